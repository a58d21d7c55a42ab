/* UTF-8 and numbers: what the readers and writers of this folder share. */
#ifndef CRD_TEXT_PRIVATE_H
#define CRD_TEXT_PRIVATE_H

#include <crd/string.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The bytes of the well-formed UTF-8 sequence at `p`, or 0 (Go's utf8.DecodeRune: shortest form, no surrogates). */
size_t utf8_length(const char *p, const char *end);
/* Decodes the code point at `p`, giving its length; U+FFFD and a length of 1 where it is not well-formed. `p` < `end`. */
uint32_t utf8_decode(const char *p, const char *end, size_t *length);
/* Writes a code point, giving the bytes written (at most 4); what is no code point becomes U+FFFD. */
size_t utf8_encode(char *out, uint32_t rune);

/* Whether Go's strconv.IsPrint says that a code point can be printed. */
bool rune_is_printable(uint32_t rune);

/* The double nearest to a decimal literal of JSON's grammar (also with leading zeros, without digits on one side of the
 * point, with a leading '+'), whatever the locale. False when it is out of range. */
bool decimal_parse(crd_string literal, double *number);

/* significand * 10^exponent where one rounding makes it exact (both exactly representable); false otherwise. */
bool decimal_exact(uint64_t significand, int64_t exponent, double *number);

/* The fewest digits that read back as `number` (finite, not negative): 0.DIGITS * 10^point, without trailing zeros. "0" with
 * a point of 1 for zero. Gives the number of digits. */
size_t shortest_digits(double number, char digits[20], int *point);

#endif
