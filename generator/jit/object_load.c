/* SPDX-License-Identifier: Apache-2.0 */
/* The loader knows objects by the names they were opened by, and takes an object whose name it knows for the one it has: the
 * descriptor of a loaded object stays open, so that its number, which is the name, is not given again. */
#include "jit/object.h"
#include <dlfcn.h>
#include <unistd.h>

typedef struct loaded_object {
  void *handle;
  int file; /* -1: it was loaded from a file with a name */
} loaded_object;

static void *find_in_object(void *handle, const char *name) {
  return dlsym(((loaded_object *)handle)->handle, name);
}

static void unload(void *handle) {
  loaded_object *object = handle;
  dlclose(object->handle);
  if (object->file >= 0) close(object->file);
}

/* By its path; `file` is closed with it. */
static jit *load_object_at(crd_arena *arena, const char *path, int file) {
  void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    if (file >= 0) close(file);
    return NULL;
  }
  loaded_object *object = crd_arena_alloc(arena, sizeof *object);
  *object = (loaded_object){.handle = handle, .file = file};
  jit *jit = crd_arena_alloc(arena, sizeof *jit);
  *jit = (struct jit){
      .registry = dlsym(handle, "crd_registry_generated"), .handle = object, .unload = unload, .find = find_in_object};
  return jit;
}

jit *crdc_object_load(crd_arena *arena, int object) {
  char path[OBJECT_PATH_SIZE];
  crdc_object_path(object, path);
  return load_object_at(arena, path, object);
}

jit *crdc_object_load_file(crd_arena *arena, const char *path) {
  return load_object_at(arena, path, -1);
}

const char *crdc_object_failure(void) {
  return dlerror();
}
