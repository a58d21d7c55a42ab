/* SPDX-License-Identifier: Apache-2.0 */
/* Files in volumes: keys of other objects, fields of the pod. */
#include "volume_sources.h"

/* validateKeyToPath */
void crd_core_validate_key_to_path(core_check *check, const core_key_to_path *item, const crd_path *path) {
  if (item->key.size == 0) crd_core_required(check, CORE_AT(path, "key"), NULL);
  if (item->path.size == 0) crd_core_required(check, CORE_AT(path, "path"), NULL);
  crd_core_validate_local_non_reserved_path(check, item->path, CORE_AT(path, "path"));
  crd_core_validate_file_mode(check, &item->mode, CORE_AT(path, "mode"));
  crd_core_validate_user_id(check, &item->user, CORE_AT(path, "user"));
}

/* validateDownwardAPIVolumeFile */
void crd_core_validate_downward_api_file(core_check *check, const core_downward_api_volume_file *file,
                                         const crd_path *path) {
  static const crd_string fields[] = {CRD_STRING_INIT("metadata.annotations"), CRD_STRING_INIT("metadata.labels"),
                                      CRD_STRING_INIT("metadata.name"), CRD_STRING_INIT("metadata.namespace"),
                                      CRD_STRING_INIT("metadata.uid")};
  if (file->path.size == 0) crd_core_required(check, CORE_AT(path, "path"), NULL);
  crd_core_validate_local_non_reserved_path(check, file->path, CORE_AT(path, "path"));
  if (file->field_ref) {
    crd_core_validate_object_field_selector(check, file->field_ref, CORE_LIST_OF(fields), CORE_AT(path, "fieldRef"));
    if (file->resource_field_ref)
      crd_core_bad_text(check, path, CRD_STRING("resource"),
                        "fieldRef and resourceFieldRef can not be specified simultaneously");
  } else if (file->resource_field_ref) {
    crd_core_validate_resource_field_selector(check, file->resource_field_ref, CORE_AT(path, "resourceFieldRef"), true);
  } else {
    crd_core_required(check, path, "one of fieldRef and resourceFieldRef is required");
  }
  crd_core_validate_file_mode(check, &file->mode, CORE_AT(path, "mode"));
  crd_core_validate_user_id(check, &file->user, CORE_AT(path, "user"));
}
