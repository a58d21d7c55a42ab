/* SPDX-License-Identifier: Apache-2.0 */
/* Reads files, folders and standard input as documents. A text that starts with '{' is parsed as JSON first (one value after
 * another, as in kubectl), everything else as a stream of YAML documents. */
#include "document.h"
#include "../../runtime/yaml/yaml_strict.h"
#include "base/memory.h"
#include "yaml/place.h"
#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#define MOST_BYTES ((size_t)256 << 20)
/* The depth limit of folders: a link to an outer folder ends here. */
#define MOST_FOLDERS 64

static location no_location(documents *documents, const char *name) {
  source *source = crd_arena_zalloc(documents->arena, sizeof *source);
  source->name = crd_arena_copy(documents->arena, crd_string_of(name)).data;
  return (location){.source = source, .offset = CRD_NO_OFFSET};
}

static void keep_document(documents *documents, document document) {
  CRD_ARENA_ROOM(documents->arena, documents->items, documents->count, documents->capacity, 4);
  document.arena = documents->arena;
  document.strings = crd_arena_zalloc(documents->arena, sizeof *document.strings);
  documents->items[documents->count++] = document;
}

void crdc_documents_append(documents *documents, const document *document) {
  keep_document(documents, *document);
}

void crdc_documents_select(documents *documents, const struct documents *all, bool (*wanted)(const document *document)) {
  for (size_t i = 0; i < all->count; i++)
    if (wanted(&all->items[i])) keep_document(documents, all->items[i]);
}

/* ---- places ---- */

/* A value that is not in the text has no place. */
static void shift_offset(uint32_t *offset, uint32_t by) {
  if (*offset != CRD_NO_OFFSET) *offset += by;
}

static void shift_offsets(crd_value *value, uint32_t by) {
  shift_offset(&value->offset, by);
  if (value->flags & CRD_VALUE_REPEATED) return; /* values below have no own place */
  if (value->kind == CRD_LIST)
    for (uint32_t i = 0; i < value->size; i++) shift_offsets(&value->as.items[i], by);
  if (value->kind == CRD_MAP)
    for (uint32_t i = 0; i < value->size; i++) {
      shift_offset(&value->as.members[i].name_offset, by);
      shift_offsets(&value->as.members[i].value, by);
    }
}

void crdc_document_read_alone(document *document) {
  if (!document->repeats) return;
  crd_string text = document->source->text;
  size_t from = document->offset;
  while (from && text.data[from - 1] == ' ') from--;
  crd_value *root = memory_read(document->arena, crd_string_slice(text, from, text.size), false);
  assert(root); /* it was parsed before */
  if (from) shift_offsets(root, (uint32_t)from);
  document->root = root;
  document->repeats = false;
}

/* ---- lists ---- */

/* The kind of the items if a value is a list of objects ("List", "FooList"), else false. */
static bool is_object_list(const crd_value *root, crd_string *item_kind) {
  const crd_value *kind = crd_value_get(root, CRD_STRING("kind")), *items = crd_value_get(root, CRD_STRING("items"));
  if (!kind || kind->kind != CRD_STRING_VALUE || !items || items->kind != CRD_LIST) return false;
  crd_string name = crd_value_string(kind);
  if (name.size < 4 || memcmp(name.data + name.size - 4, "List", 4) != 0) return false;
  *item_kind = (crd_string){name.data, name.size - 4};
  return true;
}

/* Items of a FooList can leave out kind and apiVersion (UnstructuredList adds them). */
static void complete_item(documents *documents, crd_value *item, const crd_value *list, crd_string kind) {
  const crd_value *version = crd_value_get(list, CRD_STRING("apiVersion"));
  if (item->kind != CRD_MAP || !kind.size) return;
  if (!crd_value_get(item, CRD_STRING("kind")))
    crd_value_set(documents->arena, item, CRD_STRING("kind"), crd_value_make_string(kind));
  if (version && !crd_value_get(item, CRD_STRING("apiVersion")))
    crd_value_set(documents->arena, item, CRD_STRING("apiVersion"), *version);
}

