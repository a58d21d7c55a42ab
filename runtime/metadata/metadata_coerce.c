/* SPDX-License-Identifier: Apache-2.0 */
/* The round trip of metadata through metav1.ObjectMeta: JSON into the struct and the struct back into a map, made in place
 * on the value tree from a description of the structs.
 *
 * A valid object takes two quick walks in the document's order: one asks whether every field fits and is known, one
 * rewrites, unless the first has seen that it would change nothing. Only when something is wrong or unknown a third, slow
 * one says what, in the order in which Go meets it: names sorted, because the map is marshalled before it is read. Go's
 * decoder keeps the first wrong type and reads on, while a bad time ends it at once, so a later bad time hides an earlier
 * wrong type. */
#include "../value/members.h"
#include "../value/misfit.h"
#include "metadata_parts.h"
#include <crd/json.h>

#include <stdlib.h>

#define FIELD(field_name, field_kind, type)                                                                                 \
  { .name = CRD_STRING_INIT(field_name), .kind = (field_kind), .go_type = (type) }
#define POINTER(field_name, field_kind, type)                                                                               \
  { .name = CRD_STRING_INIT(field_name), .kind = (field_kind), .go_type = (type), .pointer = true }
#define ALWAYS(field_name, type)                                                                                            \
  { .name = CRD_STRING_INIT(field_name), .kind = META_STRING, .go_type = (type), .always = true }
#define STRUCTS(field_name, type, of)                                                                                       \
  { .name = CRD_STRING_INIT(field_name), .kind = META_STRUCT_LIST, .go_type = (type), .items = (of) }

static const meta_field owner_reference_fields[] = {
    ALWAYS("uid", "types.UID"),
    ALWAYS("kind", "string"),
    ALWAYS("name", "string"),
    ALWAYS("apiVersion", "string"),
    POINTER("controller", META_BOOL, "bool"),
    POINTER("blockOwnerDeletion", META_BOOL, "bool"),
};
static const meta_struct owner_reference = {
    "OwnerReference", "v1.OwnerReference", owner_reference_fields, 6, 4, {[3] = 1, [4] = 2, [10] = 4, [18] = 6}};

static const meta_field managed_fields_fields[] = {
    POINTER("time", META_TIME, "string"),        FIELD("manager", META_STRING, "string"),
    POINTER("fieldsV1", META_RAW, ""),           FIELD("operation", META_STRING, "v1.ManagedFieldsOperationType"),
    FIELD("apiVersion", META_STRING, "string"),  FIELD("fieldsType", META_STRING, "string"),
    FIELD("subresource", META_STRING, "string"),
};
static const meta_struct managed_fields_entry = {"ManagedFieldsEntry",
                                                 "v1.ManagedFieldsEntry",
                                                 managed_fields_fields,
                                                 7,
                                                 0,
                                                 {[4] = 1, [7] = 2, [8] = 3, [9] = 4, [10] = 5, [11] = 7}};

static const meta_field object_meta_fields[META_COUNT] = {
    [META_UID] = FIELD("uid", META_STRING, "types.UID"),
    [META_NAME] = FIELD("name", META_STRING, "string"),
    [META_LABELS] = FIELD("labels", META_STRING_MAP, "map[string]string"),
    [META_SELF_LINK] = FIELD("selfLink", META_STRING, "string"),
    [META_NAMESPACE] = FIELD("namespace", META_STRING, "string"),
    [META_GENERATION] = FIELD("generation", META_INT, "int64"),
    [META_FINALIZERS] = FIELD("finalizers", META_STRING_LIST, "[]string"),
    [META_ANNOTATIONS] = FIELD("annotations", META_STRING_MAP, "map[string]string"),
    [META_GENERATE_NAME] = FIELD("generateName", META_STRING, "string"),
    [META_MANAGED_FIELDS] = STRUCTS("managedFields", "[]v1.ManagedFieldsEntry", &managed_fields_entry),
    [META_RESOURCE_VERSION] = FIELD("resourceVersion", META_STRING, "string"),
    [META_OWNER_REFERENCES] = STRUCTS("ownerReferences", "[]v1.OwnerReference", &owner_reference),
    [META_CREATION_TIMESTAMP] = FIELD("creationTimestamp", META_TIME, "string"),
    [META_DELETION_TIMESTAMP] = POINTER("deletionTimestamp", META_TIME, "string"),
    [META_DELETION_GRACE_PERIOD_SECONDS] = POINTER("deletionGracePeriodSeconds", META_INT, "int64"),
};
const meta_struct crd_object_meta = {"ObjectMeta",
                                     "v1.ObjectMeta",
                                     object_meta_fields,
                                     META_COUNT,
                                     0,
                                     {[3] = META_UID + 1,
                                      [4] = META_NAME + 1,
                                      [6] = META_LABELS + 1,
                                      [8] = META_SELF_LINK + 1,
                                      [9] = META_NAMESPACE + 1,
                                      [10] = META_GENERATION + 1,
                                      [11] = META_ANNOTATIONS + 1,
                                      [12] = META_GENERATE_NAME + 1,
                                      [13] = META_MANAGED_FIELDS + 1,
                                      [15] = META_RESOURCE_VERSION + 1,
                                      [17] = META_CREATION_TIMESTAMP + 1,
                                      [26] = META_DELETION_GRACE_PERIOD_SECONDS + 1}};

