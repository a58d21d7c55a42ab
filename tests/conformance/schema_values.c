/* SPDX-License-Identifier: Apache-2.0 */
/* Values against schemas: upstream's tables of pruning, coercing, nulls, defaults, list types, embedded resources,
 * validation and ratcheting, run through the engine over type tables made in memory (schema/tree/tables.h); rules over
 * compiled ones. The members of a row say what it checks. */
#include "cel_crds.h"
#include "schema/check_parts.h"
#include "schema/tree/tables.h"

#include <crd/json.h>
#include <crd/metadata.h>
#include <crd/request.h>
#include <crd/walk.h>
#include <stdlib.h>

/* A row under way. */
typedef struct table_case {
  suite *suite;
  const crd_value *row;
  schema *root; /* NULL: the row has none, and nothing happens to its value */
  crd_text got; /* what differs */
} table_case;

static crd_arena *arena_of(const table_case *at) {
  return at->suite->arena;
}

static schema *schema_of(crd_arena *arena, const crd_value *value) {
  if (!value || value->kind != CRD_MAP) return NULL;
  source *from = crd_arena_alloc(arena, sizeof *from);
  diagnostics *found = crd_arena_zalloc(arena, sizeof *found);
  *from = (source){.name = "case", .text = crd_json_encode(arena, value, CRD_JSON_COMPACT)};
  found->arena = arena;
  return crdc_schema_read(arena, from, crd_json_parse(arena, from->text, NULL, NULL), found);
}

/* Calls `visit` for the schema and all below it. */
static void each_schema(schema *node, void (*visit)(schema *, void *), void *data) {
  if (!node) return;
  visit(node, data);
  each_schema(node->items, visit, data);
  each_schema(node->additional, visit, data);
  for (size_t i = 0; i < node->property_count; i++) each_schema(node->properties[i].schema, visit, data);
}

static crd_value member_copy(const table_case *at, const char *name) {
  const crd_value *value = row_value(at->row, name);
  return value ? crd_value_copy(arena_of(at), value) : crd_value_make_null();
}

/* ---- comparing ---- */

static bool same_value(table_case *at, const crd_value *value, const crd_value *wanted) {
  if (crd_value_equal(value, wanted)) return true;
  crd_text_add(&at->got, crd_json_encode(arena_of(at), value, CRD_JSON_GO));
  return false;
}

static int by_path(const void *a, const void *b) {
  return crd_string_compare(((const crd_strict_error *)a)->path, ((const crd_strict_error *)b)->path);
}

/* Whether the paths, sorted, are those of the list; `skip` bytes of each are no part of it. */
static bool same_list(table_case *at, crd_strict_errors *unknown, const crd_value *wanted, size_t skip) {
  if (unknown->count) qsort(unknown->items, unknown->count, sizeof *unknown->items, by_path);
  bool good = unknown->count == row_count(wanted);
  for (uint32_t i = 0; i < unknown->count; i++) {
    crd_string text = crd_string_slice(unknown->items[i].path, skip, unknown->items[i].path.size);
    if (text.size && text.data[0] == '.') text = (crd_string){text.data + 1, text.size - 1};
    good = good && crd_value_is_string(&wanted->as.items[i], text);
    crd_text_printf(&at->got, " %.*s", (int)text.size, text.data);
  }
  return good;
}

static void tell_errors(table_case *at, const crd_errors *errors) {
  for (uint32_t i = 0; i < errors->count; i++) {
    crd_string message = crd_error_message(arena_of(at), &errors->items[i]);
    crd_text_printf(&at->got, "\n    %s %.*s", crd_error_type_reason((crd_error_type)errors->items[i].type).data,
                    (int)message.size, message.data);
  }
}

/* Whether `whole` is `field` below `root`. */
static bool is_below(crd_string whole, crd_string root, crd_string field) {
  if (!crd_string_has_prefix(whole, root)) return false;
  crd_string rest = {whole.data + root.size, whole.size - root.size};
  if (root.size && rest.size && rest.data[0] == '.') rest = (crd_string){rest.data + 1, rest.size - 1};
  return crd_string_equal(rest, field);
}

static bool fits(crd_arena *arena, const crd_error *error, const crd_value *wanted, crd_string root) {
  return crd_string_equal(row_text(wanted, "type"), crd_error_type_reason((crd_error_type)error->type)) &&
         is_below(row_text(wanted, "path"), root, error->field) &&
         text_contains(crd_error_message(arena, error), row_text(wanted, "contains"));
}

