/* SPDX-License-Identifier: Apache-2.0 */
/* The encoder: a walk over the structs along the type tables. */
#include "encode.h"

#include "field_life.h"
#include "types_storage.h"

#include <assert.h>
#include <crd/base64.h>
#include <crd/json.h>
#include <inttypes.h>

/* Where to, and whether as upstream's internal types are written, which have no tags: every field by its name in Go. */
typedef struct encoder {
  crd_text *text;
  bool internal;
  unsigned minor; /* whose fields; 0: the newest */
} encoder;

/* Types of apimachinery, which the internal types hold as they are: they have tags. */
static bool has_tags(const core_type *type) {
  return type == &crd_core_label_selector_type || type == &crd_core_label_selector_requirement_type ||
         type == &crd_core_object_meta_type || type == &crd_core_condition_type || type == &crd_core_group_resource_type;
}

/* What omitempty and omitzero leave out; never a struct. */
static bool is_left_out(const core_field *field, const void *from) {
  switch ((core_kind)field->kind) {
  case CORE_STRING:
  case CORE_BYTES:
    return ((const crd_string *)from)->size == 0;
  case CORE_BOOL:
    return !*(const bool *)from;
  case CORE_INT32:
    return *(const int32_t *)from == 0;
  case CORE_INT64:
    return *(const int64_t *)from == 0;
  case CORE_STRING_POINTER:
    return !((const core_optional_string *)from)->set;
  case CORE_BOOL_POINTER:
    return !((const core_optional_bool *)from)->set;
  case CORE_INT32_POINTER:
    return !((const core_optional_int32 *)from)->set;
  case CORE_INT64_POINTER:
    return !((const core_optional_int64 *)from)->set;
  case CORE_TIME_POINTER:
  case CORE_MICRO_TIME_POINTER:
    return ((const core_time *)from)->text.size == 0;
  case CORE_TIME:
  case CORE_MICRO_TIME:
    return field->empty == CORE_OMIT_ZERO && ((const core_time *)from)->text.size == 0;
  case CORE_QUANTITY_POINTER:
  case CORE_INT_OR_STRING_POINTER:
  case CORE_RAW_POINTER:
  case CORE_STRUCT_POINTER:
    return core_pointer_at(from) == NULL;
  case CORE_LIST:
  case CORE_STRING_LIST:
  case CORE_INT32_LIST:
  case CORE_INT64_LIST:
  case CORE_BOOL_LIST:
  case CORE_QUANTITY_LIST:
  case CORE_STRING_MAP:
  case CORE_QUANTITY_MAP:
  case CORE_BYTES_MAP:
  case CORE_TIME_MAP:
  case CORE_STRING_LIST_MAP:
  case CORE_STRUCT_MAP:
  case CORE_QUALIFIED_MAP:
    return core_list_at(from).count == 0;
  case CORE_RAW: /* omitzero alone knows an empty one */
    return field->empty == CORE_OMIT_ZERO && !core_pointer_at(from);
  case CORE_STRUCT:
  case CORE_INLINE:
  case CORE_QUANTITY:
  case CORE_INT_OR_STRING:
    return false;
  }
  return false;
}

static void add_null(crd_text *text) {
  crd_text_add(text, CRD_STRING("null"));
}

static void add_bool(crd_text *text, bool value) {
  crd_text_add(text, value ? CRD_STRING("true") : CRD_STRING("false"));
}

static void encode_integer(crd_text *text, int64_t value) {
  crd_text_printf(text, "%" PRId64, value);
}

static void add_string(crd_text *text, crd_string value) {
  crd_json_write_string(text, value, CRD_JSON_GO);
}

static void encode_quantity(crd_text *text, const crd_quantity *quantity) {
  crd_text_add_char(text, '"');
  crd_text_add(text, crd_quantity_text(text->arena, quantity));
  crd_text_add_char(text, '"');
}

static void encode_bytes(crd_text *text, crd_string bytes) {
  if (!bytes.data) {
    add_null(text);
    return;
  }
  crd_text_add_char(text, '"');
  crd_base64_encode(text, bytes);
  crd_text_add_char(text, '"');
}

static void encode_time(crd_text *text, const core_time *time) {
  if (time->text.size)
    add_string(text, time->text);
  else
    add_null(text);
}

static void encode_struct(encoder to, const core_type *type, const void *from);

