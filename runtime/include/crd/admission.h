/* SPDX-License-Identifier: Apache-2.0 */
/* The admission chain of kube-apiserver, offline: which webhooks are called and with what, what
 * ValidatingAdmissionPolicies and MutatingAdmissionPolicies decide, and in which order (libcrdadmission).
 *
 * A configuration is built once from objects: policies, bindings, webhook configurations, CRDs, Namespaces, roles and their
 * bindings, and parameter objects. Any number of threads judge requests by it. The caller that builds the configuration
 * supplies the compiler of its policies (crd_policy_compiler; libcrdc has one).
 *
 *   bytes -> attributes -> MutatingAdmissionPolicy -> MutatingAdmissionWebhook -> (once more, where something changed)
 *         -> the strategy's preparation -> ValidatingAdmissionPolicy -> ValidatingAdmissionWebhook -> verdict
 *
 * The result of each step is data (crd_admission_verdict); messages are those of the API server. Where upstream iterates
 * over Go maps (policies, bindings, parameters that a selector chose), the order here is by name.
 *
 * Mirrors apiserver pkg/admission/plugin/{policy,webhook,cel}. */
#ifndef CRD_ADMISSION_H
#define CRD_ADMISSION_H

#include <crd/authorizer.h>
#include <crd/errors.h>
#include <crd/generated/policy.h>
#include <crd/types.h>

CRD_BEGIN_DECLS

typedef struct crd_gvk {
  crd_string group, version, kind;
} crd_gvk;

typedef struct crd_gvr {
  crd_string group, version, resource;
} crd_gvr;

/* ---- policies as programs ---- */

typedef enum crd_policy_form { CRD_POLICY_VALIDATING, CRD_POLICY_MUTATING, CRD_POLICY_WEBHOOK } crd_policy_form;

/* One policy or webhook to compile, and its compiled program. */
typedef struct crd_policy_source {
  crd_policy_form form;
  const crd_value *object;    /* the policy (as v1), or a webhook of a configuration */
  crd_policy_program program; /* the result; it has the error of each expression that does not compile */
} crd_policy_source;

/* The compiler of policies. Programs live as long as the compiler. */
typedef struct crd_policy_compiler crd_policy_compiler;
struct crd_policy_compiler {
  void (*compile)(const crd_policy_compiler *self, crd_policy_source *sources, size_t count);
};

/* ---- the configuration ---- */

typedef struct crd_admission_configuration crd_admission_configuration;

typedef struct crd_admission_setup {
  const crd_registry *registry;        /* kinds of the CRDs among the objects, to prune, default and merge; NULL: none */
  const crd_policy_compiler *compiler; /* NULL: only a configuration without expressions can be finished */
  unsigned kubernetes_minor;           /* 0: 37 */
  /* Returns an object of a built-in kind (`endpoint`: "apps/v1/Deployment") with the API server's defaults, in the arena, or
   * NULL where the kind is unknown or the object cannot be decoded. No function (NULL): objects come with their defaults. */
  crd_value *(*fill_in)(crd_arena *arena, crd_string endpoint, const crd_value *object, unsigned kubernetes_minor);
} crd_admission_setup;

/* An empty configuration, in the arena. The setup is copied; what it points to must outlive the configuration. */
crd_admission_configuration *crd_admission_configuration_create(crd_arena *arena, const crd_admission_setup *setup);
/* Adds an object, which is borrowed. It replaces an earlier one of the same kind and name. Policies and bindings of v1alpha1
 * and v1beta1 are read as v1. Of a List each item is added. False with the reason where the object does not fit its type. */
bool crd_admission_configuration_add(crd_admission_configuration *configuration, const crd_value *object, crd_string *error);
/* Finishes the configuration: sorts, joins bindings to policies, compiles. No object may be added afterwards. False with
 * the reason. */
bool crd_admission_configuration_finish(crd_admission_configuration *configuration, crd_string *error);

typedef struct crd_admission_counts {
  size_t validating_policies, mutating_policies, validating_bindings, mutating_bindings, validating_webhooks,
      mutating_webhooks, crds, namespaces, roles, params;
  size_t policies_in_force; /* policies that a binding names and whose paramKind is valid: the others have no effect */
} crd_admission_counts;
crd_admission_counts crd_admission_configuration_counts(const crd_admission_configuration *configuration);

