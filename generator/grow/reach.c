/* SPDX-License-Identifier: Apache-2.0 */
/* Paths for which no object is made, because it would be too large. */
#include "grow_parts.h"

bool crdc_grow_reaches(const grower *g, grow_path path) {
  bool reaches = true;
  for (size_t n = 0; g->wide && reaches && n <= path.count; n++) {
    const schema *node = crdc_grow_node(g->root, (grow_path){path.steps, n});
    reaches = !node || crdc_grow_can_make(g, node);
  }
  return reaches;
}

bool crdc_grow_too_large(crd_arena *arena, const schema *root, crd_string *path, double *values) {
  grow_path at = {NULL, 0};
  const schema *node = root, *next = root;
  if (crdc_grow_least(root) <= GROW_MOST_VALUES) return false;
  while (next) {
    node = next;
    next = NULL;
    grow_step step = {.kind = node->items ? GROW_ITEM : GROW_ENTRY};
    const schema *below = node->items ? node->items : node->additional;
    if (below && crdc_grow_count_demanded(node, node->items != NULL) == 1 && crdc_grow_least(below) > GROW_MOST_VALUES)
      next = below;
    for (uint32_t i = 0; i < node->property_count && !next; i++) {
      const property *property = &node->properties[i];
      if (!crdc_grow_is_demanded(node, property) || crdc_grow_least(property->schema) <= GROW_MOST_VALUES) continue;
      step = (grow_step){GROW_FIELD, property->name};
      next = property->schema;
    }
    if (next) at = crdc_grow_path_add(arena, at, step);
  }
  *path = crdc_grow_path_text(arena, at);
  *values = crdc_grow_least(node);
  return true;
}
