/* SPDX-License-Identifier: Apache-2.0 */
/* Where in an object a value stands that Go's decoder refused, by what it says of it. */
#ifndef VALIDATE_DOCUMENTS_GO_PLACE_H
#define VALIDATE_DOCUMENTS_GO_PLACE_H

#include <crd/value.h>

/* The offset of the value of "... cannot unmarshal string into Go struct field DeploymentSpec.spec.replicas of type int32",
 * whose path begins at `root`; it names no items of lists and no keys of maps, so that the first value of the kind that was
 * not to be there is meant. Where that is not found, of the innermost value on the way to it. */
uint32_t go_place_of(const crd_value *root, crd_string message);

#endif
