/* SPDX-License-Identifier: Apache-2.0 */
/* A container often sees its own group at the root of the mount, while the membership names a path of the host. A folder
 * that does not exist is skipped, and the walk continues upwards to the root. */
#include "options.h"
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NO_LIMIT_FROM ((uint64_t)1 << 60) /* version 1 uses a number of this size for "none" */

/* The number in a file; 0 for "max", or without a file. */
static uint64_t read_limit(const char *path) {
  char text[32] = "";
  FILE *file = fopen(path, "re");
  if (!file) return 0;
  bool read = fgets(text, sizeof text, file) != NULL;
  fclose(file);
  if (!read || text[0] < '0' || text[0] > '9') return 0;
  uint64_t number = strtoull(text, NULL, 10);
  return number < NO_LIMIT_FROM ? number : 0;
}

static uint64_t least(uint64_t a, uint64_t b) {
  return a && (!b || a < b) ? a : b;
}

/* The lowest limit from the group `path` (which is changed) up to the root. */
static uint64_t limit_above(const char *mount, char *path, const char *file) {
  uint64_t limit = 0;
  char full[PATH_MAX];
  for (;;) {
    char *slash = strrchr(path, '/');
    bool root = !slash || slash[1] == 0;
    int size = snprintf(full, sizeof full, "%s%s/%s", mount, root && slash == path ? "" : path, file);
    if (size > 0 && size < (int)sizeof full) limit = least(limit, read_limit(full));
    if (!*path || !slash) return limit;
    *slash = 0;
  }
}

/* A line "0::/path" is of version 2, "4:memory:/path" of version 1. */
static uint64_t limit_of_line(char *line, const char *mount) {
  line[strcspn(line, "\n")] = 0;
  char *controllers = strchr(line, ':');
  char *path = controllers ? strchr(controllers + 1, ':') : NULL;
  if (!path) return 0;
  *path++ = 0;
  controllers++;
  char folder[PATH_MAX];
  const bool second = *controllers == 0, first = strcmp(controllers, "memory") == 0;
  int size = snprintf(folder, sizeof folder, "%s%s", mount, first ? "/memory" : "");
  if ((!first && !second) || size >= (int)sizeof folder) return 0;
  return limit_above(folder, path, first ? "memory.limit_in_bytes" : "memory.max");
}

uint64_t memory_limit_of_group(const char *membership, const char *mount) {
  FILE *file = fopen(membership, "re");
  if (!file) return 0;
  uint64_t limit = 0;
  char line[PATH_MAX + 64];
  while (fgets(line, sizeof line, file)) limit = least(limit, limit_of_line(line, mount));
  fclose(file);
  return limit;
}
