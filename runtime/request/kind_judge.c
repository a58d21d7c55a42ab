/* SPDX-License-Identifier: Apache-2.0 */
/* Judges a whole create or update of an object that is given as a struct or as a text. It is a file of its own, so that a
 * program that only decodes and validates does not link the chain of requests. */
#include <crd/json.h>
#include <crd/kind.h>
#include <crd/request.h>

static void judge(crd_arena *arena, const crd_kind *kind, crd_string text, const crd_value *old,
                  const crd_validate_options *options, crd_verdict *verdict) {
  crd_request request = {.operation = old ? CRD_UPDATE : CRD_CREATE,
                         .kind = kind,
                         .body = text,
                         .old_object = old,
                         .resource_version = CRD_STRING("1"), /* of a stored object that has none */
                         .want_strict = true,
                         .want_storage = true};
  if (options) {
    request.layers = options->layers;
    request.settings = options->settings;
    request.state = options->state;
    request.kubernetes_minor = options->kubernetes_minor;
  }
  crd_request_judge(arena, &request, verdict);
}

bool crd_kind_judge_json(crd_arena *arena, const crd_kind *kind, crd_string text, crd_string old,
                         const crd_validate_options *options, crd_verdict *verdict) {
  crd_parse_error problem;
  const crd_value *stored = old.size ? crd_json_parse(arena, old, NULL, &problem) : NULL;
  *verdict = crd_verdict_init(arena);
  if (old.size && !stored)
    verdict->error = crd_arena_printf(arena, "the old object: %.*s", CRD_PRINT(problem.message));
  else
    judge(arena, kind, text, stored, options, verdict);
  return verdict->allowed && !verdict->strict.count;
}

/* Removes the offsets, which refer to an internal text. */
static void forget_places(crd_verdict *verdict) {
  verdict->offset = CRD_NO_OFFSET;
  for (uint32_t i = 0; i < verdict->errors.count; i++) verdict->errors.items[i].offset = CRD_NO_OFFSET;
  for (uint32_t i = 0; i < verdict->further.count; i++) verdict->further.items[i].offset = CRD_NO_OFFSET;
  for (uint32_t i = 0; i < verdict->found.count; i++) verdict->found.items[i].offset = CRD_NO_OFFSET;
  for (uint32_t i = 0; i < verdict->rule_warnings.count; i++) verdict->rule_warnings.items[i].offset = CRD_NO_OFFSET;
}

bool crd_kind_judge(crd_arena *arena, const crd_kind *kind, const void *object, const void *old,
                    const crd_validate_options *options, crd_verdict *verdict) {
  const crd_string text = crd_kind_to_json(arena, kind, object), stored = old ? crd_kind_to_json(arena, kind, old) : text;
  *verdict = crd_verdict_init(arena);
  if (!text.size || !stored.size) {
    verdict->error = CRD_STRING("the arena has no memory left for the object");
    return false;
  }
  const bool good = crd_kind_judge_json(arena, kind, text, old ? stored : CRD_STRING(""), options, verdict);
  forget_places(verdict);
  return good;
}
