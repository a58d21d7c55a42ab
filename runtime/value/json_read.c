/* SPDX-License-Identifier: Apache-2.0 */
/* JSON to value tree, in one pass and without recursion.
 *
 * Elements of open containers are on one stack (the arena's scratch buffer): for each container a frame, then its members or
 * items so far. A member ends with its value and an item is a value, so that the slot for the next value is always the
 * topmost crd_value. At the end of a container its elements are copied into an array of exactly their number, and the frame
 * is popped; then the topmost slot is that of the container itself.
 *
 * Duplicate names in a map are found by a set of 64 classes, then by a search of the members; big maps have a hash table
 * with a secret seed. A duplicate is first only marked (name NULL, the earlier member's index as the size). At the end of
 * the map its value replaces that of the earlier member.
 *
 * Strings: json_string.c. Mirrors sigs.k8s.io/json internal/golang/encoding/json scanner.go (errors) and decode.go. */
#include "../base/hash.h"
#include "json_string.h"
#include "words.h"

#define DEFAULT_DEPTH 10000u
/* A map with at least this many members has a hash table of names. */
#define HASHED_MAP 24u
/* The limit for finding the paths of duplicate fields, in bytes and levels. Without it an attacker's document
 * could need gigabytes. */
#define PATH_BUDGET (16u << 20)

/* The head of an open container on the stack. */
struct json_frame {
  uint64_t classes;    /* of the names so far, one bit each */
  size_t parent;       /* the place of the parent's frame; NO_FRAME for the root */
  uint32_t *slots;     /* hash table of member indices + 1, or NULL */
  uint32_t slot_count; /* a power of two */
  uint32_t duplicates; /* the number of members that replace earlier ones */
  bool is_map;
};

#define NO_FRAME SIZE_MAX
/* The most bytes that are pushed between two checks of the room: a member and a frame. */
#define MOST_PUSHED (sizeof(crd_member) + sizeof(json_frame))

static json_frame *frame_at(const json_reader *reader, size_t at) {
  return (json_frame *)(void *)(reader->stack + at);
}

static crd_member *frame_members(json_frame *frame) {
  return (crd_member *)(void *)(frame + 1);
}

/* The slot of the value that is being parsed. */
static crd_value *top_value(const json_reader *reader) {
  return (crd_value *)(void *)(reader->stack + reader->top) - 1;
}

static inline void grow_members(json_reader *reader) {
  if (reader->stack_size - reader->top < MOST_PUSHED) {
    reader->stack = crd_arena_scratch(reader->arena, reader->stack_size + MOST_PUSHED);
    reader->stack_size = reader->arena->scratch_size;
  }
}

/* ---- duplicate names ---- */

static inline uint64_t name_class(crd_string name) {
  if (name.size == 0) return 1;
  unsigned mixed = (unsigned char)name.data[0] * 7u + (unsigned char)name.data[name.size - 1] * 3u +
                   (unsigned char)name.data[name.size / 2] + (unsigned)name.size * 11u;
  return UINT64_C(1) << (mixed & 63);
}

/* The slot of a name, or the free slot for it. */
static uint32_t *find_name_slot(const json_reader *reader, json_frame *frame, crd_string name) {
  const crd_member *members = frame_members(frame);
  uint32_t mask = frame->slot_count - 1;
  for (uint32_t at = (uint32_t)hash_name(reader->arena->seed, name) & mask;; at = (at + 1) & mask) {
    uint32_t index = frame->slots[at];
    if (index == 0 || crd_string_equal(crd_member_name(&members[index - 1]), name)) return &frame->slots[at];
  }
}

/* Makes a hash table of the `count` members so far, with room for as many again. */
SELDOM static void hash_json_members(const json_reader *reader, json_frame *frame, uint32_t count) {
  frame->slot_count = 64;
  while (frame->slot_count < count * 4) frame->slot_count *= 2;
  frame->slots = crd_arena_zalloc(reader->arena, frame->slot_count * sizeof(uint32_t));
  for (uint32_t i = 0; i < count; i++)
    if (frame_members(frame)[i].name) *find_name_slot(reader, frame, crd_member_name(&frame_members(frame)[i])) = i + 1;
}

