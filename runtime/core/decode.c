/* The decoder: a walk over the bytes along the type tables, one function for every kind of row.
 *
 * Go reads a text twice, first for its syntax, so an error of syntax comes before all others; here the text is parsed
 * anew where anything is wrong. What does not fit into its field is an error that Go remembers (the first) while it goes
 * on; types that read themselves (quantities, times) end the reading, and their error is told. */
#include "decode.h"

#include "../metadata/metadata_parts.h"
#include "../value/json_private.h"

#include <assert.h>
#include <crd/go_text.h>
#include <crd/json.h>
#include <crd/json_cursor.h>
#include <inttypes.h>
#include <stdlib.h>

/* Where the decoder stands: paths of strict errors are made of it (crd_path), and those of type errors, which name embedded
 * structs and no index. */
typedef struct place place;
struct place {
  crd_path path; /* its parent is that of the place around it */
  const place *outer;
  const core_type *in;        /* of a field: the struct that has it */
  const core_field *embedded; /* of a field: the embedded struct in that one that has it, or NULL */
};

typedef struct decoder {
  json_reader reader;
  const char *at;
  core_decoding *task;
  bool broken; /* the text is no JSON */
  bool ended;  /* a type that reads itself has failed */
  bool failed; /* something did not fit */
} decoder;

static void decode_field(decoder *decoder, const core_field *field, void *out, const place *place);

static place field_place(const place *outer, crd_string name, const core_type *in, const core_field *embedded) {
  return (place){.path = {.parent = outer ? &outer->path : NULL, .name = name, .kind = CRD_PATH_FIELD},
                 .outer = outer,
                 .in = in,
                 .embedded = embedded};
}

static place item_place(const place *outer, uint32_t index) {
  return (place){.path = {.parent = &outer->path, .index = index, .kind = CRD_PATH_INDEX}, .outer = outer};
}

static bool stopped(const decoder *decoder) {
  return decoder->broken || decoder->ended;
}

/* ---- errors ---- */

/* The names of the fields from the prefix on. */
static void add_field_names(crd_text *text, const core_decoding *task, const place *place) {
  if (!place) {
    crd_text_add(text, task->prefix);
    return;
  }
  add_field_names(text, task, place->outer);
  if (!place->in) return;
  if (place->embedded) {
    crd_text_add_char(text, '.');
    crd_text_add(text, place->embedded->name);
  }
  crd_text_add_char(text, '.');
  crd_text_add(text, place->path.name);
}

/* UnmarshalTypeError: `value` ("number 1.5"), `type` in parts ("[]", "v1.", "Container"). */
static crd_string type_error(const decoder *decoder, const place *place, crd_string value, const char *const type[3]) {
  const core_decoding *task = decoder->task;
  const struct place *field = place;
  while (field && !field->in) field = field->outer;
  crd_text text = {.arena = task->arena};
  crd_text_add(&text, CRD_STRING("json: cannot unmarshal "));
  crd_text_add(&text, value);
  crd_text_add(&text, CRD_STRING(" into Go struct field "));
  crd_text_add(&text, field ? crd_string_of(field->in->go) : task->parent);
  if (field || task->prefix.size) crd_text_add_char(&text, '.');
  crd_text fields = {.arena = task->arena};
  add_field_names(&fields, task, place);
  crd_string path = crd_text_string(&fields);
  if (path.size && path.data[0] == '.') path = crd_string_slice(path, 1, path.size); /* no prefix */
  crd_text_add(&text, path);
  crd_text_add(&text, CRD_STRING(" of type "));
  for (int i = 0; i < 3; i++) crd_text_add(&text, crd_string_of(type[i]));
  return crd_text_string(&text);
}

static void end_with(decoder *decoder, crd_string error) {
  decoder->ended = true;
  decoder->task->error = error;
}

