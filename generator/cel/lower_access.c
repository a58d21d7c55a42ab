/* SPDX-License-Identifier: Apache-2.0 */
/* Identifiers, field selection, has() and indexing. */
#include "cel/lowering.h"
#include <string.h>

/* A part of self or oldSelf. */
static operand lower_self(lowering *l, bool old) {
  const char *name = old ? "old_self" : "self";
  if (old)
    l->uses_old_self = true;
  else
    l->uses_self = true;
  l->cost += 1;
  crd_string type = crdc_lower_type_symbol_of(l, l->node);
  if (old && l->optional_old_self)
    return crdc_operand_declare(
        l, FORM_VALUE, NULL,
        crdc_lower_text_of(l,
                           "old_self_storage ? crd_cel_optional_of_old(cel, crd_cel_of_%s(cel, %.*s, old_self_storage)) "
                           ": crd_cel_optional_none()",
                           l->on_tree ? "document" : "storage", TEXT(type)));
  if (old && (l->old_is_absent || l->old_may_be_absent))
    crdc_lower_fail_if(l, "%s!crd_cel_fail(cel, \"no such attribute(s): oldSelf\")",
                       l->old_is_absent ? "" : "!old_self_storage && ");
  if (l->on_tree)
    return crdc_operand_fallible(l, crdc_lower_text_of(l, "crd_cel_of_document(cel, %.*s, %s_storage)", TEXT(type), name));
  return crdc_operand_self_operand(l, l->node, crd_string_of(name), crdc_lower_text_of(l, "%s_storage", name));
}

/* The name of a global variable that a macro's hides is written with a dot before it. */
static const variable *variable_of(lowering *l, crd_string *name) {
  if (!name->size || name->data[0] != '.') return crdc_lower_find_variable(l, *name);
  *name = (crd_string){name->data + 1, name->size - 1};
  for (size_t i = 0; i < l->global_count; i++)
    if (crd_string_equal(l->variables[i].name, *name)) return &l->variables[i];
  return NULL;
}

operand crdc_lower_identifier(lowering *l, const cel_node *node) {
  crd_string name = node->name;
  const variable *variable = variable_of(l, &name);
  if (variable) {
    l->cost += 1;
    if (variable->value.may_fail) crdc_lower_fail_if(l, "%.*s.kind == CRD_CEL_FAILED", TEXT(variable->value.text));
    operand value = variable->value;
    value.may_fail = false;
    return value;
  }
  operand found;
  if (l->scoped && crdc_lower_scoped(l, node, &found)) return found;
  if (crd_string_equal(name, CRD_STRING("self"))) return lower_self(l, false);
  if (crd_string_equal(name, CRD_STRING("oldSelf"))) return lower_self(l, true);
  return crdc_lower_extra(l, node);
}

/* ---- fields ---- */

/* The property that a rule calls `name` in an object of this type. */
static crd_string property_of(const cel_type *type, crd_string name) {
  const cel_field *field = type && type->kind == CEL_OBJECT ? crdc_cel_type_field(type, name) : NULL;
  return field ? field->property : name;
}

/* Root and embedded objects have kind, apiVersion and metadata (with name and generateName only) in place of declared ones,
 * unless all of that is declared (apiserver pkg/cel/common/schemas.go, WithTypeAndObjectMeta). */
static bool is_implicit(const type_node *node, crd_string property) {
  const schema *object = node->schema;
  if (!node->root && !object->embedded_resource) return false;
  if (!crd_string_equal(property, CRD_STRING("kind")) && !crd_string_equal(property, CRD_STRING("apiVersion")) &&
      !crd_string_equal(property, CRD_STRING("metadata")))
    return false;
  return !crdc_schema_declares_meta(object);
}

static crd_string string_text(lowering *l, crd_string string) {
  crd_string literal = crdc_lower_string_literal(l->arena, string);
  return crdc_lower_text_of(l, "CRD_STRING(%.*s)", TEXT(literal));
}

static operand generic_select(lowering *l, operand target, crd_string name) {
  crd_string boxed = crdc_operand_box(l, target), key = string_text(l, name);
  operand value = crdc_operand_declare(l, FORM_VALUE, NULL,
                                       crdc_lower_text_of(l, "crd_cel_select(cel, %.*s, %.*s)", TEXT(boxed), TEXT(key)));
  crdc_lower_fail_if(l, "%.*s.kind == CRD_CEL_FAILED", TEXT(value.text));
  return value;
}

