/* Making values, errors, lists and maps of any form. */
#include "internal.h"
#include <stdarg.h>
#include <stdio.h>

/* ---- errors ---- */

bool crd_cel_fail(crd_cel *cel, const char *text) {
  cel->error = crd_string_of(text);
  return false;
}

crd_cel_value crd_cel_failed(crd_cel *cel, const char *text) {
  crd_cel_fail(cel, text);
  return crd_cel_of_truth(CRD_CEL_ERROR);
}

crd_cel_value crd_cel_failed_with(crd_cel *cel, const char *format, ...) {
  va_list arguments, again;
  va_start(arguments, format);
  va_copy(again, arguments);
  int size = vsnprintf(NULL, 0, format, arguments);
  va_end(arguments);
  char *text = crd_arena_alloc(cel->arena, (size_t)(size < 0 ? 0 : size) + 1);
  text[0] = 0;
  vsnprintf(text, (size_t)(size < 0 ? 0 : size) + 1, format, again);
  va_end(again);
  cel->error = (crd_string){text, (size_t)(size < 0 ? 0 : size)};
  return crd_cel_of_truth(CRD_CEL_ERROR);
}

crd_cel_value crd_cel_failed_parts(crd_cel *cel, const crd_string *parts, size_t count) {
  crd_text text = {.arena = cel->arena};
  for (size_t i = 0; i < count; i++) crd_text_add(&text, parts[i]);
  cel->error = crd_text_string(&text);
  return crd_cel_of_truth(CRD_CEL_ERROR);
}

crd_cel_value crd_cel_no_overload(crd_cel *cel, const char *name, const crd_cel_value *arguments, size_t count) {
  crd_text text = {.arena = cel->arena};
  for (size_t i = 0; i < count; i++) {
    if (arguments[i].kind == CRD_CEL_FAILED) return arguments[i];
  }
  crd_text_printf(&text, "no such overload: %s(", name);
  for (size_t i = 0; i < count; i++) {
    if (i) crd_text_add(&text, CRD_STRING(", "));
    crd_text_add(&text, crd_cel_type_name(arguments[i]));
  }
  crd_text_add_char(&text, ')');
  cel->error = crd_text_string(&text);
  return crd_cel_of_truth(CRD_CEL_ERROR);
}

crd_cel_value crd_cel_no_operator(crd_cel *cel, const char *name, crd_cel_value value) {
  if (value.kind == CRD_CEL_FAILED) return value;
  static const struct {
    const char *operator;
    uint32_t kinds;
  } traits[] = {
      {"_+_", 1u << CRD_CEL_INT | 1u << CRD_CEL_UINT | 1u << CRD_CEL_DOUBLE | 1u << CRD_CEL_BYTES},
      {"_-_", 1u << CRD_CEL_INT | 1u << CRD_CEL_UINT | 1u << CRD_CEL_DOUBLE},
      {"_*_", 1u << CRD_CEL_INT | 1u << CRD_CEL_UINT | 1u << CRD_CEL_DOUBLE},
      {"_/_", 1u << CRD_CEL_INT | 1u << CRD_CEL_UINT | 1u << CRD_CEL_DOUBLE},
      {"_%_", 1u << CRD_CEL_INT | 1u << CRD_CEL_UINT},
      {"<", 1u << CRD_CEL_BOOL | 1u << CRD_CEL_INT | 1u << CRD_CEL_UINT | 1u << CRD_CEL_DOUBLE | 1u << CRD_CEL_BYTES}};
  /* unary minus only fails on values without it: bool has one by name */
  const uint32_t receivers = 1u << CRD_CEL_STRING | 1u << CRD_CEL_DURATION | 1u << CRD_CEL_TIMESTAMP;
  bool compares = name[1] == '<' || name[1] == '>', own = receivers >> value.kind & 1;
  for (size_t i = 0; i < sizeof traits / sizeof *traits; i++)
    if (strcmp(name, traits[i].operator) == 0 || (compares && traits[i].operator[0] == '<'))
      own |= traits[i].kinds >> value.kind & 1;
  if (strcmp(name, "-_") == 0) own |= value.kind == CRD_CEL_BOOL;
  if (strcmp(name, "_+_") == 0) own |= crd_cel_is_list(value);
  return own ? crd_cel_failed(cel, "no such overload") : crd_cel_failed_with(cel, "no such overload: %s", name);
}

crd_cel_value crd_cel_wrong_call(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (arguments[i].kind == CRD_CEL_FAILED) return arguments[i];
  return crd_cel_failed(cel, "no such overload");
}

