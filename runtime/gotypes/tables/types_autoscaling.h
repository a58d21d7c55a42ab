/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of type_rows.h, which says how they are read: autoscaling and policy. tools/core-types.go prints this file. */
#ifndef CORE_TYPES_AUTOSCALING_H
#define CORE_TYPES_AUTOSCALING_H

#include "../types.h"

#define CORE_TYPES_AUTOSCALING(TYPE)                                                                                        \
  TYPE(autoscaling_v1_scale_spec, "ScaleSpec", "v1.")                                                                       \
  TYPE(autoscaling_v1_scale_status, "ScaleStatus", "v1.")                                                                   \
  TYPE(autoscaling_v1_scale, "Scale", "v1.")                                                                                \
  TYPE(autoscaling_v1_cross_version_object_reference, "CrossVersionObjectReference", "v1.", CORE_ATOMIC)                    \
  TYPE(autoscaling_v1_horizontal_pod_autoscaler_spec, "HorizontalPodAutoscalerSpec", "v1.")                                 \
  TYPE(autoscaling_v1_horizontal_pod_autoscaler_status, "HorizontalPodAutoscalerStatus", "v1.")                             \
  TYPE(autoscaling_v1_horizontal_pod_autoscaler, "HorizontalPodAutoscaler", "v1.")                                          \
  TYPE(autoscaling_v1_object_metric_source, "ObjectMetricSource", "v1.")                                                    \
  TYPE(autoscaling_v1_pods_metric_source, "PodsMetricSource", "v1.")                                                        \
  TYPE(autoscaling_v1_resource_metric_source, "ResourceMetricSource", "v1.")                                                \
  TYPE(autoscaling_v1_container_resource_metric_source, "ContainerResourceMetricSource", "v1.")                             \
  TYPE(autoscaling_v1_external_metric_source, "ExternalMetricSource", "v1.")                                                \
  TYPE(autoscaling_v1_metric_spec, "MetricSpec", "v1.")                                                                     \
  TYPE(autoscaling_v1_object_metric_status, "ObjectMetricStatus", "v1.")                                                    \
  TYPE(autoscaling_v1_pods_metric_status, "PodsMetricStatus", "v1.")                                                        \
  TYPE(autoscaling_v1_resource_metric_status, "ResourceMetricStatus", "v1.")                                                \
  TYPE(autoscaling_v1_container_resource_metric_status, "ContainerResourceMetricStatus", "v1.")                             \
  TYPE(autoscaling_v1_external_metric_status, "ExternalMetricStatus", "v1.")                                                \
  TYPE(autoscaling_v1_metric_status, "MetricStatus", "v1.")                                                                 \
  TYPE(autoscaling_cross_version_object_reference, "CrossVersionObjectReference", "v2.")                                    \
  TYPE(autoscaling_metric_target, "MetricTarget", "v2.")                                                                    \
  TYPE(autoscaling_metric_identifier, "MetricIdentifier", "v2.")                                                            \
  TYPE(autoscaling_object_metric_source, "ObjectMetricSource", "v2.")                                                       \
  TYPE(autoscaling_pods_metric_source, "PodsMetricSource", "v2.")                                                           \
  TYPE(autoscaling_resource_metric_source, "ResourceMetricSource", "v2.")                                                   \
  TYPE(autoscaling_container_resource_metric_source, "ContainerResourceMetricSource", "v2.")                                \
  TYPE(autoscaling_external_metric_source, "ExternalMetricSource", "v2.")                                                   \
  TYPE(autoscaling_metric_spec, "MetricSpec", "v2.")                                                                        \
  TYPE(autoscaling_hpa_scaling_policy, "HPAScalingPolicy", "v2.")                                                           \
  TYPE(autoscaling_hpa_scaling_rules, "HPAScalingRules", "v2.")                                                             \
  TYPE(autoscaling_horizontal_pod_autoscaler_behavior, "HorizontalPodAutoscalerBehavior", "v2.")                            \
  TYPE(autoscaling_horizontal_pod_autoscaler_spec, "HorizontalPodAutoscalerSpec", "v2.")                                    \
  TYPE(autoscaling_metric_value_status, "MetricValueStatus", "v2.")                                                         \
  TYPE(autoscaling_object_metric_status, "ObjectMetricStatus", "v2.")                                                       \
  TYPE(autoscaling_pods_metric_status, "PodsMetricStatus", "v2.")                                                           \
  TYPE(autoscaling_resource_metric_status, "ResourceMetricStatus", "v2.")                                                   \
  TYPE(autoscaling_container_resource_metric_status, "ContainerResourceMetricStatus", "v2.")                                \
  TYPE(autoscaling_external_metric_status, "ExternalMetricStatus", "v2.")                                                   \
  TYPE(autoscaling_metric_status, "MetricStatus", "v2.")                                                                    \
  TYPE(autoscaling_horizontal_pod_autoscaler_condition, "HorizontalPodAutoscalerCondition", "v2.")                          \
  TYPE(autoscaling_horizontal_pod_autoscaler_status, "HorizontalPodAutoscalerStatus", "v2.")                                \
  TYPE(autoscaling_horizontal_pod_autoscaler, "HorizontalPodAutoscaler", "v2.")                                             \
  TYPE(policy_pod_disruption_budget_spec, "PodDisruptionBudgetSpec", "v1.")                                                 \
  TYPE(policy_pod_disruption_budget_status, "PodDisruptionBudgetStatus", "v1.")                                             \
  TYPE(policy_pod_disruption_budget, "PodDisruptionBudget", "v1.")                                                          \
  TYPE(preconditions, "Preconditions", "v1.")                                                                               \
  TYPE(delete_options, "DeleteOptions", "v1.")                                                                              \
  TYPE(policy_eviction, "Eviction", "v1.")

