/* SPDX-License-Identifier: Apache-2.0 */
/* Files and folders of the compiler. */
#pragma once

#include <crd/arena.h>
#include <crd/string.h>

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

/* Files that are part of the program: made by embed.py and schema/embed_crds.py at build time. */

typedef struct embedded_file {
  const char *name;
  crd_string text;
} embedded_file;

/* All end with an entry without a name. */
extern const embedded_file crdc_embedded_templates[];
extern const embedded_file crdc_embedded_overlays[]; /* of crds/: GROUP_PLURAL.markers.yaml */
extern const embedded_file crdc_embedded_crds[];     /* of crds/: the SHA-256 of each CRD's file, in hexadecimal */
extern const embedded_file crdc_embedded_watched[];  /* of crds/: the CRDs whose objects rules of others ask for */
