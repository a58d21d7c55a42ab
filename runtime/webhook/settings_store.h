/* SPDX-License-Identifier: Apache-2.0 */
/* The gates and settings that a running webhook judges by. A set of values never changes: a changed file makes a new one,
 * which takes the place of the old; requests that have begun keep theirs to the end. */
#pragma once

#include "log/log.h"
#include <crd/types.h>
#include <stdint.h>

#define SETTINGS_ERROR 1024 /* bytes of a reason */

typedef struct settings_store settings_store;

/* Where values come from: each over the one before it. Texts are borrowed. */
typedef struct settings_source {
  const crd_registry *registry;
  const char *file;   /* crd_settings_set_file; NULL: none */
  const char *values; /* the same, as a text */
  const char *gates;  /* "A=true,B=false" */
  /* A file whose whole text is a setting, where the text can be read as that type (crd_go_read_yaml). One that cannot be
   * read at the start is no error: the setting keeps its value until the file is good. What it is read as is kept for rules
   * (crd_settings_kept). NULL: none. */
  const char *text_file, *text_setting, *text_type;
  /* A `file` whose text is wrong at the start is waited for, and ends nothing: until it is good there are no values to judge
   * by (crd_settings_store_lacks). One that is not there, or no file, is an error all the same. */
  bool waits;
} settings_source;

/* Reads the files, when they are quiet. NULL with the reason in `error` when one of the sources is wrong, and is not waited
 * for. */
settings_store *crd_settings_store_create(const settings_source *source, const logger *log, char *error, size_t size);
void crd_settings_store_destroy(settings_store *store);

/* A reference to the values of the moment, for crd_settings_release; from any thread. NULL store: NULL. */
const crd_settings *crd_settings_store_take(settings_store *store);

/* Whether the file has not been good since the start, so that nothing may be judged; `why` (may be NULL) gets the reason.
 * From any thread. */
bool crd_settings_store_lacks(settings_store *store, char *why, size_t size); /* NULL store: false */

/* What has become of the file since the start. */
typedef struct settings_state {
  bool good;                 /* it was taken when it was last read */
  int64_t loaded;            /* when the values in force were read: seconds since 1970 */
  unsigned long taken, left; /* changes that were taken, and that were not */
} settings_state;
settings_state crd_settings_store_state(const settings_store *store); /* from any thread */

/* Reads the files again when they have changed and are quiet (quiet_files.h): one thread's business. A file that cannot be
 * read or is wrong changes nothing but the log, once for each change. `now` is of a clock that only goes on, in nanoseconds.
 */
void crd_settings_store_refresh(settings_store *store, uint64_t now);
