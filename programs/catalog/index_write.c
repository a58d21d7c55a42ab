/* SPDX-License-Identifier: Apache-2.0 */
/* Writes an index: entries are collected, sorted and written at once. */
#include "base/digest.h"
#include "base/memory.h"
#include "index.h"
#include "unpack.h"
#include <stdlib.h>

typedef struct written_document {
  crd_string name, packed;
  uint64_t size;
  bool is_packed;
  uint32_t same; /* the first document with that text, whose bytes are shared */
  char digest[2 * INDEX_DIGEST + 1];
} written_document;

struct index_writer {
  crd_arena *arena;
  index_entry *entries;
  written_document *documents;
  size_t entry_count, entry_room, document_count, document_room;
  uint32_t *buckets; /* documents by digest: index + 1; 0: none */
  size_t bucket_count;
};

index_writer *index_writer_create(crd_arena *arena) {
  index_writer *writer = crd_arena_zalloc(arena, sizeof *writer);
  writer->arena = arena;
  return writer;
}

/* ---- adding documents ---- */

/* The bucket of a digest: that of its document, or a free one. */
static uint32_t *find_bucket(const index_writer *writer, const char *digest) {
  size_t at = (size_t)hash_name(1, (crd_string){digest, 16});
  for (;; at++) {
    uint32_t *bucket = &writer->buckets[at % writer->bucket_count];
    if (!*bucket || strcmp(writer->documents[*bucket - 1].digest, digest) == 0) return bucket;
  }
}

static void make_room(index_writer *writer) {
  CRD_ARENA_ROOM(writer->arena, writer->documents, writer->document_count, writer->document_room, 64);
  if (writer->document_count * 2 < writer->bucket_count) return;
  writer->bucket_count = writer->document_room * 2 + 1;
  writer->buckets = crd_arena_zalloc(writer->arena, writer->bucket_count * sizeof *writer->buckets);
  for (size_t i = 0; i < writer->document_count; i++)
    if (writer->documents[i].same == i) *find_bucket(writer, writer->documents[i].digest) = (uint32_t)i + 1;
}

static void pack_text(const index_writer *writer, written_document *document, crd_string text) {
  crd_arena *packing = memory_arena(NULL);
  crd_string packed;
  document->is_packed = text_pack(packing, text, &packed) && packed.size < text.size;
  document->packed = crd_arena_copy(writer->arena, document->is_packed ? packed : text);
  crd_arena_destroy(packing);
}

uint32_t index_add_document(index_writer *writer, crd_string name, crd_string text) {
  make_room(writer);
  written_document made = {.size = text.size};
  digest digest = crdc_digest_start();
  crdc_digest_add(&digest, text);
  crdc_digest_finish(&digest, made.digest);
  uint32_t *bucket = find_bucket(writer, made.digest);
  made.name = crd_arena_copy(writer->arena, name);
  if (made.name.size > UINT16_MAX) made.name = crd_string_slice(made.name, made.name.size - UINT16_MAX, made.name.size);
  if (*bucket) {
    const written_document *same = &writer->documents[*bucket - 1];
    made.packed = same->packed;
    made.is_packed = same->is_packed;
    made.same = *bucket - 1;
  } else {
    pack_text(writer, &made, text);
    made.same = (uint32_t)writer->document_count;
    *bucket = made.same + 1;
  }
  writer->documents[writer->document_count] = made;
  return (uint32_t)writer->document_count++;
}

void index_add_entry(index_writer *writer, const kind_name *name, index_form form, uint32_t document) {
  CRD_ARENA_PUSH(
      writer->arena, writer->entries, writer->entry_count, writer->entry_room, 64,
      (index_entry){.name = {crd_arena_copy(writer->arena, name->group), crd_arena_copy(writer->arena, name->version),
                             crd_arena_copy(writer->arena, name->kind)},
                    .document = document,
                    .form = form});
}

/* ---- the file ---- */

static int compare_entries(const void *a, const void *b) {
  const index_entry *x = a, *y = b;
  int order = crd_string_compare(x->name.group, y->name.group);
  if (!order) order = kind_names_compare(x->name.kind, y->name.kind);
  if (!order) order = (int)x->form - (int)y->form; /* CRDs first */
  if (!order) order = crd_string_compare(x->name.version, y->name.version);
  return order ? order : (x->document > y->document) - (x->document < y->document);
}

static bool is_same_entry(const index_entry *a, const index_entry *b) {
  return a->document == b->document && a->form == b->form && crd_string_equal(a->name.group, b->name.group) &&
         crd_string_equal(a->name.kind, b->name.kind) && crd_string_equal(a->name.version, b->name.version);
}

static void sort_entries(index_writer *writer) {
  size_t kept = 0;
  if (writer->entry_count) qsort(writer->entries, writer->entry_count, sizeof *writer->entries, compare_entries);
  for (size_t i = 0; i < writer->entry_count; i++)
    if (!kept || !is_same_entry(&writer->entries[kept - 1], &writer->entries[i]))
      writer->entries[kept++] = writer->entries[i];
  writer->entry_count = kept;
}

/* The place of a string; equal neighbours share it. */
typedef struct string_place {
  crd_string last;
  uint32_t at;
} string_place;

static void put_string(crd_text *strings, string_place *place, crd_string string, char *row, unsigned at, unsigned size_at) {
  if (!place->last.data || !crd_string_equal(place->last, string)) {
    *place = (string_place){string, (uint32_t)strings->size};
    crd_text_add(strings, string);
  }
  index_set_number(row + at, 4, place->at);
  index_set_number(row + size_at, 2, string.size);
}