/* Steps over the value at hand, whatever it is. */
static crd_string skip_value(decoder *decoder) {
  crd_json_cursor cursor = {
      .arena = decoder->task->arena, .start = decoder->reader.start, .at = decoder->at, .end = decoder->reader.end};
  const char *start = decoder->at;
  if (crd_json_skip(&cursor)) {
    decoder->at = cursor.at;
  } else { /* deeper than that goes, or a number that nobody needs */
    crd_value unwanted;
    const char *end = crd_json_read_part(&decoder->reader, decoder->at, &unwanted);
    if (end)
      decoder->at = end;
    else
      decoder->broken = true;
  }
  return (crd_string){start, (size_t)(decoder->at - start)};
}

/* encoding/json's word for the value that begins with that byte; a number whose text counts with it. */
static crd_string value_word(const decoder *decoder, char first, crd_string text, bool with_number) {
  switch (first) {
  case '{':
    return CRD_STRING("object");
  case '[':
    return CRD_STRING("array");
  case '"':
    return CRD_STRING("string");
  case 't':
  case 'f':
    return CRD_STRING("bool");
  default:
    return with_number ? crd_arena_printf(decoder->task->arena, "number %.*s", CRD_PRINT(text)) : CRD_STRING("number");
  }
}

/* The value at hand does not fit. */
static void refuse_value(decoder *decoder, const place *place, const char *const type[3], bool with_number) {
  char first = *decoder->at;
  crd_string text = skip_value(decoder);
  if (decoder->broken || decoder->failed) return;
  decoder->failed = true;
  decoder->task->error = type_error(decoder, place, value_word(decoder, first, text, with_number), type);
}

#define GO_TYPE(...) ((const char *const[3]){__VA_ARGS__})

static void note_strict_error(decoder *decoder, crd_strict_kind kind, const place *place, crd_string name) {
  crd_strict_errors *strict = decoder->task->strict;
  if (!strict || strict->count >= CRD_MAX_DUPLICATES || crd_strict_full(strict)) return;
  crd_path path = {.parent = place ? &place->path : NULL, .name = name, .kind = CRD_PATH_FIELD};
  crd_strict_error error = {.path = crd_path_text(decoder->task->arena, decoder->task->prefix, &path, CRD_PATH_DOTTED),
                            .offset = CRD_NO_OFFSET,
                            .kind = (uint8_t)kind};
  for (uint32_t i = 0; i < strict->count; i++)
    if (strict->items[i].kind == error.kind && crd_string_equal(strict->items[i].path, error.path)) return;
  crd_strict_add(strict, error);
}

/* ---- the text ---- */

/* To the next byte that is not white space; false at the end. */
static inline bool find_token(decoder *decoder) {
  const char *at = decoder->at;
  if (at < decoder->reader.end && (unsigned char)*at > ' ') return true;
  decoder->at = scan_space(at, decoder->reader.end);
  if (decoder->at < decoder->reader.end) return true;
  decoder->broken = true;
  return false;
}

/* Takes a byte that must come. */
static inline bool take(decoder *decoder, char byte) {
  if (!find_token(decoder)) return false;
  if (*decoder->at != byte) {
    decoder->broken = true;
    return false;
  }
  decoder->at++;
  return true;
}

/* To the next element of the container that was entered: false at its end, which is stepped over, and where it is broken. */
static inline bool next_element(decoder *decoder, bool *first, char end) {
  crd_arena_poll(decoder->task->arena);
  if (stopped(decoder) || !find_token(decoder)) return false;
  if (*decoder->at == end) {
    decoder->at++;
    return false;
  }
  if (!*first && !take(decoder, ',')) return false;
  *first = false;
  return find_token(decoder);
}

/* The same in an object: the member's name; then the decoder stands on its value. */
static inline bool next_member(decoder *decoder, bool *first, crd_string *name) {
  if (!next_element(decoder, first, '}') || !take(decoder, '"')) return false;
  const char *at = json_read_string(&decoder->reader, decoder->at, name);
  if (!at) {
    decoder->broken = true;
    return false;
  }
  decoder->at = at;
  return take(decoder, ':') && find_token(decoder);
}

