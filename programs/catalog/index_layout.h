/* SPDX-License-Identifier: Apache-2.0 */
/* The bytes of an index, for who reads and who writes it. */
#ifndef CATALOG_INDEX_LAYOUT_H
#define CATALOG_INDEX_LAYOUT_H

#include "../../runtime/base/hash.h"
#include <crd/string.h>

#define INDEX_MAGIC "crdindex"
enum {
  INDEX_VERSION = 1,
  INDEX_HEADER = 80,
  INDEX_ENTRY = 24,
  INDEX_DOCUMENT = 64,
  INDEX_DIGEST = 32,
  /* places in the header */
  HEADER_VERSION = 8,
  HEADER_ENTRIES = 12, /* how many */
  HEADER_DOCUMENTS = 16,
  HEADER_SIZE = 24, /* of the file */
  HEADER_ENTRIES_AT = 32,
  HEADER_DOCUMENTS_AT = 40,
  HEADER_STRINGS_AT = 48,
  HEADER_STRINGS_SIZE = 56,
  HEADER_BYTES_AT = 64,
  HEADER_CHECKSUM = 72, /* of what stands before it, and of the tables */
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
/* Of a document's text. */
#define INDEX_MOST_TEXT ((uint64_t)64 << 20)

static inline uint64_t index_number(const char *at, unsigned size) {
  uint64_t number = 0;
  for (unsigned i = size; i-- > 0;) number = number << 8 | (unsigned char)at[i];
  return number;
}

static inline void index_set_number(char *at, unsigned size, uint64_t number) {
  for (unsigned i = 0; i < size; i++) at[i] = (char)(number >> (8 * i) & 0xff);
}

/* Tells accidents, not forgers: those can write what they want. */
static inline uint64_t index_checksum(crd_string bytes, uint64_t tables_end) {
  uint64_t head = hash_name(UINT64_C(0x63726469), (crd_string){bytes.data, HEADER_CHECKSUM});
  return hash_name(head, (crd_string){bytes.data + INDEX_HEADER, (size_t)(tables_end - INDEX_HEADER)});
}

#endif
