/* SPDX-License-Identifier: Apache-2.0 */
/* Evaluates one expression on one value, in memory, with the types of a CRD. */
#ifndef CRDC_COMPILE_EVALUATE_H
#define CRDC_COMPILE_EVALUATE_H

#include "compile/explain.h"
#include "compile/libcrdc.h"
#include <crd/generated/cel_value.h>

typedef struct evaluation {
  crd_string expression;
  const crd_value *object, *old_object; /* whole objects; old_object may be NULL. Without an object self is not declared */
  crd_string path;                      /* of self in the object: ".spec.list[0].map[key]", empty for the root */
  unsigned kubernetes_minor;            /* 0: 37 */
  unsigned layer;                       /* CRD_LAYER_...; 0: CRD_LAYER_CRD. Above it docs/cel.md applies too */
  const char *feature_gates, *config;   /* for gates.X and config.x: a flag's text, a file; NULL: the defaults */
  bool explains;                        /* `parts` is filled in */
  /* The results; the arena owns them. */
  crd_string type;  /* of the expression, as messages print it */
  crd_string value; /* as JSON; durations, timestamps and other values that JSON lacks are strings */
  crd_string error; /* of the evaluation; empty: none */
  uint64_t cost;
  explained_parts parts; /* the values of all sub-expressions */
} evaluation;

/* Evaluates with the CRDs of the compilation, which should be treated as stored; without an object it needs no CRD. False
 * with diagnostics when the expression does not compile, the path does not exist or no CRD has the object's kind. A CEL
 * error is a result. */
bool crdc_compilation_evaluate(crd_arena *arena, compilation *compilation, evaluation *evaluation, diagnostics *diagnostics);

/* The environment of such an evaluation; NULL with diagnostics. It lives as long as the arena and the compilation. */
const cel_environment *crdc_compilation_environment(crd_arena *arena, compilation *compilation, const evaluation *evaluation,
                                                    diagnostics *diagnostics);

#endif
