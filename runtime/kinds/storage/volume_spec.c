/* SPDX-License-Identifier: Apache-2.0 */
/* The spec of a PersistentVolume (ValidatePersistentVolumeSpec): its source, by rows, then the other fields. */
#include "../forms.h"
#include "storage.h"

/* ---- sources that pods have in another form or not at all ---- */

/* Checks both parts of a reference. */
static void validate_secret_parts(core_check *check, crd_string name, crd_string space, const crd_path *path) {
  if (!name.size) crd_core_required(check, CORE_AT(path, "name"), NULL);
  if (!space.size) crd_core_required(check, CORE_AT(path, "namespace"), NULL);
}

/* validateGlusterfsPersistentVolumeSource */
static void validate_lasting_glusterfs(core_check *check, const void *of, const crd_path *path) {
  const core_optional_string *space = &((const core_glusterfs_persistent_volume_source *)of)->endpoints_namespace;
  const crd_path *at = CORE_AT(path, "endpointsNamespace");
  if (space->set && !space->value.size)
    crd_core_bad_text(check, at, space->value, "if the endpointnamespace is set, it must be a valid namespace name");
  else if (space->set)
    crd_core_string_passes(check, at, space->value, crd_check_dns1123_label);
}

static void validate_lasting_iscsi_name(core_check *check, crd_string name, const crd_path *path) {
  if (!crd_core_is_iscsi_kind(name) || !crd_core_is_iscsi_name(name))
    crd_core_bad_text(check, path, name, "must be valid format");
}

static void validate_lasting_iscsi(core_check *check, const void *of, const crd_path *path) {
  const core_iscsi_persistent_volume_source *source = of;
  const crd_path *secret = CORE_AT(path, "secretRef");
  if (source->iqn.size)
    validate_lasting_iscsi_name(check, source->iqn, CORE_AT(path, "iqn"));
  else
    crd_core_required(check, CORE_AT(path, "iqn"), NULL);
  crd_core_validate_range(check, source->lun, 0, 255, CORE_AT(path, "lun"));
  if ((source->chap_auth_discovery || source->chap_auth_session) && !source->secret_ref)
    crd_core_required(check, secret, NULL);
  if (source->secret_ref && !source->secret_ref->name.size) crd_core_required(check, CORE_AT(secret, "name"), NULL);
  if (source->initiator_name.set)
    validate_lasting_iscsi_name(check, source->initiator_name.value, CORE_AT(path, "initiatorname"));
}

/* Checks the name of the volume in validateISCSIPersistentVolumeSource: after the portal, before the rest. */
static void validate_portal(core_check *check, const core_iscsi_persistent_volume_source *source, crd_string name,
                            const crd_path *path) {
  enum { LONGEST = 64 };
  if (!source->target_portal.size) crd_core_required(check, CORE_AT(path, "targetPortal"), NULL);
  if (source->initiator_name.set && name.size + 1 + source->target_portal.size > LONGEST)
    crd_core_bad_text(check, CORE_AT(path, "targetportal"), source->target_portal,
                      "Total length of <volume name>:<iscsi.targetPortal> must be under 64 characters if "
                      "iscsi.initiatorName is specified.");
}

/* validateCinderPersistentVolumeSource */
static void validate_lasting_cinder(core_check *check, const void *of, const crd_path *path) {
  const core_secret_reference *secret = ((const core_cinder_persistent_volume_source *)of)->secret_ref;
  if (secret) validate_secret_parts(check, secret->name, secret->namespace, CORE_AT(path, "secretRef"));
}

/* validateFlexPersistentVolumeSource */
static void validate_lasting_flex(core_check *check, const void *of, const crd_path *path) {
  crd_core_validate_flex_options(check, &((const core_flex_persistent_volume_source *)of)->options, path);
}

/* validateAzureFilePV */
static void validate_lasting_azure_file(core_check *check, const void *of, const crd_path *path) {
  const core_optional_string *space = &((const core_azure_file_persistent_volume_source *)of)->secret_namespace;
  if (space->set && !space->value.size) crd_core_required(check, CORE_AT(path, "secretNamespace"), NULL);
}

/* validateLocalVolumeSource */
static void validate_local(core_check *check, const void *of, const crd_path *path) {
  const core_local_volume_source *source = of;
  if (source->path.size) crd_core_validate_path_without_backsteps(check, source->path, CORE_AT(path, "path"));
}

