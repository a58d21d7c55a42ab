/* SPDX-License-Identifier: Apache-2.0 */
/* Heads and chunked bodies as they are read: what a head says, what is wrong with one, and where both end. */
#include "http/http_head.h"
#include <criterion/criterion.h>

#define LINE "POST /validate?a=b&timeout=5s&timeout=9s HTTP/1.1\r\n"

static http_head read(const char *text) {
  http_head head;
  head_scan scan = {.whole = false};
  cr_assert_eq(crd_http_head_scan(&scan, crd_string_of(text)), strlen(text), "%s", text);
  cr_assert(scan.whole, "%s", text);
  crd_http_head_read(crd_string_of(text), &head);
  return head;
}

Test(heads, what_a_head_says) {
  http_head head = read(LINE
                        "Host: x\r\nContent-type:  application/json ; charset=utf-8\r\nCONTENT-LENGTH: 12 \r\n"
                        "Content-Encoding:gzip\r\nExpect: 100-Continue\r\nConnection: a, Close\r\n\r\n");
  cr_expect_eq(head.problem.status, 0, "%s", head.problem.text);
  cr_expect(crd_string_equal(head.method, CRD_STRING("POST")));
  cr_expect(crd_string_equal(head.target, CRD_STRING("/validate")));
  cr_expect(crd_string_equal(head.timeout, CRD_STRING("5s")));
  cr_expect(crd_string_equal(head.content_type, CRD_STRING("application/json")));
  cr_expect(crd_string_equal(head.content_encoding, CRD_STRING("gzip")));
  cr_expect_eq(head.length, 12);
  cr_expect(!head.is_json && head.expects_continue && head.close && !head.first_version);

  head = read(LINE "Host: x\r\nContent-Type: application/json\r\nTransfer-Encoding: Chunked\r\n\r\n");
  cr_expect(head.problem.status == 0 && head.is_json && head.length == HTTP_LENGTH_UNKNOWN && !head.close);
  head = read(LINE "Host: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n");
  cr_expect(head.problem.status == 0 && head.length == HTTP_LENGTH_UNKNOWN && head.close);
  head = read("GET / HTTP/1.0\r\nExpect: 100-continue\r\n\r\n");
  cr_expect(head.problem.status == 0 && head.first_version && head.close && !head.expects_continue);
  head = read("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
  cr_expect(head.problem.status == 0 && !head.close && head.length == 0);
}

Test(heads, what_is_wrong_with_one) {
  static const struct {
    int status;
    const char *text;
  } cases[] = {
      {HTTP_SILENCE, "nonsense\r\n\r\n"},
      {HTTP_SILENCE, " /validate HTTP/1.1\r\n\r\n"},
      {400, "GET /\r\n\r\n"},
      {400, "GET  / HTTP/1.1\r\nHost: x\r\n\r\n"},
      {400, "GET / HTTP/1.1 \r\nHost: x\r\n\r\n"},
      {400, "GET / http/1.1\r\nHost: x\r\n\r\n"},
      {400, "G(T / HTTP/1.1\r\nHost: x\r\n\r\n"},
      {400, "GET /\t HTTP/1.1\r\nHost: x\r\n\r\n"},
      {505, "GET / HTTP/2.0\r\nHost: x\r\n\r\n"},
      {400, "GET / HTTP/1.1\nHost: x\r\n\r\n"},
      {400, "GET / HTTP/1.1\r\nHost: x\n\r\n"},
      {400, "GET / HTTP/1.1\r\nHost: x\r\n\n"},
      {400, "GET / HTTP/1.1\r\n\r\n"},
      {400, "GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n"},
      {400, "GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n"},
      {400, "GET / HTTP/1.1\r\nHost: x\r\nA : b\r\n\r\n"},
      {400, "GET / HTTP/1.1\r\nHost: x\r\n: b\r\n\r\n"},
      {400, "GET / HTTP/1.1\r\nHost: x\r\nA\r\n\r\n"},
      {400, "GET / HTTP/1.1\r\nHost: x\r\nA: \rb\r\n\r\n"},
      {400, "GET / HTTP/1.1\r\nHost: x\r\nA: \x7f\r\n\r\n"},
      {400, "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"},
      {400, "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: +1\r\n\r\n"},
      {501, "GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n"},
      {501, "GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n"},
      {400, "GET / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n"},
      {417, "GET / HTTP/1.1\r\nHost: x\r\nExpect: cake\r\n\r\n"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    http_head head = read(cases[i].text);
    cr_expect_eq(head.problem.status, cases[i].status, "%d for %s", head.problem.status, cases[i].text);
    cr_expect(head.close, "%s", cases[i].text);
  }
  http_head head;
  static const char nul[] = "GET / HTTP/1.1\r\nHost: x\r\nA: b\0c\r\n\r\n";
  cr_expect_eq(crd_http_head_read((crd_string){nul, sizeof nul - 1}, &head).status, 400);
}

Test(heads, where_a_head_ends) {
  static const char *const texts[] = {LINE "Host: x\r\n\r\nbody", "a\n\nbody", "a\n\r\nbody", "a\r\n\r\n\r\nbody"};
  static const size_t bodies[] = {4, 4, 4, 6};
  for (size_t i = 0; i < 4; i++) {
    crd_string text = crd_string_of(texts[i]);
    head_scan scan = {.whole = false};
    cr_expect_eq(crd_http_head_scan(&scan, text), text.size - bodies[i], "%s", texts[i]);
    head_scan slow = {.whole = false};
    size_t taken = 0;
    while (!slow.whole && taken < text.size) taken += crd_http_head_scan(&slow, crd_string_slice(text, taken, taken + 1));
    cr_expect_eq(taken, text.size - bodies[i], "%s, a byte at a time", texts[i]);
  }
}

/* The end of a body that comes in pieces of so many bytes; `*size`: of its data. */
static chunk_step read_chunks(const char *body, size_t pieces, size_t *size) {
  http_chunks chunks = {.state = 0};
  chunk_step step = CHUNKS_MORE;
  crd_string text = crd_string_of(body);
  *size = 0;
  for (size_t at = 0; at < text.size && (step == CHUNKS_MORE || step == CHUNKS_DATA); at += pieces) {
    crd_string rest = crd_string_slice(text, at, at + pieces < text.size ? at + pieces : text.size), piece;
    while (rest.size && ((step = crd_http_chunks_next(&chunks, &rest, &piece)) == CHUNKS_MORE || step == CHUNKS_DATA))
      if (step == CHUNKS_DATA) *size += piece.size;
  }
  return step;
}

Test(heads, chunked_bodies) {
  static const struct {
    chunk_step end;
    size_t size;
    const char *text;
  } cases[] = {{CHUNKS_END, 0, "0\r\n\r\n"},
               {CHUNKS_END, 7, "5\r\nabcde\r\n002;a=\"b\"\r\nfg\r\n000\r\nA: b\r\nC:\r\n\r\n"},
               {CHUNKS_END, 10, "A\r\n0123456789\r\n0\r\n\r\n"},
               {CHUNKS_WRONG, 0, "\r\n"},
               {CHUNKS_WRONG, 0, "0x5\r\n"},
               {CHUNKS_WRONG, 0, "5 \r\n"},
               {CHUNKS_WRONG, 0, "5\n"},
               {CHUNKS_WRONG, 0, "+5\r\n"},
               {CHUNKS_WRONG, 2, "2\r\nabc\r\n"},
               {CHUNKS_WRONG, 0, "0\r\nno colon\r\n"},
               {CHUNKS_WRONG, 0, "0\r\n: \n\r\n"},
               {CHUNKS_HUGE, 0, "ffffffffffffffff0\r\n"},
               {CHUNKS_MORE, 0, "0\r\n"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    for (size_t pieces = 1; pieces < 60; pieces += 29) {
      size_t size;
      cr_expect_eq(read_chunks(cases[i].text, pieces, &size), cases[i].end, "%s", cases[i].text);
      cr_expect_eq(size, cases[i].size, "%zu of %s", size, cases[i].text);
    }
}
