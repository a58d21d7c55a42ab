/* SPDX-License-Identifier: Apache-2.0 */
/* What is declared of the built-in types: rows of declared.h. tools/core-declared.go prints this file. */
#include "declared.h"

#include "../../gotypes/tables/types_admission.h"
#include "../../gotypes/tables/types_authorization.h"
#include "../../gotypes/tables/types_autoscaling.h"
#include "../../gotypes/tables/types_certificates.h"
#include "../../gotypes/tables/types_core.h"
#include "../../gotypes/tables/types_discovery.h"
#include "../../gotypes/tables/types_flowcontrol.h"
#include "../../gotypes/tables/types_networking.h"
#include "../../gotypes/tables/types_other.h"
#include "../../gotypes/tables/types_rbac.h"
#include "../../gotypes/tables/types_registration.h"
#include "../../gotypes/tables/types_resource.h"
#include "../../gotypes/tables/types_scheduling.h"
#include "../../gotypes/tables/types_storage.h"

#define DOES(function) .does = CORE_DECLARED_##function
#define LEVEL(of) .level = CORE_##of
#define MATCH(by) .match = CORE_MATCH_##by
#define MEMBERS(n, ...) .member_count = (n), .members = {__VA_ARGS__}
#define TEXTS(n, ...)                                                                                                       \
  .text_count = (n), .texts = (const crd_string[]) {                                                                        \
    __VA_ARGS__                                                                                                             \
  }
#define INNER(n, ...)                                                                                                       \
  .inner_count = (n), .inner = (const core_declared_rule[]) {                                                               \
    __VA_ARGS__                                                                                                             \
  }
#define TABLE(of, type_of, ...)                                                                                             \
  static const core_declared_rule of##_rules[] = {__VA_ARGS__};                                                             \
  static const core_declared_type of##_declared = {                                                                         \
      .type = (type_of), .rules = of##_rules, .count = sizeof of##_rules / sizeof *of##_rules};

TABLE(eviction_responder, &crd_core_eviction_responder_type, {DOES(REQUIRED), .stops = true},
      {DOES(EVICTION_RESPONDER_NAME)}, {DOES(PREFIXED_LABEL_KEY)}, {DOES(REQUIRED), .stops = true, .field = 1},
      {DOES(EVICTION_RESPONDER_PRIORITY), .field = 1}, {DOES(MAXIMUM), .field = 1, .number = 100000},
      {DOES(MINIMUM), .field = 1, .number = 0})
TABLE(pod_spec, &crd_core_pod_spec_type, {DOES(MAX_ITEMS), .stops = true, .field = 42, .number = 10},
      {DOES(OPTIONAL), .stops = true, .field = 42}, {DOES(UNIQUE), .field = 42, MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), .field = 42, MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &eviction_responder_declared})})
TABLE(node_allocatable_mapped_resources, &crd_core_node_allocatable_mapped_resources_type, {DOES(REQUIRED), .stops = true},
      {DOES(REQUIRED), .stops = true, .field = 1})
TABLE(node_allocatable_overhead_resources, &crd_core_node_allocatable_overhead_resources_type,
      {DOES(REQUIRED), .stops = true})
TABLE(node_allocatable_resource_claim_status, &crd_core_node_allocatable_resource_claim_status_type,
      {DOES(REQUIRED), .stops = true}, {DOES(OPTIONAL), .stops = true, .field = 1}, {DOES(UNIQUE), .field = 1, MATCH(WHOLE)},
      {DOES(OPTIONAL), .stops = true, .field = 2}, {DOES(UNIQUE), .field = 2, MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), .field = 2, MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &node_allocatable_mapped_resources_declared})},
      {DOES(OPTIONAL), .stops = true, .field = 3}, {DOES(UNIQUE), .field = 3, MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), .field = 3, MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &node_allocatable_overhead_resources_declared})})
TABLE(volume_health_status_type, NULL,
      {DOES(ENUM), TEXTS(3, CRD_STRING_INIT("DataLoss"), CRD_STRING_INIT("Degraded"), CRD_STRING_INIT("Inaccessible"))})
TABLE(volume_health_condition, &crd_core_volume_health_condition_type, {DOES(REQUIRED), .stops = true},
      {DOES(TYPE), .type = &volume_health_status_type_declared}, {DOES(REQUIRED), .stops = true, .field = 1},
      {DOES(MAX_BYTES), .field = 1, .number = 256}, {DOES(OPTIONAL), .stops = true, .field = 2},
      {DOES(MAX_BYTES), .field = 2, .number = 1024})
TABLE(pod_volume_health, &crd_core_pod_volume_health_type, {DOES(REQUIRED), .stops = true},
      {DOES(MAX_ITEMS), .stops = true, .field = 1, .number = 16}, {DOES(OPTIONAL), .stops = true, .field = 1},
      {DOES(UNIQUE), .field = 1, MATCH(KEYS), MEMBERS(2, 0, 1)},
      {DOES(EACH_VALUE), .field = 1, MATCH(KEYS), MEMBERS(2, 0, 1),
       INNER(1, {DOES(TYPE), .type = &volume_health_condition_declared})})
TABLE(pod_status, &crd_core_pod_status_type, {DOES(OPTIONAL), .stops = true, .field = 20},
      {DOES(UNIQUE), .field = 20, MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), .field = 20, MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &node_allocatable_resource_claim_status_declared})},
      {DOES(OPTIONAL), .stops = true, .field = 21}, {DOES(UNIQUE), .field = 21, MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), .field = 21, MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &pod_volume_health_declared})})
TABLE(pod, &crd_core_pod_type, {DOES(TYPE), .field = 2, .type = &pod_spec_declared},
      {DOES(TYPE), .field = 3, .type = &pod_status_declared})
TABLE(pod_template_spec, &crd_core_pod_template_spec_type, {DOES(TYPE), .field = 1, .type = &pod_spec_declared})
TABLE(deployment_spec, &crd_core_deployment_spec_type, {DOES(TYPE), .field = 2, .type = &pod_template_spec_declared})
TABLE(deployment, &crd_core_deployment_type, {DOES(TYPE), .field = 2, .type = &deployment_spec_declared})
TABLE(stateful_set_spec, &crd_core_stateful_set_spec_type, {DOES(TYPE), .field = 2, .type = &pod_template_spec_declared})
TABLE(stateful_set, &crd_core_stateful_set_type, {DOES(TYPE), .field = 2, .type = &stateful_set_spec_declared})
TABLE(daemon_set_spec, &crd_core_daemon_set_spec_type, {DOES(TYPE), .field = 1, .type = &pod_template_spec_declared})
TABLE(daemon_set, &crd_core_daemon_set_type, {DOES(TYPE), .field = 2, .type = &daemon_set_spec_declared})
TABLE(replica_set_spec, &crd_core_replica_set_spec_type, {DOES(TYPE), .field = 3, .type = &pod_template_spec_declared})
TABLE(replica_set, &crd_core_replica_set_type, {DOES(TYPE), .field = 2, .type = &replica_set_spec_declared})
TABLE(replication_controller_spec, &crd_core_replication_controller_spec_type, {DOES(REQUIRED), LEVEL(BETA), .stops = true},
      {DOES(MINIMUM), LEVEL(BETA), .number = 0}, {DOES(MINIMUM), LEVEL(BETA), .field = 1, .number = 0},
      {DOES(OPTIONAL), LEVEL(ALPHA), .stops = true, .field = 3},
      {DOES(TYPE), .field = 3, .type = &pod_template_spec_declared})
TABLE(replication_controller, &crd_core_replication_controller_type,
      {DOES(SUBFIELD), .field = 1, MEMBERS(1, 0),
       INNER(2, {DOES(OPTIONAL), LEVEL(BETA), .stops = true}, {DOES(LONG_NAME), LEVEL(BETA)})},
      {DOES(TYPE), .field = 2, .type = &replication_controller_spec_declared})
TABLE(pod_template, &crd_core_pod_template_type, {DOES(TYPE), .field = 2, .type = &pod_template_spec_declared})
TABLE(scheduling_workload_pod_group_gang_scheduling_policy,
      &crd_core_scheduling_workload_pod_group_gang_scheduling_policy_type, {DOES(OPTIONAL), .stops = true},
      {DOES(MINIMUM), .number = 1})
TABLE(scheduling_workload_pod_group_scheduling_policy, &crd_core_scheduling_workload_pod_group_scheduling_policy_type,
      {DOES(UNION), .field = CORE_DECLARED_WHOLE, MEMBERS(2, 0, 1)}, {DOES(OPTIONAL), .stops = true, .field = 1},
      {DOES(TYPE), .field = 1, .type = &scheduling_workload_pod_group_gang_scheduling_policy_declared})
TABLE(scheduling_topology_constraint, &crd_core_scheduling_topology_constraint_type, {DOES(REQUIRED), .stops = true},
      {DOES(LABEL_KEY)})
TABLE(scheduling_workload_pod_group_scheduling_constraints,
      &crd_core_scheduling_workload_pod_group_scheduling_constraints_type, {DOES(MAX_ITEMS), .stops = true, .number = 1},
      {DOES(OPTIONAL), .stops = true},
      {DOES(EACH_VALUE), INNER(1, {DOES(TYPE), .type = &scheduling_topology_constraint_declared})})
TABLE(scheduling_workload_pod_group_disruption_mode, &crd_core_scheduling_workload_pod_group_disruption_mode_type,
      {DOES(UNION), .field = CORE_DECLARED_WHOLE, MEMBERS(2, 0, 1)})
TABLE(scheduling_workload_pod_group_resource_claim, &crd_core_scheduling_workload_pod_group_resource_claim_type,
      {DOES(UNION), .field = CORE_DECLARED_WHOLE, MEMBERS(2, 1, 2)}, {DOES(REQUIRED), .stops = true}, {DOES(SHORT_NAME)},
      {DOES(OPTIONAL), .stops = true, .field = 1}, {DOES(LONG_NAME), .field = 1},
      {DOES(OPTIONAL), .stops = true, .field = 2}, {DOES(LONG_NAME), .field = 2})
TABLE(job_scheduling_configuration, &crd_core_job_scheduling_configuration_type, {DOES(OPTIONAL), .stops = true},
      {DOES(UPDATE), .stops = true, .number = 3},
      {DOES(TYPE), .type = &scheduling_workload_pod_group_scheduling_policy_declared},
      {DOES(IMMUTABLE), .stops = true, .field = 1}, {DOES(OPTIONAL), .stops = true, .field = 1},
      {DOES(TYPE), .field = 1, .type = &scheduling_workload_pod_group_scheduling_constraints_declared},
      {DOES(IMMUTABLE), .stops = true, .field = 2}, {DOES(OPTIONAL), .stops = true, .field = 2},
      {DOES(TYPE), .field = 2, .type = &scheduling_workload_pod_group_disruption_mode_declared},
      {DOES(IMMUTABLE), .stops = true, .field = 3}, {DOES(MAX_ITEMS), .stops = true, .field = 3, .number = 4},
      {DOES(OPTIONAL), .stops = true, .field = 3}, {DOES(UNIQUE), .field = 3, MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), .field = 3, MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &scheduling_workload_pod_group_resource_claim_declared})})
