/* SPDX-License-Identifier: Apache-2.0 */
/* Ratcheting of an update in the one pass: which violations of the schema the old object allows. While the pass parses, an
 * invalid part is recorded with its tree and path, since the old object may follow the new one in the text. Its errors are
 * made when both objects are parsed.
 *
 * An error is forgiven if an ancestor node is correlated with a node of the old object and equals it. Down to the first list
 * on the path, nodes are correlated by their names alone. At the list, its value in both objects is parsed into trees, and
 * from there on the walk's functions correlate them. */
#include "one_pass_state.h"

#include <crd/json.h>
#include <crd/json_cursor.h>

#define MOST_FRAMES 64
/* Each doubt is looked up in both objects from their roots; for more doubts the whole trees are faster. */
#define MOST_DOUBTS 8

static const crd_path *copy_path(crd_arena *arena, const crd_path *path) {
  if (!path) return NULL;
  crd_path *copy = crd_arena_alloc(arena, sizeof *copy);
  *copy = *path;
  copy->parent = copy_path(arena, path->parent);
  return copy;
}

bool crd_one_pass_doubt(one_pass *pass, const crd_type *type, crd_value *value, const crd_path *path) {
  if (pass->doubt_count == MOST_DOUBTS) return false;
  one_pass_doubt *doubt = crd_arena_alloc(pass->arena, sizeof *doubt);
  *doubt = (one_pass_doubt){pass->doubts, type, value, copy_path(pass->arena, path)};
  pass->doubts = doubt;
  pass->doubt_count++;
  return true;
}

void crd_one_pass_forget_doubts(one_pass *pass, uint32_t count) {
  for (; pass->doubt_count > count; pass->doubt_count--) pass->doubts = pass->doubts->before;
}

/* ---- the values of both objects ---- */

/* A path from the root, as frames, and the number of leading frames that are names. */
typedef struct frames {
  const crd_path *at[MOST_FRAMES];
  size_t count, named;
} frames;

static bool unroll_path(const crd_path *path, frames *all) {
  size_t count = 0;
  for (const crd_path *frame = path; frame; frame = frame->parent) count++;
  *all = (frames){.count = count};
  if (!count || count > MOST_FRAMES) return false;
  for (const crd_path *frame = path; frame; frame = frame->parent) all->at[--count] = frame;
  while (all->named < all->count && all->at[all->named]->kind != CRD_PATH_INDEX) all->named++;
  return true;
}

static const crd_type *child_type(const crd_type *type, const crd_path *frame) {
  if (frame->kind == CRD_PATH_INDEX) return type->items;
  const crd_field *field = type_field(type, frame->name.data, (uint32_t)frame->name.size);
  return field ? field->type : type->additional;
}

/* Replaces `text` by the value of its last member with that name, or by an empty text. False if `text` does not begin
 * with an object. */
static bool find_member(crd_arena *arena, crd_string *text, crd_string wanted) {
  crd_json_cursor cursor = crd_json_cursor_at(arena, *text);
  crd_string name;
  bool good = crd_json_enter(&cursor);
  text->size = 0;
  while (good && crd_json_next(&cursor, &name, &good)) {
    const char *start = cursor.at;
    good = crd_json_skip(&cursor);
    if (good && crd_string_equal(name, wanted)) *text = (crd_string){start, (size_t)(cursor.at - start)};
  }
  return good;
}

/* The result of looking up the first `count` frames in the old object. A missing or null value is unclear, since shaping may
 * set a default. */
typedef enum found_old { OLD_FOUND, OLD_ABSENT, OLD_UNCLEAR } found_old;

static found_old find_old(one_pass *pass, const crd_value *old, const frames *all, size_t count, crd_value *value) {
  const crd_type *type = pass->root;
  for (size_t i = 0; i < count; i++) {
    const crd_path *frame = all->at[i];
    type = child_type(type, frame);
    if (frame->kind != CRD_PATH_INDEX)
      old = crd_value_get(old, frame->name);
    else
      old = old->kind == CRD_LIST && frame->index < old->size ? &old->as.items[frame->index] : NULL;
    if (!old) return type->default_value ? OLD_UNCLEAR : OLD_ABSENT;
  }
  *value = crd_value_copy(pass->arena, old);
  return value->kind == CRD_NULL ? OLD_UNCLEAR : OLD_FOUND;
}

