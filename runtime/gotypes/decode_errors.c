/* SPDX-License-Identifier: Apache-2.0 */
/* Errors of the decoder, with Go's messages, and strict errors. */
#include "../value/words.h"
#include "decode_parts.h"

#include <crd/json_cursor.h>

/* Before 1.35 the API server's copy of encoding/json (sigs.k8s.io/json) left embedded structs out of paths. */
static bool names_embedded(const core_decoding *task) {
  enum { NAMES_EMBEDDED = 35 };
  return !task->minor || task->minor >= NAMES_EMBEDDED;
}

/* Adds the prefix and the names of the fields on the path. */
static void add_field_names(crd_text *text, const core_decoding *task, const place *place) {
  if (!place) {
    crd_text_add(text, task->prefix);
    return;
  }
  add_field_names(text, task, place->outer);
  if (!place->in) return;
  for (const core_field *embedded = names_embedded(task) ? place->embedded : NULL; embedded;) {
    const core_type *type = embedded->type;
    crd_text_add_char(text, '.');
    crd_text_add(text, embedded->name);
    embedded = &type->fields[type->slots[core_type_slot(type, place->path.name)] - 1];
    if (embedded->kind != CORE_INLINE) break;
  }
  crd_text_add_char(text, '.');
  crd_text_add(text, place->path.name);
}

static crd_string misfit_path(const core_decoding *task, const place *place) {
  crd_text fields = {.arena = task->arena};
  add_field_names(&fields, task, place);
  crd_string path = crd_text_string(&fields);
  return path.size && path.data[0] == '.' ? crd_string_slice(path, 1, path.size) : path; /* there is no prefix */
}

/* UnmarshalTypeError: `value` is a text such as "number 1.5"; `type` is in parts ("[]", "v1.", "Container"). */
static crd_string say_type_error(const decoder *decoder, const place *place, crd_string value,
                                 const char *const type[CORE_GO_TYPE_PARTS]) {
  const core_decoding *task = decoder->task;
  const struct place *field = place;
  while (field && !field->in) field = field->outer;
  crd_text whole = {.arena = task->arena};
  for (int i = 0; i < CORE_GO_TYPE_PARTS && type[i]; i++) crd_text_add(&whole, crd_string_of(type[i]));
  bool placed = !task->apart && (field || task->parent.size);
  crd_string holder = field ? crd_string_of(field->in->go) : task->parent, none = {NULL, 0};
  crd_string path = placed ? misfit_path(task, place) : none;
  return crd_misfit(task->arena, value, placed ? holder : none, path, crd_text_string(&whole));
}

void crd_core_decoder_end(decoder *decoder, crd_string error) {
  decoder->ended = true;
  decoder->task->error = error;
  decoder->task->unread = (crd_string){NULL, 0}; /* this error replaces one that was saved */
}

crd_string crd_core_decoder_skip(decoder *decoder) {
  crd_json_cursor cursor = {
      .arena = decoder->task->arena, .start = decoder->reader.start, .at = decoder->at, .end = decoder->reader.end};
  const char *start = decoder->at;
  if (crd_json_skip(&cursor)) {
    decoder->at = cursor.at;
  } else { /* nested too deep for the cursor, or an unused number */
    crd_value unwanted;
    const char *end = crd_json_read_part(&decoder->reader, decoder->at, &unwanted);
    if (end)
      decoder->at = end;
    else
      decoder->broken = true;
  }
  return (crd_string){start, (size_t)(decoder->at - start)};
}

/* encoding/json's word for a value by its first byte; `with_number`: with the text of a number. */
static crd_string value_word(const decoder *decoder, char first, crd_string text, bool with_number) {
  switch (first) {
  case '{':
    return CRD_STRING("object");
  case '[':
    return CRD_STRING("array");
  case '"':
    return CRD_STRING("string");
  case 't':
  case 'f':
    return CRD_STRING("bool");
  default:
    return with_number ? crd_arena_printf(decoder->task->arena, "number %.*s", CRD_PRINT(text)) : CRD_STRING("number");
  }
}

void crd_core_decoder_refuse(decoder *decoder, const place *place, const char *const type[CORE_GO_TYPE_PARTS],
                             bool with_number) {
  char first = *decoder->at;
  crd_string text = crd_core_decoder_skip(decoder);
  if (decoder->broken || decoder->failed) return;
  crd_core_decoder_fail(decoder, say_type_error(decoder, place, value_word(decoder, first, text, with_number), type));
}

void crd_core_decoder_fail(decoder *decoder, crd_string error) {
  if (decoder->failed) return;
  decoder->failed = true;
  decoder->task->error = error;
}

void crd_core_decoder_note(decoder *decoder, crd_strict_kind kind, const place *place, crd_string name) {
  crd_strict_errors *strict = decoder->task->strict;
  if (!strict || strict->count >= CRD_MAX_DUPLICATES || crd_strict_full(strict)) return;
  crd_path path = {.parent = place ? &place->path : NULL, .name = name, .kind = CRD_PATH_FIELD};
  crd_strict_error error = {.path = crd_path_text(decoder->task->arena, decoder->task->prefix, &path, CRD_PATH_DOTTED),
                            .offset = CRD_NO_OFFSET,
                            .kind = (uint8_t)kind};
  for (uint32_t i = 0; i < strict->count; i++)
    if (strict->items[i].kind == error.kind && crd_string_equal(strict->items[i].path, error.path)) return;
  crd_strict_add(strict, error);
}

void crd_core_decoder_end_of_type(decoder *decoder, const place *place, const char *go, bool wants_number) {
  char first = *decoder->at;
  crd_string text = crd_core_decoder_skip(decoder);
  if (!decoder->broken)
    crd_core_decoder_end(
        decoder, say_type_error(decoder, place, value_word(decoder, first, text, wants_number), CORE_GO_TYPE("", "", go)));
}

crd_string crd_core_join_texts(crd_arena *arena, crd_string head, const crd_texts *texts) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, head);
  for (uint32_t i = 0; i < texts->count; i++) {
    if (i) crd_text_add(&text, CRD_STRING(", "));
    crd_text_add(&text, texts->items[i]);
  }
  return crd_text_string(&text);
}