/* The earlier member with that name in a map of `count` members, or NULL. A hash table then gets the new member. */
static crd_member *find_earlier(json_reader *reader, json_frame *frame, uint32_t count, crd_string name) {
  crd_member *members = frame_members(frame);
  if (count < HASHED_MAP) {
    for (uint32_t i = 0; i < count; i++)
      if (members[i].name_size == name.size && members[i].name && memcmp(members[i].name, name.data, name.size) == 0)
        return &members[i];
    return NULL;
  }
  if (!frame->slots || count * 2 > frame->slot_count) hash_json_members(reader, frame, count);
  uint32_t *slot = find_name_slot(reader, frame, name);
  if (*slot) return &members[*slot - 1];
  *slot = count + 1;
  return NULL;
}

/* Adds the path of the innermost open container: "spec.x[0]". */
SELDOM static void add_frames(const json_reader *reader, crd_text *path) {
  size_t *chain = crd_arena_alloc(reader->arena, (reader->depth + 1) * sizeof(size_t));
  size_t depth = 0;
  for (size_t at = reader->frame; at != NO_FRAME; at = frame_at(reader, at)->parent) chain[depth++] = at;
  for (; depth > 1; depth--) {
    json_frame *frame = frame_at(reader, chain[depth - 1]);
    const char *end = reader->stack + chain[depth - 2]; /* the element with the next frame ends right before it */
    if (frame->is_map) {
      const crd_member *member = (const crd_member *)(const void *)end - 1;
      if (!member->name) member = &frame_members(frame)[member->name_size];
      if (path->size || depth < reader->depth) crd_text_add_char(path, '.');
      crd_text_add(path, crd_member_name(member));
    } else {
      size_t count = (size_t)(end - (const char *)(frame + 1)) / sizeof(crd_value);
      crd_text_printf(path, "[%zu]", count - 1);
    }
  }
}

/* decodeState.newFieldError and saveStrictError: at most 100 errors, with no path twice. */
SELDOM static void note_duplicate(json_reader *reader, crd_string name, const char *at) {
  crd_duplicates *duplicates = reader->duplicates;
  if (!duplicates || duplicates->count == CRD_MAX_DUPLICATES) return;
  crd_text path = {.arena = reader->arena};
  size_t cost = reader->depth + name.size;
  if (reader->path_budget < cost) return;
  add_frames(reader, &path);
  if (reader->depth > 1) crd_text_add_char(&path, '.');
  crd_text_add(&path, name);
  cost += path.size;
  reader->path_budget -= reader->path_budget < cost ? reader->path_budget : cost;
  for (uint32_t i = 0; i < duplicates->count; i++)
    if (crd_string_equal(duplicates->items[i].path, crd_text_string(&path))) return;
  duplicates->items[duplicates->count++] =
      (crd_duplicate){.path = crd_text_string(&path), .offset = (uint32_t)(at - reader->start)};
}

/* ---- containers ---- */

static bool open_container(json_reader *reader, const char *p) {
  if (reader->depth == reader->max_depth) return json_fail(reader, p, "exceeded max depth") != NULL;
  reader->depth++;
  crd_value *value = top_value(reader);
  *value = (crd_value){.kind = *p == '{' ? CRD_MAP : CRD_LIST, .offset = (uint32_t)(p - reader->start)};
  json_frame *frame = frame_at(reader, reader->top);
  *frame = (json_frame){.parent = reader->frame, .is_map = *p == '{'};
  reader->frame = reader->top;
  reader->top += sizeof *frame;
  grow_members(reader);
  return true;
}

