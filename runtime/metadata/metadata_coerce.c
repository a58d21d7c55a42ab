/* SPDX-License-Identifier: Apache-2.0 */
/* The round trip of metadata through metav1.ObjectMeta: JSON is decoded into the struct and encoded again. It is done in
 * place on the value tree, along the table of the structs.
 *
 * A valid object takes two quick walks in the document's order. The first checks that every field fits and is known. The
 * second rewrites the fields, unless the first found that nothing would change. Only if a field is wrong or unknown, a
 * third, slow walk reports the errors in Go's order: names sorted, because the map is marshalled before it is decoded. Go's
 * decoder remembers the first wrong type and goes on, while a bad time ends the decoding, so a later bad time hides an
 * earlier wrong type. */
#include "../value/joined.h"
#include "../value/members.h"
#include "../value/words.h"
#include "metadata_parts.h"
#include <crd/json.h>

#include <stdlib.h>

int crd_meta_field_index(crd_string name) {
  const core_field *field = crd_core_field_named(&crd_core_object_meta_type, name);
  return field ? (int)(field - crd_core_object_meta_type.fields) : -1;
}

crd_string crd_meta_join(crd_arena *arena, crd_string a, crd_string b) {
  char *data = crd_arena_alloc(arena, a.size + b.size + 1);
  if (a.size) memcpy(data, a.data, a.size);
  if (b.size) memcpy(data + a.size, b.data, b.size);
  data[a.size + b.size] = 0;
  return (crd_string){data, a.size + b.size};
}

static bool is_always(const core_field *field) {
  return field->empty == CORE_ALWAYS;
}

static bool is_meta_time(const core_field *field) {
  return field->kind == CORE_TIME || field->kind == CORE_TIME_POINTER;
}

static uint32_t count_always(const core_type *type) {
  uint32_t count = 0;
  for (unsigned i = 0; i < type->field_count; i++) count += is_always(&type->fields[i]);
  return count;
}

/* ---- whether values fit ---- */

/* Reads an integer as Go does from JSON text, where 1.0 is written as 1. False if the value is not an int64. */
static bool integer_of(crd_arena *arena, const crd_value *value, int64_t *integer) {
  if (value->kind == CRD_INT) {
    *integer = value->as.integer;
    return true;
  }
  if (value->kind != CRD_DOUBLE) return false;
  crd_text text = {.arena = arena};
  crd_text_add_json_double(&text, value->as.number);
  bool negative = text.size && text.data[0] == '-';
  uint64_t number = 0, limit = (uint64_t)INT64_MAX + negative;
  for (size_t i = negative; i < text.size; i++) {
    char c = text.data[i];
    if (c < '0' || c > '9' || number > limit / 10) return false;
    number = number * 10 + (uint64_t)(c - '0');
    if (number > limit) return false;
  }
  *integer = negative ? (int64_t)(0 - number) : (int64_t)number;
  return true;
}

/* From best to worst. A value that is SETTLED fits, and would be written unchanged. */
typedef enum fit { SETTLED, FITS, FITS_WITH_UNKNOWN, DOES_NOT_FIT } fit;

static fit worse(fit a, fit b) {
  return a > b ? a : b;
}

static fit string_fits(const crd_value *value) {
  if (value->kind == CRD_NULL) return FITS;
  return value->kind == CRD_STRING_VALUE ? SETTLED : DOES_NOT_FIT;
}

#define ZERO_TIME_TEXT CRD_STRING("0001-01-01T00:00:00Z")

/* Whether a valid time has the form in which times are written: whole seconds, UTC. */
static bool is_written_time(crd_string text) {
  return text.size == 20 && text.data[19] == 'Z';
}

static int pair_of_digits(const char *text) {
  return (text[0] - '0') * 10 + (text[1] - '0');
}

/* Whether a text is a time as it is written, on a day up to 28, as most are: valid without a look at the calendar. */
static bool is_plain_time(crd_string text) {
  static const char form[] = "0000-00-00T00:00:00Z"; /* XOR with it leaves the value of a digit, and 0 of all else */
  static const char most[] = "\xF\xF\xF\xF\0\xF\xF\0\xF\xF\0\xF\xF\0\xF\xF\0\xF\xF"; /* the bits that may be set then */
  static const uint8_t parts[] = {0, 8, 12};
  const uint64_t ones = UINT64_C(0x0101010101010101);
  if (text.size != sizeof form - 1) return false;
  for (size_t i = 0; i < sizeof parts; i++) {
    uint64_t given, wanted, bits;
    memcpy(&given, text.data + parts[i], sizeof given);
    memcpy(&wanted, form + parts[i], sizeof wanted);
    memcpy(&bits, most + parts[i], sizeof bits);
    const uint64_t digits = given ^ wanted;
    if ((digits & ~bits) || ((digits + ones * 6) & ones * 0xF0)) return false;
  }
  const int month = pair_of_digits(text.data + 5), day = pair_of_digits(text.data + 8);
  return month >= 1 && month <= 12 && day >= 1 && day <= 28 && pair_of_digits(text.data + 11) <= 23 &&
         pair_of_digits(text.data + 14) <= 59 && pair_of_digits(text.data + 17) <= 59;
}

