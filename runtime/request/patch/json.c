/* SPDX-License-Identifier: Apache-2.0 */
/* JSON patch: json-patch's Patch.Apply, with its deviations from RFC 6902: negative indices count from the end, "test"
 * compares numbers and strings by their spelling, "add" to the root does not apply. */
#include "../../value/words.h"
#include "built.h"
#include "node.h"
#include <assert.h>
#include <crd/go_text.h>
#include <crd/raw_json.h>

typedef struct operation {
  const crd_value *value; /* the map; NULL: null stands in the list */
  crd_string source;
} operation;

typedef struct patching {
  crd_arena *arena;
  patch_node document, *root;
  size_t copied;
  crd_string *failure; /* receives why an operation does not apply; NULL: not wanted */
  bool built;          /* the operations were built, not parsed: null is a value of theirs */
  bool test_failed;
} patching;

#define MISSING "missing value"

/* Sets json-patch's error with a path and a cause; returns false. */
static bool fail_operation(patching *state, const char *format, crd_string about, crd_string cause) {
  if (state->failure) *state->failure = crd_arena_printf(state->arena, format, CRD_PRINT(about), CRD_PRINT(cause));
  return false;
}

static bool fail_test(patching *state, crd_string path) {
  state->test_failed = true;
  return fail_operation(state, "testing value %.*s failed: %.*s", path, CRD_STRING("test failed"));
}

/* ---- paths ---- */

/* The index that a step names among the first `limit`; false when there is none. */
static bool find_step_index(crd_string step, uint32_t limit, uint32_t *index) {
  int64_t number;
  if (!crd_go_int_parse(NULL, "Atoi", step, &number, NULL) || number >= (int64_t)limit || number < -(int64_t)limit)
    return false;
  *index = (uint32_t)(number < 0 ? number + (int64_t)limit : number);
  return true;
}

/* json-patch's error for a step into a list. */
static crd_string index_cause(patching *state, crd_string step) {
  int64_t number;
  crd_string cause;
  if (!crd_go_int_parse(state->arena, "Atoi", step, &number, &cause)) return cause;
  return crd_arena_printf(state->arena, "Unable to access invalid index: %lld: invalid index referenced", (long long)number);
}

/* The entry of a container for a step. False if there is no such index; a map without the name gives NULL, which is no
 * error. */
static bool get(const patch_node *container, crd_string step, patch_entry **entry) {
  uint32_t index;
  *entry = NULL;
  if (container->form == PATCH_MAP) {
    *entry = crd_patch_node_member(container, step);
    return true;
  }
  if (!find_step_index(step, container->count, &index)) return false;
  *entry = &container->entries[index];
  return true;
}

/* findObject: the container of a path's last step, and that step; NULL when the document has no such container. */
static patch_node *find_patched_container(patching *state, crd_string path, crd_string *step) {
  const char *slash = path.size ? memchr(path.data, '/', path.size) : NULL;
  if (!slash) return NULL;
  patch_node *container = state->root;
  crd_string rest = crd_string_slice(path, (size_t)(slash - path.data) + 1, path.size);
  while (rest.size && (slash = memchr(rest.data, '/', rest.size))) {
    patch_entry *entry;
    size_t size = (size_t)(slash - rest.data);
    if (!get(container, crd_pointer_unescape(state->arena, (crd_string){rest.data, size}), &entry) || !entry) return NULL;
    patch_node *next = entry->value;
    if (!next || !next->value) return NULL;
    if (!crd_patch_node_enter_list(state->arena, next) && !crd_patch_node_enter_map(state->arena, next)) return NULL;
    container = next;
    rest = crd_string_slice(rest, size + 1, rest.size);
  }
  *step = crd_pointer_unescape(state->arena, rest);
  return container;
}

/* ---- operations ---- */

/* The messages about a path of an operation, Operation.Path or From. */
typedef struct place_words {
  const char *member;
  const char *head;    /* "add operation failed to decode path: " */
  const char *missing; /* the message for a missing path */
  bool always;         /* use it also for a path that is no text */
} place_words;

static bool operand_place(patching *state, const operation *operation, const place_words *words, crd_string *place) {
  const crd_value *value = operation->value ? crd_value_get(operation->value, crd_string_of(words->member)) : NULL;
  if (value && value->kind == CRD_STRING_VALUE) {
    *place = crd_value_string(value);
    return true;
  }
  crd_string cause = crd_string_of(words->missing);
  if (value && value->kind != CRD_NULL && !words->always) cause = crd_misfit_alone(state->arena, value, "string");
  return fail_operation(state, "%.*s%.*s", crd_string_of(words->head), cause);
}

