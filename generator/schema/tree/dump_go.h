/* SPDX-License-Identifier: Apache-2.0 */
/* The API server's internal types (pkg/apis/apiextensions types.go) in Go syntax, as %#v prints them. */
#ifndef CRDC_SCHEMA_TREE_DUMP_GO_H
#define CRDC_SCHEMA_TREE_DUMP_GO_H

#include "schema/tree/shape.h"

/* A value of a shape; NULL where it is nil. Pointers inside of it that are not nil are 0x0: the API server prints addresses.
 */
crd_string crdc_dump_go(crd_arena *arena, const shape *shape, const crd_value *value);

/* The name of a member in the internal types. */
void crdc_dump_name(crd_text *out, const shape_member *member);

#endif
