/* SPDX-License-Identifier: Apache-2.0 */
/* Overlays of the program. They are told from a definition's own by their text, which every copy of their source has. */
#include "schema/carried.h"

#include "base/embedded.h"
#include "schema/check_parts.h"

#include <crd/types.h>

#define OVERLAY_END ".markers.yaml"
/* What is wrong in an overlay is shown as far as it tells what is the matter. */
#define MOST_REASONS 5

static bool has_crd_name(const embedded_file *file, const crd_definition *definition) {
  crd_string name = crd_string_of(file->name), group = definition->group, plural = definition->plural;
  if (!group.size) group = CRD_STRING("core"); /* what is known of the API server's own kinds */
  return name.size == group.size + 1 + plural.size + sizeof OVERLAY_END - 1 && crd_string_has_prefix(name, group) &&
         name.data[group.size] == '_' &&
         crd_string_has_prefix((crd_string){name.data + group.size + 1, plural.size}, plural);
}

static const embedded_file *find_carried(const crd_definition *definition) {
  const embedded_file *file = crdc_embedded_overlays;
  if (!definition->plural.size) return NULL;
  while (file->name && !has_crd_name(file, definition)) file++;
  return file->name ? file : NULL;
}

bool crdc_carried_is_known(const char *crd_file, crd_string text) {
  const char *slash = strrchr(crd_file, '/'), *base = slash ? slash + 1 : crd_file, *dot = strrchr(base, '.');
  crd_string stem = {base, dot ? (size_t)(dot - base) : strlen(base)};
  for (const embedded_file *file = crdc_embedded_overlays; file->name; file++) {
    crd_string name = crd_string_of(file->name);
    if (name.size == stem.size + sizeof OVERLAY_END - 1 && crd_string_has_prefix(name, stem))
      return crd_string_equal(text, file->text);
  }
  return false;
}

/* ---- rules that a CRD has already ---- */

static bool is_above_crd(const marker *marker) {
  crd_string layer = crdc_marker_text(marker, "layer");
  if (crdc_marker_is(marker, "kubebuilder:validation:XValidation"))
    return crd_string_equal(layer, CRD_STRING("webhook")) || crd_string_equal(layer, CRD_STRING("controller"));
  return crdc_marker_has_prefix(marker, "crdc:") && !crdc_marker_is(marker, "crdc:overlay") &&
         !crdc_marker_is(marker, "crdc:podTemplate");
}

static bool has_rules_above(const schema *node) {
  for (size_t i = 0; i < node->marker_block_count; i++)
    for (size_t j = 0; j < node->markers[i].count; j++)
      if (is_above_crd(&node->markers[i].items[j])) return true;
  return false;
}

static bool has_own_rules(const crd_definition *definition) {
  for (size_t i = 0; i < definition->version_count; i++)
    if (crdc_schema_any(definition->versions[i].schema, has_rules_above)) return true;
  return false;
}

/* ---- what does not fit ---- */

/* Whether an overlay is carried for another CRD of the group, which is not there: their rules use one another's. */
static bool lacks_companion(const crd_set *set, const crd_definition *definition) {
  for (const embedded_file *file = crdc_embedded_overlays; file->name; file++) {
    crd_string name = crd_string_of(file->name), group = definition->group;
    bool there = name.size <= group.size || !crd_string_has_prefix(name, group) || name.data[group.size] != '_';
    for (size_t i = 0; i < set->count && !there; i++) there = has_crd_name(file, &set->items[i]);
    if (!there) return true;
  }
  return false;
}

static void say_misfit(const crd_definition *definition, const embedded_file *file, bool alone, const diagnostics *reasons,
                       diagnostics *diagnostics) {
  crdc_diagnostics_add(diagnostics, SEVERITY_WARNING, definition->location,
                       "the rules that are compiled in for %.*s of %.*s (%s) do not fit this CRD and are left out%s:",
                       (int)definition->kind.size, definition->kind.data, (int)definition->group.size,
                       definition->group.data, file->name,
                       alone ? "; they use those of other kinds of the group, whose CRDs must be given too" : "");
  size_t shown = 0, errors = 0;
  for (size_t i = 0; i < reasons->count; i++) {
    const diagnostic *reason = &reasons->items[i];
    if (reason->severity != SEVERITY_ERROR || errors++ >= MOST_REASONS) continue;
    crdc_diagnostics_add(diagnostics, SEVERITY_WARNING, reason->location, "%.*s", (int)reason->message.size,
                         reason->message.data);
    shown++;
  }
  if (errors > shown)
    crdc_diagnostics_add(diagnostics, SEVERITY_WARNING, definition->location, "%zu more parts of %s do not fit",
                         errors - shown, file->name);
}

/* ---- the overlay of a definition ---- */

static bool read_carried(crd_marks *marks, const embedded_file *file, const source *source, crd_value *object,
                         diagnostics *diagnostics) {
  overlays overlays = {.arena = marks->arena};
  const char *name = crd_arena_printf(marks->arena, "(compiled in) %s", file->name).data;
  if (!crdc_overlays_read_text(&overlays, name, file->text, diagnostics)) return false;
  for (size_t i = 0; i < overlays.count; i++) crdc_marks_read_overlay(marks, &overlays, i, source, object, diagnostics);
  return diagnostics->errors == 0;
}

void crdc_carried_attach(crd_arena *arena, crd_definition *definition, diagnostics *diagnostics) {
  const embedded_file *file = find_carried(definition);
  if (!file || !definition->version_count || has_own_rules(definition)) return;
  crd_marks marks = {.arena = arena, .count = definition->version_count};
  marks.versions = crd_arena_zalloc(arena, (marks.count + 1) * sizeof *marks.versions);
  for (size_t i = 0; i < marks.count; i++) marks.versions[i] = crd_arena_zalloc(arena, sizeof(marked_node));
  struct diagnostics found = {.arena = diagnostics->arena};
  if (!read_carried(&marks, file, definition->document.source, definition->document.root, &found)) {
    say_misfit(definition, file, false, &found, diagnostics);
    return;
  }
  crdc_marks_attach(&marks, definition);
  definition->carried = file;
}

static bool is_in(const embedded_file *file, location place) {
  const source *source = crdc_location_resolve(place).source;
  return source && source->text.data == file->text.data;
}

const embedded_file *crdc_carried_at(const crd_set *set, location place) {
  for (size_t i = 0; i < set->count; i++)
    if (set->items[i].carried && is_in(set->items[i].carried, place)) return set->items[i].carried;
  return NULL;
}

/* What it brought stands behind the definition's own. */
static void drop_carried(schema *node, const embedded_file *file) {
  if (!node) return;
  while (node->rule_count && is_in(file, node->rules[node->rule_count - 1].location)) node->rule_count--;
  while (node->marker_block_count && is_in(file, node->markers[node->marker_block_count - 1].location))
    node->marker_block_count--;
  drop_carried(node->items, file);
  drop_carried(node->additional, file);
  for (size_t i = 0; i < node->property_count; i++) drop_carried(node->properties[i].schema, file);
}

void crdc_carried_detach(crd_set *set, const embedded_file *file, const diagnostics *reasons, diagnostics *diagnostics) {
  bool said = false;
  for (size_t i = 0; i < set->count; i++) {
    crd_definition *definition = &set->items[i];
    if (definition->carried != file) continue;
    for (size_t j = 0; j < definition->version_count; j++) drop_carried(definition->versions[j].schema, file);
    definition->carried = NULL;
    if (!said) say_misfit(definition, file, lacks_companion(set, definition), reasons, diagnostics);
    said = true;
  }
}
