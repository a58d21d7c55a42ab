/* SPDX-License-Identifier: Apache-2.0 */
/* The values of literals. */
#ifndef CRDC_CEL_TEXT_LITERAL_H
#define CRDC_CEL_TEXT_LITERAL_H

#include "cel/text/lexer.h"

/* The value of a string or bytes literal, quotes included (after the b of bytes). On failure the reason is in `error`. */
bool crdc_cel_unescape(crd_arena *arena, crd_string literal, bool is_bytes, crd_string *value, const char **error);

/* The value of a number with or without a sign before it, a text or bytes, true, false or null. The reason when it has none,
 * else NULL. */
const char *crdc_cel_literal_value(crd_arena *arena, bool negative, const token *literal, cel_constant *constant);

#endif
