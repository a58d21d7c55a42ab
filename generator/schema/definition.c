/* SPDX-License-Identifier: Apache-2.0 */
/* Documents -> CustomResourceDefinitions: the envelope around the schemas, with the API server's defaults for names. */
#include "schema/markers/marks.h"

#include <crd/go_text.h>
#include <strings.h>

#define GROUP_PREFIX "apiextensions.k8s.io/"

static void read_scale(const crd_value *subresources, crd_version *version) {
  const crd_value *scale = crdc_read_member(subresources, "scale");
  if (!scale) return;
  version->has_scale = true;
  version->scale.spec_replicas_path = crdc_read_string_member(scale, "specReplicasPath");
  version->scale.status_replicas_path = crdc_read_string_member(scale, "statusReplicasPath");
  version->scale.label_selector_path = crdc_read_string_member(scale, "labelSelectorPath");
}

static void read_crd_version(const reader *reader, const crd_value *value, crd_version *version) {
  version->location = crdc_read_location(reader, value);
  version->value = value;
  version->name = crdc_read_string_member(value, "name");
  version->served = crdc_read_flag_member(value, "served");
  version->storage = crdc_read_flag_member(value, "storage");
  version->deprecated = crdc_read_flag_member(value, "deprecated");
  version->deprecation_warning = crdc_read_string_member(value, "deprecationWarning");
  const crd_value *subresources = crdc_read_member(value, "subresources");
  version->has_status = crdc_read_member(subresources, "status") != NULL;
  read_scale(subresources, version);
  const crd_value *root = crdc_read_member(crdc_read_member(value, "schema"), "openAPIV3Schema");
  struct reader alone = *reader;
  if (!crd_string_equal(crdc_read_string_member(root, "type"), CRD_STRING("object"))) alone.repeated = NULL;
  if (root) version->schema = crdc_read_schema(&alone, root);
}

/* spec.names with SetDefaults_CustomResourceDefinitionSpec. */
static void read_crd_names(const reader *reader, const crd_value *spec, crd_definition *definition) {
  const crd_value *names = crdc_read_member(spec, "names");
  definition->plural = crdc_read_string_member(names, "plural");
  definition->singular = crdc_read_string_member(names, "singular");
  definition->kind = crdc_read_string_member(names, "kind");
  definition->list_kind = crdc_read_string_member(names, "listKind");
  if (!definition->singular.size) definition->singular = crd_go_lower(reader->arena, definition->kind);
  if (!definition->list_kind.size && definition->kind.size)
    definition->list_kind = crd_arena_printf(reader->arena, "%.*sList", (int)definition->kind.size, definition->kind.data);
}

static void read_definition(const reader *reader, const crd_value *object, crd_definition *definition) {
  static const crd_value nothing = {.kind = CRD_MAP, .offset = CRD_NO_OFFSET};
  crd_value *root = crd_arena_alloc(reader->arena, sizeof *root);
  *root = crdc_shape_read(reader, &crdc_shape_definition, object, NULL);
  definition->location = crdc_read_location(reader, root);
  definition->metadata = crdc_read_member(root, "metadata");
  definition->status = crdc_read_member(root, "status");
  definition->name = crdc_read_string_member(definition->metadata, "name");
  const crd_value *spec = crdc_read_member(root, "spec");
  definition->spec = spec = spec ? spec : &nothing;
  definition->group = crdc_read_string_member(spec, "group");
  definition->scope = crdc_read_string_member(spec, "scope");
  read_crd_names(reader, spec, definition);
  const crd_value *versions = crdc_read_member(spec, "versions");
  if (!versions) return;
  definition->version_count = read_size(versions, CRD_LIST);
  definition->versions = crd_arena_zalloc(reader->arena, definition->version_count * sizeof *definition->versions);
  for (size_t i = 0; i < definition->version_count; i++)
    read_crd_version(reader, &versions->as.items[i], &definition->versions[i]);
}

/* Repairs the flags of shared schemas: an error elsewhere in a CRD does not concern them. */
static void mend(schema *node) {
  if (!node) return;
  node->broken = false;
  mend(node->items);
  mend(node->additional);
  for (size_t i = 0; i < node->property_count; i++) mend(node->properties[i].schema);
}

bool crd_definition_read_alone(crd_arena *arena, crd_definition *definition, diagnostics *diagnostics, size_t said) {
  if (!definition->document.repeats) return false;
  crdc_diagnostics_forget(diagnostics, said);
  for (size_t i = 0; i < definition->version_count; i++) mend(definition->versions[i].schema);
  crdc_document_read_alone(&definition->document);
  const reader reader = {arena, definition->document.source, diagnostics, NULL};
  read_definition(&reader, definition->document.root, definition);
  return true;
}

static crd_definition *set_append(crd_set *set) {
  CRD_ARENA_ROOM(set->arena, set->items, set->count, set->capacity, 16);
  crd_definition *definition = &set->items[set->count++];
  *definition = (crd_definition){0};
  return definition;
}