TABLE(job_spec, &crd_core_job_spec_type, {DOES(TYPE), .field = 10, .type = &pod_template_spec_declared},
      {DOES(IF_OPTION), .stops = true, .field = 16, .number = offsetof(core_gates, workload_with_job),
       INNER(1, {DOES(FORBIDDEN), .stops = true})},
      {DOES(OPTIONAL), .stops = true, .field = 16}, {DOES(UPDATE), .stops = true, .field = 16, .number = 3},
      {DOES(TYPE), .field = 16, .type = &job_scheduling_configuration_declared})
TABLE(job, &crd_core_job_type, {DOES(TYPE), .field = 2, .type = &job_spec_declared})
TABLE(job_template_spec, &crd_core_job_template_spec_type, {DOES(TYPE), .field = 1, .type = &job_spec_declared})
TABLE(cron_job_spec, &crd_core_cron_job_spec_type, {DOES(REQUIRED), LEVEL(BETA), .stops = true},
      {DOES(TYPE), .field = 5, .type = &job_template_spec_declared})
TABLE(cron_job, &crd_core_cron_job_type, {DOES(TYPE), .field = 2, .type = &cron_job_spec_declared})
TABLE(volume_health_status, &crd_core_volume_health_status_type, {DOES(MAX_ITEMS), .stops = true, .number = 16},
      {DOES(OPTIONAL), .stops = true}, {DOES(UNIQUE), MATCH(KEYS), MEMBERS(2, 0, 1)},
      {DOES(EACH_VALUE), MATCH(KEYS), MEMBERS(2, 0, 1), INNER(1, {DOES(TYPE), .type = &volume_health_condition_declared})})
TABLE(persistent_volume_claim_status, &crd_core_persistent_volume_claim_status_type,
      {DOES(OPTIONAL), .stops = true, .field = 8}, {DOES(TYPE), .field = 8, .type = &volume_health_status_declared})
TABLE(persistent_volume_claim, &crd_core_persistent_volume_claim_type,
      {DOES(TYPE), .field = 3, .type = &persistent_volume_claim_status_declared})
TABLE(node_pod_preemption_policy, &crd_core_node_pod_preemption_policy_type, {DOES(MAX_ITEMS), .stops = true, .number = 20},
      {DOES(OPTIONAL), .stops = true}, {DOES(EACH_VALUE), MATCH(WHOLE), INNER(1, {DOES(LABEL_KEY)})},
      {DOES(UNIQUE), MATCH(WHOLE)})
TABLE(node_spec, &crd_core_node_spec_type,
      {DOES(IF_OPTION), .stops = true, .field = 7,
       .number = offsetof(core_gates, in_place_pod_vertical_scaling_scheduler_preemption),
       INNER(1, {DOES(FORBIDDEN), .stops = true})},
      {DOES(OPTIONAL), .stops = true, .field = 7}, {DOES(TYPE), .field = 7, .type = &node_pod_preemption_policy_declared})
TABLE(node, &crd_core_node_type, {DOES(TYPE), .field = 2, .type = &node_spec_declared})
TABLE(networking_ip_block, &crd_core_networking_ip_block_type, {DOES(REQUIRED), LEVEL(BETA), .stops = true})
TABLE(networking_network_policy_peer, &crd_core_networking_network_policy_peer_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(TYPE), .field = 2, .type = &networking_ip_block_declared})
TABLE(networking_network_policy_ingress_rule, &crd_core_networking_network_policy_ingress_rule_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(EACH_VALUE), .field = 1, INNER(1, {DOES(TYPE), .type = &networking_network_policy_peer_declared})})
TABLE(networking_network_policy_egress_rule, &crd_core_networking_network_policy_egress_rule_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(EACH_VALUE), .field = 1, INNER(1, {DOES(TYPE), .type = &networking_network_policy_peer_declared})})
TABLE(networking_network_policy_spec, &crd_core_networking_network_policy_spec_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(EACH_VALUE), .field = 1, INNER(1, {DOES(TYPE), .type = &networking_network_policy_ingress_rule_declared})},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(EACH_VALUE), .field = 2, INNER(1, {DOES(TYPE), .type = &networking_network_policy_egress_rule_declared})})
TABLE(networking_network_policy, &crd_core_networking_network_policy_type,
      {DOES(TYPE), .field = 2, .type = &networking_network_policy_spec_declared})
TABLE(networking_ingress_class_parameters_reference, &crd_core_networking_ingress_class_parameters_reference_type,
      {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 1}, {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 2})
TABLE(networking_ingress_class_spec, &crd_core_networking_ingress_class_spec_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(TYPE), .field = 1, .type = &networking_ingress_class_parameters_reference_declared})
TABLE(networking_ingress_class, &crd_core_networking_ingress_class_type,
      {DOES(TYPE), .field = 2, .type = &networking_ingress_class_spec_declared})
TABLE(networking_parent_reference, &crd_core_networking_parent_reference_type,
      {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 1}, {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 3})
TABLE(networking_ip_address_spec, &crd_core_networking_ip_address_spec_type, {DOES(REQUIRED), LEVEL(BETA), .stops = true},
      {DOES(IMMUTABLE), LEVEL(BETA), .stops = true}, {DOES(TYPE), .type = &networking_parent_reference_declared})
TABLE(networking_ip_address, &crd_core_networking_ip_address_type,
      {DOES(TYPE), .field = 2, .type = &networking_ip_address_spec_declared})
TABLE(discovery_address_type, NULL,
      {DOES(ENUM), LEVEL(BETA), TEXTS(3, CRD_STRING_INIT("FQDN"), CRD_STRING_INIT("IPv4"), CRD_STRING_INIT("IPv6"))})
TABLE(discovery_endpoint, &crd_core_discovery_endpoint_type, {DOES(REQUIRED), LEVEL(BETA), .stops = true},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .number = 100})
TABLE(discovery_endpoint_slice, &crd_core_discovery_endpoint_slice_type,
      {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 2}, {DOES(IMMUTABLE), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(TYPE), .field = 2, .type = &discovery_address_type_declared},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 3},
      {DOES(EACH_VALUE), .field = 3, INNER(1, {DOES(TYPE), .type = &discovery_endpoint_declared})})
TABLE(rbac_policy_rule, &crd_core_rbac_policy_rule_type, {DOES(REQUIRED), LEVEL(BETA), .stops = true})
TABLE(rbac_role, &crd_core_rbac_role_type, {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(EACH_VALUE), .field = 2, INNER(1, {DOES(TYPE), .type = &rbac_policy_rule_declared})})
TABLE(rbac_cluster_role, &crd_core_rbac_cluster_role_type, {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(EACH_VALUE), .field = 2, INNER(1, {DOES(TYPE), .type = &rbac_policy_rule_declared})})
TABLE(rbac_subject, &crd_core_rbac_subject_type, {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 2})
TABLE(rbac_role_ref, &crd_core_rbac_role_ref_type, {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 2})
TABLE(rbac_role_binding, &crd_core_rbac_role_binding_type, {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(EACH_VALUE), .field = 2, INNER(1, {DOES(TYPE), .type = &rbac_subject_declared})},
      {DOES(IMMUTABLE), LEVEL(ALPHA), .stops = true, .field = 3}, {DOES(TYPE), .field = 3, .type = &rbac_role_ref_declared})
TABLE(rbac_cluster_role_binding, &crd_core_rbac_cluster_role_binding_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(EACH_VALUE), .field = 2, INNER(1, {DOES(TYPE), .type = &rbac_subject_declared})},
      {DOES(IMMUTABLE), LEVEL(ALPHA), .stops = true, .field = 3}, {DOES(TYPE), .field = 3, .type = &rbac_role_ref_declared})
TABLE(autoscaling_v1_scale_spec, &crd_core_autoscaling_v1_scale_spec_type, {DOES(MINIMUM), LEVEL(BETA), .number = 0})
TABLE(autoscaling_v1_scale, &crd_core_autoscaling_v1_scale_type,
      {DOES(TYPE), .field = 2, .type = &autoscaling_v1_scale_spec_declared})
TABLE(autoscaling_v1_horizontal_pod_autoscaler_spec, &crd_core_autoscaling_v1_horizontal_pod_autoscaler_spec_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(IF_OPTION), LEVEL(BETA), .field = 1, .on = true, .number = offsetof(core_gates, hpa_scale_to_zero),
       INNER(1, {DOES(MINIMUM), .number = 0})},
      {DOES(IF_OPTION), LEVEL(BETA), .field = 1, .number = offsetof(core_gates, hpa_scale_to_zero),
       INNER(1, {DOES(MINIMUM), .number = 1})},
      {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 2}, {DOES(MINIMUM), LEVEL(BETA), .field = 2, .number = 1})
TABLE(autoscaling_v1_horizontal_pod_autoscaler, &crd_core_autoscaling_v1_horizontal_pod_autoscaler_type,
      {DOES(TYPE), .field = 2, .type = &autoscaling_v1_horizontal_pod_autoscaler_spec_declared})
TABLE(autoscaling_horizontal_pod_autoscaler_spec, &crd_core_autoscaling_horizontal_pod_autoscaler_spec_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(IF_OPTION), LEVEL(BETA), .field = 1, .on = true, .number = offsetof(core_gates, hpa_scale_to_zero),
       INNER(1, {DOES(MINIMUM), .number = 0})},
      {DOES(IF_OPTION), LEVEL(BETA), .field = 1, .number = offsetof(core_gates, hpa_scale_to_zero),
       INNER(1, {DOES(MINIMUM), .number = 1})},
      {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 2}, {DOES(MINIMUM), LEVEL(BETA), .field = 2, .number = 1})
TABLE(autoscaling_horizontal_pod_autoscaler, &crd_core_autoscaling_horizontal_pod_autoscaler_type,
      {DOES(TYPE), .field = 2, .type = &autoscaling_horizontal_pod_autoscaler_spec_declared})
TABLE(storage_storage_class, &crd_core_storage_storage_class_type, {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(IMMUTABLE), LEVEL(BETA), .stops = true, .field = 2}, {DOES(IMMUTABLE), LEVEL(BETA), .stops = true, .field = 3},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 3}, {DOES(IMMUTABLE), LEVEL(BETA), .stops = true, .field = 4},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 4}, {DOES(IMMUTABLE), LEVEL(BETA), .stops = true, .field = 7},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 7})
TABLE(storage_volume_attachment_spec, &crd_core_storage_volume_attachment_spec_type,
      {DOES(REQUIRED), LEVEL(BETA), .stops = true}, {DOES(LONG_NAME_CASELESS), LEVEL(BETA)},
      {DOES(MAX_LENGTH), LEVEL(BETA), .number = 63})
TABLE(storage_volume_attachment, &crd_core_storage_volume_attachment_type,
      {DOES(IMMUTABLE), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(TYPE), .field = 2, .type = &storage_volume_attachment_spec_declared})
TABLE(flowcontrol_limit_response, &crd_core_flowcontrol_limit_response_type,
      {DOES(DISCRIMINATED), LEVEL(BETA), .field = CORE_DECLARED_WHOLE, MEMBERS(2, 1, 0), TEXTS(1, CRD_STRING_INIT("Queue")),
       INNER(2, {DOES(REQUIRED), .stops = true}, {DOES(FORBIDDEN)})},
      {DOES(REQUIRED), LEVEL(BETA), .stops = true})
TABLE(flowcontrol_limited_priority_level_configuration, &crd_core_flowcontrol_limited_priority_level_configuration_type,
      {DOES(TYPE), .field = 1, .type = &flowcontrol_limit_response_declared})
