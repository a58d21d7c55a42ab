/* SPDX-License-Identifier: Apache-2.0 */
/* Admission services: finds a service by its path and runs it. A validating service runs the kind's rules of the layer
 * webhook, a mutating service its mutations. They judge the request without the CRD, so also an object that the
 * CRD refuses. */
#include "../storage/storage.h"
#include "../value/joined.h"
#include "request_parts.h"
#include "review_root.h"

#include <crd/service.h>

/* ---- the table ---- */

static bool is_known(const crd_service_found *found, size_t count, crd_string path) {
  for (size_t i = 0; i < count; i++)
    if (crd_string_equal(found[i].service->path, path)) return true;
  return false;
}

size_t crd_registry_services(const crd_registry *registry, crd_service_found *found, size_t room) {
  size_t count = 0;
  for (size_t i = 0; i < registry->count; i++) {
    const crd_layers *layers = registry->kinds[i]->layers;
    for (uint16_t j = 0; layers && j < layers->service_count; j++) {
      const crd_service *service = &layers->services[j];
      if (is_known(found, count < room ? count : room, service->path)) continue;
      if (count < room) found[count] = (crd_service_found){service, registry->kinds[i]};
      count++;
    }
  }
  return count;
}

crd_service_found crd_registry_service(const crd_registry *registry, crd_string path) {
  for (size_t i = 0; i < registry->count; i++) {
    const crd_layers *layers = registry->kinds[i]->layers;
    for (uint16_t j = 0; layers && j < layers->service_count; j++)
      if (crd_string_equal(layers->services[j].path, path))
        return (crd_service_found){&layers->services[j], registry->kinds[i]};
  }
  return (crd_service_found){NULL, NULL};
}

/* ---- reading a review ---- */

#define REVIEW_VERSION "admission.k8s.io/v1"
#define REVIEW_DEPTH 10000

typedef struct review_text {
  const char *name;
  crd_string *text;
} review_text;

/* Reads members that are texts, null or missing. */
static bool take_review_texts(crd_arena *arena, const crd_value *map, const char *const place[3], const review_text *texts,
                              size_t count, crd_string *error) {
  for (size_t i = 0; i < count; i++) {
    const crd_value *value = crd_value_get(map, crd_string_of(texts[i].name));
    if (value && value->kind != CRD_STRING_VALUE && value->kind != CRD_NULL) {
      *error =
          crd_arena_printf(arena, "AdmissionReview: %s%s%s%s must be a string", place[0], place[1], place[2], texts[i].name);
      return false;
    }
    *texts[i].text = crd_value_text(value);
  }
  return true;
}

/* Reads request.kind and request.resource: maps of texts, null or missing. */
static bool take_review_names(crd_arena *arena, const crd_value *request, const char *member, const review_text *texts,
                              crd_string *error) {
  const crd_value *map = crd_value_get(request, crd_string_of(member));
  const char *place[3] = {"request.", member, "."};
  if (!map || map->kind == CRD_NULL) return true;
  if (map->kind == CRD_MAP) return take_review_texts(arena, map, place, texts, 3, error);
  return crd_refused(error, crd_arena_printf(arena, "AdmissionReview: request.%s must be an object", member));
}

static const crd_value *given(const crd_value *value) {
  return value && value->kind != CRD_NULL ? value : NULL;
}

static bool take_review_request(crd_arena *arena, const crd_value *request, crd_review *review, crd_string *error) {
  *review = (crd_review){.dry_run = false};
  const review_text texts[] = {{"uid", &review->uid},
                               {"operation", &review->operation},
                               {"name", &review->name},
                               {"namespace", &review->name_space},
                               {"subResource", &review->sub_resource}};
  const review_text kind[] = {{"group", &review->kind_group}, {"version", &review->kind_version}, {"kind", &review->kind}};
  const review_text resource[] = {{"group", &review->group}, {"version", &review->version}, {"resource", &review->resource}};
  if (!take_review_texts(arena, request, (const char *[3]){"request.", "", ""}, texts, sizeof texts / sizeof *texts,
                         error) ||
      !take_review_names(arena, request, "kind", kind, error) ||
      !take_review_names(arena, request, "resource", resource, error))
    return false;
  const crd_value *dry = given(crd_value_get(request, CRD_STRING("dryRun")));
  if (dry && dry->kind != CRD_BOOL)
    return crd_refused(error, CRD_STRING("AdmissionReview: request.dryRun must be true or false"));
  review->dry_run = dry && dry->as.boolean;
  review->user_info = given(crd_value_get(request, CRD_STRING("userInfo")));
  review->options = given(crd_value_get(request, CRD_STRING("options")));
  review->object = given(crd_value_get(request, CRD_STRING("object")));
  review->old_object = given(crd_value_get(request, CRD_STRING("oldObject")));
  return true;
}

