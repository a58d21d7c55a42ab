/* SPDX-License-Identifier: Apache-2.0 */
/* Rules in the one pass: the rules of a node run at the end of its value, on its storage. Their errors are kept separately,
 * since a later error of the schema may block all rules. Rules that compare with the old object run when all is read. */
#include "one_pass_state.h"

/* Whether the results of a run are valid. */
static bool stands(one_pass *pass) {
  const rule_run *run = &pass->rules;
  pass->broken = pass->broken || run->budget <= 0 || pass->rule_errors.truncated;
  return !pass->broken && !run->lost;
}

/* Moves the errors of an object, from `own` on, before those of its children, which were added first, from `first` on. */
static void move_before(crd_errors *errors, uint32_t first, uint32_t own) {
  uint32_t count = errors->count - own, below = own - first;
  if (!count || !below) return;
  crd_error *moved = crd_arena_alloc(errors->arena, below * sizeof *moved);
  memcpy(moved, &errors->items[first], below * sizeof *moved);
  memmove(&errors->items[first], &errors->items[own], count * sizeof *moved);
  memcpy(&errors->items[first + count], moved, below * sizeof *moved);
}

bool crd_one_pass_rules(one_pass *pass, const crd_type *type, const void *place, const crd_path *path, const char *start,
                        uint32_t first) {
  if ((type->flags & CRD_TYPE_RULES_OUTSIDE_CEL) || one_pass_skips_rules(pass)) return true;
  uint32_t before = pass->rule_errors.count;
  rule_node node = {.type = type, .place = place, .path = path, .offset = CRD_NO_OFFSET};
  if (start) node.offset = (uint32_t)(start - pass->reader.start);
  crd_rules_at(&pass->rules, &node);
  bool good = stands(pass);
  pass->rules.lost = false;
  if (good)
    move_before(&pass->rule_errors, first, before);
  else
    crd_errors_truncate(&pass->rule_errors, before);
  return good;
}

bool crd_one_pass_part_rules(one_pass *pass, const crd_type *type, const crd_value *value, const void *place,
                             const crd_path *path) {
  if (!(type->flags & CRD_TYPE_RULES_WITHIN) || one_pass_skips_rules(pass)) return true;
  crd_rules_within(&pass->rules, &(rule_node){.type = type, .value = value, .place = place, .path = path});
  return stands(pass);
}

bool crd_one_pass_tell_rules(const one_pass *pass, crd_errors *errors) {
  if (pass->update && pass->rule_errors.count) return false; /* ratcheting may forgive them, which only the trees show */
  for (uint32_t i = 0; i < pass->rule_errors.count; i++) crd_errors_add(errors, pass->rule_errors.items[i]);
  return !errors->truncated;
}

bool crd_one_pass_transitions(one_pass *pass, const crd_value *stored) {
  crd_value *old = crd_arena_alloc(pass->arena, sizeof *old);
  *old = crd_value_copy(pass->arena, stored);
  crd_walk walk = {.arena = pass->arena, .mode = CRD_WALK_SHAPE, .stored = true};
  crd_walk_run(&walk, pass->root, old, NULL);
  if (walk.fatal.size || walk.misfits) return false;
  uint32_t before = pass->rule_errors.count;
  pass->rules.choice = RULES_COMPARING;
  crd_rules_within(&pass->rules, &(rule_node){.type = pass->root, .place = pass->storage, .old_value = old});
  return stands(pass) && pass->rule_errors.count == before; /* an error has no offset here */
}
