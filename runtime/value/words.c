/* SPDX-License-Identifier: Apache-2.0 */
/* The table of words, and how a row becomes a text: its format is walked once, each argument put where it belongs. The
 * words are those of k8s.io/kube-openapi/pkg/validation, apimachinery pkg/api/validation, pkg/util/validation and
 * pkg/apis/meta/v1/validation, and of apiextensions-apiserver. */
#include "words.h"
#include "../base/hash.h"
#include "number.h"
#include <crd/json.h>

#include <inttypes.h>

#define DNS_LABEL "[a-z0-9]([-a-z0-9]*[a-z0-9])?"
#define DNS_SUBDOMAIN DNS_LABEL "(\\." DNS_LABEL ")*"
#define LABEL_KEY "([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]"
#define USED "regex used for validation is '"
#define SUBDOMAIN_WORDS                                                                                                     \
  "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end "  \
  "with an alphanumeric character (e.g. 'example.com', " USED DNS_SUBDOMAIN "')"
#define KEY_WORDS                                                                                                           \
  "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. "  \
  "'MyName',  or 'my.name',  or '123-abc', " USED LABEL_KEY "')"
#define KEY_PREFIX_WORDS " with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')"
#define FINALIZER_WORDS "prefer a domain-qualified finalizer name"
#define CONFLICT_WORDS " to avoid accidental conflicts with other finalizer writers"

