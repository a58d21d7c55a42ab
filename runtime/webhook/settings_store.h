/* SPDX-License-Identifier: Apache-2.0 */
/* The gates and settings of a running webhook. A set of values never changes: a changed file makes a new set, which replaces
 * the old one; requests keep the set that they started with. */
#pragma once

#include "log/log.h"
#include <crd/types.h>
#include <stdint.h>

#define SETTINGS_ERROR 1024 /* bytes of a reason */

typedef struct settings_store settings_store;

/* The sources of values; later ones override earlier ones. Texts are borrowed. */
typedef struct settings_source {
  const crd_registry *registry;
  const char *file;   /* crd_settings_set_file; NULL: none */
  const char *values; /* the same, as a text */
  const char *gates;  /* "A=true,B=false" */
  /* A file whose whole text is a setting, if the text can be parsed as that type (crd_go_read_yaml). An unreadable file at
   * the start is no error: the setting keeps its value until the file is valid. The parsed value is cached for rules
   * (crd_settings_kept). NULL: none. */
  const char *text_file, *text_setting, *text_type;
  /* An invalid `file` at the start is no error: until it is valid no request is judged (crd_settings_store_lacks). A missing
   * file, or one that is no regular file, is an error in any case. */
  bool waits;
} settings_source;

/* Reads the files when they are quiet. NULL with the reason in `error` when a source is invalid and `waits` does
 * not apply. */
settings_store *crd_settings_store_create(const settings_source *source, const logger *log, char *error, size_t size);
void crd_settings_store_destroy(settings_store *store);

/* A reference to the current values, which the caller gives to crd_settings_release; from any thread. NULL store: NULL. */
const crd_settings *crd_settings_store_take(settings_store *store);

/* Whether the file was never valid since the start, so that nothing may be judged; `why` (may be NULL) gets the reason. From
 * any thread. */
bool crd_settings_store_lacks(settings_store *store, char *why, size_t size); /* NULL store: false */

/* The state of the file. */
typedef struct settings_state {
  bool good;                 /* it was valid when it was last read */
  int64_t loaded;            /* when the current values were read: seconds since 1970 */
  unsigned long taken, left; /* valid changes, invalid changes */
} settings_state;
settings_state crd_settings_store_state(const settings_store *store); /* from any thread */

/* Reads the files again when they have changed and are quiet (quiet_files.h); only one thread may call it. An unreadable or
 * invalid file is only logged, once per change. `now` is monotonic, in nanoseconds. */
void crd_settings_store_refresh(settings_store *store, uint64_t now);
