/* SPDX-License-Identifier: Apache-2.0 */
/* Makes values that fit the keywords of a schema. A value is made for a node together with the branches of allOf, one branch
 * of anyOf and one of oneOf (a view). Remaining errors are repaired with the judge. */
#include "grow_parts.h"
#include "schema/tree/vet.h"
#include <crd/base64.h>
#include <math.h>

enum { MOST_COUNT = 300, MOST_TEXT = 70001, STRING_TRIES = 12 };

/* ---- views ---- */

static void add_view(grower *g, schema_view *view, const schema *node, unsigned depth) {
  if (!node || view->count == MOST_VIEWS || depth > 6) return;
  view->nodes[view->count++] = node;
  const schema_branches *branches = branches_of(node);
  for (uint32_t i = 0; i < branches->all_of_count; i++) add_view(g, view, branches->all_of[i], depth + 1);
  if (node->int_or_string) return;
  if (branches->any_of_count) add_view(g, view, branches->any_of[crdc_grow_choice(g, branches->any_of_count)], depth + 1);
  if (!branches->one_of_count) return;
  uint32_t chosen = crdc_grow_choice(g, branches->one_of_count);
  add_view(g, view, branches->one_of[chosen], depth + 1);
  for (uint32_t i = 0; i < branches->one_of_count && view->shunned_count < MOST_VIEWS; i++)
    if (i != chosen) view->shunned[view->shunned_count++] = branches->one_of[i];
}

schema_view crdc_grow_view(grower *g, const schema *node) {
  schema_view view = {.count = 0};
  add_view(g, &view, node, 0);
  return view;
}

typedef enum way_below { BELOW_PROPERTY, BELOW_ITEMS, BELOW_ADDITIONAL } way_below;

static const schema *node_below(const schema *node, way_below below, crd_string name) {
  if (below == BELOW_ITEMS) return node->items;
  if (below == BELOW_ADDITIONAL) return node->additional;
  const property *property = crdc_schema_property(node, name);
  return property ? property->schema : NULL;
}

static schema_view view_below(grower *g, const schema_view *outer, way_below below, crd_string name) {
  schema_view view = {.count = 0};
  for (unsigned i = 0; i < outer->count; i++) add_view(g, &view, node_below(outer->nodes[i], below, name), 0);
  return view;
}

static void lower_most(int64_t *most, const count_limit *limit, bool *has) {
  if (!limit->set) return;
  *has = true;
  if (*most < 0 || limit->value < *most) *most = limit->value;
}

static void raise_least(int64_t *least, const count_limit *limit, bool *has) {
  if (!limit->set) return;
  *has = true;
  if (limit->value > *least) *least = limit->value;
}

static void add_number_limits(facets *facets, const schema_limits *limits) {
  facets->has_numbers |= limits->minimum.set || limits->maximum.set || limits->multiple_of.set;
  if (limits->minimum.set && limits->minimum.value >= facets->minimum) {
    facets->above = limits->exclusive_minimum || (facets->above && limits->minimum.value == facets->minimum);
    facets->minimum = limits->minimum.value;
  }
  if (limits->maximum.set && limits->maximum.value <= facets->maximum) {
    facets->below = limits->exclusive_maximum || (facets->below && limits->maximum.value == facets->maximum);
    facets->maximum = limits->maximum.value;
  }
  if (limits->multiple_of.set) facets->multiple = limits->multiple_of.value;
}

