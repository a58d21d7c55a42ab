/* SPDX-License-Identifier: Apache-2.0 */
/* Which build of the program runs: part of the keys by which caches keep what it made. */
#ifndef CRDC_BASE_BUILD_ID_H
#define CRDC_BASE_BUILD_ID_H

#include "base/digest.h"

/* Adds the program's build id; false when it has none, and nothing should be kept. */
bool crdc_build_id_add(digest *digest);

#endif