static fit time_fits(crd_arena *arena, const crd_value *value) {
  int64_t seconds;
  if (value->kind != CRD_STRING_VALUE) return DOES_NOT_FIT;
  crd_string text = crd_value_string(value);
  if (is_plain_time(text)) return crd_string_equal(text, ZERO_TIME_TEXT) ? FITS : SETTLED;
  if (!crd_meta_time_parse(arena, text, &seconds, NULL)) return DOES_NOT_FIT;
  return is_written_time(text) && !crd_string_equal(text, ZERO_TIME_TEXT) ? SETTLED : FITS;
}

static fit struct_fits(crd_arena *arena, const crd_value *value, const core_type *type, uint8_t *at);

static fit integer_fits(crd_arena *arena, const crd_value *value, bool pointer) {
  int64_t number;
  if (value->kind == CRD_INT && (pointer || value->as.integer != 0)) return SETTLED;
  return integer_of(arena, value, &number) ? FITS : DOES_NOT_FIT;
}

static fit field_fits(crd_arena *arena, const crd_value *value, const core_field *field) {
  fit result = value->size ? SETTLED : FITS; /* an empty value is left out */
  if (value->kind == CRD_NULL) return FITS;
  switch ((core_kind)field->kind) {
  case CORE_STRING:
    return value->kind == CRD_STRING_VALUE ? result : DOES_NOT_FIT;
  case CORE_INT64:
  case CORE_INT64_POINTER:
    return integer_fits(arena, value, field->kind == CORE_INT64_POINTER);
  case CORE_BOOL_POINTER:
    return value->kind == CRD_BOOL ? SETTLED : DOES_NOT_FIT;
  case CORE_TIME:
  case CORE_TIME_POINTER:
    return time_fits(arena, value);
  case CORE_STRING_MAP:
    if (value->kind != CRD_MAP) return DOES_NOT_FIT;
    for (uint32_t i = 0; i < value->size; i++) result = worse(result, string_fits(&value->as.members[i].value));
    return result;
  case CORE_STRING_LIST:
    if (value->kind != CRD_LIST) return DOES_NOT_FIT;
    for (uint32_t i = 0; i < value->size; i++) result = worse(result, string_fits(&value->as.items[i]));
    return result;
  case CORE_LIST:
    if (value->kind != CRD_LIST) return DOES_NOT_FIT;
    for (uint32_t i = 0; i < value->size; i++)
      result = worse(result, struct_fits(arena, &value->as.items[i], field->type, NULL));
    return result;
  default: /* CORE_RAW_POINTER */
    return FITS;
  }
  return FITS;
}

/* Sets `at`, unless it is NULL, to the place of each field among the members, counted from 1. */
static fit struct_fits(crd_arena *arena, const crd_value *value, const core_type *type, uint8_t *at) {
  fit result = SETTLED;
  uint32_t always = 0;
  if (value->kind == CRD_NULL) return FITS;
  if (value->kind != CRD_MAP) return DOES_NOT_FIT;
  for (uint32_t i = 0; i < value->size; i++) {
    const core_field *field = crd_core_field_named(type, crd_member_name(&value->as.members[i]));
    result = worse(result, field ? field_fits(arena, &value->as.members[i].value, field) : FITS_WITH_UNKNOWN);
    always += field && is_always(field);
    if (at && field) at[field - type->fields] = (uint8_t)(i + 1); /* used only if every field is known: `i` is then small */
  }
  return always == count_always(type) ? result : worse(result, FITS);
}

/* Only times may change: a pointer's zero time becomes null and is then left out; a year of five digits is not read. */
static bool struct_is_settled(const crd_value *value, const core_type *type) {
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_value *member = &value->as.members[i].value;
    const core_field *field = crd_core_field_named(type, crd_member_name(&value->as.members[i]));
    if (!field) continue;
    if (is_meta_time(field) && !crd_meta_time_is_read(member)) return false;
    for (uint32_t k = 0; field->kind == CORE_LIST && k < member->size; k++)
      if (!struct_is_settled(&member->as.items[k], field->type)) return false;
  }
  return true;
}

