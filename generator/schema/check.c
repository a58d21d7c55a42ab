/* Whether the API server would create a CRD: validateCustomResourceDefinitionSpec's order of checks, and the helpers of all
 * the files that check. Errors are data; crd_check turns them into diagnostics in the order of the source. */
#include "schema/check.h"
#include "schema/cause.h"
#include "schema/shape.h"

#include <crd/json.h>

/* ---- errors ---- */

crd_string vet_path(const checker *checker, const crd_path *path) {
  return crd_path_text(checker->arena, checker->prefix, path, CRD_PATH_SUBSCRIPT);
}

void vet_error(const checker *checker, crd_error_type type, const crd_path *path, const char *child, uint32_t offset,
               crd_string value, const char *detail) {
  crd_path leaf = path_child(path, child);
  crd_errors_add(checker->errors, (crd_error){.type = (uint8_t)type,
                                              .stage = CRD_STAGE_SCHEMA,
                                              .has_value = value.data != NULL,
                                              .offset = offset,
                                              .field = vet_path(checker, child ? &leaf : path),
                                              .value = value,
                                              .detail = crd_string_of(detail)});
}

void vet_required(const checker *checker, const crd_path *path, const char *child, uint32_t offset, const char *detail) {
  vet_error(checker, CRD_ERROR_REQUIRED, path, child, offset, (crd_string){NULL, 0}, detail);
}

void vet_forbidden(const checker *checker, const crd_path *path, const char *child, uint32_t offset, const char *detail) {
  vet_error(checker, CRD_ERROR_FORBIDDEN, path, child, offset, (crd_string){NULL, 0}, detail);
}

void vet_invalid(const checker *checker, const crd_path *path, const char *child, uint32_t offset, crd_string value,
                 const char *detail) {
  vet_error(checker, CRD_ERROR_INVALID, path, child, offset, crd_error_value_string(checker->arena, value), detail);
}

void vet_not_supported(const checker *checker, const crd_path *path, const char *child, uint32_t offset, crd_string value,
                       const char *const *supported) {
  crd_text detail = {.arena = checker->arena};
  crd_text_add(&detail, CRD_STRING("supported values: "));
  for (size_t i = 0; supported[i]; i++) crd_text_printf(&detail, "%s\"%s\"", i ? ", " : "", supported[i]);
  crd_text_add_char(&detail, 0);
  vet_error(checker, CRD_ERROR_NOT_SUPPORTED, path, child, offset, crd_error_value_string(checker->arena, value),
            detail.data);
}

crd_string vet_json(const checker *checker, const crd_value *value) {
  return crd_json_encode(checker->arena, value, CRD_JSON_GO);
}

crd_string vet_json_string(const checker *checker, crd_string text) {
  crd_text out = {.arena = checker->arena};
  crd_json_write_string(&out, text, CRD_JSON_GO);
  return crd_text_string(&out);
}

crd_string vet_json_strings(const checker *checker, const crd_string *items, size_t count) {
  crd_text out = {.arena = checker->arena};
  crd_text_add_char(&out, '[');
  for (size_t i = 0; i < count; i++) {
    if (i) crd_text_add_char(&out, ',');
    crd_json_write_string(&out, items[i], CRD_JSON_GO);
  }
  crd_text_add_char(&out, ']');
  return crd_text_string(&out);
}

crd_string vet_join(const checker *checker, const crd_texts *messages) {
  crd_text out = {.arena = checker->arena};
  for (uint32_t i = 0; i < messages->count; i++) {
    if (i) crd_text_add_char(&out, ',');
    crd_text_add(&out, messages->items[i]);
  }
  crd_text_add_char(&out, 0);
  return (crd_string){out.data, out.size - 1};
}

/* ---- places and texts ---- */

static const crd_member *find_member(const crd_value *map, const char *name) {
  if (!map || map->kind != CRD_MAP) return NULL;
  crd_string wanted = crd_string_of(name);
  for (uint32_t i = 0; i < map->size; i++)
    if (crd_string_equal(crd_member_name(&map->as.members[i]), wanted)) return &map->as.members[i];
  return NULL;
}

uint32_t member_place(const crd_value *map, const char *name) {
  const crd_member *member = find_member(map, name);
  return member ? member->value.offset : map ? map->offset : CRD_NO_OFFSET;
}

