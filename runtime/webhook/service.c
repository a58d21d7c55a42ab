/* SPDX-License-Identifier: Apache-2.0 */
/* Handlers. Each thread of a server has one arena, reset before a request. */
#include "service.h"
#include "../text/hidden_values.h"
#include <stdio.h>
#include <stdlib.h>

#define KEEP_ARENA ((size_t)2 * 1024 * 1024) /* what a thread keeps between requests */
#define FIRST_BLOCK ((size_t)64 * 1024)
#define JSON "application/json"
#define TEXT "text/plain; charset=utf-8"
#define RETRY_AFTER_S 1

size_t crd_service_request_limit(const crd_budget *budget, unsigned threads, bool large) {
  if (large) return crd_budget_limit(budget) / 4 * 3;
  return crd_budget_limit(budget) / (threads < 4 ? 4 : threads > 8 ? 8 : threads);
}

static void *begin_thread(void *context, bool large) {
  const service *service = context;
  crd_budget *budget = large ? service->large_budget : service->budget;
  size_t limit = budget ? crd_service_request_limit(budget, service->threads, large) : 0;
  return crd_arena_create(
      &(crd_arena_options){.block_size = FIRST_BLOCK, .keep_at_most = KEEP_ARENA, .limit = limit, .budget = budget});
}

static void interrupt_thread(void *context, void *thread) {
  (void)context;
  crd_arena_interrupt(thread);
}

static void end_thread(void *context, void *thread) {
  (void)context;
  crd_arena_destroy(thread);
}

/* ---- admission ---- */

unsigned crd_service_timeout_ms(crd_string text, unsigned otherwise) {
  uint64_t total = 0;
  size_t i = 0;
  if (text.size == 0 || text.size > 16) return otherwise;
  while (i < text.size) {
    uint64_t number = 0;
    size_t digits = i;
    while (i < text.size && text.data[i] >= '0' && text.data[i] <= '9')
      number = number * 10 + (uint64_t)(text.data[i++] - '0');
    if (i == digits || i - digits > 9) return otherwise;
    crd_string rest = {text.data + i, text.size - i};
    if (crd_string_has_prefix(rest, CRD_STRING("ms")))
      i += 2;
    else if (crd_string_has_prefix(rest, CRD_STRING("s")))
      number *= 1000, i++;
    else if (crd_string_has_prefix(rest, CRD_STRING("m")))
      number *= 60000, i++;
    else
      return otherwise;
    total += number;
  }
  return total > 0 && total < otherwise ? (unsigned)total : otherwise;
}

/* A refusal that is made under a guard, since its text may not fit into the memory that is left. */
typedef struct refusal {
  crd_arena *arena;
  int status;
  const char *reason;
  crd_string message;
  admission_answer answer;
} refusal;

static void write_service_refusal(void *context) {
  refusal *refusal = context;
  crd_admission_refuse(refusal->arena, refusal->status, crd_string_of(refusal->reason), refusal->message, &refusal->answer);
}

static void refuse_request(crd_arena *arena, int status, const char *reason, crd_string message, http_answer *answer) {
  refusal refusal = {.arena = arena, .status = status, .reason = reason, .message = message};
  unsigned retry_after_s = status == 503 ? RETRY_AFTER_S : 0;
  if (crd_guard(arena, write_service_refusal, &refusal) == CRD_STOP_NONE)
    *answer =
        (http_answer){.status = status, .content_type = JSON, .body = refusal.answer.body, .retry_after_s = retry_after_s};
  else
    *answer = (http_answer){
        .status = 503, .content_type = TEXT, .body = CRD_STRING("out of memory\n"), .retry_after_s = RETRY_AFTER_S};
}

/* The answer to a request that was stopped, which the API server treats as a failed webhook. */
static void refuse_stopped(crd_arena *arena, crd_stop stop, http_answer *answer) {
  crd_arena_reset(arena);
  switch (stop) {
  case CRD_STOP_LIMIT:
    refuse_request(arena, 413, "RequestEntityTooLarge",
                   CRD_STRING("judging the request takes more memory than one request may have"), answer);
    return;
  case CRD_STOP_INTERRUPT:
    refuse_request(arena, 504, "Timeout", CRD_STRING("the request was not judged within its time"), answer);
    return;
  default:
    refuse_request(arena, 503, "ServiceUnavailable", CRD_STRING("there is no memory to judge the request now"), answer);
  }
}

