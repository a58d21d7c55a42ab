/* SPDX-License-Identifier: Apache-2.0 */
#include "kind_index.h"
#include "../base/hash.h"
#include <assert.h>

/* The slot at which the search begins, from the sizes of the three names, and the first and last bytes of the kind. It needs
 * no seed: nobody else chooses the names in the tables. */
static size_t first_slot(crd_string group, crd_string version, crd_string kind) {
  const uint64_t sizes = group.size << 16 ^ version.size << 8 ^ kind.size;
  uint32_t head = 0, tail = 0;
  if (kind.size >= 4) {
    memcpy(&head, kind.data, 4);
    memcpy(&tail, kind.data + kind.size - 4, 4);
  }
  return (size_t)hash_mix(sizes, (uint64_t)head << 32 | tail) % KIND_INDEX_SLOTS;
}

static const crd_string *names_of(const kind_index *index, size_t row) {
  return (const crd_string *)(const void *)(index->rows + (row - 1) * index->row_size);
}

void crd_kind_index_make(kind_index *index, const void *rows, size_t row_size, size_t count) {
  assert(count <= KIND_INDEX_MOST_ROWS);
  *index = (kind_index){.rows = rows, .row_size = row_size};
  for (size_t row = 1; row <= count; row++) {
    const crd_string *names = names_of(index, row);
    size_t slot = first_slot(names[0], names[1], names[2]);
    while (index->slots[slot]) slot = (slot + 1) % KIND_INDEX_SLOTS;
    index->slots[slot] = (uint16_t)row;
  }
}

static bool names_equal(crd_string a, crd_string b) {
  return a.size == b.size && crd_name_bytes_equal(a.data, b.data, a.size);
}

const void *crd_kind_index_find(const kind_index *index, crd_string group, crd_string version, crd_string kind) {
  for (size_t slot = first_slot(group, version, kind); index->slots[slot]; slot = (slot + 1) % KIND_INDEX_SLOTS) {
    const crd_string *names = names_of(index, index->slots[slot]);
    if (names_equal(names[2], kind) && names_equal(names[1], version) && names_equal(names[0], group)) return names;
  }
  return NULL;
}
