/* SPDX-License-Identifier: Apache-2.0 */
/* What a connection may bring, read without one: a head, then a chunked body. However the bytes are cut, the head ends at
 * the same place and the body is the same; a head that is taken has lines that end in CRLF and no control characters, and
 * what it says lies in it; its path is the same, decoded where it lies or elsewhere. */
#include "../../runtime/webhook/http/http_head.h"
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool condition) {
  if (!condition) abort();
}

/* The next piece of a text: of one byte to eight, or all of it. */
static crd_string cut(crd_string *text, bool whole, unsigned *seed) {
  *seed = *seed * 1103515245u + 12345u;
  size_t size = whole ? text->size : 1 + (*seed >> 16) % 8;
  if (size > text->size) size = text->size;
  crd_string piece = crd_string_slice(*text, 0, size);
  *text = crd_string_slice(*text, size, text->size);
  return piece;
}

static size_t find_end(crd_string text, bool at_once, bool *whole) {
  head_scan scan = {.whole = false};
  unsigned seed = 1;
  size_t taken = 0;
  while (text.size && !scan.whole) {
    crd_string piece = cut(&text, at_once, &seed);
    size_t part = crd_http_head_scan(&scan, piece);
    require(part <= piece.size && (part == piece.size || scan.whole));
    taken += part;
  }
  *whole = scan.whole;
  return taken;
}

static void lies_in(crd_string part, crd_string text) {
  require(!part.size || (part.data >= text.data && part.data + part.size <= text.data + text.size));
}

/* A head that was taken. */
static void check_taken(const http_head *head, crd_string text) {
  for (size_t i = 0; i < text.size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    require(c >= ' ' || c == '\t' || c == '\r' || c == '\n');
    require((c != '\n' || (i && text.data[i - 1] == '\r')) && (c != '\r' || text.data[i + 1] == '\n'));
  }
  require(head->method.size && head->hosts <= 1 && head->encodings <= 1);
  require((head->length == HTTP_LENGTH_UNKNOWN) == (head->encodings == 1) || head->has_length);
  require(head->hosts == 1 || head->first_version);
}

static void check_path(crd_string target) {
  char elsewhere[4096], *place = malloc(target.size + 1);
  require(place != NULL);
  if (target.size && target.data) memcpy(place, target.data, target.size);
  crd_string path, same;
  bool good = crd_http_path(target, elsewhere, sizeof elsewhere, &path);
  require(crd_http_path((crd_string){place, target.size}, place, target.size, &same) == good);
  if (good && target.size <= sizeof elsewhere) require(crd_string_equal(path, same));
  free(place);
}

static void check_head(crd_string text) {
  char *exact = malloc(text.size + 1);
  require(exact != NULL);
  if (text.size && text.data) memcpy(exact, text.data, text.size);
  http_head head;
  const crd_string copy = {exact, text.size};
  http_problem problem = crd_http_head_read(copy, &head);
  lies_in(head.method, copy);
  lies_in(head.target, copy);
  lies_in(head.timeout, copy);
  lies_in(head.content_type, copy);
  lies_in(head.content_encoding, copy);
  if (problem.status)
    require((problem.status == HTTP_SILENCE || (problem.status >= 400 && problem.status < 600)) && problem.text &&
            head.close);
  else
    check_taken(&head, copy);
  check_path(head.target);
  free(exact);
}

typedef struct body {
  chunk_step end;
  size_t taken, size;
  uint64_t digest; /* of its bytes */
} body;

static body read_body(crd_string text, bool at_once) {
  http_chunks chunks = {.state = 0};
  body body = {.end = CHUNKS_MORE};
  const size_t all = text.size;
  unsigned seed = 7;
  crd_string rest = {NULL, 0};
  while ((text.size || rest.size) && (body.end == CHUNKS_MORE || body.end == CHUNKS_DATA)) {
    if (!rest.size) rest = cut(&text, at_once, &seed);
    crd_string piece = {NULL, 0};
    body.end = crd_http_chunks_next(&chunks, &rest, &piece);
    require(body.end != CHUNKS_MORE || !rest.size);
    for (size_t i = 0; body.end == CHUNKS_DATA && i < piece.size; i++)
      body.digest = (body.digest ^ (unsigned char)piece.data[i]) * 1099511628211u;
    if (body.end == CHUNKS_DATA) body.size += piece.size;
  }
  body.taken = all - text.size - rest.size;
  if (body.end == CHUNKS_DATA) body.end = CHUNKS_MORE;
  return body;
}

static void check_body(crd_string text) {
  const body once = read_body(text, true), pieces = read_body(text, false);
  require(once.end == pieces.end && once.taken == pieces.taken && once.size == pieces.size && once.digest == pieces.digest);
  require(once.size <= once.taken && (once.end != CHUNKS_END || once.taken >= 5));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  crd_string text = {(const char *)data, size};
  bool whole, again;
  size_t end = find_end(text, true, &whole);
  require(find_end(text, false, &again) == end && whole == again);
  check_head(crd_string_slice(text, 0, end));
  check_body(crd_string_slice(text, end, size));
  check_body(text);
  return 0;
}