/* Refuses a request by its head. For services of the table the body is read first. */
static bool admission_head(void *context, void *thread, http_request *request, unsigned *time_ms, http_answer *answer) {
  service *service = context;
  crd_arena *arena = thread;
  crd_arena_reset(arena);
  const route *route = crd_router_find(service->router, request->path);
  request->route = route;
  if (!route) {
    refuse_request(arena, 404, "NotFound",
                   crd_router_find(service->router, CRD_STRING("/validate"))
                       ? CRD_STRING("there is no such path: /validate serves every kind")
                       : CRD_STRING("there is no such path"),
                   answer);
    return false;
  }
  crd_metrics_begin(service->metrics, route->index);
  *time_ms = crd_service_timeout_ms(request->timeout, *time_ms);
  if (route->service) return true;
  if (!crd_string_equal(request->method, CRD_STRING("POST"))) {
    refuse_request(arena, 405, "MethodNotAllowed", CRD_STRING("an AdmissionReview is sent with POST"), answer);
    answer->allow = "POST";
  } else if (request->content_encoding.size && !crd_string_equal(request->content_encoding, CRD_STRING("identity"))) {
    refuse_request(arena, 415, "UnsupportedMediaType", CRD_STRING("compressed bodies are not read"), answer);
  } else if (request->has_body && !crd_string_equal(request->content_type, CRD_STRING("application/json"))) {
    char text[160];
    int shown = request->content_type.size > 100 ? 100 : (int)request->content_type.size;
    int size = snprintf(text, sizeof text, "contentType=%.*s, expected application/json", shown, request->content_type.data);
    refuse_request(arena, 415, "UnsupportedMediaType", (crd_string){text, (size_t)size}, answer);
  } else {
    return true;
  }
  return false;
}

/* ---- logs of an answer ---- */

#define WARNINGS_LOGGED 32 /* of one request; of further ones only the number */

/* A text for the log: without secrets, and shortened. */
static crd_string log_value(const service *service, crd_string text, char room[LOG_LINE_SIZE]) {
  if (service->log_values) return text;
  return (crd_string){room, crd_hide_values(text, room, LOG_LINE_SIZE)};
}

static void log_line(const service *service, const http_request *request, const admission_answer *answer, const char *what,
                     const crd_rule_warning *about, crd_string message) {
  char room[LOG_LINE_SIZE];
  log_event(service->log, answer->allowed && !about ? LOG_LEVEL_DEBUG : LOG_LEVEL_INFO, "admission", what,
            log_text("webhook", request->path), log_text("requestID", answer->uid), log_text("operation", answer->operation),
            log_text("kind", answer->kind), log_text("subResource", answer->sub_resource),
            log_text("namespace", answer->namespace_), log_text("name", answer->name),
            log_text("user", crd_admission_user(answer)), log_truth("dryRun", crd_admission_dry_run(answer)),
            log_number("code", about ? 200 : answer->code),
            log_text("reason", about ? (crd_string){NULL, 0} : answer->reason),
            log_text("layer", crd_layer_name(about ? about->layer : answer->layer)),
            log_text("rule", about ? about->rule : answer->rule), log_text("message", log_value(service, message, room)));
}

/* The rule that gave the i-th warning; NULL: none above the CRD. `next` is the state of the iteration. */
static const crd_rule_warning *rule_of(const admission_answer *answer, uint32_t i, uint32_t *next) {
  const crd_rule_warnings *rules = &answer->rule_warnings;
  if (*next == rules->count || rules->items[*next].text.data != answer->warnings.items[i].data) return NULL;
  return &rules->items[(*next)++];
}

