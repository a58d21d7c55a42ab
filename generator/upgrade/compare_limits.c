/* SPDX-License-Identifier: Apache-2.0 */
/* Types, formats, enums, limits and patterns of a node: keywords whose values can be compared as wider or narrower. */
#include "regex/dfa.h"
#include "schema/tree/vet.h"
#include "upgrade/compare.h"
#include <string.h>

/* Compares patterns by the sets of texts that they match. A breadth-first search runs the two automata together with a third
 * one for valid UTF-8. The first pair of states that only one pattern accepts gives a shortest text that distinguishes them.
 * Bytes are tried in an order that makes the text readable. */

typedef struct language_order {
  bool decided;        /* both patterns have automata that are not too large; else nothing is known */
  crd_string only_old; /* a shortest text that only the old pattern matches; data NULL: there is none */
  crd_string only_new;
} language_order;

/* The most pairs that are visited. */
enum { MOST_PAIRS = 400000, SLOTS = 1 << 20 };

/* The position within a UTF-8 character. SECOND_...: the second byte of some characters has a smaller range. */
typedef enum utf8_state {
  BETWEEN,
  ONE_MORE,
  TWO_MORE,
  THREE_MORE,
  SECOND_OF_E0,
  SECOND_OF_ED,
  SECOND_OF_F0,
  SECOND_OF_F4,
  NO_TEXT
} utf8_state;

static utf8_state first_byte(unsigned byte) {
  if (byte < 0x80) return BETWEEN;
  if (byte < 0xC2 || byte > 0xF4) return NO_TEXT;
  if (byte < 0xE0) return ONE_MORE;
  if (byte == 0xE0) return SECOND_OF_E0;
  if (byte == 0xED) return SECOND_OF_ED;
  if (byte < 0xF0) return TWO_MORE;
  if (byte == 0xF0) return SECOND_OF_F0;
  return byte == 0xF4 ? SECOND_OF_F4 : THREE_MORE;
}

static utf8_state utf8_after(utf8_state state, unsigned byte) {
  static const struct {
    uint8_t low, high;
    utf8_state next;
  } rows[] = {[ONE_MORE] = {0x80, 0xBF, BETWEEN},      [TWO_MORE] = {0x80, 0xBF, ONE_MORE},
              [THREE_MORE] = {0x80, 0xBF, TWO_MORE},   [SECOND_OF_E0] = {0xA0, 0xBF, ONE_MORE},
              [SECOND_OF_ED] = {0x80, 0x9F, ONE_MORE}, [SECOND_OF_F0] = {0x90, 0xBF, TWO_MORE},
              [SECOND_OF_F4] = {0x80, 0x8F, TWO_MORE}};
  if (state == BETWEEN) return first_byte(byte);
  return byte >= rows[state].low && byte <= rows[state].high ? rows[state].next : NO_TEXT;
}

typedef struct language_pair {
  uint16_t old, new_;
  uint8_t utf8, byte; /* the byte of the last step */
  uint32_t before;
} language_pair;

typedef struct language_search {
  crd_arena *arena;
  const regex_dfa *old, *new_;
  language_pair *pairs;
  uint32_t *slots; /* index + 1 */
  uint32_t count;
  uint8_t order[256];
} language_search;

/* Letters, digits, other visible characters, the rest. */
static void order_bytes(uint8_t order[256]) {
  static const char first[] = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-._/:";
  bool met[256] = {false};
  size_t count = 0;
  for (const char *at = first; *at; at++) met[(uint8_t)*at] = true, order[count++] = (uint8_t)*at;
  for (unsigned byte = 0x21; byte < 0x7F; byte++)
    if (!met[byte]) met[byte] = true, order[count++] = (uint8_t)byte;
  for (unsigned byte = 0; byte < 256; byte++)
    if (!met[byte]) order[count++] = (uint8_t)byte;
}

/* False if there are too many. */
static bool meet_pair(language_search *search, language_pair pair) {
  uint64_t hash = ((uint64_t)pair.old * 2000003u + pair.new_) * 11400714819323198485u + pair.utf8;
  for (uint32_t at = (uint32_t)(hash >> 40) & (SLOTS - 1);; at = (at + 1) & (SLOTS - 1)) {
    uint32_t slot = search->slots[at];
    if (!slot) {
      if (search->count == MOST_PAIRS) return false;
      search->pairs[search->count] = pair;
      search->slots[at] = ++search->count;
      return true;
    }
    const language_pair *met = &search->pairs[slot - 1];
    if (met->old == pair.old && met->new_ == pair.new_ && met->utf8 == pair.utf8) return true;
  }
}

