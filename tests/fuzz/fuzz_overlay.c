/* SPDX-License-Identifier: Apache-2.0 */
/* Overlays through the whole compiler: markers, sets, stages, their expressions, the C that would be written. Whatever the
 * bytes are, there are diagnostics or C, never a crash. */
#include "../unit/sets/things.h"

#define MAX_INPUT (1u << 20)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > MAX_INPUT) return 0;
  compilation *compilation = crdc_compilation_create(NULL);
  bool good = crdc_compilation_add_overlay_text(compilation, "input", (crd_string){(const char *)data, size});
  good = crdc_compilation_add_text(compilation, "things.yaml", crd_string_of(things_crd)) && good;
  if (good && crdc_compilation_check_sets(compilation)) crdc_compilation_generate(compilation, "no-such-folder", true);
  crdc_compilation_destroy(compilation);
  return 0;
}
