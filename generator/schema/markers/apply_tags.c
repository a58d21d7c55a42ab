/* SPDX-License-Identifier: Apache-2.0 */
/* Markers +k8s: of schemas: the tags of Kubernetes' declarative validation; kinds/declared/tags.h has a row for each. If
 * OpenAPI has a keyword for a tag, that is set. Other tags become a CEL rule, with upstream's message (k8s.io/apimachinery
 * pkg/api/validate) if it does not depend on the object. required, immutable and listMapKey do what they do in
 * controller-gen. */
#include "../../../runtime/cel/escape.h"
#include "../../../runtime/kinds/declared/tags.h"
#include "schema/markers/marks.h"
#include "schema/tree/vet.h"

#include <inttypes.h>

/* ---- texts ---- */

/* "self.__namespace__" */
static crd_string select_field(const apply_context *context, const char *from, crd_string field) {
  return crd_arena_printf(context->arena, "%s.%.*s", from, CRD_PRINT(crd_cel_escape_name(context->arena, field)));
}

static crd_string field_path(const apply_context *context, crd_string field) {
  bool plain = true;
  for (size_t i = 0; i < field.size; i++) plain = plain && !strchr(".-/", field.data[i]);
  return crd_arena_printf(context->arena, plain ? ".%.*s" : "['%.*s']", CRD_PRINT(field));
}

/* Replaces each '@' in a text. */
static crd_string put_subject(crd_arena *arena, const char *text, const char *subject) {
  crd_text out = {.arena = arena};
  for (; *text; text++)
    if (*text == '@')
      crd_text_add(&out, crd_string_of(subject));
    else
      crd_text_add_char(&out, *text);
  return crd_text_string(&out);
}

/* A text as a CEL literal. */
static crd_string cel_text(const apply_context *context, crd_string text) {
  crd_text out = {.arena = context->arena};
  crd_text_add_quoted(&out, text);
  return crd_text_string(&out);
}

/* ---- fields: rules of their object ---- */

static void set_not_empty(const apply_context *context, const marker *marker, crd_value *schema) {
  static const char *const least[][2] = {{"string", "minLength"}, {"array", "minItems"}, {"object", "minProperties"}};
  for (size_t i = 0; i < sizeof least / sizeof *least; i++)
    if (crdc_apply_has_type(schema, least[i][0]) && !crdc_read_member(schema, least[i][1]))
      crdc_apply_set(context, schema, least[i][1], marker, crd_value_make_int(1));
}

static void forbid_field(const apply_context *context, const marker *marker, const marked_node *around, crd_string field,
                         crd_value *outer) {
  (void)around;
  crd_string self = select_field(context, "self", field);
  crdc_apply_text_rule(context, marker, outer,
                       (apply_rule){.rule = crd_arena_printf(context->arena, "!has(%.*s)", CRD_PRINT(self)),
                                    .message = CRD_STRING("must not be set"),
                                    .reason = "FieldValueForbidden",
                                    .path = field_path(context, field)});
}

static void keep_once(const apply_context *context, const marker *marker, crd_value *schema) {
  crdc_apply_text_rule(context, marker, schema,
                       (apply_rule){.rule = CRD_STRING("self == oldSelf"), .message = CRD_STRING("field is immutable")});
}

/* `first` of the new and old field, `then` of the other one: "!has(oldSelf.f) || has(self.f)". */
static void relate_to_old(const apply_context *context, const marker *marker, crd_string field, crd_value *outer, bool stays,
                          crd_string message) {
  crd_string self = select_field(context, "self", field), old = select_field(context, "oldSelf", field);
  crd_string first = stays ? old : self, then = stays ? self : old;
  crdc_apply_text_rule(
      context, marker, outer,
      (apply_rule){.rule = crd_arena_printf(context->arena, "!has(%.*s) || has(%.*s)", CRD_PRINT(first), CRD_PRINT(then)),
                   .message = message});
}

/* An immutable optional field must not be removed after it was set. */
static void keep_once_set(const apply_context *context, const marker *marker, const marked_node *around, crd_string field,
                          crd_value *outer) {
  (void)around;
  if (!crdc_apply_is_required(outer, field))
    relate_to_old(context, marker, field, outer, true,
                  crd_arena_printf(context->arena, "field %.*s is immutable once set", CRD_PRINT(field)));
}

