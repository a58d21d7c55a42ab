/* SPDX-License-Identifier: Apache-2.0 */
/* A file is read once, when the first run with its CRD begins; its points live as long as the cover. The counters of a rule
 * belong to the rule at the same place in the file's schema, because a CRD may have been compiled from a text derived from
 * the file. Rules of overlays know their own file. */
#include "cover/cover.h"
#include "../../runtime/base/ascii.h"
#include "base/file.h"
#include "base/memory.h"
#include "cel/text/issues.h"
#include "cover/nodes.h"
#include "types/types.h"
#include <pthread.h>
#include <stdlib.h>

/* A CRD of a file: the nodes of its versions, with the points of their rules. */
typedef struct cover_definition {
  cover_file *file;
  const crd_definition *definition; /* as in the file; NULL: the file cannot be read, or does not contain it */
  crd_string name;
  cover_node **versions;
  struct cover_definition *next;
} cover_definition;

/* The points of an overlay's rule. */
typedef struct overlay_rule {
  cover_file *file;
  uint32_t offset, first;
  count_purpose purpose;
  struct overlay_rule *next;
} overlay_rule;

/* An overlay's name in compilations. */
typedef struct overlay_name {
  const char *name;
  cover_file *file;
  struct overlay_name *next;
} overlay_name;

struct cover {
  crd_arena *arena;
  pthread_mutex_t lock;
  cover_file **files;
  size_t count, capacity;
  cover_definition *definitions;
  overlay_rule *overlay_rules;
  overlay_name *overlay_names;
  diagnostics unheard;
};

/* The destination of a function's counts. */
typedef struct bound_function {
  const count_function *function;
  cover_file *file;
  uint32_t first; /* COVER_NOWHERE: none */
} bound_function;

/* A CRD of a run. */
typedef struct run_part {
  cover_definition *definition;
  uint32_t count; /* the number of points when the run began */
  cover_counts *counts;
  bool used;
} run_part;

struct cover_run {
  crd_arena *arena;
  cover *cover;
  run_part *parts;
  size_t part_count;
  uint64_t *counters;
  bound_function *functions;
  size_t function_count, function_capacity;
  size_t own_count; /* how many are the first of their function */
};

cover *crdc_cover_create(void) {
  crd_arena *arena = memory_arena(NULL);
  cover *cover = crd_arena_zalloc(arena, sizeof *cover);
  cover->arena = cover->unheard.arena = arena;
  pthread_mutex_init(&cover->lock, NULL);
  return cover;
}

void crdc_cover_destroy(cover *cover) {
  if (!cover) return;
  pthread_mutex_destroy(&cover->lock);
  crd_arena_destroy(cover->arena);
}

/* ---- files ---- */

static void find_lines(crd_arena *arena, cover_file *file) {
  uint32_t count = 1, at = 0;
  for (size_t i = 0; i + 1 < file->text.size; i++) count += file->text.data[i] == '\n';
  uint32_t *lines = crd_arena_alloc(arena, count * sizeof *lines);
  lines[at++] = 0;
  for (size_t i = 0; i + 1 < file->text.size; i++)
    if (file->text.data[i] == '\n') lines[at++] = (uint32_t)i + 1;
  file->lines = lines;
  file->line_count = count;
}

/* The file of that name; with `copies` the text is copied, because it lives only as long as its compilation. */
static cover_file *file_of(cover *cover, const char *name, crd_string text, bool copies) {
  for (size_t i = 0; i < cover->count; i++)
    if (strcmp(cover->files[i]->name, name) == 0) return cover->files[i];
  CRD_ARENA_ROOM(cover->arena, cover->files, cover->count, cover->capacity, 16);
  cover_file *file = crd_arena_zalloc(cover->arena, sizeof *file);
  file->name = crd_arena_copy(cover->arena, crd_string_of(name)).data;
  file->text = copies ? crd_arena_copy(cover->arena, text) : text;
  find_lines(cover->arena, file);
  return cover->files[cover->count++] = file;
}

/* A path for people: relative to the working directory if it is below it, else absolute. All paths to one file give the
 * same. */
