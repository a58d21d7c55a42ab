/* SPDX-License-Identifier: Apache-2.0 */
/* Whether the API server would create a CRD: the checks of validateCustomResourceDefinitionSpec in order. */
#include "schema/cause.h"
#include "schema/check_parts.h"

static void mark_broken(schema *node) {
  node->broken = true;
  if (node->items) mark_broken(node->items);
  if (node->additional) mark_broken(node->additional);
  for (size_t i = 0; i < node->property_count; i++) mark_broken(node->properties[i].schema);
}

void crdc_vet_schema(const checker *outer, schema *root, crd_string path, bool status) {
  if (!root) return;
  checker checker = *outer;
  checker.prefix = path;
  uint32_t before = checker.errors->count;
  if (root->nullable)
    crdc_vet_forbidden(&checker, NULL, "nullable", crdc_keyword_name_place(root, "nullable"), VET(NULLABLE_ROOT));
  const crd_words *conversion_error = crdc_schema_conversion_error(root);
  bool structured = !checker.ratchet.unstructured;
  bool whole = structured && !conversion_error && crdc_vet_structural(&checker, root) && crdc_vet_defaults(&checker, root);
  if (status) crdc_vet_root_for_status(&checker, root); /* shows the coerced defaults */
  crdc_vet_keywords(&checker, root);
  if (!whole) mark_broken(root);
  if (structured && conversion_error && checker.errors->count == before)
    crdc_vet_error(&checker, CRD_ERROR_INVALID, NULL, NULL, root->location.offset, crd_bad_string(CRD_STRING("")),
                   conversion_error);
}

static bool any_status(const crd_definition *definition) {
  for (size_t i = 0; i < definition->version_count; i++)
    if (definition->versions[i].has_status) return true;
  return false;
}

/* A schema that could not be decoded counts as given. */
static bool is_schema_given(const crd_value *version) {
  const crd_member *wrapper = crdc_member_find(version, "schema");
  const crd_member *root = wrapper ? crdc_member_find(&wrapper->value, "openAPIV3Schema") : NULL;
  return root && root->value.kind != CRD_NULL;
}

static void check_schemas_given(const checker *checker) {
  const crd_definition *definition = checker->definition;
  crd_path versions = path_child(NULL, "versions");
  for (size_t i = 0; i < definition->version_count; i++) {
    crd_path version = path_index(&versions, i);
    if (is_schema_given(definition->versions[i].value)) continue;
    if (checker->ratchet.schemas_optional && (crdc_preserves_unknown_fields(definition) || !definition->versions[i].served))
      continue;
    crdc_vet_required(checker, &version, "schema.openAPIV3Schema", definition->versions[i].location.offset,
                      checker->ratchet.schemas_optional ? VET(SCHEMA_GIVEN) : VET(SCHEMA_REQUIRED));
  }
}

/* Checks what the internal form of the API keeps in the versions, because it differs between them. */
static void check_crd_version(const checker *checker, size_t index, const bool shared[4]) {
  const crd_version *version = &checker->definition->versions[index];
  crd_path versions = path_child(NULL, "versions"), path = path_index(&versions, index);
  crdc_vet_deprecation(checker, &path, version);
  if (!shared[0])
    crdc_vet_schema(checker, version->schema, crd_schema_path(checker->arena, checker->definition, index),
                    version->has_status);
  if (!shared[1]) crdc_vet_scale(checker, &path, version);
  if (!shared[2]) crdc_vet_columns(checker, &path, version);
  if (!shared[3]) crdc_vet_selectable_fields(checker, &path, version, shared[0]);
}

void crdc_vet_spec(const checker *checker) {
  if (!checker->definition->spec) return;
  const crd_definition *definition = checker->definition;
  const bool shared[4] = {crdc_versions_share(definition, "schema"), crdc_versions_share(definition, "subresources"),
                          crdc_versions_share(definition, "additionalPrinterColumns"),
                          crdc_versions_share(definition, "selectableFields")};
  crdc_vet_group_and_scope(checker);
  check_schemas_given(checker);
  if (crdc_preserves_unknown_fields(definition))
    for (size_t i = 0; i < definition->version_count; i++)
      if (crdc_schema_any(definition->versions[i].schema, crdc_schema_is_defaulted)) {
        crdc_vet_error(checker, CRD_ERROR_INVALID, NULL, "preserveUnknownFields",
                       crdc_member_place(definition->spec, "preserveUnknownFields"), crd_bad_bool(true),
                       VET(DEFAULT_PRESERVING));
        break;
      }
  crdc_vet_version_names(checker);
  for (size_t i = 0; i < definition->version_count; i++) check_crd_version(checker, i, shared);
  crdc_vet_storage_versions(checker);
  crdc_vet_names(checker);
  if (definition->version_count) {
    const crd_version *first = &definition->versions[0];
    if (shared[0])
      crdc_vet_schema(checker, first->schema, CRD_STRING("spec.validation.openAPIV3Schema"), any_status(definition));
    if (shared[1]) crdc_vet_scale(checker, NULL, first);
    if (shared[2]) crdc_vet_columns(checker, NULL, first);
    if (shared[3]) crdc_vet_selectable_fields(checker, NULL, first, shared[0]);
  }
  crdc_vet_conversion(checker, crdc_preserves_unknown_fields(definition));
}

void crdc_vet_preserving(const checker *checker) {
  const crd_definition *definition = checker->definition;
  if (crdc_preserves_unknown_fields(definition))
    crdc_vet_error(checker, CRD_ERROR_INVALID, NULL, "preserveUnknownFields",
                   crdc_member_place(definition->spec, "preserveUnknownFields"), crd_bad_bool(true), VET(PRESERVING));
}

void crd_check_errors_with(const crd_definition *definition, const crd_check_options *options, crd_errors *errors) {
  checker checker = {.arena = errors->arena,
                     .errors = errors,
                     .definition = definition,
                     .prefix = CRD_STRING("spec"),
                     .old = options->old,
                     .own_status = options->own_status,
                     .kubernetes_minor = options->kubernetes_minor};
  errors->kubernetes_minor = options->kubernetes_minor;
  checker.ratchet = crdc_ratchet_of(&checker);
  if (checker.old)
    crdc_vet_metadata_update(&checker);
  else
    crdc_vet_metadata(&checker);
  crdc_vet_spec(&checker);
  if (checker.old) crdc_vet_changes(&checker);
  crdc_vet_status(&checker);
  crdc_vet_api_approval(&checker);
  if (!checker.old || !crdc_preserves_unknown_fields(checker.old)) crdc_vet_preserving(&checker);
}

void crd_check_errors(const crd_definition *definition, crd_errors *errors) {
  crd_check_errors_with(definition, &(crd_check_options){.old = NULL}, errors);
}

bool crd_check_of_minor(const crd_definition *definition, unsigned kubernetes_minor, diagnostics *diagnostics) {
  crd_errors errors = crd_errors_init(diagnostics->arena);
  crd_check_errors_with(definition, &(crd_check_options){.kubernetes_minor = kubernetes_minor}, &errors);
  crdc_causes_report(diagnostics, definition, &errors, false, NULL);
  return errors.count == 0;
}

bool crd_check(const crd_definition *definition, diagnostics *diagnostics) {
  return crd_check_of_minor(definition, 0, diagnostics);
}
