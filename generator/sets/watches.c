/* SPDX-License-Identifier: Apache-2.0 */
/* What rules read from a cluster: the functions that +crdc:watch declares, which of them the layers of a kind call, and
 * which parts of the objects are read.
 *
 * Types decide what is read: a field is read where an expression selects it from a watched kind's type, wherever the object
 * came from. Passing an object on (as a parameter, a choice, an item of a list) does not read it. An object that is an
 * argument of a function, is compared or is shown is read as a whole. So the result may be more than what is read of the
 * cluster's objects, and never less. Paths that begin with the object of the request are not counted. */
#include "../../runtime/base/nearest_name.h"
#include "cel/declarations.h"
#include "sets/building.h"

#include <stdlib.h>

/* The paths of a kind's objects that rules read. */
typedef struct kept_paths {
  const schema *root;
  crd_string *items;
  size_t count, capacity;
} kept_paths;

/* What the layers of a kind read. */
typedef struct watch_use {
  built_layers *of;
  uint8_t *layers; /* by watch: the layers (CRD_LAYER_...) that call it */
} watch_use;

struct set_watches {
  crd_arena *arena;
  cel_watch *items;
  const rule_watch **from; /* by item */
  size_t count, capacity;
  bool *used; /* by watch: called by the code that is being compiled */
  kept_paths *kept;
  size_t kept_count;
  watch_use *uses;
  size_t use_count, use_capacity;
};

/* ---- the functions ---- */

static void add_watch(set_compiler *compiler, const rule_watch *from, const char *argument, crd_string function,
                      crd_string path, cel_watch_form form) {
  const sets_input *input = compiler->input;
  set_watches *list = compiler->watches;
  size_t overloads;
  crdc_cel_overloads_find(function, &overloads);
  bool taken = overloads > 0;
  for (size_t i = 0; i < list->count; i++) {
    const cel_watch *other = &list->items[i];
    bool same_kind =
        crd_string_equal(other->kind, from->definition->kind) && crd_string_equal(other->group, from->definition->group);
    if (!crd_string_equal(other->function, function)) continue;
    if (same_kind) return; /* another version of the same kind */
    taken = true;
  }
  if (taken) {
    crdc_diagnostics_add(input->diagnostics, SEVERITY_ERROR, crdc_marker_location(from->marker, argument),
                         "there is a function %.*s already", CRD_PRINT(function));
    compiler->ok = false;
    return;
  }
  size_t room = list->capacity;
  CRD_ARENA_ROOM(input->arena, list->from, list->count, room, 8);
  CRD_ARENA_ROOM(input->arena, list->items, list->count, list->capacity, 8);
  list->from[list->count] = from;
  list->items[list->count++] = (cel_watch){.function = function,
                                           .form = form,
                                           .group = from->definition->group,
                                           .version = from->version->name,
                                           .kind = from->definition->kind,
                                           .path = path,
                                           .type = crdc_cel_type_of_schema(compiler->types, from->version->schema, true)};
}

/* Declares the functions of a marker in the form {name: path}. */
static void add_path_watches(set_compiler *compiler, const rule_watch *from, const char *argument, cel_watch_form form) {
  const marker_argument *functions = crdc_marker_find(from->marker, argument);
  for (uint32_t i = 0; functions && i < functions->value.size; i++) {
    const crd_member *member = &functions->value.as.members[i];
    crd_string path = crd_value_text(&member->value), error;
    size_t at;
    if (!crdc_rule_path_check(compiler->input->arena, from->version->schema, true, path, &at, &error)) {
      crdc_diagnostics_add(compiler->input->diagnostics, SEVERITY_ERROR, functions->location, "%.*s", CRD_PRINT(error));
      compiler->ok = false;
      return;
    }
    add_watch(compiler, from, argument, crd_member_name(member), path, form);
  }
}

void crdc_watches_declare(set_compiler *compiler) {
  const rule_book *book = compiler->input->book;
  crd_arena *arena = compiler->input->arena;
  set_watches *list = crd_arena_zalloc(arena, sizeof *list);
  list->arena = arena;
  compiler->watches = list;
  for (size_t i = 0; i < book->watch_count; i++) {
    const rule_watch *watch = &book->watches[i];
    crd_string get = crdc_marker_text(watch->marker, "get"), all = crdc_marker_text(watch->marker, "list");
    if (get.size) add_watch(compiler, watch, "get", get, (crd_string){NULL, 0}, CEL_WATCH_GET);
    if (all.size) add_watch(compiler, watch, "list", all, (crd_string){NULL, 0}, CEL_WATCH_ALL);
    add_path_watches(compiler, watch, "index", CEL_WATCH_INDEX);
    add_path_watches(compiler, watch, "ancestors", CEL_WATCH_ANCESTORS);
    add_path_watches(compiler, watch, "descendants", CEL_WATCH_DESCENDANTS);
  }
  list->used = crd_arena_zalloc(arena, list->count + 1);
  list->kept = crd_arena_zalloc(arena, (book->watch_count + 1) * sizeof *list->kept);
  for (size_t i = 0; i < book->watch_count; i++) list->kept[list->kept_count++].root = book->watches[i].version->schema;
  compiler->extras.watches = list->items;
  compiler->extras.watch_count = list->count;
  compiler->extras.used = list->used;
}

