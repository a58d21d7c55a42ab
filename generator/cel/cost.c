/* SPDX-License-Identifier: Apache-2.0 */
/* The walk of the cost estimate. Every node has a cost and may have a size. A path from a variable through fields, items and
 * values leads to the limits that a schema declares. Mirrors cel-go checker/cost.go (coster) of 0.23 and later. For an API
 * server older than 1.33 (before_33) it mirrors 0.22, which has no sizes of variables, keys and items except those of the
 * schema. */
#include "cel/cost_parts.h"

#define CREATE_BYTES 3145728u

/* A variable of a comprehension, innermost first. */
struct local {
  crd_string name;
  cost_path path;
  known_size size;
  entry_size entry;
  const local *outer;
};

static cost_range cost_of(coster *coster, const cel_node *node);

static const local *find_local(const coster *coster, crd_string name) {
  const local *local = coster->locals;
  while (local && !crd_string_equal(local->name, name)) local = local->outer;
  return local;
}

static node_facts *facts_of(const coster *coster, const cel_node *node) {
  return &coster->facts[node->id];
}

/* ---- paths and sizes ---- */

static cost_path cost_path_of(const coster *coster, const cel_node *node) {
  const local *local = node->kind == CEL_NODE_IDENT ? find_local(coster, node->name) : NULL;
  return local ? local->path : facts_of(coster, node)->path;
}

static void extend_path(const coster *coster, const cel_node *node, cost_path path, crd_string step) {
  facts_of(coster, node)->path = crdc_cost_path_append(coster->arena, path, step);
}

static uint64_t count_code_points(crd_string text) {
  uint64_t count = 0;
  for (size_t i = 0; i < text.size; i++) count += ((unsigned char)text.data[i] & 0xc0) != 0x80;
  return count;
}

/* The size of literals, lists and maps. */
static known_size literal_size(const cel_node *node) {
  uint64_t size = 1;
  if (node->kind == CEL_NODE_LIST || node->kind == CEL_NODE_MAP)
    size = node->argument_count;
  else if (node->kind != CEL_NODE_CONSTANT)
    return (known_size){false};
  else if (node->constant.kind == CEL_STRING)
    size = count_code_points(node->constant.as.text);
  else if (node->constant.kind == CEL_BYTES)
    size = node->constant.as.text.size;
  return (known_size){true, range_fixed(size)};
}

static bool is_scalar_type(const coster *coster, const cel_type *type) {
  while (!coster->before_33 && type && type->kind == CEL_OPTIONAL) type = type->parameters[0];
  return type && (type->kind == CEL_BOOL || type->kind == CEL_DOUBLE || type->kind == CEL_DURATION ||
                  type->kind == CEL_INT || type->kind == CEL_TIMESTAMP || type->kind == CEL_UINT);
}

static known_size known_size_of(const coster *coster, const cel_node *node) {
  known_size *kept = &facts_of(coster, node)->size;
  if (kept->known) return *kept;
  known_size size = literal_size(node);
  if (size.known) return size;
  size = crdc_cost_find_size(coster, cost_path_of(coster, node), node->type);
  if (size.known) return *kept = size;
  if (is_scalar_type(coster, node->type)) return (known_size){true, range_fixed(1)};
  const local *local = node->kind == CEL_NODE_IDENT ? find_local(coster, node->name) : NULL;
  return local ? local->size : (known_size){false};
}

static void set_size(const coster *coster, const cel_node *node, known_size size) {
  if (size.known) facts_of(coster, node)->size = size;
}

static entry_size entry_of(const coster *coster, const cel_node *node) {
  const entry_size *kept = &facts_of(coster, node)->entry;
  const local *local = !kept->known && node->kind == CEL_NODE_IDENT ? find_local(coster, node->name) : NULL;
  return local ? local->entry : *kept;
}

static void set_entry(const coster *coster, const cel_node *node, entry_size entry) {
  if (entry.known && !coster->before_33) facts_of(coster, node)->entry = entry;
}