TABLE(flowcontrol_priority_level_configuration_spec, &crd_core_flowcontrol_priority_level_configuration_spec_type,
      {DOES(DISCRIMINATED), LEVEL(BETA), .field = CORE_DECLARED_WHOLE, MEMBERS(2, 2, 0), TEXTS(1, CRD_STRING_INIT("Exempt")),
       INNER(2, {DOES(OPTIONAL), .stops = true}, {DOES(FORBIDDEN)})},
      {DOES(DISCRIMINATED), LEVEL(BETA), .field = CORE_DECLARED_WHOLE, MEMBERS(2, 1, 0),
       TEXTS(1, CRD_STRING_INIT("Limited")), INNER(2, {DOES(REQUIRED), .stops = true}, {DOES(FORBIDDEN)})},
      {DOES(REQUIRED), LEVEL(BETA), .stops = true}, {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(TYPE), .field = 1, .type = &flowcontrol_limited_priority_level_configuration_declared})
TABLE(flowcontrol_priority_level_configuration, &crd_core_flowcontrol_priority_level_configuration_type,
      {DOES(TYPE), .field = 2, .type = &flowcontrol_priority_level_configuration_spec_declared})
TABLE(node_runtime_class, &crd_core_node_runtime_class_type, {DOES(IMMUTABLE), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 2}, {DOES(SHORT_NAME), LEVEL(BETA), .field = 2})
TABLE(certificates_certificate_signing_request_status, &crd_core_certificates_certificate_signing_request_status_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true},
      {DOES(ZERO_OR_ONE), LEVEL(BETA), MEMBERS(1, 0), TEXTS(2, CRD_STRING_INIT("Approved"), CRD_STRING_INIT("Denied"))})
TABLE(certificates_certificate_signing_request, &crd_core_certificates_certificate_signing_request_type,
      {DOES(TYPE), .field = 3, .type = &certificates_certificate_signing_request_status_declared})
TABLE(admission_validating_admission_policy_binding_spec, &crd_core_admission_validating_admission_policy_binding_spec_type,
      {DOES(REQUIRED), LEVEL(BETA), .stops = true}, {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 3})
TABLE(admission_validating_admission_policy_binding, &crd_core_admission_validating_admission_policy_binding_type,
      {DOES(TYPE), .field = 2, .type = &admission_validating_admission_policy_binding_spec_declared})
TABLE(resource_device_allocation_mode, NULL,
      {DOES(ENUM), LEVEL(BETA), TEXTS(2, CRD_STRING_INIT("All"), CRD_STRING_INIT("ExactCount"))})
TABLE(resource_device_toleration_operator, NULL,
      {DOES(ENUM), LEVEL(BETA), TEXTS(2, CRD_STRING_INIT("Equal"), CRD_STRING_INIT("Exists"))})
TABLE(resource_device_taint_effect, NULL,
      {DOES(ENUM), LEVEL(BETA),
       TEXTS(3, CRD_STRING_INIT("NoExecute"), CRD_STRING_INIT("NoSchedule"), CRD_STRING_INIT("None"))})
TABLE(resource_device_toleration, &crd_core_resource_device_toleration_type, {DOES(OPTIONAL), LEVEL(BETA), .stops = true},
      {DOES(LABEL_KEY), LEVEL(BETA)}, {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(TYPE), .field = 1, .type = &resource_device_toleration_operator_declared},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 3},
      {DOES(TYPE), .field = 3, .type = &resource_device_taint_effect_declared})
TABLE(resource_device_derived_attribute, &crd_core_resource_device_derived_attribute_type, {DOES(REQUIRED), .stops = true},
      {DOES(RESOURCE_FULLY_QUALIFIED_NAME)}, {DOES(REQUIRED), .stops = true, .field = 1})
TABLE(resource_exact_device_request, &crd_core_resource_exact_device_request_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 1, .number = 32},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(TYPE), .field = 2, .type = &resource_device_allocation_mode_declared},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 5},
      {DOES(EACH_VALUE), .field = 5, INNER(1, {DOES(TYPE), .type = &resource_device_toleration_declared})},
      {DOES(MAX_ITEMS), .stops = true, .field = 7, .number = 32}, {DOES(OPTIONAL), .stops = true, .field = 7},
      {DOES(EACH_VALUE), .field = 7, INNER(1, {DOES(TYPE), .type = &resource_device_derived_attribute_declared})})
TABLE(resource_device_sub_request, &crd_core_resource_device_sub_request_type,
      {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 1}, {DOES(LONG_NAME), LEVEL(BETA), .field = 1},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 2, .number = 32},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 3},
      {DOES(TYPE), .field = 3, .type = &resource_device_allocation_mode_declared},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 5},
      {DOES(EACH_VALUE), .field = 5, INNER(1, {DOES(TYPE), .type = &resource_device_toleration_declared})},
      {DOES(MAX_ITEMS), .stops = true, .field = 7, .number = 32}, {DOES(OPTIONAL), .stops = true, .field = 7},
      {DOES(EACH_VALUE), .field = 7, INNER(1, {DOES(TYPE), .type = &resource_device_derived_attribute_declared})})
TABLE(resource_device_request, &crd_core_resource_device_request_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(TYPE), .field = 1, .type = &resource_exact_device_request_declared},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 2, .number = 8},
      {DOES(UNIQUE), LEVEL(BETA), .field = 2, MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), .field = 2, MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &resource_device_sub_request_declared})})
TABLE(resource_device_constraint, &crd_core_resource_device_constraint_type, {DOES(OPTIONAL), LEVEL(BETA), .stops = true},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .number = 32}, {DOES(UNIQUE), LEVEL(BETA), MATCH(WHOLE)},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(RESOURCE_FULLY_QUALIFIED_NAME), LEVEL(BETA), .field = 1},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(RESOURCE_FULLY_QUALIFIED_NAME), LEVEL(BETA), .field = 2})
TABLE(resource_opaque_device_configuration, &crd_core_resource_opaque_device_configuration_type,
      {DOES(REQUIRED), LEVEL(BETA), .stops = true}, {DOES(LONG_NAME_CASELESS), LEVEL(BETA)},
      {DOES(MAX_LENGTH), LEVEL(BETA), .number = 63})
TABLE(resource_device_configuration, &crd_core_resource_device_configuration_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true}, {DOES(TYPE), .type = &resource_opaque_device_configuration_declared})
TABLE(resource_device_claim_configuration, &crd_core_resource_device_claim_configuration_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true}, {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .number = 32},
      {DOES(UNIQUE), LEVEL(BETA), MATCH(WHOLE)}, {DOES(TYPE), .field = 1, .type = &resource_device_configuration_declared})
TABLE(resource_device_claim, &crd_core_resource_device_claim_type, {DOES(OPTIONAL), LEVEL(BETA), .stops = true},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .number = 32}, {DOES(UNIQUE), LEVEL(BETA), MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), MATCH(KEYS), MEMBERS(1, 0), INNER(1, {DOES(TYPE), .type = &resource_device_request_declared})},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 1, .number = 32},
      {DOES(EACH_VALUE), .field = 1, INNER(1, {DOES(TYPE), .type = &resource_device_constraint_declared})},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 2, .number = 32},
      {DOES(EACH_VALUE), .field = 2, INNER(1, {DOES(TYPE), .type = &resource_device_claim_configuration_declared})})
TABLE(resource_resource_claim_spec, &crd_core_resource_resource_claim_spec_type,
      {DOES(TYPE), .type = &resource_device_claim_declared})
TABLE(resource_skip_node_operation, NULL,
      {DOES(ENUM),
       TEXTS(3, CRD_STRING_INIT("*"), CRD_STRING_INIT("NodePrepareResources"), CRD_STRING_INIT("NodeUnprepareResources"))})
TABLE(resource_device_request_allocation_result, &crd_core_resource_device_request_allocation_result_type,
      {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 1}, {DOES(LONG_NAME_CASELESS), LEVEL(BETA), .field = 1},
      {DOES(MAX_LENGTH), LEVEL(BETA), .field = 1, .number = 63}, {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(RESOURCE_POOL_NAME), LEVEL(BETA), .field = 2}, {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 5},
      {DOES(EACH_VALUE), .field = 5, INNER(1, {DOES(TYPE), .type = &resource_device_toleration_declared})},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 6},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 6, .number = 4},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 7},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 7, .number = 4},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 8}, {DOES(UUID), LEVEL(BETA), .field = 8},
      {DOES(OPTIONAL), .stops = true, .field = 10}, {DOES(UNIQUE), .field = 10, MATCH(WHOLE)},
      {DOES(EACH_VALUE), .field = 10, MATCH(WHOLE), INNER(1, {DOES(TYPE), .type = &resource_skip_node_operation_declared})})
TABLE(resource_allocation_config_source, NULL,
      {DOES(ENUM), LEVEL(BETA), TEXTS(2, CRD_STRING_INIT("FromClaim"), CRD_STRING_INIT("FromClass"))})
TABLE(resource_device_allocation_configuration, &crd_core_resource_device_allocation_configuration_type,
      {DOES(REQUIRED), LEVEL(BETA), .stops = true}, {DOES(TYPE), .type = &resource_allocation_config_source_declared},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 1, .number = 32},
      {DOES(UNIQUE), LEVEL(BETA), .field = 1, MATCH(WHOLE)},
      {DOES(TYPE), .field = 2, .type = &resource_device_configuration_declared})
TABLE(resource_device_allocation_result, &crd_core_resource_device_allocation_result_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true}, {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .number = 32},
      {DOES(EACH_VALUE), INNER(1, {DOES(TYPE), .type = &resource_device_request_allocation_result_declared})},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 1, .number = 64},
      {DOES(EACH_VALUE), .field = 1, INNER(1, {DOES(TYPE), .type = &resource_device_allocation_configuration_declared})})
TABLE(resource_allocation_result, &crd_core_resource_allocation_result_type,
      {DOES(TYPE), .type = &resource_device_allocation_result_declared})
TABLE(resource_network_device_data, &crd_core_resource_network_device_data_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true}, {DOES(MAX_BYTES), LEVEL(BETA), .number = 256},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 1, .number = 16},
      {DOES(UNIQUE), LEVEL(BETA), .field = 1, MATCH(WHOLE)}, {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(MAX_BYTES), LEVEL(BETA), .field = 2, .number = 128})
TABLE(resource_allocated_device_status, &crd_core_resource_allocated_device_status_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 3}, {DOES(UUID), LEVEL(BETA), .field = 3},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 6},
      {DOES(TYPE), .field = 6, .type = &resource_network_device_data_declared})
TABLE(resource_resource_claim_status, &crd_core_resource_resource_claim_status_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true}, {DOES(UPDATE), LEVEL(BETA), .stops = true, .number = 4},
      {DOES(TYPE), .type = &resource_allocation_result_declared}, {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 1, .number = 256},
      {DOES(UNIQUE), LEVEL(BETA), .field = 1, MATCH(KEYS), MEMBERS(1, 3)},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(UNIQUE), LEVEL(BETA), .field = 2, MATCH(KEYS), MEMBERS(4, 0, 2, 1, 3)},
      {DOES(EACH_VALUE), .field = 2, MATCH(KEYS), MEMBERS(4, 0, 2, 1, 3),
       INNER(1, {DOES(TYPE), .type = &resource_allocated_device_status_declared})})
