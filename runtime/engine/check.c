/* The keyword checks of one node, as kube-openapi's validators make them: type, string, format, number, enum, then the
 * array's and object's own limits. The functions cited are those of kube-openapi/pkg/validation/validate. */
#include "../value/utf8.h"
#include "../value/words.h"
#include "engine.h"

#include <crd/json.h>
#include <math.h>

crd_string crd_check_path_name(walker *w, const crd_path *path) {
  if (crd_errors_full(w->walk->errors)) return CRD_STRING("");
  crd_string text = crd_path_text(w->arena, CRD_STRING(""), path, CRD_PATH_DOTTED);
  const crd_path *first = path;
  size_t dots = 0; /* those before declared properties whose parents have no name either: objectValidator adds none */
  for (const crd_path *frame = path; frame; frame = frame->parent) {
    first = frame;
    if (frame->kind != CRD_PATH_FIELD || (frame->name.size && !frame->parent))
      dots = 0;
    else if (frame->name.size)
      dots = 1;
    else if (frame->parent)
      dots++;
  }
  text = (crd_string){text.data + dots, text.size - dots};
  if (!first || first->kind != CRD_PATH_KEY) return text;
  crd_text dotted = {.arena = w->arena};
  crd_text_add_char(&dotted, '.');
  crd_text_add(&dotted, text);
  return crd_text_string(&dotted);
}

/* kubeOpenAPIResultToFieldErrors: a name is one element of the path, so that there is a dot before an index too. */
static crd_string field_of_name(walker *w, crd_string name) {
  crd_string prefix = w->walk->prefix;
  if (name.size && name.data[0] == '.') name = (crd_string){name.data + 1, name.size - 1};
  if (!prefix.size) return name.size ? name : CRD_STRING("<nil>");
  if (!name.size) return prefix;
  crd_text field = {.arena = w->arena};
  crd_text_add(&field, prefix);
  crd_text_add_char(&field, '.');
  crd_text_add(&field, name);
  return crd_text_string(&field);
}

static void add_at(walker *w, crd_error_type type, crd_string field, const crd_value *node, crd_string value,
                   const crd_words *words, const crd_value *arguments, size_t count) {
  crd_error error = {.type = (uint8_t)type,
                     .stage = CRD_STAGE_SCHEMA,
                     .has_value = value.size != 0,
                     .offset = node ? node->offset : CRD_NO_OFFSET,
                     .field = field,
                     .value = value};
  crd_error_say(w->arena, &error, words, arguments, count);
  crd_errors_add(w->walk->errors, error);
}

/* Adds a schema error at `path` and counts it. `value` is the text shown, empty for none. */
static void add_failure(walker *w, crd_error_type type, const crd_path *path, const crd_value *node, crd_string value,
                        const crd_words *words, const crd_value *arguments, size_t count) {
  w->failures++;
  if (crd_errors_drop(w->walk->errors)) return;
  add_at(w, type, field_of_name(w, crd_check_path_name(w, path)), node, value, words, arguments, count);
}

/* The same, of words that begin with the name of the path: `argument` (NULL: none) and `last` come after it. */
static void add_named(walker *w, crd_error_type type, const crd_path *path, const crd_value *node, crd_string value,
                      const crd_words *words, const crd_value *argument, const crd_value *last) {
  w->failures++;
  if (crd_errors_drop(w->walk->errors)) return;
  crd_string name = crd_check_path_name(w, path);
  crd_value arguments[3] = {crd_value_make_string(name)};
  size_t count = 1;
  if (argument) arguments[count++] = *argument;
  if (last) arguments[count++] = *last;
  add_at(w, type, field_of_name(w, name), node, value, words, arguments, count);
}

void crd_check_add_rootless(walker *w, const crd_value *node, const crd_words *words, const crd_value *arguments,
                            size_t count) {
  w->failures++;
  add_at(w, CRD_ERROR_INVALID, field_of_name(w, crd_check_path_name(w, NULL)), node, CRD_STRING("\"\""), words, arguments,
         count);
}

