/* SPDX-License-Identifier: Apache-2.0 */
/* Whether values fit their types, and which of their parts are atomic. Mirrors structured-merge-diff typed/validate.go,
 * typed/helpers.go and findAtomics of apiserver pkg/admission/plugin/policy/mutating/patch/smd.go. */
#include "constructed.h"
#include "merge_parts.h"

typedef struct validation_walk {
  crd_arena *arena;
  bool allow_duplicates; /* of an object as it is */
  crd_texts errors;
} validation_walk;

static void note_misfit(validation_walk *walk, const merge_place *place, crd_string message) {
  crd_text text = {.arena = walk->arena};
  crd_merge_write_place(&text, place);
  if (text.size) crd_text_add(&text, CRD_STRING(": "));
  crd_text_add(&text, message);
  crd_texts_add(&walk->errors, crd_text_string(&text));
}

/* "expected list, got &{x}": Go prints the value's holder. */
static void note_wrong_form(validation_walk *walk, const merge_place *place, const char *wanted, const crd_value *value) {
  crd_text text = {.arena = walk->arena};
  crd_text_printf(&text, "expected %s, got &{", wanted);
  crd_merge_write_plain(&text, value);
  crd_text_add_char(&text, '}');
  note_misfit(walk, place, crd_text_string(&text));
}

/* The same in Go's syntax. */
static void note_no_string(validation_walk *walk, const merge_place *place, const crd_value *value) {
  crd_text text = {.arena = walk->arena};
  crd_text_add(&text, CRD_STRING("expected string, got &value.valueUnstructured{Value:"));
  crd_merge_write_syntax(&text, value);
  crd_text_add_char(&text, '}');
  note_misfit(walk, place, crd_text_string(&text));
}

static void validate_value(validation_walk *walk, const merge_type *type, const crd_value *value, const merge_place *place);

static void validate_scalar(validation_walk *walk, merge_scalar scalar, const crd_value *value, const merge_place *place) {
  bool number = value->kind == CRD_INT || value->kind == CRD_DOUBLE, text = value->kind == CRD_STRING_VALUE;
  if (value->kind == CRD_NULL) return;
  if (scalar == SCALAR_NUMERIC && !number) {
    crd_string found =
        value->kind == CONSTRUCTED_ODD ? crd_constructed_odd(value)->type : crd_string_of(crd_value_go_type(value));
    note_misfit(walk, place, crd_arena_printf(walk->arena, "expected numeric (int or float), got %.*s", CRD_PRINT(found)));
  }
  if (scalar == SCALAR_STRING && !text) note_no_string(walk, place, value);
  if (scalar == SCALAR_BOOLEAN && value->kind != CRD_BOOL) note_wrong_form(walk, place, "boolean", value);
  if (scalar == SCALAR_UNTYPED && !number && !text && value->kind != CRD_BOOL)
    note_wrong_form(walk, place, "any scalar", value);
}

static void validate_list(validation_walk *walk, const merge_type *type, merge_list list, const crd_value *value,
                          const merge_place *place) {
  if (value->kind == CRD_NULL) return;
  if (value->kind != CRD_LIST) {
    note_wrong_form(walk, place, "list", value);
    return;
  }
  merge_type item = crd_merge_item(type);
  merge_key *keys = crd_arena_alloc(walk->arena, (value->size + 1) * sizeof *keys);
  for (uint32_t i = 0; i < value->size; i++) {
    merge_place below = {.outer = place, .form = PLACE_INDEX, .index = i};
    if (list != LIST_ATOMIC) {
      crd_string error = {NULL, 0};
      if (!crd_merge_read_key(walk->arena, type, &item, list, &value->as.items[i], &keys[i], &error)) {
        note_misfit(walk, place, crd_arena_printf(walk->arena, "element %u: %.*s", i, CRD_PRINT(error)));
        return;
      }
      below = (merge_place){.outer = place, .form = PLACE_KEY, .key = &keys[i]};
      bool again = false;
      for (uint32_t k = 0; k < i && !again; k++) again = crd_merge_same_key(&keys[k], &keys[i]);
      if (again && !walk->allow_duplicates) {
        crd_text text = {.arena = walk->arena};
        crd_text_add(&text, CRD_STRING("duplicate entries for key "));
        crd_merge_write_key(&text, &keys[i]);
        note_misfit(walk, place, crd_text_string(&text));
      }
    }
    validate_value(walk, &item, &value->as.items[i], &below);
  }
}