static entry_size entry_union(entry_size a, entry_size b) {
  if (!a.known || !b.known) return (entry_size){false};
  return (entry_size){true, a.is_list, crdc_cost_range_union(a.key, b.key), crdc_cost_range_union(a.value, b.value)};
}

/* ---- comprehensions ---- */

/* A variable of a comprehension over `range`: its items, keys or values. */
static local iteration_variable(const coster *coster, crd_string name, const cel_node *range, bool values, bool single) {
  entry_size entry = entry_of(coster, range);
  bool is_list = entry.known ? entry.is_list : range->type && range->type->kind == CEL_LIST;
  bool is_map = range->type && range->type->kind == CEL_MAP;
  if (coster->before_33 && !is_list && !is_map) return (local){.name = name, .outer = coster->locals};
  if (single) values = is_list;
  crd_string step = values ? (is_list ? CRD_STRING("@items") : CRD_STRING("@values"))
                           : (is_list ? CRD_STRING("@indices") : CRD_STRING("@keys"));
  return (local){.name = name,
                 .path = crdc_cost_path_append(coster->arena, cost_path_of(coster, range), step),
                 .size = {entry.known, values ? entry.value : entry.key},
                 .outer = coster->locals};
}

static local bound_variable(const coster *coster, crd_string name, const cel_node *value) {
  return (local){.name = name,
                 .path = cost_path_of(coster, value),
                 .size = known_size_of(coster, value),
                 .entry = entry_of(coster, value),
                 .outer = coster->locals};
}

static bool is_plain_accumulator(crd_string name) {
  return crd_string_equal(name, CRD_STRING("__result__")) || crd_string_equal(name, CRD_STRING("@result"));
}

/* The accumulator of a fold: until 1.32 a variable without known size. */
static local accumulator_variable(const coster *coster, const cel_node *node) {
  crd_string name = node->fold.accumulator;
  if (!coster->before_33) return bound_variable(coster, name, node->fold.initial);
  cost_path none = {NULL, 0, 0};
  return (local){.name = name,
                 .path = is_plain_accumulator(name) ? none : crdc_cost_path_append(coster->arena, none, name),
                 .outer = coster->locals};
}

/* cel.bind and the like: a fold with an empty range that only names a value. */
static bool is_bind(const cel_node *node) {
  const cel_node *range = node->fold.range, *condition = node->fold.condition;
  return range->kind == CEL_NODE_LIST && range->argument_count == 0 && condition->kind == CEL_NODE_CONSTANT &&
         condition->constant.kind == CEL_BOOL && !condition->constant.as.boolean &&
         !crd_string_equal(node->fold.accumulator, CRD_STRING("__result__"));
}

static cost_range cost_of_bind(coster *coster, const cel_node *node) {
  cost_range sum = crdc_cost_range_plus(cost_of(coster, node->fold.range), cost_of(coster, node->fold.initial));
  local variable = bound_variable(coster, node->fold.accumulator, node->fold.initial);
  coster->locals = &variable;
  sum = crdc_cost_range_plus(sum, cost_of(coster, node->fold.result));
  coster->locals = variable.outer;
  set_size(coster, node, known_size_of(coster, node->fold.result));
  set_entry(coster, node, entry_of(coster, node->fold.result));
  return sum;
}

static cost_range cost_of_fold(coster *coster, const cel_node *node) {
  const cel_node *range = node->fold.range, *initial = node->fold.initial;
  cost_range sum = crdc_cost_range_plus(cost_of(coster, range), cost_of(coster, initial));
  local accumulator = accumulator_variable(coster, node);
  coster->locals = &accumulator;
  bool two = node->fold.variable2.size != 0;
  local first = iteration_variable(coster, node->fold.variable, range, false, !two), second;
  coster->locals = &first;
  if (two) {
    second = iteration_variable(coster, node->fold.variable2, range, true, false);
    coster->locals = &second;
  }
  cost_range condition = cost_of(coster, node->fold.condition), step = cost_of(coster, node->fold.step);
  coster->locals = &accumulator;
  sum = crdc_cost_range_plus(sum, cost_of(coster, node->fold.result));
  coster->locals = accumulator.outer;
  known_size rounds = {true, crdc_cost_known_or_everything(known_size_of(coster, range))};
  if (coster->before_33) set_size(coster, node, rounds);
  sum = crdc_cost_range_plus(sum, crdc_cost_range_times(rounds.range, crdc_cost_range_plus(step, condition)));
  if (initial->kind == CEL_NODE_CONSTANT && !coster->before_33) set_size(coster, node, known_size_of(coster, initial));
  if (initial->kind == CEL_NODE_LIST || initial->kind == CEL_NODE_MAP) {
    set_size(coster, node, rounds);
    set_entry(coster, node, entry_of(coster, node->fold.step));
  }
  return sum;
}

