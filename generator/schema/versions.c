/* SPDX-License-Identifier: Apache-2.0 */
/* The parts of a version beside its schema: deprecation, the scale subresource, printer columns, selectable fields. */
#include "schema/check_parts.h"

#define MAX_SELECTABLE_FIELDS 8

/* The length of the UTF-8 sequence at `at`, 0 if it is invalid; `rune` becomes the code point. */
static size_t decode_rune(crd_string text, size_t at, uint32_t *rune) {
  unsigned char lead = (unsigned char)text.data[at];
  size_t size = lead < 0x80                   ? 1
                : lead >= 0xc2 && lead < 0xe0 ? 2
                : lead >= 0xe0 && lead < 0xf0 ? 3
                : lead >= 0xf0 && lead < 0xf5 ? 4
                                              : 0;
  if (!size || at + size > text.size) return 0;
  *rune = size == 1 ? lead : lead & (0x7fu >> size);
  for (size_t i = 1; i < size; i++) {
    unsigned char next = (unsigned char)text.data[at + i];
    if ((next & 0xc0) != 0x80) return 0;
    *rune = *rune << 6 | (next & 0x3fu);
  }
  return size;
}

/* unicode.IsPrint, tested with Go's %q: a printable rune is unchanged. */
static bool is_printable(crd_arena *arena, crd_string text, size_t at, size_t size, uint32_t rune) {
  if (rune == '"' || rune == '\\') return true;
  crd_text quoted = {.arena = arena};
  crd_text_add_quoted(&quoted, (crd_string){text.data + at, size});
  return quoted.size == size + 2 && memcmp(quoted.data + 1, text.data + at, size) == 0;
}

/* validateDeprecationWarning. */
void crdc_vet_deprecation(const checker *checker, const crd_path *path, const crd_version *version) {
  const crd_value *value = crdc_read_member(version->value, "deprecationWarning");
  if (!value) return;
  crd_string text = version->deprecation_warning;
  crd_bad_value shown = crd_bad_json(text);
  static const char child[] = "deprecationWarning";
  if (!version->deprecated) {
    crdc_vet_error(checker, CRD_ERROR_INVALID, path, child, value->offset, shown, VET(DEPRECATED));
    return;
  }
  if (text.size > 256) crdc_vet_error(checker, CRD_ERROR_INVALID, path, child, value->offset, shown, VET(WARNING_LONG));
  if (!text.size) crdc_vet_error(checker, CRD_ERROR_INVALID, path, child, value->offset, shown, VET(WARNING_EMPTY));
  for (size_t at = 0, size = 0; at < text.size; at += size) {
    uint32_t rune = 0;
    size = decode_rune(text, at, &rune);
    if (!size || !is_printable(checker->arena, text, at, size, rune)) {
      crd_value index = crd_value_make_int((int64_t)at);
      crdc_vet_error_with(checker, CRD_ERROR_INVALID, path, child, value->offset, shown, VET(WARNING_PRINTABLE), &index, 1);
      break;
    }
  }
}

static bool is_simple_json_path(const checker *checker, const crd_path *path, const char *child, uint32_t place,
                                crd_string text) {
  if (text.data[0] == '.') return true;
  crdc_vet_invalid(checker, path, child, place, text, VET(JSON_PATH));
  return false;
}

static bool has_prefix(crd_string text, const char *prefix) {
  return crd_string_has_prefix(text, crd_string_of(prefix));
}

static void check_replicas_path(const checker *checker, const crd_path *path, const char *child, uint32_t place,
                                crd_string text, const char *prefix, const crd_words *words) {
  if (!text.size)
    crdc_vet_required(checker, path, child, place, NULL);
  else if (is_simple_json_path(checker, path, child, place, text) && !has_prefix(text, prefix))
    crdc_vet_invalid(checker, path, child, place, text, words);
}

/* ValidateCustomResourceDefinitionSubresources; `parent` is the version, NULL for the spec. */
void crdc_vet_scale(const checker *checker, const crd_path *parent, const crd_version *version) {
  if (!version->has_scale) return;
  const crd_value *scale = crdc_read_member(crdc_read_member(version->value, "subresources"), "scale");
  crd_path path = path_child(parent, "subresources");
  check_replicas_path(checker, &path, "scale.specReplicasPath", crdc_member_place(scale, "specReplicasPath"),
                      version->scale.spec_replicas_path, ".spec.", VET(PATH_OF_SPEC));
  check_replicas_path(checker, &path, "scale.statusReplicasPath", crdc_member_place(scale, "statusReplicasPath"),
                      version->scale.status_replicas_path, ".status.", VET(PATH_OF_STATUS));
  crd_string selector = version->scale.label_selector_path;
  uint32_t place = crdc_member_place(scale, "labelSelectorPath");
  if (selector.size && is_simple_json_path(checker, &path, "scale.labelSelectorPath", place, selector) &&
      !has_prefix(selector, ".spec.") && !has_prefix(selector, ".status."))
    crdc_vet_error(checker, CRD_ERROR_INVALID, &path, "scale.labelSelectorPath", place, crd_bad_json(selector),
                   VET(PATH_OF_EITHER));
}

