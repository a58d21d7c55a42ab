/* Documents -> CustomResourceDefinitions: the envelope around the schemas, with the API server's defaults for names. */
#include "schema/read.h"
#include "schema/schema.h"

#include "schema/marks.h"

#include <ctype.h>

#define GROUP_PREFIX "apiextensions.k8s.io/"

static void read_scale(const reader *reader, const crd_value *subresources, crd_version *version) {
  const crd_value *scale = read_map_member(reader, subresources, "scale");
  if (!scale) return;
  version->has_scale = true;
  read_string_member(reader, scale, "specReplicasPath", &version->scale.spec_replicas_path);
  read_string_member(reader, scale, "statusReplicasPath", &version->scale.status_replicas_path);
  read_string_member(reader, scale, "labelSelectorPath", &version->scale.label_selector_path);
}

/* Printer columns and selectable fields are checked in the document; here only that they are lists of objects. */
static void check_object_list(const reader *reader, const crd_value *map, const char *name) {
  const crd_value *list = read_list_member(reader, map, name);
  for (uint32_t i = 0; list && i < list->size; i++)
    if (list->as.items[i].kind != CRD_NULL) read_is_map(reader, &list->as.items[i], crd_string_of(name));
}

static void read_version(const reader *reader, const crd_value *value, crd_version *version) {
  version->location = read_location(reader, value);
  version->value = value;
  if (value->kind == CRD_NULL || !read_is_map(reader, value, CRD_STRING("a version"))) return;
  read_string_member(reader, value, "name", &version->name);
  read_bool_member(reader, value, "served", &version->served);
  read_bool_member(reader, value, "storage", &version->storage);
  read_bool_member(reader, value, "deprecated", &version->deprecated);
  read_string_member(reader, value, "deprecationWarning", &version->deprecation_warning);
  const crd_value *subresources = read_map_member(reader, value, "subresources");
  version->has_status = read_map_member(reader, subresources, "status") != NULL;
  read_scale(reader, subresources, version);
  check_object_list(reader, value, "additionalPrinterColumns");
  check_object_list(reader, value, "selectableFields");
  const crd_value *root = read_member(read_map_member(reader, value, "schema"), "openAPIV3Schema");
  if (root) version->schema = schema_read(reader->arena, reader->source, root, reader->diagnostics);
}

static crd_string lower(crd_arena *arena, crd_string text) {
  char *copy = crd_arena_alloc(arena, text.size + 1);
  for (size_t i = 0; i < text.size; i++) copy[i] = (char)tolower((unsigned char)text.data[i]);
  copy[text.size] = 0;
  return (crd_string){copy, text.size};
}

/* spec.names with SetDefaults_CustomResourceDefinitionSpec. */
static void read_names(const reader *reader, const crd_value *spec, crd_definition *definition) {
  const crd_value *names = read_map_member(reader, spec, "names");
  crd_string *ignored = NULL;
  size_t count = 0;
  read_string_member(reader, names, "plural", &definition->plural);
  read_string_member(reader, names, "singular", &definition->singular);
  read_string_member(reader, names, "kind", &definition->kind);
  read_string_member(reader, names, "listKind", &definition->list_kind);
  const crd_value *short_names = read_member(names, "shortNames"), *categories = read_member(names, "categories");
  if (short_names) read_strings(reader, short_names, CRD_STRING("shortNames"), &ignored, &count);
  if (categories) read_strings(reader, categories, CRD_STRING("categories"), &ignored, &count);
  if (!definition->singular.size) definition->singular = lower(reader->arena, definition->kind);
  if (!definition->list_kind.size && definition->kind.size)
    definition->list_kind = crd_arena_printf(reader->arena, "%.*sList", (int)definition->kind.size, definition->kind.data);
}

