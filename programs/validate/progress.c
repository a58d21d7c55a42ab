/* SPDX-License-Identifier: Apache-2.0 */
#include "progress.h"
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

void progress_say(progress *progress, size_t documents, size_t invalid, size_t files, size_t all_files) {
  if (!progress->wanted) return;
  const int64_t now = progress_now();
  if (now < progress->next) return;
  progress->next = now + NEXT_AFTER;
  progress->shown = true;
  fprintf(stderr, "\r\033[K%zu of %zu files, %zu documents, %zu invalid", files, all_files, documents, invalid);
  fflush(stderr);
}

void progress_clear(progress *progress) {
  if (progress->shown) fputs("\r\033[K", stderr);
  progress->shown = false;
}
