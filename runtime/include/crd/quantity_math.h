/* SPDX-License-Identifier: Apache-2.0 */
/* Products of quantities, rounding and scaled integers (apimachinery pkg/api/resource/{quantity,amount,scale_int}.go), of
 * libcrdchecks. */
#ifndef CRD_QUANTITY_MATH_H
#define CRD_QUANTITY_MATH_H

#include <crd/quantity.h>

CRD_BEGIN_DECLS

/* Quantity.Mul: false when the product does not fit 64 bits; the quantity is correct anyway. */
bool crd_quantity_multiply(crd_quantity *quantity, int64_t by);
/* Quantity.RoundUp: rounds to a multiple of 10^scale, away from zero. True if the value was exact. */
bool crd_quantity_round_up(crd_quantity *quantity, int32_t scale);
/* Quantity.ScaledValue: the quantity divided by 10^scale, rounded away from zero in the small form, else towards plus
 * infinity. A negative quantity not in the small form and less than 19 digits too long is one more, as upstream. False where
 * the result does not fit; upstream returns another number there, and also where the nanos of a negative one do not fit. */
bool crd_quantity_scaled_value(const crd_quantity *quantity, int32_t scale, int64_t *out);
/* The same number; where it does not fit, the number that upstream returns. */
int64_t crd_quantity_wrapped_value(const crd_quantity *quantity, int32_t scale);

CRD_END_DECLS

#endif
