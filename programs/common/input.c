/* SPDX-License-Identifier: Apache-2.0 */
/* Documents are split as in apimachinery's util/yaml YAMLReader: a line that starts with "---" and contains nothing else but
 * a comment ends a document. If the document has no line yet, the line belongs to it. */
#include "input.h"
#include "../../runtime/base/scan.h"
#include <crd/json_cursor.h>
#include <crd/raw_json.h>
#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* The depth limit of folders. */
#define DEPTH_LIMIT 64

/* Reads an open file to its end. A file that became shorter is refused, because only a part of it would be judged. */
static bool read_open(int file, uint64_t expected, crd_string *text) {
  size_t size = 0, room = expected && expected <= INPUT_LIMIT ? (size_t)expected + 1 : 1u << 16;
  char *data = malloc(room);
  while (data) {
    ssize_t got = read(file, data + size, room - size);
    if (got < 0 && errno == EINTR) continue;
    if (got == 0 && size >= expected) {
      *text = (crd_string){data, size};
      return true;
    }
    if (got <= 0 || size + (size_t)got > INPUT_LIMIT) {
      int error = got > 0 ? EFBIG : got == 0 ? ESTALE : errno;
      free(data);
      errno = error;
      return false;
    }
    size += (size_t)got;
    if (size < room) continue;
    char *larger = realloc(data, room *= 2);
    if (!larger) free(data);
    data = larger;
  }
  errno = ENOMEM;
  return false;
}

static bool read_status(int file, const struct stat *status, crd_string *text) {
  return read_open(file, S_ISREG(status->st_mode) && status->st_size > 0 ? (uint64_t)status->st_size : 0, text);
}

static bool close_read(int file, bool good) {
  int error = errno;
  close(file);
  errno = error;
  return good;
}

bool input_read(const char *path, crd_string *text) {
  int file;
  do file = open(path, O_RDONLY | O_CLOEXEC);
  while (file < 0 && errno == EINTR);
  if (file < 0) return false;
  struct stat status;
  return close_read(file, fstat(file, &status) == 0 && read_status(file, &status, text));
}

bool input_read_regular(const char *path, struct stat *status, crd_string *text) {
  int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if (file < 0) return false;
  bool good = fstat(file, status) == 0;
  if (good && !S_ISREG(status->st_mode)) {
    errno = S_ISDIR(status->st_mode) ? EISDIR : EOPNOTSUPP;
    good = false;
  }
  return close_read(file, good && read_status(file, status, text));
}

const char *input_error(int error) {
  return error == EFBIG        ? "more than 256 MiB"
         : error == ESTALE     ? "it changed while it was read"
         : error == EOPNOTSUPP ? "is no regular file"
                               : strerror(error);
}

static bool name_ends_with(const char *name, const char *suffix) {
  size_t a = strlen(name), b = strlen(suffix);
  return a >= b && strcmp(name + a - b, suffix) == 0;
}

static bool starts_as_json(crd_string text) {
  size_t at = 0;
  while (at < text.size && isspace((unsigned char)text.data[at])) at++;
  return at < text.size && text.data[at] == '{' && !(at + 1 < text.size && text.data[at + 1] == '{'); /* not a template */
}

/* Whether a text begins with two JSON objects. kubectl then reads all of it as JSON objects, whatever the file's name is
 * (YAMLOrJSONDecoder.Decode). A YAML reader stops after the first one. */
static bool starts_as_json_stream(crd_string text, bool *good) {
  crd_string values[2];
  size_t at = 0;
  for (size_t i = 0; i < 2; i++)
    if (!starts_as_json(crd_string_slice(text, at, text.size)) || !crd_raw_json_value(text, &at, &values[i])) return false;
  crd_arena *arena = crd_arena_create(NULL);
  *good = arena != NULL;
  bool json = *good;
  for (size_t i = 0; i < 2 && json; i++) {
    crd_json_cursor cursor = crd_json_cursor_at(arena, values[i]);
    json = crd_json_skip(&cursor);
  }
  crd_arena_destroy(arena);
  return json;
}

