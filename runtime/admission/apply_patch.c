/* SPDX-License-Identifier: Apache-2.0 */
/* Mirrors gopkg.in/evanphx/json-patch.v4, patch.go: negative indices count from the end, "add" to the root does not apply,
 * numbers and strings are tested as they are written. */
#include "../value/joined.h"
#include "apply.h"

#include <assert.h>
#include <crd/go_text.h>
#include <crd/json.h>
#include <crd/patch.h>
#include <inttypes.h>

#define NO_FROM "operation, missing from field: missing value"

typedef struct stepping {
  crd_arena *arena;
  crd_value *document;
  const patch_step *step;
  size_t *copied;
  crd_string *error;
} stepping;

/* ---- errors ---- */

static patch_end refuse(const stepping *state, const char *before, crd_string path, const char *after) {
  *state->error = crd_joined(state->arena, crd_string_of(before), path, crd_string_of(after));
  return PATCH_REFUSED;
}

/* "error in add for path: '/a/x': " before what went wrong there. */
static patch_end refuse_in(const stepping *state, const char *what, crd_string path) {
  *state->error = crd_joined(state->arena, crd_string_of(what), CRD_STRING("'"), path, CRD_STRING("': "), *state->error);
  return PATCH_REFUSED;
}

static bool fail_index(const stepping *state, int64_t index) {
  *state->error =
      crd_arena_printf(state->arena, "Unable to access invalid index: %" PRId64 ": invalid index referenced", index);
  return false;
}

/* ---- paths ---- */

/* The place of an item among `limit`, counted from the end where it is negative. */
static bool read_place(const stepping *state, crd_string step, uint32_t limit, uint32_t *place) {
  int64_t number;
  if (!crd_go_int_parse(state->arena, "Atoi", step, &number, state->error)) return false;
  if (number >= (int64_t)limit || number < -(int64_t)limit) return fail_index(state, number);
  *place = (uint32_t)(number < 0 ? number + (int64_t)limit : number);
  return true;
}

/* get: NULL with true where a map has no such member. */
static bool get_child(const stepping *state, crd_value *container, crd_string step, crd_value **child) {
  uint32_t place;
  if (container->kind == CRD_MAP) {
    *child = crd_value_get(container, step);
    return true;
  }
  if (!read_place(state, step, container->size, &place)) return false;
  *child = &container->as.items[place];
  return true;
}

/* findObject: what a path ends in, with the last step; NULL: the way there is not in the document. */
static crd_value *find_end(const stepping *state, crd_string path, crd_string *last) {
  const char *slash = path.size ? memchr(path.data, '/', path.size) : NULL;
  if (!slash) return NULL;
  crd_value *at = state->document;
  crd_string rest = crd_string_slice(path, (size_t)(slash - path.data) + 1, path.size);
  while (rest.size && (slash = memchr(rest.data, '/', rest.size))) {
    size_t size = (size_t)(slash - rest.data);
    crd_value *next;
    if (!get_child(state, at, crd_pointer_unescape(state->arena, crd_string_slice(rest, 0, size)), &next)) return NULL;
    if (!next || (next->kind != CRD_MAP && next->kind != CRD_LIST)) return NULL;
    at = next;
    rest = crd_string_slice(rest, size + 1, rest.size);
  }
  *last = crd_pointer_unescape(state->arena, rest);
  return at;
}

/* ---- changes ---- */

static bool add_child(const stepping *state, crd_value *container, crd_string step, crd_value value) {
  if (container->kind == CRD_MAP) {
    crd_value_set(state->arena, container, step, value);
    return true;
  }
  uint32_t place = container->size;
  if (!crd_string_equal(step, CRD_STRING("-"))) {
    int64_t number;
    if (!crd_go_int_parse(state->arena, "Atoi", step, &number, state->error)) {
      refuse_in(state, "value was not a proper array index: ", step);
      return false;
    }
    if (!read_place(state, step, container->size + 1, &place)) return false;
  }
  crd_value_append(state->arena, container, value);
  assert(container->as.items);
  memmove(&container->as.items[place + 1], &container->as.items[place],
          (container->size - 1 - place) * sizeof *container->as.items);
  container->as.items[place] = value;
  return true;
}

static bool remove_child(const stepping *state, crd_value *container, crd_string step) {
  uint32_t place;
  if (container->kind == CRD_MAP) {
    if (crd_value_remove(container, step)) return true;
    refuse(state, "Unable to remove nonexistent key: ", step, ": missing value");
    return false;
  }
  if (!read_place(state, step, container->size, &place)) return false;
  assert(container->as.items);
  container->size--;
  memmove(&container->as.items[place], &container->as.items[place + 1],
          (container->size - place) * sizeof *container->as.items);
  return true;
}

/* ---- equality as lazyNode.equal has it ---- */

static bool same_number(const stepping *state, const crd_value *a, const crd_value *b) {
  if (a->kind == CRD_INT && b->kind == CRD_INT) return a->as.integer == b->as.integer;
  return crd_string_equal(crd_json_encode(state->arena, a, CRD_JSON_GO), crd_json_encode(state->arena, b, CRD_JSON_GO));
}

static bool is_patch_number(const crd_value *value) {
  return value->kind == CRD_INT || value->kind == CRD_DOUBLE;
}

static bool same_value(const stepping *state, const crd_value *a, const crd_value *b) {
  if (is_patch_number(a) && is_patch_number(b)) return same_number(state, a, b);
  if (a->kind != b->kind) return false;
  if (a->kind != CRD_LIST && a->kind != CRD_MAP) return crd_value_equal(a, b);
  if (a->size != b->size) return false;
  for (uint32_t i = 0; i < a->size; i++) {
    const crd_value *other = a->kind == CRD_LIST ? &b->as.items[i] : crd_value_get(b, crd_member_name(&a->as.members[i]));
    if (!other || !same_value(state, a->kind == CRD_LIST ? &a->as.items[i] : &a->as.members[i].value, other)) return false;
  }
  return true;
}

