/* Semantic versions. Mirrors blang/semver v4 and apiserver pkg/cel/library/semverlib.go. */
#include "internal.h"

typedef struct version {
  uint64_t numbers[3];
  crd_string prerelease; /* without '-' */
} version;

static bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
static bool is_word(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
}

static bool only(crd_string text, bool (*test)(char)) {
  for (size_t i = 0; i < text.size; i++)
    if (!test(text.data[i])) return false;
  return true;
}

static bool quoted_error(crd_cel *cel, const char *what, crd_string text) {
  crd_cel_failed_with(cel, "%s \"%.*s\"", what, (int)text.size, text.data);
  return false;
}

static bool parse_number(crd_cel *cel, crd_string text, uint64_t *out) {
  *out = 0;
  for (size_t i = 0; i < text.size; i++) {
    uint64_t digit = (uint64_t)(text.data[i] - '0');
    if (*out > (UINT64_MAX - digit) / 10) {
      crd_cel_failed_with(cel, "strconv.ParseUint: parsing \"%.*s\": value out of range", (int)text.size, text.data);
      return false;
    }
    *out = *out * 10 + digit;
  }
  if (text.size) return true;
  crd_cel_failed(cel, "strconv.ParseUint: parsing \"\": invalid syntax");
  return false;
}

static bool take_number(crd_cel *cel, crd_string text, unsigned which, uint64_t *out) {
  static const char *const bad[] = {"Invalid character(s) found in major number",
                                    "Invalid character(s) found in minor number",
                                    "Invalid character(s) found in patch number"};
  static const char *const zeroes[] = {"Major number must not contain leading zeroes",
                                       "Minor number must not contain leading zeroes",
                                       "Patch number must not contain leading zeroes"};
  if (!only(text, is_digit)) return quoted_error(cel, bad[which], text);
  if (text.size > 1 && text.data[0] == '0') return quoted_error(cel, zeroes[which], text);
  return parse_number(cel, text, out);
}

/* Takes the text before the first `c` out of `rest`; the whole when there is none. */
static crd_string take_until(crd_string *rest, char c, bool *found) {
  const char *at = rest->size ? memchr(rest->data, c, rest->size) : NULL;
  crd_string head = {rest->data, at ? (size_t)(at - rest->data) : rest->size};
  *found = at != NULL;
  size_t skip = head.size + (at != NULL);
  *rest = (crd_string){rest->data + skip, rest->size - skip};
  return head;
}

static bool check_parts(crd_cel *cel, crd_string text, bool build) {
  bool more = true;
  while (more) {
    crd_string part = take_until(&text, '.', &more);
    uint64_t number;
    if (!part.size) return crd_cel_fail(cel, build ? "Build meta data is empty" : "Prerelease is empty");
    if (!only(part, is_word))
      return quoted_error(
          cel, build ? "Invalid character(s) found in build meta data" : "Invalid character(s) found in prerelease", part);
    if (build || !only(part, is_digit)) continue;
    if (part.size > 1 && part.data[0] == '0')
      return quoted_error(cel, "Numeric PreRelease version must not contain leading zeroes", part);
    if (!parse_number(cel, part, &number)) return false;
  }
  return true;
}

static bool parse_version(crd_cel *cel, crd_string text, version *out) {
  bool first, second, has_build, has_prerelease;
  *out = (version){0};
  if (!text.size) return crd_cel_fail(cel, "Version string empty");
  crd_string rest = text, major = take_until(&rest, '.', &first), minor = take_until(&rest, '.', &second);
  if (!first || !second) return crd_cel_fail(cel, "No Major.Minor.Patch elements found");
  if (!take_number(cel, major, 0, &out->numbers[0]) || !take_number(cel, minor, 1, &out->numbers[1])) return false;
  crd_string build = rest, before = take_until(&build, '+', &has_build);
  out->prerelease = before;
  crd_string patch = take_until(&out->prerelease, '-', &has_prerelease);
  if (!take_number(cel, patch, 2, &out->numbers[2])) return false;
  if (has_prerelease && !check_parts(cel, out->prerelease, false)) return false;
  return !has_build || check_parts(cel, build, true);
}

