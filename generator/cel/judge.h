/* What the API server's compiler says of one rule: its errors, and its costs. */
#ifndef CRDC_CEL_JUDGE_H
#define CRDC_CEL_JUDGE_H

#include "cel/ast.h"

typedef struct rule_judgement {
  crd_string error, message_error; /* empty: none; of the rule, and of its messageExpression, which is then compiled too */
  location error_location, message_error_location;
  const char *hint, *message_hint; /* what the names were meant to be that they do not know; NULL: unknown */
  bool uses_old_self;
  bool has_message;            /* the messageExpression compiles */
  uint64_t cost, message_cost; /* the most one evaluation may cost; 0 with an error */
  uint64_t cardinality;        /* how often the rule's node occurs at most where lists and maps have no limits */
  crd_string field_path;       /* rendered, "a.b[k]"; empty: none, or not a valid one */
  cel_ast ast, message;        /* root NULL where nothing was compiled */
} rule_judgement;

/* The library versions that an API server of a minor lets new expressions use: those of the minor before. */
static inline unsigned cel_version_of_new_rules(unsigned kubernetes_minor) {
  return kubernetes_minor - 1;
}

/* The library versions of a rule's expressions where objects are judged: an operator's rules (the layers above the CRD) are
 * no API server's, and have the newest. */
static inline unsigned cel_version_of_layer(unsigned layer, unsigned kubernetes_minor) {
  return layer == CRD_LAYER_CRD ? kubernetes_minor : CEL_NEWEST_VERSION;
}

/* Compiles the rule at `node`, whose values have type `self`. The versions are those of the libraries that the rule and its
 * messageExpression may use. Mirrors apiextensions-apiserver pkg/apiserver/schema/cel/compilation.go (compileRule). */
void rule_judge(rule_judgement *judgement, crd_arena *arena, const cel_type *self, const schema *node,
                const validation_rule *rule, unsigned version, unsigned message_version);

#endif
