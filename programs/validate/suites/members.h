/* SPDX-License-Identifier: Apache-2.0 */
/* Members of the maps of suites: which there are, and what they have to be. */
#pragma once

#include "suite.h"
#include <crd/value.h>

/* What a member has to be: one of some kinds of values. Null is none. */
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

/* A suite that is being read. */
typedef struct suite_reading {
  crd_arena *arena;
  suite *suite;
  crd_string *error;
  bool strict; /* a member that is not known is an error; else it is said */
} suite_reading;

/* Says what is wrong, at a place of the text or CRD_NO_OFFSET; false. */
bool suite_refuse(const suite_reading *reading, uint32_t offset, crd_string what);
/* Adds a note about a place. */
void suite_note(const suite_reading *reading, uint32_t offset, crd_string what);

/* Checks the members of a map; false with what is wrong. */
bool suite_members_check(const suite_reading *reading, const crd_value *map, const suite_member *known, size_t count);

/* A list that has items, else NULL. */
const crd_value *suite_list(const crd_value *map, const char *name);
/* A member that is not null. */
const crd_value *suite_value(const crd_value *map, const char *name);

/* Files that suites have in common, as those of CRDs: each is read once, and given up when no suite at work needs it and
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

/* A folder with all below it, or a file alone. */
typedef struct suite_folder {
  const char *path;
  suite_file *files; /* in the order of their names */
  size_t count;
} suite_folder;

suite_files *suite_files_create(void);
void suite_files_destroy(suite_files *files);

/* The folder or file of that path, which stays until it is dropped; without files where it cannot be read. */
suite_folder *suite_files_take(suite_files *files, const char *path);
void suite_files_drop(suite_files *files, suite_folder *folder);

/* Makes file->roots the documents of a file, those that are YAML. */
void suite_files_parse(suite_file *file);

/* The readers of the forms of suites, for suite_read. */

/* The project's own form, of a root that is a map. */
bool suite_read_own(const suite_reading *reading, const crd_value *root);

/* Whether a file's name or one of its folders says that its objects are valid or invalid. */
typedef enum suite_word { SUITE_SAYS_NOTHING, SUITE_SAYS_VALID, SUITE_SAYS_INVALID } suite_word;
suite_word suite_word_of(const char *file);
/* Examples: the documents of the text. */
bool suite_read_examples(const suite_reading *reading, bool *is_suite);
