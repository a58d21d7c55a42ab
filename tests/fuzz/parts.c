/* SPDX-License-Identifier: Apache-2.0 */
#include "parts.h"
#include <stdlib.h>
#include <string.h>

#define HEADER CRD_STRING("#: ")

/* Where the header line that begins at `at` ends, behind its line break; 0 when none begins there. */
static size_t header_end(crd_string input, size_t at) {
  if (!crd_string_has_prefix(crd_string_slice(input, at, input.size), HEADER)) return 0;
  const char *end = memchr(input.data + at, '\n', input.size - at);
  return end ? (size_t)(end - input.data) + 1 : input.size;
}

/* The line break before the next header, or the end. */
static size_t part_end(crd_string input, size_t at) {
  if (header_end(input, at)) return at;
  while (at < input.size) {
    const char *end = memchr(input.data + at, '\n', input.size - at);
    if (!end) return input.size;
    at = (size_t)(end - input.data);
    if (header_end(input, at + 1)) return at;
    at++;
  }
  return input.size;
}

void parts_read(crd_string input, parts *parts) {
  parts->count = 0;
  for (size_t at = 0; parts->count < PARTS_LIMIT && (at < input.size || !parts->count);) {
    part *part = &parts->items[parts->count++];
    size_t begin = at < input.size ? header_end(input, at) : 0;
    bool has_header = begin != 0;
    if (!has_header) begin = at;
    part->header = crd_string_slice(input, at, begin);
    part->name = has_header ? crd_string_slice(input, at + HEADER.size, begin) : (crd_string){NULL, 0};
    while (part->name.size && (part->name.data[part->name.size - 1] == '\n' || part->name.data[part->name.size - 1] == '\r'))
      part->name.size--;
    size_t end = parts->count == PARTS_LIMIT ? input.size : part_end(input, begin);
    part->text = crd_string_slice(input, begin, end);
    at = end < input.size && input.data[end] == '\n' ? end + 1 : end;
    if (at == input.size) break;
  }
}

bool part_is(const part *part, const char *name) {
  return crd_string_equal(part->name, crd_string_of(name));
}

crd_string parts_find(const parts *parts, const char *name) {
  for (size_t i = 0; i < parts->count; i++)
    if (part_is(&parts->items[i], name)) return parts->items[i].text;
  return (crd_string){NULL, 0};
}

char *part_exact(crd_string text) {
  char *copy = malloc(text.size ? text.size : 1);
  if (!copy) abort();
  if (text.size) memcpy(copy, text.data, text.size);
  return copy;
}
