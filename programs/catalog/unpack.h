/* SPDX-License-Identifier: Apache-2.0 */
/* Decompresses bytes as a stream: gzip with zlib, xz with liblzma, if the program was built with them. The size of the
 * output is not limited here: the caller counts it. */
#pragma once

#include "base/diagnostic.h"
#include <crd/arena.h>

typedef enum packing { PACKING_NONE, PACKING_GZIP, PACKING_XZ } packing;

/* The compression, detected from the first bytes. */
packing packing_of(crd_string bytes);

typedef struct unpacker unpacker;

/* Begins to decompress; the bytes are borrowed. NULL with a static text in `error` if the program does not support the
 * format. Free it with unpack_close. */
unpacker *unpack_open(crd_string bytes, const char **error);
/* Reads up to `size` bytes; `got` 0 is the end. False with the reason in `error`: the bytes are corrupt or truncated. */
bool unpack_read(unpacker *unpacker, char *to, size_t size, size_t *got, const char **error);
void unpack_close(unpacker *unpacker); /* may be NULL */

/* Compresses a text to a zlib stream in the arena, and decompresses it. False on failure, or if the result is not exactly
 * `size` bytes. */
bool text_can_pack(void);
bool text_pack(crd_arena *arena, crd_string text, crd_string *packed);
bool text_unpack(crd_arena *arena, crd_string packed, size_t size, crd_string *text);

/* Reads tar archives: their regular files, one after the other. It supports ustar, long names and sizes of pax and GNU, and
 * the old format. It never writes a file, so names in an archive can do no harm. */

#define TAR_MOST_ENTRIES 1000000u
#define TAR_MOST_BYTES ((uint64_t)8 << 30)  /* of all unpacked content */
#define TAR_MOST_TEXT ((uint64_t)64 << 20)  /* of one file that is read */
#define TAR_MOST_HEADER ((uint64_t)1 << 20) /* of the headers of one file */

typedef struct tar_reader {
  crd_arena *arena; /* of the texts */
  unpacker *unpacker;
  crd_arena *names; /* of the current entry's name */
  uint64_t left;    /* unread bytes of its content, and of the padding after it */
  uint64_t padding;
  uint64_t bytes;
  uint32_t entries;
  const char *error; /* the archive's error, a static text; NULL: none so far */
} tar_reader;

typedef struct tar_entry {
  crd_string name; /* valid until the next one */
  uint64_t size;
} tar_entry;

/* Opens an archive; the bytes are borrowed. False with `error`. Call tar_close in any case. */
bool tar_open(tar_reader *reader, crd_arena *arena, crd_string bytes);
void tar_close(tar_reader *reader);
/* Whether decompressed bytes begin like an archive. */
bool tar_begins(crd_string bytes);

/* The next regular file; false at the end, or on an `error`. */
bool tar_next(tar_reader *reader, tar_entry *entry);
/* Reads the current file as a whole, with a NUL after it; call it at most once per file. False with `error`. */
bool tar_read(tar_reader *reader, crd_string *text);

/* The files of a catalog: those of a folder or of a tar archive (plain, gzip or xz), or one named file. */

/* Receives the files, sorted by name; those of an archive in archive order. */
typedef struct file_visitor {
  /* Whether to read a file. `name` is relative to the folder or archive, with slashes, and lives for the visit. */
  bool (*wants)(void *context, crd_string name);
  /* Receives a file; its texts live for the visit. False ends the visit. */
  bool (*take)(void *context, crd_string name, const char *path, crd_string text);
  void *context;
} file_visitor;

/* Visits the files *.yaml, *.yml and *.json at the path, or the named file. On a read error it returns false, with an error
 * in `diagnostics`. */
bool catalog_files_visit(const char *path, const file_visitor *visitor, diagnostics *diagnostics);

/* Adds an error about a whole file; returns false. */
bool catalog_file_fails(diagnostics *diagnostics, const char *path, const char *why);
/* The first error of a text that cannot be used: its place, "FILE:LINE:COLUMN", and its message with the number of further
 * errors; in the arena. False if there is none. */
bool catalog_first_error(crd_arena *arena, const diagnostics *found, const char *path, const char **place,
                         crd_string *words);
/* Reads a whole file; false with an error in `diagnostics`. */
bool catalog_file_read(crd_arena *arena, const char *path, crd_string *text, diagnostics *diagnostics);
