/* SPDX-License-Identifier: Apache-2.0 */
/* An overlay mirrors its kind from the root on. To find a node in another kind that contains that kind's spec, the fields
 * are compared: it is the node nearest to the root that has all fields which the overlay's spec names. */
#include "schema/markers/companion.h"
#include "base/file.h"
#include <strings.h>

bool crdc_companion_is_of(const embedded_file *file, crd_string group) {
  crd_string name = crd_string_of(file->name);
  return name.size > group.size && crd_string_has_prefix(name, group) && name.data[group.size] == '_';
}

const schema *crdc_companion_spec(const crd_version *version, crd_string kind) {
  for (const crd_companion *one = version->companions; one; one = one->next) {
    const char *plural = strchr(one->file->name, '_') + 1; /* lower case, and begins with the kind's name */
    if (kind.size < strlen(plural) && strncasecmp(plural, kind.data, kind.size) == 0) return one->spec;
  }
  return NULL;
}

/* The overlay of another kind. */
typedef struct companion {
  const embedded_file *file;
  overlays overlays;
  bool placed;
} companion;

/* ---- the needed sets ---- */

/* The sets that markers of a definition declare, and those that they include. */
typedef struct set_names {
  crd_arena *arena;
  crd_string *declared, *included;
  size_t declared_count, included_count;
} set_names;

static void add_set_name(crd_arena *arena, crd_string **names, size_t *count, crd_string name) {
  CRD_ARENA_PUSH_FEW(arena, *names, *count, name);
}

static void read_set_names(set_names *names, const schema *node) {
  if (!node) return;
  for (size_t i = 0; i < node->marker_block_count; i++)
    for (size_t j = 0; j < node->markers[i].count; j++) {
      const marker *marker = &node->markers[i].items[j];
      if (crdc_marker_is(marker, "crdc:set"))
        add_set_name(names->arena, &names->declared, &names->declared_count, crdc_marker_text(marker, "name"));
      else if (crdc_marker_is(marker, "crdc:include"))
        add_set_name(names->arena, &names->included, &names->included_count, crdc_marker_text(marker, "set"));
    }
  for (size_t i = 0; i < node->property_count; i++) read_set_names(names, node->properties[i].schema);
  read_set_names(names, node->items);
  read_set_names(names, node->additional);
}

static bool is_declared_set(const set_names *names, crd_string name) {
  for (size_t i = 0; i < names->declared_count; i++)
    if (crd_string_equal(names->declared[i], name)) return true;
  return false;
}

/* Whether the overlay declares a set of that name. */
static bool declares_set(crd_string text, crd_string name) {
  static const char head[] = "+crdc:set:name=";
  while (text.size) {
    const char *at = memmem(text.data, text.size, head, sizeof head - 1);
    if (!at) return false;
    text = crd_string_slice(text, (size_t)(at - text.data) + sizeof head - 1, text.size);
    bool ends = text.size <= name.size || strchr(",\r\n ", text.data[name.size]);
    if (crd_string_has_prefix(text, name) && ends) return true;
  }
  return false;
}

/* Whether the definition includes a set that only the overlay declares. */
static bool is_included(crd_arena *arena, const companion *companion, const crd_definition *definition) {
  set_names names = {.arena = arena};
  for (size_t i = 0; i < definition->version_count; i++) read_set_names(&names, definition->versions[i].schema);
  for (size_t i = 0; i < names.included_count; i++)
    if (!is_declared_set(&names, names.included[i]) && declares_set(companion->file->text, names.included[i])) return true;
  return false;
}

/* ---- their place in the schema ---- */

/* A place in a schema: a property of another place. */
typedef struct spec_place {
  const struct spec_place *outer; /* NULL: the root */
  crd_string name;
  const crd_value *schema;
  struct spec_place *next; /* in the order of the search */
} spec_place;

static bool has_fields(const crd_value *schema, const crd_value *mirror) {
  const crd_value *properties = crdc_read_member(schema, "properties");
  bool good = properties && properties->kind == CRD_MAP;
  for (uint32_t i = 0; good && i < mirror->size; i++)
    good = crd_value_get(properties, crd_member_name(&mirror->as.members[i])) != NULL;
  return good;
}

