/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of types.h, which says how they are read: Jobs and CronJobs. tools/core-types.go prints this file. */
#ifndef CORE_TYPES_JOB_H
#define CORE_TYPES_JOB_H

#define CORE_TYPES_JOB(TYPE)                                                                                                \
  TYPE(pod_failure_policy_on_exit_codes_requirement, "PodFailurePolicyOnExitCodesRequirement")                              \
  TYPE(pod_failure_policy_on_pod_conditions_pattern, "PodFailurePolicyOnPodConditionsPattern")                              \
  TYPE(pod_failure_policy_rule, "PodFailurePolicyRule")                                                                     \
  TYPE(pod_failure_policy, "PodFailurePolicy")                                                                              \
  TYPE(success_policy_rule, "SuccessPolicyRule")                                                                            \
  TYPE(success_policy, "SuccessPolicy")                                                                                     \
  TYPE(workload_pod_group_basic_scheduling_policy, "WorkloadPodGroupBasicSchedulingPolicy")                                 \
  TYPE(workload_pod_group_gang_scheduling_policy, "WorkloadPodGroupGangSchedulingPolicy")                                   \
  TYPE(workload_pod_group_scheduling_policy, "WorkloadPodGroupSchedulingPolicy")                                            \
  TYPE(topology_constraint, "TopologyConstraint")                                                                           \
  TYPE(workload_pod_group_scheduling_constraints, "WorkloadPodGroupSchedulingConstraints")                                  \
  TYPE(workload_pod_group_single_disruption_mode, "WorkloadPodGroupSingleDisruptionMode")                                   \
  TYPE(workload_pod_group_all_disruption_mode, "WorkloadPodGroupAllDisruptionMode")                                         \
  TYPE(workload_pod_group_disruption_mode, "WorkloadPodGroupDisruptionMode")                                                \
  TYPE(workload_pod_group_resource_claim, "WorkloadPodGroupResourceClaim")                                                  \
  TYPE(job_scheduling_configuration, "JobSchedulingConfiguration")                                                          \
  TYPE(job_spec, "JobSpec")                                                                                                 \
  TYPE(job_condition, "JobCondition")                                                                                       \
  TYPE(uncounted_terminated_pods, "UncountedTerminatedPods")                                                                \
  TYPE(job_status, "JobStatus")                                                                                             \
  TYPE(job, "Job")                                                                                                          \
  TYPE(job_template_spec, "JobTemplateSpec")                                                                                \
  TYPE(cron_job_spec, "CronJobSpec")                                                                                        \
  TYPE(object_reference, "ObjectReference")                                                                                 \
  TYPE(cron_job_status, "CronJobStatus")                                                                                    \
  TYPE(cron_job, "CronJob")

#define CORE_ROWS_pod_failure_policy_on_exit_codes_requirement(ROW, T)                                                      \
  ROW(T, STRING_POINTER, container_name, "containerName", "string", OMIT_EMPTY)                                             \
  ROW(T, STRING, operator, "operator", "v1.PodFailurePolicyOnExitCodesOperator", ALWAYS)                                    \
  ROW(T, INT32_LIST, values, "values", "int32", ALWAYS)
#define CORE_LOOKUP_pod_failure_policy_on_exit_codes_requirement(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 2, 3, 0)

#define CORE_ROWS_pod_failure_policy_on_pod_conditions_pattern(ROW, T)                                                      \
  ROW(T, STRING, type, "type", "v1.PodConditionType", ALWAYS)                                                               \
  ROW(T, STRING, status, "status", "v1.ConditionStatus", ALWAYS)
#define CORE_LOOKUP_pod_failure_policy_on_pod_conditions_pattern(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_pod_failure_policy_rule(ROW, T)                                                                           \
  ROW(T, STRING, action, "action", "v1.PodFailurePolicyAction", ALWAYS)                                                     \
  ROW(T, STRUCT_POINTER, on_exit_codes, "onExitCodes", pod_failure_policy_on_exit_codes_requirement, OMIT_EMPTY)            \
  ROW(T, LIST, on_pod_conditions, "onPodConditions", pod_failure_policy_on_pod_conditions_pattern, OMIT_EMPTY)
#define CORE_LOOKUP_pod_failure_policy_rule(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 1, 3, 0, 2)

