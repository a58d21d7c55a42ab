/* SPDX-License-Identifier: Apache-2.0 */
/* The stages of a request: rest.BeforeCreate and rest.BeforeUpdate, the walk over the type tables, the checks of the
 * strategies, the rules. request.c defines their order. */
#include "../value/words.h"
#include "request_parts.h"
#include <crd/generated/type_tables.h>

#define EMPTY ((crd_string){NULL, 0})
#define NAMESPACE_DIFFERS CRD_STRING("the namespace of the provided object does not match the namespace sent on the request")

/* ---- walking ---- */

/* Walks an object in `mode`. False when an embedded resource could not be coerced: `message` is the refusal. */
static bool walk_object(request_state *state, request_object *object, unsigned mode, const crd_value *old,
                        crd_errors *errors, void *storage, bool stored, crd_string *message) {
  crd_strict_errors unknown = {.arena = state->arena}, unknown_embedded = unknown;
  bool shape = (mode & CRD_WALK_SHAPE) != 0, strict = shape && state->strict && !stored;
  crd_walk walk = {.arena = state->arena,
                   .errors = errors,
                   .unknown = strict ? &unknown : NULL,
                   .unknown_embedded = strict ? &unknown_embedded : NULL,
                   .mode = mode,
                   .keep_repeated = crd_request_is_before(state, VERSIONS_TELL_ONCE),
                   .stored = stored,
                   .old = old};
  crd_walk_run(&walk, state->kind->type, object->root, storage);
  if (shape) object->meta = crd_request_meta_of(object->root);
  if (walk.fatal.size) {
    *message = crd_request_undecodable(state, object->kind, object->version, walk.fatal);
    return false;
  }
  state->stored.misfits = state->stored.misfits || walk.misfits;
  if (!strict) return true;
  crd_request_note_pruned(state, &unknown);
  crd_request_note_pruned(state, &unknown_embedded);
  return true;
}

static const crd_field *status_field(const crd_kind *kind) {
  const crd_fields *fields = kind->type->fields;
  if (!fields || !fields->count) return NULL;
  crd_string name = CRD_STRING("status");
  uint16_t slot = fields->slots[crd_field_hash(name.data, name.size, fields->seed) & fields->mask];
  if (slot == 0xffff || !crd_string_equal(fields->items[slot].name, name)) return NULL;
  return &fields->items[slot];
}

/* Whether the object has a status after shaping, which has to be removed if there is a status subresource. */
static bool status_appears(const request_state *state, const crd_value *root) {
  if (!state->kind->has_status) return false;
  const crd_field *field = status_field(state->kind);
  return crd_value_get(root, CRD_STRING("status")) || (field && field->type->default_value);
}

/* Whether errors about the whole object may show or judge its metadata. */
static bool judges_metadata(const crd_kind *kind) {
  const crd_checks *checks = kind->type->checks;
  return checks &&
         (checks->enum_count || checks->any_of_count || checks->one_of_count || checks->all_of_count || checks->not_);
}

/* The rest of decoding if it cannot be combined with the checks: shaping, then the version. */
bool crd_request_shape_status(request_state *state) {
  request_object *object = &state->object;
  crd_string message = EMPTY;
  bool other = (state->origin & REQUEST_HANDLED) && !object->same_version; /* its fields are those of its version */
  state->shaped = true;
  if (other && object->matched) crd_request_shape_other_version(state, object);
  if (object->matched && !other &&
      !walk_object(state, object, CRD_WALK_SHAPE, NULL, &state->verdict->errors, NULL, false, &message))
    return crd_request_refuse_decoding(state, message);
  if (object->same_version) return true;
  return crd_request_refuse_decoding(state, crd_request_wrong_version(state, object));
}

bool crd_request_shape_new(request_state *state) {
  const request_object *object = &state->object;
  bool at_once = object->matched && object->same_version && !status_appears(state, object->root);
  return at_once || crd_request_shape_status(state);
}

bool crd_request_shape_changed(request_state *state) {
  const request_object *object = &state->object;
  const request_identity *identity = &state->identity;
  bool at_once = object->matched && object->same_version && !status_appears(state, object->root) && !identity->name.size &&
                 !identity->name_space.size && !identity->stale && !state->stored.misfits && !judges_metadata(state->kind);
  return at_once || crd_request_shape_status(state);
}

/* Storage for the whole struct; NULL when neither the caller nor the layers above the CRD need it, since rules fill the
 * parts that they read. */