TABLE(resource_resource_claim, &crd_core_resource_resource_claim_type,
      {DOES(IMMUTABLE), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(TYPE), .field = 2, .type = &resource_resource_claim_spec_declared},
      {DOES(TYPE), .field = 3, .type = &resource_resource_claim_status_declared})
TABLE(resource_resource_claim_template_spec, &crd_core_resource_resource_claim_template_spec_type,
      {DOES(TYPE), .field = 1, .type = &resource_resource_claim_spec_declared})
TABLE(resource_resource_claim_template, &crd_core_resource_resource_claim_template_type,
      {DOES(TYPE), .field = 2, .type = &resource_resource_claim_template_spec_declared})
TABLE(resource_device_attribute, &crd_core_resource_device_attribute_type,
      {DOES(UNION), LEVEL(BETA), .field = CORE_DECLARED_WHOLE, MEMBERS(8, 0, 1, 2, 3, 4, 5, 6, 7)})
TABLE(resource_device_counter_consumption, &crd_core_resource_device_counter_consumption_type,
      {DOES(REQUIRED), LEVEL(BETA), .stops = true}, {DOES(SHORT_NAME), LEVEL(BETA)},
      {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(EACH_KEY), LEVEL(BETA), .field = 1, INNER(1, {DOES(SHORT_NAME)})},
      {DOES(MAX_ITEMS), .stops = true, .field = 2, .number = 2}, {DOES(OPTIONAL), .stops = true, .field = 2},
      {DOES(EACH_VALUE), .field = 2, MATCH(WHOLE), INNER(1, {DOES(SHORT_NAME)})}, {DOES(UNIQUE), .field = 2, MATCH(WHOLE)})
TABLE(resource_device_taint, &crd_core_resource_device_taint_type, {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(TYPE), .field = 2, .type = &resource_device_taint_effect_declared})
TABLE(resource_node_allocatable_mapping, &crd_core_resource_node_allocatable_mapping_type,
      {DOES(UNION), .field = CORE_DECLARED_WHOLE, MEMBERS(2, 0, 2)})
TABLE(resource_node_allocatable_resource, &crd_core_resource_node_allocatable_resource_type, {DOES(OPTIONAL), .stops = true},
      {DOES(TYPE), .type = &resource_node_allocatable_mapping_declared})
TABLE(resource_device, &crd_core_resource_device_type, {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(EACH_VALUE), .field = 1, INNER(1, {DOES(TYPE), .type = &resource_device_attribute_declared})},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 3},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 3, .number = 2},
      {DOES(UNIQUE), LEVEL(BETA), .field = 3, MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), .field = 3, MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &resource_device_counter_consumption_declared})},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 7},
      {DOES(EACH_VALUE), .field = 7, INNER(1, {DOES(TYPE), .type = &resource_device_taint_declared})},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 9},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 9, .number = 4},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 10},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 10, .number = 4}, {DOES(OPTIONAL), .stops = true, .field = 12},
      {DOES(EACH_VALUE), .field = 12, INNER(1, {DOES(TYPE), .type = &resource_node_allocatable_resource_declared})})
TABLE(resource_counter_set, &crd_core_resource_counter_set_type, {DOES(REQUIRED), LEVEL(BETA), .stops = true},
      {DOES(SHORT_NAME), LEVEL(BETA)}, {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(EACH_KEY), LEVEL(BETA), .field = 1, INNER(1, {DOES(SHORT_NAME)})})
TABLE(resource_resource_slice_spec, &crd_core_resource_resource_slice_spec_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 5},
      {DOES(EACH_VALUE), .field = 5, INNER(1, {DOES(TYPE), .type = &resource_device_declared})},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 7},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 7, .number = 8},
      {DOES(UNIQUE), LEVEL(BETA), .field = 7, MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), .field = 7, MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &resource_counter_set_declared})},
      {DOES(IF_OPTION), .stops = true, .field = 8, .number = offsetof(core_gates, dra_partitionable_devices_type),
       INNER(1, {DOES(FORBIDDEN), .stops = true})},
      {DOES(IF_OPTION), .stops = true, .field = 8, .on = true,
       .number = offsetof(core_gates, dra_partitionable_devices_type), INNER(1, {DOES(OPTIONAL), .stops = true})},
      {DOES(IF_OPTION), .field = 8, .on = true, .number = offsetof(core_gates, dra_partitionable_devices_type),
       INNER(1, {DOES(RESOURCE_FULLY_QUALIFIED_NAME)})},
      {DOES(OPTIONAL), .stops = true, .field = 9}, {DOES(UNIQUE), .field = 9, MATCH(WHOLE)},
      {DOES(EACH_VALUE), .field = 9, MATCH(WHOLE), INNER(1, {DOES(TYPE), .type = &resource_skip_node_operation_declared})})
TABLE(resource_resource_slice, &crd_core_resource_resource_slice_type,
      {DOES(TYPE), .field = 2, .type = &resource_resource_slice_spec_declared})
TABLE(resource_device_class_configuration, &crd_core_resource_device_class_configuration_type,
      {DOES(TYPE), .type = &resource_device_configuration_declared})
TABLE(resource_device_class_spec, &crd_core_resource_device_class_spec_type, {DOES(OPTIONAL), LEVEL(BETA), .stops = true},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .number = 32}, {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 1, .number = 32},
      {DOES(EACH_VALUE), .field = 1, INNER(1, {DOES(TYPE), .type = &resource_device_class_configuration_declared})},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 2}, {DOES(EXTENDED_RESOURCE_NAME), LEVEL(BETA), .field = 2})
TABLE(resource_device_class, &crd_core_resource_device_class_type,
      {DOES(SUBFIELD), .field = 1, MEMBERS(1, 0),
       INNER(2, {DOES(OPTIONAL), LEVEL(BETA), .stops = true}, {DOES(LONG_NAME), LEVEL(BETA)})},
      {DOES(TYPE), .field = 2, .type = &resource_device_class_spec_declared})
TABLE(resource_device_taint_rule_spec, &crd_core_resource_device_taint_rule_spec_type,
      {DOES(TYPE), .field = 1, .type = &resource_device_taint_declared})
TABLE(resource_device_taint_rule, &crd_core_resource_device_taint_rule_type,
      {DOES(TYPE), .field = 2, .type = &resource_device_taint_rule_spec_declared})
TABLE(scheduling_typed_local_object_reference, &crd_core_scheduling_typed_local_object_reference_type,
      {DOES(OPTIONAL), .stops = true}, {DOES(LONG_NAME)}, {DOES(REQUIRED), .stops = true, .field = 1},
      {DOES(PATH_SEGMENT_NAME), .field = 1}, {DOES(REQUIRED), .stops = true, .field = 2},
      {DOES(PATH_SEGMENT_NAME), .field = 2})
TABLE(scheduling_gang_scheduling_policy, &crd_core_scheduling_gang_scheduling_policy_type, {DOES(REQUIRED), .stops = true},
      {DOES(MINIMUM), .number = 1})
TABLE(scheduling_pod_group_scheduling_policy, &crd_core_scheduling_pod_group_scheduling_policy_type,
      {DOES(UNION), .field = CORE_DECLARED_WHOLE, MEMBERS(2, 0, 1)}, {DOES(IMMUTABLE), .stops = true},
      {DOES(OPTIONAL), .stops = true}, {DOES(OPTIONAL), .stops = true, .field = 1},
      {DOES(UPDATE), .stops = true, .field = 1, .number = 3},
      {DOES(TYPE), .field = 1, .type = &scheduling_gang_scheduling_policy_declared})
TABLE(scheduling_v1beta1_topology_constraint, &crd_core_scheduling_v1beta1_topology_constraint_type,
      {DOES(REQUIRED), .stops = true}, {DOES(LABEL_KEY)})
TABLE(scheduling_pod_group_scheduling_constraints, &crd_core_scheduling_pod_group_scheduling_constraints_type,
      {DOES(MAX_ITEMS), .stops = true, .number = 1}, {DOES(OPTIONAL), .stops = true},
      {DOES(EACH_VALUE), INNER(1, {DOES(TYPE), .type = &scheduling_v1beta1_topology_constraint_declared})})
TABLE(scheduling_pod_group_resource_claim, &crd_core_scheduling_pod_group_resource_claim_type,
      {DOES(UNION), .field = CORE_DECLARED_WHOLE, MEMBERS(2, 1, 2)}, {DOES(REQUIRED), .stops = true}, {DOES(SHORT_NAME)},
      {DOES(OPTIONAL), .stops = true, .field = 1}, {DOES(LONG_NAME), .field = 1},
      {DOES(OPTIONAL), .stops = true, .field = 2}, {DOES(LONG_NAME), .field = 2})
TABLE(scheduling_disruption_mode, &crd_core_scheduling_disruption_mode_type,
      {DOES(UNION), .field = CORE_DECLARED_WHOLE, MEMBERS(2, 0, 1)})
TABLE(scheduling_preemption_policy, NULL,
      {DOES(ENUM), TEXTS(2, CRD_STRING_INIT("Never"), CRD_STRING_INIT("PreemptLowerPriority"))})
TABLE(scheduling_pod_group_template, &crd_core_scheduling_pod_group_template_type, {DOES(REQUIRED), .stops = true},
      {DOES(SHORT_NAME)}, {DOES(TYPE), .field = 1, .type = &scheduling_pod_group_scheduling_policy_declared},
      {DOES(IF_OPTION), .stops = true, .field = 2, .number = offsetof(core_gates, topology_aware_workload_scheduling),
       INNER(1, {DOES(FORBIDDEN), .stops = true})},
      {DOES(IF_OPTION), .stops = true, .field = 2, .on = true,
       .number = offsetof(core_gates, topology_aware_workload_scheduling), INNER(1, {DOES(OPTIONAL), .stops = true})},
      {DOES(IMMUTABLE), .stops = true, .field = 2},
      {DOES(TYPE), .field = 2, .type = &scheduling_pod_group_scheduling_constraints_declared},
      {DOES(IMMUTABLE), .stops = true, .field = 3}, {DOES(MAX_ITEMS), .stops = true, .field = 3, .number = 4},
      {DOES(OPTIONAL), .stops = true, .field = 3}, {DOES(UNIQUE), .field = 3, MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), .field = 3, MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &scheduling_pod_group_resource_claim_declared})},
      {DOES(IMMUTABLE), .stops = true, .field = 4}, {DOES(OPTIONAL), .stops = true, .field = 4},
      {DOES(TYPE), .field = 4, .type = &scheduling_disruption_mode_declared}, {DOES(IMMUTABLE), .stops = true, .field = 5},
      {DOES(OPTIONAL), .stops = true, .field = 5}, {DOES(LONG_NAME), .field = 5},
      {DOES(IMMUTABLE), .stops = true, .field = 6}, {DOES(OPTIONAL), .stops = true, .field = 6},
      {DOES(MAXIMUM), .field = 6, .number = 1000000000},
      {DOES(IF_OPTION), .stops = true, .field = 7, .number = offsetof(core_gates, pod_group_preemption_policy),
       INNER(1, {DOES(FORBIDDEN), .stops = true})},
      {DOES(IF_OPTION), .stops = true, .field = 7, .on = true, .number = offsetof(core_gates, pod_group_preemption_policy),
       INNER(1, {DOES(OPTIONAL), .stops = true})},
      {DOES(IMMUTABLE), .stops = true, .field = 7}, {DOES(TYPE), .field = 7, .type = &scheduling_preemption_policy_declared})