/* Errors by type, path (that of the row stands before it) and a part of the text, one to one. */
static bool same_errors(table_case *at, const crd_errors *errors) {
  const crd_value *wanted = row_value(row_value(at->row, "expect"), "errors");
  tell_errors(at, errors);
  if (!wanted || wanted->size != errors->count) return false;
  bool *used = crd_arena_zalloc(arena_of(at), errors->count + 1);
  for (uint32_t i = 0; i < wanted->size; i++) {
    uint32_t k = 0;
    while (k < errors->count &&
           (used[k] || !fits(arena_of(at), &errors->items[k], &wanted->as.items[i], row_text(at->row, "path"))))
      k++;
    if (k == errors->count) return false;
    used[k] = true;
  }
  return true;
}

static bool is_told(crd_arena *arena, const crd_errors *errors, crd_string text) {
  for (uint32_t i = 0; i < errors->count; i++)
    if (crd_string_equal(text, crd_error_message(arena, &errors->items[i]))) return true;
  return false;
}

/* The sets of distinct texts are equal. */
static bool same_texts(table_case *at, const crd_errors *errors, const crd_value *wanted) {
  tell_errors(at, errors);
  for (uint32_t k = 0; k < row_count(wanted); k++)
    if (!is_told(arena_of(at), errors, row_text(&wanted->as.items[k], "text"))) return false;
  for (uint32_t i = 0; i < errors->count; i++) {
    crd_string message = crd_error_message(arena_of(at), &errors->items[i]);
    bool found = false;
    for (uint32_t k = 0; k < row_count(wanted); k++)
      found = found || crd_string_equal(message, row_text(&wanted->as.items[k], "text"));
    if (!found) return false;
  }
  return true;
}

/* ---- shaping ---- */

static void shape(const table_case *at, crd_value *value, crd_strict_errors *unknown) {
  crd_walk walk = {.arena = arena_of(at), .mode = CRD_WALK_SHAPE, .unknown = unknown};
  if (at->root) crd_walk_run(&walk, crdc_schema_table(arena_of(at), at->root, TABLE_OBJECTS), value, NULL);
}

/* Takes out what is not told of a root that is no resource: coercing takes care of it. */
static void forget_meta(crd_strict_errors *unknown) {
  static const crd_string names[] = {CRD_STRING_INIT("v.apiVersion"), CRD_STRING_INIT("v.kind"),
                                     CRD_STRING_INIT("v.metadata")};
  uint32_t kept = 0;
  for (uint32_t i = 0; i < unknown->count; i++) {
    bool told = true;
    for (size_t k = 0; k < sizeof names / sizeof *names; k++)
      told = told && !crd_string_equal(unknown->items[i].path, names[k]);
    if (told) unknown->items[kept++] = unknown->items[i];
  }
  unknown->count = kept;
}

/* {json, is_root} with {json, pruned_paths}. The engine also removes nulls: so the value is compared with what the generator
 * prunes of defaults, and the paths are the engine's. What is no resource stands below a property of one. */
static bool run_prune(table_case *at) {
  crd_arena *arena = arena_of(at);
  const crd_value *expect = row_value(at->row, "expect");
  bool is_root = row_flag(at->row, "is_root");
  crd_value value = member_copy(at, "json"), whole = crd_value_copy(arena, &value);
  crd_strict_errors unknown = {.arena = arena};
  schema none = {.type = {NULL, 0}}, *root = at->root ? at->root : &none;
  property below = {.name = CRD_STRING("v"), .schema = root};
  schema above = {.type = CRD_STRING("object"), .properties = &below, .property_count = 1, .has_properties = true};
  table_case around = {.suite = at->suite, .row = at->row, .root = is_root ? root : &above};
  crdc_schema_prune(at->root, &value, is_root);
  if (!is_root) {
    crd_value object = crd_value_make_map(arena, 1);
    crd_value_set(arena, &object, below.name, whole);
    whole = object;
  }
  shape(&around, &whole, &unknown);
  if (!is_root) forget_meta(&unknown);
  return same_value(at, &value, row_value(expect, "json")) &&
         same_list(at, &unknown, row_value(expect, "pruned_paths"), is_root ? 0 : below.name.size);
}

static void keep_unknown(schema *node, void *data) {
  (void)data;
  node->preserve_unknown = YES;
}

static void find_default(schema *node, void *found) {
  if (node->default_value) *(bool *)found = true;
}

static bool holds_null(const crd_value *value) {
  if (value->kind == CRD_LIST)
    for (uint32_t i = 0; i < value->size; i++)
      if (holds_null(&value->as.items[i])) return true;
  if (value->kind == CRD_MAP)
    for (uint32_t i = 0; i < value->size; i++)
      if (holds_null(&value->as.members[i].value)) return true;
  return value->kind == CRD_NULL;
}

/* {json} with {json}: nulls and defaults, which the engine treats in one go. So both sides are shaped, and what is wanted
 * must stay as it is, unless it has nulls of which only the other half speaks, or lacks defaults of which it does not. */