#define NO_PATH "operation missing path field: " MISSING
#define NO_FROM "operation, missing from field: " MISSING

/* Operation.value: NULL without the member. Null is a node without a value in a parsed operation, since json.Unmarshal
 * leaves a *RawMessage nil, and an ordinary value in a built one. */
static patch_node *operation_value(patching *state, const operation *operation) {
  const crd_value *value = crd_value_get(operation->value, CRD_STRING("value"));
  if (!value || value->kind != CRD_NULL) return value ? crd_patch_node_of(state->arena, value, operation->source) : NULL;
  patch_node *null = crd_arena_zalloc(state->arena, sizeof *null);
  if (state->built) null->value = value;
  return null;
}

/* The messages for a path without a container, and for a value that cannot be added or removed there: formats of the path
 * and the cause. */
typedef struct operand_words {
  const char *missing, *failed;
  bool placeless; /* the message has no path */
} operand_words;

/* Adds a value at a path. */
static bool put_operand(patching *state, crd_string path, patch_node *value, const operand_words *words) {
  crd_string step;
  patch_node *container = find_patched_container(state, path, &step);
  if (!container) return fail_operation(state, words->missing, path, CRD_STRING(MISSING));
  if (container->form == PATCH_MAP) {
    crd_patch_node_set(state->arena, container, step, value);
    return true;
  }
  uint32_t index = container->count;
  int64_t number;
  if (!crd_string_equal(step, CRD_STRING("-")) && !find_step_index(step, container->count + 1, &index)) {
    crd_string cause = index_cause(state, step);
    if (!crd_go_int_parse(NULL, "Atoi", step, &number, NULL))
      cause = crd_arena_printf(state->arena, "value was not a proper array index: '%.*s': %.*s", CRD_PRINT(step),
                               CRD_PRINT(cause));
    return fail_operation(state, words->failed, words->placeless ? CRD_STRING("") : path, cause);
  }
  crd_patch_node_insert(state->arena, container, index, value);
  return true;
}

/* Removes the value at a path from the document; errors name the path, or its last step. */
static bool take_operand(patching *state, crd_string path, patch_node **value, const operand_words *words, bool by_step) {
  crd_string step;
  patch_entry *entry;
  patch_node *container = find_patched_container(state, path, &step);
  if (!container) return fail_operation(state, words->missing, path, CRD_STRING(MISSING));
  crd_string about = by_step ? step : path;
  if (!get(container, step, &entry)) return fail_operation(state, words->failed, about, index_cause(state, step));
  if (!entry) {
    crd_string cause = crd_arena_printf(state->arena, "Unable to remove nonexistent key: %.*s: " MISSING, CRD_PRINT(step));
    return fail_operation(state, words->failed, about, cause);
  }
  *value = entry->value;
  crd_patch_node_remove(container, entry);
  return true;
}

static bool add_operand(patching *state, const operation *operation) {
  static const place_words place = {"path", "add operation failed to decode path: ", MISSING, true};
  static const operand_words words = {"add operation does not apply: doc is missing path: \"%.*s\": %.*s",
                                      "error in add for path: '%.*s': %.*s", false};
  crd_string path;
  return operand_place(state, operation, &place, &path) &&
         put_operand(state, path, operation_value(state, operation), &words);
}

static bool remove_operand(patching *state, const operation *operation) {
  static const place_words place = {"path", "remove operation failed to decode path: ", MISSING, true};
  static const operand_words words = {"remove operation does not apply: doc is missing path: \"%.*s\": %.*s",
                                      "error in remove for path: '%.*s': %.*s", false};
  crd_string path;
  patch_node *taken;
  return operand_place(state, operation, &place, &path) && take_operand(state, path, &taken, &words, false);
}

static bool move_operand(patching *state, const operation *operation) {
  static const place_words places[] = {{"from", "move operation failed to decode from: ", NO_FROM, false},
                                       {"path", "move operation failed to decode path: ", NO_PATH, false}};
  static const operand_words taking = {"move operation does not apply: doc is missing from path: %.*s: %.*s",
                                       "error in move for path: '%.*s': %.*s", false},
                             putting = {"move operation does not apply: doc is missing destination path: %.*s: %.*s",
                                        "error in move for path: '%.*s': %.*s", false};
  crd_string from, path;
  patch_node *moved;
  return operand_place(state, operation, &places[0], &from) && take_operand(state, from, &moved, &taking, true) &&
         operand_place(state, operation, &places[1], &path) && put_operand(state, path, moved, &putting);
}

