/* SPDX-License-Identifier: Apache-2.0 */
/* Memory that the system does not give: work of the compiler that asks for any outside of an arena leaves as an arena does
 * (crd/guard.h), so that nobody goes on with less than was asked for. What is in no arena is lost then. */
#pragma once

#include <crd/guard.h>
#include <crd/json.h>
#include <crd/yaml.h>
#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* What an allocation of `bytes` gave, which is never NULL. */
static inline void *memory_checked(void *memory, size_t bytes) {
  if (!memory) crd_stop_now(NULL, CRD_STOP_MEMORY, bytes);
  return memory;
}

/* crd_arena_create where there is always one. */
static inline crd_arena *memory_arena(const crd_arena_options *options) {
  return memory_checked(crd_arena_create(options), 0);
}

static inline bool memory_grow(void *place, size_t *room, size_t first, size_t size) {
  void *items;
  memcpy(&items, place, sizeof items);
  const size_t wanted = *room ? 2 * *room : first;
  void *grown = realloc(items, wanted * size); /* without memory the list stays as it is */
  if (!grown) return false;
  memcpy(place, &grown, sizeof grown);
  *room = wanted;
  // cppcheck-suppress memleak ; the list has it
  return true;
}

/* Whether there is room for one more item of an allocated list, as CRD_ARENA_ROOM makes it; false without memory. */
#define MEMORY_ROOM(items, count, room, first) ((count) < (room) || memory_grow(&(items), &(room), (first), sizeof *(items)))
/* The same where there always is. */
#define MEMORY_ROOM_CHECKED(items, count, room, first)                                                                      \
  do {                                                                                                                      \
    if (!MEMORY_ROOM(items, count, room, first)) crd_stop_now(NULL, CRD_STOP_MEMORY, 2 * (room) * sizeof *(items));         \
  } while (0)

/* After a call of the system failed: leaves when it did for want of memory, which is no property of its argument. */
static inline void memory_check_failure(void) {
  if (errno == ENOMEM) crd_stop_now(NULL, CRD_STOP_MEMORY, 0);
}

/* After a reader of JSON or YAML failed: leaves when it did for want of memory, which is no error of the text. */
static inline void memory_check_reader(const crd_parse_error *error) {
  if (error->problem == CRD_PARSE_OUT_OF_MEMORY) crd_stop_now(NULL, CRD_STOP_MEMORY, 0);
}

/* The tree of a text; NULL: it is none. */
static inline crd_value *memory_read(crd_arena *arena, crd_string text, bool json) {
  crd_parse_error error = {.offset = 0};
  crd_value *root = json ? crd_json_parse(arena, text, NULL, &error) : crd_yaml_parse(arena, text, NULL, &error, NULL);
  if (!root) memory_check_reader(&error);
  return root;
}
