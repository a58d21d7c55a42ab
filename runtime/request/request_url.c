/* SPDX-License-Identifier: Apache-2.0 */
/* The checks of the API server's handlers: compares the object with the URL and with the stored object, applies patches, and
 * handles unknown fields.
 *
 * Mirrors apiserver pkg/endpoints/handlers/{create,update,patch,rest}.go and Store.Update of pkg/registry/generic/registry,
 * with the texts that pkg/api/errors gives their errors. */
#include "../value/joined.h"
#include "../value/words.h"
#include "request_parts.h"
#include <crd/patch.h>
#include <stdlib.h>

/* ---- the URL ---- */

crd_string crd_request_check_url(request_state *state, request_meta meta, bool same_namespace) {
  crd_arena *arena = state->arena;
  crd_string name = crd_request_meta_string(meta, META_NAME), wanted = state->request->name;
  if (!same_namespace)
    return CRD_STRING("the namespace of the provided object does not match the namespace sent on the request");
  if (!name.size)
    return crd_arena_printf(arena, "the name of the object (%.*s based on URL) was undeterminable: name must be provided",
                            INTS(wanted));
  if (crd_string_equal(name, wanted)) return (crd_string){NULL, 0};
  return crd_arena_printf(arena, "the name of the object (%.*s) does not match the name on the URL (%.*s)", INTS(name),
                          INTS(wanted));
}

/* ---- the stored object ---- */

/* APIObjectVersioner.ObjectResourceVersion: 0 without one; false when it is no number. */
static bool read_version(request_meta meta, uint64_t *version) {
  crd_string text = crd_request_meta_string(meta, META_RESOURCE_VERSION);
  *version = 0;
  for (size_t i = 0; i < text.size; i++) {
    unsigned digit = (unsigned)(unsigned char)text.data[i] - '0';
    if (digit > 9 || *version > (UINT64_MAX - digit) / 10) return false;
    *version = *version * 10 + digit;
  }
  return true;
}

/* Without one the strategy cannot tell the object's kind; only a patch can get so far. */
static bool has_api_version(const crd_value *root) {
  const crd_value *value = crd_value_get(root, CRD_STRING("apiVersion"));
  return value && value->kind == CRD_STRING_VALUE && value->size;
}

crd_string crd_request_bad_name(crd_arena *arena, const crd_request *request) {
  crd_texts messages = {.arena = arena};
  crd_check_path_segment(&messages, request->name, false);
  if (!messages.count) return (crd_string){NULL, 0};
  crd_text text = {.arena = arena};
  crd_text_add(&text, CRD_STRING("Name parameter invalid: "));
  crd_text_add_quoted(&text, request->name);
  for (uint32_t i = 0; i < messages.count; i++) {
    crd_text_add(&text, i ? CRD_STRING(";") : CRD_STRING(": "));
    crd_text_add(&text, messages.items[i]);
  }
  return crd_text_string(&text);
}

/* Of a patch the uid is that of the stored object, and what it makes of it is held against nothing. */
bool crd_request_is_stale(const request_state *state, const crd_value *root, const crd_value *old) {
  request_meta meta = crd_request_meta_of(root), stored = crd_request_meta_of(old);
  crd_string uid = crd_request_meta_string(meta, META_UID);
  uint64_t sent, current;
  if (!old || crd_request_bad_name(state->arena, state->request).size) return true;
  if (state->origin != REQUEST_PATCH && uid.size && !crd_string_equal(uid, crd_request_meta_string(stored, META_UID)))
    return true;
  return !read_version(meta, &sent) || !read_version(stored, &current) || sent == 0 || sent != current ||
         !has_api_version(root);
}

static void about_resource(request_state *state) {
  state->verdict->details = (crd_status_details){
      .given = true, .name = state->request->name, .group = state->kind->group, .kind = state->kind->plural};
}

/* errors.NewConflict. */
static bool conflict(request_state *state, crd_string why) {
  crd_text text = {.arena = state->arena};
  crd_text_add(&text, CRD_STRING("Operation cannot be fulfilled on "));
  crd_text_printf(&text, "%.*s.%.*s ", INTS(state->kind->plural), INTS(state->kind->group));
  crd_text_add_quoted(&text, state->request->name);
  crd_text_add(&text, CRD_STRING(": "));
  crd_text_add(&text, why);
  about_resource(state);
  return crd_request_refuse(state, 409, CRD_STRING("Conflict"), crd_text_string(&text));
}

