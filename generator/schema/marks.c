/* The trees of markers, and the two sources they come from; see marks.h. */
#include "schema/marks.h"

#include "schema/marker_text.h"
#include "schema/read.h"

#include <assert.h>
#include <crd/cel.h>

#define MAX_DEPTH 200

static marked_node *find_child(const marked_node *node, mark_step step, crd_string name) {
  if (step == MARK_PROPERTY) return name_table_find(&node->by_name, name);
  for (uint32_t i = 0; i < node->child_count; i++)
    if (node->children[i]->step == step) return node->children[i];
  return NULL;
}

marked_node *marks_child(crd_arena *arena, marked_node *node, mark_step step, crd_string name) {
  marked_node *child = find_child(node, step, name);
  if (child) return child;
  if (node->child_count == node->child_room) {
    size_t size = node->child_count * sizeof(marked_node *);
    node->child_room = node->child_room ? node->child_room * 2 : 4;
    node->children = crd_arena_grow(arena, node->children, size, node->child_room * sizeof(marked_node *));
  }
  child = crd_arena_zalloc(arena, sizeof *child);
  child->step = step;
  child->name = name;
  node->children[node->child_count++] = child;
  node->by_name.arena = arena;
  if (step == MARK_PROPERTY) name_table_put(&node->by_name, name, child);
  return child;
}

void marks_add(crd_arena *arena, marked_node *node, const marker_block *block) {
  if (!block->count) return;
  size_t size = node->block_count * sizeof *block;
  node->blocks = crd_arena_grow(arena, node->blocks, size, size + sizeof *block);
  node->blocks[node->block_count++] = *block;
}

static crd_value *map_member(const crd_value *map, const char *name) {
  crd_value *value = map && map->kind == CRD_MAP ? crd_value_get(map, crd_string_of(name)) : NULL;
  return value && value->kind == CRD_MAP ? value : NULL;
}

crd_value *marks_step(const crd_value *schema, mark_step step, crd_string name) {
  if (step == MARK_ITEMS) return map_member(schema, "items");
  if (step == MARK_VALUES) return map_member(schema, "additionalProperties");
  crd_value *properties = map_member(schema, "properties");
  crd_value *value = properties ? crd_value_get(properties, name) : NULL;
  return value && value->kind == CRD_MAP ? value : NULL;
}

crd_value *marks_below(const crd_value *schema, const marked_node *child) {
  const crd_value *properties = child->step == MARK_PROPERTY ? map_member(schema, "properties") : NULL;
  if (properties && child->position < properties->size) {
    crd_member *member = &properties->as.members[child->position];
    if (crd_string_equal(crd_member_name(member), child->name)) return member->value.kind == CRD_MAP ? &member->value : NULL;
  }
  return marks_step(schema, child->step, child->name);
}

crd_value *marks_schema(const crd_value *version) {
  return map_member(map_member(version, "schema"), "openAPIV3Schema");
}

/* ---- comments of the CRD's file ---- */

typedef struct comment_walk {
  crd_marks *marks;
  const document *document;
  diagnostics *diagnostics;
} comment_walk;

static marker_block block_above(const comment_walk *walk, uint32_t offset) {
  uint32_t from, to;
  if (offset == CRD_NO_OFFSET || !document_comment_lines(walk->document, offset, &from, &to)) return (marker_block){0};
  return markers_read(walk->marks->arena, walk->document->source, from, to, walk->diagnostics);
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
  if (!schema || depth > MAX_DEPTH) return;
  const crd_value *properties = map_member(schema, "properties");
  for (uint32_t i = 0; properties && i < properties->size; i++) {
    const crd_member *member = &properties->as.members[i];
    if (member->value.kind != CRD_MAP) continue;
    marked_node *child = marks_child(walk->marks->arena, node, MARK_PROPERTY, crd_member_name(member));
    child->position = i;
    marker_block block = block_above(walk, member->name_offset);
    marks_add(walk->marks->arena, child, &block);
    walk_schema(walk, &member->value, child, depth + 1);
  }
  for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
    const crd_value *below = map_member(schema, steps[i].keyword);
    if (!below) continue;
    marked_node *child = marks_child(walk->marks->arena, node, steps[i].step, (crd_string){NULL, 0});
    marker_block block = block_above_member(walk, schema, steps[i].keyword);
    marks_add(walk->marks->arena, child, &block);
    walk_schema(walk, below, child, depth + 1);
  }
}

