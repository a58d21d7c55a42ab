/* SPDX-License-Identifier: Apache-2.0 */
/* Instructions that call: functions of texts have native arguments, all others the run time's uniform form. Also literals of
 * lists and maps, and what only the layers above the CRD have. */
#include "cel/declarations.h"
#include "print/printing.h"
#include "program/building.h"
#include <string.h>

static operand argument(printing *p, bool second) {
  return crdc_print_operand(p, second ? instruction_of(p)->b : instruction_of(p)->a);
}

/* ---- results of functions ---- */

/* The run-time form of the result of all overloads with that function; FORM_VALUE if they differ. */
static form form_of_function(const char *name) {
  static const char letters[] = "biudsy";
  static const form forms[] = {FORM_BOOL, FORM_INT, FORM_UINT, FORM_DOUBLE, FORM_STRING, FORM_BYTES};
  size_t count, size = strlen(name);
  const cel_overload *overloads = crdc_cel_overloads_all(&count);
  const char *before_37 = strstr(name, "_before_37");
  char found = 0;
  if (before_37) size = (size_t)(before_37 - name);
  for (size_t i = 0; i < count; i++) {
    if (!overloads[i].call || strncmp(overloads[i].call, name, size) != 0 || overloads[i].call[size]) continue;
    if (found && found != overloads[i].result[0]) return FORM_VALUE;
    found = overloads[i].result[0];
  }
  const char *letter = found ? strchr(letters, found) : NULL;
  return letter ? forms[letter - letters] : FORM_VALUE;
}

/* Sets the result; a value of a known kind is stored unboxed. */
static void give_call(printing *p, const char *name, crd_string call) {
  static const char *const parts[] = {
      [FORM_BOOL] = "as.boolean",  [FORM_INT] = "as.integer", [FORM_UINT] = "as.unsigned_integer",
      [FORM_DOUBLE] = "as.number", [FORM_STRING] = "as.text", [FORM_BYTES] = "as.text",
  };
  const form form = form_of_function(name);
  if (form == FORM_VALUE) {
    crdc_print_give_fallible(p, call);
    return;
  }
  crd_string value = crdc_print_local(p, "crd_cel_value ", "v");
  crdc_print_fail_if(p, "(%.*s = %.*s).kind == CRD_CEL_FAILED", TEXT(value), TEXT(call));
  crdc_print_give_place(p, make_operand(form, crdc_print_text(p, "%.*s.%s", TEXT(value), parts[form])));
}

/* ---- texts ---- */

static void print_size(printing *p) {
  const operand value = argument(p, false);
  if (value.form == FORM_STRING || value.form == FORM_BYTES || value.form == FORM_LIST || value.form == FORM_MAP) {
    crdc_print_cost(p, 1);
    crd_string size = value.form == FORM_STRING  ? crdc_print_text(p, "crd_cel_length(%.*s)", TEXT(value.text))
                      : value.form == FORM_BYTES ? crdc_print_part(p, value.text, "size")
                                                 : crdc_print_member(p, value.text, "count");
    crdc_print_give(p, make_operand(FORM_INT, crdc_print_text(p, "(int64_t)%.*s", TEXT(size))));
  } else {
    crd_string boxed = crdc_print_boxed(p, value);
    give_call(p, "size", crdc_print_text(p, "crd_cel_fn_size(cel, (const crd_cel_value[1]){%.*s}, 1)", TEXT(boxed)));
  }
}

/* A value that is a text, or is known to be one. */
static crd_string text_of_value(printing *p, operand value) {
  return value.form == FORM_VALUE ? crdc_print_part(p, value.text, "as.text") : value.text;
}

static void print_size_at_most(printing *p) {
  crd_string text = text_of_value(p, argument(p, false)), most = argument(p, true).text;
  crdc_print_give(p, make_operand(FORM_BOOL, crdc_print_text(p, "%scrd_cel_size_at_most(%.*s, %.*s)",
                                                             instruction_of(p)->n ? "!" : "", TEXT(text), TEXT(most))));
}

