/* SPDX-License-Identifier: Apache-2.0 */
/* The request is put together as --batch has it, and its answer read as --batch writes it. */
#include "service.h"
#include "batch/service.h"
#include "coverage/judge.h"
#include "suites/members.h"
#include <crd/generated/cel_functions.h>
#include <crd/json.h>

static crd_string json_or_nothing(crd_arena *arena, const crd_value *value) {
  return value ? crd_json_encode(arena, value, CRD_JSON_COMPACT) : (crd_string){NULL, 0};
}

/* "CREATE" of "create". */
static crd_string upper_case(crd_arena *arena, crd_string word) {
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < word.size; i++) crd_text_add_char(&text, (char)(word.data[i] & ~0x20));
  return crd_text_string(&text);
}

static void read_answer(crd_arena *arena, crd_string text, suite_answer *answer) {
  crd_parse_error problem = {.offset = 0};
  const crd_value *line = crd_json_parse(arena, text, NULL, &problem);
  const crd_value *allowed = crd_value_get(line, CRD_STRING("allowed")), *warnings = suite_list(line, "warnings");
  crd_string error = suite_text(line, "error"), object_error = suite_text(line, "objectError");
  answer->message = error.size ? error : object_error.size ? object_error : suite_text(line, "message");
  answer->taken = allowed && allowed->kind == CRD_BOOL && allowed->as.boolean && !error.size && !object_error.size;
  answer->stored = answer->taken ? crd_value_get(line, CRD_STRING("object")) : NULL;
  for (uint32_t i = 0; warnings && i < warnings->size; i++)
    crd_texts_add(&answer->warnings, crd_value_text(&warnings->as.items[i]));
}

bool suite_ask_service(crd_arena *arena, const crd_value *map, const suite_request *request, crd_string operation,
                       const batch_settings *settings, suite_answer *answer) {
  const batch_service_request asked = {.endpoint = suite_text(map, "endpoint"),
                                       .op = upper_case(arena, operation),
                                       .object =
                                           json_or_nothing(arena, request->operation == CRD_DELETE ? NULL : request->object),
                                       .old_object = json_or_nothing(arena, request->old_object),
                                       .resource = json_or_nothing(arena, suite_value(map, "resource")),
                                       .state = request->state,
                                       .with_object = true,
                                       .settings = *settings};
  crd_text text = {.arena = arena};
  *answer = (suite_answer){.warnings = {.arena = arena}};
  if (request->cover) crd_cel_count_into(crdc_cover_counters(request->cover));
  batch_judge_service(&text, request->registry, &asked);
  if (request->cover) crd_cel_count_into(NULL);
  read_answer(arena, crd_text_string(&text), answer);
  return answer->taken;
}
