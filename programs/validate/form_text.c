/* SPDX-License-Identifier: Apache-2.0 */
/* The form that people read (report.h). */
#include "form.h"

static void text_verdict(const form_document *at, const crd_verdict *verdict, uint32_t offset) {
  report_verdict(at->report, at->place, at->arena, verdict, offset, at->strict);
}

static void text_error(const form_document *at, size_t offset, crd_string error) {
  report_line(at->report, at->place, offset, "error", error);
}

static void text_unreadable(const form_document *at, const crd_parse_error *error) {
  report_unreadable(at->report, at->place, at->arena, error);
}

/* The summary counts them. */
static void leave_to_summary(const form_document *at, crd_string why) {
  (void)at;
  (void)why;
}

static void text_unknown(const form_document *at, size_t offset, crd_string why, bool hint) {
  if (hint) report_line(at->report, at->place, offset, "note", why);
}

const form form_text = {.name = "text",
                        .to_people = true,
                        .verdict = text_verdict,
                        .error = text_error,
                        .unreadable = text_unreadable,
                        .skipped = leave_to_summary,
                        .unknown = text_unknown};
