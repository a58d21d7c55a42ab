/* SPDX-License-Identifier: Apache-2.0 */
/* Flux's substitution: its controller replaces ${NAME}, ${NAME:=default} and ${NAME:-default} in the texts of objects when
 * it applies them. $${NAME} is a literal ${NAME}. */
#pragma once

#include "options/options.h"
#include <crd/value.h>

typedef struct substitution substitution;

/* Reads the files of --substitute: lines NAME=VALUE, a YAML map, or a ConfigMap or Secret with such a map. `made` is NULL if
 * there are none. False after a message. Free it with substitution_destroy. */
bool substitution_read(const substitution_options *options, substitution **made);
void substitution_destroy(substitution *substitution); /* may be NULL */

/* Whether a text contains a variable. */
bool substitution_is_open(crd_string text);

/* Replaces variables in an object in place. A variable without value and default stays, and so does an object that disables
 * the substitution. False if nothing was replaced. */
bool substitution_apply(const substitution *substitution, crd_arena *arena, crd_value *object);
