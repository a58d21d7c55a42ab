/* SPDX-License-Identifier: Apache-2.0 */
/* autoscaling/v1 HorizontalPodAutoscaler and what is judged, which is as v2 (pkg/apis/autoscaling/{v1/conversion.go,
 * annotations.go,helpers.go}). What v1 has no fields for it keeps as JSON in annotations, metrics as types of its own. Those
 * have the same fields as v2's in other places: tables say which, for both ways. */
#include "autoscaling.h"

#include "../../gotypes/decode.h"
#include "../../gotypes/encode.h"
#include "../workloads/workload.h"

#include <crd/json.h>
#include <strings.h>

#define METRICS CRD_STRING("autoscaling.alpha.kubernetes.io/metrics")
#define CURRENT_METRICS CRD_STRING("autoscaling.alpha.kubernetes.io/current-metrics")
#define CONDITIONS CRD_STRING("autoscaling.alpha.kubernetes.io/conditions")
#define BEHAVIOR CRD_STRING("autoscaling.alpha.kubernetes.io/behavior")

/* DropRoundTripHorizontalPodAutoscalerAnnotations */
void crd_core_drop_autoscaler_annotations(core_string_map *annotations) {
  crd_core_remove_annotation(annotations, METRICS);
  crd_core_remove_annotation(annotations, BEHAVIOR);
  crd_core_remove_annotation(annotations, CRD_STRING("autoscaling.alpha.kubernetes.io/scale-down-tolerance"));
  crd_core_remove_annotation(annotations, CRD_STRING("autoscaling.alpha.kubernetes.io/scale-up-tolerance"));
  crd_core_remove_annotation(annotations, CURRENT_METRICS);
  crd_core_remove_annotation(annotations, CONDITIONS);
}

/* ---- the percentage of v1 ---- */

core_autoscaling_metric_spec_list crd_core_cpu_utilization(crd_arena *arena, int32_t percent) {
  core_autoscaling_metric_spec *metric = crd_arena_zalloc(arena, sizeof *metric);
  metric->type = CRD_STRING("Resource");
  metric->resource = crd_arena_zalloc(arena, sizeof *metric->resource);
  metric->resource->name = CRD_STRING("cpu");
  metric->resource->target.type = CRD_STRING("Utilization");
  metric->resource->target.average_utilization = (core_optional_int32){true, percent};
  return (core_autoscaling_metric_spec_list){metric, 1};
}

bool crd_core_is_cpu_utilization(const core_autoscaling_metric_spec *metric) {
  return core_is(metric->type, "Resource") && metric->resource && core_is(metric->resource->name, "cpu") &&
         metric->resource->target.average_utilization.set;
}

/* ---- where fields are ---- */

/* A field of a source: where it is in the struct of v1, and in v2's; its size, or 0: a quantity, which v2 has behind a
 * pointer. */
typedef struct moved_field {
  uint16_t v1, v2, size;
} moved_field;
/* A source of a metric: where the pointer to it is, its fields, the sizes of the structs. */
typedef struct moved_source {
  uint16_t v1, v2;
  const moved_field *fields;
  uint16_t count, v1_size, v2_size;
} moved_source;

