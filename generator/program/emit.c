/* SPDX-License-Identifier: Apache-2.0 */
/* Instructions, labels, registers and tables of a program under construction; at the end they are joined. */
#include "cel/declarations.h"
#include "cel/policy.h"
#include "program/building.h"
#include "regex/dfa.h"
#include "schema/tree/vet.h"
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* The limits of 16-bit operands; the numbers of constants follow those of the registers. */
enum { MOST_REGISTERS = 0x7fff, MOST_ENTRIES = 0xfffe, MOST_COST = 0xffff };

program_operand crdc_program_refuse(building *b, const char *format, ...) {
  char what[256];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(what, sizeof what, format, arguments);
  va_end(arguments);
  if (!b->failed)
    crdc_diagnostics_add(b->diagnostics, SEVERITY_ERROR, b->request->location, "cannot be compiled yet: %s", what);
  b->failed = true;
  return (program_operand){.at = CRD_CONSTANT_BIT};
}

static uint16_t checked(building *b, size_t number, size_t most) {
  if (number <= most) return (uint16_t)number;
  crdc_program_refuse(b, "an expression of that size");
  return 0;
}

/* ---- instructions ---- */

static void append(building *b, crd_instruction instruction) {
  chunk *at = b->chunks[b->current];
  CRD_ARENA_PUSH(b->scratch, at->items, at->count, at->capacity, 8, instruction);
}

/* Takes as much of the cost so far as an instruction can hold. */
static uint16_t take_cost(building *b) {
  uint64_t cost = b->cost;
  b->cost = 0;
  if (cost <= MOST_COST) return (uint16_t)cost;
  assert(cost <= UINT32_MAX);
  append(b, (crd_instruction){.operation = CRD_OP_COST, .to = (uint32_t)cost});
  return 0;
}

void crdc_program_emit(building *b, crd_instruction instruction) {
  instruction.cost = take_cost(b);
  append(b, instruction);
}

void crdc_program_emit_fallible(building *b, crd_instruction instruction) {
  instruction.cost = take_cost(b);
  instruction.to = b->above->edge(b);
  append(b, instruction);
}

program_operand crdc_program_value(building *b, crd_instruction instruction) {
  instruction.result = crdc_program_register(b);
  crdc_program_emit(b, instruction);
  return (program_operand){.at = instruction.result};
}

program_operand crdc_program_fallible(building *b, crd_instruction instruction) {
  instruction.result = crdc_program_register(b);
  crdc_program_emit_fallible(b, instruction);
  return (program_operand){.at = instruction.result};
}

void crdc_program_move(building *b, uint16_t to, program_operand value) {
  if (value.at != to) crdc_program_emit(b, (crd_instruction){.operation = CRD_OP_MOVE, .result = to, .a = value.at});
}

void crdc_program_node_into(building *b, const cel_node *node, uint16_t to) {
  b->next_register = to;
  program_operand value = lower(b, node);
  b->next_register = to;
  crdc_program_register(b);
  crdc_program_move(b, to, value);
}

/* ---- labels and chunks ---- */

label crdc_program_label(building *b) {
  CRD_ARENA_ROOM(b->scratch, b->labels, b->label_count, b->label_capacity, 8);
  b->labels[b->label_count] = (label_place){0, 0, false};
  return (label)b->label_count++;
}

void crdc_program_place(building *b, label label) {
  if (b->cost) {
    uint16_t cost = take_cost(b);
    if (cost) append(b, (crd_instruction){.operation = CRD_OP_COST, .to = cost});
  }
  assert(!b->labels[label].placed);
  b->labels[label] = (label_place){b->current, (uint32_t)b->chunks[b->current]->count, true};
}

void crdc_program_jump(building *b, crd_op operation, program_operand value, label to) {
  crdc_program_emit(b, (crd_instruction){.operation = (uint8_t)operation, .a = value.at, .to = to});
}

uint32_t crdc_program_begin_chunk(building *b, uint64_t *cost) {
  uint32_t outer = b->current;
  CRD_ARENA_ROOM(b->scratch, b->chunks, b->chunk_count, b->chunk_capacity, 8);
  b->chunks[b->chunk_count] = crd_arena_zalloc(b->scratch, sizeof(chunk));
  b->current = (uint32_t)b->chunk_count++;
  *cost = b->cost;
  b->cost = 0;
  return outer;
}

