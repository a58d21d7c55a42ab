/* SPDX-License-Identifier: Apache-2.0 */
/* Suggestions for misspelt names in an expression. They are for people and come beside the API server's messages, which stay
 * unchanged. */
#pragma once

#include "cel/text/ast.h"

/* Only this many issues of an expression get a hint, because a hint compares all known names. */
#define CEL_MOST_HINTS 8

/* The hint for a variable or a function (`call`) that is not declared, empty where no name is near. `locals` are the
 * variables of comprehensions. */
crd_string crdc_cel_hint_undeclared(crd_arena *arena, const cel_environment *environment, crd_string name, bool call,
                                    const char *const *locals, size_t local_count);
/* The hint for a field that the object does not have. */
crd_string crdc_cel_hint_field(crd_arena *arena, const cel_type *object, crd_string name);
