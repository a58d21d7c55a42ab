/* SPDX-License-Identifier: Apache-2.0 */
/* A kind's struct from YAML. */
#include "request_parts.h"
#include <crd/kind.h>
#include <crd/yaml.h>

/* The value of the only document of a text. False with an error. */
static bool find_only_document(struct_judging *judging, const kind_call *call, request_source *source) {
  crd_yaml_document *documents;
  size_t count, found = 0;
  crd_parse_error problem = {.offset = CRD_NO_OFFSET};
  if (!crd_yaml_parse_stream(call->arena, call->text, NULL, &documents, &count, &problem)) {
    crd_kind_add_whole(judging, problem.message, (uint32_t)problem.offset);
    return false;
  }
  for (size_t i = 0; i < count; i++) {
    if (!documents[i].value) continue;
    found++;
    source->object = documents[i].value;
    if (call->strict && documents[i].duplicate_error.size) crd_texts_add(call->strict, documents[i].duplicate_error);
  }
  if (found == 1) return true;
  crd_kind_add_whole(judging, crd_arena_printf(call->arena, "the text has %zu documents, and one is to be decoded", found),
                     0);
  return false;
}

void *crd_kind_from_yaml(crd_arena *arena, const crd_kind *kind, crd_string text, crd_texts *strict, crd_errors *errors) {
  return crd_kind_decode_guarded(&(kind_call){.arena = arena,
                                              .kind = kind,
                                              .text = text,
                                              .encoding = CRD_ENCODING_YAML,
                                              .find = find_only_document,
                                              .strict = strict,
                                              .errors = errors});
}