/* validateStorageOSPersistentVolumeSource */
static void validate_lasting_storageos(core_check *check, const void *of, const crd_path *path) {
  const core_storage_os_persistent_volume_source *source = of;
  const core_object_reference *secret = source->secret_ref;
  crd_core_validate_given(check, CORE_AT(path, "volumeName"), source->volume_name, crd_check_dns1123_label);
  crd_core_validate_given(check, CORE_AT(path, "volumeNamespace"), source->volume_namespace, crd_check_dns1123_label);
  if (secret) validate_secret_parts(check, secret->name, secret->namespace, CORE_AT(path, "secretRef"));
}

/* validatePVSecretReference */
static void validate_volume_secret(core_check *check, const core_secret_reference *secret, const crd_path *path) {
  const crd_path *at_name = CORE_AT(path, "name"), *space = CORE_AT(path, "namespace");
  if (!secret) return;
  crd_core_require(check, at_name, secret->name, crd_check_dns1123_subdomain);
  crd_core_require(check, space, secret->namespace, crd_check_dns1123_label);
}

/* validateCSIPersistentVolumeSource: upstream checks all secrets except nodeStageSecretRef. */
static void validate_lasting_csi(core_check *check, const void *of, const crd_path *path) {
  const core_csi_persistent_volume_source *source = of;
  crd_core_validate_required_driver_name(check, source->driver, CORE_AT(path, "driver"));
  if (!source->volume_handle.size) crd_core_required(check, CORE_AT(path, "volumeHandle"), NULL);
  validate_volume_secret(check, source->controller_publish_secret_ref, CORE_AT(path, "controllerPublishSecretRef"));
  validate_volume_secret(check, source->controller_expand_secret_ref, CORE_AT(path, "controllerExpandSecretRef"));
  validate_volume_secret(check, source->node_publish_secret_ref, CORE_AT(path, "nodePublishSecretRef"));
  validate_volume_secret(check, source->node_expand_secret_ref, CORE_AT(path, "nodeExpandSecretRef"));
}

/* validateCephFSPersistentVolumeSource, validateRBDPersistentVolumeSource, validateScaleIOPersistentVolumeSource,
 * validateAzureFilePV */
static const core_volume_kind lasting_kinds[] = {
#define KIND(member, said, at) .name = (said), .place = (at), .offset = offsetof(core_persistent_volume_source, member)
    {KIND(host_path, "hostPath", "hostPath"), CORE_NEEDS(host_path_volume_source, "path"),
     .validate = crd_core_validate_host_path},
    {KIND(gce_persistent_disk, "gcePersistentDisk", "persistentDisk"),
     CORE_NEEDS(gce_persistent_disk_volume_source, "pdName"), .validate = crd_core_validate_gce_disk},
    {KIND(aws_elastic_block_store, "awsElasticBlockStore", "awsElasticBlockStore"),
     CORE_NEEDS(aws_elastic_block_store_volume_source, "volumeID"), .validate = crd_core_validate_aws_disk},
    {KIND(glusterfs, "glusterfs", "glusterfs"), CORE_NEEDS(glusterfs_persistent_volume_source, "endpoints path"),
     .validate = validate_lasting_glusterfs},
    {KIND(flocker, "flocker", "flocker"), .validate = crd_core_validate_flocker},
    {KIND(nfs, "nfs", "nfs"), CORE_NEEDS(nfs_volume_source, "server path"), .validate = crd_core_validate_nfs},
    {KIND(rbd, "rbd", "rbd"), CORE_NEEDS(rbd_persistent_volume_source, "monitors image")},
    {KIND(quobyte, "quobyte", "quobyte"), .validate = crd_core_validate_quobyte},
    {KIND(cephfs, "cephFS", "cephfs"), CORE_NEEDS(ceph_fs_persistent_volume_source, "monitors")},
    {KIND(iscsi, "iscsi", "iscsi"), .validate = validate_lasting_iscsi},
    {KIND(cinder, "cinder", "cinder"), CORE_NEEDS(cinder_persistent_volume_source, "volumeID"),
     .validate = validate_lasting_cinder},
    {KIND(fc, "fc", "fc"), .validate = crd_core_validate_fibre_channel},
    {KIND(flex_volume, "flexVolume", "flexVolume"), CORE_NEEDS(flex_persistent_volume_source, "driver"),
     .validate = validate_lasting_flex},
    {KIND(azure_file, "azureFile", "azureFile"), CORE_NEEDS(azure_file_persistent_volume_source, "secretName shareName"),
     .validate = validate_lasting_azure_file},
    {KIND(vsphere_volume, "vsphereVolume", "vsphereVolume"), CORE_NEEDS(vsphere_virtual_disk_volume_source, "volumePath")},
    {KIND(photon_persistent_disk, "photonPersistentDisk", "photonPersistentDisk"),
     CORE_NEEDS(photon_persistent_disk_volume_source, "pdID")},
    {KIND(portworx_volume, "portworxVolume", "portworxVolume"), CORE_NEEDS(portworx_volume_source, "volumeID")},
    {KIND(azure_disk, "azureDisk", "azureDisk"), CORE_NEEDS(azure_disk_volume_source, "diskName diskURI"),
     .validate = crd_core_validate_azure_disk},
    {KIND(scale_io, "scaleIO", "scaleIO"), CORE_NEEDS(scale_io_persistent_volume_source, "gateway system volumeName")},
    {KIND(local, "local", "local"), CORE_NEEDS(local_volume_source, "path"), .validate = validate_local},
    {KIND(storageos, "storageos", "storageos"), CORE_NEEDS(storage_os_persistent_volume_source, "volumeName"),
     .validate = validate_lasting_storageos},
    {KIND(csi, "csi", "csi"), .validate = validate_lasting_csi},
#undef KIND
};