/* ---- calls ---- */

static operand_cost operand_of(const coster *coster, const cel_node *node, cost_range cost) {
  cost_path path = cost_path_of(coster, node);
  if (path.count && is_plain_accumulator(path.steps[0])) path = (cost_path){NULL, 0, 0};
  return (operand_cost){node, cost, path, known_size_of(coster, node)};
}

static cost_range sum_of(const call_cost *call) {
  cost_range sum = {0, 0};
  for (size_t i = 0; i < call->count; i++) sum = crdc_cost_range_plus(sum, call->arguments[i].cost);
  return sum;
}

static call_estimate cost_of_conditional(const coster *coster, const call_cost *call) {
  const operand_cost *parts = call->arguments;
  set_entry(coster, call->node, entry_union(entry_of(coster, parts[1].node), entry_of(coster, parts[2].node)));
  return (call_estimate){
      true,
      crdc_cost_range_plus(parts[0].cost, crdc_cost_range_union(parts[1].cost, parts[2].cost)),
      {true, crdc_cost_range_union(crdc_cost_size_or_unknown(&parts[1]), crdc_cost_size_or_unknown(&parts[2]))}};
}

/* The cost of one overload including its arguments. */
static call_estimate cost_of_overload(const coster *coster, const call_cost *call) {
  const operand_cost *parts = call->arguments;
  if (is_overload(call, "conditional")) return cost_of_conditional(coster, call);
  if (is_overload(call, "logical_or") || is_overload(call, "logical_and"))
    return (call_estimate){true, {parts[0].cost.min, crdc_cost_plus(parts[0].cost.max, parts[1].cost.max)}, {false}};
  if (call->overload->cost == CALL_ADDITION)
    set_entry(coster, call->node, entry_union(entry_of(coster, parts[0].node), entry_of(coster, parts[1].node)));
  call_estimate estimate = crdc_cost_estimate_call(coster, call);
  if (!estimate.known) estimate.cost = range_fixed(1);
  estimate.cost = crdc_cost_range_plus(estimate.cost, sum_of(call));
  return estimate;
}

/* Sets the size for the items or values after indexing. */
static void follow_index(const coster *coster, const call_cost *call, known_size *size) {
  bool is_list = is_overload(call, "index_list");
  if ((!is_list && !is_overload(call, "index_map")) || !call->count) return;
  const cel_node *container = call->arguments[0].node;
  entry_size entry = entry_of(coster, container);
  *size = (known_size){entry.known, entry.value};
  extend_path(coster, call->node, cost_path_of(coster, container), is_list ? CRD_STRING("@items") : CRD_STRING("@values"));
}

/* Whether the cost depends on an overload that is only known at run time; calls of libraries cost by name. */
static bool is_undecided(const coster *coster, const cel_node *node) {
  if (!coster->sizes->counts_dyn || node->overload_count < 2) return false;
  switch (node->overloads[0]->cost) {
  case CALL_ADDITION:
  case CALL_COMPARISON:
  case CALL_CONVERSION:
  case CALL_IN_LIST:
    return true;
  default:
    return false;
  }
}