facets crdc_grow_facets(const grower *g, const schema_view *view) {
  facets facets = {.minimum = -INFINITY, .maximum = INFINITY, .max_length = -1, .max_items = -1, .max_properties = -1};
  for (unsigned i = 0; i < view->count; i++) {
    const schema *node = view->nodes[i];
    const schema_limits *limits = limits_of(node);
    add_number_limits(&facets, limits);
    raise_least(&facets.min_length, &limits->min_length, &facets.has_lengths);
    lower_most(&facets.max_length, &limits->max_length, &facets.has_lengths);
    raise_least(&facets.min_items, &limits->min_items, &facets.has_items);
    lower_most(&facets.max_items, &limits->max_items, &facets.has_items);
    raise_least(&facets.min_properties, &limits->min_properties, &facets.has_properties);
    lower_most(&facets.max_properties, &limits->max_properties, &facets.has_properties);
    if (limits->has_pattern && limits->pattern.size && facets.pattern_count < 4)
      facets.patterns[facets.pattern_count++] = limits->pattern;
    if (!facets.format) facets.format = crdc_schema_format(node, g->subject.kubernetes_minor);
    if (!facets.enum_values) facets.enum_values = node->enum_values;
  }
  if (facets.format == CRD_FORMAT_INT32 && facets.maximum > INT32_MAX) facets.maximum = INT32_MAX;
  if (facets.format == CRD_FORMAT_INT32 && facets.minimum < INT32_MIN) facets.minimum = INT32_MIN;
  return facets;
}

/* ---- scalars ---- */

static crd_string text_of_format(crd_format format) {
  static const char *const texts[] = {[CRD_FORMAT_BSONOBJECTID] = "507f1f77bcf86cd799439011",
                                      [CRD_FORMAT_URI] = "https://example.com/path",
                                      [CRD_FORMAT_EMAIL] = "someone@example.com",
                                      [CRD_FORMAT_HOSTNAME] = "example.com",
                                      [CRD_FORMAT_IPV4] = "192.0.2.1",
                                      [CRD_FORMAT_IPV6] = "2001:db8::1",
                                      [CRD_FORMAT_CIDR] = "192.0.2.0/24",
                                      [CRD_FORMAT_MAC] = "00:00:5e:00:53:01",
                                      [CRD_FORMAT_UUID] = "123e4567-e89b-12d3-a456-426614174000",
                                      [CRD_FORMAT_UUID3] = "a3bb189e-8bf9-3888-9912-ace4e6543002",
                                      [CRD_FORMAT_UUID4] = "123e4567-e89b-42d3-a456-426614174000",
                                      [CRD_FORMAT_UUID5] = "a6edc906-2f9f-5fb2-a373-efac406f0ef2",
                                      [CRD_FORMAT_ISBN] = "0321751043",
                                      [CRD_FORMAT_ISBN10] = "0321751043",
                                      [CRD_FORMAT_ISBN13] = "9780321751041",
                                      [CRD_FORMAT_CREDITCARD] = "4111111111111111",
                                      [CRD_FORMAT_SSN] = "111-11-1111",
                                      [CRD_FORMAT_HEXCOLOR] = "#ffffff",
                                      [CRD_FORMAT_RGBCOLOR] = "rgb(1,2,3)",
                                      [CRD_FORMAT_BYTE] = "aGVsbG8=",
                                      [CRD_FORMAT_DATE] = "2026-01-31",
                                      [CRD_FORMAT_DATETIME] = "2026-01-31T12:00:00Z",
                                      [CRD_FORMAT_DURATION] = "1h30m",
                                      [CRD_FORMAT_K8S_SHORT_NAME] = "name",
                                      [CRD_FORMAT_K8S_LONG_NAME] = "name.example.com"};
  const char *text = format < sizeof texts / sizeof *texts ? texts[format] : NULL;
  return text ? crd_string_of(text) : (crd_string){NULL, 0};
}

bool crdc_grow_string_fits(grower *g, const facets *facets, crd_string text) {
  crd_string error = {NULL, 0};
  for (unsigned i = 0; i < facets->pattern_count; i++)
    if (!crd_regex_match(g->work, facets->patterns[i], text, &error)) return false;
  return !facets->format || facets->format >= CRD_FORMAT_INT32 || crd_format_check(facets->format, text);
}

