/* SPDX-License-Identifier: Apache-2.0 */
/* Values that the rules of one node share: evaluated by the first rule that needs one, and cached with the cost and the
 * error that each use adds. The slots live in the object's arena; the code that evaluates the rules of a node keeps them. */
#include "internal.h"

struct crd_cel_slot {
  crd_cel_value value;
  uint64_t cost;
  crd_string error;
  bool known;
};

crd_cel_value crd_cel_shared(crd_cel *cel, size_t count, size_t number, crd_cel_function *function,
                             const crd_cel_value *arguments, size_t argument_count) {
  if (!cel->slots) cel->slots = crd_arena_zalloc(cel->arena, count * sizeof *cel->slots);
  crd_cel_slot *slot = &cel->slots[number];
  if (slot->known) {
    cel->cost += slot->cost;
    if (slot->value.kind == CRD_CEL_FAILED) cel->error = slot->error;
    return slot->value;
  }
  uint64_t before = cel->cost;
  slot->value = function(cel, arguments, argument_count);
  slot->cost = cel->cost - before;
  slot->error = cel->error;
  slot->known = true;
  return slot->value;
}

bool crd_cel_test_by(crd_cel *cel, crd_cel_function *function, crd_cel_value text, crd_cel_value part, bool *out) {
  const crd_cel_value arguments[] = {text, part};
  const crd_cel_value value = function(cel, arguments, 2);
  *out = value.kind == CRD_CEL_BOOL && value.as.boolean;
  return value.kind != CRD_CEL_FAILED;
}

bool crd_cel_fail_matches(crd_cel *cel, crd_cel_value value, const crd_pattern *pattern) {
  const crd_cel_value arguments[] = {value, crd_cel_of_string(pattern->source)};
  crd_cel_wrong_call(cel, arguments, 2);
  return false;
}

crd_cel_value crd_cel_shared_test(crd_cel *cel, size_t count, size_t number, crd_cel_function *function,
                                  crd_cel_function *test, uint64_t cost, const crd_cel_value *argument) {
  uint64_t before = cel->cost;
  crd_string error = cel->error;
  crd_cel_value value = crd_cel_shared(cel, count, number, function, argument, 1);
  cel->cost = before;
  cel->error = error;
  if (value.kind == CRD_CEL_FAILED) return test(cel, argument, 1);
  cel->cost += cost;
  return crd_cel_of_bool(true);
}
