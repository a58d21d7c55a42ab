/* SPDX-License-Identifier: Apache-2.0 */
/* Judges a manifest by the kinds that are compiled in, all of them, and prints why it is refused: a program that is linked
 * with all that they may need. */
#include "registry.h"
#include <crd/file.h>
#include <crd/request.h>
#include <crd/yaml.h>
#include <stdio.h>

int main(int argc, char **argv) {
  if (argc != 2) return 2;
  crd_arena *arena = crd_arena_create(NULL);
  crd_string text, problem;
  crd_parse_error error;
  if (!crd_file_read(arena, argv[1], &text, &problem)) return 2;
  const crd_value *object = crd_yaml_parse(arena, text, NULL, &error, NULL);
  crd_request request = {.operation = CRD_CREATE, .body = text, .encoding = CRD_ENCODING_YAML, .layers = CRD_LAYER_ALL};
  request.kind =
      crd_registry_find_object(&crd_registry_generated, crd_value_text(crd_value_get(object, CRD_STRING("apiVersion"))),
                               crd_value_text(crd_value_get(object, CRD_STRING("kind"))));
  if (!request.kind) return 2;
  crd_verdict verdict = crd_verdict_init(arena);
  crd_request_judge(arena, &request, &verdict);
  printf("%.*s\n", CRD_PRINT(verdict.message));
  int status = verdict.allowed ? 0 : 1;
  crd_arena_destroy(arena);
  return status;
}