/* storage.Preconditions.Check, in a StorageError of the key that etcd knows the object by. */
static crd_string uid_differs(request_state *state, crd_string uid, crd_string stored) {
  const crd_request *request = state->request;
  bool namespaced = request->kind->namespaced;
  const crd_value *dry_run = crd_value_get(request->options, CRD_STRING("dryRun"));
  const char *prefix = dry_run && dry_run->kind == CRD_LIST && dry_run->size ? "" : "/registry"; /* etcd's own */
  return crd_arena_printf(state->arena,
                          "StorageError: invalid object, Code: 4, Key: %s/%.*s/%.*s%s%.*s/%.*s, ResourceVersion: 0, "
                          "AdditionalErrorMsg: Precondition failed: UID in precondition: %.*s, UID in object meta: %.*s",
                          prefix, INTS(request->kind->group), INTS(request->kind->plural), namespaced ? "/" : "",
                          namespaced ? (int)request->namespace_.size : 0, request->namespace_.data, INTS(request->name),
                          INTS(uid), INTS(stored));
}

/* The Invalid of Store.Update, whose kind is the resource. */
static bool version_required(request_state *state) {
  bool as_go = crd_request_is_before(state, WORDS_VALUES_IN_JSON);
  crd_error error = {.type = CRD_ERROR_INVALID,
                     .stage = CRD_STAGE_GENERIC_META,
                     .offset = CRD_NO_OFFSET,
                     .field = CRD_STRING("metadata.resourceVersion"),
                     .value = as_go ? crd_bad_text(CRD_STRING("0x0")) : crd_bad_int(0),
                     .words = WORDS(VERSION_REQUIRED)};
  crd_errors_add(&state->verdict->errors, error);
  about_resource(state);
  return crd_request_refuse(state, 422, CRD_STRING("Invalid"),
                            crd_invalid_message(state->arena, state->kind->group, state->kind->plural, state->request->name,
                                                &state->verdict->errors));
}

static bool not_found(request_state *state) {
  crd_text text = {.arena = state->arena};
  crd_text_printf(&text, "%.*s.%.*s ", INTS(state->kind->plural), INTS(state->kind->group));
  crd_text_add_quoted(&text, state->request->name);
  crd_text_add(&text, CRD_STRING(" not found"));
  about_resource(state);
  return crd_request_refuse(state, 404, CRD_STRING("NotFound"), crd_text_string(&text));
}

/* A resourceVersion that is no number: strconv's error, without a reason of the API. */
static bool version_unreadable(request_state *state, crd_string version) {
  bool digits = true;
  for (size_t i = 0; i < version.size; i++) digits = digits && version.data[i] >= '0' && version.data[i] <= '9';
  return crd_request_refuse(state, 500, (crd_string){NULL, 0},
                            crd_joined(state->arena, CRD_STRING("strconv.ParseUint: parsing "),
                                       crd_quoted(state->arena, version),
                                       digits ? CRD_STRING(": value out of range") : CRD_STRING(": invalid syntax")));
}

/* The encoder needs an apiVersion. */
static bool version_missing(request_state *state) {
  crd_string cause = CRD_STRING("Object 'apiVersion' is missing in 'object has no apiVersion field'");
  state->verdict->details = (crd_status_details){.given = true, .cause = cause};
  return crd_request_refuse(
      state, 500, CRD_STRING("InternalError"),
      CRD_STRING("Internal error occurred: Object 'apiVersion' is missing in 'object has no apiVersion field'"));
}

bool crd_request_refuse_stale(request_state *state, const crd_value *root, const crd_value *old) {
  request_meta meta = crd_request_meta_of(root), stored = crd_request_meta_of(old);
  crd_string uid = crd_request_meta_string(meta, META_UID), stored_uid = crd_request_meta_string(stored, META_UID);
  uint64_t version, current;
  crd_errors_truncate(&state->verdict->errors, 0);
  crd_string refusal = crd_request_bad_name(state->arena, state->request);
  bool finds_first = !crd_request_is_before(state, VERSIONS_FIND_FIRST);
  bool differs = old ? state->origin != REQUEST_PATCH && !crd_string_equal(uid, stored_uid) : !finds_first;
  if (refusal.size) return crd_request_refuse_bad(state, refusal);
  if (uid.size && differs) return conflict(state, uid_differs(state, uid, stored_uid));
  if (!old) return not_found(state);
  if (!read_version(meta, &version)) return version_unreadable(state, crd_request_meta_string(meta, META_RESOURCE_VERSION));
  if (version == 0) return version_required(state);
  if (!read_version(stored, &current) || version != current)
    return conflict(
        state, CRD_STRING("the object has been modified; please apply your changes to the latest version and try again"));
  return version_missing(state);
}

bool crd_request_insist_on_state(request_state *state) {
  return !state->identity.stale || crd_request_refuse_stale(state, state->object.root, state->stored.object.root);
}

/* ---- managed fields ---- */

