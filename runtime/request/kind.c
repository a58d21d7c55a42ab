/* SPDX-License-Identifier: Apache-2.0 */
/* The bodies of a kind's generated functions. Each sets a guard (crd/guard.h), and returns an error when it is stopped.
 *
 * A document or a struct is judged by the parts of the chain that judges a request (request.c): its type and metadata
 * (request_decode.c), the walk along the type tables, the scale, the rules. Values that a server would set before (the
 * namespace of the URL, a generated name and other defaults of metadata) do not go into the struct: a copy of the metadata
 * that has them is checked. */
#include "../engine/engine.h"
#include "../text/group_version.h"
#include "../value/joined.h"
#include "request_parts.h"
#include <assert.h>
#include <crd/json.h>
#include <crd/kind.h>
#include <crd/layers.h>
#include <crd/metadata.h>

/* Adds an internal error about the whole object; it replaces the last error if there is no room. Allocates nothing. */
static void note_stop(crd_errors *errors, crd_stop stop) {
  errors->truncated = true;
  if (!errors->capacity) return;
  if (errors->count == errors->capacity) errors->count--;
  errors->items[errors->count++] = (crd_error){.type = CRD_ERROR_INTERNAL,
                                               .stage = CRD_STAGE_TYPE_META,
                                               .offset = CRD_NO_OFFSET,
                                               .field = CRD_STRING("<nil>"),
                                               .detail = crd_stop_text(stop)};
}

/* ---- a document or a struct as a request ---- */

static void begin(struct_judging *judging, const kind_call *call) {
  *judging = (struct struct_judging){.request = {.kind = call->kind,
                                                 .operation = call->old ? CRD_UPDATE : CRD_CREATE,
                                                 .want_strict = call->strict != NULL}};
  judging->request.resource_version = CRD_STRING("1"); /* of a stored object that has none */
  if (call->options) judging->request.kubernetes_minor = call->options->kubernetes_minor;
  judging->verdict = crd_verdict_init(call->arena);
  judging->verdict.errors.kubernetes_minor = judging->request.kubernetes_minor;
  judging->verdict.errors.limit = call->errors->limit;
  judging->verdict.errors.most_text = call->errors->most_text;
  judging->state = (request_state){.arena = call->arena,
                                   .request = &judging->request,
                                   .kind = call->kind,
                                   .verdict = &judging->verdict,
                                   .origin = REQUEST_OF_CLIENT,
                                   .strict = call->strict ? &judging->verdict.found : NULL};
}

/* Copies the errors to the caller's list, in the API server's order. */
static void finish_struct(struct_judging *judging, const kind_call *call) {
  crd_errors *found = &judging->verdict.errors;
  crd_errors_sort(found);
  crd_errors_merge(call->errors, found);
  if (call->strict) crd_strict_tell(&judging->verdict.found, false, call->strict);
}

void crd_kind_add_whole(struct_judging *judging, crd_string text, uint32_t offset) {
  crd_error error = {.type = CRD_ERROR_INVALID,
                     .stage = CRD_STAGE_TYPE_META,
                     .offset = offset,
                     .field = CRD_STRING("<nil>"),
                     .detail = text};
  crd_errors_add(&judging->verdict.errors, error);
}

/* Checks the metadata, in a copy to which the server's fields are added. */
static void check_struct_metadata(struct_judging *judging, const crd_value *root, const crd_value *old) {
  crd_arena *arena = judging->state.arena;
  crd_string name = CRD_STRING("metadata");
  crd_value copies[2];
  const crd_value *sources[2] = {root, old};
  for (size_t i = 0; i < 2; i++) {
    const crd_value *metadata = crd_value_get(sources[i], name);
    copies[i] = crd_value_make_map(arena, 1);
    if (metadata) crd_value_set(arena, &copies[i], name, crd_value_copy(arena, metadata));
  }
  judging->state.object = (request_object){.root = &copies[0], .meta = crd_request_meta_of(&copies[0])};
  if (old) judging->state.stored.object = (request_object){.root = &copies[1], .meta = crd_request_meta_of(&copies[1])};
  crd_request_check_metadata(&judging->state);
}

static void check_scale(struct_judging *judging, const crd_value *root) {
  const crd_scale *scale = judging->state.kind->scale;
  crd_request_check_scale_spec(&judging->verdict.errors, root, scale);
  crd_request_check_scale_status(&judging->verdict.errors, root, scale);
}

/* ---- decoding ---- */

