/* The JIT with the system's compiler: a shared object in a cache.
 *
 * An object is named by the SHA-256 of everything that it depends on: the runtime's ABI, the compiler's name and the whole
 * source. It is compiled into a temporary file beside its place and renamed, so a name never stands for half an object, and
 * two processes at once do no harm. Loading code from a file is trust in whoever can write it: the folder and the file must
 * belong to this user and be closed to the others, and the object must hold the digest it is named by. */
#include "emit/digest.h"
#include "emit/file.h"
#include "jit/inline.h"
#include "jit/jit.h"
#include "jit/symbols.h"
#include <crd/abi.h>
#include <dlfcn.h>
#include <errno.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

#define KEY_SYMBOL "crd_jit_key"
#define BINDING "-Wl,-Bsymbolic"

typedef struct job {
  crd_arena *arena;
  diagnostics *diagnostics;
  crd_string source; /* whole */
  const char *compiler;
  char key[65];
  const char *folder, *object;
  bool temporary; /* the folder is for this run alone */
} job;

static bool fail(job *job, const char *what, const char *why) {
  diagnostics_add(job->diagnostics, SEVERITY_ERROR, (location){NULL, CRD_NO_OFFSET}, "%s: %s", what, why);
  return false;
}

/* Whether only this user can write there. */
static bool is_ours(const struct stat *status) {
  return status->st_uid == geteuid() && (status->st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

/* Makes the cache's folder, closed to others. */
static bool make_folder(job *job, const char *parent) {
  job->folder = crd_arena_printf(job->arena, "%s/crdc", parent).data;
  return folder_make(job->arena, parent) && (mkdir(job->folder, 0700) == 0 || errno == EEXIST);
}

/* Finds the cache's folder; without one that can be written to, a fresh one below /tmp. */
static bool find_folder(job *job) {
  const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME"), *parent = NULL;
  if (cache && cache[0] == '/')
    parent = cache;
  else if (home && home[0] == '/')
    parent = crd_arena_printf(job->arena, "%s/.cache", home).data;
  struct stat status;
  if (parent && make_folder(job, parent) && stat(job->folder, &status) == 0 && S_ISDIR(status.st_mode)) {
    if (!is_ours(&status))
      return fail(job, job->folder, "others can write to the cache of compiled CRDs: remove or close it");
    if (access(job->folder, W_OK) == 0) return true;
  }
  char *folder = (char *)crd_arena_copy(job->arena, CRD_STRING("/tmp/crdc-XXXXXX")).data;
  if (!mkdtemp(folder)) return fail(job, folder, strerror(errno));
  job->folder = folder;
  job->temporary = true;
  return true;
}

static void make_source(job *job, crd_string text) {
  crd_string whole = inline_headers(job->arena, CRD_STRING(""), text, true);
  digest digest = digest_start();
  digest_add(&digest, crd_arena_printf(job->arena, "abi %d version %s compiler %s " BINDING "\n", CRD_RUNTIME_ABI,
                                       CRD_VERSION, job->compiler));
  digest_add(&digest, whole);
  digest_finish(&digest, job->key);
  job->source =
      crd_arena_printf(job->arena, "%.*s\nextern const char " KEY_SYMBOL "[];\nconst char " KEY_SYMBOL "[] = \"%s\";\n",
                       (int)whole.size, whole.data, job->key);
}

/* Runs the compiler; its own messages go to standard error. */
static bool run_compiler(job *job, const char *source, const char *object) {
  /* What the object defines it means, though the program may export the same names for the kinds compiled in. */
  char *arguments[] = {(char *)job->compiler, "-std=c11",     "-O2", "-w", "-fPIC", "-shared", BINDING, "-x", "c", "-o",
                       (char *)object,        (char *)source, NULL};
  pid_t child;
  int error = posix_spawnp(&child, job->compiler, NULL, NULL, arguments, environ), status = 0;
  if (error != 0) return fail(job, job->compiler, strerror(error));
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return fail(job, job->compiler, strerror(errno));
  return (WIFEXITED(status) && WEXITSTATUS(status) == 0) || fail(job, job->compiler, "cannot compile the generated code");
}

static bool compile(job *job) {
  const char *source = crd_arena_printf(job->arena, "%s/%s.%ld.c", job->folder, job->key, (long)getpid()).data;
  const char *object = crd_arena_printf(job->arena, "%s/%s.%ld.so", job->folder, job->key, (long)getpid()).data;
  bool ok = file_write(job->arena, source, job->source) || fail(job, source, strerror(errno));
  ok = ok && run_compiler(job, source, object);
  ok = ok && (chmod(object, 0600) == 0 || fail(job, object, strerror(errno)));
  ok = ok && (rename(object, job->object) == 0 || fail(job, job->object, strerror(errno)));
  unlink(source);
  if (!ok) unlink(object);
  return ok;
}

/* The loaded object, or NULL when there is none that can be trusted. */
static void *open_object(job *job) {
  struct stat status;
  if (lstat(job->object, &status) != 0 || !S_ISREG(status.st_mode) || !is_ours(&status)) return NULL;
  void *handle = dlopen(job->object, RTLD_NOW | RTLD_LOCAL);
  const char *key = handle ? dlsym(handle, KEY_SYMBOL) : NULL;
  if (key && strcmp(key, job->key) == 0) return handle;
  if (handle) dlclose(handle);
  return NULL;
}

static void *find(void *handle, const char *name) {
  return dlsym(handle, name);
}

static void unload(void *handle) {
  dlclose(handle);
}

jit *jit_load_cc(crd_arena *arena, crd_string text, diagnostics *diagnostics) {
  const char *compiler = getenv("CC");
  job job = {.arena = arena, .diagnostics = diagnostics, .compiler = compiler && *compiler ? compiler : "cc"};
  if (!jit_symbols[0].name || !find_folder(&job)) return NULL; /* naming the table links what the object needs */
  make_source(&job, text);
  job.object = crd_arena_printf(arena, "%s/%s.so", job.folder, job.key).data;
  void *handle = open_object(&job);
  if (!handle && compile(&job)) {
    handle = open_object(&job);
    if (!handle) {
      const char *why = dlerror();
      fail(&job, job.object, why ? why : "cannot be loaded");
    }
  }
  if (job.temporary) {
    unlink(job.object);
    rmdir(job.folder);
  }
  if (!handle) return NULL;
  jit *jit = crd_arena_alloc(arena, sizeof *jit);
  jit->registry = dlsym(handle, "crd_registry_generated");
  jit->handle = handle;
  jit->unload = unload;
  jit->find = find;
  return jit;
}