/* Counts a failure; true when it is also to be put into words, which no longer happens where there is no room for them. */
static bool check_failed(walker *w) {
  if (!w->quiet && !crd_errors_drop(w->walk->errors)) return true;
  w->failures++;
  return false;
}

/* ---- type ---- */

static crd_string accepted_types(walker *w, const crd_type *type) {
  static const char *const names[] = {"null", "boolean", "integer", "number", "string", "array", "object"};
  if (type->accepts & CRD_ACCEPT_NOTHING) return crd_string_of(type->cel_type_name);
  crd_text text = {.arena = w->arena};
  for (unsigned kind = CRD_NULL; kind <= CRD_MAP; kind++) {
    if (!(type->accepts & 1u << kind)) continue;
    if (text.size) crd_text_add_char(&text, ',');
    crd_text_add(&text, crd_string_of(names[kind]));
  }
  return crd_text_string(&text);
}

/* errors.InvalidType */
static void add_type_failure(walker *w, const crd_path *path, const crd_value *value, crd_string type, crd_string shown) {
  crd_value wanted = crd_value_make_string(type), given = crd_value_make_string(shown);
  add_named(w, CRD_ERROR_TYPE_INVALID, path, value, crd_error_value_string(w->arena, shown), WORDS(TYPE), &wanted, &given);
}

/* swag.IsFloat64AJSONInteger */
static bool is_json_integer(double number) {
  const double most = 9007199254740991.0;
  if (!(number >= -most && number <= most)) return false;
  double rounded = round(number);
  if (number == rounded) return true;
  return rounded != 0 && fabs(number - rounded) < 1e-9 * fabs(rounded);
}

/* The format that Go's value has for typeValidator.schemaInfoForType. */
static const char *go_format(const crd_value *value) {
  return value->kind == CRD_INT ? "int64" : value->kind == CRD_DOUBLE ? "float64" : "";
}

static bool type_matches(const crd_type *type, const crd_value *value) {
  if (type->accepts & (1u << value->kind)) return true;
  if (value->kind == CRD_INT) return type->accepts & CRD_ACCEPT_NUMBER;
  if (value->kind == CRD_DOUBLE) return (type->accepts & CRD_ACCEPT_INTEGER) && is_json_integer(value->as.number);
  return false;
}

/* typeValidator.Validate for values other than null. */
static uint32_t check_value_type(walker *w, const crd_type *type, const crd_value *value, const crd_path *path) {
  if (!type->accepts && !type->format_name) return 0;
  bool matches = type_matches(type, value);
  if (matches) return 2;
  bool text_like = value->kind == CRD_STRING_VALUE || value->kind == CRD_LIST;
  if (type->format_name) {
    bool numeric = type->accepts & (CRD_ACCEPT_INTEGER | CRD_ACCEPT_NUMBER);
    if (text_like && !numeric) return 2; /* a format switches the type check off for these */
    if (!text_like && strcmp(type->format_name, go_format(value)) != 0) {
      if (check_failed(w))
        add_type_failure(w, path, value, crd_string_of(type->format_name), crd_string_of(go_format(value)));
      return 1;
    }
  }
  if (check_failed(w)) add_type_failure(w, path, value, accepted_types(w, type), crd_string_of(crd_value_type_name(value)));
  return 1;
}

/* ---- strings ---- */

static int64_t code_points(crd_string text) {
  /* utf8.RuneCount: every byte that starts no valid sequence counts as one. The tree holds valid UTF-8 only. */
  int64_t count = 0;
  for (size_t i = 0; i < text.size; i++) count += ((unsigned char)text.data[i] & 0xC0) != 0x80;
  return count;
}

