/* SPDX-License-Identifier: Apache-2.0 */
#include "layer_cases.h"
#include "suite.h"
#include <crd/json.h>

static crd_string member_json(crd_arena *arena, const crd_value *row, const char *name) {
  const crd_value *value = row_value(row, name);
  return value && value->kind != CRD_NULL ? crd_json_encode(arena, value, CRD_JSON_COMPACT) : (crd_string){NULL, 0};
}

static crd_string lower_case(crd_arena *arena, crd_string text) {
  char *copy = crd_arena_alloc(arena, text.size + 1);
  for (size_t i = 0; i < text.size; i++)
    copy[i] = (char)(text.data[i] | ('A' <= text.data[i] && text.data[i] <= 'Z' ? 32 : 0));
  return (crd_string){copy, text.size};
}

batch_layer_request layer_line_request(crd_arena *arena, const crd_value *line) {
  return (batch_layer_request){.id = row_text(line, "id"),
                               .layer = row_text(line, "layer"),
                               .op = row_text(line, "op"),
                               .object = member_json(arena, line, "object"),
                               .old_object = member_json(arena, line, "oldObject"),
                               .feature_gates = member_json(arena, line, "featureGates"),
                               .env = member_json(arena, line, "env"),
                               .config = member_json(arena, line, "config")};
}

batch_layer_request layer_case_request(crd_arena *arena, const crd_value *row) {
  static const struct {
    const char *suffix, *stage;
  } functions[] = {{"Metadata", "metadata"},
                   {"Spec", "spec"},
                   {"Status", "status"},
                   {"UpgradeOptions", "upgrade"},
                   {"NetworkPolicy", "network-policy"},
                   {"TLSOptions", "tls"}};
  batch_layer_request request = layer_line_request(arena, row);
  request.op = lower_case(arena, row_text(row, "operation"));
  crd_string function = row_text(row, "function");
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    crd_string suffix = crd_string_of(functions[i].suffix);
    if (function.size < suffix.size || memcmp(function.data + function.size - suffix.size, suffix.data, suffix.size) != 0)
      continue;
    request.layer = crd_arena_printf(arena, "%.*s-%s", (int)request.layer.size, request.layer.data, functions[i].stage);
    break;
  }
  return request;
}

const crd_value *layer_judge(crd_arena *arena, const crd_registry *registry, const batch_layer_request *request) {
  crd_text text = {.arena = arena};
  batch_judge_layer(&text, registry, request);
  crd_value *verdict = crd_json_parse(arena, crd_text_string(&text), NULL, NULL);
  if (verdict) crd_value_remove(verdict, CRD_STRING("rule"));
  return verdict;
}

/* NULL where the line does not say it. */
static const crd_string *member_text(crd_arena *arena, const crd_value *line, const char *name) {
  if (!row_value(line, name)) return NULL;
  crd_string *text = crd_arena_alloc(arena, sizeof *text);
  *text = row_text(line, name);
  return text;
}

batch_service_request service_line_request(crd_arena *arena, const crd_value *line) {
  return (batch_service_request){
      .id = row_text(line, "id"),
      .endpoint = row_text(line, "endpoint"),
      .op = row_text(line, "op"),
      .object = member_json(arena, line, "object"),
      .old_object = member_json(arena, line, "oldObject"),
      .name = member_text(arena, line, "name"),
      .name_space = member_text(arena, line, "namespace"),
      .resource = member_json(arena, line, "resource"),
      .user_info = member_json(arena, line, "userInfo"),
      .cluster_state = member_json(arena, line, "clusterState"),
      .http = member_json(arena, line, "http"),
      .sub_resource = row_text(line, "subResource"),
      .settings = {member_json(arena, line, "featureGates"), (crd_string){NULL, 0}, member_json(arena, line, "config")}};
}