uint32_t keyword_place(const schema *node, const char *keyword) {
  return member_place(node->value, keyword);
}

uint32_t keyword_name_place(const schema *node, const char *keyword) {
  const crd_member *member = find_member(node->value, keyword);
  return member ? member->name_offset : node->location.offset;
}

const crd_value *keyword_value(const schema *node, const char *keyword) {
  const crd_member *member = find_member(node->value, keyword);
  return member && member->value.kind != CRD_NULL ? &member->value : NULL;
}

crd_string member_string(const crd_value *map, const char *name) {
  const crd_member *member = find_member(map, name);
  return member && member->value.kind == CRD_STRING_VALUE ? crd_value_string(&member->value) : (crd_string){NULL, 0};
}

bool text_is(crd_string text, const char *literal) {
  return crd_string_equal(text, crd_string_of(literal));
}

bool text_is_blank(crd_string text) {
  for (size_t i = 0; i < text.size; i++)
    if (!strchr(" \t\n\v\f\r", text.data[i]) || !text.data[i]) return false;
  return true;
}

/* ---- the order of the checks ---- */

bool versions_share(const crd_definition *definition, const char *member) {
  crd_string name = crd_string_of(member);
  const shape_member *shape = shape_find(&shape_version, name);
  for (size_t i = 1; i < definition->version_count; i++)
    if (!shape_equal(shape, crd_value_get(definition->versions[0].value, name),
                     crd_value_get(definition->versions[i].value, name)))
      return false;
  return true;
}

bool crd_schemas_shared(const crd_definition *definition) {
  return versions_share(definition, "schema");
}

crd_string crd_schema_path(crd_arena *arena, const crd_definition *definition, size_t version) {
  if (crd_schemas_shared(definition)) return CRD_STRING("spec.validation.openAPIV3Schema");
  return crd_arena_printf(arena, "spec.versions[%zu].schema.openAPIV3Schema", version);
}

static void mark_broken(schema *node) {
  node->broken = true;
  if (node->items) mark_broken(node->items);
  if (node->additional) mark_broken(node->additional);
  for (size_t i = 0; i < node->property_count; i++) mark_broken(node->properties[i].schema);
}

void vet_schema(const checker *outer, schema *root, crd_string path, bool status) {
  if (!root) return;
  checker checker = *outer;
  checker.prefix = path;
  uint32_t before = checker.errors->count;
  if (root->nullable)
    vet_forbidden(&checker, NULL, "nullable", keyword_name_place(root, "nullable"), "nullable cannot be true at the root");
  const char *conversion_error = schema_conversion_error(root);
  bool structured = !checker.ratchet.unstructured;
  bool whole = structured && !conversion_error && vet_structural(&checker, root) && vet_defaults(&checker, root);
  if (status) vet_root_for_status(&checker, root); /* shows what the defaults have become */
  vet_keywords(&checker, root);
  if (!whole) mark_broken(root);
  if (structured && conversion_error && checker.errors->count == before)
    vet_error(&checker, CRD_ERROR_INVALID, NULL, NULL, root->location.offset, CRD_STRING("\"\""), conversion_error);
}

static bool any_status(const crd_definition *definition) {
  for (size_t i = 0; i < definition->version_count; i++)
    if (definition->versions[i].has_status) return true;
  return false;
}

static bool preserves_unknown_fields(const crd_definition *definition) {
  const crd_value *value = definition->spec ? crd_value_get(definition->spec, CRD_STRING("preserveUnknownFields")) : NULL;
  return value && value->kind == CRD_BOOL && value->as.boolean;
}

/* A schema that could not be read is there all the same. */
static bool is_schema_given(const crd_value *version) {
  const crd_member *wrapper = find_member(version, "schema");
  const crd_member *root = wrapper ? find_member(&wrapper->value, "openAPIV3Schema") : NULL;
  return root && root->value.kind != CRD_NULL;
}

static void check_schemas_given(const checker *checker) {
  const crd_definition *definition = checker->definition;
  crd_path versions = path_child(NULL, "versions");
  for (size_t i = 0; i < definition->version_count; i++) {
    crd_path version = path_index(&versions, i);
    if (is_schema_given(definition->versions[i].value)) continue;
    if (checker->ratchet.schemas_optional && (preserves_unknown_fields(definition) || !definition->versions[i].served))
      continue;
    vet_required(checker, &version, "schema.openAPIV3Schema", definition->versions[i].location.offset,
                 checker->ratchet.schemas_optional ? "because otherwise all fields are pruned" : "");
  }
}