static void give_tested(printing *p, const char *function, crd_string more, operand a, operand b) {
  crd_string x = crdc_print_boxed(p, a), y = crdc_print_boxed(p, b), target = crdc_print_target(p, FORM_BOOL);
  crdc_print_fail_if(p, "!crd_cel_test_%s(cel, %.*s, %.*s%.*s, &%.*s)", function, TEXT(x), TEXT(y), TEXT(more),
                     TEXT(target));
  crdc_print_reached(p, FORM_BOOL, target);
}

/* text.startsWith(part) and text.endsWith(part), which cost a scan of the part; for API servers before 1.37 a scan of the
 * text. */
static void print_affix(printing *p) {
  const crd_instruction *at = instruction_of(p);
  const operand text = argument(p, false), part = argument(p, true);
  const char *function = at->operation == CRD_OP_STARTS ? "starts_with" : "ends_with";
  if (text.form == FORM_STRING && part.form == FORM_STRING) {
    crdc_print_line(p, "cost += crd_cel_scan_cost(%.*s);", TEXT(at->n ? text.text : part.text));
    crdc_print_give(p, make_operand(FORM_BOOL, crdc_print_text(p, "crd_cel_%s(%.*s, %.*s)", function, TEXT(text.text),
                                                               TEXT(part.text))));
  } else {
    give_tested(p, function, at->n ? CRD_STRING(", true") : CRD_STRING(", false"), text, part);
  }
}

static void print_contains(printing *p) {
  const operand text = argument(p, false), part = argument(p, true);
  if (text.form == FORM_STRING && part.form == FORM_STRING)
    crdc_print_give(p, make_operand(FORM_BOOL, crdc_print_text(p, "crd_cel_contains(cel, %.*s, %.*s)", TEXT(text.text),
                                                               TEXT(part.text))));
  else
    give_tested(p, "contains", CRD_STRING(""), text, part);
}

/* matches() with a constant pattern; where it costs 1 the size of the pattern is not counted. */
static void print_matches(printing *p) {
  const crd_instruction *at = instruction_of(p);
  const printed_function *function = p->function;
  const operand text = argument(p, false);
  crd_string prefix = function->symbols ? crd_string_of(function->symbols) : function->name;
  const bool stands = function->symbols || !crdc_print_once(p, crdc_print_text(p, "pattern %u", at->x));
  const table_names names = {p->arena, stands ? NULL : &p->tables, prefix};
  crd_string pattern = crdc_print_pattern(&names, p->program->patterns[at->x], at->x);
  crd_string size = crdc_print_text(p, "%u", at->n ? 0 : p->program->pattern_sizes[at->x]);
  if (text.form == FORM_STRING) {
    if (at->n) crdc_print_cost(p, 1);
    crdc_print_give(p, make_operand(FORM_BOOL, crdc_print_text(p, "crd_cel_matches(cel, %.*s, &%.*s, %.*s)", TEXT(text.text),
                                                               TEXT(pattern), TEXT(size))));
  } else {
    crd_string boxed = crdc_print_boxed(p, text), target = crdc_print_target(p, FORM_BOOL);
    crdc_print_fail_if(p, "!crd_cel_test_matches(cel, %.*s, &%.*s, %.*s, %s, &%.*s)", TEXT(boxed), TEXT(pattern), TEXT(size),
                       at->n ? "true" : "false", TEXT(target));
    crdc_print_reached(p, FORM_BOOL, target);
  }
}

/* ---- functions ---- */

/* The values of consecutive registers as an argument; `type` is that of the array. */
static crd_string run_of(printing *p, const char *type) {
  const crd_instruction *at = instruction_of(p);
  crd_text items = {.arena = p->arena};
  if (!at->b) return CRD_STRING("NULL");
  const bool entries = strcmp(type, "crd_cel_entry") == 0;
  crd_text_printf(&items, "(const %s[%u]){", type, entries ? at->b / 2u : at->b); /* not all compilers count them
                                                                                   * correctly */
  for (uint16_t i = 0; i < at->b; i++) {
    crd_string boxed = crdc_print_boxed(p, crdc_print_register(p, (uint16_t)(at->a + i)));
    crd_text_printf(&items, "%s%s%.*s%s", i ? ", " : "", entries && i % 2 == 0 ? "{" : "", TEXT(boxed),
                    entries && i % 2 ? "}" : "");
  }
  crd_text_add_char(&items, '}');
  return crd_text_string(&items);
}

