/* SPDX-License-Identifier: Apache-2.0 */
#include "type_check.h"
#include "admission/type_checking.h"

static const crd_value *warnings_value(crd_arena *arena, const type_warnings *found) {
  crd_value *list = crd_arena_zalloc(arena, sizeof *list);
  *list = crd_value_make_list(arena, (uint32_t)found->count);
  for (size_t i = 0; i < found->count; i++) {
    crd_value one = crd_value_make_map(arena, 2);
    crd_value_set(arena, &one, CRD_STRING("fieldRef"), crd_value_make_string(found->items[i].field));
    crd_value_set(arena, &one, CRD_STRING("warning"), crd_value_make_string(found->items[i].warning));
    crd_value_append(arena, list, one);
  }
  return list;
}

const crd_value *batch_type_check(crd_arena *arena, unsigned kubernetes_minor, crd_string crds, const crd_value **objects,
                                  size_t count) {
  diagnostics unread = {.arena = arena};
  documents documents = {.arena = arena};
  crd_set set = {.arena = arena};
  bool known =
      crdc_documents_read_text(&documents, "configuration", crds, &unread) && crd_set_add(&set, &documents, true, &unread);
  crd_value *all = NULL;
  for (size_t i = 0; i < count; i++) {
    const crd_value *metadata = crd_value_get(objects[i], CRD_STRING("metadata"));
    crd_string kind = crd_value_text(crd_value_get(objects[i], CRD_STRING("kind")));
    if (!metadata || !crd_string_equal(kind, CRD_STRING("ValidatingAdmissionPolicy"))) continue;
    type_warnings found = crdc_policy_check_types(arena, known ? &set : NULL, kubernetes_minor, objects[i]);
    if (!found.count) continue;
    if (!all) {
      all = crd_arena_zalloc(arena, sizeof *all);
      *all = crd_value_make_map(arena, 1);
    }
    crd_value_set(arena, all, crd_value_text(crd_value_get(metadata, CRD_STRING("name"))), *warnings_value(arena, &found));
  }
  return all;
}
