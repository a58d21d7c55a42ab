/* SPDX-License-Identifier: Apache-2.0 */
#include "sets/building.h"

void crdc_set_report(set_compiler *compiler, location place, const char *format, crd_string a, crd_string b) {
  crdc_diagnostics_add(compiler->input->diagnostics, SEVERITY_ERROR, place, "%s%s%.*s%s%.*s", format, a.size ? ": " : "",
                       CRD_PRINT(a), b.size ? ", " : "", CRD_PRINT(b));
  compiler->ok = false;
}

static bool item_types(set_compiler *compiler, const marker *marker, include_self *self) {
  const cel_type *type = self->type;
  if (type->kind == CEL_LIST || type->kind == CEL_MAP) {
    self->type = type->parameters[type->kind == CEL_MAP];
  } else if (type->kind != CEL_DYN) {
    crdc_set_report(compiler, crdc_marker_location(marker, "each"), "each needs a list or a map", CRD_STRING(""),
                    CRD_STRING(""));
    return false;
  }
  if (self->type->kind == CEL_PARAMETER) self->type = crdc_cel_type_simple(CEL_DYN);
  if (self->node) self->node = self->node->storage == CRD_STORE_MAP ? self->node->additional : self->node->items;
  return true;
}

static rule_scope *self_scope(rule_scope *scope) {
  while (scope->hides_self) scope = scope->outer;
  return scope;
}

/* The type node of a part of the object, or of another value of self with a type node; NULL: it is none. */
static const type_node *document_part(const rule_scope *scope, size_t visible, const cel_node *node) {
  scope_found found;
  if (node->kind == CEL_NODE_IDENT) {
    if (!crdc_scope_find((rule_scope *)scope, visible, node->name, &found)) return NULL;
    if (!found.name || found.name->kind == SCOPE_SELF) return found.scope->self_node;
    return found.name->kind == SCOPE_LET && found.name->let
               ? document_part(found.scope, found.position, found.name->let->root)
               : NULL;
  }
  const bool select = node->kind == CEL_NODE_SELECT && !node->test_only;
  const bool index = node->kind == CEL_NODE_CALL && crd_string_equal(node->name, CRD_STRING("_[_]"));
  const type_node *from = select  ? document_part(scope, visible, node->target)
                          : index ? document_part(scope, visible, node->arguments[0])
                                  : NULL;
  if (!from) return NULL;
  if (from->storage == CRD_STORE_MAP) return from->additional;
  if (from->storage == CRD_STORE_LIST) return index ? from->items : NULL;
  const cel_field *field =
      select && node->target->type->kind == CEL_OBJECT ? crdc_cel_type_field(node->target->type, node->name) : NULL;
  const type_field *own = field && from->storage == CRD_STORE_OBJECT ? crdc_type_node_field(from, field->property) : NULL;
  return own ? own->type : NULL;
}

static const type_node *node_of(const rule_scope *scope, size_t visible, const cel_node *node) {
  const type_node *part = document_part(scope, visible, node);
  return part && (part->storage == CRD_STORE_OBJECT || part->storage == CRD_STORE_LIST || part->storage == CRD_STORE_MAP)
             ? part
             : NULL;
}

bool crdc_set_resolve_self(set_compiler *compiler, const set_place *place, const rule_set *around, const rule_set *set,
                           const marker *marker, const char *suffix, include_self *self) {
  crd_arena *arena = compiler->input->arena;
  self->each = crdc_marker_find(marker, "each") != NULL;
  self->path = (crd_text){.arena = arena};
  self->known = true;
  const char *argument = self->each ? "each" : "at";
  crd_string text = crdc_marker_text(marker, argument);
  /* without `at`, a set at a field below self runs on that field */
  if (!text.size && around && rule_set_contains(around, set))
    text =
        crd_arena_printf(arena, "self%.*s", (int)(set->path.size - around->path.size), set->path.data + around->path.size);
  if (!text.size || crd_string_equal(text, CRD_STRING("self"))) {
    const rule_scope *scope = self_scope(place->scope);
    self->node = scope->self_node;
    self->type = scope->self_type;
    if (!self->each) return true;
  }
  if (text.size) {
    const cel_ast *ast = crdc_set_expression_text(compiler, place, text, crdc_marker_location(marker, argument), SET_PASSED);
    if (!ast) return false;
    self->type = ast->root->type;
    self->expression = ast;
    self->known = crdc_set_path(place->scope, ast->root, &self->path, &self->hops);
    const char *comment = crd_arena_printf(arena, "%s: ", argument).data;
    self->node = node_of(place->scope, place->scope->count, ast->root);
    if (!crdc_set_lower(compiler, place, ast, PROGRAM_VALUE, comment, crd_arena_printf(arena, "%s_at", suffix).data,
                        &self->node, &self->at))
      return false;
    self->typed = place->functions && self->node;
  }
  return !self->each || item_types(compiler, marker, self);
}

static const char *kind_name(const cel_type *type) {
  switch (type->kind) {
  case CEL_OBJECT:
    return "object";
  case CEL_LIST:
    return "list";
  case CEL_MAP:
    return "map";
  case CEL_BOOL:
    return "bool";
  case CEL_INT:
    return "int";
  case CEL_DOUBLE:
    return "double";
  case CEL_STRING:
    return "string";
  default:
    return "dyn";
  }
}

bool crdc_set_check_self(set_compiler *compiler, const rule_set *set, const marker *marker, const cel_type *type) {
  bool root = crd_string_equal(set->path, CRD_STRING("self"));
  const cel_type *own = crdc_cel_type_of_schema(compiler->types, set->schema, root);
  if (!own) return true;
  const char *wanted = kind_name(own), *given = kind_name(type);
  bool fits = strcmp(wanted, given) == 0 || strcmp(wanted, "dyn") == 0 || strcmp(given, "dyn") == 0;
  if (fits && own->kind == CEL_OBJECT && type->kind == CEL_OBJECT && type->schema &&
      type->schema->node != set->schema->node) {
    wanted = set->schema->node->path.data;
    given = type->schema->node->path.data;
    fits = false;
  }
  if (fits) return true;
  crdc_diagnostics_add(compiler->input->diagnostics, SEVERITY_ERROR,
                       crdc_marker_location(marker, crdc_marker_find(marker, "each") ? "each" : "at"),
                       "the set %.*s is for %s, and this is %s", CRD_PRINT(set->name), wanted, given);
  compiler->ok = false;
  return false;
}
