/* SPDX-License-Identifier: Apache-2.0 */
/* Files of patterns (.crdvalidateignore) and paths that are held against them. Parts: the file first, then a path a line,
 * with a slash at its end where it is a folder. Each path gets the answer that a matcher by recursion gives, which reads the
 * patterns anew; and rules that are added one by one answer as the last of them that fits. */
#include "../../programs/common/rule_options.h"
#include "mutate.h"
#include "parts.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

const char *const fuzz_first_part = "lines";

static void require(bool condition) {
  if (!condition) abort();
}

/* ---- the other matcher ---- */

typedef struct trial {
  crd_string pattern, path;
  size_t left; /* how many more steps are tried */
} trial;

static bool class_has(crd_string name, unsigned char byte) {
  static const struct {
    const char *name;
    int (*has)(int byte);
  } classes[] = {{"alnum", isalnum}, {"alpha", isalpha}, {"blank", isblank}, {"cntrl", iscntrl},
                 {"digit", isdigit}, {"graph", isgraph}, {"lower", islower}, {"print", isprint},
                 {"punct", ispunct}, {"space", isspace}, {"upper", isupper}, {"xdigit", isxdigit}};
  for (size_t i = 0; i < sizeof classes / sizeof *classes; i++)
    if (crd_string_equal(name, crd_string_of(classes[i].name))) return byte < 128 && classes[i].has(byte);
  abort(); /* no such pattern is taken */
}

/* Whether a set has a byte; `*at` goes from behind its '[' to behind its ']'. */
static bool set_has(crd_string pattern, size_t *at, unsigned char byte) {
  const char *p = pattern.data;
  bool except = p[*at] == '!' || p[*at] == '^', has = false;
  *at += except;
  for (bool first = true; first || p[*at] != ']'; first = false) {
    const char *end = p[*at] == '[' && p[*at + 1] == ':' ? memchr(p + *at + 2, ']', pattern.size - *at - 2) : NULL;
    if (end && end > p + *at + 2 && end[-1] == ':') {
      has = class_has((crd_string){p + *at + 2, (size_t)(end - p) - *at - 3}, byte) || has;
      *at = (size_t)(end - p) + 1;
      continue;
    }
    *at += p[*at] == '\\';
    unsigned char from = (unsigned char)p[(*at)++], to = from;
    if (*at + 1 < pattern.size && p[*at] == '-' && p[*at + 1] != ']' && p[*at + 1]) {
      *at += 1 + (p[*at + 1] == '\\');
      to = (unsigned char)p[(*at)++];
    }
    has = has || byte == from || (from <= byte && byte <= to);
  }
  ++*at;
  return has != except && byte != '/';
}

static bool fits(trial *trial, size_t at, size_t in);

/* Stars at `at`. */
static bool stars_fit(trial *trial, size_t at, size_t in) {
  crd_string pattern = trial->pattern, path = trial->path;
  size_t end = at;
  while (end < pattern.size && pattern.data[end] == '*') end++;
  bool alone = end - at > 1 && (at == 0 || pattern.data[at - 1] == '/');
  bool slash = end < pattern.size && pattern.data[end] == '/';
  bool hidden = end + 1 < pattern.size && pattern.data[end] == '\\' && pattern.data[end + 1] == '/';
  bool any = alone && (end == pattern.size || slash || hidden);
  if (any && slash && fits(trial, end + 1, in)) return true;
  for (;; in++) {
    if (fits(trial, end, in)) return true;
    if (in >= path.size || (!any && path.data[in] == '/')) return false;
  }
}