/* stringValidator.Validate: the first that fails. */
static void check_string(walker *w, const crd_checks *checks, const crd_value *value, const crd_path *path) {
  crd_string text = crd_value_string(value);
  bool longer = (checks->set & CRD_CHECK_MAX_LENGTH) && (int64_t)text.size > checks->max_length &&
                code_points(text) > checks->max_length;
  if (longer) {
    crd_value most = crd_value_make_int(checks->max_length);
    bool negative = checks->max_length < 0;
    if (check_failed(w))
      add_failure(w, CRD_ERROR_TOO_LONG, path, value, CRD_STRING(""),
                  negative ? WORDS(MAX_LENGTH_NEGATIVE) : WORDS(MAX_LENGTH), &most, !negative);
    return;
  }
  if ((checks->set & CRD_CHECK_MIN_LENGTH) && code_points(text) < checks->min_length) {
    crd_value least = crd_value_make_int(checks->min_length);
    if (check_failed(w))
      add_named(w, CRD_ERROR_INVALID, path, value, crd_error_value_string(w->arena, text), WORDS(MIN_LENGTH), &least, NULL);
    return;
  }
  if (checks->pattern && !crd_pattern_match(checks->pattern, text) && check_failed(w)) {
    crd_value pattern = crd_value_make_string(checks->pattern->source);
    add_named(w, CRD_ERROR_INVALID, path, value, crd_error_value_string(w->arena, text), WORDS(PATTERN), &pattern, NULL);
  }
}

/* formatValidator.Validate */
static uint32_t check_format(walker *w, const crd_type *type, const crd_value *value, const crd_path *path) {
  if (type->format == CRD_FORMAT_NONE || type->format >= CRD_FORMAT_INT32) return 0;
  crd_string text = crd_value_string(value);
  if (!crd_format_check((crd_format)type->format, text) && check_failed(w))
    add_type_failure(w, path, value, crd_string_of(type->format_name), text);
  return 1;
}

/* ---- numbers ---- */

typedef enum range_kind { RANGE_ANY, RANGE_INTEGER, RANGE_INT32, RANGE_FLOAT } range_kind;

/* numberValidator's Type and Format: known for a single type only. */
static range_kind range_of(const crd_type *type) {
  if (type->accepts == CRD_ACCEPT_INTEGER) return type->format == CRD_FORMAT_INT32 ? RANGE_INT32 : RANGE_INTEGER;
  if (type->accepts == CRD_ACCEPT_NUMBER && type->format == CRD_FORMAT_FLOAT) return RANGE_FLOAT;
  return RANGE_ANY;
}

/* IsValueValidAgainstRange: would the number's text parse as the type? */
static bool in_range(range_kind range, double number) {
  switch (range) {
  case RANGE_INTEGER:
    /* -2^63 is printed with its shortest digits, -9223372036854776000, which is no int64. */
    return number == trunc(number) && number > -9223372036854775808.0 && number < 9223372036854775808.0;
  case RANGE_INT32:
    return number == trunc(number) && number >= -2147483648.0 && number <= 2147483647.0;
  case RANGE_FLOAT:
    return fabs(number) < 3.4028235677973366e38; /* rounds to a finite float32 */
  default:
    return true;
  }
}

static bool value_in_range(range_kind range, const crd_value *value) {
  if (value->kind == CRD_DOUBLE) return in_range(range, value->as.number);
  return range != RANGE_INT32 || (value->as.integer >= INT32_MIN && value->as.integer <= INT32_MAX);
}

/* The first minor that holds numbers, limits and factors against the ranges of their types. */
enum { RANGES_OF_NUMBERS = 36 };

