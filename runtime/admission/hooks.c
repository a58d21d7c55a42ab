/* SPDX-License-Identifier: Apache-2.0 */
/* Mirrors apiserver pkg/admission/plugin/webhook/generic/webhook.go (ShouldCallHook), callHook of webhook/validating and
 * webhook/mutating, and webhook/errors/statuserror.go. */
#include "../value/joined.h"
#include "evaluate.h"

static crd_hook_trace *trace_hook(admission_run *run, const admission_webhook *hook, unsigned round) {
  crd_admission_verdict *verdict = run->verdict;
  size_t count = verdict->hook_count;
  verdict->hooks =
      crd_arena_grow(run->arena, verdict->hooks, count * sizeof *verdict->hooks, (count + 1) * sizeof *verdict->hooks);
  crd_hook_trace *trace = crd_arena_zalloc(run->arena, sizeof *trace);
  trace->configuration = hook->configuration;
  trace->webhook = hook->name;
  trace->mutating = hook->mutating;
  trace->round = round;
  verdict->hooks[verdict->hook_count++] = trace;
  return trace;
}

static crd_string four_texts(crd_arena *arena, const char *a, crd_string b, const char *c, crd_string d) {
  return crd_joined(arena, crd_string_of(a), b, crd_string_of(c), d);
}

static hook_decision ended(hook_decision decision) {
  decision.called = false;
  decision.ended = true;
  return decision;
}

/* Evaluates the match conditions; returns the decision unchanged if all are true. */
static hook_decision ask_conditions(admission_run *run, const admission_webhook *hook, hook_decision decision,
                                    hook_versions *versions, void *context) {
  crd_string error = {NULL, 0};
  versioned_object *object = versions(context, decision.kind, &error);
  if (!object) {
    crd_admission_fail_internal(run, error);
    return ended(decision);
  }
  evaluation_input input = {.object = object,
                            .resource = run->attributes->resource,
                            .with_authorizer = true,
                            .program = &hook->program,
                            .budget = ADMISSION_CONDITIONS_BUDGET};
  condition_result matched = crd_evaluate_conditions(run, &input, hook->ignores, NULL);
  if (matched.why.size) decision.trace->why = matched.why;
  if (matched.error.size) {
    crd_admission_fail_status(run, 403, "Forbidden", crd_admission_forbidden_name(run, matched.error));
    return ended(decision);
  }
  decision.called = matched.matches;
  return decision;
}

hook_decision crd_decide_hook(admission_run *run, const admission_webhook *hook, int by, unsigned round,
                              hook_versions *versions, void *context) {
  hook_decision decision = {.trace = trace_hook(run, hook, round)};
  match_result match = crd_match_webhook(&run->scope, hook, by);
  if (run->options->want_details) decision.trace->detail = crd_match_detail_webhook(&run->scope, hook, &match);
  if (match.error.message.size) {
    decision.trace->why = CRD_STRING("rules"); /* chain.c says more where it is what ends the request */
    if (match.error.code)
      crd_admission_fail_match(run, &match.error);
    else
      crd_admission_fail_internal(run, match.error.message);
    return ended(decision);
  }
  if (!match.matches) {
    decision.trace->why = crd_string_of(match.why);
    return decision;
  }
  decision.called = true;
  decision.resource = match.resource;
  decision.kind = match.kind;
  decision.trace->why = CRD_STRING("not called");
  return hook->program.conditions.count ? ask_conditions(run, hook, decision, versions, context) : decision;
}

/* ---- the call ---- */

static hook_outcome failed(admission_run *run, const admission_webhook *hook, hook_reply *reply, crd_string why) {
  reply->error = crd_joined(run->arena, CRD_STRING("failed calling webhook "), crd_quoted(run->arena, hook->name),
                            CRD_STRING(": "), why);
  return HOOK_FAILED;
}

static bool is_either(crd_string text, const char *a, const char *b) {
  return crd_string_equal(text, crd_string_of(a)) || crd_string_equal(text, crd_string_of(b));
}

