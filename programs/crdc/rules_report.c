/* SPDX-License-Identifier: Apache-2.0 */
/* Prints a table for people, or one object per rule for programs. */
#include "rules_report.h"
#include "judge/json_members.h"
#include "program/program.h"

#include <crd/shown.h>

typedef unsigned long long wide;

/* ---- for people ---- */

/* Prints a number in at most 11 columns. */
static void print_number(crd_text *out, uint64_t number) {
  char text[32];
  snprintf(text, sizeof text, number < 100000000000u ? "%.0f" : "%.2e", (double)number);
  crd_text_printf(out, "%11s", text);
}

/* Adds a share of a limit in 9 columns. */
static void add_share(crd_text *out, uint64_t cost, uint64_t limit) {
  double percent = (double)cost * 100 / (double)limit;
  if (percent > 99999)
    crd_text_printf(out, "%9s", ">99999%");
  else if (cost && percent < 1)
    crd_text_printf(out, "%9s", "<1%");
  else
    crd_text_printf(out, "%8.0f%%", percent);
}

/* Adds a text as one line, cut at `width` columns (0: not cut). */
static void add_cut(crd_text *out, size_t start, size_t width, crd_string whole) {
  crd_text shown = {.arena = out->arena};
  crd_text_add_shown(&shown, whole, CRD_SHOWN_LINE);
  const crd_string text = crd_text_string(&shown);
  size_t used = 0;
  for (size_t i = start; i < out->size; i++) used += ((unsigned char)out->data[i] & 0xc0) != 0x80;
  size_t needed = 0, room = width > used ? width - used : 0;
  for (size_t i = 0; i < text.size; i++) needed += ((unsigned char)text.data[i] & 0xc0) != 0x80;
  bool cut = width && needed > room;
  size_t columns = 0, limit = cut ? (room > 3 ? room - 3 : 0) : needed;
  for (size_t i = 0; i < text.size; i++) {
    columns += ((unsigned char)text.data[i] & 0xc0) != 0x80;
    if (columns > limit) break;
    crd_text_add_char(out, text.data[i]);
  }
  if (cut) crd_text_add(out, (crd_string){"...", room < 3 ? room : 3});
}

static void add_line(crd_text *out, const char *indent, crd_string text, size_t width) {
  size_t start = out->size;
  crd_text_add(out, crd_string_of(indent));
  add_cut(out, start, width, text);
  crd_text_add_char(out, '\n');
}

static void add_advice(crd_text *out, crd_arena *arena, const listed_rule *rule, size_t width) {
  rule_advice advice = crdc_rule_advise(arena, rule);
  for (size_t i = 0; i < advice.count; i++) {
    const missing_limit *limit = &advice.limits[i];
    crd_string text = crd_arena_printf(arena, "no %s: %.*s", limit->keyword, (int)limit->path.size, limit->path.data);
    if (limit->assumed) text = crd_arena_printf(arena, "%s (%llu assumed)", text.data, (wide)limit->assumed);
    add_line(out, "      ", text, width);
  }
  if (!advice.count) return;
  crd_string text = advice.bound ? crd_arena_printf(arena, "with a limit of %llu on %s the rule costs %llu",
                                                    (wide)advice.bound, advice.count == 1 ? "it" : "each", (wide)advice.cost)
                                 : CRD_STRING("limits alone do not help: simplify the rule");
  add_line(out, "      ", text, width);
}

static void add_first_line(crd_text *out, crd_string text, size_t width) {
  const char *end = memchr(text.data, '\n', text.size);
  add_line(out, "      ", (crd_string){text.data, end ? (size_t)(end - text.data) : text.size}, width);
}

/* Prints the lowered program of an expression (crd/generated/program.h). */
static void print_program(crd_text *out, crd_arena *arena, const cel_ast *ast) {
  diagnostics unheard = {.arena = arena}; /* loading the CRD reports errors */
  const crd_program *program =
      crdc_program_lower(arena, arena, &(program_request){.ast = ast, .old_self = CRD_OLD_SELF}, &unheard);
  if (program) crdc_program_print(out, program, "        ");
}

static void print_rule(crd_text *out, crd_arena *arena, const listed_rule *rule, const rules_form *form) {
  const size_t width = form->width;
  const compiled_rule *compiled = rule->compiled;
  const rule_cost *costs = &rule->costs;
  size_t start = out->size;
  print_number(out, rule->cost);
  add_share(out, rule->cost, COST_LIMIT_OF_RULE);
  add_share(out, rule->cost, COST_LIMIT_OF_SCHEMA);
  print_number(out, rule->cardinality.bounded ? rule->cardinality.count : costs->cardinality);
  crd_text_add(out, rule->cardinality.bounded ? CRD_STRING("   ") : CRD_STRING("*  "));
  crd_string path = rule->place->path;
  add_cut(out, start, width, path.size ? path : CRD_STRING("(the root)"));
  crd_text_add_char(out, '\n');
  add_line(out, "    ", rule->rule->rule, width);
  if (compiled->error.size) add_first_line(out, compiled->error, width);
  if (compiled->message_error.size) add_first_line(out, compiled->message_error, width);
  if (rule->cost > COST_LIMIT_OF_RULE)
    add_line(out, "      ", CRD_STRING("costs too much: the API server refuses the rule"), width);
  if (costs->message > COST_LIMIT_OF_RULE)
    add_line(out, "      ", crd_arena_printf(arena, "its messageExpression costs too much: %llu", (wide)costs->message),
             width);
  add_advice(out, arena, rule, width);
  if (!form->explains || !compiled->compiles) return;
  print_program(out, arena, &compiled->ast);
  if (!compiled->has_message) return;
  add_line(out, "      ", compiled->message.source, width);
  print_program(out, arena, &compiled->message);
}

