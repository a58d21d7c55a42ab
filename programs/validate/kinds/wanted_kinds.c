/* SPDX-License-Identifier: Apache-2.0 */
/* Documents are parsed as the judge parses them: another parser could miss a kind, and its objects would count as without a
 * schema. */
#include "wanted_kinds.h"
#include "base/memory.h"
#include "object_files.h"
#include <errno.h>
#include <stdbool.h>

typedef struct kind_visit {
  const wanted_kinds_visitor *visitor;
  const manifest_crds *manifests;
  crd_arena *arena; /* for the current document */
} kind_visit;

static void tell_object(const kind_visit *visit, const crd_value *object) {
  crd_string api_version = crd_value_text(crd_value_get(object, CRD_STRING("apiVersion"))),
             kind = crd_value_text(crd_value_get(object, CRD_STRING("kind")));
  if (api_version.size && kind.size) visit->visitor->take(visit->visitor->context, api_version, kind);
}

static void tell_root(const kind_visit *visit, const crd_value *root, unsigned depth) {
  crd_value *items = object_list_items(root);
  tell_object(visit, root);
  for (uint32_t i = 0; items && depth < OBJECT_LIST_DEPTH && i < items->size; i++) {
    object_list_complete(visit->arena, root, &items->as.items[i]);
    tell_root(visit, &items->as.items[i], depth + 1);
  }
}

static void tell_document(const kind_visit *visit, crd_string text, bool json) {
  crd_value *root = memory_read(visit->arena, text, json);
  if (root) tell_root(visit, root, 0);
  crd_arena_reset(visit->arena);
}

typedef struct asking {
  const wanted_kinds_visitor *visitor;
  bool asked;
} asking;

static void ask_of_head(void *context, crd_string api_version, crd_string kind) {
  asking *asking = context;
  asking->asked = asking->visitor->asks(asking->visitor->context, api_version, kind) || asking->asked;
}

/* Whether a document must be parsed to know whether it has a wanted object. */
static bool may_be_asked(const kind_visit *visit, crd_string document, bool json) {
  asking asking = {visit->visitor, false};
  return !visit->visitor->asks || !heads_tell(document, json, ask_of_head, &asking) || asking.asked;
}

static void visit_input(const kind_visit *visit, const input *input) {
  document_cursor cursor = {.text = input->text, .json = input->json};
  crd_string document;
  size_t offset;
  while (document_next(&cursor, &document, &offset)) {
    const manifest_crd *crd = manifest_crds_document(visit->manifests, input->name, offset);
    if (crd)
      tell_object(visit, crd->head);
    else if (may_be_asked(visit, document, input->json))
      tell_document(visit, document, input->json);
  }
}

/* Whether a file that is known by its heads must be read again. */
static bool may_be_asked_of(const kind_visit *visit, const inventory_item *item) {
  const document_heads *heads = &item->heads;
  bool asked = !heads->noted || !visit->visitor->asks;
  for (size_t i = 0; i < heads->count && !asked; i++) {
    const document_head *head = &heads->items[i];
    const char *words = heads->words + head->words;
    if (manifest_crds_document(visit->manifests, item->path, head->offset)) continue;
    asked = !head->kind_size || visit->visitor->asks(visit->visitor->context, (crd_string){words, head->api_version_size},
                                                     (crd_string){words + head->api_version_size, head->kind_size});
  }
  return asked;
}

/* Visits the CRDs of a file without other wanted objects. */
static void tell_crds(const kind_visit *visit, const inventory_item *item) {
  for (size_t i = 0; i < item->heads.count; i++) {
    const size_t offset = item->heads.items[i].offset;
    const manifest_crd *crd = manifest_crds_document(visit->manifests, item->path, offset);
    if (crd && (!i || offset != item->heads.items[i - 1].offset)) tell_object(visit, crd->head);
  }
}

void wanted_kinds_visit(inventory *inventory, const manifest_crds *manifests, const wanted_kinds_visitor *visitor) {
  const kind_visit visit = {visitor, manifests, memory_arena(NULL)};
  for (size_t i = 0; i < inventory->count; i++) {
    inventory_item *item = &inventory->items[i];
    if (item->problem || item->part != ITEM_WHOLE) continue;
    const bool kept = item->loaded;
    if (!kept && !may_be_asked_of(&visit, item)) {
      tell_crds(&visit, item);
    } else if (!kept && !inventory_load(item)) {
      item->problem = input_error(errno); /* it was readable before, so its kinds would be missing; it is reported later */
    } else {
      visit_input(&visit, &item->input);
      if (!kept) inventory_release(item);
    }
  }
  crd_arena_destroy(visit.arena);
}
