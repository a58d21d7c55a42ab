/* SPDX-License-Identifier: Apache-2.0 */
/* What differs between two CRDs of a name, for the objects that there are and those to come. Each kind of change is a row of
 * a table; a finding is a row with its two places. */
#pragma once

#include "schema/tree/schema.h"

/* What a change does, the worst first. */
typedef enum change_verdict {
  CHANGE_REFUSED,      /* the API server does not take the new CRD in the place of the old one */
  CHANGE_NARROWED,     /* objects that were taken are refused */
  CHANGE_INCOMPARABLE, /* the same, and objects are taken that were refused */
  CHANGE_PRUNED,       /* parts of objects are dropped */
  CHANGE_DEFAULTED,    /* objects get other values than they got */
  CHANGE_APPLIED,      /* objects are merged or served otherwise */
  CHANGE_UNDECIDED,    /* nobody knows */
  CHANGE_WIDENED,      /* objects are taken that were refused */
  CHANGE_NOTED         /* nothing of the above */
} change_verdict;
enum { CHANGE_VERDICTS = CHANGE_NOTED + 1 };

/* The kinds of change. */
typedef enum change_kind {
#define CHANGE(kind, ...) CHANGE_##kind,
#include "change_rows.h"
#undef CHANGE
  CHANGE_KINDS
} change_kind;

typedef struct change_row {
  const char *name;       /* "limit-narrowed": of JSON, SARIF and the documentation */
  change_verdict verdict; /* until a search knows better */
  bool witnessed;         /* an object can show it: one is looked for */
  const char *says;       /* what it means, for people */
} change_row;

const change_row *crdc_change_row(change_kind kind);
/* "narrowed", and what a group of findings is headed with. */
const char *crdc_change_verdict_name(change_verdict verdict);
const char *crdc_change_verdict_heading(change_verdict verdict);
/* False where no verdict has the name. */
bool crdc_change_verdict_read(crd_string name, change_verdict *verdict);

typedef enum witness_state {
  WITNESS_NONE,      /* nothing is there to be shown */
  WITNESS_FOUND,     /* `object` shows it, judged by both CRDs */
  WITNESS_UNDECIDED, /* none was found within the budget: that proves nothing */
  WITNESS_WIDER      /* none was, but one that was refused and is taken */
} witness_state;

/* An object about which the CRDs differ. */
typedef struct witness {
  witness_state state;
  crd_string object;  /* JSON */
  crd_string old;     /* of an update: what is stored; empty: it is created */
  bool of_status;     /* the update is of the status */
  crd_string message; /* what the new CRD says against it; of what is pruned or defaulted the fields */
} witness;

typedef struct finding {
  change_kind kind;
  change_verdict verdict;
  crd_string crd, version; /* names; the version is empty of what is of the CRD */
  crd_string path;         /* ".spec.list[].name", of the schema; empty: the root */
  const char *keyword;     /* "maxLength"; NULL: none */
  crd_string message;      /* what changed, one line */
  crd_string was, is;      /* JSON of the keyword; empty: absent */
  crd_string text;         /* of a pattern: a text that it matches no more; no data: none is known */
  location old, new_;      /* without a source where there is none */
  bool of_status;          /* at or below .status */
  size_t order;            /* as it was found */
  witness witness;
  /* For the search. */
  const schema *old_node, *new_node;
  const validation_rule *old_rule, *new_rule;
  const struct upgrade_step *place;
} finding;

typedef struct findings {
  crd_arena *arena;
  finding *items;
  size_t count, capacity;
  size_t of_verdict[CHANGE_VERDICTS];
} findings;

/* A schema's place below the root. */
typedef enum upgrade_step_kind { STEP_ROOT, STEP_FIELD, STEP_ITEM, STEP_ENTRY, STEP_BRANCH } upgrade_step_kind;
typedef struct upgrade_step {
  const struct upgrade_step *outer;
  upgrade_step_kind kind;
  crd_string name; /* of a field, or of the keyword of a branch */
} upgrade_step;

/* ".spec.list[].map[*]". */
crd_string crdc_upgrade_path_text(crd_arena *arena, const upgrade_step *place);
