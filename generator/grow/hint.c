/* SPDX-License-Identifier: Apache-2.0 */
/* What rules read: chains of fields from `self` on, through variables of macros and items of lists, and all constants with
 * their neighbours. They say which fields to change, and to which values, to change the result of a rule. */
#include "../../runtime/base/nearest_name.h"
#include "cel/rule.h"
#include "grow_parts.h"
#include "types/types.h"

enum { MOST_PATHS = 64, MOST_CONSTANTS = 96, MOST_VARIABLES = 24, MOST_PATTERN_TEXTS = 3 };

/* A variable of a macro, and the path of its range. */
typedef struct rule_variable {
  crd_string name;
  grow_path path;
  bool known;
} rule_variable;

typedef struct hint_reading {
  grower *g;
  const schema *node; /* the node of the rule */
  rule_hint *hint;
  rule_variable bounds[MOST_VARIABLES];
  size_t bound_count;
} hint_reading;

static void hint_path(hint_reading *r, grow_path path) {
  rule_hint *hint = r->hint;
  for (size_t i = 0; i < hint->path_count; i++)
    if (hint->paths[i].count == path.count && crdc_grow_path_leads(path, hint->paths[i])) return;
  if (hint->path_count == MOST_PATHS) return;
  CRD_ARENA_PUSH(r->g->arena, hint->paths, hint->path_count, hint->path_room, 8, path);
}

static void add_constant(hint_reading *r, crd_value value) {
  rule_hint *hint = r->hint;
  for (size_t i = 0; i < hint->constant_count; i++)
    if (crd_value_equal(&hint->constants[i], &value)) return;
  if (hint->constant_count == MOST_CONSTANTS) return;
  CRD_ARENA_PUSH(r->g->arena, hint->constants, hint->constant_count, hint->constant_room, 8, value);
}

static void hint_constant(hint_reading *r, const cel_constant *constant) {
  if (constant->kind == CEL_STRING) add_constant(r, crd_value_make_string(constant->as.text));
  if (constant->kind == CEL_DOUBLE) add_constant(r, crd_value_make_double(constant->as.number));
  if (constant->kind == CEL_BOOL) add_constant(r, crd_value_make_bool(constant->as.boolean));
  if (constant->kind != CEL_INT && constant->kind != CEL_UINT) return;
  int64_t number = constant->as.integer;
  add_constant(r, crd_value_make_int(number));
  if (number < INT64_MAX) add_constant(r, crd_value_make_int(number + 1));
  if (number > INT64_MIN) add_constant(r, crd_value_make_int(number - 1));
}

/* Adds texts that match a pattern of the rule. */
static void hint_pattern(hint_reading *r, const cel_node *node) {
  bool named = crd_is_among(node->name, "matches find findAll");
  const cel_node *last = node->argument_count ? node->arguments[node->argument_count - 1] : NULL;
  if (!named || !last || last->kind != CEL_NODE_CONSTANT || last->constant.kind != CEL_STRING) return;
  unsigned left = r->g->left;
  for (unsigned i = 0; i < MOST_PATTERN_TEXTS; i++) {
    r->g->left = i;
    crd_string text = crdc_grow_text(r->g, last->constant.as.text, true, i, -1);
    if (text.data) add_constant(r, crd_value_make_string(crd_arena_copy(r->g->arena, text)));
  }
  r->g->left = left;
}

static bool hint_node(hint_reading *r, const cel_node *node, grow_path *path);

static const schema *node_at(const hint_reading *r, grow_path path) {
  return crdc_grow_node(r->node, path);
}

static bool hint_ident(const hint_reading *r, const cel_node *node, grow_path *path) {
  if (crd_string_equal(node->name, CRD_STRING("oldSelf"))) r->hint->old = true;
  if (crd_string_equal(node->name, CRD_STRING("self")) || crd_string_equal(node->name, CRD_STRING("oldSelf"))) {
    *path = (grow_path){NULL, 0};
    return true;
  }
  for (size_t i = r->bound_count; i > 0; i--) {
    if (!crd_string_equal(r->bounds[i - 1].name, node->name)) continue;
    *path = r->bounds[i - 1].path;
    return r->bounds[i - 1].known;
  }
  return false;
}

/* Finds the property for a name in a rule. */
static bool hint_field(hint_reading *r, const schema *node, crd_string name, grow_step *step) {
  if (!node) return false;
  *step = (grow_step){GROW_FIELD, name};
  if (crdc_schema_property(node, name)) return true;
  for (uint32_t i = 0; i < node->property_count; i++) {
    crd_string identifier;
    if (!crdc_cel_escape(r->g->work, node->properties[i].name, &identifier) || !crd_string_equal(identifier, name)) continue;
    step->name = node->properties[i].name;
    return true;
  }
  *step = (grow_step){GROW_ENTRY, name};
  return node->additional != NULL;
}

static bool step_on(hint_reading *r, grow_path *path, bool known, grow_step step) {
  if (!known) return false;
  *path = crdc_grow_path_add(r->g->arena, *path, step);
  if (!node_at(r, *path)) return false;
  hint_path(r, *path);
  return true;
}

static bool hint_select(hint_reading *r, const cel_node *operand, crd_string name, grow_path *path) {
  grow_step step;
  bool known = hint_node(r, operand, path);
  return known && hint_field(r, node_at(r, *path), name, &step) && step_on(r, path, known, step);
}

