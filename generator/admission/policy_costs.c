/* SPDX-License-Identifier: Apache-2.0 */
/* Only kinds of CRDs are checked. Built-in kinds have no limits, and users cannot add any: of 150 policies of real projects
 * 29 expressions in 12 would be reported, for Pods with dozens or hundreds of containers, volumes and labels.
 *
 * For each kind the variables are compiled first, because expressions use their paths; then each expression is estimated,
 * with an assumed size for lists. If it is too expensive, bisection finds the smallest size that exceeds the limit. The
 * lists that matter are found by setting each of them to one item. */
#include "admission/policies.h"
#include "admission/typed_kinds.h"
#include "cel/cost.h"
#include "cel/plan.h"
#include "cel/policy.h"
#include <crd/walk.h>
#include <stdlib.h>

/* The sizes that the cost estimate uses for the variables of admission. A list, map or text has the limit of its schema.
 * Without a limit a request could have 3 MiB, which is useless as an estimate; so the size of large real objects is assumed.
 * Nested lists together are assumed to be no larger: all lists of one depth share the items. As in the API server,
 * expressions are compiled with dyn variables; the kind's types only give the sizes. A path is walked from the type of its
 * variable, and each list and map without a limit on it increases the depth. */

/* A policy variable whose value is part of a value with a path, and that path. */
typedef struct variable_place {
  crd_string name;
  const crd_string *path;
  size_t count; /* 0: it has no path */
} variable_place;

/* A list or map without a limit. */
typedef struct open_size {
  crd_string path; /* "object.spec.rules[].hosts" */
} open_size;

typedef struct assumed_sizes {
  crd_arena *arena;
  const cel_type *object, *params; /* NULL: unknown type */
  const variable_place *places;
  size_t place_count;
  uint64_t items;    /* the assumed size of the object's lists and maps without a limit */
  unsigned depth;    /* the nesting depth, from 1, of lists with that size; others have one item */
  crd_string spared; /* a list with one item all the same; empty: none */
  bool collects;     /* records the lists that the estimate asks for */
  open_size *open;
  size_t open_count, open_room;
} assumed_sizes;

/* The size limit of a request, and of etcd (--max-request-bytes): refusing larger objects loses nothing. */
#define MOST_BYTES (3u << 19)
/* The assumed size of texts without a limit. */
#define USUAL_TEXT 100
/* The assumed size of lists and maps without a limit that users do not write: parameters, the request, namespaces. */
#define OTHER_ITEMS 20
/* The assumed size of objects without declared fields. */
#define USUAL_FIELDS 16

static bool is_word(crd_string text, const char *word) {
  return crd_string_equal(text, crd_string_of(word));
}

/* ---- limits ---- */

/* The limit that a schema sets for a list, map or text; false: none. */
static bool has_limit(const cel_type *type, uint64_t *limit) {
  const schema *schema = type->schema;
  count_limit declared = {false, 0};
  if (schema && type->kind == CEL_LIST) declared = limits_of(schema)->max_items;
  if (schema && type->kind == CEL_MAP) declared = limits_of(schema)->max_properties;
  if (schema && type->kind == CEL_STRING) declared = limits_of(schema)->max_length;
  if (declared.set) {
    *limit = declared.value < 0 ? 0 : (uint64_t)declared.value;
    return true;
  }
  bool is_text = type->kind == CEL_STRING || type->kind == CEL_BYTES;
  *limit = type->max_elements;
  return is_text && type->max_elements && type->max_elements < MOST_BYTES; /* enums, formats, names */
}

typedef struct size_walk {
  assumed_sizes *sizes;
  bool of_object; /* it is part of what users write */
  uint64_t times; /* how often the current value occurs */
  unsigned open;  /* how many enclosing lists and maps have no limit */
  crd_text text;  /* the path so far */
} size_walk;

/* Reduces a size to what fits in a request. */
static uint64_t fitting(const size_walk *walk, uint64_t size) {
  uint64_t most = MOST_BYTES / (walk->times ? walk->times : 1);
  if (!most) most = 1;
  return size < most ? size : most;
}

