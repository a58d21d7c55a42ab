/* SPDX-License-Identifier: Apache-2.0 */
/* Reading a file whole. */
#ifndef CRD_FILE_H
#define CRD_FILE_H

#include <crd/arena.h>

CRD_BEGIN_DECLS

/* Reads a whole file (a regular one, a pipe, /dev/stdin) into the arena. False with the reason in `error`, which names the
 * file, when it cannot be read, has 4 GiB or more, or there is no memory; `error` may be NULL. */
CRD_MUST_CHECK bool crd_file_read(crd_arena *arena, const char *path, crd_string *text, crd_string *error);

CRD_END_DECLS

#endif
