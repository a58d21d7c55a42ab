/* SPDX-License-Identifier: Apache-2.0 */
/* The run time of compiled CEL rules: the state of an evaluation, its cost and its error. The other functions that generated
 * rules call are declared in cel_value.h and cel_functions.h. */
#ifndef CRD_GENERATED_CEL_H
#define CRD_GENERATED_CEL_H

#include <crd/arena.h>
#include <crd/generated/rule.h>
#include <crd/string.h>
#include <crd/value.h>

CRD_BEGIN_DECLS

typedef struct crd_cel_slot crd_cel_slot;

struct crd_cel {
  crd_arena *arena;
  uint64_t cost;    /* of the current call */
  uint64_t past;    /* the cost after the step that exceeded the limit, where cel-go ends the call; 0: not exceeded */
  uint64_t limit;   /* CRD_CEL_CALL_LIMIT; above it the call ends with "operation cancelled: actual cost limit exceeded" */
  crd_string error; /* the text of the last error, as cel-go prints it */
  bool cancelled;   /* the cost limit was exceeded */
  /* Results that the rules of one node share (crd_cel_shared), allocated by the first rule that needs them and kept for the
   * other rules of the same object; NULL: none yet. */
  crd_cel_slot *slots;
  bool raw_lists;  /* lists of the schema compare and add by Go's raw values, as in API servers before 1.37 */
  bool wants_tree; /* set by functions that need the value tree (structs do not distinguish 1 and 1.0): discard the result */
  /* For rules of the layers webhook and controller, which the API server does not have (docs/cel.md). */
  bool beyond;                          /* rules see all of metadata, not only name and generateName */
  bool zeros;                           /* values of another type than their schema's read as zeros, as in structs */
  const struct crd_settings *settings;  /* gates.X, config.x; NULL: the defaults */
  crd_string operation;                 /* 'CREATE', 'UPDATE', 'DELETE' */
  const struct crd_type *root;          /* the type of `object` and `old_object`; NULL: both are null */
  const crd_value *object, *old_object; /* the whole objects; NULL: null */
  const struct crd_kind *kind;          /* of the objects; NULL: not known */
  const crd_value *request;             /* the variable `request` (crd/service.h); NULL: made when it is read */
  const struct crd_state *state;        /* of the cluster; NULL: unknown */
  const struct crd_pod_judge *pods;     /* judges pod templates (crd/service.h); NULL: none */
  const struct crd_policy_view *policy; /* variables of admission expressions (crd/generated/policy.h); NULL: another rule */
  bool unknown;                         /* set when an unknown state was queried: discard the result */
  bool partial;                         /* the objects are not whole: functions that read them set wants_tree */
  struct crd_cel_indexes *indexes;      /* hash indexes of names in long maps of the node; NULL: none yet */
  struct {
    const char *text; /* NULL: none */
    size_t point, byte;
  } cursor; /* the code point that was read last, and its byte offset */
};

/* The cost of a call as cel-go counts it: cel-go ends a call at the step that exceeds the limit, here it may run further. */
static inline uint64_t crd_cel_spent(const crd_cel *cel) {
  return cel->past ? cel->past : cel->cost;
}

/* Resets an evaluation for the next rule, which is cheaper than a new one. Shared results of the node are kept. */
static inline void crd_cel_begin(crd_cel *cel) {
  cel->cost = cel->past = 0;
  cel->error.data = NULL, cel->error.size = 0;
  cel->cancelled = false;
}

/* Drops the shared results of the previous node. */
static inline void crd_cel_begin_node(crd_cel *cel) {
  cel->slots = NULL;
  cel->indexes = NULL;
  cel->cursor.text = NULL;
}

CRD_END_DECLS

#endif
