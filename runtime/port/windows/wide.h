/* SPDX-License-Identifier: Apache-2.0 */
/* Texts of Windows, and ours. */
#ifndef CRD_PORT_WIDE_H
#define CRD_PORT_WIDE_H
#include <stddef.h>

/* A path as Windows takes it; NULL with errno. For free. */
wchar_t *port_wide_path(const char *path);
/* UTF-8; NULL with errno. For free. */
char *port_narrow(const wchar_t *text);

#endif
