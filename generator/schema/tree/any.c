/* SPDX-License-Identifier: Apache-2.0 */
#include "schema/tree/walks.h"

bool crdc_schema_any(const schema *node, bool (*test)(const schema *node)) {
  if (!node) return false;
  const schema_branches *branches = branches_of(node);
  if (test(node) || crdc_schema_any(node->items, test) || crdc_schema_any(node->additional, test) ||
      crdc_schema_any(branches->not_, test))
    return true;
  for (size_t i = 0; i < node->property_count; i++)
    if (crdc_schema_any(node->properties[i].schema, test)) return true;
  for (size_t i = 0; i < branches->all_of_count; i++)
    if (crdc_schema_any(branches->all_of[i], test)) return true;
  for (size_t i = 0; i < branches->any_of_count; i++)
    if (crdc_schema_any(branches->any_of[i], test)) return true;
  for (size_t i = 0; i < branches->one_of_count; i++)
    if (crdc_schema_any(branches->one_of[i], test)) return true;
  for (size_t i = 0; i < branches->forbidden_count; i++)
    if (crdc_schema_any(branches->forbidden[i], test)) return true;
  return false;
}
