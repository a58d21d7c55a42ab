/* SPDX-License-Identifier: Apache-2.0 */
/* Finds the constants that the API server computes when it builds the program of a rule, and the errors of that step.
 * Constant are literals, type names, lists and maps of constants, conversions of a constant, and `in` on an empty constant
 * list. Mirrors cel-go interpreter/planner.go and decorators.go (decOptimize, decRegexOptimizer), and ConvertToType of
 * common/types. */
#include "cel/plan.h"
#include "../../runtime/base/nearest_name.h"

/* The plan of a node. */
typedef struct planned {
  bool constant;
  crd_cel_value value; /* of a constant */
} planned;

typedef struct planner {
  crd_arena *arena;
  crd_string error;
  bool failed;
} planner;

static planned plan(planner *planner, cel_node *node);

static const planned not_constant = {.constant = false};

static planned refuse_program(planner *planner, crd_string error) {
  if (!planner->failed) planner->error = error;
  planner->failed = true;
  return not_constant;
}

static planned constant(crd_cel_value value) {
  return (planned){true, value};
}

crd_cel_value crdc_cel_constant_value(const cel_constant *constant) {
  switch (constant->kind) {
  case CEL_BOOL:
    return crd_cel_of_bool(constant->as.boolean);
  case CEL_INT:
    return crd_cel_of_int(constant->as.integer);
  case CEL_UINT:
    return crd_cel_of_uint(constant->as.unsigned_integer);
  case CEL_DOUBLE:
    return crd_cel_of_double(constant->as.number);
  case CEL_STRING:
    return crd_cel_of_string(constant->as.text);
  case CEL_BYTES:
    return crd_cel_of_bytes(constant->as.text);
  default:
    return crd_cel_of_null();
  }
}

/* The run time's function for a conversion ("int", "duration"), whose result for a constant is a constant; NULL for other
 * names. */
