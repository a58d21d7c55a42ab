/* SPDX-License-Identifier: Apache-2.0 */
#include "types/types.h"

const type_field *crdc_type_node_field(const type_node *node, crd_string name) {
  for (size_t i = 0; i < node->field_count; i++)
    if (crd_string_equal(node->fields[i].name, name)) return &node->fields[i];
  return NULL;
}
