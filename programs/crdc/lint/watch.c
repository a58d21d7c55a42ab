/* SPDX-License-Identifier: Apache-2.0 */
/* crdc lint --watch: each round is a separate process, so that no state is left for the next one. */
#include "../../../runtime/base/say.h"
#include "file_watch.h"
#include "parts.h"

#include <errno.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static int run_apart(const file_watch *watch, int (*round)(void *context), void *context) {
  int status = 0;
  pid_t child = fork();
  if (child == 0) {
    signal(SIGINT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
    sigprocmask(SIG_SETMASK, &watch->waiting, NULL);
    status = round(context);
    fflush(stdout);
    fflush(stderr);
    _exit(status);
  }
  while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (child > 0 && WIFEXITED(status)) return WEXITSTATUS(status);
  if (child > 0 && WIFSIGNALED(status) && file_watch_is_over()) return EXIT_UNDONE;
  crd_say(stderr, "crdc lint: the round did not come to its end: %s\n",
          child < 0             ? strerror(errno)
          : WIFSIGNALED(status) ? strsignal(WTERMSIG(status))
                                : "");
  return EXIT_UNDONE;
}

int lint_watch(const common *common, int (*round)(void *context), void *context) {
  file_watch watch;
  int status = EXIT_UNDONE;
  if (!file_watch_begin(&watch, NULL)) {
    crd_say(stderr, "crdc lint: files cannot be watched: %s\n", strerror(errno));
    return EXIT_UNDONE;
  }
  fflush(stdout);
  do {
    file_watch_reset(&watch);
    for (size_t i = 0; i < common->crds.count; i++) file_watch_add(&watch, common->crds.operands[i]);
    for (size_t i = 0; i < common->overlays.count; i++) file_watch_add(&watch, common->overlays.operands[i]);
    status = run_apart(&watch, round, context);
    if (!file_watch_wait(&watch)) break;
    crd_say(stderr, "crdc lint: %s changed\n", watch.changed[0]);
  } while (!file_watch_is_over());
  file_watch_end(&watch);
  return status;
}
