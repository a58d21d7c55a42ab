/* SPDX-License-Identifier: Apache-2.0 */
#include "base/digest.h"
#include "index.h"
#include "unpack.h"
#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

bool index_begins(crd_string bytes) {
  return crd_string_has_prefix(bytes, CRD_STRING(INDEX_MAGIC));
}

bool index_map(const char *path, crd_string *bytes) {
  struct stat status;
  *bytes = (crd_string){NULL, 0};
  int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); /* does not block on a pipe */
  if (file < 0) return false;
  bool good = fstat(file, &status) == 0;
  void *data = MAP_FAILED;
  if (good && S_ISREG(status.st_mode) && status.st_size > 0)
    data = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  else if (good)
    errno = EINVAL;
  int error = errno;
  close(file);
  errno = error;
  if (data == MAP_FAILED) return false;
  *bytes = (crd_string){data, (size_t)status.st_size};
  return true;
}

void index_unmap(crd_string bytes) {
  if (bytes.data) munmap((void *)(uintptr_t)bytes.data, bytes.size);
}

static bool refuse_index(const char **error, const char *why) {
  *error = why;
  return false;
}

/* Whether `count` rows of that size, from an offset on, are within the tables. */
static bool are_within(uint64_t at, uint64_t count, uint64_t size, uint64_t end) {
  return at >= INDEX_HEADER && at <= end && count <= (end - at) / size;
}

bool index_open(catalog_index *index, crd_string bytes, const char **error) {
  const char *data = bytes.data;
  if (bytes.size < INDEX_HEADER || !index_begins(bytes)) return refuse_index(error, "it is no index of a catalog");
  if (index_number(data + HEADER_VERSION, 4) != INDEX_VERSION)
    return refuse_index(error, "the index is of another version: write it anew");
  if (index_number(data + HEADER_SIZE, 8) != bytes.size) return refuse_index(error, "the index is cut off");
  uint64_t end = index_number(data + HEADER_BYTES_AT, 8);
  *index = (catalog_index){.bytes = bytes,
                           .entries = index_number(data + HEADER_ENTRIES_AT, 8),
                           .documents = index_number(data + HEADER_DOCUMENTS_AT, 8),
                           .strings = index_number(data + HEADER_STRINGS_AT, 8),
                           .entry_count = (uint32_t)index_number(data + HEADER_ENTRIES, 4),
                           .document_count = (uint32_t)index_number(data + HEADER_DOCUMENTS, 4),
                           .string_size = index_number(data + HEADER_STRINGS_SIZE, 8)};
  bool good = end >= INDEX_HEADER && end <= bytes.size && are_within(index->entries, index->entry_count, INDEX_ENTRY, end) &&
              are_within(index->documents, index->document_count, INDEX_DOCUMENT, end) &&
              are_within(index->strings, index->string_size, 1, end) &&
              index_checksum(bytes, end) == index_number(data + HEADER_CHECKSUM, 8);
  return good || refuse_index(error, "the index is damaged");
}

static bool string_at(const catalog_index *index, uint64_t at, uint64_t size, crd_string *string) {
  if (at > index->string_size || size > index->string_size - at) return false;
  *string = (crd_string){index->bytes.data + index->strings + at, (size_t)size};
  return true;
}

bool index_entry_at(const catalog_index *index, uint32_t place, index_entry *entry) {
  if (place >= index->entry_count) return false;
  const char *row = index->bytes.data + index->entries + (uint64_t)place * INDEX_ENTRY;
  entry->document = (uint32_t)index_number(row + ENTRY_DOCUMENT, 4);
  uint64_t form = index_number(row + ENTRY_FORM, 2);
  entry->form = form == INDEX_SCHEMA ? INDEX_SCHEMA : INDEX_CRD;
  return form <= INDEX_SCHEMA && entry->document < index->document_count &&
         string_at(index, index_number(row + ENTRY_GROUP, 4), index_number(row + ENTRY_GROUP_SIZE, 2), &entry->name.group) &&
         string_at(index, index_number(row + ENTRY_KIND, 4), index_number(row + ENTRY_KIND_SIZE, 2), &entry->name.kind) &&
         string_at(index, index_number(row + ENTRY_VERSION, 4), index_number(row + ENTRY_VERSION_SIZE, 2),
                   &entry->name.version);
}

bool index_document_at(const catalog_index *index, uint32_t place, index_document *document) {
  if (place >= index->document_count) return false;
  const char *row = index->bytes.data + index->documents + (uint64_t)place * INDEX_DOCUMENT;
  uint64_t at = index_number(row + DOCUMENT_AT, 8), size = index_number(row + DOCUMENT_PACKED_SIZE, 4);
  uint64_t packing = index_number(row + DOCUMENT_PACKING, 2);
  if (at > index->bytes.size || size > index->bytes.size - at || packing > 1) return false;
  *document = (index_document){.packed = {index->bytes.data + at, (size_t)size},
                               .size = index_number(row + DOCUMENT_SIZE, 4),
                               .is_packed = packing == 1,
                               .digest = (const uint8_t *)row + DOCUMENT_DIGEST};
  return document->size <= INDEX_MOST_TEXT &&
         string_at(index, index_number(row + DOCUMENT_NAME, 4), index_number(row + DOCUMENT_NAME_SIZE, 2), &document->name);
}

/* The first entry that is not before a kind of a group. */
static uint32_t lower_bound(const catalog_index *index, crd_string group, crd_string kind) {
  uint32_t low = 0, high = index->entry_count;
  index_entry entry;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (!index_entry_at(index, middle, &entry)) return index->entry_count;
    int order = crd_string_compare(entry.name.group, group);
    if (!order) order = kind_names_compare(entry.name.kind, kind);
    *(order < 0 ? &low : &high) = order < 0 ? middle + 1 : middle;
  }
  return low;
}

uint32_t index_first(const catalog_index *index, crd_string group) {
  return lower_bound(index, group, (crd_string){NULL, 0});
}

uint32_t index_find(const catalog_index *index, crd_string group, crd_string kind) {
  uint32_t low = lower_bound(index, group, kind);
  index_entry entry;
  bool found = index_entry_at(index, low, &entry) && crd_string_equal(entry.name.group, group) &&
               kind_names_compare(entry.name.kind, kind) == 0;
  return found ? low : index->entry_count;
}

static bool has_digest(crd_string text, const uint8_t wanted[INDEX_DIGEST]) {
  char digits[2 * INDEX_DIGEST + 1], expected[2 * INDEX_DIGEST + 1];
  digest digest = crdc_digest_start();
  crdc_digest_add(&digest, text);
  crdc_digest_finish(&digest, digits);
  for (unsigned i = 0; i < INDEX_DIGEST; i++) {
    static const char hex[] = "0123456789abcdef";
    expected[2 * i] = hex[wanted[i] >> 4];
    expected[2 * i + 1] = hex[wanted[i] & 15];
  }
  return memcmp(digits, expected, 2 * (size_t)INDEX_DIGEST) == 0;
}

bool index_text(crd_arena *arena, const index_document *document, crd_string *text, const char **error) {
  if (document->is_packed && !text_can_pack())
    return refuse_index(error, "this build cannot unpack the index: it was made without zlib");
  bool good = document->is_packed || document->packed.size == document->size;
  if (good && document->is_packed) /* zlib expands by at most 1032 */
    good =
        document->size / 1100 <= document->packed.size && text_unpack(arena, document->packed, (size_t)document->size, text);
  else if (good)
    *text = crd_arena_copy(arena, document->packed);
  return (good && has_digest(*text, document->digest)) || refuse_index(error, "a document of the index is damaged");
}
