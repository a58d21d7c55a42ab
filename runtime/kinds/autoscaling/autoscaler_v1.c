/* SPDX-License-Identifier: Apache-2.0 */
/* Converts an autoscaling/v1 HorizontalPodAutoscaler to v2, which is judged, and back
 * (pkg/apis/autoscaling/{v1/conversion.go, annotations.go,helpers.go}). v1 stores values without fields as JSON in
 * annotations, metrics with its own types. These have the same fields as v2's, some at other paths: rows describe them, for
 * both directions. */
#include "../../gotypes/decode.h"
#include "../../gotypes/encode.h"
#include "autoscaling.h"

#include <crd/raw_json.h>
#include <strings.h>

#define METRICS CRD_STRING("autoscaling.alpha.kubernetes.io/metrics")
#define CURRENT_METRICS CRD_STRING("autoscaling.alpha.kubernetes.io/current-metrics")
#define CONDITIONS CRD_STRING("autoscaling.alpha.kubernetes.io/conditions")
#define BEHAVIOR CRD_STRING("autoscaling.alpha.kubernetes.io/behavior")

typedef core_autoscaling_horizontal_pod_autoscaler autoscaler;
typedef core_autoscaling_v1_horizontal_pod_autoscaler autoscaler_v1;
static const core_type *const condition_type = &crd_core_autoscaling_horizontal_pod_autoscaler_condition_type,
                              *const behavior_type = &crd_core_autoscaling_horizontal_pod_autoscaler_behavior_type;

/* DropRoundTripHorizontalPodAutoscalerAnnotations */
void crd_core_drop_autoscaler_annotations(core_string_map *annotations) {
  crd_core_remove_annotation(annotations, METRICS);
  crd_core_remove_annotation(annotations, BEHAVIOR);
  crd_core_remove_annotation(annotations, CRD_STRING("autoscaling.alpha.kubernetes.io/scale-down-tolerance"));
  crd_core_remove_annotation(annotations, CRD_STRING("autoscaling.alpha.kubernetes.io/scale-up-tolerance"));
  crd_core_remove_annotation(annotations, CURRENT_METRICS);
  crd_core_remove_annotation(annotations, CONDITIONS);
}

core_autoscaling_metric_spec_list crd_core_cpu_utilization(crd_arena *arena, int32_t percent) {
  core_autoscaling_metric_spec *metric = crd_arena_zalloc(arena, sizeof *metric);
  metric->type = CRD_STRING("Resource");
  metric->resource = crd_arena_zalloc(arena, sizeof *metric->resource);
  metric->resource->name = CRD_STRING("cpu");
  metric->resource->target.type = CRD_STRING("Utilization");
  metric->resource->target.average_utilization = (core_optional_int32){true, percent};
  return (core_autoscaling_metric_spec_list){metric, 1};
}

static bool is_cpu_utilization(const core_autoscaling_metric_spec *metric) {
  return core_is(metric->type, "Resource") && metric->resource && core_is(metric->resource->name, "cpu") &&
         metric->resource->target.average_utilization.set;
}

/* ---- places of fields ---- */

/* The path in v2 of a field of v1's metrics when it differs from the field's name, for structs with that path. */
static const struct {
  const char *v1, *in, *v2;
} moved_fields[] = {
    {"target", NULL, "describedObject"},
    {"metricName", "metric", "name"},
    {"selector", "metric", "selector"},
    {"metricSelector", "metric", "selector"},
    {"targetValue", "target", "value"},
    {"currentValue", "current", "value"},
    {"targetAverageValue", "target", "averageValue"},
    {"currentAverageValue", "current", "averageValue"},
    {"averageValue", "target", "averageValue"},
    {"averageValue", "current", "averageValue"},
    {"targetAverageUtilization", "target", "averageUtilization"},
    {"currentAverageUtilization", "current", "averageUtilization"},
};

static bool find_moved(const core_type *v2, crd_string name, core_found_field *found) {
  for (size_t i = 0; i < sizeof moved_fields / sizeof *moved_fields; i++) {
    *found = (core_found_field){.field = NULL};
    if (!core_is(name, moved_fields[i].v1)) continue;
    if (moved_fields[i].in && !core_find_field(v2, crd_string_of(moved_fields[i].in), found)) continue;
    return core_find_field(found->field ? found->field->type : v2, crd_string_of(moved_fields[i].v2), found);
  }
  return core_find_field(v2, name, found);
}

static void point_to(char *place, const void *what) {
  memcpy(place, &what, sizeof what);
}