const crd_words crd_words_table[WORDS_COUNT] = {
    [WORDS_TYPE] = {.format = "%v in body must be of type %v: %q"},
    [WORDS_MAX_LENGTH] = {.format = "may not be more than %v byte%P",
                          {{32, "may not be longer than %v"}, {34, "may not be more than %v bytes"}}},
    [WORDS_MAX_LENGTH_NEGATIVE] = {.format = "value is too long"},
    [WORDS_MIN_LENGTH] = {.format = "%v in body should be at least %v chars long"},
    [WORDS_PATTERN] = {.format = "%v in body should match '%v'"},
    [WORDS_RANGE] = {.format = "%v value must be of type %v with format %v in %v"},
    [WORDS_RANGE_WITHOUT_FORMAT] = {.format = "%v value must be of type %v (default format) in %v"},
    [WORDS_MINIMUM] = {.format = "%v in body should be greater than or equal to %v"},
    [WORDS_EXCLUSIVE_MINIMUM] = {.format = "%v in body should be greater than %v"},
    [WORDS_MAXIMUM] = {.format = "%v in body should be less than or equal to %v"},
    [WORDS_EXCLUSIVE_MAXIMUM] = {.format = "%v in body should be less than %v"},
    [WORDS_MULTIPLE_OF] = {.format = "%v in body should be a multiple of %v"},
    [WORDS_FACTOR] = {.format = "factor MultipleOf declared for %v must be positive: %v"},
    [WORDS_SUPPORTED] = {.format = "%v"},
    [WORDS_MAX_ITEMS] = {.format = "must have at most %v item%P", {{34, "must have at most %v items"}}},
    [WORDS_MAX_ITEMS_NEGATIVE] = {.format = "has too many items"},
    [WORDS_MIN_ITEMS] = {.format = "%v in body should have at least %v items"},
    [WORDS_MIN_PROPERTIES] = {.format = "%v in body should have at least %v properties"},
    [WORDS_UNIQUE_ITEMS] = {.format = "%v in body shouldn't contain duplicates"},
    [WORDS_FORBIDDEN_PROPERTY] = {.format = "%v.%v in body is a forbidden property"},
    [WORDS_ANY_OF] = {.format = "%q must validate at least one schema (anyOf)"},
    [WORDS_ONE_OF_SEVERAL] = {.format = "%q must validate one and only one schema (oneOf). Found %v valid alternatives"},
    [WORDS_ONE_OF_NONE] = {.format = "%q must validate one and only one schema (oneOf). Found none valid"},
    [WORDS_ALL_OF_NONE] = {.format = "%q must validate all the schemas (allOf). None validated"},
    [WORDS_ALL_OF] = {.format = "%q must validate all the schemas (allOf)"},
    [WORDS_NOT] = {.format = "%q must not validate the schema (not)"},
    [WORDS_LIST_MAP_ITEM] = {.format = "must be an object for an array of list-type map"},

    [WORDS_RULES_UNCHECKED] =
        {.format = "some validation rules were not checked because the object was invalid; correct the existing "
                   "errors to complete validation"},
    [WORDS_RULE_BUDGET] =
        {.format = "validation failed due to running out of cost budget, no further validation rules will be run"},
    [WORDS_MESSAGE_BUDGET] =
        {.format = "messageExpression evaluation failed due to running out of cost budget, no further validation "
                   "rules will be run"},
    [WORDS_MESSAGE_CALL_COST] = {.format = "no further validation rules will be run due to call cost exceeds limit for "
                                           "messageExpression: %q"},
    [WORDS_FAILED_RULE] = {.format = "failed rule: %v"},
    [WORDS_RULE_CALL_COST] =
        {.format = "'operation cancelled: actual cost limit exceeded': no further validation rules will be run "
                   "due to call cost exceeds limit for rule: %v"},
    [WORDS_RULE_OVERLOAD] =
        {.format = "'%v': call arguments did not match a supported operator, function or macro signature for rule: "
                   "%v"},
    [WORDS_RULE_ERROR] = {.format = "%v evaluating rule: %v"},

    [WORDS_LABEL_CHARACTERS] = {.format = "must be no more than 63 characters"},
    [WORDS_LABEL_DOTS] = {.format = "must not contain dots"},
    [WORDS_DNS_LABEL] =
        {.format = "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must "
                   "start and end with an alphanumeric character (e.g. 'my-name',  or '123-abc', " USED DNS_LABEL "')"},
    [WORDS_DNS_1035_LABEL] =
        {.format = "a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an "
                   "alphabetic character, and end with an alphanumeric character (e.g. 'my-name',  or 'abc-123', " USED
                   "[a-z]([-a-z0-9]*[a-z0-9])?')"},
    [WORDS_SUBDOMAIN_CHARACTERS] = {.format = "must be no more than 253 characters"},
    [WORDS_SUBDOMAIN] = {.format = SUBDOMAIN_WORDS},
    [WORDS_LABEL_KEY] = {.format = "a valid label key " KEY_WORDS KEY_PREFIX_WORDS,
                         {{35, "a qualified name " KEY_WORDS KEY_PREFIX_WORDS}}},
    [WORDS_PREFIX_EMPTY] = {.format = "prefix part must be non-empty"},
    [WORDS_PREFIX_BYTES] = {.format = "prefix part must be no more than 253 bytes",
                            {{35, "prefix part must be no more than 253 characters"}}},
    [WORDS_PREFIX_SUBDOMAIN] = {.format = "prefix part " SUBDOMAIN_WORDS},
    [WORDS_NAME_EMPTY] = {.format = "name part must be non-empty"},
    [WORDS_NAME_BYTES] = {.format = "name part must be no more than 63 bytes",
                          {{35, "name part must be no more than 63 characters"}}},
    [WORDS_NAME_KEY] = {.format = "name part " KEY_WORDS},
    [WORDS_LABEL_VALUE_BYTES] = {.format = "must be no more than 63 bytes", {{35, "must be no more than 63 characters"}}},
    [WORDS_LABEL_VALUE] =
        {.format = "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', "
                   "and must start and end with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or "
                   "'12345', " USED "(" LABEL_KEY ")?')"},
    [WORDS_SEGMENT_DOT] = {.format = "may not be '.'"},
    [WORDS_SEGMENT_DOTS] = {.format = "may not be '..'"},
    [WORDS_SEGMENT_SLASH] = {.format = "may not contain '/'"},
    [WORDS_SEGMENT_PERCENT] = {.format = "may not contain '%'"},

    [WORDS_NAME_REQUIRED] = {.format = "name or generateName is required"},
    [WORDS_NAMESPACE_FORBIDDEN] = {.format = "not allowed on this type"},
    [WORDS_MAX_BYTES] = {.format = "may not be more than %v bytes", {{32, "must have at most %v bytes"}}},
    [WORDS_NOT_EMPTY] = {.format = "must not be empty"},
    [WORDS_OWNER_FIELD_EMPTY] = {.format = "must not be empty", {{34, "%v must not be empty"}}},
    [WORDS_OWNER_VERSION_EMPTY] = {.format = "must not be empty", {{37, "version must not be empty"}}},
    [WORDS_OWNER_VERSION] = {.format = "must be <group>/<version> or <version>", {{37, "version must not be empty"}}},
    [WORDS_OWNER_EVENT] = {.format = "/v1, Kind=Event is disallowed from being an owner"},
    [WORDS_OWNER_CONTROLLERS] = {.format =
                                     "Only one reference can have Controller set to true. Found \"true\" in references for "
                                     "%v/%v and %v/%v"},
    [WORDS_FINALIZER_BOTH] = {.format = "finalizer orphan and foregroundDeletion cannot be both set"},
    [WORDS_FINALIZERS_NEW] = {.format =
                                  "no new finalizers can be added if the object is being deleted, found new finalizers "
                                  "[]string{%v}"},
    [WORDS_FINALIZER_NAME] = {.format = FINALIZER_WORDS CONFLICT_WORDS},
    [WORDS_FINALIZER_PATH] = {.format = FINALIZER_WORDS " including a path (/)" CONFLICT_WORDS,
                              .older = {{32, FINALIZER_WORDS CONFLICT_WORDS}}},
    [WORDS_GENERATION_NEGATIVE] = {.format = "must be greater than or equal to 0"},
    [WORDS_GENERATION_LESS] = {.format = "must not be decremented"},
    [WORDS_IMMUTABLE] = {.format = "field is immutable"},
    [WORDS_VERSION_REQUIRED] = {.format = "must be specified for an update"},
    [WORDS_RUNE] = {.format = "invalid character U+%v (at position %v)"},
    [WORDS_FIELDS_TYPE] = {.format = "must be `FieldsV1`"},

    [WORDS_EMBEDDED_REQUIRED] = {.format = "", {{34, "must not be empty"}}},
    [WORDS_STRING] = {.format = "must be a string"},
    [WORDS_GROUP_VERSION] = {.format = "unexpected GroupVersion string: %v"},
    [WORDS_KIND_CASE] = {.format = "may have mixed case, but should otherwise match: %v"},

    [WORDS_VALUES_REQUIRED] = {.format = "must be specified when `operator` is 'In' or 'NotIn'"},
    [WORDS_VALUES_FORBIDDEN] = {.format = "may not be specified when `operator` is 'Exists' or 'DoesNotExist'"},
    [WORDS_OPERATOR] = {.format = "not a valid selector operator"},
    [WORDS_SPECIFIED] = {.format = "must be specified"},
    [WORDS_IS_REQUIRED] = {.format = "is required"},
    [WORDS_CONDITION_REASON] =
        {.format = "a condition reason must start with alphabetic character, optionally followed by a string of "
                   "alphanumeric characters or '_,:', and must end with an alphanumeric character or '_' (e.g. "
                   "'my_name',  or 'MY_NAME',  or 'MyName',  or 'ReasonA,ReasonB',  or 'ReasonA:ReasonB', " USED
                   "[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?')"},
    [WORDS_OBSERVED_NEGATIVE] = {.format = "must be greater than or equal to zero"},

    [WORDS_MANAGER_REQUIRED] = {.format = "is required for apply patch"},
    [WORDS_FORCE_FORBIDDEN] = {.format = "may not be specified for non-apply patch"},
    [WORDS_SET_TOGETHER] = {.format = "cannot be set together with .%v"},
    [WORDS_BOTH_PROPAGATIONS] = {.format = "orphanDependents and deletionPropagation cannot be both set"},
    [WORDS_INCLUDE_OBJECT] = {.format = "must be 'Metadata', 'Object', 'None', or empty"},

    [WORDS_TYPE_META] = {.format = "must be %v"},
    [WORDS_REPLICAS_NEGATIVE] = {.format = "should be a non-negative integer"},
    [WORDS_REPLICAS_LARGE] = {.format = "should be less than or equal to 2147483647"},

    [WORDS_UNKNOWN_FIELD] = {.format = "unknown field %q"},
    [WORDS_UNKNOWN_FIELD_AS_IS] = {.format = "unknown field \"%v\""},
    [WORDS_DUPLICATE_FIELD] = {.format = "duplicate field %q"},
    [WORDS_DUPLICATE_KEY] = {.format = "key %v already set in map"},
};