/* Decodes a source into a struct; false with errors. */
static bool decode_source(struct_judging *judging, kind_call *call, const request_source *source) {
  request_state *state = &judging->state;
  request_object object;
  crd_string message = {NULL, 0};
  judging->verdict.offset = CRD_NO_OFFSET;
  if (!crd_request_decode(state, source, &object, &message)) {
    crd_kind_add_whole(judging, message, judging->verdict.offset);
    return false;
  }
  if (!object.matched || !object.same_version) {
    crd_request_check_type_meta(state, &object);
    return false;
  }
  void *storage = crd_arena_alloc(call->arena, call->kind->struct_size);
  crd_strict_errors unknown = {.arena = call->arena}, unknown_embedded = unknown;
  crd_walk walk = {.arena = call->arena, .errors = &judging->verdict.errors, .mode = CRD_WALK_ALL};
  if (call->strict) walk.unknown = &unknown, walk.unknown_embedded = &unknown_embedded;
  crd_walk_run(&walk, call->kind->type, object.root, storage);
  crd_request_note_pruned(state, &unknown);
  crd_request_note_pruned(state, &unknown_embedded);
  if (walk.fatal.size) {
    crd_kind_add_whole(judging, walk.fatal, CRD_NO_OFFSET);
    return false;
  }
  check_struct_metadata(judging, object.root, NULL);
  check_scale(judging, object.root);
  call->storage = storage;
  return true;
}

static void decode(void *context) {
  kind_call *call = context;
  crd_errors_reserve(call->errors);
  struct_judging judging;
  begin(&judging, call);
  request_source source = {.body = call->text, .encoding = call->encoding, .read = crd_json_parse, .object = call->value};
  if (!call->find || call->find(&judging, call, &source)) decode_source(&judging, call, &source);
  finish_struct(&judging, call);
}

void *crd_kind_decode_guarded(kind_call *call) {
  crd_errors unheard = crd_errors_init(call->arena);
  if (!call->errors) call->errors = &unheard;
  crd_stop stop = crd_guard_once(call->arena, decode, call);
  if (stop) note_stop(call->errors, stop);
  return stop ? NULL : call->storage;
}

void *crd_kind_decode(crd_arena *arena, const crd_kind *kind, crd_value *value, crd_errors *errors) {
  return crd_kind_decode_guarded(&(kind_call){.arena = arena, .kind = kind, .value = value, .errors = errors});
}

void *crd_kind_from_json(crd_arena *arena, const crd_kind *kind, crd_string text, crd_texts *strict, crd_errors *errors) {
  return crd_kind_decode_guarded(&(kind_call){
      .arena = arena, .kind = kind, .text = text, .encoding = CRD_ENCODING_JSON, .strict = strict, .errors = errors});
}

/* ---- validating ---- */

/* An error about the call, not about the object. */
static void add_misuse(const kind_call *call, crd_string detail) {
  crd_error error = {.type = CRD_ERROR_INTERNAL,
                     .stage = CRD_STAGE_TYPE_META,
                     .offset = CRD_NO_OFFSET,
                     .field = CRD_STRING("<nil>"),
                     .detail = detail};
  crd_errors_add(call->errors, error);
}

/* Whether the kind has the rules of the requested layers; else adds an error. */
static bool has_layers(const kind_call *call) {
  if (!crd_kind_lacks(call->kind, call->options ? call->options->layers : 0)) return true;
  add_misuse(call, crd_request_apart(call->arena, call->kind));
  return false;
}

/* The present contents of a struct as a new tree. */
static crd_value *told_by(const kind_call *call, const void *object) {
  crd_value *value = crd_arena_alloc(call->arena, sizeof *value);
  *value = crd_encode(call->arena, call->kind->type, object);
  return value;
}

/* ValidateTypeMeta, whatever the struct has there. */
static void check_type_meta(struct_judging *judging, crd_value *root) {
  crd_string api_version = crd_value_text_in(root, "apiVersion");
  crd_group_version parts = crd_group_version_of(api_version);
  request_object object = {
      .root = root, .kind = crd_value_text_in(root, "kind"), .group = parts.group, .version = parts.version};
  crd_request_check_type_meta(&judging->state, &object);
}

/* Coerces the metadata as decoding does, leniently for a stored object; true when it can be judged. */
static bool coerce_struct_metadata(struct_judging *judging, crd_value *root, bool stored) {
  crd_string error = {NULL, 0}, path = CRD_STRING("metadata");
  crd_value *metadata = root ? crd_value_get(root, path) : NULL;
  if (!metadata || crd_metadata_coerce(judging->state.arena, metadata, path, stored, NULL, &error)) return true;
  crd_kind_add_whole(judging, error, CRD_NO_OFFSET);
  return false;
}

