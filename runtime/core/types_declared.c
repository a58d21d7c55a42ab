/* SPDX-License-Identifier: Apache-2.0 */
/* What is declared of the built-in types: rows of declared.h. tools/core-declared.go prints this file. */
#include "declared.h"

#include "types_admission.h"
#include "types_authorization.h"
#include "types_autoscaling.h"
#include "types_certificates.h"
#include "types_core.h"
#include "types_discovery.h"
#include "types_flowcontrol.h"
#include "types_networking.h"
#include "types_rbac.h"
#include "types_resource.h"
#include "types_storage.h"

#define TABLE(of, type_of)                                                                                                  \
  static const core_declared_type of##_declared = {                                                                         \
      .type = (type_of), .rules = of##_rules, .count = sizeof of##_rules / sizeof *of##_rules};

static const core_declared_rule eviction_responder_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .stops = true},
    {.does = CORE_DECLARED_EVICTION_RESPONDER_NAME},
    {.does = CORE_DECLARED_PREFIXED_LABEL_KEY},
    {.does = CORE_DECLARED_REQUIRED, .stops = true, .field = 1},
    {.does = CORE_DECLARED_EVICTION_RESPONDER_PRIORITY, .field = 1},
    {.does = CORE_DECLARED_MAXIMUM, .field = 1, .number = 100000},
    {.does = CORE_DECLARED_MINIMUM, .field = 1, .number = 0},
};
TABLE(eviction_responder, &crd_core_eviction_responder_type)

static const core_declared_rule pod_spec_rules[] = {
    {.does = CORE_DECLARED_MAX_ITEMS, .stops = true, .field = 42, .number = 10},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 42},
    {.does = CORE_DECLARED_UNIQUE, .field = 42, .match = CORE_MATCH_KEYS, .member_count = 1, .members = {0}},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 42,
     .match = CORE_MATCH_KEYS,
     .member_count = 1,
     .members = {0},
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &eviction_responder_declared},
         }},
};
TABLE(pod_spec, &crd_core_pod_spec_type)

static const core_declared_rule node_allocatable_mapped_resources_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .stops = true},
    {.does = CORE_DECLARED_REQUIRED, .stops = true, .field = 1},
};
TABLE(node_allocatable_mapped_resources, &crd_core_node_allocatable_mapped_resources_type)

static const core_declared_rule node_allocatable_overhead_resources_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .stops = true},
};
TABLE(node_allocatable_overhead_resources, &crd_core_node_allocatable_overhead_resources_type)

static const core_declared_rule node_allocatable_resource_claim_status_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .stops = true},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 1},
    {.does = CORE_DECLARED_UNIQUE, .field = 1, .match = CORE_MATCH_WHOLE},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 2},
    {.does = CORE_DECLARED_UNIQUE, .field = 2, .match = CORE_MATCH_KEYS, .member_count = 1, .members = {0}},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 2,
     .match = CORE_MATCH_KEYS,
     .member_count = 1,
     .members = {0},
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &node_allocatable_mapped_resources_declared},
         }},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 3},
    {.does = CORE_DECLARED_UNIQUE, .field = 3, .match = CORE_MATCH_KEYS, .member_count = 1, .members = {0}},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 3,
     .match = CORE_MATCH_KEYS,
     .member_count = 1,
     .members = {0},
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &node_allocatable_overhead_resources_declared},
         }},
};
TABLE(node_allocatable_resource_claim_status, &crd_core_node_allocatable_resource_claim_status_type)

static const core_declared_rule volume_health_status_type_rules[] = {
    {.does = CORE_DECLARED_ENUM,
     .text_count = 3,
     .texts =
         (const crd_string[]){
             CRD_STRING_INIT("DataLoss"),
             CRD_STRING_INIT("Degraded"),
             CRD_STRING_INIT("Inaccessible"),
         }},
};
TABLE(volume_health_status_type, NULL)

static const core_declared_rule volume_health_condition_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .stops = true},
    {.does = CORE_DECLARED_TYPE, .type = &volume_health_status_type_declared},
    {.does = CORE_DECLARED_REQUIRED, .stops = true, .field = 1},
    {.does = CORE_DECLARED_MAX_BYTES, .field = 1, .number = 256},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 2},
    {.does = CORE_DECLARED_MAX_BYTES, .field = 2, .number = 1024},
};
TABLE(volume_health_condition, &crd_core_volume_health_condition_type)

static const core_declared_rule pod_volume_health_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .stops = true},
    {.does = CORE_DECLARED_MAX_ITEMS, .stops = true, .field = 1, .number = 16},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 1},
    {.does = CORE_DECLARED_UNIQUE, .field = 1, .match = CORE_MATCH_KEYS, .member_count = 2, .members = {0, 1}},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 1,
     .match = CORE_MATCH_KEYS,
     .member_count = 2,
     .members = {0, 1},
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &volume_health_condition_declared},
         }},
};
TABLE(pod_volume_health, &crd_core_pod_volume_health_type)

static const core_declared_rule pod_status_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 20},
    {.does = CORE_DECLARED_UNIQUE, .field = 20, .match = CORE_MATCH_KEYS, .member_count = 1, .members = {0}},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 20,
     .match = CORE_MATCH_KEYS,
     .member_count = 1,
     .members = {0},
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &node_allocatable_resource_claim_status_declared},
         }},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 21},
    {.does = CORE_DECLARED_UNIQUE, .field = 21, .match = CORE_MATCH_KEYS, .member_count = 1, .members = {0}},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 21,
     .match = CORE_MATCH_KEYS,
     .member_count = 1,
     .members = {0},
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &pod_volume_health_declared},
         }},
};
TABLE(pod_status, &crd_core_pod_status_type)

static const core_declared_rule pod_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &pod_spec_declared},
    {.does = CORE_DECLARED_TYPE, .field = 3, .type = &pod_status_declared},
};
TABLE(pod, &crd_core_pod_type)

static const core_declared_rule pod_template_spec_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 1, .type = &pod_spec_declared},
};
TABLE(pod_template_spec, &crd_core_pod_template_spec_type)

