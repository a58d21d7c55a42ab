/* SPDX-License-Identifier: Apache-2.0 */
/* v1 Node (pkg/registry/core/node/strategy.go, pkg/apis/core/{v1,validation}), with the annotations that once held taints
 * and pods to avoid, as JSON that Go's encoding/json reads into structs. */
#include "../../base/ascii.h"
#include "../../metadata/metadata_parts.h"
#include "../../value/words.h"
#include "../rules.h"

/* ---- taints ---- */

static void validate_taint(core_check *check, const core_taint *taint, const crd_path *path) {
  crd_texts messages = {.arena = check->arena};
  crd_core_string_passes(check, CORE_AT(path, "key"), taint->key, crd_check_qualified_name);
  crd_check_label_value(&messages, taint->value);
  if (messages.count) {
    crd_text text = {.arena = check->arena};
    for (uint32_t i = 0; i < messages.count; i++) {
      if (i) crd_text_add_char(&text, ';');
      crd_text_add(&text, messages.items[i]);
    }
    crd_core_invalid_text(check, CORE_AT(path, "value"), crd_bad_string(taint->value), crd_text_string(&text));
  }
  crd_core_validate_required_choice(check, CORE_AT(path, "effect"), taint->effect, "NoSchedule PreferNoSchedule NoExecute");
}

/* validateNodeTaints */
static void validate_node_taints(core_check *check, const core_taint_list *taints, const crd_path *path) {
  CORE_NAME_SET(seen, check->arena);
  for (uint32_t i = 0; i < taints->count; i++) {
    const core_taint *taint = &taints->items[i];
    crd_string key =
        crd_arena_printf(check->arena, "%zu/%.*s%.*s", taint->effect.size, CRD_PRINT(taint->effect), CRD_PRINT(taint->key));
    validate_taint(check, taint, CORE_ITEM(path, i));
    if (!crd_core_name_set_add(&seen, key))
      crd_core_duplicate_because(check, CORE_ITEM(path, i), crd_core_show_struct(check, &crd_core_taint_type, taint),
                                 "taints must be unique by key and effect pair");
  }
}

/* ---- JSON of annotations ---- */

/* A field of a Go type: a list of structs, a struct (or a pointer to one), a string, a bool or a time. */
typedef enum go_form { GO_STRING, GO_BOOL, GO_TIME, GO_STRUCT, GO_LIST } go_form;
typedef struct go_member {
  const char *name, *type; /* "Key"; the name of the field's type in errors */
  go_form form;
  const struct go_member *members; /* of the struct or the list's structs; the last one has no name */
  const char *name_of_struct;      /* "Taint" */
} go_member;

#define MEMBER(its_name, its_type, its_form)                                                                                \
  { .name = (its_name), .type = (its_type), .form = (its_form) }
static const go_member taint_members[] = {MEMBER("Key", "string", GO_STRING),
                                          MEMBER("Value", "string", GO_STRING),
                                          MEMBER("Effect", "core.TaintEffect", GO_STRING),
                                          MEMBER("TimeAdded", "string", GO_TIME),
                                          {.name = NULL}};
static const go_member taints_type = {NULL, "core.Taint", GO_LIST, taint_members, "Taint"};

#define GO_BOOL_POINTER GO_BOOL
#define OWNER_MEMBER(struct, kind, member, json, go, target, ...) MEMBER(json, target, GO_##kind),
static const go_member owner_members[] = {CORE_ROWS_owner_reference(OWNER_MEMBER, owner_reference){.name = NULL}};
static const go_member signature_members[] = {
    {"podController", "v1.OwnerReference", GO_STRUCT, owner_members, "OwnerReference"}, {.name = NULL}};
static const go_member entry_members[] = {{"podSignature", "v1.PodSignature", GO_STRUCT, signature_members, "PodSignature"},
                                          MEMBER("evictionTime", "string", GO_TIME),
                                          MEMBER("reason", "string", GO_STRING),
                                          MEMBER("message", "string", GO_STRING),
                                          {.name = NULL}};
static const go_member avoid_members[] = {
    {"preferAvoidPods", "v1.PreferAvoidPodsEntry", GO_LIST, entry_members, "PreferAvoidPodsEntry"}, {.name = NULL}};
static const go_member avoid_type = {NULL, "v1.AvoidPods", GO_STRUCT, avoid_members, "AvoidPods"};

