/* SPDX-License-Identifier: Apache-2.0 */
/* CEL expressions that objects of built-in kinds hold: match conditions of webhooks, expressions of admission policies,
 * selectors of devices. Whether one compiles decides whether the API server takes the object, so that libcrdcore asks.
 *
 * Who answers has the compiler; libcrdcore has not, and is given a judge in crd_builtin_request. */
#ifndef CRD_EXPRESSIONS_H
#define CRD_EXPRESSIONS_H

#include <crd/arena.h>
#include <crd/errors.h>

CRD_BEGIN_DECLS

/* What an expression is for: what it sees, and what it must give. */
typedef enum crd_expression_use {
  CRD_EXPRESSION_CONDITION,  /* a match condition of a webhook or policy: bool */
  CRD_EXPRESSION_VARIABLE,   /* of a policy: anything */
  CRD_EXPRESSION_VALIDATION, /* bool */
  CRD_EXPRESSION_MESSAGE,    /* string; sees no authorizer */
  CRD_EXPRESSION_ANNOTATION, /* string or null */
  CRD_EXPRESSION_APPLY,      /* Object */
  CRD_EXPRESSION_PATCH,      /* list(JSONPatch) */
  CRD_EXPRESSION_DEVICE,     /* a selector of devices (resource.k8s.io): bool, or what is not known */
  CRD_EXPRESSION_ATTRIBUTE   /* a derived attribute of a device: a scalar, with list_attributes a list of them too */
} crd_expression_use;

/* What the judge keeps between the expressions of one policy: its variables. */
typedef struct crd_expression_variables crd_expression_variables;

typedef struct crd_expression {
  crd_expression_use use;
  crd_string source;
  unsigned kubernetes_minor; /* of the API server; 0: the newest */
  bool stored;               /* the stored object has it: it may use what only the newest library has (StoredExpressions) */
  /* Of admission: */
  bool params; /* `params` is declared */
  /* Of the expressions of one policy, in their order: points to NULL at the first. A variable is added to it. NULL: there
   * is no `variables`. */
  crd_expression_variables **variables;
  crd_string name; /* of a variable */
  /* Of devices, by feature gate: */
  bool consumable_capacity, list_attributes;
} crd_expression;

typedef struct crd_expression_verdict {
  crd_string error;    /* the API server's text; empty: it compiles */
  crd_error_type type; /* CRD_ERROR_INVALID or CRD_ERROR_INTERNAL */
  uint64_t cost;       /* of devices: what it costs at most; UINT64_MAX: nobody can say */
} crd_expression_verdict;

typedef struct crd_expression_judge crd_expression_judge;
struct crd_expression_judge {
  /* All that it makes lives in the arena. */
  crd_expression_verdict (*check)(const crd_expression_judge *self, crd_arena *arena, const crd_expression *expression);
};

CRD_END_DECLS

#endif
