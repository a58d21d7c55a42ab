/* SPDX-License-Identifier: Apache-2.0 */
/* Allocations that never return NULL. When the system has no memory, compiler code that allocates outside of an arena leaves
 * through the guard, as an arena does (crd/guard.h). Memory that is in no arena is then leaked. */
#pragma once

#include <crd/guard.h>
#include <crd/json.h>
#include <crd/yaml.h>
#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* Checks the result of an allocation of `bytes`; never returns NULL. */
static inline void *memory_checked(void *memory, size_t bytes) {
  if (!memory) crd_stop_now(NULL, CRD_STOP_MEMORY, bytes);
  return memory;
}

/* crd_arena_create that never returns NULL. */
static inline crd_arena *memory_arena(const crd_arena_options *options) {
  return memory_checked(crd_arena_create(options), 0);
}

static inline bool memory_grow(void *place, size_t *room, size_t first, size_t size) {
  void *items;
  memcpy(&items, place, sizeof items);
  const size_t wanted = *room ? 2 * *room : first;
  void *grown = realloc(items, wanted * size); /* on failure the list stays as it is */
  if (!grown) return false;
  memcpy(place, &grown, sizeof grown);
  *room = wanted;
  // cppcheck-suppress memleak ; the list owns it
  return true;
}

/* Makes room for one more item of an allocated list, as CRD_ARENA_ROOM does; false without memory. */
#define MEMORY_ROOM(items, count, room, first) ((count) < (room) || memory_grow(&(items), &(room), (first), sizeof *(items)))
/* Does the same and never fails. */
#define MEMORY_ROOM_CHECKED(items, count, room, first)                                                                      \
  do {                                                                                                                      \
    if (!MEMORY_ROOM(items, count, room, first)) crd_stop_now(NULL, CRD_STOP_MEMORY, 2 * (room) * sizeof *(items));         \
  } while (0)

/* After a failed system call: leaves through the guard if the cause was lack of memory, not the call's argument. */
static inline void memory_check_failure(void) {
  if (errno == ENOMEM) crd_stop_now(NULL, CRD_STOP_MEMORY, 0);
}

/* After a JSON or YAML reader failed: leaves through the guard if the cause was lack of memory, not the text. */
static inline void memory_check_reader(const crd_parse_error *error) {
  if (error->problem == CRD_PARSE_OUT_OF_MEMORY) crd_stop_now(NULL, CRD_STOP_MEMORY, 0);
}

/* Parses a text; NULL where it does not parse. */
static inline crd_value *memory_read(crd_arena *arena, crd_string text, bool json) {
  crd_parse_error error = {.offset = 0};
  crd_value *root = json ? crd_json_parse(arena, text, NULL, &error) : crd_yaml_parse(arena, text, NULL, &error, NULL);
  if (!root) memory_check_reader(&error);
  return root;
}
