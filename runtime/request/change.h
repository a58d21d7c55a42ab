/* SPDX-License-Identifier: Apache-2.0 */
/* Stages that change an object: those of mutations (crd/mutate.h) and those that say what becomes of it before pods are made
 * (crd/pods.h). */
#ifndef CRD_REQUEST_CHANGE_H
#define CRD_REQUEST_CHANGE_H

#include <crd/mutate.h>

/* Whether the kind has stages of the layer. */
bool crd_request_has_changes(const crd_kind *kind, crd_layer layer);
/* crd_mutate with the stages of that layer. `storage` is the object's struct, or NULL. */
void crd_request_change(crd_arena *arena, const crd_kind *kind, crd_layer layer, const crd_value *object,
                        const void *storage, const crd_mutate_options *options, crd_mutated *mutated);

#endif