#ifndef crd_words_table
CRD_KIN extern const crd_words crd_words_shared[WORDS_COUNT] __attribute__((alias("crd_words_table")));
#endif

/* ---- making texts ---- */

static const char *format_of(const crd_words *words, unsigned minor) {
  enum { OLDER = sizeof words->older / sizeof *words->older };
  for (size_t i = 0; minor && i < OLDER && words->older[i].format; i++)
    if (minor < words->older[i].before) return words->older[i].format;
  return words->format;
}

static void add_argument(crd_text *text, const crd_value *argument) {
  switch (argument->kind) {
  case CRD_STRING_VALUE:
    crd_text_add(text, crd_value_string(argument));
    break;
  case CRD_INT:
    crd_text_printf(text, "%" PRId64, argument->as.integer);
    break;
  default:
    crd_text_add_double(text, argument->as.number);
  }
}

void crd_words_add(crd_text *text, const crd_error *error) {
  if (!error->words || error->detail.size) {
    crd_text_add(text, error->detail);
    return;
  }
  const crd_value *argument = error->arguments;
  const char *at = format_of(error->words, error->minor);
  for (;;) {
    const char *next = strchr(at, '%');
    crd_text_add(text, next ? (crd_string){at, (size_t)(next - at)} : crd_string_of(at));
    if (!next) return;
    char verb = next[1];
    if (verb == 'v')
      add_argument(text, argument++);
    else if (verb == 'q')
      crd_text_add_quoted(text, crd_value_string(argument++));
    else if (verb != 'P')
      crd_text_add_char(text, '%');
    else if (argument[-1].as.integer != 1)
      crd_text_add_char(text, 's');
    at = next + (verb == 'v' || verb == 'q' || verb == 'P' ? 2 : 1);
  }
}

