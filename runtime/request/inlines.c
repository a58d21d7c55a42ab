/* SPDX-License-Identifier: Apache-2.0 */
/* The functions that stand in public headers, with names that a linker knows. */
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wmissing-prototypes"
#endif
#undef CRD_INLINE
#define CRD_INLINE
#include <crd/guard.h>
#include <crd/layers.h>
#include <crd/request.h>
