/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of type_rows.h, which says how they are read: networking.k8s.io. tools/core-types.go prints this file. */
#ifndef CORE_TYPES_NETWORKING_H
#define CORE_TYPES_NETWORKING_H

#include "../types.h"

#define CORE_TYPES_NETWORKING(TYPE)                                                                                         \
  TYPE(networking_network_policy_port, "NetworkPolicyPort", "v1.")                                                          \
  TYPE(networking_ip_block, "IPBlock", "v1.")                                                                               \
  TYPE(networking_network_policy_peer, "NetworkPolicyPeer", "v1.")                                                          \
  TYPE(networking_network_policy_ingress_rule, "NetworkPolicyIngressRule", "v1.")                                           \
  TYPE(networking_network_policy_egress_rule, "NetworkPolicyEgressRule", "v1.")                                             \
  TYPE(networking_network_policy_spec, "NetworkPolicySpec", "v1.")                                                          \
  TYPE(networking_network_policy, "NetworkPolicy", "v1.")                                                                   \
  TYPE(networking_service_backend_port, "ServiceBackendPort", "v1.", CORE_ATOMIC)                                           \
  TYPE(networking_ingress_service_backend, "IngressServiceBackend", "v1.")                                                  \
  TYPE(networking_ingress_backend, "IngressBackend", "v1.")                                                                 \
  TYPE(networking_ingress_tls, "IngressTLS", "v1.")                                                                         \
  TYPE(networking_http_ingress_path, "HTTPIngressPath", "v1.")                                                              \
  TYPE(networking_http_ingress_rule_value, "HTTPIngressRuleValue", "v1.")                                                   \
  TYPE(networking_ingress_rule_value, "IngressRuleValue", "v1.")                                                            \
  TYPE(networking_ingress_rule, "IngressRule", "v1.")                                                                       \
  TYPE(networking_ingress_spec, "IngressSpec", "v1.")                                                                       \
  TYPE(networking_ingress_port_status, "IngressPortStatus", "v1.")                                                          \
  TYPE(networking_ingress_load_balancer_ingress, "IngressLoadBalancerIngress", "v1.")                                       \
  TYPE(networking_ingress_load_balancer_status, "IngressLoadBalancerStatus", "v1.")                                         \
  TYPE(networking_ingress_status, "IngressStatus", "v1.")                                                                   \
  TYPE(networking_ingress, "Ingress", "v1.")                                                                                \
  TYPE(networking_ingress_class_parameters_reference, "IngressClassParametersReference", "v1.")                             \
  TYPE(networking_ingress_class_spec, "IngressClassSpec", "v1.")                                                            \
  TYPE(networking_ingress_class, "IngressClass", "v1.")                                                                     \
  TYPE(networking_service_cidr_spec, "ServiceCIDRSpec", "v1.")                                                              \
  TYPE(networking_service_cidr_status, "ServiceCIDRStatus", "v1.")                                                          \
  TYPE(networking_service_cidr, "ServiceCIDR", "v1.")                                                                       \
  TYPE(networking_parent_reference, "ParentReference", "v1.")                                                               \
  TYPE(networking_ip_address_spec, "IPAddressSpec", "v1.")                                                                  \
  TYPE(networking_ip_address, "IPAddress", "v1.")

