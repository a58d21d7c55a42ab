/* SPDX-License-Identifier: Apache-2.0 */
/* JSON schemas that become CRDs. What is refused says why, at a place in the text; what is taken is a CRD that the API
 * server would take but for its names, and gives the same CRD twice, also from the text that an index keeps. */
#include "catalog/schema.h"
#include "mutate.h"
#include "schema/check_parts.h"
#include <crd/json.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

const char *const fuzz_first_part = "json";

static const kind_name name = {CRD_STRING_INIT("example.com"), CRD_STRING_INIT("v1"), CRD_STRING_INIT("Thing")};

static bool turn_text(crd_arena *arena, crd_string text, crd_value *crd, diagnostics *found) {
  const crd_parse_options options = {.max_depth = 300};
  const crd_value *root = crd_json_parse(arena, text, &options, NULL);
  if (!root || !schema_is_one(root)) return false;
  source *source = crd_arena_zalloc(arena, sizeof *source);
  *source = (struct source){.name = "input.json", .text = text, .next = crd_arena_zalloc(arena, sizeof *source->next)};
  const schema_text given = {source, root};
  bool has_rules;
  bool good = schema_to_crd(arena, &given, &name, 0, crd, &has_rules, found);
  if (good == (found->errors > 0)) abort();
  for (size_t i = 0; i < found->count; i++)
    if (found->items[i].location.source != source || !found->items[i].message.size) abort();
  return good;
}

/* Descriptions are gone: what was turned from the shorter text is equal. */
static void check_compact(crd_arena *arena, crd_string text, const crd_value *crd) {
  const crd_parse_options options = {.max_depth = 300};
  crd_value *root = crd_json_parse(arena, text, &options, NULL), again;
  diagnostics found = {.arena = arena};
  crd_string shorter = catalog_compact_schema(arena, root);
  if (!turn_text(arena, shorter, &again, &found) || !crd_value_equal(crd, &again)) abort();
}

/* As crd_check does, but for what is about names. */
static void check_crd(crd_arena *arena, crd_string text, crd_value *crd) {
  source *source = crd_arena_zalloc(arena, sizeof *source);
  *source = (struct source){.name = "input.json", .text = text, .next = crd_arena_zalloc(arena, sizeof *source->next)};
  const document document = {.source = source, .root = crd, .arena = arena};
  documents documents = {.arena = arena};
  crdc_documents_append(&documents, &document);
  crd_set set = {.arena = arena};
  diagnostics found = {.arena = arena};
  if (!crd_set_add(&set, &documents, true, &found) || set.count != 1) abort();
  crd_check(&set.items[0], &found);
  for (size_t i = 0; i < found.count; i++)
    if (found.items[i].severity == SEVERITY_ERROR &&
        memmem(found.items[i].message.data, found.items[i].message.size, "chema", 5))
      abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > 32u << 10) return 0;
  crd_arena *arena = crd_arena_create(NULL);
  diagnostics found = {.arena = arena};
  const crd_string text = {(const char *)data, size};
  crd_value crd;
  if (turn_text(arena, text, &crd, &found)) {
    crd_value copy = crd_value_copy(arena, &crd);
    check_compact(arena, text, &copy);
    check_crd(arena, text, &crd);
  }
  crd_arena_destroy(arena);
  return 0;
}
