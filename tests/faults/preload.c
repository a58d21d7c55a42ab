/* SPDX-License-Identifier: Apache-2.0 */
/* What LD_PRELOAD puts before a program: counting begins where main does. The programs that it starts are left alone.
 *
 * CRD_FAULTS        the plan (faults.h); none: calls are counted only
 * CRD_FAULTS_STATE  a file of a faults_state, which the runner reads
 * CRD_FAULTS_CALLS  set: system calls are watched, too */
#include "faults.h"
#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

typedef int main_function(int, char **, char **);
static main_function *main_of_program;

static int on_object(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  (void)context;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    if (segment->p_type == PT_LOAD && segment->p_flags & PF_X)
      faults_own_code(info->dlpi_addr + segment->p_vaddr, info->dlpi_addr + segment->p_vaddr + segment->p_memsz);
  }
  return 1; /* the program is the first */
}

static void refuse(const char *why) {
  fprintf(stderr, "faults: %s\n", why);
  _exit(99);
}

static int main_with_faults(int count, char **arguments, char **environment) {
  const char *state = getenv("CRD_FAULTS_STATE"), *plan = getenv("CRD_FAULTS"), *calls = getenv("CRD_FAULTS_CALLS");
  int file = state ? open(state, O_RDWR | O_CLOEXEC) : -1;
  void *shared = file >= 0 ? mmap(NULL, sizeof(faults_state), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0) : MAP_FAILED;
  if (shared == MAP_FAILED) refuse("CRD_FAULTS_STATE cannot be used");
  close(file);
  faults_state_now = shared;
  if (plan && !faults_plan_read(&faults_plan_now, plan)) refuse("CRD_FAULTS is no plan");
  dl_iterate_phdr(on_object, NULL);
  bool watches = calls != NULL;
  unsetenv("LD_PRELOAD");
  unsetenv("CRD_FAULTS");
  unsetenv("CRD_FAULTS_STATE");
  unsetenv("CRD_FAULTS_CALLS");
  if (watches && !faults_watch_system()) refuse("system calls cannot be watched here");
  atomic_store(&faults_active, true);
  return main_of_program(count, arguments, environment);
}

int __libc_start_main(main_function *program, int count, char **arguments, void (*init)(void), void (*end)(void),
                      void (*loader_end)(void), void *stack_end);
int __libc_start_main(main_function *program, int count, char **arguments, void (*init)(void), void (*end)(void),
                      void (*loader_end)(void), void *stack_end) {
  int (*start)(main_function *, int, char **, void (*)(void), void (*)(void), void (*)(void), void *);
  *(void **)&start = dlsym(RTLD_NEXT, "__libc_start_main");
  main_of_program = program;
  return start(main_with_faults, count, arguments, init, end, loader_end, stack_end);
}
