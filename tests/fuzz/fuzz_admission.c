/* AdmissionReviews of any shape: an answer comes of each, and an answer that allows or refuses is JSON. */
#include "../unit/webhook/kinds.h"
#include "admission.h"
#include "mutate.h"
#include <crd/json.h>
#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

const char *const fuzz_first_part = "json";

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const admission_config config = {.registry = &test_registry, .layers = CRD_LAYER_ALL};
  crd_arena *arena = crd_arena_create(NULL);
  admission_answer answer;
  crd_admission_review(arena, &config, size % 2 ? test_registry.kinds[0] : NULL, (crd_string){(const char *)data, size},
                       &answer);
  if (answer.status != 200 && answer.status != 400) abort();
  if (!crd_json_parse(arena, answer.body, NULL, NULL)) abort();
  crd_arena_destroy(arena);
  return 0;
}
