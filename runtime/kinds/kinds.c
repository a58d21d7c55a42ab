/* SPDX-License-Identifier: Apache-2.0 */
/* The table of kinds. */
#include "kinds.h"
#include "../gotypes/kind_index.h"

#include <crd/builtin.h>
#include <crd/core.h>
#include <stdatomic.h>

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

enum { KINDS = sizeof kinds / sizeof *kinds, WIRES = sizeof wires / sizeof *wires - 1, ROW_SEEN = 1 << 16 };
_Static_assert(KINDS < 256 && WIRES < 256, "a byte each");

/* The row of an endpoint: "v1/Pod", "apps/v1/Deployment"; NULL when there is none. */
static const crd_builtin_kind *find_row(crd_string endpoint) {
  size_t name = endpoint.size;
  while (name && endpoint.data[name - 1] != '/') name--;
  size_t version = name ? name - 1 : 0, end = version;
  while (version && endpoint.data[version - 1] != '/') version--;
  if (!name || version == 1) return NULL;
  return crd_builtin_find(crd_string_slice(endpoint, 0, version ? version - 1 : 0), crd_string_slice(endpoint, version, end),
                          crd_string_slice(endpoint, name, endpoint.size));
}

static unsigned wire_of(const crd_builtin_kind *row) {
  unsigned at = 0;
  for (; wires[at]; at++)
    if (crd_string_equal(wires[at]->version, row->version) && crd_string_equal(wires[at]->kind->name, row->kind) &&
        crd_string_equal(wires[at]->kind->group, row->group))
      break;
  return at;
}

/* The kind of a row without a wire: that of its version, or of any version with the same struct. */
static unsigned kind_of(const crd_builtin_kind *row) {
  unsigned at = 0;
  for (; at < KINDS; at++)
    if (crd_string_equal(kinds[at]->name, row->kind) && crd_string_equal(kinds[at]->group, row->group) &&
        (row->shares || crd_string_equal(kinds[at]->version, row->version)))
      break;
  return at;
}

/* Caches, for each row of crd_builtin_kinds, the indices of its wire and its kind in their tables (the size of the table
 * when there is none), and a bit that marks them as looked up. */
static atomic_uint judged_rows[KIND_INDEX_MOST_ROWS];

typedef struct judged_row {
  const core_wire *wire;
  const core_object_kind *kind;
} judged_row;

/* The kind or wire that judges a row; NULL: it is not judged. */
static judged_row judged_of(const crd_builtin_kind *row) {
  size_t count;
  if (!row) return (judged_row){NULL, NULL};
  atomic_uint *kept = &judged_rows[row - crd_builtin_kinds(&count)];
  unsigned places = atomic_load_explicit(kept, memory_order_relaxed);
  if (!places) {
    const unsigned wire = wire_of(row);
    places = ROW_SEEN | wire << 8 | (wire < WIRES ? KINDS : kind_of(row));
    atomic_store_explicit(kept, places, memory_order_relaxed);
  }
  const unsigned wire = places >> 8 & 0xFF, kind = places & 0xFF;
  return (judged_row){wires[wire], wire < WIRES ? wires[wire]->kind : kind < KINDS ? kinds[kind] : NULL};
}

const core_object_kind *crd_core_find_judged(crd_string endpoint) {
  return judged_of(find_row(endpoint)).kind;
}

bool crd_builtin_knows(crd_string group, crd_string version, crd_string kind) {
  return judged_of(crd_builtin_find(group, version, kind)).kind != NULL;
}

const core_object_kind *crd_core_find_kind(crd_arena *arena, crd_string endpoint) {
  const crd_builtin_kind *row = find_row(endpoint);
  const judged_row judged = judged_of(row);
  const core_wire *wire = judged.wire;
  const core_object_kind *kind = judged.kind;
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
