/* SPDX-License-Identifier: Apache-2.0 */
/* Documents of built-in kinds by the options of a run, with what is said of versions that few servers have. */
#include "builtin.h"
#include "judge/expression_judge.h"
#include "served.h"

bool builtin_is_asked(const rule_options *options, crd_string api_version, crd_string kind) {
  return !options->no_builtins && crdc_builtin_is_served(options->kubernetes_minor, api_version, kind);
}

static void refuse_end(crd_arena *arena, const builtin_document *document, crd_verdict *verdict) {
  crd_string end = served_end(arena, document->api_version, document->kind);
  if (!end.size) return;
  verdict->allowed = false;
  verdict->code = 400;
  verdict->reason = CRD_STRING("BadRequest");
  verdict->message = end;
}

void builtin_judge(crd_arena *arena, const options *options, const builtin_document *document, crd_verdict *verdict) {
  const crd_builtin_request how = {.uid = CRD_STRING("00000000-0000-0000-0000-000000000001"),
                                   .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z"),
                                   .expressions = crdc_expression_judge,
                                   .kubernetes_minor = options->rules.kubernetes_minor,
                                   .want_strict = true,
                                   .any_network = true,
                                   .without_object = !options->mutate && !options->output.wants_objects};
  crdc_builtin_judge(arena, document, &how, verdict);
  crd_string word = served_word(arena, document->api_version, document->kind);
  if (word.size) crd_texts_add(&verdict->warnings, word);
  if (options->next && verdict->allowed) refuse_end(arena, document, verdict);
}
