/* SPDX-License-Identifier: Apache-2.0 */
/* The decoder: a walk over the bytes along the type tables, with one function for every kind of row.
 *
 * Go scans a text for its syntax first, so a syntax error comes before all others. This decoder checks the syntax separately
 * only after another error. If values do not fit their fields, Go remembers the first such error and goes on; an error of an
 * UnmarshalJSON (quantities, times) ends the decoding and is reported. */
#include "decode_parts.h"
#include "field_life.h"

#include <assert.h>
#include <crd/guard.h>
#include <inttypes.h>
#include <stdlib.h>

static void decode_field(decoder *decoder, const core_field *field, void *out, const place *place);

static place field_place(const place *outer, crd_string name, const core_type *in, const core_field *embedded) {
  return (place){.path = {.parent = outer ? &outer->path : NULL, .name = name, .kind = CRD_PATH_FIELD},
                 .outer = outer,
                 .in = in,
                 .embedded = embedded};
}

/* The place of a value in a map. Type errors do not name the key. */
static place pair_place(const place *outer, crd_string key) {
  return (place){.path = {.parent = &outer->path, .name = key, .kind = CRD_PATH_FIELD}, .outer = outer};
}

static place item_place(const place *outer, uint32_t index) {
  return (place){.path = {.parent = &outer->path, .index = index, .kind = CRD_PATH_INDEX}, .outer = outer};
}

/* ---- the text ---- */

/* Moves to the next element of the current container. False at its end, which is consumed, and on an error. */
static inline bool next_in_container(decoder *decoder, bool *first, char end) {
  crd_arena_poll(decoder->task->arena);
  if (core_stopped(decoder) || !core_find_token(decoder)) return false;
  if (*decoder->at == end) {
    decoder->at++;
    return false;
  }
  if (!*first && !core_take(decoder, ',')) return false;
  *first = false;
  return core_find_token(decoder);
}

/* Moves behind the opening quote of the next member's name. In compact JSON the quote is right behind the comma. */
static inline bool find_member_name(decoder *decoder, bool *first) {
  const char *at = decoder->at;
  if (*first || decoder->reader.end - at < 2 || at[0] != ',' || at[1] != '"' || core_stopped(decoder))
    return next_in_container(decoder, first, '}') && core_take(decoder, '"');
  crd_arena_poll(decoder->task->arena);
  decoder->at = at + 2;
  return true;
}

/* Moves from the end of a name to its value. */
static inline bool find_value(decoder *decoder) {
  const char *at = decoder->at;
  if (decoder->reader.end - at < 2 || at[0] != ':' || (unsigned char)at[1] <= ' ')
    return core_take(decoder, ':') && core_find_token(decoder);
  decoder->at = at + 1;
  return true;
}

/* Reads the name of an object's next member and moves to its value. False at the end and on an error. */
static inline bool next_member(decoder *decoder, bool *first, crd_string *name) {
  if (!find_member_name(decoder, first)) return false;
  const char *at = json_read_string(&decoder->reader, decoder->at, name);
  if (!at) {
    decoder->broken = true;
    return false;
  }
  decoder->at = at;
  return find_value(decoder);
}

/* ---- scalars: each function returns whether there is a value ---- */

static bool decode_go_text(decoder *decoder, const char *go, crd_string *out, const place *place) {
  if (*decoder->at == '"') return core_take_string(decoder, out);
  if (*decoder->at == 'n') {
    core_take_null(decoder);
    return false;
  }
  crd_core_decoder_refuse(decoder, place, CORE_GO_TYPE("", "", go), false);
  return false;
}

static bool decode_bool(decoder *decoder, bool *out, const place *place) {
  char first = *decoder->at;
  if (first == 't' || first == 'f') {
    *out = first == 't';
    return *out ? core_take_word(decoder, "true", 4) : core_take_word(decoder, "false", 5);
  }
  if (first == 'n') {
    core_take_null(decoder);
    return false;
  }
  crd_core_decoder_refuse(decoder, place, CORE_GO_TYPE("", "", "bool"), false);
  return false;
}