bool input_load(const char *path, input *input) {
  bool standard = strcmp(path, "-") == 0;
  *input = (struct input){.name = standard ? "<stdin>" : path};
  if (!(standard ? read_open(STDIN_FILENO, 0, &input->text) : input_read(path, &input->text))) return false;
  bool yaml = name_ends_with(path, ".yaml") || name_ends_with(path, ".yml");
  bool good = true;
  input->json =
      name_ends_with(path, ".json") || (yaml ? starts_as_json_stream(input->text, &good) : starts_as_json(input->text));
  if (good) return true;
  input_release(input);
  errno = ENOMEM;
  return false;
}

void input_release(input *input) {
  free((void *)(uintptr_t)input->text.data);
  input->text = (crd_string){NULL, 0};
}

static bool complain_of_path(const input_visitor *visitor, const char *path, const char *what) {
  visitor->problem(visitor->context, path, what);
  return false;
}

static int compare_file_names(const void *a, const void *b) {
  return strcmp(*(char *const *)a, *(char *const *)b);
}

typedef struct names {
  char **items;
  size_t count, room;
} names;

static bool names_add(names *names, const char *name) {
  if (names->count == names->room) {
    size_t room = names->room ? names->room * 2 : 16;
    char **larger = realloc(names->items, room * sizeof *larger);
    if (!larger) return false;
    names->items = larger;
    names->room = room;
  }
  char *copy = strdup(name);
  if (copy) names->items[names->count++] = copy;
  return copy != NULL;
}

/* The names in a folder, sorted. False with errno if the list is incomplete. */
static bool list_folder(const char *path, names *names) {
  DIR *folder = opendir(path);
  if (!folder) return false;
  bool good = true;
  errno = 0;
  for (struct dirent *entry; good && (entry = readdir(folder)); errno = 0) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    good = names_add(names, entry->d_name);
  }
  int error = good ? errno : ENOMEM;
  closedir(folder);
  if (names->count) qsort(names->items, names->count, sizeof *names->items, compare_file_names);
  errno = error;
  return error == 0;
}

static bool visit_folder(const char *path, unsigned depth, const input_visitor *visitor);

/* Whether an error can be ignored: a dangling link, or a file that no longer exists. Other paths that cannot be read could
 * be manifests. */
static bool is_nothing(int error, bool link) {
  return error == ENOENT || (link && error == ELOOP);
}

bool input_is_wanted(const char *name) {
  return name_ends_with(name, ".yaml") || name_ends_with(name, ".yml") || name_ends_with(name, ".json");
}

static bool is_told_of(const input_visitor *visitor, const char *name) {
  return input_is_wanted(name) || (visitor->templates && (name_ends_with(name, ".tpl") || name_ends_with(name, ".gotmpl")));
}

static bool passes_over(const input_visitor *visitor, const char *path, bool folder) {
  return visitor->passes_over && visitor->passes_over(visitor->context, path, folder);
}

static bool complain_of_entry(const input_visitor *visitor, const char *path, int error, bool link, bool wanted) {
  if (wanted ? passes_over(visitor, path, false) : is_nothing(error, link)) return true;
  return complain_of_path(visitor, path, input_error(error));
}

/* Skips a file that is not regular, unless the user named it: reading it might never end, or block. */
static bool visit_file(const input_visitor *visitor, const char *path, const struct stat *status) {
  if (!S_ISREG(status->st_mode)) return complain_of_path(visitor, path, "is no regular file");
  visitor->found(visitor->context, path, (uint64_t)status->st_size);
  return true;
}

static bool visit_entry(const char *folder, const char *name, unsigned depth, const input_visitor *visitor) {
  size_t size = strlen(folder) + strlen(name) + 2;
  char *path = malloc(size);
  if (!path) return complain_of_path(visitor, folder, input_error(ENOMEM));
  bool slash = name_ends_with(folder, "/");
  snprintf(path, size, "%s%s%s", folder, slash ? "" : "/", name);
  struct stat link = {.st_mode = 0}, target;
  bool good = true, wanted = is_told_of(visitor, name);
  bool known = lstat(path, &link) == 0;
  target = link;
  if (!known || (S_ISLNK(link.st_mode) && stat(path, &target) != 0))
    good = complain_of_entry(visitor, path, errno, known, wanted);
  else if (S_ISDIR(link.st_mode)) /* links to folders are not followed, because they can form cycles */
    good = passes_over(visitor, path, true) || visit_folder(path, depth + 1, visitor);
  else if (wanted && !S_ISDIR(target.st_mode) && !passes_over(visitor, path, false))
    good = visit_file(visitor, path, &target);
  free(path);
  return good;
}

