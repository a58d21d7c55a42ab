/* SPDX-License-Identifier: Apache-2.0 */
/* From checked CEL to programs (crd/generated/program.h): the one lowering. */
#pragma once

#include "base/diagnostic.h"
#include "cel/count.h"
#include "cel/rule.h"
#include "cel/scope.h"
#include <crd/generated/program.h>

/* The calls that stand more than once in the rules of a node, whose values the rules share. */

typedef struct shared_calls shared_calls;

/* None yet; and the calls of a further rule of the node. All are added before the first is lowered. */
shared_calls *crdc_shared_calls_create(crd_arena *arena);
void crdc_shared_calls_add(shared_calls *calls, const compiled_rule *compiled);
/* How many values are kept. */
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

/* A variable that is a constant. */
typedef struct program_binding {
  crd_string name;
  crd_cel_value value;
} program_binding;

/* What an expression is to give; something else is an error, as it is for who asks. */
typedef enum program_result {
  PROGRAM_VALUE, /* anything */
  PROGRAM_TRUTH, /* a bool */
  PROGRAM_TEXT   /* a string */
} program_result;

/* How an expression is lowered; what is zero is the usual. */
typedef struct program_request {
  const cel_ast *ast; /* checked and planned */
  program_result result;
  rule_scope *scope; /* of an expression of a rule set, which sees its first `visible` names; else NULL */
  size_t visible;
  crd_old_self old_self;
  const shared_calls *shared; /* of the node's rules; NULL: nothing is shared */
  uint16_t slots;             /* of what they share */
  bool unfolded;              /* constants cost as cel-go counts them without OptOptimize */
  const program_binding *bindings;
  size_t binding_count;
  const count_function *counted; /* what it counts; NULL: nothing */
  location location;             /* of diagnostics */
} program_request;

/* The program, in the arena, as is all that it points to, but for the names of known fields, which are the schema's: it
 * needs nothing of the expression. What is needed on the way is in `scratch`. NULL with a diagnostic where it is too large,
 * or has a pattern that does not compile. */
const crd_program *crdc_program_lower(crd_arena *arena, crd_arena *scratch, const program_request *request,
                                      diagnostics *diagnostics);

/* Programs as texts, for people: a line for each instruction, by the words of CRD_OPS. */

/* Adds the program, each line behind `indent`. */
void crdc_program_print(crd_text *out, const crd_program *program, const char *indent);
