/* SPDX-License-Identifier: Apache-2.0 */
/* Applies the markers of a CRD from all sources to its document before it is decoded, and to the decoded schemas. */
#include "schema/markers/marks.h"

static bool belongs(const overlay *overlay, const document *document, const crd_value *definition) {
  const crd_value *spec = crdc_marks_map(definition, "spec"), *names = crdc_marks_map(spec, "names");
  const crd_value *kind = names ? crd_value_get(names, CRD_STRING("kind")) : NULL;
  const crd_value *group = spec ? crd_value_get(spec, CRD_STRING("group")) : NULL;
  if (overlay->beside && strcmp(overlay->beside, document->source->name) != 0) return false;
  if (overlay->kind.size && !(kind && crd_value_is_string(kind, overlay->kind))) return false;
  if (overlay->group.size && !(group && crd_value_is_string(group, overlay->group))) return false;
  return true;
}

void crdc_marks_merge(crd_marks *marks, overlays *overlays, const document *document, crd_value *definition,
                      diagnostics *diagnostics) {
  const crd_value *versions = crdc_read_member(crdc_marks_map(definition, "spec"), "versions");
  if (!versions || versions->kind != CRD_LIST) return;
  marks->count = versions->size;
  marks->versions = crd_arena_zalloc(marks->arena, (marks->count + 1) * sizeof *marks->versions);
  for (size_t i = 0; i < marks->count; i++) marks->versions[i] = crd_arena_zalloc(marks->arena, sizeof(marked_node));
  crdc_marks_read_comments(marks, document, definition, diagnostics);
  for (size_t i = 0; overlays && i < overlays->count; i++) {
    overlay *overlay = &overlays->items[i];
    if (!belongs(overlay, document, definition)) continue;
    const crd_value *named = crd_value_find(definition, "metadata", "name", NULL);
    crd_string name = named && named->kind == CRD_STRING_VALUE ? crd_value_string(named) : CRD_STRING("");
    if (overlay->used_by.data && !overlay->kind.size && !crd_string_equal(overlay->used_by, name))
      crdc_diagnostics_add(diagnostics, SEVERITY_ERROR, (location){overlay->document.source, overlay->document.offset},
                           "several CRDs could have this overlay: name one with apiVersion and kind");
    overlay->used_by = name;
    crdc_marks_read_overlay(marks, overlays, i, document->source, definition, diagnostics);
  }
  crdc_marks_apply(marks, document->source, definition, diagnostics);
}

/* ---- the schemas that were read ---- */

static bool is_of_other_layer(const marker *marker, unsigned *layer) {
  crd_string name = crdc_marker_text(marker, "layer");
  *layer = crd_string_equal(name, CRD_STRING("webhook"))      ? CRD_LAYER_WEBHOOK
           : crd_string_equal(name, CRD_STRING("controller")) ? CRD_LAYER_CONTROLLER
                                                              : CRD_LAYER_CRD;
  return crdc_marker_is(marker, "kubebuilder:validation:XValidation") && *layer != CRD_LAYER_CRD;
}

static void attach_rule(crd_arena *arena, schema *node, const marker *marker, unsigned layer) {
  size_t size = node->rule_count * sizeof *node->rules;
  validation_rule *rules = crd_arena_alloc(arena, size + sizeof *rules);
  if (size) memcpy(rules, node->rules, size);
  node->rules = rules;
  rules[node->rule_count++] = (validation_rule){
      .rule = crdc_marker_text(marker, "rule"),
      .message = crdc_marker_text(marker, "message"),
      .message_expression = crdc_marker_text(marker, "messageExpression"),
      .reason = crdc_marker_text(marker, "reason"),
      .field_path = crdc_marker_text(marker, "fieldPath"),
      .has_rule = true,
      .has_message = crdc_marker_find(marker, "message") != NULL,
      .has_message_expression = crdc_marker_find(marker, "messageExpression") != NULL,
      .has_reason = crdc_marker_find(marker, "reason") != NULL,
      .has_field_path = crdc_marker_find(marker, "fieldPath") != NULL,
      .optional_old_self =
          crdc_marker_find(marker, "optionalOldSelf") ? crdc_marker_flag(marker, "optionalOldSelf", false) : -1,
      .layer = layer,
      .location = marker->location,
      .rule_location = crdc_marker_location(marker, "rule"),
      .message_expression_location = crdc_marker_location(marker, "messageExpression")};
}

static void attach_blocks(crd_arena *arena, schema *node, const marked_node *mark) {
  size_t size = node->marker_block_count * sizeof *mark->blocks, added = mark->block_count * sizeof *mark->blocks;
  marker_block *blocks = mark->blocks;
  if (size) {
    blocks = crd_arena_alloc(arena, size + added);
    memcpy(blocks, node->markers, size);
    memcpy(blocks + node->marker_block_count, mark->blocks, added);
  }
  node->markers = blocks;
  node->marker_block_count += (uint32_t)mark->block_count;
}

void crdc_marks_attach_at(crd_arena *arena, const marked_node *mark, schema *node) {
  if (!node) return;
  if (mark->block_count) attach_blocks(arena, node, mark);
  for (size_t i = 0; i < mark->block_count; i++)
    for (size_t j = 0; j < mark->blocks[i].count; j++) {
      const marker *marker = &mark->blocks[i].items[j];
      schema *target = marker->of_items ? node->items : node;
      unsigned layer;
      if (target && is_of_other_layer(marker, &layer)) attach_rule(arena, target, marker, layer);
      bool unsaid = node->pod_template == POD_TEMPLATE_BY_SHAPE; /* carried overlays have the lowest precedence */
      if (unsaid && crdc_marker_is(marker, "crdc:podTemplate"))
        node->pod_template = crdc_marker_flag(marker, "", false) ? POD_TEMPLATE_YES : POD_TEMPLATE_NO;
    }
  for (uint32_t i = 0; i < mark->child_count; i++) {
    const marked_node *child = mark->children[i];
    const property *property = child->step == MARK_PROPERTY ? crdc_schema_property(node, child->name) : NULL;
    crdc_marks_attach_at(arena, child,
                         child->step == MARK_ITEMS    ? node->items
                         : child->step == MARK_VALUES ? node->additional
                         : property                   ? property->schema
                                                      : NULL);
  }
}

void crdc_marks_attach(const crd_marks *marks, crd_definition *definition) {
  for (size_t i = 0; i < marks->count && i < definition->version_count; i++)
    crdc_marks_attach_at(marks->arena, marks->versions[i], definition->versions[i].schema);
}
