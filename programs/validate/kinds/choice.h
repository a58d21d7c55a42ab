/* SPDX-License-Identifier: Apache-2.0 */
/* Which documents are checked: skipped kinds, kinds that must have a schema, and the messages about unknown kinds. */
#pragma once

#include "judges/kinds.h"
#include "options/options.h"
#include <crd/types.h>
#include <stdio.h>

/* What the options select for a kind. */
typedef enum coverage_choice {
  CHOICE_JUDGED,
  CHOICE_SKIPPED,   /* --skip */
  CHOICE_NOT_ASKED, /* --kind names other kinds */
  CHOICE_REJECTED   /* --reject: it is an error, even if the other two would skip it */
} coverage_choice;
coverage_choice coverage_choose(const kind_options *options, crd_string api_version, crd_string kind);

/* Whether --require-schema demands a schema for a group's kinds. */
bool coverage_is_required(const kind_options *options, crd_string group);

/* The class of a document whose kind has no schema. */
typedef enum coverage_gap {
  GAP_COUNTED,  /* no schema is demanded */
  GAP_IN_GROUP, /* the same, and some kinds of its group are known */
  GAP_REQUIRED, /* --require-schema demands one */
  GAP_NO_MATCH  /* its group is known, but has no such version, has a similar kind that must have been meant, or is known
                 * completely */
} coverage_gap;

/* The message for such a document, in the arena, with the kind that may have been meant. For GAP_NO_MATCH it has the words
 * of kubectl (apimachinery pkg/api/meta NoKindMatchError), which could not send the document. `hint` is the offset of the
 * question, or its size if there is none. `near_hint`: the suggestion of catalogs that lack the kind
 * (catalog_kinds_near). */
crd_string coverage_explain(crd_arena *arena, const crd_registry *registry, const kind_options *options, unsigned minor,
                            crd_string api_version, crd_string kind, crd_string near_hint, coverage_gap *gap, size_t *hint);

/* Counts documents that have rules of the requested layers above the CRD. A layer without rules for any document would
 * silently accept all of them. */

typedef struct layer_use layer_use;

/* For the layers of the options and the kinds of the registry, which must outlive it. NULL with `*failed` without memory;
 * NULL also if neither mutations nor a layer above the CRD were requested, because there is nothing to count. */
layer_use *layer_use_create(const options *options, const crd_registry *registry, bool *failed);
/* `use` may be NULL. */
void layer_use_destroy(layer_use *use);

/* Counts a document or request of a kind for the layers that judged it, and whether it has rules of layers, or mutations,
 * that were not requested. A kind of another registry, as in a request with its own CRD, is not counted; it may have rules
 * of any layer. Several threads may call it. */
void layer_use_note(layer_use *use, const crd_kind *kind, unsigned layers, unsigned unasked_layers);
/* Records a built-in kind: no layer judges it, and its pods are judged with it. */
void layer_use_note_builtin(layer_use *use);

/* Prints which kinds had no rules of a layer, with the number of their documents, one line per layer; and in how many
 * documents existing rules were not requested. */
void layer_use_print(const layer_use *use, FILE *stream);

/* Reports on stderr which layers had no rules for any document, which kinds' rules do not fit their CRDs, and what to do.
 * False if there are any and the options do not allow it; true without documents, or if kinds of other registries were
 * judged. */
bool layer_use_settle(const layer_use *use, const kinds *kinds);
