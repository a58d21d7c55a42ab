/* SPDX-License-Identifier: Apache-2.0 */
/* Whole lines are queued in a ring buffer. One thread writes all queued bytes at once; only this thread blocks on the
 * descriptor. Other programs may share the descriptor, so its flags are not changed.
 *
 * Adding a line wakes the thread only if it sleeps because the queue was empty. Under load the thread collects the lines of
 * some milliseconds, so that a line costs a copy, not a context switch and a write of its own.
 *
 * After lost lines, a line with their number is written before the next ones. */
#include "log.h"
#include "../../base/threads.h"
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define QUEUE_STACK ((size_t)64 << 10)
#define GATHER_MS 5

struct log_queue {
  pthread_mutex_t lock;
  pthread_cond_t filled, emptied;
  pthread_t thread;
  logger plain; /* the same log without the queue */
  bool runs, sleeping, ending, ended;
  size_t first, used;       /* in the ring */
  unsigned long lost, told; /* of `lost` */
  char ring[LOG_QUEUE_SIZE];
};

static void ring_write(log_queue *queue, const void *data, size_t size) {
  size_t at = (queue->first + queue->used) % LOG_QUEUE_SIZE;
  size_t until_end = LOG_QUEUE_SIZE - at < size ? LOG_QUEUE_SIZE - at : size;
  memcpy(queue->ring + at, data, until_end);
  memcpy(queue->ring, (const char *)data + until_end, size - until_end);
  queue->used += size;
}

static bool put_line(int descriptor, const char *line, size_t size) {
  while (size > 0) {
    ssize_t written = write(descriptor, line, size);
    if (written >= 0) {
      line += written;
      size -= (size_t)written;
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) { /* somebody else has made it so */
      struct pollfd wanted = {.fd = descriptor, .events = POLLOUT};
      if (poll(&wanted, 1, -1) < 0 && errno != EINTR) return false;
    } else if (errno != EINTR) {
      return false;
    }
  }
  return true;
}

/* Writes a line before the thread starts. A writable pipe has room for a line. */
static bool write_at_once(const log_queue *queue, const char *line, size_t size) {
  struct pollfd wanted = {.fd = queue->plain.descriptor, .events = POLLOUT};
  if (queue->runs || queue->used || poll(&wanted, 1, 0) != 1) return false;
  return put_line(wanted.fd, line, size);
}

static void queue_line(log_queue *queue, const char *line, size_t size) {
  pthread_mutex_lock(&queue->lock);
  if (write_at_once(queue, line, size)) {
    /* it is out */
  } else if (LOG_QUEUE_SIZE - queue->used < size) {
    queue->lost++;
  } else {
    ring_write(queue, line, size);
    if (queue->sleeping || queue->used > LOG_QUEUE_SIZE / 2) pthread_cond_signal(&queue->filled);
  }
  pthread_mutex_unlock(&queue->lock);
}

void crd_log_write(const logger *log, log_level level, const char *where, const char *message, const log_field *fields,
                   size_t count) {
  if (!log_wants(log, level)) return;
  log_buffer line;
  crd_log_compose(&line, log->format, level, where, message, fields, count);
  if (log->queue)
    queue_line(log->queue, line.data, line.size);
  else
    put_line(log->descriptor, line.data, line.size);
}

static struct timespec time_after(unsigned milliseconds) {
  struct timespec end;
  clock_gettime(CLOCK_MONOTONIC, &end);
  end.tv_sec += milliseconds / 1000;
  end.tv_nsec += (long)(milliseconds % 1000) * 1000000;
  if (end.tv_nsec >= 1000000000) end.tv_sec++, end.tv_nsec -= 1000000000;
  return end;
}

static unsigned long count_lines(const char *text, size_t size) {
  unsigned long count = 0;
  for (size_t i = 0; i < size; i++) count += text[i] == '\n';
  return count;
}

static void tell_lost(const log_queue *queue, unsigned long lost) {
  log_event(&queue->plain, LOG_LEVEL_ERROR, "log", "lines were lost: the log was not read fast enough",
            log_number("count", (int64_t)lost));
}

