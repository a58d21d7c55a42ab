/* SPDX-License-Identifier: Apache-2.0 */
/* crdc lint --fix: cuts the items out of the text. The new text is parsed again and compared with the old tree without those
 * items; if they differ, the file is not changed. */
#include "../../../runtime/base/say.h"
#include "base/file.h"
#include "parts.h"
#include "yaml/edit.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

typedef struct file_mend {
  crd_arena *arena;
  const source *source;
  advice **items;
  size_t count;
} file_mend;

static crd_value *find_map(crd_value *value, uint32_t offset) {
  if (value->kind == CRD_MAP && value->offset == offset) return value;
  crd_value *found = NULL;
  for (uint32_t i = 0; value->kind == CRD_LIST && !found && i < value->size; i++)
    found = find_map(&value->as.items[i], offset);
  for (uint32_t i = 0; value->kind == CRD_MAP && !found && i < value->size; i++)
    found = find_map(&value->as.members[i].value, offset);
  return found;
}

static crd_value *find_owner(const documents *documents, uint32_t offset) {
  crd_value *found = NULL;
  for (size_t i = 0; !found && i < documents->count; i++) found = find_map(documents->items[i].root, offset);
  return found;
}

static void take_out(crd_value *owner, crd_string member, const bool *gone) {
  crd_value *list = crd_value_get(owner, member);
  uint32_t kept = 0;
  for (uint32_t i = 0; i < list->size; i++)
    if (!gone[i]) list->as.items[kept++] = list->as.items[i];
  list->size = kept;
  if (!kept) crd_value_remove(owner, member);
}

static bool is_same_content(const documents *a, const documents *b) {
  bool same = a->count == b->count;
  for (size_t i = 0; same && i < a->count; i++) same = crd_value_equal(a->items[i].root, b->items[i].root);
  return same;
}

static bool has_same_list(const advice *a, const advice *b) {
  return a->mend.owner == b->mend.owner && crd_string_equal(a->mend.member, b->mend.member);
}

/* Edits all lists; items in an unsupported layout are unmarked. */
static void cut_all(const file_mend *mend, const documents *was, text_edits *edits) {
  for (size_t i = 0; i < mend->count; i++) {
    advice *first = mend->items[i];
    bool done = !first->mendable;
    for (size_t k = 0; k < i; k++) done |= has_same_list(mend->items[k], first);
    const crd_value *list = done ? NULL : crd_value_get(first->mend.owner, first->mend.member);
    if (!list) continue;
    bool *gone = crd_arena_zalloc(mend->arena, list->size);
    for (size_t k = i; k < mend->count; k++)
      if (has_same_list(mend->items[k], first)) gone[mend->items[k]->mend.index] = true;
    crd_value *owner = find_owner(was, first->mend.owner->offset);
    bool cut = owner && crdc_edit_cut(edits, &(list_cut){owner, first->mend.member, gone});
    if (cut) take_out(owner, first->mend.member, gone);
    for (size_t k = i; !cut && k < mend->count; k++)
      if (has_same_list(mend->items[k], first)) mend->items[k]->mendable = false;
  }
}

static size_t count_mendable(const file_mend *mend) {
  size_t count = 0;
  for (size_t i = 0; i < mend->count; i++) count += mend->items[i]->mendable;
  return count;
}

static void leave_alone(const file_mend *mend) {
  for (size_t i = 0; i < mend->count; i++) mend->items[i]->mendable = false;
}

static bool mend_file(const file_mend *mend) {
  const source *source = mend->source;
  diagnostics problems = {.arena = mend->arena};
  documents was = {.arena = mend->arena}, is = {.arena = mend->arena};
  text_edits edits = {.arena = mend->arena, .text = source->text};
  if (!crdc_documents_read_text(&was, source->name, source->text, &problems)) return leave_alone(mend), true;
  cut_all(mend, &was, &edits);
  crd_string text = crdc_edit_apply(&edits);
  bool good = crdc_documents_read_text(&is, source->name, text, &problems) && is_same_content(&was, &is);
  if (!good) leave_alone(mend);
  if (!count_mendable(mend)) return true;
  if (crdc_file_rewrite(mend->arena, source->name, text)) {
    crd_say(stderr, "%s: mended %zu\n", source->name, count_mendable(mend));
    return true;
  }
  crd_say(stderr, "crdc lint: %s: %s\n", source->name, strerror(errno));
  leave_alone(mend);
  return false;
}

static bool is_file(const source *source) {
  return source && source->name[0] != '<';
}

bool lint_mend(advice_list *list) {
  bool good = true;
  for (size_t i = 0; i < list->count; i++) {
    const source *source = list->items[i].diagnostic.location.source;
    bool done = !list->items[i].mendable || !is_file(source);
    for (size_t k = 0; k < i && !done; k++)
      done = list->items[k].mendable && list->items[k].diagnostic.location.source == source;
    if (done) continue;
    file_mend mend = {list->arena, source, crd_arena_alloc(list->arena, list->count * sizeof(advice *)), 0};
    for (size_t k = i; k < list->count; k++)
      if (list->items[k].mendable && list->items[k].diagnostic.location.source == source)
        mend.items[mend.count++] = &list->items[k];
    good &= mend_file(&mend);
  }
  size_t kept = 0;
  for (size_t i = 0; i < list->count; i++)
    if (!list->items[i].mendable || !is_file(list->items[i].diagnostic.location.source))
      list->items[kept++] = list->items[i];
  list->count = kept;
  return good;
}
