/* SPDX-License-Identifier: Apache-2.0 */
/* Objects, lists and maps of the one pass; see one_pass_state.h. The text's last byte is the root's '}', so that the end of
 * the text has to be checked only behind a '}'. */
#include "one_pass_state.h"

#include "../base/arena_private.h"
#include <strings.h>

/* The most dropped nulls in one object. */
#define MOST_DROPPED 8

/* The number of errors at the start of a container. */
typedef struct found_before {
  const char *start; /* its first byte */
  uint32_t errors, doubts, rule_errors, unknown, embedded;
  int64_t budget;
} found_before;

static const char *read_container(one_pass *pass, const char *p, const crd_type *type, void *place, const crd_path *path);

/* ---- objects ---- */

/* A string: its bytes in the text if there are no escapes. They are returned in registers, since a load from memory would
 * wait for the store. */
static inline const char *read_string_text(one_pass *pass, const char *p, crd_string *text) {
  const char *start = p + 1, *stop = scan_plain(start, pass->reader.end);
  if (stop < pass->reader.end && *stop == '"') {
    text->data = start;
    text->size = (size_t)(stop - start);
    return stop + 1;
  }
  crd_string decoded;
  p = crd_json_read_string_rest(&pass->reader, start, stop, &decoded);
  if (p) *text = decoded;
  return p;
}

/* From the end of a name to the first byte of its value. */
static inline const char *after_name(const one_pass *pass, const char *p) {
  if (*p != ':') {
    p = one_pass_space(pass, p);
    if (*p != ':') return NULL;
  }
  return one_pass_space(pass, p + 1);
}

/* From the quote of a name to the first byte of its value. */
static __attribute__((noinline)) const char *read_name(one_pass *pass, const char *p, crd_string *name) {
  if (*p != '"') return NULL;
  p = read_string_text(pass, p, name);
  return p ? after_name(pass, p) : NULL;
}

/* From the quote of a name to the first byte of its value. Also looks up the field of that name, NULL: none. A short name
 * without escapes is looked up before its size is known: bytes after it may be read, too. */
static inline const char *read_field_name(one_pass *pass, const char *p, const crd_type *type, crd_string *name,
                                          const crd_field **field) {
  uint64_t words[2];
  size_t size = *p == '"' && pass->reader.end - p > 32 ? scan_plain_word(p + 1) : 0;
  if (size - 1 < 15 && p[size + 1] == '"') {
    *name = (crd_string){p + 1, size};
    words[0] = crd_hash_word(p + 1, 8) & UINT64_MAX >> (size < 8 ? 8 - size : 0) * 8;
    words[1] = size > 8 ? crd_hash_word(p + size - 7, 8) : 0;
    p = after_name(pass, p + size + 2);
  } else {
    p = read_name(pass, p, name);
    if (!p) return NULL;
    crd_name_words(name->data, name->size, words);
  }
  *field = type_field_by_words(type, name->data, (uint32_t)name->size, words);
  return p;
}

/* From the end of an element to the first byte of the next one, or to the closing byte. */
static inline const char *next_element(const one_pass *pass, const char *p, char close) {
  if (*p != ',') {
    p = one_pass_space(pass, p);
    if (*p == close) return p;
    if (*p != ',') return NULL;
  }
  p = one_pass_space(pass, p + 1);
  return *p == close ? NULL : p;
}

/* The byte after a closing brace inside the root. */
static inline const char *after_brace(const one_pass *pass, const char *p) {
  return p + 1 < pass->reader.end ? p + 1 : NULL;
}

static uint32_t *presence(const crd_type *type, void *object) {
  return (uint32_t *)(void *)((char *)object + type->has_offset);
}

/* Skips a null that pruning removes (settle_null in walk.c). */
static const char *drop_null(const one_pass *pass, const char *p, const crd_type *type) {
  if ((type->flags & CRD_TYPE_NULLABLE) || type->default_value) return NULL;
  return pass->reader.end - p > 4 && memcmp(p, "null", 4) == 0 ? p + 4 : NULL;
}

/* Runs the rules of a scalar. */
static bool scalar_rules(one_pass *pass, const char *p, const crd_type *type, const void *place, const crd_path *path) {
  return !type->rule_count || crd_one_pass_rules(pass, type, place, path, p, pass->rule_errors.count);
}

