/* SPDX-License-Identifier: Apache-2.0 */
/* The two automata run side by side, with a third that takes texts of valid UTF-8 alone, breadth first: the first pair of
 * which one accepts and the other does not ends a shortest text that tells the patterns apart. Bytes are tried in an order
 * that makes such a text one that people can read. */
#include "upgrade/language.h"
#include "regex/dfa.h"

#include <string.h>

/* Pairs that are looked at, at most. */
enum { MOST_PAIRS = 400000, SLOTS = 1 << 20 };

/* Where in a character of UTF-8 a text is. SECOND_...: the second byte of some characters has a narrower range. */
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
  uint8_t utf8, byte; /* the byte that led here */
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

/* Letters, digits, what else can be seen, the rest. */
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

/* False where there are too many. */
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
  if (at.old == at.new_ && at.old == 1) return true; /* nothing tells these apart any more */
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

language_order crdc_language_compare(crd_arena *arena, crd_string old, crd_string new_) {
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
