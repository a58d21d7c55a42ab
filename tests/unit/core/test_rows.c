/* SPDX-License-Identifier: Apache-2.0 */
/* The rows of kinds about fields: each path leads to a field of the struct that it is about. */
#include "../../../runtime/kinds/kinds.h"

#include <criterion/criterion.h>

static const core_object_kind *const kinds[] = {
#define LISTED(kind) &crd_core_##kind##_kind,
    CORE_KINDS_OF_PODS(LISTED) CORE_OTHER_KINDS(LISTED)
#undef LISTED
};

/* As many as paths are there, with a space between them. */
static unsigned check_paths(const core_object_kind *kind, const core_type *type, const char *paths) {
  crd_string path, name;
  unsigned count = 0;
  for (size_t at = 0; crd_string_next_part(crd_string_of(paths), ' ', &at, &path); count++) {
    const core_type *within = type;
    for (size_t part = 0; crd_string_next_part(path, '.', &part, &name);) {
      const core_field *field = within ? crd_core_field_named(within, name) : NULL;
      cr_assert(field, "%.*s has no %.*s", CRD_PRINT(kind->name), CRD_PRINT(path));
      within = field->type;
    }
  }
  return count;
}

Test(core_rows, paths_lead_to_fields) {
  unsigned count = 0;
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    const core_object_kind *kind = kinds[i];
    for (const core_default *row = kind->defaults; row && row->path; row++)
      count += check_paths(kind, kind->wire ? kind->wire : kind->type, row->path);
    for (const core_gated *row = kind->gated; row && row->gate; row++) {
      cr_assert_leq(row->gate, sizeof(core_gates));
      count += check_paths(kind, kind->type, row->paths);
    }
  }
  cr_assert_gt(count, 100);
}
