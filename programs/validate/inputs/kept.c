/* SPDX-License-Identifier: Apache-2.0 */
#include "kept.h"
#include "base/digest.h"
#include "base/file.h"

#include <dirent.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MOST_KEPT = 64, DIGITS = 64 };

static bool is_ours_alone(const char *path, mode_t form) {
  struct stat status;
  return lstat(path, &status) == 0 && (status.st_mode & S_IFMT) == form && status.st_uid == geteuid() &&
         !(status.st_mode & (S_IWGRP | S_IWOTH));
}

/* The folder, made where it is missing; NULL when there is none that is this user's alone. */
static const char *find_folder(crd_arena *arena) {
  const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
  const bool own = cache && cache[0] == '/';
  if (!own && (!home || home[0] != '/')) return NULL;
  const char *around = own ? cache : crd_arena_printf(arena, "%s/.cache", home).data;
  const char *folder = crd_arena_printf(arena, "%s/crdc", around).data;
  (void)mkdir(around, 0700); /* a home that is not there is nobody's */
  (void)mkdir(folder, 0700);
  return is_ours_alone(folder, S_IFDIR) ? folder : NULL;
}

static void write_seal(char seal[DIGITS + 1], const char *key, crd_string text) {
  digest digest = crdc_digest_start();
  crdc_digest_add(&digest, (crd_string){key, DIGITS});
  crdc_digest_add(&digest, text);
  crdc_digest_finish(&digest, seal);
}

bool kept_find(crd_arena *arena, const char *key, crd_string *text) {
  char seal[DIGITS + 1];
  const char *folder = find_folder(arena), *path = folder ? crd_arena_printf(arena, "%s/%s", folder, key).data : NULL;
  if (!path || !is_ours_alone(path, S_IFREG) || !crdc_file_read(arena, path, text)) return false;
  if (!text->data || text->size <= DIGITS) return false;
  const char *head = text->data;
  *text = crd_string_slice(*text, DIGITS + 1, text->size);
  write_seal(seal, key, *text);
  return memcmp(head, seal, DIGITS) == 0 && head[DIGITS] == '\n';
}

/* Removes the oldest when there are too many. Names that are no keys are not looked at. */
static void evict_oldest(crd_arena *arena, const char *folder) {
  DIR *entries = opendir(folder);
  const char *oldest = NULL;
  time_t oldest_time = 0;
  size_t count = 0;
  for (struct dirent *entry; entries && (entry = readdir(entries));) {
    struct stat status;
    if (strspn(entry->d_name, "0123456789abcdef") != DIGITS) continue;
    const char *path = crd_arena_printf(arena, "%s/%s", folder, entry->d_name).data;
    if (lstat(path, &status) != 0) continue;
    count++;
    if (!oldest || status.st_mtime < oldest_time) oldest = path, oldest_time = status.st_mtime;
  }
  if (entries) closedir(entries);
  if (count >= MOST_KEPT) unlink(oldest);
}

void kept_add(crd_arena *arena, const char *key, crd_string text) {
  char seal[DIGITS + 1];
  const char *folder = find_folder(arena);
  if (!folder) return;
  evict_oldest(arena, folder);
  write_seal(seal, key, text);
  crd_string sealed = crd_arena_printf(arena, "%s\n%.*s", seal, CRD_PRINT(text));
  (void)crdc_file_write(arena, crd_arena_printf(arena, "%s/%s", folder, key).data, sealed);
}
