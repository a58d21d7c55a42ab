/* SPDX-License-Identifier: Apache-2.0 */
/* Expressions are compiled with everything dyn, as the API server does; the types of the kind say how large it is. A path is
 * walked from the type of its variable; each list and map on it that has no limit is one deeper. */
#include "admission/assumed_sizes.h"
#include "cel/plan.h"

/* A request holds no more, and etcd keeps no more (--max-request-bytes): who is refused for a larger object loses nothing.
 */
#define MOST_BYTES (3u << 19)
/* Of texts without a limit. */
#define USUAL_TEXT 100
/* Of lists and maps without a limit in what users do not write: parameters, the request, namespaces. */
#define OTHER_ITEMS 20
/* Of objects without declared fields. */
#define USUAL_FIELDS 16

static bool is_word(crd_string text, const char *word) {
  return crd_string_equal(text, crd_string_of(word));
}

/* ---- limits ---- */

/* What a schema says of a list, map or text; false: nothing. */
static bool has_limit(const cel_type *type, uint64_t *limit) {
  const schema *schema = type->schema;
  count_limit declared = {false, 0};
  if (schema && type->kind == CEL_LIST) declared = limits_of(schema)->max_items;
  if (schema && type->kind == CEL_MAP) declared = limits_of(schema)->max_properties;
  if (schema && type->kind == CEL_STRING) declared = limits_of(schema)->max_length;
  if (declared.set) {
    *limit = declared.value < 0 ? 0 : (uint64_t)declared.value;
    return true;
  }
  bool is_text = type->kind == CEL_STRING || type->kind == CEL_BYTES;
  *limit = type->max_elements;
  return is_text && type->max_elements && type->max_elements < MOST_BYTES; /* enums, formats, names */
}

typedef struct size_walk {
  assumed_sizes *sizes;
  bool of_object; /* what users write */
  uint64_t times; /* how many of what is looked at there are */
  unsigned open;  /* how many without a limit are around it */
  crd_text text;  /* the path so far */
} size_walk;

/* No more than a request has room for. */
static uint64_t fitting(const size_walk *walk, uint64_t size) {
  uint64_t most = MOST_BYTES / (walk->times ? walk->times : 1);
  if (!most) most = 1;
  return size < most ? size : most;
}

static void note_open(assumed_sizes *sizes, crd_string path) {
  for (size_t i = 0; i < sizes->open_count; i++)
    if (crd_string_equal(sizes->open[i].path, path)) return;
  CRD_ARENA_ROOM(sizes->arena, sizes->open, sizes->open_count, sizes->open_room, 8);
  sizes->open[sizes->open_count++] = (open_size){path};
}

/* With lists of one item everything without a limit has the least size: what the limits that there are let be is left. */
static bool counts_limits_alone(const assumed_sizes *sizes) {
  return sizes->items == 1;
}

/* The size of a list or map at the walk's place; `type` NULL: nothing is known of it. */
static uint64_t size_of_items(size_walk *walk, const cel_type *type, bool asked) {
  assumed_sizes *sizes = walk->sizes;
  uint64_t limit;
  if (type && has_limit(type, &limit)) return fitting(walk, limit);
  walk->open++;
  if (!walk->of_object) return walk->open == sizes->depth && !counts_limits_alone(sizes) ? OTHER_ITEMS : 1;
  crd_string path = crd_text_string(&walk->text);
  if (walk->open != sizes->depth || (path.size && crd_string_equal(path, sizes->spared))) return 1;
  if (asked && sizes->collects && path.size) note_open(sizes, crd_arena_copy(sizes->arena, path));
  return sizes->items;
}

/* ---- the walk ---- */

static bool is_object_root(crd_string root) {
  return is_word(root, "object") || is_word(root, "oldObject");
}

static const cel_type *type_of_root(const assumed_sizes *sizes, crd_string root) {
  if (is_object_root(root)) return sizes->object;
  return is_word(root, "params") ? sizes->params : NULL;
}

/* The estimate takes what is dyn for a map: a loop goes through its keys. */
static const cel_type *type_after(const cel_type *type, crd_string step) {
  if (type && type->kind == CEL_LIST && is_word(step, "@keys")) step = CRD_STRING("@items");
  const crd_string path[] = {{"", 0}, step};
  return type ? crdc_cel_cost_type_at(type, path, 2) : NULL;
}

static void take_step(size_walk *walk, const cel_type **type, crd_string step) {
  if (step.size && step.data[0] == '@') {
    walk->times = crdc_cost_times(walk->times, size_of_items(walk, *type, false));
    crd_text_add(&walk->text, CRD_STRING("[]"));
  } else {
    if (walk->text.size) crd_text_add_char(&walk->text, '.');
    crd_text_add(&walk->text, step);
  }
  *type = type_after(*type, step);
}