static bool decode_int(decoder *decoder, const char *go, int64_t least, int64_t most, int64_t *out, const place *place) {
  if (*decoder->at == 'n') {
    core_take_null(decoder);
    return false;
  }
  bool number = core_begins_number(*decoder->at);
  if (number && core_take_int(decoder, least, most, out)) return true;
  if (!decoder->broken) crd_core_decoder_refuse(decoder, place, CORE_GO_TYPE("", "", go), true);
  return false;
}

static bool decode_int32(decoder *decoder, const char *go, int32_t *out, const place *place) {
  int64_t wide;
  if (!decode_int(decoder, go, INT32_MIN, INT32_MAX, &wide, place)) return false;
  *out = (int32_t)wide;
  return true;
}

/* ---- structs ---- */

static void decode_struct_members(decoder *decoder, const core_type *type, void *out, const place *place) {
  crd_string name;
  uint64_t seen = 0;
  decoder->at++;
  for (bool first = true; next_member(decoder, &first, &name);) {
    core_found_field found = {.field = NULL};
    if (!core_find_field(type, name, &found) || !crd_core_has_field(decoder->task->minor, found.owner, found.field)) {
      crd_core_decoder_note(decoder, CRD_STRICT_UNKNOWN, place, name);
      crd_core_decoder_skip(decoder);
      continue;
    }
    assert(found.index < 64);
    if (seen >> found.index & 1) crd_core_decoder_note(decoder, CRD_STRICT_DUPLICATE, place, name);
    seen |= UINT64_C(1) << found.index;
    struct place below = field_place(place, found.field->name, type, found.embedded);
    decode_field(decoder, found.field, (char *)out + found.offset, &below);
  }
}

static void decode_struct(decoder *decoder, const core_type *type, void *out, const place *place) {
  if (*decoder->at == '{')
    decode_struct_members(decoder, type, out, place);
  else if (!core_take_null(decoder) && !decoder->broken)
    crd_core_decoder_refuse(decoder, place, CORE_GO_TYPE("", type->package, type->go), false);
}

static void decode_struct_pointer(decoder *decoder, const core_type *type, void **out, const place *place) {
  if (*decoder->at == 'n') {
    core_take_null(decoder);
    *out = NULL;
    return;
  }
  if (!*out) *out = crd_arena_zalloc(decoder->task->arena, type->size);
  decode_struct(decoder, type, *out, place);
}

/* ---- lists ---- */

enum { LARGE_ITEM = 64 }; /* bytes */

/* Any list: its items have one size and are read by one function. */
typedef struct list {
  char *items;
  uint32_t count, room;
} list;

static size_t list_item_size(const core_field *field) {
  switch (field->kind) {
  case CORE_LIST:
    return field->type->size;
  case CORE_STRING_LIST:
    return sizeof(crd_string);
  case CORE_INT32_LIST:
    return sizeof(int32_t);
  case CORE_BOOL_LIST:
    return sizeof(bool);
  case CORE_QUANTITY_LIST:
    return sizeof(crd_quantity);
  default:
    return sizeof(int64_t);
  }
}

static void decode_item(decoder *decoder, const core_field *field, void *item, const place *place) {
  switch (field->kind) {
  case CORE_LIST:
    decode_struct(decoder, field->type, item, place);
    break;
  case CORE_STRING_LIST:
    decode_go_text(decoder, field->go, item, place);
    break;
  case CORE_INT32_LIST:
    decode_int32(decoder, field->go, item, place);
    break;
  case CORE_BOOL_LIST:
    decode_bool(decoder, item, place);
    break;
  case CORE_QUANTITY_LIST:
    crd_core_decode_quantity(decoder, item);
    break;
  default:
    decode_int(decoder, field->go, INT64_MIN, INT64_MAX, item, place);
  }
}

/* Room for one more item: zero, or what an earlier list with the same name left there. Pods have few large items. */
static void *next_item(decoder *decoder, list *list, size_t size) {
  if (list->count == list->room) {
    uint32_t room = list->room ? list->room * 2 : size > LARGE_ITEM ? 1 : 4;
    list->items = crd_arena_grow(decoder->task->arena, list->items, list->room * size, room * size);
    memset(list->items + list->room * size, 0, (room - list->room) * size);
    list->room = room;
  }
  return list->items + list->count++ * size;
}

