/* SPDX-License-Identifier: Apache-2.0 */
/* Lifecycles of versions: rows printed by tools/lifecycle.go, sorted by group, version and kind. */
#include "../gotypes/kind_index.h"
#include <crd/core.h>
#include <pthread.h>

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

const crd_builtin_life *crd_builtin_lives(size_t *count) {
  *count = LIVES;
  return lives;
}

bool crd_builtin_life_has(const crd_builtin_life *life, unsigned minor) {
  if (!minor) minor = CRD_KUBERNETES_NEWEST;
  return life->introduced <= minor && (!life->removed || minor < life->removed);
}

static kind_index index_of_lives;

static void make_index(void) {
  crd_kind_index_make(&index_of_lives, lives, sizeof *lives, LIVES);
}

const crd_builtin_life *crd_builtin_life_of(crd_string group, crd_string version, crd_string kind) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, make_index);
  return crd_kind_index_find(&index_of_lives, group, version, kind);
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
