/* SPDX-License-Identifier: Apache-2.0 */
/* libmicrohttpd 0.9 works in the buffer that it reads into: every name and value that it gives stands where it came, with
 * NULs for the colon and the line end behind it. That is what http_head.next follows: a field that begins anywhere but two
 * bytes behind the one before it had a NUL in its line, a line end that is not CRLF, or a continuation line. */
#include "http_head.h"
#include <string.h>
#include <strings.h>

#define LINE_END 2 /* CRLF */

static void found(http_head *head, int status, const char *text) {
  if (!head->problem.status) head->problem = (http_problem){status, text};
}

static bool is_alphanumeric(unsigned char c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

static bool is_token(crd_string text) {
  for (size_t i = 0; i < text.size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    if (!is_alphanumeric(c) && (c == 0 || !strchr("!#$%&'*+-.^_`|~", c))) return false;
  }
  return text.size > 0;
}

/* golang.org/x/net/http/httpguts.ValidHostHeader. */
static bool is_host(crd_string text) {
  for (size_t i = 0; i < text.size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    if (!is_alphanumeric(c) && (c == 0 || !strchr("!$%&'()*+,-.:;=[]_~", c))) return false;
  }
  return true;
}

static bool is_value(crd_string text) {
  for (size_t i = 0; i < text.size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    if ((c < ' ' && c != '\t') || c == 0x7F) return false;
  }
  return true;
}

static crd_string without_space_behind(crd_string text) {
  while (text.size && (text.data[text.size - 1] == ' ' || text.data[text.size - 1] == '\t')) text.size--;
  return text;
}

static bool is_header_named(crd_string name, const char *wanted) {
  return name.size == strlen(wanted) && strncasecmp(name.data, wanted, name.size) == 0;
}

void crd_http_head_begin(http_head *head) {
  head->next = head->version.data + head->version.size + LINE_END;
  if (!is_token(head->method)) found(head, 400, "the method is not one");
  if (head->end && (head->method.data + head->method.size + 1 != head->target.data ||
                    head->target.data + head->target.size + 1 != head->version.data))
    found(head, 400, "the request line is malformed");
  if (!head->target.size || head->target_wrong || memchr(head->target.data, ' ', head->target.size))
    found(head, 400, "the request target is malformed");
}

static void add_length(http_head *head, crd_string value) {
  uint64_t length;
  if (!crd_http_length(value, &length))
    found(head, 400, "Content-Length is no number");
  else if (head->has_length && head->length != length)
    found(head, 400, "Content-Length is given twice and differs");
  else
    head->length = length;
  head->has_length = true;
}

static void add_encoding(http_head *head, crd_string value) {
  if (head->encodings++ || !is_header_named(value, "chunked")) found(head, 501, "this Transfer-Encoding is not known");
}

void crd_http_head_field(http_head *head, crd_string name, crd_string value) {
  if (head->end && name.data != head->next)
    found(head, 400, "a line of the head holds a NUL, is folded or does not end in CRLF");
  head->next = value.data + value.size + LINE_END;
  value = without_space_behind(value);
  if (!is_token(name)) found(head, 400, "the name of a field is malformed");
  if (!is_value(value)) found(head, 400, "the value of a field holds control characters");
  if (is_header_named(name, "Host")) {
    head->hosts++;
    if (!is_host(value)) found(head, 400, "Host is malformed");
  } else if (is_header_named(name, "Content-Length")) {
    add_length(head, value);
  } else if (is_header_named(name, "Transfer-Encoding")) {
    add_encoding(head, value);
  } else if (is_header_named(name, "Expect")) {
    head->expects_continue = is_header_named(value, "100-continue");
    if (value.size && !head->expects_continue) found(head, 417, "this Expect is not known");
  }
}

http_problem crd_http_head_end(http_head *head) {
  bool first_version = crd_string_equal(head->version, CRD_STRING("HTTP/1.0"));
  if (head->end && head->next + LINE_END != head->end)
    found(head, 400, "a line of the head holds a NUL, is folded or does not end in CRLF");
  if (head->hosts > 1) found(head, 400, "Host is given more than once");
  if (!head->hosts && !first_version) found(head, 400, "Host is missing");
  if (head->encodings && first_version) found(head, 400, "this version of HTTP has no Transfer-Encoding");
  if (head->encodings) head->length = HTTP_LENGTH_UNKNOWN; /* whatever Content-Length says (RFC 9112, 6.3) */
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

static int hexadecimal(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  c = (char)(c | 0x20);
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* The scheme and the authority of an absolute target are passed over. */
static bool path_of_target(crd_string target, crd_string *path) {
  *path = target;
  if (target.size && target.data[0] == '/') return true;
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
      int high = i + 2 < path->size ? hexadecimal(path->data[i + 1]) : -1;
      int low = high < 0 ? -1 : hexadecimal(path->data[i + 2]);
      if (low < 0) return false;
      c = (char)(high << 4 | low);
      i += 2;
    }
    if (fits) room[decoded++] = c;
  }
  if (fits) *path = (crd_string){room, decoded};
  return true;
}