static void keep_presence(const apply_context *context, const marker *marker, const marked_node *around, crd_string field,
                          crd_value *outer) {
  (void)around;
  crd_string word = crdc_marker_text(marker, "");
  if (crdc_text_is(word, "NoSet"))
    relate_to_old(context, marker, field, outer, false, CRD_STRING("field cannot be set once created"));
  if (crdc_text_is(word, "NoUnset"))
    relate_to_old(context, marker, field, outer, true, CRD_STRING("field cannot be cleared once set"));
}

/* For items and keys. */
static void keep_content(const apply_context *context, const marker *marker, crd_value *schema) {
  crd_string word = crdc_marker_text(marker, "");
  bool added = crdc_text_is(word, "NoAddItem"), removed = crdc_text_is(word, "NoRemoveItem");
  if (crdc_text_is(word, "NoModify"))
    crdc_apply_text_rule(
        context, marker, schema,
        (apply_rule){.rule = CRD_STRING("self == oldSelf"), .message = CRD_STRING("field cannot be modified once set")});
  if (!added && !removed) return;
  if (!crdc_apply_has_type(schema, "object") && !crdc_apply_check_subject(context, marker, schema, ABOUT_LISTS)) return;
  crdc_apply_text_rule(
      context, marker, schema,
      (apply_rule){.rule =
                       added ? CRD_STRING("self.all(item, item in oldSelf)") : CRD_STRING("oldSelf.all(item, item in self)"),
                   .message = added ? CRD_STRING("item may not be added") : CRD_STRING("item may not be removed"),
                   .reason = "FieldValueForbidden"});
}

/* ---- values ---- */

static void refuse_constants(const apply_context *context, const marker *marker, crd_value *schema) {
  (void)schema;
  crdc_apply_error(context, marker->location,
                   "+k8s:enum takes its values from Go's constants, which are not here: name them with "
                   "+kubebuilder:validation:Enum={...}");
}

static void never_decrease(const apply_context *context, const marker *marker, crd_value *schema) {
  if (!crdc_apply_check_subject(context, marker, schema, ABOUT_NUMBERS)) return;
  crdc_apply_text_rule(context, marker, schema,
                       (apply_rule){.rule = CRD_STRING("self >= oldSelf"), .message = CRD_STRING("may not be decreased")});
}

static const struct tag_format {
  const char *name, *rule, *message;
  int most;
} formats[] = {
#define FORMAT(row, function, format, text, words, limit) {format, text, words, limit},
    CRD_TAG_FORMATS(FORMAT)
#undef FORMAT
};

static const struct tag_format *find_tag_format(const marker *marker) {
  for (size_t i = 0; crdc_marker_is(marker, "k8s:format") && i < sizeof formats / sizeof *formats; i++)
    if (crd_value_is_string(crdc_apply_value(marker), crd_string_of(formats[i].name))) return &formats[i];
  return NULL;
}

/* The rule for a text, `subject` in CEL: a format, or a length. False for other markers. */
static bool text_rule(const apply_context *context, const marker *marker, const char *subject, apply_rule *rule) {
  const struct tag_format *format = find_tag_format(marker);
  bool bytes = crdc_marker_is(marker, "k8s:maxBytes");
  if (format) {
    rule->rule = put_subject(context->arena, format->rule, subject);
    rule->message = crd_string_of(format->message);
    if (!rule->message.size) rule->message = crd_arena_printf(context->arena, "must be of type %s", format->name);
    return true;
  }
  if (!bytes && !crdc_marker_is(marker, "k8s:maxLength")) return false;
  int64_t most = crdc_apply_value(marker)->as.integer;
  rule->rule =
      crd_arena_printf(context->arena, bytes ? "size(bytes(%s)) <= %" PRId64 : "size(%s) <= %" PRId64, subject, most);
  rule->message =
      crd_arena_printf(context->arena, "may not be more than %" PRId64 " %s", most, bytes ? "bytes" : "characters");
  return true;
}

/* Sets a length limit that no valid value exceeds, which makes rules cheaper. */
static void limit_length(const apply_context *context, const marker *marker, crd_value *schema, int64_t most) {
  if (!crdc_read_member(schema, "maxLength")) crdc_apply_set(context, schema, "maxLength", marker, crd_value_make_int(most));
}