/* Where a value is: the struct, and the path of fields in it. */
typedef struct go_context {
  crd_arena *arena;
  const char *within; /* NULL: at the root */
  crd_string fields;  /* "preferAvoidPods.podSignature" */
  crd_string *error;  /* the first */
} go_context;

static bool same_in_any_case(crd_string a, crd_string b) {
  if (a.size != b.size) return false;
  for (size_t i = 0; i < a.size; i++)
    if ((a.data[i] | 0x20) != (b.data[i] | 0x20)) return false;
  return true;
}

/* The value of a field: the last member with its name in any case; NULL: none. */
static const crd_value *go_field(const crd_value *map, const char *name) {
  const crd_value *found = NULL;
  for (uint32_t i = 0; map && map->kind == CRD_MAP && i < map->size; i++)
    if (same_in_any_case(crd_member_name(&map->as.members[i]), crd_string_of(name))) found = &map->as.members[i].value;
  return found && found->kind != CRD_NULL ? found : NULL;
}

static void say_json_type(const go_context *at, const crd_value *value, bool list, const char *type) {
  if (at->error->size) return;
  *at->error = crd_misfit(at->arena, crd_string_of(crd_json_kind_name(value)), crd_string_of(at->within), at->fields,
                          crd_arena_printf(at->arena, "%s%s", list ? "[]" : "", type));
}

static void check_go_time(const go_context *at, const crd_value *value) {
  int64_t seconds;
  crd_string error;
  if (value->kind != CRD_STRING_VALUE)
    say_json_type(at, value, false, "string");
  else if (!crd_meta_time_parse(at->arena, crd_value_string(value), &seconds, &error) && !at->error->size)
    *at->error = error;
}

static void check_go_struct(const go_context *at, const crd_value *value, const go_member *type);

/* Checks the type of a value, in Unmarshal's order. */
static void check_go_value(const go_context *at, const crd_value *value, const go_member *type) {
  if (value->kind == CRD_NULL) return;
  if (type->form == GO_TIME) {
    check_go_time(at, value);
  } else if (type->form == GO_STRUCT) {
    check_go_struct(at, value, type);
  } else if (type->form == GO_LIST && value->kind == CRD_LIST) {
    for (uint32_t i = 0; i < value->size; i++)
      if (value->as.items[i].kind != CRD_NULL) check_go_struct(at, &value->as.items[i], type);
  } else if (value->kind != (type->form == GO_BOOL ? CRD_BOOL : CRD_STRING_VALUE) || type->form == GO_LIST) {
    say_json_type(at, value, type->form == GO_LIST, type->type);
  }
}

/* Recurses as deep as the types nest. NOLINTNEXTLINE(misc-no-recursion) */
static void check_go_struct(const go_context *at, const crd_value *value, const go_member *type) {
  if (value->kind != CRD_MAP) {
    say_json_type(at, value, false, type->type);
    return;
  }
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_member *given = &value->as.members[i];
    const go_member *member = type->members;
    while (member->name && !same_in_any_case(crd_member_name(given), crd_string_of(member->name))) member++;
    if (!member->name) continue;
    go_context inside = *at;
    inside.within = type->name_of_struct;
    inside.fields = at->fields.size ? crd_arena_printf(at->arena, "%.*s.%s", CRD_PRINT(at->fields), member->name)
                                    : crd_string_of(member->name);
    check_go_value(&inside, &given->value, member);
  }
}

/* json.Unmarshal of an annotation: NULL with Go's text. */
static const crd_value *read_annotation(crd_arena *arena, crd_string text, const go_member *type, crd_string *error) {
  crd_parse_error problem;
  const crd_value *value = crd_json_parse(arena, text, NULL, &problem);
  const go_context at = {.arena = arena, .error = error};
  *error = (crd_string){NULL, 0};
  if (!value)
    *error = problem.message;
  else
    check_go_value(&at, value, type);
  return error->size ? NULL : value;
}

/* ---- the content of annotations ---- */

static crd_string annotated_text(const crd_value *map, const char *name) {
  const crd_value *value = go_field(map, name);
  return value ? crd_value_string(value) : (crd_string){NULL, 0};
}