static void check_format_range(walker *w, const crd_type *type, bool good, const char *what, const crd_value *value,
                               const crd_path *path) {
  if (good || words_are_before(w->walk->errors, RANGES_OF_NUMBERS) || !check_failed(w)) return;
  bool integer = type->accepts == CRD_ACCEPT_INTEGER;
  /* defaults are checked with formats of other types */
  bool fits = integer ? type->format == CRD_FORMAT_INT32 || type->format == CRD_FORMAT_INT64
                      : type->format == CRD_FORMAT_FLOAT || type->format == CRD_FORMAT_DOUBLE;
  crd_value arguments[4] = {crd_value_make_string(crd_string_of(what)),
                            crd_value_make_string(integer ? CRD_STRING("integer") : CRD_STRING("number"))};
  size_t count = 2;
  if (fits) arguments[count++] = crd_value_make_string(crd_string_of(type->format_name));
  arguments[count++] = crd_value_make_string(crd_check_path_name(w, path));
  crd_check_add_rootless(w, value, fits ? WORDS(RANGE) : WORDS(RANGE_WITHOUT_FORMAT), arguments, count);
}

static int64_t truncated(double number) {
  if (number >= 9223372036854775808.0 || number < -9223372036854775808.0 || number != number) return INT64_MIN;
  return (int64_t)number;
}

/* A number as one of two kinds: the native comparison of an int64 value is made in int64. */
typedef struct number {
  bool integral;
  int64_t integer;
  double real;
} number;

static number number_of(const crd_value *value, bool native) {
  if (value->kind == CRD_INT && native) return (number){true, value->as.integer, (double)value->as.integer};
  return (number){false, 0, value->kind == CRD_INT ? (double)value->as.integer : value->as.number};
}

static crd_value number_value(number n) {
  return n.integral ? crd_value_make_int(n.integer) : crd_value_make_double(n.real);
}

/* "NAME in body should be less than or equal to 5", with the value that was judged. */
static void add_number_failure(walker *w, const crd_path *path, const crd_value *value, number judged,
                               const crd_words *words, number limit) {
  if (!check_failed(w)) return;
  crd_value shown = number_value(judged), bound = number_value(limit);
  add_named(w, CRD_ERROR_INVALID, path, value, crd_error_value(w->arena, &shown), words, &bound, NULL);
}

static bool exceeds(number value, number limit, bool upper, bool exclusive) {
  if (value.integral) {
    int64_t a = upper ? value.integer : limit.integer, b = upper ? limit.integer : value.integer;
    return exclusive ? a >= b : a > b;
  }
  double a = upper ? value.real : limit.real, b = upper ? limit.real : value.real;
  return exclusive ? a >= b : a > b;
}

static void check_limit(walker *w, const crd_type *type, range_kind range, const crd_value *value, double limit, bool upper,
                        bool exclusive, const crd_path *path) {
  bool native = in_range(range, limit);
  check_format_range(w, type, native, upper ? "Maximum boundary" : "Minimum boundary", value, path);
  number judged = number_of(value, native);
  number bound = {judged.integral, truncated(limit), limit};
  if (!exceeds(judged, bound, upper, exclusive)) return;
  const crd_words *words = upper ? (exclusive ? WORDS(EXCLUSIVE_MAXIMUM) : WORDS(MAXIMUM))
                                 : (exclusive ? WORDS(EXCLUSIVE_MINIMUM) : WORDS(MINIMUM));
  add_number_failure(w, path, value, judged, words, bound);
}

static void check_multiple(walker *w, const crd_type *type, range_kind range, const crd_value *value, double factor,
                           const crd_path *path) {
  bool native = in_range(range, factor);
  check_format_range(w, type, native, "MultipleOf", value, path);
  number judged = number_of(value, native);
  number divisor = {judged.integral, truncated(factor), factor};
  bool positive = divisor.integral ? divisor.integer > 0 : factor > 0;
  if (!positive) {
    add_number_failure(w, path, value, divisor, WORDS(FACTOR), divisor);
    return;
  }
  bool divides = divisor.integral ? judged.integer % divisor.integer == 0
                                  : is_json_integer(factor < 1 ? 1 / factor * judged.real : judged.real / factor);
  if (!divides) add_number_failure(w, path, value, judged, WORDS(MULTIPLE_OF), divisor);
}

