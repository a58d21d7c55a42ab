/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of volume sources as rows with their required fields, and the further checks of each. */
#include "volume_sources.h"
#include "../forms.h"

#include <crd/go_text.h>
#include <crd/metadata.h>

/* ---- pieces ---- */

/* The mode and user of files without their own. */
static void validate_defaults(core_check *check, const core_optional_int32 *mode, const core_optional_int64 *user,
                              const crd_path *path) {
  crd_core_validate_file_mode(check, mode, CORE_AT(path, "defaultMode"));
  crd_core_validate_user_id(check, user, CORE_AT(path, "defaultUser"));
}

static void validate_items(core_check *check, const core_key_to_path_list *items, const crd_path *path) {
  const crd_path *list = CORE_AT(path, "items");
  for (uint32_t i = 0; i < items->count; i++) crd_core_validate_key_to_path(check, &items->items[i], CORE_ITEM(list, i));
}

/* A reference to a secret, which may be NULL, must have a name. */
static void validate_secret_reference(core_check *check, const core_local_object_reference *secret, const crd_path *path) {
  const crd_path *reference = CORE_AT(path, "secretRef");
  if (secret && secret->name.size == 0) crd_core_required(check, CORE_AT(reference, "name"), NULL);
}

/* One of some values, for a string of its own type. */
static void validate_optional_choice(core_check *check, const core_optional_string *value, const crd_string *of,
                                     size_t count, const crd_path *path) {
  if (value->set && !crd_string_in(value->value, of, count))
    crd_core_not_supported(check, path, crd_bad_json(value->value), of, count);
}

/* ---- kinds ---- */

static void validate_empty_dir(core_check *check, const void *of, const crd_path *path) {
  const core_empty_dir_volume_source *source = of;
  if (source->size_limit && crd_quantity_sign(source->size_limit) < 0)
    crd_core_forbidden(check, CORE_AT(path, "sizeLimit"), "SizeLimit field must be a valid resource quantity");
  if (source->mode.set && (source->mode.value < 0 || source->mode.value > 01777))
    crd_core_bad_number(check, CORE_AT(path, "mode"), source->mode.value,
                        "must be a number between 0 and 01777 (octal), both inclusive");
}

/* validateHostPathVolumeSource, validateHostPathType */
void crd_core_validate_host_path(core_check *check, const void *of, const crd_path *path) {
  static const crd_string types[] = {CRD_STRING_INIT(""),
                                     CRD_STRING_INIT("BlockDevice"),
                                     CRD_STRING_INIT("CharDevice"),
                                     CRD_STRING_INIT("Directory"),
                                     CRD_STRING_INIT("DirectoryOrCreate"),
                                     CRD_STRING_INIT("File"),
                                     CRD_STRING_INIT("FileOrCreate"),
                                     CRD_STRING_INIT("Socket")};
  const core_host_path_volume_source *source = of;
  if (source->path.size == 0) return;
  crd_core_validate_path_without_backsteps(check, source->path, CORE_AT(path, "path"));
  validate_optional_choice(check, &source->type, CORE_LIST_OF(types), CORE_AT(path, "type"));
}

/* validateGitRepoVolumeSource */
static void validate_git_repo(core_check *check, const void *of, const crd_path *path) {
  const core_git_repo_volume_source *source = of;
  crd_core_validate_local_descending_path(check, source->directory, CORE_AT(path, "directory"));
}

/* 0 is invalid, too, although the error text does not say so. */
static void validate_partition(core_check *check, int32_t partition, const crd_path *path) {
  if (partition < 0 || partition > 255)
    crd_core_invalid_text(check, CORE_AT(path, "partition"), crd_bad_int(partition), crd_core_say_range(check, 1, 255));
}

/* validateGCEPersistentDiskVolumeSource */
void crd_core_validate_gce_disk(core_check *check, const void *of, const crd_path *path) {
  validate_partition(check, ((const core_gce_persistent_disk_volume_source *)of)->partition, path);
}

/* validateAWSElasticBlockStoreVolumeSource */
void crd_core_validate_aws_disk(core_check *check, const void *of, const crd_path *path) {
  validate_partition(check, ((const core_aws_elastic_block_store_volume_source *)of)->partition, path);
}

