/* What errors say, for the tests of the kinds' functions; see messages.h. */
#include "messages.h"
#include <crd/request.h>

const char *messages(const crd_errors *errors) {
  crd_text text = {.arena = errors->arena};
  for (uint32_t i = 0; i < errors->count; i++) {
    crd_text_add(&text, crd_error_message(errors->arena, &errors->items[i]));
    crd_text_add_char(&text, '\n');
  }
  crd_text_add_char(&text, 0);
  return text.data;
}

const char *request_messages(crd_arena *arena, const crd_kind *kind, crd_string json) {
  crd_request request = {.kind = kind, .body = json};
  crd_verdict verdict;
  crd_request_judge(arena, &request, &verdict);
  if (verdict.allowed || verdict.errors.count) return messages(&verdict.errors);
  return crd_arena_copy(arena, verdict.message).data;
}
