/* SPDX-License-Identifier: Apache-2.0 */
/* Checks the fieldPath of rules, errors and includes of rule sets against the schema: the field that an error names must
 * exist. Steps are .name (the first one may lack its dot), [index] and [key]; where a schema is open any step is accepted.
 * The same for the path of a mutation, which is a JSON pointer. */
#include "../../../runtime/value/joined.h"
#include "schema/markers/rule_set.h"

#include "../../../runtime/base/nearest_name.h"
#include "schema/tree/vet.h"
#include "types_metadata.h"

/* Fields of ObjectMeta, which a CRD's schema does not declare. */
#define FIELD_NAME(struct, kind, member, json, ...) json,
static const char *const metadata_fields[] = {CORE_ROWS_object_meta(FIELD_NAME, object_meta)};
static const char *const object_fields[] = {"apiVersion", "kind", "metadata"};

#define COUNT(list) (sizeof(list) / sizeof *(list))

/* The current position in a path. */
typedef struct path_walk {
  crd_arena *arena;
  crd_string path;
  const schema *node; /* NULL: the schema is open here */
  bool object;        /* the root of an object, which always has apiVersion, kind and metadata */
  bool metadata;      /* the metadata of an object */
  bool pointer;       /* the path is a JSON pointer */
  size_t at;
  crd_string error;
} path_walk;

static bool fail_walk(path_walk *walk, size_t at, const char *what, crd_string name) {
  walk->at = at;
  if (walk->pointer)
    return crd_refused(&walk->error, crd_arena_printf(walk->arena, "path: self%.*s %s%.*s", (int)at, walk->path.data, what,
                                                      CRD_PRINT(name)));
  return crd_refused(&walk->error, crd_arena_printf(walk->arena, "fieldPath: self%s%.*s %s%.*s",
                                                    at && walk->path.data[0] != '.' && walk->path.data[0] != '[' ? "." : "",
                                                    (int)at, walk->path.data, what, CRD_PRINT(name)));
}

static bool is_listed_name(crd_string name, const char *const *names, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (crd_string_equal(name, crd_string_of(names[i]))) return true;
  return false;
}

static bool say_no_field(path_walk *walk, size_t at, crd_string name) {
  const schema *node = walk->node;
  const char **names = crd_arena_alloc(walk->arena, (node->property_count + COUNT(metadata_fields)) * sizeof *names);
  size_t count = 0;
  for (size_t i = 0; i < node->property_count; i++)
    names[count++] = crd_arena_copy(walk->arena, node->properties[i].name).data;
  for (size_t i = 0; walk->object && i < COUNT(object_fields); i++) names[count++] = object_fields[i];
  for (size_t i = 0; walk->metadata && i < COUNT(metadata_fields); i++) names[count++] = metadata_fields[i];
  const char *near = crd_nearest_name(name, names, count);
  crd_string quoted = crd_arena_printf(walk->arena, "\"%.*s\"%s%s%s", CRD_PRINT(name), near ? "; did you mean \"" : "",
                                       near ? near : "", near ? "\"?" : "");
  return fail_walk(walk, at, "has no field ", quoted);
}

/* Steps to a field, or to a value of a map. */
static bool step_to_name(path_walk *walk, size_t from, crd_string name) {
  const schema *node = walk->node;
  if (!node) return true;
  bool object = walk->object, metadata = walk->metadata;
  walk->object = walk->metadata = false;
  const property *property = crdc_schema_property(node, name);
  bool listed = (metadata && is_listed_name(name, metadata_fields, COUNT(metadata_fields))) ||
                (object && is_listed_name(name, object_fields, COUNT(object_fields)));
  if (object && crd_string_equal(name, CRD_STRING("metadata"))) {
    static const schema nothing_said = {.type = CRD_STRING_INIT("object")};
    walk->metadata = true;
    walk->node = property ? property->schema : &nothing_said;
  } else if (property || listed) {
    walk->node = property ? property->schema : NULL;
    walk->object = property && property->schema->embedded_resource;
  } else if (node->additional_allowed == YES) {
    walk->node = node->additional;
  } else if (node->preserve_unknown == YES || (!node->type.size && !node->property_count && !metadata)) {
    walk->node = NULL;
  } else if (node->type.size && !crdc_text_is(node->type, "object")) {
    return fail_walk(walk, from, "has no fields: it is of type ", node->type);
  } else {
    walk->object = object;
    walk->metadata = metadata;
    return say_no_field(walk, from, name);
  }
  return true;
}

