/* SPDX-License-Identifier: Apache-2.0 */
/* What KubeRay's webhooks and reconcilers say, message by message: files of cases, those of the rules among them. */
#include "layer_cases.h"
#include "registry.h"
#include "suite.h"
#include <crd/json.h>

static bool run(const char *file) {
  suite suite = suite_open(file);
  crd_arena *arena = crd_arena_create(NULL);
  for (uint32_t i = 0; i < suite.cases->size; i++) {
    const crd_value *row = &suite.cases->as.items[i];
    batch_layer_request request = layer_case_request(arena, row);
    const crd_value *verdict = layer_judge(arena, &crd_registry_generated, &request);
    suite_case(&suite, row_text(row, "id"), (crd_string){NULL, 0}, verdict && layer_case_agrees(row, verdict),
               row_print(arena, row_value(row, "expect")), verdict ? row_print(arena, verdict) : CRD_STRING("no verdict"));
    crd_arena_reset(arena);
  }
  crd_arena_destroy(arena);
  return suite_close(&suite);
}

int main(int argc, char **argv) {
  static const char own[] = CRDC_SOURCE_ROOT "/tests/conformance/kuberay/rules.json";
  const char *files[] = {own, "kuberay/cases", NULL};
  return suites_run(argc, argv, files, run);
}
