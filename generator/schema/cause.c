/* See cause.h. The API server says what is wrong; what to do follows from the words it says it in, so there is a table of
 * them. */
#include "schema/cause.h"

#include "schema/check.h"
#include "schema/read.h"
#include "schema/rule_set.h"

#include <crd/errors.h>
#include <stdlib.h>
#include <string.h>

/* The first row whose words are part of an error's text says what to do; NULL: the error does so itself. */
static const struct {
  const char *words, *help;
} advices[] = {
    {"must be empty to be structural", "move it out of allOf, anyOf, oneOf or not: only checks on values may stand inside"},
    {"must be undefined to be structural",
     "move it out of allOf, anyOf, oneOf or not: only checks on values may stand inside"},
    {"must be false to be structural", "move it out of allOf, anyOf, oneOf or not: only checks on values may stand inside"},
    {"must not be specified in a nested context", "move metadata out of allOf, anyOf, oneOf or not"},
    {"because it is defined in", "declare it with its type outside of allOf, anyOf, oneOf and not as well"},
    {"metadata is implicitly specified",
     "leave no more than type: object, and limits on properties.name and properties.generateName"},
    {"must not be empty at the root", "add type: object"},
    {"must be object at the root", "make it type: object"},
    {"must not be empty for specified array items", "give the items a type"},
    {"must not be empty for specified object fields",
     "give the field a type, or x-kubernetes-int-or-string or x-kubernetes-preserve-unknown-fields: true"},
    {"must not be used at the root", "put the map into a field of spec"},
    {"must not be used if x-kubernetes-embedded-resource is set",
     "list the fields in properties, or set x-kubernetes-preserve-unknown-fields: true"},
    {"must not be empty if x-kubernetes-embedded-resource is true without",
     "list properties, or set x-kubernetes-preserve-unknown-fields: true"},
    {"must be false if x-kubernetes-int-or-string is true", "take one of the two out"},
    {"uniqueItems cannot be set to true", "use x-kubernetes-list-type: set"},
    {"additionalProperties and properties are mutual exclusive",
     "keep properties for an object with known fields, or additionalProperties for a map"},
    {"$ref is not supported", "write the schema out in place of the reference"},
    {"definitions is not supported", "write the schemas out where they are used"},
    {"patternProperties is not supported", "use additionalProperties, and a rule in x-kubernetes-validations for the names"},
    {"dependencies is not supported", "use a rule in x-kubernetes-validations: !has(self.a) || has(self.b)"},
    {"additionalItems is not supported", "take it out: items is the schema of all items"},
    {"id is not supported", "take it out"},
    {"items must be a schema object and not an array", "give one schema for all items"},
    {"type cannot be set to null", "take the type of the values that are not null, with nullable: true"},
    {"nullable cannot be true at the root", "take it out: an object is never null"},
    {"only \"object\" is allowed as the type at the root", "make it type: object"},
    {"fields are allowed at the root of the schema if the status subresource is enabled",
     "move what is not listed below properties, or say it with x-kubernetes-validations"},
    {"must be true or undefined", "take it out, or set it to true"},
    {"if x-kubernetes-map-type is specified", "take x-kubernetes-map-type out, or make the type object"},
    {"if x-kubernetes-list-type is specified", "take x-kubernetes-list-type out, or make the type array"},
    {"must be atomic as item of a list with x-kubernetes-list-type=set",
     "make the items atomic, or the list x-kubernetes-list-type: map with keys"},
    {"must be map if x-kubernetes-list-map-keys is non-empty", "set x-kubernetes-list-type: map"},
    {"must not be empty if x-kubernetes-list-type is map", "name the fields that tell items apart"},
    {"entries must all be names of item properties", "declare each key in the properties of the items"},
    {"must be a scalar type if parent array's x-kubernetes-list-type is map", "take a string, integer or boolean as key"},
    {"must be object if parent array's x-kubernetes-list-type is map", "make the items objects, or the list a set"},
    {"so it must have a default or be a required property", "add the key to required of the items, or give it a default"},
    {"so it cannot be nullable", "take nullable out of the key"},
    {"cannot be nullable when x-kubernetes-list-type", "take nullable out of the items"},
    {"must not have unknown fields", "take what the schema does not declare out of the default"},
    {"must result in valid metadata", "correct the default"},
    {"must not be set", "take the default out"},
    {"must not be used inside of resource meta", "take it out"},
    {"must be false in order to use defaults", "set preserveUnknownFields: false"},
    {"cannot set to true, set x-kubernetes-preserve-unknown-fields", NULL},
    {"oldSelf cannot be used on the uncorrelatable portion",
     "make that list x-kubernetes-list-type: map with keys, or put the rule above the list"},
    {"may not be set if oldSelf is not used in rule", "take optionalOldSelf out"},
    {"rule is not specified", "write the rule, or take the entry out"},
    {"message must be specified if rule contains line breaks", "add a message, or write the rule in one line"},
    {"must not contain line breaks", "write it in one line"},
    {"messageExpression must be non-empty if specified", "write the expression, or take it out"},
    {"must be non-empty if specified", "write it, or take it out"},
    {"must be a valid path", "name a field below the rule's node: .a.b, ['a-b'].c"},
    {"is an invalid path", "name a field of the schema: .spec.a.b"},
    {"must have at most 8 items", "keep no more than 8 selectable fields"},
    {"rule compiler initialization error", "give every value that a rule looks at a type"},
    {"contributed to estimated rule cost total", "crdc rules --sort cost says which limits make it cheaper"},
    {"exceeds budget by factor", "crdc rules --sort cost says which limits make it cheaper"},
    {"no method available", "use the functions that Kubernetes documents"},
    {"should be a domain with at least one dot", "take a domain of your own: example.com"},
    {"protected groups must have approval annotation", "take a group of your own, or say unapproved in the annotation"},
    {"must have exactly one version marked as storage version", "set storage: true on one version, false on the others"},
    {"must have at least one stored version", "set storage: true on one version"},
    {"must have the storage version", "set storage: true on one version only"},
    {"must contain unique version names", "rename one of the versions"},
    {"because otherwise all fields are pruned", "give the version a schema"},
    {"can only be set for deprecated versions", "set deprecated: true, or take the warning out"},
    {"may only be set when", "give the version a schema that holds the fields"},
    {"kind and listKind may not be the same", "name the list otherwise: KindList"},
    {"exactly one of url or service is required", "keep one of url and service"},
    {"required when strategy is set to Webhook", "say where the webhook is: conversion.webhook.clientConfig"},
    {"should not be set when strategy is not set to Webhook", "take conversion.webhook out, or set strategy: Webhook"},
    {"must be None if spec.preserveUnknownFields is true", "set preserveUnknownFields: false"},
    {"must include at least one of v1, v1beta1", "add v1"},
    {"field is immutable", "keep it as it is, or create another CRD"},
    {"should be a json path under", NULL},
    {"supported values:", NULL},
    {"must be one of", NULL},
    {"regex used for validation", NULL},
};

