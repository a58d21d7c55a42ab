/* SPDX-License-Identifier: Apache-2.0 */
/* The width of a terminal is not known. */
#ifndef CRD_PORT_SYS_IOCTL_H
#define CRD_PORT_SYS_IOCTL_H

struct winsize {
  unsigned short ws_row, ws_col;
};
#define ioctl(file, what, size) ((void)(size), -1)

#endif