static const char *read_checked_string(one_pass *pass, const char *p, const char *end, crd_string text, const crd_type *type,
                                       void *place, const crd_path *path) {
  return crd_one_pass_take_string(text, type, place) && scalar_rules(pass, p, type, place, path) ? end : NULL;
}

static const char *read_scalar_field(one_pass *pass, const char *p, const crd_type *type, void *place,
                                     const crd_path *path) {
  if (type->storage == CRD_STORE_VALUE) return crd_one_pass_part(pass, p, type, place, path);
  const char *end = crd_one_pass_scalar(pass, p, type, place);
  return end && scalar_rules(pass, p, type, place, path) ? end : NULL;
}

/* Reads any value into its storage, an object into its struct. It branches on the first byte of the text, which is loaded
 * before the type: most strings are read before the type is needed. */
__attribute__((always_inline)) static inline const char *
read_value_as_it_is(one_pass *pass, const char *p, const crd_type *type, void *place, const crd_path *path) {
  if (*p == '"') {
    crd_string text = {NULL, 0};
    const char *end = read_string_text(pass, p, &text);
    if (!end || type->storage == CRD_STORE_VALUE) return end ? crd_one_pass_part(pass, p, type, place, path) : NULL;
    if (type->storage != CRD_STORE_STRING || !one_pass_is_plain(type))
      return read_checked_string(pass, p, end, text, type, place, path);
    crd_string *held = place;
    held->data = text.data;
    held->size = text.size;
    return end;
  }
  if (*p == '{' || *p == '[') return read_container(pass, p, type, place, path);
  return read_scalar_field(pass, p, type, place, path);
}

__attribute__((always_inline)) static inline const char *read_value(one_pass *pass, const char *p, const crd_type *type,
                                                                    void *place, const crd_path *path) {
  const char *end = read_value_as_it_is(pass, p, type, place, path);
  return end ? end : crd_one_pass_repair(pass, p, type, place, path);
}

/* The storage of a field; for an object, a newly allocated struct. */
static inline void *make_place(one_pass *pass, const crd_field *field, void *object) {
  void *place = (char *)object + field->offset;
  if (field->type->storage != CRD_STORE_OBJECT) return place;
  return *(void **)place = arena_alloc_fast(pass->arena, field->type->struct_size);
}

/* Reads the value of a declared field. */
static inline const char *read_field(one_pass *pass, const char *p, const crd_field *field, void *object,
                                     const crd_path *path) {
  return read_value(pass, p, field->type, make_place(pass, field, object), path);
}

/* The presence bits of 64 fields, from a multiple of 64 on. */
static inline uint64_t presence_word(const uint32_t *has, uint32_t from, uint32_t count) {
  uint64_t present = has[from / 32];
  return from + 32 < count ? present | (uint64_t)has[from / 32 + 1] << 32 : present;
}

static bool set_left_out(one_pass *pass, const crd_type *type, void *object, const crd_path *path,
                         const crd_field *left_out) {
  const crd_fields *fields = type->fields;
  uint32_t *has = presence(type, object);
  for (uint32_t word = 0; word * 64 < fields->count; word++) {
    for (uint64_t missing = fields->defaulted[word] & ~presence_word(has, word * 64, fields->count); missing;
         missing &= missing - 1) {
      uint32_t index = word * 64 + (uint32_t)__builtin_ctzll(missing);
      const crd_field *field = &fields->items[index];
      if (field == left_out) continue;
      if (!crd_one_pass_default(pass, field, make_place(pass, field, object), path)) return false;
      has[index / 32] |= 1u << (index % 32);
    }
  }
  return true;
}

static int64_t count_fields(const crd_type *type, const void *object) {
  int64_t count = 0;
  for (uint16_t i = 0; type->fields && i < type->fields->count; i++) count += crd_storage_has(type, object, i);
  return count;
}

static inline bool has_required(const crd_type *type, void *object) {
  const crd_fields *fields = type->fields;
  const uint32_t *has = presence(type, object);
  for (uint32_t from = 0; from < fields->count; from += 64)
    if (fields->required[from / 64] & ~presence_word(has, from, fields->count)) return false;
  return true;
}