static void read_definition(const reader *reader, const crd_value *root, crd_definition *definition) {
  definition->location = read_location(reader, root);
  definition->metadata = read_map_member(reader, root, "metadata");
  read_string_member(reader, definition->metadata, "name", &definition->name);
  const crd_value *spec = read_map_member(reader, root, "spec");
  definition->spec = spec;
  if (!spec) {
    diagnostics_add(reader->diagnostics, SEVERITY_ERROR, definition->location, "a CustomResourceDefinition needs a spec");
    return;
  }
  read_string_member(reader, spec, "group", &definition->group);
  read_string_member(reader, spec, "scope", &definition->scope);
  read_names(reader, spec, definition);
  const crd_value *versions = read_list_member(reader, spec, "versions");
  if (!versions) return;
  definition->versions = crd_arena_zalloc(reader->arena, versions->size * sizeof *definition->versions);
  definition->version_count = versions->size;
  for (uint32_t i = 0; i < versions->size; i++) read_version(reader, &versions->as.items[i], &definition->versions[i]);
}

static crd_definition *set_append(crd_set *set) {
  if (set->count == set->capacity) {
    size_t capacity = set->capacity ? set->capacity * 2 : 16;
    set->items = crd_arena_grow(set->arena, set->items, set->capacity * sizeof *set->items, capacity * sizeof *set->items);
    set->capacity = capacity;
  }
  crd_definition *definition = &set->items[set->count++];
  *definition = (crd_definition){0};
  return definition;
}

static crd_string text_member(const crd_value *map, const char *name) {
  const crd_value *value = read_member(map, name);
  return value && value->kind == CRD_STRING_VALUE ? crd_value_string(value) : (crd_string){NULL, 0};
}

static bool is_list_kind(crd_string kind) {
  return crd_string_equal(kind, CRD_STRING("List")) || crd_string_equal(kind, CRD_STRING("CustomResourceDefinitionList"));
}

/* One object of a document: a CRD, a list of them, or something else. */
static void add_object(crd_set *set, const reader *reader, const document *document, crd_value *object, bool only_crds) {
  if (object->kind != CRD_MAP) {
    if (only_crds) read_wrong(reader, object, CRD_STRING("a CustomResourceDefinition"), "an object");
    return;
  }
  crd_string kind = text_member(object, "kind"), api_version = text_member(object, "apiVersion");
  if (is_list_kind(kind)) {
    const crd_value *items = read_list_member(reader, object, "items");
    for (uint32_t i = 0; items && i < items->size; i++) add_object(set, reader, document, &items->as.items[i], only_crds);
    return;
  }
  bool named = crd_string_equal(kind, CRD_STRING("CustomResourceDefinition"));
  if (named && crd_string_equal(api_version, CRD_STRING(GROUP_PREFIX "v1"))) {
    crd_definition *definition = set_append(set);
    definition->document = (struct document){document->source, object, object->offset};
    crd_marks marks = {.arena = reader->arena};
    marks_merge(&marks, set->overlays, document, object, reader->diagnostics);
    read_definition(reader, object, definition);
    marks_attach(&marks, definition);
  } else if (named && crd_string_has_prefix(api_version, CRD_STRING(GROUP_PREFIX))) {
    diagnostics_add(reader->diagnostics, SEVERITY_ERROR, read_location(reader, object),
                    "CustomResourceDefinitions of %.*s are not served by Kubernetes since 1.22: convert it to " GROUP_PREFIX
                    "v1",
                    (int)api_version.size, api_version.data);
  } else if (only_crds) {
    diagnostics_add(reader->diagnostics, SEVERITY_ERROR, read_location(reader, object),
                    "expected a CustomResourceDefinition of " GROUP_PREFIX "v1, found kind \"%.*s\" of apiVersion \"%.*s\"",
                    (int)kind.size, kind.data, (int)api_version.size, api_version.data);
  }
}

bool crd_set_add(crd_set *set, const documents *documents, bool only_crds, diagnostics *diagnostics) {
  size_t errors = diagnostics->errors;
  for (size_t i = 0; i < documents->count; i++) {
    const document *document = &documents->items[i];
    if (!document->root) continue;
    reader reader = {set->arena, document->source, diagnostics};
    add_object(set, &reader, document, document->root, only_crds);
  }
  return diagnostics->errors == errors;
}
