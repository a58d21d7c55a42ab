/* SPDX-License-Identifier: Apache-2.0 */
/* A rule of x-kubernetes-validations, compiled once: what checking it, its costs, its listing and its lowering read. */
#pragma once

#include "cel/text/ast.h"

/* The most that evaluating a rule may cost. */
typedef struct rule_cost {
  uint64_t once, message; /* of the rule and of its messageExpression; 0 where that does not compile */
  uint64_t cardinality;   /* how often the rule's node occurs at most where lists and maps have no limits */
} rule_cost;

typedef struct compiled_rule {
  const validation_rule *rule;
  const cel_type *self;              /* NULL: CEL does not know the type of the node, and nothing was compiled */
  unsigned version, message_version; /* of the libraries that the rule and its messageExpression may use */
  bool compiles;                     /* it can be run; without `error` it is blank where it cannot */
  bool has_message;                  /* and so can its messageExpression */
  crd_string error, message_error;   /* in the API server's words; empty: none */
  location error_location, message_error_location;
  const char *hint, *message_hint; /* what the names were meant to be that they do not know; NULL: unknown */
  bool uses_old_self, optional_old_self;
  crd_string field_path; /* rendered, to be appended to the node's path: ".a.b[k]"; empty: none, or not a valid one */
  cel_ast ast, message;  /* root NULL where nothing was compiled or did not check */
  bool estimated;        /* `cost` is known */
  rule_cost cost;
} compiled_rule;

/* The library versions that an API server of a minor lets new expressions use: those of the minor before. */
static inline unsigned cel_version_of_new_rules(unsigned kubernetes_minor) {
  return kubernetes_minor - 1;
}

/* The library versions of a rule's expressions where objects are judged: an operator's rules (the layers above the CRD) are
 * no API server's, and have the newest. */
static inline unsigned cel_version_of_layer(unsigned layer, unsigned kubernetes_minor) {
  return layer == CRD_LAYER_CRD ? kubernetes_minor : CRD_KUBERNETES_NEWEST;
}

/* The rule at `node`, whose values have the type `self` of `types`, compiled for those versions of the libraries. What it
 * comes to hangs on the rule, and is what later calls get for which nothing would change; it lives as long as `types`, which
 * must live as long as the rule. Mirrors apiextensions-apiserver pkg/apiserver/schema/cel/compilation.go (compileRule). */
compiled_rule *crdc_rule_compile(cel_types *types, const cel_type *self, const schema *node, validation_rule *rule,
                                 unsigned version, unsigned message_version);

/* What it costs, estimated when it is first asked for. */
const rule_cost *crdc_rule_cost_of(compiled_rule *compiled);

/* The fieldPath as an error names a field: "a.b[k]". */
static inline crd_string rule_field_name(const compiled_rule *compiled) {
  crd_string path = compiled->field_path;
  return path.size && path.data[0] == '.' ? (crd_string){path.data + 1, path.size - 1} : path;
}