bool crd_meta_is_settled(const crd_value *metadata) {
  return struct_is_settled(metadata, &crd_core_object_meta_type);
}

/* ---- errors and unknown fields ---- */

typedef struct survey {
  crd_arena *arena;
  crd_string error;           /* of the first wrong type */
  const crd_value *wrong;     /* the value with that type */
  bool ended;                 /* a bad time: `error` is its text */
  crd_strict_errors *unknown; /* NULL: not wanted */
} survey;

/* The struct and the fields on the path to a value, like decodeState.errorContext. */
typedef struct coerced_place {
  const char *type_name; /* NULL at the root */
  crd_string fields;     /* "ownerReferences.uid" */
  crd_string path;       /* "metadata.ownerReferences[0].uid" */
} coerced_place;

/* json.UnmarshalTypeError of `value`, which does not fit `go_type`. `digits`: the error prints the number. */
static crd_string coercion_error(crd_arena *arena, const crd_value *value, bool digits, crd_string go_type,
                                 const coerced_place *at) {
  crd_text number = {.arena = arena};
  if (digits) crd_json_write(&number, value, CRD_JSON_COMPACT);
  return crd_misfit(arena, crd_misfit_word(arena, value, crd_text_string(&number)), crd_string_of(at->type_name), at->fields,
                    go_type);
}

static void note_type_error(survey *to, const crd_value *value, bool digits, crd_string go_type, const coerced_place *at) {
  if (to->error.size) return;
  to->error = coercion_error(to->arena, value, digits, go_type, at);
  to->wrong = value;
}

/* The Go type of a field; of a list with "[]". */
static crd_string whole_type(crd_arena *arena, const core_field *field) {
  if (field->kind == CORE_LIST) return crd_arena_printf(arena, "[]%s%s", field->type->package, field->type->go);
  return field->kind == CORE_STRING_LIST ? crd_arena_printf(arena, "[]%s", field->go) : crd_string_of(field->go);
}

static void survey_struct(survey *to, const crd_value *value, const core_type *type, const coerced_place *at);

static void survey_time(survey *to, const crd_value *value, const coerced_place *at) {
  int64_t seconds;
  crd_string error = {NULL, 0};
  if (value->kind != CRD_STRING_VALUE)
    error = coercion_error(to->arena, value, false, CRD_STRING("string"), at);
  else if (crd_meta_time_parse(to->arena, crd_value_string(value), &seconds, &error))
    return;
  to->error = error;
  to->wrong = value;
  to->ended = true;
}

static void survey_field(survey *to, const crd_value *value, const core_field *field, const coerced_place *at) {
  int64_t number;
  if (value->kind == CRD_NULL) return;
  switch ((core_kind)field->kind) {
  case CORE_TIME:
  case CORE_TIME_POINTER:
    survey_time(to, value, at);
    return;
  case CORE_INT64:
  case CORE_INT64_POINTER:
    if (!integer_of(to->arena, value, &number))
      note_type_error(to, value, value->kind == CRD_INT || value->kind == CRD_DOUBLE, crd_string_of(field->go), at);
    return;
  case CORE_STRING_MAP:
    if (value->kind != CRD_MAP) break;
    const crd_member **members = crd_members_sorted(to->arena, value, crd_members_by_name);
    for (uint32_t i = 0; i < value->size; i++)
      if (string_fits(&members[i]->value) == DOES_NOT_FIT)
        note_type_error(to, &members[i]->value, false, CRD_STRING("string"), at);
    return;
  case CORE_STRING_LIST:
    if (value->kind != CRD_LIST) break;
    for (uint32_t i = 0; i < value->size; i++)
      if (string_fits(&value->as.items[i]) == DOES_NOT_FIT)
        note_type_error(to, &value->as.items[i], false, CRD_STRING("string"), at);
    return;
  case CORE_LIST:
    if (value->kind != CRD_LIST) break;
    for (uint32_t i = 0; i < value->size && !to->ended; i++) {
      coerced_place item = *at;
      item.path = crd_meta_join(to->arena, at->path, crd_arena_printf(to->arena, "[%u]", (unsigned)i));
      survey_struct(to, &value->as.items[i], field->type, &item);
    }
    return;
  case CORE_STRING:
  case CORE_BOOL_POINTER:
    if (value->kind == (field->kind == CORE_BOOL_POINTER ? CRD_BOOL : CRD_STRING_VALUE)) return;
    break;
  default: /* CORE_RAW_POINTER */
    return;
  }
  note_type_error(to, value, false, whole_type(to->arena, field), at);
}

