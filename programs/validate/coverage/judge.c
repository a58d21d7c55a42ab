/* SPDX-License-Identifier: Apache-2.0 */
#include "judge.h"
#include <crd/generated/cel_functions.h>

/* Whether all checks were run: an object that is refused earlier has no schema verdict. */
static bool was_judged(const crd_verdict *verdict) {
  return verdict->object && !verdict->error.size && (verdict->allowed || verdict->code == 422);
}

void cover_judge(cover_run *run, crd_arena *arena, const crd_request *request, crd_verdict *verdict) {
  if (!run) {
    crd_request_judge(arena, request, verdict);
    return;
  }
  const crd_value given = crd_value_copy(arena, request->object);
  crd_cel_count_into(crdc_cover_counters(run));
  crd_request_judge(arena, request, verdict);
  crd_cel_count_into(NULL);
  const cover_object object = {
      .kind = request->kind, .given = &given, .judged = verdict->object, .old = request->old_object};
  if (was_judged(verdict)) crdc_cover_count(run, &object);
}

void cover_layer_judge(cover_run *run, crd_arena *arena, const crd_layer_request *request, crd_verdict *verdict) {
  if (run) crd_cel_count_into(crdc_cover_counters(run));
  crd_layer_judge(arena, request, verdict);
  if (run) crd_cel_count_into(NULL);
}
