/* SPDX-License-Identifier: Apache-2.0 */
/* First lists the metadata of all CRDs: names, which end with the group, uids, versions and times. Then lists each CRD of
 * the wanted groups by its name. The result is cached under the digest of the server, its authority and that metadata, so
 * that from an unchanged cluster only metadata is read. Nothing is cached if no certificate identifies the server, because
 * it may be another one the next time. The cache has one line of JSON per CRD. */
#include "catalog_cluster.h"
#include "../../../runtime/base/say.h"
#include "base/digest.h"
#include "base/file.h"
#include "base/memory.h"
#include "cluster_objects.h"
#include <dirent.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* A cache for later runs: files in $XDG_CACHE_HOME/crdc (else ~/.cache/crdc). Each file is named by a key, 64 hexadecimal
 * digits, and begins with the SHA-256 of the key and the text. Files that are broken or could belong to another user are
 * ignored. If nothing can be stored, nothing is. */

enum { MOST_KEPT = 64, DIGITS = 64 };

static bool is_ours_alone(const char *path, mode_t form) {
  struct stat status;
  return lstat(path, &status) == 0 && (status.st_mode & S_IFMT) == form && status.st_uid == geteuid() &&
         !(status.st_mode & (S_IWGRP | S_IWOTH));
}

/* The cache folder, which is made if it is missing; NULL if there is none that only this user can write. */
static const char *find_folder(crd_arena *arena) {
  const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
  const bool own = cache && cache[0] == '/';
  if (!own && (!home || home[0] != '/')) return NULL;
  const char *around = own ? cache : crd_arena_printf(arena, "%s/.cache", home).data;
  const char *folder = crd_arena_printf(arena, "%s/crdc", around).data;
  (void)mkdir(around, 0700); /* a missing home folder is not made */
  (void)mkdir(folder, 0700);
  return is_ours_alone(folder, S_IFDIR) ? folder : NULL;
}

static void write_seal(char seal[DIGITS + 1], const char *key, crd_string text) {
  digest digest = crdc_digest_start();
  crdc_digest_add(&digest, (crd_string){key, DIGITS});
  crdc_digest_add(&digest, text);
  crdc_digest_finish(&digest, seal);
}

/* The text under the key, in the arena; false if there is none. */
static bool kept_find(crd_arena *arena, const char *key, crd_string *text) {
  char seal[DIGITS + 1];
  const char *folder = find_folder(arena), *path = folder ? crd_arena_printf(arena, "%s/%s", folder, key).data : NULL;
  if (!path || !is_ours_alone(path, S_IFREG) || !crdc_file_read(arena, path, text)) return false;
  if (!text->data || text->size <= DIGITS) return false;
  const char *head = text->data;
  *text = crd_string_slice(*text, DIGITS + 1, text->size);
  write_seal(seal, key, *text);
  return memcmp(head, seal, DIGITS) == 0 && head[DIGITS] == '\n';
}

/* Removes the oldest files if there are too many. Names that are no keys are left alone. */
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

static void kept_add(crd_arena *arena, const char *key, crd_string text) {
  char seal[DIGITS + 1];
  const char *folder = find_folder(arena);
  if (!folder) return;
  evict_oldest(arena, folder);
  write_seal(seal, key, text);
  crd_string sealed = crd_arena_printf(arena, "%s\n%.*s", seal, CRD_PRINT(text));
  (void)crdc_file_write(arena, crd_arena_printf(arena, "%s/%s", folder, key).data, sealed);
}

#define RESOURCE                                                                                                            \
  .group = CRD_STRING_INIT("apiextensions.k8s.io"), .version = CRD_STRING_INIT("v1"),                                       \
  .resource = CRD_STRING_INIT("customresourcedefinitions"), .kind = CRD_STRING_INIT("CustomResourceDefinition")

/* Limits: CRDs that are read at once, each over its own connection; CRDs of the wanted groups in one cluster; and the bytes
 * of their JSON. */
