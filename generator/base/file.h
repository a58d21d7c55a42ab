/* SPDX-License-Identifier: Apache-2.0 */
/* Files and folders of the compiler. */
#ifndef CRDC_BASE_FILE_H
#define CRDC_BASE_FILE_H

#include <crd/arena.h>

/* The whole of a file, in the arena; false with errno set when it cannot be read. */
bool crdc_file_read(crd_arena *arena, const char *path, crd_string *text);

/* Writes a file so that a reader sees the old bytes or the new ones: into a temporary file beside it, then renamed. Folders
 * on the way are made. False with errno set. */
bool crdc_file_write(crd_arena *arena, const char *path, crd_string text);

/* The same of a file that is somebody's: links are followed to it and stay, and it keeps its mode, and its owner as far as
 * this process may give it. */
bool crdc_file_rewrite(crd_arena *arena, const char *path, crd_string text);

/* Makes a folder and those above it. */
bool crdc_folder_make(crd_arena *arena, const char *path);

#endif