TABLE(scheduling_composite_gang_scheduling_policy, &crd_core_scheduling_composite_gang_scheduling_policy_type,
      {DOES(REQUIRED), .stops = true}, {DOES(MINIMUM), .number = 1})
TABLE(scheduling_composite_pod_group_scheduling_policy, &crd_core_scheduling_composite_pod_group_scheduling_policy_type,
      {DOES(UNION), .field = CORE_DECLARED_WHOLE, MEMBERS(2, 0, 1)}, {DOES(IMMUTABLE), .stops = true},
      {DOES(OPTIONAL), .stops = true}, {DOES(OPTIONAL), .stops = true, .field = 1},
      {DOES(UPDATE), .stops = true, .field = 1, .number = 3},
      {DOES(TYPE), .field = 1, .type = &scheduling_composite_gang_scheduling_policy_declared})
TABLE(scheduling_composite_pod_group_scheduling_constraints,
      &crd_core_scheduling_composite_pod_group_scheduling_constraints_type, {DOES(MAX_ITEMS), .stops = true, .number = 1},
      {DOES(OPTIONAL), .stops = true},
      {DOES(EACH_VALUE), INNER(1, {DOES(TYPE), .type = &scheduling_v1beta1_topology_constraint_declared})})
TABLE(scheduling_composite_disruption_mode, &crd_core_scheduling_composite_disruption_mode_type,
      {DOES(UNION), .field = CORE_DECLARED_WHOLE, MEMBERS(2, 0, 1)})
static const core_declared_type scheduling_composite_pod_group_template_declared;
TABLE(scheduling_composite_pod_group_template, &crd_core_scheduling_composite_pod_group_template_type,
      {DOES(REQUIRED), .stops = true}, {DOES(SHORT_NAME)},
      {DOES(TYPE), .field = 1, .type = &scheduling_composite_pod_group_scheduling_policy_declared},
      {DOES(IMMUTABLE), .stops = true, .field = 2}, {DOES(OPTIONAL), .stops = true, .field = 2},
      {DOES(TYPE), .field = 2, .type = &scheduling_composite_pod_group_scheduling_constraints_declared},
      {DOES(IMMUTABLE), .stops = true, .field = 3}, {DOES(OPTIONAL), .stops = true, .field = 3},
      {DOES(TYPE), .field = 3, .type = &scheduling_composite_disruption_mode_declared},
      {DOES(IMMUTABLE), .stops = true, .field = 4}, {DOES(OPTIONAL), .stops = true, .field = 4},
      {DOES(LONG_NAME), .field = 4}, {DOES(IMMUTABLE), .stops = true, .field = 5},
      {DOES(OPTIONAL), .stops = true, .field = 5}, {DOES(MAXIMUM), .field = 5, .number = 1000000000},
      {DOES(IF_OPTION), .stops = true, .field = 6, .number = offsetof(core_gates, pod_group_preemption_policy),
       INNER(1, {DOES(FORBIDDEN), .stops = true})},
      {DOES(IF_OPTION), .stops = true, .field = 6, .on = true, .number = offsetof(core_gates, pod_group_preemption_policy),
       INNER(1, {DOES(OPTIONAL), .stops = true})},
      {DOES(IMMUTABLE), .stops = true, .field = 6}, {DOES(TYPE), .field = 6, .type = &scheduling_preemption_policy_declared},
      {DOES(MAX_ITEMS), .stops = true, .field = 7, .number = 8}, {DOES(OPTIONAL), .stops = true, .field = 7},
      {DOES(UPDATE), .stops = true, .field = 7, MATCH(KEYS), MEMBERS(1, 0), .number = 24},
      {DOES(UNIQUE), .field = 7, MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), .field = 7, MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &scheduling_pod_group_template_declared})},
      {DOES(MAX_ITEMS), .stops = true, .field = 8, .number = 8}, {DOES(OPTIONAL), .stops = true, .field = 8},
      {DOES(UPDATE), .stops = true, .field = 8, MATCH(KEYS), MEMBERS(1, 0), .number = 24},
      {DOES(UNIQUE), .field = 8, MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), .field = 8, MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &scheduling_composite_pod_group_template_declared})})
TABLE(scheduling_workload_spec, &crd_core_scheduling_workload_spec_type,
      {DOES(UNION), .field = CORE_DECLARED_WHOLE, MEMBERS(2, 1, 2)}, {DOES(IMMUTABLE), .stops = true},
      {DOES(OPTIONAL), .stops = true}, {DOES(TYPE), .type = &scheduling_typed_local_object_reference_declared},
      {DOES(MAX_ITEMS), .stops = true, .field = 1, .number = 8}, {DOES(OPTIONAL), .stops = true, .field = 1},
      {DOES(UPDATE), .stops = true, .field = 1, MATCH(KEYS), MEMBERS(1, 0), .number = 24},
      {DOES(UNIQUE), .field = 1, MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), .field = 1, MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &scheduling_pod_group_template_declared})},
      {DOES(IF_OPTION), .stops = true, .field = 2, .number = offsetof(core_gates, composite_pod_group),
       INNER(1, {DOES(FORBIDDEN), .stops = true})},
      {DOES(IF_OPTION), .stops = true, .field = 2, .on = true, .number = offsetof(core_gates, composite_pod_group),
       INNER(1, {DOES(OPTIONAL), .stops = true})},
      {DOES(MAX_ITEMS), .stops = true, .field = 2, .number = 8},
      {DOES(UPDATE), .stops = true, .field = 2, MATCH(KEYS), MEMBERS(1, 0), .number = 24},
      {DOES(UNIQUE), .field = 2, MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), .field = 2, MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &scheduling_composite_pod_group_template_declared})})
TABLE(scheduling_workload, &crd_core_scheduling_workload_type,
      {DOES(TYPE), .field = 2, .type = &scheduling_workload_spec_declared})
TABLE(scheduling_workload_reference, &crd_core_scheduling_workload_reference_type, {DOES(REQUIRED), .stops = true},
      {DOES(LONG_NAME)}, {DOES(REQUIRED), .stops = true, .field = 1}, {DOES(SHORT_NAME), .field = 1})
TABLE(scheduling_pod_group_spec, &crd_core_scheduling_pod_group_spec_type,
      {DOES(IF_OPTION), .stops = true, .number = offsetof(core_gates, composite_pod_group),
       INNER(1, {DOES(FORBIDDEN), .stops = true})},
      {DOES(IF_OPTION), .stops = true, .on = true, .number = offsetof(core_gates, composite_pod_group),
       INNER(1, {DOES(OPTIONAL), .stops = true})},
      {DOES(IMMUTABLE), .stops = true}, {DOES(LONG_NAME)}, {DOES(IMMUTABLE), .stops = true, .field = 1},
      {DOES(OPTIONAL), .stops = true, .field = 1}, {DOES(TYPE), .field = 1, .type = &scheduling_workload_reference_declared},
      {DOES(TYPE), .field = 2, .type = &scheduling_pod_group_scheduling_policy_declared},
      {DOES(IF_OPTION), .stops = true, .field = 3, .number = offsetof(core_gates, topology_aware_workload_scheduling),
       INNER(1, {DOES(FORBIDDEN), .stops = true})},
      {DOES(IF_OPTION), .stops = true, .field = 3, .on = true,
       .number = offsetof(core_gates, topology_aware_workload_scheduling), INNER(1, {DOES(OPTIONAL), .stops = true})},
      {DOES(IF_OPTION), .stops = true, .field = 3, .on = true,
       .number = offsetof(core_gates, topology_aware_workload_scheduling), INNER(1, {DOES(IMMUTABLE), .stops = true})},
      {DOES(TYPE), .field = 3, .type = &scheduling_pod_group_scheduling_constraints_declared},
      {DOES(IMMUTABLE), .stops = true, .field = 4}, {DOES(MAX_ITEMS), .stops = true, .field = 4, .number = 4},
      {DOES(OPTIONAL), .stops = true, .field = 4}, {DOES(UNIQUE), .field = 4, MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), .field = 4, MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &scheduling_pod_group_resource_claim_declared})},
      {DOES(IMMUTABLE), .stops = true, .field = 5}, {DOES(REQUIRED), .stops = true, .field = 5},
      {DOES(TYPE), .field = 5, .type = &scheduling_disruption_mode_declared}, {DOES(IMMUTABLE), .stops = true, .field = 6},
      {DOES(OPTIONAL), .stops = true, .field = 6}, {DOES(LONG_NAME), .field = 6},
      {DOES(IMMUTABLE), .stops = true, .field = 7}, {DOES(OPTIONAL), .stops = true, .field = 7},
      {DOES(MAXIMUM), .field = 7, .number = 1000000000},
      {DOES(IF_OPTION), .stops = true, .field = 8, .number = offsetof(core_gates, pod_group_preemption_policy),
       INNER(1, {DOES(FORBIDDEN), .stops = true})},
      {DOES(IF_OPTION), .stops = true, .field = 8, .on = true, .number = offsetof(core_gates, pod_group_preemption_policy),
       INNER(1, {DOES(OPTIONAL), .stops = true})},
      {DOES(IMMUTABLE), .stops = true, .field = 8}, {DOES(TYPE), .field = 8, .type = &scheduling_preemption_policy_declared})
TABLE(scheduling_pod_group_resource_claim_status, &crd_core_scheduling_pod_group_resource_claim_status_type,
      {DOES(OPTIONAL), .stops = true, .field = 1}, {DOES(LONG_NAME), .field = 1})
TABLE(scheduling_pod_group_status, &crd_core_scheduling_pod_group_status_type,
      {DOES(MAX_ITEMS), .stops = true, .field = 1, .number = 4}, {DOES(OPTIONAL), .stops = true, .field = 1},
      {DOES(UNIQUE), .field = 1, MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), .field = 1, MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &scheduling_pod_group_resource_claim_status_declared})})
TABLE(scheduling_pod_group, &crd_core_scheduling_pod_group_type,
      {DOES(TYPE), .field = 2, .type = &scheduling_pod_group_spec_declared},
      {DOES(TYPE), .field = 3, .type = &scheduling_pod_group_status_declared})
TABLE(scheduling_v1alpha3_workload_reference, &crd_core_scheduling_v1alpha3_workload_reference_type,
      {DOES(REQUIRED), .stops = true}, {DOES(LONG_NAME)}, {DOES(REQUIRED), .stops = true, .field = 1},
      {DOES(SHORT_NAME), .field = 1})
TABLE(scheduling_v1alpha3_composite_gang_scheduling_policy,
      &crd_core_scheduling_v1alpha3_composite_gang_scheduling_policy_type, {DOES(REQUIRED), .stops = true},
      {DOES(MINIMUM), .number = 1})
TABLE(scheduling_v1alpha3_composite_pod_group_scheduling_policy,
      &crd_core_scheduling_v1alpha3_composite_pod_group_scheduling_policy_type,
      {DOES(UNION), .field = CORE_DECLARED_WHOLE, MEMBERS(2, 0, 1)}, {DOES(IMMUTABLE), .stops = true},
      {DOES(OPTIONAL), .stops = true}, {DOES(OPTIONAL), .stops = true, .field = 1},
      {DOES(UPDATE), .stops = true, .field = 1, .number = 3},
      {DOES(TYPE), .field = 1, .type = &scheduling_v1alpha3_composite_gang_scheduling_policy_declared})
