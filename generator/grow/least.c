/* SPDX-License-Identifier: Apache-2.0 */
/* The smallest size of a value. Nested lists with minItems multiply, so that a schema of a kilobyte can require more than
 * the memory. Long texts count as several values. */
#include "grow_parts.h"
#include "schema/tree/vet.h"
#include <math.h>

enum { TEXT_UNIT = 64 };

static double least_of_text(const schema *node) {
  const count_limit *least = &limits_of(node)->min_length;
  return 1 + (least->set && least->value > 0 ? (double)least->value / TEXT_UNIT : 0);
}

bool crdc_grow_is_demanded(const schema *node, const property *property) {
  if (property->schema->default_value) return false;
  for (uint32_t i = 0; i < node->required_count; i++)
    if (crd_string_equal(node->required[i], property->name)) return true;
  return false;
}

/* The smallest demand of several branches. */
static double least_of_branches(schema *const *branches, uint32_t count, bool items) {
  double least = 0;
  for (uint32_t i = 0; i < count; i++) {
    double one = crdc_grow_count_demanded(branches[i], items);
    least = i ? fmin(least, one) : one;
  }
  return least;
}

double crdc_grow_count_demanded(const schema *node, bool items) {
  const schema_branches *branches = branches_of(node);
  const count_limit *own = items ? &limits_of(node)->min_items : &limits_of(node)->min_properties;
  double count = own->set && own->value > 0 ? (double)own->value : 0;
  for (uint32_t i = 0; i < branches->all_of_count; i++)
    count = fmax(count, crdc_grow_count_demanded(branches->all_of[i], items));
  count = fmax(count, least_of_branches(branches->any_of, branches->any_of_count, items));
  return fmax(count, least_of_branches(branches->one_of, branches->one_of_count, items));
}

double crdc_grow_least(const schema *node) {
  if (!node) return 1;
  if (crdc_text_is(node->type, "string")) return least_of_text(node);
  double all = 1;
  if (node->items) all += crdc_grow_count_demanded(node, true) * crdc_grow_least(node->items);
  if (node->additional) all += crdc_grow_count_demanded(node, false) * crdc_grow_least(node->additional);
  for (uint32_t i = 0; i < node->property_count; i++)
    if (crdc_grow_is_demanded(node, &node->properties[i])) all += crdc_grow_least(node->properties[i].schema);
  return all;
}
