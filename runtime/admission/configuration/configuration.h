/* SPDX-License-Identifier: Apache-2.0 */
/* The configuration of admission, parsed from its objects for the plugins. */
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
  crd_string error; /* LabelSelectorAsSelector's error; empty: none */
  label_requirement *requirements;
  size_t count; /* 0: selects everything */
} label_selector;

/* "pods/exec" of a rule, split; "*" is any. */
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

/* The policies or webhooks of a list that have the same rules. */
typedef struct rule_class {
  const match_rules *rules; /* NULL: they may match every request */
  bool equivalent;
  size_t *members; /* their indexes in the list, ascending */
  size_t count, room;
} rule_class;

/* Finds the policies or webhooks of a list whose rules may match a request, without a search of the list (rule_index.c). It
 * is built once, with the configuration. */
typedef struct rule_index {
  size_t count;                 /* of the list */
  rule_class everything;        /* its rules are NULL */
  name_table known;             /* classes, by the bytes of the rules */
  name_table targets;           /* lists of classes, by "group/resource" of the rules, "*" for any */
  bool any_group, any_resource; /* whether `targets` has "*" for a group, for a resource */
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
  bool only_denies;              /* all of them are Deny */
  const crd_value *action_value; /* validationActions as a tree; NULL: none */
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
  const crd_value *object; /* the whole policy, as v1 */
  const crd_value *spec;
  const crd_value *validations; /* of the spec; NULL: none */
  crd_policy_program program;
} admission_policy;

/* Whether a policy has an effect: it needs a binding. */
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
  const crd_value *object;     /* the whole webhook */
  crd_policy_program program;  /* of the conditions */
} admission_webhook;

struct crd_admission_configuration {
  crd_arena *arena;
  crd_admission_setup setup;
  admission_policy **validating, **mutating; /* with bindings or without, by name */
  size_t validating_count, mutating_count;
  admission_webhook **validating_hooks, **mutating_hooks; /* in the order in which they are called */
  size_t validating_hook_count, mutating_hook_count;
  rule_index validating_rules, mutating_rules, validating_hook_rules, mutating_hook_rules; /* only of policies in force */
  resource_table *resources;                                                               /* built-in kinds and CRDs */
  struct namespace_table *namespaces;
  struct role_table *roles;
  struct param_table *params;
  crd_admission_counts counts;
  struct gathered_objects *gathered; /* the added objects, until crd_admission_configuration_finish */
};

/* Objects that are looked up by name: namespaces, parameters, roles. They have the form of the API server's informers:
 * built-in ones are decoded by their types and have no apiVersion and kind. */

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
  crd_authorizer authorizer; /* the first member, for the cast in its function */
  object_table roles, cluster_roles, role_bindings, cluster_role_bindings;
};

/* The first object of a name; NULL: there is none. */
const named_object *crd_find_object(const object_table *table, crd_string namespace_, crd_string name);

/* A Namespace as the API server stores it: with its name as a label, active. */
const crd_value *crd_stored_namespace(crd_arena *arena, const crd_value *object);
/* The same for a Namespace of which only the name is known. */
const crd_value *crd_empty_namespace(crd_arena *arena, crd_string name);

/* The authorizer's function of a role_table. */
crd_authorizer_answer crd_decide_by_roles(const crd_authorizer *self, crd_arena *arena, const crd_user *user,
                                          const crd_authorizer_attributes *attributes);
