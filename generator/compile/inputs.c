/* SPDX-License-Identifier: Apache-2.0 */
/* Every file whose name could make it an input is taken, used or not; names and sizes keep the files apart. The program is
 * known by the build id that the linker gave it. */
#include "compile/inputs.h"
#include "base/build_id.h"
#include "base/memory.h"
#include "schema/overlay.h"
#include "yaml/kustomize.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* Of folders in folders, as yaml/document.c has it. */
#define MOST_FOLDERS 64

/* ---- files ---- */

static bool digest_file(digest *digest, const char *path, const char *name) {
  char bytes[1 << 14];
  struct stat status;
  /* A pipe is not even opened: who reads a part of it has taken that away. */
  if (stat(path, &status) != 0 || !S_ISREG(status.st_mode)) return false;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  bool good = file >= 0 && fstat(file, &status) == 0 && S_ISREG(status.st_mode);
  if (good) {
    char line[64];
    int size = snprintf(line, sizeof line, "%lld %zu ", (long long)status.st_size, strlen(name));
    crdc_digest_add(digest, (crd_string){line, (size_t)size});
    crdc_digest_add(digest, crd_string_of(name));
  }
  off_t left = good ? status.st_size : 0;
  for (ssize_t got; good && left > 0; left -= got) {
    got = read(file, bytes, sizeof bytes);
    good = got > 0 && got <= left;
    if (good) crdc_digest_add(digest, (crd_string){bytes, (size_t)got});
  }
  if (file >= 0) close(file);
  return good;
}

static bool is_input(const char *name) {
  const char *dot = strrchr(name, '.');
  if (strcmp(name, "Kustomization") == 0) return true;
  return name[0] != '.' && dot && (strcmp(dot, ".yaml") == 0 || strcmp(dot, ".yml") == 0 || strcmp(dot, ".json") == 0);
}

static bool add_folder(digest *digest, const char *path, int depth);

static bool add_entry(digest *digest, const char *folder, const char *name, int depth) {
  char path[4096];
  struct stat status;
  if (snprintf(path, sizeof path, "%s/%s", folder, name) >= (int)sizeof path) return false;
  if (stat(path, &status) != 0) /* a link to nowhere is no input unless it is called like one */
    return !is_input(name) && crdc_document_path_is_absent(errno);
  if (S_ISDIR(status.st_mode)) return name[0] == '.' || add_folder(digest, path, depth + 1);
  return !is_input(name) || digest_file(digest, path, name);
}

static bool add_folder(digest *digest, const char *path, int depth) {
  struct dirent **entries;
  int count = depth < MOST_FOLDERS ? scandir(path, &entries, NULL, alphasort) : -1;
  if (count < 0) return false;
  bool good = true;
  crdc_digest_add(digest, CRD_STRING("("));
  for (int i = 0; i < count; i++) {
    good = good && add_entry(digest, path, entries[i]->d_name, depth);
    free(entries[i]);
  }
  crdc_digest_add(digest, CRD_STRING(")"));
  free((void *)entries);
  return good;
}

static bool is_absent(const char *path) {
  return access(path, F_OK) != 0 && crdc_document_path_is_absent(errno);
}

/* The overlays beside a file, with its name. */
static bool add_overlays(digest *digest, const char *path) {
  static const char *const ends[] = {".markers.yaml", ".markers.yml"};
  const char *slash = strrchr(path, '/'), *dot = strrchr(path, '.');
  size_t stem = dot && (!slash || dot > slash) ? (size_t)(dot - path) : strlen(path);
  char beside[4096];
  for (size_t i = 0; i < 2; i++) {
    if (snprintf(beside, sizeof beside, "%.*s%s", (int)stem, path, ends[i]) >= (int)sizeof beside) return false;
    if (!is_absent(beside) && !digest_file(digest, beside, ends[i])) return false;
  }
  return true;
}

/* A file that is named, and what may lie beside it: overlays, and the naming file. */
static bool add_named_file(digest *digest, const char *path) {
  const char *slash = strrchr(path, '/');
  char beside[4096];
  bool good = digest_file(digest, path, slash ? slash + 1 : path) && add_overlays(digest, path);
  int folder = slash ? (int)(slash - path) : 1;
  if (snprintf(beside, sizeof beside, "%.*s/names.yaml", folder, slash ? path : ".") >= (int)sizeof beside) return false;
  return good && (is_absent(beside) || digest_file(digest, beside, "names.yaml"));
}

/* The kustomizations beside and above a path say what of it is a patch, and no CRD. */
static bool add_kustomizations(digest *digest, const char *path, bool folder) {
  crd_arena *arena = memory_arena(NULL);
  kustomize *kustomize = crdc_kustomize_create(arena);
  crdc_kustomize_look(kustomize, folder ? crd_arena_printf(arena, "%s/", path).data : path);
  const bool good = !crdc_kustomize_problem(kustomize).size;
  crdc_digest_add(digest, crdc_kustomize_seen(kustomize));
  crd_arena_destroy(arena);
  return good;
}

/* What is an error to whoever reads the file is not found again by a digest of what was read. */
static bool has_stray(const char *path) {
  crd_arena *arena = memory_arena(NULL);
  overlays none = {.arena = arena};
  diagnostics unheard = {.arena = arena};
  bool stray = !crdc_overlays_refuse_stray_beside(&none, path, &unheard);
  crd_arena_destroy(arena);
  return stray;
}

/* Each is a place in a text, which several may share. */
static bool add_manifests(digest *digest, const documents *manifests) {
  const source *last = NULL;
  bool good = true;
  for (size_t i = 0; good && i < manifests->count; i++) {
    const document *document = &manifests->items[i];
    char line[64];
    int size = snprintf(line, sizeof line, "manifest %u %zu ", document->root->offset, document->source->text.size);
    crdc_digest_add(digest, (crd_string){line, (size_t)size});
    if (document->source == last) continue;
    last = document->source;
    crdc_digest_add(digest, crd_string_of(last->name));
    crdc_digest_add(digest, last->text);
    good = add_overlays(digest, last->name);
  }
  return good;
}

bool crdc_inputs_digest(const compile_options *options, const char *const *paths, size_t count, char text[65]) {
  digest digest = crdc_digest_start();
  if (options->templates || options->names_file || options->counts || !crdc_build_id_add(&digest)) return false;
  char line[64];
  int size = snprintf(line, sizeof line, "%u %d %d %d %d %d %d %zu ", options->kubernetes_minor, options->no_overlays,
                      options->stored, options->replaces, options->passes_over, options->builtins, options->carried,
                      options->overlay_count);
  crdc_digest_add(&digest, (crd_string){line, (size_t)size});
  if (options->manifests_key) crdc_digest_add(&digest, crd_string_of(options->manifests_key));
  bool good = !options->manifests || add_manifests(&digest, options->manifests);
  for (size_t i = 0; good && i < options->overlay_count; i++) good = digest_file(&digest, options->overlays[i], "overlay");
  for (size_t i = 0; good && i < count; i++) {
    struct stat status;
    good = strcmp(paths[i], "-") != 0 && stat(paths[i], &status) == 0;
    good = good && add_kustomizations(&digest, paths[i], S_ISDIR(status.st_mode));
    if (good && S_ISDIR(status.st_mode))
      good = add_folder(&digest, paths[i], 0);
    else
      good = good && add_named_file(&digest, paths[i]) && (options->no_overlays || !has_stray(paths[i]));
  }
  crdc_digest_finish(&digest, text);
  return good;
}
