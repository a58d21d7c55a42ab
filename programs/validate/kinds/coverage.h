/* SPDX-License-Identifier: Apache-2.0 */
/* Which documents are to be checked: kinds that are left out, kinds that must have a schema, and what to say of one that
 * nobody knows. */
#ifndef VALIDATE_KINDS_COVERAGE_H
#define VALIDATE_KINDS_COVERAGE_H

#include "options/options.h"
#include <crd/types.h>

/* What the options say of a kind. */
typedef enum coverage_choice {
  CHOICE_JUDGED,
  CHOICE_SKIPPED,   /* --skip */
  CHOICE_NOT_ASKED, /* --kind names others */
  CHOICE_REJECTED   /* --reject: it is an error, whatever the other two say */
} coverage_choice;
coverage_choice coverage_choose(const kind_options *options, crd_string api_version, crd_string kind);

/* Whether --require-schema asks for a schema of a group's kinds. */
bool coverage_is_required(const kind_options *options, crd_string group);

/* What a document is whose kind has no schema. */
typedef enum coverage_gap {
  GAP_COUNTED,  /* nobody asked for a schema */
  GAP_IN_GROUP, /* the same, and of the group some kinds are known */
  GAP_REQUIRED, /* --require-schema does */
  GAP_NO_MATCH  /* the group is known, and has no such version, or a kind that must have been meant, or all its kinds are
                   known */
} coverage_gap;

/* What to say of such a document, in the arena, with the name that may have been meant: for GAP_NO_MATCH in the words of
 * kubectl (apimachinery pkg/api/meta NoKindMatchError), which could not send it. `hint` is where the question starts; its
 * size where there is none. `near_hint`: what catalogs say was meant, where they lack the kind (catalog_kinds_near). */
crd_string coverage_explain(crd_arena *arena, const crd_registry *registry, const kind_options *options, unsigned minor,
                            crd_string api_version, crd_string kind, crd_string near_hint, coverage_gap *gap, size_t *hint);

#endif
