/* SPDX-License-Identifier: Apache-2.0 */
/* A head is parsed when it is complete, line by line and in place. Malformed heads are refused, not repaired: a proxy in
 * front of this server might parse them differently, and let requests through unchecked (request smuggling). */
#include "http_head.h"
#include "../../base/ascii.h"
#include <string.h>
#include <strings.h>

enum { IN_LINE, LINE_BEGINS, AFTER_CR }; /* head_scan.state */

static void found(http_head *head, int status, const char *text) {
  if (!head->problem.status) head->problem = (http_problem){status, text};
}

size_t crd_http_head_scan(head_scan *scan, crd_string text) {
  for (size_t at = 0; at < text.size;) {
    const char c = text.data[at];
    if (scan->state != IN_LINE && c == '\n') {
      scan->whole = true;
      return at + 1;
    }
    if (scan->state == LINE_BEGINS && c == '\r') {
      scan->state = AFTER_CR;
      at++;
      continue;
    }
    const char *end = memchr(text.data + at, '\n', text.size - at);
    scan->state = end ? LINE_BEGINS : IN_LINE;
    if (!end) return text.size;
    scan->has_line = true;
    at = (size_t)(end - text.data) + 1;
  }
  return text.size;
}

static bool is_alphanumeric(char c) {
  return is_digit(c) || is_letter(c);
}

static bool is_token(crd_string text) {
  for (size_t i = 0; i < text.size; i++) {
    const char c = text.data[i];
    if (!is_alphanumeric(c) && c != '-' && (c == 0 || !strchr("!#$%&'*+.^_`|~", c))) return false;
  }
  return text.size > 0;
}

/* golang.org/x/net/http/httpguts.ValidHostHeader. */
static bool is_host(crd_string text) {
  for (size_t i = 0; i < text.size; i++) {
    const char c = text.data[i];
    if (!is_alphanumeric(c) && (c == 0 || !strchr("!$%&'()*+,-.:;=[]_~", c))) return false;
  }
  return true;
}

/* Whether a text has control characters. Checks several bytes at once, since texts mostly have none. */
static bool has_control(crd_string text, bool tabs) {
  unsigned found = 0;
  const unsigned char tab = tabs ? '\t' : 0x7F;
  for (size_t i = 0; i < text.size; i++) {
    const unsigned char c = (unsigned char)text.data[i];
    found |= (unsigned)((c < ' ') & (c != tab)) | (c == 0x7F);
  }
  return found != 0;
}

static bool is_blank(char c) {
  return c == ' ' || c == '\t';
}

static crd_string without_space(crd_string text) {
  while (text.size && is_blank(text.data[text.size - 1])) text.size--;
  while (text.size && is_blank(text.data[0])) text = crd_string_slice(text, 1, text.size);
  return text;
}

static bool is_word(crd_string text, crd_string wanted) {
  return text.size == wanted.size && strncasecmp(text.data, wanted.data, wanted.size) == 0;
}

/* ---- the request line ---- */

/* All versions 1.x except 1.0 are treated as 1.1. */
static void read_version(http_head *head, crd_string version) {
  const char *digits = version.data + 5;
  if (version.size != 8 || memcmp(version.data, "HTTP/", 5) != 0 || !is_digit(digits[0]) || digits[1] != '.' ||
      !is_digit(digits[2]))
    found(head, 400, "the request line is malformed");
  else if (digits[0] != '1')
    found(head, 505, "this version of HTTP is not served");
  else
    head->first_version = digits[2] == '0';
}

static void read_target(http_head *head, crd_string target) {
  crd_string query, part;
  crd_string_cut(target, '?', &head->target, &query);
  for (size_t at = 0; !head->timeout.size && crd_string_next_part(query, '&', &at, &part);) {
    crd_string name, value;
    if (crd_string_cut(part, '=', &name, &value) && crd_string_equal(name, CRD_STRING("timeout"))) head->timeout = value;
  }
  if (!target.size || has_control(target, false) || memchr(target.data, ' ', target.size))
    found(head, 400, "the request target is malformed");
}

static void read_request_line(http_head *head, crd_string line) {
  crd_string rest;
  if (!crd_string_cut(line, ' ', &head->method, &rest) || !head->method.size) {
    found(head, HTTP_SILENCE, "");
    return;
  }
  size_t size = rest.size;
  while (size && rest.data[size - 1] != ' ') size--;
  if (size == 0 || rest.data[0] == ' ' || memchr(line.data, 0, line.size)) {
    found(head, 400, "the request line is malformed");
    return;
  }
  read_version(head, crd_string_slice(rest, size, rest.size));
  if (!is_token(head->method)) found(head, 400, "the method is not one");
  read_target(head, crd_string_slice(rest, 0, size - 1));
}

/* ---- fields ---- */

static void read_length(http_head *head, crd_string value) {
  uint64_t length;
  if (!crd_http_length(value, &length))
    found(head, 400, "Content-Length is not a number");
  else if (head->has_length && head->length != length)
    found(head, 400, "Content-Length is given twice and differs");
  else
    head->length = length;
  head->has_length = true;
}

static void read_connection_options(http_head *head, crd_string value) {
  crd_string part;
  for (size_t at = 0; crd_string_next_part(value, ',', &at, &part);) {
    part = without_space(part);
    if (is_word(part, CRD_STRING("close"))) head->close = true;
    if (is_word(part, CRD_STRING("keep-alive"))) head->keep_alive = true;
  }
}