/* objectValidator.Validate without the properties. The root has more members than the struct's fields. */
static inline bool object_holds(const crd_type *type, void *object, bool is_root) {
  const crd_checks *checks = type->checks;
  bool counts = checks->set & (CRD_CHECK_MIN_PROPERTIES | CRD_CHECK_MAX_PROPERTIES);
  if (counts && (is_root || properties_break(checks, count_fields(type, object)))) return false;
  return !checks->required_count || (type->fields->required && has_required(type, object));
}

/* `p` is at the first byte; returns a pointer behind the closing brace. */
static const char *read_object(one_pass *pass, const char *p, const crd_type *type, void *object, const crd_path *path,
                               const found_before *before) {
  uint16_t dropped[MOST_DROPPED];
  unsigned dropped_count = 0;
  memset(object, 0, type->struct_size);
  if (*p != '{' || !type->fields) return NULL;
  uint32_t *has = presence(type, object);
  crd_path child = {path, {NULL, 0}, 0, CRD_PATH_FIELD};
  one_pass_strangers met;
  met.count = 0;
  p = one_pass_space(pass, p + 1);
  while (*p != '}') {
    crd_string name = {NULL, 0};
    const crd_field *field = NULL;
    const char *quote = p;
    p = read_field_name(pass, p, type, &name, &field);
    if (!p) return NULL;
    if (!field) {
      p = crd_one_pass_stranger(pass, (one_pass_stranger){quote, name, type, path}, p, &met);
    } else {
      uint32_t index = (uint32_t)(field - type->fields->items), bit = 1u << (index % 32);
      if (has[index / 32] & bit) return NULL;
      has[index / 32] |= bit;
      if (*p == 'n') {
        if (dropped_count == MOST_DROPPED) return NULL;
        dropped[dropped_count++] = (uint16_t)index;
        p = drop_null(pass, p, field->type);
      } else {
        child.name = name;
        p = read_field(pass, p, field, object, &child);
      }
    }
    if (!p) return NULL;
    p = next_element(pass, p, '}');
    if (!p) return NULL;
  }
  while (dropped_count) {
    uint32_t index = dropped[--dropped_count];
    has[index / 32] &= ~(1u << (index % 32));
  }
  if (type->fields->defaulted && !set_left_out(pass, type, object, path, NULL)) return NULL;
  if (type->checks && !object_holds(type, object, false)) return NULL;
  if (type->rule_count && !crd_one_pass_rules(pass, type, object, path, before->start, before->rule_errors)) return NULL;
  return after_brace(pass, p);
}

/* ---- lists and maps ---- */

/* Room for one more element of an array in the arena. */
static inline void *grown_items(one_pass *pass, void *items, size_t count, size_t *room, size_t stride) {
  if (count < *room) return items;
  size_t before = *room;
  *room = before ? before * 2 : stride <= 32 ? 8 : 1;
  return before ? crd_arena_grow(pass->arena, items, before * stride, *room * stride)
                : arena_alloc_fast(pass->arena, *room * stride);
}

/* uniqueItems is left to the tree, since new CRDs may not have it. */
static bool wants_unique(const crd_checks *checks, size_t count) {
  return (checks->set & CRD_CHECK_UNIQUE_ITEMS) && count > 1;
}

static const char *read_list_storage(one_pass *pass, const char *p, const crd_type *type, crd_list *list,
                                     const crd_path *path, const found_before *before) {
  const crd_type *items = type->items;
  size_t stride = type->struct_size, room = 0, count = 0;
  char *array = NULL;
  crd_path child = {path, {NULL, 0}, 0, CRD_PATH_INDEX};
  if (*p != '[') return NULL;
  p = one_pass_space(pass, p + 1);
  while (*p != ']') {
    crd_arena_poll(pass->arena);
    array = grown_items(pass, array, count, &room, stride);
    child.index = (uint32_t)count;
    p = read_value(pass, p, items, array + count * stride, &child);
    if (!p) return NULL;
    count++;
    p = next_element(pass, p, ']');
    if (!p) return NULL;
  }
  *list = (crd_list){array, count};
  if (type->checks && (items_break(type->checks, (int64_t)count) || wants_unique(type->checks, count))) return NULL;
  if (type->list_kind >= CRD_LIST_SET) { /* if an item has errors, the tree decides */
    if (one_pass_found(pass) != before->errors + before->doubts ||
        (count > 1 && !crd_one_pass_distinct_items(pass, type, list)))
      return NULL;
  }
  if (type->rule_count && !crd_one_pass_rules(pass, type, list, path, before->start, before->rule_errors)) return NULL;
  return p + 1;
}

