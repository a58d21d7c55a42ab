/* SPDX-License-Identifier: Apache-2.0 */
/* Schema rules have a flag for this. The texts of rule sets and policies are searched; a text that only seems to compare
 * counts too. */
#include "judge.h"
#include <string.h>

static bool type_compares(const crd_type *type) {
  if (!type || !(type->flags & CRD_TYPE_RULES_WITHIN)) return false;
  for (uint16_t i = 0; i < type->rule_count; i++)
    if (type->rules[i].uses_old_self) return true;
  for (uint16_t i = 0; type->fields && i < type->fields->count; i++)
    if (type_compares(type->fields->items[i].type)) return true;
  return type_compares(type->items) || type_compares(type->additional);
}

/* Also true for a rule for updates only, because without the old object the new one is judged as a create. */
static bool is_of_updates(crd_string text) {
  static const char *const words[] = {"oldObject", "oldSelf", "UPDATE"};
  for (size_t i = 0; text.size && i < sizeof words / sizeof *words; i++)
    if (memmem(text.data, text.size, words[i], strlen(words[i]))) return true;
  return false;
}

#define DEEPEST_SET 32u

static bool step_compares(const crd_step *step, unsigned depth);

static bool set_compares(const crd_rule_set *set, unsigned depth) {
  for (uint16_t i = 0; set && depth && i < set->step_count; i++)
    if (step_compares(&set->steps[i], depth - 1)) return true;
  return false;
}

static bool step_compares(const crd_step *step, unsigned depth) {
  return is_of_updates(step->rule) || (step->include && set_compares(step->include->set, depth));
}

bool replay_kind_compares(const crd_kind *kind, unsigned layers) {
  if (type_compares(kind->type)) return true;
  for (uint16_t i = 0; kind->layers && i < kind->layers->stage_count; i++) {
    const crd_rule_stage *stage = &kind->layers->stages[i];
    if ((stage->layer & layers) && step_compares(stage->run, DEEPEST_SET)) return true;
  }
  return false;
}

bool replay_policy_compares(const crd_value *value) {
  const crd_string word = CRD_STRING("oldObject");
  if (value->kind == CRD_STRING_VALUE) return value->size && memmem(value->as.string, value->size, word.data, word.size);
  for (uint32_t i = 0; value->kind == CRD_LIST && i < value->size; i++)
    if (replay_policy_compares(&value->as.items[i])) return true;
  for (uint32_t i = 0; value->kind == CRD_MAP && i < value->size; i++)
    if (replay_policy_compares(&value->as.members[i].value)) return true;
  return false;
}
