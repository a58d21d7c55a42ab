/* SPDX-License-Identifier: Apache-2.0 */
/* apps/v1 ControllerRevision (pkg/registry/apps/controllerrevision/strategy.go). */

#include "object_kinds.h"

#include <crd/json.h>
#include <stddef.h>

static crd_string raw_data_of(const core_controller_revision *revision) {
  return revision->data ? core_raw_text(revision->data) : CRD_STRING("null");
}

/* As an error shows it (compact of encoding/json): without blanks between, < > & escaped. */
static crd_bad_value show_data(const core_check *check, crd_string data) {
  crd_text text = {.arena = check->arena};
  bool quoted = false;
  for (size_t i = 0; i < data.size; i++) {
    char c = data.data[i];
    if (!quoted && strchr(" \t\r\n", c)) continue;
    if (c == '"') quoted = !quoted;
    if (c == '<' || c == '>' || c == '&')
      crd_text_printf(&text, "\\u%04x", (unsigned)c);
    else
      crd_text_add_char(&text, c);
    if (quoted && c == '\\' && i + 1 < data.size) crd_text_add_char(&text, data.data[++i]);
  }
  return crd_bad_text(crd_text_string(&text));
}

/* validateControllerRevision */
static void validate_revision(core_check *check, const core_controller_revision *revision) {
  crd_core_validate_metadata(check, &revision->metadata, CRD_NAME_DNS_SUBDOMAIN);
  crd_core_validate_nonnegative(check, revision->revision, CORE_AT(NULL, "revision"));
}

/* ValidateControllerRevisionCreate */
static void validate_controller_revision_create(core_judging *judging, const void *object, const void *before) {
  const core_controller_revision *revision = object;
  core_check *check = &judging->check;
  validate_revision(check, revision);
  const crd_path *path = CORE_AT(NULL, "data");
  if (!revision->data)
    crd_core_required(check, path, CRD_STRING("data is mandatory"));
  else if (!crd_core_refuse_numbers(check, revision->data, "data", path) && revision->data->kind != CRD_MAP)
    crd_core_required(check, path, CRD_STRING("data must be a valid JSON object"));
}

/* ValidateControllerRevisionUpdate */
static void validate_controller_revision_update(core_judging *judging, const void *object, const void *before) {
  const core_controller_revision *revision = object, *old = before;
  core_check *check = &judging->check;
  crd_string data = raw_data_of(revision);
  crd_core_validate_metadata_update(check, &revision->metadata, &old->metadata);
  validate_revision(check, revision);
  crd_core_validate_immutable(check, crd_string_equal(data, raw_data_of(old)), show_data(check, data),
                              CORE_AT(NULL, "data"));
}

const core_object_kind crd_core_controller_revision_kind = {
    CORE_KIND("apps", "v1", "ControllerRevision", controller_revision),
    .create = {.validate = validate_controller_revision_create},
    CORE_UPDATES({.validate = validate_controller_revision_update}),
};