/* validateSecretVolumeSource */
static void validate_secret(core_check *check, const void *of, const crd_path *path) {
  const core_secret_volume_source *source = of;
  validate_defaults(check, &source->default_mode, &source->default_user, path);
  validate_items(check, &source->items, path);
}

/* validateConfigMapVolumeSource */
static void validate_config_map(core_check *check, const void *of, const crd_path *path) {
  const core_config_map_volume_source *source = of;
  validate_defaults(check, &source->default_mode, &source->default_user, path);
  validate_items(check, &source->items, path);
}

/* validateNFSVolumeSource */
void crd_core_validate_nfs(core_check *check, const void *of, const crd_path *path) {
  const core_nfs_volume_source *source = of;
  if (!crd_core_path_is_absolute(source->path))
    crd_core_bad_text(check, CORE_AT(path, "path"), source->path, "must be an absolute path");
}

/* Validates the name of a target or an initiator. */
static void validate_iscsi_name(core_check *check, crd_string name, const crd_path *path) {
  if (!crd_core_is_iscsi_kind(name))
    crd_core_bad_text(check, path, name, "must be valid format starting with iqn, eui, or naa");
  else if (!crd_core_is_iscsi_name(name))
    crd_core_bad_text(check, path, name, "must be valid format");
}

static void validate_iscsi(core_check *check, const void *of, const crd_path *path) {
  const core_iscsi_volume_source *source = of;
  if (source->iqn.size) validate_iscsi_name(check, source->iqn, CORE_AT(path, "iqn"));
  crd_core_validate_range(check, source->lun, 0, 255, CORE_AT(path, "lun"));
  if ((source->chap_auth_discovery || source->chap_auth_session) && !source->secret_ref)
    crd_core_required(check, CORE_AT(path, "secretRef"), NULL);
  if (source->initiator_name.set) validate_iscsi_name(check, source->initiator_name.value, CORE_AT(path, "initiatorname"));
}

/* validateISCSIVolumeSource */
static void validate_iscsi_volume(core_check *check, const core_volume *volume, const crd_path *path) {
  enum { LONGEST = 64 };
  const core_iscsi_volume_source *source = volume->volume_source.iscsi;
  if (source->initiator_name.set && volume->name.size + 1 + source->target_portal.size > LONGEST)
    crd_core_bad_text(check, CORE_AT(path, "name"), volume->name,
                      "Total length of <volume name>:<iscsi.targetPortal> must be under 64 characters if "
                      "iscsi.initiatorName is specified.");
}

/* validateFlockerVolumeSource */
void crd_core_validate_flocker(core_check *check, const void *of, const crd_path *path) {
  const core_flocker_volume_source *source = of;
  bool by_name = source->dataset_name.size > 0, by_uuid = source->dataset_uuid.size > 0;
  if (!by_name && !by_uuid) crd_core_required(check, path, "one of datasetName and datasetUUID is required");
  if (by_name && by_uuid)
    crd_core_bad_text(check, path, CRD_STRING("resource"),
                      "datasetName and datasetUUID can not be specified simultaneously");
  if (by_name && memchr(source->dataset_name.data, '/', source->dataset_name.size))
    crd_core_bad_text(check, CORE_AT(path, "datasetName"), source->dataset_name, "must not contain '/'");
}

/* validateCinderVolumeSource */
static void validate_cinder(core_check *check, const void *of, const crd_path *path) {
  validate_secret_reference(check, ((const core_cinder_volume_source *)of)->secret_ref, path);
}

/* validateQuobyteVolumeSource */
void crd_core_validate_quobyte(core_check *check, const void *of, const crd_path *path) {
  static const char pairs[] = "must be a host:port pair or multiple pairs separated by commas";
  enum { LONGEST_TENANT = 64 };
  const core_quobyte_volume_source *source = of;
  const crd_path *registry = CORE_AT(path, "registry");
  if (source->registry.size == 0) {
    crd_core_required(check, registry, pairs);
  } else if (source->tenant.size > LONGEST_TENANT) {
    crd_core_required(check, CORE_AT(path, "tenant"), "must be a UUID and may not exceed a length of 64 characters");
  } else {
    crd_string pair;
    for (size_t at = 0; crd_string_next_part(source->registry, ',', &at, &pair);)
      if (!crd_core_is_host_port(pair)) crd_core_invalid(check, registry, crd_bad_string(source->registry), pairs);
  }
  if (source->volume.size == 0) crd_core_required(check, CORE_AT(path, "volume"), NULL);
}

