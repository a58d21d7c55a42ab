/* SPDX-License-Identifier: Apache-2.0 */
/* The differences between two CRDs of the same name, for stored objects and for new ones. Each kind of change is a row of a
 * table; a finding is a row with its places in both CRDs. */
#pragma once

#include "schema/tree/schema.h"

/* The effect of a change, the worst first. */
typedef enum change_verdict {
  CHANGE_REFUSED,      /* the API server does not accept the new CRD as an update of the old one */
  CHANGE_NARROWED,     /* objects that were valid are refused */
  CHANGE_INCOMPARABLE, /* the same, and other objects become valid */
  CHANGE_PRUNED,       /* fields of objects are dropped */
  CHANGE_DEFAULTED,    /* objects get other default values */
  CHANGE_APPLIED,      /* objects are merged or served differently */
  CHANGE_UNDECIDED,    /* the effect is unknown */
  CHANGE_WIDENED,      /* objects that were refused become valid */
  CHANGE_NOTED         /* none of the above */
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
  const char *name;       /* "limit-narrowed": in JSON, SARIF and the documentation */
  change_verdict verdict; /* unless the search for a witness finds another one */
  bool witnessed;         /* an object can prove it: the search looks for one */
  const char *says;       /* the meaning, for people */
} change_row;

const change_row *crdc_change_row(change_kind kind);
/* "narrowed", and the heading of such findings. */
const char *crdc_change_verdict_name(change_verdict verdict);
const char *crdc_change_verdict_heading(change_verdict verdict);
/* False if no verdict has the name. */
bool crdc_change_verdict_read(crd_string name, change_verdict *verdict);

typedef enum witness_state {
  WITNESS_NONE,      /* the change needs no witness */
  WITNESS_FOUND,     /* `object` proves it: both CRDs have judged it */
  WITNESS_UNDECIDED, /* none was found within the budget, which proves nothing */
  WITNESS_WIDER      /* none was found, but one that was refused and is now valid */
} witness_state;

/* An object that the two CRDs judge differently. */
typedef struct witness {
  witness_state state;
  crd_string object;  /* JSON */
  crd_string old;     /* of an update: the stored object; empty: it is a create */
  bool of_status;     /* the update is of the status */
  crd_string message; /* the new CRD's error; of pruned or defaulted objects the fields */
} witness;

typedef struct finding {
  change_kind kind;
  change_verdict verdict;
  crd_string crd, version; /* names; the version is empty for changes of the whole CRD */
  crd_string path;         /* ".spec.list[].name", of the schema; empty: the root */
  const char *keyword;     /* "maxLength"; NULL: none */
  crd_string message;      /* what changed, one line */
  crd_string was, is;      /* JSON of the keyword; empty: absent */
  crd_string text;         /* of a pattern: a text that it no longer matches; data NULL: none is known */
  location old, new_;      /* a side without the place has no source */
  bool of_status;          /* at or below .status */
  size_t order;            /* the order of discovery */
  witness witness;
  /* Input of the search. */
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
