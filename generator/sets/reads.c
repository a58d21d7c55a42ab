/* SPDX-License-Identifier: Apache-2.0 */
/* Finds what an expression of a rule set reads, as paths below the selves of the visible scopes. The result may contain too
 * much, never too little: where the analysis stops, everything below counts as read.
 *
 * The walk returns the path that a node stands for, if it has one; a path counts as read where its value is used. The
 * variable of a comprehension stands for each item of its range, and filter for some of the items. */
#include "sets/building.h"

enum { MOST_READS = 64, DEEPEST_READ = 200 };

typedef struct read_place {
  bool known, items; /* items: it is a list of some of the items at the path, which ends in [*] */
  unsigned hops;
  crd_string path;
} read_place;

/* A variable of an enclosing comprehension. */
typedef struct bound {
  crd_string name;
  read_place place;
  const struct bound *outer;
} bound;

/* The context of a node. */
typedef struct view {
  const rule_scope *scope;
  size_t visible;
  unsigned hops; /* of the scope */
  const bound *bound;
  unsigned depth;
} view;

typedef struct reads_walk {
  crd_arena *arena;
  crd_read items[MOST_READS];
  size_t count;
  bool all; /* everything counts as read */
} reads_walk;

static const read_place nowhere = {.known = false};

static void add_read(reads_walk *walk, crd_read_kind kind, unsigned hops, crd_string path) {
  for (size_t i = 0; i < walk->count; i++) {
    const crd_read *read = &walk->items[i];
    if (read->hops == hops && read->kind == kind && crd_string_equal(read->path, path)) return;
  }
  if (walk->count == MOST_READS || hops >= UINT8_MAX)
    walk->all = true;
  else
    walk->items[walk->count++] = (crd_read){(uint8_t)kind, (uint8_t)hops, path};
}

static void add_place(reads_walk *walk, const read_place *place, const char *suffix) {
  if (place->known)
    add_read(walk, CRD_READ_PLACE, place->hops,
             crd_arena_printf(walk->arena, "%.*s%s", CRD_PRINT(place->path), place->items ? "" : suffix));
}

static read_place item_place(reads_walk *walk, const read_place *list) {
  read_place item = *list;
  item.items = false;
  if (!list->items) item.path = crd_arena_printf(walk->arena, "%.*s[*]", CRD_PRINT(list->path));
  return item;
}

static read_place reads_of_node(reads_walk *walk, const view *view, const cel_node *node);

static void read_node(reads_walk *walk, const view *view, const cel_node *node) {
  if (!node) return;
  read_place place = reads_of_node(walk, view, node);
  add_place(walk, &place, "");
}

/* ---- names ---- */

static read_place reads_of_name(reads_walk *walk, const view *at, const cel_node *node) {
  scope_found found;
  for (const bound *each = at->bound; each; each = each->outer)
    if (crd_string_equal(each->name, node->name)) return each->place;
  if (!crdc_scope_find((rule_scope *)at->scope, at->visible, node->name, &found)) {
    bool whole = crd_string_equal(node->name, CRD_STRING("object")) || crd_string_equal(node->name, CRD_STRING("oldObject"));
    walk->all |= whole;
    return nowhere; /* gates, settings, the operation, a type */
  }
  unsigned hops = at->hops;
  for (const rule_scope *scope = at->scope; scope && scope != found.scope; scope = scope->outer) hops++;
  if (!found.name || found.name->kind == SCOPE_SELF)
    return (read_place){.known = true, .hops = hops, .path = CRD_STRING("")};
  if (found.name->kind == SCOPE_PARAM) add_read(walk, CRD_READ_PARAMS, hops, CRD_STRING(""));
  if (found.name->kind != SCOPE_LET) return nowhere; /* an index or key belongs to the item */
  if (!found.name->let) return walk->all = true, nowhere;
  const view inner = {found.scope, found.position, hops, NULL, at->depth + 1};
  return reads_of_node(walk, &inner, found.name->let->root);
}

/* ---- selections ---- */

/* The path with one more step; if it cannot be a step the whole value counts as read. */
static read_place step_to(reads_walk *walk, const read_place *from, crd_string step, bool field) {
  bool odd = !step.size || crd_string_equal(step, CRD_STRING("*")) || crd_string_equal(step, CRD_STRING("#"));
  for (size_t i = 0; i < step.size; i++)
    odd |= step.data[i] == ']' || (field && (step.data[i] == '.' || step.data[i] == '['));
  if (odd || from->items) {
    add_place(walk, from, "");
    return nowhere;
  }
  read_place to = *from;
  to.path = crd_arena_printf(walk->arena, field ? "%.*s.%.*s" : "%.*s[%.*s]", CRD_PRINT(from->path), CRD_PRINT(step));
  return to;
}

static read_place walk_select(reads_walk *walk, const view *view, const cel_node *node) {
  read_place from = reads_of_node(walk, view, node->target);
  if (!from.known) return nowhere;
  const cel_type *type = node->target->type;
  const cel_field *field = type && type->kind == CEL_OBJECT ? crdc_cel_type_field(type, node->name) : NULL;
  read_place to = step_to(walk, &from, field ? field->property : node->name, field != NULL);
  if (!node->test_only) return to;
  add_place(walk, &to, "");
  return nowhere;
}

