/* SPDX-License-Identifier: Apache-2.0 */
/* Defaults of built-in kinds are code. So an object that is empty except for the path to a struct is defaulted, and the
 * struct's fields then are its defaults. A default that depends on another field is not reported. */
#include "field_facts.h"
#include "../runtime/gotypes/field_life.h"
#include "kind_facts.h"
#include <crd/core.h>
#include <crd/layers.h>
#include <stdlib.h>

static void put_text(crd_arena *arena, crd_value *facts, const char *name, crd_string text) {
  if (text.size) crd_value_set_text(arena, facts, name, text);
}

static void put_truth(crd_arena *arena, crd_value *facts, const char *name, bool value) {
  if (value) crd_value_set(arena, facts, crd_string_of(name), crd_value_make_bool(true));
}

static void put_text_list(crd_arena *arena, crd_value *facts, const char *name, const crd_string *texts, size_t count) {
  if (!count) return;
  crd_value *list = crd_value_set(arena, facts, crd_string_of(name), crd_value_make_list(arena, count));
  for (size_t i = 0; i < count; i++) crd_value_append(arena, list, crd_value_make_string(texts[i]));
}

/* ---- structs and their fields ---- */

static bool is_go_collection(core_view view) {
  const core_form form = crd_core_view_form(view);
  return form == CORE_FORM_LIST || form == CORE_FORM_MAP;
}

/* Enters a list or a map of a CRD; false if it is neither. */
static bool enter_type(fact_node *node) {
  const crd_type *inner = node->type->items ? node->type->items : node->type->additional;
  if (!inner) return false;
  node->schema = node->schema ? crd_value_get(node->schema,
                                              node->type->items ? CRD_STRING("items") : CRD_STRING("additionalProperties"))
                              : NULL;
  node->type = inner;
  return true;
}

fact_node crdc_fact_struct(fact_node node) {
  while (!node.type && is_go_collection(node.view)) node.view = crd_core_view_inner(node.view);
  while (node.type && enter_type(&node)) {
  }
  return node;
}

static size_t count_go_fields(const core_type *type) {
  size_t count = 0;
  for (size_t i = 0; i < type->field_count; i++)
    count += type->fields[i].kind == CORE_INLINE ? count_go_fields(type->fields[i].type) : 1;
  return count;
}

static void list_go_fields(const fact_kind *kind, core_view holder, const fact_step *outer, fact_step *fields,
                           size_t *count) {
  for (size_t i = 0; i < holder.type->field_count; i++) {
    const core_field *field = &holder.type->fields[i];
    if (field->kind == CORE_INLINE)
      list_go_fields(kind, (core_view){.type = field->type, .unmerged = holder.unmerged}, outer, fields, count);
    else if (field->name.size && crd_core_has_field(kind->minor, holder.type, field))
      fields[(*count)++] = (fact_step){.outer = outer,
                                       .name = field->name,
                                       .required = core_field_is_required(field),
                                       .node = {.view = crd_core_view_of_field(holder, field), .owner = holder.type}};
  }
}

static bool is_required(const crd_type *holder, crd_string name) {
  for (uint32_t i = 0; holder->checks && i < holder->checks->required_count; i++)
    if (crd_string_equal(holder->checks->required[i], name)) return true;
  return false;
}

static void list_type_fields(fact_node holder, const fact_step *outer, fact_step *fields) {
  const crd_value *schemas = holder.schema ? crd_value_get(holder.schema, CRD_STRING("properties")) : NULL;
  for (size_t i = 0; i < holder.type->fields->count; i++) {
    const crd_field *field = &holder.type->fields->items[i];
    fields[i] = (fact_step){.outer = outer,
                            .name = field->name,
                            .required = is_required(holder.type, field->name),
                            .node = {.type = field->type, .schema = schemas ? crd_value_get(schemas, field->name) : NULL}};
  }
}

static int compare_steps(const void *a, const void *b) {
  return crd_string_compare(((const fact_step *)a)->name, ((const fact_step *)b)->name);
}

