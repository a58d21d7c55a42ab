/* SPDX-License-Identifier: Apache-2.0 */
/* JSON merge patch: json-patch's MergePatch, which removes null members from new parts of the patch. */
#include "../../value/words.h"
#include "node.h"

static void prune_nulls(crd_arena *arena, patch_node *node) {
  if (crd_patch_node_enter_map(arena, node)) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < node->count; i++) {
      if (!node->entries[i].value) continue;
      prune_nulls(arena, node->entries[i].value);
      node->entries[kept++] = node->entries[i];
    }
    node->count = kept;
  } else if (crd_patch_node_enter_list(arena, node)) {
    for (uint32_t i = 0; i < node->count; i++)
      if (node->entries[i].value) prune_nulls(arena, node->entries[i].value);
  }
}

static void merge_maps(crd_arena *arena, patch_node *document, const patch_node *patch);

static patch_node *merge_nodes(crd_arena *arena, patch_node *current, patch_node *patch) {
  if (!crd_patch_node_enter_map(arena, current)) {
    prune_nulls(arena, patch);
    return patch;
  }
  if (!crd_patch_node_enter_map(arena, patch)) return patch;
  merge_maps(arena, current, patch);
  return current;
}

/* The new value of a member of the patch; `current` is the document's, NULL if it is missing or null. NULL: remove the
 * member. */
static patch_node *changed(crd_arena *arena, patch_node *current, patch_node *change) {
  if (!change) return NULL;
  if (current) return merge_nodes(arena, current, change);
  prune_nulls(arena, change);
  return change;
}

/* Both are sorted, so that one loop merges them in linear time. */
static void merge_maps(crd_arena *arena, patch_node *document, const patch_node *patch) {
  const patch_entry *old = document->entries, *old_end = old + document->count;
  const patch_entry *change = patch->entries, *change_end = change + patch->count;
  uint32_t capacity = document->count + patch->count, count = 0;
  patch_entry *merged = crd_arena_alloc(arena, capacity * sizeof *merged);
  while (old != old_end || change != change_end) {
    int order = old == old_end ? 1 : change == change_end ? -1 : crd_string_compare(old->name, change->name);
    if (order < 0) {
      merged[count++] = *old++;
      continue;
    }
    patch_node *value = changed(arena, order == 0 ? old->value : NULL, change->value);
    if (value) merged[count++] = (patch_entry){change->name, value};
    old += order == 0;
    change++;
  }
  document->entries = merged;
  document->count = count;
  document->capacity = capacity;
  document->front = 0;
}

static crd_patch_outcome apply_merge_patch(const patch_call *call) {
  crd_arena *arena = call->arena;
  crd_texts *strict = call->strict;
  crd_string *result = call->result, *error = call->error;
  crd_duplicates *duplicates = strict ? crd_arena_alloc(arena, sizeof *duplicates) : NULL;
  if (duplicates) duplicates->count = 0;
  crd_parse_options options = {.duplicates = duplicates};
  crd_parse_error problem = {.offset = 0};
  const crd_value *value = crd_patch_parse(arena, call->patch, &options, &problem);
  bool is_null = value && value->kind == CRD_NULL;
  if (strict && (!value || (value->kind != CRD_MAP && !is_null))) {
    const crd_value *shape = value ? value : crd_patch_parse_shape(arena, call->patch, &problem);
    if (shape && shape->kind != CRD_MAP) problem.message = crd_misfit_alone(arena, shape, "map[string]interface {}");
    *error = crd_arena_printf(arena, "error decoding patch: %.*s", (int)problem.message.size, problem.message.data);
    return CRD_PATCH_MALFORMED;
  }
  bool usable = value && !is_null && (value->kind == CRD_MAP || value->kind == CRD_LIST);
  if (!usable) {
    *error = CRD_STRING("Invalid JSON Patch");
    return CRD_PATCH_MALFORMED;
  }
  if (duplicates)
    for (uint32_t i = 0; i < duplicates->count; i++) crd_patch_note(strict, "duplicate field ", duplicates->items[i].path);
  patch_node root = {.value = call->document, .source = call->source},
             *changes = crd_patch_node_of(arena, value, call->patch), *merged = changes;
  if (value->kind == CRD_MAP && crd_patch_node_enter_map(arena, &root) && crd_patch_node_enter_map(arena, changes)) {
    merge_maps(arena, &root, changes);
    merged = &root;
  } else {
    prune_nulls(arena, changes);
  }
  crd_text text = {.arena = arena};
  if (!crd_patch_node_write(&text, merged)) return CRD_PATCH_FAILED;
  *result = crd_text_string(&text);
  return CRD_PATCH_DONE;
}

crd_patch_outcome crd_merge_patch_of_text(crd_arena *arena, const crd_value *document, crd_string source, crd_string patch,
                                          crd_texts *strict, crd_string *result, crd_string *error) {
  patch_call call = {arena, document, source, patch, strict, result, error, NULL};
  return crd_patch_guarded(apply_merge_patch, &call);
}

crd_patch_outcome crd_merge_patch(crd_arena *arena, const crd_value *document, crd_string patch, crd_texts *strict,
                                  crd_string *result, crd_string *error) {
  return crd_merge_patch_of_text(arena, document, (crd_string){NULL, 0}, patch, strict, result, error);
}