/* Keeps a copy of a map's members with all duplicates. */
SELDOM static void keep_written(const json_reader *reader, const crd_member *members, uint32_t count) {
  crd_member *all = memcpy(crd_arena_alloc(reader->arena, count * sizeof *all), members, count * sizeof *all);
  for (uint32_t i = 0; i < count; i++) {
    if (all[i].name) continue;
    const crd_member *first = &members[all[i].name_size];
    all[i].name = first->name;
    all[i].name_size = first->name_size;
  }
  *reader->written = (crd_value){.kind = CRD_MAP, .size = count, .offset = CRD_NO_OFFSET, .as = {.members = all}};
}

/* Moves the values of duplicates to the first member with their name. Returns the number of members left. */
SELDOM static uint32_t merge_duplicates(crd_member *members, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    if (!members[i].name) {
      crd_member *first = &members[members[i].name_size];
      first->value = members[i].value;
      first->name_offset = members[i].name_offset;
    }
  uint32_t kept = 0;
  for (uint32_t i = 0; i < count; i++)
    if (members[i].name) members[kept++] = members[i];
  return kept;
}

static void close_container(json_reader *reader) {
  json_frame *frame = frame_at(reader, reader->frame);
  size_t size = reader->top - reader->frame - sizeof *frame;
  reader->top = reader->frame;
  reader->frame = frame->parent;
  reader->depth--;
  crd_value *value = (crd_value *)(void *)frame - 1;
  uint32_t count = (uint32_t)(frame->is_map ? size / sizeof(crd_member) : size / sizeof(crd_value));
  if (frame->duplicates) {
    if (reader->written && reader->depth == 0) keep_written(reader, frame_members(frame), count);
    count = merge_duplicates(frame_members(frame), count);
    size = count * sizeof(crd_member);
  }
  value->size = count;
  value->as.items = NULL;
  if (size) value->as.items = memcpy(arena_alloc_fast(reader->arena, size), frame + 1, size);
}

/* From the first byte of a name to the first byte of its value, whose slot is then topmost; NULL on error. */
static const char *begin_member(json_reader *reader, const char *p) {
  const char *end = reader->end;
  if (p == end) return json_fail_end(reader);
  if (*p != '"') return json_fail(reader, p, "looking for beginning of object key string");
  const char *start = p;
  crd_string name;
  p = json_read_string(reader, p + 1, &name);
  if (!p) return NULL;
  p = scan_space(p, end);
  if (p == end) return json_fail_end(reader);
  if (*p != ':') return json_fail(reader, p, "after object key");

  json_frame *frame = frame_at(reader, reader->frame);
  crd_member *member = (crd_member *)(void *)(reader->stack + reader->top);
  *member =
      (crd_member){.name = name.data, .name_size = (uint32_t)name.size, .name_offset = (uint32_t)(start - reader->start)};
  uint64_t class = name_class(name);
  bool perhaps = (frame->classes & class) != 0;
  frame->classes |= class;
  uint32_t count;
  if ((perhaps || frame->slots) && (count = (uint32_t)(member - frame_members(frame))) > 0) {
    crd_member *earlier = find_earlier(reader, frame, count, name);
    if (earlier) {
      note_duplicate(reader, name, start);
      member->name = NULL;
      member->name_size = (uint32_t)(earlier - frame_members(frame));
      frame->duplicates++;
    }
  }
  reader->top += sizeof *member;
  grow_members(reader);
  return scan_space(p + 1, end);
}

static const char *begin_item(json_reader *reader, const char *p) {
  reader->top += sizeof(crd_value);
  grow_members(reader);
  return p;
}

/* ---- literals ---- */

static const char *read_json_word(json_reader *reader, const char *p, const char *word, size_t size,
                                  const char *const *contexts) {
  if ((size_t)(reader->end - p) >= size && memcmp(p, word, size) == 0) return p + size;
  size_t i = 1;
  while (p + i < reader->end && p[i] == word[i]) i++;
  // A word that differs does so before its end. NOLINTNEXTLINE(clang-analyzer-core.CallAndMessage)
  return json_fail(reader, p + i, contexts[i - 1]);
}

