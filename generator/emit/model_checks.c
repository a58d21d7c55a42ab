/* Checks: the limits, enums, patterns, required lists and composites of a node, as a crd_checks. */
#include "base/literal.h"
#include "emit/model_parts.h"
#include <crd/json.h>

typedef struct checks {
  model *model;
  const type_node *node;
  cJSON *members, *arrays;
  crd_text set; /* "CRD_CHECK_MINIMUM | ..." */
} checks;

static const char *symbol_with(const checks *checks, const char *suffix) {
  return crd_arena_printf(checks->model->input->arena, "%s_%s", emit_of(checks->node)->symbol, suffix).data;
}

static void set_bit(checks *checks, const char *bit) {
  crd_text_printf(&checks->set, "%s%s", checks->set.size ? " | " : "", bit);
}

static void add_number(checks *checks, const char *key, const char *bit, number_limit limit) {
  if (!limit.set) return;
  crd_text text = {.arena = checks->model->input->arena};
  literal_double(&text, limit.value);
  crd_text_add_char(&text, 0);
  set_bit(checks, bit);
  member_add(checks->members, key, text.data);
}

static void add_count(checks *checks, const char *key, const char *bit, count_limit limit) {
  if (!limit.set) return;
  crd_text text = {.arena = checks->model->input->arena};
  literal_int(&text, limit.value);
  crd_text_add_char(&text, 0);
  set_bit(checks, bit);
  member_add(checks->members, key, text.data);
}

static void add_limits(checks *checks) {
  const schema *schema = checks->node->schema;
  add_number(checks, "minimum", "CRD_CHECK_MINIMUM", schema->minimum);
  if (schema->minimum.set && schema->exclusive_minimum) set_bit(checks, "CRD_CHECK_EXCLUSIVE_MINIMUM");
  add_number(checks, "maximum", "CRD_CHECK_MAXIMUM", schema->maximum);
  if (schema->unique_items) set_bit(checks, "CRD_CHECK_UNIQUE_ITEMS");
  if (schema->maximum.set && schema->exclusive_maximum) set_bit(checks, "CRD_CHECK_EXCLUSIVE_MAXIMUM");
  add_number(checks, "multiple_of", "CRD_CHECK_MULTIPLE_OF", schema->multiple_of);
  add_count(checks, "min_length", "CRD_CHECK_MIN_LENGTH", schema->min_length);
  add_count(checks, "max_length", "CRD_CHECK_MAX_LENGTH", schema->max_length);
  add_count(checks, "min_items", "CRD_CHECK_MIN_ITEMS", schema->min_items);
  add_count(checks, "max_items", "CRD_CHECK_MAX_ITEMS", schema->max_items);
  add_count(checks, "min_properties", "CRD_CHECK_MIN_PROPERTIES", schema->min_properties);
  add_count(checks, "max_properties", "CRD_CHECK_MAX_PROPERTIES", schema->max_properties);
}

/* The detail of an enum error: every value as a text (strings as they are, others as JSON), quoted as Go does
 * (kube-openapi pkg/validation/errors/schema.go EnumFail, field.NotSupported). */
static crd_string enum_text(crd_arena *arena, const crd_value *values) {
  crd_text text = {.arena = arena};
  for (uint32_t i = 0; i < values->size; i++) {
    const crd_value *value = &values->as.items[i];
    crd_text_add(&text, i ? CRD_STRING(", ") : CRD_STRING("supported values: "));
    crd_text_add_quoted(&text, value->kind == CRD_STRING_VALUE ? crd_value_string(value)
                                                               : crd_json_encode(arena, value, CRD_JSON_GO));
  }
  return crd_text_string(&text);
}

static void add_enum(checks *checks) {
  const crd_value *values = checks->node->schema->enum_values;
  if (!values || values->size == 0) return;
  const model *model = checks->model;
  const char *symbol = symbol_with(checks, "enum");
  value_init(model, checks->arrays, symbol, values); /* makes the array */
  member_add(checks->members, "enum_values", symbol);
  member_printf(model, checks->members, "enum_count", "%u", values->size);
  crd_string text = enum_text(model->input->arena, values);
  member_add(checks->members, "enum_text", text_init(model, checks->arrays, symbol_with(checks, "enum_text"), text));
}

static void add_required(checks *checks) {
  const schema *schema = checks->node->schema;
  if (schema->required_count == 0) return;
  const model *model = checks->model;
  const char *symbol = symbol_with(checks, "required");
  const char **texts = crd_arena_alloc(model->input->arena, schema->required_count * sizeof *texts);
  for (size_t i = 0; i < schema->required_count; i++)
    texts[i] = text_init(model, checks->arrays, crd_arena_printf(model->input->arena, "%s_%zu", symbol, i).data,
                         schema->required[i]);
  cJSON *items = array_add(checks->arrays, "crd_string", symbol);
  for (size_t i = 0; i < schema->required_count; i++) cJSON_AddItemToArray(items, json_new_string(texts[i]));
  member_add(checks->members, "required", symbol);
  member_printf(model, checks->members, "required_count", "%zu", schema->required_count);
}

static void add_branches(checks *checks, const char *key, type_node *const *nodes, size_t count) {
  if (count == 0) return;
  const model *model = checks->model;
  const char *symbol = symbol_with(checks, key);
  cJSON *items = array_add(checks->arrays, "crd_type *const", symbol);
  for (size_t i = 0; i < count; i++)
    cJSON_AddItemToArray(items,
                         json_new_string(crd_arena_printf(model->input->arena, "&%s", emit_of(nodes[i])->symbol).data));
  member_add(checks->members, key, symbol);
  const char *counts = strcmp(key, "all_of") == 0   ? "all_of_count"
                       : strcmp(key, "any_of") == 0 ? "any_of_count"
                                                    : "one_of_count";
  member_printf(model, checks->members, counts, "%zu", count);
}

cJSON *model_checks(model *model, const type_node *node, cJSON *arrays) {
  cJSON *object = json_new_object();
  checks checks = {.model = model,
                   .node = node,
                   .members = json_list(object, "members"),
                   .arrays = arrays,
                   .set = {.arena = model->input->arena}};
  add_limits(&checks);
  if (checks.set.size) {
    crd_text_add_char(&checks.set, 0);
    member_add(checks.members, "set", checks.set.data);
  }
  if (node->schema->has_pattern && node->schema->pattern.size)
    member_printf(model, checks.members, "pattern", "&%s", pattern_symbol(model, node->schema->pattern));
  add_enum(&checks);
  add_required(&checks);
  add_branches(&checks, "all_of", node->all_of, node->all_of_count);
  add_branches(&checks, "any_of", node->any_of, node->any_of_count);
  add_branches(&checks, "one_of", node->one_of, node->one_of_count);
  if (node->not_) member_printf(model, checks.members, "not_", "&%s", emit_of(node->not_)->symbol);
  if (checks.members->child) return object;
  cJSON_Delete(object);
  return NULL;
}
