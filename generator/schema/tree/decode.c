/* SPDX-License-Identifier: Apache-2.0 */
/* The messages of Go's decoder for a CRD, from the tables of shape_tables.c. Mirrors sigs.k8s.io/json (decodeState.object,
 * addErrorContext, kubernetes_patch.go) for apiextensions/v1 types.go and marshal.go. */
#include "../../../runtime/value/joined.h"
#include "../../../runtime/value/words.h"
#include "schema/tree/shape.h"

#include <crd/base64.h>
#include <crd/metadata.h>

/* Deeper documents are left to crdc_shape_read, which refuses them. */
#define MAX_DECODE_DEPTH 4000

typedef struct decoder {
  crd_arena *arena;
  const source *source;
  crd_decoding *to;
  unsigned depth;
} decoder;

/* The context of a value. */
typedef struct decoded_place {
  const crd_path *path;
  crd_string struct_name; /* the innermost struct; inside a type with its own decoder the struct that contains it */
  bool lenient;           /* inside such a type */
} decoded_place;

/* Adds a path step: in strict errors with keys and indexes, in type errors with fields only. */
static void add_path_step(crd_text *text, const crd_path *path, bool strict) {
  if (!path) return;
  add_path_step(text, path->parent, strict);
  if (path->kind == CRD_PATH_INDEX) {
    if (strict) crd_text_printf(text, "[%u]", path->index);
  } else if (strict || path->kind == CRD_PATH_FIELD) {
    if (text->size) crd_text_add_char(text, '.');
    crd_text_add(text, path->name);
  }
}

static crd_string place_text(const decoder *decoder, const crd_path *path, bool strict) {
  crd_text text = {.arena = decoder->arena};
  add_path_step(&text, path, strict);
  return crd_text_string(&text);
}

static void fail_decoding(const decoder *decoder, const crd_value *value, crd_string error) {
  if (decoder->to->error.size) return;
  decoder->to->error = error;
  decoder->to->offset = value->offset;
}

/* The digits of a number as written. */
static crd_string number_digits(const decoder *decoder, const crd_value *value) {
  location place = crdc_location_resolve((location){decoder->source, value->offset});
  if (place.offset == CRD_NO_OFFSET || place.offset >= place.source->text.size) return (crd_string){NULL, 0};
  return crd_misfit_number(place.source->text, place.offset);
}

/* json.UnmarshalTypeError */
static void fail_type(const decoder *decoder, const decoded_place *at, const crd_value *value, bool digits,
                      const char *go_type) {
  if (decoder->to->error.size) return;
  crd_string number = digits ? number_digits(decoder, value) : (crd_string){NULL, 0};
  crd_string what = crd_misfit_word(decoder->arena, value, number), path = place_text(decoder, at->path, false);
  fail_decoding(decoder, value, crd_misfit(decoder->arena, what, at->struct_name, path, crd_string_of(go_type)));
}

static void decode_value(decoder *decoder, const shape *shape, const decoded_place *at, const crd_value *value);

static void skip_opaque(const decoder *decoder, const crd_path *path) {
  crd_texts_add(&decoder->to->opaque, place_text(decoder, path, true));
}

static void decode_struct(decoder *decoder, const shape *shape, const decoded_place *at, const crd_value *value) {
  static const char package[] = "v1.";
  crd_string name = crd_string_of(shape->go + sizeof package - 1);
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_member *member = &value->as.members[i];
    const shape_member *known = crdc_shape_find(shape, crd_member_name(member));
    crd_path path = {.parent = at->path, .name = crd_member_name(member), .kind = CRD_PATH_FIELD};
    decoded_place below = {&path, at->lenient ? at->struct_name : name, at->lenient};
    if (known) {
      if (member->value.kind != CRD_NULL) decode_value(decoder, known->shape, &below, &member->value);
    } else if (!at->lenient) {
      crd_strict_add(&decoder->to->unknown, (crd_strict_error){.kind = CRD_STRICT_UNKNOWN,
                                                               .path = place_text(decoder, &path, true),
                                                               .offset = member->name_offset});
      skip_opaque(decoder, &path);
    }
  }
}

static void decode_elements(decoder *decoder, const shape *of, const decoded_place *at, const crd_value *value) {
  for (uint32_t i = 0; i < value->size; i++) {
    bool map = value->kind == CRD_MAP;
    const crd_value *element = map ? &value->as.members[i].value : &value->as.items[i];
    crd_path path = {.parent = at->path, .index = i, .kind = CRD_PATH_INDEX};
    if (map) path = (crd_path){.parent = at->path, .name = crd_member_name(&value->as.members[i]), .kind = CRD_PATH_KEY};
    decoded_place below = {&path, at->struct_name, at->lenient};
    if (element->kind != CRD_NULL) decode_value(decoder, of, &below, element);
  }
}

/* metav1.Time and ObjectMeta have their own errors. */
static void decode_metadata(const decoder *decoder, const crd_value *value) {
  crd_string error = {NULL, 0};
  crd_strict_errors unknown = {.arena = decoder->arena};
  crd_value metadata = crd_value_copy(decoder->arena, value);
  bool good = crd_metadata_coerce(decoder->arena, &metadata, CRD_STRING("metadata"), false, &unknown, &error);
  for (uint32_t i = 0; i < unknown.count; i++) {
    crd_strict_add(&decoder->to->unknown, unknown.items[i]);
    crd_texts_add(&decoder->to->opaque, unknown.items[i].path);
  }
  if (good) return;
  /* Here the struct is a member of the object, so the path of its fields starts one level higher. */
  crd_string field = CRD_STRING(" into Go struct field ");
  const char *at = memmem(error.data, error.size, field.data, field.size);
  const char *dot = at ? memchr(at + field.size, '.', error.size - (size_t)(at - error.data) - field.size) : NULL;
  if (dot) {
    error = crd_joined(decoder->arena, (crd_string){error.data, (size_t)(dot + 1 - error.data)}, CRD_STRING("metadata."),
                       (crd_string){dot + 1, error.size - (size_t)(dot + 1 - error.data)});
  }
  fail_decoding(decoder, value, error);
}

