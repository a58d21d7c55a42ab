/* SPDX-License-Identifier: Apache-2.0 */
/* The lives of versions: rows that tools/lifecycle.go prints, by group, version and kind. */
#include "../gotypes/kind_sizes.h"
#include <crd/core.h>

#define ROW(its_group, its_version, its_kind, first, warned, gone, other)                                                   \
  {.group = CRD_STRING_INIT(its_group),                                                                                     \
   .version = CRD_STRING_INIT(its_version),                                                                                 \
   .kind = CRD_STRING_INIT(its_kind),                                                                                       \
   .introduced = (first),                                                                                                   \
   .deprecated = (warned),                                                                                                  \
   .removed = (gone),                                                                                                       \
   .replacement = CRD_STRING_INIT(other)},
static const crd_builtin_life lives[] = {
#include "lifecycle_rows.h"
};
#undef ROW
enum { LIVES = sizeof lives / sizeof *lives };

#define ROW(its_group, its_version, its_kind, ...) KIND_SIZES_OF(its_group, its_version, its_kind)
static const uint32_t sizes_of_lives[LIVES] = {
#include "lifecycle_rows.h"
};
#undef ROW

const crd_builtin_life *crd_builtin_lives(size_t *count) {
  *count = LIVES;
  return lives;
}

const crd_builtin_life *crd_builtin_life_of(crd_string group, crd_string version, crd_string kind) {
  const uint32_t sizes = KIND_SIZES(group.size, version.size, kind.size);
  for (size_t i = 0; i < LIVES; i++)
    if (sizes_of_lives[i] == sizes && crd_string_equal(lives[i].kind, kind) && crd_string_equal(lives[i].version, version) &&
        crd_string_equal(lives[i].group, group))
      return &lives[i];
  return NULL;
}

/* deprecation.WarningMessage (apiserver pkg/endpoints/deprecation/deprecation.go) */
crd_string crd_builtin_deprecation(crd_arena *arena, const crd_builtin_life *life) {
  crd_text text = {.arena = arena};
  if (!life->deprecated) return (crd_string){NULL, 0};
  crd_text_printf(&text, "%.*s%s%.*s %.*s is deprecated in v1.%u+", CRD_PRINT(life->group), life->group.size ? "/" : "",
                  CRD_PRINT(life->version), CRD_PRINT(life->kind), life->deprecated);
  if (life->removed) crd_text_printf(&text, ", unavailable in v1.%u+", life->removed);
  if (life->replacement.size) crd_text_printf(&text, "; use %.*s", CRD_PRINT(life->replacement));
  return crd_text_string(&text);
}