/* The label, cut or padded to the bounds. */
static crd_string fitted(grower *g, crd_string label, int64_t least, int64_t most) {
  if (most >= 0 && (int64_t)label.size > most) label.size = (size_t)most;
  if ((int64_t)label.size >= least) return label.size ? crd_arena_copy(g->work, label) : CRD_STRING("");
  if (least > MOST_TEXT) return (crd_string){NULL, 0};
  char *longer = crd_arena_alloc(g->work, (size_t)least + 1);
  memset(longer, 'a', (size_t)least);
  longer[least] = '\0';
  if (label.size) memcpy(longer, label.data, label.size);
  return (crd_string){longer, (size_t)least};
}

/* Base64 of a plain text with the wanted length. */
static crd_string coded(grower *g, crd_string label, int64_t least) {
  crd_text text = {.arena = g->work};
  int64_t bytes = least > MOST_TEXT ? least : (least + 3) / 4 * 3;
  crd_string plain = fitted(g, label, bytes, -1);
  if (plain.data) crd_base64_encode(&text, plain);
  return crd_text_string(&text);
}

crd_string crdc_grow_string(grower *g, const facets *facets, int64_t least, int64_t most, crd_string label) {
  crd_string text = facets->format == CRD_FORMAT_BYTE ? coded(g, label, least) : fitted(g, label, least, most);
  if (text.data && (most < 0 || (int64_t)text.size <= most) && crdc_grow_string_fits(g, facets, text)) return text;
  for (unsigned i = 0; facets->pattern_count && i < STRING_TRIES; i++) {
    text = crdc_grow_text(g, facets->patterns[i % facets->pattern_count], true, least, most);
    if (!text.data || crdc_grow_string_fits(g, facets, text)) return text;
  }
  text = text_of_format(facets->format);
  if (text.data && (int64_t)text.size >= least && (most < 0 || (int64_t)text.size <= most) &&
      crdc_grow_string_fits(g, facets, text))
    return text;
  for (unsigned i = 0; i < STRING_TRIES; i++) {
    text = fitted(g, crdc_grow_word(g), least, most);
    if (text.data && crdc_grow_string_fits(g, facets, text)) return text;
  }
  return (crd_string){NULL, 0};
}

static crd_value string_value(grower *g, const facets *facets, growth growth, crd_string label) {
  if (growth == GROW_SOME && crdc_grow_chance(g, 50)) label = crdc_grow_word(g);
  crd_string text = crdc_grow_string(g, facets, facets->min_length, facets->max_length, label);
  if (!text.data) text = fitted(g, label, facets->min_length, facets->max_length);
  g->made += (unsigned)(text.size / 64);
  return crd_value_make_string(text.data ? text : CRD_STRING(""));
}

/* A number between the limits, as near as possible to the preferred one. */
static double number_within(const facets *facets, double number, bool whole) {
  double step = facets->multiple > 0 ? facets->multiple : 1;
  if (number > facets->maximum || (facets->below && number == facets->maximum))
    number = facets->maximum - (facets->below ? whole ? 1 : fmin(1, fabs(facets->maximum) / 2 + 0.25) : 0);
  if (number < facets->minimum || (facets->above && number == facets->minimum))
    number = facets->minimum + (facets->above ? whole ? 1 : 0.5 : 0);
  if (facets->above && facets->below && !whole && (number >= facets->maximum || number <= facets->minimum))
    number = (facets->minimum + facets->maximum) / 2;
  if (facets->multiple > 0) {
    number = ceil(number / step) * step;
    if (facets->above && number == facets->minimum) number += step;
    if (number > facets->maximum || (facets->below && number == facets->maximum)) number -= step;
  }
  return whole ? ceil(number) : number;
}

static crd_value integer_value(grower *g, const facets *facets, growth growth) {
  static const double some[] = {0, 1, 2, 3, 5, 80, 100, 443, 8080, 65535, -1, 1000000};
  double number = growth == GROW_SOME ? some[crdc_grow_choice(g, sizeof some / sizeof *some)] : 1;
  number = number_within(facets, number, true);
  return crd_value_make_int(fabs(number) < 9e18 ? (int64_t)number : 0);
}

