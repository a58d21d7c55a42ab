/* SPDX-License-Identifier: Apache-2.0 */
/* The forms of cases about values: what rules over them must say is written here. */
#ifndef TESTS_CONFORMANCE_CEL_APIEXT_H
#define TESTS_CONFORMANCE_CEL_APIEXT_H

#include "cel_crds.h"

/* {lhs, rhs, expect.equal}: two values with their schemas, compared both ways. */
void run_equality(suite *suite, const crd_value *row);
/* {value, schema, expect}: size, keys or items, and the sum of a list and another. */
void run_value(suite *suite, const crd_value *row);

#endif
