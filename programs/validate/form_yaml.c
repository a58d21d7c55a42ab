/* SPDX-License-Identifier: Apache-2.0 */
/* The objects as a cluster would store them, as YAML documents; what people are told stands in comments. */
#include "form.h"

#include <crd/yaml.h>
#include <stdlib.h>

/* A report that is gathered, to become comments. */
typedef struct comment {
  char *text;
  size_t size;
  report report;
  form_document document; /* the one that is told of, with this report */
} comment;

static bool comment_open(comment *comment, const form_document *at) {
  *comment = (struct comment){.document = *at};
  comment->report.stream = open_memstream(&comment->text, &comment->size);
  comment->document.report = &comment->report;
  return comment->report.stream != NULL;
}

static void comment_close(comment *comment, const form_document *at) {
  fclose(comment->report.stream);
  const char *line = comment->text, *end = line + comment->size;
  while (line < end) {
    const char *stop = memchr(line, '\n', (size_t)(end - line));
    size_t size = stop ? (size_t)(stop - line) : (size_t)(end - line);
    fprintf(at->report->stream, "# %.*s\n", (int)size, line);
    line += size + 1;
  }
  free(comment->text);
}

static void comment_verdict(const form_document *at, const crd_verdict *verdict, uint32_t offset) {
  comment comment;
  if (!comment_open(&comment, at)) return;
  form_text.verdict(&comment.document, verdict, offset);
  comment_close(&comment, at);
  if (!verdict->allowed || !verdict->object) return;
  crd_text text = {.arena = at->arena};
  crd_text_add(&text, CRD_STRING("---\n"));
  crd_yaml_write(&text, verdict->object);
  fwrite(text.data, 1, text.size, at->report->stream);
}

static void comment_error(const form_document *at, size_t offset, crd_string error) {
  comment comment;
  if (!comment_open(&comment, at)) return;
  form_text.error(&comment.document, offset, error);
  comment_close(&comment, at);
}

static void comment_unreadable(const form_document *at, const crd_parse_error *error) {
  comment comment;
  if (!comment_open(&comment, at)) return;
  form_text.unreadable(&comment.document, error);
  comment_close(&comment, at);
}

static void show_nothing(const form_document *at, crd_string why) {
  (void)at;
  (void)why;
}

static void comment_unknown(const form_document *at, size_t offset, crd_string why, bool hint) {
  comment comment;
  if (!comment_open(&comment, at)) return;
  form_text.unknown(&comment.document, offset, why, hint);
  comment_close(&comment, at);
}

const form form_yaml = {.name = "yaml",
                        .wants_objects = true,
                        .verdict = comment_verdict,
                        .error = comment_error,
                        .unreadable = comment_unreadable,
                        .skipped = show_nothing,
                        .unknown = comment_unknown};
