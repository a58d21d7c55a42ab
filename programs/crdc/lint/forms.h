/* SPDX-License-Identifier: Apache-2.0 */
/* What crdc lint found, in the forms that CI systems read. */
#pragma once

#include "base/diagnostic.h"
#include "schema/tree/schema.h"
#include <stdio.h>

/* All of a run. */
typedef struct lint_told {
  crd_arena *arena;
  const diagnostics *found;
  const crd_set *set;
  size_t configurations; /* of admission that were looked at */
  bool warnings_fail;
  bool undone; /* something could not be looked at */
} lint_told;

typedef struct lint_form {
  const char *name;
  void (*write)(const lint_told *told, FILE *out); /* NULL: said as it is found */
} lint_form;

/* NULL: there is none of the name. */
const lint_form *lint_form_named(const char *name);
