/* SPDX-License-Identifier: Apache-2.0 */
/* Defaults must be pruned, have valid metadata if they are resources, and be valid for their own schema (apiserver
 * schema/defaulting.ValidateDefaults). Each step only runs if the one before found no error. CEL rules on a default that is
 * valid so far are checked by compile/check_defaults.c. */
#include "base/memory.h"
#include "schema/check_parts.h"
#include "schema/tree/tables.h"

#include <crd/metadata.h>
#include <crd/walk.h>

/* The path from the nearest resource: a default inside that resource's metadata is wrapped in these. */
typedef struct around {
  const struct around *parent; /* NULL: the resource itself */
  crd_string name;             /* of a property; empty for an item of a list */
} around;

static void check_default(const checker *checker, const crd_path *path, schema *node, const around *around,
                          bool inside_metadata);

/* An error list for a step, with the checker's version of messages. */
static crd_errors errors_of(const checker *checker, crd_arena *arena) {
  crd_errors errors = crd_errors_init(arena);
  errors.kubernetes_minor = checker->kubernetes_minor;
  return errors;
}

/* Whether equal errors of metadata are reported twice. */
static bool keeps_repeated(const crd_errors *errors) {
  return errors->kubernetes_minor && errors->kubernetes_minor < CRD_KUBERNETES_NEWEST;
}

/* Appends the errors of a step; errors without a place get the default's. */
static void append_placed(const checker *checker, crd_errors *errors, uint32_t place) {
  for (uint32_t i = 0; i < errors->count; i++) {
    crd_error error = errors->items[i];
    if (error.offset == CRD_NO_OFFSET) error.offset = place;
    error.stage = CRD_STAGE_SCHEMA;
    crd_errors_add(checker->errors, error);
  }
}

/* objectmeta.Coerce and objectmeta.Validate for the resources in a value. */
typedef struct resources {
  crd_arena *arena;
  crd_string prefix;
  crd_errors *errors;
  bool failed;     /* one could not be coerced */
  crd_error fatal; /* the error */
} resources;

static void visit_resources(resources *walk, const crd_path *path, const schema *node, crd_value *value, bool coerce) {
  if (!node || walk->failed) return;
  if (value->kind == CRD_LIST) {
    for (uint32_t i = 0; i < value->size; i++) {
      crd_path below = path_index(path, i);
      visit_resources(walk, &below, node->items, &value->as.items[i], coerce);
    }
    return;
  }
  if (value->kind != CRD_MAP) return;
  if (node->embedded_resource && !coerce)
    crd_embedded_validate_as(walk->errors, value, walk->prefix, path, keeps_repeated(walk->errors));
  for (uint32_t i = 0; i < value->size; i++) {
    crd_member *member = &value->as.members[i];
    crd_string name = crd_member_name(member);
    const property *property = crdc_schema_property(node, name);
    crd_path child = {.parent = path, .name = name, .kind = CRD_PATH_FIELD}, key = path_key(path, name);
    visit_resources(walk, property ? &child : &key, property ? property->schema : node->additional, &member->value, coerce);
  }
  if (node->embedded_resource && coerce && !walk->failed)
    walk->failed = !crd_embedded_coerce_told(walk->arena, value, walk->prefix, path, NULL, &walk->fatal);
}

/* Errors of the API server's validator have paths from the value, which become children of the default's path:
 * ".default.[0]". */
static void join_items(crd_arena *arena, crd_errors *errors, crd_string prefix) {
  for (uint32_t i = 0; i < errors->count; i++) {
    crd_string field = errors->items[i].field;
    if (field.size <= prefix.size || field.data[prefix.size] != '[') continue;
    errors->items[i].field = crd_arena_printf(arena, "%.*s.%.*s", (int)prefix.size, field.data,
                                              (int)(field.size - prefix.size), field.data + prefix.size);
  }
}

