/* Handlers. Each thread of a server has one arena, reset before a request. */
#include "service.h"
#include <stdio.h>

#define KEEP_ARENA ((size_t)2 * 1024 * 1024) /* what a thread keeps between requests */
#define FIRST_BLOCK ((size_t)64 * 1024)
#define JSON "application/json"
#define TEXT "text/plain; charset=utf-8"

static void *begin_thread(void *context) {
  (void)context;
  return crd_arena_create(&(crd_arena_options){.block_size = FIRST_BLOCK, .keep_at_most = KEEP_ARENA});
}

static void end_thread(void *context, void *thread) {
  (void)context;
  crd_arena_destroy(thread);
}

/* ---- admission ---- */

unsigned service_timeout_ms(crd_string text, unsigned otherwise) {
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

static void refuse(crd_arena *arena, int status, const char *reason, crd_string message, http_answer *answer) {
  admission_answer refusal;
  admission_refuse(arena, status, crd_string_of(reason), message, &refusal);
  *answer = (http_answer){.status = status, .content_type = JSON, .body = refusal.body};
}

/* What is wrong before the body is looked at. */
static bool admission_head(void *context, void *thread, http_request *request, unsigned *time_ms, http_answer *answer) {
  service *service = context;
  crd_arena *arena = thread;
  crd_arena_reset(arena);
  const route *route = router_find(service->router, request->path);
  request->route = route;
  if (!route) {
    refuse(arena, 404, "NotFound", CRD_STRING("there is no such path: /validate serves every kind"), answer);
    return false;
  }
  atomic_fetch_add_explicit(&service->metrics->webhooks[route->index].in_flight, 1, memory_order_relaxed);
  *time_ms = service_timeout_ms(request->timeout, *time_ms);
  if (!crd_string_equal(request->method, CRD_STRING("POST"))) {
    refuse(arena, 405, "MethodNotAllowed", CRD_STRING("an AdmissionReview is sent with POST"), answer);
    answer->allow = "POST";
  } else if (request->content_encoding.size && !crd_string_equal(request->content_encoding, CRD_STRING("identity"))) {
    refuse(arena, 415, "UnsupportedMediaType", CRD_STRING("compressed bodies are not read"), answer);
  } else if (request->has_body && !crd_string_equal(request->content_type, CRD_STRING("application/json"))) {
    crd_string type = request->content_type;
    if (type.size > 100) type.size = 100;
    refuse(arena, 415, "UnsupportedMediaType",
           crd_arena_printf(arena, "contentType=%.*s, expected application/json", (int)type.size, type.data), answer);
  } else {
    return true;
  }
  return false;
}

static void log_answer(const service *service, const http_request *request, const admission_answer *answer) {
  log_level level = answer->allowed ? LOG_LEVEL_DEBUG : LOG_LEVEL_INFO;
  if (!log_wants(service->log, level)) return;
  log_event(service->log, level, "admission",
            answer->allowed    ? "allowed"
            : answer->uid.size ? "denied"
                               : "bad request",
            log_text("webhook", request->path), log_text("requestID", answer->uid), log_text("operation", answer->operation),
            log_text("kind", answer->kind), log_text("subResource", answer->sub_resource),
            log_text("namespace", answer->namespace_), log_text("name", answer->name), log_number("code", answer->code),
            log_text("reason", answer->reason), log_text("message", answer->message));
}

static void admission_respond(void *context, void *thread, const http_request *request, http_answer *answer) {
  service *service = context;
  crd_arena *arena = thread;
  const route *route = request->route;
  admission_answer judged;
  crd_arena_reset(arena);
  if (request->too_large) {
    refuse(arena, 413, "RequestEntityTooLarge", CRD_STRING("request entity is too large"), answer);
    return;
  }
  admission_config config = service->admission;
  config.settings = settings_store_take(service->settings);
  admission_review(arena, &config, route->kind, request->body, &judged);
  crd_settings_release(config.settings);
  metrics_webhook *counted = &service->metrics->webhooks[route->index];
  if (judged.status == 200)
    atomic_fetch_add_explicit(judged.allowed ? &counted->allowed : &counted->denied, 1, memory_order_relaxed);
  log_answer(service, request, &judged);
  *answer = (http_answer){.status = judged.status, .content_type = JSON, .body = judged.body};
}

static void admission_finish(void *context, const http_request *request, int status) {
  service *service = context;
  const route *route = request->route;
  if (!route) return;
  atomic_fetch_sub_explicit(&service->metrics->webhooks[route->index].in_flight, 1, memory_order_relaxed);
  if (status) metrics_count(service->metrics, route->index, status, http_now() - request->started);
}

http_handler service_admission_handler(service *service) {
  return (http_handler){.context = service,
                        .thread_begin = begin_thread,
                        .thread_end = end_thread,
                        .head = admission_head,
                        .respond = admission_respond,
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

static void metrics_respond(void *context, void *thread, const http_request *request, http_answer *answer) {
  service *service = context;
  crd_arena *arena = thread;
  if (!crd_string_equal(request->path, CRD_STRING("/metrics"))) {
    plain(answer, 404, CRD_STRING("there is /metrics here\n"));
    return;
  }
  crd_arena_reset(arena);
  crd_text text = {.arena = arena};
  metrics_write(service->metrics, &text);
  *answer = (http_answer){
      .status = 200, .content_type = "text/plain; version=0.0.4; charset=utf-8", .body = crd_text_string(&text)};
}

static void health_respond(void *context, void *thread, const http_request *request, http_answer *answer) {
  service *service = context;
  (void)thread;
  bool alive = crd_string_equal(request->path, CRD_STRING("/healthz"));
  bool ready = crd_string_equal(request->path, CRD_STRING("/readyz"));
  if (!alive && !ready)
    plain(answer, 404, CRD_STRING("there are /healthz and /readyz here\n"));
  else if (ready && !atomic_load(&service->ready))
    plain(answer, 503, CRD_STRING("shutting down\n"));
  else
    plain(answer, 200, CRD_STRING("ok"));
}

http_handler service_metrics_handler(service *service) {
  return (http_handler){.context = service,
                        .thread_begin = begin_thread,
                        .thread_end = end_thread,
                        .head = get_only_head,
                        .respond = metrics_respond};
}

http_handler service_health_handler(service *service) {
  return (http_handler){.context = service, .head = get_only_head, .respond = health_respond};
}
