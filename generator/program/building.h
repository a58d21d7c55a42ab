/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of the lowering share: the program under way, its registers and labels, and the nodes around the one at
 * hand.
 *
 * The floors, from the ground: emit.c makes instructions, errors.c what an error costs and where it ends, access.c, calls.c
 * and loops.c lower the kinds of nodes, nodes.c a node of any kind. */
#pragma once

#include "cel/plan.h"
#include "program/program.h"
#include <crd/generated/cel_functions.h>

/* A lowered value: a register or a constant. */
typedef struct program_operand {
  uint16_t at;   /* with CRD_CONSTANT_BIT a constant */
  bool is_bool;  /* a bool for sure, */
  bool may_fail; /* or an error: of kind CRD_CEL_FAILED (an isolated bool, a variable of a macro) */
} program_operand;

/* A node that is being lowered, and those around it. Of an operator or call also the operands that are there already. */
typedef struct program_frame {
  const cel_node *node;
  struct program_frame *outer;
  const program_operand *parts;
  size_t part_count;
  size_t variables; /* that it sees: macros inside it may give their names again */
} program_frame;

/* An instruction that others jump to; its number once it is placed. */
typedef uint32_t label;

/* Where an error goes. */
typedef struct program_handler {
  label label;
  bool used;
  const program_frame *frame; /* the node that absorbs it */
} program_handler;

typedef struct program_variable {
  crd_string name;
  program_operand value;
} program_variable;

typedef struct program_name {
  crd_string text; /* of a known field the schema's */
  uint16_t field;  /* crd_program.fields */
} program_name;

/* Instructions in a row: the expression itself, and what follows each error that has to be paid for. */
typedef struct chunk {
  crd_instruction *items;
  size_t count, capacity;
} chunk;

typedef struct label_place {
  uint32_t chunk, at;
  bool placed;
} label_place;

typedef struct building building;

/* What lower files call above them: expressions stand in expressions. */
typedef struct building_above {
  program_operand (*lower)(building *b, const cel_node *node); /* crdc_program_node */
  label (*edge)(building *b);                                  /* crdc_program_edge */
} building_above;

struct building {
  crd_arena *arena, *scratch; /* of the program, of what is needed on the way */
  const building_above *above;
  const program_request *request;
  const cel_ast *ast;
  diagnostics *diagnostics;
  bool failed; /* a diagnostic was given */
  /* What is made. */
  chunk **chunks; /* of pointers, for the one at hand stays where it is */
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
  uint64_t cost; /* of what was lowered, for the next instruction */
  /* Where it is. */
  program_handler *handler;
  program_frame *frame;
  unsigned after_left; /* nodes that can be evaluated after the error at hand (errors.c) */
  bool in_after;
  program_variable *variables;
  size_t variable_count, variable_capacity, global_count; /* the first ones are the expression's, the others macros' */
  size_t variable_base;                                   /* the variables before it are not seen */
  rule_scope *scope; /* of the expression at hand: that of a let while its expression stands for it; NULL: of no rule set */
  size_t visible;    /* of its names */
};

/* ---- instructions (emit.c) ---- */

/* Adds an instruction, with the cost so far; `to` of one that jumps is a label. */
void crdc_program_emit(building *b, crd_instruction instruction);
/* One that may fail: `to` becomes the edge, with what the error costs. */
void crdc_program_emit_fallible(building *b, crd_instruction instruction);
/* The same for what gives a value, in a new register. */
program_operand crdc_program_value(building *b, crd_instruction instruction);
program_operand crdc_program_fallible(building *b, crd_instruction instruction);

label crdc_program_label(building *b);
/* The next instruction is the label's: what the cost so far is of is behind it. */
void crdc_program_place(building *b, label label);
void crdc_program_jump(building *b, crd_op operation, program_operand value, label to);

