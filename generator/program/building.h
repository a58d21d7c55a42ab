/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the files of the lowering: the program being built, its registers and labels, and the stack of nodes above the
 * current one.
 *
 * The layers, from the bottom: emit.c makes instructions; errors.c computes the cost of an error and where it goes;
 * access.c, calls.c and loops.c lower kinds of nodes; nodes.c lowers any node. */
#pragma once

#include "cel/plan.h"
#include "program/program.h"
#include <crd/generated/cel_functions.h>

/* A lowered value: a register or a constant. */
typedef struct program_operand {
  uint16_t at;   /* with CRD_CONSTANT_BIT a constant */
  bool is_bool;  /* known to be a bool, unless it is an error */
  bool may_fail; /* may be an error of kind CRD_CEL_FAILED (an isolated bool, a variable of a macro) */
} program_operand;

/* A node that is being lowered, and its parents. Of an operator or call also the operands that were lowered already. */
typedef struct program_frame {
  const cel_node *node;
  struct program_frame *outer;
  const program_operand *parts;
  size_t part_count;
  size_t variables; /* how many variables it sees; macros inside it may reuse their names */
} program_frame;

/* The target of a jump; it becomes an instruction number when it is placed. */
typedef uint32_t label;

/* Where an error goes. */
typedef struct program_handler {
  label label;
  bool used;
  const program_frame *frame; /* the node that absorbs the error */
} program_handler;

typedef struct program_variable {
  crd_string name;
  program_operand value;
} program_variable;

typedef struct program_name {
  crd_string text; /* of a known field: the schema's text */
  uint16_t field;  /* index in crd_program.fields */
} program_name;

/* A sequence of instructions: the expression itself, or what follows an error whose cost must be charged. */
typedef struct chunk {
  crd_instruction *items;
  size_t count, capacity;
} chunk;

typedef struct label_place {
  uint32_t chunk, at;
  bool placed;
} label_place;

typedef struct building building;

/* Functions of upper layers that lower ones call, because expressions contain expressions. */
typedef struct building_above {
  program_operand (*lower)(building *b, const cel_node *node); /* crdc_program_node */
  label (*edge)(building *b);                                  /* crdc_program_edge */
} building_above;

struct building {
  crd_arena *arena, *scratch; /* of the program; of temporary data */
  const building_above *above;
  const program_request *request;
  const cel_ast *ast;
  diagnostics *diagnostics;
  bool failed; /* a diagnostic was added */
  /* The output. */
  chunk **chunks; /* pointers, because the current one must not move */
  size_t chunk_count, chunk_capacity;
  uint32_t current;
  label_place *labels;
  size_t label_count, label_capacity;
  crd_cel_value *constants;
  program_name *names;
  crd_cel_function **functions;
  const crd_pattern **patterns;
  uint32_t *pattern_sizes;
  bool *flags;
  crd_gate *gates;
  crd_setting *settings;
  crd_state_query *queries;
  size_t gate_count, gate_capacity, setting_count, setting_capacity, query_count, query_capacity;
  size_t constant_count, constant_capacity, name_count, name_capacity, function_count, function_capacity, pattern_count,
      pattern_capacity, flag_count, flag_capacity;
  size_t next_register, registers, loops;
  uint64_t cost; /* of the code lowered so far, for the next instruction */
  /* The current position. */
  program_handler *handler;
  program_frame *frame;
  unsigned after_left; /* nodes that can be evaluated after the current error (errors.c) */
  bool in_after;
  program_variable *variables;
  size_t variable_count, variable_capacity, global_count; /* the first ones are the expression's, the others those of
                                                           * macros */
  size_t variable_base;                                   /* variables below this index are not visible */
  rule_scope *scope; /* of the current expression: a let's own scope while its expression is inlined; NULL: it is of no rule
                      * set */
  size_t visible;    /* how many of its names are visible */
};

/* ---- instructions (emit.c) ---- */

/* Adds an instruction, with the cost so far; the `to` of a jump is a label. */
void crdc_program_emit(building *b, crd_instruction instruction);
/* Adds an instruction that can fail: `to` becomes the edge, with the cost of the error. */
void crdc_program_emit_fallible(building *b, crd_instruction instruction);
/* Does the same for an instruction with a result, and returns it in a new register. */
program_operand crdc_program_value(building *b, crd_instruction instruction);
program_operand crdc_program_fallible(building *b, crd_instruction instruction);

label crdc_program_label(building *b);
/* Places the label at the next instruction; the cost so far belongs to the code before it. */
void crdc_program_place(building *b, label label);
void crdc_program_jump(building *b, crd_op operation, program_operand value, label to);