static void log_warnings(const service *service, const http_request *request, const admission_answer *answer) {
  static const crd_rule_warning other = {.layer = 0};
  uint32_t next = 0;
  for (uint32_t i = 0; i < answer->warnings.count && i < WARNINGS_LOGGED; i++) {
    const crd_rule_warning *rule = rule_of(answer, i, &next);
    log_line(service, request, answer, rule && rule->forgiven ? "forgiven" : "warned", rule ? rule : &other,
             answer->warnings.items[i]);
  }
  if (answer->warnings.count > WARNINGS_LOGGED)
    log_event(service->log, LOG_LEVEL_INFO, "admission", "further warnings", log_text("requestID", answer->uid),
              log_number("count", (int64_t)answer->warnings.count - WARNINGS_LOGGED));
}

/* The Event of the operator: logs it, and records it if events are recorded. */
static void tell_event(const service *service, const admission_answer *answer) {
  const crd_event *event = &answer->event;
  char room[LOG_LINE_SIZE];
  if (!event->reason.size) return;
  log_event(service->log, LOG_LEVEL_INFO, "admission", "event", log_text("type", event->type),
            log_text("reason", event->reason), log_text("note", log_value(service, event->note, room)),
            log_text("requestID", answer->uid), log_text("kind", answer->kind), log_text("namespace", answer->namespace_),
            log_text("name", answer->name));
  const crd_state_source *cluster = service->cluster;
  const crd_kind *kind = answer->judged;
  if (!cluster || !cluster->tell || !kind || crd_admission_dry_run(answer)) return;
  cluster->tell(cluster, &(crd_object_event){.type = event->type,
                                             .reason = event->reason,
                                             .message = event->note,
                                             .group = kind->group,
                                             .version = kind->version,
                                             .kind = kind->kind,
                                             .name_space = answer->namespace_,
                                             .name = answer->name,
                                             .uid = answer->object_uid});
}

static void log_answer(const service *service, const http_request *request, const admission_answer *answer) {
  if (answer->warnings.count && log_wants(service->log, LOG_LEVEL_INFO)) log_warnings(service, request, answer);
  if (!log_wants(service->log, answer->allowed ? LOG_LEVEL_DEBUG : LOG_LEVEL_INFO)) return;
  const char *what = answer->allowed ? "allowed" : answer->uid.size ? "denied" : "bad request";
  log_line(service, request, answer, what, NULL, answer->message);
}

static void count_findings(decisions *decisions, decision *found, const admission_answer *answer) {
  const crd_errors *errors = &answer->errors;
  found->family = DECISION_FINDING;
  found->outcome = DECISION_REFUSED;
  found->layer = answer->layer;
  for (uint32_t i = 0, next; i < errors->count; i = next) { /* those of the CRD have no rule: they are counted at once */
    found->rule = errors->items[i].rule;
    next = i + 1;
    while (next < errors->count && crd_string_equal(errors->items[next].rule, found->rule)) next++;
    crd_decisions_count(decisions, found, next - i);
  }
  uint32_t next = 0;
  for (uint32_t i = 0; i < answer->warnings.count; i++) {
    const crd_rule_warning *rule = rule_of(answer, i, &next);
    found->outcome = rule && rule->forgiven ? DECISION_FORGIVEN : DECISION_WARNED;
    found->layer = rule ? rule->layer : 0;
    found->rule = rule ? rule->rule : (crd_string){NULL, 0};
    crd_decisions_count(decisions, found, 1);
  }
}

static void count_answer(service *service, const route *route, const admission_answer *answer) {
  decisions *decisions = &service->metrics->decisions;
  const crd_rule_warning *rule = answer->rule_warnings.count ? &answer->rule_warnings.items[0] : NULL;
  decision decision = {.route = route, .kind = answer->judged, .operation = crd_decision_operation_of(answer->operation)};
  if (!answer->allowed) {
    decision.outcome = DECISION_REFUSED;
    decision.layer = answer->layer;
    decision.rule = answer->rule;
  } else if (answer->warnings.count) {
    decision.outcome = DECISION_WARNED;
    if (rule) decision.layer = rule->layer, decision.rule = rule->rule;
  }
  crd_decisions_count(decisions, &decision, 1);
  if (answer->errors.count || answer->warnings.count) count_findings(decisions, &decision, answer);
}

