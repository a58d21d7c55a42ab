/* SPDX-License-Identifier: Apache-2.0 */
/* CRD files through the whole compiler: documents, schema trees, every check, rules, the type table, the C that would be
 * written. Whatever the bytes are, there are diagnostics or C, never a crash. What passes the checks compiles, and passes
 * them twice. */
#include "compile/libcrdc.h"
#include "mutate.h"

#include <stdlib.h>

#define MAX_INPUT (4u << 20)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

const char *const fuzz_first_part = "crd";

/* Nothing is written with `verify`: every file is said to be missing. */
static void compile(crd_string text) {
  compilation *compilation = crdc_compilation_create(NULL);
  if (crdc_compilation_add_text(compilation, "input", text) && crdc_compilation_check(compilation))
    crdc_compilation_generate(compilation, "no-such-folder", true);
  crdc_compilation_destroy(compilation);
}

/* crd_check changes nothing that it looks at, and pruned defaults are good defaults. */
static void check_twice(crd_string text) {
  crd_arena *arena = crd_arena_create(NULL);
  diagnostics diagnostics = {.arena = arena};
  documents documents = {.arena = arena};
  crd_set set = {.arena = arena};
  crdc_documents_read_text(&documents, "input", text, &diagnostics);
  crd_set_add(&set, &documents, true, &diagnostics);
  for (size_t i = 0; i < set.count; i++) {
    bool good = crd_check(&set.items[i], &diagnostics);
    for (size_t k = 0; good && k < set.items[i].version_count; k++)
      if (set.items[i].versions[k].schema) crdc_schema_prune_defaults(arena, set.items[i].versions[k].schema);
    if (good && !crd_check(&set.items[i], &diagnostics)) abort();
    crd_warn(&set.items[i], 0, &diagnostics);
  }
  crd_arena_destroy(arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > MAX_INPUT) return 0;
  crd_string text = {(const char *)data, size};
  check_twice(text);
  compile(text);
  return 0;
}
