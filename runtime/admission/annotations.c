/* SPDX-License-Identifier: Apache-2.0 */
/* Audit annotations of a request (admission/attributes.go, AddAnnotation). */
#include "chain.h"

#include <crd/metadata.h>

/* checkKeyFormat: a domain, a slash and a name. */
static bool is_key(crd_arena *arena, crd_string key) {
  crd_string domain, name;
  if (!crd_string_cut(key, '/', &domain, &name) || crd_string_contains(name, CRD_STRING("/"))) return false;
  crd_texts messages = {.arena = arena};
  crd_check_qualified_name(&messages, key);
  return messages.count == 0;
}

void crd_admission_note(admission_run *run, crd_string key, crd_string value) {
  crd_texts *annotations = &run->verdict->annotations;
  if (!is_key(run->arena, key)) return;
  for (uint32_t i = 0; i + 1 < annotations->count; i += 2)
    if (crd_string_equal(annotations->items[i], key)) return;
  crd_texts_add(annotations, key);
  crd_texts_add(annotations, value);
}
