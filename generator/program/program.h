/* SPDX-License-Identifier: Apache-2.0 */
/* From checked CEL to programs (crd/generated/program.h): the one lowering. */
#ifndef CRDC_PROGRAM_H
#define CRDC_PROGRAM_H

#include "base/diagnostic.h"
#include "cel/ast.h"
#include "cel/count.h"
#include <crd/generated/program.h>

/* The calls that stand more than once in the rules of a node, whose values the rules share (shared.c). */
typedef struct shared_calls shared_calls;

/* None yet; and the calls of a further rule of the node. All are added before the first is lowered. */
shared_calls *crdc_program_shared_create(crd_arena *arena);
void crdc_program_shared_add(shared_calls *calls, const cel_ast *ast);

/* A variable that is a constant. */
typedef struct program_binding {
  crd_string name;
  crd_cel_value value;
} program_binding;

typedef enum program_result {
  PROGRAM_VALUE,
  PROGRAM_TRUTH, /* a bool */
  PROGRAM_TEXT   /* a string */
} program_result;

/* How an expression is lowered; what is zero is the usual. */
typedef struct program_request {
  const cel_ast *ast; /* checked and planned */
  program_result result;
  crd_old_self old_self;
  bool unfolded; /* constants cost as cel-go counts them without OptOptimize */
  const program_binding *bindings;
  size_t binding_count;
  const shared_calls *shared;    /* what the rules of the node share; NULL: nothing */
  const count_function *counted; /* what it counts; NULL: nothing */
  location location;             /* of diagnostics */
} program_request;

/* The program, in the arena, as is all that it points to: it needs nothing of the expression. What is needed on the way is
 * in `scratch`. NULL with a diagnostic where it is too large, or has a pattern that does not compile. */
const crd_program *crdc_program_lower(crd_arena *arena, crd_arena *scratch, const program_request *request,
                                      diagnostics *diagnostics);

#endif
