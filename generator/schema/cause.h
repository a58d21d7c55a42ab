/* SPDX-License-Identifier: Apache-2.0 */
/* What the API server says against a CRD as diagnostics: at its place in the source, with what to do about it. */
#pragma once

#include "schema/tree/schema.h"

/* Adds the errors of a CRD in the order of the source. `brief`: without the values, which are what a diagnostic points at.
 * `helps` has what to do about each error where that is known better than by its words, and NULL elsewhere; or is NULL. */
void crdc_causes_report(diagnostics *diagnostics, const crd_definition *definition, const crd_errors *errors, bool brief,
                        const char *const *helps);

/* What to do about an error; NULL where its own words say it. */
const char *crdc_cause_help(crd_arena *arena, const crd_definition *definition, const crd_error *error);