/* The time, which is valid, in the form in which it is stored. */
static crd_string annotated_time(crd_arena *arena, const crd_value *map, const char *name) {
  int64_t seconds;
  crd_string text = annotated_text(map, name);
  return text.size && crd_meta_time_parse(arena, text, &seconds, NULL) ? crd_meta_time_text(arena, seconds) : text;
}

/* ValidateTaintsInNodeAnnotations */
static void validate_annotated_taints(core_check *check, crd_string text, const crd_path *path) {
  const crd_string key = CRD_STRING("scheduler.alpha.kubernetes.io/taints");
  crd_string error;
  const crd_value *list = read_annotation(check->arena, text, &taints_type, &error);
  if (!list) {
    crd_core_invalid_text(check, path, crd_bad_string(key), error);
    return;
  }
  core_taint_list taints = {.count = list->kind == CRD_LIST ? list->size : 0};
  taints.items = crd_arena_zalloc(check->arena, ((size_t)taints.count + 1) * sizeof *taints.items);
  for (uint32_t i = 0; i < taints.count; i++) {
    const crd_value *from = &list->as.items[i];
    taints.items[i] = (core_taint){.key = annotated_text(from, "key"),
                                   .value = annotated_text(from, "value"),
                                   .effect = annotated_text(from, "effect"),
                                   .time_added = {annotated_time(check->arena, from, "timeAdded")}};
  }
  validate_node_taints(check, &taints, CORE_NAMED(path, key));
}

/* validatePreferAvoidPodsEntry, ValidateAvoidPodsInNodeAnnotations. Upstream dereferences an owner's `controller` without a
 * check. */
static void validate_annotated_avoidance(core_judging *judging, crd_string text, const crd_path *path) {
  const crd_string key = CRD_STRING("scheduler.alpha.kubernetes.io/preferAvoidPods");
  core_check *check = &judging->check;
  crd_string error;
  const crd_value *avoid = read_annotation(check->arena, text, &avoid_type, &error);
  if (!avoid) crd_core_invalid_text(check, CORE_AT(path, "AvoidPods"), crd_bad_string(key), error);
  const crd_value *entries = go_field(avoid, "preferAvoidPods");
  for (uint32_t i = 0; entries && i < entries->size; i++) {
    const crd_path *at = CORE_AT(CORE_ITEM(CORE_NAMED(path, key), i), "PodSignature");
    const crd_value *owner = go_field(go_field(&entries->as.items[i], "podSignature"), "podController");
    const crd_value *controls = go_field(owner, "controller");
    if (!owner) {
      crd_core_required(check, at, NULL);
    } else if (!controls) {
      core_fail(judging, CORE_PANIC, CRD_STRING("nil pointer dereference"));
    } else if (!controls->as.boolean) {
      crd_core_bad_bool(check, CORE_AT(CORE_AT(at, "PodController"), "Controller"), false, "must point to a controller");
    }
  }
}

/* ValidateNodeSpecificAnnotations */
static void validate_node_annotations(core_judging *judging, const core_string_map *annotations, const crd_path *path) {
  const crd_string *taints = crd_core_string_map_get(annotations, CRD_STRING("scheduler.alpha.kubernetes.io/taints"));
  const crd_string *avoid =
      crd_core_string_map_get(annotations, CRD_STRING("scheduler.alpha.kubernetes.io/preferAvoidPods"));
  if (taints && taints->size) validate_annotated_taints(&judging->check, *taints, path);
  if (avoid && avoid->size) validate_annotated_avoidance(judging, *avoid, path);
}

enum {
  LONGEST_FEATURE = 253,
  PROVIDER_MAY_NOT_CHANGE = 37 /* since then the error for providerID has another text */
};

/* ---- the wire ---- */

/* Convert_v1_NodeSpec_To_core_NodeSpec and back: podCIDR is the first of podCIDRs. */
static bool convert_node(crd_arena *arena, void *object, crd_string *error) {
  core_node_spec *spec = &((core_node *)object)->spec;
  core_string_list *ranges = &spec->pod_cidrs;
  if (spec->pod_cidr.size && (!ranges->count || !crd_string_equal(spec->pod_cidr, ranges->items[0]))) {
    *ranges = (core_string_list){.items = crd_arena_alloc(arena, sizeof *ranges->items), .count = 1};
    ranges->items[0] = spec->pod_cidr;
  }
  if (ranges->count) spec->pod_cidr = ranges->items[0];
  return true;
}

