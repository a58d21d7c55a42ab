/* SPDX-License-Identifier: Apache-2.0 */
/* longjmp only restores registers. With a frame it would unwind by tables that this code is compiled without. */
#ifndef CRD_PORT_SETJMP_H
#define CRD_PORT_SETJMP_H
#include_next <setjmp.h>

#define _setjmp(buffer) _setjmp(buffer, NULL)

#endif
