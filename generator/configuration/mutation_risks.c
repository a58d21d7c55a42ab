/* SPDX-License-Identifier: Apache-2.0 */
/* MutatingAdmissionPolicies that set the same field of the same objects to different values. The API server takes policies
 * from a Go map (apiserver pkg/admission/plugin/policy/generic/policy_source.go, calculatePolicyData), so even their names
 * do not determine which is last. The compared fields are those that expressions name: members of Object{...} down to
 * computed values, and constant paths of JSONPatch{...}. Items of lists are merged by keys and not compared. */
#include "cel/compile.h"
#include "cel/plan.h"
#include "cel/policy.h"
#include "configuration/risks.h"

/* A field that a policy sets. */
typedef struct set_field {
  crd_string path;       /* "/spec/replicas" */
  const cel_node *value; /* NULL: it is removed */
  const document *policy;
  const crd_value *expression;
} set_field;

typedef struct field_list {
  const risk_view *view;
  set_field *items;
  size_t count, room;
  const document *policy;
  const crd_value *expression;
} field_list;

static void add_set_field(field_list *list, crd_string path, const cel_node *value) {
  CRD_ARENA_PUSH(list->view->list->arena, list->items, list->count, list->room, 32,
                 (set_field){path, value, list->policy, list->expression});
}

/* ---- the fields of an expression ---- */

static bool is_text_constant(const cel_node *node) {
  return node->kind == CEL_NODE_CONSTANT && node->constant.kind == CEL_STRING;
}

static crd_string pointer_below(const field_list *list, crd_string path, crd_string name) {
  crd_text text = {.arena = list->view->list->arena};
  crd_text_add(&text, path);
  crd_pointer_add(&text, name);
  return crd_text_string(&text);
}

static void fields_of_value(field_list *list, crd_string path, const cel_node *value) {
  if (value->kind == CEL_NODE_LIST) return;
  if (value->kind == CEL_NODE_STRUCT) {
    for (size_t i = 0; i < value->argument_count; i++)
      fields_of_value(list, pointer_below(list, path, value->names[i]), value->arguments[i]);
  } else if (value->kind == CEL_NODE_MAP) {
    for (size_t i = 0; i < value->argument_count; i++)
      if (is_text_constant(value->keys[i]))
        fields_of_value(list, pointer_below(list, path, value->keys[i]->constant.as.text), value->arguments[i]);
  } else if (path.size && value->type && value->type->kind != CEL_LIST && value->type->kind != CEL_MAP &&
             value->type->kind != CEL_DYN) {
    add_set_field(list, path, value);
  }
}

static const cel_node *member_of_patch(const cel_node *patch, const char *name) {
  for (size_t i = 0; i < patch->argument_count; i++)
    if (crd_string_equal(patch->names[i], crd_string_of(name))) return patch->arguments[i];
  return NULL;
}

/* Collects the fields of a patch. A test changes nothing, and an appended list item cannot be set by others. */
static void fields_of_patch(field_list *list, const cel_node *patch) {
  if (patch->kind != CEL_NODE_STRUCT) return;
  const cel_node *op = member_of_patch(patch, "op"), *path = member_of_patch(patch, "path"),
                 *value = member_of_patch(patch, "value");
  if (!op || !path || !is_text_constant(op) || !is_text_constant(path)) return;
  crd_string where = path->constant.as.text;
  if (crdc_text_is(op->constant.as.text, "remove")) add_set_field(list, where, NULL);
  bool sets = crdc_text_is(op->constant.as.text, "add") || crdc_text_is(op->constant.as.text, "replace");
  if (sets && value && !crd_string_has_suffix(where, CRD_STRING("/-"))) fields_of_value(list, where, value);
}

/* Collects the fields of an expression, or of both sides of a conditional. */
static void fields_of_node(field_list *list, const cel_node *node) {
  if (is_call(node, "_?_:_")) {
    fields_of_node(list, node->arguments[1]);
    fields_of_node(list, node->arguments[2]);
  } else if (is_call(node, "_+_")) {
    fields_of_node(list, node->arguments[0]);
    fields_of_node(list, node->arguments[1]);
  } else if (node->kind == CEL_NODE_LIST) {
    for (size_t i = 0; i < node->argument_count; i++) fields_of_patch(list, node->arguments[i]);
  } else if (node->kind == CEL_NODE_STRUCT) {
    fields_of_value(list, CRD_STRING(""), node);
  }
}

