/* SPDX-License-Identifier: Apache-2.0 */
#include "tree.h"

crd_string crd_joined_text(crd_arena *arena, const crd_string *parts, size_t count) {
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < count; i++) crd_text_add(&text, parts[i]);
  return crd_text_string(&text);
}

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
  const crd_string parts[] = {CRD_STRING("["), crd_text_string(&text), CRD_STRING("]")};
  return crd_joined_text(arena, parts, 3);
}