/* After an error, stores the path of the field that has it, unless there is one already. */
static void note_unread(const decoder *decoder, const place *place) {
  core_decoding *task = decoder->task;
  if ((decoder->ended || decoder->failed) && !task->unread.size)
    task->unread = crd_path_text(task->arena, task->prefix, &place->path, CRD_PATH_DOTTED);
}

static void decode_list(decoder *decoder, const core_field *field, void *out, const place *place) {
  core_any_list held;
  memcpy(&held, out, sizeof held);
  list list = {.items = held.items, .room = held.count};
  size_t size = list_item_size(field);
  if (*decoder->at == 'n') {
    core_take_null(decoder);
    list.items = NULL;
  } else if (*decoder->at == '[') {
    decoder->at++;
    for (bool first = true; next_in_container(decoder, &first, ']');) {
      void *item = next_item(decoder, &list, size);
      struct place below = item_place(place, list.count - 1);
      decode_item(decoder, field, item, &below);
      note_unread(decoder, &below);
    }
    if (!list.items) list.items = crd_arena_alloc(decoder->task->arena, 1);
  } else if (field->type) {
    crd_core_decoder_refuse(decoder, place, CORE_GO_TYPE("[]", field->type->package, field->type->go), false);
  } else {
    crd_core_decoder_refuse(decoder, place, CORE_GO_TYPE("[]", "", field->go), false);
  }
  held = (core_any_list){.items = list.items, .count = list.count};
  memcpy(out, &held, sizeof held);
}

/* []byte: base64, or a list of numbers. */
static void decode_bytes(decoder *decoder, const char *go, crd_string *out, const place *place) {
  *out = (crd_string){NULL, 0};
  if (*decoder->at == '"') {
    crd_core_decode_base64(decoder, out);
  } else if (*decoder->at == '[') {
    list list = {.items = NULL};
    decoder->at++;
    for (bool first = true; next_in_container(decoder, &first, ']');) {
      char *item = next_item(decoder, &list, sizeof *item);
      int64_t number = 0;
      if (decode_int(decoder, "uint8", 0, UINT8_MAX, &number, place)) *item = (char)number;
    }
    *out = (crd_string){list.items ? list.items : crd_arena_alloc(decoder->task->arena, 1), list.count};
  } else if (!core_take_null(decoder) && !decoder->broken) {
    crd_core_decoder_refuse(decoder, place, CORE_GO_TYPE("", "", go), false);
  }
}

/* ---- maps ---- */

/* The first member of every pair. */
typedef struct any_pair {
  crd_string key;
} any_pair;

static int compare_keys_of_pairs(const void *a, const void *b) {
  return crd_string_compare(((const any_pair *)a)->key, ((const any_pair *)b)->key);
}

/* A pair and its index: qsort alone would not keep the order of pairs with equal keys. */
typedef struct placed_pair {
  const char *pair;
  uint32_t index;
  bool repeated; /* an earlier pair has the same key */
} placed_pair;

static int compare_placed(const void *a, const void *b) {
  const placed_pair *first = a, *second = b;
  int order = compare_keys_of_pairs(first->pair, second->pair);
  return order ? order : (first->index > second->index) - (first->index < second->index);
}

static int compare_indices(const void *a, const void *b) {
  const placed_pair *first = a, *second = b;
  return (first->index > second->index) - (first->index < second->index);
}

/* Sorts pairs by their keys; of pairs with equal keys only the last stays. Records duplicate keys among the pairs from
 * `fresh` on, in the order of the text. */
