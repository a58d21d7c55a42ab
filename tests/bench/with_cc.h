/* SPDX-License-Identifier: Apache-2.0 */
/* CRDs compiled by the system's compiler, as code made by `crdc generate` is. */
#ifndef BENCH_WITH_CC_H
#define BENCH_WITH_CC_H

#include <crd/types.h>

/* The kinds of CRD files and folders, compiled by $CC or cc; they live as long as the program. NULL: what is wrong was
 * printed. */
const crd_registry *compile_with_cc(const char *const *paths, size_t count);

#endif