static void *wanted_storage(const request_state *state) {
  const bool layers = crd_request_wants_layers(state->request) && !crd_layers_are_interpreted(state->kind);
  if (!state->request->want_storage && !layers) return NULL;
  return crd_arena_alloc(state->arena, state->kind->struct_size);
}

/* Does the rest of the walk, with the checks in `mode`. */
static bool walk_rest(request_state *state, unsigned mode, const crd_value *old) {
  crd_string message = EMPTY;
  if (!state->shaped) mode |= CRD_WALK_SHAPE;
  state->storage = wanted_storage(state);
  if (walk_object(state, &state->object, mode, old, &state->verdict->errors, state->storage, false, &message)) return true;
  return crd_request_refuse_decoding(state, message);
}

bool crd_request_walk_new(request_state *state) {
  return walk_rest(state, CRD_WALK_LISTS | CRD_WALK_EMBEDDED | (state->object.matched ? CRD_WALK_CHECK : 0u), NULL);
}

bool crd_request_walk_changed(request_state *state) {
  unsigned lists = state->stored.lists_broken ? 0 : CRD_WALK_LISTS;
  return walk_rest(state, CRD_WALK_EMBEDDED | lists | (state->object.matched ? CRD_WALK_CHECK : 0u),
                   state->stored.object.root);
}

bool crd_request_walk_status(request_state *state) {
  return walk_rest(state, state->stored.lists_broken ? 0 : CRD_WALK_LISTS, NULL);
}

/* ---- decoding ---- */

/* Gives a field of the metadata to an object that lacks it. */
static void fill_missing(crd_arena *arena, request_meta *meta, unsigned field, crd_string text) {
  if (text.size && !crd_request_meta_string(*meta, field).size) crd_request_meta_set_string(arena, meta, field, text);
}

/* Adds the server's metadata to a stored object that lacks it. */
static void complete_stored(const request_state *state, request_meta *old) {
  const crd_request *request = state->request;
  fill_missing(state->arena, old, META_UID, request->uid);
  fill_missing(state->arena, old, META_RESOURCE_VERSION, request->resource_version);
  if (!crd_request_meta_time(*old, META_CREATION_TIMESTAMP))
    crd_request_meta_set_string(state->arena, old, META_CREATION_TIMESTAMP, request->creation_timestamp);
  if (state->kind->namespaced) fill_missing(state->arena, old, META_NAMESPACE, CRD_STRING("default"));
}

/* Decodes and shapes the stored object; false with the reason when it is invalid. */
static bool decode_stored(request_state *state, crd_value *given, crd_string *message) {
  request_stored *stored = &state->stored;
  crd_errors lists = crd_errors_init(state->arena);
  request_source source = {.stored = true, .object = given};
  if (!crd_request_decode(state, &source, &stored->object, message)) return false;
  unsigned mode = CRD_WALK_LISTS | (stored->object.matched ? CRD_WALK_SHAPE : 0u);
  if (!walk_object(state, &stored->object, mode, NULL, &lists, NULL, true, message)) return false;
  stored->lists_broken = lists.count != 0;
  if (stored->object.same_version) return true;
  *message = crd_request_wrong_version(state, &stored->object);
  return false;
}

bool crd_request_read_stored(request_state *state) {
  crd_string message = EMPTY;
  const crd_value *given = state->request->old_object;
  if (!given)
    return (state->origin & REQUEST_HANDLED) || crd_request_cannot_judge(state, CRD_STRING("oldObject: there is none"));
  crd_value *old = crd_arena_alloc(state->arena, sizeof *old); /* decoding changes it */
  *old = crd_value_copy(state->arena, given);
  if (!decode_stored(state, old, &message)) {
    crd_text error = {.arena = state->arena};
    crd_text_add(&error, CRD_STRING("oldObject: "));
    crd_text_add(&error, message);
    return crd_request_cannot_judge(state, crd_text_string(&error));
  }
  state->handler.undecodable = EMPTY;
  return true;
}

bool crd_request_settle_stored(request_state *state) {
  if (!state->stored.object.root) return true; /* none was given */
  request_meta *meta = &state->stored.object.meta;
  if ((state->origin & REQUEST_HANDLED) && state->request->resource_version.size) complete_stored(state, meta);
  if ((state->origin & REQUEST_SERVED) && state->stored.object.matched && !crd_request_meta_int(*meta, META_GENERATION))
    crd_request_meta_set_int(state->arena, meta, META_GENERATION, 1);
  return true;
}

