/* CRD files: documents, schema trees, every check of crd_check, pruned defaults. Whatever the bytes are, there are
 * diagnostics or a good CRD, never a crash; and a CRD without errors checks the same way twice. */
#include "schema/schema.h"
#include "yaml/document.h"

#include <stdlib.h>

#define MAX_INPUT (4u << 20)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > MAX_INPUT) return 0;
  crd_arena *arena = crd_arena_create(NULL);
  diagnostics diagnostics = {.arena = arena};
  documents documents = {.arena = arena};
  crd_set set = {.arena = arena};
  documents_read_text(&documents, "input", (crd_string){(const char *)data, size}, &diagnostics);
  crd_set_add(&set, &documents, true, &diagnostics);
  for (size_t i = 0; i < set.count; i++) {
    bool good = crd_check(&set.items[i], &diagnostics);
    for (size_t k = 0; good && k < set.items[i].version_count; k++)
      if (set.items[i].versions[k].schema) schema_prune_defaults(arena, set.items[i].versions[k].schema);
    if (good && !crd_check(&set.items[i], &diagnostics)) abort();
  }
  crd_arena_destroy(arena);
  return 0;
}
