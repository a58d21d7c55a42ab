/* The visit of a tree that may have holes: it finds what is wrong beyond the syntax, and makes nodes, which macros look at.
 * Mirrors cel-go parser/parser.go (Visit and its kin, unnest). */
#include "cel/issues.h"
#include "cel/recovery_parts.h"
#include "cel/type.h"

typedef struct visitor {
  cel_ast *ast;
  unsigned depth;
  bool stopped; /* a limit is exceeded: nothing more is visited */
} visitor;

typedef struct nodes {
  cel_node **items;
  bool *optional;
  size_t count;
} nodes;

static cel_node *visit(visitor *visitor, const tree *tree);

static cel_node *hole(visitor *visitor, const token *start) {
  return cel_error_node(visitor->ast, start ? start->position : CEL_BEFORE_START);
}

static cel_node *complain(visitor *visitor, const token *at, const char *message) {
  if (!visitor->stopped) cel_issue_add(visitor->ast, at->position, "%s", message);
  return cel_error_node(visitor->ast, at->position);
}

/* ---- operators ---- */

static cel_node *visit_ternary(visitor *visitor, const tree *tree) {
  cel_node *condition = visit(visitor, tree->parts[0]);
  uint32_t id = cel_new_id(visitor->ast);
  cel_node *yes = visit(visitor, tree->parts[1]), *no = visit(visitor, tree->parts[2]);
  return parser_ternary(visitor->ast, id, tree->op->position, condition, yes, no);
}

static cel_node *visit_logic(visitor *visitor, const tree *tree) {
  crd_arena *arena = visitor->ast->arena;
  size_t count = tree->mark_count;
  cel_node **terms = crd_arena_alloc(arena, (count + 1) * sizeof *terms);
  uint32_t *ids = crd_arena_alloc(arena, count * sizeof *ids),
           *positions = crd_arena_alloc(arena, count * sizeof *positions);
  terms[0] = visit(visitor, tree->items.items[0]);
  for (size_t i = 0; i < count; i++) {
    terms[i + 1] = visit(visitor, tree->items.items[i + 1]);
    ids[i] = cel_new_id(visitor->ast);
    positions[i] = tree->marks[i]->position;
  }
  return parser_logic(visitor->ast, tree->kind == TREE_OR ? "_||_" : "_&&_", terms, ids, positions, count);
}

static cel_node *visit_binary(visitor *visitor, const tree *tree) {
  token_kind kind = tree->op->kind;
  const char *name = parser_multiplication(kind);
  if (!name) name = parser_addition(kind);
  if (!name) name = parser_comparison(kind);
  cel_node *left = visit(visitor, tree->parts[0]);
  uint32_t id = cel_new_id(visitor->ast);
  return parser_binary(visitor->ast, id, tree->op->position, name, left, visit(visitor, tree->parts[1]));
}

static cel_node *visit_sign(visitor *visitor, const tree *tree) {
  if (tree->mark_count % 2 == 0) return visit(visitor, tree->parts[0]);
  uint32_t id = cel_new_id(visitor->ast);
  return parser_sign(visitor->ast, id, tree->op, visit(visitor, tree->parts[0]));
}

/* ---- lists ---- */

static nodes new_nodes(visitor *visitor, size_t count) {
  nodes nodes = {.count = count};
  nodes.items = crd_arena_zalloc(visitor->ast->arena, (count + 1) * sizeof *nodes.items);
  nodes.optional = crd_arena_zalloc(visitor->ast->arena, count + 1);
  return nodes;
}

static nodes visit_arguments(visitor *visitor, const tree *list) {
  nodes nodes = new_nodes(visitor, list ? list->items.count : 0);
  for (size_t i = 0; i < nodes.count; i++) nodes.items[i] = visit(visitor, list->items.items[i]);
  return nodes;
}

static cel_node *visit_list(visitor *visitor, const tree *tree) {
  const struct tree *list = tree->parts[0];
  uint32_t id = cel_new_id(visitor->ast);
  nodes nodes = new_nodes(visitor, list ? list->items.count : 0);
  for (size_t i = 0; i < nodes.count; i++) {
    nodes.items[i] = visit(visitor, list->items.items[i]->parts[0]);
    nodes.optional[i] = list->items.items[i]->optional;
  }
  cel_node *node = cel_node_new(visitor->ast, CEL_NODE_LIST, id, tree->op->position);
  node->arguments = nodes.items;
  node->argument_count = nodes.count;
  node->optional = nodes.optional;
  return node;
}

/* The name of a field; the list is blamed when there is none. */
static crd_string visit_field(visitor *visitor, const tree *list, const tree *field) {
  const tree *name = field->parts[0];
  if (name && name->name) return parser_field_name(name->name);
  complain(visitor, list->start, "unsupported ident kind");
  return (crd_string){0};
}

/* Entries up to the first that is not whole, which takes all of them with it. Of fields without a name the values are not
 * visited. */
