/* SPDX-License-Identifier: Apache-2.0 */
#include "verdict_keep.h"

/* What is not there stays so: an empty text may mean another thing than none. */
static crd_string keep_text(crd_arena *arena, crd_string text) {
  return text.data ? crd_arena_copy(arena, text) : text;
}

static crd_texts own_texts(crd_arena *arena, const crd_texts *texts) {
  crd_texts kept = {.arena = arena};
  for (uint32_t i = 0; i < texts->count; i++) crd_texts_add(&kept, keep_text(arena, texts->items[i]));
  return kept;
}

crd_verdict verdict_keep(crd_arena *arena, const crd_verdict *verdict) {
  crd_verdict kept = crd_verdict_init(arena);
  kept.allowed = verdict->allowed;
  kept.code = verdict->code;
  kept.offset = verdict->offset;
  kept.reason = keep_text(arena, verdict->reason);
  kept.message = keep_text(arena, verdict->message);
  kept.name = keep_text(arena, verdict->name);
  kept.error = keep_text(arena, verdict->error);
  kept.strict = own_texts(arena, &verdict->strict);
  kept.warnings = own_texts(arena, &verdict->warnings);
  for (uint32_t i = 0; i < verdict->found.count; i++) {
    crd_strict_error found = verdict->found.items[i];
    found.path = keep_text(arena, found.path);
    crd_strict_add(&kept.found, found);
  }
  kept.errors = verdict->errors;
  kept.errors.arena = arena;
  kept.errors.capacity = verdict->errors.count;
  kept.errors.items = crd_arena_alloc(arena, (kept.errors.count + (size_t)1) * sizeof *kept.errors.items);
  for (uint32_t i = 0; i < kept.errors.count; i++) {
    kept.errors.items[i] = verdict->errors.items[i];
    crd_error_own(arena, &kept.errors.items[i]);
  }
  return kept;
}
