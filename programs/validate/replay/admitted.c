/* SPDX-License-Identifier: Apache-2.0 */
/* Admission stands before storing: of what storing changes (registry/rest, BeforeCreate and BeforeUpdate, and etcd) only the
 * resourceVersion is not there yet when validating admission is asked. */
#include "admitted.h"
#include "changes.h"
#include <crd/guard.h>
#include <crd/json.h>

static void note_difference(void *context, crd_string field, replay_change change) {
  (void)field, (void)change;
  *(bool *)context = true;
}

static bool says_the_same(const crd_value *a, const crd_value *b, const char *name) {
  return crd_string_equal(crd_value_text(crd_value_get(a, crd_string_of(name))),
                          crd_value_text(crd_value_get(b, crd_string_of(name))));
}

static bool same_metadata(const crd_value *a, const crd_value *b, const char *name) {
  const crd_value *one = crd_value_find(a, "metadata", name, NULL), *other = crd_value_find(b, "metadata", name, NULL);
  return one && other ? crd_value_equal(one, other) : one == other;
}

crd_value *replay_admitted(crd_arena *arena, const replay_event *event, const crd_value *sent) {
  const bool update = crd_string_equal(event->verb, CRD_STRING("update"));
  const bool whole = (update || crd_string_equal(event->verb, CRD_STRING("create"))) && !event->sub_resource.size;
  if (!whole || event->code >= 400 || !event->response.size || event->response.data[0] != '{') return NULL;
  crd_value *stored = crd_json_parse(arena, event->response, NULL, NULL);
  if (!stored || !says_the_same(stored, sent, "kind") || !says_the_same(stored, sent, "apiVersion")) return NULL;
  bool differs = !same_metadata(sent, stored, "finalizers") || !same_metadata(sent, stored, "ownerReferences");
  replay_changes(arena, sent, stored, note_difference, &differs);
  if (!differs) return NULL;
  crd_value *metadata = crd_value_get(stored, CRD_STRING("metadata"));
  const crd_value *meant = crd_value_find(sent, "metadata", "resourceVersion", NULL);
  if (!metadata || metadata->kind != CRD_MAP) return NULL;
  if (update && meant)
    crd_value_set(arena, metadata, CRD_STRING("resourceVersion"), *meant);
  else
    crd_value_remove(metadata, CRD_STRING("resourceVersion"));
  return stored;
}

crd_value replay_rebased(crd_arena *arena, const crd_value *sent, const crd_value *changed, const crd_value *admitted) {
  crd_arena_poll(arena);
  if (crd_value_equal(sent, changed)) return crd_value_copy(arena, admitted);
  if (sent->kind != CRD_MAP || changed->kind != CRD_MAP || admitted->kind != CRD_MAP) return crd_value_copy(arena, changed);
  crd_value made = crd_value_copy(arena, admitted);
  for (uint32_t i = 0; i < sent->size; i++) {
    const crd_string name = crd_member_name(&sent->as.members[i]);
    if (!crd_value_get(changed, name)) crd_value_remove(&made, name);
  }
  for (uint32_t i = 0; i < changed->size; i++) {
    const crd_string name = crd_member_name(&changed->as.members[i]);
    const crd_value *to = &changed->as.members[i].value, *from = crd_value_get(sent, name),
                    *then = crd_value_get(admitted, name);
    if (from && crd_value_equal(from, to)) continue; /* whatever admission of the time made of it */
    crd_value_set(arena, &made, name, from && then ? replay_rebased(arena, from, to, then) : crd_value_copy(arena, to));
  }
  return made;
}
