/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of type_rows.h, which says how they are read: volumes and their sources. tools/core-types.go prints this file. */
#ifndef CORE_TYPES_VOLUME_H
#define CORE_TYPES_VOLUME_H

#include "types_container.h"

#define CORE_TYPES_VOLUME(TYPE)                                                                                             \
  TYPE(host_path_volume_source, "HostPathVolumeSource", "v1.")                                                              \
  TYPE(empty_dir_volume_source, "EmptyDirVolumeSource", "v1.")                                                              \
  TYPE(gce_persistent_disk_volume_source, "GCEPersistentDiskVolumeSource", "v1.")                                           \
  TYPE(aws_elastic_block_store_volume_source, "AWSElasticBlockStoreVolumeSource", "v1.")                                    \
  TYPE(git_repo_volume_source, "GitRepoVolumeSource", "v1.")                                                                \
  TYPE(key_to_path, "KeyToPath", "v1.")                                                                                     \
  TYPE(secret_volume_source, "SecretVolumeSource", "v1.")                                                                   \
  TYPE(nfs_volume_source, "NFSVolumeSource", "v1.")                                                                         \
  TYPE(iscsi_volume_source, "ISCSIVolumeSource", "v1.")                                                                     \
  TYPE(glusterfs_volume_source, "GlusterfsVolumeSource", "v1.")                                                             \
  TYPE(persistent_volume_claim_volume_source, "PersistentVolumeClaimVolumeSource", "v1.")                                   \
  TYPE(rbd_volume_source, "RBDVolumeSource", "v1.")                                                                         \
  TYPE(flex_volume_source, "FlexVolumeSource", "v1.")                                                                       \
  TYPE(cinder_volume_source, "CinderVolumeSource", "v1.")                                                                   \
  TYPE(ceph_fs_volume_source, "CephFSVolumeSource", "v1.")                                                                  \
  TYPE(flocker_volume_source, "FlockerVolumeSource", "v1.")                                                                 \
  TYPE(downward_api_volume_file, "DownwardAPIVolumeFile", "v1.")                                                            \
  TYPE(downward_api_volume_source, "DownwardAPIVolumeSource", "v1.")                                                        \
  TYPE(fc_volume_source, "FCVolumeSource", "v1.")                                                                           \
  TYPE(azure_file_volume_source, "AzureFileVolumeSource", "v1.")                                                            \
  TYPE(config_map_volume_source, "ConfigMapVolumeSource", "v1.")                                                            \
  TYPE(vsphere_virtual_disk_volume_source, "VsphereVirtualDiskVolumeSource", "v1.")                                         \
  TYPE(quobyte_volume_source, "QuobyteVolumeSource", "v1.")                                                                 \
  TYPE(azure_disk_volume_source, "AzureDiskVolumeSource", "v1.")                                                            \
  TYPE(photon_persistent_disk_volume_source, "PhotonPersistentDiskVolumeSource", "v1.")                                     \
  TYPE(secret_projection, "SecretProjection", "v1.")                                                                        \
  TYPE(downward_api_projection, "DownwardAPIProjection", "v1.")                                                             \
  TYPE(config_map_projection, "ConfigMapProjection", "v1.")                                                                 \
  TYPE(service_account_token_projection, "ServiceAccountTokenProjection", "v1.")                                            \
  TYPE(cluster_trust_bundle_projection, "ClusterTrustBundleProjection", "v1.")                                              \
  TYPE(pod_certificate_projection, "PodCertificateProjection", "v1.")                                                       \
  TYPE(volume_projection, "VolumeProjection", "v1.")                                                                        \
  TYPE(projected_volume_source, "ProjectedVolumeSource", "v1.")                                                             \
  TYPE(portworx_volume_source, "PortworxVolumeSource", "v1.")                                                               \
  TYPE(scale_io_volume_source, "ScaleIOVolumeSource", "v1.")                                                                \
  TYPE(storage_os_volume_source, "StorageOSVolumeSource", "v1.")                                                            \
  TYPE(csi_volume_source, "CSIVolumeSource", "v1.")                                                                         \
  TYPE(volume_resource_requirements, "VolumeResourceRequirements", "v1.")                                                   \
  TYPE(typed_local_object_reference, "TypedLocalObjectReference", "v1.", CORE_ATOMIC)                                       \
  TYPE(typed_object_reference, "TypedObjectReference", "v1.")                                                               \
  TYPE(persistent_volume_claim_spec, "PersistentVolumeClaimSpec", "v1.")                                                    \
  TYPE(persistent_volume_claim_template, "PersistentVolumeClaimTemplate", "v1.")                                            \
  TYPE(ephemeral_volume_source, "EphemeralVolumeSource", "v1.")                                                             \
  TYPE(image_volume_source, "ImageVolumeSource", "v1.")                                                                     \
  TYPE(volume_source, "VolumeSource", "v1.")                                                                                \
  TYPE(volume, "Volume", "v1.")

