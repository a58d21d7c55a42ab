/* SPDX-License-Identifier: Apache-2.0 */
/* Structured logs: a line per event on a descriptor. Threads do not mix theirs.
 *
 * A reader that is slow or gone stops nobody: from crd_log_open on lines wait in memory for a thread that writes them (many
 * at once under load), and those that find no room there are lost and counted. */
#pragma once

#include "log_line.h"

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