void crdc_program_end_chunk(building *b, uint32_t outer, uint64_t cost) {
  assert(!b->cost);
  b->current = outer;
  b->cost = cost;
}

/* ---- registers and tables ---- */

uint16_t crdc_program_register(building *b) {
  size_t number = b->next_register++;
  if (b->next_register > b->registers) b->registers = b->next_register;
  return checked(b, number, MOST_REGISTERS);
}

uint16_t crdc_program_loop(building *b) {
  return checked(b, b->loops++, MOST_ENTRIES);
}

/* Whether a scalar equals a constant; other values are not compared. */
static bool same_constant(const crd_cel_value *a, const crd_cel_value *b) {
  if (a->kind != b->kind) return false;
  switch ((crd_cel_kind)a->kind) {
  case CRD_CEL_NULL:
    return true;
  case CRD_CEL_BOOL:
    return a->as.boolean == b->as.boolean;
  case CRD_CEL_INT:
    return a->as.integer == b->as.integer;
  case CRD_CEL_STRING:
    return crd_string_equal(a->as.text, b->as.text);
  default:
    return false;
  }
}

program_operand crdc_program_constant(building *b, crd_cel_value value) {
  size_t at = 0;
  while (at < b->constant_count && !same_constant(&b->constants[at], &value)) at++;
  if (at == b->constant_count) {
    CRD_ARENA_PUSH(b->scratch, b->constants, b->constant_count, b->constant_capacity, 8, value);
  }
  uint16_t number = checked(b, at, MOST_REGISTERS);
  return (program_operand){.at = (uint16_t)(number | CRD_CONSTANT_BIT), .is_bool = value.kind == CRD_CEL_BOOL};
}

uint16_t crdc_program_name(building *b, crd_string name, uint16_t field) {
  CRD_ARENA_PUSH(b->scratch, b->names, b->name_count, b->name_capacity, 8, (program_name){name, field});
  return checked(b, b->name_count - 1, MOST_ENTRIES);
}

/* Adds the name of a select, with the field number if the object's type is known and the name is unambiguously that of the
 * property. */
uint16_t crdc_program_field(building *b, const cel_node *select) {
  const cel_type *object = select->target->type;
  const schema *schema = object && object->kind == CEL_OBJECT ? object->schema : NULL;
  const property *found = schema && !crdc_vet_is_meta_name(select->name) ? crdc_schema_property(schema, select->name) : NULL;
  const cel_field *field = found ? crdc_cel_type_field(object, select->name) : NULL;
  const size_t number = found ? (size_t)(found - schema->properties) : CRD_NO_FIELD;
  if (!field || !crd_string_equal(field->property, select->name) || number >= CRD_NO_FIELD)
    return crdc_program_name(b, select->name, CRD_NO_FIELD);
  return crdc_program_name(b, found->name, (uint16_t)number);
}

uint16_t crdc_program_function(building *b, crd_cel_function *function) {
  CRD_ARENA_PUSH(b->scratch, b->functions, b->function_count, b->function_capacity, 8, function);
  return checked(b, b->function_count - 1, MOST_ENTRIES);
}

uint16_t crdc_program_flags(building *b, const bool *flags, size_t count) {
  bool any = false;
  for (size_t i = 0; flags && i < count; i++) any |= flags[i];
  if (!any) return CRD_NO_FLAGS;
  size_t first = b->flag_count;
  for (size_t i = 0; i < count; i++) {
    CRD_ARENA_PUSH(b->scratch, b->flags, b->flag_count, b->flag_capacity, 8, flags[i]);
  }
  return checked(b, first, MOST_ENTRIES - 1);
}

/* The automaton of a pattern; NULL if there is none or it is too large. */
static const crd_dfa *make_automaton(crd_arena *arena, crd_string pattern) {
  enum { MOST_CELLS = 4 << 10 };
  regex_dfa *made = crd_arena_zalloc(arena, sizeof *made);
  if (!crdc_regex_dfa_build(arena, pattern, made) || (size_t)made->states * made->classes > MOST_CELLS) return NULL;
  crd_dfa *dfa = crd_arena_zalloc(arena, sizeof *dfa);
  *dfa = (crd_dfa){.class_of = made->class_of,
                   .next = made->next,
                   .accept = made->accept,
                   .classes = made->classes,
                   .start = made->start,
                   .range_count = made->range_count};
  memcpy(dfa->ranges, made->ranges, sizeof dfa->ranges);
  return dfa;
}