static bool run_shape(table_case *at) {
  crd_arena *arena = arena_of(at);
  const crd_value *wanted = row_value(row_value(at->row, "expect"), "json");
  bool defaults = false;
  each_schema(at->root, keep_unknown, NULL);
  each_schema(at->root, find_default, &defaults);
  crd_value value = member_copy(at, "json"), settled = crd_value_copy(arena, wanted);
  shape(at, &value, NULL);
  shape(at, &settled, NULL);
  bool of_nulls = crd_string_equal(row_text(at->row, "test"), CRD_STRING("TestPruneNonNullableNullsWithoutDefaults"));
  bool fixed = of_nulls ? !defaults : !holds_null(wanted);
  return (!fixed || same_value(at, &settled, wanted)) && same_value(at, &value, &settled);
}

/* ---- embedded resources ---- */

static bool is_resource(const table_case *at) {
  return row_flag(at->row, "include_root") || (at->root && at->root->embedded_resource);
}

/* {json, include_root, drop_invalid_fields} with {json, unknown_fields} or {error}. */
static bool run_coerce(table_case *at) {
  crd_arena *arena = arena_of(at);
  const crd_value *expect = row_value(at->row, "expect");
  crd_value value = member_copy(at, "json");
  crd_strict_errors unknown = {.arena = arena};
  bool lenient = row_flag(at->row, "drop_invalid_fields");
  each_schema(at->root, keep_unknown, NULL);
  crd_string error = {NULL, 0}, none = {NULL, 0};
  if (is_resource(at) && lenient)
    crd_embedded_coerce_stored(arena, &value);
  else if (is_resource(at))
    crd_embedded_coerce(arena, &value, none, NULL, &unknown, &error);
  crd_walk walk = {.arena = arena, .mode = CRD_WALK_SHAPE, .stored = lenient, .unknown_embedded = &unknown};
  if (at->root && !error.size) {
    crd_walk_run(&walk, crdc_schema_table(arena, at->root, TABLE_OBJECTS), &value, NULL);
    error = walk.fatal;
  }
  crd_text_add(&at->got, error);
  if (error.size || row_flag(expect, "error")) return error.size && row_flag(expect, "error");
  return same_value(at, &value, row_value(expect, "json")) &&
         same_list(at, &unknown, row_value(expect, "unknown_fields"), 0);
}

/* {json, include_root} with {errors}. */
static bool run_embedded(table_case *at) {
  crd_value value = member_copy(at, "json");
  crd_errors errors = crd_errors_init(arena_of(at));
  crd_walk walk = {.arena = arena_of(at), .errors = &errors, .mode = CRD_WALK_EMBEDDED};
  if (is_resource(at)) crd_embedded_validate(&errors, &value, (crd_string){NULL, 0}, NULL);
  if (at->root) crd_walk_run(&walk, crdc_schema_table(arena_of(at), at->root, TABLE_OBJECTS), &value, NULL);
  return same_errors(at, &errors);
}

/* ---- checks ---- */

/* {obj, path} with {errors}: sets and keyed lists. */
static bool run_lists(table_case *at) {
  crd_value value = member_copy(at, "obj");
  crd_errors errors = crd_errors_init(arena_of(at));
  crd_walk walk = {.arena = arena_of(at), .errors = &errors, .mode = CRD_WALK_LISTS};
  if (at->root) crd_walk_run(&walk, crdc_schema_table(arena_of(at), at->root, TABLE_OBJECTS), &value, NULL);
  return same_errors(at, &errors);
}

static void check(const table_case *at, const crd_value *given, const crd_value *old, crd_errors *errors) {
  crd_value value = crd_value_copy(arena_of(at), given);
  crd_walk walk = {.arena = arena_of(at), .errors = errors, .mode = CRD_WALK_CHECK, .old = old};
  crd_walk_run(&walk, crdc_schema_table(arena_of(at), at->root, TABLE_OBJECTS), &value, NULL);
}

/* {obj, old_obj} with {valid}. */
static bool run_ratcheting(table_case *at) {
  crd_errors errors = crd_errors_init(arena_of(at));
  check(at, row_value(at->row, "obj"), row_value(at->row, "old_obj"), &errors);
  tell_errors(at, &errors);
  return row_flag(row_value(at->row, "expect"), "valid") == (errors.count == 0);
}

static void strip_format(schema *node, void *minor) {
  if (crdc_schema_format(node, *(unsigned *)minor) == CRD_FORMAT_NONE) node->format = (crd_string){NULL, 0};
}