static bool visit_folder(const char *path, unsigned depth, const input_visitor *visitor) {
  if (depth > DEPTH_LIMIT) return complain_of_path(visitor, path, "folders are nested too deep");
  names names = {.items = NULL};
  bool good = list_folder(path, &names) || complain_of_path(visitor, path, input_error(errno));
  for (size_t i = 0; i < names.count; i++) {
    good = visit_entry(path, names.items[i], depth, visitor) && good;
    free(names.items[i]);
  }
  free((void *)names.items);
  return good;
}

bool input_is_folder(const char *path) {
  struct stat status;
  return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

bool input_walk(const char *path, const input_visitor *visitor) {
  struct stat status;
  bool known = strcmp(path, "-") != 0 && stat(path, &status) == 0;
  if (known && S_ISDIR(status.st_mode)) return visit_folder(path, 0, visitor);
  visitor->found(visitor->context, path, known && S_ISREG(status.st_mode) ? (uint64_t)status.st_size : UINT64_MAX);
  return true;
}

static bool is_separator(crd_string line) {
  if (line.size < 3 || memcmp(line.data, "---", 3) != 0) return false;
  size_t at = 3;
  while (at < line.size && isspace((unsigned char)line.data[at])) at++;
  return at == line.size || line.data[at] == '#';
}

static bool is_blank_document(crd_string text) {
  for (size_t i = 0; i < text.size; i++)
    if (!isspace((unsigned char)text.data[i])) return false;
  return true;
}

/* The line at `p`, including its end. */
static crd_string line_at(const char *p, const char *end) {
  const char *feed = memchr(p, '\n', (size_t)(end - p));
  return (crd_string){p, (size_t)((feed ? feed + 1 : end) - p)};
}

static crd_string next_yaml(document_cursor *cursor) {
  const char *start = cursor->text.data + cursor->at, *end = cursor->text.data + cursor->text.size, *at = start;
  cursor->marked = false;
  for (; (at = scan_marks(at, end)); at += 3) {
    const crd_string line = *at == '-' && at > start && at[-1] == '\n' ? line_at(at, end) : (crd_string){NULL, 0};
    if (!is_separator(line)) {
      cursor->marked = true;
      continue;
    }
    cursor->at = (size_t)(line.data - cursor->text.data) + line.size;
    return (crd_string){start, (size_t)(at - start)};
  }
  cursor->at = cursor->text.size;
  return (crd_string){start, (size_t)(end - start)};
}

static crd_string next_json(document_cursor *cursor) {
  crd_string value;
  cursor->marked = true;
  size_t start = cursor->at;
  if (crd_raw_json_value(cursor->text, &cursor->at, &value)) return value;
  cursor->at = cursor->text.size; /* the parser reports the error in the rest */
  return (crd_string){cursor->text.data + start, cursor->text.size - start};
}

bool document_next(document_cursor *cursor, crd_string *document, size_t *offset) {
  while (cursor->at < cursor->text.size) {
    *document = cursor->json ? next_json(cursor) : next_yaml(cursor);
    *offset = (size_t)(document->data - cursor->text.data);
    if (is_blank_document(*document) && cursor->json) continue;
    cursor->number++;
    if (!is_blank_document(*document)) return true;
    bool separated = *offset + document->size < cursor->at;
    cursor->empty += separated || cursor->number == 1;
  }
  if (!cursor->number) cursor->number = cursor->empty = 1;
  return false;
}

static crd_string without_blanks(crd_string text) {
  while (text.size && isspace((unsigned char)text.data[0])) text = crd_string_slice(text, 1, text.size);
  while (text.size && isspace((unsigned char)text.data[text.size - 1])) text.size--;
  return text;
}

bool document_has_bad_separator(crd_arena *arena, crd_string document, crd_parse_error *error) {
  const char *end = document.data + document.size, *at = document.data;
  for (; (at = scan_text(at, end, "---", 3)); at += 3) {
    if (at > document.data && at[-1] != '\n') continue;
    const crd_string line = line_at(at, end);
    if (is_separator(line)) continue;
    crd_string wrong = without_blanks(crd_string_slice(line, 3, line.size));
    *error = (crd_parse_error){.message = crd_arena_printf(arena, "invalid Yaml document separator: %.*s", CRD_PRINT(wrong)),
                               .offset = (size_t)(at - document.data)};
    return true;
  }
  return false;
}
