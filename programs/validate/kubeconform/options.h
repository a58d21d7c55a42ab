/* SPDX-License-Identifier: Apache-2.0 */
/* kubeconform's command line, read as Go's flag package does: one dash or two, values behind "=" or in the next argument,
 * truths alone or behind "=", and all from the first argument that is no flag on are files. */
#ifndef VALIDATE_KUBECONFORM_OPTIONS_H
#define VALIDATE_KUBECONFORM_OPTIONS_H

#include "cli/flags.h"
#include <crd/arena.h>

typedef struct kubeconform_options {
  flag_texts locations, ignored; /* -schema-location, -ignore-filename-pattern */
  flag_texts crds, catalogs;     /* --crd and --catalog, which are our own */
  const char *kubernetes, *skip, *reject, *output, *cache;
  unsigned workers; /* -n; 0: not given */
  bool strict, ignore_missing, summary, verbose, debug, exit_on_error, skip_tls, help, version;
  char **files;
  size_t file_count;
} kubeconform_options;

/* Reads arguments, which it rewrites. What is read points into them and the arena; ended with kubeconform_options_free. */
options_result kubeconform_options_read(kubeconform_options *options, crd_arena *arena, int count, char **arguments);
void kubeconform_options_free(kubeconform_options *options);

/* Prints the flags, with what becomes of each. */
void kubeconform_options_help(const flag_help *help);

#endif
