/* SPDX-License-Identifier: Apache-2.0 */
/* The rules for paths in volumes. */
#include "forms.h"
#include "validators.h"

/* validatePathNoBacksteps */
void crd_core_validate_path_without_backsteps(core_check *check, crd_string text, const crd_path *path) {
  if (crd_core_path_has_backstep(text)) crd_core_bad_text(check, path, text, "must not contain '..'");
}

/* validateLocalDescendingPath */
void crd_core_validate_local_descending_path(core_check *check, crd_string text, const crd_path *path) {
  if (crd_core_path_is_absolute(text)) crd_core_bad_text(check, path, text, "must be a relative path");
  crd_core_validate_path_without_backsteps(check, text, path);
}

/* ValidateLocalNonReservedPath */
void crd_core_validate_local_non_reserved_path(core_check *check, crd_string text, const crd_path *path) {
  crd_core_validate_local_descending_path(check, text, path);
  if (crd_string_has_prefix(text, CRD_STRING("..")) && !crd_string_has_prefix(text, CRD_STRING("../")))
    crd_core_bad_text(check, path, text, "must not start with '..'");
}
