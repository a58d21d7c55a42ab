/* SPDX-License-Identifier: Apache-2.0 */
/* What the webhook gives up after it has started: new privileges, files, system calls. An attacker who takes over the
 * process can then use only what the process has.
 *
 * Both functions log what they did, or why not: an older kernel, a build without libseccomp or with a sanitizer (whose
 * reports need these rights). Neither can be undone. */
#pragma once

#include "log/log.h"
#include <stdbool.h>
#include <stddef.h>

/* What the program still needs. */
typedef struct sandbox_needs {
  const char *const *paths; /* that it reads; NULL entries are skipped */
  size_t count;
  bool connects; /* it connects to that port, 0: to any */
  unsigned port;
  bool resolves; /* it also looks up host names */
} sandbox_needs;

/* Restricts privileges and files; call it before further threads exist. A program that is run gets no more rights than this
 * process has. Files can only be read at the paths (a folder, or the folder of a file and of its link's target) and where
 * the time zones are; no file can be written. Only the needed TCP connections are possible (Linux 6.7). Uses Landlock as far
 * as the kernel has it (Linux 5.13). Paths that do not exist are skipped. False: files are not restricted. */
bool sandbox_restrict_files(const sandbox_needs *needs, const logger *log);

/* Restricts the system calls of all threads; call it when all sockets listen and all threads run. The calls of the server
 * and its libraries are allowed. Any other call fails as if the kernel did not have it, which the C library can handle;
 * running a program or accessing another process ends the process. False: calls are not restricted. */
bool sandbox_restrict_calls(const sandbox_needs *needs, const logger *log);
