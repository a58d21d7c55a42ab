/* SPDX-License-Identifier: Apache-2.0 */
#include "hooks.h"
#include "judge/pod_judge.h"
#include <crd/json.h>
#include <crd/service.h>
#include <string.h>

/* The path of a clientConfig: the service's, or the URL's. */
static crd_string client_path(const crd_value *client) {
  const crd_string path = crd_value_text(crd_value_find(client, "service", "path", NULL));
  if (path.size) return path;
  const crd_string url = crd_value_text(crd_value_get(client, CRD_STRING("url")));
  const char *host = url.size ? memmem(url.data, url.size, "://", 3) : NULL;
  if (!host) return path;
  host += 3;
  const char *end = url.data + url.size, *slash = memchr(host, '/', (size_t)(end - host));
  if (!slash) return path;
  const char *query = memchr(slash, '?', (size_t)(end - slash));
  return (crd_string){slash, (size_t)((query ? query : end) - slash)};
}

static void set_if_given(crd_arena *arena, crd_value *map, crd_string name, crd_string text) {
  if (text.size) crd_value_set(arena, map, name, crd_value_make_string(text));
}

/* The Status of a refusal as the service answers it. */
static const crd_value *status_of(crd_arena *arena, const crd_service_answer *answer) {
  crd_value *status = crd_arena_alloc(arena, sizeof *status);
  *status = crd_value_make_map(arena, 4);
  set_if_given(arena, status, CRD_STRING("message"), answer->message);
  set_if_given(arena, status, CRD_STRING("reason"), answer->reason);
  if (answer->code) crd_value_set(arena, status, CRD_STRING("code"), crd_value_make_int(answer->code));
  return status;
}

static const crd_value *value_of_texts(crd_arena *arena, const crd_texts *texts) {
  if (!texts->count) return NULL;
  crd_value *list = crd_arena_alloc(arena, sizeof *list);
  *list = (crd_value){.kind = CRD_LIST, .size = texts->count};
  list->as.items = crd_arena_alloc(arena, texts->count * sizeof *list->as.items);
  for (uint32_t i = 0; i < texts->count; i++) list->as.items[i] = crd_value_make_string(texts->items[i]);
  return list;
}

bool chain_answer_hook(void *context, crd_arena *arena, const crd_hook_call *call, crd_hook_answer *answer) {
  const chain_hooks *hooks = context;
  const crd_service_found found = crd_registry_service(hooks->registry, client_path(call->client));
  crd_review review;
  crd_string error;
  const bool ours = found.service && found.service->mutating == call->mutating && call->review;
  if (!ours || !crd_review_from_json(arena, crd_json_encode(arena, call->review, CRD_JSON_COMPACT), &review, &error)) {
    chain_note_call(hooks->events, call, "unknown: it is not run here, and taken to allow");
    return false;
  }
  const crd_service_context asked = {.settings = hooks->settings, .pods = &crdc_pod_judge, .state = hooks->state};
  crd_service_answer own;
  if (call->mutating)
    crd_service_mutate(arena, found, &review, &asked, &own);
  else
    crd_service_validate(arena, found, &review, &asked, &own);
  chain_note_call(hooks->events, call,
                  own.stopped    ? "run here: it could not be judged"
                  : !own.allowed ? "run here: it refuses"
                  : own.unasked  ? "run here: it allows, but for rules about other objects (--state), which were not asked"
                                 : "run here: it allows");
  *answer = (crd_hook_answer){.denied = !own.allowed,
                              .unreachable = own.stopped != CRD_STOP_NONE,
                              .status = own.allowed ? NULL : status_of(arena, &own),
                              .warnings = value_of_texts(arena, &own.warnings)};
  if (own.has_patch && own.patch.size && !crd_string_equal(own.patch, CRD_STRING("null")))
    answer->patch = crd_json_parse(arena, own.patch, NULL, NULL);
  return true;
}
