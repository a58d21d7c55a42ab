/* SPDX-License-Identifier: Apache-2.0 */
/* Checks on a tree whose types are right. */
#pragma once

#include "cel/text/ast.h"

/* Calls `visit` for every node, the node before its parts. */
void crdc_cel_visit(cel_node *node, void (*visit)(cel_node *node, void *data), void *data);

/* The validators of the Kubernetes environment: literal durations, timestamps and patterns, homogeneous lists and maps,
 * format strings. Adds issues. */
void crdc_cel_validate(cel_ast *ast, const cel_environment *environment);

/* The part of crdc_cel_check before the validators. */
bool crdc_cel_check_types(cel_ast *ast, const cel_environment *environment);

/* string.format with a literal format and a list literal: every clause fits its argument and there are as many as arguments.
 */
void crdc_cel_validate_format(cel_ast *ast, const cel_node *call, const cel_type *self);

/* Whether Go's time.ParseDuration, and time.Parse with RFC 3339, take the text. */
bool crdc_cel_is_duration(crd_string text);
bool crdc_cel_is_timestamp(crd_string text);