#define MOVED(type, from, to)                                                                                               \
  {                                                                                                                         \
    offsetof(core_autoscaling_v1_##type, from), offsetof(core_autoscaling_##type, to),                                      \
        sizeof(((core_autoscaling_v1_##type *)0)->from)                                                                     \
  }
#define AMOUNT(type, from, to)                                                                                              \
  { offsetof(core_autoscaling_v1_##type, from), offsetof(core_autoscaling_##type, to), 0 }
#define SOURCE(metric, member, type)                                                                                        \
  {                                                                                                                         \
    offsetof(core_autoscaling_v1_##metric, member), offsetof(core_autoscaling_##metric, member), type##_fields,             \
        sizeof type##_fields / sizeof *type##_fields, sizeof(core_autoscaling_v1_##type), sizeof(core_autoscaling_##type)   \
  }

static const moved_field object_metric_source_fields[] = {
    MOVED(object_metric_source, target, described_object),
    MOVED(object_metric_source, metric_name, metric.name),
    AMOUNT(object_metric_source, target_value, target.value),
    MOVED(object_metric_source, selector, metric.selector),
    MOVED(object_metric_source, average_value, target.average_value),
};
static const moved_field pods_metric_source_fields[] = {
    MOVED(pods_metric_source, metric_name, metric.name),
    AMOUNT(pods_metric_source, target_average_value, target.average_value),
    MOVED(pods_metric_source, selector, metric.selector),
};
static const moved_field resource_metric_source_fields[] = {
    MOVED(resource_metric_source, name, name),
    MOVED(resource_metric_source, target_average_utilization, target.average_utilization),
    MOVED(resource_metric_source, target_average_value, target.average_value),
};
static const moved_field container_resource_metric_source_fields[] = {
    MOVED(container_resource_metric_source, name, name),
    MOVED(container_resource_metric_source, target_average_utilization, target.average_utilization),
    MOVED(container_resource_metric_source, target_average_value, target.average_value),
    MOVED(container_resource_metric_source, container, container),
};
static const moved_field external_metric_source_fields[] = {
    MOVED(external_metric_source, metric_name, metric.name),
    MOVED(external_metric_source, metric_selector, metric.selector),
    MOVED(external_metric_source, target_value, target.value),
    MOVED(external_metric_source, target_average_value, target.average_value),
};
static const moved_field object_metric_status_fields[] = {
    MOVED(object_metric_status, target, described_object),
    MOVED(object_metric_status, metric_name, metric.name),
    AMOUNT(object_metric_status, current_value, current.value),
    MOVED(object_metric_status, selector, metric.selector),
    MOVED(object_metric_status, average_value, current.average_value),
};
static const moved_field pods_metric_status_fields[] = {
    MOVED(pods_metric_status, metric_name, metric.name),
    AMOUNT(pods_metric_status, current_average_value, current.average_value),
    MOVED(pods_metric_status, selector, metric.selector),
};
static const moved_field resource_metric_status_fields[] = {
    MOVED(resource_metric_status, name, name),
    MOVED(resource_metric_status, current_average_utilization, current.average_utilization),
    AMOUNT(resource_metric_status, current_average_value, current.average_value),
};
static const moved_field container_resource_metric_status_fields[] = {
    MOVED(container_resource_metric_status, name, name),
    MOVED(container_resource_metric_status, current_average_utilization, current.average_utilization),
    AMOUNT(container_resource_metric_status, current_average_value, current.average_value),
    MOVED(container_resource_metric_status, container, container),
};
static const moved_field external_metric_status_fields[] = {
    MOVED(external_metric_status, metric_name, metric.name),
    MOVED(external_metric_status, metric_selector, metric.selector),
    AMOUNT(external_metric_status, current_value, current.value),
    MOVED(external_metric_status, current_average_value, current.average_value),
};

enum { METRIC_SOURCES = 5 };
static const moved_source metric_sources[METRIC_SOURCES] = {
    SOURCE(metric_spec, object, object_metric_source),
    SOURCE(metric_spec, pods, pods_metric_source),
    SOURCE(metric_spec, resource, resource_metric_source),
    SOURCE(metric_spec, container_resource, container_resource_metric_source),
    SOURCE(metric_spec, external, external_metric_source),
};
static const moved_source metric_statuses[METRIC_SOURCES] = {
    SOURCE(metric_status, object, object_metric_status),
    SOURCE(metric_status, pods, pods_metric_status),
    SOURCE(metric_status, resource, resource_metric_status),
    SOURCE(metric_status, container_resource, container_resource_metric_status),
    SOURCE(metric_status, external, external_metric_status),
};

/* ---- moving ---- */

static void point_to(char *place, const void *what) {
  memcpy(place, &what, sizeof what);
}

static void move_to_v2(crd_arena *arena, const moved_source *sources, const void *v1, void *v2) {
  for (size_t i = 0; i < METRIC_SOURCES; i++) {
    const char *from = core_pointer_at((const char *)v1 + sources[i].v1);
    if (!from) continue;
    char *to = crd_arena_zalloc(arena, sources[i].v2_size);
    for (uint16_t k = 0; k < sources[i].count; k++) {
      const moved_field *field = &sources[i].fields[k];
      if (field->size)
        memcpy(to + field->v2, from + field->v1, field->size);
      else
        point_to(to + field->v2, from + field->v1);
    }
    point_to((char *)v2 + sources[i].v2, to);
  }
}

static void move_to_v1(crd_arena *arena, const moved_source *sources, const void *v2, void *v1) {
  for (size_t i = 0; i < METRIC_SOURCES; i++) {
    const char *from = core_pointer_at((const char *)v2 + sources[i].v2);
    if (!from) continue;
    char *to = crd_arena_zalloc(arena, sources[i].v1_size);
    for (uint16_t k = 0; k < sources[i].count; k++) {
      const moved_field *field = &sources[i].fields[k];
      const void *amount = field->size ? NULL : core_pointer_at(from + field->v2);
      if (field->size)
        memcpy(to + field->v1, from + field->v2, field->size);
      else if (amount)
        memcpy(to + field->v1, amount, sizeof(crd_quantity));
    }
    point_to((char *)v1 + sources[i].v1, to);
  }
}

static void set_resource_type(core_autoscaling_metric_target *target) {
  target->type = target->average_utilization.set ? CRD_STRING("Utilization") : CRD_STRING("AverageValue");
}

/* The types of targets, which v1 does not name; a value of zero beside an average stands for none. */
static void set_target_types(core_autoscaling_metric_spec *metric) {
  if (metric->object) {
    core_autoscaling_metric_target *target = &metric->object->target;
    target->type = target->average_value ? CRD_STRING("AverageValue") : CRD_STRING("Value");
    if (target->average_value && crd_quantity_sign(target->value) == 0) target->value = NULL;
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

/* encoding/json takes names of fields in any case. It also takes Go's names of the internal types of a behavior, which are
 * those of v2 but for their case. `text` is where the value was read from: there the names become those of the type. */
static void settle_names(char *text, const crd_value *value, const core_type *type) {
  for (uint32_t i = 0; value->kind == CRD_MAP && i < value->size; i++) {
    const crd_member *member = &value->as.members[i];
    const core_field *field = field_by_any_case(type, crd_member_name(member));
    if (!field) continue;
    char *name = text + member->name_offset + 1; /* behind the quote */
    if (memcmp(name, member->name, member->name_size) == 0)
      memcpy(name, field->name.data, field->name.size); /* no escapes */
    if (field->kind == CORE_STRUCT || field->kind == CORE_STRUCT_POINTER) settle_names(text, &member->value, field->type);
    for (uint32_t k = 0; field->kind == CORE_LIST && member->value.kind == CRD_LIST && k < member->value.size; k++)
      settle_names(text, &member->value.as.items[k], field->type);
  }
}

/* The value that stands in `text`, up to `end`. */
static bool read_annotated_struct(crd_arena *arena, char *text, size_t end, const crd_value *tree, const core_type *type,
                                  void *out) {
  core_decoding decoding = {.arena = arena};
  if (tree->kind == CRD_NULL) return true;
  settle_names(text, tree, type);
  return crd_core_decode(&decoding, (crd_string){text + tree->offset, end - tree->offset}, type, out);
}

/* An annotation's text, to be written in, and what it is as JSON; NULL: there is none. */
static const crd_value *parse_annotation(crd_arena *arena, const core_string_map *annotations, crd_string key, char **text,
                                         size_t *size) {
  const crd_string *value = crd_core_string_map_get(annotations, key);
  if (!value) return NULL;
  *size = value->size;
  *text = crd_arena_alloc(arena, value->size + 1);
  if (value->size) memcpy(*text, value->data, value->size);
  return crd_json_parse(arena, (crd_string){*text, *size}, NULL, NULL);
}

/* Where an item ends, when what follows it begins at `next`: there is a comma or a bracket between, and white space. */
static size_t end_before(const char *text, size_t next) {
  while (strchr(" \t\r\n", text[next - 1])) next--;
  next--;
  while (strchr(" \t\r\n", text[next - 1])) next--;
  return next;
}

/* json.Unmarshal of what an annotation holds, into a list; false where there is none, or something is wrong with it, which
 * nobody is told of. */
static bool read_annotated_list(crd_arena *arena, const core_string_map *annotations, crd_string key, const core_type *type,
                                core_any_list *list) {
  char *text;
  size_t size;
  const crd_value *tree = parse_annotation(arena, annotations, key, &text, &size);
  *list = (core_any_list){NULL, 0};
  if (!tree || (tree->kind != CRD_LIST && tree->kind != CRD_NULL)) return false;
  if (tree->kind == CRD_NULL) return true;
  *list = (core_any_list){crd_arena_zalloc(arena, (size_t)tree->size * type->size), tree->size};
  for (uint32_t i = 0; i < tree->size; i++) {
    size_t end = end_before(text, i + 1 < tree->size ? tree->as.items[i + 1].offset : size);
    if (!read_annotated_struct(arena, text, end, &tree->as.items[i], type, list->items + (size_t)i * type->size))
      return false;
  }
  return true;
}

static void write_annotated_list(crd_arena *arena, core_string_map *annotations, crd_string key, const core_type *type,
                                 const core_any_list *list) {
  crd_text text = {.arena = arena};
  if (!list->count) return;
  for (uint32_t i = 0; i < list->count; i++) {
    crd_text_add_char(&text, i ? ',' : '[');
    crd_core_encode(&text, type, list->items + (size_t)i * type->size);
  }
  crd_text_add_char(&text, ']');
  *annotations = crd_core_string_map_with(arena, annotations, key, crd_text_string(&text));
}

/* ---- from v1 ---- */

/* Those of the annotation, then that of spec.targetCPUUtilizationPercentage; none: that of the default. */
static void read_v1_metrics(crd_arena *arena, const core_string_map *annotations,
                            const core_autoscaling_v1_horizontal_pod_autoscaler_spec *from,
                            core_autoscaling_metric_spec_list *metrics) {
  core_any_list others;
  const core_optional_int32 *percent = &from->target_cpu_utilization_percentage;
  bool read = read_annotated_list(arena, annotations, METRICS, &crd_core_autoscaling_v1_metric_spec_type, &others);
  uint32_t count = read ? others.count : 0;
  if (!percent->set && !count) {
    *metrics = crd_core_cpu_utilization(arena, CORE_DEFAULT_CPU_UTILIZATION);
    return;
  }
  metrics->items = crd_arena_zalloc(arena, ((size_t)count + 1) * sizeof *metrics->items);
  for (uint32_t i = 0; i < count; i++) {
    const core_autoscaling_v1_metric_spec *other = (const core_autoscaling_v1_metric_spec *)(const void *)others.items + i;
    metrics->items[i].type = other->type;
    move_to_v2(arena, metric_sources, other, &metrics->items[i]);
    set_target_types(&metrics->items[i]);
  }
  if (percent->set) metrics->items[count] = crd_core_cpu_utilization(arena, percent->value).items[0];
  metrics->count = count + percent->set;
}

static void read_v1_status(crd_arena *arena, const core_string_map *annotations,
                           const core_autoscaling_v1_horizontal_pod_autoscaler_status *from,
                           core_autoscaling_horizontal_pod_autoscaler_status *to) {
  core_any_list list;
  to->observed_generation = from->observed_generation;
  to->last_scale_time = from->last_scale_time;
  to->current_replicas = from->current_replicas;
  to->desired_replicas = from->desired_replicas;
  if (read_annotated_list(arena, annotations, CURRENT_METRICS, &crd_core_autoscaling_v1_metric_status_type, &list)) {
    to->current_metrics.items = crd_arena_zalloc(arena, (size_t)list.count * sizeof *to->current_metrics.items);
    to->current_metrics.count = list.count;
    for (uint32_t i = 0; i < list.count; i++) {
      const core_autoscaling_v1_metric_status *of = (const core_autoscaling_v1_metric_status *)(const void *)list.items + i;
      to->current_metrics.items[i].type = of->type;
      move_to_v2(arena, metric_statuses, of, &to->current_metrics.items[i]);
    }
  } else if (from->current_cpu_utilization_percentage.set) {
    core_autoscaling_metric_status *of = crd_arena_zalloc(arena, sizeof *of);
    of->type = CRD_STRING("Resource");
    of->resource = crd_arena_zalloc(arena, sizeof *of->resource);
    of->resource->name = CRD_STRING("cpu");
    of->resource->current.average_utilization = from->current_cpu_utilization_percentage;
    to->current_metrics = (core_autoscaling_metric_status_list){of, 1};
  }
  if (read_annotated_list(arena, annotations, CONDITIONS, &crd_core_autoscaling_horizontal_pod_autoscaler_condition_type,
                          &list))
    to->conditions = (core_autoscaling_horizontal_pod_autoscaler_condition_list){(void *)list.items, list.count};
}

static void read_v1_behavior(crd_arena *arena, const core_string_map *annotations,
                             core_autoscaling_horizontal_pod_autoscaler_behavior **place) {
  char *text;
  size_t size;
  const crd_value *tree = parse_annotation(arena, annotations, BEHAVIOR, &text, &size);
  core_autoscaling_horizontal_pod_autoscaler_behavior *behavior = crd_arena_zalloc(arena, sizeof *behavior);
  if (tree &&
      read_annotated_struct(arena, text, size, tree, &crd_core_autoscaling_horizontal_pod_autoscaler_behavior_type,
                            behavior) &&
      (behavior->scale_up || behavior->scale_down))
    *place = behavior;
}

/* Convert_v1_HorizontalPodAutoscaler_To_autoscaling_HorizontalPodAutoscaler */
void crd_core_autoscaler_from_v1(crd_arena *arena, const void *wire, void *object) {
  const core_autoscaling_v1_horizontal_pod_autoscaler *from = wire;
  core_autoscaling_horizontal_pod_autoscaler *to = object;
  const core_autoscaling_v1_cross_version_object_reference *target = &from->spec.scale_target_ref;
  to->type_meta = from->type_meta;
  to->metadata = from->metadata;
  to->spec.scale_target_ref = (core_autoscaling_cross_version_object_reference){
      .kind = target->kind, .name = target->name, .api_version = target->api_version};
  to->spec.min_replicas = from->spec.min_replicas;
  to->spec.max_replicas = from->spec.max_replicas;
  read_v1_metrics(arena, &to->metadata.annotations, &from->spec, &to->spec.metrics);
  read_v1_behavior(arena, &to->metadata.annotations, &to->spec.behavior);
  read_v1_status(arena, &to->metadata.annotations, &from->status, &to->status);
  crd_core_drop_autoscaler_annotations(&to->metadata.annotations);
}

/* ---- to v1 ---- */

/* The first percentage of the CPU's use is a field; other metrics stand in the annotation. */
static void write_v1_metrics(crd_arena *arena, const core_autoscaling_metric_spec_list *metrics,
                             core_autoscaling_v1_horizontal_pod_autoscaler *to) {
  core_optional_int32 *percent = &to->spec.target_cpu_utilization_percentage;
  core_autoscaling_v1_metric_spec *others = crd_arena_zalloc(arena, metrics->count * sizeof *others);
  core_any_list list = {(char *)others, 0};
  for (uint32_t i = 0; i < metrics->count; i++) {
    const core_autoscaling_metric_spec *metric = &metrics->items[i];
    if (crd_core_is_cpu_utilization(metric)) {
      if (!percent->set) *percent = metric->resource->target.average_utilization;
      continue;
    }
    others[list.count].type = metric->type;
    move_to_v1(arena, metric_sources, metric, &others[list.count++]);
  }
  write_annotated_list(arena, &to->metadata.annotations, METRICS, &crd_core_autoscaling_v1_metric_spec_type, &list);
}

static void write_v1_status(crd_arena *arena, const core_autoscaling_horizontal_pod_autoscaler_status *from,
                            core_autoscaling_v1_horizontal_pod_autoscaler *to) {
  const core_autoscaling_metric_status_list *metrics = &from->current_metrics;
  core_autoscaling_v1_metric_status *current = crd_arena_zalloc(arena, metrics->count * sizeof *current);
  const core_any_list list = {(char *)current, metrics->count},
                      conditions = {(char *)from->conditions.items, from->conditions.count};
  to->status.observed_generation = from->observed_generation;
  to->status.last_scale_time = from->last_scale_time;
  to->status.current_replicas = from->current_replicas;
  to->status.desired_replicas = from->desired_replicas;
  for (uint32_t i = 0; i < metrics->count; i++) {
    const core_autoscaling_metric_status *metric = &metrics->items[i];
    current[i].type = metric->type;
    move_to_v1(arena, metric_statuses, metric, &current[i]);
    if (core_is(metric->type, "Resource") && metric->resource && core_is(metric->resource->name, "cpu") &&
        metric->resource->current.average_utilization.set)
      to->status.current_cpu_utilization_percentage = metric->resource->current.average_utilization;
  }
  write_annotated_list(arena, &to->metadata.annotations, CURRENT_METRICS, &crd_core_autoscaling_v1_metric_status_type,
                       &list);
  write_annotated_list(arena, &to->metadata.annotations, CONDITIONS,
                       &crd_core_autoscaling_horizontal_pod_autoscaler_condition_type, &conditions);
}

/* Convert_autoscaling_HorizontalPodAutoscaler_To_v1_HorizontalPodAutoscaler */
void crd_core_autoscaler_to_v1(crd_arena *arena, const void *object, void *wire) {
  const core_autoscaling_horizontal_pod_autoscaler *from = object;
  core_autoscaling_v1_horizontal_pod_autoscaler *to = wire;
  const core_autoscaling_cross_version_object_reference *target = &from->spec.scale_target_ref;
  crd_text text = {.arena = arena};
  to->type_meta = from->type_meta;
  to->metadata = from->metadata;
  to->spec.scale_target_ref = (core_autoscaling_v1_cross_version_object_reference){
      .kind = target->kind, .name = target->name, .api_version = target->api_version};
  to->spec.min_replicas = from->spec.min_replicas;
  to->spec.max_replicas = from->spec.max_replicas;
  write_v1_metrics(arena, &from->spec.metrics, to);
  write_v1_status(arena, &from->status, to);
  if (!from->spec.behavior) return;
  crd_core_encode_internal(&text, &crd_core_autoscaling_horizontal_pod_autoscaler_behavior_type, from->spec.behavior, 0);
  to->metadata.annotations = crd_core_string_map_with(arena, &to->metadata.annotations, BEHAVIOR, crd_text_string(&text));
}
