/* SPDX-License-Identifier: Apache-2.0 */
/* Changes of a tree: a place is chosen among all values of the document, and its value is replaced, wrapped, taken out, put
 * in a second time, or exchanged for one from elsewhere. The names and values that a CRD or an object may have are at hand.
 */
#include "mutate.h"
#include "places.h"
#include <crd/json.h>
#include <crd/yaml.h>

/* Members that mean something somewhere. */
static const struct {
  const char *name, *value;
} members[] = {
    {"type", "\"string\""},
    {"type", "\"integer\""},
    {"type", "\"object\""},
    {"type", "\"array\""},
    {"type", "\"number\""},
    {"type", "\"boolean\""},
    {"format", "\"date-time\""},
    {"format", "\"int32\""},
    {"format", "\"byte\""},
    {"format", "\"ipv4\""},
    {"format", "\"duration\""},
    {"nullable", "true"},
    {"default", "{}"},
    {"default", "\"a\""},
    {"default", "1"},
    {"default", "[\"a\"]"},
    {"default", "null"},
    {"default", "{\"a\":{\"b\":1}}"},
    {"enum", "[\"a\",\"b\"]"},
    {"enum", "[1,null,{\"a\":[]}]"},
    {"pattern", "\"^[a-z]+$\""},
    {"pattern", "\"(\""},
    {"minimum", "-1"},
    {"maximum", "10"},
    {"exclusiveMinimum", "true"},
    {"exclusiveMaximum", "true"},
    {"multipleOf", "0.1"},
    {"minLength", "1"},
    {"maxLength", "5"},
    {"minItems", "1"},
    {"maxItems", "3"},
    {"uniqueItems", "true"},
    {"minProperties", "1"},
    {"maxProperties", "2"},
    {"required", "[\"a\",\"spec\"]"},
    {"properties", "{\"a\":{\"type\":\"string\"}}"},
    {"properties", "{\"a-b\":{\"type\":\"integer\"},\"int\":{\"type\":\"object\"}}"},
    {"additionalProperties", "{\"type\":\"string\"}"},
    {"additionalProperties", "true"},
    {"additionalProperties", "false"},
    {"items", "{\"type\":\"string\"}"},
    {"items", "{\"type\":\"object\",\"properties\":{\"k\":{\"type\":\"string\"}}}"},
    {"items", "[{\"type\":\"string\"}]"},
    {"allOf", "[{\"minLength\":1}]"},
    {"anyOf", "[{\"required\":[\"a\"]},{\"type\":\"integer\"}]"},
    {"oneOf", "[{\"maximum\":1},{\"minimum\":3}]"},
    {"not", "{\"required\":[\"b\"]}"},
    {"not", "{\"enum\":[\"a\"]}"},
    {"$ref", "\"#/a\""},
    {"definitions", "{\"a\":{}}"},
    {"id", "\"a\""},
    {"title", "\"t\""},
    {"description", "\"+required\""},
    {"example", "1"},
    {"externalDocs", "{\"url\":\"a\"}"},
    {"x-kubernetes-preserve-unknown-fields", "true"},
    {"x-kubernetes-embedded-resource", "true"},
    {"x-kubernetes-int-or-string", "true"},
    {"x-kubernetes-list-type", "\"map\""},
    {"x-kubernetes-list-type", "\"set\""},
    {"x-kubernetes-list-type", "\"atomic\""},
    {"x-kubernetes-list-map-keys", "[\"k\"]"},
    {"x-kubernetes-map-type", "\"granular\""},
    {"x-kubernetes-map-type", "\"atomic\""},
    {"x-kubernetes-validations", "[{\"rule\":\"self == oldSelf\"}]"},
    {"x-kubernetes-validations", "[{\"rule\":\"has(self.a)\",\"message\":\"m\"}]"},
    {"x-kubernetes-validations", "[{\"rule\":\"self.all(x, x == x)\",\"messageExpression\":\"'%s'.format([self])\"}]"},
    {"x-kubernetes-validations",
     "[{\"rule\":\"self.indexOf('a'.replace('a','ab')) == 1\",\"fieldPath\":\".a\",\"reason\":\"FieldValueForbidden\"}]"},
    {"x-kubernetes-validations", "[{\"rule\":\"!oldSelf.hasValue() || oldSelf.value() == self\",\"optionalOldSelf\":true}]"},
    {"rule", "\"self.a.size() > 1\""},
    {"message", "\"m\""},
    {"messageExpression", "\"'m'\""},
    {"fieldPath", "\".spec['a']\""},
    {"reason", "\"FieldValueDuplicate\""},
    {"optionalOldSelf", "true"},
    {"versions",
     "[{\"name\":\"v1\",\"served\":true,\"storage\":true,\"schema\":{\"openAPIV3Schema\":{\"type\":\"object\"}}}]"},
    {"storage", "true"},
    {"served", "false"},
    {"deprecated", "true"},
    {"deprecationWarning", "\"w\""},
    {"schema", "{\"openAPIV3Schema\":{\"type\":\"object\"}}"},
    {"subresources",
     "{\"status\":{},\"scale\":{\"specReplicasPath\":\".spec.a\",\"statusReplicasPath\":\".status.a\",\"labelSelectorPath\":"
     "\".status.s\"}}"},
    {"additionalPrinterColumns", "[{\"name\":\"A\",\"type\":\"integer\",\"jsonPath\":\".spec.a\"}]"},
    {"selectableFields", "[{\"jsonPath\":\".spec.a\"}]"},
    {"names", "{\"kind\":\"T\",\"plural\":\"ts\",\"shortNames\":[\"t\"],\"categories\":[\"all\"]}"},
    {"scope", "\"Cluster\""},
    {"group", "\"e.io\""},
    {"conversion",
     "{\"strategy\":\"Webhook\",\"webhook\":{\"conversionReviewVersions\":[\"v1\"],\"clientConfig\":{\"url\":\"https://"
     "a\"}}}"},
    {"preserveUnknownFields", "true"},
    {"status", "{\"acceptedNames\":{\"kind\":\"T\",\"plural\":\"ts\"},\"storedVersions\":[\"v1\"]}"},
    {"apiVersion", "\"e.io/v1\""},
    {"kind", "\"T\""},
    {"metadata", "{\"name\":\"a\",\"namespace\":\"b\"}"},
    {"name", "\"a\""},
    {"namespace", "\"b\""},
    {"generateName", "\"a-\""},
    {"labels", "{\"a/b\":\"c\"}"},
    {"annotations", "{\"a\":\"\"}"},
    {"finalizers", "[\"a/b\"]"},
    {"ownerReferences", "[{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"name\":\"p\",\"uid\":\"u\",\"controller\":true}]"},
    {"managedFields",
     "[{\"manager\":\"m\",\"operation\":\"Apply\",\"apiVersion\":\"v1\",\"fieldsType\":\"FieldsV1\",\"fieldsV1\":{}}]"},
    {"creationTimestamp", "\"2026-01-01T00:00:00Z\""},
    {"deletionTimestamp", "\"2026-01-01T00:00:00Z\""},
    {"resourceVersion", "\"1\""},
    {"uid", "\"u\""},
    {"generation", "3"},
    {"selfLink", "\"/a\""},
    {"spec", "{\"a\":\"x\"}"},
    {"a", "\"x\""},
    {"op", "\"add\""},
    {"path", "\"/a/0\""},
    {"from", "\"/a\""},
    {"value", "[1]"}};