#define CORE_ROWS_pod_failure_policy(ROW, T) ROW(T, LIST, rules, "rules", pod_failure_policy_rule, ALWAYS)
#define CORE_LOOKUP_pod_failure_policy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_success_policy_rule(ROW, T)                                                                               \
  ROW(T, STRING_POINTER, succeeded_indexes, "succeededIndexes", "string", OMIT_EMPTY)                                       \
  ROW(T, INT32_POINTER, succeeded_count, "succeededCount", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_success_policy_rule(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_success_policy(ROW, T) ROW(T, LIST, rules, "rules", success_policy_rule, ALWAYS)
#define CORE_LOOKUP_success_policy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_workload_pod_group_basic_scheduling_policy(ROW, T) ROW(T, BOOL, none, "", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_workload_pod_group_basic_scheduling_policy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 0)

#define CORE_ROWS_workload_pod_group_gang_scheduling_policy(ROW, T)                                                         \
  ROW(T, INT32_POINTER, min_count, "minCount", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_workload_pod_group_gang_scheduling_policy(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_workload_pod_group_scheduling_policy(ROW, T)                                                              \
  ROW(T, STRUCT_POINTER, basic, "basic", workload_pod_group_basic_scheduling_policy, OMIT_EMPTY)                            \
  ROW(T, STRUCT_POINTER, gang, "gang", workload_pod_group_gang_scheduling_policy, OMIT_EMPTY)
#define CORE_LOOKUP_workload_pod_group_scheduling_policy(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_topology_constraint(ROW, T) ROW(T, STRING, key, "key", "string", ALWAYS)
#define CORE_LOOKUP_topology_constraint(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 0)

#define CORE_ROWS_workload_pod_group_scheduling_constraints(ROW, T)                                                         \
  ROW(T, LIST, topology, "topology", topology_constraint, OMIT_EMPTY)
#define CORE_LOOKUP_workload_pod_group_scheduling_constraints(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_workload_pod_group_single_disruption_mode(ROW, T) ROW(T, BOOL, none, "", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_workload_pod_group_single_disruption_mode(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 0)

#define CORE_ROWS_workload_pod_group_all_disruption_mode(ROW, T) ROW(T, BOOL, none, "", "bool", OMIT_EMPTY)
#define CORE_LOOKUP_workload_pod_group_all_disruption_mode(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 0)

#define CORE_ROWS_workload_pod_group_disruption_mode(ROW, T)                                                                \
  ROW(T, STRUCT_POINTER, single, "single", workload_pod_group_single_disruption_mode, OMIT_EMPTY)                           \
  ROW(T, STRUCT_POINTER, all, "all", workload_pod_group_all_disruption_mode, OMIT_EMPTY)
#define CORE_LOOKUP_workload_pod_group_disruption_mode(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_workload_pod_group_resource_claim(ROW, T)                                                                 \
  ROW(T, STRING, name, "name", "string", ALWAYS)                                                                            \
  ROW(T, STRING_POINTER, resource_claim_name, "resourceClaimName", "string", OMIT_EMPTY)                                    \
  ROW(T, STRING_POINTER, resource_claim_template_name, "resourceClaimTemplateName", "string", OMIT_EMPTY)
#define CORE_LOOKUP_workload_pod_group_resource_claim(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 2, 0, 3, 1)

#define CORE_ROWS_job_scheduling_configuration(ROW, T)                                                                      \
  ROW(T, STRUCT_POINTER, scheduling_policy, "schedulingPolicy", workload_pod_group_scheduling_policy, OMIT_EMPTY)           \
  ROW(T, STRUCT_POINTER, scheduling_constraints, "schedulingConstraints", workload_pod_group_scheduling_constraints,        \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRUCT_POINTER, disruption_mode, "disruptionMode", workload_pod_group_disruption_mode, OMIT_EMPTY)                 \
  ROW(T, LIST, resource_claims, "resourceClaims", workload_pod_group_resource_claim, OMIT_EMPTY)
#define CORE_LOOKUP_job_scheduling_configuration(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 1, 3, 4, 2)

#define CORE_ROWS_job_spec(ROW, T)                                                                                          \
  ROW(T, INT32_POINTER, parallelism, "parallelism", "int32", OMIT_EMPTY)                                                    \
  ROW(T, INT32_POINTER, completions, "completions", "int32", OMIT_EMPTY)                                                    \
  ROW(T, INT64_POINTER, active_deadline_seconds, "activeDeadlineSeconds", "int64", OMIT_EMPTY)                              \
  ROW(T, STRUCT_POINTER, pod_failure_policy, "podFailurePolicy", pod_failure_policy, OMIT_EMPTY)                            \
  ROW(T, STRUCT_POINTER, success_policy, "successPolicy", success_policy, OMIT_EMPTY)                                       \
  ROW(T, INT32_POINTER, backoff_limit, "backoffLimit", "int32", OMIT_EMPTY)                                                 \
  ROW(T, INT32_POINTER, backoff_limit_per_index, "backoffLimitPerIndex", "int32", OMIT_EMPTY)                               \
  ROW(T, INT32_POINTER, max_failed_indexes, "maxFailedIndexes", "int32", OMIT_EMPTY)                                        \
  ROW(T, STRUCT_POINTER, selector, "selector", label_selector, OMIT_EMPTY)                                                  \
  ROW(T, BOOL_POINTER, manual_selector, "manualSelector", "bool", OMIT_EMPTY)                                               \
  ROW(T, STRUCT, template, "template", pod_template_spec, ALWAYS)                                                           \
  ROW(T, INT32_POINTER, ttl_seconds_after_finished, "ttlSecondsAfterFinished", "int32", OMIT_EMPTY)                         \
  ROW(T, STRING_POINTER, completion_mode, "completionMode", "v1.CompletionMode", OMIT_EMPTY)                                \
  ROW(T, BOOL_POINTER, suspend, "suspend", "bool", OMIT_EMPTY)                                                              \
  ROW(T, STRING_POINTER, pod_replacement_policy, "podReplacementPolicy", "v1.PodReplacementPolicy", OMIT_EMPTY)             \
  ROW(T, STRING_POINTER, managed_by, "managedBy", "string", OMIT_EMPTY)                                                     \
  ROW(T, STRUCT_POINTER, scheduling, "scheduling", job_scheduling_configuration, OMIT_EMPTY)
#define CORE_LOOKUP_job_spec(LOOKUP)                                                                                        \
  LOOKUP(5, 0x97DF45A1U, 15, 0, 0, 16, 3, 0, 6, 14, 0, 13, 0, 0, 0, 8, 0, 17, 0, 0, 11, 5, 2, 0, 12, 10, 7, 9, 1, 4, 0, 0,  \
         0, 0)

#define CORE_ROWS_job_condition(ROW, T)                                                                                     \
  ROW(T, STRING, type, "type", "v1.JobConditionType", ALWAYS)                                                               \
  ROW(T, STRING, status, "status", "v1.ConditionStatus", ALWAYS)                                                            \
  ROW(T, TIME, last_probe_time, "lastProbeTime", "v1.Time", OMIT_EMPTY)                                                     \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "v1.Time", OMIT_EMPTY)                                           \
  ROW(T, STRING, reason, "reason", "string", OMIT_EMPTY)                                                                    \
  ROW(T, STRING, message, "message", "string", OMIT_EMPTY)
#define CORE_LOOKUP_job_condition(LOOKUP) LOOKUP(3, 0x730AD263U, 2, 6, 0, 1, 4, 5, 3, 0)

#define CORE_ROWS_uncounted_terminated_pods(ROW, T)                                                                         \
  ROW(T, STRING_LIST, succeeded, "succeeded", "types.UID", OMIT_EMPTY)                                                      \
  ROW(T, STRING_LIST, failed, "failed", "types.UID", OMIT_EMPTY)
#define CORE_LOOKUP_uncounted_terminated_pods(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_job_status(ROW, T)                                                                                        \
  ROW(T, LIST, conditions, "conditions", job_condition, OMIT_EMPTY)                                                         \
  ROW(T, TIME_POINTER, start_time, "startTime", "v1.Time", OMIT_EMPTY)                                                      \
  ROW(T, TIME_POINTER, completion_time, "completionTime", "v1.Time", OMIT_EMPTY)                                            \
  ROW(T, INT32, active, "active", "int32", OMIT_EMPTY)                                                                      \
  ROW(T, INT32, succeeded, "succeeded", "int32", OMIT_EMPTY)                                                                \
  ROW(T, INT32, failed, "failed", "int32", OMIT_EMPTY)                                                                      \
  ROW(T, INT32_POINTER, terminating, "terminating", "int32", OMIT_EMPTY)                                                    \
  ROW(T, STRING, completed_indexes, "completedIndexes", "string", OMIT_EMPTY)                                               \
  ROW(T, STRING_POINTER, failed_indexes, "failedIndexes", "string", OMIT_EMPTY)                                             \
  ROW(T, STRUCT_POINTER, uncounted_terminated_pods, "uncountedTerminatedPods", uncounted_terminated_pods, OMIT_EMPTY)       \
  ROW(T, INT32_POINTER, ready, "ready", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_job_status(LOOKUP) LOOKUP(4, 0xA8C6D7FU, 4, 8, 11, 3, 0, 0, 0, 2, 10, 6, 7, 1, 5, 0, 9, 0)

#define CORE_ROWS_job(ROW, T)                                                                                               \
  ROW(T, INLINE, type_meta, "TypeMeta", type_meta, ALWAYS)                                                                  \
  ROW(T, STRUCT, metadata, "metadata", object_meta, OMIT_EMPTY)                                                             \
  ROW(T, STRUCT, spec, "spec", job_spec, OMIT_EMPTY)                                                                        \
  ROW(T, STRUCT, status, "status", job_status, OMIT_EMPTY)
#define CORE_LOOKUP_job(LOOKUP) LOOKUP(3, 0x71DDB0A1U, 4, 2, 1, 0, 0, 1, 3, 0)

#define CORE_ROWS_job_template_spec(ROW, T)                                                                                 \
  ROW(T, STRUCT, metadata, "metadata", object_meta, OMIT_EMPTY)                                                             \
  ROW(T, STRUCT, spec, "spec", job_spec, OMIT_EMPTY)
#define CORE_LOOKUP_job_template_spec(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_cron_job_spec(ROW, T)                                                                                     \
  ROW(T, STRING, schedule, "schedule", "string", ALWAYS)                                                                    \
  ROW(T, STRING_POINTER, time_zone, "timeZone", "string", OMIT_EMPTY)                                                       \
  ROW(T, INT64_POINTER, starting_deadline_seconds, "startingDeadlineSeconds", "int64", OMIT_EMPTY)                          \
  ROW(T, STRING, concurrency_policy, "concurrencyPolicy", "v1.ConcurrencyPolicy", OMIT_EMPTY)                               \
  ROW(T, BOOL_POINTER, suspend, "suspend", "bool", OMIT_EMPTY)                                                              \
  ROW(T, STRUCT, job_template, "jobTemplate", job_template_spec, ALWAYS)                                                    \
  ROW(T, INT32_POINTER, successful_jobs_history_limit, "successfulJobsHistoryLimit", "int32", OMIT_EMPTY)                   \
  ROW(T, INT32_POINTER, failed_jobs_history_limit, "failedJobsHistoryLimit", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_cron_job_spec(LOOKUP) LOOKUP(3, 0xFEEAD85DU, 3, 7, 4, 1, 6, 8, 5, 2)

#define CORE_ROWS_object_reference(ROW, T)                                                                                  \
  ROW(T, STRING, kind, "kind", "string", OMIT_EMPTY)                                                                        \
  ROW(T, STRING, namespace, "namespace", "string", OMIT_EMPTY)                                                              \
  ROW(T, STRING, name, "name", "string", OMIT_EMPTY)                                                                        \
  ROW(T, STRING, uid, "uid", "types.UID", OMIT_EMPTY)                                                                       \
  ROW(T, STRING, api_version, "apiVersion", "string", OMIT_EMPTY)                                                           \
  ROW(T, STRING, resource_version, "resourceVersion", "string", OMIT_EMPTY)                                                 \
  ROW(T, STRING, field_path, "fieldPath", "string", OMIT_EMPTY)
#define CORE_LOOKUP_object_reference(LOOKUP) LOOKUP(3, 0xC8D04605U, 2, 6, 7, 5, 1, 0, 3, 4)

#define CORE_ROWS_cron_job_status(ROW, T)                                                                                   \
  ROW(T, LIST, active, "active", object_reference, OMIT_EMPTY)                                                              \
  ROW(T, TIME_POINTER, last_schedule_time, "lastScheduleTime", "v1.Time", OMIT_EMPTY)                                       \
  ROW(T, TIME_POINTER, last_successful_time, "lastSuccessfulTime", "v1.Time", OMIT_EMPTY)
#define CORE_LOOKUP_cron_job_status(LOOKUP) LOOKUP(2, 0xC8D04605U, 2, 3, 0, 1)

#define CORE_ROWS_cron_job(ROW, T)                                                                                          \
  ROW(T, INLINE, type_meta, "TypeMeta", type_meta, ALWAYS)                                                                  \
  ROW(T, STRUCT, metadata, "metadata", object_meta, OMIT_EMPTY)                                                             \
  ROW(T, STRUCT, spec, "spec", cron_job_spec, OMIT_EMPTY)                                                                   \
  ROW(T, STRUCT, status, "status", cron_job_status, OMIT_EMPTY)
#define CORE_LOOKUP_cron_job(LOOKUP) LOOKUP(3, 0x71DDB0A1U, 4, 2, 1, 0, 0, 1, 3, 0)

#endif
