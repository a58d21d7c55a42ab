/* SPDX-License-Identifier: Apache-2.0 */
/* The request becomes a review as the API server writes one. With `http` its bytes are sent unchanged to an endpoint that
 * reads application/json of at most 3 MiB. */
#include "../../../runtime/value/joined.h"
#include "judge/builtin.h"
#include "layer.h"
#include <crd/patch.h>
#include <crd/service.h>

/* The most bytes of a body. */
#define BODY_LIMIT ((size_t)3 << 20)

/* The result of the HTTP layer for a body. */
typedef struct transport {
  int status;      /* of a response that is no review; 0: it is a review */
  bool closed;     /* the connection is closed without a response */
  crd_string said; /* the response's body, or why the connection is closed */
} transport;

/* ---- the line ---- */

typedef struct answer_line {
  crd_text *text;
  const batch_service_request *request;
} answer_line;

static void add_object_name(const answer_line *line, const char *name) {
  crd_text_printf(line->text, ",\"%s\":", name);
}

static void add_text_member(const answer_line *line, const char *name, crd_string value) {
  if (!value.size) return;
  add_object_name(line, name);
  crd_json_write_string(line->text, value, CRD_JSON_COMPACT);
}

static void begin_answer(const answer_line *line, bool allowed) {
  crd_text_add(line->text, CRD_STRING("{\"id\":"));
  crd_json_write_string(line->text, line->request->id, CRD_JSON_COMPACT);
  add_text_member(line, "endpoint", line->request->endpoint);
  add_text_member(line, "op", line->request->op);
  crd_text_printf(line->text, ",\"allowed\":%s", allowed ? "true" : "false");
}

static void write_service_error(const answer_line *line, crd_string error) {
  begin_answer(line, false);
  add_text_member(line, "error", error);
  crd_text_add_char(line->text, '}');
}

static void write_transport(const answer_line *line, const transport *transport) {
  begin_answer(line, false);
  if (transport->closed) {
    add_text_member(line, "message", transport->said);
    crd_text_add(line->text, CRD_STRING(",\"patch\":null,\"closed\":true}"));
    return;
  }
  crd_text_printf(line->text, ",\"patch\":null,\"http\":{\"status\":%d,\"body\":", transport->status);
  crd_json_write_string(line->text, transport->said, CRD_JSON_COMPACT);
  crd_text_add(line->text, CRD_STRING("}}"));
}

/* ---- the answer ---- */

/* Adds the patched object, or why the patch does not apply. */
static void add_patched(const answer_line *line, crd_string patch) {
  crd_arena *arena = line->text->arena;
  const crd_value *object = crd_json_parse(arena, line->request->object, NULL, NULL);
  crd_string result = {NULL, 0}, error = {NULL, 0};
  static const crd_value none = {.kind = CRD_NULL};
  if (crd_string_equal(patch, CRD_STRING("null")))
    result = line->request->object;
  else if (crd_json_patch(arena, object ? object : &none, patch, NULL, &result, &error) != CRD_PATCH_DONE)
    result.size = 0;
  if (result.size) {
    add_object_name(line, "object");
    crd_text_add(line->text, result);
  } else {
    add_text_member(line, "objectError", error);
  }
}

static void add_patch(const answer_line *line, const crd_service_answer *answer) {
  add_object_name(line, "patch");
  crd_text_add(line->text, answer->has_patch ? answer->patch : CRD_STRING("null"));
  if (!answer->has_patch) return;
  add_text_member(line, "patchText", answer->patch);
  add_text_member(line, "patchType", CRD_STRING("JSONPatch"));
  if (line->request->with_object) add_patched(line, answer->patch);
}

static void add_list(const answer_line *line, const char *name, const crd_texts *texts) {
  if (!texts->count) return;
  add_object_name(line, name);
  for (uint32_t i = 0; i < texts->count; i++) {
    crd_text_add_char(line->text, i ? ',' : '[');
    crd_json_write_string(line->text, texts->items[i], CRD_JSON_COMPACT);
  }
  crd_text_add_char(line->text, ']');
}