static bool replace_operand(patching *state, const operation *operation) {
  static const place_words place = {"path", "replace operation failed to decode path: ", NO_PATH, false};
  crd_string path;
  if (!operand_place(state, operation, &place, &path)) return false;
  patch_node *value = operation_value(state, operation);
  if (!path.size) { /* the whole document */
    if (!value || (!crd_patch_node_enter_map(state->arena, value) && !crd_patch_node_enter_list(state->arena, value)))
      return fail_operation(state, "replace operation value must be object or array: %.*s%.*s", path,
                            CRD_STRING("%!w(<nil>)"));
    state->root = value;
    return true;
  }
  crd_string step;
  patch_entry *entry;
  patch_node *container = find_patched_container(state, path, &step);
  if (!container)
    return fail_operation(state, "replace operation does not apply: doc is missing path: %.*s: %.*s", path,
                          CRD_STRING(MISSING));
  if (!get(container, step, &entry))
    return fail_operation(state, "replace operation does not apply: doc is missing key: %.*s: %.*s", path,
                          CRD_STRING(MISSING));
  if (entry)
    entry->value = value;
  else
    crd_patch_node_set(state->arena, container, step, value);
  return true;
}

static bool test_operand(patching *state, const operation *operation) {
  static const place_words place = {"path", "test operation failed to decode path: ", NO_PATH, false};
  crd_string path;
  if (!operand_place(state, operation, &place, &path)) return false;
  patch_node *wanted = operation_value(state, operation);
  if (!path.size) return (wanted && crd_patch_node_equal(state->arena, state->root, wanted)) || fail_test(state, path);
  crd_string step;
  patch_entry *entry;
  patch_node *container = find_patched_container(state, path, &step);
  if (!container)
    return fail_operation(state, "test operation does not apply: is missing path: %.*s: %.*s", path, CRD_STRING(MISSING));
  if (!get(container, step, &entry))
    return fail_operation(state, "error in test for path: '%.*s': %.*s", path, index_cause(state, step));
  if (!entry || !entry->value) return !wanted || !wanted->value || fail_test(state, path);
  return (wanted && crd_patch_node_equal(state->arena, entry->value, wanted)) || fail_test(state, path);
}

/* A copy of an entry's value, NULL for null; false when copies exceed the limit. */
static bool copy_of_operand(patching *state, const patch_entry *entry, patch_node **copied) {
  *copied = NULL;
  if (!entry || !entry->value) return true;
  crd_text text = {.arena = state->arena};
  if (!crd_patch_node_write(&text, entry->value)) return false;
  state->copied += text.size;
  if (state->copied > CRD_PATCH_MAX_COPIED) {
    crd_string sizes = crd_arena_printf(state->arena, "%zu, exceeding the limit %zu", state->copied, CRD_PATCH_MAX_COPIED);
    return fail_operation(state, "%.*s%.*s",
                          CRD_STRING("Unable to complete the copy, the accumulated size increase of copy is "), sizes);
  }
  const crd_value *value = crd_json_parse(state->arena, crd_text_string(&text), NULL, NULL);
  if (value) *copied = crd_patch_node_of(state->arena, value, crd_text_string(&text));
  return value != NULL;
}

static bool copy_operand(patching *state, const operation *operation) {
  static const place_words places[] = {{"from", "copy operation failed to decode from: ", NO_FROM, false},
                                       {"path", "copy operation failed to decode path: ", MISSING, true}};
  static const operand_words words = {"copy operation does not apply: doc is missing destination path: %.*s: %.*s",
                                      "%.*serror while adding value during copy: %.*s", true};
  crd_string from, path, step;
  patch_entry *entry;
  patch_node *copied;
  if (!operand_place(state, operation, &places[0], &from)) return false;
  patch_node *container = find_patched_container(state, from, &step);
  if (!container)
    return fail_operation(state, "copy operation does not apply: doc is missing from path: %.*s: %.*s", from,
                          CRD_STRING(MISSING));
  if (!get(container, step, &entry))
    return fail_operation(state, "error in copy for from: '%.*s': %.*s", from, index_cause(state, step));
  if (!operand_place(state, operation, &places[1], &path)) return false;
  if (!find_patched_container(state, path, &step)) return fail_operation(state, words.missing, path, CRD_STRING(MISSING));
  return copy_of_operand(state, entry, &copied) && put_operand(state, path, copied, &words);
}

