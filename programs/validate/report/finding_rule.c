/* SPDX-License-Identifier: Apache-2.0 */
#include "finding_rule.h"
#include "../../../runtime/value/words.h"
#include <string.h>

/* The keyword of the schema that the words of an error are about. */
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

/* The row of an error; the count of rows: there is none. */
static size_t keyword_row(const crd_error *error) {
  size_t i = 0;
  while (i < sizeof keywords / sizeof *keywords && error->words != &crd_words_table[keywords[i].words]) i++;
  return i;
}

/* What is said of a type is said of formats as well: the second argument tells. */
static bool is_format(const crd_error *error) {
  static const char *const types[] = {"string", "integer", "number", "boolean", "object", "array", "null"};
  if (error->words != WORDS(TYPE) || error->argument_count < 2 || error->arguments[1].kind != CRD_STRING_VALUE) return false;
  for (size_t i = 0; i < sizeof types / sizeof *types; i++)
    if (crd_value_is_string(&error->arguments[1], crd_string_of(types[i]))) return false;
  return true;
}

static crd_string error_keyword(const crd_error *error) {
  const size_t row = keyword_row(error);
  if (error->stage == CRD_STAGE_CEL) return crd_string_of(validations);
  if (is_format(error)) return CRD_STRING("format");
  if (row < sizeof keywords / sizeof *keywords) return crd_string_of(keywords[row].keyword);
  if (error->stage == CRD_STAGE_SCHEMA && error->type == CRD_ERROR_REQUIRED) return CRD_STRING("required");
  if (error->stage == CRD_STAGE_LISTS) return crd_string_of(list_type);
  return (crd_string){NULL, 0};
}

crd_string finding_keyword(const finding *finding) {
  const crd_error *error = finding->error;
  return error && error->stage < CRD_STAGE_WEBHOOK ? error_keyword(error) : (crd_string){NULL, 0};
}

/* A path without what its subscripts say. */
static void add_schema_path(crd_text *text, crd_string field) {
  bool inside = false;
  for (size_t i = 0; i < field.size; i++) {
    if (field.data[i] == ']') inside = false;
    if (!inside) crd_text_add_char(text, field.data[i]);
    if (field.data[i] == '[') inside = true;
  }
}

static crd_string cel_rule(crd_arena *arena, const crd_error *error, const account *account) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, CRD_STRING("cel/"));
  crd_text_add(&text, account->place->kind);
  if (error->field.size && error->field.data[0] != '<') {
    crd_text_add_char(&text, '/');
    add_schema_path(&text, error->field);
  }
  return crd_text_string(&text);
}

/* What is checked besides the schema. */
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

crd_string finding_rule(crd_arena *arena, const finding *finding, const account *account) {
  const crd_error *error = finding->error;
  if (finding->strict)
    return finding->strict->kind == CRD_STRICT_UNKNOWN ? CRD_STRING("unknownField") : CRD_STRING("duplicateField");
  if (finding->warning) return finding->warning->rule.size ? finding->warning->rule : finding_layer(finding);
  if (finding->rule.size) return finding->rule;
  if (!error) return finding->code ? crd_string_of(finding->code) : CRD_STRING("document");
  if (error->rule.size) return error->rule;
  if (finding->severity == FINDING_NOTE) return CRD_STRING("uncheckedRules");
  if (error->stage == CRD_STAGE_CEL) return cel_rule(arena, error, account);
  crd_string keyword = finding_keyword(finding);
  return keyword.size ? keyword : stage_rule(error);
}

/* What rules that are no keywords are about. */
static const struct {
  const char *rule, *about;
} others[] = {
    {"format", "A value is not of the format that the schema asks for."},
    {"required", "A field is missing that the schema asks for."},
    {"x-kubernetes-list-type", "The items of a list are not told apart as the schema asks for."},
    {"x-kubernetes-embedded-resource", "An object within the object lacks what every object has."},
    {"unknownField", "A field is there that the schema does not have."},
    {"duplicateField", "A field stands twice in its object."},
    {"metadata", "The metadata of the object is not what the API server takes."},
    {"typeMeta", "apiVersion and kind are not what the API server takes."},
    {"scale", "The replicas of the object are not what the API server takes."},
    {"pods", "The API server refuses the pods that are made of the object."},
    {"webhook", "The operator's webhook refuses the object."},
    {"controller", "The operator's controller refuses the object."},
    {"mutation", "The operator's webhook cannot make what it makes of the object."},
    {"uncheckedRules", "Rules were not checked because of the errors beside them."},
    {"syntax", "The text is no YAML or JSON."},
    {"decoding", "The API server cannot read the object."},
    {"noSchema", "There is no schema for the kind."},
    {"notAnObject", "The document does not say what it is."},
    {"passedOver", "A schema is asked for, and the document could not be judged in all of it."},
    {"rejectedKind", "Documents of this kind are not to be here."},
    {"unrendered", "A template is no manifest before it is rendered."},
    {"invalidCrd", "The CustomResourceDefinition of the object is invalid."},
    {"unreadable", "A file could not be read, or a document not be judged."},
    {"policy", "Admission policies could not be asked, or refuse the object."},
    {"warning", "The API server warns."},
    {"document", "Something is wrong with the document."},
};

crd_string finding_rule_about(crd_arena *arena, const finding *finding, crd_string rule) {
  if (finding && finding->error && finding->error->stage == CRD_STAGE_CEL && finding->severity != FINDING_NOTE)
    return CRD_STRING("A CEL rule of the CustomResourceDefinition refuses the object.");
  if (crd_string_has_prefix(rule, CRD_STRING("policy/")))
    return CRD_STRING("An admission policy refuses the object, or warns of it.");
  if (!finding || !finding->error || !finding->error->rule.size) {
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
      if (crd_string_equal(rule, crd_string_of(others[i].rule))) return crd_string_of(others[i].about);
    for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
      if (crd_string_equal(rule, crd_string_of(keywords[i].keyword))) return crd_string_of(keywords[i].about);
  }
  crd_string layer = finding ? finding_layer(finding) : (crd_string){NULL, 0};
  if (!layer.size || crd_string_equal(layer, CRD_STRING("crd")))
    return CRD_STRING("The API server does not take the object as it stands.");
  return crd_arena_printf(arena, "A rule of the layer %.*s.", CRD_PRINT(layer));
}