size_t crdc_fact_fields(const fact_kind *kind, fact_node holder, const fact_step *outer, fact_step **fields) {
  const bool go = !holder.type && crd_core_view_form(holder.view) == CORE_FORM_STRUCT;
  size_t count = 0;
  if (!go && !(holder.type && holder.type->fields)) return 0;
  *fields =
      crd_arena_alloc(kind->arena, (go ? count_go_fields(holder.view.type) : holder.type->fields->count) * sizeof **fields);
  if (go)
    list_go_fields(kind, holder.view, outer, *fields, &count);
  else
    list_type_fields(holder, outer, *fields), count = holder.type->fields->count;
  qsort(*fields, count, sizeof **fields, compare_steps);
  return count;
}

/* ---- types ---- */

static const char *behind_last_dot(const char *name) {
  const char *dot = name ? strrchr(name, '.') : NULL;
  return dot ? dot + 1 : name ? name : "Object";
}

static const char *go_type_word(core_view view) {
  static const char *const words[] = {[CORE_FORM_BOOL] = "boolean",
                                      [CORE_FORM_INT] = "integer",
                                      [CORE_FORM_STRING] = "string",
                                      [CORE_FORM_BYTES] = "string",
                                      [CORE_FORM_QUANTITY] = "Quantity",
                                      [CORE_FORM_TIME] = "string",
                                      [CORE_FORM_INT_OR_STRING] = "IntOrString"};
  const core_form form = crd_core_view_form(view);
  if (form == CORE_FORM_STRUCT) return view.type->go;
  return form == CORE_FORM_RAW ? behind_last_dot(view.field->go) : words[form];
}

void crdc_fact_type(crd_text *text, fact_node node) {
  const crd_type *type = node.type;
  while (!type && is_go_collection(node.view)) {
    crd_text_add(text, crd_core_view_form(node.view) == CORE_FORM_LIST ? CRD_STRING("[]") : CRD_STRING("map[string]"));
    node.view = crd_core_view_inner(node.view);
  }
  for (; type && (type->items || type->additional); type = type->items ? type->items : type->additional)
    crd_text_add(text, type->items ? CRD_STRING("[]") : CRD_STRING("map[string]"));
  const char *word = !type                                  ? go_type_word(node.view)
                     : type->flags & CRD_TYPE_INT_OR_STRING ? "IntOrString"
                                                            : type->cel_type_name;
  crd_text_add(text, !*word || strcmp(word, "object") == 0 ? CRD_STRING("Object") : crd_string_of(word));
}

/* ---- defaults of built-in kinds ---- */

/* Wraps a value in the lists and maps of a field. */
static crd_value wrap_value(crd_arena *arena, core_view view, crd_value inner) {
  if (!is_go_collection(view)) return inner;
  crd_value value = wrap_value(arena, crd_core_view_inner(view), inner), around;
  if (crd_core_view_form(view) == CORE_FORM_LIST) {
    around = crd_value_make_list(arena, 1);
    crd_value_append(arena, &around, value);
  } else {
    around = crd_value_make_map(arena, 1);
    crd_value_set(arena, &around, CRD_STRING("x"), value);
  }
  return around;
}

static const crd_value *unwrap_value(const crd_value *value) {
  while (value && value->kind == CRD_LIST) value = value->size ? &value->as.items[0] : NULL;
  return value;
}

/* The struct of a step in a defaulted object. */
static const crd_value *value_at(const crd_value *object, const fact_step *step) {
  if (!step) return object;
  const crd_value *outer = value_at(object, step->outer);
  const crd_value *value = outer ? unwrap_value(crd_value_get(outer, step->name)) : NULL;
  if (value && crd_core_view_form(step->node.view) == CORE_FORM_MAP) value = crd_value_get(value, CRD_STRING("x"));
  return value && value->kind == CRD_MAP ? value : NULL;
}

