/* SPDX-License-Identifier: Apache-2.0 */
/* Archives of tar, packed or not. Reading ends; what is read of a file has the size that was told; an archive is refused or
 * read to its end the same way twice, whether its files are read or passed over. */
#include "catalog/unpack.h"
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOST_READ = 1 << 20 };

typedef struct passage {
  size_t files;
  bool failed;
} passage;

static passage pass(crd_string bytes, bool reads) {
  crd_arena *arena = crd_arena_create(NULL);
  passage passage = {.files = 0};
  tar_reader reader;
  tar_entry entry;
  crd_string text;
  bool good = tar_open(&reader, arena, bytes);
  while (good && tar_next(&reader, &entry) && reader.bytes < (8u << 20)) {
    if (!entry.name.size) abort();
    passage.files++;
    uint64_t told = entry.size;
    if (!reads || told > MOST_READ) continue;
    good = tar_read(&reader, &text);
    if (good && (text.size != told || text.data[text.size])) abort();
    crd_arena_reset(arena);
  }
  passage.failed = reader.error != NULL;
  tar_close(&reader);
  crd_arena_destroy(arena);
  return passage;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > 64u << 10) return 0;
  char *exact = malloc(size + 1);
  if (!exact) return 0;
  if (size) memcpy(exact, data, size);
  const crd_string bytes = {exact, size};
  passage read = pass(bytes, true), passed = pass(bytes, false);
  if (read.files != passed.files || read.failed != passed.failed) abort();
  free(exact);
  return 0;
}
