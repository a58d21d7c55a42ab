/* SPDX-License-Identifier: Apache-2.0 */
/* The rules of a schema node in type tables: texts, and the C functions that they are compiled to. */
#ifndef CRD_GENERATED_RULE_H
#define CRD_GENERATED_RULE_H

#include <crd/string.h>

CRD_BEGIN_DECLS

/* The state of an evaluation (crd/generated/cel.h). */
typedef struct crd_cel crd_cel;
/* An expression as data (crd/generated/program.h). */
typedef struct crd_program crd_program;

/* The result of a boolean CEL expression. Errors are values: && || and the macros absorb them. */
typedef enum crd_cel_truth {
  CRD_CEL_FALSE,
  CRD_CEL_TRUE,
  CRD_CEL_ERROR /* crd_cel.error says which */
} crd_cel_truth;

/* A compiled rule. `self` and `old_self` point to the storage of the node's type (crd/types.h): the struct of an object, the
 * list or map header, the scalar. `old_self` is NULL where there is no old value. A rule on the tree takes nodes of the
 * value tree (crd_value) instead. */
typedef crd_cel_truth crd_cel_rule_fn(crd_cel *cel, const void *self, const void *old_self);
/* A compiled messageExpression: returns true and the text in `message`, or false for an error. */
typedef bool crd_cel_message_fn(crd_cel *cel, const void *self, const void *old_self, crd_string *message);

typedef struct crd_rule {
  crd_string rule;               /* the CEL text, trimmed */
  crd_string message;            /* trimmed; may be empty */
  crd_string message_expression; /* may be empty */
  crd_string field_path;         /* appended to the node's path: ".a.b", "[k]"; may be empty */
  uint8_t reason;                /* crd_error_type */
  uint8_t layer;                 /* crd_layer */
  bool uses_old_self, optional_old_self;
  /* Reads structs, for a kind that is compiled in; NULL for kinds that are loaded at run time. */
  crd_cel_rule_fn *evaluate;
  crd_cel_message_fn *evaluate_message; /* NULL without messageExpression */
  /* The same over the value tree, which also works for values that no struct can hold: of a wrong type that ratcheting let
   * through, or 2.0 in place of an int64. It is a CEL error only if the rule reads such a value. NULL: the rule, which is
   * stored already, does not compile; `message` is the error for objects. */
  const crd_program *program, *message_program;
} crd_rule;

CRD_END_DECLS

#endif