bool crd_request_read_sent(request_state *state) {
  request_object *object = &state->object;
  crd_string message = EMPTY;
  if (!crd_request_decode(state, &state->source, object, &message)) return crd_request_refuse_decoding(state, message);
  state->handler.kind = object->kind;
  state->handler.version = object->version;
  state->verdict->object = object->root;
  state->verdict->name = crd_request_meta_string(object->meta, META_NAME);
  return true;
}

/* ---- identity ---- */

/* rest.EnsureObjectNamespaceMatchesRequestNamespace; false when they differ. */
static bool ensure_namespace(const request_state *state, request_meta *meta, crd_string wanted) {
  crd_string own = crd_request_meta_string(*meta, META_NAMESPACE);
  if (!state->kind->namespaced) wanted = EMPTY;
  if (crd_string_equal(own, wanted)) return true;
  if (own.size && wanted.size) return false;
  crd_request_meta_set_string(state->arena, meta, META_NAMESPACE, wanted);
  return true;
}

/* handlers/rest.go checkName: a refusal's text, or the empty string. */
static crd_string check_name(const request_state *state, request_meta meta, request_meta old) {
  crd_string name = crd_request_meta_string(meta, META_NAME);
  crd_string old_name = crd_request_meta_string(old, META_NAME);
  crd_text text = {.arena = state->arena};
  if (!name.size) {
    crd_text_add(&text, CRD_STRING("the name of the object ("));
    crd_text_add(&text, old_name);
    crd_text_add(&text, CRD_STRING(" based on URL) was undeterminable: name must be provided"));
  } else if (!crd_string_equal(name, old_name)) {
    crd_text_add(&text, CRD_STRING("the name of the object ("));
    crd_text_add(&text, name);
    crd_text_add(&text, CRD_STRING(") does not match the name on the URL ("));
    crd_text_add(&text, old_name);
    crd_text_add_char(&text, ')');
  }
  return crd_text_string(&text);
}

bool crd_request_compare_with_stored(request_state *state) {
  const request_meta meta = state->object.meta, old = state->stored.object.meta;
  state->identity.name = check_name(state, meta, old);
  if (state->identity.name.size) return true;
  crd_string wanted = state->request->namespace_;
  if (!wanted.size) wanted = crd_request_meta_string(old, META_NAMESPACE);
  if (!ensure_namespace(state, &state->object.meta, wanted)) state->identity.name_space = NAMESPACE_DIFFERS;
  return true;
}

bool crd_request_compare_with_url(request_state *state) { /* the namespace first, and before the warning */
  bool same = ensure_namespace(state, &state->object.meta, state->request->namespace_);
  state->identity.name = crd_request_check_url(state, state->object.meta, same);
  state->identity.stale = crd_request_is_stale(state, state->object.root, state->stored.object.root);
  return true;
}

/* A namespace that differs is refused after the warning about owners. */
bool crd_request_insist_on_identity(request_state *state) {
  const request_identity *found = &state->identity;
  if (found->name.size) return crd_request_refuse_bad(state, found->name);
  crd_request_dedup_owners(state->arena, state->object.meta, state->origin == REQUEST_PATCH, &state->verdict->warnings);
  return !found->name_space.size || crd_request_refuse_bad(state, found->name_space);
}

bool crd_request_insist_on_namespace(request_state *state) {
  if (!state->identity.name_space.size) return true;
  crd_errors_truncate(&state->verdict->errors, 0);
  return crd_request_refuse_bad(state, state->identity.name_space);
}

bool crd_request_insist_on_subresource(request_state *state) {
  return state->kind->has_status || crd_request_cannot_judge(state, CRD_STRING("no status subresource"));
}

/* ---- what the server sets ---- */