static void write_entries(const index_writer *writer, char *rows, crd_text *strings) {
  string_place group = {.at = 0}, kind = {.at = 0}, version = {.at = 0};
  for (size_t i = 0; i < writer->entry_count; i++, rows += INDEX_ENTRY) {
    const index_entry *entry = &writer->entries[i];
    put_string(strings, &group, entry->name.group, rows, ENTRY_GROUP, ENTRY_GROUP_SIZE);
    put_string(strings, &kind, entry->name.kind, rows, ENTRY_KIND, ENTRY_KIND_SIZE);
    put_string(strings, &version, entry->name.version, rows, ENTRY_VERSION, ENTRY_VERSION_SIZE);
    index_set_number(rows + ENTRY_DOCUMENT, 4, entry->document);
    index_set_number(rows + ENTRY_FORM, 2, entry->form);
  }
}

static unsigned digit_of(char c) {
  return (unsigned)(c <= '9' ? c - '0' : c - 'a' + 10);
}

/* Writes the documents; returns the end of the bytes, counted from the first document. */
static uint64_t write_documents(const index_writer *writer, char *rows, crd_text *strings) {
  const char *first = rows;
  string_place name = {.at = 0};
  uint64_t at = 0;
  for (size_t i = 0; i < writer->document_count; i++, rows += INDEX_DOCUMENT) {
    const written_document *document = &writer->documents[i];
    put_string(strings, &name, document->name, rows, DOCUMENT_NAME, DOCUMENT_NAME_SIZE);
    uint64_t shared = index_number(first + (size_t)document->same * INDEX_DOCUMENT + DOCUMENT_AT, 8);
    bool own = document->same == i;
    index_set_number(rows + DOCUMENT_AT, 8, own ? at : shared);
    index_set_number(rows + DOCUMENT_PACKED_SIZE, 4, document->packed.size);
    index_set_number(rows + DOCUMENT_SIZE, 4, document->size);
    index_set_number(rows + DOCUMENT_PACKING, 2, document->is_packed);
    for (unsigned k = 0; k < INDEX_DIGEST; k++)
      rows[DOCUMENT_DIGEST + k] = (char)(digit_of(document->digest[2 * k]) << 4 | digit_of(document->digest[2 * k + 1]));
    at += own ? document->packed.size : 0;
  }
  return at;
}

static bool index_fits(const index_writer *writer) {
  uint64_t names = 0;
  for (size_t i = 0; i < writer->entry_count; i++) {
    const kind_name *name = &writer->entries[i].name;
    if (name->group.size > UINT16_MAX || name->kind.size > UINT16_MAX || name->version.size > UINT16_MAX) return false;
    names += name->group.size + name->kind.size + name->version.size;
  }
  for (size_t i = 0; i < writer->document_count; i++) {
    if (writer->documents[i].size > INDEX_MOST_TEXT) return false;
    names += writer->documents[i].name.size;
  }
  return names < UINT32_MAX && writer->entry_count < UINT32_MAX && writer->document_count < UINT32_MAX;
}

bool index_finish(index_writer *writer, crd_string *bytes) {
  if (!index_fits(writer)) return false;
  sort_entries(writer);
  size_t entries = writer->entry_count * INDEX_ENTRY, documents = writer->document_count * INDEX_DOCUMENT;
  crd_text strings = {.arena = writer->arena};
  char *rows = crd_arena_zalloc(writer->arena, entries + documents + 1);
  write_entries(writer, rows, &strings);
  uint64_t all = write_documents(writer, rows + entries, &strings);
  uint64_t strings_at = INDEX_HEADER + entries + documents, bytes_at = (strings_at + strings.size + 7) & ~(uint64_t)7;
  char *file = crd_arena_zalloc(writer->arena, (size_t)(bytes_at + all + 1));
  memcpy(file, INDEX_MAGIC, sizeof INDEX_MAGIC - 1);
  const struct {
    unsigned at, size;
    uint64_t number;
  } fields[] = {{HEADER_VERSION, 4, INDEX_VERSION},
                {HEADER_ENTRIES, 4, writer->entry_count},
                {HEADER_DOCUMENTS, 4, writer->document_count},
                {HEADER_SIZE, 8, bytes_at + all},
                {HEADER_ENTRIES_AT, 8, INDEX_HEADER},
                {HEADER_DOCUMENTS_AT, 8, INDEX_HEADER + entries},
                {HEADER_STRINGS_AT, 8, strings_at},
                {HEADER_STRINGS_SIZE, 8, strings.size},
                {HEADER_BYTES_AT, 8, bytes_at}};
  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
    index_set_number(file + fields[i].at, fields[i].size, fields[i].number);
  char *document_rows = rows + entries;
  for (size_t i = 0; i < writer->document_count; i++, document_rows += INDEX_DOCUMENT) {
    const written_document *document = &writer->documents[i];
    uint64_t at = bytes_at + index_number(document_rows + DOCUMENT_AT, 8);
    index_set_number(document_rows + DOCUMENT_AT, 8, at);
    if (document->same == i) memcpy(file + at, document->packed.data, document->packed.size);
  }
  memcpy(file + INDEX_HEADER, rows, entries + documents);
  if (strings.size) memcpy(file + strings_at, strings.data, strings.size);
  *bytes = (crd_string){file, (size_t)(bytes_at + all)};
  index_set_number(file + HEADER_CHECKSUM, 8, index_checksum(*bytes, bytes_at));
  return true;
}