/* ---- called functions ---- */

bool *crdc_watches_begin(set_compiler *compiler) {
  set_watches *list = compiler->watches;
  bool *before = crd_arena_alloc(list->arena, list->count + 1);
  memcpy(before, list->used, list->count);
  memset(list->used, 0, list->count);
  return before;
}

const bool *crdc_watches_end(set_compiler *compiler, const bool *before) {
  set_watches *list = compiler->watches;
  bool *used = crd_arena_alloc(list->arena, list->count + 1);
  memcpy(used, list->used, list->count);
  crdc_watches_add(compiler, before);
  return used;
}

void crdc_watches_add(set_compiler *compiler, const bool *used) {
  for (size_t i = 0; used && i < compiler->watches->count; i++) compiler->watches->used[i] |= used[i];
}

/* ---- read paths ---- */

static void keep_path(set_watches *list, kept_paths *kept, crd_string path) {
  for (size_t i = 0; i < kept->count; i++)
    if (crd_string_equal(kept->items[i], path)) return;
  CRD_ARENA_PUSH(list->arena, kept->items, kept->count, kept->capacity, 16, path);
}

/* A path in a watched object. */
typedef struct kept_place {
  kept_paths *kept;
  crd_text path; /* empty: the object */
  bool closed;   /* the path ends here: a list follows, or a step that cannot be written */
} kept_place;

static void record(set_watches *list, const kept_place *place) {
  if (place->path.size) {
    keep_path(list, place->kept, crd_text_string(&place->path));
    return;
  }
  keep_path(list, place->kept, CRD_STRING("metadata"));
  for (size_t i = 0; i < place->kept->root->property_count; i++)
    keep_path(list, place->kept, place->kept->root->properties[i].name);
}

static void step_into_kept(kept_place *place, crd_string name, bool field) {
  bool plain = field && name.size > 0;
  for (size_t i = 0; i < name.size; i++) {
    plain = plain && name.data[i] != '.' && name.data[i] != '[';
    place->closed |= name.data[i] == ']';
  }
  place->closed |= !name.size;
  if (place->closed) return;
  if (plain && place->path.size) crd_text_add_char(&place->path, '.');
  crd_text_printf(&place->path, plain ? "%.*s" : "[%.*s]", CRD_PRINT(name));
}

/* The inner type of an optional, a list or a map. */
static const cel_type *inside(const cel_type *type, bool containers) {
  while (type && (type->kind == CEL_OPTIONAL || (containers && (type->kind == CEL_LIST || type->kind == CEL_MAP))))
    type = type->parameters[type->kind == CEL_MAP];
  return type;
}

/* The path of an object type from the outermost one, if that is a watched kind's. */
static bool place_of_type(set_watches *list, const cel_type *type, kept_place *place) {
  if (type->owner) {
    if (!place_of_type(list, type->owner, place)) return false;
    const cel_field *field = type->owner->kind == CEL_OBJECT ? crdc_cel_type_field(type->owner, type->name) : NULL;
    if (field)
      step_into_kept(place, field->property, true);
    else
      place->closed = true;
    return true;
  }
  *place = (kept_place){.path = {.arena = list->arena}};
  for (size_t i = 0; i < list->kept_count && !place->kept; i++)
    if (type->kind == CEL_OBJECT && list->kept[i].root == type->schema) place->kept = &list->kept[i];
  return place->kept != NULL;
}

static bool is_object(const cel_type *type) {
  return type && type->kind == CEL_OBJECT && (type->schema || type->owner);
}

static bool is_called(const cel_node *node, const char *name) {
  return node->kind == CEL_NODE_CALL && crd_string_equal(node->name, crd_string_of(name));
}

/* The constant step of a selection or an index, and its operand; NULL: there is none. */
static const cel_node *step_of(const cel_node *node, crd_string *name, bool *field) {
  *field = node->kind == CEL_NODE_SELECT || is_called(node, "_?._");
  *name = node->name;
  if (node->kind == CEL_NODE_SELECT) return node->target;
  if (!*field && !is_called(node, "_[_]") && !is_called(node, "_[?_]")) return NULL;
  const cel_node *step = node->arguments[1];
  if (step->kind != CEL_NODE_CONSTANT || step->constant.kind != CEL_STRING) return NULL;
  *name = step->constant.as.text;
  return node->arguments[0];
}

