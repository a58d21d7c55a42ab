/* SPDX-License-Identifier: Apache-2.0 */
/* The macros of the Kubernetes environment, expanded into comprehensions node by node in the order of cel-go, so that ids,
 * costs and debug forms agree. Mirrors cel-go parser/macro.go, cel/library.go (optMap, optFlatMap), ext/comprehensions.go
 * (two variables) and ext/lists.go (sortBy). */

#include "cel/text/issues.h"
#include "cel/text/node.h"

static const char accumulator[] = "@result", old_accumulator[] = "__result__";

/* The current expansion; new nodes get the position of the call. */
typedef struct expansion {
  cel_ast *ast;
  uint32_t position;
  cel_node *target, **arguments;
  size_t count;
  cel_node *error_at; /* the argument with the error */
  const char *error;  /* the error */
} expansion;

typedef cel_node *expander(expansion *e);

/* ---- building blocks ---- */

static cel_node *new_expanded(expansion *e, cel_node_kind kind) {
  return crdc_cel_node_new(e->ast, kind, cel_new_id(e->ast), e->position);
}

static cel_node **copy_arguments(expansion *e, size_t count, cel_node *const *nodes) {
  cel_node **copy = crd_arena_alloc(e->ast->arena, count * sizeof *copy);
  if (count > 0) memcpy(copy, nodes, count * sizeof *copy);
  return copy;
}

static cel_node *new_identifier(expansion *e, crd_string name) {
  cel_node *node = new_expanded(e, CEL_NODE_IDENT);
  node->name = name;
  return node;
}

static cel_node *new_accumulator(expansion *e) {
  return new_identifier(e, crd_string_of(accumulator));
}

static cel_node *new_boolean(expansion *e, bool value) {
  cel_node *node = new_expanded(e, CEL_NODE_CONSTANT);
  node->constant = (cel_constant){.kind = CEL_BOOL, .as.boolean = value};
  return node;
}

static cel_node *new_integer(expansion *e, int64_t value) {
  cel_node *node = new_expanded(e, CEL_NODE_CONSTANT);
  node->constant = (cel_constant){.kind = CEL_INT, .as.integer = value};
  return node;
}

/* A list with at most one item. */
static cel_node *new_list_of(expansion *e, cel_node *item) {
  cel_node *node = new_expanded(e, CEL_NODE_LIST);
  node->argument_count = item != NULL;
  node->arguments = copy_arguments(e, node->argument_count, &item);
  return node;
}

static cel_node *new_call(expansion *e, const char *name, size_t count, cel_node *const *arguments) {
  return crdc_cel_call_new(e->ast, cel_new_id(e->ast), e->position, name, copy_arguments(e, count, arguments), count);
}

static cel_node *new_call1(expansion *e, const char *name, cel_node *a) {
  return new_call(e, name, 1, &a);
}
static cel_node *new_call2(expansion *e, const char *name, cel_node *a, cel_node *b) {
  return new_call(e, name, 2, (cel_node *[]){a, b});
}
static cel_node *new_call3(expansion *e, const char *name, cel_node *a, cel_node *b, cel_node *c) {
  return new_call(e, name, 3, (cel_node *[]){a, b, c});
}

static cel_node *reject_macro(expansion *e, cel_node *at, const char *message) {
  e->error_at = at;
  e->error = message;
  return NULL;
}

/* The parts of a comprehension, made in the order of their fields. */
typedef struct fold {
  cel_node *range;
  crd_string variable, variable2, accumulator;
  cel_node *initial, *condition, *step, *result;
} fold;

static cel_node *new_comprehension(expansion *e, const fold *fold) {
  cel_node *node = new_expanded(e, CEL_NODE_COMPREHENSION);
  node->fold.range = fold->range;
  node->fold.variable = fold->variable;
  node->fold.variable2 = fold->variable2;
  node->fold.accumulator = fold->accumulator.size ? fold->accumulator : crd_string_of(accumulator);
  node->fold.initial = fold->initial;
  node->fold.condition = fold->condition;
  node->fold.step = fold->step;
  node->fold.result = fold->result;
  return node;
}

