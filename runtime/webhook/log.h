/* Structured logs: a line per event on a descriptor, as JSON (the keys of zap's production encoder: level, ts, logger, msg)
 * or logfmt. A line is written by one write(2), so threads do not mix theirs, and is at most LOG_LINE_SIZE bytes: longer
 * texts are cut. */
#ifndef CRD_WEBHOOK_LOG_H
#define CRD_WEBHOOK_LOG_H

#include <crd/string.h>
#include <stdint.h>

#define LOG_LINE_SIZE 4096
#define LOG_VALUE_SIZE 1500 /* the most of one text that is kept, escaped */

typedef enum log_level { LOG_LEVEL_DEBUG, LOG_LEVEL_INFO, LOG_LEVEL_ERROR } log_level;
typedef enum log_format { LOG_FORMAT_JSON, LOG_FORMAT_LOGFMT } log_format;

typedef struct logger {
  int descriptor;
  log_level level; /* the least that is written */
  log_format format;
} logger;

typedef struct log_field {
  const char *name;
  crd_string text;
  int64_t number;
  bool is_number;
} log_field;

static inline log_field log_text(const char *name, crd_string text) {
  log_field field = {.name = name, .text = text};
  return field;
}
static inline log_field log_number(const char *name, int64_t number) {
  log_field field = {.name = name, .number = number, .is_number = true};
  return field;
}
static inline bool log_wants(const logger *log, log_level level) {
  return level >= log->level;
}

/* Fields with an empty text are left out. `where` names the part of the program that speaks. */
void log_write(const logger *log, log_level level, const char *where, const char *message, const log_field *fields,
               size_t count);

/* log_write with the fields as further arguments; at least one. */
#define log_event(log, level, where, message, ...)                                                                          \
  log_write(log, level, where, message, (const log_field[]){__VA_ARGS__},                                                   \
            sizeof((const log_field[]){__VA_ARGS__}) / sizeof(log_field))

#endif
