/* SPDX-License-Identifier: Apache-2.0 */
/* The loader knows objects by the names they were opened by, and takes an object whose name it knows for the one it has: the
 * descriptor of a loaded object stays open, so that its number, which is the name, is not given again. */
#include "jit/object.h"
#include <dlfcn.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct loaded_object {
  void *handle;
  int file; /* -1: it was loaded from a file with a name */
} loaded_object;

int crdc_object_create(void) {
  return memfd_create("crdc", MFD_CLOEXEC | MFD_ALLOW_SEALING);
}

void crdc_object_path(int object, char path[OBJECT_PATH_SIZE]) {
  snprintf(path, OBJECT_PATH_SIZE, "/proc/self/fd/%d", object);
}

bool crdc_object_copy(int object, int file, size_t size) {
  off_t from = 0;
  while ((size_t)from < size) {
    ssize_t sent = sendfile(object, file, &from, size - (size_t)from);
    if (sent < 0 && errno == EINTR) continue;
    if (sent == 0) errno = EIO;
    if (sent <= 0) return false;
  }
  return true;
}

bool crdc_object_seal(int object) {
  return fcntl(object, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) == 0;
}

crd_string crdc_object_map(int object) {
  struct stat status;
  if (fstat(object, &status) != 0 || status.st_size <= 0) return (crd_string){NULL, 0};
  void *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, object, 0);
  return bytes == MAP_FAILED ? (crd_string){NULL, 0} : (crd_string){bytes, (size_t)status.st_size};
}

void crdc_object_unmap(crd_string bytes) {
  if (bytes.data) munmap((void *)bytes.data, bytes.size);
}

bool crdc_object_is_whole(crd_string bytes) {
  ElfW(Ehdr) header;
  if (bytes.size < sizeof header) return false;
  memcpy(&header, bytes.data, sizeof header);
  size_t table = (size_t)header.e_shnum * header.e_shentsize;
  return memcmp(header.e_ident, ELFMAG, SELFMAG) == 0 && table > 0 && header.e_shoff <= bytes.size &&
         table <= bytes.size - header.e_shoff;
}

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