static void print_fn_call(printing *p) {
  const crd_instruction *at = instruction_of(p);
  const char *name = crdc_program_function_name(p->program->functions[at->x]);
  crd_string before = at->n ? crdc_print_local(p, "uint64_t ", "c") : (crd_string){NULL, 0};
  if (at->n) crdc_print_line(p, "%.*s = cel->cost;", TEXT(before));
  crd_string run = run_of(p, "crd_cel_value");
  give_call(p, name, crdc_print_text(p, "crd_cel_fn_%s(cel, %.*s, %u)", name, TEXT(run), at->b));
  if (at->n) crdc_print_line(p, "cel->cost = %.*s + 1;", TEXT(before));
}

static void print_shared(printing *p) {
  const crd_instruction *at = instruction_of(p);
  const char *name = crdc_program_function_name(p->program->functions[at->x]);
  crd_string run = run_of(p, "crd_cel_value");
  give_call(p, name,
            crdc_print_text(p, "crd_cel_shared(cel, %u, %u, crd_cel_fn_%s, %.*s, %u)", p->program->slots, at->n >> 1, name,
                            TEXT(run), at->b));
}

static void print_shared_test(printing *p) {
  const crd_instruction *at = instruction_of(p);
  const char *name = crdc_program_function_name(p->program->functions[at->x]);
  const char *test = crdc_program_function_name(p->program->functions[at->b]);
  const operand value = argument(p, false);
  crd_string boxed = crdc_print_boxed(p, value);
  crd_string made = crdc_print_text(p, "(const crd_cel_value[1]){%.*s}", TEXT(boxed));
  if (value.form != FORM_STRING) {
    give_call(p, test, crdc_print_text(p, "crd_cel_fn_%s(cel, %.*s, 1)", test, TEXT(made)));
    return;
  }
  crd_string cost = at->n & 1 ? CRD_STRING("1") : crdc_print_text(p, "crd_cel_scan_cost(%.*s)", TEXT(value.text));
  give_call(p, test,
            crdc_print_text(p, "crd_cel_shared_test(cel, %u, %u, crd_cel_fn_%s, crd_cel_fn_%s, %.*s, %.*s)",
                            p->program->slots, at->n >> 1, name, test, TEXT(cost), TEXT(made)));
}

/* ---- lists and maps ---- */

static crd_string flags_literal(printing *p, size_t count) {
  const crd_instruction *at = instruction_of(p);
  if (at->x == CRD_NO_FLAGS) return CRD_STRING("NULL");
  crd_text items = {.arena = p->arena};
  crd_text_add(&items, CRD_STRING("(const bool[]){"));
  for (size_t i = 0; i < count; i++) crd_text_printf(&items, "%s%d", i ? ", " : "", p->program->flags[at->x + i]);
  crd_text_add_char(&items, '}');
  return crd_text_string(&items);
}

static void print_made(printing *p) {
  const crd_instruction *at = instruction_of(p);
  const bool map = at->operation == CRD_OP_MAP;
  const size_t count = map ? at->b / 2u : at->b;
  crd_string run = run_of(p, map ? "crd_cel_entry" : "crd_cel_value"), flags = flags_literal(p, count);
  crdc_print_give_fallible(
      p, crdc_print_text(p, "crd_cel_make_%s(cel, %.*s, %.*s, %zu)", map ? "map" : "list", TEXT(run), TEXT(flags), count));
}

/* ---- beyond ---- */

static void print_beyond(printing *p) {
  switch ((crd_beyond_value)instruction_of(p)->n) {
  case CRD_BEYOND_OPERATION:
    crdc_print_give_place(p, make_operand(FORM_STRING, CRD_STRING("cel->operation")));
    break;
  case CRD_BEYOND_REQUEST:
    crdc_print_give(p, make_operand(FORM_VALUE, CRD_STRING("crd_cel_of_request(cel)")));
    break;
  case CRD_BEYOND_OBJECT:
    crdc_print_give(p, make_operand(FORM_VALUE, CRD_STRING("crd_cel_of_whole(cel, cel->object)")));
    break;
  default:
    crdc_print_give(p, make_operand(FORM_VALUE, CRD_STRING("crd_cel_of_whole(cel, cel->old_object)")));
  }
}

