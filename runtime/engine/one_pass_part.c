/* What the one pass leaves to the walk and to the rules: parts that are read into a tree, defaults, rules of nodes. */
#include "one_pass.h"

/* Where more is wrong than this, the whole tree tells it: a part for each would want more memory than it. */
enum { MOST_ERRORS = 1000 };

/* Walks a part's tree and fills its storage. With a path, errors and unknown fields are noted as the walk over the whole
 * would; without one any of them is a failure. */
static bool settle_part(one_pass *pass, const crd_type *type, crd_value *value, void *place, const crd_path *path) {
  static const crd_path nowhere = {NULL, {"", 0}, 0, CRD_PATH_FIELD}; /* it is no root */
  uint32_t errors = pass->errors.count, unknown = pass->unknown.count + pass->unknown_embedded.count;
  walker w = {.walk = &pass->walk, .arena = pass->arena, .mode = CRD_WALK_ALL, .quiet = !path};
  crd_walk_node(&w, type, value, path ? path : &nowhere, NULL, PRUNE);
  if (pass->walk.fatal.size || pass->walk.misfits) pass->broken = true;
  bool found = w.failures || pass->errors.count != errors;
  if (pass->broken || (found && (!path || pass->update || pass->errors.count > MOST_ERRORS))) return false;
  if (!path && pass->unknown.count + pass->unknown_embedded.count != unknown) return false;
  bool held = crd_storage_fill(pass->arena, type, value, place);
  pass->odd = pass->odd || !held;
  return held || found;
}

/* The rules of a part and of all below it, by its tree; those that compare with the old object come later. */
static bool part_rules(one_pass *pass, const crd_type *type, const crd_value *value, const void *place) {
  if (!(type->flags & CRD_TYPE_RULES_WITHIN) || one_pass_skips_rules(pass)) return true;
  if (pass->update && crd_one_pass_compares(type)) pass->transitions = true;
  int64_t left = CRD_CEL_BUDGET - (int64_t)pass->cost, remaining = 0;
  if (left <= 0) return false;
  crd_errors found = crd_errors_init(pass->arena);
  crd_validate_options options = {.cost_budget = left, .remaining = &remaining};
  crd_rules_run(pass->arena, type, value, place, NULL, NULL, &options, &found);
  if (remaining <= 0) return false;
  pass->cost += (uint64_t)(left - remaining);
  return found.count == 0;
}

const char *crd_one_pass_part(one_pass *pass, const char *p, const crd_type *type, void *place, const crd_path *path) {
  crd_value *value = crd_arena_alloc(pass->arena, sizeof *value);
  const char *start = p;
  if (pass->broken) return NULL;
  p = crd_json_read_part(&pass->reader, p, value);
  pass->broken = !p || p == pass->reader.end || pass->duplicates->count || pass->reader.range_error.size;
  if (pass->broken || value->kind == CRD_NULL) return NULL; /* what a null is, is decided where it stands */
  pass->repaired += (size_t)(p - start);
  /* Where a part is in disorder again and again, one inside the other, the whole is cheaper. */
  pass->broken = pass->repaired > 2 * (size_t)(pass->reader.end - pass->reader.start) ||
                 !settle_part(pass, type, value, place, path) || !part_rules(pass, type, value, place);
  return pass->broken ? NULL : p;
}

const char *crd_one_pass_repair(one_pass *pass, const char *p, const crd_type *type, void *place, const crd_path *path) {
  return *p == 'n' ? NULL : crd_one_pass_part(pass, p, type, place, path);
}

bool crd_one_pass_default(one_pass *pass, const crd_type *type, void *place) {
  if (type->storage >= CRD_STORE_STRING) return crd_one_pass_scalar_default(pass, type, place);
  crd_value *value = crd_arena_alloc(pass->arena, sizeof *value);
  if (type->default_value->kind == CRD_NULL) return false;
  *value = crd_value_copy(pass->arena, type->default_value);
  value->flags |= CRD_VALUE_DEFAULTED;
  return settle_part(pass, type, value, place, NULL) && part_rules(pass, type, value, place);
}

bool crd_one_pass_stored(one_pass *pass, const crd_type *type, const crd_value *stored, void *place) {
  crd_value *value = crd_arena_alloc(pass->arena, sizeof *value);
  if (stored->kind == CRD_NULL) return false;
  *value = crd_value_copy(pass->arena, stored);
  const crd_walk walk = pass->walk;
  pass->walk.unknown = pass->walk.unknown_embedded = NULL; /* what is unknown there was let in before */
  pass->walk.stored = true;
  bool good = settle_part(pass, type, value, place, NULL);
  pass->walk.unknown = walk.unknown;
  pass->walk.unknown_embedded = walk.unknown_embedded;
  pass->walk.stored = false;
  return good && part_rules(pass, type, value, place);
}

bool crd_one_pass_rule(one_pass *pass, const crd_rule *rule, const void *place, const void *old) {
  crd_arena_poll(pass->arena);
  crd_cel_begin(&pass->cel);
  if (rule->evaluate(&pass->cel, place, old) != CRD_CEL_TRUE || pass->cel.cost > CRD_CEL_BUDGET) return false;
  if (pass->cel.wants_tree) return false;
  pass->cost += pass->cel.cost;
  return pass->cost < CRD_CEL_BUDGET;
}

bool crd_one_pass_rules(one_pass *pass, const crd_type *type, const void *place) {
  if ((type->flags & CRD_TYPE_RULES_OUTSIDE_CEL) || one_pass_skips_rules(pass)) return true;
  crd_cel_begin_node(&pass->cel);
  for (uint16_t i = 0; i < type->rule_count; i++) {
    const crd_rule *rule = &type->rules[i];
    if (!(rule->layer & CRD_LAYER_CRD)) continue;
    if (!rule->evaluate) return false;
    if (rule->uses_old_self) {
      pass->transitions = pass->transitions || pass->update;
      if (pass->update || !rule->optional_old_self) continue;
    }
    if (!crd_one_pass_rule(pass, rule, place, NULL)) return false;
  }
  return true;
}

const crd_type *crd_one_pass_find(const one_pass *pass, crd_string path, const void **place) {
  const crd_type *type = pass->root;
  size_t start = path.size && path.data[0] == '.';
  for (*place = pass->storage; start <= path.size;) {
    size_t end = start;
    while (end < path.size && path.data[end] != '.') end++;
    if (type->storage != CRD_STORE_OBJECT || ((const crd_object *)*place)->odd) return NULL;
    const crd_field *field = type_field(type, path.data + start, (uint32_t)(end - start));
    if (!field) return NULL;
    if (!crd_storage_has(type, *place, (uint16_t)(field - type->fields->items))) {
      *place = NULL;
      return field->type;
    }
    type = field->type;
    *place = crd_storage_field(field, *place);
    start = end + 1;
  }
  return type;
}
