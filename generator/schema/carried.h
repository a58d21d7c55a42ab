/* SPDX-License-Identifier: Apache-2.0 */
/* The overlays that the program carries (base/file.h). A CRD without its own rules above the crd layer gets those of the
 * overlay that is carried for it, if its schema has the fields that the overlay names. An overlay is attached as a whole or
 * not at all. It never changes the crd layer: a given CRD behaves as in the API server. */
#pragma once

#include "schema/markers/marks.h"

/* Whether a text is one of the carried overlays, for the CRD file that it is beside. */
bool crdc_carried_is_known(const char *crd_file, crd_string text);

/* Attaches the carried overlay, if there is one, after the definition's own markers, unless these have rules above the crd
 * layer. It includes what the overlay names of other kinds of the group whose CRDs are not in the set
 * (schema/markers/companion.h). What does not fit is reported as warnings, and sets `lost`. */
void crdc_carried_attach(crd_arena *arena, const crd_set *set, crd_definition *definition, diagnostics *diagnostics);

/* Adds the CRDs of crds/ whose objects rules of other kinds ask for and that are not in the set. Of their overlays they have
 * only the functions that ask; no kinds are made of them. False if none is missing. */
bool crdc_carried_add_watched(crd_arena *arena, crd_set *set);

/* The carried overlay that contains a place; NULL if no definition has such an overlay. */
const struct embedded_file *crdc_carried_at(const crd_set *set, location place);

/* Removes the markers and rules of a carried overlay because it has errors, which are reported as warnings. */
void crdc_carried_detach(crd_set *set, const struct embedded_file *file, const diagnostics *reasons,
                         diagnostics *diagnostics);
