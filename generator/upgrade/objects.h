/* SPDX-License-Identifier: Apache-2.0 */
/* What an upgrade does to an object that is stored. */
#pragma once

#include <crd/request.h>

typedef enum object_outcome {
  OBJECT_OTHER,      /* neither side has its kind */
  OBJECT_UNREADABLE, /* it is no JSON, or no object */
  OBJECT_UNAFFECTED, /* both CRDs read the same, and the new one has nothing against it that the old one had not */
  OBJECT_CHANGED,    /* it is read with parts dropped, or with other values */
  OBJECT_RATCHETS,   /* the new CRD has something against it, which updates of other parts are forgiven */
  OBJECT_REFUSED     /* the next update of its spec, its status or its labels is refused, or its version is gone */
} object_outcome;
enum { OBJECT_OUTCOMES = OBJECT_REFUSED + 1 };

typedef enum update_outcome { UPDATE_UNTRIED, UPDATE_TAKEN, UPDATE_REFUSED } update_outcome;

/* The updates that are tried: of a field of the spec or of the status that the old CRD lets change, and of the labels. */
typedef enum update_part { UPDATE_SPEC, UPDATE_STATUS, UPDATE_LABELS, UPDATE_PARTS } update_part;

typedef struct object_update {
  update_outcome outcome;
  crd_string field;   /* what was changed; empty: nothing else than what is stored was sent */
  crd_string message; /* of the refusal */
} object_update;

typedef struct object_report {
  object_outcome outcome;
  const crd_kind *kind; /* NULL: OBJECT_OTHER, OBJECT_UNREADABLE */
  crd_string name_space, name;
  crd_string message;  /* what the new CRD has against the object as it is; or why it is unreadable */
  crd_string *changes; /* what is read otherwise, a line each */
  size_t change_count;
  bool pruned; /* parts are dropped */
  object_update updates[UPDATE_PARTS];
} object_report;

/* A version of a CRD on both sides. */
typedef struct object_kind {
  const crd_kind *old, *new_; /* NULL: the side has it not */
  bool crd_gone;              /* the new side has no version of it */
  bool same_defaults;         /* an object that is clean for both is read by both alike */
  bool same_fields;           /* and one that is clean for the new one is for the old one, too */
  const crd_string *fields;   /* of the root in the old CRD, with metadata */
  size_t field_count;
} object_kind;

typedef struct object_judge {
  const object_kind *kinds;
  size_t count;
  unsigned kubernetes_minor;
} object_judge;

/* Whether an object, by its bytes in JSON, is one to which nothing happens, or of another kind, as far as that can be told
 * without a tree of it; then the report, without a name. False says nothing. */
bool crdc_upgrade_judge_clean(crd_arena *arena, const object_judge *judge, crd_string text, object_report *report);
/* Judges an object, a map. What comes of it lives in `arena`. */
void crdc_upgrade_judge_object(crd_arena *arena, const object_judge *judge, const crd_value *object, object_report *report);
/* The objects in a value: itself, those of a List, that of an event or of an entry of a store. Calls `take` with each. */
void crdc_upgrade_unpack(crd_arena *arena, const crd_value *value, void (*take)(void *context, const crd_value *object),
                         void *context);

const char *crdc_upgrade_outcome_name(object_outcome outcome);
const char *crdc_upgrade_part_name(update_part part);