static void note_open(assumed_sizes *sizes, crd_string path) {
  for (size_t i = 0; i < sizes->open_count; i++)
    if (crd_string_equal(sizes->open[i].path, path)) return;
  CRD_ARENA_PUSH(sizes->arena, sizes->open, sizes->open_count, sizes->open_room, 8, (open_size){path});
}

/* Whether lists without a limit have one item, so that only the schema's limits count. */
static bool counts_limits_alone(const assumed_sizes *sizes) {
  return sizes->items == 1;
}

/* The size of a list or map at the current place; `type` NULL: unknown. */
static uint64_t size_of_items(size_walk *walk, const cel_type *type, bool asked) {
  assumed_sizes *sizes = walk->sizes;
  uint64_t limit;
  if (type && has_limit(type, &limit)) return fitting(walk, limit);
  walk->open++;
  if (!walk->of_object) return walk->open == sizes->depth && !counts_limits_alone(sizes) ? OTHER_ITEMS : 1;
  crd_string path = crd_text_string(&walk->text);
  if (walk->open != sizes->depth || (path.size && crd_string_equal(path, sizes->spared))) return 1;
  if (asked && sizes->collects && path.size) note_open(sizes, crd_arena_copy(sizes->arena, path));
  return sizes->items;
}

/* ---- the walk ---- */

static bool is_object_root(crd_string root) {
  return is_word(root, "object") || is_word(root, "oldObject");
}

static const cel_type *type_of_root(const assumed_sizes *sizes, crd_string root) {
  if (is_object_root(root)) return sizes->object;
  return is_word(root, "params") ? sizes->params : NULL;
}

/* The type after a step. The estimate treats dyn as a map: a loop visits its keys. */
static const cel_type *type_after(const cel_type *type, crd_string step) {
  if (type && type->kind == CEL_LIST && is_word(step, "@keys")) step = CRD_STRING("@items");
  const crd_string path[] = {{"", 0}, step};
  return type ? crdc_cel_cost_type_at(type, path, 2) : NULL;
}

static void take_step(size_walk *walk, const cel_type **type, crd_string step) {
  if (step.size && step.data[0] == '@') {
    walk->times = crdc_cost_times(walk->times, size_of_items(walk, *type, false));
    crd_text_add(&walk->text, CRD_STRING("[]"));
  } else {
    if (walk->text.size) crd_text_add_char(&walk->text, '.');
    crd_text_add(&walk->text, step);
  }
  *type = type_after(*type, step);
}

/* Replaces a policy variable at the start of a path by the path of its value. */
static size_t expand_variable(const assumed_sizes *sizes, const crd_string **path, size_t count) {
  const crd_string *steps = *path;
  if (count < 2 || !is_word(steps[0], "variables")) return count;
  for (size_t i = 0; i < sizes->place_count; i++) {
    const variable_place *place = &sizes->places[i];
    if (!crd_string_equal(place->name, steps[1]) || !place->count) continue;
    crd_string *whole = crd_arena_alloc(sizes->arena, (place->count + count) * sizeof *whole);
    memcpy(whole, place->path, place->count * sizeof *whole);
    memcpy(whole + place->count, steps + 2, (count - 2) * sizeof *whole);
    *path = whole;
    return place->count + count - 2;
  }
  return count;
}

static bool size_of_type(size_walk *walk, const cel_type *type, uint64_t *size) {
  const uint64_t usual = counts_limits_alone(walk->sizes) ? 1 : USUAL_TEXT;
  uint64_t limit;
  while (type && type->kind == CEL_OPTIONAL) type = type->parameters[0];
  if (!type) return false;
  switch (type->kind) {
  case CEL_LIST:
  case CEL_MAP:
    *size = size_of_items(walk, type, true);
    return true;
  case CEL_STRING:
  case CEL_BYTES:
    if (!has_limit(type, &limit) || (walk->open && limit > usual)) limit = usual;
    *size = fitting(walk, limit);
    return true;
  case CEL_OBJECT:
    *size = type->field_count ? type->field_count : USUAL_FIELDS;
    return true;
  case CEL_DYN:
  case CEL_OPAQUE:
  case CEL_PARAMETER:
    *size = usual;
    return true;
  default:
    *size = 1;
    return true;
  }
}

