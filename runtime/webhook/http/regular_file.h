/* SPDX-License-Identifier: Apache-2.0 */
/* Files that are read again and again while the program serves: a path must not be able to stop it. */
#ifndef CRD_WEBHOOK_HTTP_REGULAR_FILE_H
#define CRD_WEBHOOK_HTTP_REGULAR_FILE_H

#include <stdbool.h>
#include <stddef.h>

/* Reads a regular file, through links, of up to `limit` bytes. `data` is the caller's to free and has a NUL behind it that
 * is not counted; an empty file gives one as well. False and a text with the path in `error`: it cannot be read, it is
 * larger, or it is no regular file (a pipe would keep the reader waiting, a device has no end). */
bool crd_regular_file_read(const char *path, size_t limit, char **data, size_t *size, char *error, size_t error_size);

#endif
