/* SPDX-License-Identifier: Apache-2.0 */
/* The visit of a parse tree, which may have NULL parts. It makes nodes in the order of cel-go's visitor, so that ids agree,
 * expands macros, and reports all issues other than syntax errors. Mirrors cel-go parser/parser.go (Visit and its kin,
 * unnest) and parser/helper.go. */
#include "../../../runtime/cel/escape.h"
#include "cel/text/issues.h"
#include "cel/text/node.h"
#include "cel/text/syntax_tree.h"

typedef struct visitor {
  cel_ast *ast;
  unsigned depth;
  bool stopped; /* a limit is exceeded: visits no more nodes */
} visitor;

static cel_node *visit_tree(visitor *visitor, const tree *tree);

static cel_node *new_hole(visitor *visitor, const token *start) {
  return crdc_cel_error_node(visitor->ast, start ? start->position : CEL_BEFORE_START);
}

static cel_node *report_at_token(visitor *visitor, const token *at, const char *message) {
  if (!visitor->stopped) crdc_cel_issue_add(visitor->ast, at->position, "%s", message);
  return crdc_cel_error_node(visitor->ast, at->position);
}

static cel_node *new_operation(visitor *visitor, uint32_t id, uint32_t position, const char *name, size_t count,
                               cel_node *const *operands) {
  cel_node **arguments = crd_arena_alloc(visitor->ast->arena, count * sizeof *arguments);
  memcpy(arguments, operands, count * sizeof *arguments);
  return crdc_cel_call_new(visitor->ast, id, position, name, arguments, count);
}

/* ---- operators ---- */

static cel_node *visit_ternary(visitor *visitor, const tree *tree) {
  cel_node *operands[3] = {visit_tree(visitor, tree->as.parts[0])};
  uint32_t id = cel_new_id(visitor->ast);
  operands[1] = visit_tree(visitor, tree->as.parts[1]);
  operands[2] = visit_tree(visitor, tree->as.parts[2]);
  return new_operation(visitor, id, tree->op->position, "_?_:_", 3, operands);
}

/* Terms joined by && or ||, and the ids of the operators: ids[i] is that of the one before terms[i]. */
typedef struct terms {
  const tree *tree;
  cel_node **nodes;
  uint32_t *ids;
} terms;

/* A balanced tree over the terms low..high (logicManager.balancedTree). */
static cel_node *balance_terms(visitor *visitor, const terms *terms, size_t low, size_t high) {
  if (low == high) return terms->nodes[low];
  size_t middle = (low + high) / 2 + 1;
  cel_node *operands[] = {balance_terms(visitor, terms, low, middle - 1), balance_terms(visitor, terms, middle, high)};
  return new_operation(visitor, terms->ids[middle], terms->tree->as.items[middle].mark->position,
                       terms->tree->kind == TREE_OR ? "_||_" : "_&&_", 2, operands);
}

static cel_node *visit_logic(visitor *visitor, const tree *tree) {
  crd_arena *arena = visitor->ast->arena;
  terms terms = {tree, crd_arena_alloc(arena, tree->count * sizeof *terms.nodes),
                 crd_arena_alloc(arena, tree->count * sizeof *terms.ids)};
  for (size_t i = 0; i < tree->count; i++) {
    terms.nodes[i] = visit_tree(visitor, tree->as.items[i].tree);
    if (i > 0) terms.ids[i] = cel_new_id(visitor->ast);
  }
  return balance_terms(visitor, &terms, 0, tree->count - 1);
}

static const char *binary_name(token_kind kind) {
  static const char *const names[TOKEN_KIND_COUNT] = {
      [TOKEN_EQUAL] = "_==_",      [TOKEN_NOT_EQUAL] = "_!=_",     [TOKEN_IN] = "@in",      [TOKEN_LESS] = "_<_",
      [TOKEN_LESS_EQUAL] = "_<=_", [TOKEN_GREATER_EQUAL] = "_>=_", [TOKEN_GREATER] = "_>_", [TOKEN_STAR] = "_*_",
      [TOKEN_SLASH] = "_/_",       [TOKEN_PERCENT] = "_%_",        [TOKEN_PLUS] = "_+_",    [TOKEN_MINUS] = "_-_"};
  return names[kind];
}

