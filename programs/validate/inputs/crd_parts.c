/* SPDX-License-Identifier: Apache-2.0 */
#include "crd_parts.h"
#include "../../../runtime/base/hash.h"
#include "../../../runtime/base/scan.h"
#include "base/memory.h"
#include <stdlib.h>

static void set_text(crd_part *part, uint64_t seed, crd_string text) {
  part->size = text.size;
  hash_text(seed, text, part->hashes);
}

bool crd_parts_note(crd_parts *parts, uint64_t seed, const input *input) {
  static const char word[] = "CustomResourceDefinition";
  const char *end = input->text.data + input->text.size, *counted = input->text.data;
  document_cursor cursor = {.text = input->text, .json = input->json};
  crd_part part = {.line = 1};
  crd_string text;
  *parts = (crd_parts){.items = NULL};
  if (!input->text.size || !scan_text(counted, end, word, sizeof word - 1)) return true;
  while (document_next(&cursor, &text, &part.from)) {
    if (!scan_text(text.data, text.data + text.size, word, sizeof word - 1)) continue;
    if (!MEMORY_ROOM(parts->items, parts->count, parts->room, 4)) {
      crd_parts_free(parts);
      return false;
    }
    part.line += scan_line_ends(counted, text.data);
    counted = text.data;
    set_text(&part, seed, text);
    parts->items[parts->count++] = part;
  }
  return true;
}

void crd_parts_free(crd_parts *parts) {
  free(parts->items);
  *parts = (crd_parts){.items = NULL};
}

bool crd_parts_are_same(const crd_part *a, const crd_part *b) {
  return a->size == b->size && a->hashes[0] == b->hashes[0] && a->hashes[1] == b->hashes[1];
}

bool crd_part_is(const crd_part *part, uint64_t seed, crd_string text) {
  crd_part other;
  set_text(&other, seed, text);
  return crd_parts_are_same(part, &other);
}
