/* SPDX-License-Identifier: Apache-2.0 */
/* Structured logs: a line per event on a descriptor. Lines of threads are not mixed.
 *
 * A slow or missing reader blocks no thread: from crd_log_open on, lines are queued in memory for a thread that writes them
 * (many at once under load). Lines that find the queue full are dropped and counted. */
#pragma once

#include "log_line.h"

#define LOG_QUEUE_SIZE ((size_t)256 << 10)

typedef struct log_queue log_queue;

typedef struct logger {
  int descriptor;
  log_level level; /* the least that is written */
  log_format format;
  log_queue *queue; /* NULL: each thread writes its lines itself */
} logger;

static inline bool log_wants(const logger *log, log_level level) {
  return level >= log->level;
}

/* From now on no thread blocks on the descriptor; false without memory. Before crd_log_start, which starts the writing
 * thread, a line is written at once if the descriptor accepts it, and is else queued. */
bool crd_log_open(logger *log);
bool crd_log_start(logger *log); /* false: no thread could be started */
/* Waits for queued lines, at most that long, and ends the thread. Lines that are still queued are lost. */
void crd_log_stop(logger *log, unsigned milliseconds);
/* The lines lost since crd_log_open: the queue was full, or the descriptor did not accept them. */
unsigned long crd_log_lost(const logger *log);

/* Fields with an empty text are left out. `where` names the part of the program that logs. */
void crd_log_write(const logger *log, log_level level, const char *where, const char *message, const log_field *fields,
                   size_t count);

/* crd_log_write with the fields as further arguments; at least one. */
#define log_event(log, level, where, message, ...)                                                                          \
  crd_log_write(log, level, where, message, (const log_field[]){__VA_ARGS__},                                               \
                sizeof((const log_field[]){__VA_ARGS__}) / sizeof(log_field))