/* The first supported version of reviews; empty: none. */
static crd_string review_version(const admission_webhook *hook) {
  for (size_t i = 0; i < hook->review_versions.count; i++)
    if (is_either(hook->review_versions.items[i], "v1", "v1beta1")) return hook->review_versions.items[i];
  return (crd_string){NULL, 0};
}

/* The URL that is posted to, as Go's client prints it in errors. */
static crd_string url_of(crd_arena *arena, const admission_webhook *hook) {
  crd_text text = {.arena = arena};
  const crd_value *url = crd_value_get(hook->client, CRD_STRING("url"));
  const crd_value *service = crd_value_get(hook->client, CRD_STRING("service"));
  if (url && url->kind == CRD_STRING_VALUE) {
    crd_text_add(&text, crd_value_string(url));
  } else if (service) {
    const crd_value *port = crd_value_get(service, CRD_STRING("port"));
    crd_string path = crd_value_text(crd_value_get(service, CRD_STRING("path")));
    crd_text_add(&text, CRD_STRING("https://"));
    crd_text_add(&text, crd_value_text(crd_value_get(service, CRD_STRING("name"))));
    crd_text_add_char(&text, '.');
    crd_text_add(&text, crd_value_text(crd_value_get(service, CRD_STRING("namespace"))));
    crd_text_printf(&text, ".svc:%lld", port && port->kind == CRD_INT ? (long long)port->as.integer : 443LL);
    crd_text_add(&text, path.size ? path : CRD_STRING("/"));
  }
  crd_text_printf(&text, "?timeout=%llds", (long long)hook->timeout_seconds);
  return crd_text_string(&text);
}

/* webhookerrors.ToStatusErr */
static admission_status refusal_of(admission_run *run, const admission_webhook *hook, const crd_value *status) {
  const crd_value *code = crd_value_get(status, CRD_STRING("code"));
  crd_string message = crd_value_text(crd_value_get(status, CRD_STRING("message")));
  crd_string reason = crd_value_text(crd_value_get(status, CRD_STRING("reason")));
  admission_status out = {.given = true, .code = 400, .reason = reason};
  if (code && code->kind == CRD_INT && code->as.integer >= 400) out.code = (int)code->as.integer;
  out.message = crd_joined(
      run->arena, CRD_STRING("admission webhook "), crd_quoted(run->arena, hook->name), CRD_STRING(" denied the request"),
      message.size || reason.size ? CRD_STRING(": ") : CRD_STRING(" without explanation"), message.size ? message : reason);
  const crd_value *details = crd_value_get(status, CRD_STRING("details"));
  const crd_value *causes = details ? crd_value_get(details, CRD_STRING("causes")) : NULL;
  if (!causes || causes->kind != CRD_LIST) return out;
  crd_string *texts = crd_arena_alloc(run->arena, (causes->size + 1) * sizeof *texts);
  for (uint32_t i = 0; i < causes->size; i++)
    texts[out.cause_count++] = crd_value_text(crd_value_get(&causes->as.items[i], CRD_STRING("message")));
  out.causes = texts;
  return out;
}

static void note_answer(admission_run *run, const admission_webhook *hook, const crd_hook_answer *answer) {
  const crd_value *annotations = answer->annotations, *warnings = answer->warnings;
  for (uint32_t i = 0; annotations && annotations->kind == CRD_MAP && i < annotations->size; i++) {
    const crd_member *member = &annotations->as.members[i];
    crd_admission_note(run, four_texts(run->arena, "", hook->name, "/", crd_member_name(member)),
                       crd_value_text(&member->value));
  }
  for (uint32_t i = 0; warnings && warnings->kind == CRD_LIST && i < warnings->size; i++)
    crd_texts_add(&run->verdict->warnings, crd_value_text(&warnings->as.items[i]));
}

