/* SPDX-License-Identifier: Apache-2.0 */
/* goDecodeError: the error of encoding/json (in the variant of sigs.k8s.io/json) for an object that a Go type cannot hold.
 * The types are those of the schema, with the Go names of the structs and fields that have them; metadata is apimachinery's
 * ObjectMeta.
 *
 * The first value of a wrong type is the error, and decoding continues; an error of an UnmarshalJSON (a time, a quantity)
 * ends the decoding and is the error. */
#include "../../gotypes/go_form.h"
#include "../../storage/storage.h"
#include "../../value/words.h"
#include "../internal.h"

#include <crd/go_text.h>
#include <crd/json.h>

/* The place of a value: a field, and the place of the struct that has it. Items and entries have the place of their
 * list or map. */
typedef struct go_place {
  const struct go_place *outer; /* NULL: the root */
  crd_string field;
} go_place;

typedef struct go_decoding {
  crd_cel *cel;
  crd_cel_value names;          /* a map: "" is the type of the object, "JobSpec.tasks" that of a field of a struct */
  crd_cel_value fields;         /* the object's fields that are decoded; CRD_CEL_NULL: all */
  crd_string mismatch, refusal; /* the first error of each kind; empty: none */
} go_decoding;

/* ---- names ---- */

/* "spec.minAvailable" */
static crd_string path_of(crd_arena *arena, const go_place *place) {
  if (!place->outer) return CRD_STRING("");
  if (!place->outer->outer) return place->field;
  return crd_arena_printf(arena, "%.*s.%.*s", CRD_PRINT(path_of(arena, place->outer)), CRD_PRINT(place->field));
}

/* Returns "JobSpec" for "v1alpha1.JobSpec". */
static crd_string without_package(crd_string name) {
  size_t from = name.size;
  while (from && name.data[from - 1] != '.') from--;
  return (crd_string){name.data + from, name.size - from};
}

/* The name of the type at a place: from `names`, else as Kubernetes declares it; empty if neither has it. */
static crd_string known_name(const go_decoding *d, const go_place *place) {
  crd_arena *arena = d->cel->arena;
  crd_string holder = {NULL, 0}, key = CRD_STRING("");
  if (place->outer && !place->outer->outer && crd_string_equal(place->field, CRD_STRING("metadata")))
    return CRD_STRING("v1.ObjectMeta");
  if (place->outer) {
    holder = known_name(d, place->outer);
    key = crd_arena_printf(arena, "%.*s.%.*s", CRD_PRINT(without_package(holder)), CRD_PRINT(place->field));
  }
  crd_cel_value name = crd_cel_index(d->cel, d->names, crd_cel_of_string(key));
  return name.kind == CRD_CEL_STRING ? name.as.text : crd_go_field_type(arena, holder, place->field);
}

/* The Go type of the value at a place. */
static crd_string type_name(const go_decoding *d, const crd_type *type, const go_place *place) {
  crd_arena *arena = d->cel->arena;
  if (type->items) return crd_arena_printf(arena, "[]%.*s", CRD_PRINT(type_name(d, type->items, place)));
  crd_string known = known_name(d, place);
  if (known.size) return known;
  if (type->accepts & CRD_ACCEPT_STRING) return CRD_STRING("string");
  if (type->accepts & CRD_ACCEPT_BOOLEAN) return CRD_STRING("bool");
  if (type->accepts & CRD_ACCEPT_INTEGER) return crd_string_of(type->format_name ? type->format_name : "int");
  if (type->accepts & CRD_ACCEPT_NUMBER) return CRD_STRING("float64");
  if (type->additional) return crd_arena_printf(arena, "map[string]%.*s", CRD_PRINT(type_name(d, type->additional, place)));
  return CRD_STRING("struct");
}

/* ---- errors ---- */

static crd_string mismatch_at(const go_decoding *d, crd_string what, crd_string wanted, const go_place *place) {
  crd_string holder = {NULL, 0};
  if (place->outer) holder = without_package(known_name(d, place->outer));
  return crd_misfit(d->cel->arena, what, holder, path_of(d->cel->arena, place), wanted);
}

static void add_mismatch(go_decoding *d, const crd_type *type, const crd_value *value, const go_place *place) {
  if (d->mismatch.size) return;
  bool number = (type->accepts & CRD_ACCEPT_INTEGER) && (value->kind == CRD_DOUBLE || value->kind == CRD_INT);
  crd_string digits = number ? crd_json_encode(d->cel->arena, value, CRD_JSON_COMPACT) : (crd_string){NULL, 0};
  d->mismatch = mismatch_at(d, crd_misfit_word(d->cel->arena, value, digits), type_name(d, type, place), place);
}

/* ---- values ---- */

static void decode_go_value(go_decoding *d, const crd_type *type, const crd_value *value, const go_place *place);

static const crd_field *find_go_field(const crd_type *type, const crd_member *member) {
  if (type->storage == CRD_STORE_OBJECT) return type_field(type, member->name, member->name_size);
  for (uint32_t i = 0; type->fields && i < type->fields->count; i++)
    if (crd_string_equal(type->fields->items[i].name, crd_member_name(member))) return &type->fields->items[i];
  return NULL;
}

static bool is_read(const go_decoding *d, const crd_member *member, const go_place *place) {
  return place->outer || d->fields.kind == CRD_CEL_NULL ||
         crd_cel_in(d->cel, crd_cel_of_string(crd_member_name(member)), d->fields) == CRD_CEL_TRUE;
}

