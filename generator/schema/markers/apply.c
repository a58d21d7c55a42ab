/* SPDX-License-Identifier: Apache-2.0 */
/* Applies the markers of a CRD to its document in controller-gen's order: those of a node by priority, then in text order.
 * Markers that make a field required change the schema around the field. */
#include "schema/markers/marks.h"
#include "schema/tree/vet.h"

#include <assert.h>
#include <limits.h>

/* ---- required ---- */

static const marker *find_marker(const marked_node *mark, const char *name) {
  for (size_t i = 0; i < mark->block_count; i++)
    for (size_t j = 0; j < mark->blocks[i].count; j++)
      if (crdc_marker_is(&mark->blocks[i].items[j], name)) return &mark->blocks[i].items[j];
  return NULL;
}

/* The marker that decides whether a field is required, or NULL (structToSchema). */
static const marker *find_presence(const marked_node *mark) {
  const marker *first = NULL;
  for (size_t i = 0; i < mark->block_count; i++)
    for (size_t j = 0; j < mark->blocks[i].count; j++) {
      const marker *marker = &mark->blocks[i].items[j];
      unsigned presence = marker->definition->presence;
      if (presence && (!first || presence < first->definition->presence)) first = marker;
    }
  return first;
}

/* ---- nodes ---- */

static bool stands_well(const marker *marker, const marked_node *mark) {
  assert(marker);
  unsigned place = mark->step == MARK_ROOT ? MARKER_AT_ROOT | MARKER_AT_CRD : MARKER_AT_FIELD;
  return marker->definition->places & place;
}

static void say_misplaced(const apply_context *context, const marker *marker, const marked_node *mark) {
  crdc_apply_error(context, marker->location,
                   mark->step == MARK_ROOT ? "+%.*s is for fields, and this is the kind itself"
                                           : "+%.*s is for the kind itself: it belongs at the head of the overlay",
                   (int)marker->name.size, marker->name.data);
}

/* The markers of a node by priority, then in text order. */
static const marker **sorted_markers(const apply_context *context, const marked_node *mark, size_t *count) {
  size_t all = 0;
  for (size_t i = 0; i < mark->block_count; i++) all += mark->blocks[i].count;
  const marker **list = crd_arena_alloc(context->arena, (all + 1) * sizeof *list);
  *count = 0;
  for (size_t i = 0; i < mark->block_count; i++)
    for (size_t j = 0; j < mark->blocks[i].count; j++) {
      const marker *marker = &mark->blocks[i].items[j];
      if (!stands_well(marker, mark) || !marker->definition->to_schema) continue;
      size_t at = (*count)++;
      for (; at > 0 && list[at - 1]->definition->order > marker->definition->order; at--) list[at] = list[at - 1];
      list[at] = marker;
    }
  return list;
}

/* Markers from this order on are about several fields of an object. */
#define APPLY_LATE 1

/* Applies the markers of the order `from` to `to`. */
static void apply_markers(const apply_context *context, const marked_node *mark, crd_value *schema, int from, int to) {
  size_t count;
  const marker **markers = sorted_markers(context, mark, &count);
  for (size_t i = 0; i < count; i++)
    if (!markers[i]->of_items && markers[i]->definition->order >= from && markers[i]->definition->order <= to)
      markers[i]->definition->to_schema(context, markers[i], schema);
  for (size_t i = 0; i < count; i++) {
    if (!markers[i]->of_items || markers[i]->definition->order < from || markers[i]->definition->order > to) continue;
    crd_value *items = crdc_marks_step(schema, MARK_ITEMS, (crd_string){NULL, 0});
    if (items && crdc_text_is(crdc_member_string(schema, "type"), "array"))
      markers[i]->definition->to_schema(context, markers[i], items);
    else
      crdc_apply_error(context, markers[i]->location, "+%.*s is for lists", (int)markers[i]->name.size,
                       markers[i]->name.data);
  }
}

static void refuse_misplaced(const apply_context *context, const marked_node *mark) {
  for (size_t i = 0; i < mark->block_count; i++)
    for (size_t j = 0; j < mark->blocks[i].count; j++)
      if (!stands_well(&mark->blocks[i].items[j], mark)) say_misplaced(context, &mark->blocks[i].items[j], mark);
}

/* Applies the markers of a field that change the outer object. */
static void apply_to_outer(const apply_context *context, const marked_node *mark, const marked_node *child,
                           crd_value *schema) {
  for (size_t i = 0; i < child->block_count; i++)
    for (size_t j = 0; j < child->blocks[i].count; j++) {
      const marker *marker = &child->blocks[i].items[j];
      if (marker->definition->to_outer) marker->definition->to_outer(context, marker, mark, child->name, schema);
    }
}

