/* SPDX-License-Identifier: Apache-2.0 */
/* A log cut into blocks of whole events, of which threads take one each: a line each, or the elements of lists and documents
 * of many lines. */
#ifndef VALIDATE_REPLAY_BLOCK_H
#define VALIDATE_REPLAY_BLOCK_H

#include "stream.h"
#include <crd/string.h>
#include <stdint.h>

/* The most bytes of an event: what is longer is broken. */
#define REPLAY_LONGEST ((size_t)32 << 20)

/* An event of a document of several lines. */
typedef struct replay_slice {
  size_t at, size;
  uint64_t line;
} replay_slice;

/* Begins as zeros. */
typedef struct replay_block {
  char *data;
  size_t size, room;
  uint64_t first_line; /* from 1 */
  bool lines;          /* an event is a line; else there are slices */
  bool last_is_cut;    /* the last line has no end */
  replay_slice *slices;
  size_t count, slice_room;
  uint64_t broken, broken_line; /* what could not be cut out, and where the first of it is; beyond what is in the events */
  const char *broken_why;
} replay_block;
void replay_block_free(replay_block *block);

typedef struct replay_blocks replay_blocks;
replay_blocks *replay_blocks_open(const char *path, const char **error);
/* The next block in the place of what it held; false at the end, and then `error` says whether it was a proper one (NULL).
 */
bool replay_blocks_next(replay_blocks *blocks, replay_block *block, const char **error);
void replay_blocks_close(replay_blocks *blocks); /* NULL is fine */

#endif
