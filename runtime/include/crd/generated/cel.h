/* SPDX-License-Identifier: Apache-2.0 */
/* The run time of compiled CEL rules: the state of an evaluation, its cost and its error. What generated rules call beside
 * this is declared in cel_value.h and cel_functions.h. */
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
  uint64_t cost;    /* of the call under way */
  uint64_t past;    /* what it was when a step took it past the limit, where cel-go ends the call; 0: none did */
  uint64_t limit;   /* CRD_CEL_CALL_LIMIT; past it the call ends with "operation cancelled: actual cost limit exceeded" */
  crd_string error; /* the text of the last error, as cel-go prints it */
  bool cancelled;   /* the cost limit was passed */
  /* What the rules of one node share (crd_cel_shared), made by the first that needs it and handed on to the others by who
   * evaluates them for one object; NULL: nothing yet. */
  crd_cel_slot *slots;
  bool raw_lists;  /* lists of the schema compare and add as API servers before 1.37 have it: by Go's raw values */
  bool wants_tree; /* set by what cannot tell those from structs (1 from 1.0): the result is not to be used */
  /* What rules of the layers webhook and controller see beyond the API server's (docs/cel.md). */
  bool beyond;                          /* metadata is read whole, not name and generateName alone */
  bool zeros;                           /* parts of another type than their schema's read as zeros, as structs have them */
  const struct crd_settings *settings;  /* gates.X, config.x; NULL: the defaults */
  crd_string operation;                 /* 'CREATE', 'UPDATE', 'DELETE' */
  const struct crd_type *root;          /* of the two that follow; NULL: they are null */
  const crd_value *object, *old_object; /* the whole objects; NULL: null */
  const struct crd_kind *kind;          /* of the objects; NULL: not known */
  const crd_value *request;             /* of `request` (crd/service.h); NULL: made when it is asked for */
  const struct crd_state *state;        /* of the cluster; NULL: nothing is known of it */
  const struct crd_pod_judge *pods;     /* judges templates of pods (crd/service.h); NULL: nobody does */
  const struct crd_policy_view *policy; /* what expressions of admission see (crd/generated/policy.h); NULL: it is none */
  bool unknown;                         /* set by what asked for a state that is not known: then nothing is to be said */
  bool partial;                         /* they are not whole: who asks for them sets wants_tree */
  struct crd_cel_indexes *indexes;      /* where names are in long maps of the node; NULL: not asked for yet */
  struct {
    const char *text; /* NULL: none */
    size_t point, byte;
  } cursor; /* the code point of a text that was asked for last */
};

/* What a call has cost: cel-go ends it with the step that takes it past its limit; here it may go on to its end. */
static inline uint64_t crd_cel_spent(const crd_cel *cel) {
  return cel->past ? cel->past : cel->cost;
}

/* Makes an evaluation ready for the next rule: cheaper than a new one for each. What the rules of a node share stays. */
static inline void crd_cel_begin(crd_cel *cel) {
  cel->cost = cel->past = 0;
  cel->error.data = NULL, cel->error.size = 0;
  cel->cancelled = false;
}

/* Forgets what the rules of the node before shared. */
static inline void crd_cel_begin_node(crd_cel *cel) {
  cel->slots = NULL;
  cel->indexes = NULL;
  cel->cursor.text = NULL;
}

CRD_END_DECLS

#endif