void rules_print(crd_text *out, crd_arena *arena, const rules_of_version *versions, size_t count, const rules_form *form) {
  const size_t width = form->width;
  for (size_t i = 0; i < count; i++) {
    const rules_of_version *version = &versions[i];
    const listed_rule *first = version->rules[0];
    if (i) crd_text_add_char(out, '\n');
    double percent = (double)version->total * 100 / COST_LIMIT_OF_SCHEMA;
    const char *share = percent > 99999 ? "more than 99999%"
                        : percent < 1   ? "less than 1%"
                                        : crd_arena_printf(arena, "%.0f%%", percent).data;
    crd_string name = first->definition->name, of = first->version->name;
    crd_string title = crd_arena_printf(arena, "%.*s %.*s: %zu rule%s%s, %s of the limit of a schema", (int)name.size,
                                        name.data, (int)of.size, of.data, version->count, version->count == 1 ? "" : "s",
                                        version->total > COST_LIMIT_OF_SCHEMA ? " cost too much" : "", share);
    add_line(out, "", title, width);
    add_line(out, "", CRD_STRING("       COST  OF RULE SCHEMA'S       TIMES   PLACE"), width);
    for (size_t k = 0; k < version->count; k++) print_rule(out, arena, version->rules[k], form);
  }
}

/* ---- JSON ---- */

static void add_json_count(crd_text *out, const char *name, uint64_t number) {
  crd_text_printf(out, ",\"%s\":%llu", name, (wide)number);
}

static void add_json_advice(crd_text *out, crd_arena *arena, const listed_rule *rule) {
  rule_advice advice = crdc_rule_advise(arena, rule);
  crd_text_add(out, CRD_STRING(",\"missingLimits\":["));
  for (size_t i = 0; i < advice.count; i++) {
    const missing_limit *limit = &advice.limits[i];
    crd_text_printf(out, "%s{\"keyword\":\"%s\"", i ? "," : "", limit->keyword);
    crdc_put_string(out, "path", limit->path);
    if (limit->assumed) add_json_count(out, "assumed", limit->assumed);
    if (advice.bound) add_json_count(out, "costWithout", limit->cost);
    crd_text_add_char(out, '}');
  }
  crd_text_add_char(out, ']');
  if (!advice.bound || !advice.count) return;
  add_json_count(out, "bound", advice.bound);
  add_json_count(out, "costWithBounds", advice.cost);
}

static void add_json_rule(crd_text *out, crd_arena *arena, const listed_rule *rule) {
  const compiled_rule *compiled = rule->compiled;
  const rule_cost *costs = &rule->costs;
  crd_text_printf(out, "{\"index\":%zu", rule->index);
  crdc_put_string(out, "path", rule->place->path);
  crdc_put_string(out, "rule", rule->rule->rule);
  add_json_count(out, "cost", rule->cost);
  add_json_count(out, "costOnce", costs->once);
  add_json_count(out, "cardinality", rule->cardinality.bounded ? rule->cardinality.count : costs->cardinality);
  crd_text_printf(out, ",\"bounded\":%s,\"shareOfRuleLimit\":%.6g,\"shareOfSchemaLimit\":%.6g",
                  rule->cardinality.bounded ? "true" : "false", (double)rule->cost / COST_LIMIT_OF_RULE,
                  (double)rule->cost / COST_LIMIT_OF_SCHEMA);
  if (compiled->has_message) add_json_count(out, "messageCost", costs->message);
  if (compiled->error.size) crdc_put_string(out, "error", compiled->error);
  if (compiled->message_error.size) crdc_put_string(out, "messageError", compiled->message_error);
  add_json_advice(out, arena, rule);
  crd_text_add_char(out, '}');
}

void rules_print_json(crd_text *out, crd_arena *arena, const rules_of_version *versions, size_t count,
                      const layer_list *layers) {
  crd_text_printf(out, "{\"ruleLimit\":%u,\"schemaLimit\":%u,\"schemas\":[", COST_LIMIT_OF_RULE, COST_LIMIT_OF_SCHEMA);
  for (size_t i = 0; i < count; i++) {
    const rules_of_version *version = &versions[i];
    crd_text_printf(out, "%s\n{\"cost\":%llu", i ? "," : "", (wide)version->total);
    crdc_put_string(out, "crd", version->rules[0]->definition->name);
    crdc_put_string(out, "version", version->rules[0]->version->name);
    crd_text_add(out, CRD_STRING(",\"rules\":["));
    for (size_t k = 0; k < version->count; k++) {
      crd_text_add(out, k ? CRD_STRING(",\n") : CRD_STRING("\n"));
      add_json_rule(out, arena, version->rules[k]);
    }
    crd_text_add(out, CRD_STRING("]}"));
  }
  crd_text_add(out, CRD_STRING("]"));
  if (layers->count) {
    crd_text_add(out, CRD_STRING(",\"layers\":["));
    crdc_layer_list_print_json(out, layers);
    crd_text_add_char(out, ']');
  }
  crd_text_add(out, CRD_STRING("}\n"));
}
