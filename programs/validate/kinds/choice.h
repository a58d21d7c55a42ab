/* SPDX-License-Identifier: Apache-2.0 */
/* Which documents are to be checked: kinds that are left out, kinds that must have a schema, and what to say of one that
 * nobody knows. */
#pragma once

#include "judges/kinds.h"
#include "options/options.h"
#include <crd/types.h>
#include <stdio.h>

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

/* Which documents have rules of the layers above the CRD that were asked for: a layer that no document has rules of would
 * pass all of them in silence. */

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