bool marks_has_lines(crd_string text) {
  for (const char *at = text.data; at && (at = memchr(at, '#', (size_t)(text.data + text.size - at))); at++)
    for (const char *c = at + 1; c < text.data + text.size && (*c == ' ' || *c == '\t' || *c == '+'); c++)
      if (*c == '+') return true;
  return false;
}

void marks_read_comments(crd_marks *marks, const document *document, crd_value *definition, diagnostics *diagnostics) {
  if (marks->no_comments) return;
  comment_walk walk = {marks, document, diagnostics};
  const crd_value *spec = map_member(definition, "spec"), *versions = spec ? read_member(spec, "versions") : NULL;
  marker_block of_kind = block_above_member(&walk, definition, "kind"),
               of_spec = block_above_member(&walk, definition, "spec");
  assert(versions || !marks->count);
  for (size_t i = 0; i < marks->count; i++) {
    const crd_value *version = &versions->as.items[i];
    marked_node *root = marks->versions[i];
    marks_add(marks->arena, root, &of_kind);
    marks_add(marks->arena, root, &of_spec);
    marker_block of_version = block_above(&walk, version->offset), of_schema = block_above_member(&walk, version, "schema"),
                 of_root = block_above_member(&walk, map_member(version, "schema"), "openAPIV3Schema");
    marks_add(marks->arena, root, &of_version);
    marks_add(marks->arena, root, &of_schema);
    marks_add(marks->arena, root, &of_root);
    walk_schema(&walk, marks_schema(version), root, 0);
  }
}

/* ---- all ---- */

static bool belongs(const overlay *overlay, const document *document, const crd_value *definition) {
  const crd_value *spec = map_member(definition, "spec"), *names = map_member(spec, "names");
  const crd_value *kind = names ? crd_value_get(names, CRD_STRING("kind")) : NULL;
  const crd_value *group = spec ? crd_value_get(spec, CRD_STRING("group")) : NULL;
  if (overlay->beside && strcmp(overlay->beside, document->source->name) != 0) return false;
  if (overlay->kind.size && !(kind && crd_value_is_string(kind, overlay->kind))) return false;
  if (overlay->group.size && !(group && crd_value_is_string(group, overlay->group))) return false;
  return true;
}

void marks_merge(crd_marks *marks, overlays *overlays, const document *document, crd_value *definition,
                 diagnostics *diagnostics) {
  const crd_value *versions = read_member(map_member(definition, "spec"), "versions");
  if (!versions || versions->kind != CRD_LIST) return;
  marks->count = versions->size;
  marks->versions = crd_arena_zalloc(marks->arena, (marks->count + 1) * sizeof *marks->versions);
  for (size_t i = 0; i < marks->count; i++) marks->versions[i] = crd_arena_zalloc(marks->arena, sizeof(marked_node));
  marks_read_comments(marks, document, definition, diagnostics);
  for (size_t i = 0; overlays && i < overlays->count; i++) {
    overlay *overlay = &overlays->items[i];
    if (!belongs(overlay, document, definition)) continue;
    const crd_value *named = crd_value_find(definition, "metadata", "name", NULL);
    crd_string name = named && named->kind == CRD_STRING_VALUE ? crd_value_string(named) : CRD_STRING("");
    if (overlay->used_by.data && !overlay->kind.size && !crd_string_equal(overlay->used_by, name))
      diagnostics_add(diagnostics, SEVERITY_ERROR, (location){overlay->document.source, overlay->document.offset},
                      "several CRDs could have this overlay: name one with apiVersion and kind");
    overlay->used_by = name;
    marks_read_overlay(marks, overlays, i, document->source, definition, diagnostics);
  }
  marks_apply(marks, document->source, definition, diagnostics);
}

