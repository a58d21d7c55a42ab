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