static const core_declared_rule deployment_spec_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &pod_template_spec_declared},
};
TABLE(deployment_spec, &crd_core_deployment_spec_type)

static const core_declared_rule deployment_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &deployment_spec_declared},
};
TABLE(deployment, &crd_core_deployment_type)

static const core_declared_rule stateful_set_spec_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &pod_template_spec_declared},
};
TABLE(stateful_set_spec, &crd_core_stateful_set_spec_type)

static const core_declared_rule stateful_set_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &stateful_set_spec_declared},
};
TABLE(stateful_set, &crd_core_stateful_set_type)

static const core_declared_rule daemon_set_spec_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 1, .type = &pod_template_spec_declared},
};
TABLE(daemon_set_spec, &crd_core_daemon_set_spec_type)

static const core_declared_rule daemon_set_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &daemon_set_spec_declared},
};
TABLE(daemon_set, &crd_core_daemon_set_type)

static const core_declared_rule replica_set_spec_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 3, .type = &pod_template_spec_declared},
};
TABLE(replica_set_spec, &crd_core_replica_set_spec_type)

static const core_declared_rule replica_set_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &replica_set_spec_declared},
};
TABLE(replica_set, &crd_core_replica_set_type)

static const core_declared_rule replication_controller_spec_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true},
    {.does = CORE_DECLARED_MINIMUM, .level = CORE_BETA, .number = 0},
    {.does = CORE_DECLARED_MINIMUM, .level = CORE_BETA, .field = 1, .number = 0},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_ALPHA, .stops = true, .field = 3},
    {.does = CORE_DECLARED_TYPE, .field = 3, .type = &pod_template_spec_declared},
};
TABLE(replication_controller_spec, &crd_core_replication_controller_spec_type)

static const core_declared_rule replication_controller_rules[] = {
    {.does = CORE_DECLARED_SUBFIELD,
     .field = 1,
     .member_count = 1,
     .members = {0},
     .inner_count = 2,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true},
             {.does = CORE_DECLARED_LONG_NAME, .level = CORE_BETA},
         }},
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &replication_controller_spec_declared},
};
TABLE(replication_controller, &crd_core_replication_controller_type)

static const core_declared_rule pod_template_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &pod_template_spec_declared},
};
TABLE(pod_template, &crd_core_pod_template_type)

static const core_declared_rule scheduling_workload_pod_group_gang_scheduling_policy_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .stops = true},
    {.does = CORE_DECLARED_MINIMUM, .number = 1},
};
TABLE(scheduling_workload_pod_group_gang_scheduling_policy,
      &crd_core_scheduling_workload_pod_group_gang_scheduling_policy_type)

static const core_declared_rule scheduling_workload_pod_group_scheduling_policy_rules[] = {
    {.does = CORE_DECLARED_UNION, .field = CORE_DECLARED_WHOLE, .member_count = 2, .members = {0, 1}},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 1},
    {.does = CORE_DECLARED_TYPE, .field = 1, .type = &scheduling_workload_pod_group_gang_scheduling_policy_declared},
};
TABLE(scheduling_workload_pod_group_scheduling_policy, &crd_core_scheduling_workload_pod_group_scheduling_policy_type)

static const core_declared_rule scheduling_topology_constraint_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .stops = true},
    {.does = CORE_DECLARED_LABEL_KEY},
};
TABLE(scheduling_topology_constraint, &crd_core_scheduling_topology_constraint_type)

static const core_declared_rule scheduling_workload_pod_group_scheduling_constraints_rules[] = {
    {.does = CORE_DECLARED_MAX_ITEMS, .stops = true, .number = 1},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true},
    {.does = CORE_DECLARED_EACH_VALUE,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &scheduling_topology_constraint_declared},
         }},
};
TABLE(scheduling_workload_pod_group_scheduling_constraints,
      &crd_core_scheduling_workload_pod_group_scheduling_constraints_type)

static const core_declared_rule scheduling_workload_pod_group_disruption_mode_rules[] = {
    {.does = CORE_DECLARED_UNION, .field = CORE_DECLARED_WHOLE, .member_count = 2, .members = {0, 1}},
};
TABLE(scheduling_workload_pod_group_disruption_mode, &crd_core_scheduling_workload_pod_group_disruption_mode_type)

static const core_declared_rule scheduling_workload_pod_group_resource_claim_rules[] = {
    {.does = CORE_DECLARED_UNION, .field = CORE_DECLARED_WHOLE, .member_count = 2, .members = {1, 2}},
    {.does = CORE_DECLARED_REQUIRED, .stops = true},
    {.does = CORE_DECLARED_SHORT_NAME},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 1},
    {.does = CORE_DECLARED_LONG_NAME, .field = 1},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 2},
    {.does = CORE_DECLARED_LONG_NAME, .field = 2},
};
TABLE(scheduling_workload_pod_group_resource_claim, &crd_core_scheduling_workload_pod_group_resource_claim_type)

static const core_declared_rule job_scheduling_configuration_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .stops = true},
    {.does = CORE_DECLARED_UPDATE, .stops = true, .number = 3},
    {.does = CORE_DECLARED_TYPE, .type = &scheduling_workload_pod_group_scheduling_policy_declared},
    {.does = CORE_DECLARED_IMMUTABLE, .stops = true, .field = 1},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 1},
    {.does = CORE_DECLARED_TYPE, .field = 1, .type = &scheduling_workload_pod_group_scheduling_constraints_declared},
    {.does = CORE_DECLARED_IMMUTABLE, .stops = true, .field = 2},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 2},
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &scheduling_workload_pod_group_disruption_mode_declared},
    {.does = CORE_DECLARED_IMMUTABLE, .stops = true, .field = 3},
    {.does = CORE_DECLARED_MAX_ITEMS, .stops = true, .field = 3, .number = 4},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 3},
    {.does = CORE_DECLARED_UNIQUE, .field = 3, .match = CORE_MATCH_KEYS, .member_count = 1, .members = {0}},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 3,
     .match = CORE_MATCH_KEYS,
     .member_count = 1,
     .members = {0},
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &scheduling_workload_pod_group_resource_claim_declared},
         }},
};
TABLE(job_scheduling_configuration, &crd_core_job_scheduling_configuration_type)

