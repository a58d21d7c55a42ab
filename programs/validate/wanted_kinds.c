/* SPDX-License-Identifier: Apache-2.0 */
/* Of most YAML documents the lines that begin with apiVersion and kind tell it; where they are not as plain as that, the
 * document is read. */
#include "wanted_kinds.h"
#include "base/memory.h"
#include "object_list.h"
#include <crd/yaml.h>
#include <ctype.h>
#include <errno.h>

typedef struct kind_visit {
  void (*take)(void *context, crd_string api_version, crd_string kind);
  void *context;
  crd_arena *arena; /* of the document at hand */
} kind_visit;

/* ---- by lines ---- */

static bool is_plain_name(crd_string text) {
  bool good = text.size && isalpha((unsigned char)text.data[0]);
  for (size_t i = 0; good && i < text.size; i++) good = isalnum((unsigned char)text.data[i]) || strchr("./-", text.data[i]);
  return good;
}

/* The value of a line "NAME: value"; false when it is no plain one, or there was one before. */
static bool read_line(crd_string line, crd_string name, crd_string *value) {
  if (!crd_string_has_prefix(line, name)) return true;
  line = crd_string_slice(line, name.size, line.size);
  while (line.size && isspace((unsigned char)line.data[line.size - 1])) line.size--;
  while (line.size && *line.data == ' ') line = crd_string_slice(line, 1, line.size);
  if (value->size || !is_plain_name(line)) return false;
  *value = line;
  return true;
}

static bool read_lines(crd_string text, crd_string *api_version, crd_string *kind) {
  *api_version = *kind = (crd_string){NULL, 0};
  bool good = true;
  while (good && text.size) {
    const char *end = memchr(text.data, '\n', text.size);
    crd_string line = {text.data, end ? (size_t)(end - text.data) : text.size};
    if (line.size && (*line.data == 'a' || *line.data == 'k'))
      good = read_line(line, CRD_STRING("apiVersion:"), api_version) && read_line(line, CRD_STRING("kind:"), kind);
    else if (line.size && strchr("\"'?{&!%", *line.data))
      good = false; /* the names may be written in another way */
    text = crd_string_slice(text, line.size + (end != NULL), text.size);
  }
  return good && api_version->size && kind->size && !crd_string_has_suffix(*kind, CRD_STRING("List"));
}

/* ---- by trees ---- */

static void tell_object(const kind_visit *visit, const crd_value *object) {
  crd_string api_version = crd_value_text(crd_value_get(object, CRD_STRING("apiVersion"))),
             kind = crd_value_text(crd_value_get(object, CRD_STRING("kind")));
  if (api_version.size && kind.size) visit->take(visit->context, api_version, kind);
}

static void tell_document(const kind_visit *visit, crd_string text, bool json) {
  crd_parse_error error;
  crd_value *root =
      json ? crd_json_parse(visit->arena, text, NULL, &error) : crd_yaml_parse(visit->arena, text, NULL, &error, NULL);
  crd_value *items = root ? object_list_items(root) : NULL;
  if (root) tell_object(visit, root);
  for (uint32_t i = 0; items && i < items->size; i++) {
    object_list_complete(visit->arena, root, &items->as.items[i]);
    tell_object(visit, &items->as.items[i]);
  }
  crd_arena_reset(visit->arena);
}

static void visit_input(const kind_visit *visit, const input *input) {
  document_cursor cursor = {.text = input->text, .json = input->json};
  crd_string document, api_version, kind;
  size_t offset;
  while (document_next(&cursor, &document, &offset)) {
    if (!input->json && read_lines(document, &api_version, &kind))
      visit->take(visit->context, api_version, kind);
    else
      tell_document(visit, document, input->json);
  }
}

void wanted_kinds_visit(inventory *inventory, void (*take)(void *context, crd_string api_version, crd_string kind),
                        void *context) {
  const kind_visit visit = {take, context, memory_arena(NULL)};
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