static cost_range cost_of_call(coster *coster, const cel_node *node) {
  if (!coster->before_33 && crd_string_equal(node->name, CRD_STRING("dyn")) && node->argument_count == 1) {
    cost_range cost = cost_of(coster, node->arguments[0]);
    set_size(coster, node, known_size_of(coster, node->arguments[0]));
    set_entry(coster, node, entry_of(coster, node->arguments[0]));
    return crdc_cost_range_plus(range_fixed(1), cost);
  }
  operand_cost *arguments = crd_arena_alloc(coster->arena, node->argument_count * sizeof *arguments), target;
  for (size_t i = 0; i < node->argument_count; i++) {
    cost_range cost = cost_of(coster, node->arguments[i]);
    arguments[i] = operand_of(coster, node->arguments[i], cost);
  }
  if (!node->overload_count) return (cost_range){0, 0};
  call_cost call = {.node = node, .arguments = arguments, .count = node->argument_count};
  cost_range sum = {0, 0}, worst = {UINT64_MAX, 0};
  if (node->target) {
    sum = cost_of(coster, node->target);
    target = operand_of(coster, node->target, sum);
    call.target = &target;
  }
  known_size size = {false};
  for (size_t i = 0; i < node->overload_count; i++) {
    call.overload = node->overloads[i];
    call_estimate estimate = cost_of_overload(coster, &call);
    worst = crdc_cost_range_union(worst, estimate.cost);
    if (estimate.size.known)
      size = size.known ? (known_size){true, crdc_cost_range_union(size.range, estimate.size.range)} : estimate.size;
    follow_index(coster, &call, &size);
    if (!size.known) size = known_size_of(coster, node);
  }
  set_size(coster, node, size);
  if (is_undecided(coster, node)) worst = crdc_cost_range_plus(range_fixed(1), sum_of(&call));
  return crdc_cost_range_plus(sum, worst);
}

/* ---- the other nodes ---- */

static cost_range cost_of_identifier(const coster *coster, const cel_node *node) {
  const local *local = find_local(coster, node->name);
  if (local)
    facts_of(coster, node)->path = local->path;
  else
    extend_path(coster, node, (cost_path){NULL, 0, 0}, node->name);
  return range_fixed(1);
}

static cost_range cost_of_select(coster *coster, const cel_node *node) {
  cost_range cost = cost_of(coster, node->target);
  if (node->test_only) return crdc_cost_range_plus(cost, range_fixed(coster->sizes->presence_costs));
  const cel_type *type = node->target->type;
  cel_kind kind = type ? type->kind : CEL_DYN;
  bool counts = kind == CEL_MAP || kind == CEL_OBJECT || kind == CEL_PARAMETER;
  if (counts || (kind == CEL_DYN && coster->sizes->counts_dyn)) cost = crdc_cost_range_plus(cost, range_fixed(1));
  extend_path(coster, node, cost_path_of(coster, node->target), node->name);
  return cost;
}

/* The cost of a list, map or message literal. */
static cost_range cost_of_literal(coster *coster, const cel_node *node) {
  cost_range sum = {0, 0}, keys = {UINT64_MAX, 0}, values = {UINT64_MAX, 0};
  if (!node->argument_count) keys.min = values.min = 0;
  for (size_t i = 0; i < node->argument_count; i++) {
    if (node->kind == CEL_NODE_MAP) {
      sum = crdc_cost_range_plus(sum, cost_of(coster, node->keys[i]));
      sum = crdc_cost_range_plus(sum, cost_of(coster, node->arguments[i]));
      keys = crdc_cost_range_union(keys, crdc_cost_known_or_everything(known_size_of(coster, node->keys[i])));
    } else {
      sum = crdc_cost_range_plus(sum, cost_of(coster, node->arguments[i]));
    }
    if (node->kind != CEL_NODE_STRUCT)
      values = crdc_cost_range_union(values, crdc_cost_known_or_everything(known_size_of(coster, node->arguments[i])));
  }
  if (node->kind == CEL_NODE_STRUCT) return crdc_cost_range_plus(sum, range_fixed(40));
  bool is_list = node->kind == CEL_NODE_LIST;
  set_entry(coster, node, (entry_size){true, is_list, is_list ? range_fixed(1) : keys, values});
  return crdc_cost_range_plus(sum, range_fixed(is_list ? COST_NEW_LIST : 30));
}

