/* SPDX-License-Identifier: Apache-2.0 */
/* Which plugins are called a second time: those with the reinvocationPolicy IfNeeded, if the object was changed after their
 * call (policy/mutating/reinvocationcontext.go, webhook/mutating/reinvocationcontext.go, which do the same). */
#include "chain.h"

static void add_key(crd_arena *arena, crd_string **keys, size_t *count, crd_string key) {
  if (crd_string_in(key, *keys, *count)) return;
  CRD_ARENA_PUSH_FEW(arena, *keys, *count, key);
}

bool crd_reinvoked_has(const reinvoked_set *set, crd_string key) {
  return crd_string_in(key, set->again, set->again_count);
}

void crd_reinvoked_add(admission_run *run, reinvoked_set *set, crd_string key) {
  add_key(run->arena, &set->invoked, &set->invoked_count, key);
}

void crd_reinvoked_require(admission_run *run, reinvoked_set *set) {
  for (size_t i = 0; i < set->invoked_count; i++) add_key(run->arena, &set->again, &set->again_count, set->invoked[i]);
  set->invoked_count = 0;
}

void crd_reinvoked_begin(admission_run *run, reinvoked_set *set) {
  if (!run->reinvoking) return;
  const crd_value *now = run->attributes->object;
  bool same = set->last_output && now ? crd_value_equal(set->last_output, now) : set->last_output == now;
  if (!same) crd_reinvoked_require(run, set);
}
