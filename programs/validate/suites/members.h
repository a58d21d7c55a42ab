/* SPDX-License-Identifier: Apache-2.0 */
/* Members of the maps of suites: which are allowed, and their types. */
#pragma once

#include "suite.h"
#include <crd/value.h>

/* A member and the types that it allows. Null counts as absent. */
typedef struct suite_member {
  const char *name;
  unsigned kinds; /* bits of SUITE_IS */
} suite_member;

#define SUITE_IS(kind) (1u << (kind))
#define SUITE_IS_TEXT SUITE_IS(CRD_STRING_VALUE)
#define SUITE_IS_LIST SUITE_IS(CRD_LIST)
#define SUITE_IS_MAP SUITE_IS(CRD_MAP)
#define SUITE_IS_BOOL SUITE_IS(CRD_BOOL)
#define SUITE_IS_NUMBER (SUITE_IS(CRD_INT) | SUITE_IS(CRD_DOUBLE))

/* A suite that is being parsed. */
typedef struct suite_reading {
  crd_arena *arena;
  suite *suite;
  crd_string *error;
  bool strict; /* an unknown member is an error; else it is a note */
} suite_reading;

/* Reports an error at an offset of the text or at CRD_NO_OFFSET; returns false. */
bool suite_refuse(const suite_reading *reading, uint32_t offset, crd_string what);
/* Adds a note at a place. */
void suite_note(const suite_reading *reading, uint32_t offset, crd_string what);

/* Checks the members of a map; false with the error. */
bool suite_members_check(const suite_reading *reading, const crd_value *map, const suite_member *known, size_t count);

/* A list with items, or NULL. */
const crd_value *suite_list(const crd_value *map, const char *name);
/* A member that is not null, or NULL. */
const crd_value *suite_value(const crd_value *map, const char *name);

/* A cache of files that several suites use, such as CRDs: each is read once, and dropped when no running suite needs it and
 * others were needed since. For several threads. */

typedef struct suite_files suite_files;

typedef struct suite_file {
  const char *path;
  crd_string text;
  struct suite_folder *folder;
  bool parsed;
  const crd_value **roots; /* of its documents */
  size_t root_count;
} suite_file;

/* A folder with everything below it, or one file. */
typedef struct suite_folder {
  const char *path;
  suite_file *files; /* sorted by name */
  size_t count;
} suite_folder;

suite_files *suite_files_create(void);
void suite_files_destroy(suite_files *files);

/* The folder or file of that path, valid until it is dropped; without files if it cannot be read. */
suite_folder *suite_files_take(suite_files *files, const char *path);
void suite_files_drop(suite_files *files, suite_folder *folder);

/* Sets file->roots to the documents of a file that are valid YAML. */
void suite_files_parse(suite_file *file);

/* Parses the project's own form, whose root is a map. */
bool suite_read_own(const suite_reading *reading, const crd_value *root);

/* Whether a file's name or one of its folders says that its objects are valid or invalid. */
typedef enum suite_word { SUITE_SAYS_NOTHING, SUITE_SAYS_VALID, SUITE_SAYS_INVALID } suite_word;
suite_word suite_word_of(const char *file);
/* Reads examples: the documents of the text. */
bool suite_read_examples(const suite_reading *reading, bool *is_suite);
