/* Generated files. */
#include "emit/output.h"
#include "emit/file.h"
#include "emit/layout.h"
#include <errno.h>

static const crd_string suffix = CRD_STRING_INIT(".tmpl");

static bool has_suffix(crd_string text, crd_string end) {
  return text.size >= end.size && memcmp(text.data + text.size - end.size, end.data, end.size) == 0;
}

static bool is_blank(crd_string text) {
  for (size_t i = 0; i < text.size; i++)
    if (text.data[i] != ' ' && text.data[i] != '\n' && text.data[i] != '\t' && text.data[i] != '\r') return false;
  return true;
}

/* Renders one file; keeps it unless it is blank. */
static bool render(outputs *outputs, template_set *templates, template *template, const cJSON *model, const cJSON *kind,
                   crd_string path, diagnostics *diagnostics) {
  crd_text text = {.arena = outputs->arena};
  if (!template_render(&text, templates, template, model, kind, diagnostics)) return false;
  if (is_blank(crd_text_string(&text))) return true;
  if (outputs->count == outputs->capacity) {
    size_t capacity = outputs->capacity ? outputs->capacity * 2 : 32;
    outputs->items = crd_arena_grow(outputs->arena, outputs->items, outputs->capacity * sizeof *outputs->items,
                                    capacity * sizeof *outputs->items);
    outputs->capacity = capacity;
  }
  outputs->items[outputs->count++] = (output){path, crd_text_string(&text)};
  return true;
}

static bool render_kinds(outputs *outputs, template_set *templates, template *template, const cJSON *model,
                         crd_string extension, diagnostics *diagnostics) {
  bool ok = true;
  const cJSON *kind, *kinds = cJSON_GetObjectItemCaseSensitive(model, "kinds");
  cJSON_ArrayForEach(kind, kinds) {
    const char *file = cJSON_GetObjectItemCaseSensitive(kind, "file")->valuestring;
    crd_string path = crd_arena_printf(outputs->arena, "%s.%.*s", file, (int)extension.size, extension.data);
    ok = render(outputs, templates, template, model, kind, path, diagnostics) && ok;
  }
  return ok;
}

bool outputs_render(outputs *outputs, template_set *templates, const cJSON *model, diagnostics *diagnostics) {
  bool ok = true;
  for (size_t i = 0; i < templates->count; i++) {
    template *template = templates->items[i];
    crd_string name = template->name;
    if (name.data[0] == '_') continue;
    name = crd_arena_copy(outputs->arena, (crd_string){name.data, name.size - suffix.size});
    if (crd_string_has_prefix(name, CRD_STRING("kind."))) {
      crd_string extension = {name.data + 5, name.size - 5};
      ok = render_kinds(outputs, templates, template, model, extension, diagnostics) && ok;
    } else {
      ok = render(outputs, templates, template, model, NULL, name, diagnostics) && ok;
    }
  }
  return ok;
}

static bool is_c(crd_string path) {
  return has_suffix(path, CRD_STRING(".c")) || has_suffix(path, CRD_STRING(".h"));
}

bool outputs_write(const outputs *outputs, const char *folder, bool verify, diagnostics *diagnostics) {
  bool ok = true;
  for (size_t i = 0; i < outputs->count; i++) {
    const output *output = &outputs->items[i];
    crd_string text = is_c(output->path) ? layout_wrap(outputs->arena, output->text) : output->text;
    const char *path = crd_arena_printf(outputs->arena, "%s/%.*s", folder, (int)output->path.size, output->path.data).data;
    crd_string old;
    bool exists = file_read(outputs->arena, path, &old);
    int error = exists ? 0 : errno;
    if (exists && crd_string_equal(old, text)) continue;
    location nowhere = {NULL, CRD_NO_OFFSET};
    if (!verify && file_write(outputs->arena, path, text)) continue;
    if (!verify)
      diagnostics_add_undone(diagnostics, nowhere, "%s: %s", path, strerror(errno));
    else if (exists || error == ENOENT || error == ENOTDIR)
      diagnostics_add(diagnostics, SEVERITY_ERROR, nowhere, "%s: %s", path,
                      exists ? "differs from what would be generated" : "would be generated");
    else
      diagnostics_add_undone(diagnostics, nowhere, "%s: %s", path, strerror(error));
    ok = false;
  }
  return ok;
}

/* Adds a text without its lines that include a file of the same output. */
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

crd_string outputs_amalgamate(const outputs *outputs, crd_arena *arena) {
  size_t room = 0;
  for (size_t i = 0; i < outputs->count; i++) room += outputs->items[i].text.size;
  crd_text out = {.arena = arena, .data = crd_arena_alloc(arena, room + 1), .capacity = room + 1};
  add_file(&out, outputs, CRD_STRING("types.h"));
  for (int sources = 0; sources < 2; sources++)
    for (size_t i = 0; i < outputs->count; i++) {
      const output *output = &outputs->items[i];
      bool wanted = has_suffix(output->path, sources ? CRD_STRING(".c") : CRD_STRING(".h"));
      if (wanted && !crd_string_equal(output->path, CRD_STRING("types.h"))) add_without_includes(&out, output->text);
    }
  return crd_text_string(&out);
}
