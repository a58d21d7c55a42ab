/* SPDX-License-Identifier: Apache-2.0 */
/* What is said is looked up by its path in the tree that was read: libcrdcore reads the bytes anew, as Go does. */
#include "builtin.h"
#include "../../runtime/text/group_version.h"
#include "expression_judge.h"
#include "served.h"
#include <crd/core.h>
#include <crd/json.h>
#include <crd/layers.h>

/* "apps/v1/Deployment" */
static crd_string endpoint_of(crd_arena *arena, crd_string api_version, crd_string kind) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, api_version);
  crd_text_add_char(&text, '/');
  crd_text_add(&text, kind);
  return crd_text_string(&text);
}

bool builtin_is_asked(crd_arena *arena, const options *options, crd_string api_version, crd_string kind) {
  const crd_group_version parts = crd_group_version_of(api_version);
  const crd_builtin_life *life = crd_builtin_life_of(parts.group, parts.version, kind);
  return !options->rules.no_builtins && life && crd_builtin_life_has(life, options->rules.kubernetes_minor) &&
         crd_builtin_is_known(endpoint_of(arena, api_version, kind));
}

/* Errors of labels and their like name the map, or the list: the place is that of the name or value in it that is wrong,
 * where there are not so many that looking for each takes long. */
static uint32_t place_of_bad(const crd_value *object, const crd_error *error) {
  enum { MOST_LOOKED_AT = 256 };
  uint32_t place, found = CRD_NO_OFFSET;
  const crd_value *at = crd_layer_value(object, error->field, &place);
  const bool map = at && at->kind == CRD_MAP;
  const crd_string bad = crd_value_text(&error->value.data);
  if (!bad.size || (!map && !(at && at->kind == CRD_LIST)) || at->size > MOST_LOOKED_AT) return place;
  for (uint32_t i = 0; i < at->size && found == CRD_NO_OFFSET; i++) {
    const crd_member *member = map ? &at->as.members[i] : NULL;
    const crd_value *value = map ? &member->value : &at->as.items[i];
    if (map && crd_string_equal(crd_member_name(member), bad)) found = member->name_offset;
    if (crd_string_equal(crd_value_text(value), bad)) found = value->offset;
  }
  return found == CRD_NO_OFFSET ? place : found;
}

static void find_places(const crd_value *object, crd_verdict *verdict) {
  if (verdict->unread.size) crd_layer_value(object, verdict->unread, &verdict->offset);
  for (uint32_t i = 0; i < verdict->errors.count; i++) {
    crd_error *error = &verdict->errors.items[i];
    error->offset = place_of_bad(object, error);
  }
  for (uint32_t i = 0; i < verdict->found.count; i++) {
    crd_strict_error *found = &verdict->found.items[i];
    if (found->kind == CRD_STRICT_UNKNOWN || found->kind == CRD_STRICT_DUPLICATE)
      found->offset = crd_layer_place(object, found->path);
  }
}

static void refuse_end(crd_arena *arena, const builtin_document *document, crd_verdict *verdict) {
  crd_string end = served_end(arena, document->api_version, document->kind);
  if (!end.size) return;
  verdict->allowed = false;
  verdict->code = 400;
  verdict->reason = CRD_STRING("BadRequest");
  verdict->message = end;
}

void builtin_judge(crd_arena *arena, const options *options, const builtin_document *document, crd_verdict *verdict) {
  bool item = !document->text.size;
  const crd_json_style order = document->encoding == CRD_ENCODING_YAML ? CRD_JSON_GO : CRD_JSON_COMPACT;
  crd_builtin_request request = {.endpoint = endpoint_of(arena, document->api_version, document->kind),
                                 .body = item ? crd_json_encode(arena, document->object, order) : document->text,
                                 .encoding = item ? CRD_ENCODING_JSON : document->encoding,
                                 .parsed = item || !document->whole ? NULL : document->object,
                                 .uid = CRD_STRING("00000000-0000-0000-0000-000000000001"),
                                 .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z"),
                                 .expressions = expression_judge,
                                 .kubernetes_minor = options->rules.kubernetes_minor,
                                 .want_strict = true,
                                 .any_network = true,
                                 .without_object = !options->mutate && !options->wants_objects};
  crd_builtin_judge(arena, &request, verdict);
  find_places(document->object, verdict);
  bool noted = item || document->encoding == CRD_ENCODING_YAML; /* by the reader of the text, not of its JSON */
  if (noted && document->noted->count) {
    crd_strict_errors all = {.arena = arena};
    for (uint32_t i = 0; i < document->noted->count; i++) crd_strict_add(&all, document->noted->items[i]);
    for (uint32_t i = 0; i < verdict->found.count; i++) crd_strict_add(&all, verdict->found.items[i]);
    verdict->found = all;
    verdict->strict = (crd_texts){.arena = arena};
    crd_strict_tell(&all, false, &verdict->strict);
  }
  crd_string word = served_word(arena, document->api_version, document->kind);
  if (word.size) crd_texts_add(&verdict->warnings, word);
  if (options->next && verdict->allowed) refuse_end(arena, document, verdict);
}
