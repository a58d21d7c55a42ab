/* SPDX-License-Identifier: Apache-2.0 */
/* C source text of values. All functions append to `out`. */
#pragma once

#include <crd/arena.h>
#include <stdint.h>

/* The most bytes of a string literal that C99 compilers must take (5.2.4.1: 4095 characters); longer texts are arrays of
 * char. */
#define LITERAL_MAX 4000

/* "text" with escapes: any bytes, no trigraphs. At most LITERAL_MAX bytes. */
void crdc_literal_string(crd_text *out, crd_string text);
/* 't', 'e', ... 0: the items of a char array, several lines of at most 120 columns. */
void crdc_literal_chars(crd_text *out, crd_string text);
/* 5, INT64_C(5000000000), INT64_MIN. */
void crdc_literal_int(crd_text *out, int64_t number);
/* The shortest text that reads back as the same double, with a point or an exponent. */
void crdc_literal_double(crd_text *out, double number);
/* The text made fit for the inside of a comment: one line, at most `limit` bytes, and nothing that ends or opens a comment.
 */
crd_string crdc_literal_comment(crd_arena *arena, crd_string text, size_t limit);
