/* Scalars of the one pass. What is common in schemas is checked here, for the rest the walk's own checks are asked, quietly.
 */
#include "one_pass.h"

bool crd_one_pass_keywords(one_pass *pass, const crd_type *type, crd_value *value) {
  if (plain_matches(type, value)) return true;
  walker w = {.walk = &pass->walk, .arena = pass->arena, .mode = CRD_WALK_CHECK, .quiet = true};
  crd_walk_node(&w, type, value, NULL, NULL, PRUNE);
  return w.failures == 0;
}

/* Code points are only counted where bytes do not tell: not for a minLength of 1, the most common one. */
static bool length_holds(const crd_checks *checks, crd_string text) {
  int64_t count = 0, most = (int64_t)text.size;
  bool any = text.size && ((unsigned char)text.data[0] & 0xC0) != 0x80;
  bool least = (checks->set & CRD_CHECK_MIN_LENGTH) && checks->min_length > any;
  if (!least && (!(checks->set & CRD_CHECK_MAX_LENGTH) || most <= checks->max_length)) return true;
  for (size_t i = 0; i < text.size; i++) count += ((unsigned char)text.data[i] & 0xC0) != 0x80;
  return (!least || count >= checks->min_length) && (!(checks->set & CRD_CHECK_MAX_LENGTH) || count <= checks->max_length);
}

static bool is_in_enum(const crd_checks *checks, crd_string text) {
  for (uint32_t i = 0; i < checks->enum_count; i++)
    if (crd_value_is_string(&checks->enum_values[i], text)) return true;
  return false;
}

/* Whether a branch of anyOf takes any value of that kind, as those of an int or string do. */
static bool has_plain_branch(const crd_checks *checks, uint8_t kind) {
  const crd_value value = {.kind = kind};
  for (uint16_t i = 0; i < checks->any_of_count; i++)
    if (plain_matches(checks->any_of[i], &value)) return true;
  return false;
}

/* The checks of a string that most schemas have; the walk's for the others. */
static bool string_holds(one_pass *pass, const crd_type *type, crd_string text) {
  const crd_checks *checks = type->checks;
  if (!(type->accepts & CRD_ACCEPT_STRING)) return false;
  if (type->format != CRD_FORMAT_NONE && !crd_format_check((crd_format)type->format, text)) return false;
  if (!checks) return true;
  if ((checks->any_of_count && !has_plain_branch(checks, CRD_STRING_VALUE)) || checks->one_of_count ||
      checks->all_of_count || checks->not_) {
    crd_value value = {.kind = CRD_STRING_VALUE, .size = (uint32_t)text.size, .as = {.string = text.data}};
    return crd_one_pass_keywords(pass, type, &value);
  }
  if (checks->enum_count && !is_in_enum(checks, text)) return false;
  return length_holds(checks, text) && (!checks->pattern || crd_pattern_match(checks->pattern, text));
}

bool crd_one_pass_take_string(one_pass *pass, crd_string text, const crd_type *type, void *place) {
  if (type->storage == CRD_STORE_STRING)
    *(crd_string *)place = text;
  else if (type->storage == CRD_STORE_INT_OR_STRING)
    *(crd_int_or_string *)place = (crd_int_or_string){.is_string = true, .string = text};
  else
    return false;
  return string_holds(pass, type, text) && (!type->rule_count || crd_one_pass_rules(pass, type, place));
}

/* A number that is written as an int64 of at most 18 digits. */
static const char *scan_digits(const char *p, int64_t *integer) {
  bool negative = *p == '-';
  uint64_t number = 0;
  const char *first = p += negative;
  for (; (unsigned char)(*p - '0') < 10; p++) number = number * 10 + (unsigned char)(*p - '0');
  size_t digits = (size_t)(p - first);
  if (digits - 1 > 17 || (*first == '0' && digits > 1) || *p == '.' || (*p | 0x20) == 'e') return NULL;
  *integer = negative ? -(int64_t)number : (int64_t)number;
  return p;
}

/* Whether a limit is one that int64 and double agree about, whatever the format. */
static bool is_small(double limit) {
  return limit >= -2147483648.0 && limit <= 2147483647.0 && limit == (double)(int32_t)limit;
}

