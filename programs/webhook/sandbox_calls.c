/* SPDX-License-Identifier: Apache-2.0 */
/* A filter by the numbers of system calls, and by the arguments of a few. It is an allow-list of what GnuTLS, libcurl, the C
 * library and this program call after the start. Names that an architecture does not have are skipped.
 *
 * Other calls fail with ENOSYS, because another version of a library may make further calls, and a server that falls back or
 * fails one request is better than one that has ended. Calls that only foreign code would make end the process. */
#include "sandbox.h"
#include <errno.h>

#if defined(CRD_SANDBOX) && defined(CRD_SECCOMP)
#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

static const char *const allowed[] = {
    /* memory (mmap and mprotect: below) */
    "brk", "madvise", "munmap", "mremap", "membarrier",
    /* threads and time */
    "clock_getres", "clock_gettime", "clock_nanosleep", "exit", "exit_group", "futex", "getpid", "gettid", "gettimeofday",
    "nanosleep", "restart_syscall", "rseq", "sched_getaffinity", "sched_yield", "set_robust_list", "set_tid_address", "time",
    /* signals */
    "rt_sigaction", "rt_sigprocmask", "rt_sigreturn", "rt_sigtimedwait", "sigaltstack", "signalfd4",
    /* open descriptors */
    "close", "dup", "dup3", "epoll_create1", "epoll_ctl", "epoll_pwait", "epoll_wait", "eventfd2", "fcntl", "poll", "ppoll",
    "pread64", "read", "readv", "write", "writev", "timerfd_create", "timerfd_settime",
    /* reading files (openat: below) */
    "access", "faccessat", "faccessat2", "fstat", "getdents64", "lseek", "lstat", "newfstatat", "readlink", "readlinkat",
    "stat", "statx", "inotify_add_watch", "inotify_init1", "inotify_rm_watch",
    /* connections of listening sockets */
    "accept4", "getpeername", "getsockname", "getsockopt", "recvfrom", "recvmsg", "sendto", "setsockopt", "shutdown",
    /* the identity of this process, and random numbers */
    "getegid", "geteuid", "getgid", "getrandom", "getrusage", "getuid", "sysinfo", "uname"};

/* For outgoing connections: the calls of libcurl and the resolver (socket: below). */
static const char *const connecting[] = {"connect", "bind", "pipe2", "sendmmsg", "socketpair"};

/* No mere defect of this program would make these calls. */
static const char *const deadly[] = {"execve",
                                     "execveat",
                                     "ptrace",
                                     "process_vm_readv",
                                     "process_vm_writev",
                                     "kexec_load",
                                     "bpf",
                                     "init_module",
                                     "finit_module",
                                     "delete_module",
                                     "keyctl",
                                     "add_key",
                                     "request_key",
                                     "perf_event_open",
                                     "userfaultfd",
                                     "mount",
                                     "umount2",
                                     "pivot_root",
                                     "chroot",
                                     "setns",
                                     "unshare",
                                     "open_by_handle_at",
                                     "kexec_file_load"};

/* Calls that are only allowed with some arguments: `argument` & `mask` must equal `value`. */
typedef struct condition {
  const char *name;
  unsigned argument;
  uint64_t mask, value;
} condition;

static const condition conditions[] = {
    {"mmap", 2, PROT_EXEC, 0}, /* no executable memory */
    {"mprotect", 2, PROT_EXEC, 0},
    {"openat", 2, O_ACCMODE | O_CREAT | O_TRUNC, O_RDONLY},
    {"open", 1, O_ACCMODE | O_CREAT | O_TRUNC, O_RDONLY},
    {"clone", 0, CLONE_THREAD, CLONE_THREAD}, /* threads, but no processes */
    {"prlimit64", 2, UINT64_MAX, 0},          /* reads limits, but does not set them */
    {"prctl", 0, UINT32_MAX, PR_SET_NAME},
    {"ioctl", 1, UINT32_MAX, FIONBIO},
    {"ioctl", 1, UINT32_MAX, FIONREAD},
};

/* Internet sockets, and those by which the resolver reads this machine's addresses from the kernel. */
static const condition sockets[] = {
    {"socket", 0, UINT32_MAX, AF_INET},
    {"socket", 0, UINT32_MAX, AF_INET6},
    {"socket", 0, UINT32_MAX, AF_NETLINK},
};

static bool add_calls(scmp_filter_ctx filter, uint32_t action, const char *const *names, size_t count) {
  for (size_t i = 0; i < count; i++) {
    int call = seccomp_syscall_resolve_name(names[i]);
    if (call >= 0 && seccomp_rule_add(filter, action, call, 0) != 0) return false;
  }
  return true;
}

static bool add_conditions(scmp_filter_ctx filter, const condition *list, size_t count) {
  for (size_t i = 0; i < count; i++) {
    const condition *c = &list[i];
    int call = seccomp_syscall_resolve_name(c->name);
    struct scmp_arg_cmp compare = SCMP_CMP(c->argument, SCMP_CMP_MASKED_EQ, c->mask, c->value);
    if (call >= 0 && seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, call, 1, &compare) != 0) return false;
  }
  return true;
}

/* abort() sends a signal to this process; signals to other processes are not allowed. */
static bool add_abort(scmp_filter_ctx filter) {
  struct scmp_arg_cmp here = SCMP_CMP(0, SCMP_CMP_EQ, (scmp_datum_t)getpid());
  return seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 1, &here) == 0;
}

static bool add_connecting(scmp_filter_ctx filter) {
  return add_calls(filter, SCMP_ACT_ALLOW, connecting, sizeof connecting / sizeof *connecting) &&
         add_conditions(filter, sockets, sizeof sockets / sizeof *sockets);
}

bool sandbox_restrict_calls(const sandbox_needs *needs, const logger *log) {
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(ENOSYS));
  bool made = filter && add_calls(filter, SCMP_ACT_ALLOW, allowed, sizeof allowed / sizeof *allowed) &&
              add_calls(filter, SCMP_ACT_KILL_PROCESS, deadly, sizeof deadly / sizeof *deadly) &&
              add_conditions(filter, conditions, sizeof conditions / sizeof *conditions) &&
              (!needs->connects || add_connecting(filter)) && add_abort(filter) &&
              seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1) == 0;
  if (made) seccomp_attr_set(filter, SCMP_FLTATR_CTL_OPTIMIZE, 2); /* a binary tree, if libseccomp supports it */
  int error = made ? seccomp_load(filter) : -ENOMEM;
  seccomp_release(filter);
  if (error != 0) {
    log_event(log, LOG_LEVEL_INFO, "sandbox", "system calls are not restricted",
              log_text("reason", crd_string_of(strerror(-error))));
    return false;
  }
  log_event(log, LOG_LEVEL_INFO, "sandbox", "system calls are restricted by seccomp",
            log_number("allowed", (int64_t)(sizeof allowed / sizeof *allowed)));
  return true;
}

#else

bool sandbox_restrict_calls(const sandbox_needs *needs, const logger *log) {
  (void)needs;
#ifdef CRD_SANDBOX
  static const char why[] = "this build has no libseccomp";
#else
  static const char why[] = "this build has a sanitizer";
#endif
  log_event(log, LOG_LEVEL_INFO, "sandbox", "system calls are not restricted", log_text("reason", crd_string_of(why)));
  return false;
}

#endif