static void write_answer(const answer_line *line, const crd_service_answer *answer) {
  crd_arena *arena = line->text->arena;
  if (answer->stopped) {
    write_service_error(line, crd_stop_text(answer->stopped));
    return;
  }
  begin_answer(line, answer->allowed);
  if (answer->code) crd_text_printf(line->text, ",\"code\":%d", answer->code);
  add_text_member(line, "reason", answer->reason);
  add_text_member(line, "message", answer->message);
  add_text_member(line, "rule", answer->rule);
  add_list(line, "warnings", &answer->warnings);
  add_patch(line, answer);
  if (answer->event.reason.size) {
    const crd_event *event = &answer->event;
    crd_texts events = {.arena = arena};
    crd_texts_add(&events, crd_arena_printf(arena, "%.*s %.*s %.*s", CRD_PRINT(event->type), CRD_PRINT(event->reason),
                                            CRD_PRINT(event->note)));
    add_list(line, "events", &events);
  }
  crd_text_add_char(line->text, '}');
}

/* ---- the review ---- */

static void set_resource(crd_review *review, const crd_value *resource) {
  review->group = crd_value_text_in(resource, "group");
  review->version = crd_value_text_in(resource, "version");
  review->resource = crd_value_text_in(resource, "resource");
}

static const crd_value *present(const crd_value *value) {
  return value && value->kind != CRD_NULL ? value : NULL;
}

/* Makes the review of a request line; false with the error. */
static bool make_review(crd_arena *arena, const batch_service_request *request, const crd_kind *kind, crd_review *review,
                        crd_string *error) {
  const struct {
    crd_string raw;
    const crd_value **value;
    const char *name;
  } parts[] = {{request->object, &review->object, "object"},
               {request->old_object, &review->old_object, "oldObject"},
               {request->user_info, &review->user_info, "userInfo"}};
  *review = (crd_review){.uid = request->id,
                         .operation = request->op,
                         .sub_resource = request->sub_resource,
                         .group = kind->group,
                         .version = kind->version,
                         .resource = kind->plural};
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
    crd_parse_error problem = {.offset = 0};
    if (!parts[i].raw.size) continue;
    const crd_value *value = crd_json_parse(arena, parts[i].raw, NULL, &problem);
    if (!value) return crd_refused(error, crd_arena_printf(arena, "%s: %.*s", parts[i].name, CRD_PRINT(problem.message)));
    *parts[i].value = present(value);
  }
  const crd_value *named = review->object ? review->object : review->old_object;
  review->name = request->name ? *request->name : crd_value_text(crd_value_find(named, "metadata", "name", NULL));
  review->name_space =
      request->name_space ? *request->name_space : crd_value_text(crd_value_find(named, "metadata", "namespace", NULL));
  const crd_value *resource = request->resource.size ? crd_json_parse(arena, request->resource, NULL, NULL) : NULL;
  if (resource && resource->kind == CRD_MAP) set_resource(review, resource);
  return true;
}

/* Reads what `http` adds to the request's own members; true if the body contains the review. */
static bool read_transport(crd_arena *arena, const crd_value *http, transport *transport, crd_review *review) {
  const crd_value *type = crd_value_get(http, CRD_STRING("contentType")), *body = crd_value_get(http, CRD_STRING("body"));
  const crd_value *pad = crd_value_get(http, CRD_STRING("pad"));
  crd_string text = crd_value_text(body);
  size_t padding = pad && pad->kind == CRD_INT && pad->as.integer > 0 ? (size_t)pad->as.integer : 0;
  if (body && text.size + padding > BODY_LIMIT) {
    transport->status = 413;
    transport->said = CRD_STRING("request body too large\n");
  } else if (type && !crd_value_is_string(type, CRD_STRING("application/json"))) {
    transport->status = 200;
    transport->said = CRD_STRING("");
  } else if (body && (padding || !crd_review_from_json(arena, text, review, &transport->said))) {
    transport->closed = true;
    if (padding) transport->said = CRD_STRING("the body holds no review");
  }
  return body && !transport->status && !transport->closed;
}

