/* SPDX-License-Identifier: Apache-2.0 */
/* What the API server says against configurations of admission: webhook configurations, policies and bindings. */
#pragma once

#include <crd/errors.h>

/* Adds the errors of a new one, of any version of the group by the rules of v1, with their places, in the API server's
 * order. static_names: names that are kept for static manifests are taken. */
void crdc_configuration_judge(crd_errors *errors, const crd_value *object, bool static_names);