/* Checks the value against the schema; errors get paths below the default's. */
static void check_value(const checker *checker, schema *node, crd_value *value, crd_string prefix) {
  const crd_type *type = crdc_schema_table(checker->arena, node, TABLE_DEFAULTS);
  if (!type) return;
  crd_errors errors = errors_of(checker, checker->arena);
  crd_walk walk = {.arena = checker->arena, .errors = &errors, .mode = CRD_WALK_CHECK, .prefix = prefix};
  crd_walk_run(&walk, type, value, NULL);
  join_items(checker->arena, &errors, prefix);
  append_placed(checker, &errors, node->default_value->offset);
  if (!errors.count) node->sound_default = value;
}

/* Whether a value has no errors in the schema; the errors are dropped. */
static bool is_value_sound(const checker *checker, const schema *node, crd_value *value) {
  crd_errors errors = errors_of(checker, checker->passing);
  crd_walk walk = {.arena = checker->passing, .errors = &errors, .mode = CRD_WALK_CHECK};
  const crd_type *type = crdc_schema_table(checker->passing, node, TABLE_DEFAULTS);
  if (type) crd_walk_run(&walk, type, value, NULL);
  bool sound = type && !errors.count;
  crd_arena_reset(checker->passing);
  return sound;
}

/* The API server coerces the default in place, so messages that print the whole schema show the coerced one. */
static void show_coerced(crd_arena *arena, const schema *node, const crd_value *value) {
  crd_value *shown = crd_value_get(node->value, CRD_STRING("default"));
  if (!crd_value_equal(shown, value)) *shown = crd_value_copy(arena, value);
}

/* Checks a default outside metadata. */
static void check_plain(const checker *checker, const crd_path *path, schema *node, crd_value *value) {
  bool scalar = value->kind != CRD_MAP && value->kind != CRD_LIST; /* nothing to prune, and no resource */
  if (scalar && is_value_sound(checker, node, value)) {
    node->sound_default = value;
    return;
  }
  uint32_t place = node->default_value->offset;
  crd_path leaf = path_child(path, "default");
  crd_string prefix = crdc_vet_path(checker, &leaf);
  crd_value pruned = crd_value_copy(checker->arena, value);
  bool unknown = crdc_schema_prune(node, &pruned, node->embedded_resource) && !checker->ratchet.unpruned_defaults;
  crd_errors errors = errors_of(checker, checker->arena);
  resources walk = {.arena = checker->arena, .prefix = prefix, .errors = &errors};
  visit_resources(&walk, NULL, node, value, true);
  if (unknown) /* printed after coercion */
    crdc_vet_error(checker, CRD_ERROR_INVALID, &leaf, NULL, place, crd_bad_of(checker->arena, CRD_BAD_OF_MINOR, value),
                   VET(DEFAULT_UNKNOWN));
  if (walk.failed) {
    walk.fatal.stage = CRD_STAGE_SCHEMA;
    walk.fatal.offset = place;
    crd_errors_add(checker->errors, walk.fatal);
    return;
  }
  show_coerced(checker->arena, node, value);
  visit_resources(&walk, NULL, node, value, false);
  append_placed(checker, &errors, place);
  if (!errors.count) check_value(checker, node, value, prefix);
}

/* The smallest resource that contains `value` at the path `around` (SurroundingObjectFunc). */
static crd_value surround(crd_arena *arena, const around *around, crd_value value) {
  for (; around->parent; around = around->parent) {
    crd_value outer;
    if (around->name.data) {
      outer = crd_value_make_map(arena, 3);
      crd_value_set(arena, &outer, around->name, value);
    } else {
      outer = crd_value_make_list(arena, 1);
      crd_value_append(arena, &outer, value);
    }
    value = outer;
  }
  const struct {
    crd_string name, text;
  } type_meta[] = {{CRD_STRING_INIT("apiVersion"), CRD_STRING_INIT("validation/v1")},
                   {CRD_STRING_INIT("kind"), CRD_STRING_INIT("Validation")}};
  for (size_t i = 0; i < 2; i++)
    if (value.kind == CRD_MAP && !crd_value_get(&value, type_meta[i].name))
      crd_value_set(arena, &value, type_meta[i].name, crd_value_make_string(type_meta[i].text));
  return value;
}

