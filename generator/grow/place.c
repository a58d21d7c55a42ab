/* SPDX-License-Identifier: Apache-2.0 */
/* Places in schemas and in objects. */
#include "grow_parts.h"

static const schema *node_of_step(const schema *node, const grow_step *step) {
  if (step->kind == GROW_ITEM) return node->items;
  if (step->kind == GROW_ENTRY) return node->additional;
  const property *property = crdc_schema_property(node, step->name);
  return property ? property->schema : NULL;
}

const schema *crdc_grow_node(const schema *root, grow_path path) {
  for (size_t i = 0; root && i < path.count; i++) root = node_of_step(root, &path.steps[i]);
  return root;
}

grow_path crdc_grow_path_add(crd_arena *arena, grow_path path, grow_step step) {
  return crdc_grow_path_join(arena, path, (grow_path){&step, 1});
}

grow_path crdc_grow_path_join(crd_arena *arena, grow_path path, grow_path rest) {
  grow_step *steps = crd_arena_alloc(arena, (path.count + rest.count + 1) * sizeof *steps);
  if (path.count) memcpy(steps, path.steps, path.count * sizeof *steps);
  if (rest.count) memcpy(steps + path.count, rest.steps, rest.count * sizeof *steps);
  return (grow_path){steps, path.count + rest.count};
}

crd_string crdc_grow_path_text(crd_arena *arena, grow_path path) {
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < path.count; i++) {
    const grow_step *step = &path.steps[i];
    if (step->kind == GROW_FIELD)
      crd_text_printf(&text, ".%.*s", CRD_PRINT(step->name));
    else
      crd_text_add(&text, crd_string_of(step->kind == GROW_ITEM ? "[]" : "[*]"));
  }
  return crd_text_string(&text);
}

static bool walk_below(crd_arena *arena, grow_path path, const schema *node, grow_visit *visit, void *context) {
  if (!node) return true;
  if (!visit(context, path, node)) return false;
  for (uint32_t i = 0; i < node->property_count; i++) {
    const grow_step step = {GROW_FIELD, node->properties[i].name};
    if (!walk_below(arena, crdc_grow_path_add(arena, path, step), node->properties[i].schema, visit, context)) return false;
  }
  if (node->items &&
      !walk_below(arena, crdc_grow_path_add(arena, path, (grow_step){.kind = GROW_ITEM}), node->items, visit, context))
    return false;
  return !node->additional || walk_below(arena, crdc_grow_path_add(arena, path, (grow_step){.kind = GROW_ENTRY}),
                                         node->additional, visit, context);
}

bool crdc_grow_walk(crd_arena *arena, const schema *root, grow_visit *visit, void *context) {
  return walk_below(arena, (grow_path){NULL, 0}, root, visit, context);
}

bool crdc_grow_path_leads(grow_path path, grow_path to) {
  if (path.count > to.count) return false;
  for (size_t i = 0; i < path.count; i++)
    if (path.steps[i].kind != to.steps[i].kind ||
        (path.steps[i].kind == GROW_FIELD && !crd_string_equal(path.steps[i].name, to.steps[i].name)))
      return false;
  return true;
}

bool crdc_grow_path_in_status(const grower *g, grow_path path) {
  return g->subject.kind->has_status && path.count && crd_string_equal(path.steps[0].name, CRD_STRING("status"));
}

/* ---- fields of errors ---- */

static size_t name_end(crd_string field, size_t at) {
  while (at < field.size && field.data[at] != '.' && field.data[at] != '[') at++;
  return at;
}

