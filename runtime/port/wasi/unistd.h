/* SPDX-License-Identifier: Apache-2.0 */
/* No processes are started, and files have no owners. */
#ifndef CRD_PORT_UNISTD_H
#define CRD_PORT_UNISTD_H
#include <sys/types.h>
#include_next <unistd.h>

pid_t fork(void);
int execlp(const char *file, const char *first, ...);
int pipe2(int ends[2], int flags);
int dup2(int from, int to);
int fchown(int file, uid_t owner, gid_t group);
uid_t geteuid(void);
gid_t getegid(void);

#endif
