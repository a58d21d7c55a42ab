/* SPDX-License-Identifier: Apache-2.0 */
/* The encoder: walks the structs along the type tables and writes a text or a tree. */
#include "encode.h"

#include "field_life.h"
#include "internal_order.h"
#include "types_storage.h"

#include <assert.h>
#include <crd/base64.h>
#include <crd/json.h>
#include <inttypes.h>

/* The output, and its form. `internal`: upstream's internal types, which have no tags: every field, by its Go name. */
typedef struct encoder {
  crd_text *text;
  bool internal;
  unsigned minor;           /* its fields are written; 0: the newest */
  const core_pod_spec *pod; /* internal: the enclosing pod spec */
} encoder;

/* Types of apimachinery, which internal types contain unchanged: they have tags. */
static bool has_tags(const core_type *type) {
  return type == &crd_core_label_selector_type || type == &crd_core_label_selector_requirement_type ||
         type == &crd_core_object_meta_type || type == &crd_core_condition_type || type == &crd_core_group_resource_type;
}

/* Whether omitempty and omitzero leave the value out; never a struct. */
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
    return !((const core_time *)from)->text.data;
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
  case CORE_RAW: /* only omitzero leaves out an empty one */
    return field->empty == CORE_OMIT_ZERO && !core_pointer_at(from);
  case CORE_STRUCT:
  case CORE_INLINE:
  case CORE_QUANTITY:
  case CORE_INT_OR_STRING:
    return false;
  }
  return false;
}

/* ---- values that are not structs, lists or maps ---- */

static crd_value value_of_bytes(crd_arena *arena, crd_string bytes) {
  crd_text text = {.arena = arena};
  if (!bytes.data) return crd_value_make_null();
  crd_base64_encode(&text, bytes);
  return crd_value_make_string(crd_text_string(&text));
}

static crd_value value_of_time(const core_time *time) {
  return time->text.size ? crd_value_make_string(time->text) : crd_value_make_null();
}

static crd_value value_of_either(const core_int_or_string *either) {
  if (!either) return crd_value_make_null();
  return either->is_string ? crd_value_make_string(either->text) : crd_value_make_int(either->number);
}

static crd_value value_of_quantity(crd_arena *arena, const crd_quantity *quantity) {
  return quantity ? crd_value_make_string(crd_quantity_text(arena, quantity)) : crd_value_make_null();
}

/* A value of a scalar kind; null for nil. */
static crd_value scalar_of(crd_arena *arena, core_kind kind, const void *from) {
  switch (kind) {
  case CORE_STRING:
    return crd_value_make_string(*(const crd_string *)from);
  case CORE_BOOL:
    return crd_value_make_bool(*(const bool *)from);
  case CORE_INT32:
    return crd_value_make_int(*(const int32_t *)from);
  case CORE_INT64:
    return crd_value_make_int(*(const int64_t *)from);
  case CORE_STRING_POINTER: {
    const core_optional_string *own = from;
    return own->set ? crd_value_make_string(own->value) : crd_value_make_null();
  }
  case CORE_BOOL_POINTER: {
    const core_optional_bool *own = from;
    return own->set ? crd_value_make_bool(own->value) : crd_value_make_null();
  }
  case CORE_INT32_POINTER: {
    const core_optional_int32 *own = from;
    return own->set ? crd_value_make_int(own->value) : crd_value_make_null();
  }
  case CORE_INT64_POINTER: {
    const core_optional_int64 *own = from;
    return own->set ? crd_value_make_int(own->value) : crd_value_make_null();
  }
  case CORE_INT_OR_STRING:
    return value_of_either(from);
  case CORE_INT_OR_STRING_POINTER:
    return value_of_either(core_pointer_at(from));
  case CORE_QUANTITY:
    return value_of_quantity(arena, from);
  case CORE_QUANTITY_POINTER:
    return value_of_quantity(arena, core_pointer_at(from));
  case CORE_TIME:
  case CORE_TIME_POINTER:
  case CORE_MICRO_TIME:
  case CORE_MICRO_TIME_POINTER:
    return value_of_time(from);
  case CORE_BYTES:
    return value_of_bytes(arena, *(const crd_string *)from);
  default: { /* CORE_RAW, CORE_RAW_POINTER */
    const crd_value *raw = core_pointer_at(from);
    return raw ? *raw : crd_value_make_null();
  }
  }
}