static bool hint_index(hint_reading *r, const cel_node *list, const cel_node *index, grow_path *path) {
  grow_path unused;
  bool known = hint_node(r, list, path);
  const schema *node = known ? node_at(r, *path) : NULL;
  crd_string key = {NULL, 0};
  if (index->kind == CEL_NODE_CONSTANT && index->constant.kind == CEL_STRING)
    key = index->constant.as.text;
  else
    hint_node(r, index, &unused);
  if (!node) return false;
  if (node->items) return step_on(r, path, known, (grow_step){.kind = GROW_ITEM});
  grow_step step;
  if (key.size && hint_field(r, node, key, &step)) return step_on(r, path, known, step);
  return node->additional && step_on(r, path, known, (grow_step){.kind = GROW_ENTRY});
}

static bool is_named(const cel_node *node, const char *a, const char *b) {
  return crd_string_equal(node->name, crd_string_of(a)) || crd_string_equal(node->name, crd_string_of(b));
}

static bool hint_call(hint_reading *r, const cel_node *node, grow_path *path) {
  if (node->argument_count == 2 && is_named(node, "_[_]", "_[?_]"))
    return hint_index(r, node->arguments[0], node->arguments[1], path);
  if (node->argument_count == 2 && is_named(node, "_?._", "_?._") && node->arguments[1]->kind == CEL_NODE_CONSTANT)
    return hint_select(r, node->arguments[0], node->arguments[1]->constant.as.text, path);
  hint_pattern(r, node);
  grow_path first, unused;
  bool known = node->target && hint_node(r, node->target, &first);
  for (size_t i = 0; i < node->argument_count; i++) hint_node(r, node->arguments[i], &unused);
  /* functions that return their receiver */
  bool passes = known && (is_named(node, "value", "orValue") || is_named(node, "optMap", "or"));
  if (passes) *path = first;
  return passes;
}

static void bind_variable(hint_reading *r, crd_string name, grow_path path, bool known) {
  if (r->bound_count < MOST_VARIABLES && name.size) r->bounds[r->bound_count++] = (rule_variable){name, path, known};
}

static bool hint_fold(hint_reading *r, const cel_node *node) {
  grow_path range = {NULL, 0}, unused;
  size_t before = r->bound_count;
  bool known = hint_node(r, node->fold.range, &range);
  const schema *at = known ? node_at(r, range) : NULL;
  bool list = at && at->items, map = at && at->additional;
  if (list || map) hint_path(r, range);
  if (list || map) range = crdc_grow_path_add(r->g->arena, range, (grow_step){.kind = list ? GROW_ITEM : GROW_ENTRY});
  if (node->fold.variable2.size) {
    bind_variable(r, node->fold.variable, unused = (grow_path){NULL, 0}, false);
    bind_variable(r, node->fold.variable2, range, list || map);
  } else {
    bind_variable(r, node->fold.variable, range, list);
  }
  if (list || map) hint_path(r, range);
  bind_variable(r, node->fold.accumulator, (grow_path){NULL, 0}, false);
  const cel_node *parts[] = {node->fold.initial, node->fold.condition, node->fold.step, node->fold.result};
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
    if (parts[i]) hint_node(r, parts[i], &unused);
  r->bound_count = before;
  return false;
}

/* If the expression is a path, sets it and returns true. */
static bool hint_node(hint_reading *r, const cel_node *node, grow_path *path) {
  grow_path unused;
  *path = (grow_path){NULL, 0};
  switch (node->kind) {
  case CEL_NODE_CONSTANT:
    hint_constant(r, &node->constant);
    return false;
  case CEL_NODE_IDENT:
    return hint_ident(r, node, path);
  case CEL_NODE_SELECT:
    return hint_select(r, node->target, node->name, path);
  case CEL_NODE_CALL:
    return hint_call(r, node, path);
  case CEL_NODE_LIST:
  case CEL_NODE_MAP:
  case CEL_NODE_STRUCT:
    for (size_t i = 0; i < node->argument_count; i++) {
      if (node->kind == CEL_NODE_MAP) hint_node(r, node->keys[i], &unused);
      hint_node(r, node->arguments[i], &unused);
    }
    return false;
  case CEL_NODE_COMPREHENSION:
    return hint_fold(r, node);
  }
  return false;
}

const validation_rule *crdc_grow_rule(const schema *node, const validation_rule *rule) {
  if (rule->compiled || !node->node || rule < node->rules || rule >= node->rules + node->rule_count) return rule;
  return &node->node->schema->rules[rule - node->rules];
}

const rule_hint *crdc_grow_hint(grower *g, const schema *node, const validation_rule *rule) {
  rule = crdc_grow_rule(node, rule);
  for (size_t i = 0; i < g->hint_count; i++)
    if (g->hints[i].rule == rule) return &g->hints[i];
  CRD_ARENA_ROOM(g->arena, g->hints, g->hint_count, g->hint_room, 16);
  rule_hint *hint = &g->hints[g->hint_count++];
  *hint = (rule_hint){.rule = rule};
  hint_reading r = {.g = g, .node = node, .hint = hint};
  grow_path unused;
  if (rule->compiled && rule->compiled->ast.root) hint_node(&r, rule->compiled->ast.root, &unused);
  if (rule->compiled && rule->compiled->message.root) hint_node(&r, rule->compiled->message.root, &unused);
  if (!hint->path_count) hint_path(&r, (grow_path){NULL, 0}); /* only self */
  return hint;
}