/* validateDownwardAPIVolumeSource: upstream's paths contain no item. */
static void validate_downward_api(core_check *check, const void *of, const crd_path *path) {
  const core_downward_api_volume_source *source = of;
  validate_defaults(check, &source->default_mode, &source->default_user, path);
  for (uint32_t i = 0; i < source->items.count; i++)
    crd_core_validate_downward_api_file(check, &source->items.items[i], path);
}

/* validateFCVolumeSource */
void crd_core_validate_fibre_channel(core_check *check, const void *of, const crd_path *path) {
  const core_fc_volume_source *source = of;
  const crd_path *names = CORE_AT(path, "targetWWNs"), *lun = CORE_AT(path, "lun");
  bool by_name = source->target_wwns.count > 0, by_id = source->wwids.count > 0;
  if (!by_name && !by_id) crd_core_required(check, names, "must specify either targetWWNs or wwids, but not both");
  if (by_name && by_id)
    crd_core_invalid(check, names, crd_core_show_texts(check, &source->target_wwns),
                     "targetWWNs and wwids can not be specified simultaneously");
  if (by_name && !source->lun.set) crd_core_required(check, lun, "lun is required if targetWWNs is specified");
  if (by_name && source->lun.set) crd_core_validate_range(check, source->lun.value, 0, 255, lun);
}

/* Whether a namespace is kubernetes.io, k8s.io or below one of them. */
static bool is_reserved_name(crd_string namespace_) {
  static const crd_string reserved[] = {CRD_STRING_INIT("kubernetes.io"), CRD_STRING_INIT("k8s.io")};
  for (size_t i = 0; i < sizeof reserved / sizeof *reserved; i++) {
    size_t size = reserved[i].size;
    if (crd_string_has_suffix(namespace_, reserved[i]) &&
        (namespace_.size == size || namespace_.data[namespace_.size - size - 1] == '.'))
      return true;
  }
  return false;
}

void crd_core_validate_flex_options(core_check *check, const core_string_map *map, const crd_path *path) {
  const crd_path *options = CORE_AT(path, "options");
  for (uint32_t i = 0; i < map->count; i++) {
    crd_string key = map->items[i].key, namespace_, rest;
    crd_string_cut(key, '/', &namespace_, &rest);
    if (is_reserved_name(crd_go_lower(check->arena, namespace_)))
      crd_core_bad_text(check, CORE_KEY(options, key), key, "kubernetes.io and k8s.io namespaces are reserved");
  }
}

/* validateFlexVolumeSource */
static void validate_flex_volume(core_check *check, const void *of, const crd_path *path) {
  crd_core_validate_flex_options(check, &((const core_flex_volume_source *)of)->options, path);
}

/* validateAzureDisk */
void crd_core_validate_azure_disk(core_check *check, const void *of, const crd_path *path) {
  static const crd_string modes[] = {CRD_STRING_INIT("None"), CRD_STRING_INIT("ReadOnly"), CRD_STRING_INIT("ReadWrite")};
  static const crd_string kinds[] = {CRD_STRING_INIT("Dedicated"), CRD_STRING_INIT("Managed"), CRD_STRING_INIT("Shared")};
  static const crd_string managed =
      CRD_STRING_INIT("/subscriptions/{sub-id}/resourcegroups/{group-name}/providers/microsoft.compute/disks/{disk-id}");
  static const crd_string blob =
      CRD_STRING_INIT("https://{account-name}.blob.core.windows.net/{container-name}/{disk-name}.vhd");
  const core_azure_disk_volume_source *source = of;
  validate_optional_choice(check, &source->caching_mode, CORE_LIST_OF(modes), CORE_AT(path, "cachingMode"));
  validate_optional_choice(check, &source->kind, CORE_LIST_OF(kinds), CORE_AT(path, "kind"));
  if (!source->kind.set) return;
  bool is_managed = core_is(source->kind.value, "Managed");
  if (!crd_string_has_prefix(source->disk_uri, is_managed ? CRD_STRING("/subscriptions/") : CRD_STRING("https://")))
    crd_core_not_supported(check, CORE_AT(path, "diskURI"), crd_bad_string(source->disk_uri), is_managed ? &managed : &blob,
                           1);
}

