/* SPDX-License-Identifier: Apache-2.0 */
/* Ratcheting in the layers above the CRD: an update may have errors that the stored object has, too.
 *
 * First all rules are run on the stored object, as if it were written again. An error of the new object is forgiven if it is
 * among those of the stored object, and nothing has changed that its rule reads (the compiler computes the reads). Then the
 * rules behind it are run, too, so that an old error does not hide a new one. */
#include "../value/bad_value.h"
#include "../value/members.h"
#include "../value/words.h"
#include "rule_sets.h"

#include <crd/layers.h>

/* Reads the next step of a path such as a.b[c.d][0]. False at its end. */
static bool next_step(crd_string *path, crd_string *step, bool *subscript) {
  if (!path->size) return false;
  *subscript = path->data[0] == '[';
  size_t from = *subscript || path->data[0] == '.', to = from;
  while (to < path->size && (*subscript ? path->data[to] != ']' : path->data[to] != '.' && path->data[to] != '[')) to++;
  *step = (crd_string){path->data + from, to - from};
  size_t end = *subscript && to < path->size ? to + 1 : to;
  *path = (crd_string){path->data + end, path->size - end};
  return true;
}

static const crd_value *item_at_step(const crd_value *list, crd_string step) {
  uint64_t index = 0;
  for (size_t i = 0; i < step.size && index < UINT32_MAX; i++) index = index * 10 + (uint64_t)(step.data[i] - '0');
  return index < list->size ? &list->as.items[index] : NULL;
}

/* The value of a field, and its offset. If it is absent, NULL and the offset of its innermost ancestor. */
static const crd_value *value_of_field(const crd_value *root, crd_string field, bool of_name, uint32_t *place) {
  const crd_value *at = root;
  uint32_t around = root->offset;
  crd_string step;
  bool subscript;
  *place = around;
  while (next_step(&field, &step, &subscript)) {
    const crd_member *member = at->kind == CRD_MAP ? crd_members_find(at, step) : NULL;
    at = member ? &member->value : subscript && at->kind == CRD_LIST ? item_at_step(at, step) : NULL;
    if (!at) {
      *place = around;
      return NULL;
    }
    if (at->offset != CRD_NO_OFFSET) around = at->offset;
    *place = of_name && member && !subscript && member->name_offset != CRD_NO_OFFSET ? member->name_offset : around;
  }
  return at;
}

uint32_t crd_layer_place(const crd_value *root, crd_string field) {
  uint32_t place;
  value_of_field(root, field, true, &place);
  return place;
}

const crd_value *crd_layer_value(const crd_value *root, crd_string field, uint32_t *place) {
  return value_of_field(root, field, false, place);
}

/* ---- comparing errors ---- */

static bool is_same_rule_error(crd_arena *arena, const crd_error *a, const crd_error *b) {
  return a->type == b->type && crd_string_equal(a->rule, b->rule) && crd_string_equal(a->field, b->field) &&
         crd_words_are_same(a, b) && crd_bad_values_are_same(arena, a, b);
}

/* Whether the limit of comparisons allows `work` more; if so, takes it. */
static bool may_work(const crd_layer_ratchet *ratchet, uint64_t work) {
  ratchet_progress *progress = ratchet->progress;
  if (progress->work <= work) progress->work = 0;
  if (progress->work) progress->work -= work;
  return progress->work > 0;
}

crd_error *crd_rule_ratchet_find(const crd_layer_ratchet *ratchet, const crd_error *error) {
  const uint32_t count = ratchet->errors.count, first = ratchet->progress->next;
  for (uint32_t i = 0; i < count && may_work(ratchet, 1); i++) {
    uint32_t at = first + i < count ? first + i : first + i - count;
    crd_error *known = &ratchet->errors.items[at];
    if (known->forgiven || !is_same_rule_error(ratchet->errors.arena, known, error)) continue;
    ratchet->progress->next = at + 1 < count ? at + 1 : 0;
    return known;
  }
  return NULL;
}

/* ---- what rules read ---- */

static const crd_value *child_of(const crd_value *value, crd_string step, bool subscript) {
  if (!value) return NULL;
  if (value->kind == CRD_LIST) return subscript ? item_at_step(value, step) : NULL;
  return value->kind == CRD_MAP ? crd_value_get(value, step) : NULL;
}