static void set_tag_format(const apply_context *context, const marker *marker, crd_value *schema) {
  const struct tag_format *format = find_tag_format(marker);
  apply_rule rule = {.reason = NULL};
  if (!format || !crdc_apply_check_subject(context, marker, schema, ABOUT_STRINGS)) return;
  if (!*format->message) {
    crdc_apply_keyword(context, marker, schema);
    return;
  }
  if (format->most) limit_length(context, marker, schema, format->most);
  if (text_rule(context, marker, "self", &rule)) crdc_apply_text_rule(context, marker, schema, rule);
}

static void set_max_bytes(const apply_context *context, const marker *marker, crd_value *schema) {
  apply_rule rule = {.reason = NULL};
  if (!crdc_apply_check_subject(context, marker, schema, ABOUT_STRINGS)) return;
  limit_length(context, marker, schema, crdc_apply_value(marker)->as.integer);
  if (text_rule(context, marker, "self", &rule)) crdc_apply_text_rule(context, marker, schema, rule);
}

static void refuse_twins(const apply_context *context, const marker *marker, crd_value *schema) {
  bool map = crdc_text_is(crdc_marker_text(marker, ""), "map");
  const crd_value *keys = crdc_read_member(schema, "x-kubernetes-list-map-keys");
  crd_text same = {.arena = context->arena};
  if (!crdc_apply_check_subject(context, marker, schema, ABOUT_LISTS)) return;
  if (map && !(keys && keys->kind == CRD_LIST && keys->size)) {
    crdc_apply_error(context, marker->location, "+k8s:unique=map needs the keys: +listType=map and +listMapKey=...");
    return;
  }
  for (uint32_t i = 0; map && i < keys->size; i++) {
    crd_string key = crd_value_string(&keys->as.items[i]);
    crd_text_printf(&same, "%s%.*s == %.*s", i ? " && " : "", CRD_PRINT(select_field(context, "a", key)),
                    CRD_PRINT(select_field(context, "b", key)));
  }
  if (!map) crd_text_add(&same, CRD_STRING("a == b"));
  crdc_apply_text_rule(context, marker, schema,
                       (apply_rule){.rule = crd_arena_printf(context->arena, "self.all(a, self.exists_one(b, %.*s))",
                                                             CRD_PRINT(crd_text_string(&same))),
                                    .message = CRD_STRING("items must be unique"),
                                    .reason = "FieldValueDuplicate"});
}

/* ---- several fields, several items ---- */

/* The members of a union: "has(self.a)", and their names in errors. */
typedef struct tag_members {
  crd_text count, any, names;
  unsigned total;
} tag_members;

static tag_members begin_members(crd_arena *arena) {
  return (tag_members){.count = {.arena = arena}, .any = {.arena = arena}, .names = {.arena = arena}};
}

static void add_tag_member(tag_members *all, crd_string is_set, crd_string name) {
  crd_text_printf(&all->count, "%s(%.*s ? 1 : 0)", all->total ? " + " : "", CRD_PRINT(is_set));
  crd_text_printf(&all->any, "%s%.*s", all->total ? " || " : "", CRD_PRINT(is_set));
  crd_text_printf(&all->names, "%s`%.*s`", all->total ? ", " : "", CRD_PRINT(name));
  all->total++;
}

static void limit_members(const apply_context *context, const marker *marker, crd_value *schema, tag_members *all,
                          bool exactly) {
  crd_arena *arena = context->arena;
  crd_string names = crd_text_string(&all->names);
  if (!all->total) { /* inside another marker: siblings are unknown there */
    crdc_apply_error(context, marker->location, "+%.*s is about a field, and here is none", CRD_PRINT(marker->name));
    return;
  }
  crdc_apply_text_rule(context, marker, schema,
                       (apply_rule){.rule = crd_arena_printf(arena, "%.*s <= 1", CRD_PRINT(crd_text_string(&all->count))),
                                    .message = crd_arena_printf(arena, "must specify %s one of: %.*s",
                                                                exactly ? "exactly" : "at most", CRD_PRINT(names))});
  if (exactly)
    crdc_apply_text_rule(context, marker, schema,
                         (apply_rule){.rule = crd_text_string(&all->any),
                                      .message = crd_arena_printf(arena, "must specify one of: %.*s", CRD_PRINT(names))});
}