static void validate_map(validation_walk *walk, const merge_type *type, const crd_value *value, const merge_place *place) {
  if (value->kind == CRD_NULL) return;
  if (value->kind != CRD_MAP) {
    note_wrong_form(walk, place, "map", value);
    return;
  }
  for (uint32_t i = 0; i < value->size; i++) {
    crd_string name = crd_member_name(&value->as.members[i]);
    merge_place below = {.outer = place, .form = PLACE_FIELD, .name = name};
    merge_type member = crd_merge_member(type, name);
    if (member.form == MERGE_NOTHING) {
      note_misfit(walk, &below, CRD_STRING("field not declared in schema"));
      return;
    }
    validate_value(walk, &member, &value->as.members[i].value, &below);
  }
}

static void validate_value(validation_walk *walk, const merge_type *type, const crd_value *value, const merge_place *place) {
  merge_atom atom = crd_merge_deduce(crd_merge_atom(type), value);
  if (atom.map)
    validate_map(walk, type, value, place);
  else if (atom.scalar)
    validate_scalar(walk, atom.scalar, value, place);
  else if (atom.list)
    validate_list(walk, type, atom.list, value, place);
}

bool crd_merge_validate(crd_arena *arena, const merge_type *type, const crd_value *value, bool is_object,
                        crd_string *error) {
  validation_walk walk = {.arena = arena, .allow_duplicates = is_object, .errors = {.arena = arena}};
  validate_value(&walk, type, value, NULL);
  if (!walk.errors.count) return true;
  crd_text text = {.arena = arena};
  if (walk.errors.count > 1) crd_text_add(&text, CRD_STRING("errors:"));
  for (uint32_t i = 0; i < walk.errors.count; i++) {
    if (walk.errors.count > 1) crd_text_add(&text, CRD_STRING("\n  "));
    crd_text_add(&text, walk.errors.items[i]);
  }
  *error = crd_text_string(&text);
  return false;
}

/* ---- atomics ---- */

static void add_atomic(crd_text *text, const merge_place *place) {
  if (text->size) crd_text_add(text, CRD_STRING(", "));
  crd_merge_write_place(text, place);
}

static void find_atomics(crd_text *text, const merge_type *type, const crd_value *value, const merge_place *place) {
  merge_atom atom = crd_merge_atom(type);
  if (value->kind == CRD_MAP && atom.map) {
    if (atom.map == MAP_ATOMIC) add_atomic(text, place);
    for (uint32_t i = 0; i < value->size; i++) {
      crd_string name = crd_member_name(&value->as.members[i]);
      merge_place below = {.outer = place, .form = PLACE_FIELD, .name = name};
      merge_type member = crd_merge_member(type, name);
      if (crd_merge_declares(type, name)) find_atomics(text, &member, &value->as.members[i].value, &below);
    }
  }
  if (value->kind == CRD_LIST && atom.list) {
    merge_type item = crd_merge_item(type);
    if (atom.list == LIST_ATOMIC) add_atomic(text, place);
    for (uint32_t i = 0; i < value->size; i++) {
      merge_place below = {.outer = place, .form = PLACE_INDEX, .index = i};
      find_atomics(text, &item, &value->as.items[i], &below);
    }
  }
}

crd_string crd_merge_atomics(crd_arena *arena, const merge_type *type, const crd_value *value) {
  crd_text text = {.arena = arena};
  find_atomics(&text, type, value, NULL);
  return crd_text_string(&text);
}
