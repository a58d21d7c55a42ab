/* SPDX-License-Identifier: Apache-2.0 */
/* Mutation: the changes that an operator's mutating webhook would make to an object, as a JSON patch and as the resulting
 * object. The changes are markers (+crdc:mutate in sets of stages with layer=mutation, docs/rule-sets.md).
 *
 * Mirrors apiserver pkg/admission/plugin/webhook/mutating: the patch is applied with json-patch.v4 (crd/patch.h). The caller
 * then defaults and validates the result, as in the API server. */
#ifndef CRD_MUTATE_H
#define CRD_MUTATE_H

#include <crd/errors.h>
#include <crd/guard.h>
#include <crd/layers.h>
#include <crd/settings.h>
#include <crd/types.h>
#include <crd/value.h>

CRD_BEGIN_DECLS

/* A step, as the callback `look` sees it; valid only during the call. */
typedef struct crd_mutate_step {
  crd_string stage, set, name; /* the name may be empty; the set's name says where it stands */
  uint16_t index;              /* its place among the steps of its set */
  crd_mutate_fate fate;
  bool is_include; /* an include whose set, `included`, is left out; else a mutation or a rule */
  crd_string included;
  crd_string path;         /* of a mutation: the JSON pointer from the root, as far as it is known */
  const crd_value *value;  /* the value that it sets; NULL: none */
  crd_string error;        /* the message of FAILED and REFUSED, may be set for DROPPED; else empty */
  crd_string operations;   /* of the patch, separated by commas; may be empty */
  const crd_value *object; /* after the step */
} crd_mutate_step;

typedef struct crd_mutate_options {
  crd_string operation;          /* 'CREATE', 'UPDATE', 'DELETE'; empty: by whether there is an old object */
  const crd_value *old_object;   /* as stored; NULL: none */
  const crd_settings *settings;  /* feature gates and settings; NULL: the defaults */
  const crd_value *request;      /* the `request` of rules (crd/service.h); NULL: unknown */
  const struct crd_state *state; /* of the cluster; NULL: unknown */
  crd_string without_rule;       /* the name of a step to leave out; empty: none */
  bool without_object;           /* make only the patch and do not apply it: mutated.object is NULL */
  void (*look)(void *context, const crd_mutate_step *step); /* called for each step in order; may be NULL */
  void *look_context;
} crd_mutate_options;

/* Everything lives in the arena of the call, or in the object. */
typedef struct crd_mutated {
  bool allowed;       /* no rule of the mutations refuses, none of their expressions failed */
  crd_errors errors;  /* why not: then there is no patch and no object */
  crd_texts warnings; /* of rules that only warn */
  bool has_patch;     /* there is a patch, perhaps `null` (+crdc:stage:nothing=null); false: the answer has none */
  crd_string patch;   /* its JSON: operations in their order, as Go writes them */
  uint32_t operation_count;
  crd_value *object;  /* the patched object, or the object itself if nothing changes; NULL where the patch does not apply */
  crd_string error;   /* why the patch does not apply */
  bool unasked;       /* mutations or rules were left out because they need a cluster that is not known */
  crd_string skipped; /* why the mutations skip the object (+crdc:skip); empty: they do not */
  crd_stop stopped;   /* the work was stopped (crd/guard.h): neither allowed nor refused */
} crd_mutated;

/* Whether the kind has mutations. */
bool crd_mutates(const crd_kind *kind);

/* Runs the kind's mutation stages in order, each on the result of the one before. `object` is decoded and defaulted, as the
 * API server sends it to a webhook; it is not changed. `options` may be NULL. */
void crd_mutate(crd_arena *arena, const crd_kind *kind, const crd_value *object, const crd_mutate_options *options,
                crd_mutated *mutated);

/* The same for a struct of the kind: returns a new struct with defaults set and without a document. NULL where it was
 * refused, the patch does not apply, or it was stopped; `mutated` says which. The body of the generated ..._mutate. */
CRD_MUST_CHECK void *crd_kind_mutate(crd_arena *arena, const crd_kind *kind, const void *object,
                                     const crd_mutate_options *options, crd_mutated *mutated);

CRD_END_DECLS

#endif
