/* SPDX-License-Identifier: Apache-2.0 */
/* apps/v1 ControllerRevision (pkg/registry/apps/controllerrevision/strategy.go). */

#include "object_kinds.h"

#include <crd/json.h>
#include <stddef.h>

/* The data in the order in which it stands there: upstream compares bytes. */
static crd_string data_of(const core_check *check, const core_controller_revision *revision) {
  return revision->data ? crd_json_encode(check->arena, revision->data, CRD_JSON_COMPACT) : CRD_STRING("null");
}

/* The type of the data in Go: before 1.31 a runtime.Object, of which nothing was asked but that it is there. */
enum { IS_RAW = 31, SHOWS_RAW_AS_JSON = 34 };

static crd_bad_value show_data(const core_check *check, const core_controller_revision *revision, crd_string data) {
  unsigned minor = check->options->minor;
  if (revision->data || minor >= SHOWS_RAW_AS_JSON) return crd_bad_text(data);
  return minor < IS_RAW ? crd_bad_null()
                        : crd_bad_text(CRD_STRING("runtime.RawExtension{Raw:[]uint8(nil), Object:runtime.Object(nil)}"));
}

/* validateControllerRevision; the data of one that is new, before 1.31 of all. */
static void validate_revision(core_check *check, const core_controller_revision *revision) {
  crd_core_validate_metadata(check, &revision->metadata, CRD_NAME_DNS_SUBDOMAIN);
  if (check->options->minor < IS_RAW && !revision->data)
    crd_core_required(check, CORE_AT(NULL, "data"), CRD_STRING("data is mandatory"));
  crd_core_validate_nonnegative(check, revision->revision, CORE_AT(NULL, "revision"));
}

/* ValidateControllerRevisionCreate */
static void validate_controller_revision_create(core_judging *judging, const void *object, const void *before) {
  const core_controller_revision *revision = object;
  core_check *check = &judging->check;
  validate_revision(check, revision);
  if (check->options->minor < IS_RAW) return;
  if (!revision->data)
    crd_core_required(check, CORE_AT(NULL, "data"), CRD_STRING("data is mandatory"));
  else if (!crd_core_unreadable_data(check, revision->data, "error parsing data", CORE_AT(NULL, "data")) &&
           revision->data->kind != CRD_MAP)
    crd_core_required(check, CORE_AT(NULL, "data"), CRD_STRING("data must be a valid JSON object"));
}

/* ValidateControllerRevisionUpdate */
static void validate_controller_revision_update(core_judging *judging, const void *object, const void *before) {
  const core_controller_revision *revision = object, *old = before;
  core_check *check = &judging->check;
  crd_string data = data_of(check, revision);
  crd_core_validate_metadata_update(check, &revision->metadata, &old->metadata);
  validate_revision(check, revision);
  crd_core_validate_immutable(check, crd_string_equal(data, data_of(check, old)), show_data(check, revision, data),
                              CORE_AT(NULL, "data"));
}

const core_object_kind crd_core_controller_revision_kind = {
    CORE_KIND("apps", "v1", "ControllerRevision", controller_revision),
    .create = {.validate = validate_controller_revision_create},
    CORE_UPDATES({.validate = validate_controller_revision_update}),
};