/* The next marker of a field with that name, from index `at` on, or NULL. */
static const marker *next_like(const marked_node *field, const char *name, size_t *at) {
  size_t passed = 0;
  for (size_t i = 0; i < field->block_count; passed += field->blocks[i++].count)
    for (size_t j = 0; j < field->blocks[i].count; j++)
      if (passed + j >= *at && crdc_marker_is(&field->blocks[i].items[j], name)) {
        *at = passed + j + 1;
        return &field->blocks[i].items[j];
      }
  return NULL;
}

/* Adds one rule for all fields with the marker, at the first of them. */
static void unite_fields(const apply_context *context, const marker *marker, const marked_node *around, crd_string field,
                         crd_value *outer) {
  tag_members all = begin_members(context->arena);
  for (uint32_t i = 0; i < around->child_count; i++) {
    const marked_node *child = around->children[i];
    size_t at = 0;
    if (child->step != MARK_PROPERTY || !next_like(child, marker->definition->name, &at)) continue;
    if (!all.total && !crd_string_equal(child->name, field)) return;
    crd_string self = select_field(context, "self", child->name);
    add_tag_member(&all, crd_arena_printf(context->arena, "has(%.*s)", CRD_PRINT(self)), child->name);
  }
  limit_members(context, marker, outer, &all, crdc_marker_is(marker, "k8s:unionMember"));
}

/* +k8s:item(type: "Approved")=+k8s:zeroOrOneOfMember: one rule for all such items of a list, at the first. */
static void unite_items(const apply_context *context, const marker *marker, const marked_node *around, crd_string field,
                        crd_value *outer) {
  tag_members all = begin_members(context->arena);
  crd_value *schema = crdc_marks_step(outer, MARK_PROPERTY, field);
  size_t at = 0;
  if (!crdc_marker_is(marker->inner, "k8s:zeroOrOneOfMember")) {
    crdc_apply_error(context, marker->inner->location, "behind +k8s:item stands +k8s:zeroOrOneOfMember alone");
    return;
  }
  if (!schema || !crdc_apply_check_subject(context, marker, schema, ABOUT_LISTS)) return;
  for (uint32_t i = 0; i < around->child_count; i++) {
    const marked_node *child = around->children[i];
    if (child->step != MARK_PROPERTY || !crd_string_equal(child->name, field)) continue;
    for (const struct marker *other; (other = next_like(child, "k8s:item", &at));) {
      if (!all.total && other != marker) return;
      crd_string key = crdc_marker_find(other, "*")->name, value = crdc_marker_text(other, "*");
      crd_string member = select_field(context, "item", key);
      add_tag_member(&all,
                     crd_arena_printf(context->arena, "self.exists(item, has(%.*s) && %.*s == %.*s)", CRD_PRINT(member),
                                      CRD_PRINT(member), CRD_PRINT(cel_text(context, value))),
                     crd_arena_printf(context->arena, "%.*s[{\"%.*s\": \"%.*s\"}]", CRD_PRINT(field), CRD_PRINT(key),
                                      CRD_PRINT(value)));
    }
  }
  limit_members(context, marker, schema, &all, false);
}

/* "self.mode == 'Queue'" for the discriminator among the outer fields; empty: there is none. */
static crd_string mode_is(const apply_context *context, const marked_node *around, crd_string mode, crd_string *name) {
  for (uint32_t i = 0; i < around->child_count; i++) {
    size_t at = 0;
    *name = around->children[i]->name;
    if (!next_like(around->children[i], "k8s:modeDiscriminator", &at)) continue;
    crd_string self = select_field(context, "self", *name);
    return crd_arena_printf(context->arena, "has(%.*s) && %.*s == %.*s", CRD_PRINT(self), CRD_PRINT(self),
                            CRD_PRINT(cel_text(context, mode)));
  }
  return (crd_string){NULL, 0};
}

