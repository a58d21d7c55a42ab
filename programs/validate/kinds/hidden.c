/* SPDX-License-Identifier: Apache-2.0 */
#include "hidden.h"
#include "../../../runtime/base/say.h"
#include <stdatomic.h>
#include <stdio.h>

#define KINDS 64 /* further kinds are ignored */

/* Whether the kind was not mentioned yet; `take` marks it. */
static bool take_turn(const crd_kind *kind, bool take) {
  static _Atomic(const crd_kind *) mentioned[KINDS];
  for (size_t i = 0; i < KINDS; i++) {
    const crd_kind *known = atomic_load(&mentioned[i]);
    if (!known && (!take || atomic_compare_exchange_strong(&mentioned[i], &known, kind))) return true;
    if (known == kind) return false;
  }
  return false;
}

/* The message does not name the object, because which one is first depends on the threads. */
void hidden_mention(crd_arena *arena, const crd_request *request, const crd_verdict *verdict) {
  const crd_kind *kind = request->kind;
  crd_hidden_error hidden;
  if (!verdict->allowed || !(verdict->skipped_layers & CRD_LAYER_CONTROLLER) || !take_turn(kind, false)) return;
  const crd_layer_request question = {.kind = kind,
                                      .layer = CRD_LAYER_CONTROLLER,
                                      .object = verdict->object,
                                      .settings = request->settings,
                                      .state = request->state,
                                      .pods = request->pods};
  if (!verdict->object || !crd_layer_hidden(arena, &question, &hidden) || !take_turn(kind, true)) return;
  crd_say(
      stderr,
      "crd-validate: note: %.*s: the feature gate %.*s is off, so errors of the layer controller are not told; there are "
      "some with --feature-gates %.*s=true\n",
      CRD_PRINT(kind->kind), CRD_PRINT(hidden.gate), CRD_PRINT(hidden.gate));
}
