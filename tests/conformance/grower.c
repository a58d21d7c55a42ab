/* SPDX-License-Identifier: Apache-2.0 */
/* See grower.h. Enums, limits, formats and required fields are heeded; a pattern by trying words until one matches. */
#include "grower.h"
#include <crd/generated/type_tables.h>

#define TRIES 40

unsigned grow_choice(grower *g, unsigned count) {
  g->seed = g->seed * 6364136223846793005u + 1442695040888963407u;
  return (unsigned)(g->seed >> 33) % count;
}

static bool maybe(grower *g, unsigned percent) {
  return grow_choice(g, 100) < percent;
}

static const crd_checks *checks_of(const crd_type *type) {
  static const crd_checks none = {0};
  return type->checks ? type->checks : &none;
}

/* ---- scalars ---- */

static crd_string formatted(unsigned format) {
  static const char *const texts[] = {[CRD_FORMAT_URI] = "https://u@example.com:8080/a?b=c",
                                      [CRD_FORMAT_EMAIL] = "a@example.com",
                                      [CRD_FORMAT_HOSTNAME] = "example.com",
                                      [CRD_FORMAT_IPV4] = "10.0.0.1",
                                      [CRD_FORMAT_IPV6] = "2001:db8::1",
                                      [CRD_FORMAT_CIDR] = "10.0.0.0/8",
                                      [CRD_FORMAT_MAC] = "00:00:5e:00:53:01",
                                      [CRD_FORMAT_UUID] = "123e4567-e89b-12d3-a456-426614174000",
                                      [CRD_FORMAT_BYTE] = "aGk=",
                                      [CRD_FORMAT_DATE] = "2026-11-20",
                                      [CRD_FORMAT_DATETIME] = "2026-11-20T10:00:00Z",
                                      [CRD_FORMAT_DURATION] = "1h30m"};
  const char *text = format < sizeof texts / sizeof *texts ? texts[format] : NULL;
  return text ? crd_string_of(text) : (crd_string){NULL, 0};
}

static crd_string word(grower *g) {
  static const char *const words[] = {
      "a",     "abc",  "",      "a-b.example.com",           "10.0.0.1", "10.0.0.0/8", "https://h/x?q=1#f",
      "1h30m", "500m", "1.2.3", "2026-11-20T10:00:00Z",      "v1",       "*",          "My-Name",
      "50%",   "8080", "true",  "h\xC3\xA9\xF0\x9F\x98\x80", "a/b",      "key",        "-1",
      "::1"};
  enum { COUNT = sizeof words / sizeof *words };
  unsigned choice = grow_choice(g, g->word_count ? COUNT * 2 : COUNT);
  return choice < COUNT ? crd_string_of(words[choice]) : g->words[grow_choice(g, (unsigned)g->word_count)];
}

/* Cut or filled up with 'a' to the limits of length. */
static crd_string fitted(grower *g, const crd_checks *checks, crd_string text) {
  int64_t least = checks->set & CRD_CHECK_MIN_LENGTH ? checks->min_length : 0;
  int64_t most = checks->set & CRD_CHECK_MAX_LENGTH ? checks->max_length : INT64_MAX;
  if ((int64_t)text.size > most) text.size = (size_t)most;
  while (text.size && text.size < 5 && ((unsigned char)text.data[text.size - 1] & 0x80)) text.size--;
  if ((int64_t)text.size >= least || least > 100000) return text;
  char *longer = crd_arena_alloc(g->arena, (size_t)least);
  memset(longer, 'a', (size_t)least);
  if (text.size) memcpy(longer, text.data, text.size);
  return (crd_string){longer, (size_t)least};
}

static crd_value crdc_grow_string(grower *g, const crd_type *type) {
  const crd_checks *checks = checks_of(type);
  crd_string text = formatted(type->format);
  for (unsigned i = 0; !text.data && i < TRIES; i++) {
    crd_string tried = fitted(g, checks, word(g));
    if (i + 1 == TRIES || !checks->pattern || crd_pattern_match(checks->pattern, tried)) text = tried;
  }
  return crd_value_make_string(text);
}

static double number_within(grower *g, const crd_checks *checks) {
  static const double numbers[] = {0, 1, 2, 3, 80, 100, 65535, -1, 1000000};
  double number = numbers[grow_choice(g, sizeof numbers / sizeof *numbers)];
  if (checks->set & CRD_CHECK_MAXIMUM && (number > checks->maximum || maybe(g, 15)))
    number = checks->maximum - (checks->set & CRD_CHECK_EXCLUSIVE_MAXIMUM ? 1 : 0);
  if (checks->set & CRD_CHECK_MINIMUM && (number < checks->minimum || maybe(g, 15)))
    number = checks->minimum + (checks->set & CRD_CHECK_EXCLUSIVE_MINIMUM ? 1 : 0);
  return number;
}

static crd_value grow_integer(grower *g, const crd_type *type) {
  return crd_value_make_int((int64_t)number_within(g, checks_of(type)));
}

/* ---- lists, maps and objects ---- */

/* How many there shall be: between the limits, and few. */
static unsigned grow_count(grower *g, const crd_checks *checks, uint32_t least_set, int64_t least, uint32_t most_set,
                           int64_t most) {
  unsigned count = g->growth == GROW_LEAST ? 0 : g->growth == GROW_FULL ? 2 : grow_choice(g, 4);
  if (checks->set & least_set && (int64_t)count < least) count = least < 100 ? (unsigned)least : 100;
  if (checks->set & most_set && (int64_t)count > most) count = most < 0 ? 0 : (unsigned)most;
  return count;
}

