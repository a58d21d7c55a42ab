/* SPDX-License-Identifier: Apache-2.0 */
/* The state of a request in the chain, which the plugins share. */
#pragma once

#include "configuration/match.h"
#include <crd/generated/cel.h>

/* The end of a request: a metav1.Status, or another error (code 0; the verdict has 500). */
typedef struct admission_status {
  bool given;
  int code;
  crd_string reason, message;
  const crd_string *causes;
  size_t cause_count;
} admission_status;

/* The object in the version that a policy or a webhook matched (admission.VersionedAttributes). */
typedef struct versioned_object {
  crd_gvk kind;
  const crd_value *object, *old_object; /* NULL: none */
  bool dirty;                           /* changed since it was converted */
  bool made;                            /* `value` and `old_value` are made of the present objects */
  bool typed;                           /* the kind is built in */
  crd_cel_value value, old_value;
  uint64_t longest; /* bytes of the longest text in them, or items of the longest list or map; 0: not computed yet */
} versioned_object;

/* Which policies or webhooks a second round calls again (policyReinvokeContext, webhookReinvokeContext). */
typedef struct reinvoked_set {
  crd_string *invoked, *again; /* keys */
  size_t invoked_count, again_count;
  const crd_value *last_output; /* NULL: none yet */
} reinvoked_set;

typedef struct admission_run {
  crd_arena *arena;
  const crd_admission_configuration *configuration;
  crd_admission_attributes *attributes;
  const crd_admission_options *options;
  crd_admission_verdict *verdict;
  match_scope scope;
  admission_status status; /* what ended it */
  const crd_authorizer *authorizer;
  bool reinvoking, reinvoke; /* this is the second round; a second round is needed */
  unsigned hook_rounds, policy_rounds;
  reinvoked_set policies, hooks;
  crd_cel cel; /* of the current evaluation, reused: initialising one costs more than many expressions */
  /* The last request value, cached: most policies and webhooks see the same. */
  const crd_value *request;
  crd_gvr request_resource;
  crd_gvk request_kind;
  crd_string unjudged; /* why there is no verdict; empty: there is one */
} admission_run;

/* ---- complete.c ---- */

/* An object of a built-in kind with its defaults; NULL without crd_admission_setup.fill_in, or if it does not fit
 * its type. */
crd_value *crd_admission_filled_in(crd_arena *arena, const crd_admission_configuration *configuration, crd_gvk kind,
                                   const crd_value *object);

/* ---- status.c ---- */

/* Each ends the request and returns false. */
bool crd_admission_fail(admission_run *run, crd_string message); /* an error that is no Status */
bool crd_admission_fail_status(admission_run *run, int code, const char *reason, crd_string message);
/* NewInternalError: 500, with the message as its cause. */
bool crd_admission_fail_internal(admission_run *run, crd_string message);
/* An error of matching. */
bool crd_admission_fail_match(admission_run *run, const match_error *error);
/* admission.NewForbidden: "RESOURCE \"NAME\" is forbidden: REASON". */
crd_string crd_admission_forbidden(admission_run *run, crd_string reason);
/* errors.NewForbidden: the same with the request's name, which may be empty. */
crd_string crd_admission_forbidden_name(admission_run *run, crd_string reason);
/* Copies run->status into the verdict as its refusal. */
void crd_admission_settle(admission_run *run);

/* ---- annotations.c ---- */

/* AddAnnotation: ignores an invalid key, and further values of the same key. */
void crd_admission_note(admission_run *run, crd_string key, crd_string value);

/* ---- versions.c ---- */

/* NewVersionedAttributes and ConvertVersionedAttributes: the objects in another version. False with run->unjudged, or the
 * error, where they cannot be converted. */
bool crd_version_objects(admission_run *run, versioned_object *versioned, crd_gvk kind, crd_string *error);
/* The versions that a plugin's policies or webhooks need, each converted once. */
typedef struct version_list {
  versioned_object *items;
  size_t count;
} version_list;
/* An empty list with room for `most` versions. */
version_list crd_version_list_make(admission_run *run, size_t most);
versioned_object *crd_version_list_get(admission_run *run, version_list *list, crd_gvk kind, crd_string *error);
/* An object in another version; NULL as above. */
const crd_value *crd_version_object(admission_run *run, const crd_value *object, crd_gvk kind, crd_string *error);
/* "group/version, Kind=kind", as Go prints it. */
crd_string crd_gvk_text(crd_arena *arena, crd_gvk kind);
/* "apps/v1", "v1" */
crd_string crd_api_version(crd_arena *arena, crd_gvk kind);
/* gvkWithDefaults: fills empty parts from `defaults`. */
crd_gvk crd_gvk_with_defaults(crd_gvk kind, crd_gvk defaults);
/* "group/version/resource/subresource", without empty parts at its ends. */
crd_string crd_slashes(crd_arena *arena, crd_string group, crd_string version, crd_string name, crd_string sub_resource);

/* ---- request_value.c ---- */

/* The AdmissionRequest of a resource and a kind for CEL, without its objects. */
const crd_value *crd_admission_request_value(admission_run *run, crd_gvr resource, crd_gvk kind);
/* The AdmissionReview that a webhook is sent, of its version ("v1", "v1beta1"). */
crd_value crd_hook_review(const admission_run *run, crd_gvr resource, const versioned_object *versioned, crd_string version);

/* ---- the plugins; false: they ended the request ---- */

bool crd_run_mutating_policies(admission_run *run);
bool crd_run_validating_policies(admission_run *run);
bool crd_run_mutating_hooks(admission_run *run);
bool crd_run_validating_hooks(admission_run *run);

/* ---- reinvocation.c ---- */

/* ShouldReinvoke, AddReinvocable...ToPreviouslyInvoked, RequireReinvokingPreviouslyInvokedPlugins. */
bool crd_reinvoked_has(const reinvoked_set *set, crd_string key);
void crd_reinvoked_add(admission_run *run, reinvoked_set *set, crd_string key);
void crd_reinvoked_require(admission_run *run, reinvoked_set *set);
/* At the start of a round: if another plugin changed the object since, all that may be reinvoked are. */
void crd_reinvoked_begin(admission_run *run, reinvoked_set *set);

/* The first step of both policy plugins: which policies match, with which bindings and parameters; and their traces
 * (policy/generic/policy_dispatcher.go, validating/dispatcher.go). */

typedef struct traced_binding {
  const policy_binding *binding;
  bool matches;
  crd_string error; /* of matching, or of its parameters; empty: none */
  collected_params params;
  crd_binding_trace *trace;
} traced_binding;

typedef struct traced_policy {
  const admission_policy *policy;
  bool matches;
  crd_string error; /* of matching, or of its configuration; empty: none */
  crd_gvr resource;
  crd_gvk kind;
  traced_binding *bindings;
  size_t binding_count;
  crd_policy_trace *trace;
} traced_policy;

/* Traces all policies with a binding, or only those whose rules can match (`index`), in their order. */
traced_policy *crd_trace_policies(admission_run *run, admission_policy *const *policies, const rule_index *index,
                                  unsigned round, size_t *count);

/* A parameter for validating policies: one of a built-in kind gets its apiVersion and kind. */
const crd_value *crd_typed_param(admission_run *run, const admission_policy *policy, const crd_value *param);

/* Whether it is the kind Namespace of the core's v1, whose request has no namespaceObject. */
bool crd_is_namespace_kind(crd_gvk kind);