/* The path with the place of a variable of the policy in the place of its name. */
static size_t expand_variable(const assumed_sizes *sizes, const crd_string **path, size_t count) {
  const crd_string *steps = *path;
  if (count < 2 || !is_word(steps[0], "variables")) return count;
  for (size_t i = 0; i < sizes->place_count; i++) {
    const variable_place *place = &sizes->places[i];
    if (!crd_string_equal(place->name, steps[1]) || !place->count) continue;
    crd_string *whole = crd_arena_alloc(sizes->arena, (place->count + count) * sizeof *whole);
    memcpy(whole, place->path, place->count * sizeof *whole);
    memcpy(whole + place->count, steps + 2, (count - 2) * sizeof *whole);
    *path = whole;
    return place->count + count - 2;
  }
  return count;
}

static bool size_of_type(size_walk *walk, const cel_type *type, uint64_t *size) {
  const uint64_t usual = counts_limits_alone(walk->sizes) ? 1 : USUAL_TEXT;
  uint64_t limit;
  while (type && type->kind == CEL_OPTIONAL) type = type->parameters[0];
  if (!type) return false;
  switch (type->kind) {
  case CEL_LIST:
  case CEL_MAP:
    *size = size_of_items(walk, type, true);
    return true;
  case CEL_STRING:
  case CEL_BYTES:
    if (!has_limit(type, &limit) || (walk->open && limit > usual)) limit = usual;
    *size = fitting(walk, limit);
    return true;
  case CEL_OBJECT:
    *size = type->field_count ? type->field_count : USUAL_FIELDS;
    return true;
  case CEL_DYN:
  case CEL_OPAQUE:
  case CEL_PARAMETER:
    *size = usual;
    return true;
  default:
    *size = 1;
    return true;
  }
}

static bool find_assumed(void *data, const crd_string *path, size_t count, const cel_type *type, uint64_t *max) {
  assumed_sizes *sizes = data;
  count = expand_variable(sizes, &path, count);
  size_walk walk = {
      .sizes = sizes, .of_object = count && is_object_root(path[0]), .times = 1, .text = {.arena = sizes->arena}};
  const cel_type *found = count ? type_of_root(sizes, path[0]) : NULL;
  if (count) crd_text_add(&walk.text, path[0]);
  for (size_t i = 1; i < count; i++) take_step(&walk, &found, path[i]);
  return size_of_type(&walk, found ? found : type, max);
}

cost_sizes crdc_assumed_sizes(assumed_sizes *sizes) {
  return (cost_sizes){.find = find_assumed, .data = sizes, .counts_dyn = true};
}

/* ---- what an expression gives ---- */

static size_t path_with(const assumed_sizes *sizes, const cel_node *node, crd_string step, const crd_string **path) {
  size_t count = crdc_assumed_path(sizes, node, path);
  if (!count) return 0;
  crd_string *steps = crd_arena_alloc(sizes->arena, (count + 1) * sizeof *steps);
  memcpy(steps, *path, count * sizeof *steps);
  steps[count] = step;
  *path = steps;
  return expand_variable(sizes, path, count + 1);
}

static size_t path_of_call(const assumed_sizes *sizes, const cel_node *node, const crd_string **path) {
  if (node->target) /* x.orValue(y), x.filter(...) of libraries: of x */
    return is_call(node, "orValue") || is_call(node, "value") || is_call(node, "or")
               ? crdc_assumed_path(sizes, node->target, path)
               : 0;
  if (is_call(node, "_?_:_")) {
    size_t count = crdc_assumed_path(sizes, node->arguments[1], path);
    return count ? count : crdc_assumed_path(sizes, node->arguments[2], path);
  }
  if (is_call(node, "_+_")) {
    size_t count = crdc_assumed_path(sizes, node->arguments[0], path);
    return count ? count : crdc_assumed_path(sizes, node->arguments[1], path);
  }
  if (is_call(node, "_?._") && node->arguments[1]->kind == CEL_NODE_CONSTANT)
    return path_with(sizes, node->arguments[0], node->arguments[1]->constant.as.text, path);
  if (is_call(node, "_[_]") || is_call(node, "_[?_]")) {
    const cel_type *type = node->arguments[0]->type;
    bool list = type && type->kind == CEL_LIST;
    return path_with(sizes, node->arguments[0], list ? CRD_STRING("@items") : CRD_STRING("@values"), path);
  }
  return is_call(node, "dyn") ? crdc_assumed_path(sizes, node->arguments[0], path) : 0;
}

size_t crdc_assumed_path(const assumed_sizes *sizes, const cel_node *node, const crd_string **path) {
  switch (node->kind) {
  case CEL_NODE_IDENT:
    *path = &node->name;
    return 1;
  case CEL_NODE_SELECT:
    return node->test_only ? 0 : path_with(sizes, node->target, node->name, path);
  case CEL_NODE_CALL:
    return path_of_call(sizes, node, path);
  case CEL_NODE_COMPREHENSION: /* filter gives items of what it goes through */
    return is_word(node->macro, "filter") ? crdc_assumed_path(sizes, node->fold.range, path) : 0;
  default:
    return 0;
  }
}