static bool take_word(decoder *decoder, const char *word, size_t size) {
  if ((size_t)(decoder->reader.end - decoder->at) < size || memcmp(decoder->at, word, size) != 0) {
    decoder->broken = true;
    return false;
  }
  decoder->at += size;
  return true;
}

/* Whether the value at hand is null; steps over it. */
static inline bool take_null(decoder *decoder) {
  return *decoder->at == 'n' && take_word(decoder, "null", 4);
}

static bool take_string(decoder *decoder, crd_string *out) {
  const char *at = json_read_string(&decoder->reader, decoder->at + 1, out);
  if (!at) {
    decoder->broken = true;
    return false;
  }
  decoder->at = at;
  return true;
}

/* ---- scalars: each says whether there is a value now ---- */

static inline bool is_number(char first) {
  return first == '-' || (first >= '0' && first <= '9');
}

static bool decode_string(decoder *decoder, const char *go, crd_string *out, const place *place) {
  if (*decoder->at == '"') return take_string(decoder, out);
  if (*decoder->at == 'n') {
    take_null(decoder);
    return false;
  }
  refuse_value(decoder, place, GO_TYPE("", "", go), false);
  return false;
}

static bool decode_bool(decoder *decoder, bool *out, const place *place) {
  char first = *decoder->at;
  if (first == 't' || first == 'f') {
    *out = first == 't';
    return *out ? take_word(decoder, "true", 4) : take_word(decoder, "false", 5);
  }
  if (first == 'n') {
    take_null(decoder);
    return false;
  }
  refuse_value(decoder, place, GO_TYPE("", "", "bool"), false);
  return false;
}

/* strconv.ParseInt on the number at hand; steps over it where it is one that fits. */
static bool take_int(decoder *decoder, int64_t least, int64_t most, int64_t *out) {
  crd_value value;
  const char *at = crd_json_read_number(&decoder->reader, decoder->at, &value);
  if (!at) {
    decoder->broken = true;
    return false;
  }
  if (value.kind != CRD_INT || value.as.integer < least || value.as.integer > most) return false;
  decoder->at = at;
  *out = value.as.integer;
  return true;
}

static bool decode_int(decoder *decoder, const char *go, int64_t least, int64_t most, int64_t *out, const place *place) {
  if (*decoder->at == 'n') {
    take_null(decoder);
    return false;
  }
  bool number = is_number(*decoder->at);
  if (number && take_int(decoder, least, most, out)) return true;
  if (!decoder->broken) refuse_value(decoder, place, GO_TYPE("", "", go), true);
  return false;
}

static bool decode_int32(decoder *decoder, const char *go, int32_t *out, const place *place) {
  int64_t wide;
  if (!decode_int(decoder, go, INT32_MIN, INT32_MAX, &wide, place)) return false;
  *out = (int32_t)wide;
  return true;
}

/* An error of Go's reader inside a type that reads itself; of a number its text is told where one was wanted. */
static void end_with_type(decoder *decoder, const place *place, const char *go, bool wants_number) {
  char first = *decoder->at;
  crd_string text = skip_value(decoder);
  if (!decoder->broken)
    end_with(decoder, type_error(decoder, place, value_word(decoder, first, text, wants_number), GO_TYPE("", "", go)));
}

static void decode_int_or_string(decoder *decoder, core_int_or_string *out, const place *place) {
  int64_t number;
  out->is_string = *decoder->at == '"';
  if (out->is_string) {
    take_string(decoder, &out->text);
  } else if (*decoder->at == 'n') {
    take_null(decoder);
  } else if (is_number(*decoder->at) && take_int(decoder, INT32_MIN, INT32_MAX, &number)) {
    out->number = (int32_t)number;
  } else if (!decoder->broken) {
    end_with_type(decoder, place, "int32", true);
  }
}

/* Quantity.UnmarshalJSON reads the bytes as they stand, escapes and all, and anything that is not between quotes. */
static void decode_quantity(decoder *decoder, crd_quantity *out) {
  *out = crd_quantity_of_int(0, CRD_QUANTITY_DECIMAL_SI);
  if (*decoder->at == 'n') {
    take_null(decoder);
    return;
  }
  crd_string text = skip_value(decoder), error;
  if (decoder->broken) return;
  if (text.data[0] == '"') text = crd_string_slice(text, 1, text.size - 1);
  if (!crd_quantity_parse(crd_go_trim(text), out, &error)) end_with(decoder, error);
}