/* Runs the rules, with the messages of the requested API server. Layers above the CRD run only if the CRD allows
 * the object. */
static void run_kind_rules(struct_judging *judging, const kind_call *call, const crd_value *value, const void *storage,
                           const crd_value *old) {
  crd_errors *found = &judging->verdict.errors;
  crd_validate_options options = {.layers = CRD_LAYER_CRD};
  if (call->options) options = *call->options;
  if (!options.layers) options.layers = CRD_LAYER_CRD;
  if (found->count) options.layers &= CRD_LAYER_CRD;
  if (options.layers && call->rules) call->rules(call->arena, call->kind, value, storage, old, NULL, &options, found);
}

static void validate(void *context) {
  kind_call *call = context;
  const crd_type *type = call->kind->type;
  struct_judging judging;
  crd_errors_reserve(call->errors);
  if (!has_layers(call)) return;
  begin(&judging, call);
  crd_errors *found = &judging.verdict.errors;
  crd_value *value = told_by(call, call->object), *old = call->old ? told_by(call, call->old) : NULL;
  void *storage = crd_arena_alloc(call->arena, call->kind->struct_size);
  bool coerced = coerce_struct_metadata(&judging, old, true) && coerce_struct_metadata(&judging, value, false);
  crd_walk walk = {.arena = call->arena,
                   .errors = found,
                   .mode = CRD_WALK_ALL & ~CRD_WALK_SHAPE,
                   .keep_repeated = crd_request_is_before(&judging.state, VERSIONS_TELL_ONCE),
                   .old = old};
  check_type_meta(&judging, value);
  crd_walk_run(&walk, type, value, storage);
  if (coerced) check_struct_metadata(&judging, value, old);
  check_scale(&judging, value);
  run_kind_rules(&judging, call, value, storage, old);
  bool good = found->count == 0;
  finish_struct(&judging, call);
  call->storage = good ? storage : NULL;
}

/* A call without a list of errors: uses a temporary arena. */
static bool validate_unheard(bool (*validates)(crd_kind_rules *rules, const crd_kind *kind, const void *object,
                                               const void *old, const crd_validate_options *options, crd_errors *errors),
                             crd_kind_rules *rules, const crd_kind *kind, const void *object, const void *old,
                             const crd_validate_options *options) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_errors unheard = crd_errors_init(arena);
  bool good = arena && validates(rules, kind, object, old, options, &unheard);
  crd_arena_destroy(arena);
  return good;
}

bool crd_kind_validate_by(crd_kind_rules *rules, const crd_kind *kind, const void *object, const void *old,
                          const crd_validate_options *options, crd_errors *errors) {
  if (!errors) return validate_unheard(crd_kind_validate_by, rules, kind, object, old, options);
  kind_call call = {.arena = errors->arena,
                    .kind = kind,
                    .object = object,
                    .old = old,
                    .options = options,
                    .rules = rules,
                    .errors = errors};
  crd_stop stop = crd_guard_once(errors->arena, validate, &call);
  if (stop) note_stop(errors, stop);
  return !stop && call.storage;
}

/* ---- validating what was decoded ---- */

/* Whether a struct seems unchanged since decoding, judging by its root: each field has a member of the document, and each
 * struct a node. */
static bool looks_decoded(const crd_kind *kind, const void *object) {
  const crd_object *head = object;
  const crd_fields *fields = kind->type->fields;
  if (!head->value || head->partial || head->unchecked) return false;
  for (uint16_t i = 0; fields && i < fields->count; i++) {
    const crd_field *field = &fields->items[i];
    const crd_value *member = crd_value_get(head->value, field->name);
    if (!crd_storage_has(kind->type, object, i)) {
      if (member && !head->odd) return false;
    } else if (!member) {
      return false;
    } else if (field->type->storage == CRD_STORE_OBJECT) {
      const crd_object *part = crd_storage_field(field, object);
      if (!part || part->value != member) return false;
    }
  }
  return true;
}

#ifndef NDEBUG
/* The same, comparing all fields. */
static bool says_its_document(crd_arena *arena, const crd_kind *kind, const void *object) {
  void *again = crd_arena_alloc(arena, kind->struct_size);
  crd_fill(arena, kind->type, ((const crd_object *)object)->value, again);
  return crd_storage_equal(kind->type, object, again);
}
#endif

