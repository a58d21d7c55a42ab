/* SPDX-License-Identifier: Apache-2.0 */
#include "unpack.h"
#include "base/memory.h"
#include <stdlib.h>
#ifdef CRDC_HAS_ZLIB
#include <zlib.h>
#endif
#ifdef CRDC_HAS_LZMA
#include <dlfcn.h>
#include <lzma.h>
#include <pthread.h>
#endif

/* The limit for a dictionary of xz: that of xz -9 is half of it. */
#define XZ_MEMORY ((uint64_t)128 << 20)
/* zlib counts in 32 bits. */
#define MOST_AT_ONCE ((size_t)1 << 30)

struct unpacker {
  packing packing;
  crd_string rest; /* not consumed yet */
  bool ended;
#ifdef CRDC_HAS_ZLIB
  z_stream zlib;
#endif
#ifdef CRDC_HAS_LZMA
  lzma_stream lzma;
#endif
};

packing packing_of(crd_string bytes) {
  static const char gzip[] = {'\x1f', '\x8b'}, xz[] = {'\xfd', '7', 'z', 'X', 'Z', '\0'};
  if (bytes.size >= sizeof gzip && memcmp(bytes.data, gzip, sizeof gzip) == 0) return PACKING_GZIP;
  if (bytes.size >= sizeof xz && memcmp(bytes.data, xz, sizeof xz) == 0) return PACKING_XZ;
  return PACKING_NONE;
}

static bool refuse_bytes(const char **error, const char *why) {
  *error = why;
  return false;
}

static size_t take_packed(unpacker *unpacker, size_t count) {
  unpacker->rest = crd_string_slice(unpacker->rest, count, unpacker->rest.size);
  return count;
}

/* ---- gzip ---- */

#ifdef CRDC_HAS_ZLIB
static bool open_gzip(unpacker *unpacker, const char **error) {
  return inflateInit2(&unpacker->zlib, 15 + 16) == Z_OK || refuse_bytes(error, "out of memory");
}

static bool read_gzip(unpacker *unpacker, char *to, size_t size, size_t *got, const char **error) {
  z_stream *stream = &unpacker->zlib;
  size_t left = unpacker->rest.size < MOST_AT_ONCE ? unpacker->rest.size : MOST_AT_ONCE;
  stream->next_in = (z_const Bytef *)(uintptr_t)unpacker->rest.data;
  stream->avail_in = (uInt)left;
  stream->next_out = (Bytef *)to;
  stream->avail_out = (uInt)(size < MOST_AT_ONCE ? size : MOST_AT_ONCE);
  uInt room = stream->avail_out;
  int result = inflate(stream, Z_NO_FLUSH);
  take_packed(unpacker, left - stream->avail_in);
  *got = room - stream->avail_out;
  if (result == Z_STREAM_END) { /* another member may follow */
    unpacker->ended = packing_of(unpacker->rest) != PACKING_GZIP;
    return unpacker->ended || inflateReset(stream) == Z_OK || refuse_bytes(error, "out of memory");
  }
  if (result == Z_BUF_ERROR || (result == Z_OK && !unpacker->rest.size && !*got))
    return *got || refuse_bytes(error, "the gzip stream ends too soon");
  return result == Z_OK || refuse_bytes(error, result == Z_MEM_ERROR ? "out of memory" : "the gzip stream is broken");
}
#endif

/* ---- xz ---- */

#ifdef CRDC_HAS_LZMA
/* liblzma, loaded on first use and kept: linking it would slow every start of the program, and few archives need it. */
typedef struct lzma_library {
  __typeof__(&lzma_stream_decoder) stream_decoder;
  __typeof__(&lzma_code) code;
  __typeof__(&lzma_end) end;
  bool whole;
} lzma_library;
static lzma_library lzma;

#ifdef CRD_STATIC_PROGRAMS
static void load_lzma(void) {
  lzma = (lzma_library){lzma_stream_decoder, lzma_code, lzma_end, true};
}
#else
static bool find_lzma(void *handle, const char *name, void *place) {
  void *found = dlsym(handle, name);
  memcpy(place, &found, sizeof found); /* ISO C does not convert object pointers to function pointers; POSIX makes them
                                        * compatible */
  return found != NULL;
}

static void load_lzma(void) {
  void *handle = dlopen("liblzma.so.5", RTLD_NOW | RTLD_LOCAL);
  lzma.whole = handle && find_lzma(handle, "lzma_stream_decoder", &lzma.stream_decoder) &&
               find_lzma(handle, "lzma_code", &lzma.code) && find_lzma(handle, "lzma_end", &lzma.end);
}
#endif

static bool open_xz(unpacker *unpacker, const char **error) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_lzma);
  if (!lzma.whole) return refuse_bytes(error, "xz cannot be read: liblzma.so.5 cannot be loaded");
  unpacker->lzma = (lzma_stream)LZMA_STREAM_INIT;
  return lzma.stream_decoder(&unpacker->lzma, XZ_MEMORY, LZMA_CONCATENATED) == LZMA_OK ||
         refuse_bytes(error, "out of memory");
}

