/* SPDX-License-Identifier: Apache-2.0 */
/* Configuration files of crd-validate. Parts: a file first, then "path" (a path for its overrides) and "place"
 * (kubeconform's -schema-location). A file that is refused is refused with words, one that is taken without; what is taken
 * are flags with what they take; overrides fit as a second, simpler matcher says; a template stays what it is when it is
 * read again. */
#include "kubeconform/places.h"
#include "mutate.h"
#include "options/options_file.h"
#include "parts.h"
#include <fnmatch.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

const char *const fuzz_first_part = "yaml";

static void require(bool condition) {
  if (!condition) abort();
}

/* ---- flags of all kinds ---- */

typedef struct tried {
  bool strict, alone;
  const char *text;
  unsigned number;
  flag_texts each;
} tried;

static options_result take_alone(void *target, const flag *flag, const char *value) {
  (void)flag, (void)value;
  ((tried *)target)->alone = true;
  return OPTIONS_RUN;
}

static const flag rows[] = {
    FLAG_ON("strict", 0, offsetof(tried, strict), "."),
    {.name = "no-strict", .take = flag_take_off, .at = offsetof(tried, strict), .help = "."},
    {.name = "mutate", .take = take_alone, .help = "."},
    {.name = "require-schema", .value = FLAG_MAY_TAKE, .take = flag_take_text, .at = offsetof(tried, text), .help = "."},
    FLAG_VALUE("layers", 0, flag_take_text, offsetof(tried, text), "LIST", ".", NULL),
    FLAG_VALUE("skip", 0, flag_take_each, offsetof(tried, each), "KINDS", ".", NULL),
    FLAG_VALUE("crd", 0, flag_take_each, offsetof(tried, each), "FILE|DIR", ".", NULL),
    FLAG_VALUE("output", 0, flag_take_text, offsetof(tried, text), "FORM[=FILE]", ".", NULL),
    FLAG_NUMBER("jobs", offsetof(tried, number), 1, 64, "N", "."),
    FLAG_VALUE("kubernetes-version", 0, flag_take_version, offsetof(tried, number), "1.N", ".", "takes a version, not "),
    {.name = "batch", .take = flag_take_on, .at = offsetof(tried, strict), .help = "."}};
enum { ROWS = sizeof rows / sizeof *rows };

static bool accepts(const setting *setting, const char **wanted) {
  const char *item;
  tried tried = {.each = {.items = &item, .room = 1}};
  *wanted = setting->flag->wanted;
  return flag_take(&tried, setting->flag, setting->value) == OPTIONS_RUN;
}

static void check_settings(const settings *settings, bool overrides) {
  for (size_t i = 0; i < settings->count; i++) {
    const setting *setting = &settings->items[i];
    const char *wanted;
    require(setting->flag >= rows && setting->flag < rows + ROWS && strcmp(setting->flag->name, "batch") != 0);
    require(setting->nothing || accepts(setting, &wanted));
    require(setting->line > 0 && setting->column > 0 && setting->overrides == overrides);
    require(!overrides || configuration_differs(setting->flag));
  }
}

/* ---- paths ---- */

enum { FEW = 8 };

typedef struct few {
  char *items[FEW];
  size_t count;
} few;

/* False where there are more than a few: the matcher below tries everything. */
static bool split_few(char *text, few *few) {
  char *rest;
  few->count = 0;
  for (char *part; (part = strtok_r(text, "/", &rest)); text = NULL) {
    if (strcmp(part, ".") == 0) continue;
    if (few->count == FEW) return false;
    few->items[few->count++] = part;
  }
  return true;
}

static bool fits_few(const few *pattern, size_t at, const few *path, size_t from) {
  if (at == pattern->count) return true; /* what is below is meant as well */
  if (strcmp(pattern->items[at], "**") == 0)
    return fits_few(pattern, at + 1, path, from) || (from < path->count && fits_few(pattern, at, path, from + 1));
  return from < path->count && fnmatch(pattern->items[at], path->items[from], 0) == 0 &&
         fits_few(pattern, at + 1, path, from + 1);
}

static void check_path(crd_arena *arena, const configuration *read, crd_string text) {
  if (memchr(text.data, '\0', text.size)) return;
  const char *path = crd_arena_copy(arena, text).data;
  for (size_t i = 0; i < read->override_count; i++) {
    const configuration_override *override = &read->overrides[i];
    bool fits = false, known = true;
    for (size_t j = 0; j < override->path_count; j++) {
      few pattern, parts;
      char *a = (char *)(uintptr_t)crd_arena_copy(arena, crd_string_of(override->paths[j])).data;
      char *b = (char *)(uintptr_t)crd_arena_copy(arena, text).data;
      const bool split = split_few(a, &pattern) && split_few(b, &parts);
      known = known && split;
      fits = fits || (split && (pattern.count ? fits_few(&pattern, 0, &parts, 0) : true));
    }
    const bool found = configuration_override_fits(override, path);
    require(!known || found == fits);
  }
}

/* ---- schemas ---- */

static void check_place(crd_arena *arena, crd_string text) {
  const char *template, *again, *wrong = NULL;
  const kubeconform_place_rules rules = {"1.33.0", true};
  if (!text.size || memchr(text.data, '\0', text.size)) return;
  if (!kubeconform_place_read(arena, &rules, crd_arena_copy(arena, text).data, &template, &wrong)) {
    require(wrong != NULL);
    return;
  }
  /* What is put in may end like a place that is none, and begin like one that is not fetched. */
  crd_string made = crd_string_of(template);
  if (!crd_string_has_suffix(made, CRD_STRING("json")) || crd_string_has_prefix(made, CRD_STRING("http"))) return;
  if (kubeconform_place_read(arena, &rules, template, &again, &wrong)) require(strcmp(template, again) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > 64u << 10) return 0;
  char *exact = part_exact((crd_string){(const char *)data, size}), *said = NULL;
  size_t said_size = 0;
  parts parts;
  parts_read((crd_string){exact, size}, &parts);
  crd_arena *arena = crd_arena_create(NULL);
  FILE *messages = open_memstream(&said, &said_size);
  const configuration_rules rules = {rows, ROWS, accepts, messages};
  configuration read = {.path = "file", .folder = "/a/b/", .here = "/a/c/", .tree = size % 2 ? NULL : "/a/"};
  const bool good = configuration_read(arena, &rules, parts.items[0].text, &read);
  fclose(messages);
  require(good == !said_size);
  check_settings(&read.settings, false);
  for (size_t i = 0; i < read.override_count; i++) check_settings(&read.overrides[i].settings, true);
  for (size_t i = 1; i < parts.count; i++) {
    if (part_is(&parts.items[i], "path")) check_path(arena, &read, parts.items[i].text);
    if (part_is(&parts.items[i], "place")) check_place(arena, parts.items[i].text);
  }
  crd_arena_destroy(arena);
  free(said);
  free(exact);
  return 0;
}