/* DecodeManagedFields without the sets of fields. */
static bool managed_fields_good(const crd_value *list) {
  for (uint32_t i = 0; i < list->size; i++) {
    const crd_value *operation = crd_value_get(&list->as.items[i], CRD_STRING("operation"));
    const crd_value *version = crd_value_get(&list->as.items[i], CRD_STRING("apiVersion"));
    const crd_value *type = crd_value_get(&list->as.items[i], CRD_STRING("fieldsType"));
    if (!operation || !version || !type || !crd_value_is_string(type, CRD_STRING("FieldsV1")) || !version->size)
      return false;
    if (!crd_value_is_string(operation, CRD_STRING("Apply")) && !crd_value_is_string(operation, CRD_STRING("Update")))
      return false;
  }
  return list->size != 0;
}

static bool take_managed_fields(request_state *state, bool subresource) {
  request_meta *meta = &state->object.meta;
  const crd_value *sent = crd_request_meta_get(*meta, META_MANAGED_FIELDS);
  const crd_value *stored = crd_request_meta_get(state->stored.object.meta, META_MANAGED_FIELDS);
  bool reset = sent && sent->kind == CRD_LIST && sent->size == 1 && sent->as.items[0].size == 0;
  /* The fields of an object of another kind are unknown. */
  bool other = !crd_string_equal(state->handler.kind, state->kind->kind) ||
               !crd_string_equal(state->handler.version, state->kind->version);
  if (!state->stored.object.root || other || (reset && !subresource))
    crd_request_meta_set(state->arena, meta, META_MANAGED_FIELDS, NULL);
  else if (subresource || !sent || sent->kind != CRD_LIST || !managed_fields_good(sent))
    crd_request_meta_set(state->arena, meta, META_MANAGED_FIELDS, stored);
  return true;
}

bool crd_request_take_managed_fields(request_state *state) {
  return take_managed_fields(state, false);
}

bool crd_request_take_status_managed_fields(request_state *state) {
  return take_managed_fields(state, true);
}

/* ---- unknown fields ---- */

/* Shapes an object by the schema of a type, and records unknown fields; without a schema only the fields of every object are
 * kept. */
static void shape_as(request_state *state, crd_value *root, const crd_type *type) {
  static const crd_string kept[] = {CRD_STRING_INIT("apiVersion"), CRD_STRING_INIT("kind"), CRD_STRING_INIT("metadata")};
  crd_errors errors = crd_errors_init(state->arena);
  crd_strict_errors unknown = {.arena = state->arena}, embedded = unknown;
  if (type) {
    crd_walk walk = {.arena = state->arena,
                     .errors = &errors,
                     .unknown = &unknown,
                     .unknown_embedded = &embedded,
                     .mode = CRD_WALK_SHAPE};
    crd_walk_run(&walk, type, root, NULL);
  } else {
    uint32_t count = 0;
    for (uint32_t i = 0; i < root->size; i++) {
      const crd_member *member = &root->as.members[i];
      crd_string name = crd_member_name(member);
      bool keep = false;
      for (size_t k = 0; k < sizeof kept / sizeof *kept; k++) keep = keep || crd_string_equal(name, kept[k]);
      if (keep)
        root->as.members[count++] = *member;
      else
        crd_strict_add(&unknown,
                       (crd_strict_error){.kind = CRD_STRICT_UNKNOWN, .path = name, .offset = member->name_offset});
    }
    root->size = count;
  }
  if (!state->strict) return;
  crd_request_note_pruned(state, &unknown);
  crd_request_note_pruned(state, &embedded);
}

void crd_request_shape_other_version(request_state *state, request_object *object) {
  const crd_registry *others = state->request->others;
  const crd_kind *kind = others ? crd_registry_find(others, object->group, object->version, object->kind) : NULL;
  shape_as(state, object->root, kind ? kind->type : NULL);
  object->meta = crd_request_meta_of(object->root);
}

bool crd_request_adopt_version(request_state *state) {
  request_object *object = &state->object;
  if (object->same_version) return true;
  if (object->matched) crd_request_shape_other_version(state, object);
  object->matched = false;
  object->same_version = true;
  return true;
}

/* runtime.NewStrictDecodingError's text. */
static crd_string strict_text(request_state *state) {
  crd_text text = {.arena = state->arena};
  crd_text_add(&text, CRD_STRING("strict decoding error: "));
  const crd_texts *strict = &state->verdict->strict;
  for (uint32_t i = 0; i < strict->count; i++) {
    if (i) crd_text_add(&text, CRD_STRING(", "));
    crd_text_add(&text, strict->items[i]);
  }
  return crd_text_string(&text);
}

/* Adds the strict errors as warnings, before all others. parseYAMLWarnings: each duplicate key of YAML is a separate
 * warning. */
