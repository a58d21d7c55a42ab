/* SPDX-License-Identifier: Apache-2.0 */
/* Problems found in an expression; inside the CEL front end only. */
#pragma once

#include "cel/text/ast.h"

/* Adds an issue at a position in code points, or CEL_NO_PLACE. Only the first 100 are kept (common.Errors). */
void crdc_cel_issue_add(cel_ast *ast, uint32_t position, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* The same with a text of any bytes, which lives as long as the tree. */
void crdc_cel_issue_add_text(cel_ast *ast, uint32_t position, crd_string message);

/* What was meant (cel/hint.h), of the issue that was added last. */
void crdc_cel_issue_hint(cel_ast *ast, crd_string hint);
/* The hints of all issues as one text, in the order in which the issues are displayed; NULL when there is none. */
const char *crdc_cel_issues_hints(crd_arena *arena, const cel_ast *ast);

/* The place in the CRD's file of an issue of an expression whose scalar starts at `start`: the expression's lines are looked
 * for one after the other behind it, which finds them in plain, quoted and literal scalars alike. Folded and escaped ones
 * give the scalar's start. */
location crdc_cel_issue_location(const cel_ast *ast, const cel_issue *issue, location start);
