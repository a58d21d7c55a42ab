/* SPDX-License-Identifier: Apache-2.0 */
#include "admission.h"
#include "compile/check_rules.h"
#include "kinds/crd_response.h"
#include "report/verdict_json.h"
#include "rules/rule_list.h"

/* Reads the CRD of a request; NULL with the first error. */
static const crd_definition *read_crd(crd_arena *arena, const char *file, crd_string text, crd_string *error) {
  documents documents = {.arena = arena};
  diagnostics problems = {.arena = arena};
  crd_set set = {.arena = arena};
  bool good =
      file ? crdc_documents_read(&documents, file, &problems) : crdc_documents_read_text(&documents, "crd", text, &problems);
  /* The items live in the arena. */
  // cppcheck-suppress returnDanglingLifetime
  if (good && crd_set_add(&set, &documents, true, &problems) && set.count) return &set.items[0];
  *error = CRD_STRING("no CustomResourceDefinition");
  for (size_t i = problems.count; i-- > 0;)
    if (problems.items[i].severity == SEVERITY_ERROR) *error = problems.items[i].message;
  return NULL;
}

static void judge_sent_definition(crd_verdict *verdict, crd_arena *arena, const definition_request *request) {
  unsigned minor = request->kubernetes_minor ? request->kubernetes_minor : CRD_KUBERNETES_NEWEST;
  const crd_definition *crd = read_crd(arena, request->crd.file, request->crd.text, &verdict->error), *old = NULL;
  if (!crd) return;
  if (request->updates && !(old = read_crd(arena, NULL, request->old_text, &verdict->error))) {
    verdict->error = crd_arena_printf(arena, "oldCrd: %.*s", CRD_PRINT(verdict->error));
    return;
  }
  verdict->name = crd->name;
  verdict->errors = crd_errors_init(arena);
  crd_check_errors_with(crd, &(crd_check_options){.old = old, .kubernetes_minor = minor}, &verdict->errors);
  crdc_check_rules_errors(crdc_cel_types_create(arena), crd, old, minor, &verdict->errors);
  verdict->allowed = verdict->errors.count == 0;
}

void batch_judge_crd(crd_text *out, const definition_request *request) {
  crd_arena *arena = out->arena;
  crd_verdict verdict = {.allowed = false};
  if (request->responds)
    crd_response_judge(&verdict, arena, request);
  else
    judge_sent_definition(&verdict, arena, request);
  verdict_subject subject = {.id = request->id, .item = -1, .kind = CRD_STRING("CustomResourceDefinition")};
  static const crd_kind definitions = {.group = CRD_STRING_INIT("apiextensions.k8s.io"),
                                       .kind = CRD_STRING_INIT("CustomResourceDefinition")};
  if (request->responds && !verdict.allowed) subject.responds = &definitions;
  if (verdict.error.size) subject.kind = (crd_string){NULL, 0};
  verdict_json_write(out, &subject, &verdict, false);
}

/* ---- rules ---- */

static void add_rule_member(crd_text *out, const char *name, crd_string text) {
  crd_text_printf(out, ",\"%s\":", name);
  crd_json_write_string(out, text, CRD_JSON_COMPACT);
}

static void add_rule_member_if_any(crd_text *out, const char *name, crd_string text) {
  if (text.size) add_rule_member(out, name, text);
}

static void write_rule(crd_text *out, crd_string id, const listed_rule *rule) {
  const compiled_rule *compiled = rule->compiled;
  const rule_cost *costs = &rule->costs;
  crd_text_add(out, CRD_STRING("{\"id\":"));
  crd_json_write_string(out, id, CRD_JSON_COMPACT);
  add_rule_member(out, "crd", rule->definition->name);
  add_rule_member(out, "version", rule->version->name);
  add_rule_member(out, "path", rule->place->path);
  add_rule_member(out, "rule", rule->rule->rule);
  crd_text_printf(out, ",\"maxCost\":%llu,\"maxCardinality\":%llu", (unsigned long long)costs->once,
                  (unsigned long long)costs->cardinality);
  if (compiled->uses_old_self) crd_text_add(out, CRD_STRING(",\"usesOldSelf\":true"));
  if (costs->message) crd_text_printf(out, ",\"messageCost\":%llu", (unsigned long long)costs->message);
  add_rule_member_if_any(out, "fieldPath", rule_field_name(compiled));
  add_rule_member_if_any(out, "error", compiled->error);
  add_rule_member_if_any(out, "messageError", compiled->message_error);
  crd_text_add_char(out, '}');
}

void batch_list_rules(crd_text *out, crd_string id, definition_source source, unsigned minor) {
  crd_arena *arena = out->arena;
  crd_string error = {NULL, 0};
  const crd_definition *crd = read_crd(arena, source.file, source.text, &error);
  rule_list list = rule_list_init(arena);
  if (crd) {
    crdc_rule_list_add(&list, crd, minor ? minor : CRD_KUBERNETES_NEWEST);
    for (size_t i = 0; i < list.count; i++) {
      if (i) crd_text_add_char(out, '\n');
      write_rule(out, id, &list.items[i]);
    }
  } else {
    verdict_json_write_error(out, &(verdict_subject){.id = id, .item = -1}, error);
  }
}
