/* SPDX-License-Identifier: Apache-2.0 */
#include "check.h"
#include <inttypes.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#define FIRST_AFTER 1000
#define NEXT_AFTER 200

int64_t progress_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

progress progress_start(bool wanted, int64_t began) {
  return (progress){.wanted = wanted && isatty(STDERR_FILENO) == 1, .next = began + FIRST_AFTER};
}

/* Whether the line should be updated. */
static bool is_due(progress *progress) {
  if (!progress->wanted) return false;
  const int64_t now = progress_now();
  if (now < progress->next) return false;
  progress->next = now + NEXT_AFTER;
  progress->shown = true;
  return true;
}

void progress_say(progress *progress, size_t documents, size_t invalid, size_t files, size_t all_files) {
  if (!is_due(progress)) return;
  fprintf(stderr, "\r\033[K%zu of %zu files, %zu documents, %zu invalid", files, all_files, documents, invalid);
  fflush(stderr);
}

void progress_say_events(progress *progress, uint64_t events, uint64_t refused) {
  if (!is_due(progress)) return;
  fprintf(stderr, "\r\033[K%" PRIu64 " events, %" PRIu64 " would be refused", events, refused);
  fflush(stderr);
}

void progress_clear(progress *progress) {
  if (progress->shown) fputs("\r\033[K", stderr);
  progress->shown = false;
}
