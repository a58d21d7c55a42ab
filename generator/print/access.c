/* SPDX-License-Identifier: Apache-2.0 */
/* Instructions that read: self and oldSelf, values of rule sets, fields, has() and indexing. */
#include "print/printing.h"
#include <string.h>

static operand operand_a(printing *p) {
  return crdc_print_operand(p, instruction_of(p)->a);
}

/* ---- self and oldSelf ---- */

/* Reads what a parameter of the function, or a scope's self, points to. */
static void give_pointed(printing *p, const type_node *node, crd_string name, crd_string storage) {
  static const char *const types[] = {
      [CRD_STORE_STRING] = "crd_string",      [CRD_STORE_INT] = "int64_t",
      [CRD_STORE_DOUBLE] = "double",          [CRD_STORE_BOOL] = "bool",
      [CRD_STORE_VALUE] = "crd_value *const", [CRD_STORE_INT_OR_STRING] = "crd_int_or_string"};
  static const form forms[] = {[CRD_STORE_OBJECT] = FORM_OBJECT, [CRD_STORE_LIST] = FORM_LIST, [CRD_STORE_MAP] = FORM_MAP};
  if (node->storage == CRD_STORE_OBJECT || node->storage == CRD_STORE_LIST || node->storage == CRD_STORE_MAP)
    crdc_print_give_place(p, (operand){.form = forms[node->storage], .text = name, .node = node});
  else
    crdc_print_give_stored(p, node, crdc_print_text(p, "*(const %s *)%.*s", types[node->storage], TEXT(storage)), true,
                           true);
}

static void print_old_self(printing *p) {
  const crd_instruction *at = instruction_of(p);
  p->uses_old_self = true;
  if (at->n == CRD_OLD_SELF_OPTIONAL) {
    crd_string type = crdc_print_type(p, p->function->node);
    crdc_print_give(p, make_operand(FORM_VALUE, crdc_print_text(p,
                                                                "old_self_storage ? crd_cel_optional_of_old(cel, "
                                                                "crd_cel_of_storage(cel, %.*s, old_self_storage)) : "
                                                                "crd_cel_optional_none()",
                                                                TEXT(type))));
    return;
  }
  if (at->n != CRD_OLD_SELF)
    crdc_print_fail_if(p, "%s!crd_cel_fail(cel, \"no such attribute(s): oldSelf\")",
                       at->n == CRD_OLD_SELF_NONE ? "" : "!old_self_storage && ");
  p->reads_old_self = true;
  give_pointed(p, p->function->node, CRD_STRING("old_self"), CRD_STRING("old_self_storage"));
}

static void print_self(printing *p) {
  p->uses_self = true;
  give_pointed(p, p->function->node, CRD_STRING("self"), CRD_STRING("self_storage"));
}

/* ---- scopes ---- */

static crd_string scope_text(printing *p, const rule_scope **scope) {
  crd_text text = {.arena = p->arena};
  crd_text_add(&text, CRD_STRING("scope"));
  *scope = p->function->scope;
  for (unsigned hops = instruction_of(p)->n; hops; hops--) {
    crd_text_add(&text, CRD_STRING("->outer"));
    *scope = (*scope)->outer;
  }
  p->uses_scope = true;
  return crd_text_string(&text);
}

/* A run-time value whose type the checker knows, converted to the form of that type. */
static void give_typed(printing *p, crd_string value, const cel_type *type) {
  static const struct {
    cel_kind kind;
    form form;
    const char *take;
  } takes[] = {{CEL_BOOL, FORM_BOOL, "crd_cel_get_bool"},
               {CEL_INT, FORM_INT, "crd_cel_take_int"},
               {CEL_DOUBLE, FORM_DOUBLE, "crd_cel_get_double"},
               {CEL_STRING, FORM_STRING, "crd_cel_take_string"}};
  for (size_t i = 0; i < sizeof takes / sizeof *takes; i++) {
    if (type->kind != takes[i].kind) continue;
    crd_string target = crdc_print_target(p, takes[i].form);
    crdc_print_fail_if(p, "!%s(cel, %.*s, &%.*s)", takes[i].take, TEXT(value), TEXT(target));
    crdc_print_reached(p, takes[i].form, target);
    return;
  }
  crdc_print_give_place(p, make_operand(FORM_VALUE, value));
}