static const char *shown_path(crd_arena *arena, const char *path) {
  char *whole = realpath(path, NULL), *folder = realpath(".", NULL);
  size_t size = folder ? strlen(folder) : 0;
  const char *shown = path;
  if (whole && folder && strncmp(whole, folder, size) == 0 && whole[size] == '/')
    shown = whole + size + 1;
  else if (whole)
    shown = whole;
  crd_string copy = crd_arena_copy(arena, crd_string_of(shown));
  free(whole);
  free(folder);
  return copy.data;
}

static const crd_definition *find_in_file(cover *cover, const char *path, crd_string name) {
  documents documents = {.arena = cover->arena};
  crd_set *set = crd_arena_zalloc(cover->arena, sizeof *set);
  set->arena = cover->arena;
  crdc_documents_read(&documents, path, &cover->unheard);
  crd_set_add(set, &documents, false, &cover->unheard);
  for (size_t i = 0; i < set->count; i++)
    if (crd_string_equal(set->items[i].name, name)) return &set->items[i];
  return NULL;
}

static cover_definition *definition_of(cover *cover, const char *given, crd_string name) {
  const char *path = shown_path(cover->arena, given);
  for (cover_definition *known = cover->definitions; known; known = known->next)
    if (known->file && strcmp(known->file->name, path) == 0 && crd_string_equal(known->name, name)) return known;
  const crd_definition *definition = find_in_file(cover, path, name);
  if (!definition) return NULL;
  cover_definition *made = crd_arena_zalloc(cover->arena, sizeof *made);
  made->definition = definition;
  made->name = definition->name;
  made->file = file_of(cover, path, definition->document.source->text, false);
  made->versions = crd_arena_zalloc(cover->arena, definition->version_count * sizeof(cover_node *));
  made->next = cover->definitions;
  return cover->definitions = made;
}

static cover_node *version_nodes(cover *cover, cover_definition *of, crd_string name) {
  const crd_definition *definition = of->definition;
  for (size_t i = 0; i < definition->version_count; i++) {
    const crd_version *version = &definition->versions[i];
    if (!version->schema || !crd_string_equal(version->name, name)) continue;
    crd_string path =
        definition->version_count > 1 ? crd_arena_printf(cover->arena, "%.*s ", CRD_PRINT(version->name)) : CRD_STRING("");
    if (!of->versions[i]) of->versions[i] = crdc_cover_nodes(cover->arena, of->file, version->schema, path);
    return of->versions[i];
  }
  return NULL;
}

/* ---- rules ---- */

static const struct {
  cover_kind kind;
  unsigned wanted;
} point_kinds[] = {[COUNT_RESULT] = {COVER_RULE, 3},
                   [COUNT_OPERAND] = {COVER_OPERAND, 3},
                   [COUNT_CONDITION] = {COVER_CONDITION, 3},
                   [COUNT_PREDICATE] = {COVER_PREDICATE, 3},
                   [COUNT_MACRO] = {COVER_MACRO, 3}};

/* A rule's text in one line. */
static crd_string in_one_line(crd_arena *arena, crd_string text) {
  crd_text line = {.arena = arena};
  bool space = false;
  for (size_t i = 0; i < text.size; i++) {
    char c = text.data[i];
    if (c == '\n' || c == ' ' || c == '\t' || c == '\r') {
      space = line.size > 0;
      continue;
    }
    if (space) crd_text_add_char(&line, ' ');
    space = false;
    crd_text_add_char(&line, c);
  }
  return crd_text_string(&line);
}

/* The offset after what precedes a scalar's text: a quote, or the header of a block. */
static size_t scalar_text(crd_string source, size_t at) {
  if (at < source.size && (source.data[at] == '\'' || source.data[at] == '"')) return at + 1;
  if (at < source.size && (source.data[at] == '|' || source.data[at] == '>'))
    while (at < source.size && source.data[at] != '\n') at++;
  return at;
}

/* Finds a byte of a text in the scalar that it was read from: the two may differ in white space and in quoting. False if
 * they differ otherwise. */
static bool find_in_scalar(crd_string source, size_t at, crd_string text, size_t wanted, uint32_t *offset) {
  at = scalar_text(source, at);
  for (size_t i = 0; i <= wanted; i++) {
    if (i < wanted && is_space(text.data[i])) continue;
    while (at < source.size && is_space(source.data[at])) at++;
    if (i == wanted) break;
    bool escaped = at + 1 < source.size && source.data[at] != text.data[i] && source.data[at] == '\\';
    at += escaped;
    while (escaped && at < source.size && is_space(source.data[at])) at++;
    if (at >= source.size || source.data[at] != text.data[i]) return false;
    at += source.data[at] == '\'' && at + 1 < source.size && source.data[at + 1] == '\'' &&
                  (i + 1 >= text.size || text.data[i + 1] != '\'')
              ? 2
              : 1;
  }
  *offset = (uint32_t)at;
  return wanted < text.size && at < source.size && source.data[at] == text.data[wanted];
}