/* What the internal form of the API keeps at the version because the versions differ in it. */
static void check_version(const checker *checker, size_t index, const bool shared[4]) {
  const crd_version *version = &checker->definition->versions[index];
  crd_path versions = path_child(NULL, "versions"), path = path_index(&versions, index);
  vet_deprecation(checker, &path, version);
  if (!shared[0])
    vet_schema(checker, version->schema, crd_schema_path(checker->arena, checker->definition, index), version->has_status);
  if (!shared[1]) vet_scale(checker, &path, version);
  if (!shared[2]) vet_columns(checker, &path, version);
  if (!shared[3]) vet_selectable_fields(checker, &path, version, shared[0]);
}

void vet_spec(const checker *checker) {
  if (!checker->definition->spec) return;
  const crd_definition *definition = checker->definition;
  const bool shared[4] = {versions_share(definition, "schema"), versions_share(definition, "subresources"),
                          versions_share(definition, "additionalPrinterColumns"),
                          versions_share(definition, "selectableFields")};
  vet_group_and_scope(checker);
  check_schemas_given(checker);
  if (preserves_unknown_fields(definition))
    for (size_t i = 0; i < definition->version_count; i++)
      if (schema_any(definition->versions[i].schema, schema_is_defaulted)) {
        vet_error(checker, CRD_ERROR_INVALID, NULL, "preserveUnknownFields",
                  member_place(definition->spec, "preserveUnknownFields"), CRD_STRING("true"),
                  "must be false in order to use defaults in the schema");
        break;
      }
  vet_version_names(checker);
  for (size_t i = 0; i < definition->version_count; i++) check_version(checker, i, shared);
  vet_storage_versions(checker);
  vet_names(checker);
  if (definition->version_count) {
    const crd_version *first = &definition->versions[0];
    if (shared[0]) vet_schema(checker, first->schema, CRD_STRING("spec.validation.openAPIV3Schema"), any_status(definition));
    if (shared[1]) vet_scale(checker, NULL, first);
    if (shared[2]) vet_columns(checker, NULL, first);
    if (shared[3]) vet_selectable_fields(checker, NULL, first, shared[0]);
  }
  vet_conversion(checker, preserves_unknown_fields(definition));
}

void vet_preserving(const checker *checker) {
  const crd_definition *definition = checker->definition;
  if (preserves_unknown_fields(definition))
    vet_error(checker, CRD_ERROR_INVALID, NULL, "preserveUnknownFields",
              member_place(definition->spec, "preserveUnknownFields"), CRD_STRING("true"),
              "cannot set to true, set x-kubernetes-preserve-unknown-fields to true in spec.versions[*].schema instead");
}

void crd_check_errors_with(const crd_definition *definition, const crd_check_options *options, crd_errors *errors) {
  checker checker = {.arena = errors->arena,
                     .errors = errors,
                     .definition = definition,
                     .prefix = CRD_STRING("spec"),
                     .old = options->old,
                     .own_status = options->own_status,
                     .kubernetes_minor = options->kubernetes_minor};
  checker.ratchet = ratchet_of(&checker);
  if (checker.old)
    vet_metadata_update(&checker);
  else
    vet_metadata(&checker);
  vet_spec(&checker);
  if (checker.old) vet_changes(&checker);
  vet_status(&checker);
  vet_api_approval(&checker);
  if (!checker.old || !preserves_unknown_fields(checker.old)) vet_preserving(&checker);
}

void crd_check_errors(const crd_definition *definition, crd_errors *errors) {
  crd_check_errors_with(definition, &(crd_check_options){.old = NULL}, errors);
}

bool crd_check_of_minor(const crd_definition *definition, unsigned kubernetes_minor, diagnostics *diagnostics) {
  crd_errors errors = crd_errors_init(diagnostics->arena);
  crd_check_errors_with(definition, &(crd_check_options){.kubernetes_minor = kubernetes_minor}, &errors);
  causes_report(diagnostics, definition, &errors, false, NULL);
  return errors.count == 0;
}

bool crd_check(const crd_definition *definition, diagnostics *diagnostics) {
  return crd_check_of_minor(definition, 0, diagnostics);
}
