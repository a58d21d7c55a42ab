/* SPDX-License-Identifier: Apache-2.0 */
/* Lowers checked CEL to programs (crd/generated/program.h). */
#pragma once

#include "base/diagnostic.h"
#include "cel/count.h"
#include "cel/rule.h"
#include "cel/scope.h"
#include <crd/generated/program.h>

/* The calls that occur more than once in the rules of a node; the rules share their values. */

typedef struct shared_calls shared_calls;

/* Makes an empty set; adds the calls of one more rule of the node. Add all rules before the first one is lowered. */
shared_calls *crdc_shared_calls_create(crd_arena *arena);
void crdc_shared_calls_add(shared_calls *calls, const compiled_rule *compiled);
/* How many values are shared. */
uint16_t crdc_shared_calls_slots(const shared_calls *calls);

/* Which fields of an instruction an operation uses: its row in CRD_OPS. */
static inline uint32_t program_uses(unsigned operation) {
  static const uint32_t uses[] = {
#define USES(name, word, uses) uses,
      CRD_OPS(USES)
#undef USES
  };
  return uses[operation];
}

/* A variable with a constant value. */
typedef struct program_binding {
  crd_string name;
  crd_cel_value value;
} program_binding;

/* The type that an expression must have; a value of another type is an error, as for its caller. */
typedef enum program_result {
  PROGRAM_VALUE, /* anything */
  PROGRAM_TRUTH, /* a bool */
  PROGRAM_TEXT   /* a string */
} program_result;

/* How an expression is lowered; zero members are defaults. */
typedef struct program_request {
  const cel_ast *ast; /* checked and planned */
  program_result result;
  rule_scope *scope; /* of an expression of a rule set, which sees the first `visible` names; else NULL */
  size_t visible;
  crd_old_self old_self;
  const shared_calls *shared; /* of the node's rules; NULL: no calls are shared */
  uint16_t slots;             /* of the shared calls */
  bool unfolded;              /* constants cost what they cost in cel-go without OptOptimize */
  const program_binding *bindings;
  size_t binding_count;
  const count_function *counted; /* the counters that it updates; NULL: none */
  location location;             /* for diagnostics */
} program_request;

/* Lowers an expression. The program and all that it points to are in the arena, except for the names of known fields, which
 * the schema owns; it does not need the expression any more. `scratch` is for temporary data. NULL with a diagnostic if the
 * program is too large or has a pattern that does not compile. */
const crd_program *crdc_program_lower(crd_arena *arena, crd_arena *scratch, const program_request *request,
                                      diagnostics *diagnostics);

/* Prints programs for people: one line for each instruction, in the words of CRD_OPS. */

/* Appends the program, with `indent` before each line. */
void crdc_program_print(crd_text *out, const crd_program *program, const char *indent);
