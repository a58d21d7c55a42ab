/* SPDX-License-Identifier: Apache-2.0 */
#include "emit/output.h"
#include "base/file.h"
#include "emit/layout.h"
#include <errno.h>

static const crd_string suffix = CRD_STRING_INIT(".tmpl");

static bool is_blank(crd_string text) {
  for (size_t i = 0; i < text.size; i++)
    if (text.data[i] != ' ' && text.data[i] != '\n' && text.data[i] != '\t' && text.data[i] != '\r') return false;
  return true;
}

/* Renders one file, and drops it if it is blank. */
static bool render(outputs *outputs, template_set *templates, template *template, const cJSON *model, const cJSON *kind,
                   crd_string path, diagnostics *diagnostics) {
  crd_text text = {.arena = outputs->arena};
  if (!crdc_template_render(&text, templates, template, model, kind, diagnostics)) return false;
  if (is_blank(crd_text_string(&text))) return true;
  CRD_ARENA_PUSH(outputs->arena, outputs->items, outputs->count, outputs->capacity, 32,
                 (output){path, crd_text_string(&text)});
  return true;
}

/* Templates that are rendered once for each item of a list in the model. */
static const struct {
  const char *prefix, *list;
} repeated[] = {{"kind.", "kinds"}, {"unit.", "units"}, {"set.", "set_files"}};

static bool render_each(outputs *outputs, template_set *templates, template *template, const cJSON *model,
                        const cJSON *items, crd_string extension, diagnostics *diagnostics) {
  bool ok = true;
  const cJSON *item;
  cJSON_ArrayForEach(item, items) {
    const char *file = cJSON_GetObjectItemCaseSensitive(item, "file")->valuestring;
    crd_string path = crd_arena_printf(outputs->arena, "%s.%.*s", file, (int)extension.size, extension.data);
    ok = render(outputs, templates, template, model, item, path, diagnostics) && ok;
  }
  return ok;
}

/* Renders a template by its name without the suffix. */
static bool render_named(outputs *outputs, template_set *templates, template *template, const cJSON *model, crd_string name,
                         diagnostics *diagnostics) {
  for (size_t i = 0; i < sizeof repeated / sizeof *repeated; i++) {
    crd_string prefix = crd_string_of(repeated[i].prefix);
    if (!crd_string_has_prefix(name, prefix)) continue;
    crd_string extension = {name.data + prefix.size, name.size - prefix.size};
    return render_each(outputs, templates, template, model, cJSON_GetObjectItemCaseSensitive(model, repeated[i].list),
                       extension, diagnostics);
  }
  return render(outputs, templates, template, model, NULL, name, diagnostics);
}

bool crdc_outputs_render(outputs *outputs, template_set *templates, const cJSON *model, diagnostics *diagnostics) {
  bool ok = true;
  for (size_t i = 0; i < templates->count; i++) {
    template *template = templates->items[i];
    crd_string name = template->name;
    if (name.data[0] == '_') continue;
    name = crd_arena_copy(outputs->arena, (crd_string){name.data, name.size - suffix.size});
    ok = render_named(outputs, templates, template, model, name, diagnostics) && ok;
  }
  return ok;
}

static bool is_c(crd_string path) {
  return crd_string_has_suffix(path, CRD_STRING(".c")) || crd_string_has_suffix(path, CRD_STRING(".h"));
}

/* ---- differences ---- */

enum { DIGEST_SIZE = 64, SHOWN_LINE = 100, SHOWN_FILES = 3 };

/* Files of an output folder that are out of date. */
typedef struct stale_files {
  const outputs *outputs;
  diagnostics *diagnostics;
  crd_text in_digest; /* the first few that differ only in the digest */
  size_t in_digest_count;
} stale_files;

static crd_string line_at(crd_string text, size_t at) {
  const char *end = memchr(text.data + at, '\n', text.size - at);
  return (crd_string){text.data + at, end ? (size_t)(end - text.data) - at : text.size - at};
}

static bool has_digest(crd_string line, size_t at) {
  if (at + DIGEST_SIZE > line.size) return false;
  for (size_t i = at; i < at + DIGEST_SIZE; i++)
    if (!((line.data[i] >= '0' && line.data[i] <= '9') || (line.data[i] >= 'a' && line.data[i] <= 'f'))) return false;
  return true;
}

/* The first byte in which two lines differ, where equal positions of digests are ignored; the size of the shorter one if it
 * is a prefix of the other. */
static size_t first_difference(crd_string a, crd_string b) {
  size_t at = 0, least = a.size < b.size ? a.size : b.size;
  while (at < least) {
    bool digests = has_digest(a, at) && has_digest(b, at);
    if (!digests && a.data[at] != b.data[at]) break;
    at += digests ? DIGEST_SIZE : 1;
  }
  return at;
}

