/* SPDX-License-Identifier: Apache-2.0 */
/* Our reader of YAML beside libyaml's, of which go-yaml's is a descendant: of what both take, the nodes are the same,
 * document by document: their kinds, the texts of scalars, and whether these are plain. Where one refuses a text the other
 * may have a word of its own: there the comparison ends. And beside both the strict reader of our own files, which stands on
 * libyaml: what it takes has the values that it has in manifests, at the same places. */
#include "../../runtime/yaml/yaml_parts.h"
#include "../../runtime/yaml/yaml_strict.h"
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MOST_DEPTH = 200, MOST_NODES = 20000 };

/* Both sides of a document. */
typedef struct pair {
  yaml_document_t *theirs;
  size_t nodes; /* compared: aliases may make many of few */
} pair;

static bool same(pair *pair, const yaml_node *ours, int index, unsigned depth);

static bool same_scalar(const yaml_node *ours, const yaml_node_t *theirs) {
  crd_string text = {(const char *)theirs->data.scalar.value, theirs->data.scalar.length};
  bool plain = theirs->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
  bool tagged = theirs->tag && strcmp((const char *)theirs->tag, YAML_STR_TAG) != 0;
  return ours->kind == YAML_SCALAR && crd_string_equal(ours->text, text) &&
         (tagged || ours->tag.size || ours->plain == plain);
}

static bool same_items(pair *pair, const yaml_node *ours, const yaml_node_t *theirs, unsigned depth) {
  const yaml_node *child = ours->first;
  yaml_node_item_t *item = theirs->data.sequence.items.start, *end = theirs->data.sequence.items.top;
  for (; child && item < end; child = child->next, item++)
    if (!same(pair, child, *item, depth)) return false;
  return !child && item == end;
}

static bool same_members(pair *pair, const yaml_node *ours, const yaml_node_t *theirs, unsigned depth) {
  const yaml_node *child = ours->first;
  yaml_node_pair_t *item = theirs->data.mapping.pairs.start, *end = theirs->data.mapping.pairs.top;
  for (; child && child->next && item < end; child = child->next->next, item++)
    if (!same(pair, child, item->key, depth) || !same(pair, child->next, item->value, depth)) return false;
  return !child && item == end;
}

static bool same(pair *pair, const yaml_node *ours, int index, unsigned depth) {
  const yaml_node_t *theirs = yaml_document_get_node(pair->theirs, index);
  if (depth > MOST_DEPTH || pair->nodes++ > MOST_NODES) return true;
  while (ours && ours->kind == YAML_ALIAS) ours = ours->target;
  if (!ours || !theirs) return !ours && !theirs;
  switch (theirs->type) {
  case YAML_SCALAR_NODE:
    return same_scalar(ours, theirs);
  case YAML_SEQUENCE_NODE:
    return ours->kind == YAML_SEQUENCE && same_items(pair, ours, theirs, depth + 1);
  case YAML_MAPPING_NODE:
    return ours->kind == YAML_MAPPING && same_members(pair, ours, theirs, depth + 1);
  case YAML_NO_NODE:
    break;
  }
  return false;
}

/* Whether there is a further document on both sides, which is the same on both then. */
static bool compare_next(yaml_reader *reader, yaml_parser_t *parser) {
  yaml_document_t document;
  yaml_node *root = NULL;
  uint32_t offset;
  crd_parse_error error = {.offset = 0};
  bool taken = crd_yaml_reader_next(reader, &root, &offset, &error);
  if (!taken || !yaml_parser_load(parser, &document)) return false;
  const yaml_node_t *theirs = yaml_document_get_root_node(&document);
  bool agree = !root == !theirs && (!root || same(&(pair){.theirs = &document}, root, 1, 0));
  if (!agree) {
    fprintf(stderr, "ours and libyaml's document differ%s\n",
            !root     ? ": ours has ended"
            : !theirs ? ": theirs has ended"
                      : "");
    abort();
  }
  yaml_document_delete(&document);
  return root != NULL;
}

/* Where go-yaml, and so ours, is known to go its own way: "[? a] : b" and "[]<tab>: b" end the document at the colon, a tag
 * in a flow collection may hold a comma, and a byte order mark that begins a line is looked for where its buffer begins. */
static bool has_quirk(crd_string text) {
  if (text.size && memmem(text.data, text.size, "\xEF\xBB\xBF", 3)) return true;
  bool flow = text.size && (memchr(text.data, '[', text.size) || memchr(text.data, '{', text.size));
  if (flow && (memchr(text.data, '?', text.size) || memchr(text.data, '!', text.size))) return true;
  for (size_t i = 0; flow && i < text.size; i++) {
    if (text.data[i] != ']' && text.data[i] != '}') continue;
    while (i + 1 < text.size && (text.data[i + 1] == ' ' || text.data[i + 1] == '\t')) i++;
    if (i + 1 < text.size && text.data[i + 1] == ':') return true;
  }
  return false;
}

static bool same_places(const crd_value *a, const crd_value *b) {
  if (a->offset != b->offset) return false;
  for (uint32_t i = 0; a->kind == CRD_LIST && i < a->size; i++)
    if (!same_places(&a->as.items[i], &b->as.items[i])) return false;
  for (uint32_t i = 0; a->kind == CRD_MAP && i < a->size; i++)
    if (a->as.members[i].name_offset != b->as.members[i].name_offset ||
        !same_places(&a->as.members[i].value, &b->as.members[i].value))
      return false;
  return true;
}

static void compare_strict(crd_arena *arena, crd_string text) {
  crd_yaml_document *documents;
  crd_parse_error error;
  size_t count, at = 0;
  const crd_value *strict = crd_yaml_strict_parse(arena, text, &error);
  if (!strict && (!error.message.size || error.offset > text.size)) abort();
  if (!strict || !crd_yaml_parse_stream(arena, text, NULL, &documents, &count, NULL)) return;
  for (uint32_t i = 0; i < strict->size; i++) {
    const crd_value *value = &strict->as.items[i];
    if (value->kind == CRD_NULL) continue;
    while (at < count && (!documents[at].value || documents[at].value->kind == CRD_NULL)) at++;
    if (at < count && crd_value_equal(value, documents[at].value) && same_places(value, documents[at].value) &&
        !documents[at++].duplicate_error.size)
      continue;
    fprintf(stderr, "ours and the strict reader's document %u differ\n", i);
    abort();
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  size_t mark =
      size >= 3 && memcmp(data, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0; /* yaml.c takes it off before the nodes are read */
  const crd_string text = {(const char *)data + mark, size - mark};
  if (has_quirk(text)) return 0;
  crd_arena *arena = crd_arena_create(NULL);
  compare_strict(arena, (crd_string){(const char *)data, size});
  yaml_parser_t parser;
  if (!yaml_parser_initialize(&parser)) abort();
  yaml_parser_set_input_string(&parser, data + mark, text.size);
  yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
  yaml_reader *reader = crd_yaml_reader_create(arena, text);
  while (compare_next(reader, &parser)) continue;
  yaml_parser_delete(&parser);
  crd_arena_destroy(arena);
  return 0;
}
