/* SPDX-License-Identifier: Apache-2.0 */
#include "../../runtime/base/nearest_name.h"
#include "search.h"
#include <ctype.h>

static char lower_at(crd_string text, size_t at) {
  return (char)tolower((unsigned char)text.data[at]);
}

/* A name with the wanted name's case where the two are equal. */
static crd_string with_case_of(crd_arena *arena, crd_string name, crd_string wanted) {
  crd_string made = crd_arena_copy(arena, name);
  char *letters = (char *)(uintptr_t)made.data;
  size_t most = name.size < wanted.size ? name.size : wanted.size, front = 0, back = 0;
  while (front < most && lower_at(name, front) == lower_at(wanted, front)) front++;
  while (back < most - front && lower_at(name, name.size - 1 - back) == lower_at(wanted, wanted.size - 1 - back)) back++;
  memcpy(letters, wanted.data, front);
  memcpy(letters + name.size - back, wanted.data + wanted.size - back, back);
  return made;
}

static bool is_small(crd_string name) {
  for (size_t i = 0; i < name.size; i++)
    if (isupper((unsigned char)name.data[i])) return false;
  return true;
}

static void add_version(crd_arena *arena, catalog_near *near, crd_string group, crd_string version) {
  crd_text quoted = {.arena = arena};
  crd_text_add_quoted(&quoted,
                      crd_arena_printf(arena, "%.*s%s%.*s", CRD_PRINT(group), group.size ? "/" : "", CRD_PRINT(version)));
  if (near->versions.size && memmem(near->versions.data, near->versions.size, quoted.data, quoted.size)) return;
  if (near->versions.size) crd_text_add(&near->versions, CRD_STRING(" or "));
  crd_text_add(&near->versions, crd_text_string(&quoted));
}

void catalog_near_note(crd_arena *arena, catalog_near *near, const kind_name *wanted, const kind_name *there) {
  crd_string group = wanted->group.size ? wanted->group : CRD_STRING("core");
  if (kind_names_compare(there->group, group) != 0 && kind_names_compare(there->group, wanted->group) != 0) return;
  if (!crd_name_is_slip(wanted->kind, there->kind)) return;
  size_t distance = crd_name_distance(wanted->kind, there->kind);
  if (!near->kind.size || kind_names_compare(near->kind, there->kind) != 0) {
    if (near->kind.size && distance >= near->distance) return;
    crd_string kind =
        is_small(there->kind) ? with_case_of(arena, there->kind, wanted->kind) : crd_arena_copy(arena, there->kind);
    *near = (catalog_near){
        .kind = kind, .distance = distance, .versions = {.arena = arena}, .is_same = crd_string_equal(kind, wanted->kind)};
  }
  near->has_version |= crd_string_equal(there->version, wanted->version);
  add_version(arena, near, wanted->group, there->version);
}

crd_string catalog_near_hint(crd_arena *arena, const catalog_near *near) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, CRD_STRING("; did you mean "));
  if (!near->is_same) crd_text_add_quoted(&text, near->kind);
  if (!near->is_same && !near->has_version) crd_text_add(&text, CRD_STRING(" in "));
  if (near->is_same || !near->has_version)
    crd_text_printf(&text, "version %.*s", CRD_PRINT(crd_text_string(&near->versions)));
  crd_text_add_char(&text, '?');
  return crd_text_string(&text);
}
