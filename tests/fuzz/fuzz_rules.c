/* SPDX-License-Identifier: Apache-2.0 */
/* Expressions grown from a seed, the input, of the types that a schema has, compiled into memory and run over a grown
 * object: whatever they are, the compiler takes them and the run ends. */
#include "compile/evaluate.h"
#include "growth.h"
#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char crd[] =
    "{\"apiVersion\":\"apiextensions.k8s.io/"
    "v1\",\"kind\":\"CustomResourceDefinition\",\"metadata\":{\"name\":\"ts.e.io\"},\"spec\":{\"group\":"
    "\"e.io\",\"scope\":\"Namespaced\",\"names\":{\"kind\":\"T\",\"listKind\":\"TList\",\"plural\":\"ts\",\"singular\":"
    "\"t\"},\"versions\":[{\"name\":"
    "\"v1\",\"served\":true,\"storage\":true,\"schema\":{\"openAPIV3Schema\":{\"type\":\"object\",\"properties\":{\"s\":{"
    "\"type\":\"string\"},\"i\":{"
    "\"type\":\"integer\"},\"d\":{\"type\":\"number\"},\"b\":{\"type\":\"boolean\"},\"l\":{\"type\":\"array\",\"items\":{"
    "\"type\":\"string\"}},\"m\":{"
    "\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},\"n\":{\"type\":\"array\",\"items\":{\"type\":"
    "\"string\"},"
    "\"x-kubernetes-list-type\":\"set\"},\"o\":{\"type\":\"object\",\"properties\":{\"x\":{\"type\":\"integer\"},\"a-b\":{"
    "\"type\":"
    "\"string\",\"format\":\"date-time\"}}}}}}}]}}";

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  crd_arena *arena = crd_arena_create(NULL);
  growth growth = growth_begin(arena, data, size);
  diagnostics problems = {.arena = arena};
  compilation *compilation = crdc_compilation_create(&(compile_options){.stored = true});
  if (!crdc_compilation_add_text(compilation, "crd", crd_string_of(crd))) abort();
  crd_string object = growth_object(&growth);
  evaluation evaluation = {.expression = growth_expression(&growth, 0), .object = crd_json_parse(arena, object, NULL, NULL)};
  bool good = crdc_compilation_evaluate(arena, compilation, &evaluation, &problems);
  /* A constant part may make the program impossible, or be refused by a check of constants; nothing else is wrong with
   * these. */
  bool refused = false;
  for (size_t i = 0; i < problems.count; i++) {
    crd_string words = problems.items[i].message;
    refused |= crd_string_has_prefix(words, CRD_STRING("cannot be compiled"));
  }
  if (refused || (good && !evaluation.value.size && !evaluation.error.size)) {
    fprintf(stderr, "%.*s\nover %.*s\n", (int)evaluation.expression.size, evaluation.expression.data, (int)object.size,
            object.data);
    crdc_diagnostics_print(&problems, stderr, false);
    abort();
  }
  crdc_compilation_destroy(compilation);
  crd_arena_destroy(arena);
  return 0;
}
