/* SPDX-License-Identifier: Apache-2.0 */
/* Issues of an expression; internal to the CEL front end. */
#pragma once

#include "cel/text/ast.h"

/* Adds an issue at a position in code points, or at CEL_NO_PLACE. Only the first 100 are kept (common.Errors). */
void crdc_cel_issue_add(cel_ast *ast, uint32_t position, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Does the same with a text of any bytes, which must live as long as the tree. */
void crdc_cel_issue_add_text(cel_ast *ast, uint32_t position, crd_string message);

/* Sets the hint (cel/hint.h) of the last added issue. */
void crdc_cel_issue_hint(cel_ast *ast, crd_string hint);
/* The hints of all issues as one text, in the order in which the issues are displayed; NULL when there is none. */
const char *crdc_cel_issues_hints(crd_arena *arena, const cel_ast *ast);

/* The place of an issue in the CRD's file; `start` is that of the expression's scalar. The function searches for the
 * expression's lines one after the other behind `start`, which works for plain, quoted and literal scalars. For folded and
 * escaped scalars it returns `start`. */
location crdc_cel_issue_location(const cel_ast *ast, const cel_issue *issue, location start);