static void fields_of_policy(field_list *list, const document *policy) {
  static const char *const members[] = {"applyConfiguration", "jsonPatch", NULL};
  crd_arena *arena = list->view->list->arena;
  const crd_value *spec = crdc_configuration_spec(policy), *mutations = crdc_read_member(spec, "mutations"),
                  *variables = crdc_read_member(spec, "variables");
  policy_environment environment;
  policy_scope scope = {
      .params = crdc_read_member(spec, "paramKind") != NULL, .authorizer = true, .variables = true, .patches = true};
  crdc_policy_environment_init(&environment, arena, scope, CRD_KUBERNETES_NEWEST);
  for (uint32_t i = 0; i < read_size(variables, CRD_LIST); i++)
    crdc_policy_add_variable(&environment, crdc_member_string(&variables->as.items[i], "name"), NULL);
  list->policy = policy;
  for (uint32_t i = 0; i < read_size(mutations, CRD_LIST); i++)
    for (size_t k = 0; members[k]; k++) {
      cel_ast ast;
      const crd_value *patch = crdc_read_member(&mutations->as.items[i], members[k]);
      list->expression = crdc_read_member(patch, "expression");
      crd_string text = crdc_read_text(list->expression);
      if (patch && crdc_cel_compile(&ast, arena, text, &environment.environment) == CEL_COMPILED)
        fields_of_node(list, ast.root);
    }
}

/* ---- two policies ---- */

static bool policies_meet(const document *first, const document *second) {
  const crd_value *ours = crdc_read_member(crdc_read_member(crdc_configuration_spec(first), "matchConstraints"),
                                           "resourceRules"),
                  *theirs = crdc_read_member(crdc_read_member(crdc_configuration_spec(second), "matchConstraints"),
                                             "resourceRules");
  for (uint32_t i = 0; i < read_size(ours, CRD_LIST); i++)
    for (uint32_t k = 0; k < read_size(theirs, CRD_LIST); k++)
      if (crdc_rules_meet(&ours->as.items[i], &theirs->as.items[k])) return true;
  return false;
}

/* Whether both set the same constant, so that the order does not matter. */
static bool is_same_value(const cel_node *a, const cel_node *b) {
  if (!a || !b) return a == b;
  if (a->kind != CEL_NODE_CONSTANT || b->kind != CEL_NODE_CONSTANT || a->constant.kind != b->constant.kind) return false;
  crd_cel_value left = crdc_cel_constant_value(&a->constant), right = crdc_cel_constant_value(&b->constant);
  if (a->constant.kind == CEL_STRING || a->constant.kind == CEL_BYTES) return crd_string_equal(left.as.text, right.as.text);
  if (a->constant.kind == CEL_DOUBLE) return left.as.number == right.as.number;
  if (a->constant.kind == CEL_BOOL) return left.as.boolean == right.as.boolean;
  return a->constant.kind == CEL_NULL || left.as.integer == right.as.integer;
}

/* Reports the first field of the item that an earlier item of another policy sets to another value. */
static bool say_field(const field_list *list, size_t index) {
  const set_field *one = &list->items[index];
  for (size_t i = 0; i < index; i++) {
    const set_field *other = &list->items[i];
    if (other->policy == one->policy || !crd_string_equal(other->path, one->path) ||
        is_same_value(other->value, one->value) || !policies_meet(other->policy, one->policy))
      continue;
    crd_string name = crdc_configuration_name(other->policy);
    crdc_risk_say(
        list->view, ADVICE_OVERLAPPING, one->policy, one->expression->offset,
        crd_arena_printf(list->view->list->arena,
                         "the policy %.*s sets %.*s of the same resource too: which of them is last is not settled",
                         CRD_PRINT(name), CRD_PRINT(one->path)),
        "let one of them set it, or keep them apart by matchConditions or what their bindings match");
    return true;
  }
  return false;
}

void crdc_risks_of_mutations(const risk_view *view) {
  if (!risk_is_wanted(view, ADVICE_OVERLAPPING)) return;
  field_list list = {.view = view};
  for (size_t i = 0; i < view->all->count; i++)
    if (crdc_configuration_kind(view->all->items[i].root) == CONFIGURATION_MUTATING_POLICY)
      fields_of_policy(&list, &view->all->items[i]);
  const document *told = NULL;
  for (size_t i = 0; i < list.count; i++)
    if (list.items[i].policy != told && say_field(&list, i)) told = list.items[i].policy;
}
