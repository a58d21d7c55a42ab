/* SPDX-License-Identifier: Apache-2.0 */
/* The effect of an upgrade on a stored object. */
#pragma once

#include <crd/request.h>

typedef enum object_outcome {
  OBJECT_OTHER,      /* neither side has its kind */
  OBJECT_UNREADABLE, /* it is not a JSON object */
  OBJECT_UNAFFECTED, /* both CRDs read the same values, and the new one has no error that the old one has not */
  OBJECT_CHANGED,    /* fields are dropped or have other values when it is read */
  OBJECT_RATCHETS,   /* the new CRD has errors against it, which are tolerated in updates of other fields */
  OBJECT_REFUSED     /* the next update of its spec, its status or its labels is refused, or its version is removed */
} object_outcome;
enum { OBJECT_OUTCOMES = OBJECT_REFUSED + 1 };

typedef enum update_outcome { UPDATE_UNTRIED, UPDATE_TAKEN, UPDATE_REFUSED } update_outcome;

/* The updates that are tried: of a field of the spec or status that the old CRD lets change, and of the labels. */
typedef enum update_part { UPDATE_SPEC, UPDATE_STATUS, UPDATE_LABELS, UPDATE_PARTS } update_part;

typedef struct object_update {
  update_outcome outcome;
  crd_string field;   /* the field that was changed; empty: the stored object was sent unchanged */
  crd_string message; /* of the refusal */
} object_update;

typedef struct object_report {
  object_outcome outcome;
  const crd_kind *kind; /* NULL: OBJECT_OTHER, OBJECT_UNREADABLE */
  crd_string name_space, name;
  crd_string message;  /* the new CRD's errors against the unchanged object; or why it is unreadable */
  crd_string *changes; /* the values that are read differently, one line each */
  size_t change_count;
  bool pruned; /* fields are dropped */
  object_update updates[UPDATE_PARTS];
} object_report;

/* One version of a CRD in the old and the new set. */
typedef struct object_kind {
  const crd_kind *old, *new_; /* NULL: that side does not have it */
  bool crd_gone;              /* the new side has no version of the CRD */
  bool same_defaults;         /* both sides read an object alike that has no errors in either */
  bool same_fields;           /* an object without errors in the new CRD has none in the old one */
  const crd_string *fields;   /* of the root in the old CRD, with metadata */
  size_t field_count;
} object_kind;

typedef struct object_judge {
  const object_kind *kinds;
  size_t count;
  unsigned kubernetes_minor;
} object_judge;

/* Whether an object, by its JSON bytes alone, is unaffected or of another kind. If so it fills the report, without a name.
 * False: a tree is needed to decide. */
bool crdc_upgrade_judge_clean(crd_arena *arena, const object_judge *judge, crd_string text, object_report *report);
/* Judges an object, which is a map. The report lives in `arena`. */
void crdc_upgrade_judge_object(crd_arena *arena, const object_judge *judge, const crd_value *object, object_report *report);
/* Calls `take` for each object in a value: the value itself, the items of a List, or the object of an event or of a store's
 * entry. */
void crdc_upgrade_unpack(crd_arena *arena, const crd_value *value, void (*take)(void *context, const crd_value *object),
                         void *context);

const char *crdc_upgrade_outcome_name(object_outcome outcome);
const char *crdc_upgrade_part_name(update_part part);
