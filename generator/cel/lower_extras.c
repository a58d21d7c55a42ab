/* SPDX-License-Identifier: Apache-2.0 */
/* Variables beyond the Kubernetes environment. A gate or setting becomes a table of its declaration beside the function; its
 * value is looked up by name among those that crd_cel holds, so a rule needs nothing but its own code. */
#include "cel/extras.h"
#include "cel/lowering.h"

/* A global name that a macro's variable hides is written with a dot before it. */
static crd_string plain_name(crd_string name) {
  return name.size && name.data[0] == '.' ? (crd_string){name.data + 1, name.size - 1} : name;
}

/* The field of `gates` or `config` that the node selects; empty when it is something else. */
static crd_string extra_field(lowering *l, const cel_node *node, bool *gate) {
  const cel_node *target = node->kind == CEL_NODE_SELECT ? node->target : NULL;
  if (!l->ast->extras || !target || target->kind != CEL_NODE_IDENT || crdc_lower_find_variable(l, target->name))
    return (crd_string){NULL, 0};
  crd_string name = plain_name(target->name);
  *gate = crd_string_equal(name, CRD_STRING("gates"));
  if (!*gate && !crd_string_equal(name, CRD_STRING("config"))) return (crd_string){NULL, 0};
  const cel_field *field = crdc_cel_type_field(target->type, node->name);
  return field ? field->property : (crd_string){NULL, 0};
}

bool crdc_lower_is_extra_field(lowering *l, const cel_node *node) {
  bool gate;
  return extra_field(l, node, &gate).size > 0;
}

/* ---- declarations as tables ---- */

static crd_string write_gate(lowering *l, const crd_gate *gate) {
  static const char *const stages[] = {"CRD_GATE_GA", "CRD_GATE_ALPHA", "CRD_GATE_BETA", "CRD_GATE_DEPRECATED"};
  crd_string name = crdc_lower_text_of(l, "%.*s_gate_%u", TEXT(l->name), ++l->table_count);
  crd_string literal = crdc_lower_string_literal(l->arena, gate->name);
  crd_text_printf(&l->tables, "static const crd_gate %.*s = {CRD_STRING_INIT(%.*s), %s, %s, %s};\n", TEXT(name),
                  TEXT(literal), gate->default_value ? "true" : "false", gate->locked ? "true" : "false",
                  stages[gate->stage]);
  return name;
}

static crd_string write_texts(lowering *l, crd_string name, const crd_string *items, size_t count) {
  if (!count) return CRD_STRING("NULL");
  crd_text_printf(&l->tables, "static const crd_string %.*s_items[] = {", TEXT(name));
  for (size_t i = 0; i < count; i++) {
    crd_string literal = crdc_lower_string_literal(l->arena, items[i]);
    crd_text_printf(&l->tables, "%sCRD_STRING_INIT(%.*s)", i ? ", " : "", TEXT(literal));
  }
  crd_text_add(&l->tables, CRD_STRING("};\n"));
  return crdc_lower_text_of(l, "%.*s_items", TEXT(name));
}

static crd_string write_setting(lowering *l, const crd_setting *setting) {
  static const char *const types[] = {"CRD_SETTING_STRING", "CRD_SETTING_BOOL", "CRD_SETTING_INT", "CRD_SETTING_LIST",
                                      "CRD_SETTING_MAP"};
  const crd_setting_value *value = &setting->default_value;
  crd_string name = crdc_lower_text_of(l, "%.*s_setting_%u", TEXT(l->name), ++l->table_count);
  size_t strings = setting->type == CRD_SETTING_MAP ? value->count * 2 : value->count;
  crd_string items = write_texts(l, name, value->items, strings);
  crd_string own = crdc_lower_string_literal(l->arena, setting->name),
             env = crdc_lower_string_literal(l->arena, setting->env),
             text = crdc_lower_string_literal(l->arena, value->text);
  bool lowest = value->integer == INT64_MIN;
  crd_text_printf(&l->tables,
                  "static const crd_setting %.*s = {CRD_STRING_INIT(%.*s), %s, {%s, INT64_C(%lld)%s, "
                  "CRD_STRING_INIT(%.*s), %.*s, %zu}, CRD_STRING_INIT(%.*s)};\n",
                  TEXT(name), TEXT(own), types[setting->type], value->boolean ? "true" : "false",
                  (long long)(lowest ? value->integer + 1 : value->integer), lowest ? " - 1" : "", TEXT(text), TEXT(items),
                  value->count, TEXT(env));
  return name;
}

/* ---- reading ---- */

