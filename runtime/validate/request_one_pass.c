/* A create that is clean, judged in one pass over its bytes (../types/one_pass.h). What comes around the pass is the chain's
 * own code, over a map of apiVersion, kind and metadata; at anything out of the ordinary nothing is said, and the chain
 * judges the request from the start. */
#include "../types/one_pass.h"
#include "request_parts.h"
#include "versions.h"
#include <crd/metadata.h>

/* The root as far as it is a tree. */
typedef struct root_map {
  crd_value map;
  crd_member members[3];
} root_map;

/* Whether the request is one that the pass can judge. */
static bool is_eligible(const request_state *state) {
  const crd_request *request = state->request;
  unsigned layers = request->layers ? request->layers : CRD_LAYER_CRD;
  if (request->operation != CRD_CREATE || request->admission || !request->without_object) return false;
  if (request->object || request->encoding != CRD_ENCODING_JSON || (request->noted && request->noted->count)) return false;
  return (layers & CRD_LAYER_CRD) && !request_wants_layers(state) && state->kind->type->storage == CRD_STORE_OBJECT;
}

static bool is_version(const crd_kind *kind, crd_string api_version) {
  crd_string group = kind->group, version = kind->version;
  if (!group.size) return crd_string_equal(api_version, version);
  return api_version.size == group.size + 1 + version.size && memcmp(api_version.data, group.data, group.size) == 0 &&
         api_version.data[group.size] == '/' &&
         crd_string_has_prefix(version, crd_string_slice(api_version, group.size + 1, api_version.size));
}

static void add_member(root_map *root, crd_string name, crd_value value) {
  crd_member *member = &root->members[root->map.size++];
  *member = (crd_member){.name = name.data, .name_size = (uint32_t)name.size, .name_offset = CRD_NO_OFFSET, .value = value};
}

static root_map *make_root(crd_arena *arena, const one_pass *pass) {
  root_map *root = crd_arena_alloc(arena, sizeof *root);
  root->map = (crd_value){.kind = CRD_MAP, .offset = CRD_NO_OFFSET, .capacity = 3, .as = {.members = root->members}};
  add_member(root, CRD_STRING("apiVersion"), crd_value_make_string(pass->api_version));
  add_member(root, CRD_STRING("kind"), crd_value_make_string(pass->kind));
  if (pass->metadata) add_member(root, CRD_STRING("metadata"), *pass->metadata);
  return root;
}

/* Decoding's part of the metadata, then rest.BeforeCreate's, then the checks. */
static bool settle_metadata(request_state *state, crd_value *root) {
  crd_arena *arena = state->arena;
  crd_value *metadata = crd_value_get(root, CRD_STRING("metadata"));
  crd_texts unknown = {.arena = arena};
  crd_string error;
  if (metadata && !crd_metadata_coerce(arena, metadata, CRD_STRING("metadata"), false, &unknown, &error)) return false;
  if (unknown.count || !request_prepare_create(state, root) || state->verdict->warnings.count) return false;
  crd_errors errors = crd_errors_init(arena);
  crd_metadata_options options = {.namespaced = state->kind->namespaced,
                                  .name_rule = CRD_NAME_DNS_SUBDOMAIN,
                                  .path = CRD_STRING("metadata"),
                                  .stage = CRD_STAGE_META};
  crd_metadata_validate(&errors, crd_value_get(root, CRD_STRING("metadata")), &options);
  return errors.count == 0;
}

static bool replicas_hold(const one_pass *pass, crd_string path) {
  const void *place;
  const crd_type *type = one_pass_find(pass, path, &place);
  if (!type) return false;
  if (!place) return true;
  if (type->storage != CRD_STORE_INT) return false;
  return *(const int64_t *)place >= 0 && *(const int64_t *)place <= INT32_MAX;
}

/* request_check_scale_spec and request_check_scale_status on the struct. */
static bool scale_holds(const request_state *state, const one_pass *pass) {
  const crd_scale *scale = state->kind->scale;
  const void *place;
  if (!scale) return true;
  if (!replicas_hold(pass, scale->spec_replicas_path) || !replicas_hold(pass, scale->status_replicas_path)) return false;
  if (!scale->label_selector_path.size) return true;
  const crd_type *type = one_pass_find(pass, scale->label_selector_path, &place);
  return type && (!place || type->storage == CRD_STORE_STRING);
}

static bool judge(request_state *state) {
  crd_verdict *verdict = state->verdict;
  crd_arena *arena = state->arena;
  one_pass pass;
  one_pass_begin(&pass, arena, state->kind->type);
  pass.without_status = state->kind->has_status;
  if (!one_pass_read(&pass, state->request->body, crd_arena_alloc(arena, state->kind->struct_size))) return false;
  if (!is_version(state->kind, pass.api_version) || !crd_string_equal(pass.kind, state->kind->kind)) return false;
  crd_value *root = &make_root(arena, &pass)->map;
  if (!settle_metadata(state, root) || !one_pass_conclude(&pass, root) || !scale_holds(state, &pass)) return false;
  crd_object *head = pass.storage;
  head->value = NULL;
  head->partial = false;
  crd_metadata_warn(&verdict->warnings, crd_value_get(root, CRD_STRING("metadata")), NULL);
  unsigned minor = state->request->kubernetes_minor;
  if (minor && minor < VERSIONS_NEWEST) versions_tell_warnings(&verdict->warnings, minor);
  verdict->name = request_meta_string(root, CRD_STRING("name"));
  verdict->storage = state->request->want_storage ? pass.storage : NULL;
  verdict->allowed = true;
  return true;
}

bool request_judge_in_one_pass(request_state *state) {
  if (!is_eligible(state)) return false;
  if (judge(state)) return true;
  state->verdict->warnings = (crd_texts){.arena = state->arena};
  return false;
}
