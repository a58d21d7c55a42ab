/* SPDX-License-Identifier: Apache-2.0 */
#include "input.h"
#include <stdlib.h>

crd_user impersonated_user(crd_arena *arena, const char *name, const char *const *given, size_t count) {
  crd_user user = {.group_count = 0};
  if (!name) return user;
  crd_string *groups = crd_arena_alloc(arena, (count + 3) * sizeof *groups);
  user.name = crd_string_of(name);
  user.groups = groups;
  for (size_t i = 0; i < count; i++) groups[user.group_count++] = crd_string_of(given[i]);
  const crd_string account = CRD_STRING("system:serviceaccount:");
  crd_string space, own_name;
  if (!user.group_count && crd_string_has_prefix(user.name, account) &&
      crd_string_cut(crd_string_slice(user.name, account.size, user.name.size), ':', &space, &own_name)) {
    groups[user.group_count++] = CRD_STRING("system:serviceaccounts");
    groups[user.group_count++] = crd_arena_printf(arena, "system:serviceaccounts:%.*s", CRD_PRINT(space));
  }
  const bool anonymous = crd_string_equal(user.name, CRD_STRING("system:anonymous"));
  const crd_string own = anonymous ? CRD_STRING("system:unauthenticated") : CRD_STRING("system:authenticated");
  if (!crd_string_in(own, user.groups, user.group_count)) groups[user.group_count++] = own;
  return user;
}

static const crd_string *texts_of_list(crd_arena *arena, const crd_value *list, size_t *count) {
  *count = list && list->kind == CRD_LIST ? list->size : 0;
  crd_string *texts = crd_arena_alloc(arena, (*count + 1) * sizeof *texts);
  for (size_t i = 0; i < *count; i++) texts[i] = crd_value_text(&list->as.items[i]);
  return texts;
}

static int compare_keys(const void *a, const void *b) {
  return crd_string_compare(((const crd_user_extra *)a)->key, ((const crd_user_extra *)b)->key);
}

crd_user user_of_info(crd_arena *arena, const crd_value *info) {
  crd_user user = {.group_count = 0};
  if (!info || info->kind != CRD_MAP) return user;
  user.name = crd_value_text(crd_value_get(info, CRD_STRING("username")));
  user.uid = crd_value_text(crd_value_get(info, CRD_STRING("uid")));
  user.groups = texts_of_list(arena, crd_value_get(info, CRD_STRING("groups")), &user.group_count);
  const crd_value *extra = crd_value_get(info, CRD_STRING("extra"));
  user.extra_count = extra && extra->kind == CRD_MAP ? extra->size : 0;
  crd_user_extra *items = crd_arena_alloc(arena, (user.extra_count + 1) * sizeof *items);
  for (size_t i = 0; i < user.extra_count; i++) {
    items[i].key = crd_member_name(&extra->as.members[i]);
    items[i].values = texts_of_list(arena, &extra->as.members[i].value, &items[i].count);
  }
  qsort(items, user.extra_count, sizeof *items, compare_keys);
  user.extra = items;
  return user;
}
