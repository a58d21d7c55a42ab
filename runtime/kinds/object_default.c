/* SPDX-License-Identifier: Apache-2.0 */
/* Encodes and decodes objects of built-in kinds like the codec, and returns the decoded object as a tree (the codec's
 * defaulter: SetObjectDefaults_Deployment etc., pkg/apis/GROUP/VERSION/zz_generated.defaults.go). */
#include "../gotypes/decode.h"
#include "../gotypes/encode.h"
#include "judge_parts.h"
#include "kinds.h"

#include <crd/core.h>
#include <crd/json.h>

crd_string crd_core_body_json(crd_arena *arena, const core_body *body) {
  return body->tree ? crd_json_encode(arena, body->tree, CRD_JSON_GO) : body->json;
}

static void *read_body(core_decoding *decoding, const core_body *body, const core_type *type) {
  void *read = crd_arena_zalloc(decoding->arena, type->size);
  if (body->tree && crd_core_decode_tree(decoding, body->tree, type, read)) return read;
  memset(read, 0, type->size);
  return crd_core_decode(decoding, crd_core_body_json(decoding->arena, body), type, read) ? read : NULL;
}

void *crd_core_read_object(core_decoding *decoding, const core_body *body, const core_object_kind *kind,
                           const core_options *options) {
  crd_arena *arena = decoding->arena;
  decoding->minor = options->minor;
  const core_type *type = kind->wire ? kind->wire : kind->told ? kind->told : kind->type;
  void *read = read_body(decoding, body, type), *object = read;
  if (!read) return NULL;
  if (kind->convert && !kind->convert(arena, read, &decoding->error)) return NULL;
  crd_core_apply_defaults(arena, &options->gates, kind->defaults, type, read);
  if (kind->set_defaults) kind->set_defaults(arena, options, read);
  if (kind->wire) {
    object = crd_arena_zalloc(arena, kind->type->size);
    kind->to_internal(arena, options->minor, read, object);
  }
  return object;
}

/* The struct to write, and its table. */
static const void *written(crd_arena *arena, const core_object_kind *kind, unsigned minor, const void *object,
                           const core_type **type) {
  *type = kind->wire ? kind->wire : kind->told ? kind->told : kind->type;
  if (!kind->wire) return object;
  void *wire = crd_arena_zalloc(arena, kind->wire->size);
  kind->from_internal(arena, minor, object, wire);
  return wire;
}

void crd_core_write_object(crd_text *text, const core_object_kind *kind, const void *object, unsigned minor) {
  const core_type *type;
  const void *own = written(text->arena, kind, minor, object, &type);
  crd_core_encode_served(text, type, own, minor);
}

crd_value *crd_builtin_default(crd_arena *arena, crd_string endpoint, const crd_value *object, unsigned kubernetes_minor) {
  const core_object_kind *kind = crd_core_find_kind(arena, endpoint);
  if (!kind) return NULL;
  core_options options = {.minor = kubernetes_minor ? kubernetes_minor : CRD_KUBERNETES_NEWEST, .privileged = true};
  crd_core_settle_gates(&options.gates, options.minor, NULL);
  core_decoding decoding = {.arena = arena};
  void *made = crd_core_read_object(&decoding, &(core_body){.tree = object}, kind, &options);
  if (!made) return NULL;
  const core_type *type;
  const void *own = written(arena, kind, options.minor, made, &type);
  crd_value *out = crd_arena_alloc(arena, sizeof *out);
  *out = crd_core_tree(arena, type, own, options.minor);
  return out;
}