static bool no_overload(crd_cel *cel, crd_cel_value value) {
  return value.kind == CRD_CEL_FAILED ? false : crd_cel_fail(cel, "no such overload");
}

bool crd_cel_fail_key(crd_cel *cel, crd_string name) {
  CRD_CEL_FAILED_PARTS(cel, CRD_STRING("no such key: "), name);
  return false;
}

bool crd_cel_fail_index(crd_cel *cel, int64_t index) {
  crd_cel_failed_with(cel, "index out of bounds: %lld", (long long)index);
  return false;
}

crd_cel_truth crd_cel_over_limit(crd_cel *cel) {
  cel->cancelled = true;
  crd_cel_fail(cel, "operation cancelled: actual cost limit exceeded");
  return CRD_CEL_ERROR;
}

crd_cel_truth crd_cel_truth_of_value(crd_cel *cel, crd_cel_value value) {
  if (value.kind == CRD_CEL_BOOL) return crd_cel_truth_of(value.as.boolean);
  no_overload(cel, value);
  return CRD_CEL_ERROR;
}

bool crd_cel_get_bool(crd_cel *cel, crd_cel_value value, bool *out) {
  if (value.kind != CRD_CEL_BOOL) return no_overload(cel, value);
  *out = value.as.boolean;
  return true;
}
bool crd_cel_get_int(crd_cel *cel, crd_cel_value value, int64_t *out) {
  if (value.kind != CRD_CEL_INT) return no_overload(cel, value);
  *out = value.as.integer;
  return true;
}
bool crd_cel_get_uint(crd_cel *cel, crd_cel_value value, uint64_t *out) {
  if (value.kind != CRD_CEL_UINT) return no_overload(cel, value);
  *out = value.as.unsigned_integer;
  return true;
}
bool crd_cel_get_double(crd_cel *cel, crd_cel_value value, double *out) {
  if (value.kind != CRD_CEL_DOUBLE) return no_overload(cel, value);
  *out = value.as.number;
  return true;
}
bool crd_cel_get_string(crd_cel *cel, crd_cel_value value, crd_string *out) {
  if (value.kind != CRD_CEL_STRING && value.kind != CRD_CEL_BYTES) return no_overload(cel, value);
  *out = value.as.text;
  return true;
}

/* ---- making ---- */

crd_cel_value crd_cel_of_items(crd_cel *cel, const crd_cel_value *items, size_t count) {
  crd_cel_list *list = crd_arena_alloc(cel->arena, sizeof *list);
  *list = (crd_cel_list){items, count, NULL};
  crd_cel_value value = crd_cel_of_null();
  value.kind = CRD_CEL_LIST;
  value.as.list = list;
  return value;
}

crd_cel_value crd_cel_of_entries(crd_cel *cel, const crd_cel_entry *entries, size_t count) {
  crd_cel_map *map = crd_arena_alloc(cel->arena, sizeof *map);
  *map = (crd_cel_map){entries, count, NULL};
  crd_cel_value value = crd_cel_of_null();
  value.kind = CRD_CEL_MAP;
  value.as.map = map;
  return value;
}

crd_cel_value crd_cel_of_opaque(crd_cel_opaque_kind kind, const void *opaque) {
  crd_cel_value value = crd_cel_of_null();
  value.kind = CRD_CEL_OPAQUE;
  value.opaque_kind = (uint8_t)kind;
  value.as.opaque = opaque;
  return value;
}

crd_cel_value crd_cel_optional_of(crd_cel *cel, crd_cel_value value) {
  return value.kind == CRD_CEL_FAILED ? value : crd_cel_optional_of_old(cel, value);
}

crd_cel_value crd_cel_optional_of_old(crd_cel *cel, crd_cel_value value) {
  crd_cel_value *place = crd_arena_alloc(cel->arena, sizeof *place);
  if (value.kind == CRD_CEL_FAILED) value.as.text = cel->error; /* others may come before it is asked for */
  *place = value;
  crd_cel_value optional = crd_cel_optional_none();
  optional.as.optional = place;
  return optional;
}

crd_cel_value crd_cel_held(crd_cel *cel, crd_cel_value optional) {
  if (optional.as.optional->kind == CRD_CEL_FAILED) cel->error = optional.as.optional->as.text;
  return *optional.as.optional;
}

/* What "?" stands before must be an optional (interpreter/interpretable.go invalidOptionalElementInit). */
static crd_cel_value not_optional(crd_cel *cel, crd_string what, crd_cel_value value) {
  crd_string text = crd_cel_value_text(cel, value);
  return crd_cel_failed_with(cel, "cannot initialize optional %.*s from non-optional value %.*s", (int)what.size, what.data,
                             (int)text.size, text.data);
}

