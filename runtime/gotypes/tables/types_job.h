/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of type_rows.h, which says how they are read: Jobs and CronJobs. tools/core-types.go prints this file. */
#ifndef CORE_TYPES_JOB_H
#define CORE_TYPES_JOB_H

#include "types_workload.h"

#define CORE_TYPES_JOB(TYPE)                                                                                                \
  TYPE(pod_failure_policy_on_exit_codes_requirement, "PodFailurePolicyOnExitCodesRequirement", "v1.")                       \
  TYPE(pod_failure_policy_on_pod_conditions_pattern, "PodFailurePolicyOnPodConditionsPattern", "v1.")                       \
  TYPE(pod_failure_policy_rule, "PodFailurePolicyRule", "v1.")                                                              \
  TYPE(pod_failure_policy, "PodFailurePolicy", "v1.")                                                                       \
  TYPE(success_policy_rule, "SuccessPolicyRule", "v1.")                                                                     \
  TYPE(success_policy, "SuccessPolicy", "v1.")                                                                              \
  TYPE(scheduling_workload_pod_group_basic_scheduling_policy, "WorkloadPodGroupBasicSchedulingPolicy", "v1alpha3.")         \
  TYPE(scheduling_workload_pod_group_gang_scheduling_policy, "WorkloadPodGroupGangSchedulingPolicy", "v1alpha3.")           \
  TYPE(scheduling_workload_pod_group_scheduling_policy, "WorkloadPodGroupSchedulingPolicy", "v1alpha3.")                    \
  TYPE(scheduling_topology_constraint, "TopologyConstraint", "v1alpha3.")                                                   \
  TYPE(scheduling_workload_pod_group_scheduling_constraints, "WorkloadPodGroupSchedulingConstraints", "v1alpha3.")          \
  TYPE(scheduling_workload_pod_group_single_disruption_mode, "WorkloadPodGroupSingleDisruptionMode", "v1alpha3.")           \
  TYPE(scheduling_workload_pod_group_all_disruption_mode, "WorkloadPodGroupAllDisruptionMode", "v1alpha3.")                 \
  TYPE(scheduling_workload_pod_group_disruption_mode, "WorkloadPodGroupDisruptionMode", "v1alpha3.")                        \
  TYPE(scheduling_workload_pod_group_resource_claim, "WorkloadPodGroupResourceClaim", "v1alpha3.")                          \
  TYPE(job_scheduling_configuration, "JobSchedulingConfiguration", "v1.")                                                   \
  TYPE(job_spec, "JobSpec", "v1.")                                                                                          \
  TYPE(job_condition, "JobCondition", "v1.")                                                                                \
  TYPE(uncounted_terminated_pods, "UncountedTerminatedPods", "v1.")                                                         \
  TYPE(job_status, "JobStatus", "v1.")                                                                                      \
  TYPE(job, "Job", "v1.")                                                                                                   \
  TYPE(job_template_spec, "JobTemplateSpec", "v1.")                                                                         \
  TYPE(cron_job_spec, "CronJobSpec", "v1.")                                                                                 \
  TYPE(object_reference, "ObjectReference", "v1.", CORE_ATOMIC)                                                             \
  TYPE(cron_job_status, "CronJobStatus", "v1.")                                                                             \
  TYPE(cron_job, "CronJob", "v1.")

#define CORE_ROWS_pod_failure_policy_on_exit_codes_requirement(ROW, T)                                                      \
  ROW(T, STRING_POINTER, container_name, "containerName", "ContainerName", "string", OMIT_EMPTY)                            \
  ROW(T, STRING, operator, "operator", "Operator", "v1.PodFailurePolicyOnExitCodesOperator", ALWAYS)                        \
  ROW(T, INT32_LIST, values, "values", "Values", "int32", ALWAYS, CORE_SET)
#define CORE_LOOKUP_pod_failure_policy_on_exit_codes_requirement(LOOKUP) LOOKUP(2, 0x3BF98799U, 0, 2, 1, 3)

#define CORE_ROWS_pod_failure_policy_on_pod_conditions_pattern(ROW, T)                                                      \
  ROW(T, STRING, type, "type", "Type", "v1.PodConditionType", ALWAYS)                                                       \
  ROW(T, STRING, status, "status", "Status", "v1.ConditionStatus", ALWAYS, .need = CORE_OPTIONAL)
#define CORE_LOOKUP_pod_failure_policy_on_pod_conditions_pattern(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_pod_failure_policy_rule(ROW, T)                                                                           \
  ROW(T, STRING, action, "action", "Action", "v1.PodFailurePolicyAction", ALWAYS)                                           \
  ROW(T, STRUCT_POINTER, on_exit_codes, "onExitCodes", "OnExitCodes", pod_failure_policy_on_exit_codes_requirement,         \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, LIST, on_pod_conditions, "onPodConditions", "OnPodConditions", pod_failure_policy_on_pod_conditions_pattern,       \
      OMIT_EMPTY)