/* The field is forbidden in another mode (Discriminated). */
static void ask_in_mode(const apply_context *context, const marker *marker, const marked_node *around, crd_string field,
                        crd_value *outer) {
  crd_arena *arena = context->arena;
  crd_string name, mode = crdc_marker_text(marker, "mode"), holds = mode_is(context, around, mode, &name);
  crd_string self = select_field(context, "self", field), path = field_path(context, field);
  bool required = crdc_marker_is(marker->inner, "k8s:required");
  if (!holds.size)
    crdc_apply_error(context, marker->location, "+k8s:ifMode needs a field beside it with +k8s:modeDiscriminator");
  else if (!required && !crdc_marker_is(marker->inner, "k8s:optional"))
    crdc_apply_error(context, marker->inner->location, "behind +k8s:ifMode stands +k8s:required or +k8s:optional");
  else
    crdc_apply_text_rule(
        context, marker, outer,
        (apply_rule){.rule = crd_arena_printf(arena, "!has(%.*s) || %.*s", CRD_PRINT(self), CRD_PRINT(holds)),
                     .message = crd_arena_printf(arena, "may only be specified when `%.*s` is \"%.*s\"", CRD_PRINT(name),
                                                 CRD_PRINT(mode)),
                     .reason = "FieldValueForbidden",
                     .path = path});
  if (holds.size && required)
    crdc_apply_text_rule(
        context, marker, outer,
        (apply_rule){.rule = crd_arena_printf(arena, "!(%.*s) || has(%.*s)", CRD_PRINT(holds), CRD_PRINT(self)),
                     .message = crd_arena_printf(arena, "must be specified when `%.*s` is \"%.*s\"", CRD_PRINT(name),
                                                 CRD_PRINT(mode)),
                     .reason = "FieldValueRequired",
                     .path = path});
}

/* ---- markers behind markers ---- */

/* Applies a marker inside another one to a schema; `outer` contains the schema as `field`, or is NULL. */
static void apply_inner(const apply_context *context, const marker *inner, crd_value *schema, crd_string field,
                        crd_value *outer) {
  const marker_definition *definition = inner->definition;
  const marked_node alone = {.step = MARK_ROOT};
  if (!definition->to_schema && !(outer && (definition->to_outer || definition->presence))) {
    crdc_apply_error(context, inner->location, "+%.*s is about a field, and here is none", CRD_PRINT(inner->name));
    return;
  }
  if (definition->to_schema) definition->to_schema(context, inner, schema);
  if (outer && definition->to_outer) definition->to_outer(context, inner, &alone, field, outer);
  if (outer && definition->presence) crdc_apply_required(context, inner, field, outer, definition->required);
}

static void ask_each_value(const apply_context *context, const marker *marker, crd_value *schema) {
  crd_value *below =
      crdc_marks_step(schema, crdc_apply_has_type(schema, "array") ? MARK_ITEMS : MARK_VALUES, (crd_string){NULL, 0});
  if (below)
    apply_inner(context, marker->inner, below, (crd_string){NULL, 0}, NULL);
  else
    crdc_apply_error(context, marker->location, "+k8s:eachVal is for lists and maps");
}

static void ask_each_key(const apply_context *context, const marker *marker, crd_value *schema) {
  apply_rule rule = {.reason = NULL};
  if (!crdc_marks_step(schema, MARK_VALUES, (crd_string){NULL, 0})) {
    crdc_apply_error(context, marker->location, "+k8s:eachKey is for maps");
  } else if (!text_rule(context, marker->inner, "key", &rule)) {
    crdc_apply_error(context, marker->inner->location,
                     "behind +k8s:eachKey stands +k8s:format, +k8s:maxLength or +k8s:maxBytes");
  } else {
    rule.rule = crd_arena_printf(context->arena, "self.all(key, %.*s)", CRD_PRINT(rule.rule));
    crdc_apply_text_rule(context, marker, schema, rule);
  }
}

static void ask_subfield(const apply_context *context, const marker *marker, crd_value *schema) {
  crd_string field = crdc_marker_text(marker, "field");
  crd_value *below = crdc_marks_step(schema, MARK_PROPERTY, field);
  if (below)
    apply_inner(context, marker->inner, below, field, schema);
  else
    crdc_apply_error(context, crdc_marker_location(marker, "field"), "the schema has no field \"%.*s\" here",
                     CRD_PRINT(field));
}

/* ---- the rows ---- */

