/* SPDX-License-Identifier: Apache-2.0 */
/* The names of the advice, and how advice about a node is added. */
#include "rules/advice_parts.h"

#include <assert.h>

static const struct {
  const char *name;
  bool on;
} advice_rows[ADVICE_COUNT] = {
#define ADVICE_ROW(kind, name, what, on, mends) {name, on},
    ADVICE_ROWS(ADVICE_ROW)
#undef ADVICE_ROW
};

advice_set crdc_advice_usual(void) {
  advice_set set = 0;
  for (unsigned kind = 0; kind < ADVICE_COUNT; kind++)
    if (advice_rows[kind].on) set |= advice_bit(kind);
  return set;
}

bool crdc_advice_read(crd_string names, advice_set *set, crd_string *wrong) {
  crd_string name;
  *set = 0;
  for (size_t at = 0; crd_string_next_part(names, ',', &at, &name);) {
    advice_set found = crd_string_equal(name, CRD_STRING("all")) ? advice_bit(ADVICE_COUNT) - 1 : 0;
    for (unsigned kind = 0; kind < ADVICE_COUNT; kind++)
      if (crd_string_equal(name, crd_string_of(advice_rows[kind].name))) found |= advice_bit(kind);
    if (!found) return *wrong = name, false;
    *set |= found;
  }
  return true;
}

advice *crdc_advice_add(author_advisor *advisor, advice_kind kind, location place, crd_string message, const char *help) {
  assert(crdc_advice_wants(advisor, kind));
  return crdc_advice_say(advisor->list, kind, place, message, help);
}

advice *crdc_advice_say(advice_list *list, advice_kind kind, location place, crd_string message, const char *help) {
  CRD_ARENA_ROOM(list->arena, list->items, list->count, list->capacity, 16);
  advice *added = &list->items[list->count++];
  *added = (advice){.kind = kind,
                    .diagnostic = {.severity = SEVERITY_WARNING,
                                   .location = place,
                                   .message = message,
                                   .help = help,
                                   .advice = crd_string_of(advice_rows[kind].name)}};
  return added;
}

static void write_advice_path(crd_text *out, const advice_place *place) {
  if (!place->outer) return;
  write_advice_path(out, place->outer);
  if (place->property) {
    crd_text_add_char(out, '.');
    crd_text_add(out, place->name);
  } else {
    crd_text_add(out, place->outer->node->items == place->node ? CRD_STRING("[]") : CRD_STRING("{}"));
  }
}

crd_string crdc_advice_path(crd_arena *arena, const advice_place *place) {
  crd_text text = {.arena = arena};
  if (!place->outer) crd_text_add_char(&text, '.');
  write_advice_path(&text, place);
  return crd_text_string(&text);
}
