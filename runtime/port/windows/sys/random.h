/* SPDX-License-Identifier: Apache-2.0 */
#ifndef CRD_PORT_SYS_RANDOM_H
#define CRD_PORT_SYS_RANDOM_H
#include <stddef.h>
#include <sys/types.h>

#define GRND_NONBLOCK 1

ssize_t getrandom(void *bytes, size_t size, unsigned flags);

#endif