static void encode_item(encoder to, const core_field *field, const char *items, uint32_t i) {
  crd_text *text = to.text;
  switch ((core_kind)field->kind) {
  case CORE_LIST:
    encode_struct(to, field->type, items + (size_t)i * field->type->size);
    break;
  case CORE_STRING_LIST:
    add_string(text, ((const crd_string *)(const void *)items)[i]);
    break;
  case CORE_INT32_LIST:
    encode_integer(text, ((const int32_t *)(const void *)items)[i]);
    break;
  case CORE_BOOL_LIST:
    add_bool(text, ((const bool *)(const void *)items)[i]);
    break;
  case CORE_QUANTITY_LIST:
    encode_quantity(text, (const crd_quantity *)(const void *)items + i);
    break;
  default:
    encode_integer(text, ((const int64_t *)(const void *)items)[i]);
  }
}

static void encode_items(encoder to, const core_field *field, core_any_list list) {
  crd_text *text = to.text;
  if (!list.items) {
    add_null(text);
    return;
  }
  crd_text_add_char(text, '[');
  for (uint32_t i = 0; i < list.count; i++) {
    if (i) crd_text_add_char(text, ',');
    encode_item(to, field, list.items, i);
  }
  crd_text_add_char(text, ']');
}

static void encode_pair_value(encoder to, const core_field *field, const void *value) {
  static const core_field strings = {.kind = CORE_STRING_LIST};
  switch ((core_kind)field->kind) {
  case CORE_QUANTITY_MAP:
    encode_quantity(to.text, value);
    break;
  case CORE_BYTES_MAP:
    encode_bytes(to.text, *(const crd_string *)value);
    break;
  case CORE_TIME_MAP:
    encode_time(to.text, value);
    break;
  case CORE_STRING_LIST_MAP:
    encode_items(to, &strings, core_list_at(value));
    break;
  case CORE_STRUCT_MAP:
  case CORE_QUALIFIED_MAP:
    encode_struct(to, field->type, value);
    break;
  default:
    add_string(to.text, *(const crd_string *)value);
  }
}

static void encode_pairs(encoder to, const core_field *field, core_any_list map) {
  crd_text *text = to.text;
  if (!map.items) {
    add_null(text);
    return;
  }
  crd_text_add_char(text, '{');
  for (uint32_t i = 0; i < map.count; i++) {
    const char *pair = map.items + i * crd_core_pair_size(field);
    if (i) crd_text_add_char(text, ',');
    add_string(text, *(const crd_string *)(const void *)pair);
    crd_text_add_char(text, ':');
    encode_pair_value(to, field, pair + CORE_PAIR_VALUE);
  }
  crd_text_add_char(text, '}');
}

/* What stands behind a pointer is there: is_left_out has asked, or the field is written as null. */
static void encode_field(encoder to, const core_field *field, const void *from) {
  crd_text *text = to.text;
  switch ((core_kind)field->kind) {
  case CORE_STRING:
    add_string(text, *(const crd_string *)from);
    break;
  case CORE_BOOL:
    add_bool(text, *(const bool *)from);
    break;
  case CORE_INT32:
    encode_integer(text, *(const int32_t *)from);
    break;
  case CORE_INT64:
    encode_integer(text, *(const int64_t *)from);
    break;
  case CORE_STRING_POINTER:
    add_string(text, ((const core_optional_string *)from)->value);
    break;
  case CORE_BOOL_POINTER:
    add_bool(text, ((const core_optional_bool *)from)->value);
    break;
  case CORE_INT32_POINTER:
    encode_integer(text, ((const core_optional_int32 *)from)->value);
    break;
  case CORE_INT64_POINTER:
    encode_integer(text, ((const core_optional_int64 *)from)->value);
    break;
  case CORE_INT_OR_STRING_POINTER:
  case CORE_INT_OR_STRING: {
    const core_int_or_string *either = field->kind == CORE_INT_OR_STRING ? from : core_pointer_at(from);
    if (either->is_string)
      add_string(text, either->text);
    else
      encode_integer(text, either->number);
    break;
  }
  case CORE_QUANTITY:
    encode_quantity(text, from);
    break;
  case CORE_QUANTITY_POINTER:
    encode_quantity(text, core_pointer_at(from));
    break;
  case CORE_TIME:
  case CORE_TIME_POINTER:
  case CORE_MICRO_TIME:
  case CORE_MICRO_TIME_POINTER:
    encode_time(text, from);
    break;
  case CORE_BYTES:
    encode_bytes(text, *(const crd_string *)from);
    break;
  case CORE_RAW:
  case CORE_RAW_POINTER:
    crd_json_write(text, core_pointer_at(from), CRD_JSON_COMPACT);
    break;
  case CORE_STRUCT:
  case CORE_INLINE:
    encode_struct(to, field->type, from);
    break;
  case CORE_STRUCT_POINTER:
    encode_struct(to, field->type, core_pointer_at(from));
    break;
  case CORE_LIST:
  case CORE_STRING_LIST:
  case CORE_INT32_LIST:
  case CORE_INT64_LIST:
  case CORE_BOOL_LIST:
  case CORE_QUANTITY_LIST:
    encode_items(to, field, core_list_at(from));
    break;
  case CORE_STRING_MAP:
  case CORE_QUANTITY_MAP:
  case CORE_BYTES_MAP:
  case CORE_TIME_MAP:
  case CORE_STRING_LIST_MAP:
  case CORE_STRUCT_MAP:
  case CORE_QUALIFIED_MAP:
    encode_pairs(to, field, core_list_at(from));
  }
}