/* ---- structs, lists and maps ---- */

typedef enum shape { SHAPE_SCALAR, SHAPE_STRUCT, SHAPE_LIST, SHAPE_MAP } shape;

/* The shape of a kind. `inner`: the kind of a list's items, with their `size`, or of a map's values. */
static shape shape_of(const core_field *field, core_kind kind, core_kind *inner, size_t *size) {
  static const struct {
    uint8_t shape, inner, size;
  } shapes[] = {
      [CORE_STRUCT] = {SHAPE_STRUCT, 0, 0},
      [CORE_STRUCT_POINTER] = {SHAPE_STRUCT, 0, 0},
      [CORE_INLINE] = {SHAPE_STRUCT, 0, 0},
      [CORE_LIST] = {SHAPE_LIST, CORE_STRUCT, 0},
      [CORE_STRING_LIST] = {SHAPE_LIST, CORE_STRING, sizeof(crd_string)},
      [CORE_INT32_LIST] = {SHAPE_LIST, CORE_INT32, sizeof(int32_t)},
      [CORE_INT64_LIST] = {SHAPE_LIST, CORE_INT64, sizeof(int64_t)},
      [CORE_BOOL_LIST] = {SHAPE_LIST, CORE_BOOL, sizeof(bool)},
      [CORE_QUANTITY_LIST] = {SHAPE_LIST, CORE_QUANTITY, sizeof(crd_quantity)},
      [CORE_STRING_MAP] = {SHAPE_MAP, CORE_STRING, 0},
      [CORE_QUANTITY_MAP] = {SHAPE_MAP, CORE_QUANTITY, 0},
      [CORE_BYTES_MAP] = {SHAPE_MAP, CORE_BYTES, 0},
      [CORE_TIME_MAP] = {SHAPE_MAP, CORE_TIME, 0},
      [CORE_STRING_LIST_MAP] = {SHAPE_MAP, CORE_STRING_LIST, 0},
      [CORE_STRUCT_MAP] = {SHAPE_MAP, CORE_STRUCT, 0},
      [CORE_QUALIFIED_MAP] = {SHAPE_MAP, CORE_STRUCT, 0},
  };
  *inner = (core_kind)shapes[kind].inner;
  *size = kind == CORE_LIST && field->type ? field->type->size : shapes[kind].size;
  return (shape)shapes[kind].shape;
}

static const void *struct_at(core_kind kind, const void *from) {
  return kind == CORE_STRUCT_POINTER ? core_pointer_at(from) : from;
}

static void encode_struct(encoder to, const core_type *type, const void *from);
static void encode_value(encoder to, const core_field *field, core_kind kind, const void *from);

static void add_string(crd_text *text, crd_string value) {
  crd_json_write_string(text, value, CRD_JSON_GO);
}

static void encode_items(encoder to, const core_field *field, core_kind inner, size_t size, core_any_list list) {
  crd_text_add_char(to.text, '[');
  for (uint32_t i = 0; i < list.count; i++) {
    if (i) crd_text_add_char(to.text, ',');
    encode_value(to, field, inner, list.items + i * size);
  }
  crd_text_add_char(to.text, ']');
}

static void encode_pairs(encoder to, const core_field *field, core_kind inner, core_any_list map) {
  size_t size = crd_core_pair_size(field);
  crd_text_add_char(to.text, '{');
  for (uint32_t i = 0; i < map.count; i++) {
    const char *pair = map.items + i * size;
    if (i) crd_text_add_char(to.text, ',');
    add_string(to.text, *(const crd_string *)(const void *)pair);
    crd_text_add_char(to.text, ':');
    encode_value(to, field, inner, pair + CORE_PAIR_VALUE);
  }
  crd_text_add_char(to.text, '}');
}