#define CORE_LOOKUP_pod_failure_policy_rule(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 2, 3, 0)

#define CORE_ROWS_pod_failure_policy(ROW, T) ROW(T, LIST, rules, "rules", "Rules", pod_failure_policy_rule, ALWAYS)
#define CORE_LOOKUP_pod_failure_policy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_success_policy_rule(ROW, T)                                                                               \
  ROW(T, STRING_POINTER, succeeded_indexes, "succeededIndexes", "SucceededIndexes", "string", OMIT_EMPTY)                   \
  ROW(T, INT32_POINTER, succeeded_count, "succeededCount", "SucceededCount", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_success_policy_rule(LOOKUP) LOOKUP(1, 0xA8C6D7FU, 2, 1)

#define CORE_ROWS_success_policy(ROW, T) ROW(T, LIST, rules, "rules", "Rules", success_policy_rule, ALWAYS)
#define CORE_LOOKUP_success_policy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_scheduling_workload_pod_group_basic_scheduling_policy(ROW, T)                                             \
  ROW(T, BOOL, none, "", "", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_workload_pod_group_basic_scheduling_policy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 0)

#define CORE_ROWS_scheduling_workload_pod_group_gang_scheduling_policy(ROW, T)                                              \
  ROW(T, INT32_POINTER, min_count, "minCount", "MinCount", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_workload_pod_group_gang_scheduling_policy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_scheduling_workload_pod_group_scheduling_policy(ROW, T)                                                   \
  ROW(T, STRUCT_POINTER, basic, "basic", "Basic", scheduling_workload_pod_group_basic_scheduling_policy, OMIT_EMPTY)        \
  ROW(T, STRUCT_POINTER, gang, "gang", "Gang", scheduling_workload_pod_group_gang_scheduling_policy, OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_workload_pod_group_scheduling_policy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_scheduling_topology_constraint(ROW, T) ROW(T, STRING, key, "key", "Key", "string", ALWAYS)
#define CORE_LOOKUP_scheduling_topology_constraint(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_scheduling_workload_pod_group_scheduling_constraints(ROW, T)                                              \
  ROW(T, LIST, topology, "topology", "Topology", scheduling_topology_constraint, OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_workload_pod_group_scheduling_constraints(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_scheduling_workload_pod_group_single_disruption_mode(ROW, T) ROW(T, BOOL, none, "", "", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_workload_pod_group_single_disruption_mode(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 0)

#define CORE_ROWS_scheduling_workload_pod_group_all_disruption_mode(ROW, T) ROW(T, BOOL, none, "", "", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_workload_pod_group_all_disruption_mode(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 0)

#define CORE_ROWS_scheduling_workload_pod_group_disruption_mode(ROW, T)                                                     \
  ROW(T, STRUCT_POINTER, single, "single", "Single", scheduling_workload_pod_group_single_disruption_mode, OMIT_EMPTY)      \
  ROW(T, STRUCT_POINTER, all, "all", "All", scheduling_workload_pod_group_all_disruption_mode, OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_workload_pod_group_disruption_mode(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_scheduling_workload_pod_group_resource_claim(ROW, T)                                                      \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING_POINTER, resource_claim_name, "resourceClaimName", "ResourceClaimName", "string", OMIT_EMPTY)               \
  ROW(T, STRING_POINTER, resource_claim_template_name, "resourceClaimTemplateName", "ResourceClaimTemplateName", "string",  \
      OMIT_EMPTY)
#define CORE_LOOKUP_scheduling_workload_pod_group_resource_claim(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 2, 0, 3)

#define CORE_ROWS_job_scheduling_configuration(ROW, T)                                                                      \
  ROW(T, STRUCT_POINTER, scheduling_policy, "schedulingPolicy", "SchedulingPolicy",                                         \
      scheduling_workload_pod_group_scheduling_policy, OMIT_EMPTY)                                                          \
  ROW(T, STRUCT_POINTER, scheduling_constraints, "schedulingConstraints", "SchedulingConstraints",                          \
      scheduling_workload_pod_group_scheduling_constraints, OMIT_EMPTY)                                                     \
  ROW(T, STRUCT_POINTER, disruption_mode, "disruptionMode", "DisruptionMode",                                               \
      scheduling_workload_pod_group_disruption_mode, OMIT_EMPTY)                                                            \
  ROW(T, LIST, resource_claims, "resourceClaims", "ResourceClaims", scheduling_workload_pod_group_resource_claim,           \
      OMIT_EMPTY, CORE_BY_NAME)
#define CORE_LOOKUP_job_scheduling_configuration(LOOKUP) LOOKUP(2, 0xCBEDC0DDU, 3, 1, 2, 4)

#define CORE_ROWS_job_spec(ROW, T)                                                                                          \
  ROW(T, INT32_POINTER, parallelism, "parallelism", "Parallelism", "int32", OMIT_EMPTY)                                     \
  ROW(T, INT32_POINTER, completions, "completions", "Completions", "int32", OMIT_EMPTY)                                     \
  ROW(T, INT64_POINTER, active_deadline_seconds, "activeDeadlineSeconds", "ActiveDeadlineSeconds", "int64", OMIT_EMPTY)     \
  ROW(T, STRUCT_POINTER, pod_failure_policy, "podFailurePolicy", "PodFailurePolicy", pod_failure_policy, OMIT_EMPTY)        \
  ROW(T, STRUCT_POINTER, success_policy, "successPolicy", "SuccessPolicy", success_policy, OMIT_EMPTY)                      \
  ROW(T, INT32_POINTER, backoff_limit, "backoffLimit", "BackoffLimit", "int32", OMIT_EMPTY)                                 \
  ROW(T, INT32_POINTER, backoff_limit_per_index, "backoffLimitPerIndex", "BackoffLimitPerIndex", "int32", OMIT_EMPTY)       \
  ROW(T, INT32_POINTER, max_failed_indexes, "maxFailedIndexes", "MaxFailedIndexes", "int32", OMIT_EMPTY)                    \
  ROW(T, STRUCT_POINTER, selector, "selector", "Selector", label_selector, OMIT_EMPTY)                                      \
  ROW(T, BOOL_POINTER, manual_selector, "manualSelector", "ManualSelector", "bool", OMIT_EMPTY)                             \
  ROW(T, STRUCT, template, "template", "Template", pod_template_spec, ALWAYS)                                               \
  ROW(T, INT32_POINTER, ttl_seconds_after_finished, "ttlSecondsAfterFinished", "TTLSecondsAfterFinished", "int32",          \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING_POINTER, completion_mode, "completionMode", "CompletionMode", "v1.CompletionMode", OMIT_EMPTY)              \
  ROW(T, BOOL_POINTER, suspend, "suspend", "Suspend", "bool", OMIT_EMPTY)                                                   \
  ROW(T, STRING_POINTER, pod_replacement_policy, "podReplacementPolicy", "PodReplacementPolicy", "v1.PodReplacementPolicy", \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING_POINTER, managed_by, "managedBy", "ManagedBy", "string", OMIT_EMPTY)                                        \
  ROW(T, STRUCT_POINTER, scheduling, "scheduling", "Scheduling", job_scheduling_configuration, OMIT_EMPTY)
#define CORE_LOOKUP_job_spec(LOOKUP)                                                                                        \
  LOOKUP(5, 0xE746B537U, 8, 1, 3, 0, 14, 0, 6, 13, 16, 0, 9, 0, 0, 12, 2, 0, 0, 0, 7, 0, 0, 0, 5, 0, 15, 11, 0, 0, 17, 4,   \
         10, 0)

#define CORE_ROWS_job_condition(ROW, T)                                                                                     \
  ROW(T, STRING, type, "type", "Type", "v1.JobConditionType", ALWAYS)                                                       \
  ROW(T, STRING, status, "status", "Status", "v1.ConditionStatus", ALWAYS)                                                  \
  ROW(T, TIME, last_probe_time, "lastProbeTime", "LastProbeTime", "v1.Time", OMIT_EMPTY)                                    \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "LastTransitionTime", "v1.Time", OMIT_EMPTY)                     \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_job_condition(LOOKUP) LOOKUP(3, 0x19FF4703U, 3, 2, 1, 4, 5, 6, 0, 0)

#define CORE_ROWS_uncounted_terminated_pods(ROW, T)                                                                         \
  ROW(T, STRING_LIST, succeeded, "succeeded", "Succeeded", "types.UID", OMIT_EMPTY, CORE_SET)                               \
  ROW(T, STRING_LIST, failed, "failed", "Failed", "types.UID", OMIT_EMPTY, CORE_SET)
#define CORE_LOOKUP_uncounted_terminated_pods(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 1, 2)

#define CORE_ROWS_job_status(ROW, T)                                                                                        \
  ROW(T, LIST, conditions, "conditions", "Conditions", job_condition, OMIT_EMPTY)                                           \
  ROW(T, TIME_POINTER, start_time, "startTime", "StartTime", "v1.Time", OMIT_EMPTY)                                         \
  ROW(T, TIME_POINTER, completion_time, "completionTime", "CompletionTime", "v1.Time", OMIT_EMPTY)                          \
  ROW(T, INT32, active, "active", "Active", "int32", OMIT_EMPTY)                                                            \
  ROW(T, INT32, succeeded, "succeeded", "Succeeded", "int32", OMIT_EMPTY)                                                   \
  ROW(T, INT32, failed, "failed", "Failed", "int32", OMIT_EMPTY)                                                            \
  ROW(T, INT32_POINTER, terminating, "terminating", "Terminating", "int32", OMIT_EMPTY)                                     \
  ROW(T, STRING, completed_indexes, "completedIndexes", "CompletedIndexes", "string", OMIT_EMPTY)                           \
  ROW(T, STRING_POINTER, failed_indexes, "failedIndexes", "FailedIndexes", "string", OMIT_EMPTY)                            \
  ROW(T, STRUCT_POINTER, uncounted_terminated_pods, "uncountedTerminatedPods", "UncountedTerminatedPods",                   \
      uncounted_terminated_pods, OMIT_EMPTY)                                                                                \
  ROW(T, INT32_POINTER, ready, "ready", "Ready", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_job_status(LOOKUP) LOOKUP(4, 0x29F9C9A5U, 7, 8, 9, 5, 4, 2, 10, 0, 0, 3, 0, 1, 0, 6, 11, 0)

#define CORE_ROWS_job(ROW, T)                                                                                               \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", job_spec, OMIT_EMPTY)                                                                \
  ROW(T, STRUCT, status, "status", "Status", job_status, OMIT_EMPTY)
#define CORE_LOOKUP_job(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_job_template_spec(ROW, T)                                                                                 \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", job_spec, OMIT_EMPTY)
#define CORE_LOOKUP_job_template_spec(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_cron_job_spec(ROW, T)                                                                                     \
  ROW(T, STRING, schedule, "schedule", "Schedule", "string", ALWAYS)                                                        \
  ROW(T, STRING_POINTER, time_zone, "timeZone", "TimeZone", "string", OMIT_EMPTY)                                           \
  ROW(T, INT64_POINTER, starting_deadline_seconds, "startingDeadlineSeconds", "StartingDeadlineSeconds", "int64",           \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING, concurrency_policy, "concurrencyPolicy", "ConcurrencyPolicy", "v1.ConcurrencyPolicy", OMIT_EMPTY)          \
  ROW(T, BOOL_POINTER, suspend, "suspend", "Suspend", "bool", OMIT_EMPTY)                                                   \
  ROW(T, STRUCT, job_template, "jobTemplate", "JobTemplate", job_template_spec, ALWAYS)                                     \
  ROW(T, INT32_POINTER, successful_jobs_history_limit, "successfulJobsHistoryLimit", "SuccessfulJobsHistoryLimit", "int32", \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, INT32_POINTER, failed_jobs_history_limit, "failedJobsHistoryLimit", "FailedJobsHistoryLimit", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_cron_job_spec(LOOKUP) LOOKUP(3, 0xB64C024BU, 8, 3, 4, 6, 1, 2, 5, 7)

#define CORE_ROWS_object_reference(ROW, T)                                                                                  \
  ROW(T, STRING, kind, "kind", "Kind", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, namespace, "namespace", "Namespace", "string", OMIT_EMPTY)                                                 \
  ROW(T, STRING, name, "name", "Name", "string", OMIT_EMPTY)                                                                \
  ROW(T, STRING, uid, "uid", "UID", "types.UID", OMIT_EMPTY)                                                                \
  ROW(T, STRING, api_version, "apiVersion", "APIVersion", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING, resource_version, "resourceVersion", "ResourceVersion", "string", OMIT_EMPTY)                              \
  ROW(T, STRING, field_path, "fieldPath", "FieldPath", "string", OMIT_EMPTY)
#define CORE_LOOKUP_object_reference(LOOKUP) LOOKUP(3, 0xBBFFDEDFU, 7, 2, 4, 0, 3, 6, 5, 1)

#define CORE_ROWS_cron_job_status(ROW, T)                                                                                   \
  ROW(T, LIST, active, "active", "Active", object_reference, OMIT_EMPTY)                                                    \
  ROW(T, TIME_POINTER, last_schedule_time, "lastScheduleTime", "LastScheduleTime", "v1.Time", OMIT_EMPTY)                   \
  ROW(T, TIME_POINTER, last_successful_time, "lastSuccessfulTime", "LastSuccessfulTime", "v1.Time", OMIT_EMPTY)
#define CORE_LOOKUP_cron_job_status(LOOKUP) LOOKUP(2, 0xC4F5A587U, 0, 3, 1, 2)

#define CORE_ROWS_cron_job(ROW, T)                                                                                          \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", cron_job_spec, OMIT_EMPTY, .need = CORE_REQUIRED)                                    \
  ROW(T, STRUCT, status, "status", "Status", cron_job_status, OMIT_EMPTY)
#define CORE_LOOKUP_cron_job(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

CORE_TYPES_JOB(CORE_DECLARE)
CORE_TYPES_JOB(CORE_STRUCT)

#endif
