/* SPDX-License-Identifier: Apache-2.0 */
#include "source.h"
#include "../../../runtime/base/ascii.h"

static bool next_source_line(crd_string text, size_t *at, crd_string *line) {
  if (!crd_string_next_part(text, '\n', at, line)) return false;
  while (line->size && strchr("\r\t ", line->data[line->size - 1])) line->size--;
  return true;
}

/* The text after `mark` in the first line that begins with it; lines before it are skipped while `may_pass` is true. */
static crd_string text_behind(crd_string text, crd_string mark, bool (*may_pass)(crd_string line)) {
  crd_string line;
  for (size_t at = 0; next_source_line(text, &at, &line);) {
    if (crd_string_has_prefix(line, mark)) return crd_string_slice(line, mark.size, line.size);
    if (!may_pass(line)) break;
  }
  return (crd_string){NULL, 0};
}

static bool is_before_object(crd_string line) {
  return !line.size || line.data[0] == '#' || crd_string_has_prefix(line, CRD_STRING("---"));
}

static bool is_any_line(crd_string line) {
  (void)line;
  return true;
}

crd_string source_of_document(crd_string document) {
  if (document.size && is_letter(document.data[0]))
    return (crd_string){NULL, 0}; /* true for most documents: no line
                                   * precedes it */
  return text_behind(document, CRD_STRING("# Source: "), is_before_object);
}

crd_string source_of_object(const crd_value *metadata) {
  static const char *const names[] = {"config.kubernetes.io/path", "internal.config.kubernetes.io/path"};
  const crd_value *annotations = crd_value_get(metadata, CRD_STRING("annotations"));
  if (!annotations) return (crd_string){NULL, 0};
  crd_string origin = crd_value_text(crd_value_find(annotations, "config.kubernetes.io/origin", NULL));
  crd_string path = text_behind(origin, CRD_STRING("path: "), is_any_line);
  for (size_t i = 0; !path.size && i < sizeof names / sizeof *names; i++)
    path = crd_value_text(crd_value_find(annotations, names[i], NULL));
  return path;
}
