/* SPDX-License-Identifier: Apache-2.0 */
/* What decoding an object of a built-in kind gives (the codec's defaulter: SetObjectDefaults_Deployment and its like,
 * pkg/apis/{core,apps,batch}/v1/zz_generated.defaults.go), as a tree. */
#include "decode.h"
#include "encode.h"
#include "judge_parts.h"
#include "kinds.h"

#include <crd/core.h>
#include <crd/json.h>

crd_value *crd_builtin_default(crd_arena *arena, crd_string endpoint, const crd_value *object, unsigned kubernetes_minor) {
  const core_object_kind *kind = crd_core_find_kind(endpoint);
  if (!kind) return NULL;
  core_options options = {.minor = kubernetes_minor ? kubernetes_minor : CRD_KUBERNETES_NEWEST, .privileged = true};
  crd_core_settle_gates(&options.gates, options.minor, NULL);
  core_decoding decoding = {.arena = arena};
  void *made = crd_arena_zalloc(arena, kind->type->size);
  if (!crd_core_decode(&decoding, crd_json_encode(arena, object, CRD_JSON_COMPACT), kind->type, made) ||
      (kind->convert && !kind->convert(arena, made, &decoding.error)))
    return NULL;
  kind->set_defaults(arena, &options, made);
  crd_text text = {.arena = arena};
  crd_core_encode(&text, kind->type, made);
  return crd_json_parse(arena, crd_text_string(&text), NULL, NULL);
}
