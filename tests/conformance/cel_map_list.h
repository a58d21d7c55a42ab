/* SPDX-License-Identifier: Apache-2.0 */
#ifndef TESTS_CONFORMANCE_CEL_MAP_LIST_H
#define TESTS_CONFORMANCE_CEL_MAP_LIST_H

#include "suite.h"

/* {schema, items, query, expect.found}: the item of a keyed list that an update correlates with. */
void run_map_list(suite *suite, const crd_value *row);

#endif
