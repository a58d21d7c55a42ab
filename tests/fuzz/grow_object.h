/* SPDX-License-Identifier: Apache-2.0 */
/* Objects grown from a schema: of the types that it asks for, mostly, with values that it would take, often, and wrong ones
 * now and then. */
#ifndef TESTS_FUZZ_GROW_OBJECT_H
#define TESTS_FUZZ_GROW_OBJECT_H

#include "mutate.h"
#include "schema/tree/schema.h"

/* The value lives in the mutation's arena. */
crd_value grow_value(mutation *mutation, const schema *schema);
/* An object of a version of a CRD, with apiVersion, kind and metadata. */
crd_value grow_object(mutation *mutation, const crd_definition *definition, const crd_version *version);

#endif
