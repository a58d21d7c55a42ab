/* SPDX-License-Identifier: Apache-2.0 */
/* Between the files of this folder. */
#ifndef CRDC_TABLE_H
#define CRDC_TABLE_H

#include "types/types.h"

/* Names every node of a table (types/names.c). */
void crdc_type_table_name(type_table *table, const crd_set *set, diagnostics *diagnostics);

/* The Kubernetes type whose shape an object schema has ("core_v1_Container"), met under `property` of a node that has been
 * named; empty when there is none. */
crd_string crdc_known_type_name(const type_node *node, crd_string property, const type_node *owner);

#endif
