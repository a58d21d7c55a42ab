/* SPDX-License-Identifier: Apache-2.0 */
/* Prints a program as data: a table for each of its parts, and the program that points to them. */
#include "print/printing.h"
#include "program/building.h"
#include <inttypes.h>
#include <string.h>

enum { LINE_COLUMNS = 125 };

typedef struct printed_data {
  crd_text *out;
  const crd_program *program;
  crd_string name;
  table_names names;
  crd_text members;
} printed_data;

static void add_table_member(printed_data *d, const char *key, size_t count, const char *count_key) {
  crd_text_printf(&d->members, "    .%s = %.*s_%s,\n", key, TEXT(d->name), key);
  if (count_key) crd_text_printf(&d->members, "    .%s = %zu,\n", count_key, count);
}

/* Adds a table item, on the current line if there is room. */
static void add_item(crd_text *out, size_t *column, crd_string item) {
  const bool fits = *column && *column + item.size + 2 <= LINE_COLUMNS;
  crd_text_printf(out, "%s%.*s,", fits ? " " : "\n    ", TEXT(item));
  *column = (fits ? *column + 1 : 4) + item.size + 1;
}

/* ---- tables ---- */

static void add_code_table(printed_data *d) {
  static const char *const names[] = {
#define NAME(name, word, uses) #name,
      CRD_OPS(NAME)
#undef NAME
  };
  size_t column = 0;
  crd_text_printf(d->out, "static const crd_instruction %.*s_code[] = {", TEXT(d->name));
  for (uint32_t i = 0; i < d->program->length; i++) {
    const crd_instruction *at = &d->program->code[i];
    crd_string item = crd_arena_printf(d->out->arena, "{CRD_OP_%s, %u, %u, %u, %u, %u, %u, %" PRIu32 "}",
                                       names[at->operation], at->n, at->cost, at->result, at->a, at->b, at->x, at->to);
    add_item(d->out, &column, item);
  }
  crd_text_add(d->out, CRD_STRING("\n};\n"));
  add_table_member(d, "code", d->program->length, "length");
}

static void add_constant_table(printed_data *d) {
  const crd_program *program = d->program;
  if (!program->constant_count) return;
  crd_text items = {.arena = d->out->arena};
  for (unsigned i = 0; i < program->constant_count; i++) {
    crd_string number = crd_arena_printf(d->out->arena, "%u", i);
    crd_string initial = crdc_print_initializer(&d->names, program->constants[i], number);
    crd_text_printf(&items, "    %.*s,\n", TEXT(initial));
  }
  crd_text_printf(d->out, "static const crd_cel_value %.*s_constants[] = {\n%.*s};\n", TEXT(d->name),
                  TEXT(crd_text_string(&items)));
  add_table_member(d, "constants", program->constant_count, "constant_count");
}

static void add_name_table(printed_data *d) {
  const crd_program *program = d->program;
  if (!program->name_count) return;
  size_t column = 0;
  crd_text_printf(d->out, "static const crd_string %.*s_names[] = {", TEXT(d->name));
  for (unsigned i = 0; i < program->name_count; i++) {
    crd_string literal = crdc_print_literal(d->out->arena, program->names[i]);
    add_item(d->out, &column, crd_arena_printf(d->out->arena, "CRD_STRING_INIT(%.*s)", TEXT(literal)));
  }
  crd_text_printf(d->out, "\n};\nstatic const uint16_t %.*s_fields[] = {", TEXT(d->name));
  column = 0;
  for (unsigned i = 0; i < program->name_count; i++)
    add_item(d->out, &column, crd_arena_printf(d->out->arena, "%u", program->fields[i]));
  crd_text_add(d->out, CRD_STRING("\n};\n"));
  add_table_member(d, "names", program->name_count, "name_count");
  add_table_member(d, "fields", 0, NULL);
}

static void add_function_table(printed_data *d) {
  const crd_program *program = d->program;
  if (!program->function_count) return;
  crd_text_printf(d->out, "static crd_cel_function *const %.*s_functions[] = {", TEXT(d->name));
  for (unsigned i = 0; i < program->function_count; i++)
    crd_text_printf(d->out, "%scrd_cel_fn_%s", i ? ", " : "", crdc_program_function_name(program->functions[i]));
  crd_text_add(d->out, CRD_STRING("};\n"));
  add_table_member(d, "functions", program->function_count, "function_count");
}

