/* SPDX-License-Identifier: Apache-2.0 */
/* Names of rule sets, and the zero view: an absent part of the document reads as the zero of its type. */
#include "cel/lowering.h"
#include "cel/scope.h"
#include "types/symbols.h"
#include <assert.h>
#include <crd/generated/rule_set.h>

/* ---- names ---- */

void crdc_scope_add(rule_scope *scope, scope_name name) {
  if (scope->count == scope->capacity) {
    size_t capacity = scope->capacity ? scope->capacity * 2 : 8;
    scope->names =
        crd_arena_grow(scope->arena, scope->names, scope->capacity * sizeof *scope->names, capacity * sizeof *scope->names);
    scope->capacity = capacity;
  }
  scope->names[scope->count++] = name;
}

bool crdc_scope_find(rule_scope *scope, size_t visible, crd_string name, scope_found *found) {
  bool self = crd_string_equal(name, CRD_STRING("self"));
  for (; scope; visible = scope->outer_visible, scope = scope->outer) {
    if (self && !scope->hides_self) return *found = (scope_found){NULL, scope, 0}, true;
    for (size_t i = visible; !self && i-- > 0;)
      if (crd_string_equal(scope->names[i].name, name)) return *found = (scope_found){&scope->names[i], scope, i}, true;
  }
  return false;
}

cel_variable *crdc_scope_variables(crd_arena *arena, rule_scope *scope, size_t visible, size_t *count) {
  size_t most = 1, seen = visible;
  for (const rule_scope *at = scope; at; seen = at->outer_visible, at = at->outer) most += seen;
  cel_variable *variables = crd_arena_alloc(arena, most * sizeof *variables);
  rule_scope *owner = scope;
  assert(owner);
  while (owner->hides_self) {
    owner = owner->outer;
    assert(owner); /* the outermost has a self */
  }
  variables[0] = (cel_variable){CRD_STRING("self"), owner->self_type};
  *count = 1;
  for (seen = visible; scope; seen = scope->outer_visible, scope = scope->outer)
    for (size_t i = seen; i-- > 0;)
      if (scope->names[i].type) variables[(*count)++] = (cel_variable){scope->names[i].name, scope->names[i].type};
  return variables;
}

unsigned crdc_scope_use(rule_scope *from, const rule_scope *target) {
  unsigned hops = 0;
  for (; from != target; from = from->outer, hops++) from->uses_outer = true;
  return hops;
}

/* ---- reading names ---- */

/* "scope->outer->outer" from the function's scope to `target`. */
static crd_string scope_text(lowering *l, const rule_scope *target, unsigned *hops) {
  crd_text text = {.arena = l->arena};
  crd_text_add(&text, CRD_STRING("scope"));
  *hops = crdc_scope_use(l->scoped->own, target);
  for (unsigned i = 0; i < *hops; i++) crd_text_add(&text, CRD_STRING("->outer"));
  l->scoped->used = true;
  return crd_text_string(&text);
}

/* A run-time value of a known type in its native form. */
static operand native(lowering *l, operand value, const cel_type *type) {
  switch (type->kind) {
  case CEL_BOOL:
    return crdc_operand_coerce(l, value, FORM_BOOL);
  case CEL_INT:
    return crdc_operand_coerce(l, value, FORM_INT);
  case CEL_DOUBLE:
    return crdc_operand_coerce(l, value, FORM_DOUBLE);
  case CEL_STRING:
    return crdc_operand_coerce(l, value, FORM_STRING);
  default:
    return value;
  }
}

/* The pointer to a struct or header as a variable of the whole function. */
static crd_string declare_self(lowering *l, const type_node *node, crd_string scope, unsigned hops) {
  crd_string name = hops ? crdc_lower_text_of(l, "self_%u", hops) : CRD_STRING("self");
  crd_string line =
      crdc_lower_text_of(l, "  const %.*s *%.*s = %.*s->self;\n", TEXT(node->code_name), TEXT(name), TEXT(scope));
  crd_string all = crd_text_string(&l->scoped->prologue);
  for (size_t i = 0; i + line.size <= all.size; i++)
    if (memcmp(all.data + i, line.data, line.size) == 0) return name;
  crd_text_add(&l->scoped->prologue, line);
  return name;
}