static const cel_type *type_of_param(const rule_scope *scope, size_t param) {
  for (size_t i = 0; i < scope->count; i++)
    if (scope->names[i].kind == SCOPE_PARAM && scope->names[i].param == param) return scope->names[i].type;
  return crdc_cel_type_simple(CEL_DYN);
}

static void print_scope(printing *p) {
  const crd_instruction *at = instruction_of(p);
  const rule_scope *scope;
  crd_string text = scope_text(p, &scope);
  if (at->operation == CRD_OP_SCOPE_INDEX) {
    crdc_print_give_place(p, make_operand(FORM_INT, crdc_print_text(p, "%.*s->index", TEXT(text))));
  } else if (at->operation == CRD_OP_SCOPE_KEY) {
    crdc_print_give_place(p, make_operand(FORM_STRING, crdc_print_text(p, "%.*s->key", TEXT(text))));
  } else if (at->operation == CRD_OP_SCOPE_PARAM) {
    crd_string param = crdc_print_text(p, "%.*s->params[%u]", TEXT(text), at->x);
    crdc_print_fail_if(p, "crd_scope_failed(cel, &%.*s)", TEXT(param));
    give_typed(p, param, type_of_param(scope, at->x));
  } else if (scope->self_node) {
    crd_string self = crdc_print_text(p, "%.*s->self", TEXT(text));
    crd_string type = crdc_print_text(p, "%.*s", TEXT(scope->self_node->c_name));
    crd_string name = crdc_print_text(p, "((const %.*s *)%.*s)", TEXT(type), TEXT(self));
    if (at->n == 0) p->uses_self = true, name = CRD_STRING("self");
    give_pointed(p, scope->self_node, name, self);
  } else {
    give_typed(p, crdc_print_text(p, "(*(const crd_cel_value *)%.*s->self)", TEXT(text)), scope->self_type);
  }
}

/* ---- fields ---- */

/* Whether a field replaces a declared one: root and embedded objects have kind, apiVersion and metadata (with name and
 * generateName only), unless all of them are declared (apiserver pkg/cel/common/schemas.go, WithTypeAndObjectMeta). */
static bool is_implicit(const type_node *node, crd_string name) {
  const schema *object = node->schema;
  if (!node->root && !object->embedded_resource) return false;
  if (!crd_string_equal(name, CRD_STRING("kind")) && !crd_string_equal(name, CRD_STRING("apiVersion")) &&
      !crd_string_equal(name, CRD_STRING("metadata")))
    return false;
  return !crdc_schema_declares_meta(object);
}

/* The declared field for `name` in a rule, or NULL. */
static const type_field *field_of_name(printing *p, const type_node *node, crd_string name) {
  for (size_t i = 0; i < node->field_count; i++) {
    crd_string identifier;
    const bool plain = crd_string_equal(node->fields[i].name, name);
    if (plain || (name.size > 4 && memcmp(name.data, "__", 2) == 0)) {
      if (!crdc_cel_escape(p->arena, node->fields[i].name, &identifier)) continue;
      if (plain || crd_string_equal(identifier, name)) return &node->fields[i];
    }
  }
  return NULL;
}

static crd_string place_of_field(printing *p, operand target, const type_field *field) {
  return crdc_print_text(p, "%.*s%.*s", TEXT(crdc_print_member(p, target.text, "")), TEXT(field->c_name));
}