/* The type of an object as its decoder reads it (json.SimpleMetaFactory): names in any case, and the last one counts. */
static crd_string type_member(const crd_value *object, const char *name) {
  crd_string found = {NULL, 0}, wanted = crd_string_of(name);
  for (uint32_t i = 0; i < object->size; i++) {
    const crd_member *member = &object->as.members[i];
    if (member->name_size == wanted.size && strncasecmp(member->name, name, wanted.size) == 0 &&
        member->value.kind == CRD_STRING_VALUE)
      found = crd_value_string(&member->value);
  }
  return found;
}

static bool is_list_kind(crd_string kind) {
  return crd_string_equal(kind, CRD_STRING("List")) || crd_string_equal(kind, CRD_STRING("CustomResourceDefinitionList"));
}

/* Whether the text of a document has lines with markers; a text is searched once, not once per document. */
static bool has_marker_lines(crd_set *set, const document *document) {
  if (set->looked_at != document->source) {
    set->looked_at = document->source;
    set->has_markers = crdc_marks_has_lines(document->source->text);
  }
  return set->has_markers;
}

/* Whether a document can share parts with others: only without markers on them. */
static bool may_repeat(crd_set *set, const document *document) {
  return !has_marker_lines(set, document) && !(set->overlays && set->overlays->count);
}

/* Adds an object of a document: a CRD, a list of CRDs, or another kind. */
static void add_definition(crd_set *set, const reader *reader, const document *document, crd_value *object, bool only_crds) {
  if (object->kind != CRD_MAP) {
    if (only_crds) crdc_read_wrong(reader, object, CRD_STRING("a CustomResourceDefinition"), "an object");
    return;
  }
  crd_string kind = type_member(object, "kind"), api_version = type_member(object, "apiVersion");
  if (document->repeats && (is_list_kind(kind) || !may_repeat(set, document))) {
    struct document alone = *document;
    crdc_document_read_alone(&alone);
    add_definition(set, reader, &alone, alone.root, only_crds);
    return;
  }
  if (is_list_kind(kind)) {
    const crd_value *items = crdc_read_member(object, "items");
    if (items && items->kind != CRD_LIST) crdc_read_wrong(reader, items, CRD_STRING("items"), "a list");
    for (uint32_t i = 0; items && items->kind == CRD_LIST && i < items->size; i++)
      add_definition(set, reader, document, &items->as.items[i], only_crds);
    return;
  }
  bool named = crd_string_equal(kind, CRD_STRING("CustomResourceDefinition"));
  if (named && crd_string_equal(api_version, CRD_STRING(GROUP_PREFIX "v1"))) {
    crd_definition *definition = set_append(set);
    definition->document = *document;
    definition->document.root = object;
    definition->document.offset = object->offset;
    crd_marks marks = {.arena = reader->arena, .no_comments = !has_marker_lines(set, document)};
    size_t errors = reader->diagnostics->errors, said = reader->diagnostics->count;
    crdc_marks_merge(&marks, set->overlays, document, object, reader->diagnostics);
    definition->mismarked = reader->diagnostics->errors > errors || (set->overlays && set->overlays->incomplete);
    read_definition(reader, object, definition);
    if (reader->diagnostics->count > said) crd_definition_read_alone(reader->arena, definition, reader->diagnostics, said);
    crdc_marks_attach(&marks, definition);
  } else if (named && crd_string_has_prefix(api_version, CRD_STRING(GROUP_PREFIX))) {
    crdc_diagnostics_add(
        reader->diagnostics, SEVERITY_ERROR, crdc_read_location(reader, object),
        "CustomResourceDefinitions of %.*s are not served by Kubernetes since 1.22: convert it to " GROUP_PREFIX "v1",
        (int)api_version.size, api_version.data);
  } else if (only_crds) {
    crdc_diagnostics_add(reader->diagnostics, SEVERITY_ERROR, crdc_read_location(reader, object),
                         "expected a CustomResourceDefinition of " GROUP_PREFIX
                         "v1, found kind \"%.*s\" of apiVersion \"%.*s\"",
                         (int)kind.size, kind.data, (int)api_version.size, api_version.data);
  }
}

const crd_value *crd_set_spec(const crd_set *set, const crd_kind *kind) {
  for (size_t i = set ? set->count : 0; i--;)
    if (crd_string_equal(set->items[i].group, kind->group) && crd_string_equal(set->items[i].kind, kind->kind))
      return set->items[i].spec;
  return NULL;
}

bool crd_set_add(crd_set *set, const documents *documents, bool only_crds, diagnostics *diagnostics) {
  size_t errors = diagnostics->errors;
  for (size_t i = 0; i < documents->count; i++) {
    const document *document = &documents->items[i];
    if (!document->root) continue;
    if (document->repeats && !set->repeated) {
      set->repeated = crd_arena_zalloc(set->arena, sizeof *set->repeated);
      set->repeated->shaped.arena = set->repeated->fields.arena = set->repeated->elements.arena = set->arena;
    }
    reader reader = {set->arena, document->source, diagnostics, document->repeats ? set->repeated : NULL};
    add_definition(set, &reader, document, document->root, only_crds);
  }
  return diagnostics->errors == errors;
}
