/* SPDX-License-Identifier: Apache-2.0 */
/* Bytes to characters, in the portions in which go-yaml reads them. Mirrors go-yaml v2 readerc.go and apic.go's
 * yaml_string_read_handler: it reads 512 bytes at a time and decodes all of them when the first character is needed. */
#include "yaml_input.h"
#include "../base/scan.h"
#include "../base/utf8.h"

#define PORTION 512u

SELDOM bool crd_yaml_reader_fail(yaml_scanner *scanner, size_t offset, const char *problem) {
  scanner->failure = YAML_READER_FAILURE;
  scanner->problem = problem;
  scanner->problem_offset = offset;
  return false;
}

/* yaml_parser_update_raw_buffer: bytes that are not decoded yet stay in the portion. */
static void read_portion(yaml_scanner *scanner) {
  size_t size = scanner->input.size;
  if (scanner->read == size) {
    scanner->at_end = true;
    return;
  }
  scanner->read = size - scanner->decoded < PORTION ? size : scanner->decoded + PORTION;
}

/* yaml_parser_determine_encoding. */
SELDOM static void find_encoding(yaml_scanner *scanner) {
  while (!scanner->at_end && scanner->read < 3) read_portion(scanner);
  const char *data = scanner->input.data;
  scanner->encoding = YAML_UTF8;
  if (scanner->read >= 3 && memcmp(data, "\xEF\xBB\xBF", 3) == 0) {
    scanner->decoded = scanner->limit = scanner->mark.offset = 3;
  } else if (scanner->read >= 2 && (memcmp(data, "\xFF\xFE", 2) == 0 || memcmp(data, "\xFE\xFF", 2) == 0)) {
    scanner->encoding = *data == '\xFF' ? YAML_UTF16_LITTLE : YAML_UTF16_BIG;
    scanner->decoded = 2;
    scanner->text = scanner->converted = crd_arena_alloc(scanner->arena, (scanner->input.size / 2 + 1) * 3);
  }
}

static bool is_allowed(uint32_t rune) {
  return rune == 0x09 || rune == 0x0A || rune == 0x0D || (rune >= 0x20 && rune <= 0x7E) || rune == 0x85 ||
         (rune >= 0xA0 && rune <= 0xD7FF) || (rune >= 0xE000 && rune <= 0xFFFD) || rune >= 0x10000;
}

static bool check_rune(yaml_scanner *scanner, uint32_t rune) {
  return is_allowed(rune) || crd_yaml_reader_fail(scanner, scanner->decoded, "control characters are not allowed");
}

/* Decodes a non-ASCII character of UTF-8; `more` is false when the portion ends within it. */
static bool decode_wide(yaml_scanner *scanner, bool *more) {
  static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  const char *data = scanner->input.data + scanner->decoded;
  unsigned char lead = (unsigned char)*data;
  if (lead < 0xC0 || lead >= 0xF8) return crd_yaml_reader_fail(scanner, scanner->decoded, "invalid leading UTF-8 octet");
  size_t width = yaml_width(*data);
  if (width > scanner->read - scanner->decoded) {
    *more = false;
    return !scanner->at_end || crd_yaml_reader_fail(scanner, scanner->decoded, "incomplete UTF-8 octet sequence");
  }
  uint32_t rune = lead & (0x7Fu >> width);
  for (size_t i = 1; i < width; i++) {
    unsigned char octet = (unsigned char)data[i];
    if ((octet & 0xC0) != 0x80) return crd_yaml_reader_fail(scanner, scanner->decoded + i, "invalid trailing UTF-8 octet");
    rune = rune << 6 | (octet & 0x3F);
  }
  if (rune < least[width]) return crd_yaml_reader_fail(scanner, scanner->decoded, "invalid length of a UTF-8 sequence");
  if ((rune >= 0xD800 && rune <= 0xDFFF) || rune > 0x10FFFF)
    return crd_yaml_reader_fail(scanner, scanner->decoded, "invalid Unicode character");
  if (!check_rune(scanner, rune)) return false;
  scanner->decoded += width;
  return true;
}