/* Copies fields from v1 to v2, or back. Fields without a counterpart do not change. Recurses as deep as the types.
 * NOLINTNEXTLINE(misc-no-recursion) */
static void move_fields(crd_arena *arena, const core_type *v1, char *old, const core_type *v2, char *new, bool back) {
  for (uint16_t i = 0; i < v1->field_count; i++) {
    const core_field *field = &v1->fields[i];
    core_found_field found;
    if (field->kind == CORE_INLINE || !find_moved(v2, field->name, &found)) continue;
    char *a = old + field->offset, *b = new + found.offset, *from = back ? b : a, *to = back ? a : b;
    const void *behind = core_pointer_at(from);
    if (field->kind == CORE_STRUCT_POINTER && field->type != found.field->type) {
      const core_type *type = back ? field->type : found.field->type;
      if (!behind) continue;
      point_to(to, crd_arena_zalloc(arena, type->size));
      move_fields(arena, field->type, (void *)(uintptr_t)core_pointer_at(a), found.field->type,
                  (void *)(uintptr_t)core_pointer_at(b), back);
    } else if (field->kind == CORE_STRUCT) {
      move_fields(arena, field->type, a, found.field->type, b, back);
    } else if (field->kind == found.field->kind) {
      memcpy(to, from, crd_core_field_size(field));
    } else if (!back) { /* a quantity, a pointer in v2 */
      point_to(to, from);
    } else if (behind) {
      memcpy(to, behind, sizeof(crd_quantity));
    }
  }
}

static core_any_list move_list(crd_arena *arena, const core_type *v1, const core_type *v2, core_any_list list, bool back) {
  const core_type *from = back ? v2 : v1, *to = back ? v1 : v2;
  core_any_list moved = {crd_arena_zalloc(arena, ((size_t)list.count + 1) * to->size), list.count};
  for (uint32_t i = 0; i < list.count; i++) {
    char *a = list.items + (size_t)i * from->size, *b = moved.items + (size_t)i * to->size;
    move_fields(arena, v1, back ? b : a, v2, back ? a : b, back);
  }
  return moved;
}

static void set_resource_type(core_autoscaling_metric_target *target) {
  target->type = target->average_utilization.set ? CRD_STRING("Utilization") : CRD_STRING("AverageValue");
}

/* Sets the types of targets, which v1 does not have. Since 1.36 a zero value beside an average counts as unset. */
static void set_target_types(core_autoscaling_metric_spec *metric, unsigned minor) {
  enum { KNOWS_NONE = 36 };
  if (metric->object) {
    core_autoscaling_metric_target *target = &metric->object->target;
    target->type = target->average_value ? CRD_STRING("AverageValue") : CRD_STRING("Value");
    if (target->average_value && crd_quantity_sign(target->value) == 0 && minor >= KNOWS_NONE) target->value = NULL;
  }
  if (metric->pods) metric->pods->target.type = CRD_STRING("AverageValue");
  if (metric->resource) set_resource_type(&metric->resource->target);
  if (metric->container_resource) set_resource_type(&metric->container_resource->target);
  if (metric->external)
    metric->external->target.type = metric->external->target.value ? CRD_STRING("Value") : CRD_STRING("AverageValue");
}

/* ---- JSON of annotations ---- */

static const core_field *field_by_any_case(const core_type *type, crd_string name) {
  for (uint16_t i = 0; i < type->field_count; i++) {
    const core_field *field = &type->fields[i];
    if (field->name.size == name.size && strncasecmp(field->name.data, name.data, name.size) == 0) return field;
  }
  return NULL;
}

/* Spells names of members like the type. encoding/json accepts names in any case, and for a behavior also Go's names of the
 * internal types, which differ from v2's only in case. The names are changed in `text`, from which the value was parsed. */
static void settle_names(char *text, const crd_value *value, const core_type *type) {
  for (uint32_t i = 0; value->kind == CRD_MAP && i < value->size; i++) {
    const crd_member *member = &value->as.members[i];
    const core_field *field = field_by_any_case(type, crd_member_name(member));
    if (!field) continue;
    char *name = text + member->name_offset + 1; /* after the quote */
    if (memcmp(name, member->name, member->name_size) == 0)
      memcpy(name, field->name.data, field->name.size); /* no escapes */
    if (field->kind == CORE_STRUCT || field->kind == CORE_STRUCT_POINTER) settle_names(text, &member->value, field->type);
    for (uint32_t k = 0; field->kind == CORE_LIST && member->value.kind == CRD_LIST && k < member->value.size; k++)
      settle_names(text, &member->value.as.items[k], field->type);
  }
}