#define AT_ONCE 16u
#define MOST_CRDS 5000u
#define MOST_BYTES ((size_t)256 << 20)

/* The wanted CRDs, from the list of metadata. */
typedef struct cluster_crds {
  crd_arena *arena;
  crd_string *names;
  size_t count;
  crd_text server; /* empty: no cache */
  char key[65];
} cluster_crds;

/* The metadata that identifies a CRD's content. */
static const crd_string identity_paths[] = {CRD_STRING_INIT("metadata.uid"), CRD_STRING_INIT("metadata.resourceVersion"),
                                            CRD_STRING_INIT("metadata.generation"),
                                            CRD_STRING_INIT("metadata.creationTimestamp"), CRD_STRING_INIT("spec")};
enum { IDENTITY_PATHS = sizeof identity_paths / sizeof *identity_paths }; /* the last one is no metadata */

static crd_string metadata_member(const crd_value *object, const char *name) {
  const crd_value *value = crd_value_find(object, "metadata", name, NULL);
  return crd_value_text(value);
}

/* Whether a CRD's name is in a wanted group. */
static bool is_of_wanted_group(const catalog_search *search, crd_string name) {
  const char *dot = name.size ? memchr(name.data, '.', name.size) : NULL;
  crd_string group = dot ? crd_string_slice(name, (size_t)(dot - name.data) + 1, name.size) : (crd_string){NULL, 0};
  for (size_t i = 0; i < search->count; i++)
    if (!search->wants[i].found && group.size && crd_string_equal(search->wants[i].name.group, group)) return true;
  return false;
}

static digest start_digest(const cluster_crds *crds) {
  digest digest = crdc_digest_start();
  crdc_digest_add(&digest, CRD_STRING("CustomResourceDefinitions 2\n"));
  crdc_digest_add(&digest, crd_text_string(&crds->server));
  return digest;
}

static void add_version(const cluster_crds *crds, digest *digest, const crd_value *object) {
  crd_string metadata = crd_json_encode(crds->arena, crd_value_get(object, CRD_STRING("metadata")), CRD_JSON_COMPACT);
  crdc_digest_add(digest, metadata);
  crdc_digest_add(digest, CRD_STRING("\n"));
}

static bool complain_of_crds(const char *what) {
  crd_say(stderr,
          "crd-validate: the cluster has more CustomResourceDefinitions of the manifests' groups than are read: %s\n", what);
  return false;
}

static bool choose_crds(cluster_crds *crds, const catalog_search *search, const crd_cluster_view *view) {
  size_t count = crd_cluster_view_all(view, 0, NULL, 0);
  const crd_value **objects = crd_arena_alloc(crds->arena, (count + 1) * sizeof *objects);
  digest digest = start_digest(crds);
  count = crd_cluster_view_all(view, 0, objects, count);
  crds->names = crd_arena_alloc(crds->arena, (count + 1) * sizeof *crds->names);
  for (size_t i = 0; i < count; i++) {
    crd_string name = metadata_member(objects[i], "name");
    if (!is_of_wanted_group(search, name)) continue;
    if (crds->count == MOST_CRDS) return complain_of_crds("5000");
    crds->names[crds->count++] = crd_arena_copy(crds->arena, name);
    add_version(crds, &digest, objects[i]);
  }
  crdc_digest_finish(&digest, crds->key);
  return true;
}

/* ---- CRDs ---- */

static void add_crd_line(cluster_crds *crds, crd_text *lines, digest *digest, const crd_value *object) {
  crd_value crd = crd_value_make_map(crds->arena, 4);
  crd_value_set(crds->arena, &crd, CRD_STRING("apiVersion"), crd_value_make_string(CRD_STRING("apiextensions.k8s.io/v1")));
  crd_value_set(crds->arena, &crd, CRD_STRING("kind"), crd_value_make_string(CRD_STRING("CustomResourceDefinition")));
  crd_value metadata = crd_value_make_map(crds->arena, 1);
  crd_value_set(crds->arena, &metadata, CRD_STRING("name"), crd_value_make_string(metadata_member(object, "name")));
  crd_value_set(crds->arena, &crd, CRD_STRING("metadata"), metadata);
  const crd_value *spec = crd_value_get(object, CRD_STRING("spec"));
  if (spec) crd_value_set(crds->arena, &crd, CRD_STRING("spec"), *spec);
  crd_json_write(lines, &crd, CRD_JSON_COMPACT);
  crd_text_add_char(lines, '\n');
  add_version(crds, digest, object);
}

