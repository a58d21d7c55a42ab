/* SPDX-License-Identifier: Apache-2.0 */
/* Admission services, which answer the API server at a path. Each is a row of the table that the generator makes from
 * markers +kubebuilder:webhook with a path, with the rule sets of the service's kind (docs/rule-sets.md). */
#ifndef CRD_SERVICE_H
#define CRD_SERVICE_H

#include <crd/generated/rule_set.h>
#include <crd/guard.h>
#include <crd/layers.h>

CRD_BEGIN_DECLS

struct crd_state;

/* A service with the kind whose rules it runs. Both NULL: not found. */
typedef struct crd_service_found {
  const crd_service *service;
  const crd_kind *kind;
} crd_service_found;

/* The service of a path, of the first kind that has the path. */
crd_service_found crd_registry_service(const crd_registry *registry, crd_string path);
/* Writes the services of the registry in its order, up to `room`, and returns how many there are. A path that several
 * versions of a kind have is written once. */
size_t crd_registry_services(const crd_registry *registry, crd_service_found *found, size_t room);

/* The fields of an AdmissionReview's request. Missing ones are empty or NULL. */
typedef struct crd_review {
  crd_string uid, operation, name, name_space, sub_resource;
  crd_string group, version, resource;              /* what the request is about: request.resource */
  crd_string kind_group, kind_version, kind;        /* what its object is: request.kind */
  const crd_value *user_info, *object, *old_object; /* NULL: none */
  const crd_value *options;                         /* CreateOptions and so on; NULL: none */
  bool dry_run;
} crd_review;

/* The inputs of a service besides the request. */
typedef struct crd_service_context {
  const struct crd_settings *settings; /* NULL: the defaults */
  const struct crd_pod_judge *pods;    /* judges pod templates; NULL: rules that need it are skipped (`unasked`) */
  const struct crd_state *state;       /* of the cluster; NULL: unknown */
  crd_string without_rule;             /* the name of a rule or step to leave out; empty: none */
} crd_service_context;

typedef struct crd_service_answer {
  bool allowed;
  int code; /* of a refusal: 0 for a message without code and reason, or 422 */
  crd_string reason, message;
  crd_string rule; /* the rule that refused */
  crd_errors errors;
  crd_texts warnings;
  crd_event event;  /* that the operator would send; all empty: none */
  bool has_patch;   /* of a mutating service: the answer has a patch, of the type JSONPatch */
  crd_string patch; /* its JSON: a list of operations, or null */
  bool unasked;     /* rules were skipped because the cluster is unknown or there is no judge of pods */
  crd_stop stopped; /* the work was stopped: there is no verdict */
} crd_service_answer;

/* Decodes an AdmissionReview of admission.k8s.io/v1 as Go's decoder of that version does: apiVersion and kind may be
 * missing, unknown members are ignored. False with the reason where the text is no AdmissionReview, or has no request. The
 * review points into the text and the arena. */
CRD_MUST_CHECK bool crd_review_from_json(crd_arena *arena, crd_string text, crd_review *review, crd_string *error);

/* Runs a validating service. The answer lives in the arena. */
void crd_service_validate(crd_arena *arena, crd_service_found found, const crd_review *review,
                          const crd_service_context *context, crd_service_answer *answer);
/* Runs a mutating service: the kind's mutation stages (crd/mutate.h) on the object as it was sent. */
void crd_service_mutate(crd_arena *arena, crd_service_found found, const crd_review *review,
                        const crd_service_context *context, crd_service_answer *answer);
/* The variable `request` of rules: a map with operation, name, namespace, subResource, resource (group, version, resource),
 * userInfo and dryRun, as in an AdmissionReview; missing fields are empty. */
crd_value crd_review_value(crd_arena *arena, const crd_review *review);

CRD_END_DECLS

#endif
