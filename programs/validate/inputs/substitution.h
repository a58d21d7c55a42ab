/* SPDX-License-Identifier: Apache-2.0 */
/* Flux's substitution: ${NAME}, ${NAME:=default} and ${NAME:-default} in the texts of objects, which its controller puts in
 * when it applies them. $${NAME} is ${NAME} as it stands. */
#pragma once

#include "options/options.h"
#include <crd/value.h>

typedef struct substitution substitution;

/* Reads the files of --substitute: lines NAME=VALUE, a map of YAML, or a ConfigMap or Secret with such a map. NULL in `made`
 * where there are none. False after a message. Ended with substitution_destroy. */
bool substitution_read(const substitution_options *options, substitution **made);
void substitution_destroy(substitution *substitution); /* NULL is fine */

/* Whether a text has something in it that is to be put in. */
bool substitution_is_open(crd_string text);

/* Puts values into an object in place; what has no value and no default stays, and so does an object that says that it is
 * not to be changed. False where nothing was put in. */
bool substitution_apply(const substitution *substitution, crd_arena *arena, crd_value *object);
