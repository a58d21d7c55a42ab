/* SPDX-License-Identifier: Apache-2.0 */
/* Rules: every x-kubernetes-validations list becomes an array of crd_rule beside the functions that it was lowered to. A
 * type has its rules compiled once, however many schemas are that type. */
#include "base/literal.h"
#include "emit/model_parts.h"
#include "schema/rule_set.h"

#include <crd/go_text.h>

static const char *reason_symbol(crd_string reason) {
  static const char *const reasons[][2] = {{"FieldValueForbidden", "CRD_ERROR_FORBIDDEN"},
                                           {"FieldValueRequired", "CRD_ERROR_REQUIRED"},
                                           {"FieldValueDuplicate", "CRD_ERROR_DUPLICATE"}};
  for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++)
    if (crd_string_equal(reason, crd_string_of(reasons[i][0]))) return reasons[i][1];
  return "CRD_ERROR_INVALID";
}

static const char *layer_symbol(unsigned layer) {
  return layer == CRD_LAYER_WEBHOOK      ? "CRD_LAYER_WEBHOOK"
         : layer == CRD_LAYER_CONTROLLER ? "CRD_LAYER_CONTROLLER"
                                         : "CRD_LAYER_CRD";
}

static void add_member_text(const model *model, cJSON *set, cJSON *members, const char *function, const char *key,
                            crd_string text) {
  if (text.size == 0) return;
  const char *symbol = crd_arena_printf(model->input->arena, "%s_%s", function, key).data;
  crdc_member_add(members, key, crdc_text_init(model, cJSON_GetObjectItemCaseSensitive(set, "arrays"), symbol, text));
}

static void add_compiled_rule(const model *model, cJSON *set, cJSON *rules, const compiled_rule *compiled,
                              const char *function) {
  const validation_rule *rule = compiled->rule;
  cJSON *item = json_new_object(), *members = crdc_json_list(item, "members");
  cJSON_AddItemToArray(rules, item);
  add_member_text(model, set, members, function, "rule", crd_go_trim(rule->rule));
  crd_string message = crd_go_trim(rule->message);
  add_member_text(model, set, members, function, "message", message);
  if (rule->message.size && !message.size)
    crdc_member_add(members, "message", "CRD_STRING_INIT(\"\")"); /* given, if blank */
  add_member_text(model, set, members, function, "message_expression", rule->message_expression);
  add_member_text(model, set, members, function, "field_path", compiled->field_path);
  crdc_member_add(members, "reason", reason_symbol(rule->reason));
  crdc_member_add(members, "layer", layer_symbol(rule->layer));
  if (compiled->uses_old_self) crdc_member_add(members, "uses_old_self", "true");
  if (compiled->optional_old_self) crdc_member_add(members, "optional_old_self", "true");
  crdc_member_add(members, "evaluate", function);
  if (compiled->has_message) crdc_member_printf(model, members, "evaluate_message", "%s_message", function);
  crdc_member_printf(model, members, "evaluate_tree", "%s_tree", function);
  if (compiled->has_message) crdc_member_printf(model, members, "evaluate_message_tree", "%s_message_tree", function);
}

/* A stored rule that does not compile: no function, and the words that every object gets; without an error it says nothing
 * (a blank rule, or a value whose type CEL does not know). */
static void add_broken_rule(const model *model, cJSON *set, cJSON *rules, const compiled_rule *compiled,
                            const char *function) {
  cJSON *item = json_new_object(), *members = crdc_json_list(item, "members");
  cJSON_AddItemToArray(rules, item);
  crd_text words = {.arena = model->input->arena};
  crd_text_add(&words, CRD_STRING("rule compile error: "));
  crd_text_add(&words, compiled->error);
  add_member_text(model, set, members, function, "rule", crd_go_trim(compiled->rule->rule));
  if (compiled->error.size) add_member_text(model, set, members, function, "message", crd_text_string(&words));
  crdc_member_add(members, "layer", layer_symbol(compiled->rule->layer));
}

