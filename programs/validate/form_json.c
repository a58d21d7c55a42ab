/* SPDX-License-Identifier: Apache-2.0 */
/* A line of JSON for each document and item (verdict_json.h). */
#include "base/diagnostic.h"
#include "form.h"

static void write_line(const form_document *at, crd_text *line) {
  crd_text_add_char(line, '\n');
  fwrite(line->data, 1, line->size, at->report->stream);
}

static void json_verdict(const form_document *at, const crd_verdict *verdict, uint32_t offset) {
  crd_text line = {.arena = at->arena};
  verdict_subject subject = *at->subject;
  verdict_places places;
  report_places(at->place, at->arena, verdict, offset, &places);
  subject.places = &places;
  verdict_json_write(&line, &subject, verdict, at->with_object);
  write_line(at, &line);
}

static void json_error(const form_document *at, size_t offset, crd_string error) {
  crd_text line = {.arena = at->arena};
  verdict_subject subject = *at->subject;
  verdict_places places = {.whole = report_position(at->place, offset)};
  subject.places = &places;
  verdict_json_write_error(&line, &subject, error);
  write_line(at, &line);
}

static void json_unreadable(const form_document *at, const crd_parse_error *error) {
  json_error(at, error->offset, crdc_yaml_message(at->arena, error->message));
}

static void write_skipped(const form_document *at, crd_string why) {
  crd_text line = {.arena = at->arena};
  verdict_json_write_skipped(&line, at->subject, why);
  write_line(at, &line);
}

static void json_unknown(const form_document *at, size_t offset, crd_string why, bool hint) {
  (void)offset;
  (void)hint;
  write_skipped(at, why);
}

const form form_json = {.name = "json",
                        .verdict = json_verdict,
                        .error = json_error,
                        .unreadable = json_unreadable,
                        .skipped = write_skipped,
                        .unknown = json_unknown};
