/* SPDX-License-Identifier: Apache-2.0 */
/* The taints of a Node (validateNodeTaints of pkg/apis/core/validation), and the annotations that once held taints and pods
 * to avoid, as JSON that Go's encoding/json reads into structs. */
#include "../../metadata/metadata_parts.h"
#include "../../value/misfit.h"
#include "object_kinds.h"

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
void crd_core_validate_node_taints(core_check *check, const core_taint_list *taints, const crd_path *path) {
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
  const char *name, *type; /* "Key"; as errors name its type */
  go_form form;
  const struct go_member *members; /* of the struct, or of those in the list; the last one has no name */
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

/* Where a value stands: in which struct, and by which fields. */
typedef struct go_context {
  crd_arena *arena;
  const char *within; /* NULL: in none */
  crd_string fields;  /* "preferAvoidPods.podSignature" */
  crd_string *error;  /* the first */
} go_context;

static bool same_in_any_case(crd_string a, crd_string b) {
  if (a.size != b.size) return false;
  for (size_t i = 0; i < a.size; i++)
    if ((a.data[i] | 0x20) != (b.data[i] | 0x20)) return false;
  return true;
}

/* The value of a field: the last of its name in any case; NULL: none. */
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

/* Whether a value is of a type, as Unmarshal goes through it. */
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

/* Structs nest as deep as their types. NOLINTNEXTLINE(misc-no-recursion) */
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

/* ---- what they hold ---- */

static crd_string annotated_text(const crd_value *map, const char *name) {
  const crd_value *value = go_field(map, name);
  return value ? crd_value_string(value) : (crd_string){NULL, 0};
}

/* The time, which is good, as it would be kept. */
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
  crd_core_validate_node_taints(check, &taints, CORE_NAMED(path, key));
}

/* validatePreferAvoidPodsEntry, ValidateAvoidPodsInNodeAnnotations. Upstream takes it for granted that an owner says whether
 * it controls. */
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
      judging->failure = CORE_PANIC;
      judging->failure_text = CRD_STRING("nil pointer dereference");
    } else if (!controls->as.boolean) {
      crd_core_bad_bool(check, CORE_AT(CORE_AT(at, "PodController"), "Controller"), false, "must point to a controller");
    }
  }
}

/* ValidateNodeSpecificAnnotations */
void crd_core_validate_node_annotations(core_judging *judging, const core_string_map *annotations, const crd_path *path) {
  const crd_string *taints = crd_core_string_map_get(annotations, CRD_STRING("scheduler.alpha.kubernetes.io/taints"));
  const crd_string *avoid =
      crd_core_string_map_get(annotations, CRD_STRING("scheduler.alpha.kubernetes.io/preferAvoidPods"));
  if (taints && taints->size) validate_annotated_taints(&judging->check, *taints, path);
  if (avoid && avoid->size) validate_annotated_avoidance(judging, *avoid, path);
}
