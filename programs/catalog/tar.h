/* SPDX-License-Identifier: Apache-2.0 */
/* Archives of tar: the regular files in them, one after the other. ustar, the long names and sizes of pax and of GNU, and
 * the old format without either. Nothing is ever written, so a name leads nowhere. */
#ifndef CATALOG_TAR_H
#define CATALOG_TAR_H

#include "unpack.h"

#define TAR_MOST_ENTRIES 1000000u
#define TAR_MOST_BYTES ((uint64_t)8 << 30)  /* of all that an archive unpacks to */
#define TAR_MOST_TEXT ((uint64_t)64 << 20)  /* of a file that is read */
#define TAR_MOST_HEADER ((uint64_t)1 << 20) /* of what describes one */

typedef struct tar_reader {
  crd_arena *arena; /* of the texts that are read */
  unpacker *unpacker;
  crd_arena *names; /* of the entry at hand */
  uint64_t left;    /* bytes of its content, and behind it those up to the next header */
  uint64_t padding;
  uint64_t bytes;
  uint32_t entries;
  const char *error; /* what is wrong with the archive; stays. NULL: nothing so far */
} tar_reader;

typedef struct tar_entry {
  crd_string name; /* until the next one */
  uint64_t size;
} tar_entry;

/* The bytes are borrowed. False with `error`. Ended with tar_close in any case. */
bool tar_open(tar_reader *reader, crd_arena *arena, crd_string bytes);
void tar_close(tar_reader *reader);
/* Whether unpacked bytes begin as an archive does. */
bool tar_begins(crd_string bytes);

/* The next regular file; false at the end, and where there is an `error`. */
bool tar_next(tar_reader *reader, tar_entry *entry);
/* All of the file at hand, with a NUL behind it; at most once. False with `error`. */
bool tar_read(tar_reader *reader, crd_string *text);

#endif