/* Reads metadata, kind or apiVersion that no property declares. */
static void give_implicit(printing *p, operand target, crd_string name, const char *metadata) {
  crd_string object = crdc_print_member(p, target.text, "object.value");
  if (crd_string_equal(name, CRD_STRING("metadata"))) {
    crdc_print_give_fallible(p, crdc_print_text(p, "%s(cel, %.*s)", metadata, TEXT(object)));
    return;
  }
  crd_string target_name = crdc_print_target(p, FORM_STRING), key = crdc_print_string(p, name);
  crdc_print_fail_if(p, "!crd_cel_type_meta(cel, %.*s, %.*s, &%.*s)", TEXT(object), TEXT(key), TEXT(target_name));
  crdc_print_reached(p, FORM_STRING, target_name);
}

static void fail_on_null(printing *p, operand target, crd_string key) {
  if (target.nullable) crdc_print_fail_if(p, "!%.*s && !crd_cel_fail_key(cel, %.*s)", TEXT(target.text), TEXT(key));
}

static void fail_on_absent(printing *p, operand target, const type_field *field, crd_string key) {
  crdc_print_fail_if(p, "!CRD_HAS(%.*s, %.*s) && !crd_cel_fail_key(cel, %.*s)", TEXT(target.text), TEXT(field->c_name),
                     TEXT(key));
}

/* Reads the entry of a typed map with a constant or computed key. */
static void give_entry(printing *p, operand map, crd_string key) {
  crd_string at = crdc_print_local(p, "int64_t ", "k");
  crdc_print_line(p, "%.*s = %.*s;", TEXT(at), TEXT(crdc_print_entry_index(p, map, key)));
  crdc_print_fail_if(p, "%.*s < 0 && !crd_cel_fail_key(cel, %.*s)", TEXT(at), TEXT(key));
  crdc_print_give_stored(p, map.node->additional,
                         crdc_print_text(p, "%.*s[%.*s].value", TEXT(crdc_print_member(p, map.text, "items")), TEXT(at)),
                         true, true);
}

/* Reads target.name for a value of any form. */
static void give_member(printing *p, operand target, crd_string name) {
  crd_string key = crdc_print_string(p, name);
  if (target.form == FORM_MAP) {
    give_entry(p, target, key);
    return;
  }
  if (target.form == FORM_OBJECT) {
    fail_on_null(p, target, key);
    if (is_implicit(target.node, name)) {
      give_implicit(p, target, name, "crd_cel_of_metadata");
      return;
    }
    const type_field *field = field_of_name(p, target.node, name);
    if (field) {
      fail_on_absent(p, target, field, key);
      crdc_print_give_stored(p, field->type, place_of_field(p, target, field), false, true);
      return;
    }
  }
  crd_string boxed = crdc_print_boxed(p, target);
  crdc_print_give_fallible(p, crdc_print_text(p, "crd_cel_select(cel, %.*s, %.*s)", TEXT(boxed), TEXT(key)));
}

/* A step in a chain of selections; its result is kept for the next step. */
static operand step_of_select(printing *p, operand target, crd_string name) {
  crd_string key = crdc_print_string(p, name);
  const type_field *field = NULL;
  if (target.form == FORM_OBJECT && !target.nullable && !is_implicit(target.node, name))
    field = field_of_name(p, target.node, name);
  const bool object = field && field->type->storage == CRD_STORE_OBJECT;
  if (object || (field && field->type->storage == CRD_STORE_MAP)) {
    fail_on_absent(p, target, field, key);
    crd_string place = place_of_field(p, target, field);
    return (operand){.form = object ? FORM_OBJECT : FORM_MAP,
                     .text = object ? place : crdc_print_text(p, "(&%.*s)", TEXT(place)),
                     .node = field->type};
  }
  crd_string boxed = crdc_print_boxed(p, target), value = crdc_print_local(p, "crd_cel_value ", "s");
  crdc_print_fail_if(p, "(%.*s = crd_cel_select(cel, %.*s, %.*s)).kind == CRD_CEL_FAILED", TEXT(value), TEXT(boxed),
                     TEXT(key));
  return make_operand(FORM_VALUE, value);
}