static crd_value number_value(grower *g, const facets *facets, growth growth) {
  static const double some[] = {0, 0.5, 1, 1.5, 10, 100, -1};
  double number = growth == GROW_SOME ? some[crdc_grow_choice(g, sizeof some / sizeof *some)] : 1;
  number = number_within(facets, number, false);
  return number == floor(number) && fabs(number) < 1e15 ? crd_value_make_int((int64_t)number)
                                                        : crd_value_make_double(number);
}

/* ---- composites ---- */

static crd_value value_of_view(grower *g, const schema_view *view, growth growth, crd_string label);

static bool has_room(const grower *g) {
  return g->made < GROW_MOST_VALUES;
}

static uint32_t count_within(grower *g, int64_t least, int64_t most, growth growth) {
  int64_t count = growth == GROW_LEAST || !g->left ? 0 : growth == GROW_FULL ? 1 : crdc_grow_choice(g, 3);
  if (count < least) count = least;
  if (most >= 0 && count > most) count = most;
  return (uint32_t)(count < 0 ? 0 : count > MOST_COUNT ? MOST_COUNT : count);
}

/* Changes a value so that it differs from the others of its list. */
static void make_distinct(grower *g, const facets *facets, crd_value *value, uint32_t index) {
  if (value->kind == CRD_STRING_VALUE && facets->enum_values) {
    *value = crd_value_copy(g->work, &facets->enum_values->as.items[index % facets->enum_values->size]);
  } else if (value->kind == CRD_STRING_VALUE) {
    crd_string label = crd_arena_printf(g->work, "a%u", index), text;
    bool plain = !facets->pattern_count && !facets->format;
    unsigned left = g->left;
    g->left = 1; /* allows random choices */
    int64_t least = plain ? facets->min_length : (int64_t)value->size + 1 + index / 26;
    text = crdc_grow_string(g, facets, least, facets->max_length, label);
    if (text.data) *value = crd_value_make_string(text);
    g->left = left;
  } else if (value->kind == CRD_INT) {
    int64_t step = index, number = value->as.integer;
    if (facets->multiple > 1 && facets->multiple * index < 9e15) step = (int64_t)facets->multiple * index;
    if ((double)number + (double)step > facets->maximum) step = -step;
    if (!__builtin_add_overflow(number, step, &number)) value->as.integer = number;
  }
}

/* Gives items of a map list distinct keys, and other items distinct names, as rules often require. */
static void make_keys_distinct(grower *g, const schema *list, crd_value *item, uint32_t index) {
  const schema_topology *topology = topology_of(list);
  const crd_string name = CRD_STRING("name");
  const crd_string *keys = topology->map_key_count ? topology->map_keys : &name;
  uint32_t count = topology->map_key_count ? topology->map_key_count : crd_value_get(item, name) ? 1 : 0;
  for (uint32_t i = 0; item->kind == CRD_MAP && i < count && index; i++) {
    const property *property = crdc_schema_property(list->items, keys[i]);
    if (!property) continue;
    crd_value *key = crd_value_get(item, property->name);
    schema_view view = crdc_grow_view(g, property->schema);
    facets facets = crdc_grow_facets(g, &view);
    if (!key) {
      crd_value made = crdc_grow_value(g, property->schema, GROW_LEAST, property->name);
      key = crd_value_set(g->work, item, property->name, made);
    }
    make_distinct(g, &facets, key, index);
  }
}