/* Nothing but limits such as 0 and 65535: 1 they hold, 0 they do not, -1 there is more. */
static int limits_hold(const crd_checks *checks, int64_t integer) {
  const uint32_t simple = CRD_CHECK_MINIMUM | CRD_CHECK_MAXIMUM;
  if ((checks->set & ~simple) || checks->enum_count || checks->one_of_count || checks->all_of_count || checks->not_)
    return -1;
  if (checks->any_of_count && !has_plain_branch(checks, CRD_INT)) return -1;
  if (checks->set & CRD_CHECK_MINIMUM) {
    if (!is_small(checks->minimum)) return -1;
    if (integer < (int64_t)checks->minimum) return 0;
  }
  if (checks->set & CRD_CHECK_MAXIMUM) {
    if (!is_small(checks->maximum)) return -1;
    if (integer > (int64_t)checks->maximum) return 0;
  }
  return 1;
}

static bool integer_holds(one_pass *pass, const crd_type *type, int64_t integer) {
  if (!(type->accepts & CRD_ACCEPT_INTEGER)) return false;
  if (integer >= INT32_MIN && integer <= INT32_MAX) { /* of every format */
    int limits = type->checks ? limits_hold(type->checks, integer) : 1;
    if (limits >= 0) return limits != 0;
  }
  crd_value value = {.kind = CRD_INT, .as = {.integer = integer}};
  return crd_one_pass_keywords(pass, type, &value);
}

static const char *read_integer(one_pass *pass, const char *p, const crd_type *type, int64_t *integer) {
  p = scan_digits(p, integer);
  return p && integer_holds(pass, type, *integer) ? p : NULL;
}

static const char *read_double(one_pass *pass, const char *p, const crd_type *type, double *number) {
  crd_value value = {.kind = CRD_NULL};
  if (*p != '-' && (unsigned char)(*p - '0') >= 10) return NULL;
  p = crd_json_read_number(&pass->reader, p, &value);
  if (!p || pass->reader.range_error.size || !crd_one_pass_keywords(pass, type, &value)) return NULL;
  *number = value.kind == CRD_INT ? (double)value.as.integer : value.as.number;
  return p;
}

static const char *read_bool(one_pass *pass, const char *p, const crd_type *type, bool *boolean) {
  if (pass->reader.end - p < 6) return NULL;
  *boolean = *p == 't';
  p = *boolean ? memcmp(p, "true", 4) == 0 ? p + 4 : NULL : memcmp(p, "false", 5) == 0 ? p + 5 : NULL;
  if (!p || (!type->checks && (type->accepts & CRD_ACCEPT_BOOLEAN))) return p;
  crd_value value = {.kind = CRD_BOOL, .as = {.boolean = *boolean}};
  return crd_one_pass_keywords(pass, type, &value) ? p : NULL;
}

static const char *read_int_or_string(one_pass *pass, const char *p, const crd_type *type, crd_int_or_string *held) {
  *held = (crd_int_or_string){.is_string = false};
  return read_integer(pass, p, type, &held->integer);
}

const char *crd_one_pass_scalar(one_pass *pass, const char *p, const crd_type *type, void *place) {
  switch (type->storage) {
  case CRD_STORE_INT:
    p = read_integer(pass, p, type, place);
    break;
  case CRD_STORE_DOUBLE:
    p = read_double(pass, p, type, place);
    break;
  case CRD_STORE_BOOL:
    p = read_bool(pass, p, type, place);
    break;
  case CRD_STORE_INT_OR_STRING:
    p = read_int_or_string(pass, p, type, place);
    break;
  default:
    return NULL;
  }
  return p && (!type->rule_count || crd_one_pass_rules(pass, type, place)) ? p : NULL;
}

bool crd_one_pass_scalar_default(one_pass *pass, const crd_type *type, void *place) {
  crd_value value = *type->default_value;
  bool good;
  if (value.kind == CRD_STRING_VALUE) return crd_one_pass_take_string(pass, crd_value_string(&value), type, place);
  if (value.kind == CRD_INT && type->storage == CRD_STORE_INT) {
    *(int64_t *)place = value.as.integer;
    good = integer_holds(pass, type, value.as.integer);
  } else {
    good = crd_one_pass_keywords(pass, type, &value) && crd_storage_fill_scalar(type, &value, place);
  }
  return good && (!type->rule_count || crd_one_pass_rules(pass, type, place));
}