static bool fits(trial *trial, size_t at, size_t in) {
  crd_string pattern = trial->pattern, path = trial->path;
  if (!trial->left) return false;
  trial->left--;
  if (at == pattern.size) return in == path.size;
  if (pattern.data[at] == '*') return stars_fit(trial, at, in);
  if (in == path.size) return false;
  if (pattern.data[at] == '?') return path.data[in] != '/' && fits(trial, at + 1, in + 1);
  if (pattern.data[at] == '[') {
    size_t end = at + 1;
    bool has = set_has(pattern, &end, (unsigned char)path.data[in]);
    return has && fits(trial, end, in + 1);
  }
  at += pattern.data[at] == '\\';
  return pattern.data[at] == path.data[in] && fits(trial, at + 1, in + 1);
}

/* What one line says of a path that it has taken as a pattern. `*known` where there was time to find out. */
static ignore_answer answer_of(crd_string line, crd_string path, bool folder, bool *known) {
  size_t end = 0;
  for (size_t i = 0; i < line.size; i++) {
    if (line.data[i] == '\\' && i + 1 < line.size)
      end = ++i + 1;
    else if (line.data[i] != ' ')
      end = i + 1;
  }
  line.size = end;
  bool keeps = line.data[0] == '!';
  line = crd_string_slice(line, keeps, line.size);
  bool folders = line.size && line.data[line.size - 1] == '/';
  line.size -= folders;
  bool whole = line.size && memchr(line.data, '/', line.size);
  line = crd_string_slice(line, line.size && line.data[0] == '/', line.size);
  const char *slash = path.size ? memrchr(path.data, '/', path.size) : NULL;
  if (!whole && slash) path = crd_string_slice(path, (size_t)(slash - path.data) + 1, path.size);
  trial trial = {line, path, 20000};
  bool fit = line.size && fits(&trial, 0, 0) && (folder || !folders);
  *known = trial.left > 0;
  return !fit ? IGNORE_SILENT : keeps ? IGNORE_KEPT : IGNORE_OUT;
}

/* ---- inputs ---- */

static void check_path(crd_arena *arena, crd_string file, const ignore_rules *rules, crd_string path) {
  bool folder = path.size && path.data[path.size - 1] == '/', known;
  path.size -= folder;
  if (!path.size || path.data[0] == '/' || path.size > 512) return;
  for (size_t i = 0; i + 1 < path.size; i++)
    if (path.data[i] == '/' && path.data[i + 1] == '/') return; /* no path of a walk */
  if (path.data[path.size - 1] == '/') return;
  ignore_answer last = IGNORE_SILENT;
  crd_string line;
  for (size_t at = 0; ignore_rules_line(file, &at, &line);) {
    ignore_rules one = {.arena = arena};
    ignore_problem problem;
    ignore_rules_add(&one, line, 1, &problem);
    if (!one.count) continue;
    require(!problem.what);
    ignore_answer own = ignore_rules_ask(&one, path, folder), other = answer_of(line, path, folder, &known);
    require(!known || own == other);
    if (own != IGNORE_SILENT) last = own;
  }
  require(ignore_rules_ask(rules, path, folder) == last);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > 16u << 10) return 0;
  char *exact = part_exact((crd_string){(const char *)data, size});
  parts parts;
  parts_read((crd_string){exact, size}, &parts);
  crd_string file = parts.count ? parts.items[0].text : CRD_STRING(""), line;
  crd_arena *arena = crd_arena_create(NULL);
  require(arena);
  ignore_rules rules = {.arena = arena};
  uint32_t number = 0;
  for (size_t at = 0; number < 64 && ignore_rules_line(file, &at, &line); number++) {
    ignore_problem problem;
    size_t before = rules.count;
    ignore_rules_add(&rules, line, number + 1, &problem);
    require(rules.count == before + 1 ? !problem.what : rules.count == before);
    require(!problem.what || (problem.column && problem.column <= line.size));
  }
  for (size_t i = 1, paths = 0; i < parts.count; i++)
    for (size_t at = 0; paths < 16 && number < 64 && ignore_rules_line(parts.items[i].text, &at, &line); paths++)
      check_path(arena, file, &rules, line);
  crd_arena_destroy(arena);
  free(exact);
  return 0;
}