static bool find_assumed(void *data, const crd_string *path, size_t count, const cel_type *type, uint64_t *max) {
  assumed_sizes *sizes = data;
  count = expand_variable(sizes, &path, count);
  size_walk walk = {
      .sizes = sizes, .of_object = count && is_object_root(path[0]), .times = 1, .text = {.arena = sizes->arena}};
  const cel_type *found = count ? type_of_root(sizes, path[0]) : NULL;
  if (count) crd_text_add(&walk.text, path[0]);
  for (size_t i = 1; i < count; i++) take_step(&walk, &found, path[i]);
  return size_of_type(&walk, found ? found : type, max);
}

/* The callbacks for the estimate; they borrow `sizes`. */
static cost_sizes crdc_assumed_sizes(assumed_sizes *sizes) {
  return (cost_sizes){.find = find_assumed, .data = sizes, .counts_dyn = true};
}

/* ---- the path of an expression's value ---- */

/* The path of an expression's value, or of the value that it is a part of; 0: unknown. */
static size_t crdc_assumed_path(const assumed_sizes *sizes, const cel_node *node, const crd_string **path);

static size_t path_with(const assumed_sizes *sizes, const cel_node *node, crd_string step, const crd_string **path) {
  size_t count = crdc_assumed_path(sizes, node, path);
  if (!count) return 0;
  crd_string *steps = crd_arena_alloc(sizes->arena, (count + 1) * sizeof *steps);
  memcpy(steps, *path, count * sizeof *steps);
  steps[count] = step;
  *path = steps;
  return expand_variable(sizes, path, count + 1);
}

static size_t path_of_call(const assumed_sizes *sizes, const cel_node *node, const crd_string **path) {
  if (node->target) /* x.orValue(y), x.filter(...) of libraries: the path of x */
    return is_call(node, "orValue") || is_call(node, "value") || is_call(node, "or")
               ? crdc_assumed_path(sizes, node->target, path)
               : 0;
  if (is_call(node, "_?_:_")) {
    size_t count = crdc_assumed_path(sizes, node->arguments[1], path);
    return count ? count : crdc_assumed_path(sizes, node->arguments[2], path);
  }
  if (is_call(node, "_+_")) {
    size_t count = crdc_assumed_path(sizes, node->arguments[0], path);
    return count ? count : crdc_assumed_path(sizes, node->arguments[1], path);
  }
  if (is_call(node, "_?._") && node->arguments[1]->kind == CEL_NODE_CONSTANT)
    return path_with(sizes, node->arguments[0], node->arguments[1]->constant.as.text, path);
  if (is_call(node, "_[_]") || is_call(node, "_[?_]")) {
    const cel_type *type = node->arguments[0]->type;
    bool list = type && type->kind == CEL_LIST;
    return path_with(sizes, node->arguments[0], list ? CRD_STRING("@items") : CRD_STRING("@values"), path);
  }
  return is_call(node, "dyn") ? crdc_assumed_path(sizes, node->arguments[0], path) : 0;
}

static size_t crdc_assumed_path(const assumed_sizes *sizes, const cel_node *node, const crd_string **path) {
  switch (node->kind) {
  case CEL_NODE_IDENT:
    *path = &node->name;
    return 1;
  case CEL_NODE_SELECT:
    return node->test_only ? 0 : path_with(sizes, node->target, node->name, path);
  case CEL_NODE_CALL:
    return path_of_call(sizes, node, path);
  case CEL_NODE_COMPREHENSION: /* filter gives items of its range */
    return is_word(node->macro, "filter") ? crdc_assumed_path(sizes, node->fold.range, path) : 0;
  default:
    return 0;
  }
}

/* The assumed number of items in lists without a limit. */
#define USUAL_ITEMS 1000
#define MOST_DEPTH 3
#define MOST_LISTS 3

typedef struct cost_search {
  typed_kinds typed;
  const crd_value *spec;
  policy_costs found;
  size_t room;
} cost_search;

/* The search for one kind. */
typedef struct kind_search {
  cost_search *all;
  const typed_kind *kind;
  policy_environment *environment, *patches;
  assumed_sizes sizes;
} kind_search;

/* ---- environments ---- */

