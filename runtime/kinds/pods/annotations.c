/* SPDX-License-Identifier: Apache-2.0 */
/* Annotations with a meaning for a pod: ValidatePodSpecificAnnotations, and annotations that must agree with fields. */
#include "annotations.h"
#include "../../value/words.h"
#include "../containers/container_walk.h"
#include "../forms.h"
#include "../validators.h"

#include <crd/json.h>

#define LOCALHOST CRD_STRING("localhost/")
#define UNCONFINED CRD_STRING("unconfined")
#define RUNTIME_DEFAULT CRD_STRING("runtime/default")
#define DOCKER_DEFAULT CRD_STRING("docker/default")

static crd_string without_prefix(crd_string text, crd_string prefix) {
  return crd_string_slice(text, prefix.size, text.size);
}

/* Compares a key with the concatenation of a prefix and a name. */
static int compare_with_joined(crd_string key, crd_string prefix, crd_string name) {
  size_t common = key.size < prefix.size ? key.size : prefix.size;
  int order = common ? memcmp(key.data, prefix.data, common) : 0;
  if (order) return order;
  return key.size < prefix.size ? -1 : crd_string_compare(crd_string_slice(key, prefix.size, key.size), name);
}

const crd_string *crd_core_annotation_of_container(const core_string_map *annotations, crd_string prefix,
                                                   crd_string container, crd_string *key) {
  uint32_t from = 0, to = annotations->count;
  while (from < to) {
    uint32_t middle = from + (to - from) / 2;
    int order = compare_with_joined(annotations->items[middle].key, prefix, container);
    if (order == 0) {
      *key = annotations->items[middle].key;
      return &annotations->items[middle].value;
    }
    if (order < 0)
      from = middle + 1;
    else
      to = middle;
  }
  return NULL;
}

/* ---- tolerations ---- */

/* Decodes a member like encoding/json into internal types, whose names may be in any case; false with Go's error. */
typedef struct toleration_member {
  crd_string lower, go, type;
  size_t offset;
} toleration_member;

static const toleration_member toleration_texts[] = {
    {CRD_STRING_INIT("key"), CRD_STRING_INIT("Key"), CRD_STRING_INIT("string"), offsetof(core_toleration, key)},
    {CRD_STRING_INIT("operator"), CRD_STRING_INIT("Operator"), CRD_STRING_INIT("core.TolerationOperator"),
     offsetof(core_toleration, operator)},
    {CRD_STRING_INIT("value"), CRD_STRING_INIT("Value"), CRD_STRING_INIT("string"), offsetof(core_toleration, value)},
    {CRD_STRING_INIT("effect"), CRD_STRING_INIT("Effect"), CRD_STRING_INIT("core.TaintEffect"),
     offsetof(core_toleration, effect)},
};

/* The annotation that is decoded, and its first error. */
typedef struct toleration_reading {
  const core_check *check;
  crd_string text, error;
} toleration_reading;

static crd_string say_misfit(const toleration_reading *reading, const crd_value *value, const char *field,
                             const char *type) {
  const crd_string none = {NULL, 0};
  crd_string number = strcmp(type, "int64") == 0 ? crd_misfit_number(reading->text, value->offset) : none;
  return crd_misfit(reading->check->arena, crd_misfit_word(reading->check->arena, value, number),
                    field ? CRD_STRING("Toleration") : none, field ? crd_string_of(field) : none, crd_string_of(type));
}

static void read_member(toleration_reading *reading, const crd_member *member, core_toleration *toleration) {
  const crd_value *value = &member->value;
  if (value->kind == CRD_NULL) return;
  for (size_t i = 0; i < sizeof toleration_texts / sizeof *toleration_texts; i++) {
    const toleration_member *row = &toleration_texts[i];
    if (!crd_json_names_field(crd_member_name(member), row->lower)) continue;
    if (value->kind == CRD_STRING_VALUE)
      *(crd_string *)(void *)((char *)toleration + row->offset) = crd_value_string(value);
    else if (!reading->error.size)
      reading->error = say_misfit(reading, value, row->go.data, row->type.data);
  }
  if (!crd_json_names_field(crd_member_name(member), CRD_STRING("tolerationseconds"))) return;
  if (value->kind == CRD_INT)
    toleration->toleration_seconds = (core_optional_int64){true, value->as.integer};
  else if (!reading->error.size)
    reading->error = say_misfit(reading, value, "TolerationSeconds", "int64");
}

