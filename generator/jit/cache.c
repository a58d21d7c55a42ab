/* A name never stands for half an object: it is made beside its place and renamed, so two processes at once do no harm. What
 * was not used for longest goes when there are too many. */
#include "jit/cache.h"
#include "emit/file.h"
#include <dirent.h>
#include <dlfcn.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

/* How many objects are kept. */
#define MOST_OBJECTS 64
/* The digits of a key. */
#define KEY_SIZE 64
/* How often, in seconds, a use is noted in an object's time. */
#define NOTE_AFTER 3600

crd_string cache_key_line(crd_arena *arena, const char *key) {
  return crd_arena_printf(arena,
                          "\nextern const char " CACHE_KEY_SYMBOL "[];\nconst char " CACHE_KEY_SYMBOL "[] = \"%s\";\n", key);
}

bool cache_is_ours(const struct stat *status) {
  return status->st_uid == geteuid() && (status->st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

const char *cache_folder(crd_arena *arena, bool *unsafe) {
  const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME"), *parent = NULL;
  *unsafe = false;
  if (cache && cache[0] == '/')
    parent = cache;
  else if (home && home[0] == '/')
    parent = crd_arena_printf(arena, "%s/.cache", home).data;
  if (!parent || !folder_make(arena, parent)) return NULL;
  const char *folder = crd_arena_printf(arena, "%s/crdc", parent).data;
  struct stat status;
  if (mkdir(folder, 0700) != 0 && errno != EEXIST) return NULL;
  if (stat(folder, &status) != 0 || !S_ISDIR(status.st_mode)) return NULL;
  *unsafe = !cache_is_ours(&status);
  return *unsafe || access(folder, W_OK) == 0 ? folder : NULL;
}

/* Whether a file has all that its ELF header promises: the table of sections is what linkers write last. */
static bool is_whole(int file, const struct stat *status) {
  ElfW(Ehdr) header;
  if (read(file, &header, sizeof header) != (ssize_t)sizeof header) return false;
  uint64_t size = (uint64_t)status->st_size, table = (uint64_t)header.e_shnum * header.e_shentsize;
  return memcmp(header.e_ident, ELFMAG, SELFMAG) == 0 && table > 0 && header.e_shoff <= size &&
         table <= size - header.e_shoff;
}

/* Whether the file can be trusted; notes in its time that it is used. */
static bool is_good(const char *path) {
  struct stat status;
  int file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
  if (file < 0) return false;
  bool good = fstat(file, &status) == 0 && S_ISREG(status.st_mode) && cache_is_ours(&status) && is_whole(file, &status);
  if (good && time(NULL) - status.st_mtime > NOTE_AFTER) futimens(file, NULL);
  close(file);
  return good;
}

static void *find(void *handle, const char *name) {
  return dlsym(handle, name);
}

static void unload(void *handle) {
  dlclose(handle);
}

jit *cache_open(crd_arena *arena, const char *folder, const char *key) {
  const char *path = crd_arena_printf(arena, "%s/%s.so", folder, key).data;
  if (!is_good(path)) return NULL;
  void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  const char *named = handle ? dlsym(handle, CACHE_KEY_SYMBOL) : NULL;
  const crd_registry *registry = named && strcmp(named, key) == 0 ? dlsym(handle, "crd_registry_generated") : NULL;
  if (!registry) {
    if (handle) dlclose(handle);
    return NULL;
  }
  jit *jit = crd_arena_alloc(arena, sizeof *jit);
  *jit = (struct jit){.registry = registry, .handle = handle, .unload = unload, .find = find};
  return jit;
}

/* Whether the name is one of the cache's: a key, and what follows it. Other names are not looked at. */
static bool is_named_by_key(const char *name) {
  return strspn(name, "0123456789abcdef") == KEY_SIZE && name[KEY_SIZE] == '.';
}

/* Removes the object that was not used for longest when there are too many; what a process left that ended before it gave
 * its object a name is one of them. */
static void make_room(crd_arena *arena, const char *folder) {
  DIR *entries = opendir(folder);
  size_t count = 0;
  const char *oldest = NULL;
  time_t oldest_time = 0;
  struct stat status;
  for (struct dirent *entry; entries && (entry = readdir(entries));) {
    if (!is_named_by_key(entry->d_name)) continue;
    if (fstatat(dirfd(entries), entry->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0) continue;
    count++;
    if (oldest && status.st_mtime >= oldest_time) continue;
    oldest = crd_arena_printf(arena, "%s/%s", folder, entry->d_name).data;
    oldest_time = status.st_mtime;
  }
  if (entries) closedir(entries);
  if (count >= MOST_OBJECTS && oldest) unlink(oldest);
}

bool cache_keep(crd_arena *arena, const char *folder, const char *made, const char *key) {
  make_room(arena, folder);
  return chmod(made, 0600) == 0 && rename(made, crd_arena_printf(arena, "%s/%s.so", folder, key).data) == 0;
}