static crd_value list_value(grower *g, const schema_view *outer, growth growth, crd_string label) {
  const facets facets = crdc_grow_facets(g, outer);
  const schema *node = outer->nodes[0];
  uint32_t count = count_within(g, facets.min_items, facets.max_items, growth);
  crd_value list = crd_value_make_list(g->work, count);
  bool set = crdc_text_is(topology_of(node)->list_type, "set") || limits_of(node)->unique_items;
  bool scalars = node->items && !crdc_text_is(node->items->type, "object") && !crdc_text_is(node->items->type, "array");
  for (uint32_t i = 0; node->items && i < count && has_room(g); i++) {
    schema_view inner = view_below(g, outer, BELOW_ITEMS, (crd_string){NULL, 0});
    crd_value item = value_of_view(g, &inner, growth, label);
    const struct facets of_item = crdc_grow_facets(g, &inner);
    make_keys_distinct(g, node, &item, i);
    for (uint32_t k = i; (set || scalars) && crd_value_has_item(&list, &item) && k < i + 4; k++)
      make_distinct(g, &of_item, &item, k);
    if (!set || !crd_value_has_item(&list, &item)) crd_value_append(g->work, &list, item);
  }
  return list;
}

static crd_value map_value(grower *g, const schema_view *outer, growth growth) {
  const facets facets = crdc_grow_facets(g, outer);
  uint32_t count = count_within(g, facets.min_properties, facets.max_properties, growth);
  crd_value map = crd_value_make_map(g->work, count);
  for (uint32_t i = 0; i < count && has_room(g); i++) {
    schema_view inner = view_below(g, outer, BELOW_ADDITIONAL, (crd_string){NULL, 0});
    crd_string key = i ? crd_arena_printf(g->work, "key-%u", i) : CRD_STRING("key");
    crd_value_set(g->work, &map, key, value_of_view(g, &inner, growth, CRD_STRING("value")));
  }
  return map;
}

static bool names_required(const schema *node, crd_string name) {
  for (uint32_t i = 0; i < node->required_count; i++)
    if (crd_string_equal(node->required[i], name)) return true;
  return false;
}

static bool is_required_in(const schema_view *view, crd_string name) {
  for (unsigned i = 0; i < view->count; i++)
    if (names_required(view->nodes[i], name)) return true;
  return false;
}

static bool refuses_field(const schema *refused, crd_string name) {
  if (!refused) return false;
  const schema_branches *branches = branches_of(refused);
  if (refused->required_count == 1 && names_required(refused, name)) return true;
  for (uint32_t i = 0; i < branches->any_of_count; i++)
    if (refuses_field(branches->any_of[i], name)) return true;
  return false;
}

/* Whether the field would make another branch of oneOf valid, or is in `not`. */
static bool is_shunned(const schema_view *view, crd_string name) {
  for (unsigned i = 0; i < view->shunned_count; i++)
    if (names_required(view->shunned[i], name)) return true;
  for (unsigned i = 0; i < view->count; i++)
    if (refuses_field(branches_of(view->nodes[i])->not_, name)) return true;
  return false;
}

static void add_embedded(grower *g, crd_value *object) {
  crd_value metadata = crd_value_make_map(g->work, 1);
  crd_value_set(g->work, &metadata, CRD_STRING("name"), crd_value_make_string(CRD_STRING("example")));
  crd_value_set(g->work, object, CRD_STRING("apiVersion"), crd_value_make_string(CRD_STRING("v1")));
  crd_value_set(g->work, object, CRD_STRING("kind"), crd_value_make_string(CRD_STRING("Example")));
  crd_value_set(g->work, object, CRD_STRING("metadata"), metadata);
}

static void grow_field(grower *g, const schema_view *outer, crd_value *object, const property *property, growth growth) {
  bool required = is_required_in(outer, property->name);
  bool given = property->schema->default_value != NULL; /* it has a default */
  bool wanted = growth == GROW_FULL || (growth == GROW_SOME && crdc_grow_chance(g, 45));
  if (!required && (!wanted || !g->left || is_shunned(outer, property->name))) return;
  if (!required && !crdc_grow_can_make(g, property->schema)) return;
  if (required && given && growth == GROW_LEAST) return;
  schema_view inner = view_below(g, outer, BELOW_PROPERTY, property->name);
  crd_value_set(g->work, object, property->name, value_of_view(g, &inner, growth, property->name));
}