static const core_declared_rule job_spec_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 10, .type = &pod_template_spec_declared},
    {.does = CORE_DECLARED_IF_OPTION,
     .stops = true,
     .field = 16,
     .on = false,
     .number = offsetof(core_gates, workload_with_job),
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_FORBIDDEN, .stops = true},
         }},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 16},
    {.does = CORE_DECLARED_UPDATE, .stops = true, .field = 16, .number = 3},
    {.does = CORE_DECLARED_TYPE, .field = 16, .type = &job_scheduling_configuration_declared},
};
TABLE(job_spec, &crd_core_job_spec_type)

static const core_declared_rule job_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &job_spec_declared},
};
TABLE(job, &crd_core_job_type)

static const core_declared_rule job_template_spec_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 1, .type = &job_spec_declared},
};
TABLE(job_template_spec, &crd_core_job_template_spec_type)

static const core_declared_rule cron_job_spec_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true},
    {.does = CORE_DECLARED_TYPE, .field = 5, .type = &job_template_spec_declared},
};
TABLE(cron_job_spec, &crd_core_cron_job_spec_type)

static const core_declared_rule cron_job_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &cron_job_spec_declared},
};
TABLE(cron_job, &crd_core_cron_job_type)

static const core_declared_rule volume_health_status_rules[] = {
    {.does = CORE_DECLARED_MAX_ITEMS, .stops = true, .number = 16},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true},
    {.does = CORE_DECLARED_UNIQUE, .match = CORE_MATCH_KEYS, .member_count = 2, .members = {0, 1}},
    {.does = CORE_DECLARED_EACH_VALUE,
     .match = CORE_MATCH_KEYS,
     .member_count = 2,
     .members = {0, 1},
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &volume_health_condition_declared},
         }},
};
TABLE(volume_health_status, &crd_core_volume_health_status_type)

static const core_declared_rule persistent_volume_claim_status_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 8},
    {.does = CORE_DECLARED_TYPE, .field = 8, .type = &volume_health_status_declared},
};
TABLE(persistent_volume_claim_status, &crd_core_persistent_volume_claim_status_type)

static const core_declared_rule persistent_volume_claim_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 3, .type = &persistent_volume_claim_status_declared},
};
TABLE(persistent_volume_claim, &crd_core_persistent_volume_claim_type)

static const core_declared_rule node_pod_preemption_policy_rules[] = {
    {.does = CORE_DECLARED_MAX_ITEMS, .stops = true, .number = 20},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true},
    {.does = CORE_DECLARED_EACH_VALUE,
     .match = CORE_MATCH_WHOLE,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_LABEL_KEY},
         }},
    {.does = CORE_DECLARED_UNIQUE, .match = CORE_MATCH_WHOLE},
};
TABLE(node_pod_preemption_policy, &crd_core_node_pod_preemption_policy_type)

static const core_declared_rule node_spec_rules[] = {
    {.does = CORE_DECLARED_IF_OPTION,
     .stops = true,
     .field = 7,
     .on = false,
     .number = offsetof(core_gates, in_place_pod_vertical_scaling_scheduler_preemption),
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_FORBIDDEN, .stops = true},
         }},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 7},
    {.does = CORE_DECLARED_TYPE, .field = 7, .type = &node_pod_preemption_policy_declared},
};
TABLE(node_spec, &crd_core_node_spec_type)

static const core_declared_rule node_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &node_spec_declared},
};
TABLE(node, &crd_core_node_type)

static const core_declared_rule networking_ip_block_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true},
};
TABLE(networking_ip_block, &crd_core_networking_ip_block_type)

static const core_declared_rule networking_network_policy_peer_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &networking_ip_block_declared},
};
TABLE(networking_network_policy_peer, &crd_core_networking_network_policy_peer_type)

static const core_declared_rule networking_network_policy_ingress_rule_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 1,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &networking_network_policy_peer_declared},
         }},
};
TABLE(networking_network_policy_ingress_rule, &crd_core_networking_network_policy_ingress_rule_type)

static const core_declared_rule networking_network_policy_egress_rule_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 1,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &networking_network_policy_peer_declared},
         }},
};
TABLE(networking_network_policy_egress_rule, &crd_core_networking_network_policy_egress_rule_type)

static const core_declared_rule networking_network_policy_spec_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 1,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &networking_network_policy_ingress_rule_declared},
         }},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 2,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &networking_network_policy_egress_rule_declared},
         }},
};
TABLE(networking_network_policy_spec, &crd_core_networking_network_policy_spec_type)

static const core_declared_rule networking_network_policy_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &networking_network_policy_spec_declared},
};
TABLE(networking_network_policy, &crd_core_networking_network_policy_type)

static const core_declared_rule networking_ingress_class_parameters_reference_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true, .field = 2},
};
TABLE(networking_ingress_class_parameters_reference, &crd_core_networking_ingress_class_parameters_reference_type)

static const core_declared_rule networking_ingress_class_spec_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_TYPE, .field = 1, .type = &networking_ingress_class_parameters_reference_declared},
};
TABLE(networking_ingress_class_spec, &crd_core_networking_ingress_class_spec_type)

static const core_declared_rule networking_ingress_class_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &networking_ingress_class_spec_declared},
};
TABLE(networking_ingress_class, &crd_core_networking_ingress_class_type)

static const core_declared_rule networking_parent_reference_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true, .field = 3},
};
TABLE(networking_parent_reference, &crd_core_networking_parent_reference_type)

static const core_declared_rule networking_ip_address_spec_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true},
    {.does = CORE_DECLARED_IMMUTABLE, .level = CORE_BETA, .stops = true},
    {.does = CORE_DECLARED_TYPE, .type = &networking_parent_reference_declared},
};
TABLE(networking_ip_address_spec, &crd_core_networking_ip_address_spec_type)

static const core_declared_rule networking_ip_address_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &networking_ip_address_spec_declared},
};
TABLE(networking_ip_address, &crd_core_networking_ip_address_type)