/* ---- copies with ids of their own (exprHelper.Copy) ---- */

static cel_node *copy_node(expansion *e, const cel_node *node);

static cel_node **copy_nodes(expansion *e, cel_node **nodes, size_t count) {
  cel_node **copies = crd_arena_alloc(e->ast->arena, count * sizeof *copies);
  for (size_t i = 0; i < count; i++) copies[i] = copy_node(e, nodes[i]);
  return copies;
}

static void copy_entries(expansion *e, cel_node *copy) {
  size_t count = copy->argument_count;
  cel_node **keys = copy->keys, **values = copy->arguments;
  copy->entry_ids = crd_arena_alloc(e->ast->arena, count * sizeof *copy->entry_ids);
  copy->arguments = crd_arena_alloc(e->ast->arena, count * sizeof *copy->arguments);
  if (keys) copy->keys = crd_arena_alloc(e->ast->arena, count * sizeof *copy->keys);
  for (size_t i = 0; i < count; i++) {
    copy->entry_ids[i] = cel_new_id(e->ast);
    if (keys) copy->keys[i] = copy_node(e, keys[i]);
    copy->arguments[i] = copy_node(e, values[i]);
  }
}

static cel_node *copy_node(expansion *e, const cel_node *node) {
  cel_node *copy = crdc_cel_node_new(e->ast, node->kind, cel_new_id(e->ast), node->position);
  if (e->ast->next_id > CEL_NODE_LIMIT) return copy;
  uint32_t id = copy->id;
  *copy = *node;
  copy->id = id;
  switch (node->kind) {
  case CEL_NODE_SELECT:
    copy->target = copy_node(e, node->target);
    break;
  case CEL_NODE_CALL:
    if (node->target) {
      copy->arguments = copy_nodes(e, node->arguments, node->argument_count);
      copy->target = copy_node(e, node->target);
      break;
    }
    /* fallthrough */
  case CEL_NODE_LIST:
    copy->arguments = copy_nodes(e, node->arguments, node->argument_count);
    break;
  case CEL_NODE_MAP:
  case CEL_NODE_STRUCT:
    copy_entries(e, copy);
    break;
  case CEL_NODE_COMPREHENSION:
    copy->fold.range = copy_node(e, node->fold.range);
    copy->fold.initial = copy_node(e, node->fold.initial);
    copy->fold.condition = copy_node(e, node->fold.condition);
    copy->fold.step = copy_node(e, node->fold.step);
    copy->fold.result = copy_node(e, node->fold.result);
    break;
  case CEL_NODE_CONSTANT:
  case CEL_NODE_IDENT:
    break;
  }
  return copy;
}

/* ---- has, all, exists, exists_one, map, filter ---- */

static cel_node *expand_has(expansion *e) {
  cel_node *argument = e->arguments[0];
  if (argument->kind != CEL_NODE_SELECT) return reject_macro(e, argument, "invalid argument to has() macro");
  cel_node *node = new_expanded(e, CEL_NODE_SELECT);
  node->target = argument->target;
  node->name = argument->name;
  node->test_only = true;
  return node;
}

static bool is_accumulator(crd_string name) {
  return crd_string_equal(name, crd_string_of(accumulator)) || crd_string_equal(name, crd_string_of(old_accumulator));
}

/* Reads the variables from the first arguments; false with the error set. */
static bool take_variables(expansion *e, fold *fold, bool two, const char *not_a_name) {
  for (size_t i = 0; i <= two; i++) {
    if (e->arguments[i]->kind != CEL_NODE_IDENT) return reject_macro(e, e->arguments[i], not_a_name), false;
  }
  fold->range = e->target;
  fold->variable = e->arguments[0]->name;
  if (two) fold->variable2 = e->arguments[1]->name;
  if (two && crd_string_equal(fold->variable, fold->variable2)) {
    crd_string message = crd_arena_printf(e->ast->arena, "duplicate variable name: %.*s", CRD_PRINT(fold->variable));
    return reject_macro(e, e->arguments[1], message.data), false;
  }
  for (size_t i = 0; i <= two; i++) {
    if (is_accumulator(e->arguments[i]->name))
      return reject_macro(e, e->arguments[i], "iteration variable overwrites accumulator variable"), false;
  }
  return true;
}