/* Allocates the next register, in stack order. */
uint16_t crdc_program_register(building *b);
program_operand crdc_program_constant(building *b, crd_cel_value value);
/* Moves a value into an existing register. */
void crdc_program_move(building *b, uint16_t to, program_operand value);
/* Adds a loop, a name, a function. */
uint16_t crdc_program_loop(building *b);
uint16_t crdc_program_name(building *b, crd_string name, uint16_t field);
uint16_t crdc_program_function(building *b, crd_cel_function *function);
/* Adds a pattern with its automaton; a pattern that does not compile is refused. */
uint16_t crdc_program_pattern(building *b, crd_string source);
uint16_t crdc_program_gate(building *b, const crd_gate *gate);
uint16_t crdc_program_setting(building *b, const crd_setting *setting);
uint16_t crdc_program_query(building *b, const crd_state_query *query);
/* Adds the flags of entries; returns CRD_NO_FLAGS where none is set. */
uint16_t crdc_program_flags(building *b, const bool *flags, size_t count);

/* Reports an expression that cannot be lowered; only the first report counts. */
program_operand crdc_program_refuse(building *b, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Starts a chunk; the second function returns to the one before. Costs do not move between chunks. */
uint32_t crdc_program_begin_chunk(building *b, uint64_t *cost);
void crdc_program_end_chunk(building *b, uint32_t outer, uint64_t cost);

/* The program that was built. */
const crd_program *crdc_program_finish(building *b);

program_variable *crdc_program_find_variable(building *b, crd_string name);
void crdc_program_push_variable(building *b, crd_string name, program_operand value);

/* ---- errors (errors.c) ---- */

/* The label to which errors of the current node go. */
label crdc_program_edge(building *b);
/* A bool whose errors do not leave the node. */
program_operand crdc_program_isolated(building *b, const cel_node *node);
/* Emits the checks that make sure that a value is a bool: an error or another type goes to the edge. Returns the bool. */
program_operand crdc_program_as_bool(building *b, program_operand value);

/* ---- coverage (count.c): nothing is emitted where nothing is counted ---- */

/* Counts a point: before a value is known, and after; a macro's range. */
void crdc_program_hit(building *b, count_kind kind, const cel_node *node);
void crdc_program_hit_truth(building *b, count_kind kind, const cel_node *node, program_operand value);
void crdc_program_hit_range(building *b, const cel_node *node, uint16_t loop);
/* Whether the node is the ?: that a rule with `when` becomes, whose first branch is the result. The second function counts
 * that result, before it is known (NULL) and after. */
bool crdc_program_hits_result(const building *b, const cel_node *node);
void crdc_program_hit_result(building *b, const program_operand *value);

/* ---- calls that rules share (shared.c): the slot of the value; -1: it is not shared ---- */

int crdc_program_slot_of_call(building *b, const cel_node *node);
/* Does the same for a test whether a call would succeed: it shares the slot of that call. */
int crdc_program_slot_of_test(building *b, const cel_node *node);

/* ---- nodes ---- */

program_operand crdc_program_node(building *b, const cel_node *node);
static inline program_operand lower(building *b, const cel_node *node) {
  return b->above->lower(b, node);
}
/* Lowers a node into that register, without using registers above it. */
void crdc_program_node_into(building *b, const cel_node *node, uint16_t to);
program_operand crdc_program_branch(building *b, const cel_node *node);
program_operand crdc_program_identifier(building *b, const cel_node *node);
program_operand crdc_program_select(building *b, const cel_node *node);
program_operand crdc_program_index(building *b, const cel_node *node);
program_operand crdc_program_call(building *b, const cel_node *node);
program_operand crdc_program_macro(building *b, const cel_node *node);
program_operand crdc_program_constructed(building *b, const cel_node *node);
/* The name of a select, with the field number where it is known. */
uint16_t crdc_program_field(building *b, const cel_node *select);
/* Lowers a name of a rule set (scope.c); false if it is not one. */
bool crdc_program_scoped(building *b, const cel_node *node, program_operand *out);
/* Whether a select is of an object in a rule set, where absent parts are zeros; the second function lowers it. */
bool crdc_program_is_zero(const building *b, const cel_node *select);
program_operand crdc_program_zero_select(building *b, const cel_node *node);
/* Lowers what only the layers above the CRD have (extras.c); false if the node is not such. */
bool crdc_program_extra(building *b, const cel_node *node, program_operand *out);

/* The function crd_cel_fn_NAME of the run time, or NULL. */
crd_cel_function *crdc_program_function_named(const char *name);
/* The NAME of such a function. */
const char *crdc_program_function_name(crd_cel_function *function);
