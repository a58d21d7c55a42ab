/* SPDX-License-Identifier: Apache-2.0 */
/* The fields of errors are looked up by path in the parsed tree, because libcrdcore reads the bytes itself, as Go does. */
#include "builtin.h"
#include "../runtime/text/group_version.h"
#include "../runtime/value/joined.h"
#include <crd/json.h>
#include <string.h>

/* "apps/v1/Deployment" */
static crd_string endpoint_of(crd_arena *arena, crd_string api_version, crd_string kind) {
  return crd_joined(arena, api_version, CRD_STRING("/"), kind);
}

bool crdc_builtin_is_served(unsigned kubernetes_minor, crd_string api_version, crd_string kind) {
  const crd_group_version parts = crd_group_version_of(api_version);
  if (crd_string_has_prefix(api_version, CRD_STRING("/"))) return false; /* never an endpoint */
  const crd_builtin_life *life = crd_builtin_life_of(parts.group, parts.version, kind);
  return life && crd_builtin_life_has(life, kubernetes_minor) && crd_builtin_knows(parts.group, parts.version, kind);
}

/* Fields whose names in errors are those of the judged version, and their names in the version that was sent; `rest`: also
 * with further path steps. */
static const struct {
  const char *api_version, *kind, *told, *sent; /* NULL: any */
  bool rest;
} moved_fields[] = {
    {"resource.k8s.io/v1beta1", NULL, "].exactly", "]", true},
    {"resource.k8s.io/v1beta1", "ResourceSlice", "].", "].basic.", true},
    {"autoscaling/v1", NULL, "spec.metrics", "metadata.annotations[autoscaling.alpha.kubernetes.io/metrics]", false},
    {"autoscaling/v1", NULL, "spec.metrics", "spec.targetCPUUtilizationPercentage", false},
    {"autoscaling/v1", NULL, "spec.behavior", "metadata.annotations[autoscaling.alpha.kubernetes.io/behavior]", false},
    {"events.k8s.io/v1", NULL, "involvedObject", "regarding", true},
    {"events.k8s.io/v1", NULL, "message", "note", true},
    {NULL, NULL, "serviceAccountName", "serviceAccount", true},
    {NULL, NULL, ".securityContext.", ".", true},
};

static bool is_row_of(crd_string name, const char *wanted) {
  return !wanted || crd_string_equal(name, crd_string_of(wanted));
}

/* The value at an error's path and its place; if it does not exist, NULL and the place of the outer value. */
static const crd_value *find_told(crd_arena *arena, const builtin_document *document, crd_string path, uint32_t *place) {
  const crd_value *at = crd_layer_value(document->object, path, place);
  for (size_t i = 0; !at && i < sizeof moved_fields / sizeof *moved_fields; i++) {
    const crd_string told = crd_string_of(moved_fields[i].told);
    const char *found = path.size ? memmem(path.data, path.size, told.data, told.size) : NULL;
    if (!found || !is_row_of(document->api_version, moved_fields[i].api_version) ||
        !is_row_of(document->kind, moved_fields[i].kind))
      continue;
    const size_t before = (size_t)(found - path.data);
    const crd_string rest = crd_string_slice(path, moved_fields[i].rest ? before + told.size : path.size, path.size);
    uint32_t other;
    at = crd_layer_value(
        document->object,
        crd_arena_printf(arena, "%.*s%s%.*s", (int)before, path.data, moved_fields[i].sent, CRD_PRINT(rest)), &other);
    if (at || (moved_fields[i].rest && other > *place)) *place = other;
  }
  return at;
}

/* For errors that name a whole map or list, such as those of labels: the place of the wrong name or value in it, unless
 * there are too many errors to search for each. */
static uint32_t place_of_bad(crd_arena *arena, const builtin_document *document, const crd_error *error) {
  enum { MOST_LOOKED_AT = 256 };
  uint32_t place, found = CRD_NO_OFFSET;
  const crd_value *at = find_told(arena, document, error->field, &place);
  const bool map = at && at->kind == CRD_MAP;
  const crd_string bad = crd_value_text(&error->value.data);
  if (!bad.size || (!map && !(at && at->kind == CRD_LIST)) || at->size > MOST_LOOKED_AT) return place;
  for (uint32_t i = 0; i < at->size && found == CRD_NO_OFFSET; i++) {
    const crd_member *member = map ? &at->as.members[i] : NULL;
    const crd_value *value = map ? &member->value : &at->as.items[i];
    if (map && crd_string_equal(crd_member_name(member), bad)) found = member->name_offset;
    if (crd_string_equal(crd_value_text(value), bad)) found = value->offset;
  }
  return found == CRD_NO_OFFSET ? place : found;
}

void crdc_builtin_find_places(crd_arena *arena, const builtin_document *document, crd_verdict *verdict) {
  const crd_value *object = document->object;
  if (verdict->unread.size) crd_layer_value(object, verdict->unread, &verdict->offset);
  for (uint32_t i = 0; i < verdict->errors.count; i++) {
    crd_error *error = &verdict->errors.items[i];
    error->offset = place_of_bad(arena, document, error);
  }
  for (uint32_t i = 0; i < verdict->found.count; i++) {
    crd_strict_error *found = &verdict->found.items[i];
    if (found->kind == CRD_STRICT_UNKNOWN || found->kind == CRD_STRICT_DUPLICATE)
      found->offset = crd_layer_place(object, found->path);
  }
}

