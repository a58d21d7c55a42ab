/* SPDX-License-Identifier: Apache-2.0 */
/* Strict errors: records that are formatted when needed. Each kind has a row in the table of messages, which are those of
 * sigs.k8s.io/json and go-yaml. */
#include "words.h"

void crd_strict_add(crd_strict_errors *errors, crd_strict_error error) {
  CRD_ARENA_PUSH(errors->arena, errors->items, errors->count, errors->capacity, 8, error);
  errors->bytes += error.path.size;
}

static const crd_words *strict_words(const crd_strict_error *error, bool as_is) {
  switch ((crd_strict_kind)error->kind) {
  case CRD_STRICT_UNKNOWN:
    return as_is ? WORDS(UNKNOWN_FIELD_AS_IS) : WORDS(UNKNOWN_FIELD);
  case CRD_STRICT_DUPLICATE:
    return WORDS(DUPLICATE_FIELD);
  case CRD_STRICT_KEY:
    return WORDS(DUPLICATE_KEY);
  case CRD_STRICT_TOLD:
    break;
  }
  return NULL;
}

static void add_detail(crd_text *text, const crd_strict_error *error, bool as_is) {
  crd_value path = crd_value_make_string(error->path);
  crd_error told = {.words = strict_words(error, as_is), .arguments = &path, .argument_count = 1, .detail = error->path};
  if (told.words) told.detail = (crd_string){NULL, 0};
  crd_words_add(text, &told);
}

crd_string crd_strict_detail(crd_arena *arena, const crd_strict_error *error, bool as_is) {
  crd_text text = {.arena = arena};
  add_detail(&text, error, as_is);
  return crd_text_string(&text);
}

void crd_strict_tell(const crd_strict_errors *errors, bool as_is, crd_texts *texts) {
  for (uint32_t i = 0; i < errors->count;) {
    crd_text text = {.arena = texts->arena};
    bool keys = errors->items[i].kind == CRD_STRICT_KEY;
    if (keys) crd_text_add(&text, CRD_STRING("yaml: unmarshal errors:"));
    do {
      if (keys) crd_text_printf(&text, "\n  line %u: ", errors->items[i].line);
      add_detail(&text, &errors->items[i++], as_is);
    } while (keys && i < errors->count && errors->items[i].kind == CRD_STRICT_KEY);
    crd_texts_add(texts, crd_text_string(&text));
  }
}
