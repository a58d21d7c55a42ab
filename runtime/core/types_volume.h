/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of types.h, which says how they are read: volumes and their sources. tools/core-types.go prints this file. */
#ifndef CORE_TYPES_VOLUME_H
#define CORE_TYPES_VOLUME_H

#define CORE_TYPES_VOLUME(TYPE)                                                                                             \
  TYPE(host_path_volume_source, "HostPathVolumeSource")                                                                     \
  TYPE(empty_dir_volume_source, "EmptyDirVolumeSource")                                                                     \
  TYPE(gce_persistent_disk_volume_source, "GCEPersistentDiskVolumeSource")                                                  \
  TYPE(aws_elastic_block_store_volume_source, "AWSElasticBlockStoreVolumeSource")                                           \
  TYPE(git_repo_volume_source, "GitRepoVolumeSource")                                                                       \
  TYPE(key_to_path, "KeyToPath")                                                                                            \
  TYPE(secret_volume_source, "SecretVolumeSource")                                                                          \
  TYPE(nfs_volume_source, "NFSVolumeSource")                                                                                \
  TYPE(iscsi_volume_source, "ISCSIVolumeSource")                                                                            \
  TYPE(glusterfs_volume_source, "GlusterfsVolumeSource")                                                                    \
  TYPE(persistent_volume_claim_volume_source, "PersistentVolumeClaimVolumeSource")                                          \
  TYPE(rbd_volume_source, "RBDVolumeSource")                                                                                \
  TYPE(flex_volume_source, "FlexVolumeSource")                                                                              \
  TYPE(cinder_volume_source, "CinderVolumeSource")                                                                          \
  TYPE(ceph_fs_volume_source, "CephFSVolumeSource")                                                                         \
  TYPE(flocker_volume_source, "FlockerVolumeSource")                                                                        \
  TYPE(downward_api_volume_file, "DownwardAPIVolumeFile")                                                                   \
  TYPE(downward_api_volume_source, "DownwardAPIVolumeSource")                                                               \
  TYPE(fc_volume_source, "FCVolumeSource")                                                                                  \
  TYPE(azure_file_volume_source, "AzureFileVolumeSource")                                                                   \
  TYPE(config_map_volume_source, "ConfigMapVolumeSource")                                                                   \
  TYPE(vsphere_virtual_disk_volume_source, "VsphereVirtualDiskVolumeSource")                                                \
  TYPE(quobyte_volume_source, "QuobyteVolumeSource")                                                                        \
  TYPE(azure_disk_volume_source, "AzureDiskVolumeSource")                                                                   \
  TYPE(photon_persistent_disk_volume_source, "PhotonPersistentDiskVolumeSource")                                            \
  TYPE(secret_projection, "SecretProjection")                                                                               \
  TYPE(downward_api_projection, "DownwardAPIProjection")                                                                    \
  TYPE(config_map_projection, "ConfigMapProjection")                                                                        \
  TYPE(service_account_token_projection, "ServiceAccountTokenProjection")                                                   \
  TYPE(cluster_trust_bundle_projection, "ClusterTrustBundleProjection")                                                     \
  TYPE(pod_certificate_projection, "PodCertificateProjection")                                                              \
  TYPE(volume_projection, "VolumeProjection")                                                                               \
  TYPE(projected_volume_source, "ProjectedVolumeSource")                                                                    \
  TYPE(portworx_volume_source, "PortworxVolumeSource")                                                                      \
  TYPE(scale_io_volume_source, "ScaleIOVolumeSource")                                                                       \
  TYPE(storage_os_volume_source, "StorageOSVolumeSource")                                                                   \
  TYPE(csi_volume_source, "CSIVolumeSource")                                                                                \
  TYPE(volume_resource_requirements, "VolumeResourceRequirements")                                                          \
  TYPE(typed_local_object_reference, "TypedLocalObjectReference")                                                           \
  TYPE(typed_object_reference, "TypedObjectReference")                                                                      \
  TYPE(persistent_volume_claim_spec, "PersistentVolumeClaimSpec")                                                           \
  TYPE(persistent_volume_claim_template, "PersistentVolumeClaimTemplate")                                                   \
  TYPE(ephemeral_volume_source, "EphemeralVolumeSource")                                                                    \
  TYPE(image_volume_source, "ImageVolumeSource")                                                                            \
  TYPE(volume_source, "VolumeSource")                                                                                       \
  TYPE(volume, "Volume")

#define CORE_ROWS_host_path_volume_source(ROW, T)                                                                           \
  ROW(T, STRING, path, "path", "string", ALWAYS)                                                                            \
  ROW(T, STRING_POINTER, type, "type", "v1.HostPathType", OMIT_EMPTY)
