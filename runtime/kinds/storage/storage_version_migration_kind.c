/* SPDX-License-Identifier: Apache-2.0 */
/* storagemigration.k8s.io/v1 StorageVersionMigration (pkg/registry/storagemigration/storagemigration/strategy.go,
 * pkg/apis/storagemigration/validation).
 */
#include "storage.h"

/* ValidateStorageVersionMigration, ValidateStorageVersionMigrationUpdate */
static void validate_migration(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_storagemigration_storage_version_migration *migration = object, *old = before;
  const core_group_resource *resource = &migration->spec.resource;
  const crd_path *path = CORE_AT(CORE_SPEC, "resource"), *at_name = CORE_AT(path, "resource");
  if (resource->resource.size)
    crd_core_validate_whole(check, at_name, resource->resource, crd_check_dns1035_label);
  else
    crd_core_required(check, at_name, "resource is required to be set");
  if (resource->group.size)
    crd_core_validate_whole(check, CORE_AT(path, "group"), resource->group, crd_check_dns1123_subdomain);
  if (!old) return;
  crd_core_validate_metadata_update(check, &migration->metadata, &old->metadata);
  crd_core_validate_same_fields(check, judging->kind->type, migration, old, "spec", NULL);
}

/* ---- status ---- */

/* CompareResourceVersion of a version with itself: checks for a positive number without leading zeros. */
static void validate_resource_version(core_check *check, crd_string version, const crd_path *path) {
  bool good = version.size && version.data[0] != '0';
  for (size_t i = 0; i < version.size; i++) good = good && version.data[i] >= '0' && version.data[i] <= '9';
  if (version.size && !good)
    crd_core_invalid_as(check, path, crd_bad_string(version), "resource version is not well formed: %.*s",
                        CRD_PRINT(version));
}

/* isSuccessful, isFailed */
static bool migration_is(const core_storagemigration_storage_version_migration *migration, const char *type) {
  return core_condition_is_true(crd_core_find_condition(&migration->status.conditions, crd_string_of(type)));
}

/* ValidateStorageVersionMigrationStatusUpdate */
static void validate_migration_status(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_storagemigration_storage_version_migration *migration = object, *old = before;
  crd_string version = migration->status.resource_version, old_version = old->status.resource_version;
  const crd_path *path = CORE_STATUS, *conditions = CORE_AT(path, "conditions");
  bool succeeded = migration_is(migration, "Succeeded"), failed = migration_is(migration, "Failed");
  crd_bad_value shown = crd_core_show_list(check, &crd_core_condition_type, &migration->status.conditions);
  validate_resource_version(check, version, CORE_AT(path, "resourceVersion"));
  crd_core_validate_conditions(check, &migration->status.conditions, conditions);
  crd_core_validate_immutable(check, !old_version.size || crd_string_equal(old_version, version), crd_bad_string(version),
                              CORE_AT(path, "resourceVersion"));
  if (succeeded && failed)
    crd_core_invalid(check, conditions, shown, "Both success and failed conditions cannot be true at the same time");
  if (migration_is(old, "Succeeded") && !succeeded)
    crd_core_invalid(check, conditions, shown, "Success condition cannot be set to false once it is true");
  if (migration_is(old, "Failed") && !failed)
    crd_core_invalid(check, conditions, shown, "Failed condition cannot be set to false once it is true");
}

const core_object_kind crd_core_storage_version_migration_kind = {
    CORE_CLUSTER_KIND("storagemigration.k8s.io", "v1", "StorageVersionMigration",
                      storagemigration_storage_version_migration),
    CORE_STEPS(.asks = CORE_ASK_NEW, .prepare = crd_core_keep_status, .validate = validate_migration),
    CORE_OF_STATUS(.prepare = crd_core_keep_all_but_status, .validate = validate_migration_status),
};