static bool apply(patching *state, const operation *operation) {
  static const struct {
    const char *op;
    bool (*run)(patching *state, const struct operation *operation);
  } operations[] = {{"add", add_operand},   {"remove", remove_operand}, {"replace", replace_operand},
                    {"move", move_operand}, {"test", test_operand},     {"copy", copy_operand}};
  const crd_value *member = operation->value ? crd_value_get(operation->value, CRD_STRING("op")) : NULL;
  crd_string op = member && member->kind == CRD_STRING_VALUE ? crd_value_string(member) : CRD_STRING("unknown");
  for (size_t i = 0; i < sizeof operations / sizeof *operations; i++)
    if (crd_string_equal(op, crd_string_of(operations[i].op))) return operations[i].run(state, operation);
  return fail_operation(state, "%.*s%.*s", CRD_STRING("Unexpected kind: "), op);
}

/* ---- reading the patch ---- */

/* Adds the strict errors of one operation: unknown and duplicate members, also within its value. */
static void note_strict(crd_texts *strict, crd_string source, const crd_value *map, uint32_t index,
                        const crd_duplicates *duplicates) {
  static const char *const known[] = {"op", "path", "from", "value"};
  enum { COUNT = sizeof known / sizeof *known };
  bool seen[COUNT] = {false}, good;
  crd_string quoted, raw;
  for (size_t at = (size_t)map->offset + 1; crd_raw_json_member(source, &at, &quoted, &raw, &good);) {
    const crd_value *parsed = crd_json_parse(strict->arena, quoted, NULL, NULL);
    crd_string name = parsed ? crd_value_string(parsed) : quoted;
    crd_string path = crd_arena_printf(strict->arena, "[%u].%.*s", index, (int)name.size, name.data);
    size_t i = 0;
    while (i < COUNT && !crd_string_equal(name, crd_string_of(known[i]))) i++;
    if (i == COUNT)
      crd_patch_note(strict, "json patch unknown field ", path);
    else if (seen[i])
      crd_patch_note(strict, "json patch duplicate field ", path);
    if (i < COUNT) seen[i] = true;
    if (i != COUNT - 1) continue;
    size_t from = (size_t)(raw.data - source.data);
    for (uint32_t k = 0; k < duplicates->count; k++)
      if (duplicates->items[k].offset > from && duplicates->items[k].offset < from + raw.size)
        crd_patch_note(strict, "json patch duplicate field ", duplicates->items[k].path);
  }
}

/* The error for a list that is no patch: encoding/json's for decoding it into []jsonPatchOp, or leniently into Patch. */
static crd_string type_error(crd_arena *arena, const crd_value *value, bool strict) {
  static const char *const texts[] = {"op", "path", "from"};
  if (value->kind == CRD_NULL) return (crd_string){NULL, 0};
  if (value->kind != CRD_LIST) return crd_misfit_alone(arena, value, strict ? "[]handlers.jsonPatchOp" : "jsonpatch.Patch");
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_value *item = &value->as.items[i];
    if (item->kind == CRD_NULL) continue;
    if (item->kind != CRD_MAP) return crd_misfit_alone(arena, item, strict ? "handlers.jsonPatchOp" : "jsonpatch.Operation");
    for (uint32_t k = 0; strict && k < item->size; k++) {
      const crd_member *member = &item->as.members[k];
      bool odd = member->value.kind != CRD_STRING_VALUE && member->value.kind != CRD_NULL;
      for (size_t t = 0; odd && t < sizeof texts / sizeof *texts; t++)
        if (crd_string_equal(crd_member_name(member), crd_string_of(texts[t])))
          return crd_misfit(arena, crd_string_of(crd_json_kind_name(&member->value)), CRD_STRING("jsonPatchOp"),
                            crd_string_of(texts[t]), CRD_STRING("string"));
    }
  }
  return (crd_string){NULL, 0};
}

