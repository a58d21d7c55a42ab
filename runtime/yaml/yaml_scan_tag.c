/* SPDX-License-Identifier: Apache-2.0 */
/* Directives, tags, and the names of anchors and aliases. Mirrors go-yaml v2 scannerc.go yaml_parser_scan_directive, _tag
 * and _anchor. */
#include "yaml_input.h"

/* ---- names ---- */

bool crd_yaml_scan_name(yaml_scanner *scanner, yaml_token *token) {
  const yaml_mark start = scanner->mark;
  const bool alias = yaml_at(scanner, 0) == '*';
  *token = (yaml_token){.type = alias ? YAML_ALIAS_NAME : YAML_ANCHOR, .start = start};
  yaml_skip(scanner);
  if (!yaml_need(scanner, 1) || !crd_yaml_read_letters(scanner, &token->value)) return false;
  token->end = scanner->mark;
  bool ends = yaml_is_gap(scanner, 0) || strchr("?:,]}%@`", yaml_at(scanner, 0));
  return (token->value.size && ends) ||
         crd_yaml_scan_fail(scanner, start, "did not find expected alphabetic or numeric character");
}

/* ---- tags ---- */

/* Decodes escapes such as "%C3%A9": the bytes of one code point. */
static bool read_escaped_rune(yaml_scanner *scanner, const yaml_mark *start, crd_text *out) {
  for (size_t left = 0, first = 1; first || left; first = 0) {
    if (!yaml_need(scanner, 3)) return false;
    int high = crd_yaml_hex(scanner, 1), low = high < 0 ? -1 : crd_yaml_hex(scanner, 2);
    if (yaml_at(scanner, 0) != '%' || low < 0) return crd_yaml_scan_fail(scanner, *start, "did not find URI escaped octet");
    unsigned octet = (unsigned)(high << 4 | low);
    if (first) {
      if ((octet & 0xC0) == 0x80 || octet >= 0xF8)
        return crd_yaml_scan_fail(scanner, *start, "found an incorrect leading UTF-8 octet");
      left = yaml_width((char)octet);
    } else if ((octet & 0xC0) != 0x80) {
      return crd_yaml_scan_fail(scanner, *start, "found an incorrect trailing UTF-8 octet");
    }
    crd_text_add_char(out, (char)octet);
    for (int i = 0; i < 3; i++) yaml_skip(scanner);
    left--;
  }
  return true;
}

static bool is_uri_character(const yaml_scanner *scanner) {
  char c = yaml_at(scanner, 0);
  return yaml_is_letter(scanner, 0) || (c && strchr(";/?:@&=+$,.!~*'()[]%", c));
}

/* Reads the rest of a tag. `uri` is `head`, which was read before, without its first '!', and the rest. */
static bool read_uri(yaml_scanner *scanner, const yaml_mark *start, crd_string head, crd_string *uri) {
  crd_text text = {.arena = scanner->arena};
  bool found = head.size > 0;
  if (head.size > 1) crd_text_add(&text, crd_string_slice(head, 1, head.size));
  if (!yaml_need(scanner, 1)) return false;
  for (; is_uri_character(scanner); found = true) {
    if (yaml_at(scanner, 0) == '%') {
      if (!read_escaped_rune(scanner, start, &text)) return false;
    } else {
      crd_text_add_char(&text, yaml_at(scanner, 0));
      yaml_skip(scanner);
    }
    if (!yaml_need(scanner, 1)) return false;
  }
  *uri = crd_text_string(&text);
  return found || crd_yaml_scan_fail(scanner, *start, "did not find expected tag URI");
}

/* "!", "!x" or "!x!". */
static bool read_handle(yaml_scanner *scanner, const yaml_mark *start, bool directive, crd_string *handle) {
  if (!yaml_need(scanner, 1)) return false;
  if (yaml_at(scanner, 0) != '!') return crd_yaml_scan_fail(scanner, *start, "did not find expected '!'");
  uint32_t from = scanner->mark.offset;
  yaml_skip(scanner);
  if (!yaml_need(scanner, 1) || !crd_yaml_read_letters(scanner, handle)) return false;
  bool closed = yaml_at(scanner, 0) == '!';
  if (closed) yaml_skip(scanner);
  *handle = yaml_slice(scanner, from);
  return closed || !directive || handle->size == 1 || crd_yaml_scan_fail(scanner, *start, "did not find expected '!'");
}

static bool read_verbatim_tag(yaml_scanner *scanner, yaml_token *token) {
  yaml_skip(scanner);
  yaml_skip(scanner);
  if (!read_uri(scanner, &token->start, (crd_string){0}, &token->suffix)) return false;
  if (yaml_at(scanner, 0) != '>') return crd_yaml_scan_fail(scanner, token->start, "did not find the expected '>'");
  yaml_skip(scanner);
  return true;
}

