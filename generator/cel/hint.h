/* SPDX-License-Identifier: Apache-2.0 */
/* What was meant by a name that an expression does not know: words for people, beside the API server's own, which they leave
 * as they are. */
#pragma once

#include "cel/text/ast.h"

/* Only so many issues of an expression get a hint: it takes a look at all names there are. */
#define CEL_MOST_HINTS 8

/* Of a variable or a function (`call`) that is not declared; `locals` are the names of variables of comprehensions. Empty
 * where nothing is near. */
crd_string crdc_cel_hint_undeclared(crd_arena *arena, const cel_environment *environment, crd_string name, bool call,
                                    const char *const *locals, size_t local_count);
/* Of a field that the object does not have. */
crd_string crdc_cel_hint_field(crd_arena *arena, const cel_type *object, crd_string name);