/* The most unknown fields that are reported, as in sigs.k8s.io/json. */
enum { MOST_UNKNOWN_OF_METADATA = 100 };

static void survey_struct(survey *to, const crd_value *value, const core_type *type, const coerced_place *at) {
  if (value->kind == CRD_NULL) return;
  if (value->kind != CRD_MAP) {
    note_type_error(to, value, false, crd_arena_printf(to->arena, "%s%s", type->package, type->go), at);
    return;
  }
  const crd_member **members = crd_members_sorted(to->arena, value, crd_members_by_name);
  for (uint32_t i = 0; i < value->size && !to->ended; i++) {
    crd_string name = crd_member_name(members[i]);
    crd_string path = crd_meta_join(to->arena, crd_meta_join(to->arena, at->path, CRD_STRING(".")), name);
    const core_field *field = crd_core_field_named(type, name);
    if (!field) {
      crd_strict_error unknown = {.kind = CRD_STRICT_UNKNOWN, .path = path, .offset = members[i]->name_offset};
      if (to->unknown && to->unknown->count < MOST_UNKNOWN_OF_METADATA) crd_strict_add(to->unknown, unknown);
      continue;
    }
    crd_string prefix = at->fields.size ? crd_meta_join(to->arena, at->fields, CRD_STRING(".")) : at->fields;
    coerced_place inner = {type->go, crd_meta_join(to->arena, prefix, name), path};
    survey_field(to, &members[i]->value, field, &inner);
  }
}

/* ---- rewriting ---- */

static void apply_struct(crd_arena *arena, crd_value *value, const core_type *type);

/* Encodes and decodes a value that has no type: floats with a whole value are written without a point, and read as ints. */
static void settle_raw(crd_arena *arena, crd_value *value) {
  int64_t integer;
  if (value->kind == CRD_DOUBLE && integer_of(arena, value, &integer)) {
    value->kind = CRD_INT;
    value->as.integer = integer;
  } else if (value->kind == CRD_LIST) {
    for (uint32_t i = 0; i < value->size; i++) settle_raw(arena, &value->as.items[i]);
  } else if (value->kind == CRD_MAP) {
    for (uint32_t i = 0; i < value->size; i++) settle_raw(arena, &value->as.members[i].value);
  }
}

static void become_string(crd_value *value, crd_string text) {
  value->kind = CRD_STRING_VALUE;
  value->size = (uint32_t)text.size;
  value->as.string = text.data;
}

static void null_to_empty(crd_value *value) {
  if (value->kind == CRD_NULL) become_string(value, CRD_STRING(""));
}

/* Whether a time has a fraction of a second that is at least a nanosecond, as Go counts it. */
static bool has_fraction(crd_string text) {
  size_t i = 0, digits = 0;
  while (i < text.size && text.data[i] != '.' && text.data[i] != ',') i++;
  for (i++; i < text.size && text.data[i] >= '0' && text.data[i] <= '9' && digits < 9; i++, digits++)
    if (text.data[i] != '0') return true;
  return false;
}

/* Rewrites a valid time to whole seconds in UTC. False for Go's zero time. */
static bool apply_time(crd_arena *arena, crd_value *value) {
  int64_t seconds = META_ZERO_TIME;
  crd_string text = crd_value_string(value);
  if (is_written_time(text)) return !crd_string_equal(text, ZERO_TIME_TEXT);
  if (!crd_meta_time_parse(arena, text, &seconds, NULL)) return false;
  if (seconds == META_ZERO_TIME && !has_fraction(text)) return false;
  become_string(value, crd_meta_time_text(arena, seconds));
  return true;
}

/* Rewrites a value that fits its field. False if the field must be left out. */
static bool apply_field(crd_arena *arena, crd_value *value, const core_field *field) {
  if (value->kind == CRD_NULL) {
    if (is_always(field)) null_to_empty(value);
    return is_always(field);
  }
  switch ((core_kind)field->kind) {
  case CORE_STRING:
    return is_always(field) || value->size > 0;
  case CORE_INT64:
  case CORE_INT64_POINTER:
    if (value->kind == CRD_DOUBLE) settle_raw(arena, value);
    return field->kind == CORE_INT64_POINTER || value->as.integer != 0;
  case CORE_TIME:
  case CORE_TIME_POINTER:
    if (apply_time(arena, value)) return true;
    value->kind = CRD_NULL;
    return field->kind == CORE_TIME_POINTER; /* a pointer to the zero time is written as null */
  case CORE_STRING_MAP:
    for (uint32_t i = 0; i < value->size; i++) null_to_empty(&value->as.members[i].value);
    return value->size > 0;
  case CORE_STRING_LIST:
    for (uint32_t i = 0; i < value->size; i++) null_to_empty(&value->as.items[i]);
    return value->size > 0;
  case CORE_LIST:
    for (uint32_t i = 0; i < value->size; i++) apply_struct(arena, &value->as.items[i], field->type);
    return value->size > 0;
  default: /* CORE_RAW_POINTER */
    settle_raw(arena, value);
    return true;
  case CORE_BOOL_POINTER:
    return true;
  }
  return true;
}

