/* SPDX-License-Identifier: Apache-2.0 */
/* The macros of the Kubernetes environment. */
#ifndef CRDC_CEL_TEXT_MACROS_H
#define CRDC_CEL_TEXT_MACROS_H

#include "cel/text/ast.h"

/* Expands the call when it is one of the macros. False when it is none. A macro that was matched but is written wrongly is
 * reported, and `*node` is an error node. `id` and `position` are the call's; `target` is NULL for a global call. */
bool crdc_cel_expand_macro(cel_ast *ast, uint32_t id, uint32_t position, crd_string name, cel_node *target,
                           cel_node **arguments, size_t count, cel_node **node);

/* The names of the macros one after the other, then NULL: each once, and not those that only a form with two variables has.
 */
const char *crdc_cel_macro_name(size_t index);

#endif
