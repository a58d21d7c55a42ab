/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of type_rows.h, which says how they are read: the kinds of core/v1 without pods, and ControllerRevision.
 * tools/core-types.go prints this file. */
#ifndef CORE_TYPES_CORE_H
#define CORE_TYPES_CORE_H

#include "../types.h"

#define CORE_TYPES_CORE(TYPE)                                                                                               \
  TYPE(service_port, "ServicePort", "v1.")                                                                                  \
  TYPE(client_ip_config, "ClientIPConfig", "v1.")                                                                           \
  TYPE(session_affinity_config, "SessionAffinityConfig", "v1.")                                                             \
  TYPE(service_spec, "ServiceSpec", "v1.")                                                                                  \
  TYPE(port_status, "PortStatus", "v1.")                                                                                    \
  TYPE(load_balancer_ingress, "LoadBalancerIngress", "v1.")                                                                 \
  TYPE(load_balancer_status, "LoadBalancerStatus", "v1.")                                                                   \
  TYPE(service_status, "ServiceStatus", "v1.")                                                                              \
  TYPE(service, "Service", "v1.")                                                                                           \
  TYPE(endpoint_address, "EndpointAddress", "v1.", CORE_ATOMIC)                                                             \
  TYPE(endpoint_port, "EndpointPort", "v1.", CORE_ATOMIC)                                                                   \
  TYPE(endpoint_subset, "EndpointSubset", "v1.")                                                                            \
  TYPE(endpoints, "Endpoints", "v1.")                                                                                       \
  TYPE(config_map, "ConfigMap", "v1.")                                                                                      \
  TYPE(secret, "Secret", "v1.")                                                                                             \
  TYPE(service_account, "ServiceAccount", "v1.")                                                                            \
  TYPE(glusterfs_persistent_volume_source, "GlusterfsPersistentVolumeSource", "v1.")                                        \
  TYPE(secret_reference, "SecretReference", "v1.", CORE_ATOMIC)                                                             \
  TYPE(rbd_persistent_volume_source, "RBDPersistentVolumeSource", "v1.")                                                    \
  TYPE(iscsi_persistent_volume_source, "ISCSIPersistentVolumeSource", "v1.")                                                \
  TYPE(cinder_persistent_volume_source, "CinderPersistentVolumeSource", "v1.")                                              \
  TYPE(ceph_fs_persistent_volume_source, "CephFSPersistentVolumeSource", "v1.")                                             \
  TYPE(flex_persistent_volume_source, "FlexPersistentVolumeSource", "v1.")                                                  \
  TYPE(azure_file_persistent_volume_source, "AzureFilePersistentVolumeSource", "v1.")                                       \
  TYPE(scale_io_persistent_volume_source, "ScaleIOPersistentVolumeSource", "v1.")                                           \
  TYPE(local_volume_source, "LocalVolumeSource", "v1.")                                                                     \
  TYPE(storage_os_persistent_volume_source, "StorageOSPersistentVolumeSource", "v1.")                                       \
  TYPE(csi_persistent_volume_source, "CSIPersistentVolumeSource", "v1.")                                                    \
  TYPE(persistent_volume_source, "PersistentVolumeSource", "v1.")                                                           \
  TYPE(volume_node_affinity, "VolumeNodeAffinity", "v1.")                                                                   \
  TYPE(persistent_volume_spec, "PersistentVolumeSpec", "v1.")                                                               \
  TYPE(persistent_volume_status, "PersistentVolumeStatus", "v1.")                                                           \
  TYPE(persistent_volume, "PersistentVolume", "v1.")                                                                        \
  TYPE(namespace_spec, "NamespaceSpec", "v1.")                                                                              \
  TYPE(namespace_condition, "NamespaceCondition", "v1.")                                                                    \
  TYPE(namespace_status, "NamespaceStatus", "v1.")                                                                          \
  TYPE(namespace, "Namespace", "v1.")                                                                                       \
  TYPE(taint, "Taint", "v1.")                                                                                               \
  TYPE(config_map_node_config_source, "ConfigMapNodeConfigSource", "v1.")                                                   \
  TYPE(node_config_source, "NodeConfigSource", "v1.")                                                                       \
  TYPE(node_pod_preemption_policy, "NodePodPreemptionPolicy", "v1.")                                                        \
  TYPE(node_spec, "NodeSpec", "v1.")                                                                                        \
  TYPE(node_condition, "NodeCondition", "v1.")                                                                              \
  TYPE(node_address, "NodeAddress", "v1.")                                                                                  \
  TYPE(daemon_endpoint, "DaemonEndpoint", "v1.")                                                                            \
  TYPE(node_daemon_endpoints, "NodeDaemonEndpoints", "v1.")                                                                 \
  TYPE(node_swap_status, "NodeSwapStatus", "v1.")                                                                           \
  TYPE(node_system_info, "NodeSystemInfo", "v1.")                                                                           \
  TYPE(container_image, "ContainerImage", "v1.")                                                                            \
  TYPE(attached_volume, "AttachedVolume", "v1.")                                                                            \
  TYPE(node_config_status, "NodeConfigStatus", "v1.")                                                                       \
  TYPE(node_runtime_handler_features, "NodeRuntimeHandlerFeatures", "v1.")                                                  \
  TYPE(node_runtime_handler, "NodeRuntimeHandler", "v1.")                                                                   \
  TYPE(node_features, "NodeFeatures", "v1.")                                                                                \
  TYPE(node_status, "NodeStatus", "v1.")                                                                                    \
  TYPE(node, "Node", "v1.")                                                                                                 \
  TYPE(limit_range_item, "LimitRangeItem", "v1.")                                                                           \
  TYPE(limit_range_spec, "LimitRangeSpec", "v1.")                                                                           \
  TYPE(limit_range, "LimitRange", "v1.")                                                                                    \
  TYPE(scoped_resource_selector_requirement, "ScopedResourceSelectorRequirement", "v1.")                                    \
  TYPE(scope_selector, "ScopeSelector", "v1.", CORE_ATOMIC)                                                                 \
  TYPE(resource_quota_spec, "ResourceQuotaSpec", "v1.")                                                                     \
  TYPE(resource_quota_status, "ResourceQuotaStatus", "v1.")                                                                 \
  TYPE(resource_quota, "ResourceQuota", "v1.")                                                                              \
  TYPE(event_source, "EventSource", "v1.")                                                                                  \
  TYPE(event_series, "EventSeries", "v1.")                                                                                  \
  TYPE(event, "Event", "v1.")                                                                                               \
  TYPE(binding, "Binding", "v1.")                                                                                           \
  TYPE(controller_revision, "ControllerRevision", "v1.")

