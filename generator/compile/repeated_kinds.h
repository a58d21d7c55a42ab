/* SPDX-License-Identifier: Apache-2.0 */
/* CRDs that were given twice. A kind is compiled once: the same CRD met again (a file beside its folder) is dropped; of
 * different ones that of the project's own files gives way; else it is an error, or the later takes the earlier one's place.
 */
#ifndef CRDC_REPEATED_KINDS_H
#define CRDC_REPEATED_KINDS_H

#include "base/diagnostic.h"
#include "schema/tree/schema.h"

/* Leaves one of each in the set, in their order. `builtins`: files that the program was built with give way; `replaces`: a
 * later CRD of a name takes the place of the earlier one, with a warning. False where two cannot stand beside each other. */
bool crdc_settle_repeated_kinds(crd_set *set, bool builtins, bool replaces, diagnostics *diagnostics);

#endif