static cost_range cost_of(coster *coster, const cel_node *node) {
  switch (node->kind) {
  case CEL_NODE_CONSTANT:
    break;
  case CEL_NODE_IDENT:
    return cost_of_identifier(coster, node);
  case CEL_NODE_SELECT:
    return cost_of_select(coster, node);
  case CEL_NODE_CALL:
    return cost_of_call(coster, node);
  case CEL_NODE_LIST:
  case CEL_NODE_MAP:
  case CEL_NODE_STRUCT:
    return cost_of_literal(coster, node);
  case CEL_NODE_COMPREHENSION:
    return is_bind(node) && !coster->before_33 ? cost_of_bind(coster, node) : cost_of_fold(coster, node);
  }
  return (cost_range){0, 0};
}

cost_range crdc_cel_cost(const cel_ast *ast, const cost_sizes *sizes) {
  coster coster = {.arena = ast->arena,
                   .sizes = sizes,
                   .before_32 = cel_ast_counts_as_before(ast, 32),
                   .before_33 = cel_ast_counts_as_before(ast, 33),
                   .before_37 = cel_ast_counts_as_before_37(ast)};
  coster.facts = crd_arena_zalloc(ast->arena, ((size_t)ast->next_id + 1) * sizeof *coster.facts);
  return cost_of(&coster, ast->root);
}

/* ---- the limits of a schema (apiextensions-apiserver pkg/apiserver/schema/cel/compilation.go, sizeEstimator) ---- */

static const cel_type *type_below(const cel_type *type, crd_string step) {
  if (crd_string_equal(step, CRD_STRING("@items")) || crd_string_equal(step, CRD_STRING("@values")))
    return type->kind == CEL_LIST ? type->parameters[0] : type->kind == CEL_MAP ? type->parameters[1] : NULL;
  if (crd_string_equal(step, CRD_STRING("@keys"))) return type->kind == CEL_MAP ? type->parameters[0] : NULL;
  for (size_t i = 0; type->kind == CEL_OBJECT && i < type->field_count; i++)
    if (crd_string_equal(type->fields[i].name, step)) return type->fields[i].type;
  return NULL;
}

const cel_type *crdc_cel_cost_type_at(const cel_type *self, const crd_string *path, size_t count) {
  for (size_t i = 1; self && i < count; i++) self = type_below(self, path[i]);
  return self;
}

typedef struct declared_types {
  const cel_type *self;
  const cel_extras *extras; /* NULL: only self and oldSelf exist */
} declared_types;

/* The type of the variable at the start of a path; NULL if only the type of its end is known. */
static const cel_type *type_of_root(const declared_types *types, crd_string root) {
  if (!types->extras || crd_string_equal(root, CRD_STRING("self")) || crd_string_equal(root, CRD_STRING("oldSelf")))
    return types->self;
  bool object = crd_string_equal(root, CRD_STRING("object")) || crd_string_equal(root, CRD_STRING("oldObject"));
  return object ? types->extras->object : NULL;
}

static bool find_declared(void *data, const crd_string *path, size_t count, const cel_type *type, uint64_t *max) {
  const cel_type *root = count ? type_of_root(data, path[0]) : NULL;
  const cel_type *declared = root ? crdc_cel_cost_type_at(root, path, count)
                             : count && ((const declared_types *)data)->extras && type && type->max_elements ? type
                                                                                                             : NULL;
  if (declared) *max = declared->max_elements;
  return declared != NULL;
}

uint64_t crdc_cel_cost_of_rule(const cel_ast *ast, const cel_type *self) {
  declared_types types = {self, ast->extras};
  return crdc_cel_cost(ast, &(cost_sizes){.find = find_declared, .data = &types}).max;
}

uint64_t crdc_cel_cost_cardinality(const cel_type *self) {
  return CREATE_BYTES / (self->min_size + 1);
}