int crd_meta_field_index(const meta_struct *type, crd_string name) {
  if (name.size > META_LONGEST_NAME) return -1;
  for (uint32_t i = type->first_of_size[name.size] - 1u; i < type->count && type->fields[i].name.size == name.size; i++)
    if (crd_name_bytes_equal(type->fields[i].name.data, name.data, name.size)) return (int)i;
  return -1;
}

crd_string crd_meta_join(crd_arena *arena, crd_string a, crd_string b) {
  char *data = crd_arena_alloc(arena, a.size + b.size + 1);
  if (a.size) memcpy(data, a.data, a.size);
  if (b.size) memcpy(data + a.size, b.data, b.size);
  data[a.size + b.size] = 0;
  return (crd_string){data, a.size + b.size};
}

/* ---- does it fit? ---- */

/* Reads a number as Go does from its JSON text: 1.0 is written "1" and so is an int64. */
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

/* From good to bad. What is settled fits, and is written as it was read. */
typedef enum fit { SETTLED, FITS, FITS_WITH_UNKNOWN, DOES_NOT_FIT } fit;

static fit worse(fit a, fit b) {
  return a > b ? a : b;
}

static fit string_fits(const crd_value *value) {
  if (value->kind == CRD_NULL) return FITS;
  return value->kind == CRD_STRING_VALUE ? SETTLED : DOES_NOT_FIT;
}

#define ZERO_TIME_TEXT CRD_STRING("0001-01-01T00:00:00Z")

/* Whether a time, which is one, is written to seconds in UTC: of these only Go's zero time is left out. */
static bool is_written_time(crd_string text) {
  return text.size == 20 && text.data[19] == 'Z';
}

static int pair_of_digits(const char *text) {
  return (text[0] - '0') * 10 + (text[1] - '0');
}