/* SetDefaults_NodeStatus */
static void set_node_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_node_status *status = &((core_node *)object)->status;
  if (!status->allocatable.items) status->allocatable = status->capacity;
}

/* ---- preparation ---- */

/* dropDisabledFields, nodeConfigSourceInUse, nodeStatusConfigInUse, nodeDeclaredFeaturesInUse,
 * supplementalGroupsPolicyInUse, nodePodPreemptionPolicyInUse: a config source can no longer be set where there was none. */
static const core_gated node_fields[] = {
    {CORE_GATE(supplemental_groups_policy), .paths = "status.features"},
    {CORE_GATE(node_declared_features), .paths = "status.declaredFeatures", .empty_too = true},
    {CORE_GATE(in_place_pod_vertical_scaling_scheduler_preemption), .paths = "spec.podPreemptionPolicy"},
    {.gate = 0},
};
static const core_gated node_status_fields[] = {
    {CORE_GATE(kubelet_in_user_namespace), .paths = "status.nodeInfo.runningInUserNamespace"}, {.gate = 0}};

static void prepare_node(core_judging *judging, void *object, const void *before) {
  const core_gates *gates = &judging->options.gates;
  core_node *node = object;
  const core_node *old = before;
  if (old) node->status = old->status;
  if (!old) node->status.config = NULL;
  if (!old || !old->spec.config_source) node->spec.config_source = NULL;
  if (!gates->recursive_read_only_mounts && !gates->user_namespaces_support)
    node->status.runtime_handlers = (core_node_runtime_handler_list){.count = 0};
  crd_core_drop_gated(&judging->options, node_fields, judging->kind->type, node, old);
}

static void prepare_node_status(core_judging *judging, void *object, const void *before) {
  core_node *node = object;
  const core_node *old = before;
  node->spec = old->spec;
  if (!old->status.config) node->status.config = NULL;
  crd_core_drop_gated(&judging->options, node_status_fields, judging->kind->type, node, old);
}

/* ---- validation ---- */

/* ValidateNodeResources */
static void validate_node_resources(core_check *check, const core_node_status *status) {
  const crd_path *capacity = CORE_AT(CORE_STATUS, "capacity"), *allocatable = CORE_AT(CORE_STATUS, "allocatable");
  for (uint32_t i = 0; i < status->capacity.count; i++)
    crd_core_validate_quantity_value(check, &status->capacity.items[i], CORE_NAMED(capacity, status->capacity.items[i].key));
  for (uint32_t i = 0; i < status->allocatable.count; i++)
    crd_core_validate_quantity_value(check, &status->allocatable.items[i],
                                     CORE_NAMED(allocatable, status->allocatable.items[i].key));
}

/* nodeDeclaredFeatureRegexp: segments of letters and digits that begin with a letter; the first begins with a capital. */
static bool is_feature_name(crd_string name) {
  crd_string segment;
  if (!name.size || !is_upper(name.data[0])) return false;
  for (size_t at = 0; crd_string_next_part(name, '/', &at, &segment);) {
    if (!segment.size || !is_letter(segment.data[0])) return false;
    for (size_t i = 0; i < segment.size; i++)
      if (!is_letter(segment.data[i]) && !is_digit(segment.data[i])) return false;
  }
  return true;
}

/* validateNodeDeclaredFeatureName */
static void validate_feature_name(core_check *check, crd_string name, const crd_path *path) {
  crd_text quoted = {.arena = check->arena};
  bool is_long = name.size > LONGEST_FEATURE;
  if (!is_long && is_feature_name(name)) return;
  crd_text_add_quoted(&quoted, name);
  const crd_string shown = crd_text_string(&quoted);
  crd_core_invalid_as(check, path, crd_bad_string(name), "invalid feature name %.*s: %s", CRD_PRINT(shown),
                      is_long ? "must be no more than 253 characters"
                              : "must start with an UpperCamelCase segment, with subsequent segments separated by '/' "
                                "(e.g., MyFeature or MyFeature/mySubFeature), and contain only alphanumeric characters and "
                                "slashes");
}