static void add_not_decoded(const kind_call *call) {
  crd_string name = call->kind->struct_name;
  add_misuse(call, crd_arena_printf(
                       call->arena,
                       "%.*s_validate_decoded: the struct was not decoded, or was changed since: %.*s_validate judges it",
                       (int)name.size, name.data, (int)name.size, name.data));
}

static void validate_decoded(void *context) {
  kind_call *call = context;
  crd_errors_reserve(call->errors);
  if (!has_layers(call)) return;
  if (!looks_decoded(call->kind, call->object) || (call->old && !looks_decoded(call->kind, call->old))) {
    add_not_decoded(call);
    return;
  }
  assert(says_its_document(call->arena, call->kind, call->object));
  assert(!call->old || says_its_document(call->arena, call->kind, call->old));
  const crd_object *object = call->object, *old = call->old;
  if (call->rules)
    call->rules(call->arena, call->kind, object->value, object, old ? old->value : NULL, old, call->options, call->errors);
}

bool crd_kind_validate_decoded_by(crd_kind_rules *rules, const crd_kind *kind, const void *object, const void *old,
                                  const crd_validate_options *options, crd_errors *errors) {
  if (!errors) return validate_unheard(crd_kind_validate_decoded_by, rules, kind, object, old, options);
  crd_errors_begin(errors);
  uint32_t before = errors->count;
  kind_call call = {.arena = errors->arena,
                    .kind = kind,
                    .object = object,
                    .old = old,
                    .options = options,
                    .rules = rules,
                    .errors = errors};
  crd_stop stop = crd_guard_once(errors->arena, validate_decoded, &call);
  if (stop) note_stop(errors, stop);
  return !stop && errors->count == before;
}

/* ---- making, changing and writing ---- */

/* A new struct for a tree that was not judged. */
static void *fill_struct(const kind_call *call, const crd_value *value) {
  crd_object *object = crd_arena_alloc(call->arena, call->kind->struct_size);
  crd_fill(call->arena, call->kind->type, value, object);
  object->unchecked = true;
  return object;
}

static void create_struct(void *context) {
  kind_call *call = context;
  const crd_kind *kind = call->kind;
  crd_value *root = crd_arena_alloc(call->arena, sizeof *root);
  *root = crd_value_make_map(call->arena, 3);
  crd_string api_version = crd_request_group_version(call->arena, kind->group, kind->version);
  crd_value_set(call->arena, root, CRD_STRING("apiVersion"), crd_value_make_string(api_version));
  crd_value_set(call->arena, root, CRD_STRING("kind"), crd_value_make_string(kind->kind));
  crd_value_set(call->arena, root, CRD_STRING("metadata"), crd_value_copy(call->arena, call->value));
  call->storage = fill_struct(call, root);
}

void *crd_kind_create(crd_arena *arena, const crd_kind *kind, const crd_value *metadata) {
  crd_value none = crd_value_make_map(arena, 0);
  kind_call call = {.arena = arena, .kind = kind, .value = metadata ? (crd_value *)metadata : &none};
  return crd_guard_once(arena, create_struct, &call) ? NULL : call.storage;
}

static void copy(void *context) {
  kind_call *call = context;
  crd_value *value = told_by(call, call->object);
  crd_value_own(call->arena, value);
  call->storage = fill_struct(call, value);
}

void *crd_kind_copy(crd_arena *arena, const crd_kind *kind, const void *object) {
  kind_call call = {.arena = arena, .kind = kind, .object = object};
  return crd_guard_once(arena, copy, &call) ? NULL : call.storage;
}

static void default_struct(void *context) {
  kind_call *call = context;
  crd_walk walk = {.arena = call->arena, .mode = CRD_WALK_SHAPE};
  crd_walk_run(&walk, call->kind->type, told_by(call, call->storage), call->storage);
  ((crd_object *)call->storage)->unchecked = true;
}

bool crd_kind_default(crd_arena *arena, const crd_kind *kind, void *object) {
  kind_call call = {.arena = arena, .kind = kind, .storage = object};
  return crd_guard_once(arena, default_struct, &call) == CRD_STOP_NONE;
}

static void encode_kind(void *context) {
  kind_call *call = context;
  const crd_value *value = told_by(call, call->object);
  call->text = crd_json_encode(call->arena, value, CRD_JSON_COMPACT);
}

crd_string crd_kind_to_json(crd_arena *arena, const crd_kind *kind, const void *object) {
  kind_call call = {.arena = arena, .kind = kind, .object = object};
  return crd_guard_once(arena, encode_kind, &call) ? (crd_string){NULL, 0} : call.text;
}