typedef struct judging {
  crd_arena *arena;
  const admission_config *config;
  const route *route;
  crd_string body;
  admission_answer answer;
  service *service;
  crd_hidden_error hidden; /* its gate is empty: none, or it was told before */
} judging;

/* Whether the kind was not logged before; each kind is logged once. */
static bool take_turn(told_kinds *kinds, const crd_kind *kind, bool take) {
  for (size_t i = 0; i < SERVICE_HIDING; i++) {
    const crd_kind *told = atomic_load_explicit(&kinds->kinds[i], memory_order_relaxed);
    if (!told && (!take || atomic_compare_exchange_strong(&kinds->kinds[i], &told, kind))) return true;
    if (told == kind) return false;
  }
  return false;
}

/* For an object that is allowed because the operator skips it: finds a gate that hides an error. */
static void find_hidden(judging *judging) {
  const admission_answer *answer = &judging->answer;
  if (!answer->allowed || !(answer->skipped_layers & CRD_LAYER_CONTROLLER)) return;
  if (!take_turn(&judging->service->hiding, answer->judged, false)) return;
  const crd_layer_request question = {.kind = answer->judged,
                                      .layer = CRD_LAYER_CONTROLLER,
                                      .object = crd_admission_object(judging->arena, answer),
                                      .operation = answer->operation,
                                      .settings = judging->config->settings,
                                      .state = judging->config->state,
                                      .pods = judging->config->pods};
  crd_hidden_error found;
  if (crd_layer_hidden(judging->arena, &question, &found) && take_turn(&judging->service->hiding, answer->judged, true))
    judging->hidden = found;
}

static void log_hidden(const service *service, const judging *judging) {
  char room[LOG_LINE_SIZE];
  const admission_answer *answer = &judging->answer;
  log_event(service->log, LOG_LEVEL_INFO, "admission",
            "a feature gate is off, so this is not told of objects of the kind (mentioned once)",
            log_text("gate", judging->hidden.gate), log_text("requestID", answer->uid), log_text("kind", answer->kind),
            log_text("namespace", answer->namespace_), log_text("name", answer->name),
            log_text("layer", CRD_STRING("controller")), log_text("rule", judging->hidden.rule),
            log_text("message", log_value(service, judging->hidden.message, room)));
}

/* Logs that rules of a kind are skipped. */
static void log_unasked(service *service, const admission_answer *answer) {
  if (!answer->unasked_layers || !take_turn(&service->unasked, answer->judged, true)) return;
  log_event(
      service->log, LOG_LEVEL_INFO, "admission",
      service->pods
          ? "rules about other objects of the cluster are not asked of objects of the kind (mentioned once)"
          : "rules about pods, or about other objects of the cluster, are not asked of objects of the kind (mentioned once)",
      log_text("requestID", answer->uid), log_text("kind", answer->kind), log_text("namespace", answer->namespace_),
      log_text("name", answer->name));
}

static void judge_body(void *context) {
  judging *judging = context;
  const route *route = judging->route;
  if (route->service)
    crd_admit(judging->arena, judging->config, route, judging->body, &judging->answer);
  else
    crd_admission_review(judging->arena, judging->config, route->kind, judging->body, &judging->answer);
  find_hidden(judging);
}

static void log_stopped(const service *service, const http_request *request, crd_stop stop) {
  log_event(service->log, LOG_LEVEL_ERROR, "admission", "not judged", log_text("webhook", request->path),
            log_text("reason", crd_stop_text(stop)), log_number("bytes", (int64_t)request->body.size));
}

/* Answers requests that do not reach a service of the table, like webhooks that check only the size and the type of
 * a body. */
static bool is_beside(const route *route, const http_request *request, http_answer *answer) {
  if (!route->service) return false;
  if (request->too_large || request->body.size > ADMIT_BODY_LIMIT)
    *answer = (http_answer){.status = 413, .content_type = TEXT, .body = CRD_STRING("request body too large\n")};
  else if (!request->is_json && !request->unheard && !request->stopped)
    *answer = (http_answer){.status = 200};
  else
    return false;
  return true;
}

