/* SPDX-License-Identifier: Apache-2.0 */
/* The layers above the CRD: what an operator's webhook and its reconciler would say of an object. */
#ifndef CRD_LAYERS_H
#define CRD_LAYERS_H

#include <crd/walk.h>

CRD_BEGIN_DECLS

/* The event that an operator sends about an object that its reconciler does not take. */
typedef struct crd_event {
  crd_string type, reason, action, note; /* all empty: none */
} crd_event;

typedef struct crd_layer_input {
  const crd_kind *kind;
  crd_layer layer;                     /* WEBHOOK or CONTROLLER */
  crd_string stage;                    /* only the stage of that name; empty: all but those that are run alone */
  const crd_value *object;             /* as it is stored */
  const void *storage;                 /* its struct; NULL: filled here, as far as it can hold the object */
  const crd_value *old_object;         /* NULL: none */
  bool partial;                        /* of the objects there are apiVersion, kind and metadata alone, and a storage */
  crd_string operation;                /* empty: by whether there is an old object */
  bool first_stage;                    /* of the layer WEBHOOK: the first stage that fails is the last */
  const crd_value *request;            /* what rules read as `request` (crd_review_value); NULL: made of the object */
  const struct crd_settings *settings; /* gates and settings; NULL: the defaults */
  const struct crd_pod_judge *pods;    /* judges templates of pods; NULL: rules that ask for it are left open */
  const struct crd_state *state;       /* what is known of the cluster (crd/state.h); NULL: nothing */
  crd_string without_rule;             /* left out; empty: none */
  /* Of an update, to ratchet: failures that the old object has too only warn. NULL: everything is a failure. */
  const struct crd_layer_ratchet *ratchet;
} crd_layer_input;

typedef struct crd_layer_output {
  crd_errors *errors;               /* the layer's are added at the end; the controller layer adds those of one stage */
  crd_texts *warnings;              /* what only warns, likewise */
  crd_rule_warnings *rule_warnings; /* which rules these are of; NULL: not wanted */
  bool failed;
  bool unasked;       /* there were rules for whom nobody answers: about a cluster that is not known, or pods */
  bool wants_whole;   /* of a partial input: the rules look at whole objects, so that all the rest here is void */
  crd_string skipped; /* why the layer does not look at the object; empty: it does */
  /* Of a failure; the last three of the controller layer only. */
  crd_string rule, message;
  crd_event event;
  const crd_value *status;
} crd_layer_output;

/* What became of a step of a mutation stage. */
typedef enum crd_mutate_fate {
  CRD_STEP_MADE,     /* a mutation: its operations are in the patch; none where the object has the value */
  CRD_STEP_PASSED,   /* a rule that refuses nothing, or is not asked */
  CRD_STEP_REFUSED,  /* a rule that refuses */
  CRD_STEP_LEFT_OUT, /* its condition is false; of an include: so are all steps of its set */
  CRD_STEP_EMPTY,    /* its value is an optional without one */
  CRD_STEP_FAILED,   /* one of its expressions ended in an error, which is a refusal */
  CRD_STEP_UNASKED,  /* it asks for a cluster that is not known */
  CRD_STEP_DROPPED   /* what it would have made is not, for its stage is refused */
} crd_mutate_fate;

/* Runs the stages of one layer over an object, then the layer's rules of schema nodes. `output` has its lists set. */
void crd_layer_run(crd_arena *arena, const crd_layer_input *input, crd_layer_output *output);

/* What the old object of an update has against it in a layer: all of it, beyond the first failure. NULL when there is
 * nothing. `input` is that of the update. */
const struct crd_layer_ratchet *crd_layer_ratchet_make(crd_arena *arena, const crd_layer_input *input);
/* All that the rules of a layer's stages have against the object, beyond the first failure, as they give it, before includes
 * change the words. What could not be evaluated is none of it: it may only look at what a failure before it has refused; nor
 * is what `ratchet` forgives. */
void crd_layer_gather(crd_arena *arena, const crd_layer_input *input, crd_errors *errors);
/* Whether an update does nothing but take finalizers from an object that is being deleted. The server's own bookkeeping
 * (managed fields, generation, resourceVersion) may change with it. */
bool crd_layer_releases(const crd_value *object, const crd_value *old_object);
/* The offset of the field of an error, such as a.b[c.d][0]: of a name, or of what stands at a subscript; where the object
 * does not have it, of the innermost value around it that was written. */
uint32_t crd_layer_place(const crd_value *root, crd_string field);
/* The value of the field, and its place likewise; NULL where the object does not have it. */
const crd_value *crd_layer_value(const crd_value *root, crd_string field, uint32_t *place);

/* The layers above the CRD that have something to say of the kind: of CRD_LAYER_WEBHOOK and CRD_LAYER_CONTROLLER those that
 * have rules, without those that are run only by their name, CRD_LAYER_PODS where it has templates of pods. It looks through
 * all that the kind has: ask once. */
unsigned crd_kind_layers(const crd_kind *kind);

/* Whether the kind has rule sets that are interpreted: over the value tree of an object, of which they need no struct. */
bool crd_layers_are_interpreted(const crd_kind *kind);

/* Whether rule sets of some of the layers stand apart (crd_kind.layers_apart): the kind cannot be asked for them. */
CRD_INLINE bool crd_kind_lacks(const crd_kind *kind, unsigned layers) {
  return kind->layers_apart && (layers & ~CRD_CAST(unsigned, CRD_LAYER_CRD));
}

/* "crd", "webhook", "controller" or "pods"; empty for what is not one layer. Static. */
crd_string crd_layer_name(unsigned layer);
/* The layer of that name, CRD_LAYER_ALL of "all"; 0 when there is none. */
unsigned crd_layer_of_name(crd_string name);

CRD_END_DECLS

#endif
