/* SPDX-License-Identifier: Apache-2.0 */
#ifndef CRD_PORT_STDLIB_H
#define CRD_PORT_STDLIB_H
#include_next <stdlib.h>

#ifdef __cplusplus
extern "C" {
#endif
char *port_realpath(const char *path, char *room);
#ifdef __cplusplus
}
#endif
#define realpath(path, room) port_realpath(path, room)
#define setenv(name, value, always) _putenv_s(name, value)

#endif