/* What is wrong with the fieldPath of a layer's rule, which no check of the CRD has seen. */
static void refuse_field_path(const model_input *input, const schema *node, const validation_rule *rule) {
  crd_string path = crd_go_trim(rule->field_path), rendered, why;
  size_t at;
  if (crdc_schema_resolve_field_path(input->arena, node, path, &rendered, &why)) return;
  crdc_diagnostics_add(input->diagnostics, SEVERITY_ERROR, rule->location, "fieldPath must be a valid path: %.*s",
                       (int)why.size, why.data);
  if (!crdc_rule_path_check(input->arena, node, false, path, &at, &why))
    input->diagnostics->items[input->diagnostics->count - 1].help = crd_arena_copy(input->arena, why).data;
}

/* A rule of a CRD that counts as stored is run as far as it compiles. Elsewhere all of it is in order, or is said to be
 * wrong: NULL. */
static const compiled_rule *compile_rule(const model_input *input, const type_node *node, size_t index) {
  validation_rule *rule = &node->schema->rules[index];
  const cel_type *self = crdc_cel_type_of_schema(input->cel_types, node->schema, node->root);
  unsigned version = cel_version_of_layer(rule->layer, input->kubernetes_minor);
  const compiled_rule *compiled = crdc_rule_compile(input->cel_types, self, node->schema, rule, version, version);
  if (input->stored) return compiled;
  size_t errors = input->diagnostics->errors;
  if (compiled->error.size)
    crdc_diagnostics_add(input->diagnostics, SEVERITY_ERROR, compiled->error_location, "%.*s", (int)compiled->error.size,
                         compiled->error.data);
  else if (!compiled->compiles)
    crdc_diagnostics_add(input->diagnostics, SEVERITY_ERROR, rule->location, "%s",
                         self ? "rule is not specified" : "rules are not allowed on a value whose type CEL does not know");
  else if (crd_go_trim(rule->field_path).size && !compiled->field_path.size)
    refuse_field_path(input, node->schema, rule);
  return input->diagnostics->errors == errors ? compiled : NULL;
}

/* The stem of a rule's function: what the first kind calls the struct, or the symbol of the table. */
static crd_string stem_of(const type_node *node) {
  return node->storage == CRD_STORE_OBJECT ? node->code_name : crd_string_of(emit_of(node)->symbol);
}

static cJSON *rules_of_node(model *model, const type_node *node) {
  const model_input *input = model->input;
  crd_string stem = stem_of(node);
  cJSON *set = json_new_object();
  crdc_json_string(set, "symbol", crd_arena_printf(input->arena, "%s_rules", emit_of(node)->symbol));
  crdc_json_string(set, "path", crdc_literal_comment(input->arena, node->path, 400));
  crdc_json_list(set, "arrays");
  cJSON *rules = crdc_json_list(set, "rules");
  crd_text code = {.arena = input->arena};
  size_t count = node->schema->rule_count;
  const compiled_rule **compiled = crd_arena_zalloc(input->arena, count * sizeof(const compiled_rule *));
  shared_calls *shared = crdc_lower_shared_calls_create(input->arena);
  for (size_t i = 0; i < count; i++) {
    compiled[i] = compile_rule(input, node, i);
    if (compiled[i] && compiled[i]->compiles) crdc_lower_shared_calls_add(shared, compiled[i]);
  }
  const rule_lowering how = {.shared = shared, .counts = input->counts, .diagnostics = input->diagnostics};
  for (size_t i = 0; i < count; i++) {
    bool runs = compiled[i] && compiled[i]->compiles;
    crd_string function = crd_arena_printf(input->arena, "%.*s_rule_%zu", (int)stem.size, stem.data, i + 1);
    if (runs && crdc_rule_lower(&how, &code, compiled[i], node, function))
      add_compiled_rule(model, set, rules, compiled[i], function.data);
    else if (runs || !compiled[i])
      model->ok = false;
    else
      add_broken_rule(model, set, rules, compiled[i], function.data);
  }
  while (code.size && code.data[code.size - 1] == '\n') code.size--; /* the template sets the distance */
  crdc_json_string(set, "code", crd_text_string(&code));
  return set;
}

void crdc_model_rules(model *model) {
  cJSON *sets = model->input->code_only ? crdc_json_list(model->root, "rule_sets") : NULL;
  for (size_t id = 0; id < model->input->table->count; id++) {
    const type_node *node = model->input->table->nodes[id];
    if (!node->schema->rule_count || node->nested) continue;
    cJSON *unit = emit_of(node)->unit;
    cJSON_AddItemToArray(sets ? sets : cJSON_GetObjectItemCaseSensitive(unit, "rule_sets"), rules_of_node(model, node));
  }
}