static bool has_path_at(const schema *node, uint32_t offset) {
  const crd_value *rules = node->rule_count ? keyword_value(node, "x-kubernetes-validations") : NULL;
  if (!rules || rules->kind != CRD_LIST) return false;
  for (uint32_t i = 0; i < rules->size; i++)
    if (read_member(&rules->as.items[i], "fieldPath") && member_place(&rules->as.items[i], "fieldPath") == offset)
      return true;
  return false;
}

/* The node at or below this one at which a rule has its fieldPath at that place. */
static const schema *find_path_owner(const schema *node, uint32_t offset) {
  if (!node || has_path_at(node, offset)) return node;
  const schema *found = find_path_owner(node->items, offset);
  if (!found) found = find_path_owner(node->additional, offset);
  for (size_t i = 0; !found && i < node->property_count; i++) found = find_path_owner(node->properties[i].schema, offset);
  return found;
}

/* Which field the fieldPath of a rule lacks, and what it is near to; NULL where it is not that. */
static const char *path_help(crd_arena *arena, const crd_definition *definition, const crd_error *error) {
  for (size_t i = 0; i < definition->version_count && error->offset != CRD_NO_OFFSET; i++) {
    const schema *root = definition->versions[i].schema, *node = find_path_owner(root, error->offset);
    if (!node) continue;
    const crd_value *rules = keyword_value(node, "x-kubernetes-validations");
    for (uint32_t k = 0; k < rules->size; k++) {
      crd_string path = read_string_member(&rules->as.items[k], "fieldPath"), why;
      size_t at;
      if (path.size && member_place(&rules->as.items[k], "fieldPath") == error->offset &&
          !rule_path_check(arena, node, node == root, path, &at, &why))
        return crd_arena_copy(arena, why).data;
    }
  }
  return NULL;
}

