/* SPDX-License-Identifier: Apache-2.0 */
#pragma once

#include <crd/generated/rule_set.h>

/* Go's zero value. */
crd_cel_value crd_cel_zero(crd_cel *cel, crd_zero zero);
/* Whether a struct can hold the value: an object, list or map without its contents, or a scalar. */
bool crd_cel_is_held(const crd_type *type, const crd_value *value);