static read_place walk_index(reads_walk *walk, const view *view, const cel_node *node) {
  const cel_node *index = node->arguments[1];
  read_place from = reads_of_node(walk, view, node->arguments[0]);
  if (!from.known || from.items || index->kind != CEL_NODE_CONSTANT) {
    read_node(walk, view, index);
    if (from.known && !from.items) add_place(walk, &from, "[#]");
    return from.known ? item_place(walk, &from) : nowhere;
  }
  if (index->constant.kind == CEL_STRING) return step_to(walk, &from, index->constant.as.text, false);
  if (index->constant.kind == CEL_INT && index->constant.as.integer >= 0)
    return step_to(walk, &from, crd_arena_printf(walk->arena, "%lld", (long long)index->constant.as.integer), false);
  add_place(walk, &from, "");
  return nowhere;
}

static read_place walk_call(reads_walk *walk, const view *view, const cel_node *node) {
  if (crd_string_equal(node->name, CRD_STRING("_[_]")) || crd_string_equal(node->name, CRD_STRING("_[?_]")))
    return walk_index(walk, view, node);
  const cel_node *sized = !crd_string_equal(node->name, CRD_STRING("size")) ? NULL
                          : node->target                                    ? node->target
                                                                            : node->arguments[0];
  if (sized) { /* the number of filtered items depends on the condition */
    read_place place = reads_of_node(walk, view, sized);
    if (!place.items) add_place(walk, &place, "[#]");
    return nowhere;
  }
  read_node(walk, view, node->target);
  for (size_t i = 0; i < node->argument_count; i++) read_node(walk, view, node->arguments[i]);
  return nowhere;
}

/* ---- comprehensions ---- */

static read_place walk_fold(reads_walk *walk, const view *at, const cel_node *node) {
  const crd_string variables[] = {node->fold.variable, node->fold.variable2};
  read_place range = reads_of_node(walk, at, node->fold.range);
  bool list = range.known && node->fold.range->type && node->fold.range->type->kind == CEL_LIST;
  read_place item = list ? item_place(walk, &range) : nowhere;
  if (!list || !range.items) add_place(walk, &range, list ? "[#]" : "");
  const bound accumulator = {node->fold.accumulator, nowhere, at->bound};
  const bound first = {variables[0], variables[1].size ? nowhere : item, &accumulator};
  const bound second = {variables[1], item, &first};
  const view inside = {at->scope, at->visible, at->hops, variables[1].size ? &second : &first, at->depth};
  const view behind = {at->scope, at->visible, at->hops, &accumulator, at->depth};
  read_node(walk, at, node->fold.initial);
  const cel_node *step = node->fold.step;
  bool filters = list && !variables[1].size && crd_string_equal(node->macro, CRD_STRING("filter")) &&
                 step->kind == CEL_NODE_CALL && crd_string_equal(step->name, CRD_STRING("_?_:_"));
  if (filters) {
    read_node(walk, &inside, step->arguments[0]);
    item.items = true;
    return item;
  }
  read_node(walk, &inside, node->fold.condition);
  read_node(walk, &inside, step);
  read_node(walk, &behind, node->fold.result);
  return nowhere;
}

static read_place reads_of_node(reads_walk *walk, const view *at, const cel_node *node) {
  if (at->depth > DEEPEST_READ) return walk->all = true, nowhere;
  view view = *at;
  view.depth++;
  switch (node->kind) {
  case CEL_NODE_CONSTANT:
    return nowhere;
  case CEL_NODE_IDENT:
    return reads_of_name(walk, &view, node);
  case CEL_NODE_SELECT:
    return walk_select(walk, &view, node);
  case CEL_NODE_CALL:
    return walk_call(walk, &view, node);
  case CEL_NODE_COMPREHENSION:
    return walk_fold(walk, &view, node);
  default:
    break;
  }
  for (size_t i = 0; i < node->argument_count; i++) {
    if (node->keys) read_node(walk, &view, node->keys[i]);
    read_node(walk, &view, node->arguments[i]);
  }
  return nowhere;
}

/* ---- the table ---- */

const crd_read *crdc_set_reads(set_compiler *compiler, const set_place *place, const cel_ast *const *expressions,
                               size_t count, uint16_t *read_count) {
  crd_arena *arena = compiler->input->arena;
  reads_walk walk = {.arena = arena};
  const view view = {.scope = place->scope, .visible = place->scope->count};
  for (size_t i = 0; i < count; i++)
    if (expressions[i]) read_node(&walk, &view, expressions[i]->root);
  if (walk.all) {
    walk.items[0] = (crd_read){.kind = CRD_READ_ALL};
    walk.count = 1;
  }
  *read_count = (uint16_t)walk.count;
  if (!walk.count) return NULL;
  crd_read *reads = crd_arena_alloc(arena, walk.count * sizeof *reads);
  memcpy(reads, walk.items, walk.count * sizeof *reads);
  return reads;
}