#define CORE_ROWS_networking_network_policy_port(ROW, T)                                                                    \
  ROW(T, STRING_POINTER, protocol, "protocol", "Protocol", "v1.Protocol", OMIT_EMPTY)                                       \
  ROW(T, INT_OR_STRING_POINTER, port, "port", "Port", "intstr.IntOrString", OMIT_EMPTY)                                     \
  ROW(T, INT32_POINTER, end_port, "endPort", "EndPort", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_networking_network_policy_port(LOOKUP) LOOKUP(2, 0x7FFA3781U, 1, 3, 2, 0)

#define CORE_ROWS_networking_ip_block(ROW, T)                                                                               \
  ROW(T, STRING, cidr, "cidr", "CIDR", "string", ALWAYS)                                                                    \
  ROW(T, STRING_LIST, except, "except", "Except", "string", OMIT_EMPTY)
#define CORE_LOOKUP_networking_ip_block(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 1, 2)

#define CORE_ROWS_networking_network_policy_peer(ROW, T)                                                                    \
  ROW(T, STRUCT_POINTER, pod_selector, "podSelector", "PodSelector", label_selector, OMIT_EMPTY)                            \
  ROW(T, STRUCT_POINTER, namespace_selector, "namespaceSelector", "NamespaceSelector", label_selector, OMIT_EMPTY)          \
  ROW(T, STRUCT_POINTER, ip_block, "ipBlock", "IPBlock", networking_ip_block, OMIT_EMPTY)
#define CORE_LOOKUP_networking_network_policy_peer(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 0, 2, 1)

#define CORE_ROWS_networking_network_policy_ingress_rule(ROW, T)                                                            \
  ROW(T, LIST, ports, "ports", "Ports", networking_network_policy_port, OMIT_EMPTY)                                         \
  ROW(T, LIST, from, "from", "From", networking_network_policy_peer, OMIT_EMPTY)
#define CORE_LOOKUP_networking_network_policy_ingress_rule(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_networking_network_policy_egress_rule(ROW, T)                                                             \
  ROW(T, LIST, ports, "ports", "Ports", networking_network_policy_port, OMIT_EMPTY)                                         \
  ROW(T, LIST, to, "to", "To", networking_network_policy_peer, OMIT_EMPTY)
#define CORE_LOOKUP_networking_network_policy_egress_rule(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 1, 2)

#define CORE_ROWS_networking_network_policy_spec(ROW, T)                                                                    \
  ROW(T, STRUCT, pod_selector, "podSelector", "PodSelector", label_selector, ALWAYS, .need = CORE_OPTIONAL)                 \
  ROW(T, LIST, ingress, "ingress", "Ingress", networking_network_policy_ingress_rule, OMIT_EMPTY)                           \
  ROW(T, LIST, egress, "egress", "Egress", networking_network_policy_egress_rule, OMIT_EMPTY)                               \
  ROW(T, STRING_LIST, policy_types, "policyTypes", "PolicyTypes", "v1.PolicyType", OMIT_EMPTY)
#define CORE_LOOKUP_networking_network_policy_spec(LOOKUP) LOOKUP(2, 0xC4F5A587U, 3, 4, 2, 1)

#define CORE_ROWS_networking_network_policy(ROW, T)                                                                         \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", networking_network_policy_spec, OMIT_EMPTY)
#define CORE_LOOKUP_networking_network_policy(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_networking_service_backend_port(ROW, T)                                                                   \
  ROW(T, STRING, name, "name", "Name", "string", OMIT_EMPTY)                                                                \
  ROW(T, INT32, number, "number", "Number", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_networking_service_backend_port(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_networking_ingress_service_backend(ROW, T)                                                                \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRUCT, port, "port", "Port", networking_service_backend_port, OMIT_EMPTY)
#define CORE_LOOKUP_networking_ingress_service_backend(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_networking_ingress_backend(ROW, T)                                                                        \
  ROW(T, STRUCT_POINTER, service, "service", "Service", networking_ingress_service_backend, OMIT_EMPTY)                     \
  ROW(T, STRUCT_POINTER, resource, "resource", "Resource", typed_local_object_reference, OMIT_EMPTY)
#define CORE_LOOKUP_networking_ingress_backend(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_networking_ingress_tls(ROW, T)                                                                            \
  ROW(T, STRING_LIST, hosts, "hosts", "Hosts", "string", OMIT_EMPTY)                                                        \
  ROW(T, STRING, secret_name, "secretName", "SecretName", "string", OMIT_EMPTY)
#define CORE_LOOKUP_networking_ingress_tls(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_networking_http_ingress_path(ROW, T)                                                                      \
  ROW(T, STRING, path, "path", "Path", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING_POINTER, path_type, "pathType", "PathType", "v1.PathType", ALWAYS)                                          \
  ROW(T, STRUCT, backend, "backend", "Backend", networking_ingress_backend, ALWAYS)
#define CORE_LOOKUP_networking_http_ingress_path(LOOKUP) LOOKUP(2, 0xC4F5A587U, 0, 3, 2, 1)

#define CORE_ROWS_networking_http_ingress_rule_value(ROW, T)                                                                \
  ROW(T, LIST, paths, "paths", "Paths", networking_http_ingress_path, ALWAYS)
#define CORE_LOOKUP_networking_http_ingress_rule_value(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_networking_ingress_rule_value(ROW, T)                                                                     \
  ROW(T, STRUCT_POINTER, http, "http", "HTTP", networking_http_ingress_rule_value, OMIT_EMPTY)
#define CORE_LOOKUP_networking_ingress_rule_value(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_networking_ingress_rule(ROW, T)                                                                           \
  ROW(T, STRING, host, "host", "Host", "string", OMIT_EMPTY)                                                                \
  ROW(T, INLINE, ingress_rule_value, "IngressRuleValue", "IngressRuleValue", networking_ingress_rule_value, ALWAYS)
#define CORE_LOOKUP_networking_ingress_rule(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 1, 2)

#define CORE_ROWS_networking_ingress_spec(ROW, T)                                                                           \
  ROW(T, STRING_POINTER, ingress_class_name, "ingressClassName", "IngressClassName", "string", OMIT_EMPTY)                  \
  ROW(T, STRUCT_POINTER, default_backend, "defaultBackend", "DefaultBackend", networking_ingress_backend, OMIT_EMPTY)       \
  ROW(T, LIST, tls, "tls", "TLS", networking_ingress_tls, OMIT_EMPTY)                                                       \
  ROW(T, LIST, rules, "rules", "Rules", networking_ingress_rule, OMIT_EMPTY)
#define CORE_LOOKUP_networking_ingress_spec(LOOKUP) LOOKUP(2, 0x730AD263U, 4, 1, 2, 3)

#define CORE_ROWS_networking_ingress_port_status(ROW, T)                                                                    \
  ROW(T, INT32, port, "port", "Port", "int32", ALWAYS)                                                                      \
  ROW(T, STRING, protocol, "protocol", "Protocol", "v1.Protocol", ALWAYS)                                                   \
  ROW(T, STRING_POINTER, error, "error", "Error", "string", OMIT_EMPTY)
#define CORE_LOOKUP_networking_ingress_port_status(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 1, 0, 2, 3)

#define CORE_ROWS_networking_ingress_load_balancer_ingress(ROW, T)                                                          \
  ROW(T, STRING, ip, "ip", "IP", "string", OMIT_EMPTY)                                                                      \
  ROW(T, STRING, hostname, "hostname", "Hostname", "string", OMIT_EMPTY)                                                    \
  ROW(T, LIST, ports, "ports", "Ports", networking_ingress_port_status, OMIT_EMPTY)
#define CORE_LOOKUP_networking_ingress_load_balancer_ingress(LOOKUP) LOOKUP(2, 0xC4F5A587U, 2, 3, 1, 0)

#define CORE_ROWS_networking_ingress_load_balancer_status(ROW, T)                                                           \
  ROW(T, LIST, ingress, "ingress", "Ingress", networking_ingress_load_balancer_ingress, OMIT_EMPTY)
#define CORE_LOOKUP_networking_ingress_load_balancer_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_networking_ingress_status(ROW, T)                                                                         \
  ROW(T, STRUCT, load_balancer, "loadBalancer", "LoadBalancer", networking_ingress_load_balancer_status, OMIT_EMPTY)
#define CORE_LOOKUP_networking_ingress_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_networking_ingress(ROW, T)                                                                                \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", networking_ingress_spec, OMIT_EMPTY)                                                 \
  ROW(T, STRUCT, status, "status", "Status", networking_ingress_status, OMIT_EMPTY)
#define CORE_LOOKUP_networking_ingress(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_networking_ingress_class_parameters_reference(ROW, T)                                                     \
  ROW(T, STRING_POINTER, api_group, "apiGroup", "APIGroup", "string", OMIT_EMPTY)                                           \
  ROW(T, STRING, kind, "kind", "Kind", "string", ALWAYS)                                                                    \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING_POINTER, scope, "scope", "Scope", "string", ALWAYS, .need = CORE_OPTIONAL)                                  \
  ROW(T, STRING_POINTER, namespace, "namespace", "Namespace", "string", OMIT_EMPTY)
#define CORE_LOOKUP_networking_ingress_class_parameters_reference(LOOKUP) LOOKUP(3, 0x9DCEC3ADU, 4, 2, 0, 1, 5, 0, 3, 0)

#define CORE_ROWS_networking_ingress_class_spec(ROW, T)                                                                     \
  ROW(T, STRING, controller, "controller", "Controller", "string", OMIT_EMPTY)                                              \
  ROW(T, STRUCT_POINTER, parameters, "parameters", "Parameters", networking_ingress_class_parameters_reference, OMIT_EMPTY)
#define CORE_LOOKUP_networking_ingress_class_spec(LOOKUP) LOOKUP(1, 0xCBEDC0DDU, 1, 2)

#define CORE_ROWS_networking_ingress_class(ROW, T)                                                                          \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", networking_ingress_class_spec, OMIT_EMPTY)
#define CORE_LOOKUP_networking_ingress_class(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

#define CORE_ROWS_networking_service_cidr_spec(ROW, T) ROW(T, STRING_LIST, cidrs, "cidrs", "CIDRs", "string", OMIT_EMPTY)
#define CORE_LOOKUP_networking_service_cidr_spec(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_networking_service_cidr_status(ROW, T)                                                                    \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, OMIT_EMPTY, CORE_BY_TYPE)
#define CORE_LOOKUP_networking_service_cidr_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_networking_service_cidr(ROW, T)                                                                           \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", networking_service_cidr_spec, OMIT_EMPTY)                                            \
  ROW(T, STRUCT, status, "status", "Status", networking_service_cidr_status, OMIT_EMPTY)
#define CORE_LOOKUP_networking_service_cidr(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_networking_parent_reference(ROW, T)                                                                       \
  ROW(T, STRING, group, "group", "Group", "string", OMIT_EMPTY)                                                             \
  ROW(T, STRING, resource, "resource", "Resource", "string", OMIT_EMPTY, .need = CORE_REQUIRED)                             \
  ROW(T, STRING, namespace, "namespace", "Namespace", "string", OMIT_EMPTY)                                                 \
  ROW(T, STRING, name, "name", "Name", "string", OMIT_EMPTY, .need = CORE_REQUIRED)
#define CORE_LOOKUP_networking_parent_reference(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 1, 2, 3, 4)

#define CORE_ROWS_networking_ip_address_spec(ROW, T)                                                                        \
  ROW(T, STRUCT_POINTER, parent_ref, "parentRef", "ParentRef", networking_parent_reference, OMIT_EMPTY,                     \
      .need = CORE_REQUIRED)
#define CORE_LOOKUP_networking_ip_address_spec(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_networking_ip_address(ROW, T)                                                                             \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", networking_ip_address_spec, OMIT_EMPTY, .need = CORE_REQUIRED)
#define CORE_LOOKUP_networking_ip_address(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 2, 3, 1, 1)

CORE_TYPES_NETWORKING(CORE_DECLARE)
CORE_TYPES_NETWORKING(CORE_STRUCT)

#endif
