/* SPDX-License-Identifier: Apache-2.0 */
/* Bytes that are packed, as a stream of those that they were: gzip by zlib, xz by liblzma, where the program was built with
 * them. What comes is not bounded here: who reads counts. */
#pragma once

#include "base/diagnostic.h"
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

/* Archives of tar: the regular files in them, one after the other. ustar, the long names and sizes of pax and of GNU, and
 * the old format without either. Nothing is ever written, so a name leads nowhere. */

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

/* The files of a catalog: those of a folder, of an archive of tar (plain, gzip or xz), or the one that is named. */

/* Who looks through them. Files come in the order of their names, those of an archive in its own. */
typedef struct file_visitor {
  /* Whether the file is to be read. `name`: behind the folder's or archive's, with slashes; the visit's. */
  bool (*wants)(void *context, crd_string name);
  /* A file that was wanted; all of it is the visit's. False: that was enough. */
  bool (*take)(void *context, crd_string name, const char *path, crd_string text);
  void *context;
} file_visitor;

/* Visits the files *.yaml, *.yml and *.json at the path, or the one that is named. False when
 * something could not be read: that is an error in `diagnostics`. */
bool catalog_files_visit(const char *path, const file_visitor *visitor, diagnostics *diagnostics);

/* An error about the file as a whole; gives false. */
bool catalog_file_fails(diagnostics *diagnostics, const char *path, const char *why);
/* The first error of a text, for who gives the text up: its place, "FILE:LINE:COLUMN", and what is wrong, with how many
 * there are beside; in the arena. False where there is none. */
bool catalog_first_error(crd_arena *arena, const diagnostics *found, const char *path, const char **place,
                         crd_string *words);
/* A whole file; false with an error in `diagnostics`. */
bool catalog_file_read(crd_arena *arena, const char *path, crd_string *text, diagnostics *diagnostics);
