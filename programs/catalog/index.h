/* SPDX-License-Identifier: Apache-2.0 */
/* The index of a catalog: one file, mapped into memory, in which a kind is looked up without anything being read that it
 * does not need. Numbers are little-endian, places are bytes from the start of the file:
 *
 *   header     magic, version, size of the file, where the tables are, a checksum of header and tables
 *   entries    a kind each: group, kind, version, document; sorted, so that they are searched by halves
 *   documents  a CRD or JSON schema each: where its bytes are, how they are packed, SHA-256 of the text, where it came from
 *   strings    what entries and documents are called
 *   bytes      of the documents
 *
 * A reader trusts nothing in it: places are checked when they are used, the checksum when it is opened, the SHA-256 of a
 * document when that is read. */
#ifndef CATALOG_INDEX_H
#define CATALOG_INDEX_H

#include "base/diagnostic.h"
#include "names.h"

typedef enum index_form { INDEX_CRD, INDEX_SCHEMA } index_form;

/* ---- reading ---- */

typedef struct catalog_index {
  crd_string bytes; /* all of the file */
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
  crd_string name; /* the file that it came from */
  crd_string packed;
  uint64_t size; /* of its text */
  bool is_packed;
  const uint8_t *digest;
} index_document;

/* Whether the bytes begin as an index does. */
bool index_begins(crd_string bytes);
/* Maps a file; NULL bytes and false with errno: it cannot be read. Ended with index_unmap. */
bool index_map(const char *path, crd_string *bytes);
void index_unmap(crd_string bytes);
/* False with the reason in `error`, which stays. The bytes are borrowed and must be aligned to 8. */
bool index_open(catalog_index *index, crd_string bytes, const char **error);

/* An entry by its place; false where the file is broken. */
bool index_entry_at(const catalog_index *index, uint32_t place, index_entry *entry);
bool index_document_at(const catalog_index *index, uint32_t place, index_document *document);
/* The first entry of a kind, in whatever case it is written and of whatever version; CRDs go before schemas. entry_count
 * where there is none. */
uint32_t index_find(const catalog_index *index, crd_string group, crd_string kind);
/* The first entry that is not before those of a group. */
uint32_t index_first(const catalog_index *index, crd_string group);
/* The text of a document, in the arena, with its digest verified. False with the reason in `error`. */
bool index_text(crd_arena *arena, const index_document *document, crd_string *text, const char **error);

/* ---- writing ---- */

typedef struct index_writer index_writer;
index_writer *index_writer_create(crd_arena *arena);
/* Adds a document; gives its place, for the entries of its kinds. The bytes of equal texts are kept once. */
uint32_t index_add_document(index_writer *writer, crd_string name, crd_string text);
void index_add_entry(index_writer *writer, const kind_name *name, index_form form, uint32_t document);
/* The file, in the arena; the same for the same documents. False where it would be too large. */
bool index_finish(index_writer *writer, crd_string *bytes);

#endif
