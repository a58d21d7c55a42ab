/* SPDX-License-Identifier: Apache-2.0 */
/* The API server's errors against admission configurations: webhook configurations, policies and bindings. */
#pragma once

#include <crd/errors.h>

/* Adds the errors of a new object of any version of the group, by the rules of v1, with places, in the API server's order.
 * static_names: names reserved for static manifests are allowed. */
void crdc_configuration_judge(crd_errors *errors, const crd_value *object, bool static_names);