/* The place nearest to the root that has all fields of the mirror, or NULL. */
static const spec_place *find_spec_place(crd_arena *arena, const crd_value *root, const crd_value *mirror) {
  spec_place *first = crd_arena_zalloc(arena, sizeof *first), *last = first;
  first->schema = root;
  for (spec_place *place = first; place; place = place->next) {
    if (place->outer && has_fields(place->schema, mirror)) return place;
    const crd_value *properties = crdc_read_member(place->schema, "properties");
    for (uint32_t i = 0; properties && properties->kind == CRD_MAP && i < properties->size; i++) {
      spec_place *inner = last->next = crd_arena_zalloc(arena, sizeof *inner);
      *inner = (spec_place){place, crd_member_name(&properties->as.members[i]), &properties->as.members[i].value, NULL};
      last = inner;
    }
  }
  return NULL;
}

static const crd_value *spec_value_at(const crd_value *root, const spec_place *place) {
  if (!place->outer) return root;
  const crd_value *outer = spec_value_at(root, place->outer);
  return outer ? crdc_marks_step(outer, MARK_PROPERTY, place->name) : NULL;
}

static schema *schema_at(schema *root, const spec_place *place) {
  if (!place->outer) return root;
  schema *outer = schema_at(root, place->outer);
  const property *property = outer ? crdc_schema_property(outer, place->name) : NULL;
  return property ? property->schema : NULL;
}

static const crd_value *versions_of(const crd_definition *definition) {
  return crd_value_find(definition->document.root, "spec", "versions", NULL);
}

static crd_value map_of(crd_arena *arena, const char *name, crd_value value) {
  crd_value map = crd_value_make_map(arena, 2);
  crd_value_add(arena, &map, crd_string_of(name), value);
  return map;
}

/* An artificial CRD for the overlay, with the schema at the place as its spec. */
static crd_value crd_at(crd_arena *arena, const crd_definition *definition, const spec_place *place) {
  const crd_value *versions = versions_of(definition);
  crd_value list = crd_value_make_list(arena, versions->size);
  for (uint32_t i = 0; i < versions->size; i++) {
    const crd_value *root = crdc_marks_schema(&versions->as.items[i]), *spec = root ? spec_value_at(root, place) : NULL;
    crd_value version = crd_value_make_map(arena, 2);
    const crd_value *name = crd_value_get(&versions->as.items[i], CRD_STRING("name"));
    if (name) crd_value_add(arena, &version, CRD_STRING("name"), *name);
    if (spec) {
      crd_value object = map_of(arena, "properties", map_of(arena, "spec", *spec));
      crd_value_add(arena, &version, CRD_STRING("schema"), map_of(arena, "openAPIV3Schema", object));
    }
    crd_value_append(arena, &list, version);
  }
  return map_of(arena, "spec", map_of(arena, "versions", list));
}

/* ---- attaching ---- */

/* Reads the markers of the overlay as those of a CRD; false with diagnostics. */
static bool read_companion(crd_marks *marks, companion *companion, const crd_definition *definition, crd_value *crd,
                           diagnostics *diagnostics) {
  size_t before = diagnostics->errors;
  marks->count = definition->version_count;
  marks->versions = crd_arena_zalloc(marks->arena, (marks->count + 1) * sizeof *marks->versions);
  for (size_t i = 0; i < marks->count; i++) marks->versions[i] = crd_arena_zalloc(marks->arena, sizeof(marked_node));
  for (size_t i = 0; i < companion->overlays.count; i++)
    crdc_marks_read_overlay(marks, &companion->overlays, i, definition->document.source, crd, diagnostics);
  return diagnostics->errors == before;
}

static bool has_name_of(const marker *marker, const char *const *names) {
  while (*names && !crdc_marker_is(marker, *names)) names++;
  return *names != NULL;
}