static crd_string entry_name(crd_cel *cel, crd_cel_value key) {
  crd_string text = crd_cel_value_text(cel, key);
  return crd_arena_printf(cel->arena, "entry '%.*s'", (int)text.size, text.data);
}

crd_cel_value crd_cel_make_list(crd_cel *cel, const crd_cel_value *items, const bool *optional, size_t count) {
  crd_cel_value *copy = crd_arena_alloc(cel->arena, count * sizeof *copy);
  size_t kept = 0;
  for (size_t i = 0; i < count; i++) {
    if (items[i].kind == CRD_CEL_FAILED) return items[i];
    if (!optional || !optional[i]) {
      copy[kept++] = items[i];
      continue;
    }
    if (items[i].kind != CRD_CEL_OPTIONAL) return not_optional(cel, CRD_STRING("list element"), items[i]);
    if (items[i].as.optional) copy[kept++] = *items[i].as.optional;
  }
  return crd_cel_of_items(cel, copy, kept);
}

/* The place of a key among the entries of a Go map, where 1 and 1u are two; `count` when it is not there. */
static size_t place_of(crd_cel *cel, const crd_cel_entry *entries, size_t count, crd_cel_value key) {
  size_t i = 0;
  while (i < count && (entries[i].key.kind != key.kind || crd_cel_equal(cel, entries[i].key, key) != CRD_CEL_TRUE)) i++;
  return i;
}

/* evalMap of cel-go: any scalar is a key, and the last entry of a key stands. */
crd_cel_value crd_cel_make_map(crd_cel *cel, const crd_cel_entry *entries, const bool *optional, size_t count) {
  crd_cel_entry *copy = crd_arena_alloc(cel->arena, count * sizeof *copy);
  size_t kept = 0;
  for (size_t i = 0; i < count; i++) {
    crd_cel_entry entry = entries[i];
    if (entry.key.kind == CRD_CEL_FAILED) return entry.key;
    if (entry.value.kind == CRD_CEL_FAILED) return entry.value;
    size_t place = place_of(cel, copy, kept, entry.key);
    if (optional && optional[i]) {
      if (entry.value.kind != CRD_CEL_OPTIONAL) return not_optional(cel, entry_name(cel, entry.key), entry.value);
      if (!entry.value.as.optional) {
        if (place < kept) copy[place] = copy[--kept];
        continue;
      }
      entry.value = *entry.value.as.optional;
    }
    copy[place] = entry;
    kept += place == kept;
  }
  return crd_cel_of_entries(cel, copy, kept);
}

crd_cel_value *crd_cel_next(crd_cel *cel, crd_cel_builder *builder) {
  if (builder->count == builder->capacity) {
    size_t capacity = builder->capacity ? builder->capacity * 2 : 8, size = sizeof *builder->items;
    builder->items = crd_arena_grow(cel->arena, builder->items, builder->capacity * size, capacity * size);
    builder->capacity = capacity;
  }
  return &builder->items[builder->count++];
}

void crd_cel_push(crd_cel *cel, crd_cel_builder *builder, crd_cel_value item) {
  *crd_cel_next(cel, builder) = item;
}

crd_cel_value crd_cel_built(crd_cel *cel, const crd_cel_builder *builder) {
  return crd_cel_of_items(cel, builder->items, builder->count);
}

/* ---- lists and maps of any form ---- */

bool crd_cel_is_list(crd_cel_value value) {
  if (value.kind == CRD_CEL_LIST) return true;
  const crd_type *type = crd_cel_part_type(value);
  return type && type->accepts & CRD_ACCEPT_ARRAY && type->items;
}

bool crd_cel_is_map(crd_cel_value value) {
  if (value.kind == CRD_CEL_MAP) return true;
  const crd_type *type = crd_cel_part_type(value);
  return type && type->accepts & CRD_ACCEPT_OBJECT && type->additional;
}

int64_t crd_cel_count(crd_cel_value value) {
  if (value.kind == CRD_CEL_LIST) return (int64_t)value.as.list->count;
  if (value.kind == CRD_CEL_MAP) return (int64_t)value.as.map->count;
  if (!crd_cel_is_list(value) && !crd_cel_is_map(value)) return -1;
  if (value.kind == CRD_CEL_STORED) return (int64_t)((const crd_list *)value.as.part.at)->count;
  return ((const crd_value *)value.as.part.at)->size;
}

