/* SPDX-License-Identifier: Apache-2.0 */
/* The JIT with the system's compiler: it writes a shared object into a folder of this run, which is taken into memory, kept
 * in the cache (jit/cache.h) and loaded. Its key there is the SHA-256 of everything that it depends on: the runtime's ABI,
 * the compiler's name and the whole source. */
#include "base/digest.h"
#include "base/file.h"
#include "jit/cache.h"
#include "jit/inline.h"
#include "jit/jit.h"
#include "jit/object.h"
#include "jit/symbols.h"
#include <crd/abi.h>
#include <errno.h>
#include <fcntl.h>
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
  const char *folder, *source_path, *object_path; /* of this run */
} job;

static bool report_failure(job *job, const char *what, const char *why) {
  crdc_diagnostics_add_undone(job->diagnostics, (location){NULL, CRD_NO_OFFSET}, "%s: %s", what, why);
  return false;
}

static void write_source(job *job, crd_string text) {
  job->source = crdc_inline_headers(job->arena, CRD_STRING(""), text, true);
  digest digest = crdc_digest_start();
  crdc_digest_add(&digest, crd_arena_printf(job->arena, "abi %d version %s compiler %s " BINDING "\n", CRD_RUNTIME_ABI,
                                            CRD_VERSION, job->compiler));
  crdc_digest_add(&digest, job->source);
  crdc_digest_finish(&digest, job->key);
}

/* A fresh folder that nobody else can read or write. */
static bool make_folder(job *job) {
  char *folder = (char *)crd_arena_copy(job->arena, CRD_STRING("/tmp/crdc-XXXXXX")).data;
  if (!mkdtemp(folder)) return report_failure(job, folder, strerror(errno));
  job->folder = folder;
  job->source_path = crd_arena_printf(job->arena, "%s/crds.c", folder).data;
  job->object_path = crd_arena_printf(job->arena, "%s/crds.so", folder).data;
  return true;
}

static void remove_folder(const job *job) {
  unlink(job->source_path);
  unlink(job->object_path);
  rmdir(job->folder);
}

/* Runs the compiler; its own messages go to standard error. */
static bool run_compiler(job *job) {
  /* What the object defines it means, though the program may export the same names for the kinds compiled in. */
  char *arguments[] = {(char *)job->compiler,
                       "-std=c11",
                       "-O2",
                       "-w",
                       "-fPIC",
                       "-shared",
                       BINDING,
                       "-x",
                       "c",
                       "-o",
                       (char *)job->object_path,
                       (char *)job->source_path,
                       NULL};
  pid_t child;
  int error = posix_spawnp(&child, job->compiler, NULL, NULL, arguments, environ), status = 0;
  if (error != 0) return report_failure(job, job->compiler, strerror(error));
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return report_failure(job, job->compiler, strerror(errno));
  return (WIFEXITED(status) && WEXITSTATUS(status) == 0) ||
         report_failure(job, job->compiler, "cannot compile the generated code");
}

/* What the compiler made as a sealed object; -1 when there are no files in memory. */
static int take_compiled_object(const job *job) {
  struct stat status;
  int file = open(job->object_path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW), object = file < 0 ? -1 : crdc_object_create();
  if (object >= 0 &&
      (fstat(file, &status) != 0 || !crdc_object_copy(object, file, (size_t)status.st_size) || !crdc_object_seal(object))) {
    close(object);
    object = -1;
  }
  if (file >= 0) close(file);
  return object;
}

static jit *load_compiled(job *job, int cache) {
  int object = take_compiled_object(job);
  if (object >= 0 && cache >= 0) crdc_cache_keep(cache, job->key, object, (crd_string){NULL, 0});
  jit *loaded = object >= 0 ? crdc_object_load(job->arena, object) : NULL;
  return loaded ? loaded : crdc_object_load_file(job->arena, job->object_path);
}

static jit *compile_with_cc(job *job, int cache) {
  if (!make_folder(job)) return NULL;
  jit *loaded = NULL;
  bool ok =
      crdc_file_write(job->arena, job->source_path, job->source) || report_failure(job, job->source_path, strerror(errno));
  if (ok && run_compiler(job) && !(loaded = load_compiled(job, cache))) {
    const char *why = crdc_object_failure();
    report_failure(job, job->object_path, why ? why : "the compiled code cannot be loaded");
  }
  remove_folder(job);
  return loaded;
}

jit *crdc_jit_load_cc(crd_arena *arena, crd_string text, diagnostics *diagnostics) {
  const char *compiler = getenv("CC");
  job job = {.arena = arena, .diagnostics = diagnostics, .compiler = compiler && *compiler ? compiler : "cc"};
  if (!crdc_jit_symbols[0].name) return NULL; /* naming the table links what the object needs */
  write_source(&job, text);
  int cache = crdc_cache_folder(arena);
  jit *loaded = NULL;
  crd_string none;
  if (cache >= 0) crdc_cache_open(arena, cache, job.key, &loaded, &none);
  if (!loaded) loaded = compile_with_cc(&job, cache);
  if (cache >= 0) close(cache);
  return loaded;
}