/* A second source is refused, except a flex volume. */
static void validate_volume_sources(core_check *check, const core_persistent_volume_spec *spec, crd_string name,
                                    bool has_affinity, const crd_path *path) {
  const core_persistent_volume_source *source = &spec->persistent_volume_source;
  bool found = false;
  for (size_t i = 0; i < sizeof lasting_kinds / sizeof *lasting_kinds; i++) {
    const core_volume_kind *kind = &lasting_kinds[i];
    bool flex = kind->offset == offsetof(core_persistent_volume_source, flex_volume);
    if (!found && kind->offset == offsetof(core_persistent_volume_source, iscsi) && source->iscsi)
      validate_portal(check, source->iscsi, name, CORE_AT(path, "iscsi"));
    if (!crd_core_validate_source(check, kind, source, found && !flex, path)) continue;
    if (!found && kind->offset == offsetof(core_persistent_volume_source, local) && !has_affinity)
      crd_core_required(check, CORE_AT(path, "nodeAffinity"), "Local volume requires node affinity");
    found = true;
  }
  if (!found) crd_core_required(check, path, "must specify a volume type");
}

/* ---- the rest ---- */

/* Fields that the inline volume of an attachment must not have, and must have. */
static void validate_inlined_parts(core_check *check, const core_persistent_volume_spec *spec, const crd_path *path) {
  static const char no_place[] = "may not be specified in the context of inline volumes";
  if (spec->claim_ref) crd_core_forbidden(check, CORE_AT(path, "claimRef"), no_place);
  if (spec->capacity.count) crd_core_forbidden(check, CORE_AT(path, "capacity"), no_place);
  if (!spec->persistent_volume_source.csi)
    crd_core_required(check, CORE_AT(path, "csi"), "has to be specified in the context of inline volumes");
}

void crd_core_validate_basic_resource(core_check *check, const crd_quantity *amount, const crd_path *path) {
  int64_t value = crd_quantity_wrapped_value(amount, 0);
  if (value < 0) crd_core_bad_number(check, path, value, "must be a valid resource quantity");
}

static void validate_capacity(core_check *check, const core_quantity_map *capacity, const crd_path *path) {
  static const crd_string storage = CRD_STRING_INIT("storage");
  if (!capacity->count) crd_core_required(check, path, NULL);
  if (!crd_core_quantity_map_get(capacity, storage) || capacity->count > 1)
    crd_core_not_supported(check, path, crd_core_show_quantities(check, capacity), &storage, 1);
  for (uint32_t i = 0; i < capacity->count; i++) {
    const crd_quantity *amount = &capacity->items[i].value;
    const crd_path *at = CORE_KEY(path, capacity->items[i].key);
    crd_core_validate_basic_resource(check, amount, at);
    if (crd_quantity_sign(amount) <= 0)
      crd_core_invalid(check, at, crd_core_show_quantity(check, amount), "must be greater than zero");
  }
}