static void add_pattern_table(printed_data *d) {
  const crd_program *program = d->program;
  if (!program->pattern_count) return;
  crd_text items = {.arena = d->out->arena}, sizes = {.arena = d->out->arena};
  for (unsigned i = 0; i < program->pattern_count; i++) {
    crd_string name = crdc_print_pattern(&d->names, program->patterns[i], i);
    crd_text_printf(&items, "%s&%.*s", i ? ", " : "", TEXT(name));
    crd_text_printf(&sizes, "%s%" PRIu32, i ? ", " : "", program->pattern_sizes[i]);
  }
  crd_text_printf(d->out, "static const crd_pattern *const %.*s_patterns[] = {%.*s};\n", TEXT(d->name),
                  TEXT(crd_text_string(&items)));
  crd_text_printf(d->out, "static const uint32_t %.*s_pattern_sizes[] = {%.*s};\n", TEXT(d->name),
                  TEXT(crd_text_string(&sizes)));
  add_table_member(d, "patterns", program->pattern_count, "pattern_count");
  add_table_member(d, "pattern_sizes", 0, NULL);
}

static void add_flag_table(printed_data *d) {
  const crd_program *program = d->program;
  if (!program->flag_count) return;
  crd_text_printf(d->out, "static const bool %.*s_flags[] = {", TEXT(d->name));
  for (unsigned i = 0; i < program->flag_count; i++) crd_text_printf(d->out, "%s%d", i ? ", " : "", program->flags[i]);
  crd_text_add(d->out, CRD_STRING("};\n"));
  add_table_member(d, "flags", program->flag_count, "flag_count");
}

/* Adds the table of gates, settings or queries, whose items were printed. */
static void add_declared_table(printed_data *d, const char *type, const char *key, const crd_text *items, size_t count) {
  if (!count) return;
  crd_text_printf(d->out, "static const %s %.*s_%s[] = {%.*s};\n", type, TEXT(d->name), key, TEXT(crd_text_string(items)));
  const char *singular = crd_arena_printf(d->out->arena, "%s_count", type + strlen("crd_")).data;
  add_table_member(d, key, count, strcmp(type, "crd_state_query") == 0 ? "query_count" : singular);
}

static void add_declarations(printed_data *d) {
  const crd_program *program = d->program;
  crd_text gates = {.arena = d->out->arena}, settings = gates, queries = gates;
  for (unsigned i = 0; i < program->gate_count; i++) {
    crd_string gate = crdc_print_gate(&d->names, &program->gates[i]);
    crd_text_printf(&gates, "%s%.*s", i ? ", " : "", TEXT(gate));
  }
  for (unsigned i = 0; i < program->setting_count; i++) {
    crd_string setting = crdc_print_setting(&d->names, &program->settings[i], i);
    crd_text_printf(&settings, "%s%.*s", i ? ", " : "", TEXT(setting));
  }
  for (unsigned i = 0; i < program->query_count; i++) {
    crd_string query = crdc_print_query(&d->names, &program->queries[i]);
    crd_text_printf(&queries, "%s%.*s", i ? ", " : "", TEXT(query));
  }
  add_declared_table(d, "crd_gate", "gates", &gates, program->gate_count);
  add_declared_table(d, "crd_setting", "settings", &settings, program->setting_count);
  add_declared_table(d, "crd_state_query", "queries", &queries, program->query_count);
}

/* ---- the program ---- */

/* Whether the program has nothing that only other layers use, so that less is linked. */
static bool is_of_schema(const crd_program *program) {
  for (uint32_t i = 0; i < program->length; i++)
    if (program->code[i].operation == CRD_OP_BEYOND) return false;
  return !program->gate_count && !program->setting_count && !program->query_count;
}

void crdc_print_program(crd_text *out, const crd_program *program, crd_string name) {
  name = crd_arena_printf(out->arena, "%.*s_program", TEXT(name));
  printed_data d = {out, program, name, {out->arena, out, name}, {.arena = out->arena}};
  add_code_table(&d);
  add_constant_table(&d);
  add_name_table(&d);
  add_function_table(&d);
  add_pattern_table(&d);
  add_flag_table(&d);
  add_declarations(&d);
  crd_text_printf(out, "static const crd_program %.*s = {\n    .run = %s,\n%.*s", TEXT(name),
                  is_of_schema(program) ? "crd_rule_run" : "crd_program_run", TEXT(crd_text_string(&d.members)));
  crd_text_printf(out, "    .registers = %u,\n", program->registers);
  if (program->loops) crd_text_printf(out, "    .loops = %u,\n", program->loops);
  if (program->slots) crd_text_printf(out, "    .slots = %u,\n", program->slots);
  crd_text_add(out, CRD_STRING("};\n\n"));
}