static bool place_of(set_watches *list, const cel_node *node, kept_place *place, unsigned depth) {
  enum { DEEPEST = 200 };
  const cel_type *type = inside(node->type, false);
  crd_string name;
  bool field;
  if (is_object(type)) return place_of_type(list, type, place);
  const cel_node *from = depth < DEEPEST ? step_of(node, &name, &field) : NULL;
  if (!from || !place_of(list, from, place, depth + 1)) return false;
  const cel_type *owner = inside(from->type, false);
  const cel_field *declared = is_object(owner) ? crdc_cel_type_field(owner, name) : NULL;
  step_into_kept(place, declared ? declared->property : name, field);
  return true;
}

/* Whether the chain begins with the object of the request. */
static bool is_of_request(const rule_scope *scope, const cel_node *node) {
  crd_string name;
  bool field;
  for (const cel_node *from; (from = step_of(node, &name, &field));) node = from;
  if (node->kind != CEL_NODE_IDENT) return false;
  while (scope->hides_self) scope = scope->outer;
  return crd_string_equal(node->name, CRD_STRING("object")) || crd_string_equal(node->name, CRD_STRING("oldObject")) ||
         (crd_string_equal(node->name, CRD_STRING("self")) && scope->self_node);
}

/* How a node's value is used. */
typedef enum read_role {
  ROLE_WHOLE,  /* the whole value is read */
  ROLE_PASSED, /* passed to where others read it */
  ROLE_STEP    /* a further step is taken */
} read_role;

/* Functions that return an object unchanged. */
static bool passes_on(const cel_node *node) {
  return crd_is_among(node->name,
                      "_[_] _[?_] _?._ _?_:_ _+_ size value hasValue or orValue slice first last optional.of "
                      "optional.none");
}

static void note_reads(set_watches *list, const rule_scope *scope, const cel_node *node, read_role role);

static void visit_parts(set_watches *list, const rule_scope *scope, const cel_node *node, read_role role) {
  if (node->target) note_reads(list, scope, node->target, role);
  for (size_t i = 0; i < node->argument_count; i++) {
    if (node->keys) note_reads(list, scope, node->keys[i], ROLE_WHOLE);
    note_reads(list, scope, node->arguments[i], role);
  }
}

static void note_reads(set_watches *list, const rule_scope *scope, const cel_node *node, read_role role) {
  if (!node) return;
  crd_string name;
  bool field;
  kept_place place;
  const cel_node *from = step_of(node, &name, &field);
  const cel_type *type = inside(node->type, role == ROLE_WHOLE);
  bool asked = from && (field && (node->kind != CEL_NODE_SELECT || node->test_only)) && role != ROLE_STEP;
  bool reads = is_object(type) ? role == ROLE_WHOLE || asked : from && role != ROLE_STEP;
  if (reads && !is_of_request(scope, node)) {
    bool found = is_object(type) ? place_of_type(list, type, &place) : place_of(list, node, &place, 0);
    if (found && node->kind == CEL_NODE_SELECT && node->test_only && !is_object(type)) /* a bool: it reads the field's
                                                                                        * presence */
      found = place_of(list, from, &place, 0) && (step_into_kept(&place, name, true), true);
    if (found) record(list, &place);
  }
  if (from) {
    note_reads(list, scope, from, ROLE_STEP);
    return;
  }
  switch (node->kind) {
  case CEL_NODE_CALL:
    visit_parts(list, scope, node, passes_on(node) ? ROLE_PASSED : ROLE_WHOLE);
    return;
  case CEL_NODE_LIST:
  case CEL_NODE_MAP:
    visit_parts(list, scope, node, inside(node->type, true)->kind == CEL_DYN ? ROLE_WHOLE : ROLE_PASSED);
    return;
  case CEL_NODE_COMPREHENSION:
    note_reads(list, scope, node->fold.range, ROLE_PASSED);
    note_reads(list, scope, node->fold.initial, ROLE_PASSED);
    note_reads(list, scope, node->fold.condition, ROLE_WHOLE);
    note_reads(list, scope, node->fold.step, ROLE_PASSED);
    note_reads(list, scope, node->fold.result, ROLE_PASSED);
    return;
  default:
    visit_parts(list, scope, node, ROLE_WHOLE);
  }
}

void crdc_watches_note(set_compiler *compiler, const rule_scope *scope, const cel_ast *ast, bool passed) {
  if (compiler->watches->count) note_reads(compiler->watches, scope, ast->root, passed ? ROLE_PASSED : ROLE_WHOLE);
}

/* ---- the tables ---- */

