/* SPDX-License-Identifier: Apache-2.0 */
/* A name with a slash selects one version; otherwise the group after the kind is optional. */
#include "../../../runtime/text/group_version.h"
#include "ignoring.h"
#include <string.h>

/* The next name of a comma list; false at its end. */
static bool next_name(const char **list, crd_string *name) {
  if (!*list) return false;
  size_t size = strcspn(*list, ",");
  *name = (crd_string){*list, size};
  *list = (*list)[size] ? *list + size + 1 : NULL;
  return true;
}

/* Splits "group/version/Kind"; false if the name has no slash. */
static bool split_at_slash(crd_string name, crd_string *api_version, crd_string *kind) {
  size_t at = name.size;
  while (at > 0 && name.data[at - 1] != '/') at--;
  if (at == 0) return false;
  *api_version = (crd_string){name.data, at - 1};
  *kind = (crd_string){name.data + at, name.size - at};
  return true;
}

bool kind_list_is_sound(const char *list) {
  crd_string name, api_version, kind;
  while (next_name(&list, &name)) {
    bool full = split_at_slash(name, &api_version, &kind);
    if (full ? !api_version.size || !kind.size : !name.size || name.data[0] == '.') return false;
  }
  return true;
}

static bool names_kind(crd_string name, crd_string api_version, crd_string kind) {
  crd_string version_named, kind_named;
  if (split_at_slash(name, &version_named, &kind_named))
    return crd_string_equal(version_named, api_version) && crd_string_equal(kind_named, kind);
  if (!kind.size || !crd_string_has_prefix(name, kind)) return false;
  if (name.size == kind.size) return true;
  crd_string group = {name.data + kind.size + 1, name.size - kind.size - 1};
  return name.data[kind.size] == '.' && crd_string_equal(group, crd_group_version_of(api_version).group);
}

bool kind_lists_name(const flag_texts *lists, crd_string api_version, crd_string kind) {
  for (size_t i = 0; i < lists->count; i++) {
    const char *list = lists->items[i];
    for (crd_string name; next_name(&list, &name);)
      if (names_kind(name, api_version, kind)) return true;
  }
  return false;
}