const crd_value *crd_review_root(crd_arena *arena, crd_string text, crd_string *error) {
  crd_parse_error problem = {.offset = 0};
  if (!text.size) {
    *error = CRD_STRING("the request has no body: an AdmissionReview is wanted");
    return NULL;
  }
  if (text.size >= UINT32_MAX) {
    *error = CRD_STRING("the body is too large");
    return NULL;
  }
  const crd_value *root = crd_json_parse(arena, text, &(crd_parse_options){.max_depth = REVIEW_DEPTH}, &problem);
  if (!root) {
    *error = crd_arena_printf(arena, "the body is not JSON: %.*s (at byte %zu)", CRD_PRINT(problem.message), problem.offset);
    return NULL;
  }
  if (root->kind == CRD_MAP) return root;
  *error = CRD_STRING("the body is not an AdmissionReview: a JSON object is wanted");
  return NULL;
}

bool crd_review_from_json(crd_arena *arena, crd_string text, crd_review *review, crd_string *error) {
  const crd_value *root = crd_review_root(arena, text, error);
  crd_string version, kind;
  const review_text names[] = {{"apiVersion", &version}, {"kind", &kind}};
  if (!root || !take_review_texts(arena, root, (const char *[3]){"", "", ""}, names, 2, error)) return false;
  if ((version.size && !crd_string_equal(version, CRD_STRING(REVIEW_VERSION))) ||
      (kind.size && !crd_string_equal(kind, CRD_STRING("AdmissionReview")))) {
    *error = CRD_STRING("the body is not an AdmissionReview of " REVIEW_VERSION ": apiVersion or kind differ");
    return false;
  }
  const crd_value *request = crd_value_get(root, CRD_STRING("request"));
  if (request && request->kind == CRD_MAP) return take_review_request(arena, request, review, error);
  return crd_refused(error, CRD_STRING("AdmissionReview: request must be an object"));
}

/* ---- the request ---- */

static void set_review_member(crd_arena *arena, crd_value *map, crd_string name, crd_value value) {
  crd_value_set(arena, map, name, value);
}

static void set_review_text(crd_arena *arena, crd_value *map, crd_string name, crd_string text) {
  set_review_member(arena, map, name, crd_value_make_string(text.data ? text : CRD_STRING("")));
}

crd_value crd_review_value(crd_arena *arena, const crd_review *review) {
  crd_value request = crd_value_make_map(arena, 8), resource = crd_value_make_map(arena, 3);
  set_review_text(arena, &resource, CRD_STRING("group"), review->group);
  set_review_text(arena, &resource, CRD_STRING("version"), review->version);
  set_review_text(arena, &resource, CRD_STRING("resource"), review->resource);
  set_review_text(arena, &request, CRD_STRING("operation"), review->operation);
  set_review_text(arena, &request, CRD_STRING("name"), review->name);
  set_review_text(arena, &request, CRD_STRING("namespace"), review->name_space);
  set_review_text(arena, &request, CRD_STRING("subResource"), review->sub_resource);
  set_review_member(arena, &request, CRD_STRING("resource"), resource);
  bool known = review->user_info && review->user_info->kind == CRD_MAP;
  set_review_member(arena, &request, CRD_STRING("userInfo"), known ? *review->user_info : crd_value_make_map(arena, 0));
  set_review_member(arena, &request, CRD_STRING("dryRun"), crd_value_make_bool(review->dry_run));
  return request;
}

/* ---- objects as Go reads them ---- */

/* A quantity may be any number in JSON, but the schema allows only integers and texts: replaces the number by its text. */
static void mend_quantities(crd_arena *arena, const crd_type *type, crd_value *value) {
  if (!type) return;
  if (type->flags & CRD_TYPE_INT_OR_STRING) {
    if (value->kind == CRD_DOUBLE) *value = crd_value_make_string(crd_json_encode(arena, value, CRD_JSON_COMPACT));
    return;
  }
  for (uint32_t i = 0; value->kind == CRD_MAP && i < value->size; i++) {
    crd_member *member = &value->as.members[i];
    const crd_field *field = type->fields ? type_field(type, member->name, member->name_size) : NULL;
    mend_quantities(arena, field ? field->type : type->additional, &member->value);
  }
  for (uint32_t i = 0; value->kind == CRD_LIST && i < value->size; i++)
    mend_quantities(arena, type->items, &value->as.items[i]);
}

static bool has_double(const crd_value *value) {
  if (value->kind == CRD_DOUBLE) return true;
  for (uint32_t i = 0; value->kind == CRD_MAP && i < value->size; i++)
    if (has_double(&value->as.members[i].value)) return true;
  for (uint32_t i = 0; value->kind == CRD_LIST && i < value->size; i++)
    if (has_double(&value->as.items[i])) return true;
  return false;
}

