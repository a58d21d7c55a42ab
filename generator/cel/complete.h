/* SPDX-License-Identifier: Apache-2.0 */
/* What the end of an expression that is being written may become. */
#pragma once

#include "cel/text/ast.h"

typedef struct cel_completions {
  crd_arena *arena;
  const char **names;
  size_t count, capacity;
} cel_completions;

/* Appends the names that the last word of the text may be the beginning of, sorted, each once: behind a dot the fields of
 * what stands before it, functions on it and macros; else variables and functions. */
void crdc_cel_complete(cel_completions *completions, crd_string text, const cel_environment *environment);