static cel_node *visit_binary(visitor *visitor, const tree *tree) {
  cel_node *operands[2] = {visit_tree(visitor, tree->as.parts[0])};
  uint32_t id = cel_new_id(visitor->ast);
  operands[1] = visit_tree(visitor, tree->as.parts[1]);
  return new_operation(visitor, id, tree->op->position, binary_name(tree->op->kind), 2, operands);
}

/* Two equal signs cancel each other. */
static cel_node *visit_sign(visitor *visitor, const tree *tree) {
  if (!tree->negates) return visit_tree(visitor, tree->as.parts[0]);
  uint32_t id = cel_new_id(visitor->ast);
  cel_node *operand = visit_tree(visitor, tree->as.parts[0]);
  return new_operation(visitor, id, tree->op->position, tree->op->kind == TOKEN_NOT ? "!_" : "-_", 1, &operand);
}

/* ---- lists ---- */

static bool *optional_marks(visitor *visitor, const tree *list) {
  bool *marks = NULL;
  for (size_t i = 0; i < list->count; i++) {
    if (!list->as.items[i].tree || !list->as.items[i].tree->optional) continue;
    if (!marks) marks = crd_arena_zalloc(visitor->ast->arena, list->count * sizeof *marks);
    marks[i] = true;
  }
  return marks;
}

static cel_node **visit_arguments(visitor *visitor, const tree *list) {
  if (!list) return NULL;
  cel_node **nodes = crd_arena_alloc(visitor->ast->arena, list->count * sizeof *nodes);
  for (size_t i = 0; i < list->count; i++) nodes[i] = visit_tree(visitor, list->as.items[i].tree);
  return nodes;
}

static cel_node *visit_list(visitor *visitor, const tree *tree) {
  const struct tree *list = tree->as.parts[0];
  cel_node *node = crdc_cel_node_new(visitor->ast, CEL_NODE_LIST, cel_new_id(visitor->ast), tree->op->position);
  if (!list) return node;
  node->argument_count = list->count;
  node->arguments = crd_arena_alloc(visitor->ast->arena, list->count * sizeof *node->arguments);
  node->optional = optional_marks(visitor, list);
  for (size_t i = 0; i < list->count; i++) node->arguments[i] = visit_tree(visitor, list->as.items[i].tree->as.parts[0]);
  return node;
}

/* An identifier without its escape quotes. */
static crd_string field_name(const token *token) {
  if (token->kind != TOKEN_ESCAPED_IDENTIFIER) return token->text;
  return (crd_string){token->text.data + 1, token->text.size - 2};
}

/* Entry `i` of a message. If a field has no name the issue is at the list, and the value is not visited. */
static void visit_field(visitor *visitor, const tree *list, cel_node *node, size_t i) {
  const tree_item *entry = &list->as.items[i];
  const tree *name = entry->tree->as.parts[0];
  if (name && name->name) {
    node->names[i] = field_name(name->name);
    node->arguments[i] = visit_tree(visitor, entry->value);
  } else {
    report_at_token(visitor, list->start, "unsupported ident kind");
    node->arguments[i] = new_hole(visitor, NULL);
  }
}

