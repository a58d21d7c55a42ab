/* Scalars of the one pass. Where the schema asks for more than the type, the walk's own checks are asked, quietly. */
#include "one_pass.h"

bool one_pass_keywords(one_pass *pass, const crd_type *type, crd_value *value) {
  if (plain_matches(type, value)) return true;
  walker w = {.walk = &pass->walk, .arena = pass->arena, .mode = CRD_WALK_CHECK, .quiet = true};
  walk_node(&w, type, value, NULL, NULL, PRUNE);
  return w.failures == 0;
}

/* Of most limited strings the length says that they hold. */
static bool string_holds(one_pass *pass, const crd_type *type, crd_string text) {
  crd_value value = {.kind = CRD_STRING_VALUE, .size = (uint32_t)text.size, .as = {.string = text.data}};
  return one_pass_keywords(pass, type, &value);
}

static const char *read_text(one_pass *pass, const char *p, const crd_type *type, crd_string *text) {
  if (*p != '"') return NULL;
  p = json_read_string(&pass->reader, p + 1, text);
  if (!p) return NULL;
  bool plain = !type->checks && type->format == CRD_FORMAT_NONE && (type->accepts & CRD_ACCEPT_STRING);
  return plain || string_holds(pass, type, *text) ? p : NULL;
}

/* A number that is written as an int64 of at most 18 digits. */
static const char *read_digits(const char *p, int64_t *integer) {
  bool negative = *p == '-';
  uint64_t number = 0;
  const char *first = p += negative;
  for (; (unsigned char)(*p - '0') < 10; p++) number = number * 10 + (unsigned char)(*p - '0');
  size_t digits = (size_t)(p - first);
  if (digits - 1 > 17 || (*first == '0' && digits > 1) || *p == '.' || (*p | 0x20) == 'e') return NULL;
  *integer = negative ? -(int64_t)number : (int64_t)number;
  return p;
}

static bool integer_holds(one_pass *pass, const crd_type *type, int64_t integer) {
  bool plain = !type->checks && (type->accepts & CRD_ACCEPT_INTEGER);
  if (plain && type->format == CRD_FORMAT_NONE) return true;
  if (plain && type->format == CRD_FORMAT_INT32) return integer >= INT32_MIN && integer <= INT32_MAX;
  crd_value value = {.kind = CRD_INT, .as = {.integer = integer}};
  return one_pass_keywords(pass, type, &value);
}

static const char *read_integer(one_pass *pass, const char *p, const crd_type *type, int64_t *integer) {
  p = read_digits(p, integer);
  return p && integer_holds(pass, type, *integer) ? p : NULL;
}

static const char *read_double(one_pass *pass, const char *p, const crd_type *type, double *number) {
  crd_value value = {.kind = CRD_NULL};
  if (*p != '-' && (unsigned char)(*p - '0') >= 10) return NULL;
  p = json_read_number(&pass->reader, p, &value);
  if (!p || pass->reader.range_error.size || !one_pass_keywords(pass, type, &value)) return NULL;
  *number = value.kind == CRD_INT ? (double)value.as.integer : value.as.number;
  return p;
}

static const char *read_bool(one_pass *pass, const char *p, const crd_type *type, bool *boolean) {
  if (pass->reader.end - p < 6) return NULL;
  *boolean = *p == 't';
  p = *boolean ? memcmp(p, "true", 4) == 0 ? p + 4 : NULL : memcmp(p, "false", 5) == 0 ? p + 5 : NULL;
  if (!p || (!type->checks && (type->accepts & CRD_ACCEPT_BOOLEAN))) return p;
  crd_value value = {.kind = CRD_BOOL, .as = {.boolean = *boolean}};
  return one_pass_keywords(pass, type, &value) ? p : NULL;
}

static const char *read_int_or_string(one_pass *pass, const char *p, const crd_type *type, crd_int_or_string *held) {
  *held = (crd_int_or_string){.is_string = *p == '"'};
  return held->is_string ? read_text(pass, p, type, &held->string) : read_integer(pass, p, type, &held->integer);
}

const char *one_pass_scalar(one_pass *pass, const char *p, const crd_type *type, void *place) {
  switch (type->storage) {
  case CRD_STORE_STRING:
    p = read_text(pass, p, type, place);
    break;
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
  return p && (!type->rule_count || one_pass_rules(pass, type, place)) ? p : NULL;
}
