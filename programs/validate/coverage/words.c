/* SPDX-License-Identifier: Apache-2.0 */
/* Texts that the forms share. */
#include "form.h"

crd_string cover_missing_words(crd_arena *arena, const cover_point *point) {
  const cover_kind_words *words = crdc_cover_kind_words(point->kind);
  unsigned missing = crdc_cover_missing(point);
  crd_text text = {.arena = arena};
  if (missing && point->kind != COVER_ENUM && point->kind != COVER_NODE && missing == point->wanted &&
      !crdc_cover_reached(point))
    return CRD_STRING("never reached");
  for (unsigned i = 0; i < COVER_OUTCOMES; i++)
    if (missing & (1u << i)) crd_text_printf(&text, "%s%s", text.size ? ", " : "never ", words->outcomes[i]);
  return crd_text_string(&text);
}

crd_string cover_point_words(crd_arena *arena, const cover_point *point) {
  if (point->kind >= COVER_ENUM && point->kind <= COVER_DEFAULT) return point->text; /* it begins with its keyword */
  const char *name = crdc_cover_kind_words(point->kind)->name;
  return point->text.size ? crd_arena_printf(arena, "%s %.*s", name, CRD_PRINT(point->text)) : crd_string_of(name);
}

cover_sum cover_rules_sum(const cover_sum sums[COVER_GROUPS]) {
  return (cover_sum){sums[COVER_RULES].seen + sums[COVER_BRANCHES].seen,
                     sums[COVER_RULES].wanted + sums[COVER_BRANCHES].wanted};
}

unsigned cover_tenths(cover_sum sum) {
  return sum.wanted ? (unsigned)(sum.seen * 1000 / sum.wanted) : 1000;
}