/* Lists some of the CRDs by name. */
static bool read_some(cluster_crds *crds, const cluster_options *cluster, size_t first, crd_text *lines, digest *digest) {
  crd_watch kinds[AT_ONCE];
  size_t count = crds->count - first < AT_ONCE ? crds->count - first : AT_ONCE;
  for (size_t i = 0; i < count; i++)
    kinds[i] = (crd_watch){RESOURCE, .keep = identity_paths, .keep_count = IDENTITY_PATHS, .name = crds->names[first + i]};
  const crd_cluster_view *view = cluster_view_read(cluster, kinds, count, NULL);
  if (!view) return false;
  for (size_t i = 0; i < count; i++) {
    const crd_value *object = crd_cluster_view_get(view, i, (crd_string){NULL, 0}, crds->names[first + i]);
    if (object) add_crd_line(crds, lines, digest, object);
  }
  crd_cluster_view_release(view);
  return lines->size <= MOST_BYTES || complain_of_crds("256 MiB");
}

/* Lists the CRDs. `same`: all of them match their metadata. */
static bool read_crds(cluster_crds *crds, const cluster_options *cluster, crd_text *lines, bool *same) {
  digest digest = start_digest(crds);
  bool good = true;
  for (size_t i = 0; good && i < crds->count; i += AT_ONCE) good = read_some(crds, cluster, i, lines, &digest);
  char key[65];
  crdc_digest_finish(&digest, key);
  *same = good && strcmp(key, crds->key) == 0;
  return good;
}

static bool search_lines(catalog_search *search, const cluster_crds *crds, crd_string lines) {
  bool good = true;
  for (size_t i = 0; lines.size; i++) {
    const char *end = memchr(lines.data, '\n', lines.size);
    size_t size = end ? (size_t)(end - lines.data) : lines.size;
    const char *name = i < crds->count ? crds->names[i].data : "crd";
    good = catalog_search_text(search, crd_arena_printf(crds->arena, "cluster/%s.json", name).data,
                               crd_string_slice(lines, 0, size)) &&
           good;
    lines = crd_string_slice(lines, size + (end != NULL), lines.size);
  }
  return good;
}

static bool search_crds(catalog_search *search, cluster_crds *crds, const cluster_options *cluster, bool keeps) {
  keeps = keeps && crds->server.size;
  crd_text lines = {.arena = crds->arena};
  crd_string kept;
  bool same = false, good = true;
  if (keeps && kept_find(crds->arena, crds->key, &kept))
    crd_text_add(&lines, kept);
  else
    good = read_crds(crds, cluster, &lines, &same);
  if (same && keeps) kept_add(crds->arena, crds->key, crd_text_string(&lines));
  return good && search_lines(search, crds, crd_text_string(&lines));
}

bool catalog_cluster_search(catalog_search *search, const cluster_options *cluster, bool keeps) {
  const crd_watch asked = {RESOURCE, .keep = identity_paths, .keep_count = IDENTITY_PATHS - 1, .metadata_only = true};
  if (!catalog_search_open(search)) return true;
  cluster_crds crds = {.arena = memory_arena(NULL)};
  crds.server.arena = crds.arena;
  const crd_cluster_view *view = cluster_view_read(cluster, &asked, 1, &crds.server);
  bool good = view && choose_crds(&crds, search, view);
  crd_cluster_view_release(view);
  good = good && (!crds.count || search_crds(search, &crds, cluster, keeps));
  crd_arena_destroy(crds.arena);
  return good;
}