/* Decodes a value that was parsed from `text`. */
static bool read_annotated_struct(crd_arena *arena, crd_string text, const crd_value *tree, const core_type *type,
                                  void *out) {
  core_decoding decoding = {.arena = arena};
  size_t at = tree->offset;
  if (tree->kind == CRD_NULL) return true;
  settle_names((char *)(uintptr_t)text.data, tree, type);
  return crd_raw_json_value(text, &at, &text) && crd_core_decode(&decoding, text, type, out);
}

/* Parses a copy of an annotation's text as JSON; NULL: there is no annotation, or it is invalid. */
static const crd_value *parse_annotation(crd_arena *arena, const core_string_map *annotations, crd_string key,
                                         crd_string *text) {
  const crd_string *value = crd_core_string_map_get(annotations, key);
  if (!value) return NULL;
  *text = crd_arena_copy(arena, *value);
  return crd_json_parse(arena, *text, NULL, NULL);
}

/* json.Unmarshal of an annotation into a list; false when there is none, or for any error, which is not reported. */
static bool read_annotated_list(crd_arena *arena, const core_string_map *annotations, crd_string key, const core_type *type,
                                core_any_list *list) {
  crd_string text;
  const crd_value *tree = parse_annotation(arena, annotations, key, &text);
  const bool listed = tree && tree->kind == CRD_LIST;
  *list = (core_any_list){NULL, 0};
  if (!listed) return tree && tree->kind == CRD_NULL;
  *list = (core_any_list){crd_arena_zalloc(arena, (size_t)tree->size * type->size), tree->size};
  for (uint32_t i = 0; i < tree->size; i++)
    if (!read_annotated_struct(arena, text, &tree->as.items[i], type, list->items + (size_t)i * type->size)) return false;
  return true;
}

static void write_annotated_list(crd_arena *arena, core_string_map *annotations, crd_string key, const core_type *type,
                                 core_any_list list) {
  crd_text text = {.arena = arena};
  if (!list.count) return;
  for (uint32_t i = 0; i < list.count; i++) {
    crd_text_add_char(&text, i ? ',' : '[');
    crd_core_encode(&text, type, list.items + (size_t)i * type->size);
  }
  crd_text_add_char(&text, ']');
  *annotations = crd_core_string_map_with(arena, annotations, key, crd_text_string(&text));
}

/* Takes the metrics of the annotation, then spec.targetCPUUtilizationPercentage; without any, the default percentage. */
static void read_v1_metrics(crd_arena *arena, unsigned minor, const core_string_map *annotations,
                            core_optional_int32 percent, core_autoscaling_metric_spec_list *metrics) {
  core_any_list list;
  if (!read_annotated_list(arena, annotations, METRICS, &crd_core_autoscaling_v1_metric_spec_type, &list)) list.count = 0;
  if (!percent.set && !list.count) percent = (core_optional_int32){true, CORE_DEFAULT_CPU_UTILIZATION};
  list = move_list(arena, &crd_core_autoscaling_v1_metric_spec_type, &crd_core_autoscaling_metric_spec_type, list, false);
  metrics->items = (core_autoscaling_metric_spec *)(void *)list.items;
  for (uint32_t i = 0; i < list.count; i++) set_target_types(&metrics->items[i], minor);
  if (percent.set) metrics->items[list.count] = *crd_core_cpu_utilization(arena, percent.value).items;
  metrics->count = list.count + percent.set;
}

static void read_v1_status(crd_arena *arena, const core_string_map *annotations, core_optional_int32 percent,
                           core_autoscaling_horizontal_pod_autoscaler_status *to) {
  core_any_list list;
  if (read_annotated_list(arena, annotations, CURRENT_METRICS, &crd_core_autoscaling_v1_metric_status_type, &list)) {
    list =
        move_list(arena, &crd_core_autoscaling_v1_metric_status_type, &crd_core_autoscaling_metric_status_type, list, false);
    to->current_metrics = (core_autoscaling_metric_status_list){(void *)list.items, list.count};
  } else if (percent.set) {
    core_autoscaling_metric_status *of = crd_arena_zalloc(arena, sizeof *of);
    of->type = CRD_STRING("Resource");
    of->resource = crd_arena_zalloc(arena, sizeof *of->resource);
    of->resource->name = CRD_STRING("cpu");
    of->resource->current.average_utilization = percent;
    to->current_metrics = (core_autoscaling_metric_status_list){of, 1};
  }
  if (read_annotated_list(arena, annotations, CONDITIONS, condition_type, &list))
    to->conditions = (core_autoscaling_horizontal_pod_autoscaler_condition_list){(void *)list.items, list.count};
}