/* Refuses to call a webhook with side effects in a dry run. */
static hook_outcome refuse_dry_run(admission_run *run, const admission_webhook *hook, hook_reply *reply) {
  if (!hook->side_effects.size) return failed(run, hook, reply, CRD_STRING("Webhook SideEffects is nil"));
  reply->status =
      (admission_status){.given = true,
                         .code = 400,
                         .reason = CRD_STRING("BadRequest"),
                         .message = crd_joined(run->arena, CRD_STRING("admission webhook "),
                                               crd_quoted(run->arena, hook->name), CRD_STRING(" does not support dry run"))};
  return HOOK_ENDED;
}

static hook_outcome take_answer(admission_run *run, const admission_webhook *hook, hook_reply *reply) {
  const crd_hook_answer *answer = &reply->answer;
  bool patched = answer->patch && answer->patch->kind != CRD_NULL;
  if (patched && !hook->mutating)
    return failed(run, hook, reply,
                  CRD_STRING("received invalid webhook response: validating webhook may not return response.patch"));
  note_answer(run, hook, answer);
  if (!answer->denied) return HOOK_ALLOWED;
  crd_value none = crd_value_make_map(run->arena, 0);
  reply->status = refusal_of(run, hook, answer->status ? answer->status : &none);
  return HOOK_REJECTED;
}

hook_outcome crd_call_hook(admission_run *run, const admission_webhook *hook, const hook_decision *decision,
                           const versioned_object *object, hook_reply *reply) {
  const crd_admission_options *options = run->options;
  *reply = (hook_reply){.error = {NULL, 0}};
  bool quiet = is_either(hook->side_effects, "None", "NoneOnDryRun");
  if (run->attributes->dry_run && !quiet) return refuse_dry_run(run, hook, reply);
  crd_string version = review_version(hook);
  if (!version.size)
    return failed(run, hook, reply,
                  CRD_STRING("could not create admission objects: webhook does not accept known "
                             "AdmissionReview versions (v1, v1beta1)"));
  crd_hook_trace *trace = decision->trace;
  const crd_admission_attributes *attributes = run->attributes;
  trace->called = true;
  trace->why = CRD_STRING("");
  trace->resource = crd_slashes(run->arena, decision->resource.group, decision->resource.version,
                                decision->resource.resource, attributes->sub_resource);
  trace->kind = crd_slashes(run->arena, decision->kind.group, decision->kind.version, decision->kind.kind, CRD_STRING(""));
  if (options->want_reviews) {
    crd_value *review = crd_arena_alloc(run->arena, sizeof *review);
    *review = crd_hook_review(run, decision->resource, object, version);
    trace->review = review;
  }
  const crd_hook_call call = {.configuration = hook->configuration,
                              .webhook = hook->name,
                              .mutating = hook->mutating,
                              .round = trace->round,
                              .kind = decision->kind,
                              .resource = decision->resource,
                              .client = hook->client,
                              .review = trace->review,
                              .timeout_seconds = hook->timeout_seconds};
  if (!options->answer || !options->answer(options->answer_context, run->arena, &call, &reply->answer)) return HOOK_ALLOWED;
  if (!reply->answer.unreachable) return take_answer(run, hook, reply);
  crd_string url = url_of(run->arena, hook);
  return failed(run, hook, reply,
                four_texts(run->arena, "failed to call webhook: Post \"", url, "\": connection refused", CRD_STRING("")));
}

void crd_note_failed_open(admission_run *run, const admission_webhook *hook, unsigned round, size_t index) {
  crd_string key = crd_arena_printf(run->arena, "failed-open.%s.webhook.admission.k8s.io/round_%u_index_%zu",
                                    hook->mutating ? "mutation" : "validating", round, index);
  crd_admission_note(run, key, hook->name);
}

bool crd_end_by_hook(admission_run *run, hook_outcome outcome, const hook_reply *reply) {
  if (outcome == HOOK_FAILED) return crd_admission_fail_internal(run, reply->error);
  run->status = reply->status;
  return false;
}
