/* SPDX-License-Identifier: Apache-2.0 */
/* Converts a JSON schema (drafts 4 to 7, as openapi2jsonschema writes them) to a CustomResourceDefinition with a structural
 * schema, so that objects are judged as by the API server. A keyword without a counterpart there is an error with its place;
 * it is never dropped. */
#pragma once

#include "base/diagnostic.h"
#include "names.h"
#include <crd/value.h>

/* The limits for nodes of one schema, and for values in its copied parts (enums, defaults, rules), because $ref can multiply
 * nodes. */
#define SCHEMA_MOST_NODES 200000u
#define SCHEMA_MOST_VALUES 1000000u
#define SCHEMA_MOST_DEPTH 200u

/* The text of a schema. */
typedef struct schema_text {
  const source *source;
  const crd_value *root;
} schema_text;

/* Whether a document can be a JSON schema of an object. */
bool schema_is_one(const crd_value *root);

/* Adds the versions of a CRD that was made of a schema to another CRD of the same kind, whose schema was in another text.
 * That text is chained after the first one. False if the texts together are too long. */
bool schema_crd_join(crd_arena *arena, const source *first, crd_value *crd, const source *other, crd_value *other_crd);

/* Converts a schema to a CRD; values keep their places. `has_rules`: the schema has x-kubernetes-validations. False with
 * errors. */
bool schema_to_crd(crd_arena *arena, const schema_text *text, const kind_name *name, unsigned kubernetes_minor,
                   crd_value *crd, bool *has_rules, diagnostics *diagnostics);

/* Texts as an index stores them: JSON without descriptions and without fields that a cluster adds. */

/* Both change the tree. */
crd_string catalog_compact_crd(crd_arena *arena, crd_value *crd);
crd_string catalog_compact_schema(crd_arena *arena, crd_value *root);