const crd_value *service_judge(crd_arena *arena, const crd_registry *registry, const batch_service_request *request) {
  crd_text text = {.arena = arena};
  batch_judge_service(&text, registry, request);
  return crd_json_parse(arena, crd_text_string(&text), NULL, NULL);
}

static bool same_member(const crd_value *want, const crd_value *answer, const char *name) {
  const crd_value *a = row_value(want, name), *b = row_value(answer, name);
  return a && b ? crd_value_equal(a, b) : a == b;
}

/* Whether the texts have the same bytes in some order. */
static bool same_bytes(crd_string a, crd_string b) {
  size_t counts[256] = {0};
  if (a.size != b.size) return false;
  for (size_t i = 0; i < a.size; i++) counts[(unsigned char)a.data[i]]++;
  for (size_t i = 0; i < b.size; i++)
    if (counts[(unsigned char)b.data[i]]-- == 0) return false;
  return true;
}

/* A text that goes through Go's maps has its parts in any order, or is one of several. */
static bool same_unstable_message(const crd_value *want, const crd_value *answer) {
  const crd_value *others = row_value(want, "messages");
  crd_string said = row_text(answer, "message");
  bool same = same_bytes(row_text(want, "message"), said);
  for (uint32_t i = 0; i < row_count(others) && !same; i++) same = same_bytes(crd_value_string(&others->as.items[i]), said);
  return same;
}

bool service_line_agrees(const crd_value *want, const crd_value *answer) {
  static const char *const members[] = {"error", "allowed", "patchText", "events", "http", "closed"};
  for (size_t i = 0; i < sizeof members / sizeof *members; i++)
    if (!same_member(want, answer, members[i])) return false;
  if (row_flag(want, "closed")) return true; /* nobody is told why */
  if (row_flag(want, "unstable")) return same_unstable_message(want, answer);
  return same_member(want, answer, "message");
}

static bool same_causes(const crd_value *want, const crd_value *got) {
  if (row_count(want) != row_count(got)) return false;
  for (uint32_t i = 0; i < row_count(want); i++) {
    const crd_value *a = &want->as.items[i], *b = &got->as.items[i];
    if (!crd_string_equal(row_text(a, "reason"), row_text(b, "type")) ||
        !crd_string_equal(row_text(a, "field"), row_text(b, "field")) ||
        !crd_string_equal(row_text(a, "message"), row_text(b, "message")))
      return false;
  }
  return true;
}

/* The Status that a webhook answers. */
static bool same_status(const crd_value *want, const crd_value *verdict) {
  return row_number(row_value(want, "code")) == row_number(row_value(verdict, "code")) &&
         crd_string_equal(row_text(want, "reason"), row_text(verdict, "reason")) &&
         same_causes(row_value(row_value(want, "details"), "causes"), row_value(verdict, "causes"));
}

static bool same_part(const crd_value *expect, const char *name, const crd_value *verdict, const char *member) {
  const crd_value *want = row_value(expect, name), *got = row_value(verdict, member);
  return !want || (got && crd_value_equal(want, got));
}

bool layer_case_agrees(const crd_value *row, const crd_value *verdict) {
  const crd_value *expect = row_value(row, "expect"), *parts = row_value(expect, "messageContains");
  if (row_text(verdict, "error").size || row_flag(expect, "allowed") != row_flag(verdict, "allowed")) return false;
  if (!crd_string_equal(row_text(expect, "message"), row_text(verdict, "message"))) return false;
  for (uint32_t i = 0; i < row_count(parts); i++)
    if (!text_contains(row_text(verdict, "message"), crd_value_string(&parts->as.items[i]))) return false;
  const crd_value *status = row_value(expect, "status");
  if (status && status->kind == CRD_MAP && !same_status(status, verdict)) return false;
  return same_part(expect, "warnings", verdict, "warnings") && same_part(expect, "skipped", verdict, "skipped") &&
         same_part(expect, "event", verdict, "event") && same_part(expect, "written", verdict, "status");
}
