/* SPDX-License-Identifier: Apache-2.0 */
/* A rule of x-kubernetes-validations, compiled once for all users: the check, the costs, the listing and the lowering. */
#pragma once

#include "cel/text/ast.h"

/* The highest cost of evaluating a rule. */
typedef struct rule_cost {
  uint64_t once, message; /* of the rule and of its messageExpression; 0 where that does not compile */
  uint64_t cardinality;   /* how often the rule's node can occur, where lists and maps have no limits */
} rule_cost;

typedef struct compiled_rule {
  const validation_rule *rule;
  const cel_type *self;              /* NULL: the node has no type in CEL, and nothing was compiled */
  unsigned version, message_version; /* of the libraries that the rule and its messageExpression may use */
  bool compiles;                     /* the rule can run; if it cannot and `error` is empty, the rule is blank */
  bool has_message;                  /* its messageExpression can run */
  crd_string error, message_error;   /* in the API server's words; empty: none */
  location error_location, message_error_location;
  const char *hint, *message_hint; /* the likely meaning of unknown names; NULL: unknown */
  bool uses_old_self, optional_old_self;
  crd_string field_path; /* formatted, to be appended to the node's path: ".a.b[k]"; empty: absent or invalid */
  cel_ast ast, message;  /* root NULL: nothing was compiled, or the check failed */
  bool estimated;        /* `cost` is set */
  rule_cost cost;
} compiled_rule;

/* The library version that an API server of a minor allows in new expressions: that of the minor before. */
static inline unsigned cel_version_of_new_rules(unsigned kubernetes_minor) {
  return kubernetes_minor - 1;
}

/* The library version of a rule's expressions when objects are judged. An operator's rules (the layers above the CRD) do not
 * depend on the API server, and have the newest. */
static inline unsigned cel_version_of_layer(unsigned layer, unsigned kubernetes_minor) {
  return layer == CRD_LAYER_CRD ? kubernetes_minor : CRD_KUBERNETES_NEWEST;
}

/* Compiles the rule at `node`, whose values have the type `self` of `types`, for those library versions. The result is
 * cached in the rule and returned again where nothing would change. It lives as long as `types`, and `types` must live as
 * long as the rule. Mirrors apiextensions-apiserver pkg/apiserver/schema/cel/compilation.go (compileRule). */
compiled_rule *crdc_rule_compile(cel_types *types, const cel_type *self, const schema *node, validation_rule *rule,
                                 unsigned version, unsigned message_version);

/* The cost of a rule; the first call estimates it. */
const rule_cost *crdc_rule_cost_of(compiled_rule *compiled);

/* The fieldPath as an error names a field: "a.b[k]". */
static inline crd_string rule_field_name(const compiled_rule *compiled) {
  crd_string path = compiled->field_path;
  return path.size && path.data[0] == '.' ? (crd_string){path.data + 1, path.size - 1} : path;
}