#define CORE_LOOKUP_host_path_volume_source(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_empty_dir_volume_source(ROW, T)                                                                           \
  ROW(T, STRING, medium, "medium", "v1.StorageMedium", OMIT_EMPTY)                                                          \
  ROW(T, QUANTITY_POINTER, size_limit, "sizeLimit", "resource.Quantity", OMIT_EMPTY)                                        \
  ROW(T, INT32_POINTER, mode, "mode", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_empty_dir_volume_source(LOOKUP) LOOKUP(2, 0xC4F5A587U, 2, 1, 3, 0)

#define CORE_ROWS_gce_persistent_disk_volume_source(ROW, T)                                                                 \
  ROW(T, STRING, pd_name, "pdName", "string", ALWAYS)                                                                       \
  ROW(T, STRING, fs_type, "fsType", "string", OMIT_EMPTY)                                                                   \
  ROW(T, INT32, partition, "partition", "int32", OMIT_EMPTY)                                                                \
  ROW(T, BOOL, read_only, "readOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_gce_persistent_disk_volume_source(LOOKUP) LOOKUP(2, 0xC4F5A587U, 2, 3, 4, 1)

#define CORE_ROWS_aws_elastic_block_store_volume_source(ROW, T)                                                             \
  ROW(T, STRING, volume_id, "volumeID", "string", ALWAYS)                                                                   \
  ROW(T, STRING, fs_type, "fsType", "string", OMIT_EMPTY)                                                                   \
  ROW(T, INT32, partition, "partition", "int32", OMIT_EMPTY)                                                                \
  ROW(T, BOOL, read_only, "readOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_aws_elastic_block_store_volume_source(LOOKUP) LOOKUP(2, 0xC4F5A587U, 2, 3, 4, 1)

#define CORE_ROWS_git_repo_volume_source(ROW, T)                                                                            \
  ROW(T, STRING, repository, "repository", "string", ALWAYS)                                                                \
  ROW(T, STRING, revision, "revision", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, directory, "directory", "string", OMIT_EMPTY)
#define CORE_LOOKUP_git_repo_volume_source(LOOKUP) LOOKUP(2, 0xC8D04605U, 1, 3, 2, 0)

#define CORE_ROWS_key_to_path(ROW, T)                                                                                       \
  ROW(T, STRING, key, "key", "string", ALWAYS)                                                                              \
  ROW(T, STRING, path, "path", "string", ALWAYS)                                                                            \
  ROW(T, INT32_POINTER, mode, "mode", "int32", OMIT_EMPTY)                                                                  \
  ROW(T, INT64_POINTER, user, "user", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_key_to_path(LOOKUP) LOOKUP(2, 0xC8D04605U, 2, 3, 4, 1)

#define CORE_ROWS_secret_volume_source(ROW, T)                                                                              \
  ROW(T, STRING, secret_name, "secretName", "string", OMIT_EMPTY)                                                           \
  ROW(T, LIST, items, "items", key_to_path, OMIT_EMPTY)                                                                     \
  ROW(T, INT32_POINTER, default_mode, "defaultMode", "int32", OMIT_EMPTY)                                                   \
  ROW(T, BOOL_POINTER, optional, "optional", "bool", OMIT_EMPTY)                                                            \
  ROW(T, INT64_POINTER, default_user, "defaultUser", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_secret_volume_source(LOOKUP) LOOKUP(3, 0xC8D04605U, 4, 5, 0, 2, 1, 0, 3, 0)

#define CORE_ROWS_nfs_volume_source(ROW, T)                                                                                 \
  ROW(T, STRING, server, "server", "string", ALWAYS)                                                                        \
  ROW(T, STRING, path, "path", "string", ALWAYS)                                                                            \
  ROW(T, BOOL, read_only, "readOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_nfs_volume_source(LOOKUP) LOOKUP(2, 0xC8D04605U, 2, 3, 0, 1)

#define CORE_ROWS_iscsi_volume_source(ROW, T)                                                                               \
  ROW(T, STRING, target_portal, "targetPortal", "string", ALWAYS)                                                           \
  ROW(T, STRING, iqn, "iqn", "string", ALWAYS)                                                                              \
  ROW(T, INT32, lun, "lun", "int32", ALWAYS)                                                                                \
  ROW(T, STRING, iscsi_interface, "iscsiInterface", "string", OMIT_EMPTY)                                                   \
  ROW(T, STRING, fs_type, "fsType", "string", OMIT_EMPTY)                                                                   \
  ROW(T, BOOL, read_only, "readOnly", "bool", OMIT_EMPTY)                                                                   \
  ROW(T, STRING_LIST, portals, "portals", "string", OMIT_EMPTY)                                                             \
  ROW(T, BOOL, chap_auth_discovery, "chapAuthDiscovery", "bool", OMIT_EMPTY)                                                \
  ROW(T, BOOL, chap_auth_session, "chapAuthSession", "bool", OMIT_EMPTY)                                                    \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", local_object_reference, OMIT_EMPTY)                                       \
  ROW(T, STRING_POINTER, initiator_name, "initiatorName", "string", OMIT_EMPTY)
#define CORE_LOOKUP_iscsi_volume_source(LOOKUP) LOOKUP(4, 0xBAB310C3U, 1, 0, 8, 7, 2, 0, 0, 0, 3, 6, 9, 0, 11, 4, 5, 10)

#define CORE_ROWS_glusterfs_volume_source(ROW, T)                                                                           \
  ROW(T, STRING, endpoints, "endpoints", "string", ALWAYS)                                                                  \
  ROW(T, STRING, path, "path", "string", ALWAYS)                                                                            \
  ROW(T, BOOL, read_only, "readOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_glusterfs_volume_source(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 0, 3, 1, 2)

#define CORE_ROWS_persistent_volume_claim_volume_source(ROW, T)                                                             \
  ROW(T, STRING, claim_name, "claimName", "string", ALWAYS)                                                                 \
  ROW(T, BOOL, read_only, "readOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_persistent_volume_claim_volume_source(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 2, 1)

#define CORE_ROWS_rbd_volume_source(ROW, T)                                                                                 \
  ROW(T, STRING_LIST, monitors, "monitors", "string", ALWAYS)                                                               \
  ROW(T, STRING, image, "image", "string", ALWAYS)                                                                          \
  ROW(T, STRING, fs_type, "fsType", "string", OMIT_EMPTY)                                                                   \
  ROW(T, STRING, pool, "pool", "string", OMIT_EMPTY)                                                                        \
  ROW(T, STRING, user, "user", "string", OMIT_EMPTY)                                                                        \
  ROW(T, STRING, keyring, "keyring", "string", OMIT_EMPTY)                                                                  \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", local_object_reference, OMIT_EMPTY)                                       \
  ROW(T, BOOL, read_only, "readOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_rbd_volume_source(LOOKUP) LOOKUP(3, 0xFE54E1B9U, 1, 6, 7, 8, 3, 5, 4, 2)

#define CORE_ROWS_flex_volume_source(ROW, T)                                                                                \
  ROW(T, STRING, driver, "driver", "string", ALWAYS)                                                                        \
  ROW(T, STRING, fs_type, "fsType", "string", OMIT_EMPTY)                                                                   \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", local_object_reference, OMIT_EMPTY)                                       \
  ROW(T, BOOL, read_only, "readOnly", "bool", OMIT_EMPTY)                                                                   \
  ROW(T, STRING_MAP, options, "options", "map[string]string", OMIT_EMPTY)
#define CORE_LOOKUP_flex_volume_source(LOOKUP) LOOKUP(3, 0xC4F5A587U, 0, 2, 0, 3, 4, 1, 0, 5)

#define CORE_ROWS_cinder_volume_source(ROW, T)                                                                              \
  ROW(T, STRING, volume_id, "volumeID", "string", ALWAYS)                                                                   \
  ROW(T, STRING, fs_type, "fsType", "string", OMIT_EMPTY)                                                                   \
  ROW(T, BOOL, read_only, "readOnly", "bool", OMIT_EMPTY)                                                                   \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", local_object_reference, OMIT_EMPTY)
#define CORE_LOOKUP_cinder_volume_source(LOOKUP) LOOKUP(2, 0xC4F5A587U, 2, 4, 3, 1)

#define CORE_ROWS_ceph_fs_volume_source(ROW, T)                                                                             \
  ROW(T, STRING_LIST, monitors, "monitors", "string", ALWAYS)                                                               \
  ROW(T, STRING, path, "path", "string", OMIT_EMPTY)                                                                        \
  ROW(T, STRING, user, "user", "string", OMIT_EMPTY)                                                                        \
  ROW(T, STRING, secret_file, "secretFile", "string", OMIT_EMPTY)                                                           \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", local_object_reference, OMIT_EMPTY)                                       \
  ROW(T, BOOL, read_only, "readOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_ceph_fs_volume_source(LOOKUP) LOOKUP(3, 0xC8987377U, 2, 3, 0, 0, 4, 1, 6, 5)

#define CORE_ROWS_flocker_volume_source(ROW, T)                                                                             \
  ROW(T, STRING, dataset_name, "datasetName", "string", OMIT_EMPTY)                                                         \
  ROW(T, STRING, dataset_uuid, "datasetUUID", "string", OMIT_EMPTY)
#define CORE_LOOKUP_flocker_volume_source(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_downward_api_volume_file(ROW, T)                                                                          \
  ROW(T, STRING, path, "path", "string", ALWAYS)                                                                            \
  ROW(T, STRUCT_POINTER, field_ref, "fieldRef", object_field_selector, OMIT_EMPTY)                                          \
  ROW(T, STRUCT_POINTER, resource_field_ref, "resourceFieldRef", resource_field_selector, OMIT_EMPTY)                       \
  ROW(T, INT32_POINTER, mode, "mode", "int32", OMIT_EMPTY)                                                                  \
  ROW(T, INT64_POINTER, user, "user", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_downward_api_volume_file(LOOKUP) LOOKUP(3, 0xCBEDC0DDU, 2, 0, 0, 4, 5, 3, 1, 0)

#define CORE_ROWS_downward_api_volume_source(ROW, T)                                                                        \
  ROW(T, LIST, items, "items", downward_api_volume_file, OMIT_EMPTY)                                                        \
  ROW(T, INT32_POINTER, default_mode, "defaultMode", "int32", OMIT_EMPTY)                                                   \
  ROW(T, INT64_POINTER, default_user, "defaultUser", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_downward_api_volume_source(LOOKUP) LOOKUP(2, 0xC4F5A587U, 2, 0, 3, 1)

#define CORE_ROWS_fc_volume_source(ROW, T)                                                                                  \
  ROW(T, STRING_LIST, target_wwns, "targetWWNs", "string", OMIT_EMPTY)                                                      \
  ROW(T, INT32_POINTER, lun, "lun", "int32", OMIT_EMPTY)                                                                    \
  ROW(T, STRING, fs_type, "fsType", "string", OMIT_EMPTY)                                                                   \
  ROW(T, BOOL, read_only, "readOnly", "bool", OMIT_EMPTY)                                                                   \
  ROW(T, STRING_LIST, wwids, "wwids", "string", OMIT_EMPTY)
#define CORE_LOOKUP_fc_volume_source(LOOKUP) LOOKUP(3, 0x1F173E97U, 2, 4, 3, 5, 1, 0, 0, 0)

#define CORE_ROWS_azure_file_volume_source(ROW, T)                                                                          \
  ROW(T, STRING, secret_name, "secretName", "string", ALWAYS)                                                               \
  ROW(T, STRING, share_name, "shareName", "string", ALWAYS)                                                                 \
  ROW(T, BOOL, read_only, "readOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_azure_file_volume_source(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 3, 0, 1, 2)

#define CORE_ROWS_config_map_volume_source(ROW, T)                                                                          \
  ROW(T, INLINE, local_object_reference, "LocalObjectReference", local_object_reference, ALWAYS)                            \
  ROW(T, LIST, items, "items", key_to_path, OMIT_EMPTY)                                                                     \
  ROW(T, INT32_POINTER, default_mode, "defaultMode", "int32", OMIT_EMPTY)                                                   \
  ROW(T, BOOL_POINTER, optional, "optional", "bool", OMIT_EMPTY)                                                            \
  ROW(T, INT64_POINTER, default_user, "defaultUser", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_config_map_volume_source(LOOKUP) LOOKUP(3, 0x7FFA3781U, 4, 1, 2, 0, 0, 0, 3, 5)

#define CORE_ROWS_vsphere_virtual_disk_volume_source(ROW, T)                                                                \
  ROW(T, STRING, volume_path, "volumePath", "string", ALWAYS)                                                               \
  ROW(T, STRING, fs_type, "fsType", "string", OMIT_EMPTY)                                                                   \
  ROW(T, STRING, storage_policy_name, "storagePolicyName", "string", OMIT_EMPTY)                                            \
  ROW(T, STRING, storage_policy_id, "storagePolicyID", "string", OMIT_EMPTY)
#define CORE_LOOKUP_vsphere_virtual_disk_volume_source(LOOKUP) LOOKUP(2, 0x54908A49U, 2, 3, 1, 4)

#define CORE_ROWS_quobyte_volume_source(ROW, T)                                                                             \
  ROW(T, STRING, registry, "registry", "string", ALWAYS)                                                                    \
  ROW(T, STRING, volume, "volume", "string", ALWAYS)                                                                        \
  ROW(T, BOOL, read_only, "readOnly", "bool", OMIT_EMPTY)                                                                   \
  ROW(T, STRING, user, "user", "string", OMIT_EMPTY)                                                                        \
  ROW(T, STRING, group, "group", "string", OMIT_EMPTY)                                                                      \
  ROW(T, STRING, tenant, "tenant", "string", OMIT_EMPTY)
#define CORE_LOOKUP_quobyte_volume_source(LOOKUP) LOOKUP(3, 0xE4807839U, 0, 6, 0, 4, 2, 5, 1, 3)

#define CORE_ROWS_azure_disk_volume_source(ROW, T)                                                                          \
  ROW(T, STRING, disk_name, "diskName", "string", ALWAYS)                                                                   \
  ROW(T, STRING, disk_uri, "diskURI", "string", ALWAYS)                                                                     \
  ROW(T, STRING_POINTER, caching_mode, "cachingMode", "v1.AzureDataDiskCachingMode", OMIT_EMPTY)                            \
  ROW(T, STRING_POINTER, fs_type, "fsType", "string", OMIT_EMPTY)                                                           \
  ROW(T, BOOL_POINTER, read_only, "readOnly", "bool", OMIT_EMPTY)                                                           \
  ROW(T, STRING_POINTER, kind, "kind", "v1.AzureDataDiskKind", OMIT_EMPTY)
#define CORE_LOOKUP_azure_disk_volume_source(LOOKUP) LOOKUP(3, 0xC8D04605U, 2, 4, 0, 5, 6, 3, 1, 0)

#define CORE_ROWS_photon_persistent_disk_volume_source(ROW, T)                                                              \
  ROW(T, STRING, pd_id, "pdID", "string", ALWAYS)                                                                           \
  ROW(T, STRING, fs_type, "fsType", "string", OMIT_EMPTY)
#define CORE_LOOKUP_photon_persistent_disk_volume_source(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_secret_projection(ROW, T)                                                                                 \
  ROW(T, INLINE, local_object_reference, "LocalObjectReference", local_object_reference, ALWAYS)                            \
  ROW(T, LIST, items, "items", key_to_path, OMIT_EMPTY)                                                                     \
  ROW(T, BOOL_POINTER, optional, "optional", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_secret_projection(LOOKUP) LOOKUP(2, 0xC8D04605U, 3, 2, 0, 1)

#define CORE_ROWS_downward_api_projection(ROW, T) ROW(T, LIST, items, "items", downward_api_volume_file, OMIT_EMPTY)
#define CORE_LOOKUP_downward_api_projection(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_config_map_projection(ROW, T)                                                                             \
  ROW(T, INLINE, local_object_reference, "LocalObjectReference", local_object_reference, ALWAYS)                            \
  ROW(T, LIST, items, "items", key_to_path, OMIT_EMPTY)                                                                     \
  ROW(T, BOOL_POINTER, optional, "optional", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_config_map_projection(LOOKUP) LOOKUP(2, 0xC8D04605U, 3, 2, 0, 1)

#define CORE_ROWS_service_account_token_projection(ROW, T)                                                                  \
  ROW(T, STRING, audience, "audience", "string", OMIT_EMPTY)                                                                \
  ROW(T, INT64_POINTER, expiration_seconds, "expirationSeconds", "int64", OMIT_EMPTY)                                       \
  ROW(T, STRING, path, "path", "string", ALWAYS)                                                                            \
  ROW(T, INT64_POINTER, user, "user", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_service_account_token_projection(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 3, 1, 4, 2)

#define CORE_ROWS_cluster_trust_bundle_projection(ROW, T)                                                                   \
  ROW(T, STRING_POINTER, name, "name", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING_POINTER, signer_name, "signerName", "string", OMIT_EMPTY)                                                   \
  ROW(T, STRUCT_POINTER, label_selector, "labelSelector", label_selector, OMIT_EMPTY)                                       \
  ROW(T, BOOL_POINTER, optional, "optional", "bool", OMIT_EMPTY)                                                            \
  ROW(T, STRING, path, "path", "string", ALWAYS)                                                                            \
  ROW(T, INT64_POINTER, user, "user", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_cluster_trust_bundle_projection(LOOKUP) LOOKUP(3, 0x3511C6F7U, 2, 3, 5, 0, 0, 6, 4, 1)

#define CORE_ROWS_pod_certificate_projection(ROW, T)                                                                        \
  ROW(T, STRING, signer_name, "signerName", "string", OMIT_EMPTY)                                                           \
  ROW(T, STRING, key_type, "keyType", "string", OMIT_EMPTY)                                                                 \
  ROW(T, INT32_POINTER, max_expiration_seconds, "maxExpirationSeconds", "int32", OMIT_EMPTY)                                \
  ROW(T, STRING, credential_bundle_path, "credentialBundlePath", "string", OMIT_EMPTY)                                      \
  ROW(T, STRING, key_path, "keyPath", "string", OMIT_EMPTY)                                                                 \
  ROW(T, STRING, certificate_chain_path, "certificateChainPath", "string", OMIT_EMPTY)                                      \
  ROW(T, STRING_MAP, user_annotations, "userAnnotations", "map[string]string", OMIT_EMPTY)                                  \
  ROW(T, INT64_POINTER, user, "user", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_pod_certificate_projection(LOOKUP) LOOKUP(3, 0x19FA4CE1U, 5, 6, 3, 8, 7, 1, 2, 4)

#define CORE_ROWS_volume_projection(ROW, T)                                                                                 \
  ROW(T, STRUCT_POINTER, secret, "secret", secret_projection, OMIT_EMPTY)                                                   \
  ROW(T, STRUCT_POINTER, downward_api, "downwardAPI", downward_api_projection, OMIT_EMPTY)                                  \
  ROW(T, STRUCT_POINTER, config_map, "configMap", config_map_projection, OMIT_EMPTY)                                        \
  ROW(T, STRUCT_POINTER, service_account_token, "serviceAccountToken", service_account_token_projection, OMIT_EMPTY)        \
  ROW(T, STRUCT_POINTER, cluster_trust_bundle, "clusterTrustBundle", cluster_trust_bundle_projection, OMIT_EMPTY)           \
  ROW(T, STRUCT_POINTER, pod_certificate, "podCertificate", pod_certificate_projection, OMIT_EMPTY)
#define CORE_LOOKUP_volume_projection(LOOKUP) LOOKUP(3, 0xC7467D1U, 4, 3, 1, 2, 5, 6, 0, 0)

#define CORE_ROWS_projected_volume_source(ROW, T)                                                                           \
  ROW(T, LIST, sources, "sources", volume_projection, ALWAYS)                                                               \
  ROW(T, INT32_POINTER, default_mode, "defaultMode", "int32", OMIT_EMPTY)                                                   \
  ROW(T, INT64_POINTER, default_user, "defaultUser", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_projected_volume_source(LOOKUP) LOOKUP(2, 0xC4F5A587U, 2, 0, 3, 1)

#define CORE_ROWS_portworx_volume_source(ROW, T)                                                                            \
  ROW(T, STRING, volume_id, "volumeID", "string", ALWAYS)                                                                   \
  ROW(T, STRING, fs_type, "fsType", "string", OMIT_EMPTY)                                                                   \
  ROW(T, BOOL, read_only, "readOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_portworx_volume_source(LOOKUP) LOOKUP(2, 0xC4F5A587U, 2, 0, 3, 1)

#define CORE_ROWS_scale_io_volume_source(ROW, T)                                                                            \
  ROW(T, STRING, gateway, "gateway", "string", ALWAYS)                                                                      \
  ROW(T, STRING, system, "system", "string", ALWAYS)                                                                        \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", local_object_reference, ALWAYS)                                           \
  ROW(T, BOOL, ssl_enabled, "sslEnabled", "bool", OMIT_EMPTY)                                                               \
  ROW(T, STRING, protection_domain, "protectionDomain", "string", OMIT_EMPTY)                                               \
  ROW(T, STRING, storage_pool, "storagePool", "string", OMIT_EMPTY)                                                         \
  ROW(T, STRING, storage_mode, "storageMode", "string", OMIT_EMPTY)                                                         \
  ROW(T, STRING, volume_name, "volumeName", "string", OMIT_EMPTY)                                                           \
  ROW(T, STRING, fs_type, "fsType", "string", OMIT_EMPTY)                                                                   \
  ROW(T, BOOL, read_only, "readOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_scale_io_volume_source(LOOKUP) LOOKUP(4, 0x3511C6F7U, 3, 0, 2, 0, 0, 7, 9, 0, 1, 0, 0, 4, 10, 8, 6, 5)

#define CORE_ROWS_storage_os_volume_source(ROW, T)                                                                          \
  ROW(T, STRING, volume_name, "volumeName", "string", OMIT_EMPTY)                                                           \
  ROW(T, STRING, volume_namespace, "volumeNamespace", "string", OMIT_EMPTY)                                                 \
  ROW(T, STRING, fs_type, "fsType", "string", OMIT_EMPTY)                                                                   \
  ROW(T, BOOL, read_only, "readOnly", "bool", OMIT_EMPTY)                                                                   \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", local_object_reference, OMIT_EMPTY)
#define CORE_LOOKUP_storage_os_volume_source(LOOKUP) LOOKUP(3, 0x9DCEC3ADU, 4, 0, 3, 1, 0, 5, 0, 2)

#define CORE_ROWS_csi_volume_source(ROW, T)                                                                                 \
  ROW(T, STRING, driver, "driver", "string", ALWAYS)                                                                        \
  ROW(T, BOOL_POINTER, read_only, "readOnly", "bool", OMIT_EMPTY)                                                           \
  ROW(T, STRING_POINTER, fs_type, "fsType", "string", OMIT_EMPTY)                                                           \
  ROW(T, STRING_MAP, volume_attributes, "volumeAttributes", "map[string]string", OMIT_EMPTY)                                \
  ROW(T, STRUCT_POINTER, node_publish_secret_ref, "nodePublishSecretRef", local_object_reference, OMIT_EMPTY)
#define CORE_LOOKUP_csi_volume_source(LOOKUP) LOOKUP(3, 0xC4F5A587U, 0, 3, 5, 0, 2, 1, 4, 0)

#define CORE_ROWS_volume_resource_requirements(ROW, T)                                                                      \
  ROW(T, QUANTITY_MAP, limits, "limits", "v1.ResourceList", OMIT_EMPTY)                                                     \
  ROW(T, QUANTITY_MAP, requests, "requests", "v1.ResourceList", OMIT_EMPTY)
#define CORE_LOOKUP_volume_resource_requirements(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_typed_local_object_reference(ROW, T)                                                                      \
  ROW(T, STRING_POINTER, api_group, "apiGroup", "string", ALWAYS)                                                           \
  ROW(T, STRING, kind, "kind", "string", ALWAYS)                                                                            \
  ROW(T, STRING, name, "name", "string", ALWAYS)
#define CORE_LOOKUP_typed_local_object_reference(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 1, 3, 2, 0)

#define CORE_ROWS_typed_object_reference(ROW, T)                                                                            \
  ROW(T, STRING_POINTER, api_group, "apiGroup", "string", ALWAYS)                                                           \
  ROW(T, STRING, kind, "kind", "string", ALWAYS)                                                                            \
  ROW(T, STRING, name, "name", "string", ALWAYS)                                                                            \
  ROW(T, STRING_POINTER, namespace, "namespace", "string", OMIT_EMPTY)
#define CORE_LOOKUP_typed_object_reference(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 1, 3, 2, 4)

#define CORE_ROWS_persistent_volume_claim_spec(ROW, T)                                                                      \
  ROW(T, STRING_LIST, access_modes, "accessModes", "v1.PersistentVolumeAccessMode", OMIT_EMPTY)                             \
  ROW(T, STRUCT_POINTER, selector, "selector", label_selector, OMIT_EMPTY)                                                  \
  ROW(T, STRUCT, resources, "resources", volume_resource_requirements, OMIT_EMPTY)                                          \
  ROW(T, STRING, volume_name, "volumeName", "string", OMIT_EMPTY)                                                           \
  ROW(T, STRING_POINTER, storage_class_name, "storageClassName", "string", OMIT_EMPTY)                                      \
  ROW(T, STRING_POINTER, volume_mode, "volumeMode", "v1.PersistentVolumeMode", OMIT_EMPTY)                                  \
  ROW(T, STRUCT_POINTER, data_source, "dataSource", typed_local_object_reference, OMIT_EMPTY)                               \
  ROW(T, STRUCT_POINTER, data_source_ref, "dataSourceRef", typed_object_reference, OMIT_EMPTY)                              \
  ROW(T, STRING_POINTER, volume_attributes_class_name, "volumeAttributesClassName", "string", OMIT_EMPTY)
#define CORE_LOOKUP_persistent_volume_claim_spec(LOOKUP)                                                                    \
  LOOKUP(4, 0x9DCEC3ADU, 3, 2, 8, 5, 1, 0, 4, 9, 6, 0, 0, 7, 0, 0, 0, 0)

#define CORE_ROWS_persistent_volume_claim_template(ROW, T)                                                                  \
  ROW(T, STRUCT, metadata, "metadata", object_meta, OMIT_EMPTY)                                                             \
  ROW(T, STRUCT, spec, "spec", persistent_volume_claim_spec, ALWAYS)
#define CORE_LOOKUP_persistent_volume_claim_template(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_ephemeral_volume_source(ROW, T)                                                                           \
  ROW(T, STRUCT_POINTER, volume_claim_template, "volumeClaimTemplate", persistent_volume_claim_template, OMIT_EMPTY)
#define CORE_LOOKUP_ephemeral_volume_source(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_image_volume_source(ROW, T)                                                                               \
  ROW(T, STRING, reference, "reference", "string", OMIT_EMPTY)                                                              \
  ROW(T, STRING, pull_policy, "pullPolicy", "v1.PullPolicy", OMIT_EMPTY)
#define CORE_LOOKUP_image_volume_source(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 1, 2)

#define CORE_ROWS_volume_source(ROW, T)                                                                                     \
  ROW(T, STRUCT_POINTER, host_path, "hostPath", host_path_volume_source, OMIT_EMPTY)                                        \
  ROW(T, STRUCT_POINTER, empty_dir, "emptyDir", empty_dir_volume_source, OMIT_EMPTY)                                        \
  ROW(T, STRUCT_POINTER, gce_persistent_disk, "gcePersistentDisk", gce_persistent_disk_volume_source, OMIT_EMPTY)           \
  ROW(T, STRUCT_POINTER, aws_elastic_block_store, "awsElasticBlockStore", aws_elastic_block_store_volume_source,            \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRUCT_POINTER, git_repo, "gitRepo", git_repo_volume_source, OMIT_EMPTY)                                           \
  ROW(T, STRUCT_POINTER, secret, "secret", secret_volume_source, OMIT_EMPTY)                                                \
  ROW(T, STRUCT_POINTER, nfs, "nfs", nfs_volume_source, OMIT_EMPTY)                                                         \
  ROW(T, STRUCT_POINTER, iscsi, "iscsi", iscsi_volume_source, OMIT_EMPTY)                                                   \
  ROW(T, STRUCT_POINTER, glusterfs, "glusterfs", glusterfs_volume_source, OMIT_EMPTY)                                       \
  ROW(T, STRUCT_POINTER, persistent_volume_claim, "persistentVolumeClaim", persistent_volume_claim_volume_source,           \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRUCT_POINTER, rbd, "rbd", rbd_volume_source, OMIT_EMPTY)                                                         \
  ROW(T, STRUCT_POINTER, flex_volume, "flexVolume", flex_volume_source, OMIT_EMPTY)                                         \
  ROW(T, STRUCT_POINTER, cinder, "cinder", cinder_volume_source, OMIT_EMPTY)                                                \
  ROW(T, STRUCT_POINTER, cephfs, "cephfs", ceph_fs_volume_source, OMIT_EMPTY)                                               \
  ROW(T, STRUCT_POINTER, flocker, "flocker", flocker_volume_source, OMIT_EMPTY)                                             \
  ROW(T, STRUCT_POINTER, downward_api, "downwardAPI", downward_api_volume_source, OMIT_EMPTY)                               \
  ROW(T, STRUCT_POINTER, fc, "fc", fc_volume_source, OMIT_EMPTY)                                                            \
  ROW(T, STRUCT_POINTER, azure_file, "azureFile", azure_file_volume_source, OMIT_EMPTY)                                     \
  ROW(T, STRUCT_POINTER, config_map, "configMap", config_map_volume_source, OMIT_EMPTY)                                     \
  ROW(T, STRUCT_POINTER, vsphere_volume, "vsphereVolume", vsphere_virtual_disk_volume_source, OMIT_EMPTY)                   \
  ROW(T, STRUCT_POINTER, quobyte, "quobyte", quobyte_volume_source, OMIT_EMPTY)                                             \
  ROW(T, STRUCT_POINTER, azure_disk, "azureDisk", azure_disk_volume_source, OMIT_EMPTY)                                     \
  ROW(T, STRUCT_POINTER, photon_persistent_disk, "photonPersistentDisk", photon_persistent_disk_volume_source, OMIT_EMPTY)  \
  ROW(T, STRUCT_POINTER, projected, "projected", projected_volume_source, OMIT_EMPTY)                                       \
  ROW(T, STRUCT_POINTER, portworx_volume, "portworxVolume", portworx_volume_source, OMIT_EMPTY)                             \
  ROW(T, STRUCT_POINTER, scale_io, "scaleIO", scale_io_volume_source, OMIT_EMPTY)                                           \
  ROW(T, STRUCT_POINTER, storageos, "storageos", storage_os_volume_source, OMIT_EMPTY)                                      \
  ROW(T, STRUCT_POINTER, csi, "csi", csi_volume_source, OMIT_EMPTY)                                                         \
  ROW(T, STRUCT_POINTER, ephemeral, "ephemeral", ephemeral_volume_source, OMIT_EMPTY)                                       \
  ROW(T, STRUCT_POINTER, image, "image", image_volume_source, OMIT_EMPTY)
#define CORE_LOOKUP_volume_source(LOOKUP)                                                                                   \
  LOOKUP(6, 0xC9498C5FU, 0, 0, 0, 28, 26, 0, 0, 0, 10, 0, 4, 13, 0, 21, 0, 0, 29, 0, 0, 0, 17, 1, 0, 0, 20, 3, 0, 0, 16, 0, \
         0, 27, 25, 0, 19, 5, 12, 9, 0, 15, 11, 0, 0, 22, 0, 23, 2, 0, 30, 0, 6, 24, 0, 7, 18, 0, 14, 0, 8, 0, 0, 0, 0, 0)

#define CORE_ROWS_volume(ROW, T)                                                                                            \
  ROW(T, STRING, name, "name", "string", ALWAYS)                                                                            \
  ROW(T, INLINE, volume_source, "VolumeSource", volume_source, ALWAYS)
#define CORE_LOOKUP_volume(LOOKUP)                                                                                          \
  LOOKUP(7, 0x84C045B5U, 0, 2, 2, 0, 0, 0, 2, 0, 0, 2, 0, 0, 0, 2, 2, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2, \
         0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 2, 2, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 2, 0, 2, 0,  \
         0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 2, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 2, 0, 0,  \
         0, 0, 0, 0, 2, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 2, 0, 0, 2)

#endif
