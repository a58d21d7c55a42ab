/* SPDX-License-Identifier: Apache-2.0 */
#include "event.h"
#include <crd/json.h>
#include <crd/raw_json.h>
#include <string.h>

/* The distance from its end within which an event's time is searched: only annotations follow it. */
#define TIME_WITHIN ((size_t)8 << 10)

static bool is_between(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

crd_string replay_trim(crd_string text) {
  while (text.size && is_between(text.data[0])) text.data++, text.size--;
  while (text.size && is_between(text.data[text.size - 1])) text.size--;
  return text;
}

crd_string replay_text(crd_string value) {
  if (value.size < 2 || value.data[0] != '"' || memchr(value.data, '\\', value.size)) return (crd_string){NULL, 0};
  return (crd_string){value.data + 1, value.size - 2};
}

crd_string replay_plain(crd_arena *arena, crd_string text) {
  if (!text.size || !memchr(text.data, '\\', text.size)) return text;
  const crd_value *value =
      crd_json_parse(arena, (crd_string){text.data - 1, text.size + 2}, NULL, NULL); /* with its quotes */
  return value ? crd_value_text(value) : (crd_string){NULL, 0};
}

/* The bytes of a string between its quotes, with escapes. */
static crd_string inner(crd_string value) {
  return value.size < 2 || value.data[0] != '"' ? (crd_string){NULL, 0} : (crd_string){value.data + 1, value.size - 2};
}

/* Enters an object. */
static bool enter(crd_string text, size_t *at) {
  while (*at < text.size && is_between(text.data[*at])) ++*at;
  if (*at == text.size || text.data[*at] != '{') return false;
  ++*at;
  return true;
}

crd_string replay_member(crd_string object, crd_string name) {
  crd_string found, value;
  size_t at = 0;
  bool good = true;
  if (!enter(object, &at)) return (crd_string){NULL, 0};
  while (crd_raw_json_member(object, &at, &found, &value, &good))
    if (crd_string_equal(inner(found), name)) return value;
  return (crd_string){NULL, 0};
}

bool replay_element(crd_string list, size_t *at, crd_string *element, bool *good) {
  const bool first = *at == 0;
  *good = false;
  if (first && (!list.size || list.data[0] != '[')) return false;
  *at += first;
  while (*at < list.size && is_between(list.data[*at])) ++*at;
  if (*at < list.size && list.data[*at] == ']') {
    *good = true;
    return false;
  }
  if (!first) {
    if (*at == list.size || list.data[*at] != ',') return false;
    ++*at;
  }
  *good = crd_raw_json_value(list, at, element);
  return *good;
}

/* ---- members ---- */

static bool take_reference(crd_string object, replay_event *event) {
  static const struct {
    crd_string name;
    size_t at;
  } rows[] = {
      {{"resource", 8}, offsetof(replay_event, resource)},   {{"namespace", 9}, offsetof(replay_event, namespace_)},
      {{"name", 4}, offsetof(replay_event, name)},           {{"apiGroup", 8}, offsetof(replay_event, group)},
      {{"apiVersion", 10}, offsetof(replay_event, version)}, {{"subresource", 11}, offsetof(replay_event, sub_resource)}};
  crd_string name, value;
  size_t at = 0;
  bool good = true;
  if (!enter(object, &at)) return false;
  event->refers = true;
  while (crd_raw_json_member(object, &at, &name, &value, &good))
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
      if (crd_string_equal(inner(name), rows[i].name)) *(crd_string *)(void *)((char *)event + rows[i].at) = inner(value);
  return good;
}

static void take_code(crd_string status, replay_event *event) {
  const crd_string code = replay_member(status, CRD_STRING("code"));
  event->code = 0;
  for (size_t i = 0; i < code.size && i < 4 && code.data[i] >= '0' && code.data[i] <= '9'; i++)
    event->code = event->code * 10 + (unsigned)(code.data[i] - '0');
}

/* The members that are stored: strings without their quotes. */
static const struct row {
  crd_string name;
  size_t at;
  bool text;
} rows[] = {{{"kind", 4}, offsetof(replay_event, kind), true},
            {{"level", 5}, offsetof(replay_event, level), true},
            {{"auditID", 7}, offsetof(replay_event, id), true},
            {{"stage", 5}, offsetof(replay_event, stage), true},
            {{"requestURI", 10}, offsetof(replay_event, uri), true},
            {{"verb", 4}, offsetof(replay_event, verb), true},
            {{"user", 4}, offsetof(replay_event, user), false},
            {{"impersonatedUser", 16}, offsetof(replay_event, impersonated), false},
            {{"requestObject", 13}, offsetof(replay_event, request), false},
            {{"responseObject", 14}, offsetof(replay_event, response), false},
            {{"requestReceivedTimestamp", 24}, offsetof(replay_event, time), true},
            {{"annotations", 11}, offsetof(replay_event, annotations), false},
            {{"items", 5}, offsetof(replay_event, items), false}};

static bool take_member(crd_string name, crd_string value, replay_event *event) {
  name = inner(name);
  if (crd_string_equal(name, CRD_STRING("objectRef")))
    return crd_string_equal(value, CRD_STRING("null")) || take_reference(value, event);
  if (crd_string_equal(name, CRD_STRING("responseStatus"))) take_code(value, event);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    if (!crd_string_equal(name, rows[i].name)) continue;
    *(crd_string *)(void *)((char *)event + rows[i].at) = rows[i].text ? inner(value) : value;
    break;
  }
  return true;
}

static bool tells_enough(const replay_event *event) {
  return event->refers && event->verb.size && event->stage.size && event->level.size && event->kind.size;
}

bool replay_event_begin(crd_string text, size_t *at, replay_event *event) {
  crd_string name, value;
  bool good = true;
  memset(event, 0, sizeof *event);
  if (!enter(text, at)) return false;
  while (!tells_enough(event) && crd_raw_json_member(text, at, &name, &value, &good))
    if (!take_member(name, value, event)) return false;
  event->whole = !tells_enough(event);
  return !event->whole || (good && crd_raw_json_at_end(text, *at));
}

bool replay_event_end(crd_string text, size_t *at, replay_event *event) {
  crd_string name, value;
  bool good = true;
  if (event->whole) return true;
  event->whole = true;
  while (crd_raw_json_member(text, at, &name, &value, &good))
    if (!take_member(name, value, event)) return false;
  return good && crd_raw_json_at_end(text, *at);
}

crd_string replay_event_time(crd_string text) {
  const crd_string name = CRD_STRING("\"requestReceivedTimestamp\"");
  const char *end = text.data + text.size;
  const char *from = text.size > TIME_WITHIN ? end - TIME_WITHIN : text.data;
  const char *p = memmem(from, (size_t)(end - from), name.data, name.size);
  if (!p) return (crd_string){NULL, 0};
  for (p += name.size; p < end && (is_between(*p) || *p == ':'); p++) continue;
  if (p == end || *p != '"') return (crd_string){NULL, 0};
  const char *quote = memchr(p + 1, '"', (size_t)(end - p - 1));
  return quote ? (crd_string){p + 1, (size_t)(quote - p - 1)} : (crd_string){NULL, 0};
}