static const core_declared_rule discovery_address_type_rules[] = {
    {.does = CORE_DECLARED_ENUM, .level = CORE_BETA},
};
TABLE(discovery_address_type, NULL)

static const core_declared_rule discovery_endpoint_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true},
    {.does = CORE_DECLARED_MAX_ITEMS, .level = CORE_BETA, .stops = true, .number = 100},
};
TABLE(discovery_endpoint, &crd_core_discovery_endpoint_type)

static const core_declared_rule discovery_endpoint_slice_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_IMMUTABLE, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &discovery_address_type_declared},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 3},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 3,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &discovery_endpoint_declared},
         }},
};
TABLE(discovery_endpoint_slice, &crd_core_discovery_endpoint_slice_type)

static const core_declared_rule rbac_policy_rule_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true},
};
TABLE(rbac_policy_rule, &crd_core_rbac_policy_rule_type)

static const core_declared_rule rbac_role_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 2,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &rbac_policy_rule_declared},
         }},
};
TABLE(rbac_role, &crd_core_rbac_role_type)

static const core_declared_rule rbac_cluster_role_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 2,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &rbac_policy_rule_declared},
         }},
};
TABLE(rbac_cluster_role, &crd_core_rbac_cluster_role_type)

static const core_declared_rule rbac_subject_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true, .field = 2},
};
TABLE(rbac_subject, &crd_core_rbac_subject_type)

static const core_declared_rule rbac_role_ref_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true, .field = 2},
};
TABLE(rbac_role_ref, &crd_core_rbac_role_ref_type)

static const core_declared_rule rbac_role_binding_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 2,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &rbac_subject_declared},
         }},
    {.does = CORE_DECLARED_IMMUTABLE, .level = CORE_ALPHA, .stops = true, .field = 3},
    {.does = CORE_DECLARED_TYPE, .field = 3, .type = &rbac_role_ref_declared},
};
TABLE(rbac_role_binding, &crd_core_rbac_role_binding_type)

static const core_declared_rule rbac_cluster_role_binding_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 2,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &rbac_subject_declared},
         }},
    {.does = CORE_DECLARED_IMMUTABLE, .level = CORE_ALPHA, .stops = true, .field = 3},
    {.does = CORE_DECLARED_TYPE, .field = 3, .type = &rbac_role_ref_declared},
};
TABLE(rbac_cluster_role_binding, &crd_core_rbac_cluster_role_binding_type)

static const core_declared_rule autoscaling_v1_scale_spec_rules[] = {
    {.does = CORE_DECLARED_MINIMUM, .level = CORE_BETA, .number = 0},
};
TABLE(autoscaling_v1_scale_spec, &crd_core_autoscaling_v1_scale_spec_type)

static const core_declared_rule autoscaling_v1_scale_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &autoscaling_v1_scale_spec_declared},
};
TABLE(autoscaling_v1_scale, &crd_core_autoscaling_v1_scale_type)

static const core_declared_rule autoscaling_v1_horizontal_pod_autoscaler_spec_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_IF_OPTION,
     .level = CORE_BETA,
     .field = 1,
     .on = true,
     .number = offsetof(core_gates, hpa_scale_to_zero),
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_MINIMUM, .number = 0},
         }},
    {.does = CORE_DECLARED_IF_OPTION,
     .level = CORE_BETA,
     .field = 1,
     .on = false,
     .number = offsetof(core_gates, hpa_scale_to_zero),
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_MINIMUM, .number = 1},
         }},
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_MINIMUM, .level = CORE_BETA, .field = 2, .number = 1},
};
TABLE(autoscaling_v1_horizontal_pod_autoscaler_spec, &crd_core_autoscaling_v1_horizontal_pod_autoscaler_spec_type)

static const core_declared_rule autoscaling_v1_horizontal_pod_autoscaler_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &autoscaling_v1_horizontal_pod_autoscaler_spec_declared},
};
TABLE(autoscaling_v1_horizontal_pod_autoscaler, &crd_core_autoscaling_v1_horizontal_pod_autoscaler_type)

static const core_declared_rule autoscaling_horizontal_pod_autoscaler_spec_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_IF_OPTION,
     .level = CORE_BETA,
     .field = 1,
     .on = true,
     .number = offsetof(core_gates, hpa_scale_to_zero),
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_MINIMUM, .number = 0},
         }},
    {.does = CORE_DECLARED_IF_OPTION,
     .level = CORE_BETA,
     .field = 1,
     .on = false,
     .number = offsetof(core_gates, hpa_scale_to_zero),
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_MINIMUM, .number = 1},
         }},
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_MINIMUM, .level = CORE_BETA, .field = 2, .number = 1},
};
TABLE(autoscaling_horizontal_pod_autoscaler_spec, &crd_core_autoscaling_horizontal_pod_autoscaler_spec_type)

static const core_declared_rule autoscaling_horizontal_pod_autoscaler_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &autoscaling_horizontal_pod_autoscaler_spec_declared},
};
TABLE(autoscaling_horizontal_pod_autoscaler, &crd_core_autoscaling_horizontal_pod_autoscaler_type)

static const core_declared_rule storage_storage_class_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_IMMUTABLE, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_IMMUTABLE, .level = CORE_BETA, .stops = true, .field = 3},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 3},
    {.does = CORE_DECLARED_IMMUTABLE, .level = CORE_BETA, .stops = true, .field = 4},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 4},
    {.does = CORE_DECLARED_IMMUTABLE, .level = CORE_BETA, .stops = true, .field = 7},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 7},
};
TABLE(storage_storage_class, &crd_core_storage_storage_class_type)

static const core_declared_rule storage_volume_attachment_spec_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true},
    {.does = CORE_DECLARED_LONG_NAME_CASELESS, .level = CORE_BETA},
    {.does = CORE_DECLARED_MAX_LENGTH, .level = CORE_BETA, .number = 63},
};
TABLE(storage_volume_attachment_spec, &crd_core_storage_volume_attachment_spec_type)

