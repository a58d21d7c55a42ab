/* SPDX-License-Identifier: Apache-2.0 */
/* The chain runs twice: once up to the object that a webhook would get, and once with the webhook's result. */
#include "mutated.h"

/* ---- places ---- */

/* The patched object was parsed from another text, so its values get the places in the sent one. */
static void place_values(crd_value *value, const crd_value *sent, uint32_t around) {
  bool same = sent && sent->kind == value->kind;
  value->offset = same && sent->offset != CRD_NO_OFFSET ? sent->offset : around;
  for (uint32_t i = 0; value->kind == CRD_LIST && i < value->size; i++)
    place_values(&value->as.items[i], same && i < sent->size ? &sent->as.items[i] : NULL, value->offset);
  for (uint32_t i = 0; value->kind == CRD_MAP && i < value->size; i++) {
    crd_member *member = &value->as.members[i];
    const crd_member *old = NULL;
    for (uint32_t k = 0; same && !old && k < sent->size; k++)
      if (crd_string_equal(crd_member_name(&sent->as.members[k]), crd_member_name(member))) old = &sent->as.members[k];
    member->name_offset = old ? old->name_offset : value->offset;
    place_values(&member->value, old ? &old->value : NULL, value->offset);
  }
}

void crdc_mutated_place(crd_value *value, const crd_value *sent) {
  place_values(value, sent, sent->offset);
}

/* ---- refusals ---- */

/* A refusal about the whole object. */
static void refuse_whole(crd_string message, crd_verdict *verdict) {
  verdict->allowed = false;
  verdict->layer = CRD_LAYER_MUTATION;
  verdict->message = message;
  crd_errors_add(&verdict->errors, (crd_error){.type = CRD_ERROR_INTERNAL,
                                               .stage = CRD_STAGE_MUTATION,
                                               .offset = CRD_NO_OFFSET,
                                               .field = CRD_STRING("<nil>"),
                                               .detail = message});
}

static void refuse_mutation(const crd_mutated *mutated, crd_verdict *verdict) {
  verdict->allowed = false;
  verdict->layer = CRD_LAYER_MUTATION;
  if (mutated->stopped) {
    verdict->error = crd_stop_text(mutated->stopped);
    verdict->stopped = mutated->stopped;
    return;
  }
  crd_errors_truncate(&verdict->errors, 0);
  crd_errors_merge(&verdict->errors, &mutated->errors);
  if (mutated->errors.count) {
    verdict->rule = mutated->errors.items[0].rule;
    verdict->message = crd_error_detail(verdict->errors.arena, &mutated->errors.items[0]);
    return;
  }
  refuse_whole(mutated->error, verdict);
}

/* ---- once more ---- */

static void judge_again(crd_arena *arena, const crd_request *request, const crd_mutate_options *options,
                        crd_verdict *verdict) {
  crd_mutated mutated;
  crd_mutate(arena, request->kind, verdict->object, options, &mutated);
  if (mutated.stopped)
    refuse_mutation(&mutated, verdict);
  else if (!mutated.object)
    refuse_whole(crd_arena_printf(
                     arena, "the mutation is not idempotent: of what it made it says: %.*s",
                     CRD_PRINT(mutated.errors.count ? crd_error_detail(arena, &mutated.errors.items[0]) : mutated.error)),
                 verdict);
  else if (!crd_value_equal(mutated.object, verdict->object))
    refuse_whole(crd_arena_printf(arena, "the mutation is not idempotent: of what it made it would change more: %.*s",
                                  CRD_PRINT(mutated.patch)),
                 verdict);
}

/* ---- judging ---- */

/* Keeps what the first judgement recorded about the sent object. */
static void keep_notes(const crd_verdict *first, crd_verdict *verdict) {
  verdict->strict = first->strict;
  verdict->found = first->found;
}

void crdc_judge_mutated_by(crd_arena *arena, const crd_request *request, bool again, const mutated_judge *who,
                           crd_verdict *verdict) {
  if (!crd_mutates(request->kind)) {
    who->ask(who->context, arena, request, verdict);
    return;
  }
  crd_request sending = *request;
  crd_value sent = crd_value_copy(arena, request->object); /* judging sets defaults in place */
  sending.layers = CRD_LAYER_CRD;
  sending.warn_layers = 0;
  crd_request_judge(arena, &sending, verdict);
  if (!verdict->object || verdict->stopped) return; /* a webhook would not see it */
  crd_mutate_options options = {.operation = CRD_STRING("CREATE"), .settings = request->settings, .state = request->state};
  crd_mutated mutated;
  crd_mutate(arena, request->kind, verdict->object, &options, &mutated);
  unsigned unasked = mutated.unasked ? CRD_LAYER_MUTATION : 0;
  if (!mutated.object) {
    refuse_mutation(&mutated, verdict);
    verdict->unasked_layers |= unasked;
    return;
  }
  crd_value *object = crd_arena_alloc(arena, sizeof *object);
  *object = crd_value_copy(arena, mutated.object);
  place_values(object, &sent, sent.offset);
  crd_verdict first = *verdict;
  crd_request judged = *request;
  judged.object = object;
  judged.body = (crd_string){NULL, 0};
  judged.strict = NULL;
  who->ask(who->context, arena, &judged, verdict);
  keep_notes(&first, verdict);
  verdict->unasked_layers |= unasked;
  for (uint32_t i = 0; i < mutated.warnings.count; i++) crd_texts_add(&verdict->warnings, mutated.warnings.items[i]);
  if (again && verdict->allowed) judge_again(arena, request, &options, verdict);
}

static void judge_plainly(void *context, crd_arena *arena, const crd_request *request, crd_verdict *verdict) {
  (void)context;
  crd_request_judge(arena, request, verdict);
}

void crdc_judge_mutated(crd_arena *arena, const crd_request *request, bool again, crd_verdict *verdict) {
  crdc_judge_mutated_by(arena, request, again, &(mutated_judge){judge_plainly, NULL}, verdict);
}