uint16_t crdc_program_pattern(building *b, crd_string source) {
  crd_string error = {NULL, 0};
  crd_pattern *pattern = crd_arena_zalloc(b->arena, sizeof *pattern);
  if (!crd_regex_check(b->arena, source, &error)) {
    if (!b->failed)
      crdc_diagnostics_add(b->diagnostics, SEVERITY_ERROR, b->request->location, "program instantiation failed: %.*s",
                           CRD_PRINT(error));
    b->failed = true;
    return 0;
  }
  source = crd_arena_copy(b->arena, source);
  *pattern = (crd_pattern){source, make_automaton(b->arena, source), crd_pattern_search};
  size_t capacity = b->pattern_capacity;
  CRD_ARENA_ROOM(b->scratch, b->patterns, b->pattern_count, b->pattern_capacity, 8);
  if (b->pattern_capacity != capacity)
    b->pattern_sizes = crd_arena_grow(b->scratch, b->pattern_sizes, capacity * sizeof *b->pattern_sizes,
                                      b->pattern_capacity * sizeof *b->pattern_sizes);
  b->patterns[b->pattern_count] = pattern;
  b->pattern_sizes[b->pattern_count++] = (uint32_t)crd_cel_code_points(source);
  return checked(b, b->pattern_count - 1, MOST_ENTRIES);
}

uint16_t crdc_program_gate(building *b, const crd_gate *gate) {
  CRD_ARENA_ROOM(b->scratch, b->gates, b->gate_count, b->gate_capacity, 8);
  b->gates[b->gate_count] = crdc_gate_copy(b->arena, gate);
  return checked(b, b->gate_count++, MOST_ENTRIES);
}

uint16_t crdc_program_setting(building *b, const crd_setting *setting) {
  CRD_ARENA_ROOM(b->scratch, b->settings, b->setting_count, b->setting_capacity, 8);
  b->settings[b->setting_count] = crdc_setting_copy(b->arena, setting);
  return checked(b, b->setting_count++, MOST_ENTRIES);
}

uint16_t crdc_program_query(building *b, const crd_state_query *query) {
  CRD_ARENA_ROOM(b->scratch, b->queries, b->query_count, b->query_capacity, 8);
  b->queries[b->query_count] =
      (crd_state_query){crd_arena_copy(b->arena, query->group), crd_arena_copy(b->arena, query->version),
                        crd_arena_copy(b->arena, query->kind), crd_arena_copy(b->arena, query->path)};
  return checked(b, b->query_count++, MOST_ENTRIES);
}

/* ---- variables ---- */

program_variable *crdc_program_find_variable(building *b, crd_string name) {
  for (size_t i = b->variable_count; i-- > b->variable_base;)
    if (crd_string_equal(b->variables[i].name, name)) return &b->variables[i];
  return NULL;
}

void crdc_program_push_variable(building *b, crd_string name, program_operand value) {
  CRD_ARENA_PUSH(b->scratch, b->variables, b->variable_count, b->variable_capacity, 8, (program_variable){name, value});
}

/* ---- the end ---- */

/* A copy in the arena of the program. Opaque values are already there. */
static crd_cel_value copy_constant(crd_arena *arena, crd_cel_value value) {
  switch ((crd_cel_kind)value.kind) {
  case CRD_CEL_STRING:
  case CRD_CEL_BYTES:
  case CRD_CEL_TYPE:
    value.as.text = crd_arena_copy(arena, value.as.text);
    break;
  case CRD_CEL_LIST: {
    const crd_cel_list *list = value.as.list;
    crd_cel_value *items = crd_arena_alloc(arena, (list->count + 1) * sizeof *items);
    for (size_t i = 0; i < list->count; i++) items[i] = copy_constant(arena, list->items[i]);
    crd_cel_list *copy = crd_arena_zalloc(arena, sizeof *copy);
    *copy = (crd_cel_list){items, list->count, list->type};
    value.as.list = copy;
    break;
  }
  case CRD_CEL_MAP: {
    const crd_cel_map *map = value.as.map;
    crd_cel_entry *items = crd_arena_alloc(arena, (map->count + 1) * sizeof *items);
    for (size_t i = 0; i < map->count; i++)
      items[i] = (crd_cel_entry){copy_constant(arena, map->items[i].key), copy_constant(arena, map->items[i].value)};
    crd_cel_map *copy = crd_arena_zalloc(arena, sizeof *copy);
    *copy = (crd_cel_map){items, map->count, NULL};
    value.as.map = copy;
    break;
  }
  default:
    break;
  }
  return value;
}