/* handlers/create.go and rest.BeforeCreate. */
bool crd_request_prepare_create(request_state *state) {
  const crd_request *request = state->request;
  crd_arena *arena = state->arena;
  request_meta *meta = &state->object.meta;
  crd_string wanted = request->namespace_;
  if (!wanted.size) wanted = crd_request_meta_string(*meta, META_NAMESPACE);
  if (!wanted.size) wanted = CRD_STRING("default");
  if (!ensure_namespace(state, meta, wanted)) {
    state->identity.name_space = NAMESPACE_DIFFERS;
    return true;
  }
  crd_request_meta_set_string(arena, meta, META_UID, request->uid);
  crd_request_meta_set_string(arena, meta, META_CREATION_TIMESTAMP, request->creation_timestamp);
  crd_request_meta_set(arena, meta, META_DELETION_TIMESTAMP, NULL);
  crd_request_meta_set(arena, meta, META_DELETION_GRACE_PERIOD_SECONDS, NULL);
  crd_request_meta_set(arena, meta, META_SELF_LINK, NULL);
  crd_request_dedup_owners(arena, *meta, false, &state->verdict->warnings);
  crd_string base = crd_request_meta_string(*meta, META_GENERATE_NAME);
  if (base.size && !crd_request_meta_string(*meta, META_NAME).size) {
    enum { MOST = 58 }; /* names.MaxGeneratedNameLength */
    crd_text name = {.arena = arena};
    crd_text_add(&name, (crd_string){base.data, base.size < MOST ? base.size : MOST});
    crd_text_add(&name, request->name_suffix.size ? request->name_suffix : CRD_STRING("xxxxx"));
    crd_request_meta_set_string(arena, meta, META_NAME, crd_text_string(&name));
  }
  crd_request_meta_set_int(arena, meta, META_GENERATION, 1);
  return true;
}

bool crd_request_take_from_stored(request_state *state) {
  static const unsigned copied[] = {META_UID, META_RESOURCE_VERSION, META_CREATION_TIMESTAMP};
  request_meta *meta = &state->object.meta, *old = &state->stored.object.meta;
  complete_stored(state, old);
  for (size_t i = 0; i < sizeof copied / sizeof *copied; i++)
    crd_request_meta_set_string(state->arena, meta, copied[i], crd_request_meta_string(*old, copied[i]));
  fill_missing(state->arena, meta, META_NAMESPACE, crd_request_meta_string(*old, META_NAMESPACE));
  return true;
}

bool crd_request_keep_generation(request_state *state) {
  crd_request_meta_set_int(state->arena, &state->object.meta, META_GENERATION,
                           crd_request_meta_int(state->stored.object.meta, META_GENERATION));
  return true;
}

/* rest.BeforeUpdate: what an update cannot change. */
bool crd_request_keep_system_fields(request_state *state) {
  static const unsigned kept[] = {META_CREATION_TIMESTAMP, META_DELETION_TIMESTAMP};
  crd_arena *arena = state->arena;
  request_meta *meta = &state->object.meta, old = state->stored.object.meta;
  fill_missing(arena, meta, META_UID, crd_request_meta_string(old, META_UID));
  for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
    if (crd_request_meta_time(old, kept[i]))
      crd_request_meta_set_string(arena, meta, kept[i], crd_request_meta_string(old, kept[i]));
  const crd_value *grace = crd_request_meta_get(old, META_DELETION_GRACE_PERIOD_SECONDS);
  if (grace && !crd_request_meta_get(*meta, META_DELETION_GRACE_PERIOD_SECONDS))
    crd_request_meta_set(arena, meta, META_DELETION_GRACE_PERIOD_SECONDS, grace);
  return true;
}

/* Sets or removes the status; the metadata is looked up again, since other members move. */
static void set_status(request_state *state, const crd_value *status) {
  request_object *object = &state->object;
  if (status)
    crd_value_set(state->arena, object->root, CRD_STRING("status"), *status);
  else
    crd_value_remove(object->root, CRD_STRING("status"));
  object->meta = crd_request_meta_of(object->root);
}

bool crd_request_drop_status(request_state *state) {
  if (state->kind->has_status) set_status(state, NULL);
  return true;
}

/* customResourceStrategy.PrepareForUpdate, its first half: with the subresource, status stays what it was. */
bool crd_request_keep_status(request_state *state) {
  if (state->kind->has_status) set_status(state, crd_value_get(state->stored.object.root, CRD_STRING("status")));
  return true;
}

/* statusStrategy.PrepareForUpdate: the old object with the new one's status and managed fields. */
bool crd_request_merge_status(request_state *state) {
  crd_arena *arena = state->arena;
  const request_object sent = state->object;
  crd_value *merged = crd_arena_alloc(arena, sizeof *merged);
  *merged = crd_value_copy(arena, state->stored.object.root);
  state->object = state->stored.object;
  state->object.root = merged;
  state->object.meta = crd_request_meta_of(merged);
  crd_request_meta_take_managed_fields(arena, &state->object.meta, sent.meta);
  set_status(state, crd_value_get(sent.root, CRD_STRING("status")));
  return true;
}