#define CORE_ROWS_service_port(ROW, T)                                                                                      \
  ROW(T, STRING, name, "name", "Name", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, protocol, "protocol", "Protocol", "v1.Protocol", OMIT_EMPTY)                                               \
  ROW(T, STRING_POINTER, app_protocol, "appProtocol", "AppProtocol", "string", OMIT_EMPTY)                                  \
  ROW(T, INT32, port, "port", "Port", "int32", ALWAYS)                                                                      \
  ROW(T, INT_OR_STRING, target_port, "targetPort", "TargetPort", "intstr.IntOrString", OMIT_EMPTY)                          \
  ROW(T, INT32, node_port, "nodePort", "NodePort", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_service_port(LOOKUP) LOOKUP(3, 0x730AD263U, 3, 6, 5, 2, 0, 4, 1, 0)

#define CORE_ROWS_client_ip_config(ROW, T)                                                                                  \
  ROW(T, INT32_POINTER, timeout_seconds, "timeoutSeconds", "TimeoutSeconds", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_client_ip_config(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_session_affinity_config(ROW, T)                                                                           \
  ROW(T, STRUCT_POINTER, client_ip, "clientIP", "ClientIP", client_ip_config, OMIT_EMPTY)
#define CORE_LOOKUP_session_affinity_config(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_service_spec(ROW, T)                                                                                      \
  ROW(T, LIST, ports, "ports", "Ports", service_port, OMIT_EMPTY, CORE_BY_PORT_PROTOCOL)                                    \
  ROW(T, STRING_MAP, selector, "selector", "Selector", "map[string]string", OMIT_EMPTY, CORE_ATOMIC)                        \
  ROW(T, STRING, cluster_ip, "clusterIP", "ClusterIP", "string", OMIT_EMPTY)                                                \
  ROW(T, STRING_LIST, cluster_ips, "clusterIPs", "ClusterIPs", "string", OMIT_EMPTY)                                        \
  ROW(T, STRING, type, "type", "Type", "v1.ServiceType", OMIT_EMPTY)                                                        \
  ROW(T, STRING_LIST, external_ips, "externalIPs", "ExternalIPs", "string", OMIT_EMPTY)                                     \
  ROW(T, STRING, session_affinity, "sessionAffinity", "SessionAffinity", "v1.ServiceAffinity", OMIT_EMPTY)                  \
  ROW(T, STRING, load_balancer_ip, "loadBalancerIP", "LoadBalancerIP", "string", OMIT_EMPTY)                                \
  ROW(T, STRING_LIST, load_balancer_source_ranges, "loadBalancerSourceRanges", "LoadBalancerSourceRanges", "string",        \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING, external_name, "externalName", "ExternalName", "string", OMIT_EMPTY)                                       \
  ROW(T, STRING, external_traffic_policy, "externalTrafficPolicy", "ExternalTrafficPolicy",                                 \
      "v1.ServiceExternalTrafficPolicy", OMIT_EMPTY)                                                                        \
  ROW(T, INT32, health_check_node_port, "healthCheckNodePort", "HealthCheckNodePort", "int32", OMIT_EMPTY)                  \
  ROW(T, BOOL, publish_not_ready_addresses, "publishNotReadyAddresses", "PublishNotReadyAddresses", "bool", OMIT_EMPTY)     \
  ROW(T, STRUCT_POINTER, session_affinity_config, "sessionAffinityConfig", "SessionAffinityConfig",                         \
      session_affinity_config, OMIT_EMPTY)                                                                                  \
  ROW(T, STRING_LIST, ip_families, "ipFamilies", "IPFamilies", "v1.IPFamily", OMIT_EMPTY)                                   \
  ROW(T, STRING_POINTER, ip_family_policy, "ipFamilyPolicy", "IPFamilyPolicy", "v1.IPFamilyPolicy", OMIT_EMPTY)             \
  ROW(T, BOOL_POINTER, allocate_load_balancer_node_ports, "allocateLoadBalancerNodePorts", "AllocateLoadBalancerNodePorts", \
      "bool", OMIT_EMPTY)                                                                                                   \
  ROW(T, STRING_POINTER, load_balancer_class, "loadBalancerClass", "LoadBalancerClass", "string", OMIT_EMPTY)               \
  ROW(T, STRING_POINTER, internal_traffic_policy, "internalTrafficPolicy", "InternalTrafficPolicy",                         \
      "v1.ServiceInternalTrafficPolicy", OMIT_EMPTY)                                                                        \
  ROW(T, STRING_POINTER, traffic_distribution, "trafficDistribution", "TrafficDistribution", "string", OMIT_EMPTY)
#define CORE_LOOKUP_service_spec(LOOKUP)                                                                                    \
  LOOKUP(5, 0xE79736CFU, 1, 2, 0, 9, 6, 0, 3, 0, 15, 11, 20, 0, 0, 0, 16, 17, 12, 8, 7, 0, 4, 18, 0, 0, 0, 13, 10, 5, 14,   \
         19, 0, 0)

#define CORE_ROWS_port_status(ROW, T)                                                                                       \
  ROW(T, INT32, port, "port", "Port", "int32", ALWAYS)                                                                      \
  ROW(T, STRING, protocol, "protocol", "Protocol", "v1.Protocol", ALWAYS)                                                   \
  ROW(T, STRING_POINTER, error, "error", "Error", "string", OMIT_EMPTY)
#define CORE_LOOKUP_port_status(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 1, 0, 2, 3)

#define CORE_ROWS_load_balancer_ingress(ROW, T)                                                                             \
  ROW(T, STRING, ip, "ip", "IP", "string", OMIT_EMPTY)                                                                      \
  ROW(T, STRING, hostname, "hostname", "Hostname", "string", OMIT_EMPTY)                                                    \
  ROW(T, STRING_POINTER, ip_mode, "ipMode", "IPMode", "v1.LoadBalancerIPMode", OMIT_EMPTY)                                  \
  ROW(T, LIST, ports, "ports", "Ports", port_status, OMIT_EMPTY)
#define CORE_LOOKUP_load_balancer_ingress(LOOKUP) LOOKUP(2, 0xC4F5A587U, 2, 4, 1, 3)

#define CORE_ROWS_load_balancer_status(ROW, T) ROW(T, LIST, ingress, "ingress", "Ingress", load_balancer_ingress, OMIT_EMPTY)
#define CORE_LOOKUP_load_balancer_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_service_status(ROW, T)                                                                                    \
  ROW(T, STRUCT, load_balancer, "loadBalancer", "LoadBalancer", load_balancer_status, OMIT_EMPTY)                           \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, OMIT_EMPTY, CORE_BY_TYPE)
#define CORE_LOOKUP_service_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_service(ROW, T)                                                                                           \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", service_spec, OMIT_EMPTY)                                                            \
  ROW(T, STRUCT, status, "status", "Status", service_status, OMIT_EMPTY)
#define CORE_LOOKUP_service(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_endpoint_address(ROW, T)                                                                                  \
  ROW(T, STRING, ip, "ip", "IP", "string", ALWAYS)                                                                          \
  ROW(T, STRING, hostname, "hostname", "Hostname", "string", OMIT_EMPTY)                                                    \
  ROW(T, STRING_POINTER, node_name, "nodeName", "NodeName", "string", OMIT_EMPTY)                                           \
  ROW(T, STRUCT_POINTER, target_ref, "targetRef", "TargetRef", object_reference, OMIT_EMPTY)
#define CORE_LOOKUP_endpoint_address(LOOKUP) LOOKUP(2, 0x54908A49U, 4, 3, 1, 2)

#define CORE_ROWS_endpoint_port(ROW, T)                                                                                     \
  ROW(T, STRING, name, "name", "Name", "string", OMIT_EMPTY)                                                                \
  ROW(T, INT32, port, "port", "Port", "int32", ALWAYS)                                                                      \
  ROW(T, STRING, protocol, "protocol", "Protocol", "v1.Protocol", OMIT_EMPTY)                                               \
  ROW(T, STRING_POINTER, app_protocol, "appProtocol", "AppProtocol", "string", OMIT_EMPTY)
#define CORE_LOOKUP_endpoint_port(LOOKUP) LOOKUP(2, 0x730AD263U, 4, 3, 2, 1)

#define CORE_ROWS_endpoint_subset(ROW, T)                                                                                   \
  ROW(T, LIST, addresses, "addresses", "Addresses", endpoint_address, OMIT_EMPTY)                                           \
  ROW(T, LIST, not_ready_addresses, "notReadyAddresses", "NotReadyAddresses", endpoint_address, OMIT_EMPTY)                 \
  ROW(T, LIST, ports, "ports", "Ports", endpoint_port, OMIT_EMPTY)
#define CORE_LOOKUP_endpoint_subset(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 0, 3, 1, 2)

#define CORE_ROWS_endpoints(ROW, T)                                                                                         \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, LIST, subsets, "subsets", "Subsets", endpoint_subset, OMIT_EMPTY)
#define CORE_LOOKUP_endpoints(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_config_map(ROW, T)                                                                                        \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, BOOL_POINTER, immutable, "immutable", "Immutable", "bool", OMIT_EMPTY)                                             \
  ROW(T, STRING_MAP, data, "data", "Data", "map[string]string", OMIT_EMPTY)                                                 \
  ROW(T, BYTES_MAP, binary_data, "binaryData", "BinaryData", "map[string][]uint8", OMIT_EMPTY)
#define CORE_LOOKUP_config_map(LOOKUP) LOOKUP(3, 0xC4F5A587U, 0, 0, 5, 1, 2, 4, 3, 1)

#define CORE_ROWS_secret(ROW, T)                                                                                            \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, BOOL_POINTER, immutable, "immutable", "Immutable", "bool", OMIT_EMPTY)                                             \
  ROW(T, BYTES_MAP, data, "data", "Data", "map[string][]uint8", OMIT_EMPTY)                                                 \
  ROW(T, STRING_MAP, string_data, "stringData", "StringData", "map[string]string", OMIT_EMPTY)                              \
  ROW(T, STRING, type, "type", "Type", "v1.SecretType", OMIT_EMPTY)
#define CORE_LOOKUP_secret(LOOKUP) LOOKUP(3, 0x12BE8F07U, 1, 3, 6, 4, 0, 1, 5, 2)

#define CORE_ROWS_service_account(ROW, T)                                                                                   \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, LIST, secrets, "secrets", "Secrets", object_reference, OMIT_EMPTY, CORE_BY_NAME_OR_NONE)                           \
  ROW(T, LIST, image_pull_secrets, "imagePullSecrets", "ImagePullSecrets", local_object_reference, OMIT_EMPTY)              \
  ROW(T, BOOL_POINTER, automount_service_account_token, "automountServiceAccountToken", "AutomountServiceAccountToken",     \
      "bool", OMIT_EMPTY)
#define CORE_LOOKUP_service_account(LOOKUP) LOOKUP(3, 0xF0E53E77U, 2, 1, 0, 5, 3, 0, 4, 1)

#define CORE_ROWS_glusterfs_persistent_volume_source(ROW, T)                                                                \
  ROW(T, STRING, endpoints, "endpoints", "EndpointsName", "string", ALWAYS)                                                 \
  ROW(T, STRING, path, "path", "Path", "string", ALWAYS)                                                                    \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)                                                       \
  ROW(T, STRING_POINTER, endpoints_namespace, "endpointsNamespace", "EndpointsNamespace", "string", OMIT_EMPTY)
#define CORE_LOOKUP_glusterfs_persistent_volume_source(LOOKUP) LOOKUP(2, 0xC8987377U, 3, 4, 1, 2)

#define CORE_ROWS_secret_reference(ROW, T)                                                                                  \
  ROW(T, STRING, name, "name", "Name", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, namespace, "namespace", "Namespace", "string", OMIT_EMPTY)
#define CORE_LOOKUP_secret_reference(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_rbd_persistent_volume_source(ROW, T)                                                                      \
  ROW(T, STRING_LIST, monitors, "monitors", "CephMonitors", "string", ALWAYS)                                               \
  ROW(T, STRING, image, "image", "RBDImage", "string", ALWAYS)                                                              \
  ROW(T, STRING, fs_type, "fsType", "FSType", "string", OMIT_EMPTY)                                                         \
  ROW(T, STRING, pool, "pool", "RBDPool", "string", OMIT_EMPTY)                                                             \
  ROW(T, STRING, user, "user", "RadosUser", "string", OMIT_EMPTY)                                                           \
  ROW(T, STRING, keyring, "keyring", "Keyring", "string", OMIT_EMPTY)                                                       \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", "SecretRef", secret_reference, OMIT_EMPTY)                                \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_rbd_persistent_volume_source(LOOKUP) LOOKUP(3, 0xA7CC7579U, 4, 6, 3, 8, 7, 1, 5, 2)

#define CORE_ROWS_iscsi_persistent_volume_source(ROW, T)                                                                    \
  ROW(T, STRING, target_portal, "targetPortal", "TargetPortal", "string", ALWAYS)                                           \
  ROW(T, STRING, iqn, "iqn", "IQN", "string", ALWAYS)                                                                       \
  ROW(T, INT32, lun, "lun", "Lun", "int32", ALWAYS)                                                                         \
  ROW(T, STRING, iscsi_interface, "iscsiInterface", "ISCSIInterface", "string", OMIT_EMPTY)                                 \
  ROW(T, STRING, fs_type, "fsType", "FSType", "string", OMIT_EMPTY)                                                         \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)                                                       \
  ROW(T, STRING_LIST, portals, "portals", "Portals", "string", OMIT_EMPTY)                                                  \
  ROW(T, BOOL, chap_auth_discovery, "chapAuthDiscovery", "DiscoveryCHAPAuth", "bool", OMIT_EMPTY)                           \
  ROW(T, BOOL, chap_auth_session, "chapAuthSession", "SessionCHAPAuth", "bool", OMIT_EMPTY)                                 \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", "SecretRef", secret_reference, OMIT_EMPTY)                                \
  ROW(T, STRING_POINTER, initiator_name, "initiatorName", "InitiatorName", "string", OMIT_EMPTY)
