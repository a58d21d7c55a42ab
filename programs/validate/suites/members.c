/* SPDX-License-Identifier: Apache-2.0 */
/* In openshift's suites an unknown member is skipped, as their runner does, but with a note, because an expectation with a
 * misspelt name has no effect. */
#include "members.h"
#include "../../../runtime/base/nearest_name.h"
#include "../../../runtime/base/say.h"
#include <crd/json.h>

#define MOST_MEMBERS 32

const crd_value *suite_list(const crd_value *map, const char *name) {
  const crd_value *list = crd_value_get(map, crd_string_of(name));
  return list && list->kind == CRD_LIST && list->size ? list : NULL;
}

const crd_value *suite_value(const crd_value *map, const char *name) {
  const crd_value *value = crd_value_get(map, crd_string_of(name));
  return value && value->kind != CRD_NULL ? value : NULL;
}

bool suite_refuse(const suite_reading *reading, uint32_t offset, crd_string what) {
  reading->suite->problem = offset;
  *reading->error = what;
  return false;
}

void suite_note(const suite_reading *reading, uint32_t offset, crd_string what) {
  crd_position at = crd_position_of(reading->suite->text, offset == CRD_NO_OFFSET ? 0 : offset);
  crd_say_text(&reading->suite->notes, "%s:%u:%u: note: %.*s\n", reading->suite->file, at.line, at.column, CRD_PRINT(what));
}

static bool meet_unknown(const suite_reading *reading, const crd_member *member, const suite_member *known, size_t count) {
  const char *names[MOST_MEMBERS];
  for (size_t i = 0; i < count; i++) names[i] = known[i].name;
  crd_string name = crd_member_name(member);
  const char *near = crd_nearest_name(name, names, count);
  crd_text what = {.arena = reading->arena};
  crd_text_printf(&what, "unknown member \"%.*s\"%s", CRD_PRINT(name), reading->strict ? "" : " is passed over");
  if (near) crd_text_printf(&what, "; did you mean \"%s\"?", near);
  if (reading->strict) return suite_refuse(reading, member->name_offset, crd_text_string(&what));
  suite_note(reading, member->value.offset, crd_text_string(&what));
  return true;
}

static crd_string kinds_wanted(crd_arena *arena, unsigned kinds) {
  static const struct {
    unsigned kinds;
    const char *name;
  } names[] = {{SUITE_IS_TEXT, "a text"},
               {SUITE_IS_LIST, "a list"},
               {SUITE_IS_MAP, "a map"},
               {SUITE_IS_BOOL, "true or false"},
               {SUITE_IS_NUMBER, "a number"}};
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (kinds & names[i].kinds) crd_text_printf(&text, "%s%s", text.size ? " or " : "", names[i].name);
  return crd_text_string(&text);
}

bool suite_members_check(const suite_reading *reading, const crd_value *map, const suite_member *known, size_t count) {
  for (uint32_t i = 0; i < map->size; i++) {
    const crd_member *member = &map->as.members[i];
    size_t at = 0;
    while (at < count && !crd_string_equal(crd_member_name(member), crd_string_of(known[at].name))) at++;
    if (at == count && !meet_unknown(reading, member, known, count)) return false;
    if (at == count || (known[at].kinds & SUITE_IS(member->value.kind)) || member->value.kind == CRD_NULL) continue;
    return suite_refuse(reading, member->value.offset,
                        crd_arena_printf(reading->arena, "%s: must be %.*s", known[at].name,
                                         CRD_PRINT(kinds_wanted(reading->arena, known[at].kinds))));
  }
  return true;
}
