/* SPDX-License-Identifier: Apache-2.0 */
/* Semantic versions: parsing, normalizing, comparing, printing. Mirrors blang/semver v4 (Parse, Version.Compare,
 * Version.String) and normalizeAndParse of apiserver pkg/cel/library/semverlib.go. */
#include "../base/ascii.h"
#include "../value/joined.h"
#include <crd/semver.h>

static bool is_version_char(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
}

static bool only(crd_string text, bool (*test)(char)) {
  for (size_t i = 0; i < text.size; i++)
    if (!test(text.data[i])) return false;
  return true;
}

/* Where errors go; `error` may be NULL. */
typedef struct semver_report {
  crd_arena *arena;
  crd_string *error;
} semver_report;

static bool version_error(const semver_report *r, const char *what) {
  if (r->error) *r->error = crd_string_of(what);
  return false;
}

static bool quoted_error(const semver_report *r, const char *what, crd_string text) {
  if (!r->error) return false;
  *r->error = crd_joined(r->arena, crd_arena_printf(r->arena, "%s ", what), crd_quoted(r->arena, text));
  return false;
}

static bool parse_number(const semver_report *r, crd_string text, uint64_t *out) {
  *out = 0;
  for (size_t i = 0; i < text.size; i++) {
    uint64_t digit = (uint64_t)(text.data[i] - '0');
    if (*out > (UINT64_MAX - digit) / 10) {
      if (r->error)
        *r->error =
            crd_arena_printf(r->arena, "strconv.ParseUint: parsing \"%.*s\": value out of range", (int)text.size, text.data);
      return false;
    }
    *out = *out * 10 + digit;
  }
  return text.size || version_error(r, "strconv.ParseUint: parsing \"\": invalid syntax");
}

static bool take_number(const semver_report *r, crd_string text, unsigned which, uint64_t *out) {
  static const char *const bad[] = {"Invalid character(s) found in major number",
                                    "Invalid character(s) found in minor number",
                                    "Invalid character(s) found in patch number"};
  static const char *const zeroes[] = {"Major number must not contain leading zeroes",
                                       "Minor number must not contain leading zeroes",
                                       "Patch number must not contain leading zeroes"};
  if (!only(text, is_digit)) return quoted_error(r, bad[which], text);
  if (text.size > 1 && text.data[0] == '0') return quoted_error(r, zeroes[which], text);
  return parse_number(r, text, out);
}

/* Moves the text before the first `c` out of `rest`, or all of it when there is no `c`. */
static crd_string take_semver_part(crd_string *rest, char c, bool *found) {
  const char *at = rest->size ? memchr(rest->data, c, rest->size) : NULL;
  crd_string head = {rest->data, at ? (size_t)(at - rest->data) : rest->size};
  *found = at != NULL;
  size_t skip = head.size + (at != NULL);
  *rest = (crd_string){rest->data + skip, rest->size - skip};
  return head;
}

static bool check_parts(const semver_report *r, crd_string text, bool build) {
  bool more = true;
  while (more) {
    crd_string part = take_semver_part(&text, '.', &more);
    uint64_t number;
    if (!part.size) return version_error(r, build ? "Build meta data is empty" : "Prerelease is empty");
    if (!only(part, is_version_char))
      return quoted_error(
          r, build ? "Invalid character(s) found in build meta data" : "Invalid character(s) found in prerelease", part);
    if (build || !only(part, is_digit)) continue;
    if (part.size > 1 && part.data[0] == '0')
      return quoted_error(r, "Numeric PreRelease version must not contain leading zeroes", part);
    if (!parse_number(r, part, &number)) return false;
  }
  return true;
}

