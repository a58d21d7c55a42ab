/* SPDX-License-Identifier: Apache-2.0 */
/* A JSON schema (drafts 4 to 7, as openapi2jsonschema writes them) as the CustomResourceDefinition that it could be of: the
 * schema becomes structural, so that it is judged as the API server judges. What has no counterpart there is an error with
 * its place; it is never left out. */
#pragma once

#include "base/diagnostic.h"
#include "names.h"
#include <crd/value.h>

/* Nodes that one schema may become, and values in what they copy (enums, defaults, rules): $ref can make many of few. */
#define SCHEMA_MOST_NODES 200000u
#define SCHEMA_MOST_VALUES 1000000u
#define SCHEMA_MOST_DEPTH 200u

/* Where a value stands. */
typedef struct schema_text {
  const source *source;
  const crd_value *root;
} schema_text;

/* Whether a document may be a JSON schema of an object. */
bool schema_is_one(const crd_value *root);

/* Adds the versions of a CRD that came of a schema to those of another one of the kind, whose schema was in another text:
 * that text follows the first one's. False where the texts together are too long. */
bool schema_crd_join(crd_arena *arena, const source *first, crd_value *crd, const source *other, crd_value *other_crd);

/* The CRD; values keep their places. `has_rules`: the schema has x-kubernetes-validations. False with errors. */
bool schema_to_crd(crd_arena *arena, const schema_text *text, const kind_name *name, unsigned kubernetes_minor,
                   crd_value *crd, bool *has_rules, diagnostics *diagnostics);

/* Texts as an index keeps them: JSON without descriptions and without what a cluster adds. */

/* Both change the tree. */
crd_string catalog_compact_crd(crd_arena *arena, crd_value *crd);
crd_string catalog_compact_schema(crd_arena *arena, crd_value *root);
