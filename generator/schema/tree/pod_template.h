/* SPDX-License-Identifier: Apache-2.0 */
/* Which schemas are those of a pod template. */
#ifndef CRDC_SCHEMA_TREE_POD_TEMPLATE_H
#define CRDC_SCHEMA_TREE_POD_TEMPLATE_H

#include "schema/tree/schema.h"

/* Whether values of the node are templates of pods (PodTemplateSpec of core/v1): what +crdc:podTemplate says, else by its
 * shape. Of a kind's root, which is never one, the caller does not ask. */
bool crdc_schema_is_pod_template(const schema *node);

#endif
