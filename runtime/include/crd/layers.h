/* SPDX-License-Identifier: Apache-2.0 */
/* The layers above the CRD: the checks of an operator's webhook and of its reconciler. */
#ifndef CRD_LAYERS_H
#define CRD_LAYERS_H

#include <crd/walk.h>

CRD_BEGIN_DECLS

/* The event that an operator sends about an object that its reconciler refuses. */
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
  bool partial;                        /* the objects have only apiVersion, kind and metadata; `storage` has the rest */
  crd_string operation;                /* empty: by whether there is an old object */
  bool first_stage;                    /* of the layer WEBHOOK: stop after the first stage that fails */
  const crd_value *request;            /* the `request` of rules (crd_review_value); NULL: made from the object */
  const struct crd_settings *settings; /* gates and settings; NULL: the defaults */
  const struct crd_pod_judge *pods;    /* judges templates of pods; NULL: rules that need it are skipped (`unasked`) */
  const struct crd_state *state;       /* the cluster (crd/state.h); NULL: unknown */
  crd_string without_rule;             /* a rule to leave out; empty: none */
  /* Of an update, to ratchet: failures that the old object has too only warn. NULL: no ratcheting. */
  const struct crd_layer_ratchet *ratchet;
} crd_layer_input;

typedef struct crd_layer_output {
  crd_errors *errors;               /* the layer's errors are appended; the controller layer appends those of one stage */
  crd_texts *warnings;              /* the layer's warnings are appended */
  crd_rule_warnings *rule_warnings; /* the same with their rules; NULL: not wanted */
  bool failed;
  bool unasked;       /* rules were skipped because the cluster is not known or there is no judge of pods */
  bool wants_whole;   /* of a partial input: the rules need whole objects; all other results are void */
  crd_string skipped; /* why the layer skips the object; empty: it does not */
  /* Of a failure; the last three of the controller layer only. */
  crd_string rule, message;
  crd_event event;
  const crd_value *status;
} crd_layer_output;

/* The result of a step of a mutation stage. */
typedef enum crd_mutate_fate {
  CRD_STEP_MADE,     /* a mutation: its operations are in the patch; none if the object has the value already */
  CRD_STEP_PASSED,   /* a rule that refuses nothing, or is not evaluated */
  CRD_STEP_REFUSED,  /* a rule that refuses */
  CRD_STEP_LEFT_OUT, /* its condition is false; of an include: so are all steps of its set */
  CRD_STEP_EMPTY,    /* its value is an optional without one */
  CRD_STEP_FAILED,   /* one of its expressions ended in an error, which is a refusal */
  CRD_STEP_UNASKED,  /* it needs a cluster that is not known */
  CRD_STEP_DROPPED   /* a mutation that is discarded because its stage is refused */
} crd_mutate_fate;

/* Runs the stages of one layer over an object, then the layer's rules of schema nodes. The caller sets `output`'s lists. */
void crd_layer_run(crd_arena *arena, const crd_layer_input *input, crd_layer_output *output);

/* All failures of an update's old object in a layer, not only the first. NULL when there are none. `input` is that of the
 * update. */
const struct crd_layer_ratchet *crd_layer_ratchet_make(crd_arena *arena, const crd_layer_input *input);
/* Appends all failures of the rules in a layer's stages, not only the first, with the messages that they have before
 * includes change them. It leaves out rules that could not be evaluated, since they may depend on a part that an earlier
 * rule refused, and failures that `ratchet` forgives. */
void crd_layer_gather(crd_arena *arena, const crd_layer_input *input, crd_errors *errors);
/* Whether an update only removes finalizers from an object that is being deleted. Managed fields, generation and
 * resourceVersion may change, too. */
bool crd_layer_releases(const crd_value *object, const crd_value *old_object);
/* The offset of an error's field, such as a.b[c.d][0]: of its name, or of the value at its subscript. If the object does not
 * have the field, the offset of the innermost ancestor in the input. */
uint32_t crd_layer_place(const crd_value *root, crd_string field);
/* The value of the field, and its offset likewise; NULL where the object does not have it. */
const crd_value *crd_layer_value(const crd_value *root, crd_string field, uint32_t *place);

/* The layers above the CRD that apply to the kind: CRD_LAYER_WEBHOOK and CRD_LAYER_CONTROLLER if they have rules in stages
 * that are not run only by name, CRD_LAYER_PODS if the kind has pod templates. It walks all of the kind: call it once. */
unsigned crd_kind_layers(const crd_kind *kind);

/* Whether the kind has rule sets that are interpreted: they read the value tree of an object and need no struct. */
bool crd_layers_are_interpreted(const crd_kind *kind);

/* Whether the kind lacks the rule sets of one of the layers (crd_kind.layers_apart). Then it must not be judged by them. */
CRD_INLINE bool crd_kind_lacks(const crd_kind *kind, unsigned layers) {
  return kind->layers_apart && (layers & ~CRD_CAST(unsigned, CRD_LAYER_CRD));
}

/* "crd", "webhook", "controller" or "pods"; empty unless `layer` is exactly one of them. Static. */
crd_string crd_layer_name(unsigned layer);
/* The layer of that name, CRD_LAYER_ALL of "all"; 0 when there is none. */
unsigned crd_layer_of_name(crd_string name);

CRD_END_DECLS

#endif