/* validateNodeDeclaredFeatures */
static void validate_declared_features(core_check *check, const core_string_list *features) {
  const crd_path *path = CORE_AT(CORE_STATUS, "declaredFeatures");
  for (uint32_t i = 0; i < features->count; i++) {
    validate_feature_name(check, features->items[i], CORE_ITEM(path, i));
    if (i + 1 == features->count) break;
    crd_string next = features->items[i + 1];
    int order = crd_string_compare(features->items[i], next);
    if (order == 0)
      crd_core_duplicate(check, CORE_ITEM(path, i + 1), crd_bad_string(next));
    else if (order > 0)
      crd_core_bad_text(check, CORE_ITEM(path, i + 1), next, "list must be sorted alphabetically");
  }
}

static void validate_pod_ranges(core_check *check, const core_string_list *ranges) {
  const crd_path *path = CORE_AT(CORE_SPEC, "podCIDRs");
  for (uint32_t i = 0; i < ranges->count; i++)
    crd_core_validate_legacy_cidr(check, ranges->items[i], NULL, CORE_ITEM(path, i));
  if (ranges->count > 1 && (!crd_core_are_dual_stack_ranges(check, ranges, path) || ranges->count > 2))
    crd_core_invalid(check, path, crd_core_show_texts(check, ranges),
                     "may specify no more than one CIDR for each IP family");
}

/* ValidateNode, validateNodeSwapStatus */
static void validate_node(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_node *node = object;
  const crd_path *metadata = CORE_METADATA;
  const core_node_swap_status *swap = node->status.node_info.swap;
  validate_node_annotations(judging, &node->metadata.annotations, CORE_AT(metadata, "annotations"));
  validate_node_taints(check, &node->spec.taints, CORE_AT(metadata, "taints"));
  validate_node_resources(check, &node->status);
  if (swap && swap->capacity.set && swap->capacity.value <= 0)
    crd_core_bad_number(check, CORE_AT(CORE_AT(metadata, "nodeSwapStatus"), "capacity"), swap->capacity.value,
                        "must be greater than zero");
  validate_declared_features(check, &node->status.declared_features);
  validate_pod_ranges(check, &node->spec.pod_cidrs);
}

/* ---- changes ---- */

static void validate_node_addresses(core_check *check, const core_node_address_list *addresses) {
  CORE_NAME_SET(seen, check->arena);
  for (uint32_t i = 0; i < addresses->count; i++) {
    const core_node_address *address = &addresses->items[i];
    crd_string key = crd_arena_printf(check->arena, "%zu/%.*s%.*s", address->type.size, CRD_PRINT(address->type),
                                      CRD_PRINT(address->address));
    if (!crd_core_name_set_add(&seen, key))
      crd_core_duplicate(check, CORE_ITEM(CORE_AT(CORE_STATUS, "addresses"), i),
                         crd_core_show_struct(check, &crd_core_node_address_type, address));
  }
}

/* A field that a controller sets once. */
static void validate_given_once(core_check *check, const core_node_spec *spec, const core_node_spec *old) {
  const crd_path *ranges = CORE_AT(CORE_SPEC, "podCIDRs"), *provider = CORE_AT(CORE_SPEC, "providerID");
  static const char detail[] = "node updates may not change podCIDR except from \"\" to valid";
  bool as_many = spec->pod_cidrs.count == old->pod_cidrs.count;
  if (old->pod_cidrs.count && !as_many) crd_core_forbidden(check, ranges, detail);
  for (uint32_t i = 0; as_many && i < old->pod_cidrs.count; i++)
    if (!crd_string_equal(spec->pod_cidrs.items[i], old->pod_cidrs.items[i])) crd_core_forbidden(check, ranges, detail);
  if (!old->provider_id.size || crd_string_equal(old->provider_id, spec->provider_id)) return;
  if (check->options->minor < PROVIDER_MAY_NOT_CHANGE)
    crd_core_forbidden(check, provider, "node updates may not change providerID except from \"\" to valid");
  else
    crd_core_invalid(check, provider, crd_bad_null(),
                     spec->provider_id.size ? "field cannot be modified once set" : "field cannot be cleared once set");
}

/* A field that a config source in use must have, and one in the spec must not have. */
static void validate_config_identity(core_check *check, crd_string text, bool in_use, const char *name,
                                     const crd_path *path) {
  const crd_path *at = CORE_NAMED(path, crd_string_of(name));
  if (in_use && !text.size) crd_core_required(check, at, NULL);
  if (!in_use && text.size) crd_core_forbidden_as(check, at, "%s must not be set in spec", name);
}

