/* SPDX-License-Identifier: Apache-2.0 */
/* Queries and changes that walk down a schema: paths, pruning, printing. */
#pragma once

#include "schema/tree/schema.h"

/* ValidFieldPath; `found` (may be NULL) becomes the schema at the path. */
bool crdc_field_path_resolve(crd_arena *arena, const schema *node, crd_string path, bool array_notation,
                             const schema **found, crd_string *rendered, crd_string *why);

/* Prints the API server's internal types as its messages print whole schemas and versions: as JSON; before 1.34 in Go
 * syntax, with addresses as 0x0, because they differ from run to run. */
crd_string crdc_dump_schema(crd_arena *arena, const schema *node, unsigned minor);
crd_string crdc_dump_rule(crd_arena *arena, const validation_rule *rule, unsigned minor);
crd_string crdc_dump_items(crd_arena *arena, const crd_value *items, unsigned minor);
crd_string crdc_dump_versions(crd_arena *arena, const crd_definition *definition, unsigned minor);

/* Whether `test` is true for the node or any node below it, including allOf and the like. */
bool crdc_schema_any(const schema *node, bool (*test)(const schema *node));
/* Whether the API server changes the node's default when it loads the CRD. */
bool crdc_schema_prunes_default(crd_arena *arena, const schema *node);

/* pruning.Prune: removes from `value` what `node` does not declare; returns whether anything was removed. */
bool crdc_schema_prune(const schema *node, crd_value *value, bool resource);

/* Whether values of the node are pod templates (PodTemplateSpec of core/v1): as +crdc:podTemplate says, else by its shape.
 * Not to be called with a kind's root, which is never one. */
bool crdc_schema_is_pod_template(const schema *node);