/* metadata, kind or apiVersion that no property declares. */
static operand implicit_field(lowering *l, operand target, crd_string name) {
  if (crd_string_equal(name, CRD_STRING("metadata"))) {
    const char *function = l->scoped ? "crd_scope_metadata" : "crd_cel_of_metadata";
    operand value = crdc_operand_declare(
        l, FORM_VALUE, NULL,
        crdc_lower_text_of(l, "%s(cel, %.*s)", function, TEXT(crdc_operand_member(l, target.text, "object.value"))));
    crdc_lower_fail_if(l, "%.*s.kind == CRD_CEL_FAILED", TEXT(value.text));
    return value;
  }
  crd_string key = string_text(l, name);
  operand value = crdc_operand_declare(l, FORM_STRING, NULL, (crd_string){NULL, 0});
  crdc_lower_fail_if(l, "!crd_cel_type_meta(cel, %.*s, %.*s, &%.*s)",
                     TEXT(crdc_operand_member(l, target.text, "object.value")), TEXT(key), TEXT(value.text));
  return value;
}

static void fail_on_null(lowering *l, operand target, crd_string name) {
  crd_string key = string_text(l, name);
  if (target.nullable) crdc_lower_fail_if(l, "!%.*s && !crd_cel_fail_key(cel, %.*s)", TEXT(target.text), TEXT(key));
}

/* The bit of a field; where the struct is declared under another name, by the macro that takes any. */
static crd_string field_index(lowering *l, const type_node *node, const type_field *field) {
  bool declared = crd_string_equal(node->code_name, node->tag);
  return crdc_lower_text_of(l, declared ? "%.*s_has_%.*s" : "CRD_FIELD(%.*s, %.*s)", TEXT(node->code_name),
                            TEXT(field->c_name));
}

/* target.name of a struct: the presence bit, then the field. */
static operand object_field(lowering *l, operand target, const cel_type *type, crd_string name) {
  const type_node *node = target.node;
  crd_string property = property_of(type, name), key = string_text(l, name);
  fail_on_null(l, target, name);
  if (is_implicit(node, property)) return implicit_field(l, target, name);
  const type_field *field = crdc_type_node_field(node, property);
  if (!field) return generic_select(l, target, name);
  operand zero;
  crd_string place = crdc_lower_text_of(l, "%.*s%.*s", TEXT(crdc_operand_member(l, target.text, "")), TEXT(field->c_name));
  if (l->scoped && crdc_lower_zero_field(l, field, place, &zero)) return zero;
  crdc_lower_fail_if(l, "!CRD_HAS(%.*s, %.*s) && !crd_cel_fail_key(cel, %.*s)", TEXT(target.text),
                     TEXT(field_index(l, node, field)), TEXT(key));
  return crdc_operand_read_place(l, field->type, place, false);
}

crd_string crdc_lower_entry_index(lowering *l, operand map, crd_string key) {
  crd_string items = crdc_operand_member(l, map.text, "items"), count = crdc_operand_member(l, map.text, "count");
  return crdc_lower_text_of(l, "crd_cel_entry_index(cel, %.*s, %.*s, sizeof *%.*s, %.*s)", TEXT(items), TEXT(count),
                            TEXT(items), TEXT(key));
}

/* The entry with a constant or computed key of a typed map. */
static operand map_entry(lowering *l, operand map, crd_string key) {
  operand at = {.text = crdc_lower_text_of(l, "t%u", crdc_lower_new_temporary(l))};
  crdc_lower_write_line(l, "int64_t %.*s = %.*s;", TEXT(at.text), TEXT(crdc_lower_entry_index(l, map, key)));
  crdc_lower_fail_if(l, "%.*s < 0 && !crd_cel_fail_key(cel, %.*s)", TEXT(at.text), TEXT(key));
  return crdc_operand_read_place(
      l, map.node->additional,
      crdc_lower_text_of(l, "%.*s[%.*s].value", TEXT(crdc_operand_member(l, map.text, "items")), TEXT(at.text)), true);
}

