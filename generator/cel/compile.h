/* SPDX-License-Identifier: Apache-2.0 */
/* An expression on its way to a program: parsed, checked and planned in one go, for everybody who compiles any. */
#pragma once

#include "cel/text/ast.h"

/* How far an expression comes. */
typedef enum cel_outcome {
  CEL_COMPILED,
  CEL_HAS_ISSUES,   /* it does not parse or check: ast->issues */
  CEL_WRONG_RESULT, /* environment->takes refuses its type; it is not planned */
  CEL_NO_PROGRAM    /* no program can be made of it: ast->refusal */
} cel_outcome;

/* Compiles an expression, which lives as long as the tree. The root is NULL where it does not parse. */
cel_outcome crdc_cel_compile(cel_ast *ast, crd_arena *arena, crd_string source, const cel_environment *environment);
/* The same of a tree that crdc_cel_parse_version has left, whatever came of it: for environments that are made of the names
 * which an expression has. */
cel_outcome crdc_cel_compile_parsed(cel_ast *ast, const cel_environment *environment);

/* What the API server says of CEL_HAS_ISSUES and CEL_NO_PROGRAM: "compilation failed: ...", "program instantiation failed:
 * ..."; `owner` goes before it: "" or "messageExpression ". */
crd_string crdc_cel_refusal(crd_arena *arena, const cel_ast *ast, cel_outcome outcome, const char *owner);
