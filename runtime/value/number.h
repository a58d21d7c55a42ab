/* SPDX-License-Identifier: Apache-2.0 */
/* Decimal numbers and doubles, whatever the locale. */
#pragma once

#include "../base/kin.h"
#include <crd/arena.h>
#include <crd/string.h>
#include <stdbool.h>
#include <stdint.h>

/* The double nearest to a decimal literal of JSON's grammar. Leading zeros, a leading '+' and a point without digits on one
 * side are also accepted. It does not depend on the locale. False if the number is out of range. */
bool crd_decimal_parse(crd_string literal, double *number);

/* significand * 10^exponent, if both are exact doubles so that one rounding gives the nearest double; false otherwise. */
bool crd_decimal_exact(uint64_t significand, int64_t exponent, double *number);

/* The fewest digits that parse as `number` (finite, not negative): 0.DIGITS * 10^point, without trailing zeros. For zero
 * they are "0" with a point of 1. Returns the number of digits. */
size_t crd_shortest_digits(double number, char digits[20], int *point);

/* strconv.IsPrint */
CRD_KIN bool crd_rune_is_printable(uint32_t rune);

/* The number of bytes that crd_text_add_quoted adds. */
size_t crd_quoted_size(crd_arena *arena, crd_string string);
