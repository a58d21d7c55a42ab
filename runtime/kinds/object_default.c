/* SPDX-License-Identifier: Apache-2.0 */
/* Objects of built-in kinds as the codec reads and writes them, and what decoding gives as a tree (the codec's defaulter:
 * SetObjectDefaults_Deployment and its like, pkg/apis/GROUP/VERSION/zz_generated.defaults.go). */
#include "../gotypes/decode.h"
#include "../gotypes/encode.h"
#include "judge_parts.h"
#include "kinds.h"

#include <crd/core.h>
#include <crd/json.h>

void *crd_core_read_object(core_decoding *decoding, crd_string json, const core_object_kind *kind,
                           const core_options *options) {
  crd_arena *arena = decoding->arena;
  const core_type *type = kind->wire ? kind->wire : kind->told ? kind->told : kind->type;
  void *read = crd_arena_zalloc(arena, type->size), *object = read;
  decoding->minor = options->minor;
  if (!crd_core_decode(decoding, json, type, read)) return NULL;
  if (kind->convert && !kind->convert(arena, read, &decoding->error)) return NULL;
  if (kind->set_defaults) kind->set_defaults(arena, options, read);
  if (kind->wire) {
    object = crd_arena_zalloc(arena, kind->type->size);
    kind->to_internal(arena, read, object);
  }
  return object;
}

void crd_core_write_object(crd_text *text, const core_object_kind *kind, const void *object, unsigned minor) {
  if (!kind->wire) {
    crd_core_encode_served(text, kind->told ? kind->told : kind->type, object, minor);
    return;
  }
  void *written = crd_arena_zalloc(text->arena, kind->wire->size);
  kind->from_internal(text->arena, object, written);
  crd_core_encode_served(text, kind->wire, written, minor);
}

crd_value *crd_builtin_default(crd_arena *arena, crd_string endpoint, const crd_value *object, unsigned kubernetes_minor) {
  const core_object_kind *kind = crd_core_find_kind(arena, endpoint);
  if (!kind) return NULL;
  core_options options = {.minor = kubernetes_minor ? kubernetes_minor : CRD_KUBERNETES_NEWEST, .privileged = true};
  crd_core_settle_gates(&options.gates, options.minor, NULL);
  core_decoding decoding = {.arena = arena};
  void *made = crd_core_read_object(&decoding, crd_json_encode(arena, object, CRD_JSON_COMPACT), kind, &options);
  if (!made) return NULL;
  crd_text text = {.arena = arena};
  crd_core_write_object(&text, kind, made, options.minor);
  return crd_json_parse(arena, crd_text_string(&text), NULL, NULL);
}
