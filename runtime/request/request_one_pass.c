/* A clean create or update, judged in one pass over its bytes (../engine/one_pass.h). At anything out of the ordinary
 * nothing is said, and the chain judges the request from the start.
 *
 * Of an update the pass needs little of the stored object: its metadata, its status, which the new object keeps, and the
 * whole of it when a rule compares with it. What ratcheting would forgive is not clean, and broken lists of the stored
 * object only matter to a new one that has such lists too. */
#include "request_clean.h"
#include "versions.h"
#include <crd/metadata.h>

/* Whether the request is one that the pass can judge. */
static bool is_eligible(const request_state *state) {
  const crd_request *request = state->request;
  unsigned layers = request->layers ? request->layers : CRD_LAYER_CRD;
  if (request->admission || request->by_url || request->patch || request->field_validation) return false;
  if (!request->without_object || request->object) return false;
  if (request->encoding != CRD_ENCODING_JSON || (request->noted && request->noted->count)) return false;
  if (request->operation != CRD_CREATE && request->operation != CRD_UPDATE) return false;
  /* Whether the generation grows is seen on trees alone, and layers compare with the stored object as a tree. */
  if (request->operation == CRD_UPDATE && (request->want_storage || request_wants_layers(state))) return false;
  const crd_type *root = state->kind->type; /* a stored CRD may say that it is a string */
  return (layers & CRD_LAYER_CRD) && root->storage == CRD_STORE_OBJECT && (root->accepts & CRD_ACCEPT_OBJECT);
}

bool request_is_version(const crd_kind *kind, crd_string api_version) {
  size_t before = kind->group.size;
  if (!before) return crd_string_equal(api_version, kind->version);
  return api_version.size > before && api_version.data[before] == '/' &&
         crd_string_equal(crd_string_slice(api_version, 0, before), kind->group) &&
         crd_string_equal(crd_string_slice(api_version, before + 1, api_version.size), kind->version);
}

/* ---- the root ---- */

/* The root as far as it is a tree. */
typedef struct root_map {
  crd_value map;
  crd_member members[3];
} root_map;

static void add_member(root_map *root, crd_string name, crd_value value) {
  crd_member *member = &root->members[root->map.size++];
  *member = (crd_member){.name = name.data, .name_size = (uint32_t)name.size, .name_offset = CRD_NO_OFFSET, .value = value};
}

static void begin_root(root_map *root, const one_pass *pass) {
  root->map = (crd_value){.kind = CRD_MAP, .offset = CRD_NO_OFFSET, .capacity = 3, .as = {.members = root->members}};
  add_member(root, CRD_STRING("apiVersion"), crd_value_make_string(pass->api_version));
  add_member(root, CRD_STRING("kind"), crd_value_make_string(pass->kind));
}

/* A create's metadata of any fields, by the chain's own functions. */
static bool settle_metadata(request_state *state, crd_value *root) {
  crd_arena *arena = state->arena;
  unsigned minor = state->request->kubernetes_minor;
  crd_value *metadata = crd_value_get(root, CRD_STRING("metadata"));
  crd_texts unknown = {.arena = arena};
  crd_string error;
  if (metadata && !crd_metadata_coerce(arena, metadata, CRD_STRING("metadata"), false, &unknown, &error)) return false;
  if (unknown.count) return false;
  if (!request_prepare_create(state, root) || state->verdict->warnings.count) return false;
  crd_errors errors = crd_errors_init(arena);
  crd_metadata_options options = {.namespaced = state->kind->namespaced,
                                  .unstructured = minor && minor < VERSIONS_NEWEST,
                                  .name_rule = CRD_NAME_DNS_SUBDOMAIN,
                                  .path = CRD_STRING("metadata"),
                                  .stage = CRD_STAGE_META};
  crd_metadata_validate(&errors, crd_value_get(root, CRD_STRING("metadata")), &options);
  if (!errors.count && request_meta_string(root, CRD_STRING("generateName")).size) { /* as judge_create does */
    options.unstructured = true;
    options.name_rule = CRD_NAME_PATH_SEGMENT;
    options.stage = CRD_STAGE_GENERIC_META;
    crd_metadata_validate(&errors, crd_value_get(root, CRD_STRING("metadata")), &options);
  }
  if (errors.count) return false;
  crd_metadata_warn_as(&state->verdict->warnings, crd_value_get(root, CRD_STRING("metadata")), NULL, minor);
  return true;
}

/* Ends the root with its metadata as it is to be stored. */
static bool make_root(request_state *state, const one_pass *pass, const clean_old *old, root_map *root) {
  crd_value metadata;
  begin_root(root, pass);
  if (old ? request_clean_update(state, pass->metadata, old, &metadata)
          : request_clean_create(state, pass->metadata, &metadata)) {
    add_member(root, CRD_STRING("metadata"), metadata);
    return true;
  }
  if (old) return false;
  if (pass->metadata) add_member(root, CRD_STRING("metadata"), *pass->metadata);
  return settle_metadata(state, &root->map);
}

/* ---- the scale subresource ---- */

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

/* ---- the request ---- */

static bool judge(request_state *state) {
  crd_verdict *verdict = state->verdict;
  clean_old old = {.root = NULL};
  bool update = state->request->operation == CRD_UPDATE;
  if (update && !request_clean_old(state, &old)) return false;
  one_pass pass;
  one_pass_begin(&pass, state->arena, state->kind->type);
  pass.update = update;
  pass.cel.raw_lists = request_is_before(state, VERSIONS_LISTS_OF_VALUES);
  pass.without_status = state->kind->has_status;
  if (!one_pass_read(&pass, state->request->body, crd_arena_alloc(state->arena, state->kind->struct_size))) return false;
  if (!request_is_version(state->kind, pass.api_version) || !crd_string_equal(pass.kind, state->kind->kind)) return false;
  root_map *root = crd_arena_alloc(state->arena, sizeof *root);
  if (!make_root(state, &pass, update ? &old : NULL, root)) return false;
  if (update && pass.without_status && !one_pass_keep_status(&pass, old.status)) return false;
  if (!one_pass_conclude(&pass, &root->map) || !scale_holds(state, &pass)) return false;
  if (pass.transitions && !one_pass_transitions(&pass, old.root)) return false;
  if (request_wants_layers(state) && !request_layers_hold(state, pass.storage)) return false;
  crd_object *head = pass.storage;
  head->value = NULL;
  head->partial = false;
  verdict->name = request_meta_string(&root->map, CRD_STRING("name"));
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