void crd_core_encode_raw(crd_text *text, const crd_value *raw) {
  const crd_string json = core_raw_text(raw), separator = CRD_STRING("\xe2\x80\xa8");
  bool quoted = false;
  for (size_t i = 0; i < json.size; i++) {
    const char c = json.data[i];
    if (!quoted && strchr(" \t\r\n", c)) continue;
    if (c == '"') quoted = !quoted;
    if (c == '<' || c == '>' || c == '&') {
      crd_text_printf(text, "\\u%04x", (unsigned)c);
    } else if (c == separator.data[0] && json.size - i > 2 && json.data[i + 1] == separator.data[1] &&
               (json.data[i + 2] | 1) == (separator.data[2] | 1)) {
      crd_text_printf(text, "\\u202%c", json.data[i += 2] & 1 ? '9' : '8');
    } else {
      crd_text_add_char(text, c);
    }
    if (quoted && c == '\\' && i + 1 < json.size) crd_text_add_char(text, json.data[++i]);
  }
}

static void encode_scalar(crd_text *text, core_kind kind, const void *from) {
  const bool raw = kind == CORE_RAW || kind == CORE_RAW_POINTER;
  if (raw && core_pointer_at(from)) {
    crd_core_encode_raw(text, core_pointer_at(from));
    return;
  }
  crd_value value = scalar_of(text->arena, kind, from);
  if (value.kind == CRD_STRING_VALUE)
    add_string(text, crd_value_string(&value));
  else
    crd_json_write(text, &value, CRD_JSON_COMPACT);
}

static void encode_value(encoder to, const core_field *field, core_kind kind, const void *from) {
  core_kind inner;
  size_t size;
  shape shape = shape_of(field, kind, &inner, &size);
  if (shape == SHAPE_SCALAR)
    encode_scalar(to.text, kind, from);
  else if (shape == SHAPE_STRUCT && struct_at(kind, from))
    encode_struct(to, field->type, struct_at(kind, from));
  else if (shape == SHAPE_STRUCT || !core_pointer_at(from))
    crd_text_add(to.text, CRD_STRING("null"));
  else if (shape == SHAPE_LIST)
    encode_items(to, field, inner, size, core_list_at(from));
  else
    encode_pairs(to, field, inner, core_list_at(from));
}

/* Whether the fields of a struct are written among those around it. In internal types metadata is embedded, too. */
static bool is_inlined(encoder to, const core_field *field) {
  return field->kind == CORE_INLINE || (to.internal && field->type == &crd_core_object_meta_type);
}

static void encode_fields(encoder to, const core_type *type, const void *from, bool *first);

/* Before 1.34 fields with omitzero had omitempty, which does not leave out structs. */
static bool knows_no_zero(encoder to, const core_field *field) {
  enum { HAS_OMIT_ZERO = 34 };
  return field->empty == CORE_OMIT_ZERO && to.minor && to.minor < HAS_OMIT_ZERO;
}

static void begin_go_member(encoder to, crd_string name, bool *first) {
  if (!*first) crd_text_add_char(to.text, ',');
  *first = false;
  crd_text_add_char(to.text, '"');
  crd_text_add(to.text, name);
  crd_text_add(to.text, CRD_STRING("\":"));
}

/* Writes one field of a struct; for an embedded struct, its fields. */
static void encode_field_member(encoder to, const core_type *type, const core_field *field, const void *from, bool *first) {
  const void *value = (const char *)from + field->offset;
  if (!field->name.size) return;                                      /* a struct without fields */
  if (to.internal && field->type == &crd_core_type_meta_type) return; /* the conversion leaves it empty */
  if (is_inlined(to, field)) {
    encode_fields(to, field->type, value, first);
    return;
  }
  if (!crd_core_has_field(to.minor, type, field)) return;
  if (!to.internal && field->empty != CORE_ALWAYS && !knows_no_zero(to, field) && is_left_out(field, value)) return;
  begin_go_member(to, to.internal ? crd_string_of(field->go_name) : field->name, first);
  encode_value(to, field, field->kind, value);
}

static const core_field *find_row_by_go_name(const core_type *type, crd_string name) {
  for (unsigned i = 0; i < type->field_count; i++)
    if (type->fields[i].name.size && crd_string_equal(name, crd_string_of(type->fields[i].go_name))) return &type->fields[i];
  return NULL;
}

/* Writes a field that the type of 1.37 does not have. 1.35 had WorkloadRef, with its feature gate off. Before 1.37 the
 * security context had the fields for what a pod shares with its host. */