#define CORE_LOOKUP_iscsi_persistent_volume_source(LOOKUP)                                                                  \
  LOOKUP(4, 0xF27C36BBU, 0, 5, 11, 0, 2, 1, 0, 0, 4, 3, 8, 6, 10, 9, 7, 0)

#define CORE_ROWS_cinder_persistent_volume_source(ROW, T)                                                                   \
  ROW(T, STRING, volume_id, "volumeID", "VolumeID", "string", ALWAYS)                                                       \
  ROW(T, STRING, fs_type, "fsType", "FSType", "string", OMIT_EMPTY)                                                         \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)                                                       \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", "SecretRef", secret_reference, OMIT_EMPTY)
#define CORE_LOOKUP_cinder_persistent_volume_source(LOOKUP) LOOKUP(2, 0x54908A49U, 3, 4, 1, 2)

#define CORE_ROWS_ceph_fs_persistent_volume_source(ROW, T)                                                                  \
  ROW(T, STRING_LIST, monitors, "monitors", "Monitors", "string", ALWAYS)                                                   \
  ROW(T, STRING, path, "path", "Path", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, user, "user", "User", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, secret_file, "secretFile", "SecretFile", "string", OMIT_EMPTY)                                             \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", "SecretRef", secret_reference, OMIT_EMPTY)                                \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_ceph_fs_persistent_volume_source(LOOKUP) LOOKUP(3, 0xA9735A3DU, 4, 3, 2, 0, 5, 1, 0, 6)

