/* SPDX-License-Identifier: Apache-2.0 */
/* Mutation: what the mutating webhook of an operator would change in an object, as JSON patch and as the object that comes
 * of it. The changes are markers (+crdc:mutate in sets of stages with layer=mutation, docs/rule-sets.md).
 *
 * Mirrors what apiserver pkg/admission/plugin/webhook/mutating does with the answer: the patch is applied with
 * json-patch.v4 (crd/patch.h); defaulting and validating follow it and are the caller's, as in the API server. */
#ifndef CRD_MUTATE_H
#define CRD_MUTATE_H

#include <crd/errors.h>
#include <crd/guard.h>
#include <crd/layers.h>
#include <crd/settings.h>
#include <crd/types.h>
#include <crd/value.h>

CRD_BEGIN_DECLS

/* A step as it is shown to who looks on; all of it is there for the call alone. */
typedef struct crd_mutate_step {
  crd_string stage, set, name; /* the name may be empty; the set's name says where it stands */
  uint16_t index;              /* its place among the steps of its set */
  crd_mutate_fate fate;
  bool is_include; /* of the set that is left out, which stands in `included`; else a mutation or a rule */
  crd_string included;
  crd_string path;         /* of a mutation: the JSON pointer from the root, as far as it is known */
  const crd_value *value;  /* that it puts there; NULL: none */
  crd_string error;        /* FAILED and REFUSED: what is said; DROPPED where nothing was said: empty */
  crd_string operations;   /* of the patch, with commas between them; may be empty */
  const crd_value *object; /* behind the step */
} crd_mutate_step;

typedef struct crd_mutate_options {
  crd_string operation;          /* 'CREATE', 'UPDATE', 'DELETE'; empty: by whether there is an old object */
  const crd_value *old_object;   /* as stored; NULL: none */
  const crd_settings *settings;  /* feature gates and settings; NULL: the defaults */
  const crd_value *request;      /* what rules read as `request` (crd/service.h); NULL: nothing is known of it */
  const struct crd_state *state; /* of the cluster; NULL: nothing is known of it */
  crd_string without_rule;       /* the step of that name is left out; empty: none */
  bool without_object;           /* the patch alone is asked for, not whether it applies: mutated.object is NULL */
  void (*look)(void *context, const crd_mutate_step *step); /* is shown each step in its turn; NULL: nobody looks on */
  void *look_context;
} crd_mutate_options;

/* Everything lives in the arena of the call, or in the object. */
typedef struct crd_mutated {
  bool allowed;       /* no rule of the mutations refuses, none of their expressions failed */
  crd_errors errors;  /* why not: then there is no patch and no object */
  crd_texts warnings; /* of rules that only warn */
  bool has_patch;     /* there is one, if only `null` (+crdc:stage:nothing=null); false: the webhook answers without */
  crd_string patch;   /* its JSON: operations in their order, as Go writes them */
  uint32_t operation_count;
  crd_value *object;  /* with the patch applied: the object itself where nothing changes it; NULL where it does not apply */
  crd_string error;   /* why it does not apply */
  bool unasked;       /* mutations or rules asked for a cluster that is not known: they were left out */
  crd_string skipped; /* why the mutations take no notice of the object (+crdc:skip); empty: they do */
  crd_stop stopped;   /* it was left before its end (crd/guard.h): neither allowed nor refused */
} crd_mutated;

/* Whether the kind has mutations. */
bool crd_mutates(const crd_kind *kind);

/* Runs the kind's mutation stages in their order, each on what the one before it made. `object` is as the API server sends
 * it to a webhook, decoded and defaulted; it stays as it is. `options` may be NULL. */
void crd_mutate(crd_arena *arena, const crd_kind *kind, const crd_value *object, const crd_mutate_options *options,
                crd_mutated *mutated);

/* The same of a struct of the kind: what comes of it, with the defaults set, counts as made by hand. NULL where it was
 * refused, the patch does not apply, or it was stopped; `mutated` says which. What the generated ..._mutate does. */
CRD_MUST_CHECK void *crd_kind_mutate(crd_arena *arena, const crd_kind *kind, const void *object,
                                     const crd_mutate_options *options, crd_mutated *mutated);

CRD_END_DECLS

#endif
