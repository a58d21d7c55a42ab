/* SPDX-License-Identifier: Apache-2.0 */
#include "crd_saying.h"
#include "../../../runtime/base/hash.h"
#include "catalog/compact.h"

void crd_saying_read(crd_arena *arena, crd_saying *saying, const crd_value *crd) {
  const crd_value *versions = crd_value_find(crd, "spec", "versions", NULL);
  const uint32_t count = versions && versions->kind == CRD_LIST ? versions->size : 0;
  *saying = (crd_saying){.versions = crd_arena_alloc(arena, count * sizeof *saying->versions)};
  for (uint32_t i = 0; i < count; i++) {
    const crd_value *version = &versions->as.items[i], *served = crd_value_get(version, CRD_STRING("served"));
    if (!served || served->kind != CRD_BOOL || !served->as.boolean) continue;
    crd_string name = crd_value_text(crd_value_get(version, CRD_STRING("name")));
    saying->versions[saying->version_count++] = crd_arena_copy(arena, name);
  }
}

bool crd_sayings_are_same(const crd_saying *a, const crd_saying *b) {
  return a->size == b->size && a->hash == b->hash;
}

void crd_saying_measure(crd_saying *saying, const crd_arena *seeded, crd_arena *scratch, const crd_value *crd) {
  crd_value copy = crd_value_copy(scratch, crd);
  crd_value *spec = crd_value_get(&copy, CRD_STRING("spec"));
  if (spec) crd_value_remove(spec, CRD_STRING("conversion"));
  crd_string text = catalog_compact_crd(scratch, &copy);
  saying->hash = hash_name(crd_arena_seed(seeded), text);
  saying->size = text.size;
  saying->measured = true;
}
