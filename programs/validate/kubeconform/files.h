/* SPDX-License-Identifier: Apache-2.0 */
/* The files that kubeconform would look at, where patterns leave some out (-ignore-filename-pattern). */
#ifndef VALIDATE_KUBECONFORM_FILES_H
#define VALIDATE_KUBECONFORM_FILES_H

#include "cli/flags.h"
#include <crd/arena.h>

typedef struct kubeconform_files {
  crd_arena *arena;
  const flag_texts *patterns; /* regular expressions in Go's syntax */
  const char **items;
  size_t count, room;
} kubeconform_files;

/* Finds them among files and folders; without patterns those are all there is to it. What cannot be looked at is among them:
 * who reads it says so. NULL, or what is wrong with a pattern. */
const char *kubeconform_files_find(kubeconform_files *files, char **given, size_t count);

#endif