static void make_environments(kind_search *search) {
  const typed_kinds *typed = &search->all->typed;
  policy_scope scope = {.params = typed->has_params, .authorizer = true, .variables = true};
  search->environment = crd_arena_alloc(typed->arena, sizeof *search->environment);
  crdc_policy_environment_init(search->environment, typed->arena, scope, typed->minor);
  scope.patches = true;
  search->patches = crd_arena_alloc(typed->arena, sizeof *search->patches);
  crdc_policy_environment_share(search->patches, search->environment, scope, typed->minor);
}

static bool compile_expression(const kind_search *search, const crd_value *expression, const policy_environment *environment,
                               cel_ast *ast) {
  *ast = (cel_ast){0};
  return expression &&
         crdc_cel_parse_version(ast, search->all->typed.arena, crd_value_text(expression),
                                environment->environment.version) &&
         crdc_cel_check(ast, &environment->environment);
}

/* ---- costs ---- */

static uint64_t cost_with(kind_search *search, const cel_ast *ast, uint64_t items, unsigned depth) {
  search->sizes.items = items;
  search->sizes.depth = depth;
  const cost_sizes sizes = crdc_assumed_sizes(&search->sizes);
  return crdc_cel_cost(ast, &sizes).max;
}

/* The fewest items that exceed the limit: one item does not, and USUAL_ITEMS do. */
static uint64_t fewest_items(kind_search *search, const cel_ast *ast, unsigned depth) {
  uint64_t low = 1, high = USUAL_ITEMS;
  while (high - low > 1) {
    uint64_t middle = (low + high) / 2;
    if (cost_with(search, ast, middle, depth) > CRD_CEL_CALL_LIMIT)
      high = middle;
    else
      low = middle;
  }
  return high;
}

static int compare_open_sizes(const void *a, const void *b) {
  return crd_string_compare(((const open_size *)a)->path, ((const open_size *)b)->path);
}

/* The lists without which the expression costs much less. */
static crd_string decisive_lists(kind_search *search, const cel_ast *ast, unsigned depth, uint64_t items) {
  assumed_sizes *sizes = &search->sizes;
  crd_text text = {.arena = sizes->arena};
  sizes->open_count = 0;
  sizes->collects = true;
  uint64_t cost = cost_with(search, ast, items, depth);
  sizes->collects = false;
  if (sizes->open_count) qsort(sizes->open, sizes->open_count, sizeof *sizes->open, compare_open_sizes);
  size_t count = 0;
  for (size_t i = 0; i < sizes->open_count && count < MOST_LISTS; i++) {
    sizes->spared = sizes->open[i].path;
    bool decides = cost_with(search, ast, items, depth) < cost / 2;
    sizes->spared = (crd_string){NULL, 0};
    if (!decides) continue;
    if (count++) crd_text_add(&text, CRD_STRING(" and "));
    crd_text_add(&text, sizes->open[i].path);
  }
  if (count < 2) return crd_text_string(&text);
  crd_string all = crd_text_string(&text);
  return crd_arena_printf(sizes->arena, "each of %.*s", CRD_PRINT(all));
}

static bool is_expression_told(const policy_costs *found, const crd_value *expression) {
  for (size_t i = 0; i < found->count; i++)
    if (found->items[i].expression == expression) return true;
  return false;
}

static void add_cost(cost_search *all, policy_cost cost) {
  policy_costs *found = &all->found;
  CRD_ARENA_PUSH(all->typed.arena, found->items, found->count, all->room, 8, cost);
}

static void judge_cost(kind_search *search, const crd_value *expression, const cel_ast *ast) {
  cost_search *all = search->all;
  const crd_gvk *kind = &search->kind->kind;
  if (is_expression_told(&all->found, expression)) return;
  policy_cost cost = {.expression = expression};
  cost.cost = cost_with(search, ast, 1, 1);
  if (cost.cost == CEL_COST_UNBOUNDED) return; /* the estimate does not know the cost */
  if (cost.cost <= CRD_CEL_CALL_LIMIT) {
    unsigned dearest = 1;
    for (unsigned depth = 1; depth <= MOST_DEPTH; depth++) {
      uint64_t one = cost_with(search, ast, USUAL_ITEMS, depth);
      if (one <= cost.cost) continue;
      cost.cost = one;
      dearest = depth;
    }
    if (cost.cost <= CRD_CEL_CALL_LIMIT) return;
    cost.items = fewest_items(search, ast, dearest);
    cost.lists = decisive_lists(search, ast, dearest, cost.items);
    if (!cost.lists.size) return;
  }
  cost.kind = crd_arena_printf(all->typed.arena, "%.*s%s%.*s, Kind=%.*s", CRD_PRINT(kind->group),
                               kind->group.size ? "/" : "", CRD_PRINT(kind->version), CRD_PRINT(kind->kind));
  add_cost(all, cost);
}