/* Copies an array into the program's arena. */
static void *copied(building *b, const void *items, size_t size) {
  void *copy = size ? crd_arena_alloc(b->arena, size) : NULL;
  if (size) memcpy(copy, items, size);
  return copy;
}

const crd_program *crdc_program_finish(building *b) {
  if (b->failed) return NULL;
  for (size_t i = 0; i < b->constant_count; i++) b->constants[i] = copy_constant(b->arena, b->constants[i]);
  crd_string *names = crd_arena_alloc(b->arena, (b->name_count + 1) * sizeof *names);
  uint16_t *fields = crd_arena_alloc(b->arena, (b->name_count + 1) * sizeof *fields);
  for (size_t i = 0; i < b->name_count; i++)
    names[i] = b->names[i].field == CRD_NO_FIELD ? crd_arena_copy(b->arena, b->names[i].text) : b->names[i].text,
    fields[i] = b->names[i].field;
  size_t length = 0;
  uint32_t *bases = crd_arena_alloc(b->scratch, b->chunk_count * sizeof *bases);
  for (size_t i = 0; i < b->chunk_count; i++) bases[i] = (uint32_t)length, length += b->chunks[i]->count;
  crd_instruction *code = crd_arena_alloc(b->arena, length * sizeof *code), *at = code;
  for (size_t i = 0; i < b->chunk_count; at += b->chunks[i++]->count)
    if (b->chunks[i]->count) memcpy(at, b->chunks[i]->items, b->chunks[i]->count * sizeof *code);
  for (size_t i = 0; i < length; i++) {
    if (!(program_uses(code[i].operation) & (CRD_USES_TARGET | CRD_USES_EDGE))) continue;
    const label_place *place = &b->labels[code[i].to];
    assert(place->placed);
    code[i].to = bases[place->chunk] + place->at;
  }
  const size_t variables = b->ast->policy && b->ast->policy->variables ? b->ast->policy->variables->field_count : 0;
  crd_program *program = crd_arena_zalloc(b->arena, sizeof *program);
  const count_function *counted = b->request->counted;
  *program = (crd_program){.run = crd_program_run,
                           .hits = counted ? count_row_size(counted) : 0,
                           .first_hit = counted ? counted->first : 0,
                           .hits_of_when = counted && counted->when,
                           .code = code,
                           .length = (uint32_t)length,
                           .constants = copied(b, b->constants, b->constant_count * sizeof *b->constants),
                           .constant_count = (uint16_t)b->constant_count,
                           .names = names,
                           .fields = fields,
                           .name_count = (uint16_t)b->name_count,
                           .functions = copied(b, b->functions, b->function_count * sizeof *b->functions),
                           .function_count = (uint16_t)b->function_count,
                           .patterns = copied(b, b->patterns, b->pattern_count * sizeof *b->patterns),
                           .pattern_sizes = copied(b, b->pattern_sizes, b->pattern_count * sizeof *b->pattern_sizes),
                           .pattern_count = (uint16_t)b->pattern_count,
                           .flags = copied(b, b->flags, b->flag_count * sizeof *b->flags),
                           .flag_count = (uint16_t)b->flag_count,
                           .gates = copied(b, b->gates, b->gate_count * sizeof *b->gates),
                           .gate_count = (uint16_t)b->gate_count,
                           .settings = copied(b, b->settings, b->setting_count * sizeof *b->settings),
                           .setting_count = (uint16_t)b->setting_count,
                           .queries = copied(b, b->queries, b->query_count * sizeof *b->queries),
                           .query_count = (uint16_t)b->query_count,
                           .registers = (uint16_t)(b->registers ? b->registers : 1), /* at least one, because every
                                                                                      * instruction has a result */
                           .loops = (uint16_t)b->loops,
                           .slots = b->request->slots,
                           .policy_variables = (uint16_t)variables};
  assert(!crd_program_verify(b->scratch, program));
  return program;
}
