/* SPDX-License-Identifier: Apache-2.0 */
#include "tree.h"
#include "../../value/joined.h"

crd_string crd_aggregate_text(crd_arena *arena, const crd_texts *errors) {
  crd_text text = {.arena = arena};
  uint32_t seen = 0;
  for (uint32_t i = 0; i < errors->count; i++) {
    bool again = false;
    for (uint32_t k = 0; k < i; k++) again |= crd_string_equal(errors->items[i], errors->items[k]);
    if (again) continue;
    if (seen++) crd_text_add(&text, CRD_STRING(", "));
    crd_text_add(&text, errors->items[i]);
  }
  if (seen < 2) return crd_text_string(&text);
  return crd_joined(arena, CRD_STRING("["), crd_text_string(&text), CRD_STRING("]"));
}
