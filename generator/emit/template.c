/* SPDX-License-Identifier: Apache-2.0 */
/* The set of templates, and rendering. A scope is a value of the model with the scope around it; rendering walks the parsed
 * nodes with the innermost one. */
#include "emit/template.h"
#include "base/embedded.h"
#include "base/file.h"
#include "emit/template_parse.h"
#include <dirent.h>
#include <errno.h>
#include <math.h>

/* ---- the set ---- */

template *crdc_template_set_find(template_set *set, crd_string name) {
  for (size_t i = 0; i < set->count; i++)
    if (crd_string_equal(set->items[i]->name, name)) return set->items[i];
  return NULL;
}

void crdc_template_set_add(template_set *set, crd_string name, const char *file, crd_string text) {
  template *item = crdc_template_set_find(set, name);
  if (!item) {
    CRD_ARENA_ROOM(set->arena, set->items, set->count, set->capacity, 16);
    item = crd_arena_alloc(set->arena, sizeof *item);
    size_t at = set->count++;
    for (; at && crd_string_compare(set->items[at - 1]->name, name) > 0; at--) set->items[at] = set->items[at - 1];
    set->items[at] = item;
  }
  *item = (template){.name = name, .source = {.name = file, .text = text}};
}

void crdc_template_set_add_built_in(template_set *set) {
  for (const embedded_file *file = crdc_embedded_templates; file->name; file++)
    crdc_template_set_add(set, crd_string_of(file->name), crd_arena_printf(set->arena, "templates/%s", file->name).data,
                          file->text);
}

static bool is_template_name(const char *name) {
  size_t size = strlen(name);
  return size > 5 && name[0] != '.' && strcmp(name + size - 5, ".tmpl") == 0;
}

bool crdc_template_set_add_folder(template_set *set, const char *folder, diagnostics *diagnostics) {
  DIR *entries = opendir(folder);
  if (!entries) {
    memory_check_failure();
    crdc_diagnostics_add_undone(diagnostics, (location){NULL, CRD_NO_OFFSET}, "%s: %s", folder, strerror(errno));
    return false;
  }
  bool ok = true;
  errno = 0;
  for (struct dirent *entry; (entry = readdir(entries)); errno = 0) {
    if (!is_template_name(entry->d_name)) continue;
    crd_string name = crd_arena_copy(set->arena, crd_string_of(entry->d_name)), text;
    crd_string path = crd_arena_printf(set->arena, "%s/%s", folder, entry->d_name);
    if (crdc_file_read(set->arena, path.data, &text)) {
      crdc_template_set_add(set, name, path.data, text);
    } else {
      crdc_diagnostics_add_undone(diagnostics, (location){NULL, CRD_NO_OFFSET}, "%s: %s", path.data, strerror(errno));
      ok = false;
    }
  }
  if (errno) {
    crdc_diagnostics_add_undone(diagnostics, (location){NULL, CRD_NO_OFFSET}, "%s: %s", folder, strerror(errno));
    ok = false;
  }
  closedir(entries);
  return ok;
}

/* ---- rendering ---- */

typedef struct render_scope render_scope;
struct render_scope {
  const render_scope *outer;
  const cJSON *value;
  int index; /* in the innermost #each; -1 outside */
  bool last;
};

typedef struct renderer {
  crd_text *out;
  template_set *set;
  template *template;
  diagnostics *diagnostics;
  bool ok;
} renderer;

static void fail_at(renderer *renderer, const template_node *node, const char *message, crd_string what) {
  if (renderer->ok)
    crdc_diagnostics_add(renderer->diagnostics, SEVERITY_ERROR, (location){&renderer->template->source, node->offset},
                         "%s '%.*s'", message, (int)what.size, what.data);
  renderer->ok = false;
}

/* The value a path names, or NULL. Its first name is looked up scope by scope, the rest in what it gives. */
static const cJSON *lookup(const template_node *node, const render_scope *scope) {
  for (size_t i = 0; i < node->up && scope; i++) scope = scope->outer;
  if (!scope) return NULL;
  if (node->name_count == 0) return scope->value;
  const cJSON *value = NULL;
  for (; scope && !value; scope = scope->outer) {
    value = cJSON_GetObjectItemCaseSensitive(scope->value, node->names[0].data);
    if (node->up || node->local) break;
  }
  for (size_t i = 1; i < node->name_count && value; i++)
    value = cJSON_GetObjectItemCaseSensitive(value, node->names[i].data);
  return value;
}

/* list.@count: how many items the list has. */
static bool lookup_count(const template_node *node, const render_scope *scope, int *number) {
  if (!crd_string_equal(node->names[node->name_count - 1], CRD_STRING("@count"))) return false;
  template_node list = *node;
  list.name_count--;
  const cJSON *value = lookup(&list, scope);
  *number = cJSON_GetArraySize(value);
  return cJSON_IsArray(value);
}

