/* SPDX-License-Identifier: Apache-2.0 */
/* Code and tables find each other by order: the rules are those of the types that have some. */
#include "compile/code.h"
#include <assert.h>
#include <crd/generated/rule_set.h>

typedef void link_function(const crd_type *types);

void crdc_code_link(const jit *loaded, crd_type *types, size_t count) {
  const crd_rule *const *rules = loaded->find(loaded->handle, "crd_code_rules");
  link_function *link;
  *(void **)&link = loaded->find(loaded->handle, "crd_code_link");
  assert(rules && link);
  link(types);
  for (size_t i = 0; i < count; i++)
    if (types[i].rule_count) types[i].rules = *rules++;
}
