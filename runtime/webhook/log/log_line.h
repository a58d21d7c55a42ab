/* SPDX-License-Identifier: Apache-2.0 */
/* A line of a log: an event as JSON (the keys of zap's production encoder: level, ts, logger, msg) or logfmt. */
#pragma once

#include <crd/string.h>
#include <stdint.h>

#define LOG_LINE_SIZE 4096

typedef enum log_level { LOG_LEVEL_DEBUG, LOG_LEVEL_INFO, LOG_LEVEL_ERROR } log_level;
typedef enum log_format { LOG_FORMAT_JSON, LOG_FORMAT_LOGFMT } log_format;

typedef struct log_field {
  const char *name;
  crd_string text;
  int64_t number;
  bool is_number, is_truth; /* a truth is a number other than 0 */
} log_field;

static inline log_field log_text(const char *name, crd_string text) {
  log_field field = {.name = name, .text = text};
  return field;
}
static inline log_field log_number(const char *name, int64_t number) {
  log_field field = {.name = name, .number = number, .is_number = true};
  return field;
}
static inline log_field log_truth(const char *name, bool truth) {
  log_field field = {.name = name, .number = truth, .is_truth = true};
  return field;
}

typedef struct log_buffer {
  char data[LOG_LINE_SIZE];
  size_t size;
} log_buffer;

/* Formats the line, with its line end; longer texts are cut. Fields with an empty text are left out. */
void crd_log_compose(log_buffer *line, log_format format, log_level level, const char *where, const char *message,
                     const log_field *fields, size_t count);