/* The offset of a point of an expression that begins at `start`. */
static uint32_t offset_of(const cel_ast *ast, const count_point *point, location start) {
  const location own = crdc_location_resolve(start);
  uint32_t offset = CRD_NO_OFFSET;
  if (!own.source || own.offset >= own.source->text.size) return offset;
  if (find_in_scalar(own.source->text, own.offset, ast->source, point->offset, &offset)) return offset;
  const cel_issue issue = {.line = point->line, .column = point->column};
  return crdc_location_resolve(crdc_cel_issue_location(ast, &issue, start)).offset;
}

static uint32_t add_function(cover *cover, cover_file *file, const count_function *function, location start,
                             crd_string path) {
  uint32_t first = file->count;
  for (size_t i = 0; i < function->point_count; i++) {
    const count_point *point = &function->points[i];
    bool of_when = i >= function->when_from;
    const cel_ast *text = of_when ? function->when : function->source;
    location at = of_when ? function->when_location : start;
    cover_point added = {.kind = point_kinds[point->kind].kind,
                         .wanted = point_kinds[point->kind].wanted,
                         .path = path,
                         .text = in_one_line(cover->arena, point->text)};
    if (!i && function->purpose == COUNT_OF_MESSAGE) added.kind = COVER_MESSAGE, added.wanted = 1;
    crdc_cover_add_point(cover->arena, file, &added, offset_of(text, point, at));
  }
  return first;
}

/* The file of an overlay. A carried overlay is identified with an equal one beside the CRD. */
static cover_file *find_overlay(cover *cover, const source *source) {
  const crd_string carried = CRD_STRING("(compiled in) "), name = crd_string_of(source->name);
  for (cover_definition *at = cover->definitions; at && crd_string_has_prefix(name, carried); at = at->next) {
    const char *slash = strrchr(at->file->name, '/');
    const char *path = crd_arena_printf(cover->arena, "%.*s%s", slash ? (int)(slash + 1 - at->file->name) : 0,
                                        at->file->name, source->name + carried.size)
                           .data;
    crd_string text;
    if (crdc_file_read(cover->arena, path, &text) && crd_string_equal(text, source->text))
      return file_of(cover, shown_path(cover->arena, path), text, false);
  }
  return file_of(cover, shown_path(cover->arena, source->name), source->text, true);
}

/* The same, cached. */
static cover_file *overlay_file_of(cover *cover, const source *source) {
  for (const overlay_name *known = cover->overlay_names; known; known = known->next)
    if (strcmp(known->name, source->name) == 0) return known->file;
  overlay_name *made = crd_arena_alloc(cover->arena, sizeof *made);
  const char *name = crd_arena_copy(cover->arena, crd_string_of(source->name)).data;
  *made = (overlay_name){name, find_overlay(cover, source), cover->overlay_names};
  cover->overlay_names = made;
  return made->file;
}

/* Binds a rule that is not in the CRD's file: from an overlay, or one of the program's own. */
static bound_function bind_overlay_rule(cover *cover, const count_function *function, crd_string path) {
  const location start = crdc_location_resolve(function->location);
  bound_function bound = {.function = function, .first = COVER_NOWHERE};
  if (!start.source || start.offset == CRD_NO_OFFSET) return bound;
  bound.file = overlay_file_of(cover, start.source);
  for (overlay_rule *known = cover->overlay_rules; known; known = known->next)
    if (known->file == bound.file && known->offset == start.offset && known->purpose == function->purpose) {
      bound.first = known->first;
      return bound;
    }
  bound.first = add_function(cover, bound.file, function, function->location, crd_arena_copy(cover->arena, path));
  overlay_rule *rule = crd_arena_alloc(cover->arena, sizeof *rule);
  *rule = (overlay_rule){bound.file, start.offset, bound.first, function->purpose, cover->overlay_rules};
  cover->overlay_rules = rule;
  return bound;
}