static crd_string media_type(crd_string value) {
  crd_string type, rest;
  crd_string_cut(value, ';', &type, &rest);
  return without_space(type);
}

static void read_known_field(http_head *head, crd_string name, crd_string value) {
  if (is_word(name, CRD_STRING("Host"))) {
    head->hosts++;
    if (!is_host(value)) found(head, 400, "Host is malformed");
  } else if (is_word(name, CRD_STRING("Content-Length"))) {
    read_length(head, value);
  } else if (is_word(name, CRD_STRING("Content-Type"))) {
    head->content_type = media_type(value);
    head->is_json = crd_string_equal(value, CRD_STRING("application/json"));
  } else if (is_word(name, CRD_STRING("Connection"))) {
    read_connection_options(head, value);
  } else if (is_word(name, CRD_STRING("Transfer-Encoding"))) {
    if (head->encodings++ || !is_word(value, CRD_STRING("chunked"))) found(head, 501, "this Transfer-Encoding is not known");
  } else if (is_word(name, CRD_STRING("Content-Encoding"))) {
    head->content_encoding = value;
  } else if (is_word(name, CRD_STRING("Expect"))) {
    head->expects_continue = is_word(value, CRD_STRING("100-continue"));
    if (value.size && !head->expects_continue) found(head, 417, "this Expect is not known");
  }
}

static void read_field(http_head *head, crd_string line) {
  crd_string name, value;
  if (memchr(line.data, 0, line.size) || is_blank(line.data[0]))
    found(head, 400, "a line of the head holds a NUL, is folded or does not end in CRLF");
  else if (!crd_string_cut(line, ':', &name, &value))
    found(head, 400, "a line of the head has no colon");
  else if (!is_token(name))
    found(head, 400, "the name of a field is malformed");
  else if (has_control(value, true))
    found(head, 400, "the value of a field holds control characters");
  else
    read_known_field(head, name, without_space(value));
}

static void judge_whole(http_head *head) {
  if (head->hosts > 1) found(head, 400, "Host is given more than once");
  if (!head->hosts && !head->first_version) found(head, 400, "Host is missing");
  if (head->encodings && head->first_version) found(head, 400, "this version of HTTP has no Transfer-Encoding");
  if (head->encodings && head->has_length) head->close = true;
  if (head->encodings) head->length = HTTP_LENGTH_UNKNOWN; /* whatever Content-Length says (RFC 9112, 6.3) */
  if (head->first_version) head->expects_continue = false;
  if (head->problem.status || (head->first_version && !head->keep_alive)) head->close = true;
}

http_problem crd_http_head_read(crd_string text, http_head *head) {
  *head = (http_head){.length = 0};
  for (size_t at = 0; at < text.size && head->problem.status != HTTP_SILENCE;) {
    const char *begin = text.data + at, *end = memchr(begin, '\n', text.size - at);
    size_t size = end ? (size_t)(end - begin) : text.size - at;
    bool ends = end && size && begin[size - 1] == '\r';
    crd_string line = {begin, ends ? size - 1 : size};
    if (at == 0)
      read_request_line(head, line);
    else if (line.size)
      read_field(head, line);
    if (!ends) found(head, 400, "a line of the head holds a NUL, is folded or does not end in CRLF");
    at += size + 1;
  }
  judge_whole(head);
  return head->problem;
}

bool crd_http_length(crd_string value, uint64_t *length) {
  uint64_t number = 0;
  for (size_t i = 0; i < value.size; i++) {
    unsigned digit = (unsigned)(value.data[i] - '0');
    if (digit > 9 || __builtin_mul_overflow(number, 10, &number) || __builtin_add_overflow(number, digit, &number))
      return false;
  }
  *length = number;
  return value.size > 0;
}

/* Skips the scheme and the authority of an absolute target. */
static bool path_of_target(crd_string target, crd_string *path) {
  *path = target;
  if (!target.size) return false;
  if (target.data[0] == '/') return true;
  if (crd_string_equal(target, CRD_STRING("*"))) return true;
  const char *colon = memchr(target.data, ':', target.size);
  if (!colon || target.data + target.size - colon < 3 || memcmp(colon, "://", 3) != 0) return false;
  const char *authority = colon + 3, *end = target.data + target.size;
  const char *slash = memchr(authority, '/', (size_t)(end - authority));
  *path = slash ? (crd_string){slash, (size_t)(end - slash)} : CRD_STRING("/");
  return true;
}

bool crd_http_path(crd_string target, char *room, size_t size, crd_string *path) {
  if (!path_of_target(target, path)) return false;
  if (!memchr(path->data, '%', path->size)) return true;
  bool fits = path->size <= size;
  size_t decoded = 0;
  for (size_t i = 0; i < path->size; i++) {
    char c = path->data[i];
    if (c == '%') {
      int high = i + 2 < path->size ? hex_digit(path->data[i + 1]) : -1;
      int low = high < 0 ? -1 : hex_digit(path->data[i + 2]);
      if (low < 0) return false;
      c = (char)(high << 4 | low);
      i += 2;
    }
    if (fits) room[decoded++] = c;
  }
  if (fits) *path = (crd_string){room, decoded};
  return true;
}