static const char *read_map_storage(one_pass *pass, const char *p, const crd_type *type, crd_list *map, const crd_path *path,
                                    const found_before *before) {
  const crd_type *values = type->additional;
  size_t stride = type->struct_size, room = 0, count = 0;
  char *array = NULL;
  crd_path child = {path, {NULL, 0}, 0, CRD_PATH_KEY};
  if (*p != '{') return NULL;
  p = one_pass_space(pass, p + 1);
  while (*p != '}') {
    crd_string name = {NULL, 0};
    p = read_name(pass, p, &name);
    if (!p) return NULL;
    crd_arena_poll(pass->arena);
    array = grown_items(pass, array, count, &room, stride);
    char *entry = array + count++ * stride;
    crd_string *key = (crd_string *)(void *)entry;
    key->data = name.data;
    key->size = name.size;
    child.name = name;
    p = read_value(pass, p, values, entry + CRD_ENTRY_VALUE_OFFSET, &child);
    if (!p) return NULL;
    p = next_element(pass, p, '}');
    if (!p) return NULL;
  }
  *map = (crd_list){array, count};
  if (count > 1 && !crd_one_pass_distinct_texts(pass, array, count, stride)) return NULL;
  if (type->checks && (properties_break(type->checks, (int64_t)count) || type->checks->required_count)) return NULL;
  if (type->rule_count && !crd_one_pass_rules(pass, type, map, path, before->start, before->rule_errors)) return NULL;
  return after_brace(pass, p);
}

static const char *read_container(one_pass *pass, const char *p, const crd_type *type, void *place, const crd_path *path) {
  if (type->storage == CRD_STORE_VALUE || one_pass_needs_tree(type)) return crd_one_pass_part(pass, p, type, place, path);
  const found_before before = {p,
                               pass->errors.count,
                               pass->doubt_count,
                               pass->rule_errors.count,
                               pass->unknown.count,
                               pass->unknown_embedded.count,
                               pass->rules.budget};
  if (type->storage == CRD_STORE_OBJECT)
    p = read_object(pass, p, type, place, path, &before);
  else if (type->storage == CRD_STORE_LIST)
    p = read_list_storage(pass, p, type, place, path, &before);
  else
    p = type->storage == CRD_STORE_MAP ? read_map_storage(pass, p, type, place, path, &before) : NULL;
  if (p) return p;
  /* The errors are found again when the value is parsed as a tree. */
  crd_errors_truncate(&pass->errors, before.errors);
  crd_one_pass_forget_doubts(pass, before.doubts);
  crd_errors_truncate(&pass->rule_errors, before.rule_errors);
  pass->unknown.count = before.unknown;
  pass->unknown_embedded.count = before.embedded;
  pass->rules.budget = before.budget;
  return NULL;
}

/* ---- the root ---- */

typedef enum meta_name { NO_META, API_VERSION, KIND, METADATA } meta_name;

static meta_name meta_name_of(crd_string name) {
  if (crd_string_equal(name, CRD_STRING("metadata"))) return METADATA;
  if (crd_string_equal(name, CRD_STRING("kind"))) return KIND;
  return crd_string_equal(name, CRD_STRING("apiVersion")) ? API_VERSION : NO_META;
}

static const char *read_meta(one_pass *pass, const char *p, meta_name which) {
  if (which == METADATA) {
    if (pass->metadata) return NULL;
    pass->metadata = crd_arena_alloc(pass->arena, sizeof *pass->metadata);
    p = crd_json_read_part(&pass->reader, p, pass->metadata);
    return p && p < pass->reader.end && one_pass_is_clean(pass) ? p : NULL;
  }
  crd_string *text = which == KIND ? &pass->kind : &pass->api_version;
  if (text->size || *p != '"') return NULL;
  p = json_read_string(&pass->reader, p + 1, text);
  const crd_kind *asked = pass->kind_asked;
  if (asked && !(which == KIND ? crd_string_equal(*text, asked->kind) : crd_kind_is_version(asked, *text))) return NULL;
  return text->size ? p : NULL;
}