static void warn_of_strict(request_state *state) {
  crd_verdict *verdict = state->verdict;
  crd_arena *arena = state->arena;
  crd_texts warnings = {.arena = arena};
  for (uint32_t i = 0; i < verdict->found.count; i++) {
    const crd_strict_error *error = &verdict->found.items[i];
    crd_string text = crd_strict_detail(arena, error, true);
    if (error->kind == CRD_STRICT_KEY) text = crd_arena_printf(arena, "line %u: %.*s", error->line, INTS(text));
    crd_texts_add(&warnings, text);
  }
  for (uint32_t i = 0; i < verdict->warnings.count; i++) crd_texts_add(&warnings, verdict->warnings.items[i]);
  verdict->warnings = warnings;
}

/* ---- patches ---- */

bool crd_request_patch(request_state *state, const crd_value *old, request_source *source) {
  const crd_request *request = state->request;
  crd_arena *arena = state->arena;
  crd_string result = {NULL, 0}, error = {NULL, 0}, old_text = state->handler.old_text;
  bool reads_first = !crd_request_is_before(state, VERSIONS_READ_PATCHES);
  crd_parse_error problem = {.offset = 0};
  if (reads_first && !crd_json_parse(arena, request->body, NULL, &problem) && problem.problem != CRD_PARSE_RANGE)
    return crd_request_refuse_bad(state, CRD_STRING("invalid JSON patch"));
  if (!old) return crd_request_refuse_stale(state, NULL, NULL);
  crd_texts told = {.arena = arena}, *wanted = state->strict ? &told : NULL;
  bool steps = request->patch == CRD_PATCH_JSON;
  crd_patch_outcome outcome = steps ? crd_json_patch_of_text(arena, old, old_text, request->body, wanted, &result, &error)
                                    : crd_merge_patch_of_text(arena, old, old_text, request->body, wanted, &result, &error);
  switch (outcome) {
  case CRD_PATCH_DONE:
    crd_request_note_told(state, &told);
    *source = (request_source){.body = result, .read = crd_json_parse};
    return true;
  case CRD_PATCH_MALFORMED:
    return crd_request_refuse_bad(state, error);
  case CRD_PATCH_TOO_LARGE:
    return crd_request_refuse(state, 413, CRD_STRING("RequestEntityTooLarge"), error);
  default:
    state->verdict->details = (crd_status_details){.given = true};
    return crd_request_refuse(state, 422, CRD_STRING("Invalid"), error);
  }
}

bool crd_request_apply_patch(request_state *state) {
  return crd_request_patch(state, state->stored.object.root, &state->source);
}

/* The Invalid about a patch whose result cannot be decoded, without kind and name. */
static void refuse_patched(request_state *state, crd_string patched, crd_string why) {
  crd_verdict *verdict = state->verdict;
  crd_string none = {NULL, 0};
  crd_error error = {.type = CRD_ERROR_INVALID,
                     .stage = CRD_STAGE_TYPE_META,
                     .offset = CRD_NO_OFFSET,
                     .field = CRD_STRING("patch"),
                     .value = crd_bad_string(patched),
                     .detail = why};
  crd_errors_truncate(&verdict->errors, 0);
  crd_errors_add(&verdict->errors, error);
  crd_request_refuse(state, 422, CRD_STRING("Invalid"),
                     crd_invalid_message(state->arena, none, none, none, &verdict->errors));
  verdict->details = (crd_status_details){.given = true};
}

void crd_request_conclude_url(request_state *state) {
  crd_verdict *verdict = state->verdict;
  const crd_request *request = state->request;
  const request_handler *handler = &state->handler;
  bool patch = state->origin == REQUEST_PATCH;
  if (handler->undecodable.size) {
    if (patch) refuse_patched(state, state->source.body, handler->undecodable);
    return;
  }
  if (request->field_validation == CRD_FIELDS_WARN) warn_of_strict(state);
  if (request->field_validation != CRD_FIELDS_STRICT || !verdict->strict.count) return;
  crd_errors_truncate(&verdict->errors, 0);
  verdict->warnings = (crd_texts){.arena = state->arena};
  verdict->layer = 0;
  if (patch) {
    refuse_patched(state, state->source.body, strict_text(state));
    return;
  }
  verdict->details = (crd_status_details){.given = false};
  /* The decoder has put the object where the handler looks for the kind that it should be, and finds none without
   * a version. */
  if (!has_api_version(verdict->object)) {
    crd_request_refuse_bad(state, CRD_STRING("Object 'apiVersion' is missing in 'object has no apiVersion field'"));
    return;
  }
  crd_kind own = *state->kind;
  request_state named = *state;
  own.kind = handler->kind;
  named.kind = &own;
  crd_request_refuse_bad(state, crd_request_undecodable(&named, own.kind, handler->version, strict_text(state)));
}