static crd_value read_value(crd_arena *arena, const char *text) {
  const crd_value *value = crd_json_parse(arena, crd_string_of(text), NULL, NULL);
  return value ? *value : crd_value_make_null();
}

static place any_place(mutation *mutation, crd_value *root) {
  place place = {NULL, root, 0};
  size_t left = mutation_below(mutation, place_count(root));
  place_find(NULL, root, 0, &left, &place);
  return place;
}

static crd_value any_copy(mutation *mutation, crd_value *root) {
  crd_value *from = root;
  if (mutation->other.size && mutation_once_in(mutation, 2)) {
    crd_value *other = crd_json_parse(mutation->arena, mutation->other, NULL, NULL);
    if (other) from = other;
  }
  return crd_value_copy(mutation->arena, any_place(mutation, from).value);
}

static crd_value any_value(mutation *mutation, crd_value *root) {
  if (mutation_once_in(mutation, 2)) return any_copy(mutation, root);
  return wrong_value(mutation->arena, mutation_below(mutation, wrong_value_count()));
}

static crd_value *set_member(mutation *mutation, crd_value *map, size_t index, crd_value value) {
  return crd_value_set(mutation->arena, map, crd_string_of(members[index].name), value);
}

/* Puts something into a map or list. */
static void put_in(mutation *mutation, crd_value *root, crd_value *into) {
  size_t index = mutation_below(mutation, sizeof members / sizeof *members);
  crd_value known = read_value(mutation->arena, members[index].value);
  if (into->kind == CRD_MAP)
    set_member(mutation, into, index, mutation_once_in(mutation, 4) ? any_value(mutation, root) : known);
  else if (into->kind == CRD_LIST)
    crd_value_append(mutation->arena, into,
                     into->size ? crd_value_copy(mutation->arena, &into->as.items[0]) : any_value(mutation, root));
}