/* Whether a text is a time as times are written, on a day that all months have: most are, and no calendar need be asked. */
static bool is_plain_time(crd_string text) {
  static const char form[] = "0000-00-00T00:00:00Z"; /* with it a digit gives its value, and all else 0, */
  static const char most[] = "\xF\xF\xF\xF\0\xF\xF\0\xF\xF\0\xF\xF\0\xF\xF\0\xF\xF"; /* so that these are the bits */
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

static fit struct_fits(crd_arena *arena, const crd_value *value, const meta_struct *type, uint8_t *at);

static fit integer_fits(crd_arena *arena, const crd_value *value, bool pointer) {
  int64_t number;
  if (value->kind == CRD_INT && (pointer || value->as.integer != 0)) return SETTLED;
  return integer_of(arena, value, &number) ? FITS : DOES_NOT_FIT;
}

static fit field_fits(crd_arena *arena, const crd_value *value, const meta_field *field) {
  fit result = value->size ? SETTLED : FITS; /* of what is left out when it is empty */
  if (value->kind == CRD_NULL) return FITS;
  switch ((meta_kind)field->kind) {
  case META_STRING:
    return value->kind == CRD_STRING_VALUE ? result : DOES_NOT_FIT;
  case META_INT:
    return integer_fits(arena, value, field->pointer);
  case META_BOOL:
    return value->kind == CRD_BOOL ? SETTLED : DOES_NOT_FIT;
  case META_TIME:
    return time_fits(arena, value);
  case META_STRING_MAP:
    if (value->kind != CRD_MAP) return DOES_NOT_FIT;
    for (uint32_t i = 0; i < value->size; i++) result = worse(result, string_fits(&value->as.members[i].value));
    return result;
  case META_STRING_LIST:
    if (value->kind != CRD_LIST) return DOES_NOT_FIT;
    for (uint32_t i = 0; i < value->size; i++) result = worse(result, string_fits(&value->as.items[i]));
    return result;
  case META_STRUCT_LIST:
    if (value->kind != CRD_LIST) return DOES_NOT_FIT;
    for (uint32_t i = 0; i < value->size; i++)
      result = worse(result, struct_fits(arena, &value->as.items[i], field->items, NULL));
    return result;
  case META_RAW:
    return FITS;
  }
  return FITS;
}

/* `at`, unless it is NULL, is told of each field its place among the members, from 1. */
static fit struct_fits(crd_arena *arena, const crd_value *value, const meta_struct *type, uint8_t *at) {
  fit result = SETTLED;
  uint32_t always = 0;
  if (value->kind == CRD_NULL) return FITS;
  if (value->kind != CRD_MAP) return DOES_NOT_FIT;
  for (uint32_t i = 0; i < value->size; i++) {
    int index = crd_meta_field_index(type, crd_member_name(&value->as.members[i]));
    const meta_field *field = index < 0 ? NULL : &type->fields[index];
    result = worse(result, field ? field_fits(arena, &value->as.members[i].value, field) : FITS_WITH_UNKNOWN);
    always += field && field->always;
    if (at && field) at[index] = (uint8_t)(i + 1); /* counts only where all are known, so that there are few */
  }
  return always == type->always ? result : worse(result, FITS);
}

/* All but times does: the zero time of a pointer is null, then nothing, and a year of five digits is not read. */
static bool struct_is_settled(const crd_value *value, const meta_struct *type) {
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_value *member = &value->as.members[i].value;
    int index = crd_meta_field_index(type, crd_member_name(&value->as.members[i]));
    const meta_field *field = index < 0 ? NULL : &type->fields[index];
    if (!field) continue;
    if (field->kind == META_TIME && !crd_meta_time_is_read(member)) return false;
    for (uint32_t k = 0; field->kind == META_STRUCT_LIST && k < member->size; k++)
      if (!struct_is_settled(&member->as.items[k], field->items)) return false;
  }
  return true;
}

bool crd_meta_is_settled(const crd_value *metadata) {
  return struct_is_settled(metadata, &crd_object_meta);
}

/* ---- what is wrong, what is unknown? ---- */

typedef struct survey {
  crd_arena *arena;
  crd_string error;           /* of the first wrong type */
  const crd_value *wrong;     /* whose it is */
  bool ended;                 /* a bad time: `error` is its text */
  crd_strict_errors *unknown; /* NULL: not wanted */
} survey;

/* The struct and the fields on the way to a value, as decodeState.errorContext has them. */
typedef struct coerced_place {
  const char *type_name; /* NULL at the root */
  crd_string fields;     /* "ownerReferences.uid" */
  crd_string path;       /* "metadata.ownerReferences[0].uid" */
} coerced_place;

/* json.UnmarshalTypeError of `value`, which is no `go_type`. `digits`: the number is shown. */
static crd_string coercion_error(crd_arena *arena, const crd_value *value, bool digits, const char *go_type,
                                 const coerced_place *at) {
  crd_text number = {.arena = arena};
  if (digits) crd_json_write(&number, value, CRD_JSON_COMPACT);
  return crd_misfit(arena, crd_misfit_word(arena, value, crd_text_string(&number)), crd_string_of(at->type_name), at->fields,
                    crd_string_of(go_type));
}

static void note_type_error(survey *to, const crd_value *value, bool digits, const char *go_type, const coerced_place *at) {
  if (to->error.size) return;
  to->error = coercion_error(to->arena, value, digits, go_type, at);
  to->wrong = value;
}

static void survey_struct(survey *to, const crd_value *value, const meta_struct *type, const coerced_place *at);

static void survey_time(survey *to, const crd_value *value, const coerced_place *at) {
  int64_t seconds;
  crd_string error = {NULL, 0};
  if (value->kind != CRD_STRING_VALUE)
    error = coercion_error(to->arena, value, false, "string", at);
  else if (crd_meta_time_parse(to->arena, crd_value_string(value), &seconds, &error))
    return;
  to->error = error;
  to->wrong = value;
  to->ended = true;
}

