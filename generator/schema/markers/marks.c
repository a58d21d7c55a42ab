/* SPDX-License-Identifier: Apache-2.0 */
/* The trees of markers, and those in the comments of a CRD; see marks.h. */
#include "schema/markers/marks.h"

#include <assert.h>

#define MARKS_MAX_DEPTH 200

static marked_node *find_child(const marked_node *node, mark_step step, crd_string name) {
  if (step == MARK_PROPERTY) return crd_name_table_find(&node->by_name, name);
  for (uint32_t i = 0; i < node->child_count; i++)
    if (node->children[i]->step == step) return node->children[i];
  return NULL;
}

marked_node *crdc_marks_child(crd_arena *arena, marked_node *node, mark_step step, crd_string name) {
  marked_node *child = find_child(node, step, name);
  if (child) return child;
  child = crd_arena_zalloc(arena, sizeof *child);
  child->step = step;
  child->name = name;
  CRD_ARENA_PUSH(arena, node->children, node->child_count, node->child_room, 4, child);
  node->by_name.arena = arena;
  if (step == MARK_PROPERTY) crd_name_table_put(&node->by_name, name, child);
  return child;
}

void crdc_marks_add(crd_arena *arena, marked_node *node, const marker_block *block) {
  if (!block->count) return;
  CRD_ARENA_PUSH_FEW(arena, node->blocks, node->block_count, *block);
}

crd_value *crdc_marks_below(const crd_value *schema, const marked_node *child) {
  const crd_value *properties = child->step == MARK_PROPERTY ? crdc_marks_map(schema, "properties") : NULL;
  if (properties && child->position < properties->size) {
    crd_member *member = &properties->as.members[child->position];
    if (crd_string_equal(crd_member_name(member), child->name)) return member->value.kind == CRD_MAP ? &member->value : NULL;
  }
  return crdc_marks_step(schema, child->step, child->name);
}

crd_value *crdc_marks_schema(const crd_value *version) {
  return crdc_marks_map(crdc_marks_map(version, "schema"), "openAPIV3Schema");
}

/* ---- comments of the CRD's file ---- */

typedef struct comment_walk {
  crd_marks *marks;
  const document *document;
  diagnostics *diagnostics;
} comment_walk;

static marker_block block_above(const comment_walk *walk, uint32_t offset) {
  uint32_t from, to;
  if (offset == CRD_NO_OFFSET || !crdc_document_comment_lines(walk->document, offset, &from, &to)) return (marker_block){0};
  return crdc_markers_read(walk->marks->arena, walk->document->source, from, to, walk->diagnostics);
}

static marker_block block_above_member(const comment_walk *walk, const crd_value *map, const char *name) {
  for (uint32_t i = 0; map && map->kind == CRD_MAP && i < map->size; i++)
    if (crd_string_equal(crd_member_name(&map->as.members[i]), crd_string_of(name)))
      return block_above(walk, map->as.members[i].name_offset);
  return (marker_block){0};
}

static void walk_schema(const comment_walk *walk, const crd_value *schema, marked_node *node, unsigned depth) {
  static const struct {
    const char *keyword;
    mark_step step;
  } steps[] = {{"items", MARK_ITEMS}, {"additionalProperties", MARK_VALUES}};
  if (!schema || depth > MARKS_MAX_DEPTH) return;
  const crd_value *properties = crdc_marks_map(schema, "properties");
  for (uint32_t i = 0; properties && i < properties->size; i++) {
    const crd_member *member = &properties->as.members[i];
    if (member->value.kind != CRD_MAP) continue;
    marked_node *child = crdc_marks_child(walk->marks->arena, node, MARK_PROPERTY, crd_member_name(member));
    child->position = i;
    marker_block block = block_above(walk, member->name_offset);
    crdc_marks_add(walk->marks->arena, child, &block);
    walk_schema(walk, &member->value, child, depth + 1);
  }
  for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
    const crd_value *below = crdc_marks_map(schema, steps[i].keyword);
    if (!below) continue;
    marked_node *child = crdc_marks_child(walk->marks->arena, node, steps[i].step, (crd_string){NULL, 0});
    marker_block block = block_above_member(walk, schema, steps[i].keyword);
    crdc_marks_add(walk->marks->arena, child, &block);
    walk_schema(walk, below, child, depth + 1);
  }
}

bool crdc_marks_has_lines(crd_string text) {
  for (const char *at = text.data; at && (at = memchr(at, '#', (size_t)(text.data + text.size - at))); at++)
    for (const char *c = at + 1; c < text.data + text.size && (*c == ' ' || *c == '\t' || *c == '+'); c++)
      if (*c == '+') return true;
  return false;
}

void crdc_marks_read_comments(crd_marks *marks, const document *document, crd_value *definition, diagnostics *diagnostics) {
  if (marks->no_comments) return;
  comment_walk walk = {marks, document, diagnostics};
  const crd_value *spec = crdc_marks_map(definition, "spec"), *versions = spec ? crdc_read_member(spec, "versions") : NULL;
  marker_block of_kind = block_above_member(&walk, definition, "kind"),
               of_spec = block_above_member(&walk, definition, "spec");
  assert(versions || !marks->count);
  for (size_t i = 0; i < marks->count; i++) {
    const crd_value *version = &versions->as.items[i];
    marked_node *root = marks->versions[i];
    crdc_marks_add(marks->arena, root, &of_kind);
    crdc_marks_add(marks->arena, root, &of_spec);
    marker_block of_version = block_above(&walk, version->offset), of_schema = block_above_member(&walk, version, "schema"),
                 of_root = block_above_member(&walk, crdc_marks_map(version, "schema"), "openAPIV3Schema");
    crdc_marks_add(marks->arena, root, &of_version);
    crdc_marks_add(marks->arena, root, &of_schema);
    crdc_marks_add(marks->arena, root, &of_root);
    walk_schema(&walk, crdc_marks_schema(version), root, 0);
  }
}