/* Visits entries up to the first incomplete one; such an entry makes a whole message invalid. */
static cel_node *visit_map_or_message(visitor *visitor, const tree *tree) {
  cel_ast *ast = visitor->ast;
  bool message = tree->kind == TREE_MESSAGE;
  const struct tree *list = tree->as.parts[0];
  cel_node *node = crdc_cel_node_new(ast, message ? CEL_NODE_STRUCT : CEL_NODE_MAP, cel_new_id(ast), tree->op->position);
  if (!list) return node;
  size_t count = list->count;
  if (message) node->names = crd_arena_zalloc(ast->arena, count * sizeof *node->names);
  if (!message) node->keys = crd_arena_zalloc(ast->arena, count * sizeof *node->keys);
  node->arguments = crd_arena_zalloc(ast->arena, count * sizeof *node->arguments);
  node->optional = optional_marks(visitor, list);
  node->entry_ids = crd_arena_zalloc(ast->arena, count * sizeof *node->entry_ids);
  node->entry_positions = crd_arena_zalloc(ast->arena, count * sizeof *node->entry_positions);
  size_t i = 0;
  for (; i < count && list->as.items[i].mark && !visitor->stopped; i++) {
    const tree_item *entry = &list->as.items[i];
    node->entry_ids[i] = cel_new_id(ast);
    node->entry_positions[i] = entry->mark->position;
    if (message) {
      visit_field(visitor, list, node, i);
    } else {
      node->keys[i] = visit_tree(visitor, entry->tree->as.parts[0]);
      node->arguments[i] = visit_tree(visitor, entry->value);
    }
  }
  node->argument_count = message && i < count ? 0 : i;
  return node;
}

static cel_node *visit_message(visitor *visitor, const tree *tree) {
  cel_node *node = visit_map_or_message(visitor, tree);
  crd_text name = {.arena = visitor->ast->arena};
  for (const token *part = tree->name; part < tree->op; part++) crd_text_add(&name, part->text);
  node->name = crd_text_string(&name);
  return node;
}

/* ---- member ---- */

/* operand.?name */
static cel_node *new_optional_select(visitor *visitor, const tree *tree, cel_node *operand, crd_string name) {
  cel_ast *ast = visitor->ast;
  cel_node *field = crdc_cel_node_new(ast, CEL_NODE_CONSTANT, cel_new_id(ast), tree->as.parts[1]->start->position);
  field->constant = (cel_constant){.kind = CEL_STRING, .as.text = name};
  return new_operation(visitor, cel_new_id(ast), tree->op->position, "_?._", 2, (cel_node *[]){operand, field});
}

static cel_node *visit_select(visitor *visitor, const tree *tree) {
  cel_ast *ast = visitor->ast;
  cel_node *operand = visit_tree(visitor, tree->as.parts[0]);
  const struct tree *name = tree->as.parts[1];
  if (!name) return new_hole(visitor, tree->start);
  crd_string text = {"", 0};
  if (name->name)
    text = field_name(name->name);
  else
    report_at_token(visitor, name->start, "unsupported ident kind");
  if (tree->optional) return new_optional_select(visitor, tree, operand, text);
  cel_node *node = crdc_cel_node_new(ast, CEL_NODE_SELECT, cel_new_id(ast), tree->op->position);
  node->target = operand;
  node->name = text;
  return node;
}

/* name(arguments) or target.name(arguments), or the expansion if the name is a macro. */
static cel_node *visit_call(visitor *visitor, const tree *tree, cel_node *target, crd_string name) {
  cel_ast *ast = visitor->ast;
  const struct tree *list = tree->as.parts[1];
  size_t count = list ? list->count : 0;
  uint32_t id = cel_new_id(ast), position = tree->op->position;
  cel_node **arguments = visit_arguments(visitor, list), *node;
  if (visitor->stopped) return new_hole(visitor, NULL);
  if (crdc_cel_expand_macro(ast, id, position, name, target, arguments, count, &node)) return node;
  node = crdc_cel_call_new(ast, id, position, NULL, arguments, count);
  node->name = name;
  node->target = target;
  return node;
}

static cel_node *visit_method(visitor *visitor, const tree *tree) {
  return visit_call(visitor, tree, visit_tree(visitor, tree->as.parts[0]), tree->name->text);
}

static cel_node *visit_index(visitor *visitor, const tree *tree) {
  cel_node *operands[2] = {visit_tree(visitor, tree->as.parts[0])};
  uint32_t id = cel_new_id(visitor->ast);
  operands[1] = visit_tree(visitor, tree->as.parts[1]);
  return new_operation(visitor, id, tree->op->position, tree->optional ? "_[?_]" : "_[_]", 2, operands);
}

