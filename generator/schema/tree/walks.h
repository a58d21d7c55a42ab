/* SPDX-License-Identifier: Apache-2.0 */
/* What is asked of schemas from their root on, and done along them: paths, pruning, their texts. */
#pragma once

#include "schema/tree/schema.h"

/* ValidFieldPath; `found` (may be NULL) becomes the schema that the path ends at. */
bool crdc_field_path_resolve(crd_arena *arena, const schema *node, crd_string path, bool array_notation,
                             const schema **found, crd_string *rendered, crd_string *why);

/* The API server's internal types as its messages print whole schemas and versions: JSON; before 1.34 Go syntax, in which
 * addresses, that differ from run to run, are 0x0. */
crd_string crdc_dump_schema(crd_arena *arena, const schema *node, unsigned minor);
crd_string crdc_dump_rule(crd_arena *arena, const validation_rule *rule, unsigned minor);
crd_string crdc_dump_items(crd_arena *arena, const crd_value *items, unsigned minor);
crd_string crdc_dump_versions(crd_arena *arena, const crd_definition *definition, unsigned minor);

/* Whether `test` holds at the node or anywhere below it, inside allOf and the like too. */
bool crdc_schema_any(const schema *node, bool (*test)(const schema *node));
/* Whether loading the CRD would change the node's default. */
bool crdc_schema_prunes_default(crd_arena *arena, const schema *node);

/* pruning.Prune: removes from `value` what `node` does not declare; true when something was removed. */
bool crdc_schema_prune(const schema *node, crd_value *value, bool resource);

/* Which schemas are those of a pod template. */

/* Whether values of the node are templates of pods (PodTemplateSpec of core/v1): what +crdc:podTemplate says, else by its
 * shape. Of a kind's root, which is never one, the caller does not ask. */
bool crdc_schema_is_pod_template(const schema *node);