static operand lower_setting(lowering *l, const crd_setting *setting) {
  crd_string table = write_setting(l, setting);
  switch ((crd_setting_type)setting->type) {
  case CRD_SETTING_BOOL:
    return crdc_operand_declare(l, FORM_BOOL, NULL,
                                crdc_lower_text_of(l, "crd_settings_value(cel->settings, &%.*s)->boolean", TEXT(table)));
  case CRD_SETTING_INT:
    return crdc_operand_declare(l, FORM_INT, NULL,
                                crdc_lower_text_of(l, "crd_settings_value(cel->settings, &%.*s)->integer", TEXT(table)));
  case CRD_SETTING_STRING:
    return crdc_operand_declare(l, FORM_STRING, NULL,
                                crdc_lower_text_of(l, "crd_settings_value(cel->settings, &%.*s)->text", TEXT(table)));
  default:
    return crdc_operand_declare(l, FORM_VALUE, NULL, crdc_lower_text_of(l, "crd_cel_of_setting(cel, &%.*s)", TEXT(table)));
  }
}

operand crdc_lower_extra_field(lowering *l, const cel_node *node) {
  bool is_gate = false;
  crd_string name = extra_field(l, node, &is_gate);
  l->cost += node->test_only ? 1 : 2;
  if (node->test_only) return make_operand(FORM_BOOL, CRD_STRING("true")); /* what is declared is there */
  if (!is_gate) return lower_setting(l, crdc_cel_extras_setting(l->ast->extras, name));
  crd_string table = write_gate(l, crdc_cel_extras_gate(l->ast->extras, name));
  return crdc_operand_declare(l, FORM_BOOL, NULL,
                              crdc_lower_text_of(l, "crd_settings_gate(cel->settings, &%.*s)", TEXT(table)));
}

/* ---- the cluster ---- */

operand crdc_lower_watch(lowering *l, const cel_node *node, const cel_watch *watch) {
  static const char *const functions[] = {[CEL_WATCH_GET] = "get",
                                          [CEL_WATCH_ALL] = "all",
                                          [CEL_WATCH_INDEX] = "index",
                                          [CEL_WATCH_ANCESTORS] = "ancestors",
                                          [CEL_WATCH_DESCENDANTS] = "descendants"};
  crd_string name = crdc_lower_text_of(l, "%.*s_query_%u", TEXT(l->name), ++l->table_count), argument = CRD_STRING("");
  crd_string parts[] = {watch->group, watch->version, watch->kind, watch->path};
  for (size_t i = 0; i < 4; i++) parts[i] = crdc_lower_string_literal(l->arena, parts[i]);
  crd_text_printf(&l->tables,
                  "static const crd_state_query %.*s = {CRD_STRING_INIT(%.*s), CRD_STRING_INIT(%.*s), "
                  "CRD_STRING_INIT(%.*s), CRD_STRING_INIT(%.*s)};\n",
                  TEXT(name), TEXT(parts[0]), TEXT(parts[1]), TEXT(parts[2]), TEXT(parts[3]));
  if (l->ast->extras->used) l->ast->extras->used[watch - l->ast->extras->watches] = true;
  if (node->argument_count) {
    crd_string value = crdc_operand_box(l, lower_node(l, node->arguments[0]));
    argument = crdc_lower_text_of(l, ", %.*s", TEXT(value));
  }
  crdc_lower_flush_cost(l);
  return crdc_operand_fallible(
      l, crdc_lower_text_of(l, "crd_cel_state_%s(cel, &%.*s%.*s)", functions[watch->form], TEXT(name), TEXT(argument)));
}

operand crdc_lower_extra(lowering *l, const cel_node *node) {
  crd_string name = plain_name(node->name);
  if (l->ast->extras && crd_string_equal(name, CRD_STRING("operation"))) {
    l->cost += 1;
    return make_operand(FORM_STRING, CRD_STRING("cel->operation"));
  }
  if (l->ast->extras && crd_string_equal(name, CRD_STRING("request"))) {
    l->cost += 1;
    return crdc_operand_declare(l, FORM_VALUE, NULL, CRD_STRING("crd_cel_of_request(cel)"));
  }
  bool object = crd_string_equal(name, CRD_STRING("object")), old = crd_string_equal(name, CRD_STRING("oldObject"));
  if (!l->ast->extras || (!object && !old)) return crdc_lower_unsupported(l, node, "identifier '%.*s'", TEXT(node->name));
  l->cost += 1;
  return crdc_operand_declare(l, FORM_VALUE, NULL,
                              crdc_lower_text_of(l, "crd_cel_of_whole(cel, cel->%s)", old ? "old_object" : "object"));
}