static cel_node *visit_entries(visitor *visitor, const tree *tree) {
  cel_ast *ast = visitor->ast;
  bool message = tree->kind == TREE_MESSAGE;
  const struct tree *list = tree->parts[0];
  cel_node *node = cel_node_new(ast, message ? CEL_NODE_STRUCT : CEL_NODE_MAP, cel_new_id(ast), tree->op->position);
  node->name = tree->message;
  if (!list) return node;
  size_t count = message ? list->items.count : list->mark_count;
  nodes values = new_nodes(visitor, count), keys = new_nodes(visitor, count);
  node->names = message ? crd_arena_zalloc(ast->arena, (count + 1) * sizeof *node->names) : NULL;
  node->entry_ids = crd_arena_zalloc(ast->arena, (count + 1) * sizeof *node->entry_ids);
  node->entry_positions = crd_arena_zalloc(ast->arena, (count + 1) * sizeof *node->entry_positions);
  for (size_t i = 0; i < count && !visitor->stopped; i++) {
    if (i >= list->mark_count || i >= list->values.count) return node;
    node->entry_ids[i] = cel_new_id(ast);
    node->entry_positions[i] = list->marks[i]->position;
    const struct tree *key = list->items.items[i];
    values.items[i] = keys.items[i] = NULL;
    values.optional[i] = key->optional;
    if (message)
      node->names[i] = visit_field(visitor, list, key);
    else
      keys.items[i] = visit(visitor, key->parts[0]);
    if (message && !node->names[i].data)
      values.items[i] = hole(visitor, NULL);
    else
      values.items[i] = visit(visitor, list->values.items[i]);
  }
  node->keys = message ? NULL : keys.items;
  node->arguments = values.items;
  node->optional = values.optional;
  node->argument_count = count;
  return node;
}

/* ---- member ---- */

static cel_node *visit_select(visitor *visitor, const tree *tree) {
  cel_ast *ast = visitor->ast;
  cel_node *operand = visit(visitor, tree->parts[0]);
  const struct tree *name = tree->parts[1];
  if (!name) return hole(visitor, tree->start);
  crd_string text = {"", 0};
  if (name->name)
    text = parser_field_name(name->name);
  else
    complain(visitor, name->start, "unsupported ident kind");
  if (tree->optional) return parser_optional_select(ast, tree->op, operand, name->start->position, text);
  cel_node *node = cel_node_new(ast, CEL_NODE_SELECT, cel_new_id(ast), tree->op->position);
  node->target = operand;
  node->name = text;
  return node;
}

static cel_node *visit_method(visitor *visitor, const tree *tree) {
  cel_node *operand = visit(visitor, tree->parts[0]);
  uint32_t id = cel_new_id(visitor->ast);
  nodes list = visit_arguments(visitor, tree->parts[1]);
  if (visitor->stopped) return operand;
  return parser_call(visitor->ast, id, tree->op->position, tree->name->text, operand, list.items, list.count);
}

static cel_node *visit_index(visitor *visitor, const tree *tree) {
  cel_node *operand = visit(visitor, tree->parts[0]);
  uint32_t id = cel_new_id(visitor->ast);
  cel_node *index = visit(visitor, tree->parts[1]);
  return parser_binary(visitor->ast, id, tree->op->position, tree->optional ? "_[?_]" : "_[_]", operand, index);
}

/* ---- primary ---- */

static cel_node *visit_literal(visitor *visitor, const tree *tree) {
  const char *error;
  cel_node *node = parser_literal(visitor->ast, tree->op, tree->name, &error);
  return node ? node : complain(visitor, tree->start, error);
}

static cel_node *visit_name(visitor *visitor, const tree *tree) {
  cel_ast *ast = visitor->ast;
  crd_string name = tree->name->text;
  if (cel_is_reserved(name))
    return complain(visitor, tree->start, crd_arena_printf(ast->arena, "reserved identifier: %.*s", CEL_PRINT(name)).data);
  name = parser_dotted(ast, tree->dot, name);
  if (tree->kind == TREE_IDENT) {
    cel_node *node = cel_node_new(ast, CEL_NODE_IDENT, cel_new_id(ast), tree->name->position);
    node->name = name;
    return node;
  }
  uint32_t id = cel_new_id(ast);
  nodes list = visit_arguments(visitor, tree->parts[1]);
  if (visitor->stopped) return hole(visitor, NULL);
  return parser_call(ast, id, tree->op->position, name, NULL, list.items, list.count);
}

/* ---- the visit ---- */

static bool counts(tree_kind kind) {
  return kind == TREE_TERNARY || kind == TREE_BINARY || kind == TREE_SELECT || kind == TREE_METHOD || kind == TREE_INDEX;
}

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
  case TREE_MESSAGE:
    return visit_entries(visitor, tree);
  case TREE_LITERAL:
    return visit_literal(visitor, tree);
  case TREE_BROKEN_UNARY:
    return hole(visitor, tree->start);
  case TREE_BROKEN:
  case TREE_ITEMS:
  case TREE_ITEM:
  case TREE_NAME:
    break;
  }
  return hole(visitor, NULL);
}

static cel_node *visit(visitor *visitor, const tree *tree) {
  if (!tree || visitor->stopped) return hole(visitor, NULL);
  if (!counts(tree->kind)) return visit_kind(visitor, tree);
  if (++visitor->depth > PARSER_RECURSION_LIMIT) {
    cel_issue_add(visitor->ast, CEL_NO_PLACE, "max recursion depth exceeded");
    visitor->stopped = true;
  }
  cel_node *node = visitor->stopped ? hole(visitor, NULL) : visit_kind(visitor, tree);
  visitor->depth--;
  if (!visitor->stopped) visitor->stopped = parser_too_many_nodes(visitor->ast);
  return node;
}

cel_node *recovery_visit(cel_ast *ast, const tree *tree) {
  visitor visitor = {.ast = ast};
  return visit(&visitor, tree);
}