/* ---- a request ---- */

/* admission.Attributes. Texts and trees are borrowed. crd_admission_complete fills in empty fields from the object. */
typedef struct crd_admission_attributes {
  crd_string operation; /* "CREATE", "UPDATE", "DELETE", "CONNECT" */
  crd_gvk kind;
  crd_gvr resource;
  crd_string sub_resource, name, namespace_;
  const crd_value *object, *old_object; /* NULL: none */
  const crd_value *options;             /* CreateOptions and so on; NULL: empty ones */
  bool dry_run;
  crd_user user; /* empty: kubernetes-admin of system:masters and system:authenticated */
} crd_admission_attributes;

/* The call of a webhook, and its answer. */
typedef struct crd_hook_call {
  crd_string configuration, webhook;
  bool mutating;
  unsigned round; /* 1: reinvoked */
  crd_gvk kind;   /* as sent */
  crd_gvr resource;
  const crd_value *client; /* clientConfig */
  const crd_value *review; /* the AdmissionReview; only with want_reviews */
  int64_t timeout_seconds;
} crd_hook_call;

typedef struct crd_hook_answer {
  bool denied, unreachable;
  const crd_value *status;      /* of a refusal; NULL: none */
  const crd_value *patch;       /* operations of a JSON patch; NULL: none */
  const crd_value *warnings;    /* a list; NULL */
  const crd_value *annotations; /* a map; NULL */
  crd_string text;              /* the JSON that the patch was parsed from, for the spelling of its numbers (1.0 is no
                                 * int32); empty: numbers are spelled as Go writes them */
} crd_hook_answer;

/* A change of an object by a mutating policy or webhook, in the version that was sent to it. */
typedef struct crd_admission_change {
  crd_string policy, binding;        /* of a policy; else empty */
  crd_string configuration, webhook; /* of a webhook; else empty */
  unsigned round;
  const crd_value *before, *after;
} crd_admission_change;

typedef struct crd_admission_options {
  bool without_policies, without_webhooks; /* leave those plugins out of the chain */
  bool no_namespaces;  /* only Namespaces of the configuration exist; else "default" and the request's exist too */
  bool want_reviews;   /* crd_hook_call.review, crd_hook_trace.review */
  bool want_details;   /* the `detail` of traces */
  bool want_times;     /* measure the time of evaluations */
  bool only_concerned; /* make traces only of policies and webhooks whose rules match; skip the others */
  /* Traces have the message of a denial only where it is shown: in the Status, a warning or the audit log. */
  bool only_shown_messages;
  /* Finds a Namespace, which must not change until the request is judged; asked before the configuration's Namespaces. It
   * returns NULL for an unknown one, and a Namespace in neither does not exist. NULL: only the configuration is searched. */
  const crd_value *(*find_namespace)(void *context, crd_arena *arena, crd_string name);
  void *namespace_context;
  /* Answers for a webhook; NULL, or false: it allows. */
  bool (*answer)(void *context, crd_arena *arena, const crd_hook_call *call, crd_hook_answer *answer);
  void *answer_context;
  const crd_authorizer *authorizer; /* NULL: RBAC, by the roles of the configuration */
  /* Called for each change when it is made; may be NULL. */
  void (*changed)(void *context, const crd_admission_change *change);
  void *changed_context;
} crd_admission_options;

/* ---- the verdict ---- */

typedef struct crd_validation_trace {
  const char *decision; /* "admit", "deny", "error" */
  const char *action;   /* of an error: the result by failurePolicy, "admit" or "deny"; else NULL */
  crd_string reason, message;
  uint64_t nanoseconds; /* of its evaluation; 0 without want_times */
} crd_validation_trace;

typedef struct crd_audit_trace {
  crd_string key;
  const char *action; /* "publish", "exclude", "error" */
  crd_string value, error;
  uint64_t nanoseconds;
} crd_audit_trace;

/* The result of match conditions, as the API server's metrics count it (matchconditions/matcher.go). */
typedef struct crd_condition_trace {
  bool evaluated;
  unsigned errors;      /* of the conditions before the first that is false */
  uint64_t nanoseconds; /* of all conditions */
} crd_condition_trace;