static const core_declared_rule storage_volume_attachment_rules[] = {
    {.does = CORE_DECLARED_IMMUTABLE, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &storage_volume_attachment_spec_declared},
};
TABLE(storage_volume_attachment, &crd_core_storage_volume_attachment_type)

static const core_declared_rule flowcontrol_limit_response_rules[] = {
    {.does = CORE_DECLARED_DISCRIMINATED,
     .level = CORE_BETA,
     .field = CORE_DECLARED_WHOLE,
     .member_count = 2,
     .members = {1, 0},
     .text_count = 1,
     .texts =
         (const crd_string[]){
             CRD_STRING_INIT("Queue"),
         },
     .inner_count = 2,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_REQUIRED, .stops = true},
             {.does = CORE_DECLARED_FORBIDDEN},
         }},
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true},
};
TABLE(flowcontrol_limit_response, &crd_core_flowcontrol_limit_response_type)

static const core_declared_rule flowcontrol_limited_priority_level_configuration_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 1, .type = &flowcontrol_limit_response_declared},
};
TABLE(flowcontrol_limited_priority_level_configuration, &crd_core_flowcontrol_limited_priority_level_configuration_type)

static const core_declared_rule flowcontrol_priority_level_configuration_spec_rules[] = {
    {.does = CORE_DECLARED_DISCRIMINATED,
     .level = CORE_BETA,
     .field = CORE_DECLARED_WHOLE,
     .member_count = 2,
     .members = {2, 0},
     .text_count = 1,
     .texts =
         (const crd_string[]){
             CRD_STRING_INIT("Exempt"),
         },
     .inner_count = 2,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_OPTIONAL, .stops = true},
             {.does = CORE_DECLARED_FORBIDDEN},
         }},
    {.does = CORE_DECLARED_DISCRIMINATED,
     .level = CORE_BETA,
     .field = CORE_DECLARED_WHOLE,
     .member_count = 2,
     .members = {1, 0},
     .text_count = 1,
     .texts =
         (const crd_string[]){
             CRD_STRING_INIT("Limited"),
         },
     .inner_count = 2,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_REQUIRED, .stops = true},
             {.does = CORE_DECLARED_FORBIDDEN},
         }},
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_TYPE, .field = 1, .type = &flowcontrol_limited_priority_level_configuration_declared},
};
TABLE(flowcontrol_priority_level_configuration_spec, &crd_core_flowcontrol_priority_level_configuration_spec_type)

static const core_declared_rule flowcontrol_priority_level_configuration_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &flowcontrol_priority_level_configuration_spec_declared},
};
TABLE(flowcontrol_priority_level_configuration, &crd_core_flowcontrol_priority_level_configuration_type)

static const core_declared_rule node_runtime_class_rules[] = {
    {.does = CORE_DECLARED_IMMUTABLE, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_SHORT_NAME, .level = CORE_BETA, .field = 2},
};
TABLE(node_runtime_class, &crd_core_node_runtime_class_type)

static const core_declared_rule certificates_certificate_signing_request_status_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true},
    {.does = CORE_DECLARED_ZERO_OR_ONE,
     .level = CORE_BETA,
     .member_count = 1,
     .members = {0},
     .text_count = 2,
     .texts =
         (const crd_string[]){
             CRD_STRING_INIT("Approved"),
             CRD_STRING_INIT("Denied"),
         }},
};
TABLE(certificates_certificate_signing_request_status, &crd_core_certificates_certificate_signing_request_status_type)

static const core_declared_rule certificates_certificate_signing_request_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 3, .type = &certificates_certificate_signing_request_status_declared},
};
TABLE(certificates_certificate_signing_request, &crd_core_certificates_certificate_signing_request_type)

static const core_declared_rule admission_validating_admission_policy_binding_spec_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true},
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true, .field = 3},
};
TABLE(admission_validating_admission_policy_binding_spec, &crd_core_admission_validating_admission_policy_binding_spec_type)

static const core_declared_rule admission_validating_admission_policy_binding_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &admission_validating_admission_policy_binding_spec_declared},
};
TABLE(admission_validating_admission_policy_binding, &crd_core_admission_validating_admission_policy_binding_type)

static const core_declared_rule resource_device_allocation_mode_rules[] = {
    {.does = CORE_DECLARED_ENUM, .level = CORE_BETA},
};
TABLE(resource_device_allocation_mode, NULL)

static const core_declared_rule resource_device_toleration_operator_rules[] = {
    {.does = CORE_DECLARED_ENUM,
     .level = CORE_BETA,
     .text_count = 2,
     .texts =
         (const crd_string[]){
             CRD_STRING_INIT("Equal"),
             CRD_STRING_INIT("Exists"),
         }},
};
TABLE(resource_device_toleration_operator, NULL)

static const core_declared_rule resource_device_taint_effect_rules[] = {
    {.does = CORE_DECLARED_ENUM,
     .level = CORE_BETA,
     .text_count = 3,
     .texts =
         (const crd_string[]){
             CRD_STRING_INIT("NoExecute"),
             CRD_STRING_INIT("NoSchedule"),
             CRD_STRING_INIT("None"),
         }},
};
TABLE(resource_device_taint_effect, NULL)

static const core_declared_rule resource_device_toleration_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true},
    {.does = CORE_DECLARED_LABEL_KEY, .level = CORE_BETA},
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_TYPE, .field = 1, .type = &resource_device_toleration_operator_declared},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 3},
    {.does = CORE_DECLARED_TYPE, .field = 3, .type = &resource_device_taint_effect_declared},
};
TABLE(resource_device_toleration, &crd_core_resource_device_toleration_type)

static const core_declared_rule resource_device_derived_attribute_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .stops = true},
    {.does = CORE_DECLARED_RESOURCE_FULLY_QUALIFIED_NAME},
    {.does = CORE_DECLARED_REQUIRED, .stops = true, .field = 1},
};
TABLE(resource_device_derived_attribute, &crd_core_resource_device_derived_attribute_type)