TABLE(scheduling_v1alpha3_composite_pod_group_scheduling_constraints,
      &crd_core_scheduling_v1alpha3_composite_pod_group_scheduling_constraints_type,
      {DOES(MAX_ITEMS), .stops = true, .number = 1}, {DOES(OPTIONAL), .stops = true},
      {DOES(EACH_VALUE), INNER(1, {DOES(TYPE), .type = &scheduling_topology_constraint_declared})})
TABLE(scheduling_v1alpha3_composite_disruption_mode, &crd_core_scheduling_v1alpha3_composite_disruption_mode_type,
      {DOES(UNION), .field = CORE_DECLARED_WHOLE, MEMBERS(2, 0, 1)})
TABLE(scheduling_v1alpha3_preemption_policy, NULL,
      {DOES(ENUM), TEXTS(2, CRD_STRING_INIT("Never"), CRD_STRING_INIT("PreemptLowerPriority"))})
TABLE(scheduling_composite_pod_group_spec, &crd_core_scheduling_composite_pod_group_spec_type,
      {DOES(IMMUTABLE), .stops = true}, {DOES(OPTIONAL), .stops = true}, {DOES(LONG_NAME)},
      {DOES(IMMUTABLE), .stops = true, .field = 1}, {DOES(REQUIRED), .stops = true, .field = 1},
      {DOES(TYPE), .field = 1, .type = &scheduling_v1alpha3_workload_reference_declared},
      {DOES(IMMUTABLE), .stops = true, .field = 2},
      {DOES(TYPE), .field = 2, .type = &scheduling_v1alpha3_composite_pod_group_scheduling_policy_declared},
      {DOES(IMMUTABLE), .stops = true, .field = 3}, {DOES(OPTIONAL), .stops = true, .field = 3},
      {DOES(TYPE), .field = 3, .type = &scheduling_v1alpha3_composite_pod_group_scheduling_constraints_declared},
      {DOES(IMMUTABLE), .stops = true, .field = 4}, {DOES(REQUIRED), .stops = true, .field = 4},
      {DOES(TYPE), .field = 4, .type = &scheduling_v1alpha3_composite_disruption_mode_declared},
      {DOES(IMMUTABLE), .stops = true, .field = 5}, {DOES(OPTIONAL), .stops = true, .field = 5},
      {DOES(LONG_NAME), .field = 5}, {DOES(IMMUTABLE), .stops = true, .field = 6},
      {DOES(OPTIONAL), .stops = true, .field = 6}, {DOES(MAXIMUM), .field = 6, .number = 1000000000},
      {DOES(IF_OPTION), .stops = true, .field = 7, .number = offsetof(core_gates, pod_group_preemption_policy),
       INNER(1, {DOES(FORBIDDEN), .stops = true})},
      {DOES(IF_OPTION), .stops = true, .field = 7, .on = true, .number = offsetof(core_gates, pod_group_preemption_policy),
       INNER(1, {DOES(OPTIONAL), .stops = true})},
      {DOES(IMMUTABLE), .stops = true, .field = 7},
      {DOES(TYPE), .field = 7, .type = &scheduling_v1alpha3_preemption_policy_declared})
TABLE(scheduling_composite_pod_group, &crd_core_scheduling_composite_pod_group_type,
      {DOES(TYPE), .field = 2, .type = &scheduling_composite_pod_group_spec_declared})
TABLE(lifecycle_eviction_request_pod_reference, &crd_core_lifecycle_eviction_request_pod_reference_type,
      {DOES(REQUIRED), .stops = true}, {DOES(LONG_NAME)}, {DOES(REQUIRED), .stops = true, .field = 1},
      {DOES(UUID), .field = 1})
TABLE(lifecycle_eviction_request_target, &crd_core_lifecycle_eviction_request_target_type,
      {DOES(UNION), .field = CORE_DECLARED_WHOLE, MEMBERS(1, 0)}, {DOES(OPTIONAL), .stops = true},
      {DOES(TYPE), .type = &lifecycle_eviction_request_pod_reference_declared})
TABLE(lifecycle_eviction_request_intent, NULL,
      {DOES(ENUM), TEXTS(2, CRD_STRING_INIT("Eviction"), CRD_STRING_INIT("Withdrawn"))})
TABLE(lifecycle_eviction_request_spec, &crd_core_lifecycle_eviction_request_spec_type, {DOES(IMMUTABLE), .stops = true},
      {DOES(TYPE), .type = &lifecycle_eviction_request_target_declared}, {DOES(IMMUTABLE), .stops = true, .field = 1},
      {DOES(REQUIRED), .stops = true, .field = 1}, {DOES(LIFECYCLE_EVICTION_REQUEST_SPEC_REQUESTER), .field = 1},
      {DOES(PREFIXED_LABEL_KEY), .field = 1}, {DOES(REQUIRED), .stops = true, .field = 2},
      {DOES(TYPE), .field = 2, .type = &lifecycle_eviction_request_intent_declared})
TABLE(lifecycle_eviction_request_status, &crd_core_lifecycle_eviction_request_status_type,
      {DOES(MAX_ITEMS), .stops = true, .number = 100}, {DOES(OPTIONAL), .stops = true},
      {DOES(OPTIONAL), .stops = true, .field = 1}, {DOES(UPDATE), .stops = true, .field = 1, .number = 2},
      {DOES(MINIMUM), .field = 1, .number = 1}, {DOES(MONOTONIC), .field = 1})
TABLE(lifecycle_eviction_request, &crd_core_lifecycle_eviction_request_type,
      {DOES(SUBFIELD), .field = 1, MEMBERS(1, 0), INNER(1, {DOES(LONG_NAME), LEVEL(BETA)})},
      {DOES(TYPE), .field = 2, .type = &lifecycle_eviction_request_spec_declared},
      {DOES(TYPE), .field = 3, .type = &lifecycle_eviction_request_status_declared})
TABLE(lifecycle_eviction_pod_reference, &crd_core_lifecycle_eviction_pod_reference_type, {DOES(REQUIRED), .stops = true},
      {DOES(LONG_NAME)}, {DOES(REQUIRED), .stops = true, .field = 1}, {DOES(UUID), .field = 1})
TABLE(lifecycle_eviction_target, &crd_core_lifecycle_eviction_target_type,
      {DOES(UNION), .field = CORE_DECLARED_WHOLE, MEMBERS(1, 0)}, {DOES(OPTIONAL), .stops = true},
      {DOES(TYPE), .type = &lifecycle_eviction_pod_reference_declared})
TABLE(lifecycle_eviction_spec, &crd_core_lifecycle_eviction_spec_type, {DOES(IMMUTABLE), .stops = true},
      {DOES(TYPE), .type = &lifecycle_eviction_target_declared})
TABLE(lifecycle_requester_intent, NULL, {DOES(ENUM), TEXTS(2, CRD_STRING_INIT("Eviction"), CRD_STRING_INIT("Withdrawn"))})
TABLE(lifecycle_requester, &crd_core_lifecycle_requester_type, {DOES(REQUIRED), .stops = true}, {DOES(PREFIXED_LABEL_KEY)},
      {DOES(REQUIRED), .stops = true, .field = 1}, {DOES(TYPE), .field = 1, .type = &lifecycle_requester_intent_declared})
TABLE(lifecycle_responder_state_type, NULL,
      {DOES(ENUM), TEXTS(5, CRD_STRING_INIT("Active"), CRD_STRING_INIT("Canceled"), CRD_STRING_INIT("Completed"),
                         CRD_STRING_INIT("Inactive"), CRD_STRING_INIT("Interrupted"))})
TABLE(lifecycle_target_responder, &crd_core_lifecycle_target_responder_type, {DOES(REQUIRED), .stops = true},
      {DOES(PREFIXED_LABEL_KEY)}, {DOES(REQUIRED), .stops = true, .field = 1},
      {DOES(UPDATE), .stops = true, .field = 1, .number = 6}, {DOES(MAXIMUM), .field = 1, .number = 100000},
      {DOES(MINIMUM), .field = 1, .number = 0}, {DOES(REQUIRED), .stops = true, .field = 2},
      {DOES(TYPE), .field = 2, .type = &lifecycle_responder_state_type_declared})
TABLE(lifecycle_responder_status, &crd_core_lifecycle_responder_status_type, {DOES(REQUIRED), .stops = true},
      {DOES(PREFIXED_LABEL_KEY)}, {DOES(OPTIONAL), .stops = true, .field = 1},
      {DOES(UPDATE), .stops = true, .field = 1, .number = 6}, {DOES(OPTIONAL), .stops = true, .field = 4},
      {DOES(UPDATE), .stops = true, .field = 4, .number = 6}, {DOES(OPTIONAL), .stops = true, .field = 5},
      {DOES(MAX_LENGTH), .field = 5, .number = 4000})
TABLE(lifecycle_eviction_status, &crd_core_lifecycle_eviction_status_type, {DOES(MAX_ITEMS), .stops = true, .number = 100},
      {DOES(OPTIONAL), .stops = true}, {DOES(OPTIONAL), .stops = true, .field = 1},
      {DOES(UPDATE), .stops = true, .field = 1, .number = 2}, {DOES(MINIMUM), .field = 1, .number = 1},
      {DOES(MONOTONIC), .field = 1}, {DOES(MAX_ITEMS), .stops = true, .field = 2, .number = 100},
      {DOES(OPTIONAL), .stops = true, .field = 2}, {DOES(UNIQUE), .field = 2, MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), .field = 2, MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &lifecycle_requester_declared})},
      {DOES(MAX_ITEMS), .stops = true, .field = 3, .number = 11}, {DOES(OPTIONAL), .stops = true, .field = 3},
      {DOES(UNIQUE), .field = 3, MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), .field = 3, MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &lifecycle_target_responder_declared})},
      {DOES(MAX_ITEMS), .stops = true, .field = 4, .number = 11}, {DOES(OPTIONAL), .stops = true, .field = 4},
      {DOES(UNIQUE), .field = 4, MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), .field = 4, MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &lifecycle_responder_status_declared})})
TABLE(lifecycle_eviction, &crd_core_lifecycle_eviction_type,
      {DOES(SUBFIELD), .field = 1, MEMBERS(1, 0), INNER(1, {DOES(LONG_NAME), LEVEL(BETA)})},
      {DOES(TYPE), .field = 2, .type = &lifecycle_eviction_spec_declared},
      {DOES(TYPE), .field = 3, .type = &lifecycle_eviction_status_declared})
TABLE(resource_resource_pool_status_request_spec, &crd_core_resource_resource_pool_status_request_spec_type,
      {DOES(REQUIRED), .stops = true}, {DOES(LONG_NAME_CASELESS)}, {DOES(OPTIONAL), .stops = true, .field = 1},
      {DOES(RESOURCE_POOL_NAME), .field = 1}, {DOES(REQUIRED), .stops = true, .field = 2},
      {DOES(MAXIMUM), .field = 2, .number = 1000}, {DOES(MINIMUM), .field = 2, .number = 1},
      {DOES(IF_OPTION), .stops = true, .field = 3, .number = offsetof(core_gates, dra_partitionable_devices_type),
       INNER(1, {DOES(FORBIDDEN), .stops = true})},
      {DOES(IF_OPTION), .stops = true, .field = 3, .on = true,
       .number = offsetof(core_gates, dra_partitionable_devices_type), INNER(1, {DOES(OPTIONAL), .stops = true})},
      {DOES(IF_OPTION), .field = 3, .on = true, .number = offsetof(core_gates, dra_partitionable_devices_type),
       INNER(1, {DOES(RESOURCE_FULLY_QUALIFIED_NAME)})})
