/* SPDX-License-Identifier: Apache-2.0 */
/* The width of a terminal is not known. */
#ifndef CRD_PORT_SYS_IOCTL_H
#define CRD_PORT_SYS_IOCTL_H
#include_next <sys/ioctl.h>

struct winsize {
  unsigned short ws_row, ws_col;
};
#define TIOCGWINSZ 0x5413

#endif