static const char not_simple[] = "argument must be a simple name", not_identifier[] = "argument is not an identifier";

static cel_node *fold_all(expansion *e, fold *fold, cel_node *predicate) {
  fold->initial = new_boolean(e, true);
  fold->condition = new_call1(e, "@not_strictly_false", new_accumulator(e));
  fold->step = new_call2(e, "_&&_", new_accumulator(e), predicate);
  fold->result = new_accumulator(e);
  return new_comprehension(e, fold);
}

static cel_node *fold_exists(expansion *e, fold *fold, cel_node *predicate) {
  fold->initial = new_boolean(e, false);
  fold->condition = new_call1(e, "@not_strictly_false", new_call1(e, "!_", new_accumulator(e)));
  fold->step = new_call2(e, "_||_", new_accumulator(e), predicate);
  fold->result = new_accumulator(e);
  return new_comprehension(e, fold);
}

static cel_node *fold_exists_one(expansion *e, fold *fold, cel_node *predicate) {
  fold->initial = new_integer(e, 0);
  fold->condition = new_boolean(e, true);
  cel_node *before = new_accumulator(e), *one = new_integer(e, 1);
  cel_node *sum = new_call2(e, "_+_", before, one);
  fold->step = new_call3(e, "_?_:_", predicate, sum, new_accumulator(e));
  before = new_accumulator(e);
  fold->result = new_call2(e, "_==_", before, new_integer(e, 1));
  return new_comprehension(e, fold);
}

typedef cel_node *folder(expansion *e, fold *fold, cel_node *predicate);

static cel_node *expand_quantifier(expansion *e, folder *folder) {
  fold fold = {0};
  bool two = e->count == 3;
  return take_variables(e, &fold, two, not_simple) ? folder(e, &fold, e->arguments[1 + two]) : NULL;
}
static cel_node *expand_all(expansion *e) {
  return expand_quantifier(e, fold_all);
}
static cel_node *expand_exists(expansion *e) {
  return expand_quantifier(e, fold_exists);
}
static cel_node *expand_exists_one(expansion *e) {
  return expand_quantifier(e, fold_exists_one);
}

/* map(x, f), map(x, p, f): the one-variable form makes its initial value and condition before the step. */
static cel_node *expand_map_over(expansion *e, cel_node *range) {
  fold fold = {0};
  if (!take_variables(e, &fold, false, not_identifier)) return NULL;
  fold.range = range;
  fold.initial = new_list_of(e, NULL);
  fold.condition = new_boolean(e, true);
  cel_node *before = new_accumulator(e);
  fold.step = new_call2(e, "_+_", before, new_list_of(e, e->arguments[e->count - 1]));
  if (e->count == 3) fold.step = new_call3(e, "_?_:_", e->arguments[1], fold.step, new_accumulator(e));
  fold.result = new_accumulator(e);
  return new_comprehension(e, &fold);
}
static cel_node *expand_map(expansion *e) {
  return expand_map_over(e, e->target);
}

static cel_node *expand_filter(expansion *e) {
  fold fold = {0};
  if (!take_variables(e, &fold, false, not_identifier)) return NULL;
  fold.initial = new_list_of(e, NULL);
  fold.condition = new_boolean(e, true);
  cel_node *before = new_accumulator(e);
  cel_node *longer = new_call2(e, "_+_", before, new_list_of(e, e->arguments[0]));
  fold.step = new_call3(e, "_?_:_", e->arguments[1], longer, new_accumulator(e));
  fold.result = new_accumulator(e);
  return new_comprehension(e, &fold);
}

/* ---- transformList, transformMap, transformMapEntry: these make the step first ---- */

