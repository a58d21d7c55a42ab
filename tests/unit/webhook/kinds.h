/* SPDX-License-Identifier: Apache-2.0 */
/* Kinds made by hand for the suites of the webhook: RayCluster in two versions, with a status and one thing to be wrong
 * about (spec.replicas is an integer from 0 to 10), and a Widget of another group. */
#ifndef TESTS_WEBHOOK_KINDS_H
#define TESTS_WEBHOOK_KINDS_H

#include <crd/types.h>

extern const crd_registry test_registry;

#endif
