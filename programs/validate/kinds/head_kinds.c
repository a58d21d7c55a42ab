/* SPDX-License-Identifier: Apache-2.0 */
/* YAML: the members of a map that begins at the start of a line begin there all of them, each with its name; what else
 * begins there is a comment, an item of a list, or the rest of a text, which may look like a member and is told as if it was
 * one. JSON: an object without the word "kind" is none of Kubernetes. */
#include "head_kinds.h"
#include "../../../runtime/base/scan.h"

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

bool head_kinds(crd_string document, bool json, void (*take)(void *context, crd_string api_version, crd_string kind),
                void *context) {
  document_head head = {.take = take, .context = context};
  if (json) return !has_mark(document, "\"kind\"") && !has_mark(document, "\\u");
  return head_of_yaml(&head, document);
}