/* {checks: [{obj, old_obj, expect}]}: the schema's checks, and its rules where `rules` is its compiled type. */
static void run_checks(table_case *at, const crd_type *rules) {
  const crd_value *checks = row_value(at->row, "checks");
  crd_arena *arena = arena_of(at);
  unsigned minor = crd_kubernetes_minor(crd_arena_copy(arena, row_text(at->row, "compat_version")).data);
  if (row_value(at->row, "compat_version")) {
    minor = minor ? minor + 1 : 1; /* formats are in force one minor after they are known */
    each_schema(at->root, strip_format, &minor);
  }
  for (uint32_t i = 0; i < row_count(checks); i++) {
    const crd_value *item = &checks->as.items[i], *expect = row_value(item, "expect"), *obj = row_value(item, "obj");
    crd_errors errors = crd_errors_init(arena), of_rules = crd_errors_init(arena);
    at->got = (crd_text){.arena = arena};
    check(at, obj, row_value(item, "old_obj"), &errors);
    crd_validate_options options = {.layers = CRD_LAYER_CRD};
    if (rules) crd_rules_run(arena, rules, obj, NULL, row_value(item, "old_obj"), NULL, &options, &of_rules);
    for (uint32_t k = 0; k < of_rules.count; k++) crd_errors_add(&errors, of_rules.items[k]);
    bool good = same_texts(at, &errors, row_value(expect, "errors")) && (row_flag(expect, "valid") == (errors.count == 0));
    crd_string id = crd_arena_printf(arena, "%.*s#%u", (int)row_text(at->row, "id").size, row_text(at->row, "id").data, i);
    suite_case(at->suite, id, (crd_string){NULL, 0}, good, row_print(arena, item), crd_text_string(&at->got));
  }
}

/* ---- files ---- */

typedef struct search {
  crd_arena *arena;
  bool rules, bad_pattern;
} search;

static void look(schema *node, void *data) {
  search *found = data;
  crd_string error;
  found->rules = found->rules || node->rule_count > 0;
  found->bad_pattern = found->bad_pattern ||
                       (limits_of(node)->has_pattern && !crd_regex_check(found->arena, limits_of(node)->pattern, &error));
}

static bool run_row(table_case *at) {
  const crd_value *row = at->row, *expect = row_value(row, "expect");
  if (row_value(expect, "pruned_paths")) return run_prune(at);
  if (row_value(row, "drop_invalid_fields")) return run_coerce(at);
  if (row_value(row, "include_root")) return run_embedded(at);
  if (row_value(row, "path")) return run_lists(at);
  return row_value(row, "old_obj") ? run_ratcheting(at) : run_shape(at);
}

static void settle_row(table_case *at) {
  bool good = run_row(at);
  suite_case(at->suite, row_text(at->row, "id"), (crd_string){NULL, 0}, good,
             row_print(arena_of(at), row_value(at->row, "expect")), crd_text_string(&at->got));
}

static bool run_file(const char *file) {
  suite suite = suite_open(file);
  crds crds = crds_open(suite.arena);
  settle_floats((crd_value *)(uintptr_t)suite.cases);
  search *found = crd_arena_zalloc(suite.arena, (suite.cases->size + 1) * sizeof *found);
  schema **roots = crd_arena_zalloc(suite.arena, (suite.cases->size + 1) * sizeof *roots);
  bool any = false, good = true;
  for (uint32_t i = 0; i < suite.cases->size; i++) {
    const crd_value *row = &suite.cases->as.items[i];
    roots[i] = schema_of(suite.arena, row_value(row, "schema"));
    found[i].arena = suite.arena;
    each_schema(roots[i], look, &found[i]);
    if (found[i].rules) any |= crds_add(&crds, row_value(row, "schema"), NULL, true, i, row_text(row, "id"));
  }
  if (any) good = crds_load(&crds);
  for (uint32_t i = 0; good && i < suite.cases->size; i++) {
    const crd_value *row = &suite.cases->as.items[i];
    table_case at = {.suite = &suite, .row = row, .root = roots[i], .got = {.arena = suite.arena}};
    crd_string id = row_text(row, "id");
    if (row_value(row, "table"))
      suite_elsewhere(&suite, id, "a table of formats of the test's own");
    else if (found[i].bad_pattern)
      suite_elsewhere(&suite, id, "a pattern that does not compile: no CRD may have it");
    else if (row_value(row, "checks"))
      run_checks(&at, found[i].rules ? crds_type(&crds, i, true) : NULL);
    else
      settle_row(&at);
  }
  crds_close(&crds);
  return suite_close(&suite) && good;
}

int main(int argc, char **argv) {
  static const char *const files[] = {"apiext-schema/TestPrune",
                                      "apiext-schema/TestCoerce",
                                      "apiext-schema/TestDefault",
                                      "apiext-schema/TestPruneNonNullableNullsWithoutDefaults",
                                      "apiext-schema/TestValidateListSetsAndMaps",
                                      "apiext-schema/TestValidateEmbedded",
                                      "apiext-schema/TestValidateCustomResource",
                                      "apiext-schema/TestSupportedFormats",
                                      "apiext-schema/ratcheting",
                                      NULL};
  return suites_run(argc, argv, files, run_file);
}