static crd_string text_to(const language_search *search, uint32_t index) {
  size_t size = 0;
  for (uint32_t at = index; at; at = search->pairs[at].before) size++;
  char *data = crd_arena_alloc(search->arena, size + 1);
  data[size] = '\0';
  for (size_t i = size; i > 0; index = search->pairs[index].before) data[--i] = (char)search->pairs[index].byte;
  return (crd_string){data, size};
}

static uint16_t dfa_next(const regex_dfa *dfa, uint16_t state, uint8_t byte) {
  return dfa->next[(size_t)state * dfa->classes + dfa->class_of[byte]];
}

static bool follow_pair(language_search *search, uint32_t index) {
  const language_pair at = search->pairs[index];
  if (at.old == at.new_ && at.old == 1) return true; /* no text can distinguish these any more */
  if (!at.old && !at.new_) return true;
  for (size_t i = 0; i < sizeof search->order; i++) {
    uint8_t byte = search->order[i];
    utf8_state utf8 = utf8_after((utf8_state)at.utf8, byte);
    if (utf8 == NO_TEXT) continue;
    language_pair next = {dfa_next(search->old, at.old, byte), dfa_next(search->new_, at.new_, byte), (uint8_t)utf8, byte,
                          index};
    if (!meet_pair(search, next)) return false;
  }
  return true;
}

/* Compares the valid UTF-8 texts that Go's regexp.MatchString accepts. The texts live in the arena. */
static language_order crdc_language_compare(crd_arena *arena, crd_string old, crd_string new_) {
  language_order order = {.decided = false};
  regex_dfa automata[2];
  if (!crdc_regex_dfa_build(arena, old, &automata[0]) || !crdc_regex_dfa_build(arena, new_, &automata[1])) return order;
  language_search search = {.arena = arena, .old = &automata[0], .new_ = &automata[1]};
  search.pairs = crd_arena_alloc(arena, MOST_PAIRS * sizeof *search.pairs);
  search.slots = crd_arena_zalloc(arena, SLOTS * sizeof *search.slots);
  order_bytes(search.order);
  meet_pair(&search, (language_pair){automata[0].start, automata[1].start, BETWEEN, 0, 0});
  for (uint32_t i = 0; i < search.count; i++) {
    const language_pair *pair = &search.pairs[i];
    bool was = automata[0].accept[pair->old], is = automata[1].accept[pair->new_];
    if (pair->utf8 == BETWEEN && was != is) {
      crd_string *text = was ? &order.only_old : &order.only_new;
      if (!text->data) *text = text_to(&search, i);
    }
    if (order.only_old.data && order.only_new.data) break;
    if (!follow_pair(&search, i)) return (language_order){.decided = false};
  }
  order.decided = true;
  return order;
}

/* ---- types ---- */

static void compare_type(const node_pair *pair) {
  const schema *old = pair->old, *new_ = pair->new_;
  if (old->int_or_string != new_->int_or_string) {
    crdc_upgrade_add(pair, new_->int_or_string ? CHANGE_INT_OR_STRING_ON : CHANGE_INT_OR_STRING_OFF,
                     "x-kubernetes-int-or-string", "x-kubernetes-int-or-string is %s",
                     new_->int_or_string ? "set" : "dropped");
    return;
  }
  if (crd_string_equal(old->type, new_->type)) return;
  bool any_was = !old->type.size, any_is = !new_->type.size;
  bool integer_was = crdc_text_is(old->type, "integer"), integer_is = crdc_text_is(new_->type, "integer");
  bool number_was = crdc_text_is(old->type, "number"), number_is = crdc_text_is(new_->type, "number");
  change_kind kind = any_is || (integer_was && number_is)    ? CHANGE_TYPE_WIDER
                     : any_was || (number_was && integer_is) ? CHANGE_TYPE_NARROWER
                                                             : CHANGE_TYPE;
  crd_string was = any_was ? CRD_STRING("any") : old->type, is = any_is ? CRD_STRING("any") : new_->type;
  crdc_upgrade_add(pair, kind, "type", "the type is %.*s, was %.*s", CRD_PRINT(is), CRD_PRINT(was));
}

static void compare_format(const node_pair *pair) {
  if (crd_string_equal(pair->old->format, pair->new_->format)) return;
  unsigned minor = pair->at->kubernetes_minor;
  crd_format was = crdc_schema_format(pair->old, minor), is = crdc_schema_format(pair->new_, minor);
  change_kind kind = was == is                ? CHANGE_FORMAT_UNKNOWN
                     : was == CRD_FORMAT_NONE ? CHANGE_FORMAT_ADDED
                     : is == CRD_FORMAT_NONE  ? CHANGE_FORMAT_REMOVED
                                              : CHANGE_FORMAT;
  crd_string old = pair->old->format.size ? pair->old->format : CRD_STRING("none"),
             new_ = pair->new_->format.size ? pair->new_->format : CRD_STRING("none");
  crdc_upgrade_add(pair, kind, "format", "the format is %.*s, was %.*s", CRD_PRINT(new_), CRD_PRINT(old));
}

