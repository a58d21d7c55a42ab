/* SPDX-License-Identifier: Apache-2.0 */
/* storage.k8s.io/v1 VolumeAttachment (pkg/registry/storage/volumeattachment/strategy.go, pkg/apis/storage/{v1,validation}).
 */
#include "../default.h"
#include "storage.h"

static void set_attachment_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_persistent_volume_spec *volume = ((core_storage_volume_attachment *)object)->spec.source.inline_volume_spec;
  if (volume) crd_core_default_volume_spec(volume);
}

/* From that minor on an update is validated like a creation; before, only a creation was (ValidateVolumeAttachmentV1). */
enum { ASKS_ALL = 36 };

/* ValidateCSIDriverName, which declarative rules cover completely. */
static void validate_attacher(core_check *check, crd_string name, const crd_path *path) {
  if (check->options->minor >= ASKS_ALL)
    CORE_COVERED(check, crd_core_validate_required_driver_name(check, name, path));
  else if (!name.size)
    crd_core_required_covered(check, path, NULL);
}

/* validateVolumeAttachmentSource */
static void validate_attachment_source(core_check *check, const core_storage_volume_attachment_source *source,
                                       const crd_path *path) {
  static const char one[] = "must specify exactly one of inlineVolumeSpec and persistentVolumeName";
  const core_optional_string *name = &source->persistent_volume_name;
  const core_persistent_volume_spec *volume = source->inline_volume_spec;
  if (!volume && !name->set)
    crd_core_required(check, path, one);
  else if (volume && name->set)
    crd_core_forbidden(check, path, one);
  else if (volume)
    crd_core_validate_volume_spec(check, volume, CORE_NO_DETAIL, true, CORE_AT(path, "inlineVolumeSpec"));
  else if (!name->value.size)
    crd_core_required(check, CORE_AT(path, "persistentVolumeName"), "must specify non empty persistentVolumeName");
}

/* The limit of attachmentMetadata. */
enum { MOST_METADATA_BYTES = 256 << 10 };

/* validateVolumeError; before 1.37 its text named another limit than it checked. */
static void validate_attachment_error(core_check *check, const core_storage_volume_error *error, const crd_path *path) {
  enum { LONGEST_MESSAGE = 1024, SAYS_SO = 37 };
  if (!error) return;
  if (error->message.size > LONGEST_MESSAGE)
    crd_core_too_long(check, CORE_AT(path, "message"),
                      check->options->minor >= SAYS_SO ? LONGEST_MESSAGE : MOST_METADATA_BYTES);
  if (error->error_code.set)
    crd_core_validate_range(check, error->error_code.value, 0, INT32_MAX, CORE_AT(path, "errorCode"));
}

/* validateVolumeAttachmentStatus, validateAttachmentMetadata */
static void validate_attachment_parts(core_check *check, const core_storage_volume_attachment_status *status,
                                      const crd_path *path) {
  size_t bytes = 0;
  for (uint32_t i = 0; i < status->attachment_metadata.count; i++)
    bytes += status->attachment_metadata.items[i].key.size + status->attachment_metadata.items[i].value.size;
  if (bytes > MOST_METADATA_BYTES) crd_core_too_long(check, CORE_AT(path, "attachmentMetadata"), MOST_METADATA_BYTES);
  validate_attachment_error(check, status->attach_error, CORE_AT(path, "attachError"));
  validate_attachment_error(check, status->detach_error, CORE_AT(path, "detachError"));
}

/* ValidateVolumeAttachment, validateVolumeAttachmentSpec, validateNodeName, ValidatePersistentVolumeName,
 * ValidateVolumeAttachmentUpdate, for the status, too. */
static void validate_attachment(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_storage_volume_attachment *attachment = object, *old = before;
  const core_storage_volume_attachment_spec *spec = &attachment->spec;
  const bool asks_all = check->options->minor >= ASKS_ALL;
  validate_attacher(check, spec->attacher, CORE_AT(CORE_SPEC, "attacher"));
  validate_attachment_source(check, &spec->source, CORE_AT(CORE_SPEC, "source"));
  crd_core_string_passes(check, CORE_AT(CORE_SPEC, "nodeName"), spec->node_name, crd_check_dns1123_subdomain);
  validate_attachment_parts(check, &attachment->status, CORE_STATUS);
  if (!old && !asks_all) crd_core_validate_required_driver_name(check, spec->attacher, CORE_AT(CORE_SPEC, "attacher"));
  if (!old || asks_all)
    crd_core_validate_optional(check, CORE_AT(CORE_AT(CORE_SPEC, "source"), "persistentVolumeName"),
                               &spec->source.persistent_volume_name, crd_check_dns1123_subdomain);
  if (old) CORE_COVERED(check, crd_core_validate_same_fields(check, judging->kind->type, attachment, old, "spec", NULL));
}

static void validate_attachment_update(core_judging *judging, core_check *check, const void *object, const void *before) {
  enum { JUDGED_TWICE = 34 };
  if (judging->options.minor <= JUDGED_TWICE) {
    validate_attachment(judging, check, object, object);
    crd_core_validate_metadata(check, &((const core_storage_volume_attachment *)object)->metadata, CRD_NAME_DNS_SUBDOMAIN);
  }
  validate_attachment(judging, check, object, before);
}

const core_object_kind crd_core_volume_attachment_kind = {
    CORE_CLUSTER_KIND("storage.k8s.io", "v1", "VolumeAttachment", storage_volume_attachment),
    .set_defaults = set_attachment_defaults,
    CORE_GATED({CORE_GATE(mutable_csi_node_allocatable_count), .paths = "status.attachError.errorCode"},
               {CORE_GATE(mutable_csi_node_allocatable_count), .paths = "status.detachError.errorCode"}),
    .create = {.prepare = crd_core_keep_status, .validate = validate_attachment},
    CORE_UPDATES({.prepare = crd_core_keep_status, .asks = CORE_ASK_NEW, .validate = validate_attachment_update}),
    CORE_OF_STATUS(.prepare = crd_core_keep_all_but_status, .asks = CORE_ASK_NEW, .validate = validate_attachment),
};
