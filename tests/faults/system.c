/* SPDX-License-Identifier: Apache-2.0 */
/* System calls, also those that the C library makes inside of itself (fread, readdir, dlopen): a seccomp filter turns them
 * into SIGSYS unless they come from one instruction of this file, and the signal's handler makes them there, or fails them.
 */
#include "faults.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <ucontext.h>
#include <unistd.h>

#if defined(__x86_64__) && !defined(__ILP32__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#define REGISTER(context, n) ((context)->uc_mcontext.gregs[registers[n]])
#define RESULT(context) ((context)->uc_mcontext.gregs[REG_RAX])
static const int registers[] = {REG_RDI, REG_RSI, REG_RDX, REG_R10, REG_R8, REG_R9};
__asm__(
    ".text\n.globl faults_call\n.hidden faults_call\n.type faults_call,@function\nfaults_call:\n"
    "mov %rdi,%rax\nmov %rsi,%rdi\nmov %rdx,%rsi\nmov %rcx,%rdx\nmov %r8,%r10\nmov %r9,%r8\nmov 8(%rsp),%r9\nsyscall\n"
    ".globl faults_called\n.hidden faults_called\nfaults_called:\nret\n");
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#define REGISTER(context, n) ((context)->uc_mcontext.regs[n])
#define RESULT(context) ((context)->uc_mcontext.regs[0])
__asm__(
    ".text\n.globl faults_call\n.hidden faults_call\n.type faults_call,%function\nfaults_call:\n"
    "mov x8,x0\nmov x0,x1\nmov x1,x2\nmov x2,x3\nmov x3,x4\nmov x4,x5\nmov x5,x6\nsvc #0\n"
    ".globl faults_called\n.hidden faults_called\nfaults_called:\nret\n");
#endif

#ifndef ARCHITECTURE
bool faults_watch_system(void) {
  return false;
}
#else

long faults_call(long number, long a, long b, long c, long d, long e, long f);
extern const char faults_called[]; /* the address after the one instruction */

static const struct {
  uint32_t number;
  faults_family family;
} watched[] = {
    {SYS_openat, FAULTS_OPEN},      {SYS_read, FAULTS_READ},        {SYS_pread64, FAULTS_READ},
    {SYS_readv, FAULTS_READ},       {SYS_write, FAULTS_WRITE},      {SYS_pwrite64, FAULTS_WRITE},
    {SYS_writev, FAULTS_WRITE},     {SYS_close, FAULTS_CLOSE},      {SYS_getdents64, FAULTS_LIST},
    {SYS_newfstatat, FAULTS_STAT},  {SYS_fstat, FAULTS_STAT},       {SYS_statx, FAULTS_STAT},
    {SYS_faccessat, FAULTS_STAT},   {SYS_faccessat2, FAULTS_STAT},  {SYS_renameat, FAULTS_RENAME},
    {SYS_renameat2, FAULTS_RENAME}, {SYS_mkdirat, FAULTS_MAKE},     {SYS_fsync, FAULTS_SYNC},
    {SYS_fdatasync, FAULTS_SYNC},   {SYS_mmap, FAULTS_MAP},         {SYS_accept4, FAULTS_ACCEPT},
    {SYS_accept, FAULTS_ACCEPT},    {SYS_recvfrom, FAULTS_RECEIVE}, {SYS_recvmsg, FAULTS_RECEIVE},
    {SYS_sendto, FAULTS_SEND},      {SYS_sendmsg, FAULTS_SEND},     {SYS_epoll_pwait, FAULTS_WAIT},
    {SYS_ppoll, FAULTS_WAIT},
#ifdef SYS_open
    {SYS_open, FAULTS_OPEN},        {SYS_stat, FAULTS_STAT},        {SYS_lstat, FAULTS_STAT},
    {SYS_access, FAULTS_STAT},      {SYS_rename, FAULTS_RENAME},    {SYS_mkdir, FAULTS_MAKE},
    {SYS_poll, FAULTS_WAIT},        {SYS_epoll_wait, FAULTS_WAIT},
#endif
};
enum { WATCHED = sizeof watched / sizeof *watched };