/* The end of the printable ASCII characters of the portion from `at` on. Stops also at those that need a check. */
static size_t pass_printable(const yaml_scanner *scanner, size_t at) {
  const char *data = scanner->input.data, *end = data + scanner->read;
  const char *deleted = memchr(data + at, 0x7F, scanner->read - at);
  return (size_t)(scan_plain(data + at, deleted ? deleted : end) - data);
}

static bool decode_utf8(yaml_scanner *scanner) {
  bool more = true;
  while (more && scanner->decoded < scanner->read) {
    unsigned char c = (unsigned char)scanner->input.data[scanner->decoded];
    if (c >= 0x80) {
      if (!decode_wide(scanner, &more)) return false;
      continue;
    }
    if ((c < 0x20 || c == 0x7F) && !check_rune(scanner, c)) return false;
    scanner->decoded = pass_printable(scanner, scanner->decoded + 1);
  }
  scanner->limit = scanner->decoded;
  return true;
}

static uint32_t unit_at(const yaml_scanner *scanner, size_t offset) {
  const unsigned char *data = (const unsigned char *)scanner->input.data + offset;
  return scanner->encoding == YAML_UTF16_LITTLE ? (uint32_t)data[1] << 8 | data[0] : (uint32_t)data[0] << 8 | data[1];
}

SELDOM static bool decode_utf16(yaml_scanner *scanner) {
  while (scanner->decoded < scanner->read) {
    size_t at = scanner->decoded, left = scanner->read - at, width = 2;
    if (left < 2) return !scanner->at_end || crd_yaml_reader_fail(scanner, at, "incomplete UTF-16 character");
    uint32_t rune = unit_at(scanner, at);
    if ((rune & 0xFC00) == 0xDC00) return crd_yaml_reader_fail(scanner, at, "unexpected low surrogate area");
    if ((rune & 0xFC00) == 0xD800) {
      width = 4;
      if (left < 4) return !scanner->at_end || crd_yaml_reader_fail(scanner, at, "incomplete UTF-16 surrogate pair");
      uint32_t low = unit_at(scanner, at + 2);
      if ((low & 0xFC00) != 0xDC00) return crd_yaml_reader_fail(scanner, at + 2, "expected low surrogate area");
      rune = 0x10000 + ((rune & 0x3FF) << 10) + (low & 0x3FF);
    }
    if (!check_rune(scanner, rune)) return false;
    scanner->limit += crd_utf8_encode(scanner->converted + scanner->limit, rune);
    scanner->decoded += width;
  }
  return true;
}

/* Whether `count` characters are available, including NULs at the end. */
static bool has_characters(const yaml_scanner *scanner, size_t count) {
  size_t known = scanner->ends;
  for (size_t at = scanner->mark.offset; known < count && at < scanner->limit; known++) at += yaml_width(scanner->text[at]);
  return known >= count;
}

/* yaml_parser_update_buffer. */
bool crd_yaml_fill(yaml_scanner *scanner, size_t count) {
  if (has_characters(scanner, count)) return true;
  if (scanner->encoding == YAML_UNKNOWN) find_encoding(scanner);
  scanner->base = scanner->mark.offset;
  for (bool first = true; !has_characters(scanner, count); first = false) {
    if (!first || scanner->decoded == scanner->read) read_portion(scanner);
    if (!(scanner->encoding == YAML_UTF8 ? decode_utf8(scanner) : decode_utf16(scanner))) return false;
    if (scanner->at_end) {
      scanner->ends++;
      break;
    }
  }
  return true;
}

bool crd_yaml_is_wide_break(const yaml_scanner *scanner, size_t distance) {
  if (yaml_at(scanner, distance) == '\xC2') return yaml_at(scanner, distance + 1) == '\x85';
  char last = yaml_at(scanner, distance + 2);
  return yaml_at(scanner, distance + 1) == '\x80' && (last == '\xA8' || last == '\xA9');
}