/* ---- operations ---- */

static patch_end add_by_patch(const stepping *state) {
  crd_string last, path = state->step->path;
  crd_value *end = find_end(state, path, &last);
  if (!end) return refuse(state, "add operation does not apply: doc is missing path: \"", path, "\": missing value");
  return add_child(state, end, last, state->step->value) ? PATCH_APPLIED : refuse_in(state, "error in add for path: ", path);
}

static patch_end remove_step(const stepping *state) {
  crd_string last, path = state->step->path;
  crd_value *end = find_end(state, path, &last);
  if (!end) return refuse(state, "remove operation does not apply: doc is missing path: \"", path, "\": missing value");
  return remove_child(state, end, last) ? PATCH_APPLIED : refuse_in(state, "error in remove for path: ", path);
}

static patch_end replace_step(const stepping *state) {
  crd_string last, path = state->step->path;
  const crd_value *value = &state->step->value;
  if (!path.size) {
    if (value->kind != CRD_MAP && value->kind != CRD_LIST) {
      *state->error = CRD_STRING("replace operation value must be object or array: %!w(<nil>)");
      return PATCH_REFUSED;
    }
    *state->document = *value;
    return PATCH_APPLIED;
  }
  crd_value *end = find_end(state, path, &last), *child;
  if (!end) return refuse(state, "replace operation does not apply: doc is missing path: ", path, ": missing value");
  if (!get_child(state, end, last, &child))
    return refuse(state, "replace operation does not apply: doc is missing key: ", path, ": missing value");
  if (child)
    *child = *value;
  else
    crd_value_set(state->arena, end, last, *value);
  return PATCH_APPLIED;
}

static patch_end move_step(const stepping *state) {
  crd_string last, path = state->step->path, from = state->step->from;
  if (!from.size) return refuse(state, "move operation failed to decode from: ", CRD_STRING(NO_FROM), "");
  crd_value *end = find_end(state, from, &last), *child;
  if (!end) return refuse(state, "move operation does not apply: doc is missing from path: ", from, ": missing value");
  if (!get_child(state, end, last, &child)) return refuse_in(state, "error in move for path: ", last);
  crd_value moved = child ? *child : crd_value_make_null();
  if (!remove_child(state, end, last)) return refuse_in(state, "error in move for path: ", last);
  end = find_end(state, path, &last);
  if (!end)
    return refuse(state, "move operation does not apply: doc is missing destination path: ", path, ": missing value");
  return add_child(state, end, last, moved) ? PATCH_APPLIED : refuse_in(state, "error in move for path: ", path);
}

/* A null of the document equals no value at all, but not a null that a patch asks for. */
static patch_end test_step(const stepping *state) {
  const patch_step *step = state->step;
  crd_string last;
  crd_value *child = state->document;
  if (step->path.size) {
    crd_value *end = find_end(state, step->path, &last);
    if (!end) return refuse(state, "test operation does not apply: is missing path: ", step->path, ": missing value");
    if (!get_child(state, end, last, &child)) return refuse_in(state, "error in test for path: ", step->path);
  }
  if (!child || child->kind == CRD_NULL) return step->has_value ? PATCH_TESTED_FALSE : PATCH_APPLIED;
  return step->has_value && same_value(state, child, &step->value) ? PATCH_APPLIED : PATCH_TESTED_FALSE;
}

static patch_end copy_step(const stepping *state) {
  crd_string last, path = state->step->path, from = state->step->from;
  if (!from.size) return refuse(state, "copy operation failed to decode from: ", CRD_STRING(NO_FROM), "");
  crd_value *end = find_end(state, from, &last), *child;
  if (!end) return refuse(state, "copy operation does not apply: doc is missing from path: ", from, ": missing value");
  if (!get_child(state, end, last, &child)) return refuse_in(state, "error in copy for from: ", from);
  crd_value made = child ? crd_value_copy(state->arena, child) : crd_value_make_null();
  end = find_end(state, path, &last);
  if (!end)
    return refuse(state, "copy operation does not apply: doc is missing destination path: ", path, ": missing value");
  *state->copied += child ? crd_json_encode(state->arena, child, CRD_JSON_GO).size : 0;
  if (*state->copied > CRD_PATCH_MAX_COPIED) {
    *state->error = crd_arena_printf(state->arena,
                                     "Unable to complete the copy, the accumulated size increase of copy is %zu, exceeding "
                                     "the limit %zu",
                                     *state->copied, CRD_PATCH_MAX_COPIED);
    return PATCH_REFUSED;
  }
  if (add_child(state, end, last, made)) return PATCH_APPLIED;
  return refuse(state, "error while adding value during copy: ", *state->error, "");
}

patch_end crd_apply_patch_step(crd_arena *arena, crd_value *document, const patch_step *step, size_t *copied,
                               crd_string *error) {
  static const struct {
    const char *op;
    patch_end (*run)(const stepping *state);
  } operations[] = {{"add", add_by_patch}, {"remove", remove_step}, {"replace", replace_step},
                    {"move", move_step},   {"test", test_step},     {"copy", copy_step}};
  stepping state = {arena, document, step, copied, error};
  for (size_t i = 0; i < sizeof operations / sizeof *operations; i++)
    if (crd_string_equal(step->op, crd_string_of(operations[i].op))) return operations[i].run(&state);
  return refuse(&state, "Unexpected kind: ", step->op, "");
}
