/* SPDX-License-Identifier: Apache-2.0 */
/* Indexes of catalogs. Each input is opened as it is, and once more with the checksum that its tables have, so that what
 * lies behind the checksum is reached. Every entry and document is looked at, every kind looked up; a text that comes has
 * its size. */
#include "catalog/index.h"
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOST_ROWS = 4096 };

static void check_documents(crd_arena *arena, const catalog_index *index) {
  index_document document;
  const char *error;
  crd_string text;
  for (uint32_t i = 0; i < index->document_count && i < MOST_ROWS; i++) {
    if (!index_document_at(index, i, &document)) continue;
    if (index_text(arena, &document, &text, &error) && text.size != document.size) abort();
    crd_arena_reset(arena);
  }
  if (index_document_at(index, index->document_count, &document)) abort();
}

static void check_entries(const catalog_index *index) {
  index_entry entry, found;
  for (uint32_t i = 0; i < index->entry_count && i < MOST_ROWS; i++) {
    if (!index_entry_at(index, i, &entry)) continue;
    uint32_t place = index_find(index, entry.name.group, entry.name.kind);
    if (place == index->entry_count) continue; /* out of order */
    if (!index_entry_at(index, place, &found) || !crd_string_equal(found.name.group, entry.name.group)) abort();
  }
  if (index_entry_at(index, index->entry_count, &entry)) abort();
}

static void check_index(crd_arena *arena, crd_string bytes) {
  catalog_index index;
  const char *error = NULL;
  if (!index_open(&index, bytes, &error)) {
    if (!error) abort();
    return;
  }
  check_entries(&index);
  check_documents(arena, &index);
  if (index_find(&index, CRD_STRING("no.such.group"), CRD_STRING("None")) > index.entry_count) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > 64u << 10) return 0;
  char *exact = malloc(size + 1);
  if (!exact) return 0;
  if (size) memcpy(exact, data, size);
  crd_arena *arena = crd_arena_create(NULL);
  const crd_string bytes = {exact, size};
  check_index(arena, bytes);
  if (size >= INDEX_HEADER) {
    memcpy(exact, INDEX_MAGIC, sizeof INDEX_MAGIC - 1);
    index_set_number(exact + HEADER_VERSION, 4, INDEX_VERSION);
    index_set_number(exact + HEADER_SIZE, 8, size);
    uint64_t end = index_number(exact + HEADER_BYTES_AT, 8);
    if (end >= INDEX_HEADER && end <= size) index_set_number(exact + HEADER_CHECKSUM, 8, index_checksum(bytes, end));
    check_index(arena, bytes);
  }
  crd_arena_destroy(arena);
  free(exact);
  return 0;
}
