/* SPDX-License-Identifier: Apache-2.0 */
/* What may have been meant by a kind that catalogs lack: one of its group whose name differs by a slip, or the kind itself
 * in other versions. */
#ifndef CATALOG_NEAR_H
#define CATALOG_NEAR_H

#include "names.h"

typedef struct catalog_near {
  crd_string kind; /* empty: there is none */
  size_t distance; /* of its name */
  crd_text versions;
  bool is_same, has_version; /* it is the kind that is wanted; it has the version that is */
} catalog_near;

/* Takes a kind that a catalog has, where it is nearer to the one that is wanted than what was near before. Names of files
 * have small letters: those that both names have are written as in the wanted one. */
void catalog_near_note(crd_arena *arena, catalog_near *near, const kind_name *wanted, const kind_name *there);

/* "; did you mean ..." of a kind that is there. */
crd_string catalog_near_hint(crd_arena *arena, const catalog_near *near);

#endif