static void read_v1_behavior(crd_arena *arena, const core_string_map *annotations,
                             core_autoscaling_horizontal_pod_autoscaler_behavior **place) {
  crd_string text;
  const crd_value *tree = parse_annotation(arena, annotations, BEHAVIOR, &text);
  core_autoscaling_horizontal_pod_autoscaler_behavior *behavior = crd_arena_zalloc(arena, sizeof *behavior);
  if (tree && read_annotated_struct(arena, text, tree, behavior_type, behavior) &&
      (behavior->scale_up || behavior->scale_down))
    *place = behavior;
}

/* Convert_v1_HorizontalPodAutoscaler_To_autoscaling_HorizontalPodAutoscaler */
void crd_core_autoscaler_from_v1(crd_arena *arena, unsigned minor, const void *wire, void *object) {
  const autoscaler_v1 *from = wire;
  autoscaler *to = object;
  to->type_meta = from->type_meta;
  move_fields(arena, &crd_core_autoscaling_v1_horizontal_pod_autoscaler_type, (void *)(uintptr_t)wire,
              &crd_core_autoscaling_horizontal_pod_autoscaler_type, object, false);
  read_v1_metrics(arena, minor, &to->metadata.annotations, from->spec.target_cpu_utilization_percentage, &to->spec.metrics);
  read_v1_behavior(arena, &to->metadata.annotations, &to->spec.behavior);
  read_v1_status(arena, &to->metadata.annotations, from->status.current_cpu_utilization_percentage, &to->status);
  crd_core_drop_autoscaler_annotations(&to->metadata.annotations);
}

/* The first percentage of CPU utilization becomes the field; other metrics go to the annotation. */
static void write_v1_metrics(crd_arena *arena, const core_autoscaling_metric_spec_list *metrics, autoscaler_v1 *to) {
  const core_type *type = &crd_core_autoscaling_v1_metric_spec_type;
  core_optional_int32 *percent = &to->spec.target_cpu_utilization_percentage;
  core_autoscaling_metric_spec *others = crd_arena_zalloc(arena, metrics->count * sizeof *others);
  core_any_list list = {(char *)others, 0};
  for (uint32_t i = 0; i < metrics->count; i++)
    if (!is_cpu_utilization(&metrics->items[i]))
      others[list.count++] = metrics->items[i];
    else if (!percent->set)
      *percent = metrics->items[i].resource->target.average_utilization;
  write_annotated_list(arena, &to->metadata.annotations, METRICS, type,
                       move_list(arena, type, &crd_core_autoscaling_metric_spec_type, list, true));
}

static void write_v1_status(crd_arena *arena, const core_autoscaling_horizontal_pod_autoscaler_status *from,
                            autoscaler_v1 *to) {
  const core_type *type = &crd_core_autoscaling_v1_metric_status_type;
  const core_any_list current =
      move_list(arena, type, &crd_core_autoscaling_metric_status_type, core_list_at(&from->current_metrics), true);
  for (uint32_t i = 0; i < from->current_metrics.count; i++) {
    const core_autoscaling_metric_status *metric = &from->current_metrics.items[i];
    if (core_is(metric->type, "Resource") && metric->resource && core_is(metric->resource->name, "cpu") &&
        metric->resource->current.average_utilization.set)
      to->status.current_cpu_utilization_percentage = metric->resource->current.average_utilization;
  }
  write_annotated_list(arena, &to->metadata.annotations, CURRENT_METRICS, type, current);
  write_annotated_list(arena, &to->metadata.annotations, CONDITIONS, condition_type, core_list_at(&from->conditions));
}

/* Convert_autoscaling_HorizontalPodAutoscaler_To_v1_HorizontalPodAutoscaler */
void crd_core_autoscaler_to_v1(crd_arena *arena, unsigned minor, const void *object, void *wire) {
  const autoscaler *from = object;
  autoscaler_v1 *to = wire;
  crd_text text = {.arena = arena};
  to->type_meta = from->type_meta;
  move_fields(arena, &crd_core_autoscaling_v1_horizontal_pod_autoscaler_type, wire,
              &crd_core_autoscaling_horizontal_pod_autoscaler_type, (void *)(uintptr_t)object, true);
  write_v1_metrics(arena, &from->spec.metrics, to);
  write_v1_status(arena, &from->status, to);
  if (!from->spec.behavior) return;
  crd_core_encode_internal(&text, behavior_type, from->spec.behavior, minor);
  to->metadata.annotations = crd_core_string_map_with(arena, &to->metadata.annotations, BEHAVIOR, crd_text_string(&text));
}
