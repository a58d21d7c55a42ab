/* SPDX-License-Identifier: Apache-2.0 */
/* From checked CEL to programs (crd/generated/program.h): the one lowering. */
#ifndef CRDC_PROGRAM_H
#define CRDC_PROGRAM_H

#include "base/diagnostic.h"
#include "cel/ast.h"
#include <crd/generated/program.h>

/* A variable that is a constant. */
typedef struct program_binding {
  crd_string name;
  crd_cel_value value;
} program_binding;

/* How an expression is lowered; what is zero is the usual. */
typedef struct program_request {
  const cel_ast *ast; /* checked and planned */
  crd_old_self old_self;
  bool unfolded; /* constants cost as cel-go counts them without OptOptimize */
  const program_binding *bindings;
  size_t binding_count;
  location location; /* of diagnostics */
} program_request;

/* The program, in the arena, as is all that it points to, but for the names of known fields, which are the schema's: it needs
 * nothing of the expression. What is needed on the way is
 * in `scratch`. NULL with a diagnostic where it is too large, or has a pattern that does not compile. */
const crd_program *crdc_program_lower(crd_arena *arena, crd_arena *scratch, const program_request *request,
                                      diagnostics *diagnostics);

#endif
