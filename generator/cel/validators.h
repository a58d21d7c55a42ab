/* SPDX-License-Identifier: Apache-2.0 */
/* Checks of an expression after the type check. */
#pragma once

#include "cel/text/ast.h"

/* Calls `visit` for every node, parents first. */
void crdc_cel_visit(cel_node *node, void (*visit)(cel_node *node, void *data), void *data);

/* The validators of the Kubernetes environment: literal durations, timestamps and patterns, homogeneous lists and maps, and
 * format strings. They add issues. */
void crdc_cel_validate(cel_ast *ast, const cel_environment *environment);

/* The type check alone: crdc_cel_check without the validators. */
bool crdc_cel_check_types(cel_ast *ast, const cel_environment *environment);

/* Checks string.format with a literal format and a list literal: every clause fits its argument, and their numbers are
 * equal. */
void crdc_cel_validate_format(cel_ast *ast, const cel_node *call, const cel_type *self);

/* Whether Go's time.ParseDuration accepts the text; likewise time.Parse with RFC 3339. */
bool crdc_cel_is_duration(crd_string text);
bool crdc_cel_is_timestamp(crd_string text);