/* ---- enums ---- */

/* The values of the first list that the second one lacks, as JSON. */
static crd_string values_beyond(const node_pair *pair, const crd_value *list, const crd_value *other) {
  crd_value beyond = crd_value_make_list(pair->at->findings->arena, list->size);
  for (uint32_t i = 0; i < list->size; i++)
    if (!crd_value_has_item(other, &list->as.items[i]))
      crd_value_append(pair->at->findings->arena, &beyond, list->as.items[i]);
  return beyond.size ? crdc_upgrade_shown(pair, &beyond) : (crd_string){NULL, 0};
}

static void compare_enum(const node_pair *pair) {
  const crd_value *was = pair->old->enum_values, *is = pair->new_->enum_values;
  if (!was && !is) return;
  if (!was || !is) {
    crd_string shown = crdc_upgrade_shown(pair, is ? is : was);
    crdc_upgrade_add(pair, is ? CHANGE_ENUM_ADDED : CHANGE_ENUM_REMOVED, "enum", "%s %.*s",
                     is ? "values are one of" : "values are no longer one of", CRD_PRINT(shown));
    return;
  }
  crd_string lost = values_beyond(pair, was, is), won = values_beyond(pair, is, was);
  if (lost.size && won.size)
    crdc_upgrade_add(pair, CHANGE_ENUM, "enum", "values are gone: %.*s; and new: %.*s", CRD_PRINT(lost), CRD_PRINT(won));
  else if (lost.size)
    crdc_upgrade_add(pair, CHANGE_ENUM_NARROWER, "enum", "values are gone: %.*s", CRD_PRINT(lost));
  else if (won.size)
    crdc_upgrade_add(pair, CHANGE_ENUM_WIDER, "enum", "values are new: %.*s", CRD_PRINT(won));
}

/* ---- limits ---- */

typedef enum limit_order { LIMIT_LEAST, LIMIT_MOST, LIMIT_MULTIPLE, LIMIT_SWITCH } limit_order;

/* A limit: its offset in schema_limits, and its flag for strictness. */
typedef struct limit_row {
  const char *keyword;
  limit_order kind;
  bool counts; /* a count_limit, whose lowest effective value is 1; else a number_limit */
  size_t offset;
  size_t exclusive; /* offset of the flag; 0: none */
  const char *exclusive_keyword;
} limit_row;

#define NUMBER_LIMIT(name, kind, member) name, kind, false, offsetof(schema_limits, member)
#define COUNT_LIMIT(name, kind, member) name, kind, true, offsetof(schema_limits, member), 0, NULL

static const limit_row limit_rows[] = {
    {NUMBER_LIMIT("minimum", LIMIT_LEAST, minimum), offsetof(schema_limits, exclusive_minimum), "exclusiveMinimum"},
    {NUMBER_LIMIT("maximum", LIMIT_MOST, maximum), offsetof(schema_limits, exclusive_maximum), "exclusiveMaximum"},
    {NUMBER_LIMIT("multipleOf", LIMIT_MULTIPLE, multiple_of), 0, NULL},
    {COUNT_LIMIT("minLength", LIMIT_LEAST, min_length)},
    {COUNT_LIMIT("maxLength", LIMIT_MOST, max_length)},
    {COUNT_LIMIT("minItems", LIMIT_LEAST, min_items)},
    {COUNT_LIMIT("maxItems", LIMIT_MOST, max_items)},
    {COUNT_LIMIT("minProperties", LIMIT_LEAST, min_properties)},
    {COUNT_LIMIT("maxProperties", LIMIT_MOST, max_properties)},
    {"uniqueItems", LIMIT_SWITCH, false, offsetof(schema_limits, unique_items), 0, NULL},
};

/* A limit of a node, ready to compare. */
typedef struct limit_bound {
  bool set, exclusive;
  double value;
} limit_bound;

static limit_bound bound_of(const limit_row *row, const schema *node) {
  const schema_limits *of = limits_of(node);
  const char *place = (const char *)of + row->offset;
  if (row->kind == LIMIT_SWITCH) return (limit_bound){*(const bool *)place, false, 0};
  if (row->counts) {
    const count_limit *count = (const count_limit *)(const void *)place;
    return (limit_bound){count->set && (row->kind == LIMIT_MOST || count->value > 0), false, (double)count->value};
  }
  const number_limit *number = (const number_limit *)(const void *)place;
  bool exclusive = row->exclusive && *((const bool *)of + row->exclusive);
  return (limit_bound){number->set, exclusive, number->value};
}

static bool is_multiple(double a, double b) {
  double times = b != 0 ? a / b : 0;
  return times > -9e15 && times < 9e15 && times == (double)(int64_t)times && b * times == a;
}

