/* SPDX-License-Identifier: Apache-2.0 */
/* The files of a catalog: those of a folder, of an archive of tar (plain, gzip or xz), or the one that is named. */
#ifndef CATALOG_FILES_H
#define CATALOG_FILES_H

#include "base/diagnostic.h"

/* Who looks through them. Files come in the order of their names, those of an archive in its own. */
typedef struct file_visitor {
  /* Whether the file is to be read. `name`: behind the folder's or archive's, with slashes; the visit's. */
  bool (*wants)(void *context, crd_string name);
  /* A file that was wanted; all of it is the visit's. False: that was enough. */
  bool (*take)(void *context, crd_string name, const char *path, crd_string text);
  void *context;
} file_visitor;

/* Visits the files *.yaml, *.yml and *.json at the path, or the one that is named. False when
 * something could not be read: that is an error in `diagnostics`. */
bool catalog_files_visit(const char *path, const file_visitor *visitor, diagnostics *diagnostics);

/* An error about the file as a whole; gives false. */
bool catalog_file_fails(diagnostics *diagnostics, const char *path, const char *why);
/* The first error of a text, for who gives the text up: its place, "FILE:LINE:COLUMN", and what is wrong, with how many
 * there are beside; in the arena. False where there is none. */
bool catalog_first_error(crd_arena *arena, const diagnostics *found, const char *path, const char **place,
                         crd_string *words);
/* A whole file; false with an error in `diagnostics`. */
bool catalog_file_read(crd_arena *arena, const char *path, crd_string *text, diagnostics *diagnostics);

#endif