static void decode_time(decoder *decoder, core_time *out, const place *place) {
  crd_string text, error;
  int64_t seconds;
  *out = (core_time){.text = {NULL, 0}};
  if (*decoder->at == 'n') {
    take_null(decoder);
    return;
  }
  if (*decoder->at != '"') {
    end_with_type(decoder, place, "string", false);
    return;
  }
  if (!take_string(decoder, &text)) return;
  if (!crd_meta_time_parse(decoder->task->arena, text, &seconds, &error))
    end_with(decoder, error);
  else if (seconds != META_ZERO_TIME)
    out->text = crd_meta_time_text(decoder->task->arena, seconds);
}

static void decode_raw(decoder *decoder, const crd_value **out) {
  *out = NULL;
  if (*decoder->at == 'n') {
    take_null(decoder);
    return;
  }
  crd_value *value = crd_arena_alloc(decoder->task->arena, sizeof *value);
  const char *end = crd_json_read_part(&decoder->reader, decoder->at, value);
  decoder->broken = !end;
  decoder->at = end ? end : decoder->at;
  *out = value;
}

/* ---- structs ---- */

/* A field by its name, among those of embedded structs too: where it stands, and how many fields come before it. */
typedef struct found_field {
  const core_field *field, *embedded;
  size_t offset;
  unsigned index;
} found_field;

static bool find_field(const core_type *type, crd_string name, found_field *found) {
  if (name.size < 2) return false;
  unsigned slot = type->slots[core_type_slot(type, name)];
  if (!slot) return false;
  const core_field *field = &type->fields[slot - 1];
  found->offset += field->offset;
  if (field->kind == CORE_INLINE) {
    assert(!found->embedded);
    found->embedded = field;
    found->index = type->field_count; /* those inside come after all others */
    return find_field(field->type, name, found);
  }
  found->index += slot - 1;
  found->field = field;
  return field->name.size == name.size && crd_name_bytes_equal(field->name.data, name.data, name.size);
}

static void decode_members(decoder *decoder, const core_type *type, void *out, const place *place) {
  crd_string name;
  uint64_t seen = 0;
  decoder->at++;
  for (bool first = true; next_member(decoder, &first, &name);) {
    found_field found = {.field = NULL};
    if (!find_field(type, name, &found)) {
      note_strict_error(decoder, CRD_STRICT_UNKNOWN, place, name);
      skip_value(decoder);
      continue;
    }
    assert(found.index < 64);
    if (seen >> found.index & 1) note_strict_error(decoder, CRD_STRICT_DUPLICATE, place, name);
    seen |= UINT64_C(1) << found.index;
    struct place below = field_place(place, found.field->name, type, found.embedded);
    decode_field(decoder, found.field, (char *)out + found.offset, &below);
  }
}

static void decode_struct(decoder *decoder, const core_type *type, void *out, const place *place) {
  if (*decoder->at == '{')
    decode_members(decoder, type, out, place);
  else if (!take_null(decoder) && !decoder->broken)
    refuse_value(decoder, place, GO_TYPE("", "v1.", type->go), false);
}

static void decode_struct_pointer(decoder *decoder, const core_type *type, void **out, const place *place) {
  if (*decoder->at == 'n') {
    take_null(decoder);
    *out = NULL;
    return;
  }
  if (!*out) *out = crd_arena_zalloc(decoder->task->arena, type->size);
  decode_struct(decoder, type, *out, place);
}

/* ---- lists ---- */

/* Any list: its items are of one size, and one function reads them. */
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
    decode_string(decoder, field->go, item, place);
    break;
  case CORE_INT32_LIST:
    decode_int32(decoder, field->go, item, place);
    break;
  default:
    decode_int(decoder, field->go, INT64_MIN, INT64_MAX, item, place);
  }
}