static operand lower_has(lowering *l, const cel_node *node, operand target) {
  crd_string key = string_text(l, node->name);
  if (target.form == FORM_OBJECT) {
    crd_string property = property_of(node->target->type, node->name);
    const type_field *field = crdc_type_node_field(target.node, property);
    /* a text that is none of its format fails here too */
    bool plain =
        field && !target.nullable && !is_implicit(target.node, property) && !crdc_operand_is_formatted(field->type->schema);
    if (plain)
      return make_operand(FORM_BOOL, crdc_lower_text_of(l, "CRD_HAS(%.*s, %.*s)", TEXT(target.text),
                                                        TEXT(field_index(l, target.node, field))));
  }
  if (target.form == FORM_MAP && !crdc_operand_is_formatted(target.node->additional->schema))
    return crdc_operand_declare(l, FORM_BOOL, NULL,
                                crdc_lower_text_of(l, "%.*s >= 0", TEXT(crdc_lower_entry_index(l, target, key))));
  crd_string boxed = crdc_operand_box(l, target);
  return crdc_operand_declare(l, FORM_TRUTH, NULL,
                              crdc_lower_text_of(l, "crd_cel_has(cel, %.*s, %.*s)", TEXT(boxed), TEXT(key)));
}

operand crdc_lower_select(lowering *l, const cel_node *node) {
  if (crdc_lower_is_extra_field(l, node)) return crdc_lower_extra_field(l, node);
  operand target = lower_node(l, node->target);
  if (l->scoped) target = crdc_lower_zero_object(l, target, node->target->type, node->name);
  l->cost += node->test_only ? 0 : 1;
  if (!crdc_plan_is_attribute(node->target)) l->cost += 1;
  if (node->test_only) {
    crdc_lower_flush_cost(l);
    return lower_has(l, node, target);
  }
  if (target.form == FORM_OBJECT) return object_field(l, target, node->target->type, node->name);
  if (target.form == FORM_MAP) return map_entry(l, target, string_text(l, node->name));
  bool plain = node->target->type && node->target->type->kind == CEL_OBJECT;
  if (l->scoped && plain) return crdc_lower_zero_select(l, target, node->type, node->name);
  return generic_select(l, target, node->name);
}

/* ---- indexing ---- */

static operand list_item(lowering *l, operand list, operand index) {
  operand i = index;
  if (strchr("0123456789", index.text.data[0]) == NULL) i = crdc_operand_declare(l, FORM_INT, NULL, index.text);
  crdc_lower_fail_if(l, "(%.*s < 0 || (uint64_t)%.*s >= %.*s) && !crd_cel_fail_index(cel, %.*s)", TEXT(i.text), TEXT(i.text),
                     TEXT(crdc_operand_member(l, list.text, "count")), TEXT(i.text));
  return crdc_operand_read_place(
      l, list.node->items,
      crdc_lower_text_of(l, "%.*s[%.*s]", TEXT(crdc_operand_member(l, list.text, "items")), TEXT(i.text)), true);
}

operand crdc_lower_index(lowering *l, const cel_node *node) {
  bool field = is_call(node, "_?._"), optional = field || is_call(node, "_[?_]");
  operand target = lower_node(l, node->arguments[0]);
  operand index = lower_node(l, node->arguments[1]);
  if (!crdc_plan_is_attribute(node->arguments[0])) l->cost += 1;
  bool own = !crdc_plan_is_attribute_index(node->arguments[1]);
  if (!optional) {
    if (own) l->cost += 1;
    if (target.form == FORM_LIST && index.form == FORM_INT) return list_item(l, target, index);
    if (target.form == FORM_MAP && index.form == FORM_STRING) return map_entry(l, target, index.text);
  }
  crd_string a = crdc_operand_box(l, target), b = field ? index.text : crdc_operand_box(l, index);
  const char *function = field ? "crd_cel_select_optional" : optional ? "crd_cel_index_optional" : "crd_cel_index";
  operand value =
      crdc_operand_declare(l, FORM_VALUE, NULL, crdc_lower_text_of(l, "%s(cel, %.*s, %.*s)", function, TEXT(a), TEXT(b)));
  crdc_lower_fail_if(l, "%.*s.kind == CRD_CEL_FAILED", TEXT(value.text));
  if (optional && own)
    crdc_lower_write_line(l, "cost += %.*s.kind != CRD_CEL_OPTIONAL || %.*s.as.optional;", TEXT(value.text),
                          TEXT(value.text));
  return value;
}
