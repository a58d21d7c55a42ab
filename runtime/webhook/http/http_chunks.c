/* SPDX-License-Identifier: Apache-2.0 */
/* Chunked bodies (RFC 9112, 7.1), byte by byte between the pieces of data. */
#include "../../base/ascii.h"
#include "http_head.h"

#define MOST_LINES (16u << 10)

enum {
  SIZE_BEGINS,
  SIZE,
  EXTENSION,
  SIZE_LF,
  DATA,
  DATA_CR,
  DATA_LF,
  TRAILER_BEGINS,
  TRAILER_NAME,
  TRAILER,
  TRAILER_LF,
  LAST_LF
};

static chunk_step step_size(http_chunks *chunks, char c) {
  int digit = hex_digit(c);
  if (digit >= 0) {
    if (chunks->left >> 60) return CHUNKS_HUGE;
    chunks->left = chunks->left << 4 | (unsigned)digit;
    chunks->state = SIZE;
    return CHUNKS_MORE;
  }
  if (chunks->state == SIZE_BEGINS || (c != '\r' && c != ';')) return CHUNKS_WRONG;
  chunks->state = c == ';' ? EXTENSION : SIZE_LF;
  return CHUNKS_MORE;
}

/* Processes a byte that is no data. */
static chunk_step step_line(http_chunks *chunks, char c) {
  const bool control = ((unsigned char)c < ' ' && c != '\t') || c == 0x7F;
  switch (chunks->state) {
  case SIZE_BEGINS:
  case SIZE:
    return step_size(chunks, c);
  case EXTENSION:
  case TRAILER:
    if (c == '\r')
      chunks->state = chunks->state == TRAILER ? TRAILER_LF : SIZE_LF;
    else if (control)
      return CHUNKS_WRONG;
    return CHUNKS_MORE;
  case TRAILER_BEGINS:
  case TRAILER_NAME:
    if (c == '\r' && chunks->state == TRAILER_BEGINS)
      chunks->state = LAST_LF;
    else if (control || c == ' ' || c == '\t')
      return CHUNKS_WRONG;
    else
      chunks->state = c == ':' ? TRAILER : TRAILER_NAME;
    return CHUNKS_MORE;
  case DATA_CR:
    chunks->state = DATA_LF;
    return c == '\r' ? CHUNKS_MORE : CHUNKS_WRONG;
  default: /* a line feed must come */
    if (c != '\n') return CHUNKS_WRONG;
    if (chunks->state == LAST_LF) return CHUNKS_END;
    if (chunks->state == DATA_LF)
      chunks->state = SIZE_BEGINS;
    else
      chunks->state = chunks->state == SIZE_LF && chunks->left ? DATA : TRAILER_BEGINS;
    return CHUNKS_MORE;
  }
}

chunk_step crd_http_chunks_next(http_chunks *chunks, crd_string *text, crd_string *piece) {
  while (text->size) {
    if (chunks->state == DATA) {
      size_t size = chunks->left < text->size ? (size_t)chunks->left : text->size;
      *piece = crd_string_slice(*text, 0, size);
      *text = crd_string_slice(*text, size, text->size);
      chunks->left -= size;
      chunks->line = 0;
      if (!chunks->left) chunks->state = DATA_CR;
      return CHUNKS_DATA;
    }
    chunk_step step = ++chunks->line > MOST_LINES ? CHUNKS_WRONG : step_line(chunks, text->data[0]);
    *text = crd_string_slice(*text, 1, text->size);
    if (step != CHUNKS_MORE) return step;
  }
  return CHUNKS_MORE;
}