static change_kind compare_bounds(const limit_row *row, limit_bound was, limit_bound is) {
  if (row->kind == LIMIT_MULTIPLE)
    return is_multiple(is.value, was.value)   ? CHANGE_LIMIT_NARROWER
           : is_multiple(was.value, is.value) ? CHANGE_LIMIT_WIDER
                                              : CHANGE_LIMIT;
  bool narrower = was.value == is.value ? is.exclusive : (is.value > was.value) == (row->kind == LIMIT_LEAST);
  return narrower ? CHANGE_LIMIT_NARROWER : CHANGE_LIMIT_WIDER;
}

static void compare_limit(const node_pair *pair, const limit_row *row) {
  limit_bound was = bound_of(row, pair->old), is = bound_of(row, pair->new_);
  if (was.set == is.set && (!was.set || (was.value == is.value && was.exclusive == is.exclusive))) return;
  change_kind kind = !was.set ? CHANGE_LIMIT_ADDED : !is.set ? CHANGE_LIMIT_REMOVED : compare_bounds(row, was, is);
  const char *keyword = row->exclusive && was.set && is.set && was.value == is.value ? row->exclusive_keyword : row->keyword;
  crd_string old = was.set ? crdc_upgrade_shown(pair, crdc_keyword_value(pair->old, keyword)) : CRD_STRING("none"),
             new_ = is.set ? crdc_upgrade_shown(pair, crdc_keyword_value(pair->new_, keyword)) : CRD_STRING("none");
  crdc_upgrade_add(pair, kind, keyword, "%s: %.*s, was %.*s", keyword, CRD_PRINT(new_), CRD_PRINT(old));
}

/* ---- patterns ---- */

static void compare_languages(const node_pair *pair, crd_string was, crd_string is) {
  language_order order = crdc_language_compare(pair->at->findings->arena, was, is);
  change_kind kind = !order.decided                               ? CHANGE_PATTERN_UNDECIDED
                     : order.only_old.data && order.only_new.data ? CHANGE_PATTERN
                     : order.only_old.data                        ? CHANGE_PATTERN_NARROWER
                     : order.only_new.data                        ? CHANGE_PATTERN_WIDER
                                                                  : CHANGE_PATTERN_SAME;
  crd_value texts[2] = {crd_value_make_string(order.only_old), crd_value_make_string(order.only_new)};
  crd_string lost = crdc_upgrade_shown(pair, &texts[0]), won = crdc_upgrade_shown(pair, &texts[1]);
  finding *added;
  if (kind == CHANGE_PATTERN)
    added = crdc_upgrade_add(pair, kind, "pattern", "another pattern: %.*s matched, %.*s matches now", CRD_PRINT(lost),
                             CRD_PRINT(won));
  else if (kind == CHANGE_PATTERN_NARROWER)
    added = crdc_upgrade_add(pair, kind, "pattern", "a narrower pattern: %.*s matched", CRD_PRINT(lost));
  else if (kind == CHANGE_PATTERN_WIDER)
    added = crdc_upgrade_add(pair, kind, "pattern", "a wider pattern: %.*s matches now", CRD_PRINT(won));
  else
    added = crdc_upgrade_add(pair, kind, "pattern", "another pattern%s",
                             kind == CHANGE_PATTERN_SAME ? " for the same texts" : "");
  added->text = order.only_old;
}

static void compare_pattern(const node_pair *pair) {
  const schema_limits *old = limits_of(pair->old), *new_ = limits_of(pair->new_);
  if (crd_string_equal(old->pattern, new_->pattern)) return;
  if (old->pattern.size && new_->pattern.size) {
    compare_languages(pair, old->pattern, new_->pattern);
    return;
  }
  crd_string shown = crdc_upgrade_shown(pair, crdc_keyword_value(new_->pattern.size ? pair->new_ : pair->old, "pattern"));
  if (new_->pattern.size) {
    language_order order = crdc_language_compare(pair->at->findings->arena, (crd_string){"", 0}, new_->pattern);
    if (order.decided && !order.only_old.data) {
      crdc_upgrade_add(pair, CHANGE_PATTERN_SAME, "pattern", "a pattern that every text matches");
      return;
    }
    crdc_upgrade_add(pair, CHANGE_PATTERN_ADDED, "pattern", "texts have to match %.*s", CRD_PRINT(shown))->text =
        order.only_old;
  } else {
    crdc_upgrade_add(pair, CHANGE_PATTERN_REMOVED, "pattern", "texts need not match %.*s", CRD_PRINT(shown));
  }
}

void crdc_upgrade_compare_limits(const node_pair *pair) {
  compare_type(pair);
  compare_format(pair);
  compare_enum(pair);
  for (size_t i = 0; i < sizeof limit_rows / sizeof *limit_rows; i++) compare_limit(pair, &limit_rows[i]);
  compare_pattern(pair);
}
