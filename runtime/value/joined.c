/* SPDX-License-Identifier: Apache-2.0 */
#include "joined.h"
#include <crd/json.h>

crd_string crd_join_texts(crd_arena *arena, const crd_string *parts, size_t count) {
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < count; i++) crd_text_add(&text, parts[i]);
  return crd_text_string(&text);
}

crd_string crd_quoted(crd_arena *arena, crd_string text) {
  crd_text quoted = {.arena = arena};
  crd_text_add_quoted(&quoted, text);
  return crd_text_string(&quoted);
}