static bool shape_value(one_pass *pass, const crd_type *type, crd_value *value, const crd_path *path, bool stored) {
  crd_walk walk = {.arena = pass->arena, .mode = CRD_WALK_SHAPE, .stored = stored};
  walker w = {.walk = &walk, .arena = pass->arena, .mode = CRD_WALK_SHAPE};
  crd_walk_node(&w, type, value, path, NULL, PRUNE);
  return !walk.fatal.size && !walk.misfits;
}

/* The values of both objects at the leading names of a path, which several doubts may share. */
typedef struct beside {
  const crd_path *path; /* NULL: not set */
  crd_value *value, old_value;
} beside;

static bool is_same_place(const crd_path *a, const crd_path *b) {
  for (; a && b; a = a->parent, b = b->parent)
    if (a->kind != b->kind || a->index != b->index || !crd_string_equal(a->name, b->name)) return false;
  return a == b;
}

/* Parses the value of the new object at these names, with its offsets in the text. */
static crd_value *read_new(one_pass *pass, crd_string body, const frames *all, const crd_type *type) {
  crd_string text = body;
  for (size_t i = 0; i < all->named; i++)
    if (!find_member(pass->arena, &text, all->at[i]->name) || !text.size) return NULL;
  crd_value *value = crd_arena_alloc(pass->arena, sizeof *value);
  pass->repaired += text.size;
  bool good = pass->repaired <= 2 * body.size && crd_json_read_part(&pass->reader, text.data, value) &&
              one_pass_is_clean(pass) && shape_value(pass, type, value, all->at[all->named - 1], false);
  return good ? value : NULL;
}

static found_old put_beside(one_pass *pass, const one_pass_doubt *doubt, const frames *all, const crd_type *type,
                            crd_string body, const crd_value *old, beside *both) {
  const crd_path *path = all->at[all->named - 1];
  if (both->path && is_same_place(both->path, path)) return OLD_FOUND;
  both->path = NULL;
  found_old found = find_old(pass, old, all, all->named, &both->old_value);
  if (found != OLD_FOUND) return found;
  if (!shape_value(pass, type, &both->old_value, path, true)) return OLD_UNCLEAR;
  both->value = all->named < all->count ? read_new(pass, body, all, type) : doubt->value;
  if (!both->value) return OLD_UNCLEAR;
  both->path = path;
  return OLD_FOUND;
}

/* ---- adding the errors ---- */

static void tell_errors(one_pass *pass, const one_pass_doubt *doubt, crd_value *value, const ratchet *old) {
  walker w = {.walk = &pass->walk, .arena = pass->arena, .mode = CRD_WALK_CHECK};
  crd_walk_node(&w, doubt->type, value, doubt->path, old, PRUNE);
}

/* Follows the path from the node at its leading names, and returns the value at the end; NULL if the path does not exist.
 * `node` becomes the last correlated node; `correlated`: it is that of the value. */
static crd_value *follow_beside(const frames *all, crd_value *value, ratchet *node, bool *correlated) {
  *correlated = true;
  for (size_t i = all->named; i < all->count; i++) {
    const crd_path *frame = all->at[i];
    ratchet child = {.arena = NULL};
    crd_member *member = NULL;
    uint32_t index = frame->index;
    if (frame->kind == CRD_PATH_INDEX) {
      if (value->kind != CRD_LIST || index >= value->size) return NULL;
    } else {
      for (index = 0; value->kind == CRD_MAP && index < value->size && !member; index++)
        if (crd_string_equal(crd_member_name(&value->as.members[index]), frame->name)) member = &value->as.members[index];
      if (!member) return NULL;
    }
    if (*correlated)
      *correlated = member ? crd_ratchet_member(node, member, index - 1, child_type(node->type, frame), &child)
                           : crd_ratchet_index(node, index, &child);
    if (*correlated) *node = child;
    value = member ? &member->value : &value->as.items[index];
  }
  return value;
}