static bool is_there(const crd_value *list, const crd_value *item) {
  for (uint32_t i = 0; i < list->size; i++)
    if (crd_value_equal(&list->as.items[i], item)) return true;
  return false;
}

/* An item's keys are made its own. */
static void set_keys(grower *g, const crd_type *type, crd_value *item, unsigned index) {
  for (uint16_t i = 0; item->kind == CRD_MAP && i < type->map_key_count; i++) {
    crd_value *key = (crd_value *)(uintptr_t)crd_value_get(item, type->map_keys[i]);
    if (key && key->kind == CRD_STRING_VALUE && index)
      *key = crd_value_make_string(crd_arena_printf(g->arena, "k%u", index));
    else if (key && key->kind == CRD_INT && index)
      *key = crd_value_make_int(key->as.integer + index);
  }
}

static crd_value grow_list(grower *g, const crd_type *type) {
  const crd_checks *checks = checks_of(type);
  unsigned count = grow_count(g, checks, CRD_CHECK_MIN_ITEMS, checks->min_items, CRD_CHECK_MAX_ITEMS, checks->max_items);
  crd_value list = crd_value_make_list(g->arena, count);
  for (unsigned i = 0; type->items && i < count && g->left; i++) {
    crd_value item = grow_value(g, type->items);
    set_keys(g, type, &item, i);
    if (type->list_kind == CRD_LIST_SET && is_there(&list, &item)) continue;
    crd_value_append(g->arena, &list, item);
  }
  return list;
}

static crd_value grow_map(grower *g, const crd_type *type) {
  const crd_checks *checks = checks_of(type);
  unsigned count = grow_count(g, checks, CRD_CHECK_MIN_PROPERTIES, checks->min_properties, CRD_CHECK_MAX_PROPERTIES,
                              checks->max_properties);
  crd_value map = crd_value_make_map(g->arena, count);
  for (unsigned i = 0; i < count && g->left; i++) {
    crd_string key = maybe(g, 50) ? word(g) : crd_arena_printf(g->arena, "key-%u", i);
    crd_value_set(g->arena, &map, key, grow_value(g, type->additional));
  }
  return map;
}

static bool is_required(const crd_checks *checks, crd_string name) {
  for (uint32_t i = 0; i < checks->required_count; i++)
    if (crd_string_equal(checks->required[i], name)) return true;
  return false;
}

static crd_value grow_object(grower *g, const crd_type *type) {
  const crd_checks *checks = checks_of(type);
  crd_value object = crd_value_make_map(g->arena, 4);
  if (type->flags & CRD_TYPE_EMBEDDED) {
    crd_value metadata = crd_value_make_map(g->arena, 1);
    crd_value_set(g->arena, &metadata, CRD_STRING("name"), crd_value_make_string(CRD_STRING("x")));
    crd_value_set(g->arena, &object, CRD_STRING("apiVersion"), crd_value_make_string(CRD_STRING("v1")));
    crd_value_set(g->arena, &object, CRD_STRING("kind"), crd_value_make_string(CRD_STRING("T")));
    crd_value_set(g->arena, &object, CRD_STRING("metadata"), metadata);
  }
  for (uint16_t i = 0; type->fields && i < type->fields->count; i++) {
    const crd_field *field = &type->fields->items[i];
    if (type->flags & CRD_TYPE_EMBEDDED && crd_value_get(&object, field->name)) continue;
    bool wanted = g->growth == GROW_FULL || is_required(checks, field->name) || (g->growth == GROW_SOME && maybe(g, 55));
    if (wanted && g->left) crd_value_set(g->arena, &object, field->name, grow_value(g, field->type));
  }
  return object;
}

static crd_value grow_anything(grower *g) {
  crd_value map = crd_value_make_map(g->arena, 1);
  switch (grow_choice(g, 4)) {
  case 0:
    return crd_value_make_int(7);
  case 1:
    return crd_value_make_string(word(g));
  case 2:
    return crd_value_make_list(g->arena, 0);
  default:
    crd_value_set(g->arena, &map, CRD_STRING("a"), crd_value_make_int(1));
    return map;
  }
}

crd_value grow_value(grower *g, const crd_type *type) {
  const crd_checks *checks = checks_of(type);
  if (g->left) g->left--;
  if (type->flags & CRD_TYPE_NULLABLE && maybe(g, 8)) return crd_value_make_null();
  if (type->default_value && maybe(g, 25)) return crd_value_copy(g->arena, type->default_value);
  if (checks->enum_count) return crd_value_copy(g->arena, &checks->enum_values[grow_choice(g, checks->enum_count)]);
  if (type->flags & CRD_TYPE_INT_OR_STRING) return maybe(g, 50) ? grow_integer(g, type) : crdc_grow_string(g, type);
  if (type->accepts & CRD_ACCEPT_OBJECT) return type->additional ? grow_map(g, type) : grow_object(g, type);
  if (type->accepts & CRD_ACCEPT_ARRAY) return grow_list(g, type);
  if (type->accepts & CRD_ACCEPT_STRING) return crdc_grow_string(g, type);
  if (type->accepts & CRD_ACCEPT_NUMBER) return crd_value_make_double(number_within(g, checks) + 0.5);
  if (type->accepts & CRD_ACCEPT_INTEGER) return grow_integer(g, type);
  if (type->accepts & CRD_ACCEPT_BOOLEAN) return crd_value_make_bool(maybe(g, 50));
  return grow_anything(g);
}