#define CORE_ROWS_autoscaling_v1_scale_spec(ROW, T) ROW(T, INT32, replicas, "replicas", "Replicas", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_v1_scale_spec(LOOKUP) LOOKUP(1, 0xC4F5A587U, 0, 1)

#define CORE_ROWS_autoscaling_v1_scale_status(ROW, T)                                                                       \
  ROW(T, INT32, replicas, "replicas", "Replicas", "int32", ALWAYS)                                                          \
  ROW(T, STRING, selector, "selector", "Selector", "string", OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_v1_scale_status(LOOKUP) LOOKUP(1, 0xC4F5A587U, 2, 1)

#define CORE_ROWS_autoscaling_v1_scale(ROW, T)                                                                              \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", autoscaling_v1_scale_spec, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, status, "status", "Status", autoscaling_v1_scale_status, OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_v1_scale(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_autoscaling_v1_cross_version_object_reference(ROW, T)                                                     \
  ROW(T, STRING, kind, "kind", "Kind", "string", ALWAYS)                                                                    \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, api_version, "apiVersion", "APIVersion", "string", OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_v1_cross_version_object_reference(LOOKUP) LOOKUP(2, 0xC4F5A587U, 2, 1, 0, 3)

#define CORE_ROWS_autoscaling_v1_horizontal_pod_autoscaler_spec(ROW, T)                                                     \
  ROW(T, STRUCT, scale_target_ref, "scaleTargetRef", "ScaleTargetRef", autoscaling_v1_cross_version_object_reference,       \
      ALWAYS)                                                                                                               \
  ROW(T, INT32_POINTER, min_replicas, "minReplicas", "MinReplicas", "int32", OMIT_EMPTY)                                    \
  ROW(T, INT32, max_replicas, "maxReplicas", "MaxReplicas", "int32", ALWAYS)                                                \
  ROW(T, INT32_POINTER, target_cpu_utilization_percentage, "targetCPUUtilizationPercentage",                                \
      "TargetCPUUtilizationPercentage", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_v1_horizontal_pod_autoscaler_spec(LOOKUP) LOOKUP(2, 0xB2EA9F4BU, 4, 3, 1, 2)

#define CORE_ROWS_autoscaling_v1_horizontal_pod_autoscaler_status(ROW, T)                                                   \
  ROW(T, INT64_POINTER, observed_generation, "observedGeneration", "ObservedGeneration", "int64", OMIT_EMPTY)               \
  ROW(T, TIME_POINTER, last_scale_time, "lastScaleTime", "LastScaleTime", "v1.Time", OMIT_EMPTY)                            \
  ROW(T, INT32, current_replicas, "currentReplicas", "CurrentReplicas", "int32", ALWAYS)                                    \
  ROW(T, INT32, desired_replicas, "desiredReplicas", "DesiredReplicas", "int32", ALWAYS)                                    \
  ROW(T, INT32_POINTER, current_cpu_utilization_percentage, "currentCPUUtilizationPercentage",                              \
      "CurrentCPUUtilizationPercentage", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_v1_horizontal_pod_autoscaler_status(LOOKUP) LOOKUP(3, 0xA8C6D7FU, 1, 4, 0, 3, 0, 5, 0, 2)

#define CORE_ROWS_autoscaling_v1_horizontal_pod_autoscaler(ROW, T)                                                          \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", autoscaling_v1_horizontal_pod_autoscaler_spec, OMIT_EMPTY, .need = CORE_REQUIRED)    \
  ROW(T, STRUCT, status, "status", "Status", autoscaling_v1_horizontal_pod_autoscaler_status, OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_v1_horizontal_pod_autoscaler(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_autoscaling_v1_object_metric_source(ROW, T)                                                               \
  ROW(T, STRUCT, target, "target", "Target", autoscaling_v1_cross_version_object_reference, ALWAYS)                         \
  ROW(T, STRING, metric_name, "metricName", "MetricName", "string", ALWAYS)                                                 \
  ROW(T, QUANTITY, target_value, "targetValue", "TargetValue", "resource.Quantity", ALWAYS)                                 \
  ROW(T, STRUCT_POINTER, selector, "selector", "Selector", label_selector, OMIT_EMPTY)                                      \
  ROW(T, QUANTITY_POINTER, average_value, "averageValue", "AverageValue", "resource.Quantity", OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_v1_object_metric_source(LOOKUP) LOOKUP(3, 0xCBEDC0DDU, 4, 0, 5, 3, 0, 1, 2, 0)

#define CORE_ROWS_autoscaling_v1_pods_metric_source(ROW, T)                                                                 \
  ROW(T, STRING, metric_name, "metricName", "MetricName", "string", ALWAYS)                                                 \
  ROW(T, QUANTITY, target_average_value, "targetAverageValue", "TargetAverageValue", "resource.Quantity", ALWAYS)           \
  ROW(T, STRUCT_POINTER, selector, "selector", "Selector", label_selector, OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_v1_pods_metric_source(LOOKUP) LOOKUP(2, 0xC4F5A587U, 2, 3, 0, 1)

#define CORE_ROWS_autoscaling_v1_resource_metric_source(ROW, T)                                                             \
  ROW(T, STRING, name, "name", "Name", "v1.ResourceName", ALWAYS)                                                           \
  ROW(T, INT32_POINTER, target_average_utilization, "targetAverageUtilization", "TargetAverageUtilization", "int32",        \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, QUANTITY_POINTER, target_average_value, "targetAverageValue", "TargetAverageValue", "resource.Quantity", OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_v1_resource_metric_source(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 2, 3, 0, 1)

#define CORE_ROWS_autoscaling_v1_container_resource_metric_source(ROW, T)                                                   \
  ROW(T, STRING, name, "name", "Name", "v1.ResourceName", ALWAYS)                                                           \
  ROW(T, INT32_POINTER, target_average_utilization, "targetAverageUtilization", "TargetAverageUtilization", "int32",        \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, QUANTITY_POINTER, target_average_value, "targetAverageValue", "TargetAverageValue", "resource.Quantity",           \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING, container, "container", "Container", "string", ALWAYS)
#define CORE_LOOKUP_autoscaling_v1_container_resource_metric_source(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 2, 3, 4, 1)

#define CORE_ROWS_autoscaling_v1_external_metric_source(ROW, T)                                                             \
  ROW(T, STRING, metric_name, "metricName", "MetricName", "string", ALWAYS)                                                 \
  ROW(T, STRUCT_POINTER, metric_selector, "metricSelector", "MetricSelector", label_selector, OMIT_EMPTY)                   \
  ROW(T, QUANTITY_POINTER, target_value, "targetValue", "TargetValue", "resource.Quantity", OMIT_EMPTY)                     \
  ROW(T, QUANTITY_POINTER, target_average_value, "targetAverageValue", "TargetAverageValue", "resource.Quantity", OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_v1_external_metric_source(LOOKUP) LOOKUP(2, 0xC4F5A587U, 4, 3, 2, 1)

#define CORE_ROWS_autoscaling_v1_metric_spec(ROW, T)                                                                        \
  ROW(T, STRING, type, "type", "Type", "v1.MetricSourceType", ALWAYS)                                                       \
  ROW(T, STRUCT_POINTER, object, "object", "Object", autoscaling_v1_object_metric_source, OMIT_EMPTY)                       \
  ROW(T, STRUCT_POINTER, pods, "pods", "Pods", autoscaling_v1_pods_metric_source, OMIT_EMPTY)                               \
  ROW(T, STRUCT_POINTER, resource, "resource", "Resource", autoscaling_v1_resource_metric_source, OMIT_EMPTY)               \
  ROW(T, STRUCT_POINTER, container_resource, "containerResource", "ContainerResource",                                      \
      autoscaling_v1_container_resource_metric_source, OMIT_EMPTY)                                                          \
  ROW(T, STRUCT_POINTER, external, "external", "External", autoscaling_v1_external_metric_source, OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_v1_metric_spec(LOOKUP) LOOKUP(3, 0x8232BD65U, 6, 5, 1, 3, 4, 2, 0, 0)

#define CORE_ROWS_autoscaling_v1_object_metric_status(ROW, T)                                                               \
  ROW(T, STRUCT, target, "target", "Target", autoscaling_v1_cross_version_object_reference, ALWAYS)                         \
  ROW(T, STRING, metric_name, "metricName", "MetricName", "string", ALWAYS)                                                 \
  ROW(T, QUANTITY, current_value, "currentValue", "CurrentValue", "resource.Quantity", ALWAYS)                              \
  ROW(T, STRUCT_POINTER, selector, "selector", "Selector", label_selector, OMIT_EMPTY)                                      \
  ROW(T, QUANTITY_POINTER, average_value, "averageValue", "AverageValue", "resource.Quantity", OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_v1_object_metric_status(LOOKUP) LOOKUP(3, 0xC4F5A587U, 3, 0, 4, 5, 0, 0, 1, 2)

#define CORE_ROWS_autoscaling_v1_pods_metric_status(ROW, T)                                                                 \
  ROW(T, STRING, metric_name, "metricName", "MetricName", "string", ALWAYS)                                                 \
  ROW(T, QUANTITY, current_average_value, "currentAverageValue", "CurrentAverageValue", "resource.Quantity", ALWAYS)        \
  ROW(T, STRUCT_POINTER, selector, "selector", "Selector", label_selector, OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_v1_pods_metric_status(LOOKUP) LOOKUP(2, 0xC4F5A587U, 2, 3, 0, 1)

#define CORE_ROWS_autoscaling_v1_resource_metric_status(ROW, T)                                                             \
  ROW(T, STRING, name, "name", "Name", "v1.ResourceName", ALWAYS)                                                           \
  ROW(T, INT32_POINTER, current_average_utilization, "currentAverageUtilization", "CurrentAverageUtilization", "int32",     \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, QUANTITY, current_average_value, "currentAverageValue", "CurrentAverageValue", "resource.Quantity", ALWAYS)
#define CORE_LOOKUP_autoscaling_v1_resource_metric_status(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 3, 2, 0, 1)

#define CORE_ROWS_autoscaling_v1_container_resource_metric_status(ROW, T)                                                   \
  ROW(T, STRING, name, "name", "Name", "v1.ResourceName", ALWAYS)                                                           \
  ROW(T, INT32_POINTER, current_average_utilization, "currentAverageUtilization", "CurrentAverageUtilization", "int32",     \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, QUANTITY, current_average_value, "currentAverageValue", "CurrentAverageValue", "resource.Quantity", ALWAYS)        \
  ROW(T, STRING, container, "container", "Container", "string", ALWAYS)
#define CORE_LOOKUP_autoscaling_v1_container_resource_metric_status(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 3, 2, 4, 1)

#define CORE_ROWS_autoscaling_v1_external_metric_status(ROW, T)                                                             \
  ROW(T, STRING, metric_name, "metricName", "MetricName", "string", ALWAYS)                                                 \
  ROW(T, STRUCT_POINTER, metric_selector, "metricSelector", "MetricSelector", label_selector, OMIT_EMPTY)                   \
  ROW(T, QUANTITY, current_value, "currentValue", "CurrentValue", "resource.Quantity", ALWAYS)                              \
  ROW(T, QUANTITY_POINTER, current_average_value, "currentAverageValue", "CurrentAverageValue", "resource.Quantity",        \
      OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_v1_external_metric_status(LOOKUP) LOOKUP(2, 0xA9735A3DU, 2, 4, 3, 1)

#define CORE_ROWS_autoscaling_v1_metric_status(ROW, T)                                                                      \
  ROW(T, STRING, type, "type", "Type", "v1.MetricSourceType", ALWAYS)                                                       \
  ROW(T, STRUCT_POINTER, object, "object", "Object", autoscaling_v1_object_metric_status, OMIT_EMPTY)                       \
  ROW(T, STRUCT_POINTER, pods, "pods", "Pods", autoscaling_v1_pods_metric_status, OMIT_EMPTY)                               \
  ROW(T, STRUCT_POINTER, resource, "resource", "Resource", autoscaling_v1_resource_metric_status, OMIT_EMPTY)               \
  ROW(T, STRUCT_POINTER, container_resource, "containerResource", "ContainerResource",                                      \
      autoscaling_v1_container_resource_metric_status, OMIT_EMPTY)                                                          \
  ROW(T, STRUCT_POINTER, external, "external", "External", autoscaling_v1_external_metric_status, OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_v1_metric_status(LOOKUP) LOOKUP(3, 0x8232BD65U, 6, 5, 1, 3, 4, 2, 0, 0)

#define CORE_ROWS_autoscaling_cross_version_object_reference(ROW, T)                                                        \
  ROW(T, STRING, kind, "kind", "Kind", "string", ALWAYS)                                                                    \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRING, api_version, "apiVersion", "APIVersion", "string", OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_cross_version_object_reference(LOOKUP) LOOKUP(2, 0xC4F5A587U, 2, 1, 0, 3)

#define CORE_ROWS_autoscaling_metric_target(ROW, T)                                                                         \
  ROW(T, STRING, type, "type", "Type", "v2.MetricTargetType", ALWAYS)                                                       \
  ROW(T, QUANTITY_POINTER, value, "value", "Value", "resource.Quantity", OMIT_EMPTY)                                        \
  ROW(T, QUANTITY_POINTER, average_value, "averageValue", "AverageValue", "resource.Quantity", OMIT_EMPTY)                  \
  ROW(T, INT32_POINTER, average_utilization, "averageUtilization", "AverageUtilization", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_metric_target(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 1, 2, 3, 4)

#define CORE_ROWS_autoscaling_metric_identifier(ROW, T)                                                                     \
  ROW(T, STRING, name, "name", "Name", "string", ALWAYS)                                                                    \
  ROW(T, STRUCT_POINTER, selector, "selector", "Selector", label_selector, OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_metric_identifier(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_autoscaling_object_metric_source(ROW, T)                                                                  \
  ROW(T, STRUCT, described_object, "describedObject", "DescribedObject", autoscaling_cross_version_object_reference,        \
      ALWAYS)                                                                                                               \
  ROW(T, STRUCT, target, "target", "Target", autoscaling_metric_target, ALWAYS)                                             \
  ROW(T, STRUCT, metric, "metric", "Metric", autoscaling_metric_identifier, ALWAYS)
#define CORE_LOOKUP_autoscaling_object_metric_source(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 0, 3, 1, 2)

#define CORE_ROWS_autoscaling_pods_metric_source(ROW, T)                                                                    \
  ROW(T, STRUCT, metric, "metric", "Metric", autoscaling_metric_identifier, ALWAYS)                                         \
  ROW(T, STRUCT, target, "target", "Target", autoscaling_metric_target, ALWAYS)
#define CORE_LOOKUP_autoscaling_pods_metric_source(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_autoscaling_resource_metric_source(ROW, T)                                                                \
  ROW(T, STRING, name, "name", "Name", "v1.ResourceName", ALWAYS)                                                           \
  ROW(T, STRUCT, target, "target", "Target", autoscaling_metric_target, ALWAYS)
#define CORE_LOOKUP_autoscaling_resource_metric_source(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_autoscaling_container_resource_metric_source(ROW, T)                                                      \
  ROW(T, STRING, name, "name", "Name", "v1.ResourceName", ALWAYS)                                                           \
  ROW(T, STRUCT, target, "target", "Target", autoscaling_metric_target, ALWAYS)                                             \
  ROW(T, STRING, container, "container", "Container", "string", ALWAYS)
#define CORE_LOOKUP_autoscaling_container_resource_metric_source(LOOKUP) LOOKUP(2, 0x7FFA3781U, 1, 3, 0, 2)

#define CORE_ROWS_autoscaling_external_metric_source(ROW, T)                                                                \
  ROW(T, STRUCT, metric, "metric", "Metric", autoscaling_metric_identifier, ALWAYS)                                         \
  ROW(T, STRUCT, target, "target", "Target", autoscaling_metric_target, ALWAYS)
#define CORE_LOOKUP_autoscaling_external_metric_source(LOOKUP) LOOKUP(1, 0xC4F5A587U, 1, 2)

#define CORE_ROWS_autoscaling_metric_spec(ROW, T)                                                                           \
  ROW(T, STRING, type, "type", "Type", "v2.MetricSourceType", ALWAYS)                                                       \
  ROW(T, STRUCT_POINTER, object, "object", "Object", autoscaling_object_metric_source, OMIT_EMPTY)                          \
  ROW(T, STRUCT_POINTER, pods, "pods", "Pods", autoscaling_pods_metric_source, OMIT_EMPTY)                                  \
  ROW(T, STRUCT_POINTER, resource, "resource", "Resource", autoscaling_resource_metric_source, OMIT_EMPTY)                  \
  ROW(T, STRUCT_POINTER, container_resource, "containerResource", "ContainerResource",                                      \
      autoscaling_container_resource_metric_source, OMIT_EMPTY)                                                             \
  ROW(T, STRUCT_POINTER, external, "external", "External", autoscaling_external_metric_source, OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_metric_spec(LOOKUP) LOOKUP(3, 0x8232BD65U, 6, 5, 1, 3, 4, 2, 0, 0)

#define CORE_ROWS_autoscaling_hpa_scaling_policy(ROW, T)                                                                    \
  ROW(T, STRING, type, "type", "Type", "v2.HPAScalingPolicyType", ALWAYS)                                                   \
  ROW(T, INT32, value, "value", "Value", "int32", ALWAYS)                                                                   \
  ROW(T, INT32, period_seconds, "periodSeconds", "PeriodSeconds", "int32", ALWAYS)
#define CORE_LOOKUP_autoscaling_hpa_scaling_policy(LOOKUP) LOOKUP(2, 0xC8D04605U, 1, 2, 3, 0)

#define CORE_ROWS_autoscaling_hpa_scaling_rules(ROW, T)                                                                     \
  ROW(T, INT32_POINTER, stabilization_window_seconds, "stabilizationWindowSeconds", "StabilizationWindowSeconds", "int32",  \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING_POINTER, select_policy, "selectPolicy", "SelectPolicy", "v2.ScalingPolicySelect", OMIT_EMPTY)               \
  ROW(T, LIST, policies, "policies", "Policies", autoscaling_hpa_scaling_policy, OMIT_EMPTY)                                \
  ROW(T, QUANTITY_POINTER, tolerance, "tolerance", "Tolerance", "resource.Quantity", OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_hpa_scaling_rules(LOOKUP) LOOKUP(2, 0xA8C6D7FU, 4, 3, 2, 1)

#define CORE_ROWS_autoscaling_horizontal_pod_autoscaler_behavior(ROW, T)                                                    \
  ROW(T, STRUCT_POINTER, scale_up, "scaleUp", "ScaleUp", autoscaling_hpa_scaling_rules, OMIT_EMPTY)                         \
  ROW(T, STRUCT_POINTER, scale_down, "scaleDown", "ScaleDown", autoscaling_hpa_scaling_rules, OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_horizontal_pod_autoscaler_behavior(LOOKUP) LOOKUP(1, 0xC8D04605U, 2, 1)

#define CORE_ROWS_autoscaling_horizontal_pod_autoscaler_spec(ROW, T)                                                        \
  ROW(T, STRUCT, scale_target_ref, "scaleTargetRef", "ScaleTargetRef", autoscaling_cross_version_object_reference, ALWAYS)  \
  ROW(T, INT32_POINTER, min_replicas, "minReplicas", "MinReplicas", "int32", OMIT_EMPTY)                                    \
  ROW(T, INT32, max_replicas, "maxReplicas", "MaxReplicas", "int32", ALWAYS)                                                \
  ROW(T, LIST, metrics, "metrics", "Metrics", autoscaling_metric_spec, OMIT_EMPTY)                                          \
  ROW(T, STRUCT_POINTER, behavior, "behavior", "Behavior", autoscaling_horizontal_pod_autoscaler_behavior, OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_horizontal_pod_autoscaler_spec(LOOKUP) LOOKUP(3, 0xC4F5A587U, 0, 2, 0, 5, 3, 4, 0, 1)

#define CORE_ROWS_autoscaling_metric_value_status(ROW, T)                                                                   \
  ROW(T, QUANTITY_POINTER, value, "value", "Value", "resource.Quantity", OMIT_EMPTY)                                        \
  ROW(T, QUANTITY_POINTER, average_value, "averageValue", "AverageValue", "resource.Quantity", OMIT_EMPTY)                  \
  ROW(T, INT32_POINTER, average_utilization, "averageUtilization", "AverageUtilization", "int32", OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_metric_value_status(LOOKUP) LOOKUP(2, 0x9DCEC3ADU, 0, 1, 2, 3)

#define CORE_ROWS_autoscaling_object_metric_status(ROW, T)                                                                  \
  ROW(T, STRUCT, metric, "metric", "Metric", autoscaling_metric_identifier, ALWAYS)                                         \
  ROW(T, STRUCT, current, "current", "Current", autoscaling_metric_value_status, ALWAYS)                                    \
  ROW(T, STRUCT, described_object, "describedObject", "DescribedObject", autoscaling_cross_version_object_reference, ALWAYS)
#define CORE_LOOKUP_autoscaling_object_metric_status(LOOKUP) LOOKUP(2, 0xC8D04605U, 1, 0, 3, 2)

#define CORE_ROWS_autoscaling_pods_metric_status(ROW, T)                                                                    \
  ROW(T, STRUCT, metric, "metric", "Metric", autoscaling_metric_identifier, ALWAYS)                                         \
  ROW(T, STRUCT, current, "current", "Current", autoscaling_metric_value_status, ALWAYS)
#define CORE_LOOKUP_autoscaling_pods_metric_status(LOOKUP) LOOKUP(1, 0xC8D04605U, 1, 2)

#define CORE_ROWS_autoscaling_resource_metric_status(ROW, T)                                                                \
  ROW(T, STRING, name, "name", "Name", "v1.ResourceName", ALWAYS)                                                           \
  ROW(T, STRUCT, current, "current", "Current", autoscaling_metric_value_status, ALWAYS)
#define CORE_LOOKUP_autoscaling_resource_metric_status(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 2, 1)

#define CORE_ROWS_autoscaling_container_resource_metric_status(ROW, T)                                                      \
  ROW(T, STRING, name, "name", "Name", "v1.ResourceName", ALWAYS)                                                           \
  ROW(T, STRUCT, current, "current", "Current", autoscaling_metric_value_status, ALWAYS)                                    \
  ROW(T, STRING, container, "container", "Container", "string", ALWAYS)
#define CORE_LOOKUP_autoscaling_container_resource_metric_status(LOOKUP) LOOKUP(2, 0xC4F5A587U, 1, 2, 0, 3)

#define CORE_ROWS_autoscaling_external_metric_status(ROW, T)                                                                \
  ROW(T, STRUCT, metric, "metric", "Metric", autoscaling_metric_identifier, ALWAYS)                                         \
  ROW(T, STRUCT, current, "current", "Current", autoscaling_metric_value_status, ALWAYS)
#define CORE_LOOKUP_autoscaling_external_metric_status(LOOKUP) LOOKUP(1, 0xC8D04605U, 1, 2)

#define CORE_ROWS_autoscaling_metric_status(ROW, T)                                                                         \
  ROW(T, STRING, type, "type", "Type", "v2.MetricSourceType", ALWAYS)                                                       \
  ROW(T, STRUCT_POINTER, object, "object", "Object", autoscaling_object_metric_status, OMIT_EMPTY)                          \
  ROW(T, STRUCT_POINTER, pods, "pods", "Pods", autoscaling_pods_metric_status, OMIT_EMPTY)                                  \
  ROW(T, STRUCT_POINTER, resource, "resource", "Resource", autoscaling_resource_metric_status, OMIT_EMPTY)                  \
  ROW(T, STRUCT_POINTER, container_resource, "containerResource", "ContainerResource",                                      \
      autoscaling_container_resource_metric_status, OMIT_EMPTY)                                                             \
  ROW(T, STRUCT_POINTER, external, "external", "External", autoscaling_external_metric_status, OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_metric_status(LOOKUP) LOOKUP(3, 0x8232BD65U, 6, 5, 1, 3, 4, 2, 0, 0)

#define CORE_ROWS_autoscaling_horizontal_pod_autoscaler_condition(ROW, T)                                                   \
  ROW(T, STRING, type, "type", "Type", "v2.HorizontalPodAutoscalerConditionType", ALWAYS)                                   \
  ROW(T, STRING, status, "status", "Status", "v1.ConditionStatus", ALWAYS)                                                  \
  ROW(T, TIME, last_transition_time, "lastTransitionTime", "LastTransitionTime", "v1.Time", OMIT_EMPTY)                     \
  ROW(T, STRING, reason, "reason", "Reason", "string", OMIT_EMPTY)                                                          \
  ROW(T, STRING, message, "message", "Message", "string", OMIT_EMPTY)                                                       \
  ROW(T, INT64_POINTER, observed_generation, "observedGeneration", "ObservedGeneration", "int64", OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_horizontal_pod_autoscaler_condition(LOOKUP) LOOKUP(3, 0xC8D04605U, 1, 5, 0, 3, 2, 6, 0, 4)

#define CORE_ROWS_autoscaling_horizontal_pod_autoscaler_status(ROW, T)                                                      \
  ROW(T, INT64_POINTER, observed_generation, "observedGeneration", "ObservedGeneration", "int64", OMIT_EMPTY)               \
  ROW(T, TIME_POINTER, last_scale_time, "lastScaleTime", "LastScaleTime", "v1.Time", OMIT_EMPTY)                            \
  ROW(T, INT32, current_replicas, "currentReplicas", "CurrentReplicas", "int32", OMIT_EMPTY)                                \
  ROW(T, INT32, desired_replicas, "desiredReplicas", "DesiredReplicas", "int32", ALWAYS)                                    \
  ROW(T, LIST, current_metrics, "currentMetrics", "CurrentMetrics", autoscaling_metric_status, ALWAYS,                      \
      .need = CORE_OPTIONAL)                                                                                                \
  ROW(T, LIST, conditions, "conditions", "Conditions", autoscaling_horizontal_pod_autoscaler_condition, OMIT_EMPTY,         \
      CORE_BY_TYPE)
#define CORE_LOOKUP_autoscaling_horizontal_pod_autoscaler_status(LOOKUP) LOOKUP(3, 0x1E7504BU, 2, 6, 1, 5, 4, 3, 0, 0)

#define CORE_ROWS_autoscaling_horizontal_pod_autoscaler(ROW, T)                                                             \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", autoscaling_horizontal_pod_autoscaler_spec, OMIT_EMPTY, .need = CORE_REQUIRED)       \
  ROW(T, STRUCT, status, "status", "Status", autoscaling_horizontal_pod_autoscaler_status, OMIT_EMPTY)
#define CORE_LOOKUP_autoscaling_horizontal_pod_autoscaler(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_policy_pod_disruption_budget_spec(ROW, T)                                                                 \
  ROW(T, INT_OR_STRING_POINTER, min_available, "minAvailable", "MinAvailable", "intstr.IntOrString", OMIT_EMPTY)            \
  ROW(T, STRUCT_POINTER, selector, "selector", "Selector", label_selector, OMIT_EMPTY)                                      \
  ROW(T, INT_OR_STRING_POINTER, max_unavailable, "maxUnavailable", "MaxUnavailable", "intstr.IntOrString", OMIT_EMPTY)      \
  ROW(T, STRING_POINTER, unhealthy_pod_eviction_policy, "unhealthyPodEvictionPolicy", "UnhealthyPodEvictionPolicy",         \
      "v1.UnhealthyPodEvictionPolicyType", OMIT_EMPTY)
#define CORE_LOOKUP_policy_pod_disruption_budget_spec(LOOKUP) LOOKUP(2, 0xA3F6E4A3U, 1, 2, 4, 3)

#define CORE_ROWS_policy_pod_disruption_budget_status(ROW, T)                                                               \
  ROW(T, INT64, observed_generation, "observedGeneration", "ObservedGeneration", "int64", OMIT_EMPTY)                       \
  ROW(T, TIME_MAP, disrupted_pods, "disruptedPods", "DisruptedPods", "map[string]v1.Time", OMIT_EMPTY)                      \
  ROW(T, INT32, disruptions_allowed, "disruptionsAllowed", "DisruptionsAllowed", "int32", ALWAYS, .need = CORE_OPTIONAL)    \
  ROW(T, INT32, current_healthy, "currentHealthy", "CurrentHealthy", "int32", ALWAYS, .need = CORE_OPTIONAL)                \
  ROW(T, INT32, desired_healthy, "desiredHealthy", "DesiredHealthy", "int32", ALWAYS, .need = CORE_OPTIONAL)                \
  ROW(T, INT32, expected_pods, "expectedPods", "ExpectedPods", "int32", ALWAYS, .need = CORE_OPTIONAL)                      \
  ROW(T, LIST, conditions, "conditions", "Conditions", condition, OMIT_EMPTY, CORE_BY_TYPE)
#define CORE_LOOKUP_policy_pod_disruption_budget_status(LOOKUP) LOOKUP(3, 0xC8D04605U, 3, 4, 7, 0, 2, 1, 5, 6)

#define CORE_ROWS_policy_pod_disruption_budget(ROW, T)                                                                      \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT, spec, "spec", "Spec", policy_pod_disruption_budget_spec, OMIT_EMPTY)                                       \
  ROW(T, STRUCT, status, "status", "Status", policy_pod_disruption_budget_status, OMIT_EMPTY)
#define CORE_LOOKUP_policy_pod_disruption_budget(LOOKUP) LOOKUP(3, 0xC4F5A587U, 4, 0, 3, 1, 2, 0, 0, 1)

#define CORE_ROWS_preconditions(ROW, T)                                                                                     \
  ROW(T, STRING_POINTER, uid, "uid", "UID", "types.UID", OMIT_EMPTY)                                                        \
  ROW(T, STRING_POINTER, resource_version, "resourceVersion", "ResourceVersion", "string", OMIT_EMPTY)
#define CORE_LOOKUP_preconditions(LOOKUP) LOOKUP(1, 0x9DCEC3ADU, 1, 2)

#define CORE_ROWS_delete_options(ROW, T)                                                                                    \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, INT64_POINTER, grace_period_seconds, "gracePeriodSeconds", "GracePeriodSeconds", "int64", OMIT_EMPTY)              \
  ROW(T, STRUCT_POINTER, preconditions, "preconditions", "Preconditions", preconditions, OMIT_EMPTY)                        \
  ROW(T, BOOL_POINTER, orphan_dependents, "orphanDependents", "OrphanDependents", "bool", OMIT_EMPTY)                       \
  ROW(T, STRING_POINTER, propagation_policy, "propagationPolicy", "PropagationPolicy", "v1.DeletionPropagation",            \
      OMIT_EMPTY)                                                                                                           \
  ROW(T, STRING_LIST, dry_run, "dryRun", "DryRun", "string", OMIT_EMPTY)                                                    \
  ROW(T, BOOL_POINTER, ignore_store_read_error_with_cluster_breaking_potential,                                             \
      "ignoreStoreReadErrorWithClusterBreakingPotential", "IgnoreStoreReadErrorWithClusterBreakingPotential", "bool",       \
      OMIT_EMPTY)
#define CORE_LOOKUP_delete_options(LOOKUP) LOOKUP(3, 0xBC1BF503U, 1, 3, 5, 4, 2, 7, 6, 1)

#define CORE_ROWS_policy_eviction(ROW, T)                                                                                   \
  ROW(T, INLINE, type_meta, "TypeMeta", "TypeMeta", type_meta, ALWAYS)                                                      \
  ROW(T, STRUCT, metadata, "metadata", "ObjectMeta", object_meta, OMIT_EMPTY)                                               \
  ROW(T, STRUCT_POINTER, delete_options, "deleteOptions", "DeleteOptions", delete_options, OMIT_EMPTY)
#define CORE_LOOKUP_policy_eviction(LOOKUP) LOOKUP(2, 0xC8987377U, 1, 1, 3, 2)

CORE_TYPES_AUTOSCALING(CORE_DECLARE)
CORE_TYPES_AUTOSCALING(CORE_STRUCT)

#endif