/* Room for one more item, which is zero unless a list of the same name left one there. */
static void *next_item(decoder *decoder, list *list, size_t size) {
  if (list->count == list->room) {
    uint32_t room = list->room ? list->room * 2 : 4;
    list->items = crd_arena_grow(decoder->task->arena, list->items, list->room * size, room * size);
    memset(list->items + list->room * size, 0, (room - list->room) * size);
    list->room = room;
  }
  return list->items + list->count++ * size;
}

static void decode_list(decoder *decoder, const core_field *field, void *out, const place *place) {
  core_any_list held;
  memcpy(&held, out, sizeof held);
  list list = {.items = held.items, .room = held.count};
  size_t size = list_item_size(field);
  if (*decoder->at == 'n') {
    take_null(decoder);
    list.items = NULL;
  } else if (*decoder->at == '[') {
    decoder->at++;
    for (bool first = true; next_element(decoder, &first, ']');) {
      void *item = next_item(decoder, &list, size);
      struct place below = item_place(place, list.count - 1);
      decode_item(decoder, field, item, &below);
    }
    if (!list.items) list.items = crd_arena_alloc(decoder->task->arena, 1);
  } else if (field->type) {
    refuse_value(decoder, place, GO_TYPE("[]", "v1.", field->type->go), false);
  } else {
    refuse_value(decoder, place, GO_TYPE("[]", "", field->go), false);
  }
  held = (core_any_list){.items = list.items, .count = list.count};
  memcpy(out, &held, sizeof held);
}

/* ---- maps ---- */

/* Pairs begin with their key. */
typedef struct any_pair {
  crd_string key;
} any_pair;

static int compare_pairs(const void *a, const void *b) {
  return crd_string_compare(((const any_pair *)a)->key, ((const any_pair *)b)->key);
}

/* Sorts pairs of equal keys by where they stand, which is what qsort does not promise. */
typedef struct placed_pair {
  const char *pair;
  uint32_t index;
  bool repeated; /* an earlier one has its key */
} placed_pair;

static int compare_placed(const void *a, const void *b) {
  const placed_pair *first = a, *second = b;
  int order = compare_pairs(first->pair, second->pair);
  return order ? order : (first->index > second->index) - (first->index < second->index);
}

static int compare_indices(const void *a, const void *b) {
  const placed_pair *first = a, *second = b;
  return (first->index > second->index) - (first->index < second->index);
}

/* Puts the pairs in the order of their keys, the last of those with one key alone; notes those that are repeated from
 * `fresh` on, in the text's order. */
static void sort_pairs(decoder *decoder, list *list, size_t size, uint32_t fresh, const place *place) {
  crd_arena *arena = decoder->task->arena;
  placed_pair *placed = crd_arena_alloc(arena, list->count * sizeof *placed);
  for (uint32_t i = 0; i < list->count; i++) placed[i] = (placed_pair){.pair = list->items + i * size, .index = i};
  qsort(placed, list->count, sizeof *placed, compare_placed);
  char *sorted = crd_arena_alloc(arena, list->count * size);
  uint32_t count = 0;
  bool any_repeated = false;
  for (uint32_t i = 0; i < list->count; i++) {
    bool same = i && compare_pairs(placed[i].pair, placed[i - 1].pair) == 0;
    placed[i].repeated = same && placed[i - 1].index >= fresh;
    any_repeated |= placed[i].repeated;
    count -= same;
    memcpy(sorted + count++ * size, placed[i].pair, size);
  }
  if (any_repeated) {
    qsort(placed, list->count, sizeof *placed, compare_indices);
    for (uint32_t i = fresh; i < list->count; i++)
      if (placed[i].repeated)
        note_strict_error(decoder, CRD_STRICT_DUPLICATE, place, ((const any_pair *)placed[i].pair)->key);
  }
  list->items = sorted;
  list->count = count;
}

