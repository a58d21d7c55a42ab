/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of autoscaling and policy. */
#ifndef CORE_AUTOSCALING_H
#define CORE_AUTOSCALING_H

#include "../rules.h"
#include "types_autoscaling.h"

/* Removes the annotations in which autoscaling/v1 stores values that it has no fields for. */
void crd_core_drop_autoscaler_annotations(core_string_map *annotations);
/* Converts an autoscaling/v1 HorizontalPodAutoscaler to the version that is judged, and back. */
void crd_core_autoscaler_from_v1(crd_arena *arena, unsigned minor, const void *wire, void *object);
void crd_core_autoscaler_to_v1(crd_arena *arena, unsigned minor, const void *object, void *wire);

/* The only metric of an autoscaler that names none, or only a percentage; its default percentage. */
enum { CORE_DEFAULT_CPU_UTILIZATION = 80 };
core_autoscaling_metric_spec_list crd_core_cpu_utilization(crd_arena *arena, int32_t percent);

#endif