/* Whether the part surely changed. Items of most lists are not correlated, but the list is: it changes with any part. */
static bool is_seen_to_change(one_pass *pass, const one_pass_doubt *doubt, const frames *all, const crd_type *type,
                              const crd_value *old) {
  crd_value value;
  if (all->named == all->count || type->list_kind == CRD_LIST_KEYED) return false;
  found_old found = find_old(pass, old, all, all->count, &value);
  if (found != OLD_FOUND) return found == OLD_ABSENT;
  return shape_value(pass, doubt->type, &value, doubt->path, true) && !crd_value_equal(&value, doubt->value);
}

static bool settle_doubt(one_pass *pass, const one_pass_doubt *doubt, crd_string body, const crd_value *old, beside *both) {
  frames all;
  const crd_type *type = pass->root;
  if (!unroll_path(doubt->path, &all)) return false;
  for (size_t i = 0; i < all.named; i++) type = child_type(type, all.at[i]);
  bool changed = is_seen_to_change(pass, doubt, &all, type, old);
  found_old found = changed ? OLD_ABSENT : put_beside(pass, doubt, &all, type, body, old, both);
  if (found == OLD_ABSENT) tell_errors(pass, doubt, doubt->value, NULL);
  if (found != OLD_FOUND) return found == OLD_ABSENT;
  ratchet node = crd_ratchet_node(pass->arena, type, both->value, &both->old_value);
  bool correlated;
  crd_value *value = follow_beside(&all, both->value, &node, &correlated);
  if (!value) return false;
  if (correlated)
    tell_errors(pass, doubt, value, &node);
  else if (!crd_ratchet_unchanged(&node))
    tell_errors(pass, doubt, value, NULL);
  return true;
}

/* The old object as it was given. */
typedef struct old_object {
  crd_string text;
  const crd_value *tree; /* NULL: not made yet */
} old_object;

static bool has_old_tree(one_pass *pass, old_object *old) {
  if (!old->tree && old->text.size) old->tree = crd_json_parse(pass->arena, old->text, NULL, NULL);
  return old->tree;
}

/* Whether the old object has errors of list types. */
static bool has_broken_lists(one_pass *pass, old_object *old, bool *broken) {
  crd_errors found = crd_errors_init(pass->arena);
  crd_value *tree = crd_arena_alloc(pass->arena, sizeof *tree);
  if (!has_old_tree(pass, old)) return false;
  *tree = crd_value_copy(pass->arena, old->tree);
  crd_walk walk = {.arena = pass->arena, .errors = &found, .mode = CRD_WALK_SHAPE | CRD_WALK_LISTS, .stored = true};
  crd_walk_run(&walk, pass->root, tree, NULL);
  *broken = found.count != 0;
  return !walk.fatal.size && !walk.misfits;
}

/* If the old object has errors of list types, all such errors of the new object are forgiven. */
static bool settle_lists(one_pass *pass, old_object *old) {
  uint32_t count = 0, kept = 0;
  bool broken;
  for (uint32_t i = 0; i < pass->errors.count; i++) count += pass->errors.items[i].stage == CRD_STAGE_LISTS;
  if (!count) return true;
  if (!has_broken_lists(pass, old, &broken)) return false;
  for (uint32_t i = 0; broken && i < pass->errors.count; i++)
    if (pass->errors.items[i].stage != CRD_STAGE_LISTS) pass->errors.items[kept++] = pass->errors.items[i];
  if (broken) crd_errors_truncate(&pass->errors, kept);
  return true;
}

bool crd_one_pass_settle(one_pass *pass, crd_string body, crd_string old_text, const crd_value *old_tree) {
  old_object old = {old_text, old_text.size ? NULL : old_tree};
  beside both = {.path = NULL};
  uint32_t count = pass->doubt_count;
  if (!settle_lists(pass, &old)) return false;
  if (!count) return true;
  if (!has_old_tree(pass, &old)) return false;
  const one_pass_doubt **doubts = crd_arena_alloc(pass->arena, count * sizeof *doubts);
  for (const one_pass_doubt *doubt = pass->doubts; doubt; doubt = doubt->before) doubts[--count] = doubt;
  for (; count < pass->doubt_count; count++)
    if (!settle_doubt(pass, doubts[count], body, old.tree, &both)) return false;
  return true;
}
