/* SPDX-License-Identifier: Apache-2.0 */
/* A rule set is listed once per stage, with the sets that it includes. */
#include "../../runtime/base/say.h"
#include "rules/rule_list.h"

typedef struct lister {
  layer_list *list;
  const rule_layers *layers;
  crd_string layer, stage;
  size_t first; /* the index where the stage begins: a set is listed once per stage */
  diagnostics *diagnostics;
} lister;

static void list_step(const lister *lister, const rule_set *set, const rule_set_step *step) {
  layer_list *list = lister->list;
  CRD_ARENA_PUSH(list->arena, list->items, list->count, list->capacity, 64,
                 (layered_rule){lister->layers, lister->layer, lister->stage, set, step});
}

static bool is_listed(const lister *lister, const rule_set *set) {
  for (size_t i = lister->first; i < lister->list->count; i++)
    if (lister->list->items[i].set == set) return true;
  return false;
}

static bool add_set(const lister *lister, const marker *marker, const crd_definition *definition, const crd_version *version,
                    unsigned depth) {
  enum { DEEPEST = 64 };
  const rule_set *set = crdc_rule_book_find(&lister->list->book, marker, definition, version, lister->diagnostics);
  if (!set) return false;
  if (depth > DEEPEST || is_listed(lister, set)) return true;
  bool ok = true;
  for (size_t i = 0; i < set->step_count; i++) {
    const rule_set_step *step = &set->steps[i];
    if (step->kind == RULE_SET_LET) continue;
    if (step->kind != RULE_SET_INCLUDE || step->name.size) list_step(lister, set, step);
    if (step->kind == RULE_SET_INCLUDE) ok = add_set(lister, step->marker, set->definition, set->version, depth + 1) && ok;
  }
  return ok;
}

bool crdc_layer_list_read(layer_list *list, const crd_set *set, diagnostics *diagnostics) {
  list->book = (rule_book){.arena = list->arena};
  bool ok = crdc_rule_book_read(&list->book, set, diagnostics);
  for (size_t i = 0; i < list->book.layer_count; i++) {
    const rule_layers *layers = &list->book.layers[i];
    for (size_t j = 0; j < layers->stage_count; j++) {
      const marker *stage = layers->stages[j];
      lister lister = {list,        layers,     crdc_marker_text(stage, "layer"), crdc_marker_text(stage, "name"),
                       list->count, diagnostics};
      ok = add_set(&lister, stage, layers->definition, layers->version, 0) && ok;
    }
  }
  return ok;
}

/* ---- printing ---- */

/* "add /spec/queue = 'default'" */
static crd_string mutation_words(crd_arena *arena, const marker *marker) {
  crd_string op = crdc_marker_text(marker, "op"), path = crdc_marker_text(marker, "path");
  crd_string value = crdc_marker_text(marker, "value");
  if (!path.size) path = crdc_marker_text(marker, "pathExpression");
  return crd_arena_printf(arena, "%.*s %.*s%s%.*s", CRD_PRINT(op.size ? op : CRD_STRING("set")), CRD_PRINT(path),
                          value.size ? " = " : "", CRD_PRINT(value));
}

/* The text of a step: its rule, its list of errors, its change, or the set that it includes. */
static crd_string marker_words(crd_arena *arena, const rule_set_step *step) {
  static const char *const arguments[] = {
      [RULE_SET_LET] = "value", [RULE_SET_RULE] = "rule", [RULE_SET_ERRORS] = "value", [RULE_SET_INCLUDE] = "set"};
  if (step->kind == RULE_SET_MUTATE) return mutation_words(arena, step->marker);
  return crdc_marker_text(step->marker, arguments[step->kind]);
}

static size_t count_steps(const layer_list *list, size_t from) {
  size_t to = from;
  while (to < list->count && list->items[to].layers == list->items[from].layers) to++;
  return to - from;
}

void crdc_layer_list_print(crd_text *out, const layer_list *list) {
  for (size_t i = 0; i < list->count; i++) {
    const layered_rule *rule = &list->items[i];
    if (!i || list->items[i - 1].layers != rule->layers) {
      size_t count = count_steps(list, i);
      crd_say_text(out, "\n%.*s %.*s: %zu rule%s above the CRD\n", CRD_PRINT(rule->layers->definition->name),
                   CRD_PRINT(rule->layers->version->name), count, count == 1 ? "" : "s");
      crd_text_add(out, CRD_STRING("LAYER       STAGE            NAME        SET\n"));
    }
    crd_say_text(out, "%-11.*s %-16.*s %-11.*s %.*s\n", CRD_PRINT(rule->layer), CRD_PRINT(rule->stage),
                 CRD_PRINT(rule->step->name), CRD_PRINT(rule->set->name));
    crd_string text = marker_words(list->arena, rule->step);
    crd_say_text(out, "    %s%.*s\n", rule->step->kind == RULE_SET_INCLUDE ? "includes " : "", CRD_PRINT(text));
  }
}

static void add_json_member(crd_text *out, const char *name, crd_string text) {
  crd_text_printf(out, ",\"%s\":", name);
  crd_json_write_string(out, text, CRD_JSON_COMPACT);
}

void crdc_layer_list_print_json(crd_text *out, const layer_list *list) {
  static const char *const members[] = {[RULE_SET_LET] = "value",
                                        [RULE_SET_RULE] = "rule",
                                        [RULE_SET_ERRORS] = "errors",
                                        [RULE_SET_MUTATE] = "mutation",
                                        [RULE_SET_INCLUDE] = "includes"};
  for (size_t i = 0; i < list->count; i++) {
    const layered_rule *rule = &list->items[i];
    crd_text_add(out, i ? CRD_STRING(",\n{\"crd\":") : CRD_STRING("\n{\"crd\":"));
    crd_json_write_string(out, rule->layers->definition->name, CRD_JSON_COMPACT);
    add_json_member(out, "version", rule->layers->version->name);
    add_json_member(out, "layer", rule->layer);
    add_json_member(out, "stage", rule->stage);
    add_json_member(out, "set", rule->set->name);
    if (rule->step->name.size) add_json_member(out, "name", rule->step->name);
    add_json_member(out, members[rule->step->kind], marker_words(list->arena, rule->step));
    crd_string when = crdc_marker_text(rule->step->marker, "when");
    if (when.size) add_json_member(out, "when", when);
    crd_text_add_char(out, '}');
  }
}