static const core_declared_rule resource_exact_device_request_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_MAX_ITEMS, .level = CORE_BETA, .stops = true, .field = 1, .number = 32},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &resource_device_allocation_mode_declared},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 5},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 5,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &resource_device_toleration_declared},
         }},
    {.does = CORE_DECLARED_MAX_ITEMS, .stops = true, .field = 7, .number = 32},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 7},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 7,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &resource_device_derived_attribute_declared},
         }},
};
TABLE(resource_exact_device_request, &crd_core_resource_exact_device_request_type)

static const core_declared_rule resource_device_sub_request_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_LONG_NAME, .level = CORE_BETA, .field = 1},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_MAX_ITEMS, .level = CORE_BETA, .stops = true, .field = 2, .number = 32},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 3},
    {.does = CORE_DECLARED_TYPE, .field = 3, .type = &resource_device_allocation_mode_declared},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 5},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 5,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &resource_device_toleration_declared},
         }},
    {.does = CORE_DECLARED_MAX_ITEMS, .stops = true, .field = 7, .number = 32},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 7},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 7,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &resource_device_derived_attribute_declared},
         }},
};
TABLE(resource_device_sub_request, &crd_core_resource_device_sub_request_type)

static const core_declared_rule resource_device_request_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_TYPE, .field = 1, .type = &resource_exact_device_request_declared},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_MAX_ITEMS, .level = CORE_BETA, .stops = true, .field = 2, .number = 8},
    {.does = CORE_DECLARED_UNIQUE,
     .level = CORE_BETA,
     .field = 2,
     .match = CORE_MATCH_KEYS,
     .member_count = 1,
     .members = {0}},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 2,
     .match = CORE_MATCH_KEYS,
     .member_count = 1,
     .members = {0},
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &resource_device_sub_request_declared},
         }},
};
TABLE(resource_device_request, &crd_core_resource_device_request_type)

static const core_declared_rule resource_device_constraint_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true},
    {.does = CORE_DECLARED_MAX_ITEMS, .level = CORE_BETA, .stops = true, .number = 32},
    {.does = CORE_DECLARED_UNIQUE, .level = CORE_BETA, .match = CORE_MATCH_WHOLE},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_RESOURCE_FULLY_QUALIFIED_NAME, .level = CORE_BETA, .field = 1},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_RESOURCE_FULLY_QUALIFIED_NAME, .level = CORE_BETA, .field = 2},
};
TABLE(resource_device_constraint, &crd_core_resource_device_constraint_type)

static const core_declared_rule resource_opaque_device_configuration_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true},
    {.does = CORE_DECLARED_LONG_NAME_CASELESS, .level = CORE_BETA},
    {.does = CORE_DECLARED_MAX_LENGTH, .level = CORE_BETA, .number = 63},
};
TABLE(resource_opaque_device_configuration, &crd_core_resource_opaque_device_configuration_type)

static const core_declared_rule resource_device_configuration_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true},
    {.does = CORE_DECLARED_TYPE, .type = &resource_opaque_device_configuration_declared},
};
TABLE(resource_device_configuration, &crd_core_resource_device_configuration_type)

static const core_declared_rule resource_device_claim_configuration_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true},
    {.does = CORE_DECLARED_MAX_ITEMS, .level = CORE_BETA, .stops = true, .number = 32},
    {.does = CORE_DECLARED_UNIQUE, .level = CORE_BETA, .match = CORE_MATCH_WHOLE},
    {.does = CORE_DECLARED_TYPE, .field = 1, .type = &resource_device_configuration_declared},
};
TABLE(resource_device_claim_configuration, &crd_core_resource_device_claim_configuration_type)

static const core_declared_rule resource_device_claim_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true},
    {.does = CORE_DECLARED_MAX_ITEMS, .level = CORE_BETA, .stops = true, .number = 32},
    {.does = CORE_DECLARED_UNIQUE, .level = CORE_BETA, .match = CORE_MATCH_KEYS, .member_count = 1, .members = {0}},
    {.does = CORE_DECLARED_EACH_VALUE,
     .match = CORE_MATCH_KEYS,
     .member_count = 1,
     .members = {0},
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &resource_device_request_declared},
         }},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_MAX_ITEMS, .level = CORE_BETA, .stops = true, .field = 1, .number = 32},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 1,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &resource_device_constraint_declared},
         }},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_MAX_ITEMS, .level = CORE_BETA, .stops = true, .field = 2, .number = 32},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 2,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &resource_device_claim_configuration_declared},
         }},
};
TABLE(resource_device_claim, &crd_core_resource_device_claim_type)

static const core_declared_rule resource_resource_claim_spec_rules[] = {
    {.does = CORE_DECLARED_TYPE, .type = &resource_device_claim_declared},
};
TABLE(resource_resource_claim_spec, &crd_core_resource_resource_claim_spec_type)

static const core_declared_rule resource_skip_node_operation_rules[] = {
    {.does = CORE_DECLARED_ENUM,
     .text_count = 3,
     .texts =
         (const crd_string[]){
             CRD_STRING_INIT("*"),
             CRD_STRING_INIT("NodePrepareResources"),
             CRD_STRING_INIT("NodeUnprepareResources"),
         }},
};
TABLE(resource_skip_node_operation, NULL)

static const core_declared_rule resource_device_request_allocation_result_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_LONG_NAME_CASELESS, .level = CORE_BETA, .field = 1},
    {.does = CORE_DECLARED_MAX_LENGTH, .level = CORE_BETA, .field = 1, .number = 63},
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_RESOURCE_POOL_NAME, .level = CORE_BETA, .field = 2},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 5},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 5,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &resource_device_toleration_declared},
         }},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 6},
    {.does = CORE_DECLARED_MAX_ITEMS, .level = CORE_BETA, .stops = true, .field = 6, .number = 4},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 7},
    {.does = CORE_DECLARED_MAX_ITEMS, .level = CORE_BETA, .stops = true, .field = 7, .number = 4},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 8},
    {.does = CORE_DECLARED_UUID, .level = CORE_BETA, .field = 8},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 10},
    {.does = CORE_DECLARED_UNIQUE, .field = 10, .match = CORE_MATCH_WHOLE},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 10,
     .match = CORE_MATCH_WHOLE,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &resource_skip_node_operation_declared},
         }},
};
TABLE(resource_device_request_allocation_result, &crd_core_resource_device_request_allocation_result_type)

