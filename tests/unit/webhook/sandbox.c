/* SPDX-License-Identifier: Apache-2.0 */
/* What the webhook gives up (sandbox.h): each attempt is made in a process of its own, and what was not given up still
 * works. */
#include "sandbox.h"
#include <arpa/inet.h>
#include <criterion/criterion.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define SIGNALLED 1000 /* and the signal's number */
#define NOT_DONE 200   /* the sandbox could not be entered */

static const logger quiet = {.descriptor = -1, .level = LOG_LEVEL_ERROR};
static char folder[] = "/tmp/crd-sandbox-XXXXXX", inside[64], outside[64], linked[64];
static int listening = -1;
static struct sockaddr_in address;

static void write_file(const char *path, const char *text) {
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  cr_assert(file >= 0 && write(file, text, strlen(text)) == (ssize_t)strlen(text));
  close(file);
}

/* FOLDER/certs is kept, with a link to a file of FOLDER/archive; FOLDER/secret is not. */
static void setup(void) {
  char path[64];
  cr_assert(mkdtemp(folder));
  for (const char *const *name = (const char *const[]){"certs", "archive", NULL}; *name; name++) {
    snprintf(path, sizeof path, "%s/%s", folder, *name);
    cr_assert_eq(mkdir(path, 0700), 0);
  }
  snprintf(inside, sizeof inside, "%s/certs/tls.key", folder);
  snprintf(outside, sizeof outside, "%s/secret", folder);
  snprintf(linked, sizeof linked, "%s/certs/tls.crt", folder);
  write_file(inside, "key");
  write_file(outside, "secret");
  snprintf(path, sizeof path, "%s/archive/1.crt", folder);
  write_file(path, "certificate");
  cr_assert_eq(symlink("../archive/1.crt", linked), 0);
  address = (struct sockaddr_in){.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
  socklen_t size = sizeof address;
  listening = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  cr_assert(listening >= 0 && bind(listening, (struct sockaddr *)&address, size) == 0 && listen(listening, 8) == 0);
  cr_assert_eq(getsockname(listening, (struct sockaddr *)&address, &size), 0);
}

static void teardown(void) {
  char command[128];
  close(listening);
  snprintf(command, sizeof command, "rm -rf %s", folder);
  cr_assert_eq(system(command), 0);
}
TestSuite(sandbox, .init = setup, .fini = teardown);

typedef int attempt(void); /* 0, or errno */

static bool enter(void) {
  const char *paths[] = {NULL, "/nonexistent/folder", inside, linked};
  const sandbox_needs needs = {.paths = paths, .count = 4};
  return sandbox_restrict_files(&needs, &quiet) && sandbox_restrict_calls(&needs, &quiet);
}

static int end_of_process(pid_t child) {
  int status = 0;
  cr_assert(child > 0 && waitpid(child, &status, 0) == child);
  return WIFSIGNALED(status) ? SIGNALLED + WTERMSIG(status) : WEXITSTATUS(status);
}

/* How an attempt ends after the sandbox is entered. */
static int end_of(attempt *attempt) {
  pid_t child = fork();
  if (child == 0) _exit(enter() ? attempt() : NOT_DONE);
  return end_of_process(child);
}

static bool can_be_tried(void) {
#if defined(CRD_SANDBOX) && defined(CRD_SECCOMP)
  pid_t child = fork();
  if (child == 0) _exit(enter() ? 0 : NOT_DONE);
  return end_of_process(child) == 0;
#else
  return false;
#endif
}

#define TRY_OR_SKIP()                                                                                                       \
  if (!can_be_tried()) cr_skip_test("this kernel or this build cannot restrict files and calls")

static int result_of(int got) {
  return got < 0 ? errno : 0;
}

static int open_inside(void) {
  return result_of(open(inside, O_RDONLY));
}
static int open_linked(void) {
  return result_of(open(linked, O_RDONLY));
}
static int open_zone(void) {
  int got = result_of(open("/usr/share/zoneinfo", O_RDONLY | O_DIRECTORY));
  return got == ENOENT ? 0 : got;
}
static int rename_file(void) {
  return result_of(rename(inside, outside));
}
static int open_outside(void) {
  return result_of(open(outside, O_RDONLY));
}
static int open_to_write(void) {
  return result_of(open(inside, O_WRONLY));
}
static int make_file(void) {
  return result_of(open("/tmp/crd-sandbox-new", O_WRONLY | O_CREAT, 0600));
}
static int remove_file(void) {
  return result_of(unlink(inside));
}
static int list_root(void) {
  return result_of(open("/", O_RDONLY | O_DIRECTORY));
}
static int read_environment(void) {
  return result_of(open("/proc/self/environ", O_RDONLY));
}
static int run_program(void) {
  return result_of(execl("/bin/true", "true", (char *)NULL));
}
static int make_process(void) {
  pid_t child = fork();
  if (child == 0) _exit(0);
  return result_of(child);
}
static int make_connection(void) {
  int connection = socket(AF_INET, SOCK_STREAM, 0);
  return connection < 0 ? errno : result_of(connect(connection, (struct sockaddr *)&address, sizeof address));
}
static int trace(void) {
  return result_of((int)ptrace(PTRACE_TRACEME, 0, NULL, NULL));
}
static int map_code(void) {
  void *code = mmap(NULL, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return code == MAP_FAILED ? errno : 0;
}
static int make_code(void) {
  void *code = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return code == MAP_FAILED ? NOT_DONE : result_of(mprotect(code, 4096, PROT_READ | PROT_EXEC));
}
static int kill_parent(void) {
  return result_of(kill(getppid(), 0));
}
static int is_without_privileges(void) {
  return prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 1 ? 0 : EPERM;
}
static int abort_here(void) {
  signal(SIGABRT, SIG_DFL);
  abort();
}

static void *nothing(void *argument) {
  return argument;
}
/* Threads, memory, and a connection of a socket that listens already. */
static int serve(void) {
  pthread_t thread;
  int error = pthread_create(&thread, NULL, nothing, NULL);
  if (error == 0) error = pthread_join(thread, NULL);
  for (size_t size = 1; size < (size_t)1 << 26; size *= 4) {
    char *memory = malloc(size);
    if (!memory) return ENOMEM;
    memory[size - 1] = 1;
    memory = realloc(memory, size * 2);
    free(memory);
  }
  return error;
}

Test(sandbox, what_serving_needs_still_works) {
  TRY_OR_SKIP();
  cr_expect_eq(end_of(open_inside), 0);
  cr_expect_eq(end_of(open_linked), 0);
  cr_expect_eq(end_of(open_zone), 0);
  cr_expect_eq(end_of(serve), 0);
  cr_expect_eq(end_of(abort_here), SIGNALLED + SIGABRT);
}

Test(sandbox, other_files_are_closed) {
  TRY_OR_SKIP();
  cr_expect_eq(end_of(open_outside), EACCES);
  cr_expect_eq(end_of(read_environment), EACCES);
  cr_expect_eq(end_of(list_root), EACCES);
}

Test(sandbox, nothing_is_written) {
  TRY_OR_SKIP();
  cr_expect_eq(end_of(open_to_write), ENOSYS);
  cr_expect_eq(end_of(make_file), ENOSYS);
  cr_expect_eq(end_of(remove_file), ENOSYS);
  cr_expect_eq(end_of(rename_file), ENOSYS);
}

Test(sandbox, nothing_is_run) {
  TRY_OR_SKIP();
  cr_expect_eq(end_of(run_program), SIGNALLED + SIGSYS);
  cr_expect_eq(end_of(trace), SIGNALLED + SIGSYS);
  cr_expect_eq(end_of(make_process), ENOSYS);
  cr_expect_eq(end_of(map_code), ENOSYS);
  cr_expect_eq(end_of(make_code), ENOSYS);
  cr_expect_eq(end_of(kill_parent), ENOSYS);
}

Test(sandbox, nobody_is_called) {
  TRY_OR_SKIP();
  cr_expect_eq(end_of(make_connection), ENOSYS);
}

/* A client of the API server, with the port of `address` or the one behind it. */
static int end_of_client(attempt *attempt, bool other_port) {
  const char *paths[] = {inside};
  const unsigned port = ntohs(address.sin_port);
  const sandbox_needs needs = {
      .paths = paths, .count = 1, .connects = true, .port = other_port ? port - 1 : port, .resolves = true};
  pid_t child = fork();
  if (child == 0)
    _exit(sandbox_restrict_files(&needs, &quiet) && sandbox_restrict_calls(&needs, &quiet) ? attempt() : NOT_DONE);
  return end_of_process(child);
}
static int open_names(void) {
  return access("/etc/resolv.conf", F_OK) != 0 ? 0 : result_of(open("/etc/resolv.conf", O_RDONLY));
}
static int make_local_connection(void) {
  int connection = socket(AF_UNIX, SOCK_STREAM, 0);
  return connection < 0 ? errno : result_of(close(connection));
}
static int make_port(void) {
  struct sockaddr_in any = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
  int connection = socket(AF_INET, SOCK_STREAM, 0);
  if (connection < 0 || bind(connection, (struct sockaddr *)&any, sizeof any) != 0) return NOT_DONE;
  return result_of(listen(connection, 1));
}

Test(sandbox, a_client_calls_the_api_server_alone) {
  TRY_OR_SKIP();
  cr_expect_eq(end_of_client(make_connection, false), 0);
  int other = end_of_client(make_connection, true);
  cr_expect(other == EACCES || other == 0, "%d: before Linux 6.7 ports are not told apart", other);
  cr_expect_eq(end_of_client(open_names, false), 0);
  cr_expect_eq(end_of_client(open_outside, false), EACCES);
  cr_expect_eq(end_of_client(make_local_connection, false), ENOSYS);
  cr_expect_eq(end_of_client(make_port, false), ENOSYS);
  cr_expect_eq(end_of_client(make_process, false), ENOSYS);
}

/* Landlock alone: in case there is no filter of calls. */
static int end_with_files_alone(attempt *attempt) {
  pid_t child = fork();
  const char *paths[] = {inside, linked};
  const sandbox_needs needs = {.paths = paths, .count = 2};
  if (child == 0) _exit(sandbox_restrict_files(&needs, &quiet) ? attempt() : NOT_DONE);
  return end_of_process(child);
}

Test(sandbox, landlock_alone_closes_files) {
  TRY_OR_SKIP();
  cr_expect_eq(end_with_files_alone(open_inside), 0);
  cr_expect_eq(end_with_files_alone(is_without_privileges), 0);
  cr_expect_eq(end_with_files_alone(open_linked), 0);
  cr_expect_eq(end_with_files_alone(open_outside), EACCES);
  cr_expect_eq(end_with_files_alone(open_to_write), EACCES);
  cr_expect_eq(end_with_files_alone(make_file), EACCES);
  cr_expect_eq(end_with_files_alone(remove_file), EACCES);
  cr_expect_eq(end_with_files_alone(run_program), EACCES);
}

static pthread_barrier_t barrier;

/* Landlock would not hold for a thread that was there before: it is not said to. */
static void *wait_on(void *nothing_more) {
  pthread_barrier_wait(&barrier);
  return nothing_more;
}

Test(sandbox, files_are_restricted_before_there_are_threads) {
  TRY_OR_SKIP();
  pid_t child = fork();
  if (child == 0) {
    pthread_t thread;
    const char *paths[] = {inside};
    pthread_barrier_init(&barrier, NULL, 2);
    if (pthread_create(&thread, NULL, wait_on, NULL) != 0) _exit(NOT_DONE);
    const sandbox_needs needs = {.paths = paths, .count = 1};
    bool restricted = sandbox_restrict_files(&needs, &quiet);
    pthread_barrier_wait(&barrier);
    pthread_join(thread, NULL);
    _exit(restricted);
  }
  cr_expect_eq(end_of_process(child), 0);
}

/* The filter holds for threads that were there before. */
static void *try_later(void *result) {
  pthread_barrier_wait(&barrier);
  pthread_barrier_wait(&barrier);
  *(int *)result = make_connection();
  return NULL;
}

Test(sandbox, threads_from_before_are_restricted) {
  TRY_OR_SKIP();
  pid_t child = fork();
  if (child == 0) {
    pthread_t thread;
    int result = 0;
    pthread_barrier_init(&barrier, NULL, 2);
    if (pthread_create(&thread, NULL, try_later, &result) != 0) _exit(NOT_DONE);
    pthread_barrier_wait(&barrier);
    bool entered = sandbox_restrict_calls(&(sandbox_needs){.paths = NULL}, &quiet);
    pthread_barrier_wait(&barrier);
    pthread_join(thread, NULL);
    _exit(entered ? result : NOT_DONE);
  }
  cr_expect_eq(end_of_process(child), ENOSYS);
}