static bool parse_version(const semver_report *r, crd_string text, crd_semver *out) {
  bool first, second, has_build, has_prerelease;
  *out = (crd_semver){0};
  if (!text.size) return version_error(r, "Version string empty");
  crd_string rest = text, major = take_semver_part(&rest, '.', &first), minor = take_semver_part(&rest, '.', &second);
  if (!first || !second) return version_error(r, "No Major.Minor.Patch elements found");
  if (!take_number(r, major, 0, &out->numbers[0]) || !take_number(r, minor, 1, &out->numbers[1])) return false;
  crd_string build = rest, before = take_semver_part(&build, '+', &has_build);
  out->prerelease = before;
  crd_string patch = take_semver_part(&out->prerelease, '-', &has_prerelease);
  if (!take_number(r, patch, 2, &out->numbers[2])) return false;
  if (has_prerelease && !check_parts(r, out->prerelease, false)) return false;
  if (!has_build) return true;
  out->build = build;
  return check_parts(r, build, true);
}

bool crd_semver_parse(crd_arena *arena, crd_string text, crd_semver *out, crd_string *error) {
  return parse_version(&(semver_report){arena, error}, text, out);
}

bool crd_semver_normalize(crd_arena *arena, crd_string text, crd_string *out, crd_string *error) {
  crd_text whole = {.arena = arena};
  size_t parts = 0;
  bool more = true;
  if (text.size && text.data[0] == 'v') text.data++, text.size--;
  while (more) {
    crd_string part = text;
    if (parts < 2)
      part = take_semver_part(&text, '.', &more);
    else
      more = false;
    size_t zeros = 0;
    while (part.size > 1 && zeros < part.size && part.data[zeros] == '0') zeros++;
    crd_string stripped = {part.data + zeros, part.size - zeros};
    if (parts++) crd_text_add_char(&whole, '.');
    if (part.size > 1 && (!stripped.size || !is_digit(stripped.data[0]))) crd_text_add_char(&whole, '0');
    crd_text_add(&whole, stripped);
    if (!more && parts < 3 && (memchr(part.data, '+', part.size) || memchr(part.data, '-', part.size)))
      return version_error(&(semver_report){arena, error}, "short version cannot contain PreRelease/Build meta data");
  }
  for (; parts < 3; parts++) crd_text_add(&whole, CRD_STRING(".0"));
  *out = crd_text_string(&whole);
  return true;
}

static int compare_numbers(uint64_t a, uint64_t b) {
  return (a > b) - (a < b);
}

static int compare_part(crd_string a, crd_string b) {
  bool number_a = only(a, is_digit), number_b = only(b, is_digit);
  if (number_a != number_b) return number_a ? -1 : 1;
  if (number_a && a.size != b.size) return a.size > b.size ? 1 : -1;
  int order = crd_string_compare(a, b);
  return (order > 0) - (order < 0);
}

int crd_semver_compare(const crd_semver *a, const crd_semver *b) {
  for (int i = 0; i < 3; i++)
    if (a->numbers[i] != b->numbers[i]) return compare_numbers(a->numbers[i], b->numbers[i]);
  crd_string x = a->prerelease, y = b->prerelease;
  if (!x.size || !y.size) return (x.size == 0) - (y.size == 0);
  while (true) {
    bool more_x, more_y;
    crd_string part_x = take_semver_part(&x, '.', &more_x), part_y = take_semver_part(&y, '.', &more_y);
    int order = compare_part(part_x, part_y);
    if (order || !more_x || !more_y) return order ? order : more_x - more_y;
  }
}

crd_string crd_semver_format(crd_arena *arena, const crd_semver *version) {
  crd_text out = {.arena = arena};
  crd_text_printf(&out, "%llu.%llu.%llu", (unsigned long long)version->numbers[0], (unsigned long long)version->numbers[1],
                  (unsigned long long)version->numbers[2]);
  if (version->prerelease.size) {
    crd_text_add_char(&out, '-');
    crd_text_add(&out, version->prerelease);
  }
  if (version->build.size) {
    crd_text_add_char(&out, '+');
    crd_text_add(&out, version->build);
  }
  return crd_text_string(&out);
}
