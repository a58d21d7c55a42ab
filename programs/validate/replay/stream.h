/* SPDX-License-Identifier: Apache-2.0 */
/* The bytes of a log as a stream: a file or standard input, plain or gzip (several members too, as rotated logs that were
 * joined), where the program was built with zlib. */
#ifndef VALIDATE_REPLAY_STREAM_H
#define VALIDATE_REPLAY_STREAM_H

#include <stdbool.h>
#include <stddef.h>

typedef struct replay_stream replay_stream;

/* "-" is standard input. NULL with the reason, which stays. */
replay_stream *replay_stream_open(const char *path, const char **error);
/* Up to `size` bytes, fewer only where there are no more. False with the reason: the bytes before it are good. */
bool replay_stream_read(replay_stream *stream, char *to, size_t size, size_t *got, const char **error);
void replay_stream_close(replay_stream *stream); /* NULL is fine */

#endif