/* One evaluation of a policy with a binding and a parameter. */
typedef struct crd_param_trace {
  crd_string param; /* "namespace/name"; empty: there is none */
  crd_string why;   /* why it was not evaluated: "matchCondition NAME", "not reinvoked" ... */
  crd_validation_trace *validations;
  crd_audit_trace *audit;
  crd_string *mutations; /* "applied", "test failed", "error: ..." */
  size_t validation_count, audit_count, mutation_count;
  uint64_t mutation_nanoseconds; /* of all of them */
  crd_condition_trace conditions;
} crd_param_trace;

typedef struct crd_binding_trace {
  crd_string binding, why;
  const crd_string *actions; /* validationActions */
  size_t action_count;
  crd_string detail; /* which rule or requirement decided, in words; only with want_details */
  crd_param_trace *params;
  size_t param_count;
} crd_binding_trace;

typedef struct crd_policy_trace {
  crd_string policy;
  bool mutating;
  unsigned round;
  crd_string why;
  crd_string detail;  /* likewise */
  crd_string matched; /* "group/version/resource/subresource", and " as group/version/kind" where that is another */
  crd_binding_trace *bindings;
  size_t binding_count;
} crd_policy_trace;

typedef struct crd_hook_trace {
  crd_string configuration, webhook;
  bool mutating;
  unsigned round;
  bool called;
  crd_string resource, kind; /* as sent, with slashes */
  crd_string why;
  crd_string detail; /* likewise */
  const crd_value *review;
} crd_hook_trace;

typedef struct crd_admission_verdict {
  crd_arena *arena;
  bool allowed;
  int code; /* of a refusal */
  crd_string reason, message;
  crd_texts causes; /* the messages of the Status' causes */
  crd_texts warnings;
  crd_texts annotations; /* for the audit log: keys and values alternate */
  crd_policy_trace **policies;
  crd_hook_trace **hooks;
  size_t policy_count, hook_count;
  const crd_value *object;     /* the object, if the mutating half changed it; else NULL */
  const crd_value *type_check; /* the caller's findings on types of policies, by policy name; written unchanged */
  crd_string error;            /* why nothing could be judged; empty otherwise */
} crd_admission_verdict;

/* Fills in missing attributes as the API server's endpoints do: kind, resource, scope, name, namespace, user. Built-in
 * objects are decoded by their Go types, custom objects are pruned and defaulted. False with the reason. */
bool crd_admission_complete(crd_arena *arena, const crd_admission_configuration *configuration,
                            crd_admission_attributes *attributes, crd_string *error);

/* Runs the whole chain on complete attributes, with the steps of rest.BeforeCreate and rest.BeforeUpdate between its halves.
 * The verdict lives in the arena, and points into the configuration and the attributes. */
void crd_admission_judge(crd_arena *arena, const crd_admission_configuration *configuration,
                         const crd_admission_attributes *attributes, const crd_admission_options *options,
                         crd_admission_verdict *verdict);

/* The two halves of the chain, for callers with a step of their own between them. crd_admission_verdict_init initialises the
 * verdict; the mutating half puts its object into attributes->object. False: refused. */
void crd_admission_verdict_init(crd_arena *arena, crd_admission_verdict *verdict);
bool crd_admission_mutate(crd_arena *arena, const crd_admission_configuration *configuration,
                          crd_admission_attributes *attributes, const crd_admission_options *options,
                          crd_admission_verdict *verdict);
bool crd_admission_validate(crd_arena *arena, const crd_admission_configuration *configuration,
                            const crd_admission_attributes *attributes, const crd_admission_options *options,
                            crd_admission_verdict *verdict);
/* The strategy's step between the halves: uid, creationTimestamp, the generated name, generation, status. */
void crd_admission_prepare(crd_arena *arena, const crd_admission_configuration *configuration,
                           crd_admission_attributes *attributes);

/* The verdict as a line of JSON, as the conformance sets have it: {id, allowed, code, reason, message, causes, warnings,
 * annotations, policies, webhooks, object, typeCheck}. `id` may be empty. */
void crd_admission_write_verdict(crd_text *text, crd_string id, const crd_admission_verdict *verdict);

CRD_END_DECLS

#endif