/* The type of a member. NULL: Go ignores the member, or it is an entry of a map. */
static const crd_type *go_member_type(const crd_type *type, const crd_member *member, const go_place *place) {
  crd_string name = crd_member_name(member);
  if (!place->outer && crd_string_equal(name, CRD_STRING("metadata"))) return &crd_cel_object_meta_type;
  if (type == &crd_cel_object_meta_type && crd_string_equal(name, CRD_STRING("managedFields")))
    return &crd_cel_managed_fields_type;
  const crd_field *field = find_go_field(type, member);
  return field ? field->type : NULL;
}

static void decode_members(go_decoding *d, const crd_type *type, const crd_value *value, const go_place *place) {
  for (uint32_t i = 0; i < value->size && !d->refusal.size; i++) {
    const crd_member *member = &value->as.members[i];
    if (!is_read(d, member, place)) continue;
    const crd_type *inner = go_member_type(type, member, place);
    const go_place at = {place, crd_member_name(member)};
    if (inner)
      decode_go_value(d, inner, &member->value, &at);
    else if (type->additional)
      decode_go_value(d, type->additional, &member->value, place);
  }
}

/* metav1.Time decodes a string in RFC 3339. The error for other values names the field. */
static void decode_go_time(go_decoding *d, const crd_value *value, const go_place *place) {
  crd_timestamp time;
  crd_arena *arena = d->cel->arena;
  if (value->kind == CRD_STRING_VALUE)
    (void)!crd_timestamp_parse(arena, CRD_TIME_RFC3339, crd_value_string(value), &time, &d->refusal);
  else
    d->refusal = mismatch_at(d, crd_string_of(crd_json_kind_name(value)), CRD_STRING("string"), place);
}

static void decode_quantity(go_decoding *d, const crd_value *value) {
  crd_quantity quantity;
  crd_string text = value->kind == CRD_STRING_VALUE ? crd_go_trim(crd_value_string(value))
                                                    : crd_json_encode(d->cel->arena, value, CRD_JSON_COMPACT);
  if (!text.size) return; /* it is zero */
  crd_string error = {NULL, 0};
  if (!crd_quantity_parse(text, &quantity, &error)) d->refusal = error;
}

static bool is_whole(const crd_type *type, const crd_value *value) {
  if (value->kind != CRD_INT) return false;
  bool narrow = type->format_name && strcmp(type->format_name, "int32") == 0;
  return !narrow || (value->as.integer >= INT32_MIN && value->as.integer <= INT32_MAX);
}

static bool has_shape(const crd_type *type, const crd_value *value) {
  if (type->accepts & CRD_ACCEPT_OBJECT) return value->kind == CRD_MAP;
  if (type->accepts & CRD_ACCEPT_ARRAY) return value->kind == CRD_LIST;
  if (type->accepts & CRD_ACCEPT_STRING) return value->kind == CRD_STRING_VALUE;
  if (type->accepts & CRD_ACCEPT_BOOLEAN) return value->kind == CRD_BOOL;
  if (type->accepts & CRD_ACCEPT_INTEGER) return is_whole(type, value);
  return !(type->accepts & CRD_ACCEPT_NUMBER) || value->kind == CRD_INT || value->kind == CRD_DOUBLE;
}

static void decode_go_value(go_decoding *d, const crd_type *type, const crd_value *value, const go_place *place) {
  if (value->kind == CRD_NULL || d->refusal.size) return;
  crd_arena_poll(d->cel->arena);
  d->cel->cost += 1;
  if (type->flags & CRD_TYPE_INT_OR_STRING) {
    if (type->checks && type->checks->pattern) decode_quantity(d, value);
    return;
  }
  if (type->format == CRD_FORMAT_DATETIME) {
    decode_go_time(d, value, place);
    return;
  }
  if (!has_shape(type, value)) {
    add_mismatch(d, type, value, place);
    return;
  }
  if (value->kind == CRD_MAP) decode_members(d, type, value, place);
  for (uint32_t i = 0; value->kind == CRD_LIST && type->items && i < value->size; i++)
    decode_go_value(d, type->items, &value->as.items[i], place);
}

/* ---- objects ---- */

/* runtime.Serializer checks apiVersion first. */
static crd_string group_version_error(crd_arena *arena, const crd_value *object) {
  crd_string version = crd_value_text(crd_value_get(object, CRD_STRING("apiVersion")));
  size_t slashes = 0;
  for (size_t i = 0; i < version.size; i++) slashes += version.data[i] == '/';
  if (slashes < 2) return (crd_string){NULL, 0};
  return crd_arena_printf(arena, "unexpected GroupVersion string: %.*s", CRD_PRINT(version));
}

crd_cel_value crd_cel_fn_go_decode_error(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (arguments[0].kind == CRD_CEL_NULL) return crd_cel_optional_none();
  const crd_value *object = crd_cel_node(cel, arguments[0]);
  const crd_type *type = crd_cel_part_type(arguments[0]);
  if (!object || !type || !crd_cel_is_map(arguments[1])) return crd_cel_wrong_call(cel, arguments, count);
  go_decoding d = {.cel = cel, .names = arguments[1], .fields = count > 2 ? arguments[2] : crd_cel_of_null()};
  crd_string error = group_version_error(cel->arena, object);
  if (!error.size) {
    decode_go_value(&d, type, object, &(go_place){.outer = NULL});
    error = d.refusal.size ? d.refusal : d.mismatch;
  }
  return error.size ? crd_cel_optional_of(cel, crd_cel_of_string(error)) : crd_cel_optional_none();
}