/* Answers a request that cannot be judged any more. */
static bool is_lost(crd_arena *arena, const http_request *request, http_answer *answer) {
  if (request->too_large)
    refuse_request(arena, 413, "RequestEntityTooLarge", CRD_STRING("request entity is too large"), answer);
  else if (request->unheard)
    refuse_request(arena, 503, "ServiceUnavailable", CRD_STRING("too many large requests are at work"), answer);
  return request->too_large || request->unheard;
}

/* Without valid settings nothing is judged: the defaults may allow what the settings refuse. */
static bool is_unsettled(const service *service, crd_arena *arena, http_answer *answer) {
  char why[SETTINGS_ERROR + 32] = "the settings are not good: ";
  size_t head = strlen(why);
  if (!crd_settings_store_lacks(service->settings, why + head, sizeof why - head)) return false;
  refuse_request(arena, 503, "ServiceUnavailable", crd_string_of(why), answer);
  return true;
}

/* Takes the state of the cluster; NULL before it was read, or without memory. */
static const crd_state *take_state(const service *service) {
  const crd_state_source *cluster = service->cluster;
  return cluster && cluster->is_synced(cluster) ? cluster->take(cluster) : NULL;
}

/* Whether the answer has to wait for the cluster, which was not read yet. */
static bool wants_cluster(const service *service, const judging *judging) {
  if (judging->config->state) return false;
  const crd_admission_service *own = judging->route->service;
  if (own && own->need_count) return true;
  return service->cluster && judging->answer.unasked_layers;
}

static crd_stop judge_guarded(service *service, judging *judging, admission_config *config) {
  config->settings = crd_settings_store_take(service->settings);
  config->state = take_state(service);
  config->pods = service->pods;
  const crd_admission_service *own = judging->route->service;
  bool known = !own || !own->need_count || config->state;
  crd_stop stop = known ? crd_guard(judging->arena, judge_body, judging) : CRD_STOP_NONE;
  if (config->state) service->cluster->release(service->cluster, config->state);
  crd_settings_release(config->settings);
  return stop;
}

static void tell_judged(service *service, const http_request *request, const judging *judging) {
  const admission_answer *answer = &judging->answer;
  if (answer->looked_at) crd_metrics_count_decoded(service->metrics, answer->fast ? CRD_DECODER_FAST : CRD_DECODER_TREE);
  if (answer->status == 200) count_answer(service, judging->route, answer);
  tell_event(service, answer);
  log_answer(service, request, answer);
  if (judging->hidden.gate.size) log_hidden(service, judging);
  log_unasked(service, answer);
}

static void admission_respond(void *context, void *thread, const http_request *request, http_answer *answer) {
  service *service = context;
  crd_arena *arena = thread;
  const route *route = request->route;
  crd_arena_reset(arena);
  if (is_beside(route, request, answer) || is_lost(arena, request, answer)) return;
  if (is_unsettled(service, arena, answer)) return;
  crd_stop stop = request->stopped;
  admission_config config = service->admission;
  judging judging = {.arena = arena, .config = &config, .route = route, .body = request->body, .service = service};
  if (!stop) stop = judge_guarded(service, &judging, &config);
  if (stop) {
    log_stopped(service, request, stop);
    refuse_stopped(arena, stop, answer);
  } else if (wants_cluster(service, &judging)) {
    crd_arena_reset(arena);
    refuse_request(arena, 503, "ServiceUnavailable",
                   CRD_STRING("the objects of the cluster that are asked for are not read yet"), answer);
  } else {
    tell_judged(service, request, &judging);
    *answer = (http_answer){.status = judging.answer.status, .content_type = JSON, .body = judging.answer.body};
  }
}

static void admission_finish(void *context, const http_request *request, int status) {
  service *service = context;
  const route *route = request->route;
  if (!route) return;
  atomic_fetch_sub_explicit(&service->metrics->webhooks[route->index].in_flight, 1, memory_order_relaxed);
  if (status) crd_metrics_count(service->metrics, route->index, status, crd_http_now() - request->started);
}