static const crd_value *defaults_of(const fact_kind *kind, const fact_step *step, crd_value inner) {
  const size_t slash = (size_t)(strrchr(kind->endpoint.data, '/') - kind->endpoint.data);
  for (const fact_step *at = step; at; at = at->outer) {
    crd_value around = crd_value_make_map(kind->arena, 3);
    crd_value_set(kind->arena, &around, at->name, wrap_value(kind->arena, at->node.view, inner));
    inner = around;
  }
  crd_value_set_text(kind->arena, &inner, "apiVersion", crd_string_slice(kind->endpoint, 0, slash));
  crd_value_set_text(kind->arena, &inner, "kind", crd_string_slice(kind->endpoint, slash + 1, kind->endpoint.size));
  crd_value *object = crd_builtin_default(kind->arena, kind->endpoint, &inner, kind->minor);
  if (object) crd_value_remove(object, CRD_STRING("apiVersion")), crd_value_remove(object, CRD_STRING("kind"));
  return object ? value_at(object, step) : NULL;
}

/* Defaults the struct empty, and again with a text in each field without a default, because some defaults depend on those
 * fields. */
const crd_value *crdc_fact_defaults(const fact_kind *kind, const fact_step *step) {
  crd_arena *arena = kind->arena;
  const fact_node holder = step ? crdc_fact_struct(step->node) : kind->root;
  fact_step *fields;
  if (holder.type) return NULL;
  const crd_value *got = defaults_of(kind, step, crd_value_make_map(arena, 1));
  const size_t count = got ? crdc_fact_fields(kind, holder, step, &fields) : 0;
  crd_value texts = crd_value_make_map(arena, count), *same = crd_arena_alloc(arena, sizeof *same);
  *same = crd_value_make_map(arena, count);
  for (size_t i = 0; i < count; i++)
    if (crd_core_view_form(fields[i].node.view) == CORE_FORM_STRING &&
        !crd_value_text(crd_value_get(got, fields[i].name)).size)
      crd_value_set(arena, &texts, fields[i].name, crd_value_make_string(CRD_STRING("x")));
  const crd_value *again = count && step ? defaults_of(kind, step, texts) : got;
  for (size_t i = 0; again && i < count; i++) {
    const crd_value *one = crd_value_get(got, fields[i].name), *other = crd_value_get(again, fields[i].name);
    if (one && other && crd_value_equal(one, other)) crd_value_set(arena, same, fields[i].name, *one);
  }
  return count ? same : NULL;
}

static bool is_pointer(core_kind kind) {
  return kind == CORE_BOOL_POINTER || kind == CORE_INT32_POINTER || kind == CORE_INT64_POINTER;
}

/* Whether a value in an empty struct is a default, and not a field that is always written. */
static bool is_default(const core_field *field, const crd_value *value) {
  switch (value->kind) {
  case CRD_BOOL:
    return value->as.boolean || is_pointer(field->kind);
  case CRD_INT:
    return value->as.integer || is_pointer(field->kind);
  case CRD_STRING_VALUE:
    return value->size && !crd_value_is_string(value, CRD_STRING("0"));
  case CRD_LIST:
    return value->size && value->as.items[0].kind != CRD_MAP;
  default:
    return false;
  }
}

/* ---- facts of Go's types ---- */

static const char *const go_formats[CORE_QUALIFIED_MAP + 1] = {
    [CORE_INT32] = "int32",          [CORE_INT32_POINTER] = "int32",
    [CORE_INT32_LIST] = "int32",     [CORE_INT64] = "int64",
    [CORE_INT64_POINTER] = "int64",  [CORE_INT64_LIST] = "int64",
    [CORE_BYTES] = "byte",           [CORE_BYTES_MAP] = "byte",
    [CORE_TIME] = "date-time",       [CORE_TIME_POINTER] = "date-time",
    [CORE_MICRO_TIME] = "date-time", [CORE_MICRO_TIME_POINTER] = "date-time"};