/* The object with such numbers replaced in a copy; most objects have none, and are returned unchanged. */
static const crd_value *readable(crd_arena *arena, const crd_kind *kind, const crd_value *object) {
  if (!object || !has_double(object)) return object;
  crd_value *copy = crd_arena_alloc(arena, sizeof *copy);
  *copy = crd_value_copy(arena, object);
  mend_quantities(arena, kind->type, copy);
  return copy;
}

/* ---- validating ---- */

/* The messages of all errors, joined by "; ". */
static crd_string message_of(crd_arena *arena, const crd_errors *errors) {
  crd_text text = {.arena = arena};
  for (uint32_t i = 0; i < errors->count; i++) {
    if (i) crd_text_add(&text, CRD_STRING("; "));
    crd_text_add(&text, crd_error_detail(arena, &errors->items[i]));
  }
  return crd_text_string(&text);
}

typedef struct service_question {
  crd_arena *arena;
  crd_service_found found;
  const crd_review *review;
  const crd_service_context *context;
  crd_service_answer *answer;
} service_question;

static crd_string review_name(const crd_review *review, const crd_value *object) {
  crd_string name = crd_value_text(crd_value_find(object, "metadata", "name", NULL));
  return name.size ? name : review->name;
}

/* Sets the answer by its errors. */
static void conclude(const service_question *question, const crd_value *object) {
  crd_service_answer *answer = question->answer;
  answer->allowed = answer->errors.count == 0;
  if (answer->allowed) return;
  answer->rule = answer->errors.items[0].rule;
  if (question->found.service->refusal == CRD_REFUSAL_MESSAGE) {
    answer->message = message_of(question->arena, &answer->errors);
    return;
  }
  const crd_kind *kind = question->found.kind;
  answer->code = 422;
  answer->reason = CRD_STRING("Invalid");
  answer->message =
      crd_invalid_message(question->arena, kind->group, kind->kind, review_name(question->review, object), &answer->errors);
}

/* The object that a service judges: without one an empty object, as Go's zero value. */
static const crd_value *reviewed_object(const crd_review *review) {
  static const crd_value none = {.kind = CRD_MAP};
  return review->object && review->object->kind == CRD_MAP ? review->object : &none;
}

static void validate_in_guard(void *context) {
  const service_question *question = context;
  const crd_review *review = question->review;
  crd_arena *arena = question->arena;
  crd_service_answer *answer = question->answer;
  *answer = (crd_service_answer){.errors = crd_errors_init(arena), .warnings = {.arena = arena}};
  const crd_value *object = readable(arena, question->found.kind, reviewed_object(review));
  crd_value request = crd_review_value(arena, review);
  crd_layer_output output = {.errors = &answer->errors, .warnings = &answer->warnings};
  crd_layer_input input = {.kind = question->found.kind,
                           .layer = CRD_LAYER_WEBHOOK,
                           .object = object,
                           .old_object = readable(arena, question->found.kind, review->old_object),
                           .operation = review->operation,
                           .first_stage = question->found.service->refusal == CRD_REFUSAL_MESSAGE,
                           .request = &request,
                           .settings = question->context->settings,
                           .pods = question->context->pods,
                           .state = question->context->state,
                           .without_rule = question->context->without_rule};
  crd_layer_run(arena, &input, &output);
  answer->event = output.event;
  answer->unasked = output.unasked;
  conclude(question, object);
}

static void mutate_in_guard(void *context) {
  const service_question *question = context;
  const crd_review *review = question->review;
  crd_arena *arena = question->arena;
  const crd_value *object = reviewed_object(review);
  crd_value request = crd_review_value(arena, review);
  crd_mutate_options options = {.operation = review->operation,
                                .old_object = review->old_object,
                                .settings = question->context->settings,
                                .request = &request,
                                .state = question->context->state,
                                .without_rule = question->context->without_rule,
                                .without_object = true};
  crd_mutated mutated;
  crd_mutate(arena, question->found.kind, object, &options, &mutated);
  *question->answer = (crd_service_answer){.errors = mutated.errors,
                                           .warnings = mutated.warnings,
                                           .has_patch = mutated.allowed && mutated.has_patch,
                                           .patch = mutated.patch,
                                           .unasked = mutated.unasked,
                                           .stopped = mutated.stopped};
  conclude(question, object);
}

static void ask(const service_question *question, void (*judge)(void *context)) {
  crd_stop stop = crd_guard_once(question->arena, judge, (void *)question);
  if (!stop) return;
  *question->answer = (crd_service_answer){.stopped = stop, .code = 500, .message = crd_stop_text(stop)};
}

void crd_service_validate(crd_arena *arena, crd_service_found found, const crd_review *review,
                          const crd_service_context *context, crd_service_answer *answer) {
  ask(&(service_question){arena, found, review, context, answer}, validate_in_guard);
}

void crd_service_mutate(crd_arena *arena, crd_service_found found, const crd_review *review,
                        const crd_service_context *context, crd_service_answer *answer) {
  ask(&(service_question){arena, found, review, context, answer}, mutate_in_guard);
}
