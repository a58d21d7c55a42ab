/* SPDX-License-Identifier: Apache-2.0 */
/* Code and tables find each other by order: the rules are those of the types that have some, the layers those of the kinds.
 */
#include "compile/code.h"
#include <assert.h>
#include <crd/generated/rule_set.h>

typedef void link_function(const crd_type *types);

void crdc_code_link(const jit *loaded, crd_type *types, size_t count, const crd_registry *registry) {
  const crd_layers *const *layers = loaded->find(loaded->handle, "crd_code_layers");
  const crd_extras *const *extras = loaded->find(loaded->handle, "crd_code_extras");
  link_function *link;
  *(void **)&link = loaded->find(loaded->handle, "crd_code_link");
  assert(layers && extras && link);
  link(types);
  (void)count;
  for (size_t i = 0; i < registry->count; i++) {
    crd_kind *kind = (crd_kind *)registry->kinds[i];
    kind->layers = layers[i];
    kind->extras = layers[i] ? *extras : NULL;
  }
}