bool crd_one_pass_resembles_meta(crd_string name) {
  for (size_t i = 0; i < name.size; i++)
    if (name.data[i] & 0x80) return true; /* the other case of a non-ASCII letter may be an ASCII letter */
  return (name.size == 4 && strncasecmp(name.data, "kind", 4) == 0) ||
         (name.size == 10 && strncasecmp(name.data, "apiversion", 10) == 0);
}

static const crd_field *status_of(const crd_type *root) {
  return root->fields ? type_field(root, "status", 6) : NULL;
}

/* The size of a field in its struct, in bytes. */
static size_t stored_field_size(const crd_type *type) {
  return type->storage == CRD_STORE_OBJECT ? sizeof(void *) : crd_storage_size(type);
}

/* Reads the value of a member of the root. */
static __attribute__((noinline)) const char *read_root_value(one_pass *pass, const char *p, const crd_field *field,
                                                             const crd_path *path) {
  return read_field(pass, p, field, pass->storage, path);
}

/* A status that is dropped is parsed only for its unknown fields. */
static const char *read_dropped(one_pass *pass, const char *p, const crd_field *status, const crd_path *path) {
  uint64_t held[8]; /* the status that is kept */
  const size_t size = stored_field_size(status->type);
  char *place = (char *)pass->storage + status->offset;
  if (pass->dropped_status || size > sizeof held) return NULL; /* a second status */
  pass->dropped_status = true;
  memcpy(held, place, size);
  pass->dropping = true;
  p = read_root_value(pass, p, status, path);
  pass->dropping = false;
  memcpy(place, held, size);
  return p;
}

static const char *read_root_field(one_pass *pass, const char *p, const crd_field *field, const crd_path *path) {
  uint32_t index = (uint32_t)(field - pass->root->fields->items), bit = 1u << (index % 32);
  uint32_t *has = presence(pass->root, pass->storage);
  if (has[index / 32] & bit) return NULL;
  has[index / 32] |= bit;
  return read_root_value(pass, p, field, path);
}

static const char *read_root_member(one_pass *pass, const char *p, const crd_field *status, one_pass_strangers *met) {
  crd_string name = {NULL, 0};
  const char *quote = p;
  p = read_name(pass, p, &name);
  if (!p) return NULL;
  meta_name meta = meta_name_of(name);
  if (meta != NO_META) return read_meta(pass, p, meta);
  const crd_field *field = type_field(pass->root, name.data, (uint32_t)name.size);
  if (crd_one_pass_resembles_meta(name)) return NULL;
  if (!field) return crd_one_pass_stranger(pass, (one_pass_stranger){quote, name, pass->root, NULL}, p, met);
  const char *start = p;
  const crd_path path = {NULL, name, 0, CRD_PATH_FIELD};
  p = pass->without_status && field == status ? read_dropped(pass, p, field, &path) : read_root_field(pass, p, field, &path);
  if (p && pass->span_count < CRD_ONE_PASS_SPANS)
    pass->spans[pass->span_count++] = (one_pass_span){name, {start, (size_t)(p - start)}};
  return p;
}

bool crd_one_pass_keep_status(one_pass *pass, const crd_value *status) {
  const crd_field *field = status_of(pass->root);
  if (!status && field) status = field->type->default_value; /* decoding the stored object sets the default */
  if (!status) return true;
  if (!field) return false;
  uint32_t index = (uint32_t)(field - pass->root->fields->items);
  void *place = make_place(pass, field, pass->storage);
  presence(pass->root, pass->storage)[index / 32] |= 1u << (index % 32);
  return crd_one_pass_stored(pass, field->type, status, place);
}

void crd_one_pass_begin(one_pass *pass, crd_arena *arena, const crd_type *root) {
  *pass = (one_pass){.arena = arena,
                     .root = root,
                     .errors = crd_errors_init(arena),
                     .rule_errors = crd_errors_init(arena),
                     .unknown = {.arena = arena},
                     .unknown_embedded = {.arena = arena}};
  pass->rules = crd_rules_begin(arena, NULL, &pass->rule_errors);
}

static crd_string trimmed_body(crd_string body) {
  for (; body.size; body.size--) {
    char last = body.data[body.size - 1];
    if (last != ' ' && last != '\t' && last != '\r' && last != '\n') break;
  }
  return body;
}