typedef struct binder {
  cover_run *run;
  cover_file *file;
} binder;

/* Binds a rule of the CRD to the points at the same place of the file. */
static void bind_own_rule(const binder *binder, cover_node *node, uint32_t index, bound_function *bound) {
  const validation_rule *own = &node->schema->rules[index];
  bool message = bound->function->purpose == COUNT_OF_MESSAGE;
  uint32_t *first = &node->rules[2 * index + message];
  if (*first == COVER_NOWHERE)
    *first = add_function(binder->run->cover, binder->file, bound->function,
                          message ? own->message_expression_location : own->rule_location, node->path);
  bound->file = binder->file;
  bound->first = *first;
}

/* Adds a further place of a function: if equal schemas share a type, each of them gets the counts of the type. */
static bound_function *add_rule_place(cover_run *run, const count_function *function) {
  CRD_ARENA_ROOM(run->arena, run->functions, run->function_count, run->function_capacity, 8);
  bound_function *bound = &run->functions[run->function_count++];
  *bound = (bound_function){.function = function, .first = COVER_NOWHERE};
  return bound;
}

/* Rules of overlays come after the CRD's. */
static void bind_rule(const binder *binder, cover_node *node, const schema *compiled, uint32_t index) {
  cover_run *run = binder->run;
  const schema *lowered = compiled->node ? type_of(compiled)->schema : compiled; /* the first schema of the type */
  for (size_t i = 0; i < run->own_count; i++) {
    bound_function *bound = &run->functions[i];
    const count_function *function = bound->function;
    if (function->rule != &lowered->rules[index]) continue;
    bool first = bound->first == COVER_NOWHERE;
    if (index < node->schema->rule_count)
      bind_own_rule(binder, node, index, first ? bound : add_rule_place(run, function));
    else if (first)
      *bound = bind_overlay_rule(run->cover, function, node->path);
  }
}

static void bind_nodes(const binder *binder, cover_node *node, const schema *compiled) {
  if (!compiled) return;
  for (uint32_t i = 0; i < compiled->rule_count; i++) bind_rule(binder, node, compiled, i);
  for (uint32_t i = 0; i < node->schema->property_count; i++) {
    const property *property = crdc_schema_property(compiled, node->schema->properties[i].name);
    if (property) bind_nodes(binder, node->properties[i], property->schema);
  }
  if (node->items) bind_nodes(binder, node->items, compiled->items);
  if (node->additional) bind_nodes(binder, node->additional, compiled->additional);
}

/* ---- runs ---- */

static void add_run_part(cover_run *run, const cover_crds *crds, const crd_definition *compiled) {
  cover *cover = run->cover;
  const char *path = crds->file ? crds->file : compiled->document.source->name;
  cover_definition *definition = definition_of(cover, path, compiled->name);
  if (!definition) return;
  const binder binder = {run, definition->file};
  for (size_t i = 0; i < compiled->version_count; i++) {
    cover_node *nodes = version_nodes(cover, definition, compiled->versions[i].name);
    if (nodes) bind_nodes(&binder, nodes, compiled->versions[i].schema);
  }
  run->parts[run->part_count++] = (run_part){.definition = definition};
}

static cover_run *begin_locked(cover *cover, const cover_crds *crds) {
  crd_arena *arena = memory_arena(NULL);
  cover_run *run = crd_arena_zalloc(arena, sizeof *run);
  run->arena = arena;
  run->cover = cover;
  run->function_count = crds->counted ? crds->counted->count : 0;
  run->function_capacity = run->function_count + 1;
  run->own_count = run->function_count;
  run->functions = crd_arena_zalloc(arena, run->function_capacity * sizeof *run->functions);
  run->counters = crd_arena_zalloc(arena, ((crds->counted ? crds->counted->counters : 0) + 1) * sizeof *run->counters);
  for (size_t i = 0; i < run->function_count; i++)
    run->functions[i] = (bound_function){.function = crds->counted->items[i], .first = COVER_NOWHERE};
  run->parts = crd_arena_zalloc(arena, (crds->set->count + 1) * sizeof *run->parts);
  for (size_t i = 0; i < crds->set->count; i++) add_run_part(run, crds, &crds->set->items[i]);
  for (size_t i = 0; i < run->function_count; i++)
    if (run->functions[i].first == COVER_NOWHERE)
      run->functions[i] = bind_overlay_rule(cover, run->functions[i].function, run->functions[i].function->name);
  for (size_t i = 0; i < run->part_count; i++) {
    run_part *part = &run->parts[i];
    part->count = part->definition->file->count;
    part->counts = crd_arena_zalloc(arena, (part->count + 1) * sizeof *part->counts);
  }
  return run;
}