static crd_value object_value(grower *g, const schema_view *outer, growth growth) {
  const schema *node = outer->nodes[0];
  crd_value object = crd_value_make_map(g->work, 4);
  if (node->embedded_resource) add_embedded(g, &object);
  for (uint32_t i = 0; i < node->property_count; i++)
    if (!node->embedded_resource || !crd_value_get(&object, node->properties[i].name))
      grow_field(g, outer, &object, &node->properties[i], growth);
  /* Adds required fields without a schema. */
  for (unsigned v = 0; v < outer->count; v++)
    for (uint32_t i = 0; i < outer->nodes[v]->required_count; i++) {
      crd_string name = outer->nodes[v]->required[i];
      const property *known = crdc_schema_property(node, name);
      if (crd_value_get(&object, name) || (known && known->schema->default_value) || (!known && !node->preserve_unknown))
        continue;
      crd_value_set(g->work, &object, name, crd_value_make_string(CRD_STRING("value")));
    }
  const facets facets = crdc_grow_facets(g, outer);
  for (uint32_t i = 0; i < node->property_count && (int64_t)object.size < facets.min_properties; i++)
    if (!crd_value_get(&object, node->properties[i].name) && !is_shunned(outer, node->properties[i].name))
      crd_value_set(g->work, &object, node->properties[i].name,
                    crdc_grow_value(g, node->properties[i].schema, GROW_LEAST, node->properties[i].name));
  return object;
}

/* ---- any ---- */

static crd_value enum_value(grower *g, const crd_value *values, growth growth) {
  uint32_t chosen = growth == GROW_SOME ? crdc_grow_choice(g, values->size) : 0;
  while (growth != GROW_SOME && chosen + 1 < values->size && values->as.items[chosen].kind == CRD_STRING_VALUE &&
         !values->as.items[chosen].size)
    chosen++;
  return crd_value_copy(g->work, &values->as.items[chosen]);
}

static crd_value untyped_value(grower *g, growth growth) {
  if (growth == GROW_SOME && crdc_grow_chance(g, 50)) return crd_value_make_string(crdc_grow_word(g));
  return crd_value_make_map(g->work, 0);
}

static crd_value value_of_view(grower *g, const schema_view *view, growth growth, crd_string label) {
  const schema *node = view->nodes[0];
  if (!node) return crd_value_make_null();
  const facets facets = crdc_grow_facets(g, view);
  if (g->left) g->left--;
  g->made++;
  if (facets.enum_values && facets.enum_values->size) {
    if (node->default_value && growth == GROW_FULL) return crd_value_copy(g->work, node->default_value);
    return enum_value(g, facets.enum_values, growth);
  }
  bool composite = crdc_text_is(node->type, "object") || crdc_text_is(node->type, "array");
  if (node->default_value && !composite && (growth == GROW_FULL || (growth == GROW_SOME && crdc_grow_chance(g, 30))))
    return crd_value_copy(g->work, node->default_value);
  if (node->int_or_string && (growth != GROW_SOME || crdc_grow_chance(g, 60))) return integer_value(g, &facets, growth);
  if (node->int_or_string) return string_value(g, &facets, growth, CRD_STRING("50%"));
  if (crdc_text_is(node->type, "array")) return list_value(g, view, growth, label);
  if (crdc_text_is(node->type, "object"))
    return node->additional ? map_value(g, view, growth) : object_value(g, view, growth);
  if (crdc_text_is(node->type, "integer")) return integer_value(g, &facets, growth);
  if (crdc_text_is(node->type, "number")) return number_value(g, &facets, growth);
  if (crdc_text_is(node->type, "boolean")) return crd_value_make_bool(growth == GROW_SOME ? crdc_grow_chance(g, 50) : true);
  if (crdc_text_is(node->type, "string")) return string_value(g, &facets, growth, label);
  return untyped_value(g, growth);
}

crd_value crdc_grow_value(grower *g, const schema *node, growth growth, crd_string label) {
  schema_view view = crdc_grow_view(g, node);
  if (!g->depth++) g->made = 0;
  crd_value value = value_of_view(g, &view, growth, label);
  g->depth--;
  return value;
}
