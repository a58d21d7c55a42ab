/* SPDX-License-Identifier: Apache-2.0 */
/* The environment of expressions about devices (resource.k8s.io), as dynamic-resource-allocation/cel/compile.go declares it:
 * `device`, with its driver, attributes and capacity, and cel.bind. */
#ifndef CRDC_CEL_DEVICE_H
#define CRDC_CEL_DEVICE_H

#include "cel/ast.h"

/* What the feature gates DRAConsumableCapacity and DRAListTypeAttributes bring. */
typedef struct device_scope {
  bool consumable_capacity, list_attributes;
} device_scope;

typedef struct device_environment {
  cel_environment environment;
  cel_variable device;
  const cel_type *attribute; /* of an attribute's value */
} device_environment;

/* Parts of it are in the arena; it must stay where it is. `version` is that of the libraries, `minor` the API server's. */
void crdc_device_environment_init(device_environment *environment, crd_arena *arena, device_scope scope, unsigned version,
                                  unsigned minor);

/* validateOutputType: why a result is none of a selector, or of a derived attribute; empty: it is one. */
crd_string crdc_device_result_error(crd_arena *arena, const device_environment *environment, const cel_type *result,
                                    bool derived, device_scope scope);

/* What a compiled expression costs at most, with the sizes that a device has. */
uint64_t crdc_device_cost(const device_environment *environment, const cel_ast *ast);

#endif
