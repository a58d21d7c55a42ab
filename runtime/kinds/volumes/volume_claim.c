/* SPDX-License-Identifier: Apache-2.0 */
/* The claim of an ephemeral volume: ValidatePersistentVolumeClaimTemplate. */
#include "../validators.h"
#include "volume_sources.h"

#include <crd/metadata.h>

/* ---- metadata ---- */

static bool has_text(const core_field *field, const void *at) {
  switch (field->kind) {
  case CORE_STRING:
    return ((const crd_string *)at)->size > 0;
  case CORE_INT64:
    return *(const int64_t *)at != 0;
  case CORE_INT64_POINTER:
    return ((const core_optional_int64 *)at)->set;
  case CORE_TIME:
  case CORE_TIME_POINTER:
    return ((const core_time *)at)->text.size > 0;
  default: /* lists and maps */
    return *(const void *const *)at != NULL;
  }
}

/* Upstream walks the struct, and prints a field's Go name with a small first letter. */
void crd_core_validate_template_metadata(core_check *check, const core_object_meta *metadata, const crd_path *path) {
  crd_core_validate_annotations(check, &metadata->annotations, CORE_AT(path, "annotations"));
  crd_core_validate_labels(check, &metadata->labels, CORE_AT(path, "labels"));
  for (uint32_t i = 0; i < crd_core_object_meta_type.field_count; i++) {
    const core_field *field = &crd_core_object_meta_type.fields[i];
    if (core_is(field->name, "labels") || core_is(field->name, "annotations")) continue;
    if (!has_text(field, (const char *)metadata + field->offset)) continue;
    crd_string name = core_is(field->name, "uid") ? CRD_STRING("uID") : field->name;
    crd_core_forbidden(check, CORE_NAMED(path, name), "cannot be set");
  }
}

/* ---- data sources ---- */

/* validateDataSource, and the checks that validateDataSourceRef shares. */
static void validate_data_source(core_check *check, const core_optional_string *group, crd_string kind, crd_string name,
                                 const crd_path *path) {
  if (name.size == 0) crd_core_required(check, CORE_AT(path, "name"), NULL);
  if (kind.size == 0) crd_core_required(check, CORE_AT(path, "kind"), NULL);
  if (!group->value.size && !core_is(kind, "PersistentVolumeClaim"))
    crd_core_bad_text(check, path, kind, "must be 'PersistentVolumeClaim' when referencing the default apiGroup");
  if (group->value.size && !check->options->allowed.claim_groups)
    crd_core_string_passes(check, CORE_AT(path, "apiGroup"), group->value, crd_check_dns1123_subdomain);
}

/* isDataSourceEqualDataSourceRef */
static bool is_same_source(const core_typed_local_object_reference *source, const core_typed_object_reference *reference) {
  return source->api_group.set == reference->api_group.set &&
         (!source->api_group.set || crd_string_equal(source->api_group.value, reference->api_group.value)) &&
         crd_string_equal(source->kind, reference->kind) && crd_string_equal(source->name, reference->name);
}

/* Upstream passes the path of the field as the bad value; a path has no JSON. */
static void validate_data_sources(core_check *check, const core_persistent_volume_claim_spec *claim, const crd_path *path) {
  const core_typed_local_object_reference *source = claim->data_source;
  const core_typed_object_reference *reference = claim->data_source_ref;
  const crd_path *at = CORE_AT(path, "dataSourceRef");
  if (source) validate_data_source(check, &source->api_group, source->kind, source->name, CORE_AT(path, "dataSource"));
  if (!reference) return;
  validate_data_source(check, &reference->api_group, reference->kind, reference->name, at);
  bool elsewhere = reference->namespace.value.size > 0;
  if (elsewhere)
    crd_core_string_passes(check, CORE_AT(at, "namespace"), reference->namespace.value, crd_check_dns1123_label);
  if (source && elsewhere)
    crd_core_invalid(check, path, crd_bad_text(CRD_STRING("{}")),
                     "may not be specified when dataSourceRef.namespace is specified");
  else if (source && !is_same_source(source, reference))
    crd_core_invalid(check, path, crd_bad_text(CRD_STRING("{}")), "must match dataSourceRef");
}

