/* SPDX-License-Identifier: Apache-2.0 */
/* Semantic versions as blang/semver v4 reads, orders and prints them. Usable without CEL. */
#ifndef CRD_SEMVER_H
#define CRD_SEMVER_H

#include <crd/arena.h>
#include <crd/string.h>

CRD_BEGIN_DECLS

typedef struct crd_semver {
  uint64_t numbers[3];          /* major, minor, patch */
  crd_string prerelease, build; /* without '-' and '+'; borrowed from the text that was parsed */
} crd_semver;

/* semver.Parse. False with its text in `error` ("No Major.Minor.Patch elements found"), in the arena; `error` may be NULL,
 * then `arena` may be too. */
CRD_MUST_CHECK bool crd_semver_parse(crd_arena *arena, crd_string text, crd_semver *out, crd_string *error);
/* Normalizes a text such as "v1.02" (apiserver, normalizeAndParse): drops one 'v' and leading zeros, adds 0 for missing
 * numbers. `out` is the text to parse, in the arena; false with the text in `error` (static; may be NULL). */
CRD_MUST_CHECK bool crd_semver_normalize(crd_arena *arena, crd_string text, crd_string *out, crd_string *error);
/* Version.Compare: -1, 0 or 1; ignores the build. */
int crd_semver_compare(const crd_semver *a, const crd_semver *b);
/* Version.String. In the arena. */
crd_string crd_semver_format(crd_arena *arena, const crd_semver *version);

CRD_END_DECLS

#endif