/* The next step of an error's field, a temporary; false if the schema has none. */
static bool step_of_field(crd_arena *arena, const schema *node, crd_string field, size_t *at, grow_step *step) {
  bool bracket = field.data[*at] == '[';
  size_t from = *at + (bracket || field.data[*at] == '.');
  size_t end = bracket ? from : name_end(field, from);
  while (bracket && end < field.size && field.data[end] != ']') end++;
  *at = bracket && end < field.size ? end + 1 : end;
  crd_string name = crd_string_slice(field, from, end);
  if (bracket && node->items) {
    *step = (grow_step){.kind = GROW_ITEM};
    return true;
  }
  if (node->additional) {
    *step = (grow_step){.kind = GROW_ENTRY, .name = crd_arena_copy(arena, name)};
    return true;
  }
  const property *property = crdc_schema_property(node, name);
  if (property) *step = (grow_step){.kind = GROW_FIELD, .name = property->name};
  return property != NULL;
}

grow_path crdc_grow_path_of_field(crd_arena *arena, const schema *root, crd_string field) {
  grow_path path = {NULL, 0};
  const schema *node = root;
  for (size_t at = 0; node && at < field.size;) {
    grow_step step;
    if (!step_of_field(arena, node, field, &at, &step)) break;
    node = node_of_step(node, &step);
    path = crdc_grow_path_add(arena, path, step);
  }
  return path;
}

/* ---- values of objects ---- */

static crd_value *make_of_step(grower *g, crd_value *value, const schema *below, const grow_step *step) {
  if (!below) return NULL;
  crd_value made = crdc_grow_value(g, below, GROW_LEAST, step->kind == GROW_FIELD ? step->name : CRD_STRING("item"));
  if (step->kind == GROW_ITEM) return crd_value_append(g->work, value, made);
  crd_string key = step->kind == GROW_FIELD || step->name.size ? step->name : CRD_STRING("key");
  return crd_value_set(g->work, value, key, made);
}

static crd_value *find_of_step(grower *g, crd_value *value, const schema *node, const grow_step *step, bool makes) {
  bool list = step->kind == GROW_ITEM;
  if (makes && value->kind != (list ? CRD_LIST : CRD_MAP))
    *value = list ? crd_value_make_list(g->work, 1) : crd_value_make_map(g->work, 1);
  if (value->kind != (list ? CRD_LIST : CRD_MAP)) return NULL;
  crd_value *found = NULL;
  if (list && value->size)
    found = &value->as.items[crdc_grow_choice(g, value->size)];
  else if (!list && step->name.size)
    found = crd_value_get(value, step->name);
  if (!found && step->kind == GROW_ENTRY && value->size) found = &value->as.members[crdc_grow_choice(g, value->size)].value;
  return found || !makes ? found : make_of_step(g, value, node_of_step(node, step), step);
}

crd_value *crdc_grow_find(grower *g, crd_value *object, grow_path path, bool makes) {
  const schema *node = g->root;
  for (size_t i = 0; object && i < path.count; i++) {
    object = find_of_step(g, object, node, &path.steps[i], makes);
    node = node_of_step(node, &path.steps[i]);
    if (!node) return NULL;
  }
  return object;
}

bool crdc_grow_take_away(grower *g, crd_value *object, grow_path path) {
  if (!path.count) return false;
  const grow_step *last = &path.steps[path.count - 1];
  crd_value *above = crdc_grow_find(g, object, (grow_path){path.steps, path.count - 1}, false);
  if (!above || !above->size) return false;
  if (last->kind == GROW_FIELD) return above->kind == CRD_MAP && crd_value_remove(above, last->name);
  uint32_t index = crdc_grow_choice(g, above->size);
  if (above->kind == CRD_MAP) return crd_value_remove(above, crd_member_name(&above->as.members[index]));
  if (above->kind != CRD_LIST) return false;
  memmove(above->as.items + index, above->as.items + index + 1, (above->size - index - 1) * sizeof *above->as.items);
  above->size--;
  return true;
}

crd_value crdc_grow_with(grower *g, const crd_value *object, grow_path path, const crd_value *value) {
  crd_value copy = crdc_grow_copy(g, object);
  if (!value) {
    crdc_grow_take_away(g, &copy, path);
    return copy;
  }
  crd_value *at = crdc_grow_find(g, &copy, path, true);
  if (at) *at = crdc_grow_copy(g, value);
  return copy;
}
