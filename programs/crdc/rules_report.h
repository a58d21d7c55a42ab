/* SPDX-License-Identifier: Apache-2.0 */
/* Prints the rules of CRDs and their costs, for people and as JSON. */
#pragma once

#include "rules/rule_list.h"

/* The rules of one version, which are adjacent in the list. */
typedef struct rules_of_version {
  const listed_rule **rules;
  size_t count;
  uint64_t total; /* of rules and messageExpressions, as it counts against the limit of a schema */
} rules_of_version;

typedef struct rules_form {
  size_t width;  /* of lines, except those of instructions; 0: no limit */
  bool explains; /* print the instructions of each rule */
} rules_form;

void rules_print(crd_text *out, crd_arena *arena, const rules_of_version *versions, size_t count, const rules_form *form);
/* Prints rules; the member `layers` has those of the layers above the CRDs, if there are any. */
void rules_print_json(crd_text *out, crd_arena *arena, const rules_of_version *versions, size_t count,
                      const layer_list *layers);
