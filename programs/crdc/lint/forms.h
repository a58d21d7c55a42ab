/* SPDX-License-Identifier: Apache-2.0 */
/* The results of crdc lint in the formats of CI systems. */
#pragma once

#include "base/diagnostic.h"
#include "schema/tree/schema.h"
#include <stdio.h>

/* The results of a run. */
typedef struct lint_told {
  crd_arena *arena;
  const diagnostics *found;
  const crd_set *set;
  size_t configurations; /* how many admission configurations were checked */
  bool warnings_fail;
  bool undone; /* something could not be checked */
} lint_told;

typedef struct lint_form {
  const char *name;
  void (*write)(const lint_told *told, FILE *out); /* NULL: results are printed when they are found */
} lint_form;

/* The form of that name, or NULL. */
const lint_form *lint_form_named(const char *name);
