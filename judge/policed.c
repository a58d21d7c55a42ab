/* SPDX-License-Identifier: Apache-2.0 */
#include "policed.h"
#include "mutated.h"

bool crdc_layers_refuse(const crd_verdict *verdict) {
  if (verdict->allowed || verdict->code == 400) return false;
  if (verdict->layer) return true;
  for (uint32_t i = 0; i < verdict->errors.count; i++)
    if (verdict->errors.items[i].stage < CRD_STAGE_WEBHOOK) return false;
  return verdict->errors.count > 0;
}

void crdc_ask_request(void *context, crd_arena *arena, crd_value *object, const crd_value *old, bool sent,
                      crd_verdict *verdict) {
  crd_request request = *(const crd_request *)context;
  request.object = object;
  if (!sent) {
    request.body = (crd_string){NULL, 0};
    request.strict = NULL;
  }
  if (old) {
    if (request.operation == CRD_CREATE) request.operation = CRD_UPDATE;
    request.old_object = old;
  }
  crd_request_judge(arena, &request, verdict);
}

static void ask_judge(crd_arena *arena, const policed_request *request, crd_value *object, bool sent, crd_verdict *verdict) {
  const crd_admission_attributes *attributes = &request->attributes;
  const bool is_written = attributes->object && (request->subresources || !attributes->sub_resource.size);
  if (request->judge && is_written)
    request->judge->ask(request->judge->context, arena, object, attributes->old_object, sent, verdict);
  else
    *verdict = crd_verdict_init(arena), verdict->allowed = true;
}

/* Calls the other judge for the object after mutating policies; keeps what was recorded about the sent text. */
static void judge_changed(crd_arena *arena, const policed_request *request, crd_value *object, const crd_value *sent,
                          const crd_value *made, crd_verdict *verdict) {
  ask_judge(arena, request, object, true, verdict);
  if (!request->judge || (!verdict->allowed && verdict->code == 400) || verdict->stopped) return;
  const crd_verdict first = *verdict;
  crd_value *changed = crd_arena_alloc(arena, sizeof *changed);
  *changed = crd_value_copy(arena, made);
  crdc_mutated_place(changed, sent);
  ask_judge(arena, request, changed, false, verdict);
  verdict->strict = first.strict;
  verdict->found = first.found;
}

bool crdc_policed_judge(crd_arena *arena, policed_request *request, crd_value *object, crd_verdict *verdict,
                        crd_admission_verdict *found) {
  const crd_admission_options options = {
      .without_webhooks = true, .only_concerned = !request->all_traces, .only_shown_messages = true};
  const crd_admission_configuration *configuration = request->configuration;
  crd_admission_attributes *attributes = &request->attributes;
  const crd_value *sent = attributes->object ? attributes->object : object;
  crd_admission_verdict_init(arena, found);
  bool good = crd_admission_complete(arena, configuration, attributes, &found->error) &&
              crd_admission_mutate(arena, configuration, attributes, &options, found);
  if (good && found->object)
    judge_changed(arena, request, object, sent, found->object, verdict);
  else
    ask_judge(arena, request, object, true, verdict);
  if (verdict->error.size || verdict->stopped) return false;
  if (good && (verdict->allowed || (request->past_layers && crdc_layers_refuse(verdict)))) {
    crd_admission_prepare(arena, configuration, attributes);
    good = crd_admission_validate(arena, configuration, attributes, &options, found);
  }
  /* the judge of the schema reports objects that cannot be decoded */
  if (found->error.size && !verdict->allowed) found->error = (crd_string){NULL, 0};
  found->allowed = good;
  return true;
}