#define CORE_ROWS_host_path_volume_source(ROW, T)                                                                           \
  ROW(T, STRING, path, "path", "Path", "string", ALWAYS)                                                                    \
  ROW(T, STRING_POINTER, type, "type", "Type", "v1.HostPathType", OMIT_EMPTY)
#define CORE_LOOKUP_host_path_volume_source(LOOKUP) LOOKUP(1, 0xA8C6D7FU, 2, 1)

#define CORE_ROWS_empty_dir_volume_source(ROW, T)                                                                           \
  ROW(T, STRING, medium, "medium", "Medium", "v1.StorageMedium", OMIT_EMPTY)                                                \
  ROW(T, QUANTITY_POINTER, size_limit, "sizeLimit", "SizeLimit", "resource.Quantity", OMIT_EMPTY)                           \
  ROW(T, INT32_POINTER, mode, "mode", "Mode", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_empty_dir_volume_source(LOOKUP) LOOKUP(2, 0xC4F5A587U, 2, 3, 1, 0)

#define CORE_ROWS_gce_persistent_disk_volume_source(ROW, T)                                                                 \
  ROW(T, STRING, pd_name, "pdName", "PDName", "string", ALWAYS)                                                             \
  ROW(T, STRING, fs_type, "fsType", "FSType", "string", OMIT_EMPTY)                                                         \
  ROW(T, INT32, partition, "partition", "Partition", "int32", OMIT_EMPTY)                                                   \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_gce_persistent_disk_volume_source(LOOKUP) LOOKUP(2, 0xC7467D1U, 2, 4, 1, 3)

#define CORE_ROWS_aws_elastic_block_store_volume_source(ROW, T)                                                             \
  ROW(T, STRING, volume_id, "volumeID", "VolumeID", "string", ALWAYS)                                                       \
  ROW(T, STRING, fs_type, "fsType", "FSType", "string", OMIT_EMPTY)                                                         \
  ROW(T, INT32, partition, "partition", "Partition", "int32", OMIT_EMPTY)                                                   \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_aws_elastic_block_store_volume_source(LOOKUP) LOOKUP(2, 0x3BF98799U, 2, 3, 4, 1)

#define CORE_ROWS_git_repo_volume_source(ROW, T)                                                                            \
  ROW(T, STRING, repository, "repository", "Repository", "string", ALWAYS)                                                  \
  ROW(T, STRING, revision, "revision", "Revision", "string", OMIT_EMPTY)                                                    \
  ROW(T, STRING, directory, "directory", "Directory", "string", OMIT_EMPTY)
#define CORE_LOOKUP_git_repo_volume_source(LOOKUP) LOOKUP(2, 0xC4F5A587U, 0, 1, 2, 3)

#define CORE_ROWS_key_to_path(ROW, T)                                                                                       \
  ROW(T, STRING, key, "key", "Key", "string", ALWAYS)                                                                       \
  ROW(T, STRING, path, "path", "Path", "string", ALWAYS)                                                                    \
  ROW(T, INT32_POINTER, mode, "mode", "Mode", "int32", OMIT_EMPTY)                                                          \
  ROW(T, INT64_POINTER, user, "user", "User", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_key_to_path(LOOKUP) LOOKUP(2, 0xF5627D99U, 2, 3, 4, 1)

#define CORE_ROWS_secret_volume_source(ROW, T)                                                                              \
  ROW(T, STRING, secret_name, "secretName", "SecretName", "string", OMIT_EMPTY)                                             \
  ROW(T, LIST, items, "items", "Items", key_to_path, OMIT_EMPTY)                                                            \
  ROW(T, INT32_POINTER, default_mode, "defaultMode", "DefaultMode", "int32", OMIT_EMPTY)                                    \
  ROW(T, BOOL_POINTER, optional, "optional", "Optional", "bool", OMIT_EMPTY)                                                \
  ROW(T, INT64_POINTER, default_user, "defaultUser", "DefaultUser", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_secret_volume_source(LOOKUP) LOOKUP(3, 0xC4F5A587U, 0, 4, 0, 5, 1, 2, 3, 0)

#define CORE_ROWS_nfs_volume_source(ROW, T)                                                                                 \
  ROW(T, STRING, server, "server", "Server", "string", ALWAYS)                                                              \
  ROW(T, STRING, path, "path", "Path", "string", ALWAYS)                                                                    \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_nfs_volume_source(LOOKUP) LOOKUP(2, 0x3BF98799U, 0, 1, 3, 2)

#define CORE_ROWS_iscsi_volume_source(ROW, T)                                                                               \
  ROW(T, STRING, target_portal, "targetPortal", "TargetPortal", "string", ALWAYS)                                           \
  ROW(T, STRING, iqn, "iqn", "IQN", "string", ALWAYS)                                                                       \
  ROW(T, INT32, lun, "lun", "Lun", "int32", ALWAYS)                                                                         \
  ROW(T, STRING, iscsi_interface, "iscsiInterface", "ISCSIInterface", "string", OMIT_EMPTY)                                 \
  ROW(T, STRING, fs_type, "fsType", "FSType", "string", OMIT_EMPTY)                                                         \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)                                                       \
  ROW(T, STRING_LIST, portals, "portals", "Portals", "string", OMIT_EMPTY)                                                  \
  ROW(T, BOOL, chap_auth_discovery, "chapAuthDiscovery", "DiscoveryCHAPAuth", "bool", OMIT_EMPTY)                           \
  ROW(T, BOOL, chap_auth_session, "chapAuthSession", "SessionCHAPAuth", "bool", OMIT_EMPTY)                                 \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", "SecretRef", local_object_reference, OMIT_EMPTY)                          \
  ROW(T, STRING_POINTER, initiator_name, "initiatorName", "InitiatorName", "string", OMIT_EMPTY)
#define CORE_LOOKUP_iscsi_volume_source(LOOKUP) LOOKUP(4, 0xF27C36BBU, 0, 5, 11, 0, 2, 1, 0, 0, 4, 3, 8, 6, 10, 9, 7, 0)

#define CORE_ROWS_glusterfs_volume_source(ROW, T)                                                                           \
  ROW(T, STRING, endpoints, "endpoints", "EndpointsName", "string", ALWAYS)                                                 \
  ROW(T, STRING, path, "path", "Path", "string", ALWAYS)                                                                    \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_glusterfs_volume_source(LOOKUP) LOOKUP(2, 0xC8D04605U, 2, 0, 3, 1)

#define CORE_ROWS_persistent_volume_claim_volume_source(ROW, T)                                                             \
  ROW(T, STRING, claim_name, "claimName", "ClaimName", "string", ALWAYS)                                                    \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_persistent_volume_claim_volume_source(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_rbd_volume_source(ROW, T)                                                                                 \
  ROW(T, STRING_LIST, monitors, "monitors", "CephMonitors", "string", ALWAYS)                                               \
  ROW(T, STRING, image, "image", "RBDImage", "string", ALWAYS)                                                              \
  ROW(T, STRING, fs_type, "fsType", "FSType", "string", OMIT_EMPTY)                                                         \
  ROW(T, STRING, pool, "pool", "RBDPool", "string", OMIT_EMPTY)                                                             \
  ROW(T, STRING, user, "user", "RadosUser", "string", OMIT_EMPTY)                                                           \
  ROW(T, STRING, keyring, "keyring", "Keyring", "string", OMIT_EMPTY)                                                       \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", "SecretRef", local_object_reference, OMIT_EMPTY)                          \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_rbd_volume_source(LOOKUP) LOOKUP(3, 0xA7CC7579U, 4, 6, 3, 8, 7, 1, 5, 2)

#define CORE_ROWS_flex_volume_source(ROW, T)                                                                                \
  ROW(T, STRING, driver, "driver", "Driver", "string", ALWAYS)                                                              \
  ROW(T, STRING, fs_type, "fsType", "FSType", "string", OMIT_EMPTY)                                                         \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", "SecretRef", local_object_reference, OMIT_EMPTY)                          \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)                                                       \
  ROW(T, STRING_MAP, options, "options", "Options", "map[string]string", OMIT_EMPTY)
#define CORE_LOOKUP_flex_volume_source(LOOKUP) LOOKUP(3, 0xCBEDC0DDU, 0, 1, 3, 4, 0, 2, 5, 0)

#define CORE_ROWS_cinder_volume_source(ROW, T)                                                                              \
  ROW(T, STRING, volume_id, "volumeID", "VolumeID", "string", ALWAYS)                                                       \
  ROW(T, STRING, fs_type, "fsType", "FSType", "string", OMIT_EMPTY)                                                         \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)                                                       \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", "SecretRef", local_object_reference, OMIT_EMPTY)
#define CORE_LOOKUP_cinder_volume_source(LOOKUP) LOOKUP(2, 0x54908A49U, 3, 4, 1, 2)

#define CORE_ROWS_ceph_fs_volume_source(ROW, T)                                                                             \
  ROW(T, STRING_LIST, monitors, "monitors", "Monitors", "string", ALWAYS)                                                   \
  ROW(T, STRING, path, "path", "Path", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, user, "user", "User", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, secret_file, "secretFile", "SecretFile", "string", OMIT_EMPTY)                                             \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", "SecretRef", local_object_reference, OMIT_EMPTY)                          \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_ceph_fs_volume_source(LOOKUP) LOOKUP(3, 0xA9735A3DU, 4, 3, 2, 0, 5, 1, 0, 6)

#define CORE_ROWS_flocker_volume_source(ROW, T)                                                                             \
  ROW(T, STRING, dataset_name, "datasetName", "DatasetName", "string", OMIT_EMPTY)                                          \
  ROW(T, STRING, dataset_uuid, "datasetUUID", "DatasetUUID", "string", OMIT_EMPTY)
#define CORE_LOOKUP_flocker_volume_source(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_downward_api_volume_file(ROW, T)                                                                          \
  ROW(T, STRING, path, "path", "Path", "string", ALWAYS)                                                                    \
  ROW(T, STRUCT_POINTER, field_ref, "fieldRef", "FieldRef", object_field_selector, OMIT_EMPTY)                              \
  ROW(T, STRUCT_POINTER, resource_field_ref, "resourceFieldRef", "ResourceFieldRef", resource_field_selector, OMIT_EMPTY)   \
  ROW(T, INT32_POINTER, mode, "mode", "Mode", "int32", OMIT_EMPTY)                                                          \
  ROW(T, INT64_POINTER, user, "user", "User", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_downward_api_volume_file(LOOKUP) LOOKUP(3, 0x3BF98799U, 3, 0, 5, 4, 0, 2, 0, 1)

#define CORE_ROWS_downward_api_volume_source(ROW, T)                                                                        \
  ROW(T, LIST, items, "items", "Items", downward_api_volume_file, OMIT_EMPTY)                                               \
  ROW(T, INT32_POINTER, default_mode, "defaultMode", "DefaultMode", "int32", OMIT_EMPTY)                                    \
  ROW(T, INT64_POINTER, default_user, "defaultUser", "DefaultUser", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_downward_api_volume_source(LOOKUP) LOOKUP(2, 0xC4F5A587U, 0, 3, 1, 2)

#define CORE_ROWS_fc_volume_source(ROW, T)                                                                                  \
  ROW(T, STRING_LIST, target_wwns, "targetWWNs", "TargetWWNs", "string", OMIT_EMPTY)                                        \
  ROW(T, INT32_POINTER, lun, "lun", "Lun", "int32", OMIT_EMPTY)                                                             \
  ROW(T, STRING, fs_type, "fsType", "FSType", "string", OMIT_EMPTY)                                                         \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)                                                       \
  ROW(T, STRING_LIST, wwids, "wwids", "WWIDs", "string", OMIT_EMPTY)
#define CORE_LOOKUP_fc_volume_source(LOOKUP) LOOKUP(3, 0xC4F5A587U, 0, 2, 4, 0, 3, 0, 5, 1)

#define CORE_ROWS_azure_file_volume_source(ROW, T)                                                                          \
  ROW(T, STRING, secret_name, "secretName", "SecretName", "string", ALWAYS)                                                 \
  ROW(T, STRING, share_name, "shareName", "ShareName", "string", ALWAYS)                                                    \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_azure_file_volume_source(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 1, 3, 0, 2)

#define CORE_ROWS_config_map_volume_source(ROW, T)                                                                          \
  ROW(T, INLINE, local_object_reference, "LocalObjectReference", "LocalObjectReference", local_object_reference, ALWAYS)    \
  ROW(T, LIST, items, "items", "Items", key_to_path, OMIT_EMPTY)                                                            \
  ROW(T, INT32_POINTER, default_mode, "defaultMode", "DefaultMode", "int32", OMIT_EMPTY)                                    \
  ROW(T, BOOL_POINTER, optional, "optional", "Optional", "bool", OMIT_EMPTY)                                                \
  ROW(T, INT64_POINTER, default_user, "defaultUser", "DefaultUser", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_config_map_volume_source(LOOKUP) LOOKUP(3, 0x9DCEC3ADU, 5, 0, 3, 4, 0, 0, 1, 2)

#define CORE_ROWS_vsphere_virtual_disk_volume_source(ROW, T)                                                                \
  ROW(T, STRING, volume_path, "volumePath", "VolumePath", "string", ALWAYS)                                                 \
  ROW(T, STRING, fs_type, "fsType", "FSType", "string", OMIT_EMPTY)                                                         \
  ROW(T, STRING, storage_policy_name, "storagePolicyName", "StoragePolicyName", "string", OMIT_EMPTY)                       \
  ROW(T, STRING, storage_policy_id, "storagePolicyID", "StoragePolicyID", "string", OMIT_EMPTY)
#define CORE_LOOKUP_vsphere_virtual_disk_volume_source(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 1, 2, 3, 4)

#define CORE_ROWS_quobyte_volume_source(ROW, T)                                                                             \
  ROW(T, STRING, registry, "registry", "Registry", "string", ALWAYS)                                                        \
  ROW(T, STRING, volume, "volume", "Volume", "string", ALWAYS)                                                              \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)                                                       \
  ROW(T, STRING, user, "user", "User", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, group, "group", "Group", "string", OMIT_EMPTY)                                                             \
  ROW(T, STRING, tenant, "tenant", "Tenant", "string", OMIT_EMPTY)
#define CORE_LOOKUP_quobyte_volume_source(LOOKUP) LOOKUP(3, 0x2F0901A1U, 3, 4, 0, 5, 6, 0, 1, 2)

#define CORE_ROWS_azure_disk_volume_source(ROW, T)                                                                          \
  ROW(T, STRING, disk_name, "diskName", "DiskName", "string", ALWAYS)                                                       \
  ROW(T, STRING, disk_uri, "diskURI", "DataDiskURI", "string", ALWAYS)                                                      \
  ROW(T, STRING_POINTER, caching_mode, "cachingMode", "CachingMode", "v1.AzureDataDiskCachingMode", OMIT_EMPTY)             \
  ROW(T, STRING_POINTER, fs_type, "fsType", "FSType", "string", OMIT_EMPTY)                                                 \
  ROW(T, BOOL_POINTER, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)                                               \
  ROW(T, STRING_POINTER, kind, "kind", "Kind", "v1.AzureDataDiskKind", OMIT_EMPTY)
#define CORE_LOOKUP_azure_disk_volume_source(LOOKUP) LOOKUP(3, 0x3BF98799U, 0, 4, 0, 1, 5, 6, 3, 2)

#define CORE_ROWS_photon_persistent_disk_volume_source(ROW, T)                                                              \
  ROW(T, STRING, pd_id, "pdID", "PdID", "string", ALWAYS)                                                                   \
  ROW(T, STRING, fs_type, "fsType", "FSType", "string", OMIT_EMPTY)
#define CORE_LOOKUP_photon_persistent_disk_volume_source(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_secret_projection(ROW, T)                                                                                 \
  ROW(T, INLINE, local_object_reference, "LocalObjectReference", "LocalObjectReference", local_object_reference, ALWAYS)    \
  ROW(T, LIST, items, "items", "Items", key_to_path, OMIT_EMPTY)                                                            \
  ROW(T, BOOL_POINTER, optional, "optional", "Optional", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_secret_projection(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 1, 2, 0, 3)

#define CORE_ROWS_downward_api_projection(ROW, T) ROW(T, LIST, items, "items", "Items", downward_api_volume_file, OMIT_EMPTY)
#define CORE_LOOKUP_downward_api_projection(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_config_map_projection(ROW, T)                                                                             \
  ROW(T, INLINE, local_object_reference, "LocalObjectReference", "LocalObjectReference", local_object_reference, ALWAYS)    \
  ROW(T, LIST, items, "items", "Items", key_to_path, OMIT_EMPTY)                                                            \
  ROW(T, BOOL_POINTER, optional, "optional", "Optional", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_config_map_projection(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 1, 2, 0, 3)

#define CORE_ROWS_service_account_token_projection(ROW, T)                                                                  \
  ROW(T, STRING, audience, "audience", "Audience", "string", OMIT_EMPTY)                                                    \
  ROW(T, INT64_POINTER, expiration_seconds, "expirationSeconds", "ExpirationSeconds", "int64", OMIT_EMPTY)                  \
  ROW(T, STRING, path, "path", "Path", "string", ALWAYS)                                                                    \
  ROW(T, INT64_POINTER, user, "user", "User", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_service_account_token_projection(LOOKUP) LOOKUP(2, 0xA9735A3DU, 4, 3, 1, 2)

#define CORE_ROWS_cluster_trust_bundle_projection(ROW, T)                                                                   \
  ROW(T, STRING_POINTER, name, "name", "Name", "string", OMIT_EMPTY)                                                        \
  ROW(T, STRING_POINTER, signer_name, "signerName", "SignerName", "string", OMIT_EMPTY)                                     \
  ROW(T, STRUCT_POINTER, label_selector, "labelSelector", "LabelSelector", label_selector, OMIT_EMPTY)                      \
  ROW(T, BOOL_POINTER, optional, "optional", "Optional", "bool", OMIT_EMPTY)                                                \
  ROW(T, STRING, path, "path", "Path", "string", ALWAYS)                                                                    \
  ROW(T, INT64_POINTER, user, "user", "User", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_cluster_trust_bundle_projection(LOOKUP) LOOKUP(3, 0x657651DBU, 1, 6, 5, 0, 4, 3, 2, 0)

#define CORE_ROWS_pod_certificate_projection(ROW, T)                                                                        \
  ROW(T, STRING, signer_name, "signerName", "SignerName", "string", OMIT_EMPTY, .need = CORE_REQUIRED)                      \
  ROW(T, STRING, key_type, "keyType", "KeyType", "string", OMIT_EMPTY, .need = CORE_REQUIRED)                               \
  ROW(T, INT32_POINTER, max_expiration_seconds, "maxExpirationSeconds", "MaxExpirationSeconds", "int32", OMIT_EMPTY)        \
  ROW(T, STRING, credential_bundle_path, "credentialBundlePath", "CredentialBundlePath", "string", OMIT_EMPTY)              \
  ROW(T, STRING, key_path, "keyPath", "KeyPath", "string", OMIT_EMPTY)                                                      \
  ROW(T, STRING, certificate_chain_path, "certificateChainPath", "CertificateChainPath", "string", OMIT_EMPTY)              \
  ROW(T, STRING_MAP, user_annotations, "userAnnotations", "UserAnnotations", "map[string]string", OMIT_EMPTY)               \
  ROW(T, INT64_POINTER, user, "user", "User", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_pod_certificate_projection(LOOKUP) LOOKUP(3, 0x3218CDD9U, 6, 5, 7, 4, 8, 1, 3, 2)

#define CORE_ROWS_volume_projection(ROW, T)                                                                                 \
  ROW(T, STRUCT_POINTER, secret, "secret", "Secret", secret_projection, OMIT_EMPTY)                                         \
  ROW(T, STRUCT_POINTER, downward_api, "downwardAPI", "DownwardAPI", downward_api_projection, OMIT_EMPTY)                   \
  ROW(T, STRUCT_POINTER, config_map, "configMap", "ConfigMap", config_map_projection, OMIT_EMPTY)                           \
  ROW(T, STRUCT_POINTER, service_account_token, "serviceAccountToken", "ServiceAccountToken",                               \
      service_account_token_projection, OMIT_EMPTY)                                                                         \
  ROW(T, STRUCT_POINTER, cluster_trust_bundle, "clusterTrustBundle", "ClusterTrustBundle", cluster_trust_bundle_projection, \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRUCT_POINTER, pod_certificate, "podCertificate", "PodCertificate", pod_certificate_projection, OMIT_EMPTY)
#define CORE_LOOKUP_volume_projection(LOOKUP) LOOKUP(3, 0xA8C6D7FU, 0, 6, 5, 1, 4, 2, 3, 0)

#define CORE_ROWS_projected_volume_source(ROW, T)                                                                           \
  ROW(T, LIST, sources, "sources", "Sources", volume_projection, ALWAYS, .need = CORE_OPTIONAL)                             \
  ROW(T, INT32_POINTER, default_mode, "defaultMode", "DefaultMode", "int32", OMIT_EMPTY)                                    \
  ROW(T, INT64_POINTER, default_user, "defaultUser", "DefaultUser", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_projected_volume_source(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 3, 0, 2)

#define CORE_ROWS_portworx_volume_source(ROW, T)                                                                            \
  ROW(T, STRING, volume_id, "volumeID", "VolumeID", "string", ALWAYS)                                                       \
  ROW(T, STRING, fs_type, "fsType", "FSType", "string", OMIT_EMPTY)                                                         \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_portworx_volume_source(LOOKUP) LOOKUP(2, 0xC8D04605U, 1, 0, 3, 2)

#define CORE_ROWS_scale_io_volume_source(ROW, T)                                                                            \
  ROW(T, STRING, gateway, "gateway", "Gateway", "string", ALWAYS)                                                           \
  ROW(T, STRING, system, "system", "System", "string", ALWAYS)                                                              \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", "SecretRef", local_object_reference, ALWAYS)                              \
  ROW(T, BOOL, ssl_enabled, "sslEnabled", "SSLEnabled", "bool", OMIT_EMPTY)                                                 \
  ROW(T, STRING, protection_domain, "protectionDomain", "ProtectionDomain", "string", OMIT_EMPTY)                           \
  ROW(T, STRING, storage_pool, "storagePool", "StoragePool", "string", OMIT_EMPTY)                                          \
  ROW(T, STRING, storage_mode, "storageMode", "StorageMode", "string", OMIT_EMPTY)                                          \
  ROW(T, STRING, volume_name, "volumeName", "VolumeName", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING, fs_type, "fsType", "FSType", "string", OMIT_EMPTY)                                                         \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_scale_io_volume_source(LOOKUP) LOOKUP(4, 0xA3F6E4A3U, 7, 0, 8, 0, 10, 0, 3, 0, 1, 0, 2, 5, 4, 6, 9, 0)

#define CORE_ROWS_storage_os_volume_source(ROW, T)                                                                          \
  ROW(T, STRING, volume_name, "volumeName", "VolumeName", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING, volume_namespace, "volumeNamespace", "VolumeNamespace", "string", OMIT_EMPTY)                              \
  ROW(T, STRING, fs_type, "fsType", "FSType", "string", OMIT_EMPTY)                                                         \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)                                                       \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", "SecretRef", local_object_reference, OMIT_EMPTY)
#define CORE_LOOKUP_storage_os_volume_source(LOOKUP) LOOKUP(3, 0xCBEDC0DDU, 1, 0, 5, 4, 2, 3, 0, 0)

#define CORE_ROWS_csi_volume_source(ROW, T)                                                                                 \
  ROW(T, STRING, driver, "driver", "Driver", "string", ALWAYS)                                                              \
  ROW(T, BOOL_POINTER, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)                                               \
  ROW(T, STRING_POINTER, fs_type, "fsType", "FSType", "string", OMIT_EMPTY)                                                 \
  ROW(T, STRING_MAP, volume_attributes, "volumeAttributes", "VolumeAttributes", "map[string]string", OMIT_EMPTY)            \
  ROW(T, STRUCT_POINTER, node_publish_secret_ref, "nodePublishSecretRef", "NodePublishSecretRef", local_object_reference,   \
      OMIT_EMPTY)
#define CORE_LOOKUP_csi_volume_source(LOOKUP) LOOKUP(3, 0x9DCEC3ADU, 2, 1, 4, 0, 0, 5, 0, 3)

#define CORE_ROWS_volume_resource_requirements(ROW, T)                                                                      \
  ROW(T, QUANTITY_MAP, limits, "limits", "Limits", "v1.ResourceList", OMIT_EMPTY)                                           \
  ROW(T, QUANTITY_MAP, requests, "requests", "Requests", "v1.ResourceList", OMIT_EMPTY)
#define CORE_LOOKUP_volume_resource_requirements(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_typed_local_object_reference(ROW, T)                                                                      \
  ROW(T, STRING_POINTER, api_group, "apiGroup", "APIGroup", "string", ALWAYS, .need = CORE_OPTIONAL)                        \
  ROW(T, STRING, kind, "kind", "Kind", "string", ALWAYS)                                                                    \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)
#define CORE_LOOKUP_typed_local_object_reference(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 2, 1, 0)

#define CORE_ROWS_typed_object_reference(ROW, T)                                                                            \
  ROW(T, STRING_POINTER, api_group, "apiGroup", "APIGroup", "string", ALWAYS, .need = CORE_OPTIONAL)                        \
  ROW(T, STRING, kind, "kind", "Kind", "string", ALWAYS)                                                                    \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING_POINTER, namespace, "namespace", "Namespace", "string", OMIT_EMPTY)
#define CORE_LOOKUP_typed_object_reference(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 2, 1, 4, 3)

#define CORE_ROWS_persistent_volume_claim_spec(ROW, T)                                                                      \
  ROW(T, STRING_LIST, access_modes, "accessModes", "AccessModes", "v1.PersistentVolumeAccessMode", OMIT_EMPTY)              \
  ROW(T, STRUCT_POINTER, selector, "selector", "Selector", label_selector, OMIT_EMPTY)                                      \
  ROW(T, STRUCT, resources, "resources", "Resources", volume_resource_requirements, OMIT_EMPTY)                             \
  ROW(T, STRING, volume_name, "volumeName", "VolumeName", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING_POINTER, storage_class_name, "storageClassName", "StorageClassName", "string", OMIT_EMPTY)                  \
  ROW(T, STRING_POINTER, volume_mode, "volumeMode", "VolumeMode", "v1.PersistentVolumeMode", OMIT_EMPTY)                    \
  ROW(T, STRUCT_POINTER, data_source, "dataSource", "DataSource", typed_local_object_reference, OMIT_EMPTY)                 \
  ROW(T, STRUCT_POINTER, data_source_ref, "dataSourceRef", "DataSourceRef", typed_object_reference, OMIT_EMPTY)             \
  ROW(T, STRING_POINTER, volume_attributes_class_name, "volumeAttributesClassName", "VolumeAttributesClassName", "string",  \
      OMIT_EMPTY)
#define CORE_LOOKUP_persistent_volume_claim_spec(LOOKUP)                                                                    \
  LOOKUP(4, 0xBBFFDEDFU, 9, 0, 5, 0, 0, 2, 4, 0, 6, 1, 0, 7, 8, 0, 0, 3)

#define CORE_ROWS_persistent_volume_claim_template(ROW, T)                                                                  \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", persistent_volume_claim_spec, ALWAYS)
#define CORE_LOOKUP_persistent_volume_claim_template(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_ephemeral_volume_source(ROW, T)                                                                           \
  ROW(T, STRUCT_POINTER, volume_claim_template, "volumeClaimTemplate", "VolumeClaimTemplate",                               \
      persistent_volume_claim_template, OMIT_EMPTY)
#define CORE_LOOKUP_ephemeral_volume_source(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_image_volume_source(ROW, T)                                                                               \
  ROW(T, STRING, reference, "reference", "Reference", "string", OMIT_EMPTY)                                                 \
  ROW(T, STRING, pull_policy, "pullPolicy", "PullPolicy", "v1.PullPolicy", OMIT_EMPTY)
#define CORE_LOOKUP_image_volume_source(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_volume_source(ROW, T)                                                                                     \
  ROW(T, STRUCT_POINTER, host_path, "hostPath", "HostPath", host_path_volume_source, OMIT_EMPTY)                            \
  ROW(T, STRUCT_POINTER, empty_dir, "emptyDir", "EmptyDir", empty_dir_volume_source, OMIT_EMPTY)                            \
  ROW(T, STRUCT_POINTER, gce_persistent_disk, "gcePersistentDisk", "GCEPersistentDisk", gce_persistent_disk_volume_source,  \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRUCT_POINTER, aws_elastic_block_store, "awsElasticBlockStore", "AWSElasticBlockStore",                           \
      aws_elastic_block_store_volume_source, OMIT_EMPTY)                                                                    \
  ROW(T, STRUCT_POINTER, git_repo, "gitRepo", "GitRepo", git_repo_volume_source, OMIT_EMPTY)                                \
  ROW(T, STRUCT_POINTER, secret, "secret", "Secret", secret_volume_source, OMIT_EMPTY)                                      \
  ROW(T, STRUCT_POINTER, nfs, "nfs", "NFS", nfs_volume_source, OMIT_EMPTY)                                                  \
  ROW(T, STRUCT_POINTER, iscsi, "iscsi", "ISCSI", iscsi_volume_source, OMIT_EMPTY)                                          \
  ROW(T, STRUCT_POINTER, glusterfs, "glusterfs", "Glusterfs", glusterfs_volume_source, OMIT_EMPTY)                          \
  ROW(T, STRUCT_POINTER, persistent_volume_claim, "persistentVolumeClaim", "PersistentVolumeClaim",                         \
      persistent_volume_claim_volume_source, OMIT_EMPTY)                                                                    \
  ROW(T, STRUCT_POINTER, rbd, "rbd", "RBD", rbd_volume_source, OMIT_EMPTY)                                                  \
  ROW(T, STRUCT_POINTER, flex_volume, "flexVolume", "FlexVolume", flex_volume_source, OMIT_EMPTY)                           \
  ROW(T, STRUCT_POINTER, cinder, "cinder", "Cinder", cinder_volume_source, OMIT_EMPTY)                                      \
  ROW(T, STRUCT_POINTER, cephfs, "cephfs", "CephFS", ceph_fs_volume_source, OMIT_EMPTY)                                     \
  ROW(T, STRUCT_POINTER, flocker, "flocker", "Flocker", flocker_volume_source, OMIT_EMPTY)                                  \
  ROW(T, STRUCT_POINTER, downward_api, "downwardAPI", "DownwardAPI", downward_api_volume_source, OMIT_EMPTY)                \
  ROW(T, STRUCT_POINTER, fc, "fc", "FC", fc_volume_source, OMIT_EMPTY)                                                      \
  ROW(T, STRUCT_POINTER, azure_file, "azureFile", "AzureFile", azure_file_volume_source, OMIT_EMPTY)                        \
  ROW(T, STRUCT_POINTER, config_map, "configMap", "ConfigMap", config_map_volume_source, OMIT_EMPTY)                        \
  ROW(T, STRUCT_POINTER, vsphere_volume, "vsphereVolume", "VsphereVolume", vsphere_virtual_disk_volume_source, OMIT_EMPTY)  \
  ROW(T, STRUCT_POINTER, quobyte, "quobyte", "Quobyte", quobyte_volume_source, OMIT_EMPTY)                                  \
  ROW(T, STRUCT_POINTER, azure_disk, "azureDisk", "AzureDisk", azure_disk_volume_source, OMIT_EMPTY)                        \
  ROW(T, STRUCT_POINTER, photon_persistent_disk, "photonPersistentDisk", "PhotonPersistentDisk",                            \
      photon_persistent_disk_volume_source, OMIT_EMPTY)                                                                     \
  ROW(T, STRUCT_POINTER, projected, "projected", "Projected", projected_volume_source, OMIT_EMPTY)                          \
  ROW(T, STRUCT_POINTER, portworx_volume, "portworxVolume", "PortworxVolume", portworx_volume_source, OMIT_EMPTY)           \
  ROW(T, STRUCT_POINTER, scale_io, "scaleIO", "ScaleIO", scale_io_volume_source, OMIT_EMPTY)                                \
  ROW(T, STRUCT_POINTER, storageos, "storageos", "StorageOS", storage_os_volume_source, OMIT_EMPTY)                         \
  ROW(T, STRUCT_POINTER, csi, "csi", "CSI", csi_volume_source, OMIT_EMPTY)                                                  \
  ROW(T, STRUCT_POINTER, ephemeral, "ephemeral", "Ephemeral", ephemeral_volume_source, OMIT_EMPTY)                          \
  ROW(T, STRUCT_POINTER, image, "image", "Image", image_volume_source, OMIT_EMPTY)
#define CORE_LOOKUP_volume_source(LOOKUP)                                                                                   \
  LOOKUP(6, 0x24F4ED25U, 16, 23, 0, 12, 20, 0, 19, 0, 0, 0, 0, 0, 29, 0, 0, 0, 9, 24, 15, 28, 6, 1, 3, 5, 0, 22, 0, 0, 0,   \
         8, 11, 0, 0, 0, 26, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 21, 0, 2, 0, 0, 27, 0, 7, 13, 14, 17, 18, 0, 30, 0, 4,   \
         0)

#define CORE_ROWS_volume(ROW, T)                                                                                            \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, INLINE, volume_source, "VolumeSource", "VolumeSource", volume_source, ALWAYS)
#define CORE_LOOKUP_volume(LOOKUP)                                                                                          \
  LOOKUP(6, 0x34983D8FU, 2, 0, 2, 0, 0, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 2, 2, 0, 2, 2, 0, 0, 2, 0, 0, 2, 0, 2, 2, 2, 2, 2, 2, \
         1, 0, 0, 0, 2, 0, 0, 0, 0, 2, 2, 0, 2, 0, 2, 0, 0, 2, 0, 0, 0, 0, 2, 2, 0, 2, 0, 2, 0, 2, 2)

CORE_TYPES_VOLUME(CORE_DECLARE)
CORE_TYPES_VOLUME(CORE_STRUCT)

#endif
