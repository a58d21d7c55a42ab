/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of change, one row each, and the verdicts. */
#include "upgrade/change.h"

static const change_row change_rows[CHANGE_KINDS] = {
#define CHANGE(kind, name, verdict, ...) [CHANGE_##kind] = {name, CHANGE_##verdict, __VA_ARGS__},
#include "upgrade/change_rows.h"
#undef CHANGE
};

const change_row *crdc_change_row(change_kind kind) {
  return &change_rows[kind];
}

static const struct {
  const char *name, *heading;
} verdicts[CHANGE_VERDICTS] = {
    [CHANGE_REFUSED] = {"refused", "refused: the API server does not take the new CRD in the place of the old one"},
    [CHANGE_NARROWED] = {"narrowed", "narrowed: what was taken may be refused"},
    [CHANGE_INCOMPARABLE] = {"incomparable", "incomparable: what was taken may be refused, what was refused may be taken"},
    [CHANGE_PRUNED] = {"pruned", "pruned: parts of objects are dropped"},
    [CHANGE_DEFAULTED] = {"defaulted", "defaulted: objects get other values than they got"},
    [CHANGE_APPLIED] = {"served", "served: objects are merged, stored or served otherwise"},
    [CHANGE_UNDECIDED] = {"undecided", "not decided: whether it is wider or narrower is not known"},
    [CHANGE_WIDENED] = {"widened", "widened: what was refused or dropped is taken"},
    [CHANGE_NOTED] = {"noted", "noted: no object is judged otherwise"},
};

const char *crdc_change_verdict_name(change_verdict verdict) {
  return verdicts[verdict].name;
}
const char *crdc_change_verdict_heading(change_verdict verdict) {
  return verdicts[verdict].heading;
}

bool crdc_change_verdict_read(crd_string name, change_verdict *verdict) {
  for (int i = 0; i < CHANGE_VERDICTS; i++)
    if (crd_string_equal(name, crd_string_of(verdicts[i].name))) {
      *verdict = (change_verdict)i;
      return true;
    }
  return false;
}

crd_string crdc_upgrade_path_text(crd_arena *arena, const upgrade_step *place) {
  crd_text text = {.arena = arena};
  const upgrade_step *steps[256];
  size_t count = 0;
  for (; place && count < sizeof steps / sizeof *steps; place = place->outer) steps[count++] = place;
  while (count--) {
    switch (steps[count]->kind) {
    case STEP_ROOT:
      break;
    case STEP_FIELD:
      crd_text_printf(&text, ".%.*s", CRD_PRINT(steps[count]->name));
      break;
    case STEP_ITEM:
      crd_text_printf(&text, "[]");
      break;
    case STEP_ENTRY:
      crd_text_printf(&text, "[*]");
      break;
    case STEP_BRANCH:
      crd_text_printf(&text, "(%.*s)", CRD_PRINT(steps[count]->name));
      break;
    }
  }
  return crd_text_string(&text);
}
