/* The JIT with the system's compiler: a shared object in the cache (jit/cache.h), named by the SHA-256 of everything that it
 * depends on: the runtime's ABI, the compiler's name and the whole source. */
#include "emit/digest.h"
#include "emit/file.h"
#include "jit/cache.h"
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

#define BINDING "-Wl,-Bsymbolic"

typedef struct job {
  crd_arena *arena;
  diagnostics *diagnostics;
  crd_string source; /* whole */
  const char *compiler;
  char key[65];
  const char *folder;
  bool temporary; /* the folder is for this run alone */
} job;

static bool fail(job *job, const char *what, const char *why) {
  diagnostics_add(job->diagnostics, SEVERITY_ERROR, (location){NULL, CRD_NO_OFFSET}, "%s: %s", what, why);
  return false;
}

/* Finds the cache's folder; without one that can be written to, a fresh one below /tmp. */
static bool find_folder(job *job) {
  bool unsafe;
  job->folder = cache_folder(job->arena, &unsafe);
  if (unsafe) return fail(job, job->folder, "others can write to the cache of compiled CRDs: remove or close it");
  if (job->folder) return true;
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
  crd_string key = cache_key_line(job->arena, job->key);
  job->source = crd_arena_printf(job->arena, "%.*s%.*s", (int)whole.size, whole.data, (int)key.size, key.data);
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
  ok = ok && (cache_keep(job->arena, job->folder, object, job->key) || fail(job, object, strerror(errno)));
  unlink(source);
  if (!ok) unlink(object);
  return ok;
}

jit *jit_load_cc(crd_arena *arena, crd_string text, diagnostics *diagnostics) {
  const char *compiler = getenv("CC");
  job job = {.arena = arena, .diagnostics = diagnostics, .compiler = compiler && *compiler ? compiler : "cc"};
  if (!jit_symbols[0].name || !find_folder(&job)) return NULL; /* naming the table links what the object needs */
  make_source(&job, text);
  jit *loaded = cache_open(arena, job.folder, job.key);
  if (!loaded && compile(&job)) {
    loaded = cache_open(arena, job.folder, job.key);
    if (!loaded) {
      const char *why = dlerror();
      fail(&job, job.folder, why ? why : "the compiled code cannot be loaded");
    }
  }
  if (job.temporary) {
    unlink(crd_arena_printf(arena, "%s/%s.so", job.folder, job.key).data);
    rmdir(job.folder);
  }
  return loaded;
}
