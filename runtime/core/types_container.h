/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of types.h, which says how they are read: containers and what stands in them. tools/core-types.go prints this file.
 */
#ifndef CORE_TYPES_CONTAINER_H
#define CORE_TYPES_CONTAINER_H

#define CORE_TYPES_CONTAINER(TYPE)                                                                                          \
  TYPE(container_port, "ContainerPort")                                                                                     \
  TYPE(local_object_reference, "LocalObjectReference")                                                                      \
  TYPE(config_map_env_source, "ConfigMapEnvSource")                                                                         \
  TYPE(secret_env_source, "SecretEnvSource")                                                                                \
  TYPE(env_from_source, "EnvFromSource")                                                                                    \
  TYPE(object_field_selector, "ObjectFieldSelector")                                                                        \
  TYPE(resource_field_selector, "ResourceFieldSelector")                                                                    \
  TYPE(config_map_key_selector, "ConfigMapKeySelector")                                                                     \
  TYPE(secret_key_selector, "SecretKeySelector")                                                                            \
  TYPE(file_key_selector, "FileKeySelector")                                                                                \
  TYPE(env_var_source, "EnvVarSource")                                                                                      \
  TYPE(env_var, "EnvVar")                                                                                                   \
  TYPE(resource_claim, "ResourceClaim")                                                                                     \
  TYPE(resource_requirements, "ResourceRequirements")                                                                       \
  TYPE(container_resize_policy, "ContainerResizePolicy")                                                                    \
  TYPE(container_restart_rule_on_exit_codes, "ContainerRestartRuleOnExitCodes")                                             \
  TYPE(container_restart_rule, "ContainerRestartRule")                                                                      \
  TYPE(volume_mount, "VolumeMount")                                                                                         \
  TYPE(volume_device, "VolumeDevice")                                                                                       \
  TYPE(exec_action, "ExecAction")                                                                                           \
  TYPE(http_header, "HTTPHeader")                                                                                           \
  TYPE(http_get_action, "HTTPGetAction")                                                                                    \
  TYPE(tcp_socket_action, "TCPSocketAction")                                                                                \
  TYPE(grpc_action, "GRPCAction")                                                                                           \
  TYPE(probe_handler, "ProbeHandler")                                                                                       \
  TYPE(probe, "Probe")                                                                                                      \
  TYPE(sleep_action, "SleepAction")                                                                                         \
  TYPE(lifecycle_handler, "LifecycleHandler")                                                                               \
  TYPE(lifecycle, "Lifecycle")                                                                                              \
  TYPE(capabilities, "Capabilities")                                                                                        \
  TYPE(selinux_options, "SELinuxOptions")                                                                                   \
  TYPE(windows_security_context_options, "WindowsSecurityContextOptions")                                                   \
  TYPE(seccomp_profile, "SeccompProfile")                                                                                   \
  TYPE(app_armor_profile, "AppArmorProfile")                                                                                \
  TYPE(security_context, "SecurityContext")                                                                                 \
  TYPE(container, "Container")                                                                                              \
  TYPE(ephemeral_container, "EphemeralContainer")

#define CORE_ROWS_container_port(ROW, T)                                                                                    \
  ROW(T, STRING, name, "name", "string", OMIT_EMPTY)                                                                        \
  ROW(T, INT32, host_port, "hostPort", "int32", OMIT_EMPTY)                                                                 \
  ROW(T, INT32, container_port, "containerPort", "int32", ALWAYS)                                                           \
  ROW(T, STRING, protocol, "protocol", "v1.Protocol", OMIT_EMPTY)                                                           \
  ROW(T, STRING, host_ip, "hostIP", "string", OMIT_EMPTY)
#define CORE_LOOKUP_container_port(LOOKUP) LOOKUP(3, 0x2F0901A1U, 0, 4, 1, 5, 0, 2, 0, 3)

