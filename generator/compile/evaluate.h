/* SPDX-License-Identifier: Apache-2.0 */
/* One expression over one value: compiled with the types of a CRD into memory, and run there. */
#ifndef CRDC_COMPILE_EVALUATE_H
#define CRDC_COMPILE_EVALUATE_H

#include "compile/explain.h"
#include "compile/libcrdc.h"
#include <crd/generated/cel_value.h>

typedef struct evaluation {
  crd_string expression;
  const crd_value *object, *old_object; /* whole objects; old_object may be NULL. Without an object there is no self */
  crd_string path;                      /* of self in the object: ".spec.list[0].map[key]", empty for the root */
  unsigned kubernetes_minor;            /* 0: 37 */
  unsigned layer;                       /* CRD_LAYER_...; 0: CRD_LAYER_CRD. Beyond it docs/cel.md holds too */
  const char *feature_gates, *config;   /* for gates.X and config.x: a flag's text, a file; NULL: the defaults */
  bool explains;                        /* `parts` are wanted */
  /* What comes of it; all of it lives as long as the arena. */
  crd_string type;  /* the expression's, as messages print it */
  crd_string value; /* as JSON; durations, timestamps and other values that JSON lacks as strings */
  crd_string error; /* of the evaluation; empty without */
  uint64_t cost;
  explained_parts parts; /* the values of all sub-expressions */
} evaluation;

/* Evaluates with the CRDs of the compilation, which should count as stored; without an object none are needed. False with
 * diagnostics when the expression does not compile, the path leads nowhere or no CRD has the object's kind; an error of CEL
 * is a result. */
bool crdc_compilation_evaluate(crd_arena *arena, compilation *compilation, evaluation *evaluation, diagnostics *diagnostics);

/* What the expressions of such an evaluation see; NULL with diagnostics. It lives as long as the arena and the compilation.
 */
const cel_environment *crdc_compilation_environment(crd_arena *arena, compilation *compilation, const evaluation *evaluation,
                                                    diagnostics *diagnostics);

#endif
