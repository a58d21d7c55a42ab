/* SPDX-License-Identifier: Apache-2.0 */
/* The sources of volumes. */
#ifndef CORE_VOLUME_SOURCES_H
#define CORE_VOLUME_SOURCES_H

#include "validators.h"

/* Something that a source must have: a string, or a list of strings that is not empty. */
typedef struct core_needed {
  const char *name; /* NULL: no more */
  uint16_t offset;
  bool list;
} core_needed;

/* A kind of source. First what it needs is asked for, then `validate` is called with the source. */
typedef struct core_volume_kind {
  const char *name;  /* the field's name where a second source is refused, and of the path of the errors in it: they */
  const char *place; /* differ for some */
  uint16_t offset;   /* of the pointer in core_volume_source */
  const core_needed *needs;
  void (*validate)(core_check *check, const void *source, const crd_path *path);
  void (*validate_volume)(core_check *check, const core_volume *volume, const crd_path *path); /* also of a second source */
} core_volume_kind;

/* All kinds in the order of validateVolumeSource. */
enum { CORE_VOLUME_KINDS = 30 };
extern const core_volume_kind crd_core_volume_kinds[CORE_VOLUME_KINDS];

/* validateKeyToPath; validateDownwardAPIVolumeFile. */
void crd_core_validate_key_to_path(core_check *check, const core_key_to_path *item, const crd_path *path);
void crd_core_validate_downward_api_file(core_check *check, const core_downward_api_volume_file *file, const crd_path *path);
/* validateProjectedVolumeSource: a core_projected_volume_source. */
void crd_core_validate_projected_volume(core_check *check, const void *source, const crd_path *path);
/* validateEphemeralVolumeSource: a core_ephemeral_volume_source. */
void crd_core_validate_ephemeral_volume(core_check *check, const void *source, const crd_path *path);

/* IsKubernetesSignerName, ValidateSignerName, and what ValidateClusterTrustBundleName says of a name. */
bool crd_core_is_kubernetes_signer(crd_string name);
void crd_core_validate_signer_name(core_check *check, crd_string name, const crd_path *path);
void crd_core_validate_trust_bundle_name(core_check *check, crd_string name, const crd_path *path);

#endif
