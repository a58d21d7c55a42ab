/* SPDX-License-Identifier: Apache-2.0 */
#ifndef CRD_PORT_ERRNO_H
#define CRD_PORT_ERRNO_H
#include_next <errno.h>

#define ESTALE 1116 /* a number that no other error has */

#endif
