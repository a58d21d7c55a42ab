/* SPDX-License-Identifier: Apache-2.0 */
/* Templates of pods and objects of built-in kinds. Parts: the object first, then "request": "template", or an endpoint and a
 * subresource, and words for the rest ("yaml", "warn", "strict", "35"), and "old": what is stored.
 *
 * What is let in has no errors, and what is refused says why. A template with its defaults is let in again, and nothing more
 * is filled in; a Pod that was created may be put in its own place. */
#include "mutate.h"
#include "parts.h"
#include <crd/core.h>
#include <crd/json.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

const char *const fuzz_first_part = "object";

static void require(bool condition) {
  if (!condition) abort();
}

/* What the words of a request ask. */
typedef struct question {
  crd_string endpoint, subresource; /* no endpoint: a template */
  crd_field_validation validation;
  unsigned minor;
  bool yaml;
} question;

static bool is_word(crd_string word, const char *text) {
  return crd_string_equal(word, crd_string_of(text));
}

static void read_word(question *question, crd_string word) {
  if (crd_builtin_is_known(word))
    question->endpoint = word;
  else if (is_word(word, "yaml"))
    question->yaml = true;
  else if (is_word(word, "strict"))
    question->validation = CRD_FIELDS_STRICT;
  else if (is_word(word, "warn"))
    question->validation = CRD_FIELDS_WARN;
  else if (word.size == 2 && word.data[0] == '3' && word.data[1] >= '0' && word.data[1] <= '7')
    question->minor = 30 + (unsigned)(word.data[1] - '0');
  else if (question->endpoint.size && crd_builtin_is_updated(question->endpoint, word))
    question->subresource = word;
}

static question read_question(crd_string line) {
  question found = {.validation = CRD_FIELDS_IGNORE};
  size_t begin = 0;
  for (size_t i = 0; i <= line.size; i++) {
    if (i < line.size && line.data[i] != ' ' && line.data[i] != '\n') continue;
    read_word(&found, crd_string_slice(line, begin, i));
    begin = i + 1;
  }
  return found;
}

static void check_verdict(const crd_verdict *verdict) {
  if (verdict->error.size) return; /* what is stored cannot be read, or upstream panics */
  require(verdict->allowed == (verdict->code == 0));
  if (verdict->allowed) {
    require(verdict->errors.count == 0 && verdict->object != NULL);
    return;
  }
  require(verdict->code == 400 || verdict->code == 422);
  require(verdict->message.size > 0);
  require((verdict->errors.count > 0) == (verdict->code == 422));
}

static void judge_template(crd_arena *arena, const question *question, crd_string body) {
  crd_pod_template_request request = {
      .body = body, .field_validation = question->validation, .kubernetes_minor = question->minor};
  crd_verdict verdict, again;
  crd_pod_template_judge(arena, &request, &verdict);
  check_verdict(&verdict);
  if (!verdict.allowed || verdict.error.size) return;
  request.body = crd_json_encode(arena, verdict.object, CRD_JSON_COMPACT);
  crd_pod_template_judge(arena, &request, &again);
  require(again.allowed);
  require(crd_string_equal(crd_json_encode(arena, again.object, CRD_JSON_COMPACT), request.body));
}

static void judge_object(crd_arena *arena, const question *question, crd_string body, crd_string old) {
  crd_builtin_request request = {.endpoint = question->endpoint,
                                 .body = body,
                                 .encoding = question->yaml ? CRD_ENCODING_YAML : CRD_ENCODING_JSON,
                                 .uid = CRD_STRING("00000000-0000-0000-0000-000000000001"),
                                 .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z"),
                                 .field_validation = question->validation,
                                 .kubernetes_minor = question->minor,
                                 .want_strict = true};
  crd_verdict verdict, again;
  if (old.data && crd_builtin_is_updated(question->endpoint, question->subresource)) {
    request.update = true;
    request.subresource = question->subresource;
    request.old_body = old;
  }
  crd_builtin_judge(arena, &request, &verdict);
  check_verdict(&verdict);
  if (!verdict.allowed || verdict.error.size || request.update || !is_word(question->endpoint, "v1/Pod")) return;
  request.body = request.old_body = crd_json_encode(arena, verdict.object, CRD_JSON_COMPACT);
  request.encoding = CRD_ENCODING_JSON;
  request.update = true;
  crd_builtin_judge(arena, &request, &again);
  require(again.allowed);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > 64u << 10) return 0;
  char *exact = part_exact((crd_string){(const char *)data, size});
  parts parts;
  parts_read((crd_string){exact, size}, &parts);
  crd_arena *arena = crd_arena_create(NULL);
  question question = read_question(parts_find(&parts, "request"));
  if (question.endpoint.size)
    judge_object(arena, &question, parts.items[0].text, parts_find(&parts, "old"));
  else
    judge_template(arena, &question, parts.items[0].text);
  crd_arena_destroy(arena);
  free(exact);
  return 0;
}
