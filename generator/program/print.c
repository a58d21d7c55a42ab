/* SPDX-License-Identifier: Apache-2.0 */
/* Prints an instruction as its word and its operands; constants are printed as in CEL. */
#include "program/building.h"

#include <inttypes.h>

typedef struct op_row {
  const char *word;
  uint32_t uses;
} op_row;

static const op_row op_rows[] = {
#define OP_ROW(name, word, uses) {word, uses},
    CRD_OPS(OP_ROW)
#undef OP_ROW
};

/* ---- constants ---- */

static void print_constant(crd_text *out, const crd_cel_value *value) {
  switch ((crd_cel_kind)value->kind) {
  case CRD_CEL_NULL:
    crd_text_add(out, CRD_STRING("null"));
    break;
  case CRD_CEL_BOOL:
    crd_text_add(out, value->as.boolean ? CRD_STRING("true") : CRD_STRING("false"));
    break;
  case CRD_CEL_INT:
    crd_text_printf(out, "%" PRId64, value->as.integer);
    break;
  case CRD_CEL_UINT:
    crd_text_printf(out, "%" PRIu64 "u", value->as.unsigned_integer);
    break;
  case CRD_CEL_DOUBLE:
    crd_text_add_double(out, value->as.number);
    break;
  case CRD_CEL_STRING:
    crd_json_write_string(out, value->as.text, CRD_JSON_COMPACT);
    break;
  case CRD_CEL_LIST:
    crd_text_add_char(out, '[');
    for (size_t i = 0; i < value->as.list->count; i++) {
      if (i) crd_text_add(out, CRD_STRING(", "));
      print_constant(out, &value->as.list->items[i]);
    }
    crd_text_add_char(out, ']');
    break;
  case CRD_CEL_MAP:
    crd_text_add_char(out, '{');
    for (size_t i = 0; i < value->as.map->count; i++) {
      if (i) crd_text_add(out, CRD_STRING(", "));
      print_constant(out, &value->as.map->items[i].key);
      crd_text_add(out, CRD_STRING(": "));
      print_constant(out, &value->as.map->items[i].value);
    }
    crd_text_add_char(out, '}');
    break;
  default: /* times, addresses and the like have no literals */
    crd_text_printf(out, "(a constant of kind %u)", value->kind);
  }
}

/* ---- instructions ---- */

static void print_operand(crd_text *out, const crd_program *program, uint16_t operand) {
  crd_text_add_char(out, ' ');
  if (operand & CRD_CONSTANT_BIT)
    print_constant(out, &program->constants[operand & ~CRD_CONSTANT_BIT]);
  else
    crd_text_printf(out, "r%u", operand);
}

static void print_names(crd_text *out, const crd_program *program, size_t first, size_t count) {
  for (size_t i = 0; i < count; i++) crd_text_printf(out, " .%.*s", CRD_PRINT(program->names[first + i]));
}

/* Prints the object that operand `x` names. */
static void print_entry(crd_text *out, const crd_program *program, const crd_instruction *at, uint32_t uses) {
  if (uses & CRD_USES_NAME) print_names(out, program, at->x, 1);
  if (uses & CRD_USES_NAMES) print_names(out, program, at->x, at->b);
  if (uses & CRD_USES_FUNCTION) crd_text_printf(out, " %s", crdc_program_function_name(program->functions[at->x]));
  if (uses & CRD_USES_TEST) crd_text_printf(out, " by %s", crdc_program_function_name(program->functions[at->b]));
  if (uses & CRD_USES_PATTERN) {
    crd_text_add_char(out, ' ');
    crd_json_write_string(out, program->patterns[at->x]->source, CRD_JSON_COMPACT);
  }
  if (uses & CRD_USES_LOOP) crd_text_printf(out, " loop %u", at->x);
  if (uses & CRD_USES_SAVED) crd_text_printf(out, " error in r%u", at->x);
  if (uses & CRD_USES_VARIABLE) crd_text_printf(out, " variable %u", at->x);
  if (uses & CRD_USES_GATE) crd_text_printf(out, " %.*s", CRD_PRINT(program->gates[at->x].name));
  if (uses & CRD_USES_SETTING) crd_text_printf(out, " %.*s", CRD_PRINT(program->settings[at->x].name));
}

static void print_instruction(crd_text *out, const crd_program *program, const crd_instruction *at) {
  const uint32_t uses = op_rows[at->operation].uses;
  if (uses & CRD_USES_RESULT) crd_text_printf(out, "r%u = ", at->result);
  crd_text_add(out, crd_string_of(op_rows[at->operation].word));
  if (at->n) crd_text_printf(out, "/%u", at->n);
  if (uses & CRD_USES_A) print_operand(out, program, at->a);
  if (uses & CRD_USES_B) print_operand(out, program, at->b);
  if (uses & CRD_USES_RUN && at->b) crd_text_printf(out, " r%u to r%u", at->a, at->a + at->b - 1u);
  print_entry(out, program, at, uses);
  if (uses & CRD_USES_AMOUNT) crd_text_printf(out, " %" PRIu32, at->to);
  if (uses & CRD_USES_TARGET) crd_text_printf(out, " to %" PRIu32, at->to);
  if (at->cost) crd_text_printf(out, ", cost %u", at->cost);
  if (uses & CRD_USES_EDGE) crd_text_printf(out, ", error: %" PRIu32, at->to);
}

void crdc_program_print(crd_text *out, const crd_program *program, const char *indent) {
  for (uint32_t i = 0; i < program->length; i++) {
    crd_text_printf(out, "%s%-3" PRIu32 " ", indent, i);
    print_instruction(out, program, &program->code[i]);
    crd_text_add_char(out, '\n');
  }
}
