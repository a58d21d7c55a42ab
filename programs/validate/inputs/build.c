/* SPDX-License-Identifier: Apache-2.0 */
/* The command has its own process group, so that its child processes end with it. Both of its outputs are read continuously,
 * because a full pipe would block it. */
#include "../../../runtime/base/say.h"
#include "base/memory.h"
#include "inventory.h"
#include <crd/shown.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { SECONDS = 120, SAID_LIMIT = 16 << 10 /* the most bytes of its error output that are shown */ };

static bool has_file(const char *folder, const char *name) {
  char path[4096];
  const int size = snprintf(path, sizeof path, "%s/%s", folder, name);
  return size > 0 && (size_t)size < sizeof path && access(path, F_OK) == 0;
}

static bool has_kustomization(const char *folder) {
  return has_file(folder, "kustomization.yaml") || has_file(folder, "kustomization.yml") ||
         has_file(folder, "Kustomization");
}

bool build_has_way(const char *folder) {
  return has_kustomization(folder) || has_file(folder, "Chart.yaml");
}

/* ---- a command ---- */

/* One output pipe of the command; bytes beyond the limit are read and dropped. */
typedef struct flow {
  int end; /* -1: closed */
  char *data;
  size_t size, room, limit;
  bool cut;
} flow;

typedef struct build_command {
  const char *called;
  pid_t child;
  flow out, said;
  int64_t until; /* in the unit of milliseconds() */
  bool late;
} build_command;

static int64_t milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void keep_printed(flow *flow, const char *bytes, size_t count) {
  if (count > flow->limit - flow->size) {
    count = flow->limit - flow->size;
    flow->cut = true;
  }
  while (flow->size + count > flow->room) {
    flow->room = flow->room ? flow->room * 2 : 1 << 14;
    flow->data = memory_checked(realloc(flow->data, flow->room), flow->room);
  }
  if (count) memcpy(flow->data + flow->size, bytes, count);
  flow->size += count;
}

static void read_flow(flow *flow) {
  char bytes[1 << 14];
  const ssize_t got = read(flow->end, bytes, sizeof bytes);
  if (got > 0) keep_printed(flow, bytes, (size_t)got);
  if (got > 0 || (got < 0 && (errno == EINTR || errno == EAGAIN))) return;
  close(flow->end);
  flow->end = -1;
}

/* Reads until both outputs are closed, the time is over, or the output is too long. */
static void read_command(build_command *run) {
  while ((run->out.end >= 0 || run->said.end >= 0) && !run->out.cut) {
    const int64_t left = run->until - milliseconds();
    struct pollfd ends[2] = {{.fd = run->out.end, .events = POLLIN}, {.fd = run->said.end, .events = POLLIN}};
    if (left <= 0) run->late = true;
    if (left <= 0) return;
    if (poll(ends, 2, (int)left) < 0 && errno != EINTR) return;
    if (ends[0].revents) read_flow(&run->out);
    if (ends[1].revents) read_flow(&run->said);
  }
}

/* Starts a command; returns an errno, or 0. */
static int start_command(build_command *run, char *const *arguments) {
  int out[2], said[2];
  if (pipe2(out, O_CLOEXEC) != 0) return errno;
  if (pipe2(said, O_CLOEXEC) != 0) {
    const int error = errno;
    close(out[0]);
    close(out[1]);
    return error;
  }
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, said[1], STDERR_FILENO);
  const int error = posix_spawnp(&run->child, arguments[0], &actions, &attributes, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  close(out[1]);
  close(said[1]);
  run->out.end = out[0];
  run->said.end = said[0];
  run->until = milliseconds() + (int64_t)SECONDS * 1000;
  if (error) close(out[0]);
  if (error) close(said[0]);
  return error;
}

/* Whether the command ended by itself in time; then sets the status of waitpid. */
static bool has_ended(const build_command *run, int *status) {
  const struct timespec pause = {.tv_nsec = 5000000};
  while (!run->late && !run->out.cut) {
    const pid_t ended = waitpid(run->child, status, WNOHANG);
    if (ended == run->child) return true;
    if (milliseconds() >= run->until) return false;
    nanosleep(&pause, NULL);
  }
  return false;
}

/* Kills the rest of a command, and returns its status. */
static int finish_command(build_command *run) {
  int status = 0;
  if (run->out.end >= 0) close(run->out.end);
  if (run->said.end >= 0) close(run->said.end);
  if (has_ended(run, &status)) return status;
  run->late = !run->out.cut;
  kill(-run->child, SIGKILL);
  while (waitpid(run->child, &status, 0) < 0 && errno == EINTR) continue;
  return status;
}

/* ---- messages ---- */

__attribute__((format(printf, 3, 4))) static bool complain_of_build(const build_command *run, const char *folder,
                                                                    const char *what, ...) {
  va_list arguments;
  fputs("crd-validate: ", stderr);
  crd_print_shown(stderr, crd_string_of(folder), CRD_SHOWN_NAME);
  crd_say(stderr, ": %s: ", run->called);
  va_start(arguments, what);
  vfprintf(stderr, what, arguments);
  va_end(arguments);
  fputc('\n', stderr);
  if (!run->said.size) return false;
  crd_print_shown(stderr, (crd_string){run->said.data, run->said.size}, CRD_SHOWN_LINES);
  if (run->said.data[run->said.size - 1] != '\n') fputc('\n', stderr);
  return false;
}

static bool is_good(const build_command *run, const char *folder, int status) {
  if (run->late) return complain_of_build(run, folder, "took more than %d seconds", SECONDS);
  if (run->out.cut) return complain_of_build(run, folder, "printed more than %d MiB", INPUT_LIMIT >> 20);
  if (WIFSIGNALED(status)) return complain_of_build(run, folder, "ended by signal %d", WTERMSIG(status));
  if (WEXITSTATUS(status)) return complain_of_build(run, folder, "exit status %d", WEXITSTATUS(status));
  return run->out.size || complain_of_build(run, folder, "printed nothing");
}

bool build_run(const char *folder, crd_string *text, const char **called) {
  static const struct {
    const char *program, *word, *called;
    bool chart;
  } ways[] = {{"kustomize", "build", "kustomize build", false},
              {"kubectl", "kustomize", "kubectl kustomize", false},
              {"helm", "template", "helm template", true}};
  const bool chart = !has_kustomization(folder);
  build_command run = {.called = "--build", .out = {.limit = INPUT_LIMIT}, .said = {.limit = SAID_LIMIT}};
  char path[4096];
  int error = ENOENT;
  if (snprintf(path, sizeof path, "%s%s", folder[0] == '-' ? "./" : "", folder) >= (int)sizeof path) error = ENAMETOOLONG;
  for (size_t i = 0; error == ENOENT && i < sizeof ways / sizeof *ways; i++) {
    if (ways[i].chart != chart) continue;
    const char *const arguments[] = {ways[i].program, ways[i].word, path, NULL};
    run.called = *called = ways[i].called;
    error = start_command(&run, (char *const *)(uintptr_t)arguments);
  }
  if (error == ENOENT) return complain_of_build(&run, folder, "is not installed");
  if (error) return complain_of_build(&run, folder, "cannot be started: %s", input_error(error));
  read_command(&run);
  const bool good = is_good(&run, folder, finish_command(&run));
  free(run.said.data);
  *text = (crd_string){run.out.data, run.out.size};
  if (!good) free(run.out.data);
  return good;
}