#define CORE_ROWS_flex_persistent_volume_source(ROW, T)                                                                     \
  ROW(T, STRING, driver, "driver", "Driver", "string", ALWAYS)                                                              \
  ROW(T, STRING, fs_type, "fsType", "FSType", "string", OMIT_EMPTY)                                                         \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", "SecretRef", secret_reference, OMIT_EMPTY)                                \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)                                                       \
  ROW(T, STRING_MAP, options, "options", "Options", "map[string]string", OMIT_EMPTY)
#define CORE_LOOKUP_flex_persistent_volume_source(LOOKUP) LOOKUP(3, 0xCBEDC0DDU, 0, 1, 3, 4, 0, 2, 5, 0)

#define CORE_ROWS_azure_file_persistent_volume_source(ROW, T)                                                               \
  ROW(T, STRING, secret_name, "secretName", "SecretName", "string", ALWAYS)                                                 \
  ROW(T, STRING, share_name, "shareName", "ShareName", "string", ALWAYS)                                                    \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)                                                       \
  ROW(T, STRING_POINTER, secret_namespace, "secretNamespace", "SecretNamespace", "string", ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_azure_file_persistent_volume_source(LOOKUP) LOOKUP(2, 0x3BF98799U, 1, 4, 3, 2)

#define CORE_ROWS_scale_io_persistent_volume_source(ROW, T)                                                                 \
  ROW(T, STRING, gateway, "gateway", "Gateway", "string", ALWAYS)                                                           \
  ROW(T, STRING, system, "system", "System", "string", ALWAYS)                                                              \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", "SecretRef", secret_reference, ALWAYS)                                    \
  ROW(T, BOOL, ssl_enabled, "sslEnabled", "SSLEnabled", "bool", OMIT_EMPTY)                                                 \
  ROW(T, STRING, protection_domain, "protectionDomain", "ProtectionDomain", "string", OMIT_EMPTY)                           \
  ROW(T, STRING, storage_pool, "storagePool", "StoragePool", "string", OMIT_EMPTY)                                          \
  ROW(T, STRING, storage_mode, "storageMode", "StorageMode", "string", OMIT_EMPTY)                                          \
  ROW(T, STRING, volume_name, "volumeName", "VolumeName", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING, fs_type, "fsType", "FSType", "string", OMIT_EMPTY)                                                         \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_scale_io_persistent_volume_source(LOOKUP)                                                               \
  LOOKUP(4, 0xA3F6E4A3U, 7, 0, 8, 0, 10, 0, 3, 0, 1, 0, 2, 5, 4, 6, 9, 0)

#define CORE_ROWS_local_volume_source(ROW, T)                                                                               \
  ROW(T, STRING, path, "path", "Path", "string", ALWAYS)                                                                    \
  ROW(T, STRING_POINTER, fs_type, "fsType", "FSType", "string", OMIT_EMPTY)
#define CORE_LOOKUP_local_volume_source(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 1, 2)

#define CORE_ROWS_storage_os_persistent_volume_source(ROW, T)                                                               \
  ROW(T, STRING, volume_name, "volumeName", "VolumeName", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING, volume_namespace, "volumeNamespace", "VolumeNamespace", "string", OMIT_EMPTY)                              \
  ROW(T, STRING, fs_type, "fsType", "FSType", "string", OMIT_EMPTY)                                                         \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)                                                       \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", "SecretRef", object_reference, OMIT_EMPTY)
#define CORE_LOOKUP_storage_os_persistent_volume_source(LOOKUP) LOOKUP(3, 0xCBEDC0DDU, 1, 0, 5, 4, 2, 3, 0, 0)

#define CORE_ROWS_csi_persistent_volume_source(ROW, T)                                                                      \
  ROW(T, STRING, driver, "driver", "Driver", "string", ALWAYS)                                                              \
  ROW(T, STRING, volume_handle, "volumeHandle", "VolumeHandle", "string", ALWAYS)                                           \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)                                                       \
  ROW(T, STRING, fs_type, "fsType", "FSType", "string", OMIT_EMPTY)                                                         \
  ROW(T, STRING_MAP, volume_attributes, "volumeAttributes", "VolumeAttributes", "map[string]string", OMIT_EMPTY)            \
  ROW(T, STRUCT_POINTER, controller_publish_secret_ref, "controllerPublishSecretRef", "ControllerPublishSecretRef",         \
      secret_reference, OMIT_EMPTY)                                                                                         \
  ROW(T, STRUCT_POINTER, node_stage_secret_ref, "nodeStageSecretRef", "NodeStageSecretRef", secret_reference, OMIT_EMPTY)   \
  ROW(T, STRUCT_POINTER, node_publish_secret_ref, "nodePublishSecretRef", "NodePublishSecretRef", secret_reference,         \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRUCT_POINTER, controller_expand_secret_ref, "controllerExpandSecretRef", "ControllerExpandSecretRef",            \
      secret_reference, OMIT_EMPTY)                                                                                         \
  ROW(T, STRUCT_POINTER, node_expand_secret_ref, "nodeExpandSecretRef", "NodeExpandSecretRef", secret_reference, OMIT_EMPTY)