/* numberValidator.Validate */
static void check_number(walker *w, const crd_type *type, const crd_value *value, const crd_path *path) {
  range_kind range = range_of(type);
  check_format_range(w, type, value_in_range(range, value), "Checked", value, path);
  const crd_checks *checks = type->checks;
  if (!checks) return;
  if (checks->set & CRD_CHECK_MULTIPLE_OF) check_multiple(w, type, range, value, checks->multiple_of, path);
  if (checks->set & CRD_CHECK_MINIMUM)
    check_limit(w, type, range, value, checks->minimum, false, checks->set & CRD_CHECK_EXCLUSIVE_MINIMUM, path);
  if (checks->set & CRD_CHECK_MAXIMUM)
    check_limit(w, type, range, value, checks->maximum, true, checks->set & CRD_CHECK_EXCLUSIVE_MAXIMUM, path);
}

/* ---- enum ---- */

/* Go's string(int64): the code point, U+FFFD where there is none. */
static bool is_code_point_text(int64_t code, crd_string text) {
  char bytes[4];
  size_t size = crd_utf8_encode(bytes, code < 0 || code > 0x10FFFF ? UTF8_REPLACEMENT : (uint32_t)code);
  return crd_string_equal((crd_string){bytes, size}, text);
}

/* basicCommonValidator.Validate: the value is converted to the Go type of the allowed one where Go can. */
static bool enum_matches(const crd_value *value, const crd_value *allowed) {
  if (value->kind == CRD_NULL || allowed->kind == CRD_NULL) return false;
  if (value->kind == CRD_INT && allowed->kind == CRD_DOUBLE) return (double)value->as.integer == allowed->as.number;
  if (value->kind == CRD_INT && allowed->kind == CRD_STRING_VALUE)
    return is_code_point_text(value->as.integer, crd_value_string(allowed));
  if (value->kind == CRD_DOUBLE && allowed->kind == CRD_INT) return truncated(value->as.number) == allowed->as.integer;
  return crd_value_equal(value, allowed);
}

static void check_enum(walker *w, const crd_checks *checks, const crd_value *value, const crd_path *path) {
  for (uint32_t i = 0; i < checks->enum_count; i++) {
    if (enum_matches(value, &checks->enum_values[i])) return;
  }
  crd_value supported = crd_value_make_string(checks->enum_text);
  if (check_failed(w))
    add_failure(w, CRD_ERROR_NOT_SUPPORTED, path, value, crd_errors_value(w->walk->errors, value), WORDS(SUPPORTED),
                &supported, 1);
}

/* ---- all of it ---- */

uint32_t crd_check_null(walker *w, const crd_type *type, const crd_value *value, const crd_path *path) {
  uint32_t matches = 1;
  if (type->accepts && !(type->accepts & CRD_ACCEPT_NULL) && !(type->flags & CRD_TYPE_NULLABLE)) {
    matches = 0;
    if (check_failed(w)) add_type_failure(w, path, value, accepted_types(w, type), CRD_STRING("null"));
  }
  if (type->checks && type->checks->enum_count) check_enum(w, type->checks, value, path);
  return matches;
}

/* The MatchCount of a node: one per validator that applies and one for the node, beside what validators count themselves. */
uint32_t crd_check_keywords(walker *w, const crd_type *type, const crd_value *value, const crd_path *path) {
  uint32_t matches = check_value_type(w, type, value, path);
  const crd_checks *checks = type->checks;
  switch (value->kind) {
  case CRD_STRING_VALUE:
    if (checks && (checks->pattern || (checks->set & (CRD_CHECK_MAX_LENGTH | CRD_CHECK_MIN_LENGTH))))
      check_string(w, checks, value, path);
    matches += 1 + check_format(w, type, value, path);
    break;
  case CRD_INT:
  case CRD_DOUBLE:
    check_number(w, type, value, path);
    matches += 2;
    break;
  case CRD_LIST:
    matches += 2;
    break;
  case CRD_MAP:
    matches += 1;
    break;
  default:
    break;
  }
  if (checks && checks->enum_count) check_enum(w, checks, value, path);
  return matches + 2 /* combinators: one for applying, one by itself */ + 1 /* enum */ + 1 /* the node */;
}