static void take_out(place place) {
  crd_value *owner = place.owner;
  size_t left = owner->size - place.index - 1;
  if (owner->kind == CRD_LIST)
    memmove(&owner->as.items[place.index], &owner->as.items[place.index + 1], left * sizeof *owner->as.items);
  else
    memmove(&owner->as.members[place.index], &owner->as.members[place.index + 1], left * sizeof *owner->as.members);
  owner->size--;
}

/* Again beside itself: an item twice, a member under a further name. */
static void put_twice(mutation *mutation, place place) {
  crd_value copy = crd_value_copy(mutation->arena, place.value);
  if (place.owner->kind == CRD_LIST) {
    crd_value_append(mutation->arena, place.owner, copy);
    return;
  }
  crd_string name = crd_member_name(&place.owner->as.members[place.index]);
  crd_value_set(
      mutation->arena, place.owner,
      crd_arena_printf(mutation->arena, "%.*s%u", (int)name.size, name.data, (unsigned)mutation_below(mutation, 10)), copy);
}

static void wrap(mutation *mutation, crd_value *value) {
  crd_value inner = *value;
  if (mutation_once_in(mutation, 2)) {
    *value = crd_value_make_list(mutation->arena, 1);
    crd_value_append(mutation->arena, value, inner);
  } else {
    *value = crd_value_make_map(mutation->arena, 1);
    set_member(mutation, value, mutation_below(mutation, sizeof members / sizeof *members), inner);
  }
}

static bool is_expression(const place *place) {
  if (!place->owner || place->owner->kind != CRD_MAP) return false;
  crd_string name = crd_member_name(&place->owner->as.members[place->index]);
  return crd_string_equal(name, CRD_STRING("rule")) || crd_string_equal(name, CRD_STRING("messageExpression"));
}

/* A little to the side. */
static void nudge(mutation *mutation, place place) {
  crd_value *value = place.value;
  switch (value->kind) {
  case CRD_BOOL:
    value->as.boolean = !value->as.boolean;
    break;
  case CRD_INT: /* to unsigned and back: it may go past the end */
    value->as.integer = (int64_t)((uint64_t)value->as.integer + (uint64_t)mutation_below(mutation, 7) - 3u);
    break;
  case CRD_STRING_VALUE: {
    crd_string text = crd_value_string(value);
    bool expression = is_expression(&place) && !mutation_once_in(mutation, 8);
    *value = crd_value_make_string(expression ? mutate_cel(mutation, text) : mutate_bytes(mutation, text));
    break;
  }
  case CRD_LIST:
  case CRD_MAP:
    put_in(mutation, value, value);
    break;
  default:
    *value = wrong_value(mutation->arena, mutation_below(mutation, wrong_value_count()));
  }
}

/* The first of the document's expressions behind a chosen place, so that they are changed more often than by chance. */
static bool find_expression(mutation *mutation, crd_value *root, place *place) {
  size_t count = place_count(root), begin = mutation_below(mutation, count);
  for (size_t i = 0; i < count; i++) {
    size_t left = (begin + i) % count;
    if (place_find(NULL, root, 0, &left, place) && is_expression(place) && place->value->kind == CRD_STRING_VALUE)
      return true;
  }
  return false;
}

static void change(mutation *mutation, crd_value *root) {
  place place = any_place(mutation, root);
  size_t what = mutation_below(mutation, 10);
  if (what < 2 && find_expression(mutation, root, &place)) {
    nudge(mutation, place);
  } else if (what < 4) {
    *place.value = any_value(mutation, root);
  } else if (what < 6) {
    put_in(mutation, root, place.value);
  } else if (what < 7) {
    nudge(mutation, place);
  } else if (what == 7 && place.owner) {
    take_out(place);
  } else if (what == 8 && place.owner) {
    put_twice(mutation, place);
  } else if (mutation_once_in(mutation, 2)) {
    wrap(mutation, place.value);
  } else {
    crd_value copy = any_copy(mutation, place.value); /* one of its own parts in its place */
    *place.value = copy;
  }
}

crd_string mutate_tree(mutation *mutation, crd_string text) {
  const crd_parse_options options = {.max_depth = 100};
  if (text.size > (size_t)1 << 20) return (crd_string){NULL, 0};
  crd_value *root = crd_json_parse(mutation->arena, text, &options, NULL);
  if (!root) root = crd_yaml_parse(mutation->arena, text, &options, NULL, NULL);
  if (!root) return (crd_string){NULL, 0};
  for (size_t times = 1 + mutation_below(mutation, 2); times > 0; times--) change(mutation, root);
  crd_string changed = crd_json_encode(mutation->arena, root, CRD_JSON_COMPACT);
  return changed.size <= mutation->room ? changed : (crd_string){NULL, 0};
}
