/* SPDX-License-Identifier: Apache-2.0 */
/* Calls to the API server and their outcomes. Refusals are reported with the message of the server's Status. */
#include "caller.h"
#include <crd/json.h>
#include <stdarg.h>
#include <stdio.h>

#define TREE_FACTOR 48u /* the most bytes of a tree for a byte of JSON: members of one letter with a number of one digit */

bool crd_caller_init(cluster_caller *caller, const caller_shared *shared, const char *about, const char *path) {
  size_t limit = shared->object_limit > LINK_ANSWER_LIMIT ? shared->object_limit : LINK_ANSWER_LIMIT;
  const crd_arena_options options = {
      .keep_at_most = (size_t)64 << 10, .limit = limit * TREE_FACTOR, .budget = shared->budget};
  *caller = (cluster_caller){.shared = shared, .about = about, .path = path};
  caller->link = crd_link_create(&shared->link);
  caller->arena = crd_arena_create(&options);
  if (caller->link && caller->arena) return true;
  crd_caller_end(caller);
  return false;
}

void crd_caller_end(cluster_caller *caller) {
  crd_link_destroy(caller->link);
  crd_arena_destroy(caller->arena);
  caller->link = NULL;
  caller->arena = NULL;
}

void crd_caller_say(const cluster_caller *caller, bool is_error, const char *format, ...) {
  char line[1536];
  va_list arguments;
  if (!caller->shared->log) return;
  va_start(arguments, format);
  vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  caller->shared->log(caller->shared->log_context, is_error, crd_string_of(caller->about), crd_string_of(line));
}

void crd_caller_note_memory(cluster_caller *caller) {
  if (caller->shared->budget)
    snprintf(caller->error, sizeof caller->error, "what is read takes more memory than the %zu bytes that it may have",
             crd_budget_limit(caller->shared->budget));
  else
    snprintf(caller->error, sizeof caller->error, "out of memory");
}

const crd_value *crd_caller_parse(cluster_caller *caller, crd_string bytes) {
  crd_parse_error problem = {0};
  const crd_value *value = crd_json_parse(caller->arena, bytes, NULL, &problem);
  if (!value && (problem.problem == CRD_PARSE_STOPPED || problem.problem == CRD_PARSE_OUT_OF_MEMORY))
    crd_caller_note_memory(caller);
  else if (!value)
    snprintf(caller->error, sizeof caller->error, "%.*s", CRD_PRINT(problem.message));
  return value;
}

/* Notes the message of a Status as the error, or only the HTTP status. */
static void note_refusal(cluster_caller *caller, const link_answer *answer) {
  crd_parse_error problem = {0};
  const crd_value *status = crd_json_parse(caller->arena, (crd_string){answer->body, answer->body_size}, NULL, &problem);
  crd_string message = status ? crd_value_text(crd_value_get(status, CRD_STRING("message"))) : (crd_string){NULL, 0};
  if (message.size)
    snprintf(caller->error, sizeof caller->error, "%.*s", CRD_PRINT(message));
  else
    snprintf(caller->error, sizeof caller->error, "the server answered %ld", answer->status);
  crd_arena_reset(caller->arena);
}

call_outcome crd_caller_judge(cluster_caller *caller, const link_answer *answer) {
  caller->retry_after = answer->retry_after;
  switch (answer->outcome) {
  case LINK_WOKEN:
    return CALL_WOKEN;
  case LINK_BROKEN:
    snprintf(caller->error, sizeof caller->error, "%s", answer->error);
    return CALL_FAILED;
  case LINK_LEFT:
    return CALL_FAILED;
  case LINK_ANSWERED:
    break;
  }
  if (answer->status == 200 || answer->status == 201) {
    atomic_store(&caller->heard, crd_pace_now()); /* a refusal brings no news of the resource */
    return CALL_GOOD;
  }
  note_refusal(caller, answer);
  switch (answer->status) {
  case 404:
    return CALL_NOT_FOUND;
  case 409:
  case 422:
    return CALL_CONFLICT;
  case 410:
    return CALL_GONE;
  default:
    return CALL_FAILED;
  }
}

void crd_caller_note_cut(cluster_caller *caller, cutter_outcome outcome) {
  if (outcome == CUTTER_TOO_LARGE)
    snprintf(caller->error, sizeof caller->error, "an object is larger than the %zu bytes that it may have",
             caller->shared->object_limit);
  else
    snprintf(caller->error, sizeof caller->error, "%s",
             outcome == CUTTER_MEMORY ? "out of memory" : "what the server sends is no JSON of objects");
}

/* Copies the texts of the tree into the arena: they point into the bytes of the answer, which is freed. */
static void own_texts(void *context) {
  void **both = context;
  crd_value_own(both[0], both[1]);
}

call_outcome crd_caller_get(cluster_caller *caller, const crd_value **object) {
  link_answer answer;
  const link_request request = {.method = "GET", .path = caller->path};
  crd_link_send(caller->link, &request, &answer);
  call_outcome outcome = crd_caller_judge(caller, &answer);
  if (outcome == CALL_GOOD) {
    *object = crd_caller_parse(caller, (crd_string){answer.body, answer.body_size});
    void *both[] = {caller->arena, (void *)(uintptr_t)*object};
    if (!*object || crd_guard(caller->arena, own_texts, both) != CRD_STOP_NONE) outcome = CALL_FAILED;
  }
  crd_link_answer_end(&answer);
  return outcome;
}

bool crd_caller_copy(char *room, size_t size, crd_string text) {
  if (!text.size || text.size >= size) return false;
  memcpy(room, text.data, text.size);
  room[text.size] = 0;
  return true;
}

bool crd_caller_version(const crd_value *object, char version[VERSION_SIZE]) {
  return crd_caller_copy(version, VERSION_SIZE, crd_value_text(crd_value_find(object, "metadata", "resourceVersion", NULL)));
}

bool crd_caller_add_query(char *path, size_t size, const char *name, crd_string value) {
  size_t used = strlen(path);
  int count = snprintf(path + used, size - used, "%c%s=", strchr(path, '?') ? '&' : '?', name);
  if (count < 0 || (size_t)count >= size - used) return false;
  used += (size_t)count;
  for (size_t i = 0; i < value.size; i++) {
    unsigned char c = (unsigned char)value.data[i];
    bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || (c && strchr("-._~", c));
    if (size - used < 4) return false;
    if (plain)
      path[used++] = (char)c;
    else
      used += (size_t)snprintf(path + used, size - used, "%%%02X", c);
  }
  path[used] = 0;
  return true;
}