static const char *read_true(json_reader *reader, const char *p) {
  static const char *const contexts[] = {"in literal true (expecting 'r')", "in literal true (expecting 'u')",
                                         "in literal true (expecting 'e')"};
  return read_json_word(reader, p, "true", 4, contexts);
}

static const char *read_false(json_reader *reader, const char *p) {
  static const char *const contexts[] = {"in literal false (expecting 'a')", "in literal false (expecting 'l')",
                                         "in literal false (expecting 's')", "in literal false (expecting 'e')"};
  return read_json_word(reader, p, "false", 5, contexts);
}

static const char *read_null(json_reader *reader, const char *p) {
  static const char *const contexts[] = {"in literal null (expecting 'u')", "in literal null (expecting 'l')",
                                         "in literal null (expecting 'l')"};
  return read_json_word(reader, p, "null", 4, contexts);
}

/* Any value that is not a container. */
static const char *read_scalar(json_reader *reader, const char *p) {
  crd_value *value = top_value(reader);
  value->flags = 0;
  value->key_type = 0;
  value->size = 0;
  value->capacity = 0;
  value->offset = (uint32_t)(p - reader->start);
  crd_string string;
  switch (*p) {
  case '"':
    p = json_read_string(reader, p + 1, &string);
    value->kind = CRD_STRING_VALUE;
    value->size = (uint32_t)string.size;
    value->as.string = string.data;
    return p;
  case 't':
    value->kind = CRD_BOOL;
    value->as.integer = 0;
    value->as.boolean = true;
    return read_true(reader, p);
  case 'f':
    value->kind = CRD_BOOL;
    value->as.integer = 0;
    return read_false(reader, p);
  case 'n':
    value->kind = CRD_NULL;
    value->as.integer = 0;
    return read_null(reader, p);
  default:
    if (*p == '-' || (*p >= '0' && *p <= '9')) return crd_json_read_number(reader, p, value);
    return json_fail(reader, p, "looking for beginning of value");
  }
}

/* ---- the text ---- */

/* After a value: closes the containers that end there. Returns the first byte of the next element or, at the end of the root
 * (depth 0), a pointer behind it; NULL on error. */
static const char *after_value(json_reader *reader, const char *p) {
  while (reader->depth > 0) {
    p = scan_space(p, reader->end);
    if (p == reader->end) return json_fail_end(reader);
    if (*p == ',') return scan_space(p + 1, reader->end);
    bool is_map = frame_at(reader, reader->frame)->is_map;
    if (*p != (is_map ? '}' : ']'))
      return json_fail(reader, p, is_map ? "after object key:value pair" : "after array element");
    close_container(reader);
    p++;
  }
  return p;
}

/* Reads one value with all values in it, from its first byte to the byte after it; NULL on error. */
static const char *read_whole(json_reader *reader, const char *p) {
  for (;;) {
    if (p == reader->end) return json_fail_end(reader);
    char c = *p;
    bool at_first = false; /* at the first element of a container */
    if (c == '{' || c == '[') {
      if (!open_container(reader, p)) return NULL;
      p = scan_space(p + 1, reader->end);
      if (p == reader->end) return json_fail_end(reader);
      at_first = *p != (c == '{' ? '}' : ']');
    } else {
      p = read_scalar(reader, p);
      if (!p) return NULL;
    }
    if (!at_first) {
      p = after_value(reader, p);
      if (!p || reader->depth == 0) return p;
    }
    p = frame_at(reader, reader->frame)->is_map ? begin_member(reader, p) : begin_item(reader, p);
    if (!p) return NULL;
  }
}

static bool read_text(json_reader *reader) {
  const char *p = read_whole(reader, scan_space(reader->start, reader->end));
  if (!p) return false;
  p = scan_space(p, reader->end);
  if (p == reader->end) return true;
  reader->trailing = true;
  return json_fail(reader, p, "after top-level value") != NULL;
}