/* validateStorageOSVolumeSource */
static void validate_storageos(core_check *check, const void *of, const crd_path *path) {
  const core_storage_os_volume_source *source = of;
  crd_core_validate_given(check, CORE_AT(path, "volumeName"), source->volume_name, crd_check_dns1123_label);
  crd_core_validate_given(check, CORE_AT(path, "volumeNamespace"), source->volume_namespace, crd_check_dns1123_label);
  validate_secret_reference(check, source->secret_ref, path);
}

void crd_core_validate_driver_name(core_check *check, crd_string name, const crd_path *path) {
  enum { LONGEST = 63 };
  crd_texts messages = {.arena = check->arena};
  if (name.size > LONGEST) crd_core_too_long(check, path, LONGEST);
  crd_check_dns1123_subdomain(&messages, crd_go_lower(check->arena, name));
  for (uint32_t i = 0; i < messages.count; i++) crd_core_invalid_text(check, path, crd_bad_string(name), messages.items[i]);
}

void crd_core_validate_required_driver_name(core_check *check, crd_string name, const crd_path *path) {
  enum { SAYS_ONCE = 35 }; /* before, it was also an error about the name */
  if (!name.size) crd_core_required(check, path, NULL);
  if (name.size || check->options->minor < SAYS_ONCE) crd_core_validate_driver_name(check, name, path);
}

/* validateCSIVolumeSource */
static void validate_csi(core_check *check, const void *of, const crd_path *path) {
  const core_csi_volume_source *source = of;
  const core_local_object_reference *secret = source->node_publish_secret_ref;
  if (source->driver.size) crd_core_validate_driver_name(check, source->driver, CORE_AT(path, "driver"));
  if (!secret) return;
  const crd_path *reference = CORE_AT(path, "nodePublishSecretRef");
  if (secret->name.size == 0)
    crd_core_required(check, CORE_AT(reference, "name"), NULL);
  else
    crd_core_string_passes(check, CORE_AT(path, "name"), secret->name, crd_check_dns1123_subdomain);
}

/* validateImageVolumeSource: up to 1.36 the reference may be empty in templates of pods, which have a prefix. */
static void validate_image(core_check *check, const void *of, const crd_path *path) {
  const core_image_volume_source *source = of;
  bool may_lack = check->options->minor < 37 ? check->prefix.size != 0 : check->options->allowed.empty_image_references;
  if (source->reference.size == 0 && !may_lack) crd_core_required(check, CORE_AT(path, "reference"), NULL);
  crd_core_validate_pull_policy(check, source->pull_policy, CORE_AT(path, "pullPolicy"));
}

/* ---- the rows ---- */

/* validateCephFSVolumeSource, validateAzureFile, validateGlusterfsVolumeSource, validatePhotonPersistentDiskVolumeSource,
 * validatePortworxVolumeSource, validateRBDVolumeSource, validateScaleIOVolumeSource, validateVsphereVolumeSource,
 * validatePersistentClaimVolumeSource */