crd_cel_value crd_cel_item(crd_cel *cel, crd_cel_value list, size_t i) {
  if (list.kind == CRD_CEL_LIST) return list.as.list->items ? list.as.list->items[i] : crd_cel_sum_item(cel, list, i);
  const crd_type *type = list.as.part.type;
  if (list.kind == CRD_CEL_DOCUMENT)
    return crd_cel_of_document(cel, type->items, &((const crd_value *)list.as.part.at)->as.items[i]);
  const char *items = ((const crd_list *)list.as.part.at)->items;
  return crd_cel_of_storage(cel, type->items, items + i * type->struct_size);
}

crd_cel_value crd_cel_key(crd_cel_value map, size_t i) {
  if (map.kind == CRD_CEL_MAP) return map.as.map->items[i].key;
  if (map.kind == CRD_CEL_DOCUMENT)
    return crd_cel_of_string(crd_member_name(&((const crd_value *)map.as.part.at)->as.members[i]));
  const char *entries = ((const crd_list *)map.as.part.at)->items;
  return crd_cel_of_string(*(const crd_string *)(const void *)(entries + i * map.as.part.type->struct_size));
}

crd_cel_value crd_cel_entry_value(crd_cel *cel, crd_cel_value map, size_t i) {
  if (map.kind == CRD_CEL_MAP) return map.as.map->items[i].value;
  const crd_type *type = map.as.part.type;
  if (map.kind == CRD_CEL_DOCUMENT)
    return crd_cel_of_document(cel, type->additional, &((const crd_value *)map.as.part.at)->as.members[i].value);
  const char *entries = ((const crd_list *)map.as.part.at)->items;
  return crd_cel_of_storage(cel, type->additional, entries + i * type->struct_size + CRD_ENTRY_VALUE_OFFSET);
}

int64_t crd_cel_range(crd_cel *cel, crd_cel_value value) {
  int64_t count = crd_cel_count(value);
  if (count < 0 && value.kind != CRD_CEL_FAILED)
    crd_cel_failed_with(cel, "got '%s', expected iterable type", crd_cel_go_name(value));
  return count;
}

int64_t crd_cel_range_pairs(crd_cel *cel, crd_cel_value value) {
  int64_t count = crd_cel_count(value);
  if (count < 0 && value.kind != CRD_CEL_FAILED)
    crd_cel_failed_with(cel, "unsupported comprehension range type: %s", crd_cel_go_name(value));
  return count;
}

crd_cel_value crd_cel_range_item(crd_cel *cel, crd_cel_value value, size_t i) {
  return crd_cel_is_list(value) ? crd_cel_item(cel, value, i) : crd_cel_key(value, i);
}

bool crd_cel_range_string(crd_cel *cel, crd_cel_value value, size_t i, crd_string *out) {
  return crd_cel_get_string(cel, crd_cel_range_item(cel, value, i), out);
}

crd_cel_value crd_cel_range_key(crd_cel_value value, size_t i) {
  return crd_cel_is_list(value) ? crd_cel_of_int((int64_t)i) : crd_cel_key(value, i);
}

crd_cel_value crd_cel_range_value(crd_cel *cel, crd_cel_value value, size_t i) {
  return crd_cel_is_list(value) ? crd_cel_item(cel, value, i) : crd_cel_entry_value(cel, value, i);
}

/* ---- names and sizes ---- */

static crd_string opaque_name(crd_cel_value value) {
  switch ((crd_cel_opaque_kind)value.opaque_kind) {
  case CRD_CEL_QUANTITY:
    return CRD_STRING("kubernetes.Quantity");
  case CRD_CEL_URL:
    return CRD_STRING("kubernetes.URL");
  case CRD_CEL_IP:
    return CRD_STRING("net.IP");
  case CRD_CEL_CIDR:
    return CRD_STRING("net.CIDR");
  case CRD_CEL_SEMVER:
    return CRD_STRING("kubernetes.Semver");
  case CRD_CEL_GENERIC_VERSION:
    return CRD_STRING("crd.GenericVersion");
  case CRD_CEL_NAMED_FORMAT:
    break;
  }
  return CRD_STRING("kubernetes.NamedFormat");
}

