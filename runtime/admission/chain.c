/* SPDX-License-Identifier: Apache-2.0 */
/* The chain: its plugins in the server's order, with the second round of the mutating half (admission/chain.go,
 * reinvocation.go). */
#include "chain.h"
#include "../value/joined.h"

#include <crd/json.h>
#include <crd/walk.h>

static const crd_admission_options no_options;

static void begin_run(admission_run *run, crd_arena *arena, const crd_admission_configuration *configuration,
                      crd_admission_attributes *attributes, const crd_admission_options *options,
                      crd_admission_verdict *verdict) {
  *run = (admission_run){.arena = arena,
                         .configuration = configuration,
                         .attributes = attributes,
                         .options = options ? options : &no_options,
                         .verdict = verdict,
                         .cel = {.arena = arena, .limit = CRD_CEL_CALL_LIMIT}};
  run->scope = (match_scope){.arena = arena,
                             .configuration = configuration,
                             .attributes = attributes,
                             .options = run->options,
                             .equivalents = crd_arena_zalloc(arena, sizeof(match_equivalents))};
  run->authorizer = run->options->authorizer ? run->options->authorizer : crd_configuration_authorizer(configuration);
}

/* If an error about the last webhook ended the request, its trace has that error instead of "rules", as in the recorded
 * verdicts. */
static void finish_traces(admission_run *run) {
  const crd_admission_verdict *verdict = run->verdict;
  crd_string message = run->status.message;
  if (!run->status.given || !verdict->hook_count) return;
  crd_hook_trace *last = verdict->hooks[verdict->hook_count - 1];
  bool about = crd_string_has_prefix(message, CRD_STRING("namespaces ")) ||
               crd_string_contains(message, CRD_STRING("unable to convert to "));
  if (!about || !crd_string_equal(last->why, CRD_STRING("rules"))) return;
  last->why = crd_joined(run->arena, CRD_STRING("error: "), message);
}

static bool end_run(admission_run *run, bool good) {
  finish_traces(run);
  crd_admission_settle(run);
  return good && !run->unjudged.size;
}

void crd_admission_verdict_init(crd_arena *arena, crd_admission_verdict *verdict) {
  *verdict = (crd_admission_verdict){.arena = arena,
                                     .allowed = true,
                                     .causes = {.arena = arena},
                                     .warnings = {.arena = arena},
                                     .annotations = {.arena = arena}};
}

/* Whether two objects are equal when stored: as JSON, where 1.0 equals 1. */
static bool is_same_json(crd_arena *arena, const crd_value *a, const crd_value *b) {
  if (!a || !b) return a == b;
  return crd_value_equal(a, b) ||
         crd_string_equal(crd_json_encode(arena, a, CRD_JSON_GO), crd_json_encode(arena, b, CRD_JSON_GO));
}

static bool mutate_round(admission_run *run) {
  const crd_admission_options *options = run->options;
  return (options->without_policies || crd_run_mutating_policies(run)) &&
         (options->without_webhooks || crd_run_mutating_hooks(run));
}

bool crd_admission_mutate(crd_arena *arena, const crd_admission_configuration *configuration,
                          crd_admission_attributes *attributes, const crd_admission_options *options,
                          crd_admission_verdict *verdict) {
  admission_run run;
  begin_run(&run, arena, configuration, attributes, options, verdict);
  const crd_value *before = attributes->object;
  bool good = mutate_round(&run);
  if (good && run.reinvoke) {
    run.reinvoking = true;
    good = mutate_round(&run);
  }
  if (good && attributes->object != before && !is_same_json(arena, before, attributes->object))
    verdict->object = attributes->object;
  return end_run(&run, good);
}

bool crd_admission_validate(crd_arena *arena, const crd_admission_configuration *configuration,
                            const crd_admission_attributes *attributes, const crd_admission_options *options,
                            crd_admission_verdict *verdict) {
  admission_run run;
  crd_admission_attributes own = *attributes;
  begin_run(&run, arena, configuration, &own, options, verdict);
  bool good = (run.options->without_policies || crd_run_validating_policies(&run)) &&
              (run.options->without_webhooks || crd_run_validating_hooks(&run));
  return end_run(&run, good);
}

void crd_admission_judge(crd_arena *arena, const crd_admission_configuration *configuration,
                         const crd_admission_attributes *attributes, const crd_admission_options *options,
                         crd_admission_verdict *verdict) {
  crd_admission_attributes own = *attributes;
  crd_admission_verdict_init(arena, verdict);
  if (!crd_admission_mutate(arena, configuration, &own, options, verdict)) return;
  crd_admission_prepare(arena, configuration, &own);
  if (!crd_admission_validate(arena, configuration, &own, options, verdict)) verdict->object = NULL;
}
