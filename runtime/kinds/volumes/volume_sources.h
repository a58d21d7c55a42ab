/* SPDX-License-Identifier: Apache-2.0 */
/* The sources of volumes. */
#ifndef CORE_VOLUME_SOURCES_H
#define CORE_VOLUME_SOURCES_H

#include "../validators.h"

#include <stddef.h>

typedef void core_source_rule(core_check *check, const void *source, const crd_path *path);

/* A kind of source. Its required fields are checked first, then `validate` is called with the source. */
typedef struct core_volume_kind {
  const char *name;      /* the field's name: in the error about a second source, and in paths of errors; */
  const char *place;     /* they differ for some */
  uint16_t offset;       /* of the pointer in core_volume_source, or core_persistent_volume_source */
  const core_type *type; /* of the source; NULL: it has no required fields */
  const char *needs;     /* its required fields, separated by spaces */
  core_source_rule *validate;
  void (*validate_volume)(core_check *check, const core_volume *volume, const crd_path *path); /* also for a second source */
} core_volume_kind;

#define CORE_NEEDS(source, names) .type = &crd_core_##source##_type, .needs = (names)

/* Validates the source of a kind if the struct of all sources has one; returns whether it has. `found`: an earlier kind has
 * a source, so that this one is refused. */
bool crd_core_validate_source(core_check *check, const core_volume_kind *kind, const void *sources, bool found,
                              const crd_path *path);

/* All kinds in the order of validateVolumeSource. */
enum { CORE_VOLUME_KINDS = 30 };
extern const core_volume_kind crd_core_volume_kinds[CORE_VOLUME_KINDS];

/* Rules for sources with the same struct in pods' volumes and in persistent volumes. */
core_source_rule crd_core_validate_host_path, crd_core_validate_gce_disk, crd_core_validate_aws_disk, crd_core_validate_nfs,
    crd_core_validate_flocker, crd_core_validate_quobyte, crd_core_validate_fibre_channel, crd_core_validate_azure_disk;
/* The options of a flex volume; the path is that of the volume. */
void crd_core_validate_flex_options(core_check *check, const core_string_map *map, const crd_path *path);
/* ValidateCSIDriverName of a name that is not empty: letters of both cases. */
void crd_core_validate_driver_name(core_check *check, crd_string name, const crd_path *path);
/* The same for a required name. */
void crd_core_validate_required_driver_name(core_check *check, crd_string name, const crd_path *path);

/* validateKeyToPath; validateDownwardAPIVolumeFile. */
void crd_core_validate_key_to_path(core_check *check, const core_key_to_path *item, const crd_path *path);
void crd_core_validate_downward_api_file(core_check *check, const core_downward_api_volume_file *file, const crd_path *path);
/* validateProjectedVolumeSource: a core_projected_volume_source. */
void crd_core_validate_projected_volume(core_check *check, const void *source, const crd_path *path);
/* validateEphemeralVolumeSource: a core_ephemeral_volume_source. */
void crd_core_validate_ephemeral_volume(core_check *check, const void *source, const crd_path *path);

/* IsKubernetesSignerName, ValidateSignerName, ValidateUserAnnotations, and ValidateClusterTrustBundleName. */
bool crd_core_is_kubernetes_signer(crd_string name);
void crd_core_validate_signer_name(core_check *check, crd_string name, const crd_path *path);
void crd_core_validate_user_annotations(core_check *check, const core_string_map *annotations, const crd_path *path);
void crd_core_validate_trust_bundle_name(core_check *check, crd_string name, const crd_path *path);

#endif
