/* SPDX-License-Identifier: Apache-2.0 */
/* The admission chain of kube-apiserver, offline: which webhooks are called and with what, what
 * ValidatingAdmissionPolicies and MutatingAdmissionPolicies decide, in which order (libcrdadmission).
 *
 * A configuration is made once of objects: policies, bindings, webhook configurations, CRDs, Namespaces, roles and their
 * bindings, and whatever else is a parameter. Requests are judged by it, by any number of threads. Policies are compiled by
 * who makes the configuration (crd_policy_compiler; libcrdc has one).
 *
 *   bytes -> attributes -> MutatingAdmissionPolicy -> MutatingAdmissionWebhook -> (once more, where something changed)
 *         -> the strategy's preparation -> ValidatingAdmissionPolicy -> ValidatingAdmissionWebhook -> verdict
 *
 * What came of each step is data (crd_admission_verdict); texts that are shown are those of the API server. Where upstream
 * goes through Go maps (policies, bindings, parameters that a selector chose) the order here is that of names.
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

/* What is to be compiled, and what comes of it. */
typedef struct crd_policy_source {
  crd_policy_form form;
  const crd_value *object;    /* the policy (as v1), or a webhook of a configuration */
  crd_policy_program program; /* filled in; in it what does not compile is said expression by expression */
} crd_policy_source;

/* Who compiles. Programs live as long as the compiler. */
typedef struct crd_policy_compiler crd_policy_compiler;
struct crd_policy_compiler {
  void (*compile)(const crd_policy_compiler *self, crd_policy_source *sources, size_t count);
};

/* ---- the configuration ---- */

typedef struct crd_admission_configuration crd_admission_configuration;

typedef struct crd_admission_setup {
  const crd_registry *registry;        /* of the CRDs among the objects: what they prune, default and merge by; NULL: none */
  const crd_policy_compiler *compiler; /* NULL: only a configuration without expressions can be made ready */
  unsigned kubernetes_minor;           /* 0: 37 */
  /* An object of a built-in kind with what the API server fills in ("apps/v1/Deployment"), in the arena; NULL where that is
   * not known, or it cannot be decoded. NULL: objects come with their defaults. */
  crd_value *(*fill_in)(crd_arena *arena, crd_string endpoint, const crd_value *object, unsigned kubernetes_minor);
} crd_admission_setup;

/* An empty one, in the arena. The setup is copied, what it points to must last. */
crd_admission_configuration *crd_admission_configuration_create(crd_arena *arena, const crd_admission_setup *setup);
/* Adds an object, which is borrowed; of two of a kind and name the later counts. policies and bindings of v1alpha1 and
 * v1beta1 are read as v1. A List gives its items. False with the reason where it does not fit its type. */
bool crd_admission_configuration_add(crd_admission_configuration *configuration, const crd_value *object, crd_string *error);
/* Makes it ready: sorts, joins bindings to policies, compiles. Nothing is added afterwards. False with the reason. */
bool crd_admission_configuration_finish(crd_admission_configuration *configuration, crd_string *error);

/* How much there is. */
typedef struct crd_admission_counts {
  size_t validating_policies, mutating_policies, validating_bindings, mutating_bindings, validating_webhooks,
      mutating_webhooks, crds, namespaces, roles, params;
  size_t policies_in_force; /* those that a binding names and whose paramKind can be one: the others do nothing */
} crd_admission_counts;
crd_admission_counts crd_admission_configuration_counts(const crd_admission_configuration *configuration);

/* ---- a request ---- */

/* admission.Attributes. Texts and trees are borrowed. Of what is empty the object says it (crd_admission_complete). */
typedef struct crd_admission_attributes {
  crd_string operation; /* "CREATE", "UPDATE", "DELETE", "CONNECT" */
  crd_gvk kind;
  crd_gvr resource;
  crd_string sub_resource, name, namespace_;
  const crd_value *object, *old_object; /* NULL: none */
  const crd_value *options;             /* CreateOptions and so on; NULL: empty ones */
  bool dry_run;
  crd_user user; /* nobody at all: kubernetes-admin of system:masters and system:authenticated */
} crd_admission_attributes;

/* What a webhook is sent, and what it says. */
typedef struct crd_hook_call {
  crd_string configuration, webhook;
  bool mutating;
  unsigned round; /* 1: reinvoked */
  crd_gvk kind;   /* as sent */
  crd_gvr resource;
  const crd_value *client; /* clientConfig */
  const crd_value *review; /* the AdmissionReview; only where it was asked for */
  int64_t timeout_seconds;
} crd_hook_call;

typedef struct crd_hook_answer {
  bool denied, unreachable;
  const crd_value *status;      /* of a refusal; NULL: none */
  const crd_value *patch;       /* operations of a JSON patch; NULL: none */
  const crd_value *warnings;    /* a list; NULL */
  const crd_value *annotations; /* a map; NULL */
  crd_string text;              /* the JSON that the patch was read from: a patch's values count as they are written (1.0 is
                                 * no int32); empty: they are as Go writes them */
} crd_hook_answer;