static void validate_reclaim_policy(core_check *check, crd_string policy, bool inlined, const crd_path *path) {
  if (!policy.size) return;
  if (inlined && !core_is(policy, "Retain"))
    crd_core_forbidden(check, path, "may only be Retain in the context of inline volumes");
  else if (!inlined)
    crd_core_validate_choice(check, path, policy, "Delete Recycle Retain");
}

/* validateVolumeNodeAffinity */
static void validate_volume_affinity(core_check *check, const core_volume_node_affinity *affinity, bool inlined,
                                     const crd_path *path) {
  const crd_path *required = CORE_AT(path, "required");
  if (!affinity) return;
  if (inlined)
    crd_core_forbidden(check, path, "may not be specified in the context of inline volumes");
  else if (affinity->required)
    crd_core_validate_node_selector(check, affinity->required, required);
  else
    crd_core_required(check, required, "must specify required node constraints");
}

/* Whether path.Clean returns "/" for a path. */
static bool is_root(crd_string path) {
  size_t depth = 0, at = 0;
  crd_string part;
  if (!crd_core_path_is_absolute(path)) return false;
  while (crd_string_next_part(path, '/', &at, &part)) {
    if (core_is(part, ".."))
      depth -= depth > 0;
    else if (part.size && !core_is(part, "."))
      depth++;
  }
  return depth == 0;
}

static void validate_recycling(core_check *check, const core_persistent_volume_spec *spec, const crd_path *path) {
  const core_host_path_volume_source *host = spec->persistent_volume_source.host_path;
  if (host && is_root(host->path) && core_is(spec->persistent_volume_reclaim_policy, "Recycle"))
    crd_core_forbidden(check, CORE_AT(path, "persistentVolumeReclaimPolicy"),
                       "may not be 'recycle' for a hostPath mount of '/'");
}

static void validate_attributes_class(core_check *check, const core_persistent_volume_spec *spec, const crd_path *path) {
  const core_optional_string *name = &spec->volume_attributes_class_name;
  const crd_path *at = CORE_AT(path, "volumeAttributesClassName");
  if (!name->set || !check->options->gates.volume_attributes_class) return;
  crd_core_require_because(check, at, name->value, crd_check_dns1123_subdomain, "an empty string is disallowed");
  if (!spec->persistent_volume_source.csi)
    crd_core_required(check, CORE_AT(path, "csi"), "has to be specified when using volumeAttributesClassName");
}

void crd_core_validate_volume_spec(core_check *check, const core_persistent_volume_spec *spec, crd_string name, bool inlined,
                                   const crd_path *path) {
  const crd_path *modes = CORE_AT(path, "accessModes"), *class = CORE_AT(path, "storageClassName"),
                 *mode = CORE_AT(path, "volumeMode");
  if (inlined) validate_inlined_parts(check, spec, path);
  if (!spec->access_modes.count) crd_core_required(check, modes, NULL);
  crd_core_validate_access_modes(check, &spec->access_modes, modes);
  if (!inlined) validate_capacity(check, &spec->capacity, CORE_AT(path, "capacity"));
  validate_reclaim_policy(check, spec->persistent_volume_reclaim_policy, inlined,
                          CORE_AT(path, "persistentVolumeReclaimPolicy"));
  validate_volume_affinity(check, spec->node_affinity, inlined, CORE_AT(path, "nodeAffinity"));
  validate_volume_sources(check, spec, name, spec->node_affinity && !inlined, path);
  validate_recycling(check, spec, path);
  if (inlined) {
    if (spec->storage_class_name.size)
      crd_core_forbidden(check, class, "may not be specified in the context of inline volumes");
    if (spec->volume_mode.set && !core_is(spec->volume_mode.value, "Filesystem"))
      crd_core_forbidden(check, mode, "may not specify volumeMode other than Filesystem in the context of inline volumes");
    return;
  }
  crd_core_validate_given(check, class, spec->storage_class_name, crd_check_dns1123_subdomain);
  crd_core_validate_volume_mode(check, &spec->volume_mode, mode);
  validate_attributes_class(check, spec, path);
}