static void encode_moved(encoder to, const core_type *type, crd_string name, bool *first) {
  enum { HAS_WORKLOAD = 35 };
  const core_field *field = to.pod ? find_row_by_go_name(&crd_core_pod_spec_type, name) : NULL;
  if (field && type == &crd_core_pod_security_context_type) {
    encode_field_member(to, &crd_core_pod_spec_type, field, to.pod, first);
  } else if (type == &crd_core_pod_spec_type && to.minor == HAS_WORKLOAD) {
    begin_go_member(to, name, first);
    crd_text_add(to.text, CRD_STRING("null"));
  }
}

/* Writes the fields of a struct, with those of embedded structs in their place. */
static void encode_fields(encoder to, const core_type *type, const void *from, bool *first) {
  assert(type);
  to.internal = to.internal && !has_tags(type);
  if (type == &crd_core_pod_spec_type) to.pod = from;
  crd_string names = to.internal ? crd_core_internal_order(type, to.minor) : (crd_string){NULL, 0}, name;
  if (!names.size)
    for (unsigned i = 0; i < type->field_count; i++) encode_field_member(to, type, &type->fields[i], from, first);
  while (names.size) {
    crd_string_cut(names, ' ', &name, &names);
    const core_field *field = find_row_by_go_name(type, name);
    if (field)
      encode_field_member(to, type, field, from, first);
    else
      encode_moved(to, type, name, first);
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
  encode_value((encoder){.text = text, .internal = true, .minor = minor}, &field, field.kind, list);
}

void crd_core_encode_internal_map(crd_text *text, core_kind kind, const void *map) {
  const core_field field = {.kind = (uint8_t)kind};
  encode_value((encoder){.text = text, .internal = true}, &field, kind, map);
}

/* ---- to a tree ---- */

typedef struct grower {
  crd_arena *arena;
  unsigned minor;
} grower;

static crd_value grown_value(grower to, const core_field *field, core_kind kind, const void *from);

static bool is_written(grower to, const core_type *type, const core_field *field, const void *from) {
  return field->name.size && (field->empty == CORE_ALWAYS || !is_left_out(field, from)) &&
         crd_core_has_field(to.minor, type, field);
}

static void add_grown_members(grower to, const core_type *type, const char *from, crd_value *out) {
  for (const core_field *field = type->fields, *end = field + type->field_count; field < end; field++) {
    const char *value = from + field->offset;
    if (field->kind == CORE_INLINE)
      add_grown_members(to, field->type, value, out);
    else if (is_written(to, type, field, value))
      crd_value_add(to.arena, out, field->name, grown_value(to, field, field->kind, value));
  }
}

static crd_value grown_struct(grower to, const core_type *type, const void *from) {
  crd_value out = crd_value_make_map(to.arena, type->field_count / 2u);
  add_grown_members(to, type, from, &out);
  return out;
}

static crd_value grown_list(grower to, const core_field *field, core_kind inner, size_t size, core_any_list list) {
  crd_value out = crd_value_make_list(to.arena, list.count);
  for (uint32_t i = 0; i < list.count; i++)
    crd_value_append(to.arena, &out, grown_value(to, field, inner, list.items + i * size));
  return out;
}

static crd_value grown_map(grower to, const core_field *field, core_kind inner, core_any_list map) {
  crd_value out = crd_value_make_map(to.arena, map.count);
  size_t size = crd_core_pair_size(field);
  for (uint32_t i = 0; i < map.count; i++) {
    const char *pair = map.items + i * size;
    crd_value_add(to.arena, &out, *(const crd_string *)(const void *)pair,
                  grown_value(to, field, inner, pair + CORE_PAIR_VALUE));
  }
  return out;
}

static crd_value grown_value(grower to, const core_field *field, core_kind kind, const void *from) {
  core_kind inner;
  size_t size;
  shape shape = shape_of(field, kind, &inner, &size);
  if (shape == SHAPE_SCALAR) return scalar_of(to.arena, kind, from);
  if (shape == SHAPE_STRUCT)
    return struct_at(kind, from) ? grown_struct(to, field->type, struct_at(kind, from)) : crd_value_make_null();
  core_any_list list = core_list_at(from);
  if (!list.items) return crd_value_make_null();
  return shape == SHAPE_LIST ? grown_list(to, field, inner, size, list) : grown_map(to, field, inner, list);
}

crd_value crd_core_tree(crd_arena *arena, const core_type *type, const void *from, unsigned minor) {
  return grown_struct((grower){.arena = arena, .minor = minor}, type, from);
}
