/* SPDX-License-Identifier: Apache-2.0 */
#include "event.h"
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef CRDC_HAS_ZLIB
#include <zlib.h>
#endif

#define PACKED_BYTES ((size_t)256 << 10)

struct replay_stream {
  int file;
  bool packed, ended; /* ended: the file has no more bytes */
  uint64_t unread;    /* the bytes of the file, by its size when it was opened, that were not read yet */
  unsigned char *in;  /* bytes of the file that were not consumed yet */
  size_t at, size;
#ifdef CRDC_HAS_ZLIB
  z_stream zlib;
  bool within; /* within a member */
#endif
};

static bool refuse(const char **error, const char *why) {
  *error = why;
  return false;
}

/* Reads as much as fits, or is available. */
static bool read_file(replay_stream *stream, void *to, size_t size, size_t *got, const char **error) {
  *got = 0;
  while (*got < size && !stream->ended) {
    const ssize_t count = read(stream->file, (char *)to + *got, size - *got);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return refuse(error, strerror(errno));
    *got += (size_t)count;
    stream->ended = count == 0;
    if (stream->ended && stream->unread) return refuse(error, "it became shorter while it was read");
    stream->unread -= (size_t)count < stream->unread ? (size_t)count : stream->unread;
  }
  return true;
}

static bool begin_stream(replay_stream *stream, const char **error) {
  static const unsigned char gzip[] = {0x1f, 0x8b};
  stream->in = malloc(PACKED_BYTES);
  if (!stream->in) return refuse(error, "out of memory");
  struct stat status;
  if (fstat(stream->file, &status) == 0 && S_ISREG(status.st_mode) && lseek(stream->file, 0, SEEK_CUR) == 0)
    stream->unread = (uint64_t)status.st_size;
  if (!read_file(stream, stream->in, 2, &stream->size, error)) return false;
  stream->packed = stream->size == 2 && memcmp(stream->in, gzip, 2) == 0;
#ifndef CRDC_HAS_ZLIB
  if (stream->packed) return refuse(error, "this build cannot read gzip: it was made without zlib (gzip -dc FILE | ... -)");
#endif
  return true;
}

replay_stream *replay_stream_open(const char *path, const char **error) {
  replay_stream *stream = calloc(1, sizeof *stream);
  *error = "out of memory";
  if (!stream) return NULL;
  const bool standard = strcmp(path, "-") == 0;
  stream->file = standard ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
  if (stream->file >= 0 && begin_stream(stream, error)) return stream;
  if (stream->file < 0) *error = strerror(errno);
  replay_stream_close(stream);
  return NULL;
}

#ifdef CRDC_HAS_ZLIB
static bool refill(replay_stream *stream, const char **error) {
  if (stream->at < stream->size) return true;
  stream->at = 0;
  return read_file(stream, stream->in, PACKED_BYTES, &stream->size, error);
}

/* Begins the next member. */
static bool enter_member(replay_stream *stream) {
  memset(&stream->zlib, 0, sizeof stream->zlib);
  stream->within = inflateInit2(&stream->zlib, 15 + 16) == Z_OK;
  return stream->within;
}

static bool read_packed(replay_stream *stream, char *to, size_t size, size_t *got, const char **error) {
  *got = 0;
  while (*got < size) {
    if (!refill(stream, error)) return false;
    if (!stream->size) return !stream->within || refuse(error, "the gzip data ends too soon");
    if (!stream->within && !enter_member(stream)) return refuse(error, "out of memory");
    const size_t room = size - *got < (1u << 30) ? size - *got : 1u << 30;
    stream->zlib.next_in = stream->in + stream->at;
    stream->zlib.avail_in = (unsigned)(stream->size - stream->at);
    stream->zlib.next_out = (unsigned char *)to + *got;
    stream->zlib.avail_out = (unsigned)room;
    const int result = inflate(&stream->zlib, Z_NO_FLUSH);
    stream->at = stream->size - stream->zlib.avail_in;
    *got += room - stream->zlib.avail_out;
    if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR)
      return refuse(error, result == Z_MEM_ERROR ? "out of memory" : "the gzip data is broken");
    if (result != Z_STREAM_END) continue;
    inflateEnd(&stream->zlib);
    stream->within = false;
  }
  return true;
}
#endif

bool replay_stream_read(replay_stream *stream, char *to, size_t size, size_t *got, const char **error) {
#ifdef CRDC_HAS_ZLIB
  if (stream->packed) return read_packed(stream, to, size, got, error);
#endif
  const size_t kept = stream->size - stream->at < size ? stream->size - stream->at : size; /* the first two bytes */
  memcpy(to, stream->in + stream->at, kept);
  stream->at += kept;
  const bool good = read_file(stream, to + kept, size - kept, got, error);
  *got += kept;
  return good;
}

void replay_stream_close(replay_stream *stream) {
  if (!stream) return;
#ifdef CRDC_HAS_ZLIB
  if (stream->within) inflateEnd(&stream->zlib);
#endif
  if (stream->file > STDIN_FILENO) close(stream->file);
  free(stream->in);
  free(stream);
}