/* Reports where a file differs in more than its digest; false if it does not. */
static bool say_difference(const stale_files *stale, const char *path, crd_string old, crd_string text) {
  crd_arena *arena = stale->outputs->arena;
  for (size_t i = 0, k = 0; i < old.size || k < text.size;) {
    crd_string was = i < old.size ? line_at(old, i) : (crd_string){"", 0};
    crd_string is = k < text.size ? line_at(text, k) : (crd_string){"", 0};
    size_t at = first_difference(was, is);
    bool ends = i >= old.size || k >= text.size;
    if (at == was.size && at == is.size && !ends) {
      i += was.size + 1;
      k += is.size + 1;
      continue;
    }
    source *source = crd_arena_zalloc(arena, sizeof *source);
    *source = (struct source){.name = path, .text = old};
    location place = {source, (uint32_t)(i + at < old.size ? i + at : old.size)};
    while (is.size && (*is.data == ' ' || *is.data == '\t')) is.data++, is.size--;
    bool cut = is.size > SHOWN_LINE;
    crdc_diagnostics_add(stale->diagnostics, SEVERITY_ERROR, place, "differs from what would be generated, which %s%.*s%s",
                         k >= text.size ? "ends here" : "has here: ", cut ? SHOWN_LINE : (int)is.size, is.data,
                         cut ? "..." : "");
    return true;
  }
  return false;
}

static void say_digests(stale_files *stale) {
  size_t count = stale->in_digest_count, more = count > SHOWN_FILES ? count - SHOWN_FILES : 0;
  if (!count) return;
  if (more) crd_text_printf(&stale->in_digest, " and %zu more", more);
  crdc_diagnostics_add(stale->diagnostics, SEVERITY_ERROR, (location){NULL, CRD_NO_OFFSET},
                       "%zu file%s only in the digest of what is generated from: %.*s", count,
                       count == 1 ? " differs" : "s differ", (int)stale->in_digest.size, stale->in_digest.data);
}

static void say_stale(stale_files *stale, const char *path, crd_string old, crd_string text) {
  if (say_difference(stale, path, old, text)) return;
  if (stale->in_digest_count++ < SHOWN_FILES)
    crd_text_printf(&stale->in_digest, "%s%s", stale->in_digest_count > 1 ? ", " : "", path);
}

bool crdc_outputs_write(const outputs *outputs, const char *folder, bool verify, diagnostics *diagnostics) {
  bool ok = true;
  stale_files stale = {.outputs = outputs, .diagnostics = diagnostics, .in_digest = {.arena = outputs->arena}};
  for (size_t i = 0; i < outputs->count; i++) {
    const output *output = &outputs->items[i];
    crd_string text = is_c(output->path) ? crdc_layout_wrap(outputs->arena, output->text) : output->text;
    const char *path = crd_arena_printf(outputs->arena, "%s/%.*s", folder, (int)output->path.size, output->path.data).data;
    crd_string old;
    bool exists = crdc_file_read(outputs->arena, path, &old);
    int error = exists ? 0 : errno;
    if (exists && crd_string_equal(old, text)) continue;
    location nowhere = {NULL, CRD_NO_OFFSET};
    if (!verify && crdc_file_write(outputs->arena, path, text)) continue;
    ok = false;
    if (!verify)
      crdc_diagnostics_add_undone(diagnostics, nowhere, "%s: %s", path, strerror(errno));
    else if (exists)
      say_stale(&stale, path, old, text);
    else if (error == ENOENT || error == ENOTDIR)
      crdc_diagnostics_add(diagnostics, SEVERITY_ERROR, nowhere, "%s: would be generated, and is not there", path);
    else
      crdc_diagnostics_add_undone(diagnostics, nowhere, "%s: %s", path, strerror(error));
  }
  say_digests(&stale);
  return ok;
}

/* Adds a text without the lines that include files of the same output. */
static void add_without_includes(crd_text *out, crd_string text) {
  crd_string include = CRD_STRING("#include \"");
  while (text.size) {
    const char *end = memchr(text.data, '\n', text.size);
    size_t size = end ? (size_t)(end - text.data) + 1 : text.size;
    if (!crd_string_has_prefix(text, include)) crd_text_add(out, (crd_string){text.data, size});
    text.data += size;
    text.size -= size;
  }
}

static void add_file(crd_text *out, const outputs *outputs, crd_string path) {
  for (size_t i = 0; i < outputs->count; i++)
    if (crd_string_equal(outputs->items[i].path, path)) add_without_includes(out, outputs->items[i].text);
}

crd_string crdc_outputs_amalgamate(const outputs *outputs, crd_arena *arena) {
  size_t room = 0;
  for (size_t i = 0; i < outputs->count; i++) room += outputs->items[i].text.size;
  crd_text out = {.arena = arena, .data = crd_arena_alloc(arena, room + 1), .capacity = room + 1};
  add_file(&out, outputs, CRD_STRING("types.h"));
  for (int sources = 0; sources < 2; sources++)
    for (size_t i = 0; i < outputs->count; i++) {
      const output *output = &outputs->items[i];
      bool wanted = crd_string_has_suffix(output->path, sources ? CRD_STRING(".c") : CRD_STRING(".h"));
      if (wanted && !crd_string_equal(output->path, CRD_STRING("types.h"))) add_without_includes(&out, output->text);
    }
  return crd_text_string(&out);
}
