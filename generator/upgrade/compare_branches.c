/* SPDX-License-Identifier: Apache-2.0 */
/* allOf, anyOf, oneOf and not. Equal branches of both sides are removed. The rest says whether the node becomes narrower or
 * wider, as far as that is known without the meaning of the branches. */
#include "../../runtime/base/nearest_name.h"
#include "schema/tree/shape.h"
#include "upgrade/compare.h"

static bool is_for_people(crd_string name) {
  const shape_member *row = crdc_keyword_find(name);
  return row && row->part == PART_DOCUMENT;
}

static bool same_members(const crd_value *old, const crd_value *new_, bool fields) {
  for (uint32_t i = 0; i < old->size; i++) {
    const crd_member *member = &old->as.members[i];
    crd_string name = crd_member_name(member);
    if (!fields && is_for_people(name)) continue;
    const crd_value *other = crd_value_get(new_, name);
    if (!other) return false;
    bool inside = !fields && (crd_string_equal(name, CRD_STRING("properties")));
    bool below = fields || crd_is_among(name, "items not additionalProperties");
    bool both_maps = member->value.kind == CRD_MAP && other->kind == CRD_MAP;
    if (both_maps && (inside || below)) {
      if (!same_members(&member->value, other, inside) || !same_members(other, &member->value, inside)) return false;
    } else if (!crd_value_equal(&member->value, other)) {
      return false;
    }
  }
  return true;
}

bool crdc_upgrade_same_schema(const crd_value *old, const crd_value *new_) {
  if (crd_value_equal(old, new_)) return true;
  return old->kind == CRD_MAP && new_->kind == CRD_MAP && same_members(old, new_, false) && same_members(new_, old, false);
}

/* How many branches of the first list the second one lacks. */
static size_t count_beyond(schema **branches, size_t count, schema **others, size_t other_count) {
  size_t beyond = 0;
  for (size_t i = 0; i < count; i++) {
    size_t k = 0;
    while (k < other_count && !crdc_upgrade_same_schema(branches[i]->value, others[k]->value)) k++;
    beyond += k == other_count;
  }
  return beyond;
}

typedef struct branch_lists {
  schema **old, **new_;
  size_t old_count, new_count;
} branch_lists;

/* more, fewer: the effect of an additional or removed branch. */
static void compare_lists(const node_pair *pair, const char *keyword, const branch_lists *lists, change_kind more,
                          change_kind fewer) {
  size_t lost = count_beyond(lists->old, lists->old_count, lists->new_, lists->new_count),
         won = count_beyond(lists->new_, lists->new_count, lists->old, lists->old_count);
  if (!lost && !won && lists->old_count == lists->new_count) return;
  change_kind kind = !lists->old_count   ? CHANGE_BRANCHES_ADDED
                     : !lists->new_count ? CHANGE_BRANCHES_REMOVED
                     : lost && !won      ? fewer
                     : won && !lost      ? more
                                         : CHANGE_BRANCHES;
  crdc_upgrade_add(pair, kind, keyword, "%s: %zu branch%s gone, %zu new, of %zu", keyword, lost, lost == 1 ? "" : "es", won,
                   lists->old_count);
}

void crdc_upgrade_compare_branches(const node_pair *pair) {
  const schema_branches *old = branches_of(pair->old), *new_ = branches_of(pair->new_);
  compare_lists(pair, "allOf", &(branch_lists){old->all_of, new_->all_of, old->all_of_count, new_->all_of_count},
                CHANGE_BRANCHES_NARROWER, CHANGE_BRANCHES_WIDER);
  compare_lists(pair, "anyOf", &(branch_lists){old->any_of, new_->any_of, old->any_of_count, new_->any_of_count},
                CHANGE_BRANCHES_WIDER, CHANGE_BRANCHES_NARROWER);
  compare_lists(pair, "oneOf", &(branch_lists){old->one_of, new_->one_of, old->one_of_count, new_->one_of_count},
                CHANGE_BRANCHES, CHANGE_BRANCHES);
  if (!old->not_ && !new_->not_) return;
  if (!old->not_ || !new_->not_)
    crdc_upgrade_add(pair, new_->not_ ? CHANGE_BRANCHES_ADDED : CHANGE_BRANCHES_REMOVED, "not", "not is %s",
                     new_->not_ ? "new" : "gone");
  else if (!crdc_upgrade_same_schema(old->not_->value, new_->not_->value))
    crdc_upgrade_add(pair, CHANGE_BRANCHES, "not", "not is another one");
}
