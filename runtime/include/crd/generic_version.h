/* SPDX-License-Identifier: Apache-2.0 */
/* Versions as ParseGeneric of apimachinery pkg/util/version reads and orders them: two or more numbers, then anything
 * ("v2.52.0rc1"). Usable without CEL. */
#ifndef CRD_GENERIC_VERSION_H
#define CRD_GENERIC_VERSION_H

#include <crd/arena.h>
#include <crd/string.h>

CRD_BEGIN_DECLS

typedef struct crd_generic_version {
  crd_string numbers; /* "2.52.0", checked; borrowed from the text that was parsed */
} crd_generic_version;

/* version.ParseGeneric. False with its text in `error` (illegal version string "2"), in the arena; `error` may be NULL, then
 * `arena` may be too. */
CRD_MUST_CHECK bool crd_generic_version_parse(crd_arena *arena, crd_string text, crd_generic_version *out,
                                              crd_string *error);
/* -1, 0 or 1, number by number; missing ones count as 0. */
int crd_generic_version_compare(const crd_generic_version *a, const crd_generic_version *b);
/* Number `i` (0: major, 1: minor, 2: patch); 0 when there are not as many. */
uint64_t crd_generic_version_number(const crd_generic_version *version, size_t i);

CRD_END_DECLS

#endif