/* validateNodeConfigSourceSpec, validateNodeConfigSourceStatus, validateConfigMapNodeConfigSource,
 * validateConfigMapNodeConfigSourceSpec,
 * validateConfigMapNodeConfigSourceStatus */
static void validate_config_source(core_check *check, const core_node_config_source *source, bool in_use,
                                   const crd_path *path) {
  if (!source) return;
  const core_config_map_node_config_source *map = source->config_map;
  const crd_path *at = CORE_AT(path, "configMap");
  if (!map) {
    crd_core_invalid(check, path, crd_core_show_struct(check, &crd_core_node_config_source_type, source),
                     "exactly one reference subfield must be non-nil");
    return;
  }
  validate_config_identity(check, map->uid, in_use, "uid", at);
  validate_config_identity(check, map->resource_version, in_use, "resourceVersion", at);
  crd_core_require(check, CORE_AT(at, "namespace"), map->namespace, crd_check_dns1123_label);
  crd_core_require(check, CORE_AT(at, "name"), map->name, crd_check_dns1123_subdomain);
  crd_core_require(check, CORE_AT(at, "kubeletConfigKey"), map->kubelet_config_key, crd_check_config_map_key);
}

/* ValidateNodeUpdate, also for an update of the status. */
static void validate_node_change(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_node *node = object, *old = before;
  const core_node_config_status *config = node->status.config;
  const crd_path *metadata = CORE_METADATA, *at_config = CORE_AT(CORE_STATUS, "config");
  validate_node_annotations(judging, &node->metadata.annotations, CORE_AT(metadata, "annotations"));
  validate_node_resources(check, &node->status);
  validate_declared_features(check, &node->status.declared_features);
  validate_node_addresses(check, &node->status.addresses);
  validate_given_once(check, &node->spec, &old->spec);
  validate_config_source(check, node->spec.config_source, false, CORE_AT(CORE_SPEC, "configSource"));
  if (config) { /* validateNodeConfigStatus */
    validate_config_source(check, config->assigned, true, CORE_AT(at_config, "assigned"));
    validate_config_source(check, config->active, true, CORE_AT(at_config, "active"));
    validate_config_source(check, config->last_known_good, true, CORE_AT(at_config, "lastKnownGood"));
  }
  validate_node_taints(check, &node->spec.taints, CORE_AT(metadata, "taints"));
  if (!crd_string_equal(node->spec.external_id, old->spec.external_id))
    crd_core_forbidden(check, CORE_AT(CORE_SPEC, "externalID"), "may not be updated");
}

static void validate_node_update(core_judging *judging, core_check *check, const void *object, const void *before) {
  validate_node(judging, check, object, before);
  crd_core_validate_metadata_update(check, &((const core_node *)object)->metadata, &((const core_node *)before)->metadata);
  validate_node_change(judging, check, object, before);
}

/* nodeWarnings */
static void warn_of_node(core_judging *judging, const void *object, const void *before) {
  const core_node_spec *spec = &((const core_node *)object)->spec;
  core_warnings *warnings = &judging->warnings;
  const crd_path *path = CORE_AT(CORE_SPEC, "podCIDRs");
  if (spec->config_source) crd_texts_add(&warnings->texts, CRD_STRING("spec.configSource: the feature is removed"));
  if (spec->external_id.size)
    crd_texts_add(&warnings->texts, CRD_STRING("spec.externalID: this field is deprecated, and is unused by Kubernetes"));
  for (uint32_t i = 0; i < spec->pod_cidrs.count; i++)
    crd_core_warn_of_cidr(warnings, spec->pod_cidrs.items[i], CORE_ITEM(path, i));
}

const core_object_kind crd_core_node_kind = {
    CORE_CLUSTER_KIND("", "v1", "Node", node),
    .convert = convert_node,
    CORE_DEFAULTS({"status.capacity", NULL, 0}, {"status.allocatable", NULL, 0}),
    .set_defaults = set_node_defaults,
    .create = {.prepare = prepare_node, .validate = validate_node, .warn = warn_of_node},
    CORE_UPDATES({.prepare = prepare_node, .asks = CORE_ASK_NEW, .validate = validate_node_update, .warn = warn_of_node}),
    CORE_OF_STATUS(.prepare = prepare_node_status, .validate = validate_node_change),
};
