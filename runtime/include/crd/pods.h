/* SPDX-License-Identifier: Apache-2.0 */
/* The layer pods: whether the API server would take the pods that are made of an object's templates. A CRD takes such an
 * object by its schema; what ValidatePodTemplateSpec has against a template shows only when its pods are never there.
 *
 * Templates are the fields whose schema has the shape of core/v1 PodTemplateSpec, or that +crdc:podTemplate names
 * (docs/pod-templates.md); those in the object's status are not looked at. Who judges one is a crd_pod_judge (crd/state.h):
 * libcrdcore stands behind it, so that a program that does not ask does not link it. */
#ifndef CRD_PODS_H
#define CRD_PODS_H

#include <crd/errors.h>
#include <crd/settings.h>
#include <crd/state.h>
#include <crd/types.h>

CRD_BEGIN_DECLS

typedef struct crd_pods_input {
  const crd_kind *kind;
  const crd_value *object;      /* as it is stored: pruned and defaulted */
  const void *storage;          /* its struct, made of it; NULL: made where it is needed */
  const crd_value *old_object;  /* of an update: a template that it has as well at that field is not judged; NULL: all are */
  crd_string operation;         /* for the stages of layer=pods; empty: "CREATE" */
  const crd_settings *settings; /* of the operator, for the same; NULL: the defaults */
  const crd_state *state;       /* of the cluster, for the same; NULL: nothing is known of it */
  const crd_pod_judge *judge;   /* NULL: nobody answers */
  unsigned kubernetes_minor;    /* the API server that is asked: 30 to 37; 0: 37 */
} crd_pods_input;

typedef struct crd_pods_output {
  crd_errors errors;  /* of CRD_STAGE_PODS, with the paths of the templates; without offsets */
  crd_texts warnings; /* that the API server would send when it creates the pods, */
  crd_texts warned;   /* and beside each the path of the template that it is about */
  bool unasked;       /* there are templates, and nobody who judges them */
  crd_string skipped; /* why the object is not looked at (+crdc:skip:layer=pods); empty: it is */
  crd_string error;   /* why a template could not be judged; empty: all could */
} crd_pods_output;

/* Whether the kind has templates of pods. */
bool crd_kind_has_pods(const crd_kind *kind);

/* Judges the templates of an object, after the stages of layer=pods have filled in what its operator does. All of it lives
 * in the arena or in the object. What was stopped (crd/guard.h) where the caller has no guard is an error alone. */
void crd_pods_judge(crd_arena *arena, const crd_pods_input *input, crd_pods_output *output);

CRD_END_DECLS

#endif
