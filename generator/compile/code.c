/* Code and tables find each other by order: the rules are those of the types that have some, by number, the layers those of
 * the kinds. */
#include "compile/code.h"
#include <assert.h>
#include <crd/rule_set.h>

typedef void link_function(const crd_type *types);

void code_link(const jit *loaded, type_graph *graph, const crd_extras *extras) {
  const crd_rule *const *rules = loaded->find(loaded->handle, "crd_code_rules");
  const crd_layers *const *layers = loaded->find(loaded->handle, "crd_code_layers");
  link_function *link;
  *(void **)&link = loaded->find(loaded->handle, "crd_code_link");
  assert(rules && layers && link);
  link(graph->types);
  for (size_t id = 0; id < graph->table->count; id++)
    if (graph->types[id].rule_count) graph->types[id].rules = *rules++;
  for (size_t i = 0; i < graph->kind_count; i++) {
    if (!layers[i]) continue;
    graph->kinds[i].kind.layers = layers[i];
    graph->kinds[i].kind.extras = extras;
  }
}
