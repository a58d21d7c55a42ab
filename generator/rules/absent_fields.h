/* SPDX-License-Identifier: Apache-2.0 */
/* Finds fields that a rule reads although they may be absent. */
#pragma once

#include "cel/rule.h"

typedef struct absent_field {
  const schema *object;
  const property *property; /* of the object; it is not required and has no default */
  const cel_node *read;     /* where the rule first reads it */
} absent_field;

/* Finds the fields that make a rule fail if they are absent: neither has() nor the other side of && or || protects the read.
 * Each field is listed once, in text order, at most `room`; returns their number. It does not check whether the field can
 * really be absent when the rule gets there. */
size_t crdc_rule_absent_fields(const compiled_rule *compiled, absent_field *fields, size_t room);