#define CORE_LOOKUP_csi_persistent_volume_source(LOOKUP)                                                                    \
  LOOKUP(4, 0xF8DB9659U, 1, 0, 0, 6, 0, 0, 7, 3, 4, 0, 10, 8, 9, 5, 2, 0)

#define CORE_ROWS_persistent_volume_source(ROW, T)                                                                          \
  ROW(T, STRUCT_POINTER, gce_persistent_disk, "gcePersistentDisk", "GCEPersistentDisk", gce_persistent_disk_volume_source,  \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRUCT_POINTER, aws_elastic_block_store, "awsElasticBlockStore", "AWSElasticBlockStore",                           \
      aws_elastic_block_store_volume_source, OMIT_EMPTY)                                                                    \
  ROW(T, STRUCT_POINTER, host_path, "hostPath", "HostPath", host_path_volume_source, OMIT_EMPTY)                            \
  ROW(T, STRUCT_POINTER, glusterfs, "glusterfs", "Glusterfs", glusterfs_persistent_volume_source, OMIT_EMPTY)               \
  ROW(T, STRUCT_POINTER, nfs, "nfs", "NFS", nfs_volume_source, OMIT_EMPTY)                                                  \
  ROW(T, STRUCT_POINTER, rbd, "rbd", "RBD", rbd_persistent_volume_source, OMIT_EMPTY)                                       \
  ROW(T, STRUCT_POINTER, iscsi, "iscsi", "ISCSI", iscsi_persistent_volume_source, OMIT_EMPTY)                               \
  ROW(T, STRUCT_POINTER, cinder, "cinder", "Cinder", cinder_persistent_volume_source, OMIT_EMPTY)                           \
  ROW(T, STRUCT_POINTER, cephfs, "cephfs", "CephFS", ceph_fs_persistent_volume_source, OMIT_EMPTY)                          \
  ROW(T, STRUCT_POINTER, fc, "fc", "FC", fc_volume_source, OMIT_EMPTY)                                                      \
  ROW(T, STRUCT_POINTER, flocker, "flocker", "Flocker", flocker_volume_source, OMIT_EMPTY)                                  \
  ROW(T, STRUCT_POINTER, flex_volume, "flexVolume", "FlexVolume", flex_persistent_volume_source, OMIT_EMPTY)                \
  ROW(T, STRUCT_POINTER, azure_file, "azureFile", "AzureFile", azure_file_persistent_volume_source, OMIT_EMPTY)             \
  ROW(T, STRUCT_POINTER, vsphere_volume, "vsphereVolume", "VsphereVolume", vsphere_virtual_disk_volume_source, OMIT_EMPTY)  \
  ROW(T, STRUCT_POINTER, quobyte, "quobyte", "Quobyte", quobyte_volume_source, OMIT_EMPTY)                                  \
  ROW(T, STRUCT_POINTER, azure_disk, "azureDisk", "AzureDisk", azure_disk_volume_source, OMIT_EMPTY)                        \
  ROW(T, STRUCT_POINTER, photon_persistent_disk, "photonPersistentDisk", "PhotonPersistentDisk",                            \
      photon_persistent_disk_volume_source, OMIT_EMPTY)                                                                     \
  ROW(T, STRUCT_POINTER, portworx_volume, "portworxVolume", "PortworxVolume", portworx_volume_source, OMIT_EMPTY)           \
  ROW(T, STRUCT_POINTER, scale_io, "scaleIO", "ScaleIO", scale_io_persistent_volume_source, OMIT_EMPTY)                     \
  ROW(T, STRUCT_POINTER, local, "local", "Local", local_volume_source, OMIT_EMPTY)                                          \
  ROW(T, STRUCT_POINTER, storageos, "storageos", "StorageOS", storage_os_persistent_volume_source, OMIT_EMPTY)              \
  ROW(T, STRUCT_POINTER, csi, "csi", "CSI", csi_persistent_volume_source, OMIT_EMPTY)
#define CORE_LOOKUP_persistent_volume_source(LOOKUP)                                                                        \
  LOOKUP(5, 0x3FDBEA35U, 8, 22, 6, 11, 18, 0, 15, 0, 10, 0, 5, 12, 13, 0, 0, 0, 7, 3, 17, 19, 20, 21, 4, 2, 0, 16, 0, 0, 9, \
         14, 0, 1)

#define CORE_ROWS_volume_node_affinity(ROW, T)                                                                              \
  ROW(T, STRUCT_POINTER, required, "required", "Required", node_selector, OMIT_EMPTY)
#define CORE_LOOKUP_volume_node_affinity(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_persistent_volume_spec(ROW, T)                                                                            \
  ROW(T, QUANTITY_MAP, capacity, "capacity", "Capacity", "v1.ResourceList", OMIT_EMPTY)                                     \
  ROW(T, INLINE, persistent_volume_source, "PersistentVolumeSource", "PersistentVolumeSource", persistent_volume_source,    \
      ALWAYS)                                                                                                               \
  ROW(T, STRING_LIST, access_modes, "accessModes", "AccessModes", "v1.PersistentVolumeAccessMode", OMIT_EMPTY)              \
  ROW(T, STRUCT_POINTER, claim_ref, "claimRef", "ClaimRef", object_reference, OMIT_EMPTY, CORE_SEPARABLE)                   \
  ROW(T, STRING, persistent_volume_reclaim_policy, "persistentVolumeReclaimPolicy", "PersistentVolumeReclaimPolicy",        \
      "v1.PersistentVolumeReclaimPolicy", OMIT_EMPTY)                                                                       \
  ROW(T, STRING, storage_class_name, "storageClassName", "StorageClassName", "string", OMIT_EMPTY)                          \
  ROW(T, STRING_LIST, mount_options, "mountOptions", "MountOptions", "string", OMIT_EMPTY)                                  \
  ROW(T, STRING_POINTER, volume_mode, "volumeMode", "VolumeMode", "v1.PersistentVolumeMode", OMIT_EMPTY)                    \
  ROW(T, STRUCT_POINTER, node_affinity, "nodeAffinity", "NodeAffinity", volume_node_affinity, OMIT_EMPTY)                   \
  ROW(T, STRING_POINTER, volume_attributes_class_name, "volumeAttributesClassName", "VolumeAttributesClassName", "string",  \
      OMIT_EMPTY)
#define CORE_LOOKUP_persistent_volume_spec(LOOKUP)                                                                          \
  LOOKUP(6, 0xEF2D54C5U, 8, 0, 0, 9, 2, 0, 1, 0, 2, 2, 5, 0, 0, 0, 2, 0, 2, 2, 0, 0, 0, 0, 2, 0, 0, 0, 2, 6, 2, 0, 2, 0, 0, \
         0, 10, 2, 2, 2, 0, 0, 0, 0, 2, 0, 0, 2, 0, 7, 0, 2, 0, 3, 4, 0, 0, 2, 0, 0, 2, 2, 2, 2, 0, 2)

