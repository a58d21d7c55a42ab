/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of type_rows.h, which says how they are read: containers and what stands in them. tools/core-types.go prints this
 * file. */
#ifndef CORE_TYPES_CONTAINER_H
#define CORE_TYPES_CONTAINER_H

#include "types_metadata.h"

#define CORE_TYPES_CONTAINER(TYPE)                                                                                          \
  TYPE(container_port, "ContainerPort", "v1.")                                                                              \
  TYPE(local_object_reference, "LocalObjectReference", "v1.", CORE_ATOMIC)                                                  \
  TYPE(config_map_env_source, "ConfigMapEnvSource", "v1.")                                                                  \
  TYPE(secret_env_source, "SecretEnvSource", "v1.")                                                                         \
  TYPE(env_from_source, "EnvFromSource", "v1.")                                                                             \
  TYPE(object_field_selector, "ObjectFieldSelector", "v1.", CORE_ATOMIC)                                                    \
  TYPE(resource_field_selector, "ResourceFieldSelector", "v1.", CORE_ATOMIC)                                                \
  TYPE(config_map_key_selector, "ConfigMapKeySelector", "v1.", CORE_ATOMIC)                                                 \
  TYPE(secret_key_selector, "SecretKeySelector", "v1.", CORE_ATOMIC)                                                        \
  TYPE(file_key_selector, "FileKeySelector", "v1.", CORE_ATOMIC)                                                            \
  TYPE(env_var_source, "EnvVarSource", "v1.")                                                                               \
  TYPE(env_var, "EnvVar", "v1.")                                                                                            \
  TYPE(resource_claim, "ResourceClaim", "v1.")                                                                              \
  TYPE(resource_requirements, "ResourceRequirements", "v1.")                                                                \
  TYPE(container_resize_policy, "ContainerResizePolicy", "v1.")                                                             \
  TYPE(container_restart_rule_on_exit_codes, "ContainerRestartRuleOnExitCodes", "v1.")                                      \
  TYPE(container_restart_rule, "ContainerRestartRule", "v1.")                                                               \
  TYPE(volume_mount, "VolumeMount", "v1.")                                                                                  \
  TYPE(volume_device, "VolumeDevice", "v1.")                                                                                \
  TYPE(exec_action, "ExecAction", "v1.")                                                                                    \
  TYPE(http_header, "HTTPHeader", "v1.")                                                                                    \
  TYPE(http_get_action, "HTTPGetAction", "v1.")                                                                             \
  TYPE(tcp_socket_action, "TCPSocketAction", "v1.")                                                                         \
  TYPE(grpc_action, "GRPCAction", "v1.")                                                                                    \
  TYPE(probe_handler, "ProbeHandler", "v1.")                                                                                \
  TYPE(probe, "Probe", "v1.")                                                                                               \
  TYPE(sleep_action, "SleepAction", "v1.")                                                                                  \
  TYPE(lifecycle_handler, "LifecycleHandler", "v1.")                                                                        \
  TYPE(lifecycle, "Lifecycle", "v1.")                                                                                       \
  TYPE(capabilities, "Capabilities", "v1.")                                                                                 \
  TYPE(selinux_options, "SELinuxOptions", "v1.")                                                                            \
  TYPE(windows_security_context_options, "WindowsSecurityContextOptions", "v1.")                                            \
  TYPE(seccomp_profile, "SeccompProfile", "v1.")                                                                            \
  TYPE(app_armor_profile, "AppArmorProfile", "v1.")                                                                         \
  TYPE(security_context, "SecurityContext", "v1.")                                                                          \
  TYPE(container, "Container", "v1.")                                                                                       \
  TYPE(ephemeral_container, "EphemeralContainer", "v1.")

#define CORE_ROWS_container_port(ROW, T)                                                                                    \
  ROW(T, STRING, name, "name", "Name", "string", OMIT_EMPTY)                                                                \
  ROW(T, INT32, host_port, "hostPort", "HostPort", "int32", OMIT_EMPTY)                                                     \
  ROW(T, INT32, container_port, "containerPort", "ContainerPort", "int32", ALWAYS)                                          \
  ROW(T, STRING, protocol, "protocol", "Protocol", "v1.Protocol", OMIT_EMPTY)                                               \
  ROW(T, STRING, host_ip, "hostIP", "HostIP", "string", OMIT_EMPTY)