static void print_select(printing *p) {
  const crd_instruction *at = instruction_of(p);
  const crd_string *names = p->program->names + at->x;
  operand target = operand_a(p);
  crdc_print_cost(p, 1);
  for (uint16_t i = 0; i + 1u < at->b; i++) {
    target = step_of_select(p, target, names[i]);
    crdc_print_line(p, "cost += 1;");
  }
  give_member(p, target, names[at->b - 1]);
}

static void print_has(printing *p) {
  const char *function = instruction_of(p)->operation == CRD_OP_HAS ? "crd_cel_has" : "crd_scope_has";
  const crd_string name = p->program->names[instruction_of(p)->x];
  const operand target = operand_a(p);
  crd_string key = crdc_print_string(p, name);
  if (target.form == FORM_OBJECT && !target.nullable && !is_implicit(target.node, name)) {
    const type_field *field = field_of_name(p, target.node, name);
    if (field && !crdc_print_is_formatted(field->type->schema)) { /* an invalid value of a formatted string fails here too */
      crdc_print_give(
          p, make_operand(FORM_BOOL, crdc_print_text(p, "CRD_HAS(%.*s, %.*s)", TEXT(target.text), TEXT(field->c_name))));
      return;
    }
  }
  if (target.form == FORM_MAP && !crdc_print_is_formatted(target.node->additional->schema)) {
    crd_string index = crdc_print_entry_index(p, target, key);
    crdc_print_give(p, make_operand(FORM_BOOL, crdc_print_text(p, "%.*s >= 0", TEXT(index))));
    return;
  }
  crd_string boxed = crdc_print_boxed(p, target);
  crdc_print_give_truth(p, crdc_print_text(p, "%s(cel, %.*s, %.*s)", function, TEXT(boxed), TEXT(key)));
}

/* ---- the zero view ---- */

static const char *const zero_names[] = {
    [CRD_ZERO_NONE] = "CRD_ZERO_NONE", [CRD_ZERO_NULL] = "CRD_ZERO_NULL",     [CRD_ZERO_BOOL] = "CRD_ZERO_BOOL",
    [CRD_ZERO_INT] = "CRD_ZERO_INT",   [CRD_ZERO_DOUBLE] = "CRD_ZERO_DOUBLE", [CRD_ZERO_STRING] = "CRD_ZERO_STRING",
    [CRD_ZERO_LIST] = "CRD_ZERO_LIST", [CRD_ZERO_MAP] = "CRD_ZERO_MAP"};

/* Reads a field in place that may be absent; false if its type has no zero value. */
static bool give_zero_field(printing *p, const type_field *field, crd_string place) {
  const type_node *node = field->type;
  if (node->storage == CRD_STORE_OBJECT) {
    crd_string zero = crdc_print_zero(p, node);
    crdc_print_give(p, (operand){.form = FORM_OBJECT,
                                 .text = crdc_print_text(p, "%.*s ? %.*s : &%.*s", TEXT(place), TEXT(place), TEXT(zero)),
                                 .node = node});
    return true;
  }
  if (node->storage == CRD_STORE_VALUE) {
    bool object = crd_string_equal(node->schema->type, CRD_STRING("object"));
    bool list = crd_string_equal(node->schema->type, CRD_STRING("array"));
    crd_string type = crdc_print_type(p, node);
    crdc_print_give_fallible(p, crdc_print_text(p, "crd_scope_document(cel, %.*s, %.*s, %s)", TEXT(type), TEXT(place),
                                                zero_names[object ? CRD_ZERO_MAP
                                                           : list ? CRD_ZERO_LIST
                                                                  : CRD_ZERO_NULL]));
    return true;
  }
  if (crdc_print_is_formatted(node->schema) && node->storage == CRD_STORE_STRING)
    return false; /* times have no zero
                   * value */
  crdc_print_give_stored(p, node, place, false, true);
  return true;
}