/* The entry of the layers: the last one, or a new one. */
static watch_use *use_of(set_watches *list, built_layers *layers) {
  if (list->use_count && list->uses[list->use_count - 1].of == layers) return &list->uses[list->use_count - 1];
  CRD_ARENA_ROOM(list->arena, list->uses, list->use_count, list->use_capacity, 16);
  watch_use *use = &list->uses[list->use_count++];
  *use = (watch_use){.of = layers, .layers = crd_arena_zalloc(list->arena, list->count + 1)};
  return use;
}

void crdc_watches_layer(set_compiler *compiler, built_layers *layers, const bool *used, unsigned layer) {
  set_watches *list = compiler->watches;
  watch_use *use = use_of(list, layers);
  for (size_t i = 0; i < list->count; i++)
    if (used[i]) use->layers[i] |= (uint8_t)layer;
}

/* Whether `path` is below `other`. */
static bool is_below(crd_string path, crd_string other) {
  return path.size > other.size && memcmp(path.data, other.data, other.size) == 0 &&
         (path.data[other.size] == '.' || path.data[other.size] == '[');
}

/* Collects the paths to keep, sorted and without duplicates; a path below another one is dropped. */
static size_t paths_kept(const set_watches *list, const rule_watch *from, crd_string *paths) {
  size_t count = 0, left = 0;
  for (size_t i = 0; i < list->kept_count; i++)
    for (size_t j = 0; list->kept[i].root == from->version->schema && j < list->kept[i].count; j++)
      paths[count++] = list->kept[i].items[j];
  for (size_t i = 0; i < list->count; i++)
    if (list->from[i] == from && list->items[i].path.size && !crd_string_in(list->items[i].path, paths, count))
      paths[count++] = list->items[i].path;
  for (size_t i = 0; i < count; i++) {
    bool below = crd_string_equal(paths[i], CRD_STRING("metadata.name")) ||
                 crd_string_equal(paths[i], CRD_STRING("metadata.namespace")); /* always kept */
    for (size_t j = 0; j < count; j++) below |= is_below(paths[i], paths[j]);
    if (!below) paths[left++] = paths[i];
  }
  if (left) qsort(paths, left, sizeof *paths, crd_strings_order);
  return left;
}

static size_t most_paths(const set_watches *list) {
  size_t most = list->count + 1;
  for (size_t i = 0; i < list->kept_count; i++) most += list->kept[i].count;
  return most;
}

/* Copies paths for the table. */
static const crd_string *kept_list(const set_compiler *compiler, crd_string *paths, size_t count) {
  for (size_t i = 0; i < count; i++) paths[i] = set_kept(compiler, paths[i]);
  return count ? paths : NULL;
}

/* Makes the row of a kind; layers 0: it is not read. */
static crd_watch make_row(const set_compiler *compiler, const watch_use *use, size_t first) {
  const set_watches *list = compiler->watches;
  const rule_watch *from = list->from[first];
  crd_string *paths = crd_arena_alloc(list->arena, most_paths(list) * sizeof *paths);
  crd_string *indexes = crd_arena_alloc(list->arena, (list->count + 1) * sizeof *indexes);
  crd_watch row = {.layers = 0};
  for (size_t i = first; i < list->count; i++) {
    const cel_watch *watch = &list->items[i];
    if (list->from[i] != from || !use->layers[i]) continue;
    row.layers |= use->layers[i];
    if ((watch->form == CEL_WATCH_INDEX || watch->form == CEL_WATCH_DESCENDANTS) &&
        !crd_string_in(watch->path, indexes, row.index_count))
      indexes[row.index_count++] = watch->path;
  }
  if (!row.layers) return row;
  row.group = set_kept(compiler, from->definition->group);
  row.version = set_kept(compiler, from->version->name);
  row.resource = set_kept(compiler, from->definition->plural);
  row.kind = set_kept(compiler, from->definition->kind);
  row.keep_count = paths_kept(list, from, paths);
  row.keep = kept_list(compiler, paths, row.keep_count);
  row.indexes = kept_list(compiler, indexes, row.index_count);
  return row;
}

void crdc_watches_finish(const set_compiler *compiler) {
  const set_watches *list = compiler->watches;
  for (size_t i = 0; i < list->use_count; i++) {
    const watch_use *use = &list->uses[i];
    crd_watch *rows = crd_arena_alloc(list->arena, (list->count + 1) * sizeof *rows);
    uint16_t count = 0;
    for (size_t j = 0; j < list->count; j++) {
      if (j && list->from[j - 1] == list->from[j]) continue; /* functions of one marker are adjacent */
      rows[count] = make_row(compiler, use, j);
      if (rows[count].layers) count++;
    }
    use->of->layers.watches = count ? rows : NULL;
    use->of->layers.watch_count = count;
  }
}
