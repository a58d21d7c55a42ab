/* SPDX-License-Identifier: Apache-2.0 */
/* Conversion between Windows' UTF-16 and UTF-8. */
#ifndef CRD_PORT_WIDE_H
#define CRD_PORT_WIDE_H
#include <stddef.h>

/* A path in Windows' form, to be freed; NULL with errno. */
wchar_t *port_wide_path(const char *path);
/* UTF-8, to be freed; NULL with errno. */
char *port_narrow(const wchar_t *text);

#endif