/* Adds missing fields that are always written. */
static void complete_struct(crd_arena *arena, crd_value *value, const core_type *type) {
  for (uint32_t i = 0; i < type->field_count; i++)
    if (is_always(&type->fields[i]) && !crd_value_get(value, type->fields[i].name))
      crd_value_set(arena, value, type->fields[i].name, crd_value_make_string(CRD_STRING("")));
}

static void apply_struct(crd_arena *arena, crd_value *value, const core_type *type) {
  if (value->kind == CRD_NULL) {
    uint32_t offset = value->offset;
    *value = crd_value_make_map(arena, type->field_count);
    value->offset = offset;
  }
  uint32_t kept = 0;
  for (uint32_t i = 0; i < value->size; i++) {
    crd_member *member = &value->as.members[i];
    const core_field *field = crd_core_field_named(type, crd_member_name(member));
    if (!field || !apply_field(arena, &member->value, field)) continue;
    if (kept != i) value->as.members[kept] = *member;
    kept++;
  }
  if (kept < value->size && value->capacity == 0) value->capacity = value->size;
  value->size = kept;
  complete_struct(arena, value, type);
}

/* For objects from storage: drops each field that does not fit. */
static void drop_misfits(crd_arena *arena, crd_value *metadata) {
  for (uint32_t i = 0; i < metadata->size;) {
    crd_string name = crd_member_name(&metadata->as.members[i]);
    const core_field *field = crd_core_field_named(&crd_core_object_meta_type, name);
    if (field && field_fits(arena, &metadata->as.members[i].value, field) == DOES_NOT_FIT)
      crd_value_remove(metadata, name);
    else
      i++;
  }
}

meta_places crd_meta_places_of(const crd_value *metadata) {
  meta_places places = {.misfit = CRD_NO_OFFSET};
  for (uint32_t i = 0; i < metadata->size && i < UINT8_MAX; i++) { /* coerced metadata has no more members than fields */
    int field = crd_meta_field_index(crd_member_name(&metadata->as.members[i]));
    if (field >= 0) places.at[field] = (uint8_t)(i + 1);
  }
  return places;
}

bool crd_metadata_coerce(crd_arena *arena, crd_value *metadata, crd_string path, bool lenient, crd_strict_errors *unknown,
                         crd_string *error) {
  meta_places places;
  return crd_meta_coerce(arena, metadata, path, lenient, unknown, error, &places);
}

bool crd_meta_coerce(crd_arena *arena, crd_value *metadata, crd_string path, bool lenient, crd_strict_errors *unknown,
                     crd_string *error, meta_places *places) {
  *error = (crd_string){NULL, 0};
  *places = (meta_places){.misfit = metadata->offset};
  fit result = struct_fits(arena, metadata, &crd_core_object_meta_type, places->at);
  if (result == DOES_NOT_FIT && lenient) {
    if (metadata->kind != CRD_MAP)
      return crd_refused(error,
                         crd_arena_printf(arena, "invalid metadata: expected object, got %s", crd_value_go_type(metadata)));
    drop_misfits(arena, metadata);
    result = FITS_WITH_UNKNOWN;
  }
  if (result == DOES_NOT_FIT || (result == FITS_WITH_UNKNOWN && unknown)) {
    crd_strict_errors found = {.arena = arena};
    survey to = {.arena = arena, .unknown = unknown ? &found : NULL};
    coerced_place root = {NULL, {NULL, 0}, path};
    survey_struct(&to, metadata, &crd_core_object_meta_type, &root);
    *error = to.error;
    if (result == DOES_NOT_FIT) {
      if (to.wrong) places->misfit = to.wrong->offset;
      return false;
    }
    for (uint32_t i = 0; i < found.count; i++) crd_strict_add(unknown, found.items[i]);
  }
  if (result != SETTLED) {
    apply_struct(arena, metadata, &crd_core_object_meta_type);
    *places = crd_meta_places_of(metadata);
  }
  return true;
}
