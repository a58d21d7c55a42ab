/* SPDX-License-Identifier: Apache-2.0 */
/* Label selectors: parsed once, matched often. Mirrors apimachinery pkg/apis/meta/v1/helpers.go (LabelSelectorAsSelector)
 * and pkg/labels/selector.go. */
#include "../../value/joined.h"
#include "match.h"
#include "tree.h"

#include <crd/json.h>
#include <crd/metadata.h>

typedef struct selector_reader {
  crd_arena *arena;
  label_selector *selector;
} selector_reader;

static crd_string joined_messages(crd_arena *arena, const crd_texts *messages) {
  crd_text text = {.arena = arena};
  for (uint32_t i = 0; i < messages->count; i++) {
    if (i) crd_text_add(&text, CRD_STRING("; "));
    crd_text_add(&text, messages->items[i]);
  }
  return crd_text_string(&text);
}

/* A field error as an aggregate shows it: key: Invalid value: "x": detail. */
static void add_problem(crd_texts *problems, crd_string field, crd_string value, crd_string detail) {
  crd_texts_add(problems,
                crd_joined(problems->arena, field, CRD_STRING(": Invalid value: "), value, CRD_STRING(": "), detail));
}

static crd_string quoted(crd_arena *arena, crd_string text) {
  crd_text out = {.arena = arena};
  crd_text_add_quoted(&out, text);
  return crd_text_string(&out);
}

/* labels.NewRequirement */
static void check_requirement(const selector_reader *reader, const label_requirement *requirement, crd_texts *problems) {
  crd_arena *arena = reader->arena;
  crd_texts messages = {.arena = arena};
  crd_check_qualified_name(&messages, requirement->key);
  if (messages.count)
    add_problem(problems, CRD_STRING("key"), quoted(arena, requirement->key), joined_messages(arena, &messages));
  bool wants = requirement->op == LABEL_IN || requirement->op == LABEL_NOT_IN;
  if (wants && !requirement->values.count)
    add_problem(problems, CRD_STRING("values"), CRD_STRING("null"),
                CRD_STRING("for 'in', 'notin' operators, values set can't be empty"));
  if (!wants && requirement->values.count) {
    crd_value list = crd_value_make_list(arena, requirement->values.count);
    for (size_t i = 0; i < requirement->values.count; i++)
      crd_value_append(arena, &list, crd_value_make_string(requirement->values.items[i]));
    add_problem(problems, CRD_STRING("values"), crd_json_encode(arena, &list, CRD_JSON_GO),
                CRD_STRING("values set must be empty for exists and does not exist"));
  }
  for (size_t i = 0; i < requirement->values.count; i++) {
    crd_texts wrong = {.arena = arena};
    crd_check_label_value(&wrong, requirement->values.items[i]);
    if (!wrong.count) continue;
    crd_string field = crd_arena_printf(arena, "values[%zu][%.*s]", i, CRD_PRINT(requirement->key));
    add_problem(problems, field, quoted(arena, requirement->values.items[i]), joined_messages(arena, &wrong));
  }
}

static void add_requirement(selector_reader *reader, label_requirement requirement) {
  label_selector *selector = reader->selector;
  if (selector->error.size) return;
  crd_texts problems = {.arena = reader->arena};
  check_requirement(reader, &requirement, &problems);
  if (problems.count) {
    selector->error = crd_aggregate_text(reader->arena, &problems);
    return;
  }
  selector->requirements[selector->count++] = requirement;
}

string_list crd_read_strings(crd_arena *arena, const crd_value *list) {
  size_t count = list && list->kind == CRD_LIST ? list->size : 0;
  crd_string *items = crd_arena_alloc(arena, (count + 1) * sizeof *items);
  for (size_t i = 0; i < count; i++) items[i] = crd_value_text(&list->as.items[i]);
  return (string_list){items, count};
}

static void add_expression(selector_reader *reader, const crd_value *expression) {
  static const char *const names[] = {
      [LABEL_IN] = "In", [LABEL_NOT_IN] = "NotIn", [LABEL_EXISTS] = "Exists", [LABEL_DOES_NOT_EXIST] = "DoesNotExist"};
  crd_string name = crd_value_text(crd_value_get(expression, CRD_STRING("operator")));
  label_requirement requirement = {.key = crd_value_text(crd_value_get(expression, CRD_STRING("key"))),
                                   .values =
                                       crd_read_strings(reader->arena, crd_value_get(expression, CRD_STRING("values")))};
  for (int i = LABEL_IN; i <= LABEL_DOES_NOT_EXIST; i++) {
    if (!crd_string_equal(name, crd_string_of(names[i]))) continue;
    requirement.op = i;
    add_requirement(reader, requirement);
    return;
  }
  if (reader->selector->error.size) return;
  reader->selector->error =
      crd_joined(reader->arena, crd_quoted(reader->arena, name), CRD_STRING(" is not a valid label selector operator"));
}

label_selector crd_read_selector(crd_arena *arena, const crd_value *value, bool given) {
  label_selector selector = {.given = given || (value && value->kind == CRD_MAP)};
  const crd_value *labels = value ? crd_value_get(value, CRD_STRING("matchLabels")) : NULL;
  const crd_value *expressions = value ? crd_value_get(value, CRD_STRING("matchExpressions")) : NULL;
  size_t label_count = labels && labels->kind == CRD_MAP ? labels->size : 0;
  size_t expression_count = expressions && expressions->kind == CRD_LIST ? expressions->size : 0;
  selector.requirements = crd_arena_alloc(arena, (label_count + expression_count + 1) * sizeof *selector.requirements);
  selector_reader reader = {arena, &selector};
  for (size_t i = 0; i < label_count; i++) {
    crd_string *text = crd_arena_alloc(arena, sizeof *text);
    *text = crd_value_text(&labels->as.members[i].value);
    add_requirement(
        &reader, (label_requirement){.key = crd_member_name(&labels->as.members[i]), .op = LABEL_IN, .values = {text, 1}});
  }
  for (size_t i = 0; i < expression_count; i++) add_expression(&reader, &expressions->as.items[i]);
  return selector;
}

static bool requirement_holds(const label_requirement *requirement, const crd_value *labels) {
  const crd_value *found = labels && labels->kind == CRD_MAP ? crd_value_get(labels, requirement->key) : NULL;
  if (requirement->op == LABEL_EXISTS) return found != NULL;
  if (requirement->op == LABEL_DOES_NOT_EXIST) return found == NULL;
  bool among = false;
  for (size_t i = 0; found && i < requirement->values.count; i++)
    among |= crd_value_is_string(found, requirement->values.items[i]);
  return requirement->op == LABEL_IN ? among : !among;
}

bool crd_selector_matches(const label_selector *selector, const crd_value *labels) {
  if (!selector->given) return false;
  for (size_t i = 0; i < selector->count; i++)
    if (!requirement_holds(&selector->requirements[i], labels)) return false;
  return true;
}