json_reader crd_json_reader_for(crd_arena *arena, crd_string input) {
  return (json_reader){.start = input.data,
                       .end = input.data + input.size,
                       .arena = arena,
                       .top = sizeof(crd_value),
                       .frame = NO_FRAME,
                       .max_depth = DEFAULT_DEPTH,
                       .path_budget = PATH_BUDGET};
}

static void open_stack(json_reader *reader) {
  reader->stack = crd_arena_scratch(reader->arena, MOST_PUSHED * 2);
  reader->stack_size = reader->arena->scratch_size;
}

const char *crd_json_read_part(json_reader *reader, const char *p, crd_value *value) {
  open_stack(reader);
  p = read_whole(reader, p);
  if (p) *value = *top_value(reader);
  return p;
}

SELDOM static void explain_json(const json_reader *reader, crd_parse_error *error) {
  *error = (crd_parse_error){.message = crd_arena_copy(reader->arena, CRD_STRING("unexpected end of JSON input")),
                             .offset = (size_t)((reader->fail_at ? reader->fail_at : reader->end) - reader->start)};
  if (!reader->fail_at) return;
  bool at_end = reader->fail_at == reader->end; /* Go's scanner reports a space there */
  crd_text text = {.arena = reader->arena};
  crd_text_add(&text, CRD_STRING("invalid character "));
  crd_json_quote_byte(&text, at_end ? ' ' : (unsigned char)*reader->fail_at);
  crd_text_add_char(&text, ' ');
  crd_text_add(&text, crd_string_of(reader->fail_context));
  error->message = crd_text_string(&text);
  if (reader->trailing) error->problem = CRD_PARSE_TRAILING;
}

typedef struct json_parsing {
  crd_arena *arena;
  crd_string input;
  const crd_parse_options *options;
  crd_parse_error *error;
  crd_value *root;
} json_parsing;

static void parse_document(void *context) {
  json_parsing *parsing = context;
  crd_arena *arena = parsing->arena;
  crd_string input = parsing->input;
  crd_parse_error *error = parsing->error;
  json_reader reader = crd_json_reader_for(arena, input);
  if (parsing->options->max_depth) reader.max_depth = parsing->options->max_depth;
  reader.duplicates = parsing->options->duplicates;
  reader.written = parsing->options->written;
  open_stack(&reader);
  if (!read_text(&reader)) {
    explain_json(&reader, error);
    return;
  }
  if (reader.range_error.size) { /* Unmarshal goes on after it, so that any syntax error comes first */
    const crd_string none = {NULL, 0};
    *error =
        (crd_parse_error){.message = crd_misfit(arena, crd_arena_printf(arena, "number %.*s", CRD_PRINT(reader.range_error)),
                                                none, none, CRD_STRING("float64")),
                          .offset = (size_t)(reader.range_error.data - input.data),
                          .problem = CRD_PARSE_RANGE};
    return;
  }
  crd_value *root = arena_alloc_fast(arena, sizeof *root);
  *root = *top_value(&reader);
  parsing->root = root;
}

crd_value *crd_json_parse(crd_arena *arena, crd_string input, const crd_parse_options *options, crd_parse_error *error) {
  static const crd_parse_options defaults = {0};
  crd_parse_error unwanted;
  if (!options) options = &defaults;
  if (!error) error = &unwanted;
  if (options->duplicates) options->duplicates->count = 0;
  if (input.size >= CRD_NO_OFFSET) {
    *error = (crd_parse_error){.message = CRD_STRING("the text is 4 GiB or more")};
    return NULL;
  }
  if (!input.data) input.data = "";
  json_parsing parsing = {arena, input, options, error, NULL};
  crd_stop stop = crd_guard_once(arena, parse_document, &parsing);
  if (stop) *error = parse_stopped(stop);
  return stop ? NULL : parsing.root;
}