static const core_declared_rule resource_allocation_config_source_rules[] = {
    {.does = CORE_DECLARED_ENUM,
     .level = CORE_BETA,
     .text_count = 2,
     .texts =
         (const crd_string[]){
             CRD_STRING_INIT("FromClaim"),
             CRD_STRING_INIT("FromClass"),
         }},
};
TABLE(resource_allocation_config_source, NULL)

static const core_declared_rule resource_device_allocation_configuration_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true},
    {.does = CORE_DECLARED_TYPE, .type = &resource_allocation_config_source_declared},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_MAX_ITEMS, .level = CORE_BETA, .stops = true, .field = 1, .number = 32},
    {.does = CORE_DECLARED_UNIQUE, .level = CORE_BETA, .field = 1, .match = CORE_MATCH_WHOLE},
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &resource_device_configuration_declared},
};
TABLE(resource_device_allocation_configuration, &crd_core_resource_device_allocation_configuration_type)

static const core_declared_rule resource_device_allocation_result_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true},
    {.does = CORE_DECLARED_MAX_ITEMS, .level = CORE_BETA, .stops = true, .number = 32},
    {.does = CORE_DECLARED_EACH_VALUE,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &resource_device_request_allocation_result_declared},
         }},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_MAX_ITEMS, .level = CORE_BETA, .stops = true, .field = 1, .number = 64},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 1,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &resource_device_allocation_configuration_declared},
         }},
};
TABLE(resource_device_allocation_result, &crd_core_resource_device_allocation_result_type)

static const core_declared_rule resource_allocation_result_rules[] = {
    {.does = CORE_DECLARED_TYPE, .type = &resource_device_allocation_result_declared},
};
TABLE(resource_allocation_result, &crd_core_resource_allocation_result_type)

static const core_declared_rule resource_network_device_data_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true},
    {.does = CORE_DECLARED_MAX_BYTES, .level = CORE_BETA, .number = 256},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_MAX_ITEMS, .level = CORE_BETA, .stops = true, .field = 1, .number = 16},
    {.does = CORE_DECLARED_UNIQUE, .level = CORE_BETA, .field = 1, .match = CORE_MATCH_WHOLE},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_MAX_BYTES, .level = CORE_BETA, .field = 2, .number = 128},
};
TABLE(resource_network_device_data, &crd_core_resource_network_device_data_type)

static const core_declared_rule resource_allocated_device_status_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 3},
    {.does = CORE_DECLARED_UUID, .level = CORE_BETA, .field = 3},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 6},
    {.does = CORE_DECLARED_TYPE, .field = 6, .type = &resource_network_device_data_declared},
};
TABLE(resource_allocated_device_status, &crd_core_resource_allocated_device_status_type)

static const core_declared_rule resource_resource_claim_status_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true},
    {.does = CORE_DECLARED_UPDATE, .level = CORE_BETA, .stops = true, .number = 4},
    {.does = CORE_DECLARED_TYPE, .type = &resource_allocation_result_declared},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_MAX_ITEMS, .level = CORE_BETA, .stops = true, .field = 1, .number = 256},
    {.does = CORE_DECLARED_UNIQUE,
     .level = CORE_BETA,
     .field = 1,
     .match = CORE_MATCH_KEYS,
     .member_count = 1,
     .members = {3}},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_UNIQUE,
     .level = CORE_BETA,
     .field = 2,
     .match = CORE_MATCH_KEYS,
     .member_count = 4,
     .members = {0, 2, 1, 3}},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 2,
     .match = CORE_MATCH_KEYS,
     .member_count = 4,
     .members = {0, 2, 1, 3},
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &resource_allocated_device_status_declared},
         }},
};
TABLE(resource_resource_claim_status, &crd_core_resource_resource_claim_status_type)

static const core_declared_rule resource_resource_claim_rules[] = {
    {.does = CORE_DECLARED_IMMUTABLE, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &resource_resource_claim_spec_declared},
    {.does = CORE_DECLARED_TYPE, .field = 3, .type = &resource_resource_claim_status_declared},
};
TABLE(resource_resource_claim, &crd_core_resource_resource_claim_type)

static const core_declared_rule resource_resource_claim_template_spec_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 1, .type = &resource_resource_claim_spec_declared},
};
TABLE(resource_resource_claim_template_spec, &crd_core_resource_resource_claim_template_spec_type)

static const core_declared_rule resource_resource_claim_template_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &resource_resource_claim_template_spec_declared},
};
TABLE(resource_resource_claim_template, &crd_core_resource_resource_claim_template_type)

static const core_declared_rule resource_device_attribute_rules[] = {
    {.does = CORE_DECLARED_UNION,
     .level = CORE_BETA,
     .field = CORE_DECLARED_WHOLE,
     .member_count = 8,
     .members = {0, 1, 2, 3, 4, 5, 6, 7}},
};
TABLE(resource_device_attribute, &crd_core_resource_device_attribute_type)

static const core_declared_rule resource_device_counter_consumption_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true},
    {.does = CORE_DECLARED_SHORT_NAME, .level = CORE_BETA},
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_EACH_KEY,
     .level = CORE_BETA,
     .field = 1,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_SHORT_NAME},
         }},
    {.does = CORE_DECLARED_MAX_ITEMS, .stops = true, .field = 2, .number = 2},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 2},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 2,
     .match = CORE_MATCH_WHOLE,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_SHORT_NAME},
         }},
    {.does = CORE_DECLARED_UNIQUE, .field = 2, .match = CORE_MATCH_WHOLE},
};
TABLE(resource_device_counter_consumption, &crd_core_resource_device_counter_consumption_type)

static const core_declared_rule resource_device_taint_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &resource_device_taint_effect_declared},
};
TABLE(resource_device_taint, &crd_core_resource_device_taint_type)

