/* SPDX-License-Identifier: Apache-2.0 */
#include "../../../runtime/base/nearest_name.h"
#include "../../../runtime/value/compare.h"
#include "judge.h"

typedef struct changes {
  crd_arena *arena;
  void (*tell)(void *context, crd_string field, replay_change change);
  void *context;
} changes;

static void write_field(crd_text *text, const crd_value_place *place) {
  if (!place->above) return;
  write_field(text, place->above);
  if (text->size && !place->item) crd_text_add_char(text, '.');
  crd_text_add(text, place->item ? CRD_STRING("[]") : place->name);
}

static void tell_field_change(void *context, const crd_value_place *place, const crd_value *before, const crd_value *after) {
  const changes *changes = context;
  crd_text field = {.arena = changes->arena};
  write_field(&field, place);
  changes->tell(changes->context, crd_text_string(&field), !after ? REPLAY_REMOVED : before ? REPLAY_REPLACED : REPLAY_SET);
}

/* Changes that the server makes in every case do not count. */
static bool enter_field(void *context, const crd_value_place *place, const crd_value **before, const crd_value **after) {
  (void)context, (void)before, (void)after;
  return !place->above || place->above->above || !crd_is_among(place->name, "apiVersion kind metadata status");
}

void replay_changes(crd_arena *arena, const crd_value *before, const crd_value *after,
                    void (*tell)(void *context, crd_string field, replay_change change), void *context) {
  changes changes = {arena, tell, context};
  static const char *const names[] = {"labels", "annotations"};
  const crd_value_place root = {.above = NULL}, metadata = {.above = &root, .name = CRD_STRING("metadata")};
  crd_comparison how = {.tell = tell_field_change, .context = &changes, .whole_lists = true};
  if (before->kind != CRD_MAP || after->kind != CRD_MAP) return;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    crd_compare(&how, &(crd_value_place){.above = &metadata, .name = crd_string_of(names[i])},
                crd_value_find(before, "metadata", names[i], NULL), crd_value_find(after, "metadata", names[i], NULL));
  how.enter = enter_field;
  crd_compare(&how, &root, before, after);
}