/* Drops one 'v', strips leading zeros and fills what is missing. */
static bool normalize(crd_cel *cel, crd_string text, crd_string *out) {
  crd_text whole = {.arena = cel->arena};
  size_t parts = 0;
  bool more = true;
  if (text.size && text.data[0] == 'v') text.data++, text.size--;
  while (more) {
    crd_string part = text;
    if (parts < 2)
      part = take_until(&text, '.', &more);
    else
      more = false;
    size_t zeros = 0;
    while (part.size > 1 && zeros < part.size && part.data[zeros] == '0') zeros++;
    crd_string stripped = {part.data + zeros, part.size - zeros};
    if (parts++) crd_text_add_char(&whole, '.');
    if (part.size > 1 && (!stripped.size || !is_digit(stripped.data[0]))) crd_text_add_char(&whole, '0');
    crd_text_add(&whole, stripped);
    if (!more && parts < 3 && (memchr(part.data, '+', part.size) || memchr(part.data, '-', part.size)))
      return crd_cel_fail(cel, "short version cannot contain PreRelease/Build meta data");
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

static int compare(const version *a, const version *b) {
  for (int i = 0; i < 3; i++)
    if (a->numbers[i] != b->numbers[i]) return compare_numbers(a->numbers[i], b->numbers[i]);
  crd_string x = a->prerelease, y = b->prerelease;
  if (!x.size || !y.size) return (x.size == 0) - (y.size == 0);
  while (true) {
    bool more_x, more_y;
    crd_string part_x = take_until(&x, '.', &more_x), part_y = take_until(&y, '.', &more_y);
    int order = compare_part(part_x, part_y);
    if (order || !more_x || !more_y) return order ? order : more_x - more_y;
  }
}

/* ---- functions ---- */

static const version *version_of(crd_cel_value value) {
  return value.kind == CRD_CEL_OPAQUE && value.opaque_kind == CRD_CEL_SEMVER ? value.as.opaque : NULL;
}

bool crd_cel_semver_compare(crd_cel_value a, crd_cel_value b, int *order) {
  const version *x = version_of(a), *y = version_of(b);
  if (x && y) *order = compare(x, y);
  return x && y;
}

static bool parse_arguments(crd_cel *cel, const crd_cel_value *arguments, size_t count, version *out) {
  crd_string text = arguments[0].as.text;
  if (count > 1 && arguments[1].as.boolean && !normalize(cel, text, &text)) return false;
  return parse_version(cel, text, out);
}

static bool begin(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (arguments[0].kind != CRD_CEL_STRING || (count > 1 && arguments[1].kind != CRD_CEL_BOOL)) return false;
  cel->cost += crd_cel_tenth(crd_cel_cost_size(arguments[0]));
  return true;
}

crd_cel_value crd_cel_fn_semver(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (!begin(cel, arguments, count)) return crd_cel_no_overload(cel, "semver", arguments, count);
  version *out = crd_arena_alloc(cel->arena, sizeof *out);
  return parse_arguments(cel, arguments, count, out) ? crd_cel_of_opaque(CRD_CEL_SEMVER, out)
                                                     : crd_cel_of_truth(CRD_CEL_ERROR);
}

crd_cel_value crd_cel_fn_is_semver(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  version out;
  if (!begin(cel, arguments, count)) return crd_cel_no_overload(cel, "isSemver", arguments, count);
  return crd_cel_of_bool(parse_arguments(cel, arguments, count, &out));
}

static crd_cel_value number_of(crd_cel *cel, const char *name, const crd_cel_value *arguments, unsigned which) {
  const version *v = version_of(arguments[0]);
  if (!v) return crd_cel_no_overload(cel, name, arguments, 1);
  cel->cost += 1;
  return crd_cel_of_int((int64_t)v->numbers[which]);
}

crd_cel_value crd_cel_fn_major(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  return number_of(cel, "major", arguments, 0);
}
crd_cel_value crd_cel_fn_minor(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  return number_of(cel, "minor", arguments, 1);
}
crd_cel_value crd_cel_fn_patch(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  (void)count;
  return number_of(cel, "patch", arguments, 2);
}
