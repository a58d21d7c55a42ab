/* SPDX-License-Identifier: Apache-2.0 */
/* Finds out what a text is about before it is parsed. */
#pragma once

#include <crd/arena.h>
#include <stdbool.h>

/* Reads apiVersion and kind of a JSON object if they come before all lists and objects in it, as in the output of most
 * programs. False otherwise, or if it is not JSON. */
bool crdc_peek_type(crd_arena *arena, crd_string document, crd_string *api_version, crd_string *kind);

/* The type in a request's object, if no endpoint gives it. */

/* Reads apiVersion and kind of a text as sigs.k8s.io/yaml unmarshals a metav1.TypeMeta: as YAML, which includes most JSON,
 * whatever a later decoder says; names in any case. On failure both are empty. */
void crdc_own_type(crd_arena *arena, crd_string text, crd_string *api_version, crd_string *kind);
