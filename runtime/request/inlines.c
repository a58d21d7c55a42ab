/* SPDX-License-Identifier: Apache-2.0 */
/* Exported copies of the inline functions of public headers. */
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wmissing-prototypes"
#endif
#undef CRD_INLINE
#define CRD_INLINE
#include <crd/guard.h>
#include <crd/layers.h>
#include <crd/request.h>