static cel_node *finish_transform(expansion *e, fold *fold, cel_node *step, bool map) {
  if (e->count == 4) step = new_call3(e, "_?_:_", e->arguments[2], step, new_accumulator(e));
  fold->step = step;
  fold->initial = map ? new_expanded(e, CEL_NODE_MAP) : new_list_of(e, NULL);
  fold->condition = new_boolean(e, true);
  fold->result = new_accumulator(e);
  return new_comprehension(e, fold);
}

static cel_node *expand_transform_list(expansion *e) {
  fold fold = {0};
  if (!take_variables(e, &fold, true, not_simple)) return NULL;
  cel_node *before = new_accumulator(e);
  return finish_transform(e, &fold, new_call2(e, "_+_", before, new_list_of(e, e->arguments[e->count - 1])), false);
}

static cel_node *expand_transform_map(expansion *e) {
  fold fold = {0};
  if (!take_variables(e, &fold, true, not_simple)) return NULL;
  cel_node *before = new_accumulator(e), *key = new_identifier(e, fold.variable);
  return finish_transform(e, &fold, new_call3(e, "cel.@mapInsert", before, key, e->arguments[e->count - 1]), true);
}

static cel_node *expand_transform_map_entry(expansion *e) {
  fold fold = {0};
  if (!take_variables(e, &fold, true, not_simple)) return NULL;
  return finish_transform(e, &fold, new_call2(e, "cel.@mapInsert", new_accumulator(e), e->arguments[e->count - 1]), true);
}

/* ---- optMap, optFlatMap, sortBy: a comprehension over nothing binds a name ---- */

static const crd_string unused = CRD_STRING_INIT("#unused");

static cel_node *member_call(expansion *e, const char *name, cel_node *target) {
  cel_node *node = new_call(e, name, 0, NULL);
  node->target = target;
  return node;
}

static cel_node *expand_optional(expansion *e, bool flat) {
  if (e->arguments[0]->kind != CEL_NODE_IDENT)
    return reject_macro(e, e->arguments[0],
                        flat ? "optFlatMap() variable name must be a simple identifier"
                             : "optMap() variable name must be a simple identifier");
  cel_node *has_value = member_call(e, "hasValue", e->target);
  fold bind = {.range = new_list_of(e, NULL), .variable = unused, .accumulator = e->arguments[0]->name};
  bind.initial = copy_node(e, e->target);
  bind.initial = member_call(e, "value", bind.initial);
  bind.condition = new_boolean(e, false);
  bind.step = new_identifier(e, bind.accumulator);
  bind.result = e->arguments[1];
  cel_node *mapped = new_comprehension(e, &bind);
  if (!flat) mapped = new_call1(e, "optional.of", mapped);
  return new_call3(e, "_?_:_", has_value, mapped, new_call(e, "optional.none", 0, NULL));
}
static cel_node *expand_opt_map(expansion *e) {
  return expand_optional(e, false);
}
static cel_node *expand_opt_flat_map(expansion *e) {
  return expand_optional(e, true);
}

static cel_node *expand_sort_by(expansion *e) {
  crd_string input = CRD_STRING("@__sortBy_input__");
  cel_node *step = new_identifier(e, input);
  cel_node_kind kind = e->target->kind;
  if (kind == CEL_NODE_CONSTANT || kind == CEL_NODE_MAP || kind == CEL_NODE_STRUCT)
    return reject_macro(e, e->target,
                        "sortBy can only be applied to a list, identifier, comprehension, call or select expression");
  cel_node *keys = expand_map_over(e, copy_node(e, step));
  if (!keys) return NULL;
  cel_node *sorted = copy_node(e, step);
  cel_node *sort = new_call1(e, "@sortByAssociatedKeys", keys);
  sort->target = sorted;
  fold bind = {.range = new_list_of(e, NULL), .variable = unused, .accumulator = input, .initial = e->target};
  bind.condition = new_boolean(e, false);
  bind.step = step;
  bind.result = sort;
  return new_comprehension(e, &bind);
}