static core_toleration_list read_tolerations(toleration_reading *reading) {
  crd_parse_error problem;
  core_toleration_list list = {.items = NULL};
  const crd_value *root = crd_json_parse(reading->check->arena, reading->text, NULL, &problem);
  if (!root) {
    reading->error = problem.message;
    return list;
  }
  if (root->kind == CRD_NULL) return list;
  if (root->kind != CRD_LIST) {
    reading->error = say_misfit(reading, root, NULL, "[]core.Toleration");
    return list;
  }
  list.items = crd_arena_zalloc(reading->check->arena, root->size * sizeof *list.items);
  list.count = root->size;
  for (uint32_t i = 0; i < root->size; i++) {
    const crd_value *item = &root->as.items[i];
    if (item->kind != CRD_MAP && item->kind != CRD_NULL && !reading->error.size)
      reading->error = say_misfit(reading, item, NULL, "core.Toleration");
    for (uint32_t j = 0; item->kind == CRD_MAP && j < item->size; j++)
      read_member(reading, &item->as.members[j], &list.items[i]);
  }
  return list;
}

#define TOLERATIONS "scheduler.alpha.kubernetes.io/tolerations"

/* ValidateTolerationsInPodAnnotations */
static void validate_toleration_annotation(core_check *check, crd_string text, const crd_path *path) {
  toleration_reading reading = {.check = check, .text = text};
  core_toleration_list list = read_tolerations(&reading);
  if (reading.error.size)
    crd_core_invalid_text(check, path, crd_bad_string(CRD_STRING(TOLERATIONS)), reading.error);
  else if (list.count)
    crd_core_validate_tolerations(check, &list, CORE_AT(path, TOLERATIONS));
}

/* ---- profiles ---- */

/* ValidateSeccompProfile. */
static void validate_seccomp_text(core_check *check, crd_string profile, const crd_path *path) {
  if (crd_string_equal(profile, RUNTIME_DEFAULT) || crd_string_equal(profile, DOCKER_DEFAULT) ||
      crd_string_equal(profile, UNCONFINED))
    return;
  if (crd_string_has_prefix(profile, LOCALHOST))
    crd_core_validate_local_descending_path(check, without_prefix(profile, LOCALHOST), path);
  else
    crd_core_bad_text(check, path, profile, "must be a valid seccomp profile");
}

/* ValidateSeccompPodAnnotations */
static void validate_seccomp_texts(core_check *check, const core_string_map *annotations, const crd_path *path) {
  const crd_string *pod = crd_core_string_map_get(annotations, CORE_SECCOMP_POD);
  if (pod) validate_seccomp_text(check, *pod, CORE_NAMED(path, CORE_SECCOMP_POD));
  for (uint32_t i = 0; i < annotations->count; i++) {
    const core_string_pair *annotation = &annotations->items[i];
    if (crd_string_has_prefix(annotation->key, CORE_SECCOMP_CONTAINER))
      validate_seccomp_text(check, annotation->value, CORE_NAMED(path, annotation->key));
  }
}

/* Adds the names of all containers; the values have no meaning. */
static void note_container_names(name_table *names, const core_pod_spec *spec) {
  core_container_walk walk = {.spec = spec};
  for (const core_container *c; (c = crd_core_container_walk_next(&walk));) crd_name_table_put(names, c->name, names);
}

/* ValidateAppArmorPodAnnotations. */
static void validate_app_armor_texts(core_check *check, const core_pod_template_spec *pod, const crd_path *path) {
  const core_string_map *annotations = &pod->metadata.annotations;
  name_table containers = {.arena = check->arena};
  for (uint32_t i = 0; i < annotations->count; i++) {
    crd_string key = annotations->items[i].key, profile = annotations->items[i].value;
    if (!crd_string_has_prefix(key, CORE_APP_ARMOR_CONTAINER)) continue;
    crd_string container = without_prefix(key, CORE_APP_ARMOR_CONTAINER);
    if (containers.count == 0) note_container_names(&containers, &pod->spec);
    if (!crd_name_table_find(&containers, container))
      crd_core_bad_text(check, CORE_KEY(path, key), container, "container not found");
    if (profile.size == 0 || crd_string_equal(profile, RUNTIME_DEFAULT) || crd_string_equal(profile, UNCONFINED) ||
        crd_string_has_prefix(profile, LOCALHOST))
      continue;
    crd_text detail = {.arena = check->arena};
    crd_text_add(&detail, CRD_STRING("invalid AppArmor profile name: "));
    crd_text_add_quoted(&detail, profile);
    crd_core_invalid_text(check, CORE_KEY(path, key), crd_bad_string(profile), crd_text_string(&detail));
  }
}

void crd_core_validate_pod_annotations(core_check *check, const core_pod_template_spec *pod, const crd_path *path) {
  const core_string_map *annotations = &pod->metadata.annotations;
  if (annotations->count == 0) return;
  const crd_string mirror = CRD_STRING("kubernetes.io/config.mirror");
  const crd_string cost = CRD_STRING("controller.kubernetes.io/pod-deletion-cost");
  const crd_string *value = crd_core_string_map_get(annotations, mirror);
  if (value && pod->spec.node_name.size == 0)
    crd_core_bad_text(check, CORE_KEY(path, mirror), *value, "must set spec.nodeName if mirror pod annotation is set");
  value = crd_core_string_map_get(annotations, CRD_STRING(TOLERATIONS));
  if (value && value->size) validate_toleration_annotation(check, *value, path);
  value = check->options->gates.pod_deletion_cost ? crd_core_string_map_get(annotations, cost) : NULL;
  if (value && !crd_core_is_deletion_cost(*value))
    crd_core_bad_text(check, CORE_KEY(path, cost), *value, "must be a 32bit integer");
  validate_seccomp_texts(check, annotations, path);
  validate_app_armor_texts(check, pod, path);
}

