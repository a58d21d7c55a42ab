/* SPDX-License-Identifier: Apache-2.0 */
/* Completion of an expression that is being typed. */
#pragma once

#include "cel/text/ast.h"

typedef struct cel_completions {
  crd_arena *arena;
  const char **names;
  size_t count, capacity;
} cel_completions;

/* Appends the names that complete the last word of the text, sorted and without duplicates. After a dot these are the fields
 * of the operand, its member functions and macros; elsewhere variables and functions. */
void crdc_cel_complete(cel_completions *completions, crd_string text, const cel_environment *environment);