static void decode_time(const decoder *decoder, const decoded_place *at, const crd_value *value) {
  if (value->kind != CRD_STRING_VALUE) {
    fail_type(decoder, at, value, false, "string");
    return;
  }
  crd_value metadata = crd_value_make_map(decoder->arena, 1);
  crd_string error = {NULL, 0};
  crd_value_set(decoder->arena, &metadata, CRD_STRING("creationTimestamp"), *value);
  if (!crd_metadata_coerce(decoder->arena, &metadata, CRD_STRING("metadata"), false, NULL, &error))
    fail_decoding(decoder, value, error);
}

/* Decodes a value that is no struct, map or list. */
static void decode_scalar(decoder *decoder, const shape *shape, const decoded_place *at, const crd_value *value) {
  bool number = value->kind == CRD_INT || value->kind == CRD_DOUBLE;
  bool text = value->kind == CRD_STRING_VALUE, in_range = value->kind == CRD_INT;
  size_t bad;
  if (shape->kind == SHAPE_INT32) in_range = in_range && value->as.integer >= INT32_MIN && value->as.integer <= INT32_MAX;
  switch (shape->kind) {
  case SHAPE_STRING:
    if (!text) fail_type(decoder, at, value, false, shape->go);
    return;
  case SHAPE_BOOL:
    if (value->kind != CRD_BOOL) fail_type(decoder, at, value, false, shape->go);
    return;
  case SHAPE_INT32:
  case SHAPE_INT64:
    if (!in_range) fail_type(decoder, at, value, number, shape->go);
    return;
  case SHAPE_NUMBER:
    if (!number) fail_type(decoder, at, value, false, shape->go);
    return;
  case SHAPE_BYTES:
    if (!text)
      fail_type(decoder, at, value, false, shape->go);
    else if ((bad = crd_base64_decode(crd_value_string(value), CRD_BASE64_STD, NULL, NULL)) != CRD_BASE64_GOOD)
      fail_decoding(decoder, value, crd_arena_printf(decoder->arena, "illegal base64 data at input byte %zu", bad));
    return;
  case SHAPE_TIME:
    decode_time(decoder, at, value);
    return;
  default:
    return;
  }
}

/* Decodes a union of a schema and another type, which has its own lenient decoder. */
static void decode_either(decoder *decoder, const shape *shape, const decoded_place *at, const crd_value *value) {
  static const struct shape text = {.kind = SHAPE_STRING, .go = "string"};
  decoded_place within = {at->path, at->struct_name, true};
  if (!at->lenient) skip_opaque(decoder, at->path);
  if (value->kind == CRD_MAP)
    decode_struct(decoder, &crdc_shape_schema, &within, value);
  else if (value->kind == CRD_LIST && shape->kind != SHAPE_OR_BOOL)
    decode_elements(decoder, shape->kind == SHAPE_ITEMS ? &crdc_shape_schema : &text, &within, value);
  else if (shape->kind == SHAPE_OR_BOOL && value->kind != CRD_BOOL)
    fail_decoding(decoder, value, CRD_STRING("boolean or JSON schema expected"));
}

static void decode_value(decoder *decoder, const shape *shape, const decoded_place *at, const crd_value *value) {
  if (decoder->depth >= MAX_DECODE_DEPTH) return;
  decoder->depth++;
  bool map = value->kind == CRD_MAP;
  switch (shape->kind) {
  case SHAPE_ANY:
    if (!at->lenient) skip_opaque(decoder, at->path);
    break;
  case SHAPE_ITEMS:
  case SHAPE_OR_BOOL:
  case SHAPE_DEPENDENCY:
    decode_either(decoder, shape, at, value);
    break;
  case SHAPE_METADATA:
    map ? decode_metadata(decoder, value) : fail_type(decoder, at, value, false, shape->go);
    break;
  case SHAPE_STRUCT:
    map ? decode_struct(decoder, shape, at, value) : fail_type(decoder, at, value, false, shape->go);
    break;
  case SHAPE_MAP:
    map ? decode_elements(decoder, shape->of, at, value) : fail_type(decoder, at, value, false, shape->go);
    break;
  case SHAPE_LIST:
    value->kind == CRD_LIST ? decode_elements(decoder, shape->of, at, value)
                            : fail_type(decoder, at, value, false, shape->go);
    break;
  default:
    decode_scalar(decoder, shape, at, value);
  }
  decoder->depth--;
}

void crd_decode(crd_arena *arena, const document *document, crd_decoding *decoding) {
  *decoding = (crd_decoding){.offset = CRD_NO_OFFSET, .unknown = {.arena = arena}, .opaque = {.arena = arena}};
  decoder decoder = {.arena = arena, .source = document->source, .to = decoding};
  decode_value(&decoder, &crdc_shape_definition, &(decoded_place){.path = NULL}, document->root);
}

bool crd_decode_meets(const crd_decoding *decoding, crd_string path) {
  for (uint32_t i = 0; i < decoding->opaque.count; i++) {
    crd_string opaque = decoding->opaque.items[i];
    if (path.size <= opaque.size || !crd_string_has_prefix(path, opaque)) continue;
    if (path.data[opaque.size] == '.' || path.data[opaque.size] == '[') return false;
  }
  for (uint32_t i = 0; i < decoding->unknown.count; i++)
    if (crd_string_equal(decoding->unknown.items[i].path, path)) return false;
  return true;
}