/* ---- primary ---- */

static cel_node *visit_literal(visitor *visitor, const tree *tree) {
  cel_ast *ast = visitor->ast;
  cel_constant constant;
  const char *error = crdc_cel_literal_value(ast->arena, tree->op != NULL, tree->name, &constant);
  if (error) return report_at_token(visitor, tree->start, error);
  const token *first = tree->op ? tree->op : tree->name;
  cel_node *node = crdc_cel_node_new(ast, CEL_NODE_CONSTANT, cel_new_id(ast), first->position);
  node->constant = constant;
  return node;
}

/* name, .name, name(...) */
static cel_node *visit_name(visitor *visitor, const tree *tree) {
  cel_ast *ast = visitor->ast;
  crd_string name = tree->name->text;
  if (crd_cel_is_reserved(name))
    return report_at_token(visitor, tree->start,
                           crd_arena_printf(ast->arena, "reserved identifier: %.*s", CRD_PRINT(name)).data);
  if (tree->dot) name = crd_arena_printf(ast->arena, ".%.*s", CRD_PRINT(name));
  if (tree->kind == TREE_CALL) return visit_call(visitor, tree, NULL, name);
  cel_node *node = crdc_cel_node_new(ast, CEL_NODE_IDENT, cel_new_id(ast), tree->name->position);
  node->name = name;
  return node;
}

/* ---- the visit ---- */

static cel_node *visit_kind(visitor *visitor, const tree *tree) {
  switch (tree->kind) {
  case TREE_TERNARY:
    return visit_ternary(visitor, tree);
  case TREE_OR:
  case TREE_AND:
    return visit_logic(visitor, tree);
  case TREE_BINARY:
    return visit_binary(visitor, tree);
  case TREE_SIGN:
    return visit_sign(visitor, tree);
  case TREE_SELECT:
    return visit_select(visitor, tree);
  case TREE_METHOD:
    return visit_method(visitor, tree);
  case TREE_INDEX:
    return visit_index(visitor, tree);
  case TREE_IDENT:
  case TREE_CALL:
    return visit_name(visitor, tree);
  case TREE_LIST:
    return visit_list(visitor, tree);
  case TREE_MAP:
    return visit_map_or_message(visitor, tree);
  case TREE_MESSAGE:
    return visit_message(visitor, tree);
  case TREE_LITERAL:
    return visit_literal(visitor, tree);
  case TREE_BROKEN_UNARY:
    return new_hole(visitor, tree->start);
  case TREE_BROKEN:
  case TREE_ITEMS:
  case TREE_ITEM:
  case TREE_NAME:
    break;
  }
  return new_hole(visitor, NULL);
}

/* Whether the kind counts for the recursion limit. */
static bool counts_for_depth(tree_kind kind) {
  return kind == TREE_TERNARY || kind == TREE_BINARY || kind == TREE_SELECT || kind == TREE_METHOD || kind == TREE_INDEX;
}

static cel_node *visit_tree(visitor *visitor, const tree *tree) {
  if (!tree || visitor->stopped) return new_hole(visitor, NULL);
  if (!counts_for_depth(tree->kind)) return visit_kind(visitor, tree);
  if (++visitor->depth > CEL_RECURSION_LIMIT) {
    crdc_cel_issue_add(visitor->ast, CEL_NO_PLACE, "max recursion depth exceeded");
    visitor->stopped = true;
  }
  cel_node *node = visitor->stopped ? new_hole(visitor, NULL) : visit_kind(visitor, tree);
  visitor->depth--;
  if (!visitor->stopped && visitor->ast->next_id > CEL_NODE_LIMIT) {
    crdc_cel_issue_add(visitor->ast, CEL_NO_PLACE, "expression exceeds %d nodes after its macros are expanded",
                       CEL_NODE_LIMIT);
    visitor->stopped = true;
  }
  return node;
}

cel_node *crdc_cel_tree_visit(cel_ast *ast, const tree *tree) {
  visitor visitor = {.ast = ast};
  return visit_tree(&visitor, tree);
}
