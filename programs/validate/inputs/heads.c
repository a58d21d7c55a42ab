/* SPDX-License-Identifier: Apache-2.0 */
/* YAML: if a map begins at the start of a line, all of its members do, each with its name. Other text at the start of a line
 * is a comment, an item of a list, or the rest of a scalar, which may look like a member and is then reported as one. JSON:
 * an object without the word "kind" is no Kubernetes object. */
#include "heads.h"
#include "../../../runtime/base/scan.h"
#include "base/memory.h"
#include <stdlib.h>

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

/* The next line without its end; false after the last. */
static bool next_head_line(crd_string *rest, crd_string *line) {
  if (!rest->size) return false;
  const char *end = memchr(rest->data, '\n', rest->size);
  *line = (crd_string){rest->data, end ? (size_t)(end - rest->data) : rest->size};
  *rest = crd_string_slice(*rest, line->size + (end != NULL), rest->size);
  return true;
}

typedef struct head_lines {
  bool begun; /* the first member was found */
  crd_string api_version, kind;
  void (*take)(void *context, crd_string api_version, crd_string kind);
  void *context;
} head_lines;

/* Records the value of apiVersion or kind; false if it is no plain word, or there was one before. */
static bool take_word(head_lines *head, bool is_kind, crd_string value) {
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

/* Handles a line without indentation; false if nothing can be known any more. */
static bool take_head_member(head_lines *head, crd_string line) {
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

/* Whether a line can end with other characters than a line feed. */
static bool has_other_ends(crd_string document) {
  const char *end = document.data + document.size;
  return scan_lines(document.data, end) != end &&
         (memchr(document.data, '\r', document.size) || has_mark(document, "\xC2\x85") ||
          has_mark(document, "\xE2\x80\xA8") || has_mark(document, "\xE2\x80\xA9"));
}

/* Skips the first lines that begin with a space. */
static crd_string without_indented(crd_string rest) {
  if (!rest.size || rest.data[0] != ' ') return rest;
  const char *end = rest.data + rest.size, *feed = scan_outdent(rest.data, end);
  return crd_string_slice(rest, (size_t)(feed - rest.data) + (feed < end), rest.size);
}

static bool head_of_yaml(head_lines *head, crd_string document) {
  crd_string line, rest = document;
  if (has_other_ends(document)) return false;
  for (; next_head_line(&rest, &line); rest = head->begun ? without_indented(rest) : rest) {
    if (!line.size || line.data[0] == '#') continue;
    if (!head->begun && crd_string_equal(line, CRD_STRING("---")) && line.data == document.data) continue;
    if (!take_head_member(head, line)) return false;
  }
  return true;
}

bool heads_tell(crd_string document, bool json, void (*take)(void *context, crd_string api_version, crd_string kind),
                void *context) {
  head_lines head = {.take = take, .context = context};
  if (json) return !has_mark(document, "\"kind\"") && !has_mark(document, "\\u");
  return head_of_yaml(&head, document);
}

/* ---- heads of texts that are not kept ---- */

typedef struct noting {
  document_heads *heads;
  size_t offset;
  bool good;
} noting;

static bool note_words(document_heads *heads, crd_string words) {
  while (heads->words_room - heads->words_size < words.size)
    if (!memory_grow(&heads->words, &heads->words_room, 256, 1)) return false;
  if (words.size) memcpy(heads->words + heads->words_size, words.data, words.size);
  heads->words_size += words.size;
  return true;
}

static void note_head(void *context, crd_string api_version, crd_string kind) {
  noting *noting = context;
  document_heads *heads = noting->heads;
  const document_head head = {noting->offset, heads->words_size, api_version.size, kind.size};
  noting->good = noting->good && note_words(heads, api_version) && note_words(heads, kind) &&
                 MEMORY_ROOM(heads->items, heads->count, heads->room, 4);
  if (noting->good) heads->items[heads->count++] = head;
}

bool heads_note(document_heads *heads, const input *input) {
  document_cursor cursor = {.text = input->text, .json = input->json};
  crd_string document;
  noting noting = {.heads = heads, .good = true};
  *heads = (document_heads){.noted = true};
  while (noting.good && document_next(&cursor, &document, &noting.offset))
    if (!heads_tell(document, input->json, note_head, &noting))
      note_head(&noting, (crd_string){NULL, 0}, (crd_string){NULL, 0});
  if (!noting.good) heads_free(heads);
  return noting.good;
}

void heads_free(document_heads *heads) {
  free(heads->items);
  free(heads->words);
  *heads = (document_heads){.noted = false};
}
