/* SPDX-License-Identifier: Apache-2.0 */
/* Sets the value at a JSON pointer. Missing parents are created as objects, in the same operation as the value. */
#include <crd/json.h>
#include <crd/patch.h>

/* The next step of a pointer, decoded; false at its end. */
static bool next_pointer_step(crd_arena *arena, crd_string pointer, size_t *at, crd_string *step) {
  if (*at >= pointer.size || pointer.data[*at] != '/') return false;
  size_t from = *at + 1;
  const char *slash = memchr(pointer.data + from, '/', pointer.size - from);
  *at = slash ? (size_t)(slash - pointer.data) : pointer.size;
  *step = crd_pointer_unescape(arena, crd_string_slice(pointer, from, *at));
  return true;
}

/* The item of a list; NULL where there is none. */
static crd_value *item_at(const crd_value *list, crd_string step) {
  enum { DIGITS = 9 };
  uint32_t index = 0;
  if (!step.size || step.size > DIGITS) return NULL;
  for (size_t i = 0; i < step.size; i++) {
    if (step.data[i] < '0' || step.data[i] > '9') return NULL;
    index = index * 10 + (uint32_t)(step.data[i] - '0');
  }
  return index < list->size ? &list->as.items[index] : NULL;
}

static bool is_missing(const crd_value *value) {
  return !value || value->kind == CRD_NULL;
}

/* How far a pointer leads. */
typedef struct reach {
  crd_value *place;  /* the value at its end, or at the last existing step */
  crd_string step;   /* the first missing step; at the end of a list "-" */
  size_t end;        /* of that step in the pointer, or of the pointer */
  bool whole, blind; /* all steps exist; a parent is no object or list */
} reach;

static reach reach_of(crd_arena *arena, crd_value *root, crd_string pointer) {
  reach reach = {.place = root};
  crd_string step;
  while (next_pointer_step(arena, pointer, &reach.end, &step)) {
    crd_value *next = reach.place->kind == CRD_LIST ? item_at(reach.place, step) : crd_value_get(reach.place, step);
    bool list = reach.place->kind == CRD_LIST;
    reach.step = step;
    if ((list && !next && !crd_string_equal(step, CRD_STRING("-"))) || (!list && reach.place->kind != CRD_MAP))
      reach.blind = true;
    if (is_missing(next)) return reach;
    reach.place = next;
  }
  reach.whole = true;
  return reach;
}

/* The value to set at the first missing step, with the objects for the steps behind it. */
static crd_value nested_value(crd_arena *arena, crd_string pointer, size_t at, crd_value value) {
  crd_string step;
  if (!next_pointer_step(arena, pointer, &at, &step)) return value;
  crd_value map = crd_value_make_map(arena, 1);
  crd_value_set(arena, &map, step, nested_value(arena, pointer, at, value));
  return map;
}

bool crd_patch_set(crd_arena *arena, crd_value *document, crd_string pointer, const crd_value *value,
                   crd_patch_change *change) {
  reach reach = reach_of(arena, document, pointer);
  if (reach.whole && crd_value_equal(reach.place, value)) return false;
  crd_value own = crd_value_copy(arena, value); /* what it shares with others is not to be changed in place */
  *change = (crd_patch_change){.op = reach.whole ? "replace" : "add",
                               .path = crd_string_slice(pointer, 0, reach.end),
                               .value = reach.whole ? own : nested_value(arena, pointer, reach.end, own),
                               .blind = reach.blind};
  if (reach.blind) return true;
  if (reach.whole)
    *reach.place = change->value;
  else if (reach.place->kind == CRD_MAP)
    crd_value_set(arena, reach.place, reach.step, change->value);
  else
    crd_value_append(arena, reach.place, change->value);
  return true;
}