const char *cause_help(crd_arena *arena, const crd_definition *definition, const crd_error *error) {
  static const char full_name[] = "must be spec.names.plural+\".\"+spec.group";
  crd_string detail = crd_error_detail(arena, error);
  if (crd_string_equal(detail, CRD_STRING(full_name)))
    return crd_arena_printf(arena, "name it %.*s.%.*s", (int)definition->plural.size, definition->plural.data,
                            (int)definition->group.size, definition->group.data)
        .data;
  if (crd_string_equal(detail, CRD_STRING("must be a valid path"))) {
    const char *help = path_help(arena, definition, error);
    if (help) return help;
  }
  for (size_t i = 0; i < sizeof advices / sizeof *advices; i++) {
    size_t size = strlen(advices[i].words);
    for (size_t at = 0; at + size <= detail.size; at++)
      if (memcmp(detail.data + at, advices[i].words, size) == 0) return advices[i].help;
  }
  if (error->type == CRD_ERROR_REQUIRED) return "give it a value";
  if (error->type == CRD_ERROR_DUPLICATE) return "take one of the two out";
  return error->type == CRD_ERROR_FORBIDDEN ? "take it out" : NULL;
}

static int compare_places(const void *left, const void *right) {
  const crd_error *a = *(const crd_error *const *)left, *b = *(const crd_error *const *)right;
  if (a->offset != b->offset) return a->offset < b->offset ? -1 : 1;
  return a < b ? -1 : a > b;
}

void causes_report(diagnostics *diagnostics, const crd_definition *definition, const crd_errors *errors, bool brief,
                   const char *const *helps) {
  crd_arena *arena = diagnostics->arena;
  const crd_error **sorted = crd_arena_alloc(arena, errors->count * sizeof(const crd_error *));
  for (uint32_t i = 0; i < errors->count; i++) sorted[i] = &errors->items[i];
  if (errors->count) qsort(sorted, errors->count, sizeof(const crd_error *), compare_places);
  for (uint32_t i = 0; i < errors->count; i++) {
    const crd_error *error = sorted[i];
    uint32_t offset = error->offset == CRD_NO_OFFSET ? definition->location.offset : error->offset;
    crd_string whole = crd_error_message(arena, error), detail = crd_error_detail(arena, error);
    crd_string text = brief ? crd_arena_printf(arena, "%.*s: %.*s", (int)error->field.size, error->field.data,
                                               (int)detail.size, detail.data)
                            : whole;
    diagnostics_add(diagnostics, SEVERITY_ERROR, (location){definition->document.source, offset}, "%.*s", (int)text.size,
                    text.data);
    diagnostic *added = &diagnostics->items[diagnostics->count - 1];
    added->reason = crd_error_type_reason((crd_error_type)error->type);
    added->field = error->field;
    added->cause = crd_error_body(arena, error);
    const char *known = helps ? helps[error - errors->items] : NULL;
    added->help = known ? known : cause_help(arena, definition, error);
  }
}
