/* SPDX-License-Identifier: Apache-2.0 */
#include "error_rule.h"
#include "../runtime/value/words.h"
#include <string.h>

/* The schema keyword for the words of an error. */
static const struct {
  int words;
  const char *keyword, *about;
} keywords[] = {
    {WORDS_TYPE, "type", "A value is not of the type that the schema asks for."},
    {WORDS_MAX_LENGTH, "maxLength", "A string is longer than the schema allows."},
    {WORDS_MAX_LENGTH_NEGATIVE, "maxLength", "A string is longer than the schema allows."},
    {WORDS_MIN_LENGTH, "minLength", "A string is shorter than the schema allows."},
    {WORDS_PATTERN, "pattern", "A string does not match the pattern of the schema."},
    {WORDS_RANGE, "format", "A number does not fit into the format of the schema."},
    {WORDS_RANGE_WITHOUT_FORMAT, "format", "A number does not fit into the format of the schema."},
    {WORDS_MINIMUM, "minimum", "A number is less than the schema allows."},
    {WORDS_EXCLUSIVE_MINIMUM, "minimum", "A number is less than the schema allows."},
    {WORDS_MAXIMUM, "maximum", "A number is greater than the schema allows."},
    {WORDS_EXCLUSIVE_MAXIMUM, "maximum", "A number is greater than the schema allows."},
    {WORDS_MULTIPLE_OF, "multipleOf", "A number is no multiple of what the schema names."},
    {WORDS_FACTOR, "multipleOf", "A number is no multiple of what the schema names."},
    {WORDS_SUPPORTED, "enum", "A value is none of those that the schema lists."},
    {WORDS_MAX_ITEMS, "maxItems", "A list has more items, or a map more entries, than the schema allows."},
    {WORDS_MAX_ITEMS_NEGATIVE, "maxItems", "A list has more items, or a map more entries, than the schema allows."},
    {WORDS_MIN_ITEMS, "minItems", "A list has fewer items than the schema asks for."},
    {WORDS_MIN_PROPERTIES, "minProperties", "A map has fewer entries than the schema asks for."},
    {WORDS_UNIQUE_ITEMS, "uniqueItems", "A list has an item twice."},
    {WORDS_FORBIDDEN_PROPERTY, "additionalProperties", "A field is there that the schema forbids."},
    {WORDS_ANY_OF, "anyOf", "A value matches none of the alternatives of the schema."},
    {WORDS_ONE_OF_SEVERAL, "oneOf", "A value does not match exactly one of the alternatives of the schema."},
    {WORDS_ONE_OF_NONE, "oneOf", "A value does not match exactly one of the alternatives of the schema."},
    {WORDS_ALL_OF_NONE, "allOf", "A value does not match all of the schemas that it must."},
    {WORDS_ALL_OF, "allOf", "A value does not match all of the schemas that it must."},
    {WORDS_NOT, "not", "A value matches a schema that it must not match."},
    {WORDS_LIST_MAP_ITEM, "x-kubernetes-list-type", "The items of a list are not told apart as the schema asks for."},
};

static const char list_type[] = "x-kubernetes-list-type", validations[] = "x-kubernetes-validations";

/* The row of an error; the number of rows if there is none. */
static size_t keyword_row(const crd_error *error) {
  size_t i = 0;
  while (i < sizeof keywords / sizeof *keywords && error->words != &crd_words_table[keywords[i].words]) i++;
  return i;
}

/* Errors of types and formats have the same words: the second argument tells which it is. */
static bool is_format(const crd_error *error) {
  static const char *const types[] = {"string", "integer", "number", "boolean", "object", "array", "null"};
  if (error->words != WORDS(TYPE) || error->argument_count < 2 || error->arguments[1].kind != CRD_STRING_VALUE) return false;
  for (size_t i = 0; i < sizeof types / sizeof *types; i++)
    if (crd_value_is_string(&error->arguments[1], crd_string_of(types[i]))) return false;
  return true;
}

