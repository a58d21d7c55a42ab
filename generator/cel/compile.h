/* SPDX-License-Identifier: Apache-2.0 */
/* Compiles an expression in one call: parse, check and plan. All callers that compile expressions use it. */
#pragma once

#include "cel/text/ast.h"

/* How far the compilation of an expression gets. */
typedef enum cel_outcome {
  CEL_COMPILED,
  CEL_HAS_ISSUES,   /* it does not parse or check: ast->issues */
  CEL_WRONG_RESULT, /* environment->takes refuses its type; it is not planned */
  CEL_NO_PROGRAM    /* no program can be made of it: ast->refusal */
} cel_outcome;

/* Compiles an expression. `source` must live as long as the tree. The root is NULL where the expression does not parse. */
cel_outcome crdc_cel_compile(cel_ast *ast, crd_arena *arena, crd_string source, const cel_environment *environment);
/* Compiles a tree that crdc_cel_parse_version returned, with or without issues. It is for environments that depend on the
 * names in the expression. */
cel_outcome crdc_cel_compile_parsed(cel_ast *ast, const cel_environment *environment);

/* The API server's message for CEL_HAS_ISSUES and CEL_NO_PROGRAM: "compilation failed: ...", "program instantiation failed:
 * ..."; `owner` is its prefix: "" or "messageExpression ". */
crd_string crdc_cel_refusal(crd_arena *arena, const cel_ast *ast, cel_outcome outcome, const char *owner);