/* A register: the next one, as a stack. */
uint16_t crdc_program_register(building *b);
program_operand crdc_program_constant(building *b, crd_cel_value value);
/* Puts a value into a register that is there. */
void crdc_program_move(building *b, uint16_t to, program_operand value);
/* A loop, a name, a function: new ones. */
uint16_t crdc_program_loop(building *b);
uint16_t crdc_program_name(building *b, crd_string name, uint16_t field);
uint16_t crdc_program_function(building *b, crd_cel_function *function);
/* A pattern with its automaton; one that does not compile is refused. */
uint16_t crdc_program_pattern(building *b, crd_string source);
uint16_t crdc_program_gate(building *b, const crd_gate *gate);
uint16_t crdc_program_setting(building *b, const crd_setting *setting);
uint16_t crdc_program_query(building *b, const crd_state_query *query);
/* The flags of entries; CRD_NO_FLAGS where none is set. */
uint16_t crdc_program_flags(building *b, const bool *flags, size_t count);

/* What cannot be lowered: a diagnostic, once. */
program_operand crdc_program_refuse(building *b, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Starts a chunk, and goes on with the one before; cost does not cross. */
uint32_t crdc_program_begin_chunk(building *b, uint64_t *cost);
void crdc_program_end_chunk(building *b, uint32_t outer, uint64_t cost);

/* The program that was built. */
const crd_program *crdc_program_finish(building *b);

program_variable *crdc_program_find_variable(building *b, crd_string name);
void crdc_program_push_variable(building *b, crd_string name, program_operand value);

/* ---- errors (errors.c) ---- */

/* Where an error of the current node goes. */
label crdc_program_edge(building *b);
/* A bool whose errors stay inside. */
program_operand crdc_program_isolated(building *b, const cel_node *node);
/* The value, which is an error or a bool, as a bool that is none; any other value as one. */
program_operand crdc_program_as_bool(building *b, program_operand value);

/* ---- coverage (count.c): nothing is emitted where nothing is counted ---- */

/* Before a value is there, and after; a macro's range. */
void crdc_program_hit(building *b, count_kind kind, const cel_node *node);
void crdc_program_hit_truth(building *b, count_kind kind, const cel_node *node, program_operand value);
void crdc_program_hit_range(building *b, const cel_node *node, uint16_t loop);
/* Whether the node is the choice that a rule with `when` is, whose first branch is the result; and that, before (NULL) and
 * after. */
bool crdc_program_hits_result(const building *b, const cel_node *node);
void crdc_program_hit_result(building *b, const program_operand *value);

/* ---- calls that rules share (shared.c): the slot of the value; -1: it is not shared ---- */

int crdc_program_slot_of_call(building *b, const cel_node *node);
/* The same for a test whether a call would succeed, of the value that the call has. */
int crdc_program_slot_of_test(building *b, const cel_node *node);

/* ---- nodes ---- */

program_operand crdc_program_node(building *b, const cel_node *node);
static inline program_operand lower(building *b, const cel_node *node) {
  return b->above->lower(b, node);
}
/* A node into that register, and not above it. */
void crdc_program_node_into(building *b, const cel_node *node, uint16_t to);
program_operand crdc_program_branch(building *b, const cel_node *node);
program_operand crdc_program_identifier(building *b, const cel_node *node);
program_operand crdc_program_select(building *b, const cel_node *node);
program_operand crdc_program_index(building *b, const cel_node *node);
program_operand crdc_program_call(building *b, const cel_node *node);
program_operand crdc_program_macro(building *b, const cel_node *node);
program_operand crdc_program_constructed(building *b, const cel_node *node);
/* The name of a select, with the number of the field where that is known. */
uint16_t crdc_program_field(building *b, const cel_node *select);
/* A name of a rule set (scope.c); false: it is none. */
bool crdc_program_scoped(building *b, const cel_node *node, program_operand *out);
/* Whether a select is of an object in a rule set, where absent parts are zeros; and that. */
bool crdc_program_is_zero(const building *b, const cel_node *select);
program_operand crdc_program_zero_select(building *b, const cel_node *node);
/* What the layers beyond the CRD's see (extras.c); false: the node is none of it. */
bool crdc_program_extra(building *b, const cel_node *node, program_operand *out);

/* The function crd_cel_fn_NAME of the run time; NULL: there is none. */
crd_cel_function *crdc_program_function_named(const char *name);
/* The NAME of one. */
const char *crdc_program_function_name(crd_cel_function *function);