crd_string crdc_error_keyword(const crd_error *error) {
  const size_t row = keyword_row(error);
  if (error->stage >= CRD_STAGE_WEBHOOK) return (crd_string){NULL, 0};
  if (error->stage == CRD_STAGE_CEL) return crd_string_of(validations);
  if (is_format(error)) return CRD_STRING("format");
  if (row < sizeof keywords / sizeof *keywords) return crd_string_of(keywords[row].keyword);
  if (error->stage == CRD_STAGE_SCHEMA && error->type == CRD_ERROR_REQUIRED) return CRD_STRING("required");
  if (error->stage == CRD_STAGE_LISTS) return crd_string_of(list_type);
  return (crd_string){NULL, 0};
}

const char *crdc_keyword_about(crd_string rule) {
  for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
    if (crd_string_equal(rule, crd_string_of(keywords[i].keyword))) return keywords[i].about;
  return NULL;
}

/* Adds a path without the content of subscripts. */
static void add_schema_path(crd_text *text, crd_string field) {
  bool inside = false;
  for (size_t i = 0; i < field.size; i++) {
    if (field.data[i] == ']') inside = false;
    if (!inside) crd_text_add_char(text, field.data[i]);
    if (field.data[i] == '[') inside = true;
  }
}

static crd_string cel_rule(crd_arena *arena, const crd_error *error, crd_string kind) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, CRD_STRING("cel/"));
  crd_text_add(&text, kind);
  if (error->field.size && error->field.data[0] != '<') {
    crd_text_add_char(&text, '/');
    add_schema_path(&text, error->field);
  }
  return crd_text_string(&text);
}

/* The rule of errors that are not from the schema. */
static crd_string stage_rule(const crd_error *error) {
  static const char *const names[] = {[CRD_STAGE_GENERIC_META] = "metadata",
                                      [CRD_STAGE_TYPE_META] = "typeMeta",
                                      [CRD_STAGE_META] = "metadata",
                                      [CRD_STAGE_SCALE] = "scale",
                                      [CRD_STAGE_EMBEDDED] = "x-kubernetes-embedded-resource",
                                      [CRD_STAGE_WEBHOOK] = "webhook",
                                      [CRD_STAGE_CONTROLLER] = "controller",
                                      [CRD_STAGE_PODS] = "pods",
                                      [CRD_STAGE_MUTATION] = "mutation"};
  const char *name = error->stage < sizeof names / sizeof *names ? names[error->stage] : NULL;
  return name ? crd_string_of(name) : crd_error_type_reason((crd_error_type)error->type);
}

crd_string crdc_error_rule(crd_arena *arena, const crd_error *error, crd_string kind) {
  if (error->rule.size) return error->rule;
  if (crd_error_is_note(error)) return CRD_STRING("uncheckedRules");
  if (error->stage == CRD_STAGE_CEL) return cel_rule(arena, error, kind);
  crd_string keyword = crdc_error_keyword(error);
  return keyword.size ? keyword : stage_rule(error);
}

crd_string crdc_error_layer(const crd_error *error) {
  switch (error->stage) {
  case CRD_STAGE_WEBHOOK:
    return CRD_STRING("webhook");
  case CRD_STAGE_CONTROLLER:
    return CRD_STRING("controller");
  case CRD_STAGE_PODS:
    return CRD_STRING("pods");
  case CRD_STAGE_MUTATION:
    return CRD_STRING("mutation");
  default:
    return CRD_STRING("crd");
  }
}

/* "...Policy 'NAME'", "policy "NAME"": names contain no quotes. */
crd_string crdc_admission_rule(crd_arena *arena, crd_string message) {
  static const char word[] = "olicy ";
  const size_t size = sizeof word - 1;
  for (size_t i = 0; i + size < message.size; i++) {
    const char quote = message.data[i + size];
    if (memcmp(message.data + i, word, size) != 0 || (quote != '\'' && quote != '"')) continue;
    const char *name = message.data + i + size + 1, *end = memchr(name, quote, message.size - i - size - 1);
    if (end) return crd_arena_printf(arena, "policy/%.*s", (int)(end - name), name);
  }
  return CRD_STRING("policy");
}