/* A field's own markers come before those of its subfields, as a Go field's markers come before those of its type. Markers
 * about several fields, and all markers of the kind, come last. `optional`: fields without a marker for it are optional. */
static void apply_node(const apply_context *context, const marked_node *mark, crd_value *schema, bool optional) {
  refuse_misplaced(context, mark);
  int late = mark->step == MARK_ROOT ? INT_MIN : APPLY_LATE;
  if (late > INT_MIN) apply_markers(context, mark, schema, INT_MIN, late - 1);
  for (uint32_t i = 0; i < mark->child_count; i++) {
    const marked_node *child = mark->children[i];
    crd_value *below = crdc_marks_below(schema, child);
    if (!below) continue;
    apply_node(context, child, below, optional);
    if (child->step != MARK_PROPERTY) continue;
    const marker *presence = find_presence(child);
    if (presence)
      crdc_apply_required(context, presence, child->name, schema, presence->definition->required);
    else if (optional)
      crdc_apply_required(context, NULL, child->name, schema, false);
  }
  for (uint32_t i = 0; i < mark->child_count; i++)
    if (mark->children[i]->step == MARK_PROPERTY) apply_to_outer(context, mark, mark->children[i], schema);
  apply_markers(context, mark, schema, late, INT_MAX);
}

/* ---- versions ---- */

static bool met_before(const crd_marks *marks, size_t version, const marker *marker) {
  for (size_t v = 0; v < version; v++)
    for (size_t i = 0; i < marks->versions[v]->block_count; i++)
      for (size_t j = 0; j < marks->versions[v]->blocks[i].count; j++)
        if (marks->versions[v]->blocks[i].items[j].location.offset == marker->location.offset &&
            marks->versions[v]->blocks[i].items[j].location.source == marker->location.source)
          return true;
  return false;
}

/* Applies the markers to a version; returns whether the version is left out. */
static bool apply_version(const apply_context *context, const crd_marks *marks, size_t index, crd_value *definition) {
  crd_value *versions = crd_value_find(definition, "spec", "versions", NULL);
  const marked_node *root = marks->versions[index];
  bool left_out = false;
  const apply_target target = {definition, &versions->as.items[index], &left_out};
  for (size_t i = 0; i < root->block_count; i++)
    for (size_t j = 0; j < root->blocks[i].count; j++) {
      const marker *marker = &root->blocks[i].items[j];
      if (!marker->definition->to_crd) continue;
      if (marker->definition->of_one_version && met_before(marks, index, marker))
        crdc_apply_error(context, marker->location, "+%s is about one version: say which with +crdc:overlay:versions=...",
                         marker->definition->name);
      else
        marker->definition->to_crd(context, marker, &target);
    }
  return left_out;
}

static void leave_out_markers(const apply_context *context, crd_marks *marks, crd_value *definition, const bool *left_out) {
  crd_value *versions = crd_value_find(definition, "spec", "versions", NULL);
  size_t kept = 0;
  for (size_t i = 0; i < marks->count; i++) {
    if (left_out[i]) continue;
    versions->as.items[kept] = versions->as.items[i];
    marks->versions[kept++] = marks->versions[i];
  }
  if (!kept && marks->count)
    crdc_diagnostics_add(context->diagnostics, SEVERITY_ERROR, (location){context->source, versions->offset},
                         "the markers leave out every version of the CRD");
  versions->size = (uint32_t)kept;
  marks->count = kept;
}

void crdc_marks_apply(crd_marks *marks, const source *source, crd_value *definition, diagnostics *diagnostics) {
  apply_context context = {marks->arena, source, diagnostics};
  crd_value *versions = crd_value_find(definition, "spec", "versions", NULL);
  bool *left_out = crd_arena_zalloc(marks->arena, (marks->count + 1) * sizeof *left_out), any = false;
  for (size_t i = 0; i < marks->count; i++) {
    crd_value *version = &versions->as.items[i], *schema = crdc_marks_schema(version);
    const marked_node *root = marks->versions[i];
    if (schema) apply_node(&context, root, schema, find_marker(root, "kubebuilder:validation:Optional") != NULL);
    if (version->kind == CRD_MAP) any |= left_out[i] = apply_version(&context, marks, i, definition);
  }
  if (any) leave_out_markers(&context, marks, definition, left_out);
}
