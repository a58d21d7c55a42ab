/* SPDX-License-Identifier: Apache-2.0 */
/* Products of quantities, rounding and scaled integers (apimachinery pkg/api/resource/{quantity,amount,scale_int}.go), of
 * libcrdchecks. */
#ifndef CRD_QUANTITY_MATH_H
#define CRD_QUANTITY_MATH_H

#include <crd/quantity.h>

CRD_BEGIN_DECLS

/* Quantity.Mul: false when the product is not held in 64 bits; it is right all the same. */
bool crd_quantity_multiply(crd_quantity *quantity, int64_t by);
/* Quantity.RoundUp: to a multiple of 10^scale, away from zero; whether nothing is lost. */
bool crd_quantity_round_up(crd_quantity *quantity, int32_t scale);
/* Quantity.ScaledValue: how often 10^scale goes into it, rounded up: away from zero in the small form, else towards more.
 * What is negative, not of the small form and less than 19 digits too long is one more, as it is upstream. False where the
 * result does not fit; upstream gives another number there, and also where the nanos of what is negative do not fit. */
bool crd_quantity_scaled_value(const crd_quantity *quantity, int32_t scale, int64_t *out);
/* The same number, and where it does not fit the one that upstream gives. */
int64_t crd_quantity_wrapped_value(const crd_quantity *quantity, int32_t scale);

CRD_END_DECLS

#endif