/* ---- the claim ---- */

void crd_core_validate_access_modes(core_check *check, const core_string_list *modes, const crd_path *path) {
  static const crd_string supported[] = {CRD_STRING_INIT("ReadOnlyMany"), CRD_STRING_INIT("ReadWriteMany"),
                                         CRD_STRING_INIT("ReadWriteOnce"), CRD_STRING_INIT("ReadWriteOncePod")};
  bool by_one_pod = false, by_others = false;
  for (uint32_t i = 0; i < modes->count; i++) {
    bool known = crd_string_in(modes->items[i], CORE_LIST_OF(supported));
    bool of_pod = core_is(modes->items[i], "ReadWriteOncePod");
    if (!known) crd_core_not_supported(check, path, crd_bad_json(modes->items[i]), CORE_LIST_OF(supported));
    by_one_pod = by_one_pod || of_pod;
    by_others = by_others || (known && !of_pod);
  }
  if (by_one_pod && by_others) crd_core_forbidden(check, path, "may not use ReadWriteOncePod with other access modes");
}

static void validate_storage(core_check *check, const core_quantity_map *requests, const crd_path *path) {
  const crd_quantity *storage = crd_core_quantity_map_get(requests, CRD_STRING("storage"));
  const crd_path *resources = CORE_AT(path, "resources"), *at = CORE_KEY(resources, CRD_STRING("storage"));
  if (!storage)
    crd_core_required(check, at, NULL);
  else if (crd_quantity_sign(storage) <= 0)
    crd_core_invalid(check, at, crd_core_show_quantity(check, storage), "must be greater than zero");
}

/* ValidateClassName: checks the name of a class, if set. */
static void validate_class(core_check *check, const core_optional_string *name, const crd_path *path) {
  if (name->value.size) crd_core_string_passes(check, path, name->value, crd_check_dns1123_subdomain);
}

void crd_core_validate_volume_mode(core_check *check, const core_optional_string *mode, const crd_path *path) {
  if (mode->set) crd_core_validate_choice(check, path, mode->value, "Block Filesystem");
}

/* ValidatePersistentVolumeClaimSpec */
void crd_core_validate_claim_spec(core_check *check, const core_persistent_volume_claim_spec *claim, const crd_path *path) {
  const crd_path *access = CORE_AT(path, "accessModes");
  if (claim->access_modes.count == 0) crd_core_required(check, access, "at least 1 access mode is required");
  crd_core_validate_label_selector_of_any_value(check, claim->selector, check->options->allowed.claim_selectors,
                                                CORE_AT(path, "selector"));
  crd_core_validate_access_modes(check, &claim->access_modes, access);
  validate_storage(check, &claim->resources.requests, path);
  validate_class(check, &claim->storage_class_name, CORE_AT(path, "storageClassName"));
  crd_core_validate_volume_mode(check, &claim->volume_mode, CORE_AT(path, "volumeMode"));
  validate_data_sources(check, claim, path);
  if (check->options->gates.volume_attributes_class)
    validate_class(check, &claim->volume_attributes_class_name, CORE_AT(path, "volumeAttributesClassName"));
}

void crd_core_validate_ephemeral_volume(core_check *check, const void *of, const crd_path *path) {
  const core_persistent_volume_claim_template *claim = ((const core_ephemeral_volume_source *)of)->volume_claim_template;
  const crd_path *at = CORE_AT(path, "volumeClaimTemplate");
  if (!claim) {
    crd_core_required(check, at, NULL);
    return;
  }
  crd_core_validate_template_metadata(check, &claim->metadata, CORE_AT(at, "metadata"));
  crd_core_validate_claim_spec(check, &claim->spec, CORE_AT(at, "spec"));
}
