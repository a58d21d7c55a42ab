/* SPDX-License-Identifier: Apache-2.0 */
/* What it takes to open the index of a catalog and to look a kind up: bench_catalog INDEX [GROUP KIND]. Opening maps the
 * file anew each time; the best and the middle of many are told. */
#include "catalog/index.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { ROUNDS = 201 };

static double now_us(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e6 + (double)now.tv_nsec / 1e3;
}

static int compare_times(const void *a, const void *b) {
  const double *x = a, *y = b;
  return (*x > *y) - (*x < *y);
}

static void tell(const char *what, double times[ROUNDS]) {
  qsort(times, ROUNDS, sizeof *times, compare_times);
  printf("%-28s best %8.1f us, middle %8.1f us\n", what, times[0], times[ROUNDS / 2]);
}

static bool open_once(const char *path, crd_string *bytes, catalog_index *index) {
  const char *error = NULL;
  if (!index_map(path, bytes)) {
    fprintf(stderr, "bench-catalog: %s: %s\n", path, strerror(errno));
    return false;
  }
  if (index_open(index, *bytes, &error)) return true;
  fprintf(stderr, "bench-catalog: %s: %s\n", path, error);
  index_unmap(*bytes);
  return false;
}

int main(int count, char **arguments) {
  double opens[ROUNDS], finds[ROUNDS], texts[ROUNDS];
  crd_string bytes, text;
  catalog_index index;
  index_entry entry;
  index_document document;
  const char *error = NULL;
  if (count != 2 && count != 4) {
    fputs("usage: bench-catalog INDEX [GROUP KIND]\n", stderr);
    return 2;
  }
  for (size_t i = 0; i < ROUNDS; i++) {
    double start = now_us();
    if (!open_once(arguments[1], &bytes, &index)) return 1;
    opens[i] = now_us() - start;
    if (i + 1 < ROUNDS) index_unmap(bytes);
  }
  printf("%u kinds, %u documents, %zu bytes\n", index.entry_count, index.document_count, bytes.size);
  if (!index_entry_at(&index, index.entry_count / 2, &entry)) return 1;
  crd_string group = count == 4 ? crd_string_of(arguments[2]) : entry.name.group;
  crd_string kind = count == 4 ? crd_string_of(arguments[3]) : entry.name.kind;
  crd_arena *arena = crd_arena_create(NULL);
  for (size_t i = 0; i < ROUNDS; i++) {
    double start = now_us();
    uint32_t place = index_find(&index, group, kind);
    double found = now_us();
    if (!index_entry_at(&index, place, &entry) || !index_document_at(&index, entry.document, &document) ||
        !index_text(arena, &document, &text, &error)) {
      fprintf(stderr, "bench-catalog: %s\n", error ? error : "no such kind");
      return 1;
    }
    texts[i] = now_us() - found;
    finds[i] = found - start;
    crd_arena_reset(arena);
  }
  tell("opened and verified", opens);
  tell("a kind looked up", finds);
  tell("its text", texts);
  crd_arena_destroy(arena);
  index_unmap(bytes);
  return 0;
}
