/* SPDX-License-Identifier: Apache-2.0 */
/* HTTP requests to endpoints. Parts: "METHOD URL CONTENT-TYPE" on a line first, then "body" and "old" (what is stored). A
 * response has a code; a refusal is a Status with that code; what was created can be read and stored. */
#include "../unit/request/kind.h"
#include "mutate.h"
#include "parts.h"
#include "registry.h"
#include <crd/endpoint.h>
#include <crd/json.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

const char *const fuzz_first_part = "bytes";

static const crd_registry *all_kinds(void) {
  static const crd_kind *kinds[64];
  static crd_registry registry = {kinds, 0};
  if (registry.count) return &registry;
  kinds[registry.count++] = widget_kind();
  for (size_t i = 0; i < crd_registry_generated.count && registry.count < 64; i++)
    kinds[registry.count++] = crd_registry_generated.kinds[i];
  return &registry;
}

/* Up to the next space or line break; `at` goes behind it. */
static crd_string next_word(crd_string text, size_t *at) {
  size_t begin = *at;
  while (*at < text.size && text.data[*at] != ' ' && text.data[*at] != '\n') ++*at;
  crd_string word = crd_string_slice(text, begin, *at);
  if (*at < text.size) ++*at;
  return word;
}

static void require(bool condition) {
  if (!condition) abort();
}

static void check_response(crd_arena *arena, const crd_endpoint_response *response) {
  if (response->error.size) return;
  require(response->code >= 200 && response->code < 600);
  crd_string text = crd_json_encode(arena, &response->body, CRD_JSON_COMPACT);
  require(crd_json_parse(arena, text, NULL, NULL) != NULL);
  const crd_value *kind = crd_value_get(&response->body, CRD_STRING("kind")),
                  *code = crd_value_get(&response->body, CRD_STRING("code"));
  if (response->code < 400 || response->body.kind != CRD_MAP) return;
  require(kind && crd_value_is_string(kind, CRD_STRING("Status")));
  require(code && code->kind == CRD_INT && code->as.integer == response->code);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > 64u << 10) return 0;
  char *exact = part_exact((crd_string){(const char *)data, size});
  parts parts;
  parts_read((crd_string){exact, size}, &parts);
  size_t at = 0;
  crd_arena *arena = crd_arena_create(NULL);
  crd_string line = parts.items[0].text, stored = parts_find(&parts, "old"), version = parts_find(&parts, "version");
  crd_endpoint_request request = {.registry = all_kinds(),
                                  .kubernetes_minor = version.size ? 30 + (unsigned char)version.data[0] % 8 : 0,
                                  .uid = CRD_STRING("u-1"),
                                  .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z")};
  request.method = next_word(line, &at);
  request.url = next_word(line, &at);
  request.content_type = next_word(line, &at);
  request.body = parts_find(&parts, "body");
  if (stored.data) request.stored = crd_json_parse(arena, stored, NULL, NULL);
  crd_endpoint_response response;
  crd_endpoint_answer(arena, &request, &response);
  check_response(arena, &response);
  crd_arena_destroy(arena);
  free(exact);
  return 0;
}