/* Attaches the root markers of these names from an overlay to the root of the definition. */
static void attach_head(crd_arena *arena, companion *companion, const char *const *names, crd_definition *definition) {
  struct diagnostics unheard = {.arena = arena};
  crd_marks marks = {.arena = arena};
  read_companion(&marks, companion, definition, definition->document.root, &unheard); /* only the root is used */
  for (size_t i = 0; i < marks.count; i++) {
    marked_node root = {.step = MARK_ROOT};
    for (size_t j = 0; j < marks.versions[i]->block_count; j++) {
      marker_block block = marks.versions[i]->blocks[j];
      marker *kept = crd_arena_alloc(arena, (block.count + 1) * sizeof *kept);
      size_t count = 0;
      for (size_t k = 0; k < block.count; k++)
        if (has_name_of(&block.items[k], names)) kept[count++] = block.items[k];
      block.items = kept;
      block.count = count;
      if (count) crdc_marks_add(arena, &root, &block);
    }
    crdc_marks_attach_at(arena, &root, definition->versions[i].schema);
  }
}

static bool open_companion(crd_arena *arena, const embedded_file *file, companion *companion, diagnostics *diagnostics) {
  *companion = (struct companion){.file = file, .overlays = {.arena = arena}};
  const char *name = crd_arena_printf(arena, "(compiled in) %s", file->name).data;
  return crdc_overlays_read_text(&companion->overlays, name, file->text, diagnostics);
}

void crdc_companion_attach_watches(crd_arena *arena, const embedded_file *file, crd_definition *definition) {
  static const char *const watches[] = {"crdc:watch", NULL};
  struct diagnostics unheard = {.arena = arena};
  companion companion;
  if (open_companion(arena, file, &companion, &unheard)) attach_head(arena, &companion, watches, definition);
}

static bool attach_sets(crd_arena *arena, companion *companion, crd_definition *definition, const spec_place *place,
                        diagnostics *diagnostics) {
  crd_marks marks = {.arena = arena};
  crd_value crd = crd_at(arena, definition, place);
  if (!read_companion(&marks, companion, definition, &crd, diagnostics)) return false;
  for (size_t i = 0; i < marks.count; i++) {
    crd_version *version = &definition->versions[i];
    schema *spec = schema_at(version->schema, place);
    if (!spec) continue;
    crd_companion *one = crd_arena_alloc(arena, sizeof *one);
    *one = (crd_companion){companion->file, spec, version->companions};
    version->companions = one;
    for (uint32_t j = 0; j < marks.versions[i]->child_count; j++)
      if (crd_string_equal(marks.versions[i]->children[j]->name, CRD_STRING("spec")))
        crdc_marks_attach_at(arena, marks.versions[i]->children[j], spec);
  }
  return true;
}

/* Finds the place of the spec of the overlay's kind, and attaches its sets there. */
static bool place_companion(crd_arena *arena, companion *companion, crd_definition *definition, diagnostics *diagnostics) {
  const crd_value *mirror = crd_value_get(companion->overlays.items[0].document.root, CRD_STRING("spec"));
  const crd_value *versions = versions_of(definition);
  const spec_place *place = NULL;
  companion->placed = true;
  if (!mirror || mirror->kind != CRD_MAP || !mirror->size) return true;
  for (uint32_t i = 0; !place && i < versions->size; i++) {
    const crd_value *root = crdc_marks_schema(&versions->as.items[i]);
    if (root) place = find_spec_place(arena, root, mirror);
  }
  return !place || attach_sets(arena, companion, definition, place, diagnostics);
}

bool crdc_companions_attach(crd_arena *arena, crd_definition *definition, diagnostics *diagnostics) {
  static const char *const switches[] = {"crdc:gate", "crdc:config", NULL};
  const size_t count = definition->companion_count;
  companion *companions = crd_arena_zalloc(arena, (count + 1) * sizeof *companions);
  for (size_t i = 0; i < count; i++) {
    if (!open_companion(arena, definition->companions[i], &companions[i], diagnostics)) return false;
    attach_head(arena, &companions[i], switches, definition);
  }
  for (size_t i = 0; i < count; i++) {
    if (companions[i].placed || !is_included(arena, &companions[i], definition)) continue;
    if (!place_companion(arena, &companions[i], definition, diagnostics)) return false;
    i = (size_t)-1; /* the attached sets can include sets of others */
  }
  return true;
}