static void add_merging(crd_arena *arena, core_view view, crd_value *facts) {
  static const char *const lists[] = {
      [CORE_RELATION_ATOMIC] = "atomic", [CORE_RELATION_SET] = "set", [CORE_RELATION_KEYED] = "map"};
  const core_relation relation = crd_core_view_relation(view);
  const core_form form = crd_core_view_form(view);
  const core_key *keys;
  const size_t count = crd_core_view_keys(view, &keys);
  const char *word = relation < sizeof lists / sizeof *lists ? lists[relation] : NULL;
  if (word && form == CORE_FORM_LIST) put_text(arena, facts, "listType", crd_string_of(word));
  if (word && (form == CORE_FORM_MAP || form == CORE_FORM_STRUCT)) put_text(arena, facts, "mapType", crd_string_of(word));
  crd_string names[8];
  for (size_t i = 0; i < count; i++) names[i] = crd_string_of(keys[i].name);
  put_text_list(arena, facts, "keys", names, count);
}

static void add_go_facts(const fact_kind *kind, const fact_step *step, const crd_value *defaults, crd_string path,
                         crd_value *facts) {
  crd_arena *arena = kind->arena;
  const core_field *field = step->node.view.field;
  const unsigned since = crd_core_field_since(step->node.owner, field);
  const crd_value *value = defaults ? crd_value_get(defaults, step->name) : NULL;
  if (since) put_text(arena, facts, "since", crd_arena_printf(arena, "1.%u", since));
  put_text(arena, facts, "gate", crd_builtin_field_gate(kind->endpoint, path));
  if (go_formats[field->kind]) put_text(arena, facts, "format", crd_string_of(go_formats[field->kind]));
  if (value && is_default(field, value)) crd_value_set(arena, facts, CRD_STRING("default"), *value);
  const char *values = crd_core_field_values(field);
  if (values) {
    const crd_string text = crd_string_of(values);
    crd_string part;
    crd_value *list = crd_value_set(arena, facts, CRD_STRING("enum"), crd_value_make_list(arena, 4));
    for (size_t at = 0; crd_string_next_part(text, ',', &at, &part);)
      crd_value_append(arena, list, crd_value_make_string(part));
  }
  add_merging(arena, step->node.view, facts);
}

/* ---- facts of the types of CRDs ---- */

static void add_limits(crd_arena *arena, const crd_checks *checks, crd_value *facts) {
  static const struct {
    uint32_t bit;
    bool real;
    const char *name;
    size_t at;
  } limits[] = {{CRD_CHECK_MINIMUM, true, "minimum", offsetof(crd_checks, minimum)},
                {CRD_CHECK_MAXIMUM, true, "maximum", offsetof(crd_checks, maximum)},
                {CRD_CHECK_MULTIPLE_OF, true, "multipleOf", offsetof(crd_checks, multiple_of)},
                {CRD_CHECK_MIN_LENGTH, false, "minLength", offsetof(crd_checks, min_length)},
                {CRD_CHECK_MAX_LENGTH, false, "maxLength", offsetof(crd_checks, max_length)},
                {CRD_CHECK_MIN_ITEMS, false, "minItems", offsetof(crd_checks, min_items)},
                {CRD_CHECK_MAX_ITEMS, false, "maxItems", offsetof(crd_checks, max_items)},
                {CRD_CHECK_MIN_PROPERTIES, false, "minProperties", offsetof(crd_checks, min_properties)},
                {CRD_CHECK_MAX_PROPERTIES, false, "maxProperties", offsetof(crd_checks, max_properties)}};
  if (checks->enum_count) {
    crd_value *list = crd_value_set(arena, facts, CRD_STRING("enum"), crd_value_make_list(arena, checks->enum_count));
    for (uint32_t i = 0; i < checks->enum_count; i++)
      crd_value_append(arena, list, crd_value_copy(arena, &checks->enum_values[i]));
  }
  for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
    const void *at = (const char *)checks + limits[i].at;
    if (!(checks->set & limits[i].bit)) continue;
    crd_value_set(arena, facts, crd_string_of(limits[i].name),
                  limits[i].real ? crd_value_make_double(*(const double *)at) : crd_value_make_int(*(const int64_t *)at));
  }
  put_truth(arena, facts, "exclusiveMinimum", checks->set & CRD_CHECK_EXCLUSIVE_MINIMUM);
  put_truth(arena, facts, "exclusiveMaximum", checks->set & CRD_CHECK_EXCLUSIVE_MAXIMUM);
  put_truth(arena, facts, "uniqueItems", checks->set & CRD_CHECK_UNIQUE_ITEMS);
  if (checks->pattern) put_text(arena, facts, "pattern", checks->pattern->source);
}

