/* SPDX-License-Identifier: Apache-2.0 */
/* The overlays that the program itself carries (base/file.h): a CRD that comes without rules of its own above the crd
 * layer has those of the overlay that is carried for it, as far as its schema has what they speak of. An overlay fits as a
 * whole or not at all, and changes nothing of the crd layer: a CRD that is given says what the API server would. */
#pragma once

#include "schema/markers/marks.h"

/* Whether a document is one of the carried overlays, beside the CRD file of its name. */
bool crdc_carried_is_known(const char *crd_file, crd_string text);

/* Puts the markers of the carried overlay, if there is one, behind those that the definition has, unless these have rules
 * above the crd layer, with what it names of other kinds of the group whose CRDs are not in the set
 * (schema/markers/companion.h). What does not fit is told as warnings, and `lost`. */
void crdc_carried_attach(crd_arena *arena, const crd_set *set, crd_definition *definition, diagnostics *diagnostics);

/* Adds the CRDs of crds/ whose objects rules of other kinds ask for, and that are not in the set, with nothing of their
 * overlays but the functions that ask; no kinds are made of them. False where all are there. */
bool crdc_carried_add_watched(crd_arena *arena, crd_set *set);

/* The carried overlay that a place is in; NULL when it is in none that a definition has. */
const struct embedded_file *crdc_carried_at(const crd_set *set, location place);

/* Takes the markers and rules of a carried overlay away again, because of what is wrong in it: told as warnings. */
void crdc_carried_detach(crd_set *set, const struct embedded_file *file, const diagnostics *reasons,
                         diagnostics *diagnostics);