#define CORE_LOOKUP_container_port(LOOKUP) LOOKUP(3, 0x3BF98799U, 4, 3, 5, 2, 0, 0, 0, 1)

#define CORE_ROWS_local_object_reference(ROW, T) ROW(T, STRING, name, "name", "Name", "string", OMIT_EMPTY)
#define CORE_LOOKUP_local_object_reference(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_config_map_env_source(ROW, T)                                                                             \
  ROW(T, INLINE, local_object_reference, "LocalObjectReference", "LocalObjectReference", local_object_reference, ALWAYS)    \
  ROW(T, BOOL_POINTER, optional, "optional", "Optional", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_config_map_env_source(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_secret_env_source(ROW, T)                                                                                 \
  ROW(T, INLINE, local_object_reference, "LocalObjectReference", "LocalObjectReference", local_object_reference, ALWAYS)    \
  ROW(T, BOOL_POINTER, optional, "optional", "Optional", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_secret_env_source(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_env_from_source(ROW, T)                                                                                   \
  ROW(T, STRING, prefix, "prefix", "Prefix", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRUCT_POINTER, config_map_ref, "configMapRef", "ConfigMapRef", config_map_env_source, OMIT_EMPTY)                 \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", "SecretRef", secret_env_source, OMIT_EMPTY)
#define CORE_LOOKUP_env_from_source(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 0, 3, 2, 1)

#define CORE_ROWS_object_field_selector(ROW, T)                                                                             \
  ROW(T, STRING, api_version, "apiVersion", "APIVersion", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING, field_path, "fieldPath", "FieldPath", "string", ALWAYS)
#define CORE_LOOKUP_object_field_selector(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_resource_field_selector(ROW, T)                                                                           \
  ROW(T, STRING, container_name, "containerName", "ContainerName", "string", OMIT_EMPTY)                                    \
  ROW(T, STRING, resource, "resource", "Resource", "string", ALWAYS)                                                        \
  ROW(T, QUANTITY, divisor, "divisor", "Divisor", "resource.Quantity", OMIT_EMPTY)
#define CORE_LOOKUP_resource_field_selector(LOOKUP) LOOKUP(2, 0xC4F5A587U, 0, 3, 2, 1)

#define CORE_ROWS_config_map_key_selector(ROW, T)                                                                           \
  ROW(T, INLINE, local_object_reference, "LocalObjectReference", "LocalObjectReference", local_object_reference, ALWAYS)    \
  ROW(T, STRING, key, "key", "Key", "string", ALWAYS)                                                                       \
  ROW(T, BOOL_POINTER, optional, "optional", "Optional", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_config_map_key_selector(LOOKUP) LOOKUP(2, 0xC8D04605U, 2, 0, 3, 1)

#define CORE_ROWS_secret_key_selector(ROW, T)                                                                               \
  ROW(T, INLINE, local_object_reference, "LocalObjectReference", "LocalObjectReference", local_object_reference, ALWAYS)    \
  ROW(T, STRING, key, "key", "Key", "string", ALWAYS)                                                                       \
  ROW(T, BOOL_POINTER, optional, "optional", "Optional", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_secret_key_selector(LOOKUP) LOOKUP(2, 0xC8D04605U, 2, 0, 3, 1)

#define CORE_ROWS_file_key_selector(ROW, T)                                                                                 \
  ROW(T, STRING, volume_name, "volumeName", "VolumeName", "string", ALWAYS)                                                 \
  ROW(T, STRING, path, "path", "Path", "string", ALWAYS)                                                                    \
  ROW(T, STRING, key, "key", "Key", "string", ALWAYS)                                                                       \
  ROW(T, BOOL_POINTER, optional, "optional", "Optional", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_file_key_selector(LOOKUP) LOOKUP(2, 0x657651DBU, 3, 2, 4, 1)

#define CORE_ROWS_env_var_source(ROW, T)                                                                                    \
  ROW(T, STRUCT_POINTER, field_ref, "fieldRef", "FieldRef", object_field_selector, OMIT_EMPTY)                              \
  ROW(T, STRUCT_POINTER, resource_field_ref, "resourceFieldRef", "ResourceFieldRef", resource_field_selector, OMIT_EMPTY)   \
  ROW(T, STRUCT_POINTER, config_map_key_ref, "configMapKeyRef", "ConfigMapKeyRef", config_map_key_selector, OMIT_EMPTY)     \
  ROW(T, STRUCT_POINTER, secret_key_ref, "secretKeyRef", "SecretKeyRef", secret_key_selector, OMIT_EMPTY)                   \
  ROW(T, STRUCT_POINTER, file_key_ref, "fileKeyRef", "FileKeyRef", file_key_selector, OMIT_EMPTY)
#define CORE_LOOKUP_env_var_source(LOOKUP) LOOKUP(3, 0xCBEDC0DDU, 1, 3, 4, 0, 2, 0, 0, 5)

#define CORE_ROWS_env_var(ROW, T)                                                                                           \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, value, "value", "Value", "string", OMIT_EMPTY)                                                             \
  ROW(T, STRUCT_POINTER, value_from, "valueFrom", "ValueFrom", env_var_source, OMIT_EMPTY)
#define CORE_LOOKUP_env_var(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 3, 2, 0, 1)

#define CORE_ROWS_resource_claim(ROW, T)                                                                                    \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, request, "request", "Request", "string", OMIT_EMPTY)
#define CORE_LOOKUP_resource_claim(LOOKUP) LOOKUP(1, 0xC8D04605U, 2, 1)

#define CORE_ROWS_resource_requirements(ROW, T)                                                                             \
  ROW(T, QUANTITY_MAP, limits, "limits", "Limits", "v1.ResourceList", OMIT_EMPTY)                                           \
  ROW(T, QUANTITY_MAP, requests, "requests", "Requests", "v1.ResourceList", OMIT_EMPTY)                                     \
  ROW(T, LIST, claims, "claims", "Claims", resource_claim, OMIT_EMPTY, CORE_BY_NAME)
#define CORE_LOOKUP_resource_requirements(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 2, 3, 1, 0)

#define CORE_ROWS_container_resize_policy(ROW, T)                                                                           \
  ROW(T, STRING, resource_name, "resourceName", "ResourceName", "v1.ResourceName", ALWAYS)                                  \
  ROW(T, STRING, restart_policy, "restartPolicy", "RestartPolicy", "v1.ResourceResizeRestartPolicy", ALWAYS)
#define CORE_LOOKUP_container_resize_policy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_container_restart_rule_on_exit_codes(ROW, T)                                                              \
  ROW(T, STRING, operator, "operator", "Operator", "v1.ContainerRestartRuleOnExitCodesOperator", OMIT_EMPTY,                \
      .need = CORE_REQUIRED)                                                                                                \
  ROW(T, INT32_LIST, values, "values", "Values", "int32", OMIT_EMPTY, CORE_SET)
#define CORE_LOOKUP_container_restart_rule_on_exit_codes(LOOKUP) LOOKUP(1, 0x3BF98799U, 1, 2)

#define CORE_ROWS_container_restart_rule(ROW, T)                                                                            \
  ROW(T, STRING, action, "action", "Action", "v1.ContainerRestartRuleAction", OMIT_EMPTY, .need = CORE_REQUIRED)            \
  ROW(T, STRUCT_POINTER, exit_codes, "exitCodes", "ExitCodes", container_restart_rule_on_exit_codes, OMIT_EMPTY)
#define CORE_LOOKUP_container_restart_rule(LOOKUP) LOOKUP(1, 0xC8D04605U, 2, 1)

#define CORE_ROWS_volume_mount(ROW, T)                                                                                      \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, BOOL, read_only, "readOnly", "ReadOnly", "bool", OMIT_EMPTY)                                                       \
  ROW(T, STRING_POINTER, recursive_read_only, "recursiveReadOnly", "RecursiveReadOnly", "v1.RecursiveReadOnlyMode",         \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING, mount_path, "mountPath", "MountPath", "string", ALWAYS)                                                    \
  ROW(T, STRING, sub_path, "subPath", "SubPath", "string", OMIT_EMPTY)                                                      \
  ROW(T, STRING_POINTER, mount_propagation, "mountPropagation", "MountPropagation", "v1.MountPropagationMode", OMIT_EMPTY)  \
  ROW(T, STRING, sub_path_expr, "subPathExpr", "SubPathExpr", "string", OMIT_EMPTY)                                         \
  ROW(T, STRING_LIST, bind_mount_options, "bindMountOptions", "BindMountOptions", "string", OMIT_EMPTY, CORE_SET)
#define CORE_LOOKUP_volume_mount(LOOKUP) LOOKUP(3, 0x5A317F81U, 1, 2, 5, 6, 8, 4, 3, 7)

#define CORE_ROWS_volume_device(ROW, T)                                                                                     \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, device_path, "devicePath", "DevicePath", "string", ALWAYS)
#define CORE_LOOKUP_volume_device(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 1, 2)

#define CORE_ROWS_exec_action(ROW, T) ROW(T, STRING_LIST, command, "command", "Command", "string", OMIT_EMPTY)
#define CORE_LOOKUP_exec_action(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_http_header(ROW, T)                                                                                       \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, value, "value", "Value", "string", ALWAYS)
#define CORE_LOOKUP_http_header(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_http_get_action(ROW, T)                                                                                   \
  ROW(T, STRING, path, "path", "Path", "string", OMIT_EMPTY)                                                                \
  ROW(T, INT_OR_STRING, port, "port", "Port", "intstr.IntOrString", ALWAYS)                                                 \
  ROW(T, STRING, host, "host", "Host", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, scheme, "scheme", "Scheme", "v1.URIScheme", OMIT_EMPTY)                                                    \
  ROW(T, LIST, http_headers, "httpHeaders", "HTTPHeaders", http_header, OMIT_EMPTY)                                         \
  ROW(T, STRING_POINTER, protocol, "protocol", "Protocol", "v1.HTTPProtocol", OMIT_EMPTY)
#define CORE_LOOKUP_http_get_action(LOOKUP) LOOKUP(3, 0xC4F5A587U, 6, 2, 5, 4, 0, 3, 0, 1)

#define CORE_ROWS_tcp_socket_action(ROW, T)                                                                                 \
  ROW(T, INT_OR_STRING, port, "port", "Port", "intstr.IntOrString", ALWAYS)                                                 \
  ROW(T, STRING, host, "host", "Host", "string", OMIT_EMPTY)
#define CORE_LOOKUP_tcp_socket_action(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_grpc_action(ROW, T)                                                                                       \
  ROW(T, INT32, port, "port", "Port", "int32", ALWAYS)                                                                      \
  ROW(T, STRING_POINTER, service, "service", "Service", "string", ALWAYS, .need = CORE_OPTIONAL)                            \
  ROW(T, STRING_POINTER, mode, "mode", "Mode", "v1.GRPCProbeMode", OMIT_EMPTY)
#define CORE_LOOKUP_grpc_action(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 3, 2, 0)

#define CORE_ROWS_probe_handler(ROW, T)                                                                                     \
  ROW(T, STRUCT_POINTER, exec, "exec", "Exec", exec_action, OMIT_EMPTY)                                                     \
  ROW(T, STRUCT_POINTER, http_get, "httpGet", "HTTPGet", http_get_action, OMIT_EMPTY)                                       \
  ROW(T, STRUCT_POINTER, tcp_socket, "tcpSocket", "TCPSocket", tcp_socket_action, OMIT_EMPTY)                               \
  ROW(T, STRUCT_POINTER, grpc, "grpc", "GRPC", grpc_action, OMIT_EMPTY)
#define CORE_LOOKUP_probe_handler(LOOKUP) LOOKUP(2, 0xF188FC85U, 1, 2, 4, 3)

#define CORE_ROWS_probe(ROW, T)                                                                                             \
  ROW(T, INLINE, probe_handler, "ProbeHandler", "ProbeHandler", probe_handler, ALWAYS)                                      \
  ROW(T, INT32, initial_delay_seconds, "initialDelaySeconds", "InitialDelaySeconds", "int32", OMIT_EMPTY)                   \
  ROW(T, INT32, timeout_seconds, "timeoutSeconds", "TimeoutSeconds", "int32", OMIT_EMPTY)                                   \
  ROW(T, INT32, period_seconds, "periodSeconds", "PeriodSeconds", "int32", OMIT_EMPTY)                                      \
  ROW(T, INT32, success_threshold, "successThreshold", "SuccessThreshold", "int32", OMIT_EMPTY)                             \
  ROW(T, INT32, failure_threshold, "failureThreshold", "FailureThreshold", "int32", OMIT_EMPTY)                             \
  ROW(T, INT64_POINTER, termination_grace_period_seconds, "terminationGracePeriodSeconds", "TerminationGracePeriodSeconds", \
      "int64", OMIT_EMPTY)
#define CORE_LOOKUP_probe(LOOKUP) LOOKUP(4, 0xF5627D99U, 0, 1, 0, 0, 4, 1, 5, 0, 0, 2, 3, 0, 6, 1, 1, 7)

#define CORE_ROWS_sleep_action(ROW, T) ROW(T, INT64, seconds, "seconds", "Seconds", "int64", ALWAYS)
#define CORE_LOOKUP_sleep_action(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_lifecycle_handler(ROW, T)                                                                                 \
  ROW(T, STRUCT_POINTER, exec, "exec", "Exec", exec_action, OMIT_EMPTY)                                                     \
  ROW(T, STRUCT_POINTER, http_get, "httpGet", "HTTPGet", http_get_action, OMIT_EMPTY)                                       \
  ROW(T, STRUCT_POINTER, tcp_socket, "tcpSocket", "TCPSocket", tcp_socket_action, OMIT_EMPTY)                               \
  ROW(T, STRUCT_POINTER, sleep, "sleep", "Sleep", sleep_action, OMIT_EMPTY)
#define CORE_LOOKUP_lifecycle_handler(LOOKUP) LOOKUP(2, 0x2F0901A1U, 4, 1, 2, 3)

#define CORE_ROWS_lifecycle(ROW, T)                                                                                         \
  ROW(T, STRUCT_POINTER, post_start, "postStart", "PostStart", lifecycle_handler, OMIT_EMPTY)                               \
  ROW(T, STRUCT_POINTER, pre_stop, "preStop", "PreStop", lifecycle_handler, OMIT_EMPTY)                                     \
  ROW(T, STRING_POINTER, stop_signal, "stopSignal", "StopSignal", "v1.Signal", OMIT_EMPTY)
#define CORE_LOOKUP_lifecycle(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 0, 1, 2, 3)

#define CORE_ROWS_capabilities(ROW, T)                                                                                      \
  ROW(T, STRING_LIST, add, "add", "Add", "v1.Capability", OMIT_EMPTY)                                                       \
  ROW(T, STRING_LIST, drop, "drop", "Drop", "v1.Capability", OMIT_EMPTY)
#define CORE_LOOKUP_capabilities(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_selinux_options(ROW, T)                                                                                   \
  ROW(T, STRING, user, "user", "User", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, role, "role", "Role", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, type, "type", "Type", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, level, "level", "Level", "string", OMIT_EMPTY)
#define CORE_LOOKUP_selinux_options(LOOKUP) LOOKUP(2, 0xC8D04605U, 3, 2, 4, 1)

#define CORE_ROWS_windows_security_context_options(ROW, T)                                                                  \
  ROW(T, STRING_POINTER, gmsa_credential_spec_name, "gmsaCredentialSpecName", "GMSACredentialSpecName", "string",           \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING_POINTER, gmsa_credential_spec, "gmsaCredentialSpec", "GMSACredentialSpec", "string", OMIT_EMPTY)            \
  ROW(T, STRING_POINTER, run_as_user_name, "runAsUserName", "RunAsUserName", "string", OMIT_EMPTY)                          \
  ROW(T, BOOL_POINTER, host_process, "hostProcess", "HostProcess", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_windows_security_context_options(LOOKUP) LOOKUP(2, 0x71DDB0A1U, 1, 3, 4, 2)

#define CORE_ROWS_seccomp_profile(ROW, T)                                                                                   \
  ROW(T, STRING, type, "type", "Type", "v1.SeccompProfileType", ALWAYS)                                                     \
  ROW(T, STRING_POINTER, localhost_profile, "localhostProfile", "LocalhostProfile", "string", OMIT_EMPTY)
#define CORE_LOOKUP_seccomp_profile(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_app_armor_profile(ROW, T)                                                                                 \
  ROW(T, STRING, type, "type", "Type", "v1.AppArmorProfileType", ALWAYS)                                                    \
  ROW(T, STRING_POINTER, localhost_profile, "localhostProfile", "LocalhostProfile", "string", OMIT_EMPTY)
#define CORE_LOOKUP_app_armor_profile(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_security_context(ROW, T)                                                                                  \
  ROW(T, STRUCT_POINTER, capabilities, "capabilities", "Capabilities", capabilities, OMIT_EMPTY)                            \
  ROW(T, BOOL_POINTER, privileged, "privileged", "Privileged", "bool", OMIT_EMPTY)                                          \
  ROW(T, STRUCT_POINTER, selinux_options, "seLinuxOptions", "SELinuxOptions", selinux_options, OMIT_EMPTY)                  \
  ROW(T, STRUCT_POINTER, windows_options, "windowsOptions", "WindowsOptions", windows_security_context_options, OMIT_EMPTY) \
  ROW(T, INT64_POINTER, run_as_user, "runAsUser", "RunAsUser", "int64", OMIT_EMPTY)                                         \
  ROW(T, INT64_POINTER, run_as_group, "runAsGroup", "RunAsGroup", "int64", OMIT_EMPTY)                                      \
  ROW(T, BOOL_POINTER, run_as_non_root, "runAsNonRoot", "RunAsNonRoot", "bool", OMIT_EMPTY)                                 \
  ROW(T, BOOL_POINTER, read_only_root_filesystem, "readOnlyRootFilesystem", "ReadOnlyRootFilesystem", "bool", OMIT_EMPTY)   \
  ROW(T, BOOL_POINTER, allow_privilege_escalation, "allowPrivilegeEscalation", "AllowPrivilegeEscalation", "bool",          \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING_POINTER, proc_mount, "procMount", "ProcMount", "v1.ProcMountType", OMIT_EMPTY)                              \
  ROW(T, STRUCT_POINTER, seccomp_profile, "seccompProfile", "SeccompProfile", seccomp_profile, OMIT_EMPTY)                  \
  ROW(T, STRUCT_POINTER, app_armor_profile, "appArmorProfile", "AppArmorProfile", app_armor_profile, OMIT_EMPTY)
#define CORE_LOOKUP_security_context(LOOKUP) LOOKUP(4, 0x1BF7D323U, 1, 3, 6, 7, 9, 4, 5, 0, 0, 0, 2, 10, 0, 12, 11, 8)

#define CORE_ROWS_container(ROW, T)                                                                                         \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, image, "image", "Image", "string", OMIT_EMPTY)                                                             \
  ROW(T, STRING_LIST, command, "command", "Command", "string", OMIT_EMPTY)                                                  \
  ROW(T, STRING_LIST, args, "args", "Args", "string", OMIT_EMPTY)                                                           \
  ROW(T, STRING, working_dir, "workingDir", "WorkingDir", "string", OMIT_EMPTY)                                             \
  ROW(T, LIST, ports, "ports", "Ports", container_port, OMIT_EMPTY, CORE_BY_CONTAINER_PORT_PROTOCOL)                        \
  ROW(T, LIST, env_from, "envFrom", "EnvFrom", env_from_source, OMIT_EMPTY)                                                 \
  ROW(T, LIST, env, "env", "Env", env_var, OMIT_EMPTY, CORE_BY_NAME)                                                        \
  ROW(T, STRUCT, resources, "resources", "Resources", resource_requirements, OMIT_EMPTY)                                    \
  ROW(T, LIST, resize_policy, "resizePolicy", "ResizePolicy", container_resize_policy, OMIT_EMPTY)                          \
  ROW(T, STRING_POINTER, restart_policy, "restartPolicy", "RestartPolicy", "v1.ContainerRestartPolicy", OMIT_EMPTY)         \
  ROW(T, LIST, restart_policy_rules, "restartPolicyRules", "RestartPolicyRules", container_restart_rule, OMIT_EMPTY)        \
  ROW(T, LIST, volume_mounts, "volumeMounts", "VolumeMounts", volume_mount, OMIT_EMPTY, CORE_BY_MOUNT_PATH)                 \
  ROW(T, LIST, volume_devices, "volumeDevices", "VolumeDevices", volume_device, OMIT_EMPTY, CORE_BY_DEVICE_PATH)            \
  ROW(T, STRUCT_POINTER, liveness_probe, "livenessProbe", "LivenessProbe", probe, OMIT_EMPTY)                               \
  ROW(T, STRUCT_POINTER, readiness_probe, "readinessProbe", "ReadinessProbe", probe, OMIT_EMPTY)                            \
  ROW(T, STRUCT_POINTER, startup_probe, "startupProbe", "StartupProbe", probe, OMIT_EMPTY)                                  \
  ROW(T, STRUCT_POINTER, lifecycle, "lifecycle", "Lifecycle", lifecycle, OMIT_EMPTY)                                        \
  ROW(T, STRING, termination_message_path, "terminationMessagePath", "TerminationMessagePath", "string", OMIT_EMPTY)        \
  ROW(T, STRING, termination_message_policy, "terminationMessagePolicy", "TerminationMessagePolicy",                        \
      "v1.TerminationMessagePolicy", OMIT_EMPTY)                                                                            \
  ROW(T, STRING, image_pull_policy, "imagePullPolicy", "ImagePullPolicy", "v1.PullPolicy", OMIT_EMPTY)                      \
  ROW(T, STRUCT_POINTER, security_context, "securityContext", "SecurityContext", security_context, OMIT_EMPTY)              \
  ROW(T, BOOL, stdin, "stdin", "Stdin", "bool", OMIT_EMPTY)                                                                 \
  ROW(T, BOOL, stdin_once, "stdinOnce", "StdinOnce", "bool", OMIT_EMPTY)                                                    \
  ROW(T, BOOL, tty, "tty", "TTY", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_container(LOOKUP)                                                                                       \
  LOOKUP(6, 0xCA8185ABU, 0, 0, 0, 15, 0, 0, 18, 12, 0, 0, 0, 17, 0, 24, 8, 0, 0, 19, 20, 0, 0, 23, 7, 0, 25, 0, 0, 0, 0, 0, \
         2, 6, 13, 3, 0, 0, 0, 5, 11, 14, 4, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 9, 0, 0, 0, 1, 10, 0, 22, 0, 0, 21, 0)

#define CORE_ROWS_ephemeral_container(ROW, T)                                                                               \
  ROW(T, INLINE, ephemeral_container_common, "EphemeralContainerCommon", "EphemeralContainerCommon", container, ALWAYS)     \
  ROW(T, STRING, target_container_name, "targetContainerName", "TargetContainerName", "string", OMIT_EMPTY)
#define CORE_LOOKUP_ephemeral_container(LOOKUP)                                                                             \
  LOOKUP(6, 0xCA8185ABU, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 1, 1, 0, 2, 1, 1, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, \
         1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 1, 0, 0, 1, 0)

CORE_TYPES_CONTAINER(CORE_DECLARE)
CORE_TYPES_CONTAINER(CORE_STRUCT)

#endif