static bool is_filled(const crd_value *value) {
  return value && (value->kind == CRD_MAP || value->kind == CRD_LIST);
}

static bool same_at(const crd_layer_ratchet *ratchet, const crd_value *a, const crd_value *b, crd_string path);

static bool same_value(const crd_layer_ratchet *ratchet, const crd_value *a, const crd_value *b) {
  if (!a || !b) return a == b;
  return may_work(ratchet, is_filled(a) ? a->size : 1) && crd_value_equal(a, b);
}

/* Compares the values of two lists or maps of the same size. */
static bool same_each(const crd_layer_ratchet *ratchet, const crd_value *a, const crd_value *b, crd_string path) {
  for (uint32_t i = 0; i < a->size; i++) {
    const crd_value *one = a->kind == CRD_LIST ? &a->as.items[i] : &a->as.members[i].value;
    const crd_value *other = b->kind == CRD_LIST ? &b->as.items[i] : crd_value_get(b, crd_member_name(&a->as.members[i]));
    if (!same_at(ratchet, one, other, path)) return false;
  }
  return true;
}

static bool same_at(const crd_layer_ratchet *ratchet, const crd_value *a, const crd_value *b, crd_string path) {
  crd_string step;
  bool subscript;
  if (!may_work(ratchet, 1)) return false;
  if (!next_step(&path, &step, &subscript)) return same_value(ratchet, a, b);
  bool each = subscript && crd_string_equal(step, CRD_STRING("*"));
  bool size = subscript && crd_string_equal(step, CRD_STRING("#"));
  if (!each && !size) return same_at(ratchet, child_of(a, step, subscript), child_of(b, step, subscript), path);
  if (!is_filled(a) || !is_filled(b)) return same_value(ratchet, a, b);
  return a->kind == b->kind && a->size == b->size && (size || same_each(ratchet, a, b, path));
}

bool crd_rule_ratchet_same(const crd_layer_ratchet *ratchet, crd_string path) {
  return same_at(ratchet, ratchet->object, ratchet->old_object, path);
}

/* ---- objects that are being deleted ---- */

/* Whether two maps have equal members, except for those with the given names. */
static bool same_but(const crd_value *a, const crd_value *b, const char *const *names, size_t count) {
  if (!a || !b || a->kind != CRD_MAP || b->kind != CRD_MAP) return false;
  uint32_t found = 0, left_out = 0;
  for (uint32_t i = 0; i < a->size; i++) {
    crd_string name = crd_member_name(&a->as.members[i]);
    bool out = false;
    for (size_t n = 0; n < count && !out; n++) out = crd_string_equal(name, crd_string_of(names[n]));
    if (out) continue;
    const crd_value *other = crd_value_get(b, name);
    if (!other || !crd_value_equal(&a->as.members[i].value, other)) return false;
    found++;
  }
  for (size_t n = 0; n < count; n++) left_out += crd_value_get(b, crd_string_of(names[n])) != NULL;
  return found + left_out == b->size;
}

bool crd_layer_releases(const crd_value *object, const crd_value *old_object) {
  static const char *const parts[] = {"metadata"};
  static const char *const bookkeeping[] = {"finalizers", "managedFields", "generation", "resourceVersion"};
  const crd_value *metadata = crd_value_get(object, CRD_STRING("metadata"));
  const crd_value *old = crd_value_get(old_object, CRD_STRING("metadata"));
  if (!metadata || !old || metadata->kind != CRD_MAP || old->kind != CRD_MAP) return false;
  const crd_value *deleted = crd_value_get(old, CRD_STRING("deletionTimestamp"));
  if (!deleted || deleted->kind == CRD_NULL) return false;
  const crd_value *before = crd_value_get(old, CRD_STRING("finalizers"));
  const crd_value *after = crd_value_get(metadata, CRD_STRING("finalizers"));
  if (after && after->kind == CRD_NULL) after = NULL;
  if (!before || before->kind != CRD_LIST || (after && (after->kind != CRD_LIST || after->size >= before->size)))
    return false;
  for (uint32_t i = 0; after && i < after->size; i++)
    if (!crd_value_has_item(before, &after->as.items[i])) return false;
  return same_but(metadata, old, bookkeeping, sizeof bookkeeping / sizeof *bookkeeping) &&
         same_but(object, old_object, parts, sizeof parts / sizeof *parts);
}