/* Adds duplicate fields that the reader of the text found, where libcrdcore only gets the parsed object. */
static void add_noted(crd_arena *arena, const builtin_document *document, crd_verdict *verdict) {
  crd_strict_errors all = {.arena = arena};
  for (uint32_t i = 0; i < document->noted->count; i++) crd_strict_add(&all, document->noted->items[i]);
  for (uint32_t i = 0; i < verdict->found.count; i++) crd_strict_add(&all, verdict->found.items[i]);
  verdict->found = all;
  verdict->strict = (crd_texts){.arena = arena};
  crd_strict_tell(&all, false, &verdict->strict);
}

void crdc_builtin_judge(crd_arena *arena, const builtin_document *document, const crd_builtin_request *how,
                        crd_verdict *verdict) {
  const bool item = !document->text.size;
  const crd_json_style order = document->encoding == CRD_ENCODING_YAML ? CRD_JSON_GO : CRD_JSON_COMPACT;
  crd_builtin_request request = *how;
  request.endpoint = endpoint_of(arena, document->api_version, document->kind);
  request.body = item ? crd_json_encode(arena, document->object, order) : document->text;
  request.encoding = item ? CRD_ENCODING_JSON : document->encoding;
  request.parsed = item || !document->whole ? NULL : document->object;
  crd_builtin_judge(arena, &request, verdict);
  crdc_builtin_find_places(arena, document, verdict);
  const bool noted = item || document->encoding == CRD_ENCODING_YAML;
  if (noted && document->noted->count) add_noted(arena, document, verdict);
}

/* Pod templates for the layer pods, as the API server judges them, and as a program that calls its validation: Volcano's
 * webhook, built with 1.36. */

enum { VALIDATION_MINOR = 36 };

/* The given gates applied to the defaults; NULL if there are none, or without memory. */
static crd_settings *settings_of(const crd_value *gates, crd_string *reason) {
  static const crd_extras *const tables[] = {&crd_pod_template_gates};
  crd_settings *settings = crd_settings_create(tables, 1);
  for (uint32_t i = 0; settings && i < gates->size; i++) {
    const crd_member *gate = &gates->as.members[i];
    if (crd_settings_set_gate(settings, crd_member_name(gate), gate->value.as.boolean, reason)) continue;
    crd_settings_release(settings);
    return NULL;
  }
  return settings;
}

static bool judge_for_rule(const crd_pod_judge *self, crd_arena *arena, const crd_value *pod_template, crd_string path,
                           const crd_value *gates, const crd_string **errors, size_t *count, crd_string *reason) {
  crd_verdict verdict;
  crd_string *texts, error = {NULL, 0};
  crd_settings *settings = settings_of(gates, &error);
  (void)self;
  if (!settings) {
    if (!error.size) crd_stop_now(arena, CRD_STOP_MEMORY, 0); /* not an error of the rule or the object */
    *reason = crd_arena_copy(arena, error);
    return false;
  }
  crd_pod_template_request request = {.value = pod_template,
                                      .path = path,
                                      .settings = settings,
                                      .kubernetes_minor = VALIDATION_MINOR,
                                      .without_object = true,
                                      .without_warnings = true,
                                      .without_options = true};
  crd_pod_template_judge(arena, &request, &verdict);
  crd_settings_release(settings);
  if (verdict.stopped) crd_stop_now(arena, verdict.stopped, 0);
  if (verdict.code && verdict.code != 422) {
    *reason = verdict.message;
    return false;
  }
  texts = crd_arena_alloc(arena, (verdict.errors.count + (size_t)1) * sizeof *texts);
  for (uint32_t i = 0; i < verdict.errors.count; i++) texts[i] = crd_error_message(arena, &verdict.errors.items[i]);
  *errors = texts;
  *count = verdict.errors.count;
  return true;
}

/* Adds the error for a template that Go cannot decode: the operator could not read the object either. */
static void tell_undecodable(crd_errors *errors, crd_string path, const crd_verdict *verdict) {
  crd_errors_add(errors, (crd_error){.type = CRD_ERROR_INVALID,
                                     .field = path,
                                     .value = crd_bad_string(CRD_STRING("object")),
                                     .detail = verdict->message});
}

static bool judge_for_layer(const crd_pod_judge *self, crd_arena *arena, const crd_value *pod_template, crd_string path,
                            unsigned kubernetes_minor, crd_errors *errors, crd_texts *warnings, crd_string *reason) {
  crd_verdict verdict;
  crd_pod_template_request request = {
      .value = pod_template, .path = path, .kubernetes_minor = kubernetes_minor, .without_object = true};
  (void)self;
  crd_pod_template_judge(arena, &request, &verdict);
  if (verdict.stopped || verdict.error.size) {
    *reason = verdict.stopped ? verdict.message : verdict.error;
    return false;
  }
  if (verdict.code && verdict.code != 422) tell_undecodable(errors, path, &verdict);
  for (uint32_t i = 0; i < verdict.errors.count; i++) crd_errors_add(errors, verdict.errors.items[i]);
  for (uint32_t i = 0; i < verdict.warnings.count; i++) crd_texts_add(warnings, verdict.warnings.items[i]);
  return true;
}

const crd_pod_judge crdc_pod_judge = {.judge_for_rule = judge_for_rule, .judge_template = judge_for_layer};
