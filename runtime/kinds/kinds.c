/* SPDX-License-Identifier: Apache-2.0 */
/* The table of kinds. */
#include "kinds.h"

#include <crd/builtin.h>
#include <crd/core.h>

static const core_object_kind *const kinds[] = {
#define LISTED(kind) &crd_core_##kind##_kind,
    CORE_KINDS_OF_PODS(LISTED) CORE_OTHER_KINDS(LISTED)
#undef LISTED
};

static const core_wire *const wires[] = {
#define LISTED(wire) &crd_core_##wire##_wire,
    CORE_WIRES(LISTED)
#undef LISTED
        NULL,
};

/* The row of an endpoint: "v1/Pod", "apps/v1/Deployment"; NULL where it is none. */
static const crd_builtin_kind *find_row(crd_string endpoint) {
  size_t name = endpoint.size;
  while (name && endpoint.data[name - 1] != '/') name--;
  size_t version = name ? name - 1 : 0, end = version;
  while (version && endpoint.data[version - 1] != '/') version--;
  if (!name || version == 1) return NULL;
  return crd_builtin_find(crd_string_slice(endpoint, 0, version ? version - 1 : 0), crd_string_slice(endpoint, version, end),
                          crd_string_slice(endpoint, name, endpoint.size));
}

static const core_wire *wire_of(const crd_builtin_kind *row) {
  for (const core_wire *const *wire = wires; row && *wire; wire++)
    if (crd_string_equal((*wire)->version, row->version) && crd_string_equal((*wire)->kind->name, row->kind) &&
        crd_string_equal((*wire)->kind->group, row->group))
      return *wire;
  return NULL;
}

/* What judges a row: that of its version, or of any that has the same struct, or whose struct it becomes. */
static const core_object_kind *judge_of(const crd_builtin_kind *row, const core_wire *wire) {
  if (wire) return wire->kind;
  for (size_t i = 0; row && i < sizeof kinds / sizeof *kinds; i++)
    if (crd_string_equal(kinds[i]->name, row->kind) && crd_string_equal(kinds[i]->group, row->group) &&
        (row->shares || crd_string_equal(kinds[i]->version, row->version)))
      return kinds[i];
  return NULL;
}

const core_object_kind *crd_core_find_judged(crd_string endpoint) {
  const crd_builtin_kind *row = find_row(endpoint);
  return judge_of(row, wire_of(row));
}

bool crd_builtin_knows(crd_string group, crd_string version, crd_string kind) {
  const crd_builtin_kind *row = crd_builtin_find(group, version, kind);
  return judge_of(row, wire_of(row)) != NULL;
}

const core_object_kind *crd_core_find_kind(crd_arena *arena, crd_string endpoint) {
  const crd_builtin_kind *row = find_row(endpoint);
  const core_wire *wire = wire_of(row);
  const core_object_kind *kind = judge_of(row, wire);
  if (!kind || (!row->shares && !wire)) return kind;
  core_object_kind *other = crd_arena_alloc(arena, sizeof *other);
  *other = *kind;
  other->version = row->version;
  if (wire) {
    other->wire = wire->type;
    other->to_internal = wire->to_internal;
    other->from_internal = wire->from_internal;
    other->convert = NULL;
    other->defaults = NULL;
    other->set_defaults = NULL;
  } else {
    other->told = row->type;
  }
  return other;
}
