/* SPDX-License-Identifier: Apache-2.0 */
/* Decoding autoscaling/v1 Scale: mirrors Serializer.Decode of apimachinery pkg/runtime/serializer/json into a struct. */
#include "../base/nearest_name.h"
#include "../gotypes/decode.h"
#include "../gotypes/encode.h"
#include "../text/group_version.h"
#include "../value/joined.h"
#include "endpoint_parts.h"
#include "types_autoscaling.h"
#include <crd/yaml.h>

/* Whether the scheme of scale clients has the kind (metav1.AddToGroupVersion): it is decoded, and the conversion
 * then fails. */
static bool is_known_otherwise(crd_string kind, crd_string api_version) {
  return crd_is_among(kind, "Status APIVersions APIGroup APIGroupList APIResourceList") ||
         (crd_is_among(api_version, "autoscaling/v1 extensions/v1beta1 apps/v1beta1 apps/v1beta2") &&
          crd_is_among(kind,
                       "Scale WatchEvent ListOptions GetOptions DeleteOptions CreateOptions UpdateOptions PatchOptions"));
}

static bool check_scale_type(request_state *state, crd_string kind, crd_string api_version, crd_string *error) {
  crd_arena *arena = state->arena;
  crd_group_version parts;
  if (!crd_group_version_parse(api_version, &parts))
    return crd_refused(
        error, crd_arena_printf(arena, "unexpected GroupVersion string: %.*s", (int)api_version.size, api_version.data));
  if (!kind.size) kind = CRD_STRING("Scale");
  if (!api_version.size || crd_string_equal(api_version, CRD_STRING("/")) ||
      crd_string_equal(api_version, CRD_STRING("autoscaling/")))
    api_version = CRD_STRING("autoscaling/v1");
  bool scale = crd_string_equal(kind, CRD_STRING("Scale"));
  if (scale && crd_string_equal(api_version, CRD_STRING("autoscaling/v1"))) return true;
  if (state->origin == REQUEST_PATCH && is_known_otherwise(kind, api_version))
    state->verdict->error = CRD_STRING("a patch that makes the Scale another type of the API is not judged");
  crd_text text = {.arena = arena};
  if (crd_string_has_prefix(api_version, CRD_STRING("/"))) api_version = crd_string_slice(api_version, 1, api_version.size);
  crd_text_add(&text, CRD_STRING("no kind "));
  crd_text_add_quoted(&text, kind);
  crd_text_add(&text, CRD_STRING(" is registered for version "));
  crd_text_add_quoted(&text, api_version);
  crd_text_add(&text, CRD_STRING(" in scheme \"pkg/runtime/scheme.go:111\""));
  return crd_refused(error, crd_text_string(&text));
}

static void add_struct(crd_arena *arena, crd_value *scale, const char *name, const core_type *type, const void *from) {
  crd_text text = {.arena = arena};
  crd_core_encode(&text, type, from);
  const crd_value *value = crd_json_parse(arena, crd_text_string(&text), NULL, NULL);
  if (value) crd_value_set(arena, scale, crd_string_of(name), *value);
}

bool crd_scale_decode(request_state *state, const request_source *source, crd_value *scale, crd_string *error) {
  crd_arena *arena = state->arena;
  bool yaml = source->encoding == CRD_ENCODING_YAML;
  crd_string json = source->body, kind, api_version;
  crd_parse_error problem = {.offset = CRD_NO_OFFSET};
  crd_parse_options options = {.keys = state->strict};
  crd_strict_errors found = {.arena = arena};
  core_autoscaling_v1_scale read = {.spec = {0}};
  core_decoding decoding = {.arena = arena, .strict = state->strict ? &found : NULL};
  if (!crd_request_read_type(arena, source->body, source->encoding, &kind, &api_version, error) ||
      !check_scale_type(state, kind, api_version, error))
    return false;
  if (yaml) {
    const crd_value *root = crd_yaml_parse(arena, source->body, &options, &problem, NULL);
    *error = problem.message;
    if (!root) return false;
    json = crd_json_encode(arena, root, CRD_JSON_GO);
  }
  *error = (crd_string){NULL, 0};
  if (!crd_core_decode(&decoding, json, &crd_core_autoscaling_v1_scale_type, &read))
    return crd_refused(error, decoding.error);
  if (state->strict) crd_request_note(state, &found);
  *scale = crd_value_make_map(arena, 2);
  add_struct(arena, scale, "metadata", &crd_core_object_meta_type, &read.metadata);
  add_struct(arena, scale, "spec", &crd_core_autoscaling_v1_scale_spec_type, &read.spec);
  return true;
}