/* ---- annotations and fields ---- */

/* The error texts for a profile whose annotation differs. */
typedef struct profile_words {
  crd_string type, profile;
  bool docker; /* docker/default also means the runtime's default */
} profile_words;

static const profile_words seccomp_words = {CRD_STRING_INIT("seccomp type in annotation and field must match"),
                                            CRD_STRING_INIT("seccomp profile in annotation and field must match"), true};
/* ValidateAppArmorProfileFormat */
static const profile_words app_armor_words = {CRD_STRING_INIT("apparmor type in annotation and field must match"),
                                              CRD_STRING_INIT("apparmor profile in annotation and field must match"), false};

static void match_profile(core_check *check, crd_string annotation, crd_string type, core_optional_string localhost,
                          const profile_words *words, const crd_path *path) {
  bool matches = true;
  if (core_is(type, "Unconfined"))
    matches = crd_string_equal(annotation, UNCONFINED);
  else if (core_is(type, "RuntimeDefault"))
    matches =
        crd_string_equal(annotation, RUNTIME_DEFAULT) || (words->docker && crd_string_equal(annotation, DOCKER_DEFAULT));
  else if (core_is(type, "Localhost"))
    matches = crd_string_has_prefix(annotation, LOCALHOST);
  else
    return;
  if (!matches)
    crd_core_forbidden_text(check, CORE_AT(path, "type"), words->type);
  else if (core_is(type, "Localhost") &&
           (!localhost.set || !crd_string_equal(without_prefix(annotation, LOCALHOST), localhost.value)))
    crd_core_forbidden_text(check, CORE_AT(path, "localhostProfile"), words->profile);
}

/* validateSeccompAnnotationsAndFieldsMatch */
static void match_seccomp(core_check *check, const core_string_map *annotations, const core_pod_spec *spec,
                          const crd_path *path) {
  const core_pod_security_context *security = spec->security_context;
  const crd_string *annotation = crd_core_string_map_get(annotations, CORE_SECCOMP_POD);
  if (security && security->seccomp_profile && annotation)
    match_profile(check, *annotation, security->seccomp_profile->type, security->seccomp_profile->localhost_profile,
                  &seccomp_words, CORE_AT(CORE_AT(path, "securityContext"), "seccompProfile"));
  core_container_walk walk = {.spec = spec, .spec_path = path};
  for (const core_container *c; (c = crd_core_container_walk_next(&walk));) {
    const core_seccomp_profile *profile = c->security_context ? c->security_context->seccomp_profile : NULL;
    crd_string key;
    if (!profile) continue;
    annotation = crd_core_annotation_of_container(annotations, CORE_SECCOMP_CONTAINER, c->name, &key);
    if (annotation)
      match_profile(check, *annotation, profile->type, profile->localhost_profile, &seccomp_words,
                    CORE_AT(CORE_AT(&walk.path, "securityContext"), "seccompProfile"));
  }
}

static void match_app_armor(core_check *check, const core_string_map *annotations, const core_pod_spec *spec,
                            const crd_path *path) {
  if (spec->os && core_is(spec->os->name, "windows")) return;
  const core_app_armor_profile *of_pod = spec->security_context ? spec->security_context->app_armor_profile : NULL;
  core_container_walk walk = {.spec = spec, .spec_path = path};
  for (const core_container *c; (c = crd_core_container_walk_next(&walk));) {
    const core_app_armor_profile *own = c->security_context ? c->security_context->app_armor_profile : NULL;
    const core_app_armor_profile *profile = own ? own : of_pod;
    crd_string key;
    if (!profile) continue;
    const crd_string *annotation = crd_core_annotation_of_container(annotations, CORE_APP_ARMOR_CONTAINER, c->name, &key);
    if (annotation)
      match_profile(check, *annotation, profile->type, profile->localhost_profile, &app_armor_words,
                    CORE_AT(CORE_AT(&walk.path, "securityContext"), "appArmorProfile"));
  }
}

void crd_core_validate_annotations_match_fields(core_check *check, const core_pod_template_spec *pod, const crd_path *path) {
  const core_string_map *annotations = &pod->metadata.annotations;
  if (annotations->count == 0) return;
  match_seccomp(check, annotations, &pod->spec, path);
  match_app_armor(check, annotations, &pod->spec, path);
}
