/* SPDX-License-Identifier: Apache-2.0 */
/* Files and folders of the compiler. */
#pragma once

#include <crd/arena.h>
#include <crd/string.h>

/* The whole of a file, in the arena; false with errno set when it cannot be read. */
bool crdc_file_read(crd_arena *arena, const char *path, crd_string *text);

/* Writes a file atomically: into a temporary file beside it, which is then renamed. Missing folders are made. False with
 * errno set. */
bool crdc_file_write(crd_arena *arena, const char *path, crd_string text);

/* Does the same for a user's file: symbolic links stay and are followed, and the file keeps its mode, and its owner where
 * this process may set it. */
bool crdc_file_rewrite(crd_arena *arena, const char *path, crd_string text);

/* Makes a folder and those above it. */
bool crdc_folder_make(crd_arena *arena, const char *path);

/* Files that are part of the program: made by embed.py and schema/embed_crds.py at build time. */

typedef struct embedded_file {
  const char *name;
  crd_string text;
} embedded_file;

/* Each array ends with an entry without a name. */
extern const embedded_file crdc_embedded_templates[];
extern const embedded_file crdc_embedded_overlays[]; /* of crds/: GROUP_PLURAL.markers.yaml */
extern const embedded_file crdc_embedded_crds[];     /* of crds/: the SHA-256 of each CRD's file, in hexadecimal */
extern const embedded_file crdc_embedded_watched[];  /* of crds/: the CRDs whose objects rules of others ask for */
