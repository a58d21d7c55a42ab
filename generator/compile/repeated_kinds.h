/* SPDX-License-Identifier: Apache-2.0 */
/* CRDs that were given twice, because a kind is compiled only once. The same CRD again (a file and its folder) is dropped.
 * If they differ, one of the project's own gives way. Otherwise it is an error, or the later one replaces the earlier. */
#ifndef CRDC_REPEATED_KINDS_H
#define CRDC_REPEATED_KINDS_H

#include "base/diagnostic.h"
#include "schema/tree/schema.h"

/* Keeps one CRD of each kind in the set, in order. `builtins`: files of the program give way. `replaces`: a later CRD of the
 * same name replaces the earlier one, with a warning. False if two of them conflict. */
bool crdc_settle_repeated_kinds(crd_set *set, bool builtins, bool replaces, diagnostics *diagnostics);

#endif