/* field.ErrorList.ToAggregate: one text, or several in brackets; equal ones once. */
static crd_string aggregate(crd_arena *arena, const crd_errors *errors) {
  crd_text text = {.arena = arena};
  if (errors->count == 1) return crd_error_message(arena, &errors->items[0]);
  crd_text_add_char(&text, '[');
  for (uint32_t i = 0; i < errors->count; i++) {
    if (i) crd_text_add(&text, CRD_STRING(", "));
    crd_text_add(&text, crd_error_message(arena, &errors->items[i]));
  }
  crd_text_add_char(&text, ']');
  return crd_text_string(&text);
}

/* Checks a default in apiVersion, kind or metadata: the resource around it must have valid metadata. */
static void check_inside_metadata(const checker *checker, const crd_path *path, schema *node, const around *around,
                                  crd_value *value) {
  crd_arena *arena = checker->arena;
  crd_path leaf = path_child(path, "default");
  crd_value object = surround(arena, around, crd_value_copy(arena, value));
  crd_errors errors = errors_of(checker, arena);
  crd_string text = {NULL, 0};
  crd_error fatal;
  if (crd_embedded_coerce_told(arena, &object, (crd_string){"", 0}, NULL, NULL, &fatal)) {
    crd_embedded_validate_as(&errors, &object, (crd_string){"", 0}, NULL, keeps_repeated(&errors));
    if (errors.count) text = aggregate(arena, &errors);
  } else {
    fatal.minor = (uint8_t)checker->kubernetes_minor;
    text = crd_error_message(arena, &fatal);
  }
  crd_value why = crd_value_make_string(text);
  if (text.size)
    crdc_vet_error_with(checker, CRD_ERROR_INVALID, &leaf, NULL, node->default_value->offset,
                        crd_bad_of(arena, CRD_BAD_OF_MINOR, value), VET(DEFAULT_METADATA), &why, 1);
  else
    check_value(checker, node, value, crdc_vet_path(checker, &leaf));
}

/* Visits properties and items, but not additionalProperties, as in the API server. */
static void check_below(const checker *checker, const crd_path *path, const schema *node, const around *outer,
                        bool inside_metadata, bool resource) {
  if (node->items) {
    around item = {.parent = outer};
    crd_path below = path_child(path, "items");
    check_default(checker, &below, node->items, &item, inside_metadata);
  }
  crd_path properties = path_child(path, "properties");
  for (size_t i = 0; i < node->property_count; i++) {
    const property *property = &node->properties[i];
    around field = {.parent = outer, .name = property->name};
    crd_path below = path_key(&properties, property->name);
    check_default(checker, &below, property->schema, &field,
                  inside_metadata || (resource && crdc_vet_is_meta_name(property->name)));
  }
}

static void check_default(const checker *checker, const crd_path *path, schema *node, const around *outer,
                          bool inside_metadata) {
  static const around resource = {0};
  const uint32_t before = checker->errors->count;
  if (schema_passed(node, WALK_DEFAULTS)) return;
  if (node->embedded_resource) {
    inside_metadata = false;
    outer = &resource;
  }
  if (node->default_value) {
    crd_value *value = crd_arena_alloc(checker->arena, sizeof *value);
    *value = crd_value_copy(checker->arena, node->default_value);
    if (inside_metadata)
      check_inside_metadata(checker, path, node, outer, value);
    else
      check_plain(checker, path, node, value);
  }
  check_below(checker, path, node, outer, inside_metadata, node->embedded_resource);
  if (checker->errors->count == before) schema_pass(node, WALK_DEFAULTS);
}

bool crdc_vet_defaults(const checker *outer, schema *root) {
  static const around resource = {0};
  uint32_t before = outer->errors->count;
  checker checker = *outer;
  checker.passing = memory_arena(NULL);
  /* The root counts as a resource. Most CRDs cannot have a default there, but it is checked all the same. */
  schema object = *root;
  object.embedded_resource = true;
  check_default(&checker, NULL, &object, &resource, false);
  root->sound_default = object.sound_default;
  crd_arena_destroy(checker.passing);
  return outer->errors->count == before;
}