/* Writes the queued bytes directly from the ring; it does not hold the lock, so it may block. */
static void write_queued(log_queue *queue) {
  const char *text = queue->ring + queue->first;
  size_t size = queue->used, until_end = LOG_QUEUE_SIZE - queue->first;
  size_t straight = size < until_end ? size : until_end;
  unsigned long untold = queue->lost - queue->told;
  queue->told = queue->lost;
  pthread_mutex_unlock(&queue->lock);
  if (untold) tell_lost(queue, untold);
  bool written =
      put_line(queue->plain.descriptor, text, straight) && put_line(queue->plain.descriptor, queue->ring, size - straight);
  unsigned long lost = written ? 0 : count_lines(text, straight) + count_lines(queue->ring, size - straight);
  pthread_mutex_lock(&queue->lock);
  queue->first = (queue->first + size) % LOG_QUEUE_SIZE;
  queue->used -= size;
  queue->lost += lost;
}

/* Whether there are lines, or lines were lost while the previous ones were being written. */
static bool has_work(const log_queue *queue) {
  return queue->used || queue->lost != queue->told;
}

static void *write_lines(void *context) {
  log_queue *queue = context;
  pthread_mutex_lock(&queue->lock);
  while (has_work(queue) || !queue->ending) {
    if (!has_work(queue)) {
      queue->sleeping = true;
      pthread_cond_wait(&queue->filled, &queue->lock);
      queue->sleeping = false;
      continue;
    }
    write_queued(queue);
    const struct timespec end = time_after(GATHER_MS);
    if (!queue->ending) pthread_cond_timedwait(&queue->filled, &queue->lock, &end);
  }
  queue->ended = true;
  pthread_cond_signal(&queue->emptied);
  pthread_mutex_unlock(&queue->lock);
  return NULL;
}

bool crd_log_open(logger *log) {
  log_queue *queue = calloc(1, sizeof *queue);
  if (!queue) return false;
  queue->plain = *log;
  pthread_mutex_init(&queue->lock, NULL);
  pthread_condattr_t monotonic;
  pthread_condattr_init(&monotonic);
  pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
  pthread_cond_init(&queue->filled, &monotonic);
  pthread_cond_init(&queue->emptied, &monotonic);
  pthread_condattr_destroy(&monotonic);
  log->queue = queue;
  return true;
}

bool crd_log_start(logger *log) {
  log_queue *queue = log->queue;
  if (!queue) return false;
  pthread_mutex_lock(&queue->lock);
  if (!queue->runs) queue->runs = thread_start(&queue->thread, QUEUE_STACK, write_lines, queue);
  bool runs = queue->runs;
  pthread_mutex_unlock(&queue->lock);
  return runs;
}

static void queue_free(log_queue *queue) {
  pthread_mutex_destroy(&queue->lock);
  pthread_cond_destroy(&queue->filled);
  pthread_cond_destroy(&queue->emptied);
  free(queue);
}

void crd_log_stop(logger *log, unsigned milliseconds) {
  log_queue *queue = log->queue;
  if (!queue) return;
  bool runs = crd_log_start(log); /* what could not be written before is, if it can be */
  const struct timespec end = time_after(milliseconds);
  pthread_mutex_lock(&queue->lock);
  queue->ending = true;
  pthread_cond_signal(&queue->filled);
  while (runs && !queue->ended && pthread_cond_timedwait(&queue->emptied, &queue->lock, &end) == 0) continue;
  bool ended = queue->ended || !runs;
  pthread_mutex_unlock(&queue->lock);
  if (!ended) return; /* the thread hangs in a write and has the queue until the program is gone */
  log->queue = NULL;
  if (runs) pthread_join(queue->thread, NULL);
  queue_free(queue);
}

unsigned long crd_log_lost(const logger *log) {
  if (!log->queue) return 0;
  pthread_mutex_lock(&log->queue->lock);
  unsigned long lost = log->queue->lost;
  pthread_mutex_unlock(&log->queue->lock);
  return lost;
}