cover_run *crdc_cover_begin(cover *cover, const cover_crds *crds) {
  pthread_mutex_lock(&cover->lock);
  cover_run *run = begin_locked(cover, crds);
  pthread_mutex_unlock(&cover->lock);
  return run;
}

uint64_t *crdc_cover_counters(cover_run *run) {
  return run->counters;
}

static bool is_kind_of(const crd_kind *kind, const crd_definition *definition) {
  return crd_string_equal(kind->group, definition->group) && crd_string_equal(kind->kind, definition->kind);
}

void crdc_cover_count(cover_run *run, const cover_object *object) {
  for (size_t i = 0; i < run->part_count; i++) {
    run_part *part = &run->parts[i];
    const crd_definition *definition = part->definition->definition;
    if (!is_kind_of(object->kind, definition)) continue;
    for (size_t k = 0; k < definition->version_count; k++) {
      if (!part->definition->versions[k] || !crd_string_equal(definition->versions[k].name, object->kind->version)) continue;
      part->used = true;
      crdc_cover_walk(part->counts, part->definition->versions[k], object);
    }
  }
}

/* Adds the counts of a function as outcomes. */
static void add_counted_row(const cover_run *run, const bound_function *bound) {
  const count_function *function = bound->function;
  const uint64_t *row = run->counters + function->first;
  for (size_t i = 0; i < function->point_count && bound->first + i < bound->file->count; i++) {
    const count_point *point = &function->points[i];
    cover_point *to = &bound->file->points[bound->first + i];
    const uint64_t *own = row + point->counter;
    uint64_t failed = own[COUNT_REACHED] - own[COUNT_TRUE] - own[COUNT_FALSE];
    to->counts[0] += own[COUNT_TRUE];
    to->counts[1] += to->kind == COVER_MESSAGE ? failed : own[COUNT_FALSE];
    if (to->kind != COVER_MACRO && to->kind != COVER_MESSAGE) to->counts[2] += failed;
    if (point->left >= 0) to->counts[3] += row[function->points[point->left].counter] - own[COUNT_REACHED];
  }
}

/* Whether a rule of an overlay was evaluated: only this shows that the overlay's file is used. */
static bool is_row_reached(const cover_run *run, const bound_function *bound) {
  return run->counters[bound->function->first + COUNT_REACHED] != 0;
}

void crdc_cover_end(cover_run *run) {
  if (!run) return;
  cover *cover = run->cover;
  pthread_mutex_lock(&cover->lock);
  for (size_t i = 0; i < run->part_count; i++) {
    const run_part *part = &run->parts[i];
    cover_file *file = part->definition->file;
    file->used = file->used || part->used;
    for (uint32_t k = 0; part->used && k < part->count; k++)
      for (size_t outcome = 0; outcome < COVER_OUTCOMES; outcome++)
        file->points[k].counts[outcome] += part->counts[k][outcome];
  }
  for (size_t i = 0; i < run->function_count; i++) {
    const bound_function *bound = &run->functions[i];
    if (bound->first == COVER_NOWHERE) continue;
    bound->file->used = bound->file->used || is_row_reached(run, bound);
    add_counted_row(run, bound);
  }
  pthread_mutex_unlock(&cover->lock);
  crd_arena_destroy(run->arena);
}

static int compare_files(const void *a, const void *b) {
  const cover_file *const *left = a, *const *right = b;
  return strcmp((*left)->name, (*right)->name);
}

bool crdc_cover_is_partial(const cover *cover) {
  return cover->unheard.undone;
}

size_t crdc_cover_files(cover *cover, const cover_file *const **files) {
  const cover_file **used = crd_arena_alloc(cover->arena, (cover->count + 1) * sizeof(const cover_file *));
  size_t count = 0;
  for (size_t i = 0; i < cover->count; i++)
    if (cover->files[i]->used) used[count++] = cover->files[i];
  qsort(used, count, sizeof(const cover_file *), compare_files);
  *files = used;
  return count;
}
