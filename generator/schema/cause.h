/* SPDX-License-Identifier: Apache-2.0 */
/* Reports the API server's errors against a CRD as diagnostics: each at its place in the source, with what to do. */
#pragma once

#include "schema/tree/schema.h"

/* Adds the errors of a CRD in source order. `brief`: without the values, because the diagnostic points at them. `helps` (may
 * be NULL) has help for each error where more is known than the message says, else NULL. */
void crdc_causes_report(diagnostics *diagnostics, const crd_definition *definition, const crd_errors *errors, bool brief,
                        const char *const *helps);

/* What to do about an error; NULL where the message is enough. */
const char *crdc_cause_help(crd_arena *arena, const crd_definition *definition, const crd_error *error);