static bool is_bind_macro(const cel_ast *ast, const cel_node *target) {
  return ast->bindings && target && target->kind == CEL_NODE_IDENT && crd_string_equal(target->name, CRD_STRING("cel"));
}

/* cel.bind of ext/bindings.go. */
static cel_node *expand_bind(expansion *e) {
  if (e->arguments[0]->kind != CEL_NODE_IDENT)
    return reject_macro(e, e->arguments[0], "cel.bind() variable names must be simple identifiers");
  fold bind = {
      .range = new_list_of(e, NULL), .variable = unused, .accumulator = e->arguments[0]->name, .initial = e->arguments[1]};
  bind.condition = new_boolean(e, false);
  bind.step = new_identifier(e, bind.accumulator);
  bind.result = e->arguments[2];
  return new_comprehension(e, &bind);
}

/* ---- the table ---- */

static const struct {
  const char *name;
  uint8_t least, most; /* number of arguments */
  bool member;
  uint8_t since; /* the environment version that adds it; 0: all have it */
  expander *expand;
} macros[] = {
    {"has", 1, 1, false, 0, expand_has},
    {"all", 2, 2, true, 0, expand_all},
    {"all", 3, 3, true, 32, expand_all},
    {"exists", 2, 2, true, 0, expand_exists},
    {"exists", 3, 3, true, 32, expand_exists},
    {"exists_one", 2, 2, true, 0, expand_exists_one},
    {"exists_one", 3, 3, true, 32, expand_exists_one},
    {"existsOne", 3, 3, true, 32, expand_exists_one},
    {"map", 2, 3, true, 0, expand_map},
    {"filter", 2, 2, true, 0, expand_filter},
    {"optMap", 2, 2, true, 28, expand_opt_map},
    {"optFlatMap", 2, 2, true, 28, expand_opt_flat_map},
    {"sortBy", 2, 2, true, 34, expand_sort_by},
    {"transformList", 3, 4, true, 32, expand_transform_list},
    {"transformMap", 3, 4, true, 32, expand_transform_map},
    {"transformMapEntry", 3, 4, true, 32, expand_transform_map_entry},
    {"bind", 3, 3, true, 0, expand_bind},
};

static void forget_id(cel_ast *ast, uint32_t id) {
  if (id == ast->next_id - 1) ast->next_id--;
}

bool crdc_cel_expand_macro(cel_ast *ast, uint32_t id, uint32_t position, crd_string name, cel_node *target,
                           cel_node **arguments, size_t count, cel_node **node) {
  for (size_t i = 0; i < sizeof macros / sizeof *macros; i++) {
    if (macros[i].member != (target != NULL) || count < macros[i].least || count > macros[i].most ||
        !crd_string_equal(name, crd_string_of(macros[i].name)))
      continue;
    if (macros[i].expand == expand_bind && !is_bind_macro(ast, target)) continue;
    if (ast->version && ast->version < macros[i].since) {
      cel_ast_differs_from(ast, macros[i].since);
      continue;
    }
    expansion e = {.ast = ast, .position = position, .target = target, .arguments = arguments, .count = count};
    *node = macros[i].expand(&e);
    forget_id(ast, id);
    if (*node) {
      cel_macro_call *call = crd_arena_alloc(ast->arena, sizeof *call);
      *call = (cel_macro_call){target, arguments, count};
      (*node)->macro = crd_string_of(macros[i].name);
      (*node)->macro_call = call;
    } else {
      *node = crdc_cel_error_node(ast, e.error_at->position);
      crdc_cel_issue_add(ast, e.error_at->position, "%s", e.error);
    }
    return true;
  }
  return false;
}

const char *crdc_cel_macro_name(size_t index) {
  for (size_t i = 0; i < sizeof macros / sizeof *macros; i++) {
    bool of_two_variables = macros[i].least == 3 && macros[i].most == 3;
    if (!of_two_variables && index-- == 0) return macros[i].name;
  }
  return NULL;
}