static bool is_list_index(crd_string text) {
  for (size_t i = 0; i < text.size; i++)
    if (text.data[i] < '0' || text.data[i] > '9') return false;
  return text.size > 0;
}

static bool step_into(path_walk *walk, size_t from, crd_string key) {
  const schema *node = walk->node;
  if (!node) return true;
  if (!crdc_text_is(node->type, "array")) {
    bool quoted = key.size >= 2 && (key.data[0] == '\'' || key.data[0] == '"') && key.data[key.size - 1] == key.data[0];
    return step_to_name(walk, from, quoted ? (crd_string){key.data + 1, key.size - 2} : key);
  }
  if (!is_list_index(key)) return fail_walk(walk, from, "is a list, and this is no index: ", key);
  walk->object = node->items && node->items->embedded_resource;
  walk->metadata = false;
  walk->node = node->items;
  return true;
}

crd_error_type crdc_rule_reason(crd_string reason) {
  static const struct {
    const char *word;
    crd_error_type type;
  } reasons[] = {{"FieldValueForbidden", CRD_ERROR_FORBIDDEN},
                 {"FieldValueRequired", CRD_ERROR_REQUIRED},
                 {"FieldValueDuplicate", CRD_ERROR_DUPLICATE}};
  for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++)
    if (crd_string_equal(reason, crd_string_of(reasons[i].word))) return reasons[i].type;
  return CRD_ERROR_INVALID;
}

bool crdc_rule_path_check(crd_arena *arena, const schema *node, bool root, crd_string path, size_t *at, crd_string *error) {
  path_walk walk = {.arena = arena, .path = path, .node = node, .object = root || node->embedded_resource};
  bool good = true;
  for (size_t i = 0; good && i < path.size;) {
    size_t from = i, end;
    if (path.data[i] == '[') {
      for (end = ++i; end < path.size && path.data[end] != ']';) end++;
      good = end < path.size ? step_into(&walk, from, (crd_string){path.data + i, end - i})
                             : fail_walk(&walk, from, "is followed by a '[' without ']'", CRD_STRING(""));
      i = end + 1;
      continue;
    }
    if (path.data[i] == '.') i++;
    for (end = i; end < path.size && path.data[end] != '.' && path.data[end] != '[';) end++;
    good = end > i ? step_to_name(&walk, from, (crd_string){path.data + i, end - i})
                   : fail_walk(&walk, from, "is followed by a '.' without a name", CRD_STRING(""));
    i = end;
  }
  *at = walk.at;
  *error = walk.error;
  return good;
}

/* ---- JSON pointers ---- */

/* ~1 is a slash, ~0 a tilde; another use of a tilde is invalid. */
static bool decode_pointer_step(crd_arena *arena, crd_string step, crd_string *name) {
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < step.size; i++) {
    char c = step.data[i];
    if (c == '~') {
      char next = ++i < step.size ? step.data[i] : '\0';
      if (next != '0' && next != '1') return false;
      c = next == '0' ? '~' : '/';
    }
    crd_text_add_char(&text, c);
  }
  *name = crd_text_string(&text);
  return true;
}

static bool step_of_pointer(path_walk *walk, size_t from, crd_string step, bool last) {
  crd_string name;
  if (!decode_pointer_step(walk->arena, step, &name))
    return fail_walk(walk, from, "is followed by a ~ that is neither ~0 (a tilde) nor ~1 (a slash)", CRD_STRING(""));
  if (!walk->node || !crdc_text_is(walk->node->type, "array")) return step_to_name(walk, from, name);
  if (crd_string_equal(name, CRD_STRING("-"))) {
    if (!last) return fail_walk(walk, from, "is a list, and nothing stands below its end: ", name);
    name = CRD_STRING("0");
  }
  return step_into(walk, from, name);
}

bool crdc_mutation_path_check(crd_arena *arena, const schema *node, bool root, crd_string path, const schema **place,
                              size_t *at, crd_string *error) {
  path_walk walk = {.arena = arena, .path = path, .node = node, .object = root || node->embedded_resource, .pointer = true};
  bool good =
      !path.size || path.data[0] == '/' || fail_walk(&walk, 0, "needs a JSON pointer, which begins with a /, not ", path);
  for (size_t i = 0; good && i < path.size;) {
    size_t end = i + 1;
    while (end < path.size && path.data[end] != '/') end++;
    good = step_of_pointer(&walk, i, (crd_string){path.data + i + 1, end - i - 1}, end == path.size);
    i = end;
  }
  *place = walk.node;
  *at = walk.at;
  *error = walk.error;
  return good;
}