static void add_root(documents *documents, const source *source, crd_value *root, uint32_t offset, bool repeats) {
  crd_string item_kind;
  document whole = {.source = source, .root = root, .offset = offset, .arena = documents->arena, .repeats = repeats};
  if (!is_object_list(root, &item_kind)) {
    keep_document(documents, whole);
    return;
  }
  crdc_document_read_alone(&whole);
  root = whole.root;
  crd_value *items = crd_value_get(root, CRD_STRING("items"));
  for (uint32_t i = 0; i < items->size; i++) {
    crd_value *item = &items->as.items[i];
    complete_item(documents, item, root, item_kind);
    keep_document(documents, (document){.source = source, .root = item, .offset = item->offset, .listed = true});
  }
}

/* ---- texts ---- */

static void warn_duplicates(const crd_duplicates *duplicates, const source *source, size_t base, diagnostics *diagnostics) {
  for (uint32_t i = 0; i < duplicates->count; i++) {
    location location = {.source = source, .offset = (uint32_t)(base + duplicates->items[i].offset)};
    crd_string path = duplicates->items[i].path;
    crdc_diagnostics_add(diagnostics, SEVERITY_WARNING, location, "duplicate field \"%.*s\"", (int)path.size, path.data);
    diagnostics->items[diagnostics->count - 1].duplicate = path;
  }
}

/* `from`: the start of the document. */
static void report_parse_error(const source *source, size_t from, size_t offset, crd_string message,
                               diagnostics *diagnostics) {
  location location = {.source = source, .offset = (uint32_t)offset};
  crdc_diagnostics_add(diagnostics, SEVERITY_ERROR, location, "%.*s", (int)message.size, message.data);
  crd_string help = crdc_yaml_advice(diagnostics->arena, source->text, from, offset, message);
  if (help.size) diagnostics->items[diagnostics->count - 1].help = help.data;
}

static size_t skip_blanks(crd_string text, size_t at) {
  while (at < text.size && strchr(" \t\r\n", text.data[at]) && text.data[at]) at++;
  return at;
}

/* Reads JSON values one after another. If one is not JSON it adds nothing and sets `error`. */
static bool read_json(documents *documents, const source *source, diagnostics *diagnostics, crd_parse_error *error) {
  crd_string text = source->text;
  size_t before = documents->count;
  crd_duplicates *duplicates = crd_arena_alloc(documents->arena, sizeof *duplicates);
  const crd_parse_options options = {.duplicates = duplicates};
  for (size_t at = skip_blanks(text, 0); at < text.size; at = skip_blanks(text, at)) {
    crd_string rest = {text.data + at, text.size - at};
    crd_value *root = crd_json_parse(documents->arena, rest, &options, error);
    if (!root && error->problem == CRD_PARSE_TRAILING && error->offset > 0) { /* another one follows */
      rest.size = error->offset;
      root = crd_json_parse(documents->arena, rest, &options, error);
    }
    if (!root) {
      memory_check_reader(error);
      error->offset += at;
      documents->count = before;
      return false;
    }
    if (at) shift_offsets(root, (uint32_t)at);
    warn_duplicates(duplicates, source, at, diagnostics);
    add_root(documents, source, root, root->offset, false);
    at += rest.size;
  }
  return true;
}

static bool read_yaml_documents(documents *documents, const source *source, diagnostics *diagnostics) {
  crd_duplicates *duplicates = crd_arena_alloc(documents->arena, sizeof *duplicates);
  const crd_parse_options options = {.duplicates = duplicates};
  crd_yaml_document *read;
  size_t count;
  crd_parse_error error;
  bool good = crd_yaml_parse_repeats(documents->arena, source->text, &options, &read, &count, &error, documents->repeats);
  warn_duplicates(duplicates, source, 0, diagnostics);
  for (size_t i = 0; i < count; i++)
    if (read[i].value) add_root(documents, source, read[i].value, read[i].offset, documents->repeats != NULL);
  if (!good) {
    memory_check_reader(&error);
    report_parse_error(source, count ? read[count - 1].offset : 0, error.offset, error.message, diagnostics);
  }
  return good;
}

