/* SPDX-License-Identifier: Apache-2.0 */
/* A closed stream is opened in the wrong direction: reading from standard output fails, and so does writing to standard
 * input. */
#include "../../runtime/base/say.h"
#include "output.h"
#include "streams_new.h"
#include <crd/guard.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* The exit status of all programs for work that could not be done. */
enum { EXIT_UNDONE = 2 };

bool streams_open(const char *program) {
  for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++) {
    if (fcntl(stream, F_GETFD) >= 0 || errno != EBADF) continue;
    if (open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY) == stream)
      continue; /* open returns the lowest free
                 * descriptor */
    crd_say(stderr, "%s: a standard stream is closed, and /dev/null cannot be opened in its place: %s\n", program,
            strerror(errno));
    return false;
  }
  return true;
}

bool streams_close(const char *program) {
  bool failed = ferror(stdout);
  errno = 0;
  if (fflush(stdout) != 0 || close(STDOUT_FILENO) != 0) failed = true;
  if (!failed) return true;
  const char *why = errno ? strerror(errno) : "an earlier write failed";
  crd_say(stderr, "%s: standard output: not all could be written: %s\n", program, why);
  return false;
}

static const char *program_name;

/* Buffered output is dropped: incomplete output must not look complete. */
static void end(void *context, crd_stop reason, size_t bytes) {
  (void)context;
  (void)bytes;
  crd_say(stderr, "%s: %s\n", program_name, crd_stop_text(reason).data);
  _exit(EXIT_UNDONE);
}

static void end_in_new(void) {
  end(NULL, CRD_STOP_MEMORY, 0);
}

void streams_end_without_memory(const char *program) {
  program_name = program;
  crd_set_stop_handler(end, NULL);
  streams_on_new(end_in_new);
}