/* What a mutating policy, or a mutating webhook, made of an object in the version that it was sent. */
typedef struct crd_admission_change {
  crd_string policy, binding;        /* of a policy; else empty */
  crd_string configuration, webhook; /* of a webhook; else empty */
  unsigned round;
  const crd_value *before, *after;
} crd_admission_change;

typedef struct crd_admission_options {
  bool without_policies, without_webhooks; /* those plugins are not in the chain */
  bool no_namespaces;  /* only those of the configuration exist; else "default" and the request's exist too */
  bool want_reviews;   /* crd_hook_call.review, crd_hook_trace.review */
  bool want_details;   /* the `detail` of traces */
  bool want_times;     /* what evaluations take is measured */
  bool only_concerned; /* traces are made of policies and webhooks whose rules match alone; the others are not looked at */
  /* Of denials traces have a message only where it is shown: by the Status, a warning, the audit log. */
  bool only_shown_messages;
  /* Where Namespaces are found that stay what they are until the request is judged, before those of the configuration: then
   * one that is in neither does not exist. NULL for one that it has not; the function NULL: nobody is asked. */
  const crd_value *(*find_namespace)(void *context, crd_arena *arena, crd_string name);
  void *namespace_context;
  /* Answers for a webhook; NULL, or false: it allows. */
  bool (*answer)(void *context, crd_arena *arena, const crd_hook_call *call, crd_hook_answer *answer);
  void *answer_context;
  const crd_authorizer *authorizer; /* NULL: RBAC, by the roles of the configuration */
  /* Is told of each change as it is made; NULL: nobody asks. */
  void (*changed)(void *context, const crd_admission_change *change);
  void *changed_context;
} crd_admission_options;

/* ---- what came of it ---- */

typedef struct crd_validation_trace {
  const char *decision; /* "admit", "deny", "error" */
  const char *action;   /* of an error what failurePolicy makes of it: "admit", "deny"; else NULL */
  crd_string reason, message;
  uint64_t nanoseconds; /* of its evaluation; 0: nobody asked */
} crd_validation_trace;

typedef struct crd_audit_trace {
  crd_string key;
  const char *action; /* "publish", "exclude", "error" */
  crd_string value, error;
  uint64_t nanoseconds;
} crd_audit_trace;

/* What came of match conditions, as the API server's metrics count it (matchconditions/matcher.go). */
typedef struct crd_condition_trace {
  bool evaluated;
  unsigned errors;      /* of those before that one */
  uint64_t nanoseconds; /* of all of them */
} crd_condition_trace;

/* One evaluation: of a policy with a binding and a parameter. */
typedef struct crd_param_trace {
  crd_string param; /* "namespace/name"; empty: there is none */
  crd_string why;   /* what kept it from being evaluated: "matchCondition NAME", "not reinvoked" ... */
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
  crd_string detail; /* which rule or requirement decided, in words; where it was asked for */
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
  crd_texts annotations; /* for the audit log: key and value by turns */
  crd_policy_trace **policies;
  crd_hook_trace **hooks;
  size_t policy_count, hook_count;
  const crd_value *object;     /* where the mutating half changed it; else NULL */
  const crd_value *type_check; /* what the caller found in the types of policies, by their names: written as it is */
  crd_string error;            /* why nothing could be judged; empty otherwise */
} crd_admission_verdict;

/* Fills in what the attributes leave out, as the API server's endpoints know it: kind, resource, scope, name, namespace,
 * the user. Objects are decoded as their kind asks: built-in ones by their Go types, custom ones pruned and defaulted. False
 * with the reason. */
bool crd_admission_complete(crd_arena *arena, const crd_admission_configuration *configuration,
                            crd_admission_attributes *attributes, crd_string *error);

/* The whole chain of complete attributes, with what rest.BeforeCreate and rest.BeforeUpdate do between its halves. All of
 * the verdict lives in the arena, or as long as what it was made from. */
void crd_admission_judge(crd_arena *arena, const crd_admission_configuration *configuration,
                         const crd_admission_attributes *attributes, const crd_admission_options *options,
                         crd_admission_verdict *verdict);

/* Its halves, for who has something to say between them. The verdict is one that crd_admission_verdict_init made; the
 * object that comes out of the first is attributes->object. False: refused. */
void crd_admission_verdict_init(crd_arena *arena, crd_admission_verdict *verdict);
bool crd_admission_mutate(crd_arena *arena, const crd_admission_configuration *configuration,
                          crd_admission_attributes *attributes, const crd_admission_options *options,
                          crd_admission_verdict *verdict);
bool crd_admission_validate(crd_arena *arena, const crd_admission_configuration *configuration,
                            const crd_admission_attributes *attributes, const crd_admission_options *options,
                            crd_admission_verdict *verdict);
/* What the strategy does to an object between them: uid, creationTimestamp, the generated name, generation, status. */
void crd_admission_prepare(crd_arena *arena, const crd_admission_configuration *configuration,
                           crd_admission_attributes *attributes);

/* The verdict as a line of JSON, as the conformance sets have it: {id, allowed, code, reason, message, causes, warnings,
 * annotations, policies, webhooks, object, typeCheck}. `id` may be empty. */
void crd_admission_write_verdict(crd_text *text, crd_string id, const crd_admission_verdict *verdict);

CRD_END_DECLS

#endif