static crd_patch_outcome read_patch(crd_arena *arena, crd_string patch, crd_texts *strict, const crd_value **list,
                                    crd_string *error) {
  crd_duplicates *duplicates = strict ? crd_arena_alloc(arena, sizeof *duplicates) : NULL;
  if (duplicates) duplicates->count = 0;
  crd_parse_options options = {.duplicates = duplicates};
  crd_parse_error problem = {.offset = 0};
  const crd_value *value = crd_patch_parse(arena, patch, &options, &problem);
  const crd_value *shape = value ? value : crd_patch_parse_shape(arena, patch, &problem);
  crd_string message = shape ? type_error(arena, shape, strict) : problem.message;
  if (!value && shape && !message.size) { /* the number stands in an operation's value */
    static const char place[] = " into Go value of type float64";
    size_t head = problem.message.size - (sizeof place - 1);
    message = crd_arena_printf(arena, "%.*s into Go struct field jsonPatchOp.value of type float64", (int)head,
                               problem.message.data);
  }
  if (message.size) {
    *error = strict ? crd_arena_printf(arena, "error decoding patch: %.*s", (int)message.size, message.data) : message;
    return CRD_PATCH_MALFORMED;
  }
  assert(value); /* what could not be parsed has a message */
  for (uint32_t i = 0; strict && value->kind == CRD_LIST && i < value->size; i++)
    if (value->as.items[i].kind == CRD_MAP) note_strict(strict, patch, &value->as.items[i], i, duplicates);
  *list = value;
  if (value->kind != CRD_LIST || value->size <= CRD_PATCH_MAX_OPERATIONS) return CRD_PATCH_DONE;
  *error = crd_arena_printf(arena, "Request entity too large: The allowed maximum operations in a JSON patch is %u, got %u",
                            CRD_PATCH_MAX_OPERATIONS, value->size);
  return CRD_PATCH_TOO_LARGE;
}

/* Patch.Apply */
static crd_patch_outcome apply_all(patching *state, const patch_call *call, const crd_value *list) {
  state->document = (patch_node){.value = call->document, .source = call->source};
  state->root = &state->document;
  *call->error = CRD_STRING("the server rejected our request due to an error in our request");
  if (!crd_patch_node_enter_map(state->arena, state->root) && !crd_patch_node_enter_list(state->arena, state->root))
    return CRD_PATCH_FAILED;
  for (uint32_t i = 0; list->kind == CRD_LIST && i < list->size; i++) {
    const crd_value *item = &list->as.items[i];
    operation operation = {item->kind == CRD_MAP ? item : NULL, call->patch};
    if (!apply(state, &operation)) return CRD_PATCH_FAILED;
  }
  crd_text text = {.arena = state->arena};
  if (!crd_patch_node_write(&text, state->root)) return CRD_PATCH_FAILED;
  *call->result = crd_text_string(&text);
  *call->error = (crd_string){NULL, 0};
  return CRD_PATCH_DONE;
}

bool crd_json_patch_apply_built(crd_arena *arena, const crd_value *document, const crd_value *operations, bool *test_failed,
                                crd_string *result, crd_string *error) {
  patch_call call = {.arena = arena, .document = document, .result = result, .error = error};
  patching state = {.arena = arena, .failure = error, .built = true};
  crd_patch_outcome outcome = apply_all(&state, &call, operations);
  *test_failed = state.test_failed;
  return outcome == CRD_PATCH_DONE;
}

static crd_patch_outcome apply_json_patch(const patch_call *call) {
  crd_arena *arena = call->arena;
  const crd_value *list = NULL;
  crd_patch_outcome outcome = read_patch(arena, call->patch, call->strict, &list, call->error);
  if (outcome != CRD_PATCH_DONE) return outcome;
  patching state = {.arena = arena, .failure = call->failure};
  return apply_all(&state, call, list);
}

crd_patch_outcome crd_json_patch_of_text(crd_arena *arena, const crd_value *document, crd_string source, crd_string patch,
                                         crd_texts *strict, crd_string *result, crd_string *error) {
  patch_call call = {arena, document, source, patch, strict, result, error, NULL};
  return crd_patch_guarded(apply_json_patch, &call);
}

crd_patch_outcome crd_json_patch_telling(crd_arena *arena, const crd_value *document, crd_string patch, crd_string *result,
                                         crd_string *error) {
  crd_string failure = {NULL, 0};
  patch_call call = {arena, document, {NULL, 0}, patch, NULL, result, error, &failure};
  crd_patch_outcome outcome = crd_patch_guarded(apply_json_patch, &call);
  if (failure.size) *error = failure;
  return outcome;
}

crd_patch_outcome crd_json_patch(crd_arena *arena, const crd_value *document, crd_string patch, crd_texts *strict,
                                 crd_string *result, crd_string *error) {
  return crd_json_patch_of_text(arena, document, (crd_string){NULL, 0}, patch, strict, result, error);
}
