/* SPDX-License-Identifier: Apache-2.0 */
/* Where kubeconform finds schemas (-schema-location): a path template, or a folder in the layout of its own schemas. */
#pragma once

#include <crd/arena.h>
#include <stdbool.h>

typedef struct kubeconform_place_rules {
  const char *kubernetes; /* -kubernetes-version; NULL: not given */
  bool strict;
} kubeconform_place_rules;

/* The complete template for a place, with the values that are the same for all kinds filled in. False with the error, which
 * names the place. */
bool kubeconform_place_read(crd_arena *arena, const kubeconform_place_rules *rules, const char *place, const char **template,
                            const char **wrong);