static void decode_pair(decoder *decoder, const core_field *field, crd_string key, void *pair, const place *place) {
  if (field->kind == CORE_STRING_MAP) {
    core_string_pair *string = pair;
    *string = (core_string_pair){.key = key};
    decode_string(decoder, "string", &string->value, place);
  } else {
    core_quantity_pair *quantity = pair;
    quantity->key = key;
    decode_quantity(decoder, &quantity->value);
  }
}

static void decode_map(decoder *decoder, const core_field *field, void *out, const place *place) {
  core_any_list held;
  memcpy(&held, out, sizeof held);
  list list = {.items = held.items, .count = held.count, .room = held.count};
  size_t size = field->kind == CORE_STRING_MAP ? sizeof(core_string_pair) : sizeof(core_quantity_pair);
  if (*decoder->at == 'n') {
    take_null(decoder);
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
    if (!sorted && !stopped(decoder)) sort_pairs(decoder, &list, size, held.count, place);
  } else {
    refuse_value(decoder, place, GO_TYPE("", "", field->go), false);
  }
  held = (core_any_list){.items = list.items, .count = list.count};
  memcpy(out, &held, sizeof held);
}

/* ---- fields ---- */

/* What Go keeps behind a pointer: null leaves it unset. */
static void decode_optional(decoder *decoder, const core_field *field, void *out, const place *place) {
  bool null = *decoder->at == 'n';
  switch (field->kind) {
  case CORE_STRING_POINTER:
    ((core_optional_string *)out)->set |= decode_string(decoder, field->go, &((core_optional_string *)out)->value, place);
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

static void decode_quantity_pointer(decoder *decoder, crd_quantity **out) {
  if (take_null(decoder)) {
    *out = NULL;
  } else if (!decoder->broken) {
    *out = crd_arena_alloc(decoder->task->arena, sizeof **out);
    decode_quantity(decoder, *out);
  }
}

static void decode_int_or_string_pointer(decoder *decoder, core_int_or_string **out, const place *place) {
  if (take_null(decoder)) {
    *out = NULL;
  } else if (!decoder->broken) {
    if (!*out) *out = crd_arena_zalloc(decoder->task->arena, sizeof **out);
    decode_int_or_string(decoder, *out, place);
  }
}

static void decode_field(decoder *decoder, const core_field *field, void *out, const place *place) {
  switch ((core_kind)field->kind) {
  case CORE_STRING:
    decode_string(decoder, field->go, out, place);
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
    decode_int_or_string(decoder, out, place);
    break;
  case CORE_INT_OR_STRING_POINTER:
    decode_int_or_string_pointer(decoder, out, place);
    break;
  case CORE_QUANTITY:
    decode_quantity(decoder, out);
    break;
  case CORE_QUANTITY_POINTER:
    decode_quantity_pointer(decoder, out);
    break;
  case CORE_TIME:
  case CORE_TIME_POINTER:
    decode_time(decoder, out, place);
    break;
  case CORE_RAW_POINTER:
    decode_raw(decoder, out);
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
    decode_list(decoder, field, out, place);
    break;
  case CORE_STRING_MAP:
  case CORE_QUANTITY_MAP:
    decode_map(decoder, field, out, place);
  }
}

/* An error of syntax, of which there is one where the decoder met it. */
static bool syntax_is_wrong(core_decoding *decoding, crd_string json) {
  crd_parse_error error;
  if (crd_json_parse(decoding->arena, json, NULL, &error) || error.problem == CRD_PARSE_RANGE) return false;
  decoding->error = error.message;
  return true;
}

bool crd_core_decode(core_decoding *decoding, crd_string json, const core_type *type, void *out) {
  decoder decoder = {.reader = crd_json_reader_for(decoding->arena, json), .task = decoding};
  decoder.at = decoder.reader.start;
  if (find_token(&decoder)) decode_struct(&decoder, type, out, NULL);
  if (!stopped(&decoder)) decoder.broken = scan_space(decoder.at, decoder.reader.end) != decoder.reader.end;
  bool wrong = stopped(&decoder) || decoder.failed;
  if (wrong) syntax_is_wrong(decoding, json);
  return !wrong;
}
