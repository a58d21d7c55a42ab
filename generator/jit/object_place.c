/* SPDX-License-Identifier: Apache-2.0 */
/* In a program that is linked statically, which has no loader: in the place of object_load.c. */
#include "jit/object.h"
#include "jit/object_own.h"
#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

static _Thread_local const char *failure;

static void *find_in_object(void *handle, const char *name) {
  return crdc_own_object_find(handle, name);
}

static void unload(void *handle) {
  own_object *object = handle;
  crdc_own_object_close(object);
  crdc_object_unmap(object->bytes);
}

jit *crdc_object_load(crd_arena *arena, int object) {
  own_object *loaded = crd_arena_alloc(arena, sizeof *loaded);
  crd_string bytes = crdc_object_map(object);
  close(object);
  if (!bytes.data || !crdc_own_object_open(loaded, bytes, &failure)) {
    if (!bytes.data) failure = strerror(errno);
    crdc_object_unmap(bytes);
    return NULL;
  }
  jit *jit = crd_arena_alloc(arena, sizeof *jit);
  *jit = (struct jit){.registry = crdc_own_object_find(loaded, "crd_registry_generated"),
                      .handle = loaded,
                      .unload = unload,
                      .find = find_in_object};
  return jit;
}

jit *crdc_object_load_file(crd_arena *arena, const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file >= 0) return crdc_object_load(arena, file);
  failure = strerror(errno);
  return NULL;
}

const char *crdc_object_failure(void) {
  return failure;
}
