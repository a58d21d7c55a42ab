/* What stands around the object: the options of the request, and its kind and apiVersion against the endpoint's. */
#include "../value/words.h"
#include "request_parts.h"
#include "versions.h"
#include <crd/meta_v1.h>

bool crd_request_is_before(const request_state *state, unsigned minor) {
  return state->request->kubernetes_minor && state->request->kubernetes_minor < minor;
}

/* customResourceValidator.ValidateTypeMeta; only a patch can get so far with another apiVersion. */
void crd_request_check_type_meta(request_state *state, const request_object *object) {
  const crd_kind *kind = state->kind;
  crd_arena *arena = state->arena;
  crd_string wanted = crd_request_group_version(arena, kind->group, kind->version);
  crd_string own = crd_request_group_version(arena, object->group, object->version);
  const struct {
    crd_string name, own, wanted;
  } fields[] = {{CRD_STRING("kind"), object->kind, kind->kind}, {CRD_STRING("apiVersion"), own, wanted}};
  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
    if (crd_string_equal(fields[i].own, fields[i].wanted)) continue;
    const crd_value *value = crd_value_get(object->root, fields[i].name);
    crd_error error = {.type = CRD_ERROR_INVALID,
                       .stage = CRD_STAGE_TYPE_META,
                       .has_value = true,
                       .offset = value ? value->offset : CRD_NO_OFFSET,
                       .field = fields[i].name,
                       .value = crd_error_value_string(arena, fields[i].own)};
    crd_value own_type = crd_value_make_string(fields[i].wanted);
    crd_error_say(arena, &error, WORDS(TYPE_META), &own_type, 1);
    crd_errors_add(&state->verdict->errors, error);
  }
}

bool crd_request_options_hold(request_state *state) {
  static const char *const patch_types[] = {"", "application/json-patch+json", "application/merge-patch+json",
                                            "application/apply-patch+yaml"};
  crd_verdict *verdict = state->verdict;
  const crd_request *request = state->request;
  const char *kind = request->operation == CRD_DELETE   ? "DeleteOptions"
                     : request->operation == CRD_CREATE ? "CreateOptions"
                     : request->patch                   ? "PatchOptions"
                                                        : "UpdateOptions";
  if (!request->options) return true;
  if (request->operation == CRD_DELETE)
    crd_validate_delete_options(&verdict->errors, request->options);
  else if (request->operation == CRD_CREATE)
    crd_validate_create_options(&verdict->errors, request->options);
  else if (request->patch)
    crd_validate_patch_options(&verdict->errors, request->options, crd_string_of(patch_types[request->patch]));
  else
    crd_validate_update_options(&verdict->errors, request->options);
  crd_string none = {NULL, 0};
  if (verdict->errors.count == 0) return true;
  verdict->options_kind = crd_string_of(kind);
  verdict->details = (crd_status_details){.given = true, .group = CRD_STRING("meta.k8s.io"), .kind = verdict->options_kind};
  crd_request_refuse(
      state, 422, CRD_STRING("Invalid"),
      crd_invalid_message(state->arena, CRD_STRING("meta.k8s.io"), verdict->options_kind, none, &verdict->errors));
  return false;
}