static faults_family family_of(long number, long first) {
  size_t i = 0;
  while (i < WATCHED && watched[i].number != (uint32_t)number) i++;
  if (i == WATCHED) return FAULTS_FAMILIES;
  faults_family family = watched[i].family;
  return family != FAULTS_WRITE || first > 2 ? family : first == 2 ? FAULTS_SAY : FAULTS_PRINT;
}

static size_t part_of(size_t size) {
  return faults_plan_now.onward ? (size + 1) / 2 : size > 0;
}

/* Whether a descriptor's bytes come one after the other; an eventfd's and an inotify's come in wholes. */
static bool is_stream(long file) {
  struct stat status;
  if (faults_call(SYS_fstat, file, (long)&status, 0, 0, 0, 0) != 0) return false;
  return S_ISREG(status.st_mode) || S_ISFIFO(status.st_mode) || S_ISSOCK(status.st_mode) || S_ISCHR(status.st_mode);
}

/* A look into a socket's queue shows all that is there (tcp_recvmsg_locked): it is never short. */
static bool is_look(long number, const long *a) {
  return (number == SYS_recvfrom && a[3] & MSG_PEEK) || (number == SYS_recvmsg && a[2] & MSG_PEEK);
}

/* A call of which only a byte goes over; half of what is asked where all calls are short, lest megabytes go by the byte.
 * Of vectors it is their first part. */
static long call_short(long number, const long *a) {
  if (!is_stream(a[0]) || is_look(number, a)) return faults_call(number, a[0], a[1], a[2], a[3], a[4], a[5]);
  if (number == SYS_readv || number == SYS_writev) {
    const struct iovec *vector = (const struct iovec *)a[1];
    struct iovec one = {vector->iov_base, part_of(vector->iov_len)};
    return faults_call(number, a[0], (long)&one, 1, 0, 0, 0);
  }
  if (number == SYS_recvmsg || number == SYS_sendmsg) {
    struct msghdr message = *(const struct msghdr *)a[1];
    if (!message.msg_iovlen) return faults_call(number, a[0], a[1], a[2], 0, 0, 0);
    struct iovec one = {message.msg_iov->iov_base, part_of(message.msg_iov->iov_len)};
    message.msg_iov = &one;
    message.msg_iovlen = 1;
    return faults_call(number, a[0], (long)&message, a[2], 0, 0, 0);
  }
  return faults_call(number, a[0], a[1], (long)part_of((size_t)a[2]), a[3], a[4], a[5]);
}

static long call(long number, const long *a) {
  faults_family family = family_of(number, a[0]);
  const faults_plan *plan = &faults_plan_now;
  if (!atomic_load(&faults_active) || !faults_strikes(family))
    return faults_call(number, a[0], a[1], a[2], a[3], a[4], a[5]);
  if (plan->action == FAULTS_SHORT) return call_short(number, a);
  if (plan->action == FAULTS_END) return 0;
  if (family == FAULTS_CLOSE) faults_call(number, a[0], 0, 0, 0, 0, 0); /* it is closed all the same */
  return -plan->error;
}

static void on_call(int signal, siginfo_t *info, void *opaque) {
  ucontext_t *context = opaque;
  (void)signal;
  long arguments[6];
  for (int i = 0; i < 6; i++) arguments[i] = (long)REGISTER(context, i);
  RESULT(context) = call(info->si_syscall, arguments);
}

bool faults_watch_system(void) {
  uint64_t after = (uint64_t)(uintptr_t)faults_called;
  struct sock_filter filter[8 + WATCHED] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 0, 5 + WATCHED),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, instruction_pointer)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)after, 0, 2),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, instruction_pointer) + 4),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)(after >> 32), WATCHED + 1, 0),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
  };
  unsigned short count = 7;
  for (size_t i = 0; i < WATCHED; i++, count++) /* to the end of the list, and over the one before it */
    filter[count] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, watched[i].number, (uint8_t)(WATCHED - i), 0);
  filter[count++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  struct sock_filter whole[sizeof filter / sizeof *filter + 1];
  memcpy(whole, filter, sizeof filter);
  whole[count++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRAP);
  struct sock_fprog program = {count, whole};
  struct sigaction action = {.sa_sigaction = on_call, .sa_flags = SA_SIGINFO | SA_RESTART | SA_NODEFER};
  return sigaction(SIGSYS, &action, NULL) == 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
         prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0;
}
#endif
