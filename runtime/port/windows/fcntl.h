/* SPDX-License-Identifier: Apache-2.0 */
/* Files are opened in binary mode and are not inherited. */
#ifndef CRD_PORT_FCNTL_H
#define CRD_PORT_FCNTL_H
#include_next <fcntl.h>

#define O_CLOEXEC O_NOINHERIT
#define O_NONBLOCK 0
#define O_NOCTTY 0
#define O_NOFOLLOW 0
#define F_GETFD 1

int port_open(const char *path, int flags, ...);
int port_is_open(int file);
#define open(...) port_open(__VA_ARGS__)
#define fcntl(file, what) port_is_open(file)

#endif