/* Whether two objects differ in anything but metadata. */
static bool content_differs(const crd_value *a, const crd_value *b) {
  crd_string metadata = CRD_STRING("metadata");
  uint32_t count_a = a->size - (crd_value_get(a, metadata) != NULL);
  // NOLINTNEXTLINE(clang-analyzer-core.NullDereference): an update has an old object
  uint32_t count_b = b->size - (crd_value_get(b, metadata) != NULL);
  if (count_a != count_b) return true;
  for (uint32_t i = 0; i < a->size; i++) {
    crd_string name = crd_member_name(&a->as.members[i]);
    if (crd_string_equal(name, metadata)) continue;
    const crd_value *other = crd_value_get(b, name);
    if (!other || !crd_value_equal(&a->as.members[i].value, other)) return true;
  }
  return false;
}

/* customResourceStrategy.PrepareForUpdate, its second half. */
static bool count_generation(request_state *state) {
  if (content_differs(state->object.root, state->stored.object.root))
    crd_request_meta_next_generation(state->arena, &state->object.meta, state->stored.object.meta);
  return true;
}

bool crd_request_count_shaped(request_state *state) {
  return !state->shaped || count_generation(state);
}

bool crd_request_count_unshaped(request_state *state) {
  return state->shaped || count_generation(state);
}

/* ---- checks ---- */

/* The value of metadata, of any type. */
static const crd_value *metadata_in(const request_object *object) {
  return object->meta.map ? object->meta.map : crd_value_get(object->root, CRD_STRING("metadata"));
}

static crd_metadata_options metadata_options(const request_state *state, crd_name_rule rule, crd_stage stage) {
  bool generated =
      state->origin == REQUEST_ADMISSION && crd_request_meta_string(state->object.meta, META_GENERATE_NAME).size;
  return (crd_metadata_options){.namespaced = state->kind->namespaced,
                                .unstructured =
                                    stage == CRD_STAGE_GENERIC_META || crd_request_is_before(state, VERSIONS_TYPED_METADATA),
                                .name_rule = rule,
                                .name_optional = generated,
                                .path = CRD_STRING("metadata"),
                                .stage = (uint8_t)stage,
                                .keep_repeated = crd_request_is_before(state, VERSIONS_TELL_ONCE)};
}

/* Validates the metadata by the strategy's rule for names, or by the generic one. */
static void judge_meta(request_state *state, crd_name_rule rule, crd_stage stage) {
  crd_metadata_options options = metadata_options(state, rule, stage);
  const metadata_fields fields = crd_request_meta_fields(state->object.meta);
  crd_errors *errors = &state->verdict->errors;
  if (state->metadata_kept)
    crd_metadata_validate_unasked_fields(errors, metadata_in(&state->object), &fields, &options);
  else
    crd_metadata_validate_fields(errors, metadata_in(&state->object), &fields, &options);
}

static void judge_meta_update(request_state *state, crd_name_rule rule, crd_stage stage) {
  crd_metadata_options options = metadata_options(state, rule, stage);
  const request_object *new = &state->object, *old = &state->stored.object;
  const metadata_fields fields = crd_request_meta_fields(new->meta), old_fields = crd_request_meta_fields(old->meta);
  crd_metadata_validate_fields_update(&state->verdict->errors, metadata_in(new), &fields, metadata_in(old), &old_fields,
                                      &options);
}

/* As the strategy does it. */
static void judge_meta_changed(request_state *state) {
  const crd_errors *errors = &state->verdict->errors;
  uint32_t before = errors->count;
  judge_meta_update(state, CRD_NAME_DNS_SUBDOMAIN, CRD_STAGE_META);
  state->metadata_kept = errors->count == before && !errors->truncated;
}

/* customResourceValidator.ValidateTypeMeta. */
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
                       .offset = value ? value->offset : CRD_NO_OFFSET,
                       .field = fields[i].name,
                       .value = crd_bad_string(fields[i].own)};
    crd_value own_type = crd_value_make_string(fields[i].wanted);
    crd_error_say(arena, &error, WORDS(TYPE_META), &own_type, 1);
    crd_errors_add(&state->verdict->errors, error);
  }
}

bool crd_request_check_new(request_state *state) {
  crd_errors *errors = &state->verdict->errors;
  state->verdict->storage = state->storage;
  if (state->object.matched) {
    judge_meta(state, CRD_NAME_DNS_SUBDOMAIN, CRD_STAGE_META);
    crd_request_check_scale_spec(errors, state->object.root, state->kind->scale);
    crd_request_check_scale_status(errors, state->object.root, state->kind->scale);
  } else {
    crd_request_check_type_meta(state, &state->object);
  }
  return true;
}