/* ---- expressions ---- */

static void estimate_variables(kind_search *search) {
  const crd_value *list = crdc_typed_part(search->all->spec, "variables", CRD_LIST);
  crd_arena *arena = search->all->typed.arena;
  variable_place *places = crd_arena_zalloc(arena, ((list ? list->size : 0) + 1) * sizeof *places);
  search->sizes.places = places;
  for (uint32_t i = 0; list && i < list->size; i++) {
    cel_ast ast;
    crd_string name = crdc_typed_text(&list->as.items[i], "name");
    const crd_value *expression = crdc_typed_part(&list->as.items[i], "expression", CRD_STRING_VALUE);
    bool good = compile_expression(search, expression, search->environment, &ast);
    crdc_policy_add_variable(search->environment, name, good ? ast.root->type : NULL);
    if (!good) continue;
    judge_cost(search, expression, &ast);
    variable_place *place = &places[search->sizes.place_count];
    place->name = name;
    place->count = crdc_assumed_path(&search->sizes, ast.root, &place->path);
    search->sizes.place_count++;
  }
}

static void estimate_one(kind_search *search, const crd_value *expression, const policy_environment *environment) {
  cel_ast ast;
  if (compile_expression(search, expression, environment, &ast)) judge_cost(search, expression, &ast);
}

static void estimate_list(kind_search *search, const char *name, const char *member) {
  const crd_value *list = crdc_typed_part(search->all->spec, name, CRD_LIST);
  for (uint32_t i = 0; list && i < list->size; i++)
    estimate_one(search, crdc_typed_part(&list->as.items[i], member, CRD_STRING_VALUE), search->environment);
}

static void estimate_mutations(kind_search *search) {
  static const char *const members[] = {"applyConfiguration", "jsonPatch", NULL};
  const crd_value *list = crdc_typed_part(search->all->spec, "mutations", CRD_LIST);
  for (uint32_t i = 0; list && i < list->size; i++)
    for (size_t k = 0; members[k]; k++) {
      const crd_value *patch = crdc_typed_part(&list->as.items[i], members[k], CRD_MAP);
      estimate_one(search, crdc_typed_part(patch, "expression", CRD_STRING_VALUE), search->patches);
    }
}

policy_costs crdc_policy_estimate_costs(crd_arena *arena, const crd_set *crds, unsigned kubernetes_minor,
                                        const crd_value *policy_or_webhook) {
  const crd_value *spec = crdc_typed_part(policy_or_webhook, "spec", CRD_MAP);
  cost_search all = {
      .typed = {.arena = arena, .crds = crds, .minor = kubernetes_minor ? kubernetes_minor : CRD_KUBERNETES_NEWEST},
      .spec = spec ? spec : policy_or_webhook};
  const crd_value *constraints = crdc_typed_part(spec, "matchConstraints", CRD_MAP);
  crdc_typed_kinds_find(&all.typed, spec ? crdc_typed_part(constraints, "resourceRules", CRD_LIST)
                                         : crdc_typed_part(policy_or_webhook, "rules", CRD_LIST));
  crdc_typed_params_find(&all.typed, crdc_typed_part(spec, "paramKind", CRD_MAP));
  for (size_t i = 0; i < all.typed.count; i++) {
    kind_search search = {.all = &all, .kind = &all.typed.kinds[i]};
    if (!search.kind->type || !search.kind->custom) continue;
    search.sizes = (assumed_sizes){.arena = arena, .object = search.kind->type, .params = all.typed.params};
    make_environments(&search);
    estimate_variables(&search);
    estimate_list(&search, "matchConditions", "expression");
    estimate_list(&search, "validations", "expression");
    estimate_list(&search, "validations", "messageExpression");
    estimate_list(&search, "auditAnnotations", "valueExpression");
    estimate_mutations(&search);
  }
  return all.found;
}