crd_string crd_cel_type_name(crd_cel_value value) {
  switch ((crd_cel_kind)value.kind) {
  case CRD_CEL_FAILED:
    return CRD_STRING("error");
  case CRD_CEL_NULL:
    return CRD_STRING("null_type");
  case CRD_CEL_BOOL:
    return CRD_STRING("bool");
  case CRD_CEL_INT:
    return CRD_STRING("int");
  case CRD_CEL_UINT:
    return CRD_STRING("uint");
  case CRD_CEL_DOUBLE:
    return CRD_STRING("double");
  case CRD_CEL_STRING:
    return CRD_STRING("string");
  case CRD_CEL_BYTES:
    return CRD_STRING("bytes");
  case CRD_CEL_DURATION:
    return CRD_STRING("google.protobuf.Duration");
  case CRD_CEL_TIMESTAMP:
    return CRD_STRING("google.protobuf.Timestamp");
  case CRD_CEL_TYPE:
    return CRD_STRING("type");
  case CRD_CEL_LIST:
    return CRD_STRING("list");
  case CRD_CEL_MAP:
    return CRD_STRING("map");
  case CRD_CEL_OPTIONAL:
    return CRD_STRING("optional_type");
  case CRD_CEL_OPAQUE:
    return opaque_name(value);
  case CRD_CEL_STORED:
  case CRD_CEL_DOCUMENT:
    break;
  }
  return crd_cel_is_list(value) ? CRD_STRING("list") : CRD_STRING("map");
}

const char *crd_cel_go_name(crd_cel_value value) {
  static const char *const names[] = {
      [CRD_CEL_NULL] = "types.Null",         [CRD_CEL_BOOL] = "types.Bool",         [CRD_CEL_INT] = "types.Int",
      [CRD_CEL_UINT] = "types.Uint",         [CRD_CEL_DOUBLE] = "types.Double",     [CRD_CEL_STRING] = "types.String",
      [CRD_CEL_BYTES] = "types.Bytes",       [CRD_CEL_DURATION] = "types.Duration", [CRD_CEL_TIMESTAMP] = "types.Timestamp",
      [CRD_CEL_TYPE] = "*types.Type",        [CRD_CEL_LIST] = "*types.baseList",    [CRD_CEL_MAP] = "*types.baseMap",
      [CRD_CEL_OPTIONAL] = "*types.Optional"};
  static const char *const opaque[] = {
      [CRD_CEL_QUANTITY] = "cel.Quantity", [CRD_CEL_URL] = "cel.URL",       [CRD_CEL_IP] = "cel.IP",
      [CRD_CEL_CIDR] = "cel.CIDR",         [CRD_CEL_SEMVER] = "cel.Semver", [CRD_CEL_NAMED_FORMAT] = "cel.Format"};
  if (value.kind == CRD_CEL_OPAQUE) return opaque[value.opaque_kind];
  if (value.kind == CRD_CEL_STORED || value.kind == CRD_CEL_DOCUMENT)
    return crd_cel_is_list(value) ? "*common.unstructuredList" : "*common.unstructuredMap";
  return value.kind < sizeof names / sizeof *names ? names[value.kind] : NULL;
}

crd_string crd_cel_value_text(crd_cel *cel, crd_cel_value value) {
  switch ((crd_cel_kind)value.kind) {
  case CRD_CEL_STRING:
  case CRD_CEL_BYTES:
  case CRD_CEL_TYPE:
    return value.as.text;
  case CRD_CEL_BOOL:
    return value.as.boolean ? CRD_STRING("true") : CRD_STRING("false");
  case CRD_CEL_INT:
    return crd_arena_printf(cel->arena, "%lld", (long long)value.as.integer);
  case CRD_CEL_UINT:
    return crd_arena_printf(cel->arena, "%llu", (unsigned long long)value.as.unsigned_integer);
  case CRD_CEL_DOUBLE:
    return crd_cel_format_double(cel, value.as.number);
  case CRD_CEL_DURATION:
    return crd_cel_format_duration(cel, value);
  case CRD_CEL_TIMESTAMP:
    return crd_cel_format_timestamp(cel, value);
  case CRD_CEL_NULL:
    return CRD_STRING("null");
  default:
    return crd_cel_type_name(value);
  }
}

uint64_t crd_cel_cost_size(crd_cel_value value) {
  switch ((crd_cel_kind)value.kind) {
  case CRD_CEL_STRING:
    return crd_cel_code_points(value.as.text);
  case CRD_CEL_BYTES:
    return value.as.text.size;
  case CRD_CEL_LIST:
    return value.as.list->count;
  case CRD_CEL_MAP:
    return value.as.map->count;
  case CRD_CEL_OPTIONAL:
    return value.as.optional ? crd_cel_cost_size(*value.as.optional) : 1;
  case CRD_CEL_OPAQUE:
    return crd_cel_opaque_size(value);
  case CRD_CEL_STORED:
  case CRD_CEL_DOCUMENT: {
    int64_t count = crd_cel_count(value);
    if (count >= 0) return (uint64_t)count;
    int64_t members = value.as.part.type ? crd_cel_member_count(value) : -1;
    return members >= 0 ? (uint64_t)members : 1;
  }
  default:
    return 1;
  }
}