/* @index, @first, @last: the number they stand for; false for other names. */
static bool lookup_special(const template_node *node, const render_scope *scope, int *number) {
  if (node->name_count > 1) return lookup_count(node, scope, number);
  if (node->name_count != 1 || node->names[0].data[0] != '@') return false;
  while (scope && scope->index < 0) scope = scope->outer;
  if (!scope) return false;
  if (crd_string_equal(node->names[0], CRD_STRING("@index")))
    *number = scope->index;
  else if (crd_string_equal(node->names[0], CRD_STRING("@first")))
    *number = scope->index == 0;
  else if (crd_string_equal(node->names[0], CRD_STRING("@last")))
    *number = scope->last;
  else
    return false;
  return true;
}

static bool is_true(const template_node *node, const render_scope *scope) {
  int number;
  if (lookup_special(node, scope, &number)) return number != 0;
  const cJSON *value = lookup(node, scope);
  if (!value || cJSON_IsNull(value) || cJSON_IsFalse(value)) return false;
  if (cJSON_IsString(value)) return value->valuestring[0] != 0;
  if (cJSON_IsNumber(value)) return value->valuedouble != 0;
  if (cJSON_IsArray(value)) return value->child != NULL;
  return true;
}

static void render_value(renderer *renderer, const template_node *node, const render_scope *scope) {
  int number;
  if (lookup_special(node, scope, &number)) {
    crd_text_printf(renderer->out, "%d", number);
    return;
  }
  const cJSON *value = lookup(node, scope);
  crd_string name = node->name_count ? node->names[node->name_count - 1] : CRD_STRING(".");
  if (!value)
    fail_at(renderer, node, "no such name:", name);
  else if (cJSON_IsString(value))
    crd_text_add(renderer->out, crd_string_of(value->valuestring));
  else if (cJSON_IsBool(value))
    crd_text_add(renderer->out, cJSON_IsTrue(value) ? CRD_STRING("true") : CRD_STRING("false"));
  else if (cJSON_IsNumber(value))
    crd_text_printf(renderer->out, "%.15g", value->valuedouble);
  else if (!cJSON_IsNull(value))
    fail_at(renderer, node, "a list or an object, not a text:", name);
}

static void render_nodes(renderer *renderer, const template_node *node, const render_scope *scope, unsigned depth);

static void render_loop(renderer *renderer, const template_node *node, const render_scope *outer, unsigned depth) {
  const cJSON *list = lookup(node, outer);
  if (!list || !cJSON_IsArray(list) || !list->child) {
    render_nodes(renderer, node->otherwise, outer, depth);
    return;
  }
  render_scope scope = {.outer = outer, .index = 0};
  for (const cJSON *item = list->child; item && renderer->ok; item = item->next) {
    scope.value = item;
    scope.last = item->next == NULL;
    render_nodes(renderer, node->body, &scope, depth);
    scope.index++;
  }
}

static void render_partial(renderer *renderer, const template_node *node, const render_scope *scope, unsigned depth) {
  crd_string name = node->names[0];
  template *outer = renderer->template;
  template *partial =
      crdc_template_set_find(renderer->set, crd_arena_printf(renderer->set->arena, "_%.*s.tmpl", (int)name.size, name.data));
  if (!partial) {
    fail_at(renderer, node, "no such partial:", name);
  } else if (depth >= TEMPLATE_MAX_DEPTH) {
    fail_at(renderer, node, "partials are nested too deep:", name);
  } else if (!crdc_template_parse(renderer->set, partial, renderer->diagnostics)) {
    renderer->ok = false;
  } else {
    renderer->template = partial;
    render_nodes(renderer, partial->nodes, scope, depth + 1);
    renderer->template = outer;
  }
}

static void render_nodes(renderer *renderer, const template_node *node, const render_scope *outer, unsigned depth) {
  for (; node && renderer->ok; node = node->next) switch (node->kind) {
    case TEMPLATE_TEXT:
      crd_text_add(renderer->out, node->text);
      break;
    case TEMPLATE_VALUE:
      render_value(renderer, node, outer);
      break;
    case TEMPLATE_IF:
      render_nodes(renderer, is_true(node, outer) ? node->body : node->otherwise, outer, depth);
      break;
    case TEMPLATE_UNLESS:
      render_nodes(renderer, is_true(node, outer) ? node->otherwise : node->body, outer, depth);
      break;
    case TEMPLATE_EACH:
      render_loop(renderer, node, outer, depth);
      break;
    case TEMPLATE_WITH: {
      render_scope scope = {.outer = outer, .value = lookup(node, outer), .index = -1};
      if (scope.value)
        render_nodes(renderer, node->body, &scope, depth);
      else
        render_nodes(renderer, node->otherwise, outer, depth);
      break;
    }
    case TEMPLATE_PARTIAL:
      render_partial(renderer, node, outer, depth);
      break;
    }
}

bool crdc_template_render(crd_text *out, template_set *set, template *template, const cJSON *model, const cJSON *inner,
                          diagnostics *diagnostics) {
  if (!crdc_template_parse(set, template, diagnostics)) return false;
  renderer renderer = {.out = out, .set = set, .template = template, .diagnostics = diagnostics, .ok = true};
  render_scope outer = {.value = model, .index = -1}, scope = {.outer = &outer, .value = inner, .index = -1};
  render_nodes(&renderer, template->nodes, inner ? &scope : &outer, 0);
  return renderer.ok;
}
