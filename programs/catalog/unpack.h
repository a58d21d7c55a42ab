/* SPDX-License-Identifier: Apache-2.0 */
/* Bytes that are packed, as a stream of those that they were: gzip by zlib, xz by liblzma, where the program was built with
 * them. What comes is not bounded here: who reads counts. */
#ifndef CATALOG_UNPACK_H
#define CATALOG_UNPACK_H

#include <crd/arena.h>

typedef enum packing { PACKING_NONE, PACKING_GZIP, PACKING_XZ } packing;

/* How bytes are packed, by how they begin. */
packing packing_of(crd_string bytes);

typedef struct unpacker unpacker;

/* Begins to read; the bytes are borrowed. NULL with the reason in `error`, which stays: the program cannot unpack that.
 * Ended with unpack_close. */
unpacker *unpack_open(crd_string bytes, const char **error);
/* Up to `size` bytes; 0: that was all. False with the reason in `error`: the bytes are broken, or end too soon. */
bool unpack_read(unpacker *unpacker, char *to, size_t size, size_t *got, const char **error);
void unpack_close(unpacker *unpacker); /* NULL is fine */

/* A text as a zlib stream, in the arena, and back. False where it could not be done, or is not exactly `size` bytes. */
bool text_can_pack(void);
bool text_pack(crd_arena *arena, crd_string text, crd_string *packed);
bool text_unpack(crd_arena *arena, crd_string packed, size_t size, crd_string *text);

#endif