static void add_rules(crd_arena *arena, const crd_type *type, crd_value *facts) {
  if (!type->rule_count) return;
  crd_value *list = crd_value_set(arena, facts, CRD_STRING("rules"), crd_value_make_list(arena, type->rule_count));
  for (size_t i = 0; i < type->rule_count; i++) {
    const crd_rule *rule = &type->rules[i];
    crd_value *one = crd_value_append(arena, list, crd_value_make_map(arena, 6));
    put_text(arena, one, "rule", rule->rule);
    put_text(arena, one, "message", rule->message);
    put_text(arena, one, "messageExpression", rule->message_expression);
    if (rule->reason != CRD_ERROR_INVALID)
      put_text(arena, one, "reason", crd_error_type_reason((crd_error_type)rule->reason));
    put_text(arena, one, "fieldPath", rule->field_path);
    if (rule->layer != CRD_LAYER_CRD) put_text(arena, one, "layer", crd_layer_name(rule->layer));
  }
}

void crdc_fact_add_node(const fact_kind *kind, fact_node node, crd_value *facts) {
  static const char *const lists[] = {[CRD_LIST_ATOMIC] = "atomic", [CRD_LIST_SET] = "set", [CRD_LIST_KEYED] = "map"};
  crd_arena *arena = kind->arena;
  const crd_type *type = node.type;
  if (!type) return;
  put_truth(arena, facts, "nullable", type->flags & CRD_TYPE_NULLABLE);
  if (type->format_name) put_text(arena, facts, "format", crd_string_of(type->format_name));
  if (type->default_value) crd_value_set(arena, facts, CRD_STRING("default"), crd_value_copy(arena, type->default_value));
  if (type->checks) add_limits(arena, type->checks, facts);
  if (lists[type->list_kind]) put_text(arena, facts, "listType", crd_string_of(lists[type->list_kind]));
  put_text_list(arena, facts, "keys", type->map_keys, type->map_key_count);
  if (node.schema) put_text(arena, facts, "mapType", crd_value_text_in(node.schema, "x-kubernetes-map-type"));
  put_truth(arena, facts, "preserveUnknownFields", type->flags & CRD_TYPE_PRESERVE_UNKNOWN);
  add_rules(arena, type, facts);
  if (node.schema) put_text(arena, facts, "description", crd_value_text_in(node.schema, "description"));
}

static void add_path(crd_text *text, const fact_step *step) {
  if (step->outer) add_path(text, step->outer);
  if (step->outer) crd_text_add_char(text, '.');
  crd_text_add(text, step->name);
}

void crdc_fact_add(const fact_kind *kind, const fact_step *step, const crd_value *defaults, crd_value *facts) {
  crd_text path = {.arena = kind->arena}, type = {.arena = kind->arena};
  add_path(&path, step);
  crdc_fact_type(&type, step->node);
  put_text(kind->arena, facts, "path", crd_text_string(&path));
  put_text(kind->arena, facts, "name", step->name);
  put_text(kind->arena, facts, "type", crd_text_string(&type));
  put_truth(kind->arena, facts, "required", step->required);
  if (step->node.type)
    crdc_fact_add_node(kind, step->node, facts);
  else
    add_go_facts(kind, step, defaults, crd_text_string(&path), facts);
}