static void survey_field(survey *to, const crd_value *value, const meta_field *field, const coerced_place *at) {
  int64_t number;
  if (value->kind == CRD_NULL) return;
  switch ((meta_kind)field->kind) {
  case META_TIME:
    survey_time(to, value, at);
    return;
  case META_INT:
    if (!integer_of(to->arena, value, &number))
      note_type_error(to, value, value->kind == CRD_INT || value->kind == CRD_DOUBLE, field->go_type, at);
    return;
  case META_STRING_MAP:
    if (value->kind != CRD_MAP) break;
    const crd_member **members = crd_members_sorted(to->arena, value, crd_members_by_name);
    for (uint32_t i = 0; i < value->size; i++)
      if (string_fits(&members[i]->value) == DOES_NOT_FIT) note_type_error(to, &members[i]->value, false, "string", at);
    return;
  case META_STRING_LIST:
    if (value->kind != CRD_LIST) break;
    for (uint32_t i = 0; i < value->size; i++)
      if (string_fits(&value->as.items[i]) == DOES_NOT_FIT) note_type_error(to, &value->as.items[i], false, "string", at);
    return;
  case META_STRUCT_LIST:
    if (value->kind != CRD_LIST) break;
    for (uint32_t i = 0; i < value->size && !to->ended; i++) {
      coerced_place item = *at;
      item.path = crd_meta_join(to->arena, at->path, crd_arena_printf(to->arena, "[%u]", (unsigned)i));
      survey_struct(to, &value->as.items[i], field->items, &item);
    }
    return;
  case META_STRING:
  case META_BOOL:
    if (value->kind == (field->kind == META_BOOL ? CRD_BOOL : CRD_STRING_VALUE)) return;
    break;
  case META_RAW:
    return;
  }
  note_type_error(to, value, false, field->go_type, at);
}

/* At most as many unknown fields are told as sigs.k8s.io/json keeps. */
enum { MOST_UNKNOWN_OF_METADATA = 100 };

static void survey_struct(survey *to, const crd_value *value, const meta_struct *type, const coerced_place *at) {
  if (value->kind == CRD_NULL) return;
  if (value->kind != CRD_MAP) {
    note_type_error(to, value, false, type->go_type, at);
    return;
  }
  const crd_member **members = crd_members_sorted(to->arena, value, crd_members_by_name);
  for (uint32_t i = 0; i < value->size && !to->ended; i++) {
    crd_string name = crd_member_name(members[i]);
    crd_string path = crd_meta_join(to->arena, crd_meta_join(to->arena, at->path, CRD_STRING(".")), name);
    int index = crd_meta_field_index(type, name);
    if (index < 0) {
      crd_strict_error unknown = {.kind = CRD_STRICT_UNKNOWN, .path = path, .offset = members[i]->name_offset};
      if (to->unknown && to->unknown->count < MOST_UNKNOWN_OF_METADATA) crd_strict_add(to->unknown, unknown);
      continue;
    }
    crd_string prefix = at->fields.size ? crd_meta_join(to->arena, at->fields, CRD_STRING(".")) : at->fields;
    coerced_place inner = {type->name, crd_meta_join(to->arena, prefix, name), path};
    survey_field(to, &members[i]->value, &type->fields[index], &inner);
  }
}

/* ---- rewriting ---- */

static void apply_struct(crd_arena *arena, crd_value *value, const meta_struct *type);

/* What encoding and decoding makes of a value that is kept raw: whole floats are written without a point and read as ints.
 */
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

/* Whether a time has a fraction of a second as Go counts it: in nanoseconds. */
static bool has_fraction(crd_string text) {
  size_t i = 0, digits = 0;
  while (i < text.size && text.data[i] != '.' && text.data[i] != ',') i++;
  for (i++; i < text.size && text.data[i] >= '0' && text.data[i] <= '9' && digits < 9; i++, digits++)
    if (text.data[i] != '0') return true;
  return false;
}

/* Rewrites a time, which is one, to seconds in UTC; false when it is Go's zero time. One of this size that ends in Z is
 * written so already. */
static bool apply_time(crd_arena *arena, crd_value *value) {
  int64_t seconds = META_ZERO_TIME;
  crd_string text = crd_value_string(value);
  if (is_written_time(text)) return !crd_string_equal(text, ZERO_TIME_TEXT);
  if (!crd_meta_time_parse(arena, text, &seconds, NULL)) return false;
  if (seconds == META_ZERO_TIME && !has_fraction(text)) return false;
  become_string(value, crd_meta_time_text(arena, seconds));
  return true;
}