TABLE(resource_partition_type_status, &crd_core_resource_partition_type_status_type, {DOES(REQUIRED), .stops = true},
      {DOES(REQUIRED), .stops = true, .field = 1}, {DOES(REQUIRED), .stops = true, .field = 2},
      {DOES(MINIMUM), .field = 2, .number = 0}, {DOES(REQUIRED), .stops = true, .field = 3},
      {DOES(MINIMUM), .field = 3, .number = 0})
TABLE(resource_shareable_capacity_status, &crd_core_resource_shareable_capacity_status_type, {DOES(REQUIRED), .stops = true},
      {DOES(REQUIRED), .stops = true, .field = 1}, {DOES(REQUIRED), .stops = true, .field = 2},
      {DOES(REQUIRED), .stops = true, .field = 3})
TABLE(resource_shareable_summary_status, &crd_core_resource_shareable_summary_status_type, {DOES(REQUIRED), .stops = true},
      {DOES(MINIMUM), .number = 0}, {DOES(REQUIRED), .stops = true, .field = 1}, {DOES(MINIMUM), .field = 1, .number = 0},
      {DOES(MAX_ITEMS), .stops = true, .field = 2, .number = 32}, {DOES(OPTIONAL), .stops = true, .field = 2},
      {DOES(EACH_VALUE), .field = 2, INNER(1, {DOES(TYPE), .type = &resource_shareable_capacity_status_declared})})
TABLE(resource_pool_status, &crd_core_resource_pool_status_type, {DOES(REQUIRED), .stops = true}, {DOES(LONG_NAME_CASELESS)},
      {DOES(REQUIRED), .stops = true, .field = 1}, {DOES(RESOURCE_POOL_NAME), .field = 1},
      {DOES(REQUIRED), .stops = true, .field = 2}, {DOES(MINIMUM), .field = 2, .number = 0},
      {DOES(OPTIONAL), .stops = true, .field = 3}, {DOES(MINIMUM), .field = 3, .number = 1},
      {DOES(OPTIONAL), .stops = true, .field = 4}, {DOES(MINIMUM), .field = 4, .number = 0},
      {DOES(OPTIONAL), .stops = true, .field = 5}, {DOES(MINIMUM), .field = 5, .number = 0},
      {DOES(OPTIONAL), .stops = true, .field = 6}, {DOES(MINIMUM), .field = 6, .number = 0},
      {DOES(OPTIONAL), .stops = true, .field = 7}, {DOES(MINIMUM), .field = 7, .number = 0},
      {DOES(OPTIONAL), .stops = true, .field = 8}, {DOES(LONG_NAME), .field = 8},
      {DOES(OPTIONAL), .stops = true, .field = 9}, {DOES(MAX_BYTES), .field = 9, .number = 256},
      {DOES(MAX_ITEMS), .stops = true, .field = 10, .number = 32}, {DOES(OPTIONAL), .stops = true, .field = 10},
      {DOES(UNIQUE), .field = 10, MATCH(KEYS), MEMBERS(2, 0, 1)},
      {DOES(EACH_VALUE), .field = 10, MATCH(KEYS), MEMBERS(2, 0, 1),
       INNER(1, {DOES(TYPE), .type = &resource_partition_type_status_declared})},
      {DOES(OPTIONAL), .stops = true, .field = 11},
      {DOES(TYPE), .field = 11, .type = &resource_shareable_summary_status_declared})
TABLE(resource_resource_pool_status_request_status, &crd_core_resource_resource_pool_status_request_status_type,
      {DOES(REQUIRED), .stops = true}, {DOES(MINIMUM), .number = 0},
      {DOES(MAX_ITEMS), .stops = true, .field = 1, .number = 1000}, {DOES(OPTIONAL), .stops = true, .field = 1},
      {DOES(EACH_VALUE), .field = 1, INNER(1, {DOES(TYPE), .type = &resource_pool_status_declared})},
      {DOES(MAX_ITEMS), .stops = true, .field = 2, .number = 10}, {DOES(OPTIONAL), .stops = true, .field = 2})
TABLE(resource_resource_pool_status_request, &crd_core_resource_resource_pool_status_request_type,
      {DOES(IMMUTABLE), .stops = true, .field = 2},
      {DOES(TYPE), .field = 2, .type = &resource_resource_pool_status_request_spec_declared},
      {DOES(OPTIONAL), .stops = true, .field = 3},
      {DOES(TYPE), .field = 3, .type = &resource_resource_pool_status_request_status_declared})
TABLE(resource_v1beta1_device_allocation_mode, NULL,
      {DOES(ENUM), LEVEL(BETA), TEXTS(2, CRD_STRING_INIT("All"), CRD_STRING_INIT("ExactCount"))})
TABLE(resource_v1beta1_device_toleration_operator, NULL,
      {DOES(ENUM), LEVEL(BETA), TEXTS(2, CRD_STRING_INIT("Equal"), CRD_STRING_INIT("Exists"))})
TABLE(resource_v1beta1_device_taint_effect, NULL,
      {DOES(ENUM), LEVEL(BETA),
       TEXTS(3, CRD_STRING_INIT("NoExecute"), CRD_STRING_INIT("NoSchedule"), CRD_STRING_INIT("None"))})
TABLE(resource_v1beta1_device_toleration, &crd_core_resource_v1beta1_device_toleration_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true}, {DOES(LABEL_KEY), LEVEL(BETA)},
      {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(TYPE), .field = 1, .type = &resource_v1beta1_device_toleration_operator_declared},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 3},
      {DOES(TYPE), .field = 3, .type = &resource_v1beta1_device_taint_effect_declared})
TABLE(resource_v1beta1_device_derived_attribute, &crd_core_resource_v1beta1_device_derived_attribute_type,
      {DOES(REQUIRED), .stops = true}, {DOES(RESOURCE_FULLY_QUALIFIED_NAME)}, {DOES(REQUIRED), .stops = true, .field = 1})
TABLE(resource_v1beta1_device_sub_request, &crd_core_resource_v1beta1_device_sub_request_type,
      {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 1}, {DOES(LONG_NAME), LEVEL(BETA), .field = 1},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 2, .number = 32},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 2}, {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 3},
      {DOES(TYPE), .field = 3, .type = &resource_v1beta1_device_allocation_mode_declared},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 5},
      {DOES(EACH_VALUE), .field = 5, INNER(1, {DOES(TYPE), .type = &resource_v1beta1_device_toleration_declared})},
      {DOES(MAX_ITEMS), .stops = true, .field = 7, .number = 32}, {DOES(OPTIONAL), .stops = true, .field = 7},
      {DOES(EACH_VALUE), .field = 7, INNER(1, {DOES(TYPE), .type = &resource_v1beta1_device_derived_attribute_declared})})
TABLE(resource_v1beta1_device_request, &crd_core_resource_v1beta1_device_request_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 2, .number = 32},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 3},
      {DOES(TYPE), .field = 3, .type = &resource_v1beta1_device_allocation_mode_declared},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 6},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 6, .number = 8},
      {DOES(UNIQUE), LEVEL(BETA), .field = 6, MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), .field = 6, MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &resource_v1beta1_device_sub_request_declared})},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 7},
      {DOES(EACH_VALUE), .field = 7, INNER(1, {DOES(TYPE), .type = &resource_v1beta1_device_toleration_declared})},
      {DOES(MAX_ITEMS), .stops = true, .field = 9, .number = 32}, {DOES(OPTIONAL), .stops = true, .field = 9},
      {DOES(EACH_VALUE), .field = 9, INNER(1, {DOES(TYPE), .type = &resource_v1beta1_device_derived_attribute_declared})})
TABLE(resource_v1beta1_device_constraint, &crd_core_resource_v1beta1_device_constraint_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true}, {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .number = 32},
      {DOES(UNIQUE), LEVEL(BETA), MATCH(WHOLE)}, {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(RESOURCE_FULLY_QUALIFIED_NAME), LEVEL(BETA), .field = 1},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(RESOURCE_FULLY_QUALIFIED_NAME), LEVEL(BETA), .field = 2})
TABLE(resource_v1beta1_opaque_device_configuration, &crd_core_resource_v1beta1_opaque_device_configuration_type,
      {DOES(REQUIRED), LEVEL(BETA), .stops = true}, {DOES(MAX_LENGTH), LEVEL(BETA), .number = 63},
      {DOES(LONG_NAME_CASELESS), LEVEL(BETA)})
TABLE(resource_v1beta1_device_configuration, &crd_core_resource_v1beta1_device_configuration_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true},
      {DOES(TYPE), .type = &resource_v1beta1_opaque_device_configuration_declared})
TABLE(resource_v1beta1_device_claim_configuration, &crd_core_resource_v1beta1_device_claim_configuration_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true}, {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .number = 32},
      {DOES(UNIQUE), LEVEL(BETA), MATCH(WHOLE)},
      {DOES(TYPE), .field = 1, .type = &resource_v1beta1_device_configuration_declared})
TABLE(resource_v1beta1_device_claim, &crd_core_resource_v1beta1_device_claim_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true}, {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .number = 32},
      {DOES(UNIQUE), LEVEL(BETA), MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &resource_v1beta1_device_request_declared})},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 1, .number = 32},
      {DOES(EACH_VALUE), .field = 1, INNER(1, {DOES(TYPE), .type = &resource_v1beta1_device_constraint_declared})},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 2, .number = 32},
      {DOES(EACH_VALUE), .field = 2, INNER(1, {DOES(TYPE), .type = &resource_v1beta1_device_claim_configuration_declared})})
TABLE(resource_v1beta1_resource_claim_spec, &crd_core_resource_v1beta1_resource_claim_spec_type,
      {DOES(TYPE), .type = &resource_v1beta1_device_claim_declared})
TABLE(resource_v1beta1_skip_node_operation, NULL,
      {DOES(ENUM),
       TEXTS(3, CRD_STRING_INIT("*"), CRD_STRING_INIT("NodePrepareResources"), CRD_STRING_INIT("NodeUnprepareResources"))})
TABLE(resource_v1beta1_device_request_allocation_result, &crd_core_resource_v1beta1_device_request_allocation_result_type,
      {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 1}, {DOES(LONG_NAME_CASELESS), LEVEL(BETA), .field = 1},
      {DOES(MAX_LENGTH), LEVEL(BETA), .field = 1, .number = 63}, {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(RESOURCE_POOL_NAME), LEVEL(BETA), .field = 2}, {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 5},
      {DOES(EACH_VALUE), .field = 5, INNER(1, {DOES(TYPE), .type = &resource_v1beta1_device_toleration_declared})},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 6},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 6, .number = 4},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 7},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 7, .number = 4},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 8}, {DOES(UUID), LEVEL(BETA), .field = 8},
      {DOES(OPTIONAL), .stops = true, .field = 10}, {DOES(UNIQUE), .field = 10, MATCH(WHOLE)},
      {DOES(EACH_VALUE), .field = 10, MATCH(WHOLE),
       INNER(1, {DOES(TYPE), .type = &resource_v1beta1_skip_node_operation_declared})})
