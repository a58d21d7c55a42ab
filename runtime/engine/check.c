/* SPDX-License-Identifier: Apache-2.0 */
/* The errors of kube-openapi for a node that violates a keyword (keywords.h): type, string, format, number, enum, then the
 * limits of arrays and objects. The functions cited are those of kube-openapi/pkg/validation/validate. */
#include "../base/kin.h"
#include "../value/words.h"
#include "engine.h"
#include "keywords.h"

#include <crd/json.h>

crd_string crd_check_path_name(walker *w, const crd_path *path) {
  if (crd_errors_full(w->walk->errors)) return CRD_STRING("");
  crd_string text = crd_path_text(w->arena, CRD_STRING(""), path, CRD_PATH_DOTTED);
  const crd_path *first = path;
  size_t dots = 0; /* leading dots to cut off: objectValidator adds none before a property below nameless parents */
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

/* kubeOpenAPIResultToFieldErrors: a name is one element of the path, so there is a dot even before an index. */
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

SELDOM static void add_at(walker *w, crd_error_type type, crd_string field, const crd_value *node, crd_bad_value value,
                          const crd_words *words, const crd_value *arguments, size_t count) {
  crd_error error = {.type = (uint8_t)type,
                     .stage = CRD_STAGE_SCHEMA,
                     .offset = node ? node->offset : CRD_NO_OFFSET,
                     .field = field,
                     .value = value};
  crd_error_say(w->arena, &error, words, arguments, count);
  crd_errors_add(w->walk->errors, error);
}

/* Adds a schema error at `path` and counts it. */
SELDOM static void add_failure(walker *w, crd_error_type type, const crd_path *path, const crd_value *node,
                               crd_bad_value value, const crd_words *words, const crd_value *arguments, size_t count) {
  w->failures++;
  if (crd_errors_drop(w->walk->errors)) return;
  add_at(w, type, field_of_name(w, crd_check_path_name(w, path)), node, value, words, arguments, count);
}

/* The same, with a message that begins with the name of the path; then come `argument` (NULL: none) and `last`. */
SELDOM static void add_named(walker *w, crd_error_type type, const crd_path *path, const crd_value *node,
                             crd_bad_value value, const crd_words *words, const crd_value *argument, const crd_value *last) {
  w->failures++;
  if (crd_errors_drop(w->walk->errors)) return;
  crd_string name = crd_check_path_name(w, path);
  crd_value arguments[3] = {crd_value_make_string(name)};
  size_t count = 1;
  if (argument) arguments[count++] = *argument;
  if (last) arguments[count++] = *last;
  add_at(w, type, field_of_name(w, name), node, value, words, arguments, count);
}

SELDOM void crd_check_add_rootless(walker *w, const crd_value *node, const crd_words *words, const crd_value *arguments,
                                   size_t count) {
  w->failures++;
  add_at(w, CRD_ERROR_INVALID, field_of_name(w, crd_check_path_name(w, NULL)), node, crd_bad_string(CRD_STRING("")), words,
         arguments, count);
}

/* Whether an error has to be added. If the run is quiet or the list of errors is full, only counts the failure. */
SELDOM static bool check_failed(walker *w) {
  if (!w->quiet && !crd_errors_drop(w->walk->errors)) return true;
  w->failures++;
  return false;
}

/* ---- type ---- */

SELDOM static crd_string accepted_types(walker *w, const crd_type *type) {
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
SELDOM static void add_type_failure(walker *w, const crd_path *path, const crd_value *value, crd_string type,
                                    crd_string shown) {
  crd_value wanted = crd_value_make_string(type), given = crd_value_make_string(shown);
  add_named(w, CRD_ERROR_TYPE_INVALID, path, value, crd_bad_string(shown), WORDS(TYPE), &wanted, &given);
}

/* The format of the value's Go type in typeValidator.schemaInfoForType. */
SELDOM static const char *go_format(const crd_value *value) {
  return value->kind == CRD_INT ? "int64" : value->kind == CRD_DOUBLE ? "float64" : "";
}

/* typeValidator.Validate for values other than null. */
static uint32_t check_value_type(walker *w, const crd_type *type, const crd_value *value, const crd_path *path) {
  if (!type->accepts && !type->format_name) return 0;
  if (takes_type(type, value)) return 2;
  bool text_like = value->kind == CRD_STRING_VALUE || value->kind == CRD_LIST;
  if (type->format_name) {
    bool numeric = type->accepts & (CRD_ACCEPT_INTEGER | CRD_ACCEPT_NUMBER);
    if (text_like && !numeric) return 2; /* a format disables the type check for these */
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

/* stringValidator.Validate */
static void check_string(walker *w, const crd_checks *checks, const crd_value *value, const crd_path *path) {
  crd_string text = crd_value_string(value);
  string_break broken = string_breaks(checks, text);
  if (broken == KEEPS_STRING || !check_failed(w)) return;
  if (broken == BREAKS_MAX_LENGTH) {
    crd_value most = crd_value_make_int(checks->max_length);
    bool negative = checks->max_length < 0;
    add_failure(w, CRD_ERROR_TOO_LONG, path, value, crd_bad_none(),
                negative ? WORDS(MAX_LENGTH_NEGATIVE) : WORDS(MAX_LENGTH), &most, !negative);
    return;
  }
  bool pattern = broken == BREAKS_PATTERN;
  crd_value asked = pattern ? crd_value_make_string(checks->pattern->source) : crd_value_make_int(checks->min_length);
  add_named(w, CRD_ERROR_INVALID, path, value, crd_bad_string(text), pattern ? WORDS(PATTERN) : WORDS(MIN_LENGTH), &asked,
            NULL);
}

/* formatValidator.Validate */
static uint32_t check_format(walker *w, const crd_type *type, const crd_value *value, const crd_path *path) {
  if (!has_string_format(type)) return 0;
  crd_string text = crd_value_string(value);
  if (!keeps_format(type, text) && check_failed(w)) add_type_failure(w, path, value, crd_string_of(type->format_name), text);
  return 1;
}

/* ---- numbers ---- */

/* The first minor that checks numbers, limits and factors against the ranges of their types. */
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

/* "NAME in body should be less than or equal to 5", with the bad value. */
SELDOM static void add_number_failure(walker *w, const crd_path *path, const crd_value *value, const judged_number *judged,
                                      const crd_words *words) {
  if (!check_failed(w)) return;
  bool factor = words == WORDS(FACTOR); /* shown instead of the value */
  crd_value bound = judged->integral ? crd_value_make_int(judged->bound) : crd_value_make_double(judged->limit);
  crd_value shown = judged->integral ? crd_value_make_int(judged->integer) : crd_value_make_double(judged->real);
  add_named(w, CRD_ERROR_INVALID, path, value, crd_bad_of(w->arena, CRD_BAD_VALUE, factor ? &bound : &shown), words, &bound,
            NULL);
}

static void check_limit(walker *w, const crd_type *type, const crd_value *value, double limit, bool upper, bool exclusive,
                        const crd_path *path) {
  judged_number judged = number_beside(range_of(type), value, limit);
  check_format_range(w, type, judged.in_range, upper ? "Maximum boundary" : "Minimum boundary", value, path);
  if (!breaks_limit(&judged, upper, exclusive)) return;
  const crd_words *words = upper ? (exclusive ? WORDS(EXCLUSIVE_MAXIMUM) : WORDS(MAXIMUM))
                                 : (exclusive ? WORDS(EXCLUSIVE_MINIMUM) : WORDS(MINIMUM));
  add_number_failure(w, path, value, &judged, words);
}

static void check_multiple(walker *w, const crd_type *type, const crd_value *value, const crd_path *path) {
  judged_number judged = number_beside(range_of(type), value, type->checks->multiple_of);
  check_format_range(w, type, judged.in_range, "MultipleOf", value, path);
  if (!is_factor(&judged))
    add_number_failure(w, path, value, &judged, WORDS(FACTOR));
  else if (!crd_keyword_divides(&judged))
    add_number_failure(w, path, value, &judged, WORDS(MULTIPLE_OF));
}

/* numberValidator.Validate */
static void check_number(walker *w, const crd_type *type, const crd_value *value, const crd_path *path) {
  check_format_range(w, type, value_in_range(range_of(type), value), "Checked", value, path);
  const crd_checks *checks = type->checks;
  if (!checks) return;
  if (checks->set & CRD_CHECK_MULTIPLE_OF) check_multiple(w, type, value, path);
  if (checks->set & CRD_CHECK_MINIMUM)
    check_limit(w, type, value, checks->minimum, false, checks->set & CRD_CHECK_EXCLUSIVE_MINIMUM, path);
  if (checks->set & CRD_CHECK_MAXIMUM)
    check_limit(w, type, value, checks->maximum, true, checks->set & CRD_CHECK_EXCLUSIVE_MAXIMUM, path);
}

/* ---- enum ---- */

static void check_enum(walker *w, const crd_checks *checks, const crd_value *value, const crd_path *path) {
  if (keeps_enum(checks, value) || !check_failed(w)) return;
  crd_value supported = crd_value_make_string(checks->enum_text);
  add_failure(w, CRD_ERROR_NOT_SUPPORTED, path, value, crd_bad_of(w->arena, CRD_BAD_OF_MINOR, value), WORDS(SUPPORTED),
              &supported, 1);
}

/* ---- all keywords ---- */

uint32_t crd_check_null(walker *w, const crd_type *type, const crd_value *value, const crd_path *path) {
  uint32_t matches = 1;
  if (type->accepts && !(type->accepts & CRD_ACCEPT_NULL) && !(type->flags & CRD_TYPE_NULLABLE)) {
    matches = 0;
    if (check_failed(w)) add_type_failure(w, path, value, accepted_types(w, type), CRD_STRING("null"));
  }
  if (type->checks) check_enum(w, type->checks, value, path);
  return matches;
}

/* The MatchCount of a node: 1 per validator that applies and 1 for the node, plus the counts of the validators. */
uint32_t crd_check_keywords(walker *w, const crd_type *type, const crd_value *value, const crd_path *path) {
  uint32_t matches = check_value_type(w, type, value, path);
  const crd_checks *checks = type->checks;
  switch (value->kind) {
  case CRD_STRING_VALUE:
    if (checks) check_string(w, checks, value, path);
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
  if (checks) check_enum(w, checks, value, path);
  return matches + 2 /* combinators: one for applying, one by itself */ + 1 /* enum */ + 1 /* the node */;
}

/* field.TooMany */
SELDOM static void add_too_many(walker *w, const crd_path *path, const crd_value *value, int64_t most) {
  crd_value limit = crd_value_make_int(most);
  add_failure(w, CRD_ERROR_TOO_MANY, path, value, crd_bad_int(value->size),
              most < 0 ? WORDS(MAX_ITEMS_NEGATIVE) : WORDS(MAX_ITEMS), &limit, most >= 0);
}

SELDOM static void add_too_few(walker *w, const crd_path *path, const crd_value *value, const crd_words *words,
                               int64_t least) {
  crd_value limit = crd_value_make_int(least);
  add_named(w, CRD_ERROR_INVALID, path, value, crd_bad_int(value->size), words, &limit, NULL);
}

/* schemaSliceValidator.Validate without the items. */
void crd_check_list_length(walker *w, const crd_checks *checks, const crd_value *value, const crd_path *path) {
  uint32_t broken = items_break(checks, value->size);
  const key_rows items = {value->as.items, value->size, 1};
  if ((broken & CRD_CHECK_MIN_ITEMS) && check_failed(w)) add_too_few(w, path, value, WORDS(MIN_ITEMS), checks->min_items);
  if ((broken & CRD_CHECK_MAX_ITEMS) && check_failed(w)) add_too_many(w, path, value, checks->max_items);
  if ((checks->set & CRD_CHECK_UNIQUE_ITEMS) && crd_list_repeated(w->arena, &items, NULL) && check_failed(w))
    add_named(w, CRD_ERROR_INVALID, path, value, crd_bad_string(CRD_STRING("")), WORDS(UNIQUE_ITEMS), NULL, NULL);
}

SELDOM static void check_forbidden(walker *w, const crd_type *type, const crd_value *value, const crd_path *path) {
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_member *member = &value->as.members[i];
    if (type_field(type, member->name, member->name_size) || !check_failed(w)) continue;
    crd_value name = crd_value_make_string(crd_member_name(member));
    add_named(w, CRD_ERROR_INVALID, path, &member->value, crd_bad_string(crd_member_name(member)), WORDS(FORBIDDEN_PROPERTY),
              &name, NULL);
  }
}

/* objectValidator.Validate without the properties. */
void crd_check_object(walker *w, const crd_type *type, const crd_value *value, const crd_path *path) {
  const crd_checks *checks = type->checks;
  if (type->flags & CRD_TYPE_ADDITIONAL_NONE) check_forbidden(w, type, value, path);
  if (!checks) return;
  uint32_t broken = properties_break(checks, value->size);
  if ((broken & CRD_CHECK_MIN_PROPERTIES) && check_failed(w))
    add_too_few(w, path, value, WORDS(MIN_PROPERTIES), checks->min_properties);
  if ((broken & CRD_CHECK_MAX_PROPERTIES) && check_failed(w)) add_too_many(w, path, value, checks->max_properties);
  for (uint32_t i = 0; i < checks->required_count; i++) {
    if (crd_value_get(value, checks->required[i]) || !check_failed(w)) continue;
    crd_path child = {path, checks->required[i], 0, CRD_PATH_FIELD};
    add_failure(w, CRD_ERROR_REQUIRED, &child, value, crd_bad_none(), NULL, NULL, 0);
  }
}