/* Prints the table of a declaration once, and returns its name. */
static crd_string table_of(printing *p, const char *type, crd_string initial) {
  crd_string name = crdc_print_text(p, "%.*s_%s_%u", TEXT(p->function->name), type + strlen("crd_"), instruction_of(p)->x);
  if (crdc_print_once(p, name))
    crd_text_printf(&p->tables, "static const %s %.*s = %.*s;\n", type, TEXT(name), TEXT(initial));
  return name;
}

static void print_gate(printing *p) {
  const uint16_t number = instruction_of(p)->x;
  const table_names names = {p->arena, &p->tables, p->function->name};
  crd_string table = table_of(p, "crd_gate", crdc_print_gate(&names, &p->program->gates[number]));
  crdc_print_give(p, make_operand(FORM_BOOL, crdc_print_text(p, "crd_settings_gate(cel->settings, &%.*s)", TEXT(table))));
}

static void print_setting(printing *p) {
  static const struct {
    form form;
    const char *part;
  } parts[] = {[CRD_SETTING_BOOL] = {FORM_BOOL, "boolean"},
               [CRD_SETTING_INT] = {FORM_INT, "integer"},
               [CRD_SETTING_STRING] = {FORM_STRING, "text"}};
  const uint16_t number = instruction_of(p)->x;
  const crd_setting *setting = &p->program->settings[number];
  const bool first = crdc_print_once(p, crdc_print_text(p, "setting %u", number));
  const table_names names = {p->arena, first ? &p->tables : NULL, p->function->name};
  crd_string table = table_of(p, "crd_setting", crdc_print_setting(&names, setting, number));
  if (setting->type == CRD_SETTING_BOOL || setting->type == CRD_SETTING_INT || setting->type == CRD_SETTING_STRING)
    crdc_print_give(
        p, make_operand(parts[setting->type].form, crdc_print_text(p, "crd_settings_value(cel->settings, &%.*s)->%s",
                                                                   TEXT(table), parts[setting->type].part)));
  else
    crdc_print_give(p, make_operand(FORM_VALUE, crdc_print_text(p, "crd_cel_of_setting(cel, &%.*s)", TEXT(table))));
}

static void print_query(printing *p) {
  static const char *const functions[] = {[CRD_QUERY_GET] = "get",
                                          [CRD_QUERY_ALL] = "all",
                                          [CRD_QUERY_INDEX] = "index",
                                          [CRD_QUERY_ANCESTORS] = "ancestors",
                                          [CRD_QUERY_DESCENDANTS] = "descendants"};
  const crd_instruction *at = instruction_of(p);
  const table_names names = {p->arena, &p->tables, p->function->name};
  crd_string table = table_of(p, "crd_state_query", crdc_print_query(&names, &p->program->queries[at->x]));
  crd_string boxed = {NULL, 0};
  const bool takes = at->n != CRD_QUERY_ALL;
  if (takes) boxed = crdc_print_boxed(p, argument(p, false));
  crdc_print_give_fallible(p, crdc_print_text(p, "crd_cel_state_%s(cel, &%.*s%s%.*s)", functions[at->n], TEXT(table),
                                              takes ? ", " : "", TEXT(boxed)));
}

const printing_row crdc_print_calls[] = {{CRD_OP_SIZE, print_size},
                                         {CRD_OP_SIZE_AT_MOST, print_size_at_most},
                                         {CRD_OP_STARTS, print_affix},
                                         {CRD_OP_ENDS, print_affix},
                                         {CRD_OP_CONTAINS, print_contains},
                                         {CRD_OP_MATCHES, print_matches},
                                         {CRD_OP_CALL, print_fn_call},
                                         {CRD_OP_SHARED, print_shared},
                                         {CRD_OP_SHARED_TEST, print_shared_test},
                                         {CRD_OP_LIST, print_made},
                                         {CRD_OP_MAP, print_made},
                                         {CRD_OP_BEYOND, print_beyond},
                                         {CRD_OP_GATE, print_gate},
                                         {CRD_OP_SETTING, print_setting},
                                         {CRD_OP_QUERY, print_query},
                                         {0, NULL}};
