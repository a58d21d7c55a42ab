/* SPDX-License-Identifier: Apache-2.0 */
/* The configuration of admission, read: what configuration_*.c make of its objects and the plugins go by. */
#pragma once

#include "../../base/hash.h"
#include "resources.h"
#include <crd/admission.h>

typedef struct string_list {
  const crd_string *items;
  size_t count;
} string_list;

/* metav1.LabelSelectorAsSelector of a selector, parsed once. */
typedef struct label_requirement {
  crd_string key;
  enum { LABEL_IN, LABEL_NOT_IN, LABEL_EXISTS, LABEL_DOES_NOT_EXIST } op;
  string_list values;
} label_requirement;

typedef struct label_selector {
  bool given;       /* false: nil, which selects nothing */
  crd_string error; /* it is none: what LabelSelectorAsSelector says; empty otherwise */
  label_requirement *requirements;
  size_t count; /* 0: selects everything */
} label_selector;

/* "pods/exec" of a rule, taken apart; "*" is any. */
typedef struct match_target {
  crd_string resource, sub_resource;
} match_target;

/* RuleWithOperations, NamedRuleWithOperations. */
typedef struct match_rule {
  string_list operations, groups, versions, resources, names;
  const match_target *targets; /* one for each of the resources */
  crd_string scope;            /* empty: "*" */
} match_rule;

typedef struct match_rules {
  match_rule *items;
  size_t count;
} match_rules;

/* Those of a list of policies or webhooks that have the same rules. */
typedef struct rule_class {
  const match_rules *rules; /* NULL: they are looked at whatever the request is */
  bool equivalent;
  size_t *members; /* their places in the list, ascending */
  size_t count, room;
} rule_class;

/* Finds those of a list that can be a request's by their rules, and looks at no others (rule_index.c). It is made once,
 * with the configuration. */
typedef struct rule_index {
  size_t count;                 /* of the list */
  rule_class everything;        /* its rules are NULL */
  name_table known;             /* by the bytes of the rules: the classes */
  name_table targets;           /* by "group/resource" as rules have it, "*" for any: lists of classes */
  bool any_group, any_resource; /* such targets are among them */
} rule_index;

/* MatchResources with its defaults. */
typedef struct match_resources {
  bool given;
  bool equivalent; /* matchPolicy */
  label_selector namespaces, objects;
  match_rules rules, excluded;
} match_resources;

typedef struct param_ref {
  bool given;
  crd_string name, namespace_;
  label_selector selector;
  bool denies; /* parameterNotFoundAction: Deny */
} param_ref;

typedef struct policy_binding {
  crd_string name, policy;
  match_resources match;
  param_ref params;
  string_list actions;           /* validationActions */
  bool only_denies;              /* none of them is another than Deny */
  const crd_value *action_value; /* the same as it stands; NULL: none */
} policy_binding;

typedef struct admission_policy {
  crd_string name;
  bool mutating;
  bool ignores;   /* failurePolicy: Ignore */
  bool reinvoked; /* reinvocationPolicy: IfNeeded */
  match_resources match;
  bool has_param_kind;
  crd_gvk param_kind;
  crd_string param_api_version;
  bool inactive;                  /* its paramKind cannot be parsed: it is never active */
  crd_string configuration_error; /* "failed to find resource referenced by paramKind: ..."; empty: none */
  bool params_are_namespaced;
  policy_binding **bindings; /* by name */
  size_t binding_count;
  const crd_value *object; /* all of it, as v1 */
  const crd_value *spec;
  const crd_value *validations; /* of the spec; NULL: none */
  crd_policy_program program;
} admission_policy;

/* Whether a policy is looked at at all: without a binding it is nobody's. */
static inline bool crd_policy_in_force(const admission_policy *policy) {
  return policy->binding_count && !policy->inactive;
}

typedef struct admission_webhook {
  crd_string configuration, name;
  bool mutating, ignores, equivalent, reinvoked;
  label_selector namespaces, objects;
  match_rules rules;
  int64_t timeout_seconds;
  crd_string side_effects;
  string_list review_versions;
  const crd_value *client;     /* clientConfig */
  const crd_value *conditions; /* matchConditions; NULL: none */
  const crd_value *object;     /* all of it */
  crd_policy_program program;  /* of the conditions */
} admission_webhook;

struct crd_admission_configuration {
  crd_arena *arena;
  crd_admission_setup setup;
  admission_policy **validating, **mutating; /* with bindings or without, by name */
  size_t validating_count, mutating_count;
  admission_webhook **validating_hooks, **mutating_hooks; /* in the order in which they are called */
  size_t validating_hook_count, mutating_hook_count;
  rule_index validating_rules, mutating_rules, validating_hook_rules, mutating_hook_rules; /* of what is in force */
  resource_table *resources;                                                               /* built-in kinds and CRDs */
  struct namespace_table *namespaces;
  struct role_table *roles;
  struct param_table *params;
  crd_admission_counts counts;
  struct gathered_objects *gathered; /* what was added, until it is finished */
};

/* What of a configuration is looked up by name: namespaces, parameters, roles. Objects are as the API server's informers
 * have them: built-in ones by their types and without apiVersion and kind. */

typedef struct named_object {
  crd_gvk kind;
  crd_string namespace_, name;
  const crd_value *object;
} named_object;

/* By kind, namespace and name. */
typedef struct object_table {
  named_object *items;
  size_t count;
} object_table;

struct namespace_table {
  object_table objects;
};

struct param_table {
  object_table objects;
};

struct role_table {
  crd_authorizer authorizer; /* first: who decides by these */
  object_table roles, cluster_roles, role_bindings, cluster_role_bindings;
};

/* The first object of a name; NULL: there is none. */
const named_object *crd_find_object(const object_table *table, crd_string namespace_, crd_string name);

/* A Namespace as the API server stores it: named by a label, active. */
const crd_value *crd_stored_namespace(crd_arena *arena, const crd_value *object);
/* The same of one of which nothing but the name is known. */
const crd_value *crd_empty_namespace(crd_arena *arena, crd_string name);

/* The authorizer's function of a role_table. */
crd_authorizer_answer crd_decide_by_roles(const crd_authorizer *self, crd_arena *arena, const crd_user *user,
                                          const crd_authorizer_attributes *attributes);
