/* SPDX-License-Identifier: Apache-2.0 */
/* Fields that may be absent and that a rule reads all the same. */
#pragma once

#include "cel/rule.h"

typedef struct absent_field {
  const schema *object;
  const property *property; /* of the object; neither required nor given by a default */
  const cel_node *read;     /* where the rule reads it first */
} absent_field;

/* The fields that a rule reads where the rule itself does not keep what is absent from ending it: no has(), no other side of
 * && or || decides first in every object that lacks them. Each once, in the order of the text, `room` at most; gives how
 * many. Whether an object can lack the field where the rule comes to it is not asked. */
size_t crdc_rule_absent_fields(const compiled_rule *compiled, absent_field *fields, size_t room);