#define CORE_ROWS_persistent_volume_status(ROW, T)                                                                          \
  ROW(T, STRING, phase, "phase", "Phase", "v1.PersistentVolumePhase", OMIT_EMPTY)                                           \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)                                                       \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, TIME_POINTER, last_phase_transition_time, "lastPhaseTransitionTime", "LastPhaseTransitionTime", "v1.Time",         \
      OMIT_EMPTY)
#define CORE_LOOKUP_persistent_volume_status(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 2, 4, 3)

#define CORE_ROWS_persistent_volume(ROW, T)                                                                                 \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", persistent_volume_spec, OMIT_EMPTY)                                                  \
  ROW(T, STRUCT, status, "status", "Status", persistent_volume_status, OMIT_EMPTY)
#define CORE_LOOKUP_persistent_volume(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_namespace_spec(ROW, T)                                                                                    \
  ROW(T, STRING_LIST, finalizers, "finalizers", "Finalizers", "v1.FinalizerName", OMIT_EMPTY)
#define CORE_LOOKUP_namespace_spec(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_namespace_condition(ROW, T)                                                                               \
  ROW(T, STRING, type, "type", "Type", "v1.NamespaceConditionType", ALWAYS)                                                 \
  ROW(T, STRING, status, "status", "Status", "v1.ConditionStatus", ALWAYS)                                                  \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "LastTransitionTime", "v1.Time", OMIT_EMPTY)                     \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_namespace_condition(LOOKUP) LOOKUP(3, 0xC8D04605U, 1, 5, 0, 3, 2, 0, 0, 4)

#define CORE_ROWS_namespace_status(ROW, T)                                                                                  \
  ROW(T, STRING, phase, "phase", "Phase", "v1.NamespacePhase", OMIT_EMPTY)                                                  \
  ROW(T, LIST, conditions, "conditions", "Conditions", namespace_condition, OMIT_EMPTY, CORE_BY_TYPE)
#define CORE_LOOKUP_namespace_status(LOOKUP) LOOKUP(1, 0x730AD263U, 1, 2)

#define CORE_ROWS_namespace(ROW, T)                                                                                         \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", namespace_spec, OMIT_EMPTY)                                                          \
  ROW(T, STRUCT, status, "status", "Status", namespace_status, OMIT_EMPTY)
#define CORE_LOOKUP_namespace(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_taint(ROW, T)                                                                                             \
  ROW(T, STRING, key, "key", "Key", "string", ALWAYS)                                                                       \
  ROW(T, STRING, value, "value", "Value", "string", OMIT_EMPTY)                                                             \
  ROW(T, STRING, effect, "effect", "Effect", "v1.TaintEffect", ALWAYS)                                                      \
  ROW(T, TIME_POINTER, time_added, "timeAdded", "TimeAdded", "v1.Time", OMIT_EMPTY)
#define CORE_LOOKUP_taint(LOOKUP) LOOKUP(2, 0x71DDB0A1U, 1, 4, 2, 3)

#define CORE_ROWS_config_map_node_config_source(ROW, T)                                                                     \
  ROW(T, STRING, namespace, "namespace", "Namespace", "string", ALWAYS)                                                     \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, uid, "uid", "UID", "types.UID", OMIT_EMPTY)                                                                \
  ROW(T, STRING, resource_version, "resourceVersion", "ResourceVersion", "string", OMIT_EMPTY)                              \
  ROW(T, STRING, kubelet_config_key, "kubeletConfigKey", "KubeletConfigKey", "string", ALWAYS)
#define CORE_LOOKUP_config_map_node_config_source(LOOKUP) LOOKUP(3, 0x9DCEC3ADU, 0, 0, 3, 0, 1, 5, 2, 4)

#define CORE_ROWS_node_config_source(ROW, T)                                                                                \
  ROW(T, STRUCT_POINTER, config_map, "configMap", "ConfigMap", config_map_node_config_source, OMIT_EMPTY)
#define CORE_LOOKUP_node_config_source(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_node_pod_preemption_policy(ROW, T)                                                                        \
  ROW(T, STRING_LIST, disable_resize_preemption, "disableResizePreemption", "DisableResizePreemption", "string",            \
      OMIT_EMPTY, CORE_SET)
#define CORE_LOOKUP_node_pod_preemption_policy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_node_spec(ROW, T)                                                                                         \
  ROW(T, STRING, pod_cidr, "podCIDR", "PodCIDR", "string", OMIT_EMPTY)                                                      \
  ROW(T, STRING_LIST, pod_cidrs, "podCIDRs", "PodCIDRs", "string", OMIT_EMPTY, CORE_SET)                                    \
  ROW(T, STRING, provider_id, "providerID", "ProviderID", "string", OMIT_EMPTY)                                             \
  ROW(T, BOOL, unschedulable, "unschedulable", "Unschedulable", "bool", OMIT_EMPTY)                                         \
  ROW(T, LIST, taints, "taints", "Taints", taint, OMIT_EMPTY)                                                               \
  ROW(T, STRUCT_POINTER, config_source, "configSource", "ConfigSource", node_config_source, OMIT_EMPTY)                     \
  ROW(T, STRING, external_id, "externalID", "DoNotUseExternalID", "string", OMIT_EMPTY)                                     \
  ROW(T, STRUCT_POINTER, pod_preemption_policy, "podPreemptionPolicy", "PodPreemptionPolicy", node_pod_preemption_policy,   \
      OMIT_EMPTY)
#define CORE_LOOKUP_node_spec(LOOKUP) LOOKUP(3, 0x75BECFABU, 1, 3, 7, 4, 6, 8, 2, 5)

#define CORE_ROWS_node_condition(ROW, T)                                                                                    \
  ROW(T, STRING, type, "type", "Type", "v1.NodeConditionType", ALWAYS)                                                      \
  ROW(T, STRING, status, "status", "Status", "v1.ConditionStatus", ALWAYS)                                                  \
  ROW(T, TIME, last_heartbeat_time, "lastHeartbeatTime", "LastHeartbeatTime", "v1.Time", OMIT_EMPTY)                        \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "LastTransitionTime", "v1.Time", OMIT_EMPTY)                     \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_node_condition(LOOKUP) LOOKUP(3, 0xC8D04605U, 1, 6, 3, 4, 2, 0, 0, 5)

#define CORE_ROWS_node_address(ROW, T)                                                                                      \
  ROW(T, STRING, type, "type", "Type", "v1.NodeAddressType", ALWAYS)                                                        \
  ROW(T, STRING, address, "address", "Address", "string", ALWAYS)
