/* SPDX-License-Identifier: Apache-2.0 */
/* Where kubeconform looks for schemas (-schema-location): a template of paths, or a folder in the layout of its own schemas.
 */
#pragma once

#include <crd/arena.h>
#include <stdbool.h>

typedef struct kubeconform_place_rules {
  const char *kubernetes; /* -kubernetes-version; NULL: not given */
  bool strict;
} kubeconform_place_rules;

/* The template for a place: complete, with what stays the same for all kinds put in. False with what is wrong, to which the
 * place is added. */
bool kubeconform_place_read(crd_arena *arena, const kubeconform_place_rules *rules, const char *place, const char **template,
                            const char **wrong);
