/* SPDX-License-Identifier: Apache-2.0 */
/* Overlays of the program. Their text identifies them, because all copies of their source share it. */
#include "schema/carried.h"

#include "base/file.h"
#include "schema/check_parts.h"
#include "schema/markers/companion.h"

#define OVERLAY_END ".markers.yaml"
/* The number of errors of an overlay that are shown. */
#define MOST_REASONS 5

static bool has_crd_name(const embedded_file *file, const crd_definition *definition) {
  crd_string name = crd_string_of(file->name), group = definition->group, plural = definition->plural;
  if (!group.size) group = CRD_STRING("core"); /* data about the API server's own kinds */
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

/* ---- overlays that do not fit ---- */

static void say_misfit(crd_definition *definition, const embedded_file *file, const diagnostics *reasons,
                       diagnostics *diagnostics) {
  definition->lost = true;
  crdc_diagnostics_add(diagnostics, SEVERITY_WARNING, definition->location,
                       "the rules that are compiled in for %.*s of %.*s (%s) do not fit this CRD and are left out:",
                       (int)definition->kind.size, definition->kind.data, (int)definition->group.size,
                       definition->group.data, file->name);
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

static bool is_in(const embedded_file *file, location place) {
  const source *source = crdc_location_resolve(place).source;
  return source && source->text.data == file->text.data;
}

/* Whether a place is in a carried overlay of the definition or of one of its companions. */
static bool is_carried(const crd_definition *definition, location place) {
  if (!definition->carried) return false;
  bool found = is_in(definition->carried, place);
  for (size_t i = 0; i < definition->companion_count && !found; i++) found = is_in(definition->companions[i], place);
  return found;
}

/* Removes what the overlay added after the definition's own rules and markers. */
static void drop_carried(const crd_definition *definition, schema *node) {
  if (!node) return;
  while (node->rule_count && is_carried(definition, node->rules[node->rule_count - 1].location)) node->rule_count--;
  while (node->marker_block_count && is_carried(definition, node->markers[node->marker_block_count - 1].location))
    node->marker_block_count--;
  drop_carried(definition, node->items);
  drop_carried(definition, node->additional);
  for (size_t i = 0; i < node->property_count; i++) drop_carried(definition, node->properties[i].schema);
}

static void detach_carried(crd_definition *definition) {
  for (size_t j = 0; j < definition->version_count; j++) drop_carried(definition, definition->versions[j].schema);
  definition->carried = NULL;
}

/* The carried overlays of missing CRDs of the group, because kinds use each other's rules. */
static const embedded_file *const *find_companions(crd_arena *arena, const crd_set *set, const crd_definition *definition,
                                                   size_t *count) {
  const embedded_file **files = NULL;
  *count = 0;
  for (const embedded_file *file = crdc_embedded_overlays; file->name; file++) {
    bool there = !crdc_companion_is_of(file, definition->group);
    for (size_t i = 0; i < set->count && !there; i++) there = has_crd_name(file, &set->items[i]);
    if (there) continue;
    CRD_ARENA_PUSH_FEW(arena, files, *count, file);
  }
  return files;
}

void crdc_carried_attach(crd_arena *arena, const crd_set *set, crd_definition *definition, diagnostics *diagnostics) {
  const embedded_file *file = find_carried(definition);
  if (!file || !definition->version_count || has_own_rules(definition)) return;
  crd_definition_read_alone(arena, definition, diagnostics, diagnostics->count);
  crd_marks marks = {.arena = arena, .count = definition->version_count};
  marks.versions = crd_arena_zalloc(arena, (marks.count + 1) * sizeof *marks.versions);
  for (size_t i = 0; i < marks.count; i++) marks.versions[i] = crd_arena_zalloc(arena, sizeof(marked_node));
  struct diagnostics found = {.arena = diagnostics->arena};
  if (!read_carried(&marks, file, definition->document.source, definition->document.root, &found)) {
    say_misfit(definition, file, &found, diagnostics);
    return;
  }
  crdc_marks_attach(&marks, definition);
  definition->carried = file;
  definition->companions = find_companions(arena, set, definition, &definition->companion_count);
  if (crdc_companions_attach(arena, definition, &found)) return;
  detach_carried(definition);
  say_misfit(definition, file, &found, diagnostics);
}

const embedded_file *crdc_carried_at(const crd_set *set, location place) {
  for (size_t i = 0; i < set->count; i++)
    if (is_carried(&set->items[i], place)) return set->items[i].carried;
  return NULL;
}

void crdc_carried_detach(crd_set *set, const embedded_file *file, const diagnostics *reasons, diagnostics *diagnostics) {
  bool said = false;
  for (size_t i = 0; i < set->count; i++) {
    crd_definition *definition = &set->items[i];
    if (definition->carried != file) continue;
    detach_carried(definition);
    if (said)
      definition->lost = true;
    else
      say_misfit(definition, file, reasons, diagnostics);
    said = true;
  }
}

/* ---- kinds that rules ask for ---- */

static const embedded_file *overlay_of_crd(const char *file) {
  const embedded_file *overlay = crdc_embedded_overlays;
  size_t stem = strlen(file) - (sizeof ".yaml" - 1);
  while (overlay->name && !(strncmp(overlay->name, file, stem) == 0 && strcmp(overlay->name + stem, OVERLAY_END) == 0))
    overlay++;
  return overlay->name ? overlay : NULL;
}

bool crdc_carried_add_watched(crd_arena *arena, crd_set *set) {
  const size_t before = set->count;
  for (const embedded_file *file = crdc_embedded_watched; file->name; file++) {
    const embedded_file *overlay = overlay_of_crd(file->name);
    bool there = !overlay;
    for (size_t i = 0; i < before && !there; i++) there = has_crd_name(overlay, &set->items[i]);
    if (there) continue;
    documents documents = {.arena = arena};
    diagnostics unheard = {.arena = arena};
    const char *name = crd_arena_printf(arena, "(compiled in) %s", file->name).data;
    crdc_documents_read_text(&documents, name, file->text, &unheard);
    size_t first = set->count;
    crd_set_add(set, &documents, true, &unheard);
    for (size_t i = first; i < set->count; i++) {
      set->items[i].aside = true;
      crdc_companion_attach_watches(arena, overlay, &set->items[i]);
    }
  }
  return set->count > before;
}