/* ValidateCustomResourceColumnDefinition. */
static void check_column(const checker *checker, const crd_path *path, const crd_value *column) {
  static const char *const types[] = {"boolean", "date", "integer", "number", "string", NULL};
  static const char *const formats[] = {"byte", "date", "date-time", "double", "float", "int32", "int64", "password", NULL};
  crd_string name = crdc_member_string(column, "name"), type = crdc_member_string(column, "type"),
             format = crdc_member_string(column, "format"), json_path = crdc_member_string(column, "jsonPath");
  if (!name.size) crdc_vet_required(checker, path, "name", crdc_member_place(column, "name"), NULL);
  if (!type.size)
    crdc_vet_required(checker, path, "type", crdc_member_place(column, "type"), VET(COLUMN_TYPE));
  else if (!crdc_text_is_one_of(type, types))
    crdc_vet_invalid(checker, path, "type", crdc_member_place(column, "type"), type, VET(COLUMN_TYPE));
  if (format.size && !crdc_text_is_one_of(format, formats))
    crdc_vet_invalid(checker, path, "format", crdc_member_place(column, "format"), format, VET(COLUMN_FORMAT));
  if (!json_path.size)
    crdc_vet_required(checker, path, "JSONPath", crdc_member_place(column, "jsonPath"), NULL);
  else
    is_simple_json_path(checker, path, "JSONPath", crdc_member_place(column, "jsonPath"), json_path);
}

void crdc_vet_columns(const checker *checker, const crd_path *parent, const crd_version *version) {
  const crd_value *columns = crdc_read_member(version->value, "additionalPrinterColumns");
  crd_path path = path_child(parent, "additionalPrinterColumns");
  for (uint32_t i = 0; columns && columns->kind == CRD_LIST && i < columns->size; i++) {
    crd_path item = path_index(&path, i);
    check_column(checker, &item, &columns->as.items[i]);
  }
}

/* Checks a selectable field; returns its normalised path, or empty if it has none. */
static crd_string check_selectable_field(const checker *checker, const crd_path *path, const crd_value *field,
                                         const schema *root, const crd_string *seen, size_t seen_count) {
  crd_string text = crdc_member_string(field, "jsonPath"), rendered = {NULL, 0}, why = {NULL, 0};
  uint32_t place = crdc_member_place(field, "jsonPath");
  if (!text.size) {
    crdc_vet_required(checker, path, "jsonPath", place, NULL);
    return rendered;
  }
  const schema *found = NULL;
  if (!crdc_field_path_resolve(checker->arena, root, text, false, &found, &rendered, &why)) {
    crdc_vet_invalid_with(checker, path, "jsonPath", place, text, VET(SELECTABLE_PATH), why);
    return (crd_string){NULL, 0};
  }
  if (crdc_text_is(rendered, ".metadata") || has_prefix(rendered, ".metadata.") || has_prefix(rendered, ".metadata["))
    crdc_vet_invalid(checker, path, "jsonPath", place, text, VET(SELECTABLE_METADATA));
  if (!found || (!crdc_text_is(found->type, "string") && !crdc_text_is(found->type, "boolean") &&
                 !crdc_text_is(found->type, "integer")))
    crdc_vet_invalid(checker, path, "jsonPath", place, text, VET(SELECTABLE_TYPE));
  for (size_t i = 0; i < seen_count; i++)
    if (crd_string_equal(seen[i], rendered)) {
      crdc_vet_error(checker, CRD_ERROR_DUPLICATE, path, "jsonPath", place, crd_bad_string(text), NULL);
      return (crd_string){NULL, 0};
    }
  return rendered;
}

/* ValidateCustomResourceSelectableFields. Fields or a schema that all versions share are separate from the version: then the
 * fields are checked without a schema. */
void crdc_vet_selectable_fields(const checker *checker, const crd_path *parent, const crd_version *version,
                                bool schemas_shared) {
  const crd_value *fields = crdc_read_member(version->value, "selectableFields");
  if (!fields || !fields->size || crdc_ratchet_drops_selectable_fields(checker)) return;
  crd_path path = path_child(parent, "selectableFields");
  bool given = parent ? version->schema && !schemas_shared : crdc_read_member(version->value, "schema") && schemas_shared;
  if (!given) {
    crdc_vet_error(checker, CRD_ERROR_INVALID, &path, NULL, fields->offset, crd_bad_string(CRD_STRING("")),
                   parent ? VET(SELECTABLE_VERSION) : VET(SELECTABLE_SCHEMA));
    return;
  }
  const crd_words *error = version->schema ? crdc_schema_conversion_error(version->schema) : NULL;
  if (error)
    crdc_vet_error(checker, CRD_ERROR_INVALID, parent, "schema.openAPIV3Schema", version->schema->location.offset,
                   crd_bad_string(CRD_STRING("")), error);
  const schema *root = error ? NULL : version->schema;
  crd_string *seen = crd_arena_alloc(checker->arena, fields->size * sizeof *seen);
  size_t count = 0;
  for (uint32_t i = 0; i < fields->size; i++) {
    crd_path item = path_index(&path, i);
    crd_string text = check_selectable_field(checker, &item, &fields->as.items[i], root, seen, count);
    if (text.size) seen[count++] = text;
  }
  if (count > MAX_SELECTABLE_FIELDS && !crdc_ratchet_keeps_selectable_fields(checker, version))
    crdc_vet_error(checker, CRD_ERROR_TOO_MANY, &path, NULL, fields->offset, crd_bad_int((int64_t)count),
                   VET(SELECTABLE_MANY));
}