#define CORE_LOOKUP_node_address(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_daemon_endpoint(ROW, T) ROW(T, INT32, port, "Port", "Port", "int32", ALWAYS)
#define CORE_LOOKUP_daemon_endpoint(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_node_daemon_endpoints(ROW, T)                                                                             \
  ROW(T, STRUCT, kubelet_endpoint, "kubeletEndpoint", "KubeletEndpoint", daemon_endpoint, OMIT_EMPTY)
#define CORE_LOOKUP_node_daemon_endpoints(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_node_swap_status(ROW, T) ROW(T, INT64_POINTER, capacity, "capacity", "Capacity", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_node_swap_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_node_system_info(ROW, T)                                                                                  \
  ROW(T, STRING, machine_id, "machineID", "MachineID", "string", ALWAYS)                                                    \
  ROW(T, STRING, system_uuid, "systemUUID", "SystemUUID", "string", ALWAYS)                                                 \
  ROW(T, STRING, boot_id, "bootID", "BootID", "string", ALWAYS)                                                             \
  ROW(T, STRING, kernel_version, "kernelVersion", "KernelVersion", "string", ALWAYS)                                        \
  ROW(T, STRING, os_image, "osImage", "OSImage", "string", ALWAYS)                                                          \
  ROW(T, STRING, container_runtime_version, "containerRuntimeVersion", "ContainerRuntimeVersion", "string", ALWAYS)         \
  ROW(T, STRING, kubelet_version, "kubeletVersion", "KubeletVersion", "string", ALWAYS)                                     \
  ROW(T, STRING, kube_proxy_version, "kubeProxyVersion", "KubeProxyVersion", "string", ALWAYS)                              \
  ROW(T, STRING, operating_system, "operatingSystem", "OperatingSystem", "string", ALWAYS)                                  \
  ROW(T, STRING, architecture, "architecture", "Architecture", "string", ALWAYS)                                            \
  ROW(T, STRUCT_POINTER, swap, "swap", "Swap", node_swap_status, OMIT_EMPTY)                                                \
  ROW(T, BOOL_POINTER, running_in_user_namespace, "runningInUserNamespace", "RunningInUserNamespace", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_node_system_info(LOOKUP) LOOKUP(4, 0x7E750A1U, 2, 8, 7, 0, 9, 1, 4, 0, 10, 5, 0, 0, 6, 11, 3, 12)

#define CORE_ROWS_container_image(ROW, T)                                                                                   \
  ROW(T, STRING_LIST, names, "names", "Names", "string", ALWAYS, .need = CORE_OPTIONAL)                                     \
  ROW(T, INT64, size_bytes, "sizeBytes", "SizeBytes", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_container_image(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_attached_volume(ROW, T)                                                                                   \
  ROW(T, STRING, name, "name", "Name", "v1.UniqueVolumeName", ALWAYS)                                                       \
  ROW(T, STRING, device_path, "devicePath", "DevicePath", "string", ALWAYS)
#define CORE_LOOKUP_attached_volume(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 1, 2)

#define CORE_ROWS_node_config_status(ROW, T)                                                                                \
  ROW(T, STRUCT_POINTER, assigned, "assigned", "Assigned", node_config_source, OMIT_EMPTY)                                  \
  ROW(T, STRUCT_POINTER, active, "active", "Active", node_config_source, OMIT_EMPTY)                                        \
  ROW(T, STRUCT_POINTER, last_known_good, "lastKnownGood", "LastKnownGood", node_config_source, OMIT_EMPTY)                 \
  ROW(T, STRING, error, "error", "Error", "string", OMIT_EMPTY)
#define CORE_LOOKUP_node_config_status(LOOKUP) LOOKUP(2, 0x7FFA3781U, 3, 1, 4, 2)

#define CORE_ROWS_node_runtime_handler_features(ROW, T)                                                                     \
  ROW(T, BOOL_POINTER, recursive_read_only_mounts, "recursiveReadOnlyMounts", "RecursiveReadOnlyMounts", "bool",            \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, BOOL_POINTER, user_namespaces, "userNamespaces", "UserNamespaces", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_node_runtime_handler_features(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_node_runtime_handler(ROW, T)                                                                              \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS, .need = CORE_OPTIONAL)                                             \
  ROW(T, STRUCT_POINTER, features, "features", "Features", node_runtime_handler_features, OMIT_EMPTY)
#define CORE_LOOKUP_node_runtime_handler(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_node_features(ROW, T)                                                                                     \
  ROW(T, BOOL_POINTER, supplemental_groups_policy, "supplementalGroupsPolicy", "SupplementalGroupsPolicy", "bool",          \
      OMIT_EMPTY)
#define CORE_LOOKUP_node_features(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_node_status(ROW, T)                                                                                       \
  ROW(T, QUANTITY_MAP, capacity, "capacity", "Capacity", "v1.ResourceList", OMIT_EMPTY)                                     \
  ROW(T, QUANTITY_MAP, allocatable, "allocatable", "Allocatable", "v1.ResourceList", OMIT_EMPTY)                            \
  ROW(T, STRING, phase, "phase", "Phase", "v1.NodePhase", OMIT_EMPTY)                                                       \
  ROW(T, LIST, conditions, "conditions", "Conditions", node_condition, OMIT_EMPTY, CORE_BY_TYPE)                            \
  ROW(T, LIST, addresses, "addresses", "Addresses", node_address, OMIT_EMPTY, CORE_BY_TYPE)                                 \
  ROW(T, STRUCT, daemon_endpoints, "daemonEndpoints", "DaemonEndpoints", node_daemon_endpoints, OMIT_EMPTY)                 \
  ROW(T, STRUCT, node_info, "nodeInfo", "NodeInfo", node_system_info, OMIT_EMPTY)                                           \
  ROW(T, LIST, images, "images", "Images", container_image, OMIT_EMPTY)                                                     \
  ROW(T, STRING_LIST, volumes_in_use, "volumesInUse", "VolumesInUse", "v1.UniqueVolumeName", OMIT_EMPTY)                    \
  ROW(T, LIST, volumes_attached, "volumesAttached", "VolumesAttached", attached_volume, OMIT_EMPTY)                         \
  ROW(T, STRUCT_POINTER, config, "config", "Config", node_config_status, OMIT_EMPTY)                                        \
  ROW(T, LIST, runtime_handlers, "runtimeHandlers", "RuntimeHandlers", node_runtime_handler, OMIT_EMPTY)                    \
  ROW(T, STRUCT_POINTER, features, "features", "Features", node_features, OMIT_EMPTY)                                       \
  ROW(T, STRING_LIST, declared_features, "declaredFeatures", "DeclaredFeatures", "string", OMIT_EMPTY)
#define CORE_LOOKUP_node_status(LOOKUP) LOOKUP(4, 0xA4D7162BU, 2, 12, 7, 0, 14, 4, 5, 13, 1, 8, 11, 9, 10, 6, 3, 0)

#define CORE_ROWS_node(ROW, T)                                                                                              \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", node_spec, OMIT_EMPTY)                                                               \
  ROW(T, STRUCT, status, "status", "Status", node_status, OMIT_EMPTY)
#define CORE_LOOKUP_node(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_limit_range_item(ROW, T)                                                                                  \
  ROW(T, STRING, type, "type", "Type", "v1.LimitType", ALWAYS)                                                              \
  ROW(T, QUANTITY_MAP, max, "max", "Max", "v1.ResourceList", OMIT_EMPTY)                                                    \
  ROW(T, QUANTITY_MAP, min, "min", "Min", "v1.ResourceList", OMIT_EMPTY)                                                    \
  ROW(T, QUANTITY_MAP, of_default, "default", "Default", "v1.ResourceList", OMIT_EMPTY)                                     \
  ROW(T, QUANTITY_MAP, default_request, "defaultRequest", "DefaultRequest", "v1.ResourceList", OMIT_EMPTY)                  \
  ROW(T, QUANTITY_MAP, max_limit_request_ratio, "maxLimitRequestRatio", "MaxLimitRequestRatio", "v1.ResourceList",          \
      OMIT_EMPTY)
#define CORE_LOOKUP_limit_range_item(LOOKUP) LOOKUP(3, 0xC4F5A587U, 0, 6, 2, 4, 1, 0, 5, 3)

#define CORE_ROWS_limit_range_spec(ROW, T) ROW(T, LIST, limits, "limits", "Limits", limit_range_item, ALWAYS)
#define CORE_LOOKUP_limit_range_spec(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_limit_range(ROW, T)                                                                                       \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", limit_range_spec, OMIT_EMPTY)
#define CORE_LOOKUP_limit_range(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_scoped_resource_selector_requirement(ROW, T)                                                              \
  ROW(T, STRING, scope_name, "scopeName", "ScopeName", "v1.ResourceQuotaScope", ALWAYS)                                     \
  ROW(T, STRING, operator, "operator", "Operator", "v1.ScopeSelectorOperator", ALWAYS)                                      \
  ROW(T, STRING_LIST, values, "values", "Values", "string", OMIT_EMPTY)
#define CORE_LOOKUP_scoped_resource_selector_requirement(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 3, 2, 0, 1)

#define CORE_ROWS_scope_selector(ROW, T)                                                                                    \
  ROW(T, LIST, match_expressions, "matchExpressions", "MatchExpressions", scoped_resource_selector_requirement, OMIT_EMPTY)
#define CORE_LOOKUP_scope_selector(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_resource_quota_spec(ROW, T)                                                                               \
  ROW(T, QUANTITY_MAP, hard, "hard", "Hard", "v1.ResourceList", OMIT_EMPTY)                                                 \
  ROW(T, STRING_LIST, scopes, "scopes", "Scopes", "v1.ResourceQuotaScope", OMIT_EMPTY)                                      \
  ROW(T, STRUCT_POINTER, scope_selector, "scopeSelector", "ScopeSelector", scope_selector, OMIT_EMPTY)
#define CORE_LOOKUP_resource_quota_spec(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 2, 0, 3, 1)

#define CORE_ROWS_resource_quota_status(ROW, T)                                                                             \
  ROW(T, QUANTITY_MAP, hard, "hard", "Hard", "v1.ResourceList", OMIT_EMPTY)                                                 \
  ROW(T, QUANTITY_MAP, used, "used", "Used", "v1.ResourceList", OMIT_EMPTY)
#define CORE_LOOKUP_resource_quota_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_resource_quota(ROW, T)                                                                                    \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", resource_quota_spec, OMIT_EMPTY)                                                     \
  ROW(T, STRUCT, status, "status", "Status", resource_quota_status, OMIT_EMPTY)
#define CORE_LOOKUP_resource_quota(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_event_source(ROW, T)                                                                                      \
  ROW(T, STRING, component, "component", "Component", "string", OMIT_EMPTY)                                                 \
  ROW(T, STRING, host, "host", "Host", "string", OMIT_EMPTY)
#define CORE_LOOKUP_event_source(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_event_series(ROW, T)                                                                                      \
  ROW(T, INT32, count, "count", "Count", "int32", OMIT_EMPTY)                                                               \
  ROW(T, MICRO_TIME, last_observed_time, "lastObservedTime", "LastObservedTime", "v1.MicroTime", OMIT_EMPTY)
#define CORE_LOOKUP_event_series(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 1, 2)

#define CORE_ROWS_event(ROW, T)                                                                                             \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, ALWAYS)                                                   \
  ROW(T, STRUCT, involved_object, "involvedObject", "InvolvedObject", object_reference, ALWAYS)                             \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)                                                       \
  ROW(T, STRUCT, source, "source", "Source", event_source, OMIT_EMPTY)                                                      \
  ROW(T, TIME, first_timestamp, "firstTimestamp", "FirstTimestamp", "v1.Time", OMIT_EMPTY)                                  \
  ROW(T, TIME, last_timestamp, "lastTimestamp", "LastTimestamp", "v1.Time", OMIT_EMPTY)                                     \
  ROW(T, INT32, count, "count", "Count", "int32", OMIT_EMPTY)                                                               \
  ROW(T, STRING, type, "type", "Type", "string", OMIT_EMPTY)                                                                \
  ROW(T, MICRO_TIME, event_time, "eventTime", "EventTime", "v1.MicroTime", OMIT_EMPTY)                                      \
  ROW(T, STRUCT_POINTER, series, "series", "Series", event_series, OMIT_EMPTY)                                              \
  ROW(T, STRING, action, "action", "Action", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRUCT_POINTER, related, "related", "Related", object_reference, OMIT_EMPTY)                                       \
  ROW(T, STRING, reporting_component, "reportingComponent", "ReportingController", "string", ALWAYS, .need = CORE_OPTIONAL) \
  ROW(T, STRING, reporting_instance, "reportingInstance", "ReportingInstance", "string", ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_event(LOOKUP)                                                                                           \
  LOOKUP(5, 0x7E750A1U, 5, 16, 2, 0, 0, 1, 0, 0, 0, 8, 11, 0, 12, 0, 10, 0, 1, 7, 0, 15, 0, 0, 3, 13, 4, 0, 0, 0, 6, 9, 0,  \
         14)

#define CORE_ROWS_binding(ROW, T)                                                                                           \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, target, "target", "Target", object_reference, ALWAYS)
#define CORE_LOOKUP_binding(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_controller_revision(ROW, T)                                                                               \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, RAW, data, "data", "Data", "runtime.RawExtension", ALWAYS)                                                         \
  ROW(T, INT64, revision, "revision", "Revision", "int64", ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_controller_revision(LOOKUP) LOOKUP(3, 0xCBEDC0DDU, 4, 0, 0, 1, 1, 2, 0, 3)

CORE_TYPES_CORE(CORE_DECLARE)
CORE_TYPES_CORE(CORE_STRUCT)

#endif