/* ---- the schemas that were read ---- */

static bool is_of_other_layer(const marker *marker, unsigned *layer) {
  crd_string name = marker_text(marker, "layer");
  *layer = crd_string_equal(name, CRD_STRING("webhook"))      ? CRD_LAYER_WEBHOOK
           : crd_string_equal(name, CRD_STRING("controller")) ? CRD_LAYER_CONTROLLER
                                                              : CRD_LAYER_CRD;
  return marker_is(marker, "kubebuilder:validation:XValidation") && *layer != CRD_LAYER_CRD;
}

static void add_rule(crd_arena *arena, schema *node, const marker *marker, unsigned layer) {
  size_t size = node->rule_count * sizeof *node->rules;
  validation_rule *rules = crd_arena_alloc(arena, size + sizeof *rules);
  if (size) memcpy(rules, node->rules, size);
  node->rules = rules;
  rules[node->rule_count++] = (validation_rule){
      .rule = marker_text(marker, "rule"),
      .message = marker_text(marker, "message"),
      .message_expression = marker_text(marker, "messageExpression"),
      .reason = marker_text(marker, "reason"),
      .field_path = marker_text(marker, "fieldPath"),
      .has_rule = true,
      .has_message = marker_find(marker, "message") != NULL,
      .has_message_expression = marker_find(marker, "messageExpression") != NULL,
      .has_reason = marker_find(marker, "reason") != NULL,
      .has_field_path = marker_find(marker, "fieldPath") != NULL,
      .optional_old_self = marker_find(marker, "optionalOldSelf") ? marker_flag(marker, "optionalOldSelf", false) : -1,
      .layer = layer,
      .location = marker->location,
      .rule_location = marker_location(marker, "rule"),
      .message_expression_location = marker_location(marker, "messageExpression")};
}

static void add_blocks(crd_arena *arena, schema *node, const marked_node *mark) {
  size_t size = node->marker_block_count * sizeof *mark->blocks, added = mark->block_count * sizeof *mark->blocks;
  marker_block *blocks = mark->blocks;
  if (size) {
    blocks = crd_arena_alloc(arena, size + added);
    memcpy(blocks, node->markers, size);
    memcpy(blocks + node->marker_block_count, mark->blocks, added);
  }
  node->markers = blocks;
  node->marker_block_count += mark->block_count;
}

static void attach(crd_arena *arena, const marked_node *mark, schema *node) {
  if (!node) return;
  if (mark->block_count) add_blocks(arena, node, mark);
  for (size_t i = 0; i < mark->block_count; i++)
    for (size_t j = 0; j < mark->blocks[i].count; j++) {
      const marker *marker = &mark->blocks[i].items[j];
      schema *target = marker->of_items ? node->items : node;
      unsigned layer;
      if (target && is_of_other_layer(marker, &layer)) add_rule(arena, target, marker, layer);
    }
  for (uint32_t i = 0; i < mark->child_count; i++) {
    const marked_node *child = mark->children[i];
    const property *property = child->step == MARK_PROPERTY ? schema_property(node, child->name) : NULL;
    attach(arena, child,
           child->step == MARK_ITEMS    ? node->items
           : child->step == MARK_VALUES ? node->additional
           : property                   ? property->schema
                                        : NULL);
  }
}

void marks_attach(const crd_marks *marks, crd_definition *definition) {
  for (size_t i = 0; i < marks->count && i < definition->version_count; i++)
    attach(marks->arena, marks->versions[i], definition->versions[i].schema);
}
