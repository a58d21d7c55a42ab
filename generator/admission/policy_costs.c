/* SPDX-License-Identifier: Apache-2.0 */
/* Built-in kinds have no limits, and nobody can give them some: of 150 policies of real projects 29 expressions of 12 would
 * be told of, for Pods of dozens or hundreds of containers, volumes and labels. So it is CRDs that are judged.
 *
 * For each kind the variables first, whose places the others see; then each expression, with lists of the assumed
 * size. Of one that is too dear the least size that is enough is found by halving, and the lists that make it so by taking
 * each of them for a list of one. */
#include "admission/policy_costs.h"
#include "admission/assumed_sizes.h"
#include "admission/typed_kinds.h"
#include "cel/policy.h"

#include <crd/walk.h>
#include <stdlib.h>

/* What lists without a limit may well have. */
#define USUAL_ITEMS 1000
#define MOST_DEPTH 3
#define MOST_LISTS 3

typedef struct cost_search {
  typed_kinds typed;
  const crd_value *spec;
  policy_costs found;
  size_t room;
} cost_search;

/* One kind of it. */
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

/* The fewest items with which the limit is exceeded: with one it is not, with USUAL_ITEMS it is. */
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

/* Those without which the expression costs but a part of it. */
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
  CRD_ARENA_ROOM(all->typed.arena, found->items, found->count, all->room, 8);
  found->items[found->count++] = cost;
}

static void judge_cost(kind_search *search, const crd_value *expression, const cel_ast *ast) {
  cost_search *all = search->all;
  const crd_gvk *kind = &search->kind->kind;
  if (is_expression_told(&all->found, expression)) return;
  policy_cost cost = {.expression = expression};
  cost.cost = cost_with(search, ast, 1, 1);
  if (cost.cost == CEL_COST_UNBOUNDED) return; /* of what the estimate knows nothing */
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