/* clang-format off */
#define FORMAT_NAME(row, function, format, ...) format ","
ONE(tag_number, MARKER_NUMBER, "the number");
ONE(tag_count, MARKER_INTEGER, "how many");
ONE(tag_list_key, MARKER_STRING, "the name of a field of the items");
PARAMETERS(tag_inner, {"", MARKER_TAG, false, "what is said of them", NULL});
WORD(tag_list_type, "map,set,atomic", "how lists are merged");
WORD(tag_unique, "map,set", "what makes two items one");
WORD(tag_update, "NoSet,NoUnset,NoModify,NoAddItem,NoRemoveItem", "what may not be done");
WORD(tag_format, CRD_TAG_FORMATS(FORMAT_NAME), "the format");
PARAMETERS(tag_subfield, {"", MARKER_TAG, false, "what is said of the field", NULL}, {"field", MARKER_STRING, true, "its name", NULL});
PARAMETERS(tag_mode, {"", MARKER_TAG, false, "+k8s:required or +k8s:optional", NULL}, {"mode", MARKER_STRING, true, "the discriminator's value", NULL});
PARAMETERS(tag_since, {"", MARKER_TAG, false, "the marker", NULL}, {"since", MARKER_STRING, false, "the release", NULL});
PARAMETERS(tag_item, {"", MARKER_TAG, false, "+k8s:zeroOrOneOfMember", NULL}, {"*", MARKER_STRING, true, "by the name of a field of the items: its value", NULL});

/* For each row of tags.h its parameters and its handler. */
#define TAG_REQUIRED NULL, .to_schema = set_not_empty, .presence = 6, .required = true
#define TAG_FORBIDDEN NULL, .to_outer = forbid_field
#define TAG_OPTIONAL NULL, .presence = 4
#define TAG_IMMUTABLE NULL, .to_schema = keep_once, .to_outer = keep_once_set
#define TAG_UPDATE tag_update, .to_schema = keep_content, .to_outer = keep_presence
#define TAG_MAX_ITEMS tag_count, SETS("maxItems")
#define TAG_MAX_LENGTH tag_count, SETS("maxLength")
#define TAG_MAX_BYTES tag_count, .to_schema = set_max_bytes
#define TAG_MINIMUM tag_number, SETS("minimum")
#define TAG_MAXIMUM tag_number, SETS("maximum")
#define TAG_ENUM NULL, .to_schema = refuse_constants
#define TAG_MONOTONIC NULL, .to_schema = never_decrease
#define TAG_UNIQUE tag_unique, .to_schema = refuse_twins, .order = 1
#define TAG_UNION NULL, .to_outer = unite_fields
#define TAG_ZERO_OR_ONE NULL, .to_outer = unite_fields
#define TAG_DISCRIMINATED tag_mode, .to_outer = ask_in_mode
#define TAG_EACH_VALUE tag_inner, .to_schema = ask_each_value
#define TAG_EACH_KEY tag_inner, .to_schema = ask_each_key
#define TAG_SUBFIELD tag_subfield, .to_schema = ask_subfield
#define TAG_ROW(row, function, tag, words) {"k8s:" tag, MARKER_AT_FIELD, false, words, TAG_##row},

static const marker_definition tag_rows[] = {
  CRD_TAGS(TAG_ROW)
  {"k8s:format", MARKER_AT_FIELD, false, "a format of Kubernetes' own", tag_format, .keyword = "format", .to_schema = set_tag_format},
  {"k8s:item", MARKER_AT_FIELD, false, "of the items with such a value at most one is there: (type: \"Ready\")=+k8s:zeroOrOneOfMember", tag_item, .to_outer = unite_items},
  {"k8s:modeDiscriminator", MARKER_AT_FIELD, false, "the field on whose value +k8s:ifMode depends", .parameters = NULL},
  {"k8s:listType", MARKER_AT_NODE, false, "as listType", tag_list_type, SETS("x-kubernetes-list-type"), .order = -1},
  {"k8s:listMapKey", MARKER_AT_NODE, false, "as listMapKey", tag_list_key, .keyword = "x-kubernetes-list-map-keys", .to_schema = crdc_apply_map_key},
  {"k8s:beta", MARKER_AT_FIELD, false, "the marker behind it is asked", .parameters = tag_since},
  {"k8s:alpha", MARKER_AT_FIELD, false, "the marker behind it is not asked", .parameters = tag_since},
};
/* clang-format on */
const marker_table crdc_tag_markers = {tag_rows, sizeof tag_rows / sizeof *tag_rows};
