/* SPDX-License-Identifier: Apache-2.0 */
/* The forms of crd-validate told of findings whose texts, names and places are any bytes: places stay within the text,
 * records come back as they were written, what is JSON can be read, and no form passes on what ends its lines. */
#include "report/form_kit.h"
#include <crd/json.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* What an input is taken apart into. */
typedef struct bytes {
  const uint8_t *data;
  size_t size, at;
} bytes;

static unsigned take_byte(bytes *bytes) {
  return bytes->at < bytes->size ? bytes->data[bytes->at++] : 0;
}

/* A part of the text. */
static crd_string take_slice(bytes *bytes, crd_string text) {
  size_t from = take_byte(bytes) * 3u, length = take_byte(bytes) / 4u;
  if (from > text.size) from = text.size;
  if (length > text.size - from) length = text.size - from;
  return (crd_string){text.data + from, length};
}

static uint32_t take_offset(bytes *bytes, crd_string text) {
  unsigned byte = take_byte(bytes);
  if (byte == 255) return CRD_NO_OFFSET;
  return (uint32_t)(text.size ? (byte * 7u + take_byte(bytes)) % (text.size + 1) : 0);
}

static void fill_verdict(bytes *bytes, crd_string text, crd_verdict *verdict) {
  const unsigned errors = take_byte(bytes) % 5, strict = take_byte(bytes) % 5;
  for (unsigned i = 0; i < errors; i++) {
    crd_error error = {.type = (uint8_t)(take_byte(bytes) % (CRD_ERROR_INTERNAL + 1)),
                       .stage = (uint8_t)(take_byte(bytes) % (CRD_STAGE_MUTATION + 1)),
                       .offset = take_offset(bytes, text),
                       .field = take_slice(bytes, text),
                       .detail = take_slice(bytes, text),
                       .value = crd_bad_string(take_slice(bytes, text))};
    if (error.stage >= CRD_STAGE_WEBHOOK) error.rule = take_slice(bytes, text);
    crd_errors_add(&verdict->errors, error);
  }
  for (unsigned i = 0; i < strict; i++)
    crd_strict_add(&verdict->found, (crd_strict_error){.kind = (uint8_t)(take_byte(bytes) % (CRD_STRICT_TOLD + 1)),
                                                       .offset = take_offset(bytes, text),
                                                       .path = take_slice(bytes, text)});
  crd_strict_tell(&verdict->found, false, &verdict->strict);
  verdict->allowed = !errors && take_byte(bytes) % 2;
  verdict->message = take_slice(bytes, text);
  crd_texts_add(&verdict->warnings, take_slice(bytes, text));
}

static void check_places(const account *account) {
  const size_t size = account->place->input->text.size;
  for (uint32_t i = 0; i < account->count; i++) {
    const finding *finding = &account->findings[i];
    if (finding->at > size || finding->end > size || finding->end < finding->at) abort();
  }
}

static void check_json(crd_arena *arena, crd_string before, crd_string text) {
  crd_text whole = {.arena = arena};
  crd_text_add(&whole, before);
  crd_text_add(&whole, text);
  if (!crd_json_parse(arena, crd_text_string(&whole), NULL, NULL)) abort();
}

/* Each record is the end of a JSON object. */
static void check_records(crd_arena *arena, crd_string text, uint32_t count) {
  form_record record;
  for (uint32_t i = 0; i < count; i++) {
    if (!form_record_next(&text, &record)) abort();
    check_json(arena, CRD_STRING("{\"a\":1"), record.rest);
  }
  if (text.size) abort();
}

/* No line but the form's own begins there. */
static void check_lines(crd_string text, const char *begins) {
  for (size_t i = 0; i < text.size; i++) {
    const unsigned char c = (unsigned char)text.data[i];
    if ((c < 0x20 && c != '\n') || c == 0x7f) abort();
    if ((!i || text.data[i - 1] == '\n') && !strchr(begins, (char)c)) abort();
  }
}

static void try_form(const form *form, account *account, report_excerpts excerpts) {
  char *text = NULL;
  size_t size = 0;
  report report = {.stream = open_memstream(&text, &size), .excerpts = excerpts};
  if (!report.stream) abort();
  form->tell(&report, account);
  fclose(report.stream);
  crd_string told = {text, size};
  account_findings(account);
  if (form == &form_sarif || form == &form_gitlab) check_records(account->arena, told, account->count);
  if (form == &form_json) check_json(account->arena, CRD_STRING(""), told);
  if (form == &form_github) check_lines(told, ":");
  if (form == &form_markdown) check_lines(told, "|");
  if (form == &form_tap) check_lines(told, "on ");
  free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const form *const forms[] = {&form_text,  &form_json,   &form_junit,  &form_tap,
                                      &form_sarif, &form_github, &form_gitlab, &form_markdown};
  if (size < 64 || size > 1u << 13) return 0;
  bytes bytes = {data, 64, 0};
  crd_string text = {(const char *)data + 64, size - 64};
  crd_arena *arena = crd_arena_create(NULL);
  report_index index;
  report_index_init(&index, text);
  const input input = {.name = "a,b:c|d.yaml", .text = text};
  const report_place place = {.input = &input,
                              .index = &index,
                              .text = text,
                              .kind = take_slice(&bytes, text),
                              .name_space = take_slice(&bytes, text),
                              .name = take_slice(&bytes, text),
                              .prefix = ""};
  const verdict_subject subject = {.file = input.name, .document = 1, .item = -1};
  crd_verdict verdict = crd_verdict_init(arena);
  fill_verdict(&bytes, text, &verdict);
  account account = {.place = &place,
                     .subject = &subject,
                     .arena = arena,
                     .outcome = verdict.allowed ? ACCOUNT_VALID : ACCOUNT_INVALID,
                     .verdict = &verdict,
                     .offset = take_offset(&bytes, text)};
  if (account.offset == CRD_NO_OFFSET) account.offset = 0;
  account_findings(&account);
  check_places(&account);
  for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) try_form(forms[i], &account, EXCERPTS_NEVER);
  try_form(&form_text, &account, EXCERPTS_OF_ALL);
  report_index_free(&index);
  crd_arena_destroy(arena);
  return 0;
}
