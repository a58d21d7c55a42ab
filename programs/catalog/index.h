/* SPDX-License-Identifier: Apache-2.0 */
/* The index of a catalog: one file, mapped into memory, in which a kind is found without reading the rest. Numbers are
 * little-endian, places are bytes from the start of the file:
 *
 *   header     magic, version, size of the file, places of the tables, a checksum of header and tables
 *   entries    one per kind: group, kind, version, document; sorted for binary search
 *   documents  one per CRD or JSON schema: place of its bytes, compression, SHA-256 of the text, origin
 *   strings    the names of entries and documents
 *   bytes      of the documents
 *
 * A reader does not trust the file: places are checked when they are used, the checksum when it is opened, the SHA-256 of a
 * document when that is read. */
#pragma once

#include "../../runtime/base/hash.h"
#include "base/diagnostic.h"
#include "names.h"
#include <crd/string.h>

typedef enum index_form { INDEX_CRD, INDEX_SCHEMA } index_form;

/* ---- reading ---- */

typedef struct catalog_index {
  crd_string bytes; /* the whole file */
  uint64_t entries, documents, strings;
  uint32_t entry_count, document_count;
  uint64_t string_size;
} catalog_index;

typedef struct index_entry {
  kind_name name; /* in the index */
  uint32_t document;
  index_form form;
} index_entry;

typedef struct index_document {
  crd_string name; /* the name of its source file */
  crd_string packed;
  uint64_t size; /* of the uncompressed text */
  bool is_packed;
  const uint8_t *digest;
} index_document;

/* Whether the bytes begin like an index. */
bool index_begins(crd_string bytes);
/* Maps a file; on failure it returns false with errno, and `bytes` is NULL. Free it with index_unmap. */
bool index_map(const char *path, crd_string *bytes);
void index_unmap(crd_string bytes);
/* Opens an index; false with a static text in `error`. The bytes are borrowed and must be aligned to 8. */
bool index_open(catalog_index *index, crd_string bytes, const char **error);

/* An entry by its index; false if the file is broken. */
bool index_entry_at(const catalog_index *index, uint32_t place, index_entry *entry);
bool index_document_at(const catalog_index *index, uint32_t place, index_document *document);
/* The first entry of a kind, ignoring case, in any version; CRDs come before schemas. entry_count if there is none. */
uint32_t index_find(const catalog_index *index, crd_string group, crd_string kind);
/* The first entry that is not before the entries of a group. */
uint32_t index_first(const catalog_index *index, crd_string group);
/* The text of a document, in the arena, after its digest was verified. False with the reason in `error`. */
bool index_text(crd_arena *arena, const index_document *document, crd_string *text, const char **error);

/* ---- writing ---- */

typedef struct index_writer index_writer;
index_writer *index_writer_create(crd_arena *arena);
/* Adds a document and returns its index, for the entries of its kinds. Equal texts are stored once. */
uint32_t index_add_document(index_writer *writer, crd_string name, crd_string text);
void index_add_entry(index_writer *writer, const kind_name *name, index_form form, uint32_t document);
/* The finished file, in the arena; the same documents give the same bytes. False if it would be too large. */
bool index_finish(index_writer *writer, crd_string *bytes);

/* The byte layout of an index, for the reader and the writer. */

#define INDEX_MAGIC "crdindex"
enum {
  INDEX_VERSION = 1,
  INDEX_HEADER = 80,
  INDEX_ENTRY = 24,
  INDEX_DOCUMENT = 64,
  INDEX_DIGEST = 32,
  /* places in the header */
  HEADER_VERSION = 8,
  HEADER_ENTRIES = 12, /* their number */
  HEADER_DOCUMENTS = 16,
  HEADER_SIZE = 24, /* of the file */
  HEADER_ENTRIES_AT = 32,
  HEADER_DOCUMENTS_AT = 40,
  HEADER_STRINGS_AT = 48,
  HEADER_STRINGS_SIZE = 56,
  HEADER_BYTES_AT = 64,
  HEADER_CHECKSUM = 72, /* of everything before it, and of the tables */
  /* in an entry */
  ENTRY_GROUP = 0,
  ENTRY_KIND = 4,
  ENTRY_VERSION = 8,
  ENTRY_DOCUMENT = 12,
  ENTRY_GROUP_SIZE = 16,
  ENTRY_KIND_SIZE = 18,
  ENTRY_VERSION_SIZE = 20,
  ENTRY_FORM = 22,
  /* in a document */
  DOCUMENT_AT = 0,
  DOCUMENT_PACKED_SIZE = 8,
  DOCUMENT_SIZE = 12,
  DOCUMENT_NAME = 16,
  DOCUMENT_NAME_SIZE = 20,
  DOCUMENT_PACKING = 22,
  DOCUMENT_DIGEST = 32
};
/* The flags of a document's text. */
#define INDEX_MOST_TEXT ((uint64_t)64 << 20)

static inline uint64_t index_number(const char *at, unsigned size) {
  uint64_t number = 0;
  for (unsigned i = size; i-- > 0;) number = number << 8 | (unsigned char)at[i];
  return number;
}

static inline void index_set_number(char *at, unsigned size, uint64_t number) {
  for (unsigned i = 0; i < size; i++) at[i] = (char)(number >> (8 * i) & 0xff);
}

/* Detects accidental damage, not forgery. */
static inline uint64_t index_checksum(crd_string bytes, uint64_t tables_end) {
  uint64_t head = hash_name(UINT64_C(0x63726469), (crd_string){bytes.data, HEADER_CHECKSUM});
  return hash_name(head, (crd_string){bytes.data + INDEX_HEADER, (size_t)(tables_end - INDEX_HEADER)});
}
