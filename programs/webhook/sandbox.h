/* SPDX-License-Identifier: Apache-2.0 */
/* What the webhook gives up once it has started: new privileges, files, system calls. Who takes over the process by a defect
 * in it then holds what the process holds, and gets no further.
 *
 * Both functions say in the log what they did, or why not: an older kernel, a build without libseccomp or with a sanitizer
 * (whose reports need what is given up here). Neither can be taken back. */
#pragma once

#include "log/log.h"
#include <stdbool.h>
#include <stddef.h>

/* What the program goes on to do. */
typedef struct sandbox_needs {
  const char *const *paths; /* that it reads; NULL among them is passed over */
  size_t count;
  bool connects; /* it makes connections: to that port, 0: to any */
  unsigned port;
  bool resolves; /* and looks up the address of a host */
} sandbox_needs;

/* Privileges and files, before there are further threads: a program that is run gets no more rights than this process has,
 * and files can be read where the paths lie (a folder, or the folder of a file and, where that is a link, of what it stands
 * for) and where the time zones are, but not elsewhere; none can be written. No connection can be made but those that are
 * needed (by TCP: Linux 6.7). By Landlock, as far as the kernel has it (Linux 5.13). What does not exist is passed over.
 * False: files are not restricted. */
bool sandbox_restrict_files(const sandbox_needs *needs, const logger *log);

/* System calls, of all threads, once every socket listens and every thread runs: what the server and its libraries need is
 * allowed. Anything else fails as if the kernel did not have it, which the C library knows how to meet; running a program
 * and reaching into another process end the process. False: calls are not restricted. */
bool sandbox_restrict_calls(const sandbox_needs *needs, const logger *log);
