/* SPDX-License-Identifier: Apache-2.0 */
/* What expressions of admission see, and what mutations construct. */
#include "cel/lowering.h"
#include "cel/policy.h"

static bool is_the_name(crd_string name, const char *word) {
  return crd_string_equal(name, crd_string_of(word));
}

bool crdc_lower_policy_name(lowering *l, const cel_node *node, crd_string name, operand *out) {
  static const struct {
    const char *name, *function;
    bool fails;
  } names[] = {{"object", "object", false},
               {"oldObject", "old_object", false},
               {"params", "params", false},
               {"request", "request", false},
               {"namespaceObject", "namespace_object", false},
               {"authorizer", "authorizer", true},
               {"authorizer.requestResource", "request_resource", true},
               {"variables", "all_variables", true}};
  if (!l->ast->policy) return false;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (!is_the_name(name, names[i].name)) continue;
    l->cost += 1;
    crd_string call = crdc_lower_text_of(l, "crd_policy_%s(cel)", names[i].function);
    *out = names[i].fails ? crdc_operand_fallible(l, call) : crdc_operand_declare(l, FORM_VALUE, NULL, call);
    return true;
  }
  *out = crdc_lower_unsupported(l, node, "identifier '%.*s'", TEXT(node->name));
  return true;
}

/* The place of the variable that a node selects; SIZE_MAX: it is something else. */
static size_t policy_variable_index(lowering *l, const cel_node *node) {
  const cel_policy *policy = l->ast->policy;
  const cel_node *target = node->kind == CEL_NODE_SELECT ? node->target : NULL;
  if (!policy || !policy->variables || !target || target->kind != CEL_NODE_IDENT) return SIZE_MAX;
  bool dotted = target->name.size && target->name.data[0] == '.';
  if (!is_the_name(target->name, dotted ? ".variables" : "variables")) return SIZE_MAX;
  if (!dotted && crdc_lower_find_variable(l, target->name)) return SIZE_MAX;
  for (size_t i = policy->variables->field_count; i-- > 0;) /* the last of a name is the one that is kept */
    if (crd_string_equal(policy->variables->fields[i].name, node->name)) return i;
  return SIZE_MAX;
}

bool crdc_lower_is_policy_variable(lowering *l, const cel_node *node) {
  return policy_variable_index(l, node) != SIZE_MAX;
}

bool crdc_lower_policy_variable(lowering *l, const cel_node *node, operand *out) {
  size_t index = policy_variable_index(l, node);
  if (index == SIZE_MAX) return false;
  l->cost += node->test_only ? 1 : 2;
  crdc_lower_flush_cost(l);
  crd_string call = crdc_lower_text_of(l, "crd_policy_variable(cel, %zu)", index);
  operand value = crdc_operand_fallible(l, call); /* also has(): what is declared is there, unless it is an error */
  *out = node->test_only ? make_operand(FORM_BOOL, CRD_STRING("true")) : crdc_operand_unboxed_by_type(l, node, value);
  return true;
}

operand crdc_lower_message(lowering *l, const cel_node *node) {
  crd_text items = {.arena = l->arena}, flags = {.arena = l->arena};
  bool optional = false;
  for (size_t i = 0; i < node->argument_count; i++) {
    operand value = lower_node(l, node->arguments[i]);
    crd_string boxed = crdc_operand_box(l, value), name = crdc_lower_string_literal(l->arena, node->names[i]);
    crd_text_printf(&items, "%s{crd_cel_of_string(CRD_STRING(%.*s)), %.*s}", i ? ", " : "", TEXT(name), TEXT(boxed));
    bool own = node->optional && node->optional[i];
    crd_text_printf(&flags, "%s%s", i ? ", " : "", own ? "true" : "false");
    optional = optional || own;
  }
  l->cost += 40;
  crdc_lower_flush_cost(l);
  unsigned number = crdc_lower_new_temporary(l);
  if (node->argument_count)
    crdc_lower_write_line(l, "const crd_cel_entry entries%u[%zu] = {%.*s};", number, node->argument_count,
                          TEXT(crd_text_string(&items)));
  if (optional)
    crdc_lower_write_line(l, "static const bool optional%u[%zu] = {%.*s};", number, node->argument_count,
                          TEXT(crd_text_string(&flags)));
  crd_string given = node->argument_count ? crdc_lower_text_of(l, "entries%u", number) : CRD_STRING("NULL");
  crd_string marks = optional ? crdc_lower_text_of(l, "optional%u", number) : CRD_STRING("NULL");
  bool patch = is_the_name(node->type->name, "JSONPatch");
  if (patch)
    return crdc_operand_fallible(l, crdc_lower_text_of(l, "crd_policy_json_patch(cel, %.*s, %.*s, %zu)", TEXT(given),
                                                       TEXT(marks), node->argument_count));
  crd_string name = crdc_lower_string_literal(l->arena, node->type->name);
  return crdc_operand_fallible(l, crdc_lower_text_of(l, "crd_policy_construct(cel, CRD_STRING(%.*s), %.*s, %.*s, %zu)",
                                                     TEXT(name), TEXT(given), TEXT(marks), node->argument_count));
}