static void sort_pairs(decoder *decoder, list *list, size_t size, uint32_t fresh, const place *place) {
  crd_arena *arena = decoder->task->arena;
  placed_pair *placed = crd_arena_alloc(arena, list->count * sizeof *placed);
  for (uint32_t i = 0; i < list->count; i++) placed[i] = (placed_pair){.pair = list->items + i * size, .index = i};
  qsort(placed, list->count, sizeof *placed, compare_placed);
  char *sorted = crd_arena_alloc(arena, list->count * size);
  uint32_t count = 0;
  bool any_repeated = false;
  for (uint32_t i = 0; i < list->count; i++) {
    bool same = i && compare_keys_of_pairs(placed[i].pair, placed[i - 1].pair) == 0;
    placed[i].repeated = same && placed[i - 1].index >= fresh;
    any_repeated |= placed[i].repeated;
    count -= same;
    memcpy(sorted + count++ * size, placed[i].pair, size);
  }
  if (any_repeated) {
    qsort(placed, list->count, sizeof *placed, compare_indices);
    for (uint32_t i = fresh; i < list->count; i++)
      if (placed[i].repeated)
        crd_core_decoder_note(decoder, CRD_STRICT_DUPLICATE, place, ((const any_pair *)placed[i].pair)->key);
  }
  list->items = sorted;
  list->count = count;
}

static void decode_pair(decoder *decoder, const core_field *field, crd_string key, char *pair, const place *place) {
  static const core_field strings = {.kind = CORE_STRING_LIST, .go = "string"};
  void *value = pair + CORE_PAIR_VALUE;
  struct place below = pair_place(place, key);
  ((any_pair *)(void *)pair)->key = key;
  switch (field->kind) {
  case CORE_QUANTITY_MAP:
    crd_core_decode_quantity(decoder, value);
    break;
  case CORE_BYTES_MAP:
    decode_bytes(decoder, "[]uint8", value, place);
    break;
  case CORE_TIME_MAP:
    crd_core_decode_time(decoder, value, place);
    break;
  case CORE_STRING_LIST_MAP:
    decode_list(decoder, &strings, value, &below);
    break;
  case CORE_STRUCT_MAP:
  case CORE_QUALIFIED_MAP:
    decode_struct(decoder, field->type, value, &below);
    break;
  default:
    *(crd_string *)value = (crd_string){NULL, 0};
    decode_go_text(decoder, "string", value, place);
  }
  note_unread(decoder, &below);
}

/* The error for a value that is not an object. */
static void refuse_map(decoder *decoder, const core_field *field, const place *place) {
  if (field->type)
    crd_core_decoder_refuse(decoder, place,
                            CORE_GO_TYPE("map[", field->go ? "" : field->type->package,
                                         field->go ? field->go : "QualifiedName", "]", field->type->package,
                                         field->type->go),
                            false);
  else
    crd_core_decoder_refuse(decoder, place, CORE_GO_TYPE("", "", field->go), false);
}

static void decode_map(decoder *decoder, const core_field *field, void *out, const place *place) {
  core_any_list held;
  memcpy(&held, out, sizeof held);
  list list = {.items = held.items, .count = held.count, .room = held.count};
  size_t size = crd_core_pair_size(field);
  if (*decoder->at == 'n') {
    core_take_null(decoder);
    list.items = NULL, list.count = 0;
  } else if (*decoder->at == '{') {
    crd_string key;
    bool sorted = true;
    decoder->at++;
    for (bool first = true; next_member(decoder, &first, &key);) {
      sorted = sorted && (list.count == 0 ||
                          crd_string_compare(((const any_pair *)(list.items + (list.count - 1) * size))->key, key) < 0);
      decode_pair(decoder, field, key, next_item(decoder, &list, size), place);
    }
    if (!list.items) list.items = crd_arena_alloc(decoder->task->arena, 1);
    if (!sorted && !core_stopped(decoder)) sort_pairs(decoder, &list, size, held.count, place);
  } else {
    refuse_map(decoder, field, place);
  }
  held = (core_any_list){.items = list.items, .count = list.count};
  memcpy(out, &held, sizeof held);
}

/* ---- fields ---- */

/* Decodes a value that Go has behind a pointer; null leaves it unset. */
static void decode_optional(decoder *decoder, const core_field *field, void *out, const place *place) {
  bool null = *decoder->at == 'n';
  switch (field->kind) {
  case CORE_STRING_POINTER:
    ((core_optional_string *)out)->set |= decode_go_text(decoder, field->go, &((core_optional_string *)out)->value, place);
    if (null) *(core_optional_string *)out = (core_optional_string){.set = false};
    break;
  case CORE_BOOL_POINTER:
    ((core_optional_bool *)out)->set |= decode_bool(decoder, &((core_optional_bool *)out)->value, place);
    if (null) *(core_optional_bool *)out = (core_optional_bool){.set = false};
    break;
  case CORE_INT32_POINTER:
    ((core_optional_int32 *)out)->set |= decode_int32(decoder, field->go, &((core_optional_int32 *)out)->value, place);
    if (null) *(core_optional_int32 *)out = (core_optional_int32){.set = false};
    break;
  default: {
    core_optional_int64 *number = out;
    number->set |= decode_int(decoder, field->go, INT64_MIN, INT64_MAX, &number->value, place);
    if (null) *number = (core_optional_int64){.set = false};
  }
  }
}

