/* SPDX-License-Identifier: Apache-2.0 */
/* Quantities of Kubernetes ("500m", "1.5Gi", "2e3") as apimachinery reads, compares, adds and prints them
 * (pkg/api/resource/quantity.go): whole numbers of nanos. Usable without CEL; nothing allocates but
 * crd_quantity_format. */
#ifndef CRD_QUANTITY_H
#define CRD_QUANTITY_H

#include <crd/arena.h>
#include <crd/string.h>

CRD_BEGIN_DECLS

/* Any number of digits and any exponent is accepted, as upstream does. Of a number of nanos with more than
 * CRD_QUANTITY_DIGITS digits between its first and its last nonzero digit, the first ones are kept, and `more` is set. */
enum crd_quantity_limit { CRD_QUANTITY_DIGITS = 396, CRD_QUANTITY_LIMBS = 48 };

/* The form in which a quantity was written and is printed (resource.Format). */
typedef enum crd_quantity_form {
  CRD_QUANTITY_DECIMAL_SI,      /* n u m k M G T P E, or nothing */
  CRD_QUANTITY_BINARY_SI,       /* Ki Mi Gi Ti Pi Ei */
  CRD_QUANTITY_DECIMAL_EXPONENT /* e3, E3 */
} crd_quantity_form;

typedef struct crd_quantity {
  uint32_t limbs[CRD_QUANTITY_LIMBS]; /* the magnitude in nanos, least first, base 10^9; valid below `used` */
  int32_t far;                        /* how many lower limbs are left out; they are zero unless `more` */
  uint8_t used;                       /* how many limbs there are: the last is not zero; 0 for zero */
  uint8_t form;                       /* crd_quantity_form */
  bool negative;                      /* never of zero */
  bool small;                         /* upstream holds it as int64 value * 10^scale: only then it can be an integer */
  bool more;                          /* the limbs left out are not all zero */
  int32_t scale;                      /* the power of ten of upstream's form, small or not */
  int64_t value;                      /* if `small` */
  crd_string kept; /* if `small`: the text that was parsed, which upstream may print again; else empty. Borrowed */
} crd_quantity;

/* resource.ParseQuantity: fractions below nanos round away from zero, binary ones are capped at 2^63-1. False with
 * upstream's text in `error` (static; may be NULL). `text` must outlive calls of crd_quantity_text. */
CRD_MUST_CHECK bool crd_quantity_parse(crd_string text, crd_quantity *out, crd_string *error);
/* The parts of a quantity's text. */
typedef struct crd_quantity_parts {
  bool negative, digits;          /* digits: there is a digit, perhaps a zero */
  crd_string whole, part, suffix; /* the digits before the point without leading zeros, the digits behind it */
} crd_quantity_parts;
/* parseQuantityString: false for what has not the form of a quantity. */
CRD_MUST_CHECK bool crd_quantity_split(crd_string text, crd_quantity_parts *out);
/* resource.NewQuantity. */
crd_quantity crd_quantity_of_int(int64_t value, crd_quantity_form form);
/* Quantity.CanonicalizeBytes: the canonical form, number and suffix. If there is no suffix for the exponent (1000E, as
 * 10^21) it is left out, as upstream does. In the arena. */
crd_string crd_quantity_format(crd_arena *arena, const crd_quantity *quantity);
/* Quantity.String and MarshalJSON: the text that was parsed if upstream keeps it, even if it is not canonical ("+1", "007",
 * "1.500"), else as crd_quantity_format. */
crd_string crd_quantity_text(crd_arena *arena, const crd_quantity *quantity);
/* Quantity.Cmp by value: -1, 0 or 1. */
int crd_quantity_compare(const crd_quantity *a, const crd_quantity *b);
/* Quantity.Sign: -1, 0 or 1. */
int crd_quantity_sign(const crd_quantity *quantity);
/* Quantity.Add and Quantity.Sub: a + b, a - b; the form is that of `a`, or of `b` where `a` is zero. */
crd_quantity crd_quantity_add(const crd_quantity *a, const crd_quantity *b);
crd_quantity crd_quantity_subtract(const crd_quantity *a, const crd_quantity *b);
/* Quantity.AsInt64: false for what is no whole number, does not fit, or is not held in the small form. */
CRD_MUST_CHECK bool crd_quantity_as_int(const crd_quantity *quantity, int64_t *out);
/* Quantity.ScaledValue: the value times ten to the power of `digits` (0 or 3: Value, MilliValue), rounded up, as a float;
 * exact where it is below 2^53. */
double crd_quantity_ceil(const crd_quantity *quantity, int digits);
/* Quantity.AsApproximateFloat64. */
double crd_quantity_as_double(const crd_quantity *quantity);

CRD_END_DECLS

#endif