const core_volume_kind crd_core_volume_kinds[] = {
#define KIND(member, said, at) .name = (said), .place = (at), .offset = offsetof(core_volume_source, member)
    {KIND(empty_dir, "emptyDir", "emptyDir"), .validate = validate_empty_dir},
    {KIND(host_path, "hostPath", "hostPath"), CORE_NEEDS(host_path_volume_source, "path"),
     .validate = crd_core_validate_host_path},
    {KIND(git_repo, "gitRepo", "gitRepo"), CORE_NEEDS(git_repo_volume_source, "repository"), .validate = validate_git_repo},
    {KIND(gce_persistent_disk, "gcePersistentDisk", "persistentDisk"),
     CORE_NEEDS(gce_persistent_disk_volume_source, "pdName"), .validate = crd_core_validate_gce_disk},
    {KIND(aws_elastic_block_store, "awsElasticBlockStore", "awsElasticBlockStore"),
     CORE_NEEDS(aws_elastic_block_store_volume_source, "volumeID"), .validate = crd_core_validate_aws_disk},
    {KIND(secret, "secret", "secret"), CORE_NEEDS(secret_volume_source, "secretName"), .validate = validate_secret},
    {KIND(nfs, "nfs", "nfs"), CORE_NEEDS(nfs_volume_source, "server path"), .validate = crd_core_validate_nfs},
    {KIND(iscsi, "iscsi", "iscsi"), CORE_NEEDS(iscsi_volume_source, "targetPortal iqn"), .validate = validate_iscsi,
     .validate_volume = validate_iscsi_volume},
    {KIND(glusterfs, "glusterfs", "glusterfs"), CORE_NEEDS(glusterfs_volume_source, "endpoints path")},
    {KIND(flocker, "flocker", "flocker"), .validate = crd_core_validate_flocker},
    {KIND(persistent_volume_claim, "persistentVolumeClaim", "persistentVolumeClaim"),
     CORE_NEEDS(persistent_volume_claim_volume_source, "claimName")},
    {KIND(rbd, "rbd", "rbd"), CORE_NEEDS(rbd_volume_source, "monitors image")},
    {KIND(cinder, "cinder", "cinder"), CORE_NEEDS(cinder_volume_source, "volumeID"), .validate = validate_cinder},
    {KIND(cephfs, "cephFS", "cephfs"), CORE_NEEDS(ceph_fs_volume_source, "monitors")},
    {KIND(quobyte, "quobyte", "quobyte"), .validate = crd_core_validate_quobyte},
    {KIND(downward_api, "downwarAPI", "downwardAPI"), .validate = validate_downward_api},
    {KIND(fc, "fc", "fc"), .validate = crd_core_validate_fibre_channel},
    {KIND(flex_volume, "flexVolume", "flexVolume"), CORE_NEEDS(flex_volume_source, "driver"),
     .validate = validate_flex_volume},
    {KIND(config_map, "configMap", "configMap"), CORE_NEEDS(config_map_volume_source, "name"),
     .validate = validate_config_map},
    {KIND(azure_file, "azureFile", "azureFile"), CORE_NEEDS(azure_file_volume_source, "secretName shareName")},
    {KIND(vsphere_volume, "vsphereVolume", "vsphereVolume"), CORE_NEEDS(vsphere_virtual_disk_volume_source, "volumePath")},
    {KIND(photon_persistent_disk, "photonPersistentDisk", "photonPersistentDisk"),
     CORE_NEEDS(photon_persistent_disk_volume_source, "pdID")},
    {KIND(portworx_volume, "portworxVolume", "portworxVolume"), CORE_NEEDS(portworx_volume_source, "volumeID")},
    {KIND(azure_disk, "azureDisk", "azureDisk"), CORE_NEEDS(azure_disk_volume_source, "diskName diskURI"),
     .validate = crd_core_validate_azure_disk},
    {KIND(storageos, "storageos", "storageos"), CORE_NEEDS(storage_os_volume_source, "volumeName"),
     .validate = validate_storageos},
    {KIND(projected, "projected", "projected"), .validate = crd_core_validate_projected_volume},
    {KIND(scale_io, "scaleIO", "scaleIO"), CORE_NEEDS(scale_io_volume_source, "gateway system volumeName")},
    {KIND(csi, "csi", "csi"), CORE_NEEDS(csi_volume_source, "driver"), .validate = validate_csi},
    {KIND(ephemeral, "ephemeral", "ephemeral"), .validate = crd_core_validate_ephemeral_volume},
    {KIND(image, "image", "image"), .validate = validate_image},
#undef KIND
};
_Static_assert(sizeof crd_core_volume_kinds / sizeof *crd_core_volume_kinds == CORE_VOLUME_KINDS, "a row for each kind");