static const core_declared_rule resource_node_allocatable_mapping_rules[] = {
    {.does = CORE_DECLARED_UNION, .field = CORE_DECLARED_WHOLE, .member_count = 2, .members = {0, 2}},
};
TABLE(resource_node_allocatable_mapping, &crd_core_resource_node_allocatable_mapping_type)

static const core_declared_rule resource_node_allocatable_resource_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .stops = true},
    {.does = CORE_DECLARED_TYPE, .type = &resource_node_allocatable_mapping_declared},
};
TABLE(resource_node_allocatable_resource, &crd_core_resource_node_allocatable_resource_type)

static const core_declared_rule resource_device_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 1,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &resource_device_attribute_declared},
         }},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 3},
    {.does = CORE_DECLARED_MAX_ITEMS, .level = CORE_BETA, .stops = true, .field = 3, .number = 2},
    {.does = CORE_DECLARED_UNIQUE,
     .level = CORE_BETA,
     .field = 3,
     .match = CORE_MATCH_KEYS,
     .member_count = 1,
     .members = {0}},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 3,
     .match = CORE_MATCH_KEYS,
     .member_count = 1,
     .members = {0},
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &resource_device_counter_consumption_declared},
         }},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 7},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 7,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &resource_device_taint_declared},
         }},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 9},
    {.does = CORE_DECLARED_MAX_ITEMS, .level = CORE_BETA, .stops = true, .field = 9, .number = 4},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 10},
    {.does = CORE_DECLARED_MAX_ITEMS, .level = CORE_BETA, .stops = true, .field = 10, .number = 4},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 12},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 12,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &resource_node_allocatable_resource_declared},
         }},
};
TABLE(resource_device, &crd_core_resource_device_type)

static const core_declared_rule resource_counter_set_rules[] = {
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true},
    {.does = CORE_DECLARED_SHORT_NAME, .level = CORE_BETA},
    {.does = CORE_DECLARED_REQUIRED, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_EACH_KEY,
     .level = CORE_BETA,
     .field = 1,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_SHORT_NAME},
         }},
};
TABLE(resource_counter_set, &crd_core_resource_counter_set_type)

static const core_declared_rule resource_resource_slice_spec_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 5},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 5,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &resource_device_declared},
         }},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 7},
    {.does = CORE_DECLARED_MAX_ITEMS, .level = CORE_BETA, .stops = true, .field = 7, .number = 8},
    {.does = CORE_DECLARED_UNIQUE,
     .level = CORE_BETA,
     .field = 7,
     .match = CORE_MATCH_KEYS,
     .member_count = 1,
     .members = {0}},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 7,
     .match = CORE_MATCH_KEYS,
     .member_count = 1,
     .members = {0},
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &resource_counter_set_declared},
         }},
    {.does = CORE_DECLARED_IF_OPTION,
     .stops = true,
     .field = 8,
     .on = false,
     .number = offsetof(core_gates, dra_partitionable_devices_type),
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_FORBIDDEN, .stops = true},
         }},
    {.does = CORE_DECLARED_IF_OPTION,
     .stops = true,
     .field = 8,
     .on = true,
     .number = offsetof(core_gates, dra_partitionable_devices_type),
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_OPTIONAL, .stops = true},
         }},
    {.does = CORE_DECLARED_IF_OPTION,
     .field = 8,
     .on = true,
     .number = offsetof(core_gates, dra_partitionable_devices_type),
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_RESOURCE_FULLY_QUALIFIED_NAME},
         }},
    {.does = CORE_DECLARED_OPTIONAL, .stops = true, .field = 9},
    {.does = CORE_DECLARED_UNIQUE, .field = 9, .match = CORE_MATCH_WHOLE},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 9,
     .match = CORE_MATCH_WHOLE,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &resource_skip_node_operation_declared},
         }},
};
TABLE(resource_resource_slice_spec, &crd_core_resource_resource_slice_spec_type)

static const core_declared_rule resource_resource_slice_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &resource_resource_slice_spec_declared},
};
TABLE(resource_resource_slice, &crd_core_resource_resource_slice_type)

static const core_declared_rule resource_device_class_configuration_rules[] = {
    {.does = CORE_DECLARED_TYPE, .type = &resource_device_configuration_declared},
};
TABLE(resource_device_class_configuration, &crd_core_resource_device_class_configuration_type)

static const core_declared_rule resource_device_class_spec_rules[] = {
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true},
    {.does = CORE_DECLARED_MAX_ITEMS, .level = CORE_BETA, .stops = true, .number = 32},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 1},
    {.does = CORE_DECLARED_MAX_ITEMS, .level = CORE_BETA, .stops = true, .field = 1, .number = 32},
    {.does = CORE_DECLARED_EACH_VALUE,
     .field = 1,
     .inner_count = 1,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_TYPE, .type = &resource_device_class_configuration_declared},
         }},
    {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true, .field = 2},
    {.does = CORE_DECLARED_EXTENDED_RESOURCE_NAME, .level = CORE_BETA, .field = 2},
};
TABLE(resource_device_class_spec, &crd_core_resource_device_class_spec_type)

static const core_declared_rule resource_device_class_rules[] = {
    {.does = CORE_DECLARED_SUBFIELD,
     .field = 1,
     .member_count = 1,
     .members = {0},
     .inner_count = 2,
     .inner =
         (const core_declared_rule[]){
             {.does = CORE_DECLARED_OPTIONAL, .level = CORE_BETA, .stops = true},
             {.does = CORE_DECLARED_LONG_NAME, .level = CORE_BETA},
         }},
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &resource_device_class_spec_declared},
};
TABLE(resource_device_class, &crd_core_resource_device_class_type)

static const core_declared_rule resource_device_taint_rule_spec_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 1, .type = &resource_device_taint_declared},
};
TABLE(resource_device_taint_rule_spec, &crd_core_resource_device_taint_rule_spec_type)

static const core_declared_rule resource_device_taint_rule_rules[] = {
    {.does = CORE_DECLARED_TYPE, .field = 2, .type = &resource_device_taint_rule_spec_declared},
};
TABLE(resource_device_taint_rule, &crd_core_resource_device_taint_rule_type)

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
                                                             NULL};