/* The source of a text, to which others can be chained. */
static source *make_source(crd_arena *arena, const char *name, crd_string text) {
  source *source = crd_arena_alloc(arena, sizeof *source);
  *source = (struct source){.name = crd_arena_copy(arena, crd_string_of(name)).data,
                            .text = text,
                            .next = crd_arena_zalloc(arena, sizeof *source->next)};
  return source;
}

static bool read_own_text(documents *documents, const char *name, crd_string text, diagnostics *diagnostics) {
  const source *source = make_source(documents->arena, name, text);
  crd_parse_error error;
  const crd_value *roots = crd_yaml_strict_parse(documents->arena, text, &error);
  if (!roots) report_parse_error(source, 0, error.offset, error.message, diagnostics);
  for (uint32_t i = 0; roots && i < roots->size; i++)
    if (roots->as.items[i].kind != CRD_NULL)
      keep_document(documents,
                    (document){.source = source, .root = &roots->as.items[i], .offset = roots->as.items[i].offset});
  return roots != NULL;
}

bool crdc_documents_read_text(documents *documents, const char *name, crd_string text, diagnostics *diagnostics) {
  const source *source = make_source(documents->arena, name, text);
  size_t start = skip_blanks(text, 0);
  if (start < text.size && text.data[start] == '{') {
    crd_parse_error error;
    if (read_json(documents, source, diagnostics, &error)) return true;
    if (crd_string_has_suffix(crd_string_of(name), CRD_STRING(".json"))) {
      report_parse_error(source, 0, error.offset, error.message, diagnostics);
      return false;
    }
  }
  return read_yaml_documents(documents, source, diagnostics);
}

bool crdc_documents_read_part(documents *documents, const char *name, crd_string text, size_t from, size_t size,
                              diagnostics *diagnostics) {
  size_t documents_before = documents->count, problems_before = diagnostics->count;
  bool good = crdc_documents_read_text(documents, name, (crd_string){text.data + from, size}, diagnostics);
  const source *whole = make_source(documents->arena, name, text);
  for (size_t i = documents_before; i < documents->count; i++) {
    document *document = &documents->items[i];
    shift_offsets(document->root, (uint32_t)from);
    document->offset += (uint32_t)from;
    document->source = whole;
  }
  for (size_t i = problems_before; i < diagnostics->count; i++) {
    location *place = &diagnostics->items[i].location;
    shift_offset(&place->offset, (uint32_t)from);
    place->source = whole;
  }
  return good;
}

/* ---- files ---- */

bool crdc_document_path_is_absent(int error) {
  return error == ENOENT || error == ENOTDIR || error == ELOOP;
}

static bool cannot_read(documents *documents, const char *name, const char *why, diagnostics *diagnostics) {
  crdc_diagnostics_add_undone(diagnostics, no_location(documents, name), "cannot read: %s", why);
  return false;
}

/* All bytes of the file, with a NUL after them; for a regular file the memory is allocated at once. */
static bool read_all_bytes(documents *documents, int file, const char *name, crd_string *text, diagnostics *diagnostics) {
  struct stat status;
  size_t size = 0, room = 1u << 16, least = 0;
  if (fstat(file, &status) == 0 && S_ISREG(status.st_mode) && (size_t)status.st_size < MOST_BYTES) {
    room = (size_t)status.st_size + 1;
    if (file != STDIN_FILENO) least = (size_t)status.st_size; /* standard input may start in the middle of a file */
  }
  char *data = crd_arena_alloc(documents->arena, room + 1);
  for (;;) {
    ssize_t got = read(file, data + size, room - size);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return cannot_read(documents, name, strerror(errno), diagnostics);
    size += (size_t)got;
    if (size > MOST_BYTES) return cannot_read(documents, name, "more than 256 MiB", diagnostics);
    if (got == 0 && size < least) return cannot_read(documents, name, "it changed while it was read", diagnostics);
    if (got == 0) break;
    if (size < room) continue;
    data = crd_arena_grow(documents->arena, data, size, room * 2 + 1);
    room *= 2;
  }
  data[size] = 0;
  *text = (crd_string){data, size};
  return true;
}

