/* SPDX-License-Identifier: Apache-2.0 */
#include "agree.h"
#include "../conformance/one_pass_compare.h"
#include "report/verdict_json.h"
#include <crd/json.h>
#include <crd/yaml.h>
#include <stdio.h>
#include <stdlib.h>

static void demand(bool holds, const crd_request *request, const char *what, crd_string more) {
  if (holds) return;
  fprintf(stderr, "%s: %.*s\n%.*s\n", what, (int)more.size, more.data, (int)request->body.size, request->body.data);
  abort();
}

static crd_string verdict_text(crd_arena *arena, const crd_request *request, crd_encoding encoding, crd_string body) {
  crd_request own = *request;
  crd_verdict verdict;
  crd_text text = {.arena = arena};
  own.encoding = encoding;
  own.body = body;
  crd_request_judge(arena, &own, &verdict);
  verdict_json_write(&text, &(verdict_subject){.item = -1, .kind = request->kind->kind}, &verdict, true);
  return crd_text_string(&text);
}

/* The same value in YAML, where it is the same: YAML has no control characters, and limits of its own. Names are sorted, as
 * they are in the JSON that is made of YAML, which messages quote. */
static void agree_on_encodings(crd_arena *arena, const crd_request *request) {
  const crd_value *value = crd_json_parse(arena, request->body, NULL, NULL);
  if (!value) return;
  crd_string body = crd_json_encode(arena, value, CRD_JSON_GO), duplicates;
  const crd_value *json = crd_json_parse(arena, body, NULL, NULL);
  const crd_value *yaml = crd_yaml_parse(arena, body, NULL, NULL, &duplicates);
  if (!json || !yaml || !crd_value_equal(json, yaml)) return;
  crd_string left = verdict_text(arena, request, CRD_ENCODING_JSON, body);
  crd_string right = verdict_text(arena, request, CRD_ENCODING_YAML, body);
  if (!crd_string_equal(left, right)) fprintf(stderr, "%.*s\n", (int)left.size, left.data);
  demand(crd_string_equal(left, right), request, "as YAML", right);
}

/* The structs hold whole numbers where the schema says number as doubles: those beyond 2^53 are not what they were. */
static bool has_wide_integer(const crd_value *value) {
  const int64_t widest = (int64_t)1 << 53;
  if (value->kind == CRD_INT) return value->as.integer > widest || value->as.integer < -widest;
  for (uint32_t i = 0; i < value->size && (value->kind == CRD_LIST || value->kind == CRD_MAP); i++)
    if (has_wide_integer(value->kind == CRD_LIST ? &value->as.items[i] : &value->as.members[i].value)) return true;
  return false;
}

static bool is_rounding(crd_arena *arena, const crd_request *request, crd_string differs) {
  const crd_value *value = crd_json_parse(arena, request->body, NULL, NULL);
  return value && crd_string_equal(differs, CRD_STRING("the struct does not hold the object")) && has_wide_integer(value);
}

void agree_on_body(crd_arena *arena, const crd_kind *kind, crd_string body, const crd_value *old,
                   const crd_settings *settings) {
  crd_request request = {.operation = CRD_CREATE,
                         .kind = kind,
                         .body = body,
                         .settings = settings,
                         .want_strict = body.size % 2,
                         .uid = CRD_STRING("u"),
                         .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z"),
                         .resource_version = CRD_STRING("1")};
  for (int round = 0; round < 3; round++) {
    if (round == 1) request.layers = CRD_LAYER_ALL;
    if (round == 2) {
      if (!old) break;
      request.operation = body.size % 3 ? CRD_UPDATE : CRD_UPDATE_STATUS;
      request.old_object = old;
      request.as_submitted = true;
    }
    one_pass_outcome outcome = one_pass_compare(arena, &request);
    demand(outcome.differs.size == 0 || is_rounding(arena, &request, outcome.differs), &request, "in one pass",
           outcome.differs);
    if (round < 2) agree_on_encodings(arena, &request);
  }
}

const crd_kind *agree_kind(const crd_registry *registry, const crd_value *object, size_t otherwise) {
  const crd_value *version = crd_value_get(object, CRD_STRING("apiVersion")),
                  *kind = crd_value_get(object, CRD_STRING("kind"));
  const crd_kind *own = NULL;
  if (version && kind && version->kind == CRD_STRING_VALUE && kind->kind == CRD_STRING_VALUE)
    own = crd_registry_find_object(registry, crd_value_string(version), crd_value_string(kind));
  return own ? own : registry->count ? registry->kinds[otherwise % registry->count] : NULL;
}