SELDOM int crd_yaml_hex(const yaml_scanner *scanner, size_t distance) {
  char c = yaml_at(scanner, distance);
  if (c >= '0' && c <= '9') return c - '0';
  char lower = (char)(c | 0x20);
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/* skip_line and read_line: U+2028 and U+2029 are kept, all other breaks become a line feed. */
void crd_yaml_skip_break(yaml_scanner *scanner, crd_text *out) {
  if (!yaml_is_break(scanner, 0)) return;
  yaml_mark *mark = &scanner->mark;
  char c = yaml_at(scanner, 0);
  size_t width = c == '\r' && yaml_at(scanner, 1) == '\n' ? 2 : yaml_width(c);
  if (out && width == 3)
    crd_text_add(out, (crd_string){scanner->text + mark->offset, width});
  else if (out)
    crd_text_add_char(out, '\n');
  mark->index += c == '\r' && width == 2 ? 2 : 1;
  mark->column = 0;
  mark->line++;
  mark->offset += (uint32_t)width;
}

/* Sets of characters, in two words: from NUL and from '@' on. */
#define BIT(c) (UINT64_C(1) << ((c)&63))
#define FROM_EXCLAMATION_MARK (UINT64_MAX << '!')
#define TO_TILDE (UINT64_MAX >> 1)

void crd_yaml_pass(yaml_scanner *scanner, yaml_run run) {
  static const uint64_t runs[][2] = {
      [YAML_RUN_BLOCK] = {FROM_EXCLAMATION_MARK & ~BIT(':'), TO_TILDE},
      [YAML_RUN_FLOW] = {FROM_EXCLAMATION_MARK & ~(BIT(':') | BIT(',') | BIT('?')),
                         TO_TILDE & ~(BIT('[') | BIT(']') | BIT('{') | BIT('}'))},
      [YAML_RUN_SINGLE] = {FROM_EXCLAMATION_MARK & ~BIT('\''), TO_TILDE},
      [YAML_RUN_DOUBLE] = {FROM_EXCLAMATION_MARK & ~BIT('"'), TO_TILDE & ~BIT('\\')},
      [YAML_RUN_LINE] = {FROM_EXCLAMATION_MARK | BIT(' ') | BIT('\t'), TO_TILDE},
  };
  yaml_mark *mark = &scanner->mark;
  const unsigned char *start = (const unsigned char *)scanner->text + mark->offset, *p = start;
  if (scanner->limit - mark->offset < 8) return;
  const unsigned char *end = p + (scanner->limit - mark->offset - 8);
  while (p < end && *p < 0x80 && runs[run][*p >> 6] & BIT(*p)) p++;
  uint32_t count = (uint32_t)(p - start);
  mark->offset += count;
  mark->index += count;
  mark->column += count;
}

bool crd_yaml_skip_blanks(yaml_scanner *scanner) {
  while (yaml_is_blank(scanner, 0)) {
    yaml_skip(scanner);
    if (!yaml_need(scanner, 1)) return false;
  }
  return true;
}

bool crd_yaml_skip_comment(yaml_scanner *scanner) {
  if (yaml_at(scanner, 0) != '#') return true;
  while (!yaml_is_break_or_end(scanner, 0)) {
    yaml_skip(scanner);
    if (!yaml_need(scanner, 1)) return false;
    crd_yaml_pass(scanner, YAML_RUN_LINE);
  }
  return true;
}

SELDOM bool crd_yaml_read_letters(yaml_scanner *scanner, crd_string *letters) {
  uint32_t start = scanner->mark.offset;
  while (yaml_is_letter(scanner, 0)) {
    yaml_skip(scanner);
    if (!yaml_need(scanner, 1)) return false;
  }
  *letters = yaml_slice(scanner, start);
  return true;
}

bool crd_yaml_at_document_mark(const yaml_scanner *scanner, char c) {
  return scanner->mark.column == 0 && yaml_at(scanner, 0) == c && yaml_at(scanner, 1) == c && yaml_at(scanner, 2) == c &&
         yaml_is_gap(scanner, 3);
}

/* ---- errors ---- */

SELDOM bool crd_yaml_scan_fail(yaml_scanner *scanner, yaml_mark context, const char *problem) {
  scanner->failure = YAML_SCANNER_FAILURE;
  scanner->problem = problem;
  scanner->problem_mark = scanner->mark;
  scanner->context_mark = context;
  return false;
}
