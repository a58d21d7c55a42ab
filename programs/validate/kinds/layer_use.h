/* SPDX-License-Identifier: Apache-2.0 */
/* Which documents have rules of the layers above the CRD that were asked for: a layer that no document has rules of would
 * pass all of them in silence. */
#ifndef VALIDATE_KINDS_LAYER_USE_H
#define VALIDATE_KINDS_LAYER_USE_H

#include "judges/kinds.h"
#include "options/options.h"
#include <crd/types.h>
#include <stdio.h>

typedef struct layer_use layer_use;

/* For the layers of the options and the kinds of the registry, which must outlive it. NULL with `*failed` when there is no
 * memory; NULL also when neither mutations nor a layer above the CRD were asked for: there is nothing to count. */
layer_use *layer_use_create(const options *options, const crd_registry *registry, bool *failed);
/* NULL is fine. */
void layer_use_destroy(layer_use *use);

/* Counts a document or request of a kind for the layers that were asked of it, and whether rules of layers that it has,
 * mutations among them, were not asked. One of another registry, as of a request that brings its CRD, is not counted; it may
 * have rules of any layer. Several threads may. */
void layer_use_note(layer_use *use, const crd_kind *kind, unsigned layers, unsigned unasked_layers);
/* One of the API server's own: no layer is asked of it, and its pods are judged with it. */
void layer_use_note_builtin(layer_use *use);

/* Says which kinds had no rules of a layer, with the number of their documents: a line for each layer; and in how many
 * documents rules were not asked. */
void layer_use_print(const layer_use *use, FILE *stream);

/* Says on stderr which layers had no rules for any document, which kinds' rules do not fit their CRDs, and what to do. False
 * when there is one and the options do not allow it; true without documents, or where kinds of other registries were met. */
bool layer_use_settle(const layer_use *use, const kinds *kinds);

#endif
