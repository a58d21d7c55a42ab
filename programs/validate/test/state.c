/* SPDX-License-Identifier: Apache-2.0 */
/* A state in front of the one that has the objects. Of a cluster of which nothing is known it has no kinds at all: so a rule
 * that asks for any is left out, as without a state, and noted. */
#include "state.h"

static const crd_registry no_kinds = {NULL, 0};

static const crd_value *get_known(const crd_state *state, const crd_state_query *query, crd_string name) {
  const crd_state *known = ((const suite_state *)state)->known;
  return known->get(known, query, name);
}

static size_t select_known(const crd_state *state, crd_arena *arena, const crd_state_query *query, crd_string value,
                           const crd_value ***items) {
  const crd_state *known = ((const suite_state *)state)->known;
  return known->select(known, arena, query, value, items);
}

static void note_rule(const crd_state *state, crd_string rule, crd_string why) {
  crd_texts *unasked = ((const suite_state *)state)->unasked;
  crd_string note = crd_arena_printf(unasked->arena, "%.*s: %.*s", CRD_PRINT(rule), CRD_PRINT(why));
  for (uint32_t i = 0; i < unasked->count; i++)
    if (crd_string_equal(unasked->items[i], note)) return;
  crd_texts_add(unasked, note);
}

void suite_state_init(suite_state *state, const crd_state *known, crd_texts *unasked) {
  *state = (suite_state){.state = {.registry = known ? known->registry : &no_kinds,
                                   .get = get_known,
                                   .select = select_known,
                                   .note_unasked = note_rule},
                         .known = known,
                         .unasked = unasked};
}