static void print_zero_select(printing *p) {
  const crd_instruction *at = instruction_of(p);
  const crd_string name = p->program->names[at->x];
  const operand target = operand_a(p);
  if (target.form == FORM_OBJECT && !target.nullable) {
    if (is_implicit(target.node, name)) {
      give_implicit(p, target, name, "crd_scope_metadata");
      return;
    }
    const type_field *field = field_of_name(p, target.node, name);
    if (field && give_zero_field(p, field, place_of_field(p, target, field))) return;
    if (field) {
      give_member(p, target, name);
      return;
    }
  }
  crd_string boxed = crdc_print_boxed(p, target), key = crdc_print_string(p, name);
  crdc_print_give_fallible(
      p, crdc_print_text(p, "crd_scope_member(cel, %.*s, %.*s, %s)", TEXT(boxed), TEXT(key), zero_names[at->n]));
}

/* ---- indexing ---- */

static void print_index(printing *p) {
  const crd_instruction *at = instruction_of(p);
  const operand target = operand_a(p), index = crdc_print_operand(p, at->b);
  if (target.form == FORM_LIST && index.form == FORM_INT) {
    crd_string i = crdc_print_bare(index.text);
    if (index.text.data[0] < '0' || index.text.data[0] > '9') {
      i = crdc_print_local(p, "int64_t ", "k");
      crdc_print_line(p, "%.*s = %.*s;", TEXT(i), TEXT(crdc_print_bare(index.text)));
    }
    crdc_print_fail_if(p, "(%.*s < 0 || (uint64_t)%.*s >= %.*s) && !crd_cel_fail_index(cel, %.*s)", TEXT(i), TEXT(i),
                       TEXT(crdc_print_member(p, target.text, "count")), TEXT(i));
    crdc_print_give_stored(p, target.node->items,
                           crdc_print_text(p, "%.*s[%.*s]", TEXT(crdc_print_member(p, target.text, "items")), TEXT(i)), true,
                           true);
  } else if (target.form == FORM_MAP && index.form == FORM_STRING) {
    give_entry(p, target, index.text);
  } else {
    crd_string a = crdc_print_boxed(p, target), b = crdc_print_boxed(p, index);
    crdc_print_give_fallible(p, crdc_print_text(p, "crd_cel_index(cel, %.*s, %.*s)", TEXT(a), TEXT(b)));
  }
}

static void print_optional_access(printing *p) {
  const crd_instruction *at = instruction_of(p);
  const bool select = at->operation == CRD_OP_SELECT_OPTIONAL;
  crd_string a = crdc_print_boxed(p, operand_a(p));
  crd_string b = select ? crdc_print_string(p, p->program->names[at->x]) : crdc_print_boxed(p, crdc_print_operand(p, at->b));
  crdc_print_give_fallible(
      p, crdc_print_text(p, "crd_cel_%s_optional(cel, %.*s, %.*s)", select ? "select" : "index", TEXT(a), TEXT(b)));
}

const printing_row crdc_print_access[] = {{CRD_OP_SELF, print_self},
                                          {CRD_OP_OLD_SELF, print_old_self},
                                          {CRD_OP_SCOPE_SELF, print_scope},
                                          {CRD_OP_SCOPE_INDEX, print_scope},
                                          {CRD_OP_SCOPE_KEY, print_scope},
                                          {CRD_OP_SCOPE_PARAM, print_scope},
                                          {CRD_OP_SELECT, print_select},
                                          {CRD_OP_HAS, print_has},
                                          {CRD_OP_ZERO_SELECT, print_zero_select},
                                          {CRD_OP_ZERO_HAS, print_has},
                                          {CRD_OP_INDEX, print_index},
                                          {CRD_OP_SELECT_OPTIONAL, print_optional_access},
                                          {CRD_OP_INDEX_OPTIONAL, print_optional_access},
                                          {0, NULL}};