TABLE(resource_v1beta1_allocation_config_source, NULL,
      {DOES(ENUM), LEVEL(BETA), TEXTS(2, CRD_STRING_INIT("FromClaim"), CRD_STRING_INIT("FromClass"))})
TABLE(resource_v1beta1_device_allocation_configuration, &crd_core_resource_v1beta1_device_allocation_configuration_type,
      {DOES(REQUIRED), LEVEL(BETA), .stops = true},
      {DOES(TYPE), .type = &resource_v1beta1_allocation_config_source_declared},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 1, .number = 32},
      {DOES(UNIQUE), LEVEL(BETA), .field = 1, MATCH(WHOLE)},
      {DOES(TYPE), .field = 2, .type = &resource_v1beta1_device_configuration_declared})
TABLE(resource_v1beta1_device_allocation_result, &crd_core_resource_v1beta1_device_allocation_result_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true}, {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .number = 32},
      {DOES(EACH_VALUE), INNER(1, {DOES(TYPE), .type = &resource_v1beta1_device_request_allocation_result_declared})},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 1, .number = 64},
      {DOES(EACH_VALUE), .field = 1,
       INNER(1, {DOES(TYPE), .type = &resource_v1beta1_device_allocation_configuration_declared})})
TABLE(resource_v1beta1_allocation_result, &crd_core_resource_v1beta1_allocation_result_type,
      {DOES(TYPE), .type = &resource_v1beta1_device_allocation_result_declared})
TABLE(resource_v1beta1_network_device_data, &crd_core_resource_v1beta1_network_device_data_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true}, {DOES(MAX_BYTES), LEVEL(BETA), .number = 256},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 1, .number = 16},
      {DOES(UNIQUE), LEVEL(BETA), .field = 1, MATCH(WHOLE)}, {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(MAX_BYTES), LEVEL(BETA), .field = 2, .number = 128})
TABLE(resource_v1beta1_allocated_device_status, &crd_core_resource_v1beta1_allocated_device_status_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 3}, {DOES(UUID), LEVEL(BETA), .field = 3},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 6},
      {DOES(TYPE), .field = 6, .type = &resource_v1beta1_network_device_data_declared})
TABLE(resource_v1beta1_resource_claim_status, &crd_core_resource_v1beta1_resource_claim_status_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true}, {DOES(UPDATE), LEVEL(BETA), .stops = true, .number = 4},
      {DOES(TYPE), .type = &resource_v1beta1_allocation_result_declared},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 1, .number = 256},
      {DOES(UNIQUE), LEVEL(BETA), .field = 1, MATCH(KEYS), MEMBERS(1, 3)},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(UNIQUE), LEVEL(BETA), .field = 2, MATCH(KEYS), MEMBERS(4, 0, 2, 1, 3)},
      {DOES(EACH_VALUE), .field = 2, MATCH(KEYS), MEMBERS(4, 0, 2, 1, 3),
       INNER(1, {DOES(TYPE), .type = &resource_v1beta1_allocated_device_status_declared})})
TABLE(resource_v1beta1_resource_claim, &crd_core_resource_v1beta1_resource_claim_type,
      {DOES(IMMUTABLE), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(TYPE), .field = 2, .type = &resource_v1beta1_resource_claim_spec_declared},
      {DOES(TYPE), .field = 3, .type = &resource_v1beta1_resource_claim_status_declared})
TABLE(resource_v1beta1_resource_claim_template_spec, &crd_core_resource_v1beta1_resource_claim_template_spec_type,
      {DOES(TYPE), .field = 1, .type = &resource_v1beta1_resource_claim_spec_declared})
TABLE(resource_v1beta1_resource_claim_template, &crd_core_resource_v1beta1_resource_claim_template_type,
      {DOES(TYPE), .field = 2, .type = &resource_v1beta1_resource_claim_template_spec_declared})
TABLE(resource_v1beta1_device_attribute, &crd_core_resource_v1beta1_device_attribute_type,
      {DOES(UNION), LEVEL(BETA), .field = CORE_DECLARED_WHOLE, MEMBERS(8, 0, 1, 2, 3, 4, 5, 6, 7)})
TABLE(resource_v1beta1_device_counter_consumption, &crd_core_resource_v1beta1_device_counter_consumption_type,
      {DOES(REQUIRED), LEVEL(BETA), .stops = true}, {DOES(SHORT_NAME), LEVEL(BETA)},
      {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(EACH_KEY), LEVEL(BETA), .field = 1, INNER(1, {DOES(SHORT_NAME)})},
      {DOES(MAX_ITEMS), .stops = true, .field = 2, .number = 2}, {DOES(OPTIONAL), .stops = true, .field = 2},
      {DOES(EACH_VALUE), .field = 2, MATCH(WHOLE), INNER(1, {DOES(SHORT_NAME)})}, {DOES(UNIQUE), .field = 2, MATCH(WHOLE)})
TABLE(resource_v1beta1_device_taint, &crd_core_resource_v1beta1_device_taint_type,
      {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(TYPE), .field = 2, .type = &resource_v1beta1_device_taint_effect_declared})
TABLE(resource_v1beta1_node_allocatable_mapping, &crd_core_resource_v1beta1_node_allocatable_mapping_type,
      {DOES(UNION), .field = CORE_DECLARED_WHOLE, MEMBERS(2, 0, 2)})
TABLE(resource_v1beta1_node_allocatable_resource, &crd_core_resource_v1beta1_node_allocatable_resource_type,
      {DOES(OPTIONAL), .stops = true}, {DOES(TYPE), .type = &resource_v1beta1_node_allocatable_mapping_declared})
TABLE(resource_basic_device, &crd_core_resource_basic_device_type, {DOES(OPTIONAL), LEVEL(BETA), .stops = true},
      {DOES(EACH_VALUE), INNER(1, {DOES(TYPE), .type = &resource_v1beta1_device_attribute_declared})},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 2},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 2, .number = 2},
      {DOES(UNIQUE), LEVEL(BETA), .field = 2, MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), .field = 2, MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &resource_v1beta1_device_counter_consumption_declared})},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 6},
      {DOES(EACH_VALUE), .field = 6, INNER(1, {DOES(TYPE), .type = &resource_v1beta1_device_taint_declared})},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 8},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 8, .number = 4},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 9},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 9, .number = 4}, {DOES(OPTIONAL), .stops = true, .field = 11},
      {DOES(EACH_VALUE), .field = 11, INNER(1, {DOES(TYPE), .type = &resource_v1beta1_node_allocatable_resource_declared})})
TABLE(resource_v1beta1_device, &crd_core_resource_v1beta1_device_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(TYPE), .field = 1, .type = &resource_basic_device_declared})
TABLE(resource_v1beta1_counter_set, &crd_core_resource_v1beta1_counter_set_type,
      {DOES(REQUIRED), LEVEL(BETA), .stops = true}, {DOES(SHORT_NAME), LEVEL(BETA)},
      {DOES(REQUIRED), LEVEL(BETA), .stops = true, .field = 1},
      {DOES(EACH_KEY), LEVEL(BETA), .field = 1, INNER(1, {DOES(SHORT_NAME)})})
TABLE(resource_v1beta1_resource_slice_spec, &crd_core_resource_v1beta1_resource_slice_spec_type,
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 5},
      {DOES(EACH_VALUE), .field = 5, INNER(1, {DOES(TYPE), .type = &resource_v1beta1_device_declared})},
      {DOES(OPTIONAL), LEVEL(BETA), .stops = true, .field = 7},
      {DOES(MAX_ITEMS), LEVEL(BETA), .stops = true, .field = 7, .number = 8},
      {DOES(UNIQUE), LEVEL(BETA), .field = 7, MATCH(KEYS), MEMBERS(1, 0)},
      {DOES(EACH_VALUE), .field = 7, MATCH(KEYS), MEMBERS(1, 0),
       INNER(1, {DOES(TYPE), .type = &resource_v1beta1_counter_set_declared})},
      {DOES(IF_OPTION), .stops = true, .field = 8, .number = offsetof(core_gates, dra_partitionable_devices_type),
       INNER(1, {DOES(FORBIDDEN), .stops = true})},
      {DOES(IF_OPTION), .stops = true, .field = 8, .on = true,
       .number = offsetof(core_gates, dra_partitionable_devices_type), INNER(1, {DOES(OPTIONAL), .stops = true})},
      {DOES(IF_OPTION), .field = 8, .on = true, .number = offsetof(core_gates, dra_partitionable_devices_type),
       INNER(1, {DOES(RESOURCE_FULLY_QUALIFIED_NAME)})},
      {DOES(OPTIONAL), .stops = true, .field = 9}, {DOES(UNIQUE), .field = 9, MATCH(WHOLE)},
      {DOES(EACH_VALUE), .field = 9, MATCH(WHOLE),
       INNER(1, {DOES(TYPE), .type = &resource_v1beta1_skip_node_operation_declared})})
TABLE(resource_v1beta1_resource_slice, &crd_core_resource_v1beta1_resource_slice_type,
      {DOES(TYPE), .field = 2, .type = &resource_v1beta1_resource_slice_spec_declared})

const core_declared_type *const crd_core_declared_types[] = {&pod_declared,
                                                             &deployment_declared,
                                                             &stateful_set_declared,
                                                             &daemon_set_declared,
                                                             &replica_set_declared,
                                                             &replication_controller_declared,
                                                             &pod_template_declared,
                                                             &job_declared,
                                                             &cron_job_declared,
                                                             &persistent_volume_claim_declared,
                                                             &node_declared,
                                                             &networking_network_policy_declared,
                                                             &networking_ingress_class_declared,
                                                             &networking_ip_address_declared,
                                                             &discovery_endpoint_slice_declared,
                                                             &rbac_role_declared,
                                                             &rbac_cluster_role_declared,
                                                             &rbac_role_binding_declared,
                                                             &rbac_cluster_role_binding_declared,
                                                             &autoscaling_v1_scale_declared,
                                                             &autoscaling_v1_horizontal_pod_autoscaler_declared,
                                                             &autoscaling_horizontal_pod_autoscaler_declared,
                                                             &storage_storage_class_declared,
                                                             &storage_volume_attachment_declared,
                                                             &flowcontrol_priority_level_configuration_declared,
                                                             &node_runtime_class_declared,
                                                             &certificates_certificate_signing_request_declared,
                                                             &admission_validating_admission_policy_binding_declared,
                                                             &resource_resource_claim_declared,
                                                             &resource_resource_claim_template_declared,
                                                             &resource_resource_slice_declared,
                                                             &resource_device_class_declared,
                                                             &resource_device_taint_rule_declared,
                                                             &scheduling_workload_declared,
                                                             &scheduling_pod_group_declared,
                                                             &scheduling_composite_pod_group_declared,
                                                             &lifecycle_eviction_request_declared,
                                                             &lifecycle_eviction_declared,
                                                             &resource_resource_pool_status_request_declared,
                                                             &resource_v1beta1_resource_claim_declared,
                                                             &resource_v1beta1_resource_claim_template_declared,
                                                             &resource_v1beta1_resource_slice_declared,
                                                             NULL};