crd_string crd_words_plain(const crd_words *words, unsigned minor) {
  return crd_string_of(format_of(words, minor));
}

crd_string crd_error_detail(crd_arena *arena, const crd_error *error) {
  if (!error->words || error->detail.size) return error->detail;
  if (!error->argument_count) return crd_words_plain(error->words, error->minor);
  crd_text text = {.arena = arena};
  crd_words_add(&text, error);
  return crd_text_string(&text);
}

/* ---- errors with words ---- */

bool crd_error_is_note(const crd_error *error) {
  return error->words == WORDS(RULES_UNCHECKED);
}

void crd_error_say(crd_arena *arena, crd_error *error, const crd_words *words, const crd_value *arguments, size_t count) {
  error->words = words;
  error->argument_count = (uint8_t)count;
  if (!count) return;
  crd_value *copy = crd_arena_alloc(arena, count * sizeof *copy);
  memcpy(copy, arguments, count * sizeof *copy);
  error->arguments = copy;
}

/* Bytes of an argument; numbers and what quoting changes are written for it. */
static size_t argument_size(crd_arena *arena, const crd_value *argument, bool quoted) {
  if (argument->kind == CRD_STRING_VALUE)
    return quoted ? crd_quoted_size(arena, crd_value_string(argument)) : argument->size;
  crd_text text = {.arena = arena};
  add_argument(&text, argument);
  return text.size;
}

size_t crd_words_size(crd_arena *arena, const crd_error *error) {
  if (!error->words) return error->detail.size;
  const char *format = format_of(error->words, error->minor);
  const crd_value *argument = error->arguments;
  size_t size = strlen(format);
  for (const char *at = format; error->argument_count && (at = strchr(at, '%')); at++) {
    if (at[1] == 'v' || at[1] == 'q') size += argument_size(arena, argument++, at[1] == 'q') - 2;
    if (at[1] == 'P') size -= argument[-1].as.integer == 1 ? 2 : 1;
  }
  return size;
}

bool crd_words_are_same(const crd_error *a, const crd_error *b) {
  if (a->words != b->words) return false;
  if (!a->words) return crd_string_equal(a->detail, b->detail);
  for (uint8_t i = 0; i < a->argument_count; i++)
    if (!crd_value_equal(&a->arguments[i], &b->arguments[i])) return false;
  return true;
}

/* Whether a text is the end of the field: words that begin with the path say it again. */
static bool is_of_field(const crd_error *error, crd_string text) {
  crd_string field = error->field;
  return text.size <= field.size && memcmp(field.data + field.size - text.size, text.data, text.size) == 0;
}

uint64_t crd_words_compute_hash(uint64_t seed, const crd_error *error) {
  if (!error->words) return hash_name(seed, error->detail);
  uint64_t hash = hash_mix(seed, (uint64_t)(uintptr_t)error->words);
  for (uint8_t i = 0; i < error->argument_count; i++) {
    const crd_value *argument = &error->arguments[i];
    if (argument->kind != CRD_STRING_VALUE)
      hash = hash_mix(hash, (uint64_t)argument->as.integer); /* a double's bits as well */
    else if (!argument->size || !is_of_field(error, crd_value_string(argument)))
      hash = hash_name(hash, crd_value_string(argument));
  }
  return hash;
}