static bool read_short_tag(yaml_scanner *scanner, yaml_token *token) {
  crd_string handle = {NULL, 0};
  if (!read_handle(scanner, &token->start, false, &handle)) return false;
  token->value = handle;
  if (handle.size > 1 && handle.data[handle.size - 1] == '!')
    return read_uri(scanner, &token->start, (crd_string){0}, &token->suffix);
  if (!read_uri(scanner, &token->start, handle, &token->suffix)) return false;
  token->value = CRD_STRING("!");
  if (token->suffix.size) return true;
  token->suffix = token->value; /* the tag is "!" alone */
  token->value = (crd_string){0};
  return true;
}

bool crd_yaml_scan_tag(yaml_scanner *scanner, yaml_token *token) {
  *token = (yaml_token){.type = YAML_TAG, .start = scanner->mark};
  if (!yaml_need(scanner, 2)) return false;
  bool verbatim = yaml_at(scanner, 1) == '<';
  if (!(verbatim ? read_verbatim_tag(scanner, token) : read_short_tag(scanner, token)) || !yaml_need(scanner, 1))
    return false;
  token->end = scanner->mark;
  return yaml_is_gap(scanner, 0) ||
         crd_yaml_scan_fail(scanner, token->start, "did not find expected whitespace or line break");
}

/* ---- directives ---- */

static bool read_version_number(yaml_scanner *scanner, const yaml_mark *start, uint8_t *number) {
  int digits = 0;
  *number = 0;
  if (!yaml_need(scanner, 1)) return false;
  while (yaml_is_digit(scanner, 0)) {
    if (++digits > 2) return crd_yaml_scan_fail(scanner, *start, "found extremely long version number");
    *number = (uint8_t)(*number * 10 + (yaml_at(scanner, 0) - '0'));
    yaml_skip(scanner);
    if (!yaml_need(scanner, 1)) return false;
  }
  return digits || crd_yaml_scan_fail(scanner, *start, "did not find expected version number");
}

static bool scan_directive_version(yaml_scanner *scanner, yaml_token *token) {
  token->type = YAML_VERSION;
  if (!yaml_need(scanner, 1) || !crd_yaml_skip_blanks(scanner) ||
      !read_version_number(scanner, &token->start, &token->major))
    return false;
  if (yaml_at(scanner, 0) != '.')
    return crd_yaml_scan_fail(scanner, token->start, "did not find expected digit or '.' character");
  yaml_skip(scanner);
  return read_version_number(scanner, &token->start, &token->minor);
}

static bool read_tag_directive(yaml_scanner *scanner, yaml_token *token) {
  token->type = YAML_TAG_DIRECTIVE;
  if (!yaml_need(scanner, 1) || !crd_yaml_skip_blanks(scanner) ||
      !read_handle(scanner, &token->start, true, &token->value) || !yaml_need(scanner, 1))
    return false;
  if (!yaml_is_blank(scanner, 0)) return crd_yaml_scan_fail(scanner, token->start, "did not find expected whitespace");
  if (!crd_yaml_skip_blanks(scanner) || !read_uri(scanner, &token->start, (crd_string){0}, &token->suffix) ||
      !yaml_need(scanner, 1))
    return false;
  return yaml_is_gap(scanner, 0) ||
         crd_yaml_scan_fail(scanner, token->start, "did not find expected whitespace or line break");
}

bool crd_yaml_scan_directive(yaml_scanner *scanner, yaml_token *token) {
  *token = (yaml_token){.start = scanner->mark};
  crd_string name;
  yaml_skip(scanner);
  if (!yaml_need(scanner, 1) || !crd_yaml_read_letters(scanner, &name)) return false;
  if (!name.size) return crd_yaml_scan_fail(scanner, token->start, "could not find expected directive name");
  if (!yaml_is_gap(scanner, 0))
    return crd_yaml_scan_fail(scanner, token->start, "found unexpected non-alphabetical character");
  if (crd_string_equal(name, CRD_STRING("YAML"))) {
    if (!scan_directive_version(scanner, token)) return false;
  } else if (crd_string_equal(name, CRD_STRING("TAG"))) {
    if (!read_tag_directive(scanner, token)) return false;
  } else {
    return crd_yaml_scan_fail(scanner, token->start, "found unknown directive name");
  }
  token->end = scanner->mark;
  if (!yaml_need(scanner, 1) || !crd_yaml_skip_blanks(scanner) || !crd_yaml_skip_comment(scanner)) return false;
  if (!yaml_is_break_or_end(scanner, 0))
    return crd_yaml_scan_fail(scanner, token->start, "did not find expected comment or line break");
  if (yaml_is_break(scanner, 0)) {
    if (!yaml_need(scanner, 2)) return false;
    crd_yaml_skip_break(scanner, NULL);
  }
  return true;
}