static operand scope_self(lowering *l, const rule_scope *scope) {
  unsigned hops;
  crd_string text = scope_text(l, scope, &hops);
  const type_node *node = scope->self_node;
  if (!node) {
    operand value = make_operand(FORM_VALUE, crdc_lower_text_of(l, "(*(const crd_cel_value *)%.*s->self)", TEXT(text)));
    return native(l, value, scope->self_type);
  }
  crd_string name = {NULL, 0};
  if (node->storage == CRD_STORE_OBJECT || node->storage == CRD_STORE_LIST || node->storage == CRD_STORE_MAP)
    name = declare_self(l, node, text, hops);
  return crdc_operand_self_operand(l, node, name, crdc_lower_text_of(l, "%.*s->self", TEXT(text)));
}

static operand scope_param(lowering *l, const scope_found *found) {
  unsigned hops;
  crd_string text = scope_text(l, found->scope, &hops);
  crdc_lower_fail_if(l, "crd_scope_failed(cel, &%.*s->params[%zu])", TEXT(text), found->name->param);
  operand value = make_operand(FORM_VALUE, crdc_lower_text_of(l, "%.*s->params[%zu]", TEXT(text), found->name->param));
  return native(l, value, found->name->type);
}

/* The let's expression, with the names that it saw. */
static operand scope_let(lowering *l, const scope_found *found) {
  scoped *s = l->scoped, outer = *s;
  size_t base = l->variable_base;
  const cel_ast *ast = l->ast;
  s->at = found->scope;
  s->visible = found->position;
  l->variable_base = l->variable_count;
  l->ast = found->name->let;
  operand value = lower_node(l, found->name->let->root);
  s->at = outer.at;
  s->visible = outer.visible;
  l->variable_base = base;
  l->ast = ast;
  return value;
}

bool crdc_lower_scoped(lowering *l, const cel_node *node, operand *out) {
  scope_found found;
  unsigned hops;
  crd_string name =
      node->name.size && node->name.data[0] == '.' ? (crd_string){node->name.data + 1, node->name.size - 1} : node->name;
  if (!crdc_scope_find(l->scoped->at, l->scoped->visible, name, &found)) return false;
  scope_kind kind = found.name ? found.name->kind : SCOPE_SELF;
  /* a let of constants reads nothing at run time, and yet is another let elsewhere */
  crdc_scope_use(l->scoped->own, found.scope);
  if (kind != SCOPE_LET) l->cost += 1;
  switch (kind) {
  case SCOPE_SELF:
    *out = scope_self(l, found.scope);
    break;
  case SCOPE_INDEX:
    *out = make_operand(FORM_INT, crdc_lower_text_of(l, "%.*s->index", TEXT(scope_text(l, found.scope, &hops))));
    break;
  case SCOPE_KEY:
    *out = make_operand(FORM_STRING, crdc_lower_text_of(l, "%.*s->key", TEXT(scope_text(l, found.scope, &hops))));
    break;
  case SCOPE_PARAM:
    *out = scope_param(l, &found);
    break;
  case SCOPE_LET:
    *out = scope_let(l, &found);
    break;
  }
  return true;
}

/* ---- the zero view ---- */

static crd_string zero_symbol(lowering *l, const type_node *node) {
  zero_types *zeros = l->scoped->zeros;
  crd_string name = crdc_lower_text_of(l, "%.*s_zero", TEXT(node->code_name));
  for (size_t i = 0; i < zeros->count; i++)
    if (zeros->items[i] == node) return name;
  if (zeros->count == zeros->capacity) {
    size_t capacity = zeros->capacity ? zeros->capacity * 2 : 16;
    zeros->items =
        crd_arena_grow(zeros->arena, zeros->items, zeros->capacity * sizeof *zeros->items, capacity * sizeof *zeros->items);
    zeros->capacity = capacity;
  }
  zeros->items[zeros->count++] = node;
  return name;
}

