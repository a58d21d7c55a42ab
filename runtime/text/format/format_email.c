/* SPDX-License-Identifier: Apache-2.0 */
/* RFC 5322 addresses as Go's net/mail.ParseAddress accepts them: an addr-spec, or a display name and an addr-spec in angle
 * brackets, with comments, or a group of exactly one address. Every function moves the cursor past the text that it accepts,
 * and returns false where Go returns an error. */
#include "../../base/arena_private.h"
#include "../../base/utf8.h"
#include "../ip_forms.h"
#include <crd/base64.h>
#include <crd/format.h>

typedef struct cursor {
  const char *at, *end;
} cursor;

static bool at_end(const cursor *in) {
  return in->at == in->end;
}
static bool next_is(const cursor *in, char c) {
  return in->at < in->end && *in->at == c;
}
static bool take_if(cursor *in, char c) {
  if (!next_is(in, c)) return false;
  in->at++;
  return true;
}
static void skip_folding_space(cursor *in) {
  while (next_is(in, ' ') || next_is(in, '\t')) in->at++;
}

/* The length of the next character if it is a VCHAR (visible ASCII or non-ASCII), 0 if not, -1 if it is invalid UTF-8. */
static int visible_size(const cursor *in) {
  uint8_t c = (uint8_t)*in->at;
  if (c < 0x80) return c >= '!' && c <= '~';
  size_t size = crd_utf8_length(in->at, in->end);
  return size ? (int)size : -1;
}

/* Skips the rest of a comment, after its '('. */
static bool take_comment(cursor *in) {
  int depth = 1;
  while (!at_end(in) && depth) {
    if (*in->at == '\\' && in->end - in->at > 1)
      in->at++;
    else if (*in->at == '(')
      depth++;
    else if (*in->at == ')')
      depth--;
    in->at++;
  }
  return depth == 0;
}

static bool skip_comments(cursor *in) {
  skip_folding_space(in);
  while (take_if(in, '(')) {
    if (!take_comment(in)) return false;
    skip_folding_space(in);
  }
  return true;
}

/* Skips a quoted string; sets whether it is empty. False when it is not closed or contains a forbidden character. */
static bool take_quoted(cursor *in, bool *is_empty) {
  bool escaped = false;
  *is_empty = true;
  for (in->at++; !at_end(in);) {
    int size = visible_size(in);
    if (size < 0) return false;
    char c = *in->at;
    if (!escaped && c == '"') {
      in->at++;
      return true;
    }
    if (size == 0 && c != ' ' && c != '\t') return false;
    if (!escaped && c == '\\') {
      escaped = true;
    } else {
      escaped = false;
      *is_empty = false;
    }
    in->at += size ? size : 1;
  }
  return false;
}

/* A dot-atom; `loose` allows dots anywhere. */
static bool take_atom(cursor *in, bool loose) {
  const char *first = in->at;
  while (!at_end(in)) {
    int size = visible_size(in);
    if (size < 0) {
      in->at = first;
      return false;
    }
    if (size == 0 || strchr("()<>[]:;@\\,\"", *in->at)) break;
    in->at += size;
  }
  if (in->at == first) return false;
  if (loose) return true;
  if (*first == '.' || in->at[-1] == '.') return false;
  for (const char *c = first; c + 1 < in->at; c++)
    if (c[0] == '.' && c[1] == '.') return false;
  return true;
}

/* "[" an address "]" */
static bool take_domain_literal(cursor *in) {
  const char *first = ++in->at;
  while (!next_is(in, ']')) {
    if (at_end(in)) return false;
    int size = visible_size(in);
    if (size <= 0 || *in->at == '[' || *in->at == '\\') return false;
    in->at += size;
  }
  crd_string address = {first, (size_t)(in->at - first)};
  in->at++;
  crd_ip ip;
  return crd_ip_parse_unzoned(address, &ip);
}

/* local-part@domain; on failure the cursor does not move. */
static bool take_address(cursor *in) {
  cursor ahead = *in;
  bool is_empty = false;
  skip_folding_space(&ahead);
  if (at_end(&ahead)) return false;
  if (*ahead.at == '"' ? !take_quoted(&ahead, &is_empty) || is_empty : !take_atom(&ahead, false)) return false;
  if (!take_if(&ahead, '@')) return false;
  skip_folding_space(&ahead);
  if (at_end(&ahead)) return false;
  if (*ahead.at == '[' ? !take_domain_literal(&ahead) : !take_atom(&ahead, false)) return false;
  *in = ahead;
  return true;
}

static bool decodes_q(crd_string text) {
  for (size_t i = 0; i < text.size; i++) {
    uint8_t c = (uint8_t)text.data[i];
    if (c == '=') {
      if (text.size - i < 3 || !is_hex(text.data[i + 1]) || !is_hex(text.data[i + 2])) return false;
      i += 2;
    } else if ((c < ' ' || c > '~') && c != '\n' && c != '\r' && c != '\t') {
      return false;
    }
  }
  return true;
}