static bool read_xz(unpacker *unpacker, char *to, size_t size, size_t *got, const char **error) {
  lzma_stream *stream = &unpacker->lzma;
  stream->next_in = (const uint8_t *)unpacker->rest.data;
  stream->avail_in = unpacker->rest.size;
  stream->next_out = (uint8_t *)to;
  stream->avail_out = size;
  lzma_ret result = lzma.code(stream, LZMA_FINISH);
  take_packed(unpacker, unpacker->rest.size - stream->avail_in);
  *got = size - stream->avail_out;
  unpacker->ended = result == LZMA_STREAM_END;
  if (result == LZMA_OK || unpacker->ended) return true;
  if (result == LZMA_BUF_ERROR) return *got || refuse_bytes(error, "the xz stream ends too soon");
  return refuse_bytes(error, result == LZMA_MEMLIMIT_ERROR ? "the xz stream needs more than 128 MiB of memory"
                             : result == LZMA_MEM_ERROR    ? "out of memory"
                                                           : "the xz stream is broken");
}
#endif

/* ---- common functions ---- */

static bool open_stream(unpacker *unpacker, const char **error) {
  switch (unpacker->packing) {
  case PACKING_GZIP:
#ifdef CRDC_HAS_ZLIB
    return open_gzip(unpacker, error);
#else
    return refuse_bytes(error, "this build cannot read gzip: it was made without zlib");
#endif
  case PACKING_XZ:
#ifdef CRDC_HAS_LZMA
    return open_xz(unpacker, error);
#else
    return refuse_bytes(error, "this build cannot read xz: it was made without liblzma");
#endif
  default:
    return true;
  }
}

unpacker *unpack_open(crd_string bytes, const char **error) {
  unpacker *made = memory_checked(calloc(1, sizeof *made), sizeof *made);
  made->packing = packing_of(bytes);
  made->rest = bytes;
  if (open_stream(made, error)) return made;
  free(made);
  return NULL;
}

bool unpack_read(unpacker *unpacker, char *to, size_t size, size_t *got, const char **error) {
  *got = 0;
  if (unpacker->packing == PACKING_NONE) {
    size_t count = size < unpacker->rest.size ? size : unpacker->rest.size;
    if (count) memcpy(to, unpacker->rest.data, count);
    *got = take_packed(unpacker, count);
    return true;
  }
  bool good = true;
  while (good && size && !*got && !unpacker->ended) {
#ifdef CRDC_HAS_ZLIB
    if (unpacker->packing == PACKING_GZIP) good = read_gzip(unpacker, to, size, got, error);
#endif
#ifdef CRDC_HAS_LZMA
    if (unpacker->packing == PACKING_XZ) good = read_xz(unpacker, to, size, got, error);
#endif
  }
  (void)error;
  return good;
}

void unpack_close(unpacker *unpacker) {
  if (!unpacker) return;
#ifdef CRDC_HAS_ZLIB
  if (unpacker->packing == PACKING_GZIP) inflateEnd(&unpacker->zlib);
#endif
#ifdef CRDC_HAS_LZMA
  if (unpacker->packing == PACKING_XZ) lzma.end(&unpacker->lzma);
#endif
  free(unpacker);
}

/* ---- texts ---- */

#ifdef CRDC_HAS_ZLIB
bool text_can_pack(void) {
  return true;
}

/* Whether a call succeeded. Without memory it leaves through the guard, because that is no error of the text. */
static bool went_well(int result) {
  if (result == Z_MEM_ERROR) crd_stop_now(NULL, CRD_STOP_MEMORY, 0);
  return result == Z_OK;
}

bool text_pack(crd_arena *arena, crd_string text, crd_string *packed) {
  uLongf size = compressBound(text.size);
  char *data = crd_arena_alloc(arena, size + 1);
  bool good = went_well(compress2((Bytef *)data, &size, (const Bytef *)text.data, text.size, Z_BEST_COMPRESSION));
  *packed = (crd_string){data, size};
  return good;
}

bool text_unpack(crd_arena *arena, crd_string packed, size_t size, crd_string *text) {
  char *data = crd_arena_alloc(arena, size + 1);
  uLongf got = size;
  uLong taken = packed.size;
  bool good = went_well(uncompress2((Bytef *)data, &got, (const Bytef *)packed.data, &taken)) && got == size;
  data[got] = '\0';
  *text = (crd_string){data, got};
  return good && taken == packed.size;
}
#else
bool text_can_pack(void) {
  return false;
}

bool text_pack(crd_arena *arena, crd_string text, crd_string *packed) {
  (void)arena;
  *packed = text;
  return false;
}

bool text_unpack(crd_arena *arena, crd_string packed, size_t size, crd_string *text) {
  (void)arena, (void)size;
  *text = packed;
  return false;
}
#endif