static void decode_field(decoder *decoder, const core_field *field, void *out, const place *place) {
  switch ((core_kind)field->kind) {
  case CORE_STRING:
    decode_go_text(decoder, field->go, out, place);
    break;
  case CORE_BOOL:
    decode_bool(decoder, out, place);
    break;
  case CORE_INT32:
    decode_int32(decoder, field->go, out, place);
    break;
  case CORE_INT64:
    decode_int(decoder, field->go, INT64_MIN, INT64_MAX, out, place);
    break;
  case CORE_STRING_POINTER:
  case CORE_BOOL_POINTER:
  case CORE_INT32_POINTER:
  case CORE_INT64_POINTER:
    decode_optional(decoder, field, out, place);
    break;
  case CORE_INT_OR_STRING:
    crd_core_decode_int_or_string(decoder, out, place);
    break;
  case CORE_INT_OR_STRING_POINTER:
    crd_core_decode_int_or_string_pointer(decoder, out, place);
    break;
  case CORE_QUANTITY:
    crd_core_decode_quantity(decoder, out);
    break;
  case CORE_QUANTITY_POINTER:
    crd_core_decode_quantity_pointer(decoder, out);
    break;
  case CORE_TIME:
  case CORE_TIME_POINTER:
    crd_core_decode_time(decoder, out, place);
    break;
  case CORE_MICRO_TIME:
  case CORE_MICRO_TIME_POINTER:
    crd_core_decode_micro_time(decoder, out, place);
    break;
  case CORE_BYTES:
    decode_bytes(decoder, field->go, out, place);
    break;
  case CORE_RAW:
  case CORE_RAW_POINTER:
    crd_core_decode_raw(decoder, out);
    break;
  case CORE_STRUCT:
  case CORE_INLINE:
    decode_struct(decoder, field->type, out, place);
    break;
  case CORE_STRUCT_POINTER:
    decode_struct_pointer(decoder, field->type, out, place);
    break;
  case CORE_LIST:
  case CORE_STRING_LIST:
  case CORE_INT32_LIST:
  case CORE_INT64_LIST:
  case CORE_BOOL_LIST:
  case CORE_QUANTITY_LIST:
    decode_list(decoder, field, out, place);
    break;
  case CORE_STRING_MAP:
  case CORE_QUANTITY_MAP:
  case CORE_BYTES_MAP:
  case CORE_TIME_MAP:
  case CORE_STRING_LIST_MAP:
  case CORE_STRUCT_MAP:
  case CORE_QUALIFIED_MAP:
    decode_map(decoder, field, out, place);
  }
  note_unread(decoder, place);
}

/* Sets the error to the text's syntax error, if it has one. False if its syntax is right. */
static bool syntax_is_wrong(core_decoding *decoding, crd_string json) {
  crd_parse_error error;
  if (crd_json_parse(decoding->arena, json, NULL, &error) || error.problem == CRD_PARSE_RANGE) return false;
  decoding->error = error.message;
  return true;
}

bool crd_core_decode(core_decoding *decoding, crd_string json, const core_type *type, void *out) {
  decoder decoder = {.reader = crd_json_reader_for(decoding->arena, json), .task = decoding};
  decoder.at = decoder.reader.start;
  if (core_find_token(&decoder)) decode_struct(&decoder, type, out, NULL);
  if (!core_stopped(&decoder)) decoder.broken = scan_space(decoder.at, decoder.reader.end) != decoder.reader.end;
  bool wrong = core_stopped(&decoder) || decoder.failed;
  if (wrong) syntax_is_wrong(decoding, json);
  return !wrong;
}