/* field.TooMany */
static void add_too_many(walker *w, const crd_path *path, const crd_value *value, int64_t most) {
  crd_value limit = crd_value_make_int(most);
  add_failure(w, CRD_ERROR_TOO_MANY, path, value, crd_error_value_int(w->arena, value->size),
              most < 0 ? WORDS(MAX_ITEMS_NEGATIVE) : WORDS(MAX_ITEMS), &limit, most >= 0);
}

static void add_too_few(walker *w, const crd_path *path, const crd_value *value, const crd_words *words, int64_t least) {
  crd_value limit = crd_value_make_int(least);
  add_named(w, CRD_ERROR_INVALID, path, value, crd_error_value_int(w->arena, value->size), words, &limit, NULL);
}

/* validate.UniqueItems. Quadratic; no new CRD may ask for it. */
static bool has_equal_items(const crd_value *list) {
  for (uint32_t i = 1; i < list->size; i++) {
    crd_poll();
    for (uint32_t k = 0; k < i; k++)
      if (crd_value_equal(&list->as.items[i], &list->as.items[k])) return true;
  }
  return false;
}

/* schemaSliceValidator.Validate, items aside. */
void crd_check_list_length(walker *w, const crd_checks *checks, const crd_value *value, const crd_path *path) {
  if ((checks->set & CRD_CHECK_MIN_ITEMS) && (int64_t)value->size < checks->min_items && check_failed(w))
    add_too_few(w, path, value, WORDS(MIN_ITEMS), checks->min_items);
  if ((checks->set & CRD_CHECK_MAX_ITEMS) && (int64_t)value->size > checks->max_items && check_failed(w))
    add_too_many(w, path, value, checks->max_items);
  if ((checks->set & CRD_CHECK_UNIQUE_ITEMS) && has_equal_items(value) && check_failed(w))
    add_named(w, CRD_ERROR_INVALID, path, value, CRD_STRING("\"\""), WORDS(UNIQUE_ITEMS), NULL, NULL);
}

static void check_forbidden(walker *w, const crd_type *type, const crd_value *value, const crd_path *path) {
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_member *member = &value->as.members[i];
    if (type_field(type, member->name, member->name_size) || !check_failed(w)) continue;
    crd_string shown = crd_error_value_string(w->arena, crd_member_name(member));
    crd_value name = crd_value_make_string(crd_member_name(member));
    add_named(w, CRD_ERROR_INVALID, path, &member->value, shown, WORDS(FORBIDDEN_PROPERTY), &name, NULL);
  }
}

/* objectValidator.Validate, properties aside. */
void crd_check_object(walker *w, const crd_type *type, const crd_value *value, const crd_path *path) {
  const crd_checks *checks = type->checks;
  if (type->flags & CRD_TYPE_ADDITIONAL_NONE) check_forbidden(w, type, value, path);
  if (!checks) return;
  if ((checks->set & CRD_CHECK_MIN_PROPERTIES) && (int64_t)value->size < checks->min_properties && check_failed(w))
    add_too_few(w, path, value, WORDS(MIN_PROPERTIES), checks->min_properties);
  if ((checks->set & CRD_CHECK_MAX_PROPERTIES) && (int64_t)value->size > checks->max_properties && check_failed(w))
    add_too_many(w, path, value, checks->max_properties);
  for (uint32_t i = 0; i < checks->required_count; i++) {
    if (crd_value_get(value, checks->required[i]) || !check_failed(w)) continue;
    crd_path child = {path, checks->required[i], 0, CRD_PATH_FIELD};
    add_failure(w, CRD_ERROR_REQUIRED, &child, value, CRD_STRING(""), NULL, NULL, 0);
  }
}