const char *crd_one_pass_read(one_pass *pass, crd_string body, void *storage) {
  const crd_type *root = pass->root;
  pass->storage = storage;
  memset(storage, 0, root->struct_size);
  body = trimmed_body(body);
  if (body.size < 2 || body.size >= CRD_NO_OFFSET || body.data[body.size - 1] != '}' || !root->fields) return NULL;
  pass->reader = crd_json_reader_for(pass->arena, body);
  pass->rules.choice = pass->update ? RULES_WITHOUT_OLD : RULES_ALL;
  if (pass->wants_unknown) { /* duplicate names are errors, too; otherwise the last member with a name counts */
    pass->duplicates = crd_arena_alloc(pass->arena, sizeof *pass->duplicates);
    pass->duplicates->count = 0;
    pass->reader.duplicates = pass->duplicates;
  }
  pass->reader.max_depth = CRD_ONE_PASS_DEPTH;
  pass->walk = (crd_walk){.arena = pass->arena,
                          .errors = &pass->errors,
                          .unknown = pass->wants_unknown ? &pass->unknown : NULL,
                          .unknown_embedded = pass->wants_unknown ? &pass->unknown_embedded : NULL,
                          .keep_repeated = pass->keep_repeated,
                          .mode = CRD_WALK_ALL};
  const crd_field *status = status_of(root);
  const char *p = one_pass_space(pass, body.data);
  if (*p != '{') return NULL;
  pass->offset = (uint32_t)(p - body.data);
  if (pass->keeps_status && !crd_one_pass_keep_status(pass, pass->stored_status)) return NULL;
  one_pass_strangers met;
  met.count = 0;
  p = one_pass_space(pass, p + 1);
  while (*p != '}') {
    p = read_root_member(pass, p, status, &met);
    if (!p) return NULL;
    p = next_element(pass, p, '}');
    if (!p) return NULL;
  }
  return p + 1;
}

/* Whether a type checks only that metadata is an object, as in most schemas. */
static bool is_plain_metadata(const crd_type *type) {
  return type->storage == CRD_STORE_VALUE && type->accepts == CRD_ACCEPT_OBJECT && !type->fields && !type->additional &&
         !type->checks && !(type->flags & CRD_TYPE_RULES_WITHIN);
}

/* Stores apiVersion, kind and metadata in the struct. */
static bool hold_meta(one_pass *pass, const crd_member *member) {
  const crd_type *root = pass->root;
  const crd_field *field = type_field(root, member->name, member->name_size);
  if (!field) return true;
  const crd_type *type = field->type;
  char *place = (char *)pass->storage + field->offset;
  uint32_t index = (uint32_t)(field - root->fields->items);
  presence(root, pass->storage)[index / 32] |= 1u << (index % 32);
  if (member->value.kind == CRD_MAP) {
    if (!is_plain_metadata(type)) return false;
    *(const crd_value **)(void *)place = &member->value;
    return true;
  }
  crd_value text = member->value;
  if (type->storage != CRD_STORE_STRING || !keeps_keywords(type, &text)) return false;
  *(crd_string *)(void *)place = crd_value_string(&text);
  const crd_path path = {NULL, field->name, 0, CRD_PATH_FIELD};
  uint32_t found = pass->rule_errors.count;
  return scalar_rules(pass, NULL, type, place, &path) && found == pass->rule_errors.count;
}

bool crd_one_pass_conclude(one_pass *pass, const crd_value *map) {
  const crd_type *root = pass->root;
  const crd_checks *checks = root->checks;
  if (root->flags & CRD_TYPE_RULES_OUTSIDE_CEL) return false;
  if (checks && (checks->enum_count || has_composites(checks))) return false;
  for (uint32_t i = 0; i < map->size; i++)
    if (!hold_meta(pass, &map->as.members[i])) return false;
  crd_object *head = pass->storage;
  head->value = map;
  head->partial = true;
  const crd_field *left_out = pass->without_status ? status_of(root) : NULL;
  if (root->fields->defaulted && !set_left_out(pass, root, pass->storage, NULL, left_out)) return false;
  if (checks && !object_holds(root, pass->storage, true)) return false;
  return !root->rule_count || crd_one_pass_rules(pass, root, pass->storage, NULL, pass->reader.start + pass->offset, 0);
}
