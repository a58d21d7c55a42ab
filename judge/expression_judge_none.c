/* SPDX-License-Identifier: Apache-2.0 */
/* Without a compiler expressions are not judged. */
#include "expression_judge.h"
#include <stddef.h>

const crd_expression_judge *const crdc_expression_judge = NULL;
