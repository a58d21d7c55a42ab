/* SPDX-License-Identifier: Apache-2.0 */
/* Compiled admission policies: the programs of the expressions of a ValidatingAdmissionPolicy, a MutatingAdmissionPolicy, or
 * the match conditions of a webhook, and the variables of those expressions.
 *
 * Each expression is a program (crd/generated/program.h); crd_cel.policy has its variables. Mirrors
 * apiserver pkg/admission/plugin/cel (compile.go, composition.go, activation.go) and pkg/cel/mutation. */
#ifndef CRD_GENERATED_POLICY_H
#define CRD_GENERATED_POLICY_H

#include <crd/authorizer.h>
#include <crd/generated/program.h>

CRD_BEGIN_DECLS

/* An expression. One that does not compile is an error only when it is evaluated. */
typedef struct crd_policy_expression {
  crd_string name;            /* of a variable or match condition, the key of an audit annotation; empty: none */
  crd_string source;          /* as it was written (messages quote it); empty: there is none (a messageExpression) */
  const crd_program *program; /* NULL: it does not compile */
  crd_string error;           /* the API server's error: "compilation failed: ..."; empty: it compiles */
  /* The number of nodes, if the expression only reads members of object and oldObject and concatenates texts: then its
   * greatest cost is known before it runs (crd_policy_most_cost). 0 for other expressions. */
  uint32_t plain_nodes;
} crd_policy_expression;

/* The greatest cost of an expression of plain nodes if no text and no list of the objects is longer than `longest`: 1 for
 * each node, and a tenth of the text that it concatenates, which is at most as long as all leaves. */
static inline uint64_t crd_policy_most_cost(const crd_policy_expression *expression, uint64_t longest) {
  const uint64_t nodes = expression->plain_nodes, leaf = longest + expression->source.size + 32;
  return nodes * (2 + nodes * leaf / 10);
}

typedef struct crd_policy_expressions {
  const crd_policy_expression *items;
  size_t count;
} crd_policy_expressions;

/* All programs of a policy, in the order of its spec; a webhook has only conditions. */
typedef struct crd_policy_program {
  crd_policy_expressions variables, conditions;
  crd_policy_expressions validations, messages; /* a message for each validation; its source is empty where there is none */
  crd_policy_expressions annotations;
  crd_policy_expressions mutations;
} crd_policy_program;

/* The composited variables of one evaluation; each is evaluated once, when it is first read. */
typedef struct crd_policy_variables {
  crd_program_runner *run; /* crd_program_run */
  const crd_policy_expressions *expressions;
  crd_cel_value *values; /* for each: kind CRD_CEL_FAILED with its error in `errors` where it failed */
  crd_string *errors;
  bool *known;
  unsigned depth; /* how many variables are being evaluated, nested */
  uint64_t cost;  /* of evaluating them since it was last set to 0 (compositionContext.GetAndResetCost) */
} crd_policy_variables;

/* The variables of expressions. A missing value is null. */
typedef struct crd_policy_view {
  crd_cel_value object, old_object, params, request, namespace_object;
  const crd_user *user;             /* the user of `authorizer` */
  const crd_authorizer *authorizer; /* NULL: `authorizer` and `authorizer.requestResource` cannot be resolved */
  /* authorizer.requestResource: the resource of the request (library.NewResourceAuthorizerVal) */
  crd_string group, version, resource, sub_resource, namespace_, name;
  bool typed; /* the objects are of a built-in kind: their maps are Go maps, where a key that is no string is an error */
  crd_policy_variables *variables; /* NULL: there are none (webhooks) */
} crd_policy_view;

/* ---- functions that programs of policies call ---- */

/* value.a.b.c for values of dynamic type: follows `count` names and puts the result into `out`, which may be the value
 * itself. At the first missing name it stops, and `out` has the kind CRD_CEL_FAILED. Returns how many names were tried,
 * which is the cost in cel-go. */
uint64_t crd_policy_select(crd_cel *cel, const crd_cel_value *value, const crd_string *names, size_t count,
                           crd_cel_value *out);
crd_cel_truth crd_policy_has(crd_cel *cel, const crd_cel_value *value, const crd_string *name);
/* crd_cel_range and crd_cel_range_at. */
int64_t crd_policy_range(crd_cel *cel, const crd_cel_value *value);
void crd_policy_range_at(crd_cel *cel, const crd_cel_value *value, size_t i, crd_cel_value *out);

/* authorizer, authorizer.requestResource. */
crd_cel_value crd_policy_authorizer(crd_cel *cel);
crd_cel_value crd_policy_request_resource(crd_cel *cel);
/* variables.NAME, by its index among the variables: evaluated when it is first read. An error is
 * `composited variable "NAME" fails to evaluate: ...`, or `... fails to compile: ...`. */
crd_cel_value crd_policy_variable(crd_cel *cel, size_t index);
/* The opaque_kind of the map `variables`, whose type is kubernetes.variables. */
enum crd_policy_opaque { CRD_CEL_ALL_VARIABLES = CRD_CEL_JSON_PATCH + 1 };
/* `variables` as a value: a map of all of them, which evaluates them. */
crd_cel_value crd_policy_all_variables(crd_cel *cel);

/* Object{...} of a mutation: an opaque value (CRD_CEL_CONSTRUCTED) that as.opaque points to. */
typedef struct crd_cel_constructed {
  crd_string type_name;        /* "Object", "Object.spec" */
  const crd_cel_entry *fields; /* keys are strings, as they were written */
  size_t count;
} crd_cel_constructed;

/* JSONPatch{...}: likewise (CRD_CEL_JSON_PATCH). Missing fields are empty. */
typedef struct crd_cel_json_patch {
  crd_string op, path, from;
  bool has_value;
  crd_cel_value value;
} crd_cel_json_patch;

/* The values of these constructors; failed where a field is an error, or of a wrong type. */
crd_cel_value crd_policy_construct(crd_cel *cel, crd_string type_name, const crd_cel_entry *fields, const bool *optional,
                                   size_t count);
crd_cel_value crd_policy_json_patch(crd_cel *cel, const crd_cel_entry *fields, const bool *optional, size_t count);

/* The authorizer's library (apiserver pkg/cel/library/authz.go). */
crd_cel_function crd_cel_fn_authorizer_path, crd_cel_fn_authorizer_group, crd_cel_fn_authorizer_service_account,
    crd_cel_fn_group_resource, crd_cel_fn_check_sub_resource, crd_cel_fn_check_namespace, crd_cel_fn_check_name,
    crd_cel_fn_check_field_selector, crd_cel_fn_check_label_selector, crd_cel_fn_authorizer_check,
    crd_cel_fn_decision_allowed, crd_cel_fn_decision_reason, crd_cel_fn_decision_errored, crd_cel_fn_decision_error;

CRD_END_DECLS

#endif
