/* SPDX-License-Identifier: Apache-2.0 */
/* CEL expressions that objects of built-in kinds hold: match conditions of webhooks, expressions of admission policies,
 * selectors of devices. The API server refuses an object with an expression that does not compile.
 *
 * libcrdcore has no CEL compiler. A program that links the compiler sets a judge in crd_builtin_request. */
#ifndef CRD_EXPRESSIONS_H
#define CRD_EXPRESSIONS_H

#include <crd/arena.h>
#include <crd/errors.h>

CRD_BEGIN_DECLS

/* The use of an expression. It decides which variables are declared, and the type of the result. */
typedef enum crd_expression_use {
  CRD_EXPRESSION_CONDITION,  /* a match condition of a webhook or policy: bool */
  CRD_EXPRESSION_VARIABLE,   /* of a policy: anything */
  CRD_EXPRESSION_VALIDATION, /* bool */
  CRD_EXPRESSION_MESSAGE,    /* string; no `authorizer` */
  CRD_EXPRESSION_ANNOTATION, /* string or null */
  CRD_EXPRESSION_APPLY,      /* Object */
  CRD_EXPRESSION_PATCH,      /* list(JSONPatch) */
  CRD_EXPRESSION_DEVICE,     /* a selector of devices (resource.k8s.io): bool or dyn */
  CRD_EXPRESSION_ATTRIBUTE   /* a derived attribute of a device: a scalar, with list_attributes a list of them too */
} crd_expression_use;

/* The variables of a policy, which the judge keeps between the policy's expressions. */
typedef struct crd_expression_variables crd_expression_variables;

typedef struct crd_expression {
  crd_expression_use use;
  crd_string source;
  unsigned kubernetes_minor; /* of the API server; 0: the newest */
  bool stored;               /* the stored object has it: functions of the newest library are allowed (StoredExpressions) */
  /* Of admission: */
  bool params; /* `params` is declared */
  /* The same for all expressions of one policy, which are checked in order; points to NULL before the first. The judge adds
   * each variable to it. NULL: `variables` is not declared. */
  crd_expression_variables **variables;
  crd_string name; /* of a variable */
  /* Of devices, by feature gate: */
  bool consumable_capacity, list_attributes;
} crd_expression;

typedef struct crd_expression_verdict {
  crd_string error;    /* the API server's text; empty: it compiles */
  crd_error_type type; /* CRD_ERROR_INVALID or CRD_ERROR_INTERNAL */
  uint64_t cost;       /* of devices: the estimated cost at most; UINT64_MAX: no estimate */
} crd_expression_verdict;

typedef struct crd_expression_judge crd_expression_judge;
struct crd_expression_judge {
  /* The verdict and the variables live in the arena. */
  crd_expression_verdict (*check)(const crd_expression_judge *self, crd_arena *arena, const crd_expression *expression);
};

CRD_END_DECLS

#endif