/* Behind a pointer, and nil: what is written of it is null. Lists and maps see to themselves. */
static bool is_nil(const core_field *field, const void *from) {
  switch ((core_kind)field->kind) {
  case CORE_STRING_POINTER:
  case CORE_BOOL_POINTER:
  case CORE_INT32_POINTER:
  case CORE_INT64_POINTER:
  case CORE_INT_OR_STRING_POINTER:
  case CORE_QUANTITY_POINTER:
  case CORE_RAW_POINTER:
  case CORE_STRUCT_POINTER:
    return is_left_out(field, from);
  case CORE_RAW:
    return !core_pointer_at(from);
  default:
    return false;
  }
}

/* Internal types embed metadata, which in the API is a field. */
static bool is_inlined(encoder to, const core_field *field) {
  return field->kind == CORE_INLINE || (to.internal && field->type == &crd_core_object_meta_type);
}

/* The fields of a struct, those of embedded ones in their place. */
static void encode_fields(encoder to, const core_type *type, const void *from, bool *first) {
  assert(type);
  to.internal = to.internal && !has_tags(type);
  for (unsigned i = 0; i < type->field_count; i++) {
    const core_field *field = &type->fields[i];
    const void *value = (const char *)from + field->offset;
    if (!field->name.size) continue;                                      /* of a struct without fields */
    if (to.internal && field->type == &crd_core_type_meta_type) continue; /* which the conversion leaves empty */
    if (is_inlined(to, field)) {
      encode_fields(to, field->type, value, first);
      continue;
    }
    if (!crd_core_has_field(to.minor, type, field)) continue;
    if (!to.internal && field->empty != CORE_ALWAYS && is_left_out(field, value)) continue;
    if (!*first) crd_text_add_char(to.text, ',');
    *first = false;
    add_string(to.text, to.internal ? crd_string_of(field->go_name) : field->name);
    crd_text_add_char(to.text, ':');
    if (is_nil(field, value))
      add_null(to.text);
    else
      encode_field(to, field, value);
  }
}

static void encode_struct(encoder to, const core_type *type, const void *from) {
  bool first = true;
  crd_text_add_char(to.text, '{');
  encode_fields(to, type, from, &first);
  crd_text_add_char(to.text, '}');
}

void crd_core_encode(crd_text *text, const core_type *type, const void *from) {
  encode_struct((encoder){.text = text}, type, from);
}

void crd_core_encode_served(crd_text *text, const core_type *type, const void *from, unsigned minor) {
  encode_struct((encoder){.text = text, .minor = minor}, type, from);
}

void crd_core_encode_internal(crd_text *text, const core_type *type, const void *from, unsigned minor) {
  encode_struct((encoder){.text = text, .internal = true, .minor = minor}, type, from);
}

void crd_core_encode_internal_list(crd_text *text, const core_type *type, const void *list, unsigned minor) {
  const core_field field = {.type = type, .kind = type ? CORE_LIST : CORE_STRING_LIST};
  encode_items((encoder){.text = text, .internal = true, .minor = minor}, &field, core_list_at(list));
}

void crd_core_encode_internal_map(crd_text *text, core_kind kind, const void *map) {
  const core_field field = {.kind = (uint8_t)kind};
  encode_pairs((encoder){.text = text, .internal = true}, &field, core_list_at(map));
}