http_handler crd_service_admission_handler(service *service) {
  return (http_handler){.context = service,
                        .thread_begin = begin_thread,
                        .thread_end = end_thread,
                        .head = admission_head,
                        .respond = admission_respond,
                        .interrupt = interrupt_thread,
                        .finish = admission_finish};
}

/* ---- metrics and health ---- */

static void plain(http_answer *answer, int status, crd_string body) {
  *answer = (http_answer){.status = status, .content_type = TEXT, .body = body};
}

static bool get_only_head(void *context, void *thread, http_request *request, unsigned *time_ms, http_answer *answer) {
  (void)context, (void)thread, (void)time_ms;
  if (crd_string_equal(request->method, CRD_STRING("GET")) || crd_string_equal(request->method, CRD_STRING("HEAD")))
    return true;
  plain(answer, 405, CRD_STRING("only GET is answered here\n"));
  answer->allow = "GET, HEAD";
  return false;
}

typedef struct measuring {
  const metrics *metrics;
  const crd_state_source *cluster;
  crd_text text;
  const service *service;
} measuring;

static void measure(void *context) {
  measuring *measuring = context;
  const crd_state_source *cluster = measuring->cluster;
  crd_metrics_write(measuring->metrics, &measuring->text);
  if (cluster && cluster->measure) cluster->measure(cluster, &measuring->text);
  const service *service = measuring->service;
  if (service->measure) service->measure(service->measure_context, &measuring->text);
}

static void metrics_respond(void *context, void *thread, const http_request *request, http_answer *answer) {
  service *service = context;
  crd_arena *arena = thread;
  if (!crd_string_equal(request->path, CRD_STRING("/metrics"))) {
    plain(answer, 404, CRD_STRING("there is /metrics here\n"));
    return;
  }
  crd_arena_reset(arena);
  measuring measuring = {
      .metrics = service->metrics, .cluster = service->cluster, .text = {.arena = arena}, .service = service};
  if (crd_guard(arena, measure, &measuring) == CRD_STOP_NONE)
    *answer = (http_answer){
        .status = 200, .content_type = "text/plain; version=0.0.4; charset=utf-8", .body = crd_text_string(&measuring.text)};
  else
    plain(answer, 503, CRD_STRING("out of memory\n"));
}

#define HEALTH_TEXT (SETTINGS_ERROR + 16)

/* Allocates the buffer for the text of an answer; without memory the thread does not start. */
static void *begin_health(void *context, bool large) {
  (void)context, (void)large;
  return malloc(HEALTH_TEXT);
}

static void end_health(void *context, void *thread) {
  (void)context;
  free(thread);
}

/* Appends a line end, for which there is room behind SETTINGS_ERROR bytes. */
static crd_string as_line(char *text) {
  const size_t size = strlen(text);
  text[size] = '\n';
  return (crd_string){text, size + 1};
}

static void health_respond(void *context, void *thread, const http_request *request, http_answer *answer) {
  service *service = context;
  char *why = thread;
  bool alive = crd_string_equal(request->path, CRD_STRING("/healthz"));
  bool ready = crd_string_equal(request->path, CRD_STRING("/readyz"));
  if (!alive && !ready)
    plain(answer, 404, CRD_STRING("there are /healthz and /readyz here\n"));
  else if (ready && !atomic_load(&service->ready))
    plain(answer, 503, CRD_STRING("shutting down\n"));
  else if (ready && crd_settings_store_lacks(service->settings, why, SETTINGS_ERROR))
    plain(answer, 503, as_line(why));
  else if (ready && service->cluster && !service->cluster->is_synced(service->cluster))
    plain(answer, 503, CRD_STRING("the objects that rules ask for are not read yet\n"));
  else
    plain(answer, 200, CRD_STRING("ok"));
}

http_handler crd_service_metrics_handler(service *service) {
  return (http_handler){.context = service,
                        .thread_begin = begin_thread,
                        .thread_end = end_thread,
                        .head = get_only_head,
                        .respond = metrics_respond};
}

http_handler crd_service_health_handler(service *service) {
  return (http_handler){.context = service,
                        .thread_begin = begin_health,
                        .thread_end = end_health,
                        .head = get_only_head,
                        .respond = health_respond};
}