crd_zero crdc_scope_zero(const cel_type *type) {
  switch (type ? type->kind : CEL_DYN) {
  case CEL_BOOL:
    return CRD_ZERO_BOOL;
  case CEL_INT:
    return CRD_ZERO_INT;
  case CEL_DOUBLE:
    return CRD_ZERO_DOUBLE;
  case CEL_STRING:
    return CRD_ZERO_STRING;
  case CEL_LIST:
    return CRD_ZERO_LIST;
  case CEL_MAP:
  case CEL_OBJECT:
    return CRD_ZERO_MAP;
  case CEL_DYN:
    return type && type->int_or_string ? CRD_ZERO_INT : CRD_ZERO_NULL;
  default:
    return CRD_ZERO_NONE;
  }
}

static const char *const zero_names[] = {
    [CRD_ZERO_NONE] = "CRD_ZERO_NONE", [CRD_ZERO_NULL] = "CRD_ZERO_NULL",     [CRD_ZERO_BOOL] = "CRD_ZERO_BOOL",
    [CRD_ZERO_INT] = "CRD_ZERO_INT",   [CRD_ZERO_DOUBLE] = "CRD_ZERO_DOUBLE", [CRD_ZERO_STRING] = "CRD_ZERO_STRING",
    [CRD_ZERO_LIST] = "CRD_ZERO_LIST", [CRD_ZERO_MAP] = "CRD_ZERO_MAP"};

bool crdc_lower_zero_field(lowering *l, const type_field *field, crd_string place, operand *out) {
  const type_node *node = field->type;
  if (node->storage == CRD_STORE_OBJECT) {
    crd_string zero = zero_symbol(l, node);
    *out = crdc_operand_declare(l, FORM_OBJECT, node,
                                crdc_lower_text_of(l, "%.*s ? %.*s : &%.*s", TEXT(place), TEXT(place), TEXT(zero)));
    return true;
  }
  if (node->storage == CRD_STORE_VALUE) {
    bool object = crd_string_equal(node->schema->type, CRD_STRING("object"));
    bool list = crd_string_equal(node->schema->type, CRD_STRING("array"));
    crd_string type = crdc_lower_type_symbol_of(l, node);
    *out = crdc_operand_fallible(l, crdc_lower_text_of(l, "crd_scope_document(cel, %.*s, %.*s, %s)", TEXT(type), TEXT(place),
                                                       object ? "CRD_ZERO_MAP"
                                                       : list ? "CRD_ZERO_LIST"
                                                              : "CRD_ZERO_NULL"));
    return true;
  }
  if (node->storage == CRD_STORE_STRING && crdc_operand_is_formatted(node->schema)) return false; /* a time has no zero */
  *out = crdc_operand_read_place(l, node, place, false);
  return true;
}

operand crdc_lower_zero_select(lowering *l, operand target, const cel_type *type, crd_string name) {
  crd_string boxed = crdc_operand_box(l, target), literal = crdc_lower_string_literal(l->arena, name);
  const char *function = target.of_whole ? "crd_scope_member" : "crd_scope_select";
  operand member =
      crdc_operand_fallible(l, crdc_lower_text_of(l, "%s(cel, %.*s, CRD_STRING(%.*s), %s)", function, TEXT(boxed),
                                                  TEXT(literal), zero_names[crdc_scope_zero(type)]));
  member.of_whole = target.of_whole;
  return member;
}

operand crdc_lower_zero_object(lowering *l, operand value, const cel_type *type, crd_string name) {
  if (value.form != FORM_VALUE || !type || type->kind != CEL_OBJECT || !type->schema || !type->schema->node) return value;
  const type_node *node = type->schema->node;
  const cel_field *field = crdc_cel_type_field(type, name);
  if (node->storage != CRD_STORE_OBJECT || !field || !field->type->schema) return value;
  /* Of a whole object (one of the cluster, the old one) a rule reads little: a struct of all of it would cost more. */
  value.of_whole = value.of_whole || node->root;
  if (value.of_whole) return value;
  crd_string symbol = crdc_lower_type_symbol_of(l, node), zero = zero_symbol(l, node);
  return crdc_operand_declare(
      l, FORM_OBJECT, node,
      crdc_lower_text_of(l, "crd_scope_object(cel, %.*s, %.*s, &%.*s)", TEXT(value.text), TEXT(symbol), TEXT(zero)));
}
