/* SPDX-License-Identifier: Apache-2.0 */
/* The layer pods: whether the API server would accept the pods that are created from an object's templates. A CRD checks
 * only the schema of a template; an error of ValidatePodTemplateSpec otherwise appears only when the pods are not created.
 *
 * Templates are the fields whose schema has the shape of core/v1 PodTemplateSpec, or that +crdc:podTemplate names
 * (docs/pod-templates.md); those in the object's status are ignored. A crd_pod_judge (crd/state.h) judges a template. It
 * calls libcrdcore, which only programs with such a judge link. */
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
  const void *storage;          /* the struct of `object`; NULL: made where it is needed */
  const crd_value *old_object;  /* of an update: a template that it has unchanged is not judged; NULL: all are judged */
  crd_string operation;         /* for the stages of layer=pods; empty: "CREATE" */
  const crd_settings *settings; /* of the operator, for these stages; NULL: the defaults */
  const crd_state *state;       /* of the cluster, for these stages; NULL: unknown */
  const crd_pod_judge *judge;   /* NULL: no template is judged */
  unsigned kubernetes_minor;    /* the version of the API server: 30 to 37; 0: 37 */
} crd_pods_input;

typedef struct crd_pods_output {
  crd_errors errors;  /* of CRD_STAGE_PODS, with the paths of the templates; without offsets */
  crd_texts warnings; /* that the API server would send when it creates the pods, */
  crd_texts warned;   /* and for each warning the path of its template */
  bool unasked;       /* there are templates but no judge */
  crd_string skipped; /* why the object is skipped (+crdc:skip:layer=pods); empty: it is not */
  crd_string error;   /* why a template could not be judged; empty: none */
} crd_pods_output;

/* Whether the kind has templates of pods. */
bool crd_kind_has_pods(const crd_kind *kind);

/* Runs the stages of layer=pods, which fill in what the operator sets, then judges the templates. The output lives in the
 * arena or points into the object. If the work is stopped (crd/guard.h) and the caller has no guard, only `error` is set. */
void crd_pods_judge(crd_arena *arena, const crd_pods_input *input, crd_pods_output *output);

CRD_END_DECLS

#endif