#define CORE_ROWS_local_object_reference(ROW, T) ROW(T, STRING, name, "name", "string", OMIT_EMPTY)
#define CORE_LOOKUP_local_object_reference(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_config_map_env_source(ROW, T)                                                                             \
  ROW(T, INLINE, local_object_reference, "LocalObjectReference", local_object_reference, ALWAYS)                            \
  ROW(T, BOOL_POINTER, optional, "optional", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_config_map_env_source(LOOKUP) LOOKUP(1, 0xC8D04605U, 2, 1)

#define CORE_ROWS_secret_env_source(ROW, T)                                                                                 \
  ROW(T, INLINE, local_object_reference, "LocalObjectReference", local_object_reference, ALWAYS)                            \
  ROW(T, BOOL_POINTER, optional, "optional", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_secret_env_source(LOOKUP) LOOKUP(1, 0xC8D04605U, 2, 1)

#define CORE_ROWS_env_from_source(ROW, T)                                                                                   \
  ROW(T, STRING, prefix, "prefix", "string", OMIT_EMPTY)                                                                    \
  ROW(T, STRUCT_POINTER, config_map_ref, "configMapRef", config_map_env_source, OMIT_EMPTY)                                 \
  ROW(T, STRUCT_POINTER, secret_ref, "secretRef", secret_env_source, OMIT_EMPTY)
#define CORE_LOOKUP_env_from_source(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 3, 2, 0)

#define CORE_ROWS_object_field_selector(ROW, T)                                                                             \
  ROW(T, STRING, api_version, "apiVersion", "string", OMIT_EMPTY)                                                           \
  ROW(T, STRING, field_path, "fieldPath", "string", ALWAYS)
#define CORE_LOOKUP_object_field_selector(LOOKUP) LOOKUP(1, 0x3BF98799U, 2, 1)

#define CORE_ROWS_resource_field_selector(ROW, T)                                                                           \
  ROW(T, STRING, container_name, "containerName", "string", OMIT_EMPTY)                                                     \
  ROW(T, STRING, resource, "resource", "string", ALWAYS)                                                                    \
  ROW(T, QUANTITY, divisor, "divisor", "resource.Quantity", OMIT_EMPTY)
#define CORE_LOOKUP_resource_field_selector(LOOKUP) LOOKUP(2, 0xC8D04605U, 1, 3, 0, 2)

#define CORE_ROWS_config_map_key_selector(ROW, T)                                                                           \
  ROW(T, INLINE, local_object_reference, "LocalObjectReference", local_object_reference, ALWAYS)                            \
  ROW(T, STRING, key, "key", "string", ALWAYS)                                                                              \
  ROW(T, BOOL_POINTER, optional, "optional", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_config_map_key_selector(LOOKUP) LOOKUP(2, 0x3BF98799U, 1, 3, 0, 2)

#define CORE_ROWS_secret_key_selector(ROW, T)                                                                               \
  ROW(T, INLINE, local_object_reference, "LocalObjectReference", local_object_reference, ALWAYS)                            \
  ROW(T, STRING, key, "key", "string", ALWAYS)                                                                              \
  ROW(T, BOOL_POINTER, optional, "optional", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_secret_key_selector(LOOKUP) LOOKUP(2, 0x3BF98799U, 1, 3, 0, 2)

#define CORE_ROWS_file_key_selector(ROW, T)                                                                                 \
  ROW(T, STRING, volume_name, "volumeName", "string", ALWAYS)                                                               \
  ROW(T, STRING, path, "path", "string", ALWAYS)                                                                            \
  ROW(T, STRING, key, "key", "string", ALWAYS)                                                                              \
  ROW(T, BOOL_POINTER, optional, "optional", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_file_key_selector(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 1, 2, 4)

#define CORE_ROWS_env_var_source(ROW, T)                                                                                    \
  ROW(T, STRUCT_POINTER, field_ref, "fieldRef", object_field_selector, OMIT_EMPTY)                                          \
  ROW(T, STRUCT_POINTER, resource_field_ref, "resourceFieldRef", resource_field_selector, OMIT_EMPTY)                       \
  ROW(T, STRUCT_POINTER, config_map_key_ref, "configMapKeyRef", config_map_key_selector, OMIT_EMPTY)                        \
  ROW(T, STRUCT_POINTER, secret_key_ref, "secretKeyRef", secret_key_selector, OMIT_EMPTY)                                   \
  ROW(T, STRUCT_POINTER, file_key_ref, "fileKeyRef", file_key_selector, OMIT_EMPTY)
#define CORE_LOOKUP_env_var_source(LOOKUP) LOOKUP(3, 0x71DDB0A1U, 2, 3, 4, 0, 0, 1, 5, 0)

#define CORE_ROWS_env_var(ROW, T)                                                                                           \
  ROW(T, STRING, name, "name", "string", ALWAYS)                                                                            \
  ROW(T, STRING, value, "value", "string", OMIT_EMPTY)                                                                      \
  ROW(T, STRUCT_POINTER, value_from, "valueFrom", env_var_source, OMIT_EMPTY)
#define CORE_LOOKUP_env_var(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 0, 2, 1)

#define CORE_ROWS_resource_claim(ROW, T)                                                                                    \
  ROW(T, STRING, name, "name", "string", ALWAYS)                                                                            \
  ROW(T, STRING, request, "request", "string", OMIT_EMPTY)
#define CORE_LOOKUP_resource_claim(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_resource_requirements(ROW, T)                                                                             \
  ROW(T, QUANTITY_MAP, limits, "limits", "v1.ResourceList", OMIT_EMPTY)                                                     \
  ROW(T, QUANTITY_MAP, requests, "requests", "v1.ResourceList", OMIT_EMPTY)                                                 \
  ROW(T, LIST, claims, "claims", resource_claim, OMIT_EMPTY)
#define CORE_LOOKUP_resource_requirements(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 0, 3, 2)

#define CORE_ROWS_container_resize_policy(ROW, T)                                                                           \
  ROW(T, STRING, resource_name, "resourceName", "v1.ResourceName", ALWAYS)                                                  \
  ROW(T, STRING, restart_policy, "restartPolicy", "v1.ResourceResizeRestartPolicy", ALWAYS)
#define CORE_LOOKUP_container_resize_policy(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_container_restart_rule_on_exit_codes(ROW, T)                                                              \
  ROW(T, STRING, operator, "operator", "v1.ContainerRestartRuleOnExitCodesOperator", OMIT_EMPTY)                            \
  ROW(T, INT32_LIST, values, "values", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_container_restart_rule_on_exit_codes(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_container_restart_rule(ROW, T)                                                                            \
  ROW(T, STRING, action, "action", "v1.ContainerRestartRuleAction", OMIT_EMPTY)                                             \
  ROW(T, STRUCT_POINTER, exit_codes, "exitCodes", container_restart_rule_on_exit_codes, OMIT_EMPTY)
#define CORE_LOOKUP_container_restart_rule(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 1, 2)

#define CORE_ROWS_volume_mount(ROW, T)                                                                                      \
  ROW(T, STRING, name, "name", "string", ALWAYS)                                                                            \
  ROW(T, BOOL, read_only, "readOnly", "bool", OMIT_EMPTY)                                                                   \
  ROW(T, STRING_POINTER, recursive_read_only, "recursiveReadOnly", "v1.RecursiveReadOnlyMode", OMIT_EMPTY)                  \
  ROW(T, STRING, mount_path, "mountPath", "string", ALWAYS)                                                                 \
  ROW(T, STRING, sub_path, "subPath", "string", OMIT_EMPTY)                                                                 \
  ROW(T, STRING_POINTER, mount_propagation, "mountPropagation", "v1.MountPropagationMode", OMIT_EMPTY)                      \
  ROW(T, STRING, sub_path_expr, "subPathExpr", "string", OMIT_EMPTY)                                                        \
  ROW(T, STRING_LIST, bind_mount_options, "bindMountOptions", "string", OMIT_EMPTY)
#define CORE_LOOKUP_volume_mount(LOOKUP) LOOKUP(3, 0xFEEAD85DU, 1, 2, 4, 5, 7, 3, 8, 6)

#define CORE_ROWS_volume_device(ROW, T)                                                                                     \
  ROW(T, STRING, name, "name", "string", ALWAYS)                                                                            \
  ROW(T, STRING, device_path, "devicePath", "string", ALWAYS)
#define CORE_LOOKUP_volume_device(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_exec_action(ROW, T) ROW(T, STRING_LIST, command, "command", "string", OMIT_EMPTY)
#define CORE_LOOKUP_exec_action(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_http_header(ROW, T)                                                                                       \
  ROW(T, STRING, name, "name", "string", ALWAYS)                                                                            \
  ROW(T, STRING, value, "value", "string", ALWAYS)
#define CORE_LOOKUP_http_header(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 1, 2)

#define CORE_ROWS_http_get_action(ROW, T)                                                                                   \
  ROW(T, STRING, path, "path", "string", OMIT_EMPTY)                                                                        \
  ROW(T, INT_OR_STRING, port, "port", "intstr.IntOrString", ALWAYS)                                                         \
  ROW(T, STRING, host, "host", "string", OMIT_EMPTY)                                                                        \
  ROW(T, STRING, scheme, "scheme", "v1.URIScheme", OMIT_EMPTY)                                                              \
  ROW(T, LIST, http_headers, "httpHeaders", http_header, OMIT_EMPTY)                                                        \
  ROW(T, STRING_POINTER, protocol, "protocol", "v1.HTTPProtocol", OMIT_EMPTY)
#define CORE_LOOKUP_http_get_action(LOOKUP) LOOKUP(3, 0x730AD263U, 1, 0, 6, 2, 0, 3, 4, 5)

#define CORE_ROWS_tcp_socket_action(ROW, T)                                                                                 \
  ROW(T, INT_OR_STRING, port, "port", "intstr.IntOrString", ALWAYS)                                                         \
  ROW(T, STRING, host, "host", "string", OMIT_EMPTY)
#define CORE_LOOKUP_tcp_socket_action(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_grpc_action(ROW, T)                                                                                       \
  ROW(T, INT32, port, "port", "int32", ALWAYS)                                                                              \
  ROW(T, STRING_POINTER, service, "service", "string", ALWAYS)                                                              \
  ROW(T, STRING_POINTER, mode, "mode", "v1.GRPCProbeMode", OMIT_EMPTY)
#define CORE_LOOKUP_grpc_action(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 3, 0, 2, 1)

#define CORE_ROWS_probe_handler(ROW, T)                                                                                     \
  ROW(T, STRUCT_POINTER, exec, "exec", exec_action, OMIT_EMPTY)                                                             \
  ROW(T, STRUCT_POINTER, http_get, "httpGet", http_get_action, OMIT_EMPTY)                                                  \
  ROW(T, STRUCT_POINTER, tcp_socket, "tcpSocket", tcp_socket_action, OMIT_EMPTY)                                            \
  ROW(T, STRUCT_POINTER, grpc, "grpc", grpc_action, OMIT_EMPTY)
#define CORE_LOOKUP_probe_handler(LOOKUP) LOOKUP(2, 0x3511C6F7U, 4, 1, 2, 3)

#define CORE_ROWS_probe(ROW, T)                                                                                             \
  ROW(T, INLINE, probe_handler, "ProbeHandler", probe_handler, ALWAYS)                                                      \
  ROW(T, INT32, initial_delay_seconds, "initialDelaySeconds", "int32", OMIT_EMPTY)                                          \
  ROW(T, INT32, timeout_seconds, "timeoutSeconds", "int32", OMIT_EMPTY)                                                     \
  ROW(T, INT32, period_seconds, "periodSeconds", "int32", OMIT_EMPTY)                                                       \
  ROW(T, INT32, success_threshold, "successThreshold", "int32", OMIT_EMPTY)                                                 \
  ROW(T, INT32, failure_threshold, "failureThreshold", "int32", OMIT_EMPTY)                                                 \
  ROW(T, INT64_POINTER, termination_grace_period_seconds, "terminationGracePeriodSeconds", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_probe(LOOKUP) LOOKUP(4, 0xC87705F3U, 3, 5, 1, 1, 0, 1, 0, 0, 1, 0, 0, 7, 2, 0, 6, 4)

#define CORE_ROWS_sleep_action(ROW, T) ROW(T, INT64, seconds, "seconds", "int64", ALWAYS)
#define CORE_LOOKUP_sleep_action(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_lifecycle_handler(ROW, T)                                                                                 \
  ROW(T, STRUCT_POINTER, exec, "exec", exec_action, OMIT_EMPTY)                                                             \
  ROW(T, STRUCT_POINTER, http_get, "httpGet", http_get_action, OMIT_EMPTY)                                                  \
  ROW(T, STRUCT_POINTER, tcp_socket, "tcpSocket", tcp_socket_action, OMIT_EMPTY)                                            \
  ROW(T, STRUCT_POINTER, sleep, "sleep", sleep_action, OMIT_EMPTY)
#define CORE_LOOKUP_lifecycle_handler(LOOKUP) LOOKUP(2, 0xF0E53E77U, 2, 3, 4, 1)

#define CORE_ROWS_lifecycle(ROW, T)                                                                                         \
  ROW(T, STRUCT_POINTER, post_start, "postStart", lifecycle_handler, OMIT_EMPTY)                                            \
  ROW(T, STRUCT_POINTER, pre_stop, "preStop", lifecycle_handler, OMIT_EMPTY)                                                \
  ROW(T, STRING_POINTER, stop_signal, "stopSignal", "v1.Signal", OMIT_EMPTY)
#define CORE_LOOKUP_lifecycle(LOOKUP) LOOKUP(2, 0xC8D04605U, 0, 3, 1, 2)

#define CORE_ROWS_capabilities(ROW, T)                                                                                      \
  ROW(T, STRING_LIST, add, "add", "v1.Capability", OMIT_EMPTY)                                                              \
  ROW(T, STRING_LIST, drop, "drop", "v1.Capability", OMIT_EMPTY)
#define CORE_LOOKUP_capabilities(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_selinux_options(ROW, T)                                                                                   \
  ROW(T, STRING, user, "user", "string", OMIT_EMPTY)                                                                        \
  ROW(T, STRING, role, "role", "string", OMIT_EMPTY)                                                                        \
  ROW(T, STRING, type, "type", "string", OMIT_EMPTY)                                                                        \
  ROW(T, STRING, level, "level", "string", OMIT_EMPTY)
#define CORE_LOOKUP_selinux_options(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 4, 3, 1, 2)

#define CORE_ROWS_windows_security_context_options(ROW, T)                                                                  \
  ROW(T, STRING_POINTER, gmsa_credential_spec_name, "gmsaCredentialSpecName", "string", OMIT_EMPTY)                         \
  ROW(T, STRING_POINTER, gmsa_credential_spec, "gmsaCredentialSpec", "string", OMIT_EMPTY)                                  \
  ROW(T, STRING_POINTER, run_as_user_name, "runAsUserName", "string", OMIT_EMPTY)                                           \
  ROW(T, BOOL_POINTER, host_process, "hostProcess", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_windows_security_context_options(LOOKUP) LOOKUP(2, 0xA9735A3DU, 1, 4, 2, 3)

#define CORE_ROWS_seccomp_profile(ROW, T)                                                                                   \
  ROW(T, STRING, type, "type", "v1.SeccompProfileType", ALWAYS)                                                             \
  ROW(T, STRING_POINTER, localhost_profile, "localhostProfile", "string", OMIT_EMPTY)
#define CORE_LOOKUP_seccomp_profile(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_app_armor_profile(ROW, T)                                                                                 \
  ROW(T, STRING, type, "type", "v1.AppArmorProfileType", ALWAYS)                                                            \
  ROW(T, STRING_POINTER, localhost_profile, "localhostProfile", "string", OMIT_EMPTY)
#define CORE_LOOKUP_app_armor_profile(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_security_context(ROW, T)                                                                                  \
  ROW(T, STRUCT_POINTER, capabilities, "capabilities", capabilities, OMIT_EMPTY)                                            \
  ROW(T, BOOL_POINTER, privileged, "privileged", "bool", OMIT_EMPTY)                                                        \
  ROW(T, STRUCT_POINTER, selinux_options, "seLinuxOptions", selinux_options, OMIT_EMPTY)                                    \
  ROW(T, STRUCT_POINTER, windows_options, "windowsOptions", windows_security_context_options, OMIT_EMPTY)                   \
  ROW(T, INT64_POINTER, run_as_user, "runAsUser", "int64", OMIT_EMPTY)                                                      \
  ROW(T, INT64_POINTER, run_as_group, "runAsGroup", "int64", OMIT_EMPTY)                                                    \
  ROW(T, BOOL_POINTER, run_as_non_root, "runAsNonRoot", "bool", OMIT_EMPTY)                                                 \
  ROW(T, BOOL_POINTER, read_only_root_filesystem, "readOnlyRootFilesystem", "bool", OMIT_EMPTY)                             \
  ROW(T, BOOL_POINTER, allow_privilege_escalation, "allowPrivilegeEscalation", "bool", OMIT_EMPTY)                          \
  ROW(T, STRING_POINTER, proc_mount, "procMount", "v1.ProcMountType", OMIT_EMPTY)                                           \
  ROW(T, STRUCT_POINTER, seccomp_profile, "seccompProfile", seccomp_profile, OMIT_EMPTY)                                    \
  ROW(T, STRUCT_POINTER, app_armor_profile, "appArmorProfile", app_armor_profile, OMIT_EMPTY)
#define CORE_LOOKUP_security_context(LOOKUP) LOOKUP(4, 0xD57F7689U, 4, 0, 7, 11, 2, 8, 9, 10, 1, 0, 3, 12, 0, 0, 5, 6)

#define CORE_ROWS_container(ROW, T)                                                                                         \
  ROW(T, STRING, name, "name", "string", ALWAYS)                                                                            \
  ROW(T, STRING, image, "image", "string", OMIT_EMPTY)                                                                      \
  ROW(T, STRING_LIST, command, "command", "string", OMIT_EMPTY)                                                             \
  ROW(T, STRING_LIST, args, "args", "string", OMIT_EMPTY)                                                                   \
  ROW(T, STRING, working_dir, "workingDir", "string", OMIT_EMPTY)                                                           \
  ROW(T, LIST, ports, "ports", container_port, OMIT_EMPTY)                                                                  \
  ROW(T, LIST, env_from, "envFrom", env_from_source, OMIT_EMPTY)                                                            \
  ROW(T, LIST, env, "env", env_var, OMIT_EMPTY)                                                                             \
  ROW(T, STRUCT, resources, "resources", resource_requirements, OMIT_EMPTY)                                                 \
  ROW(T, LIST, resize_policy, "resizePolicy", container_resize_policy, OMIT_EMPTY)                                          \
  ROW(T, STRING_POINTER, restart_policy, "restartPolicy", "v1.ContainerRestartPolicy", OMIT_EMPTY)                          \
  ROW(T, LIST, restart_policy_rules, "restartPolicyRules", container_restart_rule, OMIT_EMPTY)                              \
  ROW(T, LIST, volume_mounts, "volumeMounts", volume_mount, OMIT_EMPTY)                                                     \
  ROW(T, LIST, volume_devices, "volumeDevices", volume_device, OMIT_EMPTY)                                                  \
  ROW(T, STRUCT_POINTER, liveness_probe, "livenessProbe", probe, OMIT_EMPTY)                                                \
  ROW(T, STRUCT_POINTER, readiness_probe, "readinessProbe", probe, OMIT_EMPTY)                                              \
  ROW(T, STRUCT_POINTER, startup_probe, "startupProbe", probe, OMIT_EMPTY)                                                  \
  ROW(T, STRUCT_POINTER, lifecycle, "lifecycle", lifecycle, OMIT_EMPTY)                                                     \
  ROW(T, STRING, termination_message_path, "terminationMessagePath", "string", OMIT_EMPTY)                                  \
  ROW(T, STRING, termination_message_policy, "terminationMessagePolicy", "v1.TerminationMessagePolicy", OMIT_EMPTY)         \
  ROW(T, STRING, image_pull_policy, "imagePullPolicy", "v1.PullPolicy", OMIT_EMPTY)                                         \
  ROW(T, STRUCT_POINTER, security_context, "securityContext", security_context, OMIT_EMPTY)                                 \
  ROW(T, BOOL, stdin, "stdin", "bool", OMIT_EMPTY)                                                                          \
  ROW(T, BOOL, stdin_once, "stdinOnce", "bool", OMIT_EMPTY)                                                                 \
  ROW(T, BOOL, tty, "tty", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_container(LOOKUP)                                                                                       \
  LOOKUP(6, 0xE41C3F01U, 24, 0, 0, 5, 7, 15, 0, 0, 0, 0, 4, 0, 0, 8, 0, 13, 0, 0, 0, 0, 0, 3, 0, 23, 9, 0, 22, 12, 16, 0,   \
         0, 19, 0, 0, 0, 14, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 25, 0, 0, 18, 11, 0, 10, 0, 0, 0, 1, 21, 0, 0, 6, 20, 0, 17)

#define CORE_ROWS_ephemeral_container(ROW, T)                                                                               \
  ROW(T, INLINE, ephemeral_container_common, "EphemeralContainerCommon", container, ALWAYS)                                 \
  ROW(T, STRING, target_container_name, "targetContainerName", "string", OMIT_EMPTY)
#define CORE_LOOKUP_ephemeral_container(LOOKUP)                                                                             \
  LOOKUP(6, 0x6D4BE687U, 0, 0, 0, 1, 1, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 0, 1, 1, 0, 0, 1, 0, 0, 0, \
         1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1)

#endif
