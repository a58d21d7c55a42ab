/* SPDX-License-Identifier: Apache-2.0 */
/* What errors say, for the tests of the kinds' functions; see messages.h. */
#include "messages.h"
#include <crd/request.h>
#include <stdlib.h>

const char *messages(const crd_errors *errors) {
  crd_text text = {.arena = errors->arena};
  for (uint32_t i = 0; i < errors->count; i++) {
    crd_text_add(&text, crd_error_message(errors->arena, &errors->items[i]));
    crd_text_add_char(&text, '\n');
  }
  crd_text_add_char(&text, 0);
  return text.data;
}

static int by_text(const void *a, const void *b) {
  return crd_string_compare(*(const crd_string *)a, *(const crd_string *)b);
}

const char *sorted_lines(crd_arena *arena, const char *text) {
  enum { MOST = 64 };
  crd_string lines[MOST];
  size_t count = 0;
  for (const char *end; count < MOST && (end = strchr(text, '\n')); text = end + 1)
    lines[count++] = (crd_string){text, (size_t)(end - text) + 1};
  qsort(lines, count, sizeof *lines, by_text);
  crd_text sorted = {.arena = arena};
  for (size_t i = 0; i < count; i++) crd_text_add(&sorted, lines[i]);
  crd_text_add(&sorted, crd_string_of(text));
  crd_text_add_char(&sorted, 0);
  return sorted.data;
}

const char *request_messages(crd_arena *arena, const crd_kind *kind, crd_string json) {
  crd_request request = {.kind = kind, .body = json};
  crd_verdict verdict;
  crd_request_judge(arena, &request, &verdict);
  if (verdict.allowed || verdict.errors.count) return messages(&verdict.errors);
  return crd_arena_copy(arena, verdict.message).data;
}
