/* SPDX-License-Identifier: Apache-2.0 */
/* The creation of a CRD and its change, as crd-validate --batch judges them; its rules with their costs, as text and as
 * JSON. Parts: the CRD, "old" (what it takes the place of), "version". Every line that comes out is JSON. */
#include "../../programs/crdc/rules_report.h"
#include "../../programs/validate/batch/admission.h"
#include "mutate.h"
#include "parts.h"
#include <crd/json.h>
#include <stdlib.h>

#define INPUT_LIMIT (64u << 10)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

const char *const fuzz_first_part = "crd";

static void check_lines(crd_arena *arena, crd_string text) {
  for (size_t at = 0; at < text.size;) {
    const char *end = memchr(text.data + at, '\n', text.size - at);
    size_t next = end ? (size_t)(end - text.data) : text.size;
    if (!crd_json_parse(arena, crd_string_slice(text, at, next), NULL, NULL)) abort();
    at = next + 1;
  }
}

static void judge(crd_arena *arena, definition_request request) {
  for (int responds = 0; responds < 2; responds++) {
    crd_text out = {.arena = arena};
    request.responds = responds;
    batch_judge_crd(&out, &request);
    if (!out.size) abort();
    check_lines(arena, crd_text_string(&out));
  }
}

static void report_rules(crd_arena *arena, crd_string text, unsigned minor) {
  documents documents = {.arena = arena};
  diagnostics problems = {.arena = arena};
  crd_set set = {.arena = arena};
  if (!crdc_documents_read_text(&documents, "crd", text, &problems) || !crd_set_add(&set, &documents, true, &problems))
    return;
  rule_list list = rule_list_init(arena);
  for (size_t i = 0; i < set.count; i++) crdc_rule_list_add(&list, &set.items[i], minor);
  const listed_rule **rules = crd_arena_alloc(arena, (list.count + 1) * sizeof *rules);
  rules_of_version version = {.rules = rules, .count = list.count};
  for (size_t i = 0; i < list.count; i++) rules[i] = &list.items[i];
  if (!list.count) return;
  crd_text out = {.arena = arena}, json = {.arena = arena};
  rules_print(&out, arena, &version, 1, &(rules_form){.width = 60, .explains = true});
  rules_print_json(&json, arena, &version, 1, &(layer_list){.arena = arena});
  if (!crd_json_parse(arena, crd_text_string(&json), NULL, NULL)) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > INPUT_LIMIT) return 0;
  char *exact = part_exact((crd_string){(const char *)data, size});
  parts parts;
  parts_read((crd_string){exact, size}, &parts);
  crd_string minor = parts_find(&parts, "version"), old = parts_find(&parts, "old");
  definition_request request = {.id = CRD_STRING("i"),
                                .crd = {.text = parts.items[0].text},
                                .kubernetes_minor = minor.size ? 30 + (unsigned char)minor.data[minor.size - 1] % 8 : 0};
  crd_arena *arena = crd_arena_create(NULL);
  judge(arena, request);
  request.updates = true;
  request.old_text = old.data ? old : request.crd.text;
  judge(arena, request);
  crd_text out = {.arena = arena};
  batch_list_rules(&out, request.id, request.crd, request.kubernetes_minor);
  check_lines(arena, crd_text_string(&out));
  report_rules(arena, request.crd.text, request.kubernetes_minor ? request.kubernetes_minor : 37);
  crd_arena_destroy(arena);
  free(exact);
  return 0;
}
