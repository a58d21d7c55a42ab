/* SPDX-License-Identifier: Apache-2.0 */
/* Documents are read as the judge reads them: what is told of a text by any other reader could hide a kind from who looks
 * it up, and its objects would count as without a schema. */
#include "wanted_kinds.h"
#include "../../../runtime/base/scan.h"
#include "base/memory.h"
#include "object_files.h"
#include <errno.h>
#include <stdbool.h>

/* What objects a document may hold, told from its text without reading all of it.
 * YAML: the members of a map that begins at the start of a line begin there all of them, each with its name; what else
 * begins there is a comment, an item of a list, or the rest of a text, which may look like a member and is told as if it was
 * one. JSON: an object without the word "kind" is none of Kubernetes. */

static bool has_mark(crd_string text, const char *part) {
  return scan_text(text.data, text.data + text.size, part, strlen(part)) != NULL;
}

static bool is_name_byte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.' ||
         c == '/';
}

static size_t name_size(crd_string text) {
  size_t size = 0;
  while (size < text.size && is_name_byte(text.data[size])) size++;
  return size;
}

/* The next line, without its end; false behind the last. */
static bool next_head_line(crd_string *rest, crd_string *line) {
  if (!rest->size) return false;
  const char *end = memchr(rest->data, '\n', rest->size);
  *line = (crd_string){rest->data, end ? (size_t)(end - rest->data) : rest->size};
  *rest = crd_string_slice(*rest, line->size + (end != NULL), rest->size);
  return true;
}

typedef struct document_head {
  bool begun; /* the first member was met, */
  crd_string api_version, kind;
  void (*take)(void *context, crd_string api_version, crd_string kind);
  void *context;
} document_head;

/* The value of apiVersion or of kind; false where it is not one plain word, or one was met before. */
static bool take_word(document_head *head, bool is_kind, crd_string value) {
  while (value.size && value.data[0] == ' ') value = crd_string_slice(value, 1, value.size);
  const crd_string word = {value.data, name_size(value)};
  value = crd_string_slice(value, word.size, value.size);
  if (!word.size || (value.size && value.data[0] != ' ')) return false;
  while (value.size && value.data[0] == ' ') value = crd_string_slice(value, 1, value.size);
  if (value.size && value.data[0] != '#') return false;
  crd_string *place = is_kind ? &head->kind : &head->api_version;
  if (place->size) return false;
  *place = word;
  if (head->kind.size && head->api_version.size) head->take(head->context, head->api_version, head->kind);
  return !is_kind || !crd_string_has_suffix(word, CRD_STRING("List"));
}

/* A line that begins with no blank; false where nothing is known any more. */
static bool take_head_member(document_head *head, crd_string line) {
  const crd_string name = {line.data, name_size(line)};
  const crd_string rest = crd_string_slice(line, name.size, line.size);
  if (head->begun && line.data[0] == '-' && (line.size == 1 || line.data[1] == ' ')) return true; /* an item */
  if (!name.size || line.data[0] == '-' || !rest.size || rest.data[0] != ':') return false;
  if (rest.size > 1 && rest.data[1] != ' ') return false;
  head->begun = true;
  const bool is_kind = crd_string_equal(name, CRD_STRING("kind"));
  if (is_kind || crd_string_equal(name, CRD_STRING("apiVersion")))
    return take_word(head, is_kind, crd_string_slice(rest, 1, rest.size));
  return !crd_string_equal(name, CRD_STRING("items"));
}

static bool head_of_yaml(document_head *head, crd_string document) {
  crd_string line, rest = document;
  if (memchr(document.data, '\r', document.size) || has_mark(document, "\xC2\x85") || has_mark(document, "\xE2\x80\xA8") ||
      has_mark(document, "\xE2\x80\xA9"))
    return false; /* other ends of lines */
  while (next_head_line(&rest, &line)) {
    if (!line.size || line.data[0] == '#') continue;
    if (line.data[0] == ' ' && head->begun) continue;
    if (!head->begun && crd_string_equal(line, CRD_STRING("---")) && line.data == document.data) continue;
    if (!take_head_member(head, line)) return false;
  }
  return true;
}

/* Tells every apiVersion and every kind that the object of a document may have; what is told need not be so. False where
 * that cannot be known from lines and words: the document is a list, say, or writes its members in no plain way. It may have
 * told some then. */
static bool head_kinds(crd_string document, bool json, void (*take)(void *context, crd_string api_version, crd_string kind),
                       void *context) {
  document_head head = {.take = take, .context = context};
  if (json) return !has_mark(document, "\"kind\"") && !has_mark(document, "\\u");
  return head_of_yaml(&head, document);
}

typedef struct kind_visit {
  const wanted_kinds_visitor *visitor;
  const manifest_crds *manifests;
  crd_arena *arena; /* of the document at hand */
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

/* Whether a document has to be read to know that nothing in it is asked for. */
static bool may_be_asked(const kind_visit *visit, crd_string document, bool json) {
  asking asking = {visit->visitor, false};
  return !visit->visitor->asks || !head_kinds(document, json, ask_of_head, &asking) || asking.asked;
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

void wanted_kinds_visit(inventory *inventory, const manifest_crds *manifests, const wanted_kinds_visitor *visitor) {
  const kind_visit visit = {visitor, manifests, memory_arena(NULL)};
  for (size_t i = 0; i < inventory->count; i++) {
    inventory_item *item = &inventory->items[i];
    if (item->problem || item->part != ITEM_WHOLE) continue;
    bool kept = item->loaded;
    if (!kept && !inventory_load(item)) {
      item->problem = input_error(errno); /* said in its turn: then it could be read, and what it needs were missing */
      continue;
    }
    visit_input(&visit, &item->input);
    if (!kept) inventory_release(item);
  }
  crd_arena_destroy(visit.arena);
}