/* Rewrites a value that fits its field; false when the field is left out of what is written. */
static bool apply_field(crd_arena *arena, crd_value *value, const meta_field *field) {
  if (value->kind == CRD_NULL) {
    if (field->always) null_to_empty(value);
    return field->always;
  }
  switch ((meta_kind)field->kind) {
  case META_STRING:
    return field->always || value->size > 0;
  case META_INT:
    if (value->kind == CRD_DOUBLE) settle_raw(arena, value);
    return field->pointer || value->as.integer != 0;
  case META_TIME:
    if (apply_time(arena, value)) return true;
    value->kind = CRD_NULL;
    return field->pointer; /* a pointer to the zero time is written as null */
  case META_STRING_MAP:
    for (uint32_t i = 0; i < value->size; i++) null_to_empty(&value->as.members[i].value);
    return value->size > 0;
  case META_STRING_LIST:
    for (uint32_t i = 0; i < value->size; i++) null_to_empty(&value->as.items[i]);
    return value->size > 0;
  case META_STRUCT_LIST:
    for (uint32_t i = 0; i < value->size; i++) apply_struct(arena, &value->as.items[i], field->items);
    return value->size > 0;
  case META_RAW:
    settle_raw(arena, value);
    return true;
  case META_BOOL:
    return true;
  }
  return true;
}

/* Adds the fields that are always written and are not there. */
static void complete_struct(crd_arena *arena, crd_value *value, const meta_struct *type) {
  for (uint32_t i = 0; i < type->count; i++)
    if (type->fields[i].always && !crd_value_get(value, type->fields[i].name))
      crd_value_set(arena, value, type->fields[i].name, crd_value_make_string(CRD_STRING("")));
}

static void apply_struct(crd_arena *arena, crd_value *value, const meta_struct *type) {
  if (value->kind == CRD_NULL) {
    uint32_t offset = value->offset;
    *value = crd_value_make_map(arena, type->count);
    value->offset = offset;
  }
  uint32_t kept = 0;
  for (uint32_t i = 0; i < value->size; i++) {
    crd_member *member = &value->as.members[i];
    int index = crd_meta_field_index(type, crd_member_name(member));
    if (index < 0 || !apply_field(arena, &member->value, &type->fields[index])) continue;
    if (kept != i) value->as.members[kept] = *member;
    kept++;
  }
  if (kept < value->size && value->capacity == 0) value->capacity = value->size;
  value->size = kept;
  complete_struct(arena, value, type);
}

/* Objects from storage: what does not fit is dropped, field by field. */
static void drop_misfits(crd_arena *arena, crd_value *metadata) {
  for (uint32_t i = 0; i < metadata->size;) {
    crd_string name = crd_member_name(&metadata->as.members[i]);
    int index = crd_meta_field_index(&crd_object_meta, name);
    if (index >= 0 && field_fits(arena, &metadata->as.members[i].value, &object_meta_fields[index]) == DOES_NOT_FIT)
      crd_value_remove(metadata, name);
    else
      i++;
  }
}

meta_places crd_meta_places_of(const crd_value *metadata) {
  meta_places places = {.misfit = CRD_NO_OFFSET};
  for (uint32_t i = 0; i < metadata->size && i < UINT8_MAX; i++) { /* coerced, it has no more members than fields */
    int field = crd_meta_field_index(&crd_object_meta, crd_member_name(&metadata->as.members[i]));
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
  fit result = struct_fits(arena, metadata, &crd_object_meta, places->at);
  if (result == DOES_NOT_FIT && lenient) {
    if (metadata->kind != CRD_MAP) {
      *error = crd_arena_printf(arena, "invalid metadata: expected object, got %s", crd_value_go_type(metadata));
      return false;
    }
    drop_misfits(arena, metadata);
    result = FITS_WITH_UNKNOWN;
  }
  if (result == DOES_NOT_FIT || (result == FITS_WITH_UNKNOWN && unknown)) {
    crd_strict_errors found = {.arena = arena};
    survey to = {.arena = arena, .unknown = unknown ? &found : NULL};
    coerced_place root = {NULL, {NULL, 0}, path};
    survey_struct(&to, metadata, &crd_object_meta, &root);
    *error = to.error;
    if (result == DOES_NOT_FIT) {
      if (to.wrong) places->misfit = to.wrong->offset;
      return false;
    }
    for (uint32_t i = 0; i < found.count; i++) crd_strict_add(unknown, found.items[i]);
  }
  if (result != SETTLED) {
    apply_struct(arena, metadata, &crd_object_meta);
    *places = crd_meta_places_of(metadata);
  }
  return true;
}