bool crd_request_check_changed(request_state *state) {
  crd_errors *errors = &state->verdict->errors;
  state->verdict->storage = state->storage;
  if (state->object.matched) {
    judge_meta_changed(state);
    crd_request_check_scale_spec(errors, state->object.root, state->kind->scale);
    crd_request_check_scale_status(errors, state->object.root, state->kind->scale);
  } else {
    crd_request_check_type_meta(state, &state->object);
  }
  return true;
}

/* The schema of `status` alone; the path is in the errors' fields, not in their texts. */
static void check_status_schema(request_state *state) {
  crd_string name = CRD_STRING("status");
  const crd_field *field = status_field(state->kind);
  crd_value *status = crd_value_get(state->object.root, name);
  if (!field || !status) return;
  bool ratchets = !crd_request_is_before(state, VERSIONS_RATCHET_STATUS);
  crd_walk walk = {.arena = state->arena,
                   .errors = &state->verdict->errors,
                   .mode = CRD_WALK_CHECK,
                   .prefix = crd_request_is_before(state, VERSIONS_STATUS_PATHS) ? EMPTY : name,
                   .old = ratchets ? crd_value_get(state->stored.object.root, name) : NULL};
  crd_walk_run(&walk, field->type, status, NULL);
}

bool crd_request_check_status(request_state *state) {
  state->verdict->storage = state->storage;
  if (state->object.matched) {
    judge_meta_changed(state);
    check_status_schema(state);
    crd_request_check_scale_status(&state->verdict->errors, state->object.root, state->kind->scale);
  } else {
    crd_request_check_type_meta(state, &state->object);
  }
  return true;
}

bool crd_request_run_rules(request_state *state) {
  crd_verdict *verdict = state->verdict;
  bool of_status = state->request->operation == CRD_UPDATE_STATUS;
  unsigned layers = state->request->layers ? state->request->layers : CRD_LAYER_CRD;
  if (!(state->kind->type->flags & CRD_TYPE_RULES_WITHIN) || !(layers & CRD_LAYER_CRD)) return true;
  if (state->pass.reading && !crd_errors_block_cel(&verdict->errors)) return crd_request_reading_compare(state);
  crd_validate_options options = {.layers = CRD_LAYER_CRD,
                                  .warnings = &verdict->warnings,
                                  .kubernetes_minor = state->request->kubernetes_minor,
                                  .unforgiving = of_status && crd_request_is_before(state, VERSIONS_RATCHET_STATUS)};
  crd_rules_run(state->arena, state->kind->type, state->object.root, state->storage, state->stored.object.root, NULL,
                &options, &verdict->errors);
  return true;
}

/* rest.BeforeCreate validates the metadata once more when there are no errors, with the generic name rule: a DNS subdomain
 * passes that as well, but of a generateName the strategy's rule does not see the last two characters. */
bool crd_request_check_generated(request_state *state) {
  if (!state->verdict->errors.count && crd_request_meta_string(state->object.meta, META_GENERATE_NAME).size)
    judge_meta(state, CRD_NAME_PATH_SEGMENT, CRD_STAGE_GENERIC_META);
  return true;
}

/* rest.validateCommonFields. Its errors come first but do not keep CEL from running, so it is called last and sorted. Of an
 * update it asks what the strategy has asked, and sees less: no time that is written and not read. */
bool crd_request_check_common(request_state *state) {
  judge_meta(state, CRD_NAME_PATH_SEGMENT, CRD_STAGE_GENERIC_META);
  if (!state->metadata_kept) judge_meta_update(state, CRD_NAME_PATH_SEGMENT, CRD_STAGE_GENERIC_META);
  return true;
}

void crd_request_check_metadata(request_state *state) {
  if (state->stored.object.root) {
    crd_request_take_from_stored(state);
    crd_request_keep_generation(state);
    crd_request_keep_system_fields(state);
    judge_meta_changed(state);
    crd_request_check_common(state);
    return;
  }
  crd_request_prepare_create(state);
  judge_meta(state, CRD_NAME_DNS_SUBDOMAIN, CRD_STAGE_META);
  crd_request_check_generated(state);
}

/* The warnings of the strategy. */
bool crd_request_warn(request_state *state) {
  if (!crd_request_meta_get(state->object.meta, META_FINALIZERS)) return true; /* of which it warns */
  crd_metadata_warn_as(&state->verdict->warnings, metadata_in(&state->object), metadata_in(&state->stored.object),
                       state->request->kubernetes_minor);
  return true;
}
