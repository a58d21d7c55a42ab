/* SPDX-License-Identifier: Apache-2.0 */
/* Admission services: what answers the API server at a path. Each is a row of the table that the generator makes of the
 * markers +kubebuilder:webhook with a path, beside the rule sets of the kind that it is about (docs/rule-sets.md). */
#ifndef CRD_SERVICE_H
#define CRD_SERVICE_H

#include <crd/generated/rule_set.h>
#include <crd/guard.h>
#include <crd/layers.h>

CRD_BEGIN_DECLS

struct crd_state;

/* A service with the kind whose rules it runs. Both NULL: there is none. */
typedef struct crd_service_found {
  const crd_service *service;
  const crd_kind *kind;
} crd_service_found;

/* The service of a path: that of the first kind that has it. */
crd_service_found crd_registry_service(const crd_registry *registry, crd_string path);
/* The services of the registry in its order, up to `room`; gives how many there are. A path that a kind has in several
 * versions is there once. */
size_t crd_registry_services(const crd_registry *registry, crd_service_found *found, size_t room);

/* The request of an AdmissionReview, taken apart. What is not given is empty or NULL. */
typedef struct crd_review {
  crd_string uid, operation, name, name_space, sub_resource;
  crd_string group, version, resource;              /* what the request is about: request.resource */
  crd_string kind_group, kind_version, kind;        /* what its object is: request.kind */
  const crd_value *user_info, *object, *old_object; /* NULL: none */
  const crd_value *options;                         /* CreateOptions and so on; NULL: none */
  bool dry_run;
} crd_review;

/* What a service is asked with beside the request. */
typedef struct crd_service_context {
  const struct crd_settings *settings; /* NULL: the defaults */
  const struct crd_pod_judge *pods;    /* of templates of pods; NULL: what asks for one is left open */
  const struct crd_state *state;       /* of the cluster; NULL: nothing is known of it */
  crd_string without_rule;             /* the rule or step of that name is left out; empty: none */
} crd_service_context;

typedef struct crd_service_answer {
  bool allowed;
  int code; /* of a refusal: 0 where it is a message alone, or 422 */
  crd_string reason, message;
  crd_string rule; /* that refused */
  crd_errors errors;
  crd_texts warnings;
  crd_event event;  /* that the operator would send; all empty: none */
  bool has_patch;   /* of a mutating service: a patch is sent, of the type JSONPatch */
  crd_string patch; /* its JSON: a list of operations, or null */
  bool unasked;     /* rules that ask for what is not known here, a cluster or pods, were left out */
  crd_stop stopped; /* it was not judged */
} crd_service_answer;

/* Reads an AdmissionReview of admission.k8s.io/v1 as Go's decoder of that version does: apiVersion and kind may be missing,
 * unknown members are passed over. False with the reason where the text is none, or has no request. The review points into
 * the text and the arena. */
CRD_MUST_CHECK bool crd_review_from_json(crd_arena *arena, crd_string text, crd_review *review, crd_string *error);

/* Asks a validating service. The answer lives in the arena. */
void crd_service_validate(crd_arena *arena, crd_service_found found, const crd_review *review,
                          const crd_service_context *context, crd_service_answer *answer);
/* Asks a mutating service: the mutation stages of the kind (crd/mutate.h), on the object as it comes. */
void crd_service_mutate(crd_arena *arena, crd_service_found found, const crd_review *review,
                        const crd_service_context *context, crd_service_answer *answer);
/* The request as rules read it: `request`, a map with operation, name, namespace, subResource, resource (group, version,
 * resource), userInfo and dryRun, as in an AdmissionReview; what is not given is empty. */
crd_value crd_review_value(crd_arena *arena, const crd_review *review);

CRD_END_DECLS

#endif
