/* SPDX-License-Identifier: Apache-2.0 */
/* What a text is about, before it is read as a tree. */
#pragma once

#include <crd/arena.h>
#include <stdbool.h>

/* Reads apiVersion and kind of a JSON object where they stand in front of all that has members or items, as they do in what
 * programs write. False: they do not, or it is no JSON. */
bool crdc_peek_type(crd_arena *arena, crd_string document, crd_string *api_version, crd_string *kind);

/* The type that a request's object says it has, where no endpoint says it. */

/* Reads apiVersion and kind of a text as sigs.k8s.io/yaml unmarshals a metav1.TypeMeta: as YAML, which JSON mostly is,
 * whatever a decoder may say of it later; names in any case. Both stay empty when it cannot. */
void crdc_own_type(crd_arena *arena, crd_string text, crd_string *api_version, crd_string *kind);
