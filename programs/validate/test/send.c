/* SPDX-License-Identifier: Apache-2.0 */
/* The judge gets objects as trees. Stored objects are written and parsed again, as in the API server's storage, so that
 * numbers and empty parts are as a client gets them. */
#include "send.h"
#include "base/memory.h"
#include "coverage/judge.h"
#include "judge/builtin.h"
#include "judge/mutated.h"

crd_value *suite_map_member(crd_arena *arena, crd_value *map, crd_string name) {
  crd_value *member = crd_value_get(map, name);
  if (member && member->kind == CRD_MAP) return member;
  return crd_value_set(arena, map, name, crd_value_make_map(arena, 4));
}

static const crd_kind *kind_sent(crd_arena *arena, const suite_request *request, crd_string *message) {
  crd_string version = crd_value_text(crd_value_get(request->object, CRD_STRING("apiVersion")));
  crd_string name = crd_value_text(crd_value_get(request->object, CRD_STRING("kind")));
  const crd_kind *kind = crd_registry_find_object(request->registry, version, name);
  if (kind && kind->served) return kind;
  *message =
      crd_arena_printf(arena, "no matches for kind \"%.*s\" in version \"%.*s\"", CRD_PRINT(name), CRD_PRINT(version));
  return NULL;
}

/* ---- one layer alone ---- */

static bool ask_layer(crd_arena *arena, const suite_request *request, const crd_kind *kind, crd_layer layer,
                      suite_answer *answer) {
  static const char *const operations[] = {"CREATE", "UPDATE", "UPDATE", "DELETE"};
  crd_value object = crd_value_copy(arena, request->object);
  const crd_layer_request question = {.kind = kind,
                                      .layer = layer,
                                      .object = &object,
                                      .old_object = request->operation == CRD_DELETE ? NULL : request->old_object,
                                      .operation = crd_string_of(operations[request->operation]),
                                      .settings = request->settings,
                                      .state = request->state,
                                      .pods = &crdc_pod_judge,
                                      .kubernetes_minor = request->kubernetes_minor};
  crd_verdict verdict;
  cover_layer_judge(request->cover, arena, &question, &verdict);
  answer->message = crd_arena_copy(arena, verdict.error.size ? verdict.error : verdict.message);
  for (uint32_t i = 0; i < verdict.warnings.count; i++) crd_texts_add(&answer->warnings, verdict.warnings.items[i]);
  return verdict.allowed && !verdict.error.size;
}

static bool ask_layers(crd_arena *arena, const suite_request *request, const crd_kind *kind, suite_answer *answer) {
  static const crd_layer layers[] = {CRD_LAYER_WEBHOOK, CRD_LAYER_CONTROLLER, CRD_LAYER_PODS};
  unsigned asked = request->alone ? (unsigned)request->alone : request->layers;
  for (size_t i = 0; i < sizeof layers / sizeof *layers; i++)
    if ((asked & layers[i]) && !ask_layer(arena, request, kind, layers[i], answer)) return false;
  return true;
}

/* ---- the whole chain ---- */

static void judge_covered(void *run, crd_arena *arena, const crd_request *request, crd_verdict *verdict) {
  cover_judge(run, arena, request, verdict);
}

static bool send_whole(crd_arena *arena, const suite_request *asked, const crd_kind *kind, suite_answer *answer) {
  crd_value sent = crd_value_copy(arena, asked->object);
  crd_value *metadata = suite_map_member(arena, &sent, CRD_STRING("metadata"));
  bool placed = asked->keeps_namespace && crd_value_text(crd_value_get(metadata, CRD_STRING("namespace"))).size;
  if (kind->namespaced && !placed)
    crd_value_set(arena, metadata, CRD_STRING("namespace"), crd_value_make_string(CRD_STRING("default")));
  else if (!kind->namespaced && !placed)
    crd_value_remove(metadata, CRD_STRING("namespace"));
  const crd_request request = {.operation = asked->operation,
                               .kind = kind,
                               .object = &sent,
                               .old_object = asked->operation == CRD_CREATE ? NULL : asked->old_object,
                               .namespace_ = kind->namespaced && !placed ? CRD_STRING("default") : (crd_string){NULL, 0},
                               .layers = asked->layers,
                               .settings = asked->settings,
                               .state = asked->state,
                               .pods = &crdc_pod_judge,
                               .kubernetes_minor = asked->kubernetes_minor,
                               .field_validation = asked->field_validation,
                               .uid = CRD_STRING(SUITE_UID),
                               .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z"),
                               .resource_version = CRD_STRING("1")};
  crd_verdict verdict;
  if (asked->mutates && asked->operation == CRD_CREATE)
    crdc_judge_mutated_by(arena, &request, false, &(mutated_judge){judge_covered, asked->cover}, &verdict);
  else
    cover_judge(asked->cover, arena, &request, &verdict);
  answer->message = crd_arena_copy(arena, verdict.error.size ? verdict.error : verdict.message);
  answer->warnings = verdict.warnings;
  if (!verdict.allowed || verdict.error.size) return false;
  crd_parse_error problem = {.offset = 0};
  answer->stored = crd_json_parse(arena, crd_json_encode(arena, verdict.object, CRD_JSON_COMPACT), NULL, &problem);
  if (!answer->stored) {
    memory_check_reader(&problem);
    answer->message = problem.message;
  }
  return answer->stored != NULL;
}

bool suite_send(crd_arena *arena, const suite_request *request, suite_answer *answer) {
  *answer = (suite_answer){.warnings = {.arena = arena}};
  const crd_kind *kind = kind_sent(arena, request, &answer->message);
  if (kind)
    answer->taken = request->operation == CRD_DELETE || request->alone ? ask_layers(arena, request, kind, answer)
                                                                       : send_whole(arena, request, kind, answer);
  return answer->taken;
}
