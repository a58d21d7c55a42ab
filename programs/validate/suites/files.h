/* SPDX-License-Identifier: Apache-2.0 */
/* Files that suites have in common, as those of CRDs: each is read once, and given up when no suite at work needs it and
 * others were needed since. For several threads. */
#ifndef VALIDATE_SUITES_FILES_H
#define VALIDATE_SUITES_FILES_H

#include <crd/value.h>

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

#endif
