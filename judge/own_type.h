/* SPDX-License-Identifier: Apache-2.0 */
/* The type that a request's object says it has, where no endpoint says it. */
#ifndef JUDGE_OWN_TYPE_H
#define JUDGE_OWN_TYPE_H

#include <crd/arena.h>

/* Reads apiVersion and kind of a text as sigs.k8s.io/yaml unmarshals a metav1.TypeMeta: as YAML, which JSON mostly is,
 * whatever a decoder may say of it later; names in any case. Both stay empty when it cannot. */
void crdc_own_type(crd_arena *arena, crd_string text, crd_string *api_version, crd_string *kind);

#endif