static bool equal_fold(crd_string text, const char *lower) {
  for (size_t i = 0; i < text.size; i++, lower++)
    if (*lower == 0 || (is_letter(text.data[i]) ? (text.data[i] | 0x20) : text.data[i]) != *lower) return false;
  return *lower == 0;
}

typedef enum word_kind { PLAIN_WORD, ENCODED_WORD, UNKNOWN_CHARSET } word_kind;

/* The result of decodeRFC2047Word: a well-formed encoded-word (=?charset?q?text?=) is an error when Go does not know its
 * charset. */
static word_kind classify_word(crd_string word, bool *has_text) {
  *has_text = true;
  if (word.size < 8 || memcmp(word.data, "=?", 2) != 0 || memcmp(word.data + word.size - 2, "?=", 2) != 0) return PLAIN_WORD;
  crd_string inner = crd_string_slice(word, 2, word.size - 2);
  size_t first = index_of(inner, '?');
  if (first == 0 || inner.size - first < 3 || inner.data[first + 2] != '?') return PLAIN_WORD;
  char encoding = (char)(inner.data[first + 1] | 0x20);
  crd_string charset = crd_string_slice(inner, 0, first), text = crd_string_slice(inner, first + 3, inner.size);
  if (index_of(text, '?') < text.size) return PLAIN_WORD;
  if (encoding == 'b' ? crd_base64_decode(text, CRD_BASE64_STD, NULL, NULL) != CRD_BASE64_GOOD
                      : encoding != 'q' || !decodes_q(text))
    return PLAIN_WORD;
  *has_text = text.size > 0;
  bool known = equal_fold(charset, "utf-8") || equal_fold(charset, "iso-8859-1") || equal_fold(charset, "us-ascii");
  return known ? ENCODED_WORD : UNKNOWN_CHARSET;
}

/* A display name: words, quoted strings, comments after the first. One word suffices, whatever follows it. Encoded words
 * count as one only before a plain word or the end, and may be empty. */
static bool take_phrase(cursor *in) {
  bool plain = false, decoded = false, has_text;
  for (;;) {
    if (plain && !skip_comments(in)) return false;
    skip_folding_space(in);
    if (at_end(in)) return true;
    const char *first = in->at;
    if (*first == '"') {
      cursor ahead = *in;
      if (!take_quoted(&ahead, &has_text)) return plain || decoded;
      *in = ahead;
      plain = true;
      continue;
    }
    if (!take_atom(in, true)) return plain || decoded;
    word_kind kind = classify_word((crd_string){first, (size_t)(in->at - first)}, &has_text);
    if (kind == UNKNOWN_CHARSET) return plain || decoded;
    plain = plain || kind == PLAIN_WORD;
    decoded = decoded || (kind == ENCODED_WORD && has_text);
  }
}

/* A comment after an address is its display name: its words, without backslashes, must not be in an unknown charset. */
static bool take_name_comment(cursor *in) {
  const char *first = ++in->at;
  bool has_text, good = true;
  if (!take_comment(in)) return false;
  char *words = crd_arena_borrow((size_t)(in->at - first));
  size_t size = 0;
  for (const char *c = first; good && c < in->at - 1; c++) {
    if (*c == '\\' && c + 1 < in->at - 1) c++;
    if (*c != ' ' && *c != '\t') {
      words[size++] = *c;
      continue;
    }
    good = classify_word((crd_string){words, size}, &has_text) != UNKNOWN_CHARSET;
    size = 0;
  }
  good = good && classify_word((crd_string){words, size}, &has_text) != UNKNOWN_CHARSET;
  crd_arena_return(words);
  return good;
}

static bool take_mailbox(cursor *in, bool groups, int *count);

/* The members of a group after its ':'. */
static bool take_group(cursor *in, int *count) {
  skip_folding_space(in);
  if (take_if(in, ';')) return skip_comments(in);
  for (;;) {
    skip_folding_space(in);
    if (!take_mailbox(in, false, count) || !skip_comments(in)) return false;
    if (take_if(in, ';')) return skip_comments(in);
    if (!take_if(in, ',')) return false;
  }
}

/* addrParser.parseAddress; adds the number of addresses to `count`. */
static bool take_mailbox(cursor *in, bool groups, int *count) {
  skip_folding_space(in);
  if (at_end(in)) return false;
  if (take_address(in)) {
    skip_folding_space(in);
    ++*count;
    return !next_is(in, '(') || take_name_comment(in);
  }
  if (!next_is(in, '<') && !take_phrase(in)) return false;
  skip_folding_space(in);
  if (groups && take_if(in, ':')) return take_group(in, count);
  if (!take_if(in, '<') || !take_address(in) || !take_if(in, '>')) return false;
  ++*count;
  return true;
}

bool crd_format_is_email(crd_string text) {
  if (text.size == 0) return false;
  cursor in = {text.data, text.data + text.size};
  int count = 0;
  return take_mailbox(&in, true, &count) && skip_comments(&in) && at_end(&in) && count == 1;
}
