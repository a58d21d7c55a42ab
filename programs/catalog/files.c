/* SPDX-License-Identifier: Apache-2.0 */
#include "base/memory.h"
#include "input.h"
#include "schema/markers/overlay.h"
#include "unpack.h"
#include <stdlib.h>
#include <sys/stat.h>

/* A visit in progress. */
typedef struct visit {
  crd_arena *arena; /* of the current file */
  const char *path; /* of the catalog */
  const file_visitor *visitor;
  diagnostics *diagnostics;
  bool over, good;
} visit;

bool catalog_file_fails(diagnostics *diagnostics, const char *path, const char *why) {
  source *source = crd_arena_zalloc(diagnostics->arena, sizeof *source);
  source->name = crd_arena_copy(diagnostics->arena, crd_string_of(path)).data;
  crdc_diagnostics_add_undone(diagnostics, (location){source, CRD_NO_OFFSET}, "%s", why);
  return false;
}

bool catalog_first_error(crd_arena *arena, const diagnostics *found, const char *path, const char **place,
                         crd_string *words) {
  const diagnostic *first = NULL;
  for (size_t i = 0; i < found->count && !first; i++)
    if (found->items[i].severity == SEVERITY_ERROR) first = &found->items[i];
  if (!first) return false;
  location location = crdc_location_resolve(first->location);
  crd_text text = {.arena = arena}, at = {.arena = arena};
  crd_text_add(&at, crd_string_of(path));
  if (location.source && location.offset != CRD_NO_OFFSET) {
    crd_position position = crd_position_of(location.source->text, location.offset);
    crd_text_printf(&at, ":%u:%u", position.line, position.column);
  }
  crd_text_add(&text, first->message);
  if (found->errors > 1) crd_text_printf(&text, " (and %zu more)", found->errors - 1);
  crd_text_add_char(&at, '\0');
  *place = at.data;
  *words = crd_text_string(&text);
  return true;
}

bool catalog_file_read(crd_arena *arena, const char *path, crd_string *text, diagnostics *diagnostics) {
  crd_string read;
  if (!input_read(path, &read)) {
    memory_check_failure();
    return catalog_file_fails(diagnostics, path, input_error(errno));
  }
  *text = crd_arena_copy(arena, read);
  free((void *)(uintptr_t)read.data);
  return true;
}

static bool is_manifest_name(crd_string name) {
  if (crdc_overlay_is_name(name)) return false;
  return crd_string_has_suffix(name, CRD_STRING(".yaml")) || crd_string_has_suffix(name, CRD_STRING(".yml")) ||
         crd_string_has_suffix(name, CRD_STRING(".json"));
}

static void give_file(visit *visit, crd_string name, const char *path, crd_string text) {
  visit->over = !visit->visitor->take(visit->visitor->context, name, path, text);
}

/* ---- folders ---- */

static void visit_found(void *context, const char *path, uint64_t size) {
  visit *visit = context;
  size_t folder = strlen(visit->path);
  crd_string name = crd_string_of(path + folder), text;
  (void)size;
  while (name.size && *name.data == '/') name = crd_string_slice(name, 1, name.size);
  if (!name.size) visit->good = catalog_file_fails(visit->diagnostics, path, "cannot be read"); /* the folder itself */
  if (visit->over || !is_manifest_name(name) || !visit->visitor->wants(visit->visitor->context, name)) return;
  if (!catalog_file_read(visit->arena, path, &text, visit->diagnostics))
    visit->good = false;
  else
    give_file(visit, name, path, text);
  crd_arena_reset(visit->arena);
}

static void visit_problem(void *context, const char *path, const char *what) {
  visit *visit = context;
  visit->good = catalog_file_fails(visit->diagnostics, path, what);
}

static void visit_folder_files(visit *visit) {
  const input_visitor visitor = {.found = visit_found, .problem = visit_problem, .context = visit};
  if (!input_walk(visit->path, &visitor)) visit->good = false;
}

/* ---- archives ---- */

static void visit_archive(visit *visit, crd_string bytes) {
  tar_reader reader;
  tar_entry entry;
  crd_string text;
  bool good = tar_open(&reader, visit->arena, bytes);
  while (good && !visit->over && tar_next(&reader, &entry)) {
    if (!is_manifest_name(entry.name) || !visit->visitor->wants(visit->visitor->context, entry.name)) continue;
    crd_string name = crd_arena_copy(visit->arena, entry.name);
    good = tar_read(&reader, &text);
    if (good) give_file(visit, name, crd_arena_printf(visit->arena, "%s/%.*s", visit->path, CRD_PRINT(name)).data, text);
    crd_arena_reset(visit->arena);
  }
  if (reader.error) visit->good = catalog_file_fails(visit->diagnostics, visit->path, reader.error);
  tar_close(&reader);
}

static void visit_named_file(visit *visit, crd_arena *own) {
  crd_string bytes;
  const char *slash = strrchr(visit->path, '/');
  if (!catalog_file_read(own, visit->path, &bytes, visit->diagnostics))
    visit->good = false;
  else if (packing_of(bytes) != PACKING_NONE || tar_begins(bytes))
    visit_archive(visit, bytes);
  else if (is_manifest_name(crd_string_of(visit->path)))
    give_file(visit, crd_string_of(slash ? slash + 1 : visit->path), visit->path, bytes);
  else
    visit->good = catalog_file_fails(visit->diagnostics, visit->path,
                                     "it is neither an archive nor an index nor called *.yaml, *.yml or *.json");
}

bool catalog_files_visit(const char *path, const file_visitor *visitor, diagnostics *diagnostics) {
  struct stat status;
  crd_arena *own = memory_arena(NULL);
  visit visit = {.arena = memory_arena(NULL), .path = path, .visitor = visitor, .diagnostics = diagnostics, .good = true};
  if (stat(path, &status) == 0 && S_ISDIR(status.st_mode))
    visit_folder_files(&visit);
  else
    visit_named_file(&visit, own);
  crd_arena_destroy(visit.arena);
  crd_arena_destroy(own);
  return visit.good;
}
