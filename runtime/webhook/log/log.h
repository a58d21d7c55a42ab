/* SPDX-License-Identifier: Apache-2.0 */
/* Structured logs: a line per event on a descriptor. Threads do not mix theirs.
 *
 * A reader that is slow or gone stops nobody: from crd_log_open on lines wait in memory for a thread that writes them (many
 * at once under load), and those that find no room there are lost and counted. */
#pragma once

#include <crd/string.h>
#include <stdint.h>

/* A line of a log: an event as JSON (the keys of zap's production encoder: level, ts, logger, msg) or logfmt. */

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

/* Puts the line together, with its end; longer texts are cut. Fields with an empty text are left out. */
void crd_log_compose(log_buffer *line, log_format format, log_level level, const char *where, const char *message,
                     const log_field *fields, size_t count);

#define LOG_QUEUE_SIZE ((size_t)256 << 10)

typedef struct log_queue log_queue;

typedef struct logger {
  int descriptor;
  log_level level; /* the least that is written */
  log_format format;
  log_queue *queue; /* NULL: lines are written where they are made */
} logger;

static inline bool log_wants(const logger *log, log_level level) {
  return level >= log->level;
}

/* From here on no line waits for the descriptor; false: there is no memory for that. Until crd_log_start, which begins the
 * thread that writes, a line is written at once where the descriptor takes it, and else kept. */
bool crd_log_open(logger *log);
bool crd_log_start(logger *log); /* false: there is no thread */
/* Waits for the lines that are on their way, at most that long, and ends the thread. What is not out by then is lost. */
void crd_log_stop(logger *log, unsigned milliseconds);
/* Lines that were lost since crd_log_open: no room, or the descriptor took them not. */
unsigned long crd_log_lost(const logger *log);

/* Fields with an empty text are left out. `where` names the part of the program that speaks. */
void crd_log_write(const logger *log, log_level level, const char *where, const char *message, const log_field *fields,
                   size_t count);

/* crd_log_write with the fields as further arguments; at least one. */
#define log_event(log, level, where, message, ...)                                                                          \
  crd_log_write(log, level, where, message, (const log_field[]){__VA_ARGS__},                                               \
                sizeof((const log_field[]){__VA_ARGS__}) / sizeof(log_field))
