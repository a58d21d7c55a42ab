/* SPDX-License-Identifier: Apache-2.0 */
/* Generated code made whole. */
#include "jit/inline.h"
#include "base/embedded.h"

#define MAX_HEADERS 64

typedef struct inliner {
  crd_text out;
  bool keep_system;
  bool seen[MAX_HEADERS];
} inliner;

static size_t header_index(crd_string name) {
  size_t i = 0;
  while (crdc_embedded_headers[i].name && !crd_string_equal(crd_string_of(crdc_embedded_headers[i].name), name)) i++;
  return i;
}

crd_string crdc_embedded_header(crd_string name) {
  return crdc_embedded_headers[header_index(name)].text;
}

static void add_inlined(inliner *inliner, crd_string text);

/* A line that starts with #include <. */
static void add_include(inliner *inliner, crd_string line) {
  crd_string start = CRD_STRING("#include <crd/");
  const char *end = memchr(line.data, '>', line.size);
  if (!end || !crd_string_has_prefix(line, start)) {
    if (inliner->keep_system) crd_text_add(&inliner->out, line);
    return;
  }
  size_t index = header_index((crd_string){line.data + start.size, (size_t)(end - line.data) - start.size});
  if (index >= MAX_HEADERS || !crdc_embedded_headers[index].name) {
    crd_text_add(&inliner->out, line); /* the compiler will say that it is missing */
  } else if (!inliner->seen[index]) {
    inliner->seen[index] = true;
    add_inlined(inliner, crdc_embedded_headers[index].text);
  }
}

static void add_inlined(inliner *inliner, crd_string text) {
  while (text.size) {
    const char *end = memchr(text.data, '\n', text.size);
    size_t size = end ? (size_t)(end - text.data) + 1 : text.size;
    crd_string line = {text.data, size};
    if (crd_string_has_prefix(line, CRD_STRING("#include <")))
      add_include(inliner, line);
    else
      crd_text_add(&inliner->out, line);
    text.data += size;
    text.size -= size;
  }
}

crd_string crdc_inline_headers(crd_arena *arena, crd_string before, crd_string text, bool keep_system) {
  size_t room = text.size + ((size_t)1 << 18); /* the headers take less */
  inliner inliner = {.out = {.arena = arena, .data = crd_arena_alloc(arena, room), .capacity = room},
                     .keep_system = keep_system};
  crd_text_add(&inliner.out, before);
  add_inlined(&inliner, text);
  crd_text_add_char(&inliner.out, 0);
  return (crd_string){inliner.out.data, inliner.out.size - 1};
}
