/* SPDX-License-Identifier: Apache-2.0 */
#include "patches.h"
#include "../../../runtime/base/say.h"
#include "base/memory.h"
#include "yaml/kustomize.h"

void patches_find(inventory *inventory) {
  crd_arena *arena = memory_arena(NULL);
  kustomize *kustomize = crdc_kustomize_create(arena);
  for (size_t i = 0; i < inventory->count; i++) crdc_kustomize_look(kustomize, inventory->items[i].path);
  for (size_t i = 0; i < inventory->count; i++) {
    inventory_item *item = &inventory->items[i];
    const bool file = item->size != UINT64_MAX; /* no pipe, and nothing that was built: such names may be anything */
    if (!file || item->problem || item->part != ITEM_WHOLE || !crdc_kustomize_is_patch(kustomize, item->path)) continue;
    item->part = ITEM_PATCH;
    item->names_crds = false;
  }
  const crd_string problem = crdc_kustomize_problem(kustomize);
  if (problem.size) {
    inventory->whole = false;
    crd_say(stderr, "crd-validate: %.*s\n", CRD_PRINT(problem));
  }
  crd_arena_destroy(arena);
}