typedef bool text_reader(documents *documents, const char *name, crd_string text, diagnostics *diagnostics);

static bool read_document_file(documents *documents, const char *path, text_reader *read_text, diagnostics *diagnostics) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) {
    memory_check_failure();
    return cannot_read(documents, path, strerror(errno), diagnostics);
  }
  crd_string text;
  bool good = read_all_bytes(documents, file, path, &text, diagnostics);
  close(file);
  return good && read_text(documents, path, text, diagnostics);
}

static bool is_manifest(const char *name) {
  crd_string text = crd_string_of(name);
  if (crd_string_has_suffix(text, CRD_STRING(".markers.yaml")) || crd_string_has_suffix(text, CRD_STRING(".markers.yml")))
    return false; /* overlays */
  return name[0] != '.' &&
         (crd_string_has_suffix(text, CRD_STRING(".yaml")) || crd_string_has_suffix(text, CRD_STRING(".yml")) ||
          crd_string_has_suffix(text, CRD_STRING(".json")));
}

static bool read_path(documents *documents, const char *path, bool named, int depth, diagnostics *diagnostics);

static bool read_folder(documents *documents, const char *path, int depth, diagnostics *diagnostics) {
  struct dirent **entries;
  int count = depth < MOST_FOLDERS ? scandir(path, &entries, NULL, alphasort) : -1;
  if (count < 0 && depth < MOST_FOLDERS) memory_check_failure();
  if (count < 0)
    return cannot_read(documents, path, depth < MOST_FOLDERS ? strerror(errno) : "too many folders in each other",
                       diagnostics);
  bool good = true, slash = crd_string_has_suffix(crd_string_of(path), CRD_STRING("/"));
  for (int i = 0; i < count; i++) {
    if (entries[i]->d_name[0] != '.') {
      crd_string inner = crd_arena_printf(documents->arena, slash ? "%s%s" : "%s/%s", path, entries[i]->d_name);
      good &= read_path(documents, inner.data, is_manifest(entries[i]->d_name), depth + 1, diagnostics);
    }
    free(entries[i]);
  }
  free((void *)entries);
  return good;
}

/* `named`: the user named the path, so it is read whatever its name is. Others may be pipes, which never end. */
static bool read_path(documents *documents, const char *path, bool named, int depth, diagnostics *diagnostics) {
  struct stat status;
  if (stat(path, &status) != 0) {
    if (!named && crdc_document_path_is_absent(errno)) return true; /* a dangling link in a folder */
    return cannot_read(documents, path, strerror(errno), diagnostics);
  }
  if (S_ISDIR(status.st_mode)) return read_folder(documents, path, depth, diagnostics);
  if (!named) return true;
  if (depth && !S_ISREG(status.st_mode)) return cannot_read(documents, path, "is no regular file", diagnostics);
  return read_document_file(documents, path, crdc_documents_read_text, diagnostics);
}

static bool read_input(documents *documents, text_reader *read_text, diagnostics *diagnostics) {
  static const char input[] = "<stdin>";
  crd_string text;
  return read_all_bytes(documents, STDIN_FILENO, input, &text, diagnostics) &&
         read_text(documents, input, text, diagnostics);
}

bool crdc_documents_read(documents *documents, const char *path, diagnostics *diagnostics) {
  return strcmp(path, "-") == 0 ? read_input(documents, crdc_documents_read_text, diagnostics)
                                : read_path(documents, path, true, 0, diagnostics);
}

bool crdc_documents_read_found(documents *documents, const char *path, diagnostics *diagnostics) {
  return read_path(documents, path, true, 1, diagnostics);
}

bool crdc_documents_read_own(documents *documents, const char *path, diagnostics *diagnostics) {
  return strcmp(path, "-") == 0 ? read_input(documents, read_own_text, diagnostics)
                                : read_document_file(documents, path, read_own_text, diagnostics);
}