static crd_cel_function *conversion_of(crd_string name) {
  static const struct {
    const char *name;
    crd_cel_function *function;
  } table[] = {{"bool", crd_cel_fn_bool},     {"bytes", crd_cel_fn_bytes}, {"double", crd_cel_fn_double},
               {"dyn", crd_cel_fn_dyn},       {"int", crd_cel_fn_int},     {"duration", crd_cel_fn_duration},
               {"string", crd_cel_fn_string}, {"type", crd_cel_fn_type},   {"timestamp", crd_cel_fn_timestamp},
               {"uint", crd_cel_fn_uint}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (crd_string_equal(name, crd_string_of(table[i].name))) return table[i].function;
  return NULL;
}

static planned convert(planner *planner, crd_cel_function *function, const crd_cel_value *from) {
  if (from->kind == CRD_CEL_FAILED) return constant(*from);
  crd_cel cel = {.arena = planner->arena, .limit = UINT64_MAX};
  crd_cel_value value = function(&cel, from, 1);
  return value.kind == CRD_CEL_FAILED ? refuse_program(planner, cel.error) : constant(value);
}

/* ---- the walk, in the planner's order: the first error is reported ---- */

static planned plan_identifier(planner *planner, const cel_node *node) {
  if (node->type->kind != CEL_TYPE) return not_constant;
  /* The planner treats every identifier of type `type` as a type name, and only looks it up in cel-go's registry. */
  bool known = node->names_type && !crd_string_equal(node->name, CRD_STRING("duration")) &&
               !crd_string_equal(node->name, CRD_STRING("timestamp"));
  if (known) return constant(crd_cel_of_type(node->name));
  return refuse_program(planner,
                        crd_arena_printf(planner->arena, "reference to undefined type: %.*s", CRD_PRINT(node->name)));
}

static bool is_regex_function(crd_string name) {
  return crd_is_among(name, "matches find findAll");
}

/* Go's type name for an invalid constant index, or NULL. */
static const char *bad_index(const planned *index) {
  if (!index->constant) return NULL;
  switch (index->value.kind) {
  case CRD_CEL_LIST:
    return "*types.baseList";
  case CRD_CEL_MAP:
    return "*types.baseMap";
  case CRD_CEL_NULL:
    return "types.Null";
  case CRD_CEL_BYTES:
    return "types.Bytes";
  case CRD_CEL_DURATION:
    return "types.Duration";
  case CRD_CEL_TIMESTAMP:
    return "types.Timestamp";
  case CRD_CEL_TYPE:
    return "*types.Type";
  default:
    return NULL;
  }
}

static planned plan_call(planner *planner, cel_node *node) {
  planned parts[2] = {not_constant, not_constant};
  size_t count = 0;
  if (node->target) parts[count++] = plan(planner, node->target);
  for (size_t i = 0; i < node->argument_count; i++) {
    planned part = plan(planner, node->arguments[i]);
    if (count < 2) parts[count] = part;
    count++;
  }
  if (planner->failed) return not_constant;
  crd_cel_function *function = conversion_of(node->name);
  if (function && count == 1 && parts[0].constant) return convert(planner, function, &parts[0].value);
  crd_string error;
  if (count >= 2 && is_regex_function(node->name) && parts[1].constant && parts[1].value.kind == CRD_CEL_STRING &&
      !crd_regex_check(planner->arena, parts[1].value.as.text, &error))
    return refuse_program(planner, error);
  bool is_index = crd_string_equal(node->name, CRD_STRING("_[_]")) || crd_string_equal(node->name, CRD_STRING("_[?_]"));
  const char *bad = is_index ? bad_index(&parts[1]) : NULL;
  if (bad) return refuse_program(planner, crd_arena_printf(planner->arena, "invalid qualifier type: %s", bad));
  bool in_nothing = crd_string_equal(node->name, CRD_STRING("@in")) && parts[1].constant && node->overload_count == 1 &&
                    node->arguments[1]->kind == CEL_NODE_LIST && node->arguments[1]->argument_count == 0;
  return in_nothing ? constant(crd_cel_of_bool(false)) : not_constant;
}

/* A list or map is a constant if all of its parts are. If it cannot be made (an optional entry whose value is no optional)
 * it is still a constant, and fails when the rule is evaluated. */
static planned plan_entries(planner *planner, cel_node *node) {
  size_t count = node->argument_count;
  crd_cel_value *items = crd_arena_alloc(planner->arena, (count + 1) * sizeof *items);
  crd_cel_entry *entries = crd_arena_alloc(planner->arena, (count + 1) * sizeof *entries);
  bool is_map = node->kind == CEL_NODE_MAP, all = true, failed = false;
  for (size_t i = 0; i < count; i++) {
    planned key = is_map ? plan(planner, node->keys[i]) : constant(crd_cel_of_null());
    planned value = plan(planner, node->arguments[i]);
    all &= key.constant && value.constant;
    entries[i] = (crd_cel_entry){key.value, items[i] = value.value};
    if (key.value.kind == CRD_CEL_FAILED || value.value.kind == CRD_CEL_FAILED) failed = true;
  }
  if (!all || planner->failed) return not_constant;
  if (failed) return constant((crd_cel_value){.kind = CRD_CEL_FAILED});
  crd_cel cel = {.arena = planner->arena, .limit = UINT64_MAX};
  return constant(is_map ? crd_cel_make_map(&cel, entries, node->optional, count)
                         : crd_cel_make_list(&cel, items, node->optional, count));
}

static planned plan_node(planner *planner, cel_node *node) {
  switch (node->kind) {
  case CEL_NODE_CONSTANT:
    return constant(crdc_cel_constant_value(&node->constant));
  case CEL_NODE_IDENT:
    return plan_identifier(planner, node);
  case CEL_NODE_SELECT:
    plan(planner, node->target);
    return not_constant;
  case CEL_NODE_CALL:
    return plan_call(planner, node);
  case CEL_NODE_LIST:
  case CEL_NODE_MAP:
    return plan_entries(planner, node);
  case CEL_NODE_COMPREHENSION:
    plan(planner, node->fold.initial);
    plan(planner, node->fold.range);
    plan(planner, node->fold.condition);
    plan(planner, node->fold.step);
    plan(planner, node->fold.result);
    return not_constant;
  case CEL_NODE_STRUCT:
    for (size_t i = 0; i < node->argument_count; i++) plan(planner, node->arguments[i]);
    break;
  }
  return not_constant;
}

static planned plan(planner *planner, cel_node *node) {
  if (planner->failed) return not_constant;
  planned result = plan_node(planner, node);
  if (result.constant && result.value.kind != CRD_CEL_FAILED && node->kind != CEL_NODE_CONSTANT) {
    crd_cel_value *folded = crd_arena_alloc(planner->arena, sizeof *folded);
    *folded = result.value;
    node->folded = folded;
  }
  return result;
}

bool crdc_cel_plan(cel_ast *ast, crd_string *error) {
  planner planner = {.arena = ast->arena};
  plan(&planner, ast->root);
  *error = planner.error;
  return !planner.failed;
}

/* ---- attributes ---- */

/* Whether cel-go plans the node as an attribute: a root with a chain of qualifiers, counted once. */
bool crdc_plan_is_attribute(const cel_node *node) {
  if (is_constant(node)) return false;
  return node->kind == CEL_NODE_IDENT || node->kind == CEL_NODE_SELECT || is_call(node, "_[_]") || is_call(node, "_?._") ||
         is_call(node, "_[?_]") || is_call(node, "_?_:_");
}

bool crdc_plan_is_attribute_index(const cel_node *index) {
  return crdc_plan_is_attribute(index) && !is_call(index, "_?_:_");
}

/* ---- macros ---- */

bool crdc_plan_binds_alone(const cel_node *node) {
  return node->fold.range->kind == CEL_NODE_LIST && node->fold.range->argument_count == 0 &&
         node->fold.condition->kind == CEL_NODE_CONSTANT && !node->fold.condition->constant.as.boolean;
}

bool crdc_plan_mentions(const cel_node *node, crd_string name) {
  if (!node) return false;
  if (is_identifier(node, name)) return true;
  if (crdc_plan_mentions(node->target, name)) return true;
  for (size_t i = 0; i < node->argument_count; i++)
    if (crdc_plan_mentions(node->arguments[i], name) || (node->keys && crdc_plan_mentions(node->keys[i], name))) return true;
  if (node->kind != CEL_NODE_COMPREHENSION) return false;
  return crdc_plan_mentions(node->fold.range, name) || crdc_plan_mentions(node->fold.initial, name) ||
         crdc_plan_mentions(node->fold.step, name) || crdc_plan_mentions(node->fold.result, name);
}