/* ---- the cluster ---- */

static const crd_kind *find_plural(const crd_registry *registry, crd_string plural) {
  for (size_t i = 0; i < registry->count; i++)
    if (crd_string_equal(registry->kinds[i]->plural, plural)) return registry->kinds[i];
  return NULL;
}

/* Reads {queues: [...]}: lists of objects by the plural of their kind; unknown kinds are skipped. */
static const crd_state *read_state(crd_arena *arena, const crd_registry *registry, crd_string raw) {
  crd_state_objects *objects = crd_state_objects_create(arena, registry);
  const crd_value *lists = raw.size ? crd_json_parse(arena, raw, NULL, NULL) : NULL;
  for (uint32_t i = 0; lists && lists->kind == CRD_MAP && i < lists->size; i++) {
    const crd_member *list = &lists->as.members[i];
    const crd_kind *kind = find_plural(registry, crd_member_name(list));
    for (uint32_t j = 0; kind && list->value.kind == CRD_LIST && j < list->value.size; j++)
      crd_state_objects_add(objects, kind, &list->value.as.items[j]);
  }
  return crd_state_objects_state(objects);
}

/* ---- judging ---- */

typedef struct service_job {
  const answer_line *line;
  const crd_registry *registry;
  crd_service_found found;
  const crd_review *review;
  crd_settings *settings;
} service_job;

static void judge_review(void *context) {
  const service_job *job = context;
  crd_arena *arena = job->line->text->arena;
  crd_string error = {NULL, 0};
  crd_service_answer answer;
  if (!batch_settings_fill_declared(arena, job->settings, job->registry, &job->line->request->settings, &error)) {
    write_service_error(job->line, error);
    return;
  }
  const batch_service_request *request = job->line->request;
  const crd_state *state = request->state;
  if (!state || request->cluster_state.size) state = read_state(arena, job->registry, request->cluster_state);
  crd_service_context asked = {
      .settings = job->settings, .pods = &crdc_pod_judge, .state = state, .without_rule = job->line->request->without_rule};
  if (job->found.service->mutating)
    crd_service_mutate(arena, job->found, job->review, &asked, &answer);
  else
    crd_service_validate(arena, job->found, job->review, &asked, &answer);
  write_answer(job->line, &answer);
}

void batch_judge_service(crd_text *text, const crd_registry *registry, const batch_service_request *request) {
  crd_arena *arena = text->arena;
  const answer_line line = {text, request};
  crd_service_found found = crd_registry_service(registry, request->endpoint);
  crd_string error = {NULL, 0};
  crd_review review;
  transport transport = {.status = 0};
  if (!found.service) {
    write_service_error(&line, CRD_STRING("no service has the path"));
    return;
  }
  const crd_value *http = request->http.size ? crd_json_parse(arena, request->http, NULL, NULL) : NULL;
  bool whole = http && read_transport(arena, http, &transport, &review);
  if (transport.status || transport.closed) {
    write_transport(&line, &transport);
    return;
  }
  if (!whole && !make_review(arena, request, found.kind, &review, &error)) {
    write_service_error(&line, error);
    return;
  }
  crd_settings *settings = batch_settings_create(arena, registry);
  if (!settings) crd_stop_now(arena, CRD_STOP_MEMORY, 0);
  service_job job = {&line, registry, found, &review, settings};
  crd_stop stop = crd_guard(arena, judge_review, &job);
  crd_settings_release(settings);
  if (stop) crd_stop_now(arena, stop, 0);
}
