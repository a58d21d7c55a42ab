/* The chain of a request: what comes before validation (request_decode.c), the preparation that rest.BeforeCreate and
 * rest.BeforeUpdate make, the walk over the type tables, the rules, the verdict.
 *
 * The API server walks an object some ten times (prune, default, schema, lists, embedded metadata ...). Here one walk does
 * all of it, unless something must happen between shaping and checking: a status that is wiped, or a refusal on the way.
 * Errors are collected as they come and sorted by stage at the end. */
#include "request_parts.h"
#include "versions.h"
#include <crd/generated/type_tables.h>
#include <crd/metadata.h>
#include <crd/walk.h>
#include <stdlib.h>

#define EMPTY ((crd_string){NULL, 0})

/* The stored object of an update. */
typedef struct old_state {
  request_object object;
  bool lists_broken; /* it has an error of list types itself, so the new one's are forgiven */
} old_state;

void crd_request_refuse(request_state *state, int code, crd_string reason, crd_string message) {
  state->verdict->allowed = false;
  state->verdict->code = code;
  state->verdict->reason = reason;
  state->verdict->message = message;
}

static void bad_request(request_state *state, crd_string message) {
  crd_request_refuse(state, 400, CRD_STRING("BadRequest"), message);
}

/* A refusal while decoding: what was noted until then is not reported. */
static void refuse_decoding(request_state *state, crd_string message) {
  crd_verdict *verdict = state->verdict;
  crd_texts none = {.arena = state->arena};
  crd_errors_truncate(&verdict->errors, 0);
  verdict->warnings = none;
  if (!state->request->by_url || state->undecodable.size) verdict->strict = none;
  bad_request(state, message);
}

static void cannot_judge(request_state *state, crd_string error) {
  state->verdict->error = error;
  crd_request_refuse(state, 500, CRD_STRING("InternalError"), error);
}

static int by_strict_text(const void *a, const void *b) {
  return crd_string_compare(*(const crd_string *)a, *(const crd_string *)b);
}

/* The pruned fields as strict errors, sorted as the API server sorts them. */
void crd_request_note_unknown(request_state *state, crd_texts *unknown) {
  if (!unknown->count) return;
  qsort(unknown->items, unknown->count, sizeof *unknown->items, by_strict_text);
  for (uint32_t i = 0; i < unknown->count; i++) crd_request_note_unknown_field(state, unknown->items[i]);
}

/* Walks the object in `mode`. False when an embedded resource could not be coerced: `message` is the refusal. */
static bool walk_object(request_state *state, const request_object *object, unsigned mode, const crd_value *old,
                        crd_errors *errors, void *storage, bool stored, crd_string *message) {
  if (state->reading) return !(mode & CRD_WALK_CHECK) || crd_request_reading_walk(state, object->root);
  crd_texts unknown = {.arena = state->arena}, unknown_embedded = unknown;
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
  if (walk.fatal.size) {
    *message = crd_request_undecodable(state, object->kind, object->version, walk.fatal);
    return false;
  }
  state->misfits = state->misfits || walk.misfits;
  if (!strict) return true;
  crd_request_note_unknown(state, &unknown);
  crd_request_note_unknown(state, &unknown_embedded);
  return true;
}

/* The rest of decoding where it cannot be one with the checks: shaping, then the version. */
static bool shape_first(request_state *state, const request_object *object, bool stored, crd_string *message) {
  bool other = state->request->by_url && !object->same_version; /* its fields are those of its version */
  if (other && object->matched) crd_request_shape_other_version(state, object);
  if (object->matched && !other &&
      !walk_object(state, object, CRD_WALK_SHAPE, NULL, &state->verdict->errors, NULL, stored, message))
    return false;
  if (object->same_version) return true;
  *message = crd_request_wrong_version(state, object);
  return false;
}

static const crd_field *status_field(const crd_kind *kind) {
  const crd_fields *fields = kind->type->fields;
  if (!fields || !fields->count) return NULL;
  crd_string name = CRD_STRING("status");
  uint16_t slot = fields->slots[crd_field_hash(name.data, name.size, fields->seed) & fields->mask];
  if (slot == 0xffff || !crd_string_equal(fields->items[slot].name, name)) return NULL;
  return &fields->items[slot];
}

/* Whether shaping would leave a status in the object, which the subresource then takes out again. */
static bool status_appears(const request_state *state, const crd_value *root) {
  if (!state->kind->has_status) return false;
  const crd_field *field = status_field(state->kind);
  return crd_value_get(root, CRD_STRING("status")) || (field && field->type->default_value);
}

static crd_metadata_options metadata_options(const request_state *state, crd_name_rule rule, crd_stage stage,
                                             const crd_value *root) {
  bool nameless = state->request->admission && crd_request_meta_string(root, CRD_STRING("generateName")).size;
  unsigned minor = state->request->kubernetes_minor;
  return (crd_metadata_options){.namespaced = state->kind->namespaced,
                                .unstructured = stage == CRD_STAGE_GENERIC_META || (minor && minor < VERSIONS_NEWEST),
                                .name_rule = rule,
                                .name_optional = nameless,
                                .path = CRD_STRING("metadata"),
                                .stage = (uint8_t)stage,
                                .keep_repeated = crd_request_is_before(state, VERSIONS_TELL_ONCE)};
}

/* Storage for the whole struct; NULL when neither the caller nor the layers above the CRD ask for it: rules fill what they
 * read themselves. */
static void *wanted_storage(const request_state *state) {
  if (!state->request->want_storage && !crd_request_wants_layers(state->request)) return NULL;
  if (state->reading) return crd_request_reading_storage(state);
  return crd_arena_alloc(state->arena, state->kind->struct_size);
}

static void run_request_rules(request_state *state, const request_object *object, const void *storage,
                              const old_state *old) {
  if (!(state->kind->type->flags & CRD_TYPE_RULES_WITHIN)) return;
  bool of_status = state->request->operation == CRD_UPDATE_STATUS;
  unsigned layers = state->request->layers ? state->request->layers : CRD_LAYER_CRD;
  if (!(layers & CRD_LAYER_CRD)) return;
  if (state->reading && !crd_errors_block_cel(&state->verdict->errors)) {
    crd_request_reading_compare(state);
    return;
  }
  crd_validate_options options = {.layers = CRD_LAYER_CRD,
                                  .warnings = &state->verdict->warnings,
                                  .kubernetes_minor = state->request->kubernetes_minor,
                                  .unforgiving = of_status && crd_request_is_before(state, VERSIONS_RATCHET_STATUS)};
  crd_rules_run(state->arena, state->kind->type, object->root, storage, old ? old->object.root : NULL, NULL, &options,
                &state->verdict->errors);
}

/* The end of every request: Invalid when there are errors, else the warnings of the strategy. */
static void conclude(request_state *state, const request_object *object, const crd_value *root, const crd_value *old,
                     bool warn) {
  crd_verdict *verdict = state->verdict;
  crd_string name = crd_request_meta_string(root, CRD_STRING("name"));
  verdict->object = root;
  verdict->name = name;
  if (verdict->errors.count) {
    crd_errors_sort(&verdict->errors);
    verdict->details = (crd_status_details){.given = true, .name = name, .group = object->group, .kind = object->kind};
    crd_request_refuse(state, 422, CRD_STRING("Invalid"),
                       crd_invalid_message(state->arena, object->group, object->kind, name, &verdict->errors));
    return;
  }
  verdict->allowed = true;
  if (warn)
    crd_metadata_warn_as(&verdict->warnings, crd_value_get(root, CRD_STRING("metadata")),
                         crd_value_get(old, CRD_STRING("metadata")), state->request->kubernetes_minor);
}

/* rest.EnsureObjectNamespaceMatchesRequestNamespace; false when they differ. */
static bool ensure_namespace(request_state *state, crd_value *root, crd_string wanted) {
  crd_string name = CRD_STRING("namespace");
  if (!state->kind->namespaced) wanted = EMPTY;
  crd_string own = crd_request_meta_string(root, name);
  if (crd_string_equal(own, wanted)) return true;
  if (own.size && wanted.size) return false;
  crd_request_meta_set_string(state->arena, root, name, wanted);
  return true;
}

#define NAMESPACE_DIFFERS CRD_STRING("the namespace of the provided object does not match the namespace sent on the request")

/* handlers/create.go and rest.BeforeCreate: what the server sets itself. */
bool crd_request_prepare_create(request_state *state, crd_value *root) {
  const crd_request *request = state->request;
  crd_arena *arena = state->arena;
  if (request->admission) return true; /* all of this has happened */
  crd_string wanted = request->namespace_;
  if (!wanted.size) wanted = crd_request_meta_string(root, CRD_STRING("namespace"));
  if (!wanted.size) wanted = CRD_STRING("default");
  if (!ensure_namespace(state, root, wanted)) return false;
  crd_request_meta_set_string(arena, root, CRD_STRING("uid"), request->uid);
  crd_request_meta_set_string(arena, root, CRD_STRING("creationTimestamp"), request->creation_timestamp);
  crd_request_meta_set(arena, root, CRD_STRING("deletionTimestamp"), NULL);
  crd_request_meta_set(arena, root, CRD_STRING("deletionGracePeriodSeconds"), NULL);
  crd_request_meta_set(arena, root, CRD_STRING("selfLink"), NULL);
  crd_request_dedup_owners(arena, root, false, &state->verdict->warnings);
  crd_string base = crd_request_meta_string(root, CRD_STRING("generateName"));
  if (base.size && !crd_request_meta_string(root, CRD_STRING("name")).size) {
    enum { MOST = 58 }; /* names.MaxGeneratedNameLength */
    crd_text name = {.arena = arena};
    crd_text_add(&name, (crd_string){base.data, base.size < MOST ? base.size : MOST});
    crd_text_add(&name, request->name_suffix.size ? request->name_suffix : CRD_STRING("xxxxx"));
    crd_request_meta_set_string(arena, root, CRD_STRING("name"), crd_text_string(&name));
  }
  crd_request_meta_set_int(arena, root, CRD_STRING("generation"), 1);
  return true;
}

static void judge_create(request_state *state, const request_object *object) {
  crd_verdict *verdict = state->verdict;
  crd_errors *errors = &verdict->errors;
  crd_value *root = object->root;
  crd_string message = EMPTY;
  bool shaped = !object->matched || !object->same_version || status_appears(state, root);
  if (shaped && !shape_first(state, object, false, &message)) {
    refuse_decoding(state, message);
    return;
  }
  bool same_namespace = crd_request_prepare_create(state, root);
  if (state->request->by_url) crd_request_take_managed_fields(state, root, NULL, false);
  if (state->kind->has_status && !state->request->admission) crd_value_remove(root, CRD_STRING("status"));
  unsigned mode = CRD_WALK_LISTS | CRD_WALK_EMBEDDED;
  if (!shaped) mode |= CRD_WALK_SHAPE;
  if (object->matched) mode |= CRD_WALK_CHECK;
  void *storage = wanted_storage(state);
  if (!walk_object(state, object, mode, NULL, errors, storage, false, &message)) {
    refuse_decoding(state, message);
    return;
  }
  if (!same_namespace) {
    crd_errors_truncate(errors, 0);
    bad_request(state, NAMESPACE_DIFFERS);
    return;
  }
  verdict->storage = storage;
  const crd_value *metadata = crd_value_get(root, CRD_STRING("metadata"));
  if (object->matched) {
    crd_metadata_options options = metadata_options(state, CRD_NAME_DNS_SUBDOMAIN, CRD_STAGE_META, root);
    crd_metadata_validate(errors, metadata, &options);
    crd_request_check_scale_spec(errors, root, state->kind->scale);
    crd_request_check_scale_status(errors, root, state->kind->scale);
  } else {
    crd_request_check_type_meta(state, object);
  }
  run_request_rules(state, object, storage, NULL);
  /* rest.BeforeCreate validates the metadata once more when there are no errors, with the generic name rule: a DNS subdomain
   * passes that as well, but of a generateName the strategy's rule does not see the last two characters. */
  if (!errors->count && crd_request_meta_string(root, CRD_STRING("generateName")).size) {
    crd_metadata_options options = metadata_options(state, CRD_NAME_PATH_SEGMENT, CRD_STAGE_GENERIC_META, root);
    crd_metadata_validate(errors, metadata, &options);
  }
  conclude(state, object, root, NULL, true);
}

/* Gives a field of the metadata to an object that lacks it. */
static void fill_missing(crd_arena *arena, crd_value *root, crd_string name, crd_string text) {
  if (text.size && !crd_request_meta_string(root, name).size) crd_request_meta_set_string(arena, root, name, text);
}

/* What the server would have given to a stored object that was written by hand. */
static void complete_stored(request_state *state, crd_value *old) {
  const crd_request *request = state->request;
  crd_string created = CRD_STRING("creationTimestamp");
  fill_missing(state->arena, old, CRD_STRING("uid"), request->uid);
  fill_missing(state->arena, old, CRD_STRING("resourceVersion"), request->resource_version);
  if (!crd_request_meta_time(old, created))
    crd_request_meta_set_string(state->arena, old, created, request->creation_timestamp);
  if (state->kind->namespaced) fill_missing(state->arena, old, CRD_STRING("namespace"), CRD_STRING("default"));
}

/* The stored object: as the storage's decoder gives it. False when it is beyond use. */
static bool decode_old(request_state *state, old_state *old) {
  crd_string message = EMPTY;
  crd_errors lists = crd_errors_init(state->arena);
  request_source source = {.stored = true};
  if (state->reading) {
    source.object = crd_request_reading_old(state);
  } else if (state->request->old_object) { /* decoding changes it */
    source.object = crd_arena_alloc(state->arena, sizeof *source.object);
    *source.object = crd_value_copy(state->arena, state->request->old_object);
  } else {
    cannot_judge(state, CRD_STRING("oldObject: there is none"));
    return false;
  }
  bool good = crd_request_decode(state, &source, &old->object, &message);
  if (good) {
    unsigned mode = CRD_WALK_LISTS | (old->object.matched ? CRD_WALK_SHAPE : 0u);
    good = walk_object(state, &old->object, mode, NULL, &lists, NULL, true, &message);
  }
  if (good && !old->object.same_version) {
    message = crd_request_wrong_version(state, &old->object);
    good = false;
  }
  if (!good) {
    crd_text error = {.arena = state->arena};
    crd_text_add(&error, CRD_STRING("oldObject: "));
    crd_text_add(&error, message);
    cannot_judge(state, crd_text_string(&error));
    return false;
  }
  old->lists_broken = lists.count != 0;
  if (state->request->by_url && state->request->resource_version.size) complete_stored(state, old->object.root);
  if (!state->request->admission && old->object.matched && !crd_request_meta_int(old->object.root, CRD_STRING("generation")))
    crd_request_meta_set_int(state->arena, old->object.root, CRD_STRING("generation"), 1);
  return true;
}

/* What a client that read the object before would send back unchanged. */
static void take_from_old(request_state *state, crd_value *root, crd_value *old) {
  static const crd_string copied[] = {CRD_STRING_INIT("uid"), CRD_STRING_INIT("resourceVersion"),
                                      CRD_STRING_INIT("creationTimestamp")};
  const crd_request *request = state->request;
  crd_arena *arena = state->arena;
  if (request->as_submitted || request->admission || request->by_url) return;
  complete_stored(state, old);
  for (size_t i = 0; i < sizeof copied / sizeof *copied; i++)
    crd_request_meta_set_string(arena, root, copied[i], crd_request_meta_string(old, copied[i]));
  fill_missing(arena, root, CRD_STRING("namespace"), crd_request_meta_string(old, CRD_STRING("namespace")));
}

/* handlers/rest.go checkName: a refusal's text, or the empty string. */
static crd_string check_request_name(request_state *state, const crd_value *root, const crd_value *old) {
  if (state->request->admission) return EMPTY;
  crd_string name = crd_request_meta_string(root, CRD_STRING("name"));
  crd_string old_name = crd_request_meta_string(old, CRD_STRING("name"));
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

/* Whether the new object is the old one by name and namespace: the refusals, or empty strings. */
typedef struct object_identity {
  crd_string name, name_space;
} object_identity;

static object_identity compare_identity(request_state *state, crd_value *root, const crd_value *old) {
  if (state->request->by_url) { /* the namespace first, and before the warning */
    bool same = ensure_namespace(state, root, state->request->namespace_);
    return (object_identity){crd_request_check_url(state, root, same), EMPTY};
  }
  object_identity found = {check_request_name(state, root, old), EMPTY};
  if (state->request->admission || found.name.size) return found;
  crd_string wanted = state->request->namespace_;
  if (!wanted.size) wanted = crd_request_meta_string(old, CRD_STRING("namespace"));
  if (!ensure_namespace(state, root, wanted)) found.name_space = NAMESPACE_DIFFERS;
  return found;
}

/* Refuses what is not the same object: a namespace that differs after the warning about owners. */
static bool insist_on_identity(request_state *state, crd_value *root, const object_identity *found) {
  if (!found->name.size) crd_request_dedup_owners(state->arena, root, state->request->patch, &state->verdict->warnings);
  if (!found->name.size && !found->name_space.size) return true;
  bad_request(state, found->name.size ? found->name : found->name_space);
  return false;
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

/* customResourceStrategy.PrepareForUpdate, its first half: with the subresource, status stays what it was. */
static void keep_status(request_state *state, crd_value *root, const crd_value *old) {
  if (!state->kind->has_status || state->request->admission) return;
  if (state->reading) {
    crd_request_reading_keep_status(state);
    return;
  }
  const crd_value *status = crd_value_get(old, CRD_STRING("status"));
  if (status)
    crd_value_set(state->arena, root, CRD_STRING("status"), *status);
  else
    crd_value_remove(root, CRD_STRING("status"));
}

/* rest.BeforeUpdate: what an update cannot change. */
static void keep_system_fields(request_state *state, crd_value *root, const crd_value *old) {
  static const crd_string kept[] = {CRD_STRING_INIT("creationTimestamp"), CRD_STRING_INIT("deletionTimestamp")};
  crd_string grace = CRD_STRING("deletionGracePeriodSeconds"), uid = CRD_STRING("uid");
  crd_arena *arena = state->arena;
  if (!crd_request_meta_string(root, uid).size)
    crd_request_meta_set_string(arena, root, uid, crd_request_meta_string(old, uid));
  for (size_t i = 0; i < sizeof kept / sizeof *kept; i++)
    if (crd_request_meta_time(old, kept[i]))
      crd_request_meta_set_string(arena, root, kept[i], crd_request_meta_string(old, kept[i]));
  const crd_value *old_grace = crd_value_find(old, "metadata", "deletionGracePeriodSeconds", NULL);
  if (old_grace && !crd_value_find(root, "metadata", "deletionGracePeriodSeconds", NULL))
    crd_request_meta_set(arena, root, grace, old_grace);
}

/* rest.validateCommonFields. Its errors come first but do not keep CEL from running, so it is called last and sorted. */
static void check_common(request_state *state, const crd_value *root, const crd_value *old) {
  crd_errors *errors = &state->verdict->errors;
  const crd_value *metadata = crd_value_get(root, CRD_STRING("metadata"));
  crd_metadata_options options = metadata_options(state, CRD_NAME_PATH_SEGMENT, CRD_STAGE_GENERIC_META, root);
  crd_metadata_validate(errors, metadata, &options);
  crd_metadata_validate_update(errors, metadata, crd_value_get(old, CRD_STRING("metadata")), &options);
}

static void check_metadata_update(request_state *state, const crd_value *root, const crd_value *old) {
  crd_metadata_options options = metadata_options(state, CRD_NAME_DNS_SUBDOMAIN, CRD_STAGE_META, root);
  crd_metadata_validate_update(&state->verdict->errors, crd_value_get(root, CRD_STRING("metadata")),
                               crd_value_get(old, CRD_STRING("metadata")), &options);
}

void crd_request_check_metadata(request_state *state, crd_value *root, crd_value *old) {
  crd_errors *errors = &state->verdict->errors;
  if (old) {
    take_from_old(state, root, old);
    crd_request_meta_set_int(state->arena, root, CRD_STRING("generation"),
                             crd_request_meta_int(old, CRD_STRING("generation")));
    keep_system_fields(state, root, old);
    check_metadata_update(state, root, old);
    check_common(state, root, old);
    return;
  }
  crd_request_prepare_create(state, root);
  crd_metadata_options options = metadata_options(state, CRD_NAME_DNS_SUBDOMAIN, CRD_STAGE_META, root);
  const crd_value *metadata = crd_value_get(root, CRD_STRING("metadata"));
  crd_metadata_validate(errors, metadata, &options);
  if (errors->count || !crd_request_meta_string(root, CRD_STRING("generateName")).size) return;
  options = metadata_options(state, CRD_NAME_PATH_SEGMENT, CRD_STAGE_GENERIC_META, root);
  crd_metadata_validate(errors, metadata, &options);
}

/* customResourceStrategy.PrepareForUpdate, its second half. */
static void count_generation(request_state *state, crd_value *root, const crd_value *old) {
  if (state->reading) return; /* what is not asked for is not counted */
  if (!state->request->admission && content_differs(root, old)) crd_request_meta_next_generation(state->arena, root, old);
}

/* Whether errors about the whole object may show or judge its metadata. */
static bool judges_metadata(const crd_kind *kind) {
  const crd_checks *checks = kind->type->checks;
  return checks &&
         (checks->enum_count || checks->any_of_count || checks->one_of_count || checks->all_of_count || checks->not_);
}

static void judge_update(request_state *state, const request_object *object, old_state *old) {
  crd_errors *errors = &state->verdict->errors;
  crd_value *root = object->root, *old_root = old->object.root;
  take_from_old(state, root, old_root);
  crd_string message = EMPTY;
  object_identity same = compare_identity(state, root, old_root);
  bool stale = crd_request_is_stale(state, root, old_root);
  bool shaped = !object->matched || !object->same_version || same.name.size || same.name_space.size || stale ||
                state->misfits || status_appears(state, root) || judges_metadata(state->kind);
  if (shaped && !shape_first(state, object, false, &message)) {
    refuse_decoding(state, message);
    return;
  }
  if (!insist_on_identity(state, root, &same)) return;
  if (stale) {
    crd_request_refuse_stale(state, root, old_root);
    return;
  }
  if (state->request->by_url) crd_request_take_managed_fields(state, root, old_root, false);
  if (!state->request->admission)
    crd_request_meta_set_int(state->arena, root, CRD_STRING("generation"),
                             crd_request_meta_int(old_root, CRD_STRING("generation")));
  keep_status(state, root, old_root);
  keep_system_fields(state, root, old_root);
  if (shaped) count_generation(state, root, old_root);
  unsigned mode = CRD_WALK_EMBEDDED;
  if (!shaped) mode |= CRD_WALK_SHAPE;
  if (object->matched) mode |= CRD_WALK_CHECK;
  if (!old->lists_broken) mode |= CRD_WALK_LISTS;
  void *storage = wanted_storage(state);
  if (!walk_object(state, object, mode, old_root, errors, storage, false, &message)) {
    refuse_decoding(state, message);
    return;
  }
  state->verdict->storage = storage;
  if (!shaped) count_generation(state, root, old_root);
  if (object->matched) {
    check_metadata_update(state, root, old_root);
    crd_request_check_scale_spec(errors, root, state->kind->scale);
    crd_request_check_scale_status(errors, root, state->kind->scale);
  } else {
    crd_request_check_type_meta(state, object);
  }
  run_request_rules(state, object, storage, old);
  check_common(state, root, old_root);
  conclude(state, object, root, old_root, true);
}

/* statusStrategy.PrepareForUpdate: the old object with the new one's status and managed fields. */
static crd_value *merge_status(request_state *state, const crd_value *sent, const crd_value *old) {
  crd_arena *arena = state->arena;
  crd_value *merged = crd_arena_alloc(arena, sizeof *merged);
  *merged = crd_value_copy(arena, old);
  crd_request_meta_take_managed_fields(arena, merged, sent);
  const crd_value *status = crd_value_get(sent, CRD_STRING("status"));
  if (status)
    crd_value_set(arena, merged, CRD_STRING("status"), *status);
  else
    crd_value_remove(merged, CRD_STRING("status"));
  return merged;
}

/* The schema of `status` alone; the path is in the errors' fields, not in their texts. */
static void check_status(request_state *state, crd_value *root, const crd_value *old) {
  const crd_field *field = status_field(state->kind);
  crd_value *status = crd_value_get(root, CRD_STRING("status"));
  if (!field || !status) return;
  crd_walk walk = {.arena = state->arena,
                   .errors = &state->verdict->errors,
                   .mode = CRD_WALK_CHECK,
                   .prefix = crd_request_is_before(state, VERSIONS_STATUS_PATHS) ? EMPTY : CRD_STRING("status"),
                   .old = crd_request_is_before(state, VERSIONS_RATCHET_STATUS) ? NULL
                                                                                : crd_value_get(old, CRD_STRING("status"))};
  crd_walk_run(&walk, field->type, status, NULL);
}

static void judge_update_status(request_state *state, const request_object *object, old_state *old) {
  crd_errors *errors = &state->verdict->errors;
  crd_value *old_root = old->object.root;
  crd_string message = EMPTY;
  if (!shape_first(state, object, false, &message)) {
    refuse_decoding(state, message);
    return;
  }
  take_from_old(state, object->root, old_root);
  if (!state->kind->has_status) {
    cannot_judge(state, CRD_STRING("no status subresource"));
    return;
  }
  object_identity same = compare_identity(state, object->root, old_root);
  if (!insist_on_identity(state, object->root, &same)) return;
  if (crd_request_is_stale(state, object->root, old_root)) {
    crd_request_refuse_stale(state, object->root, old_root);
    return;
  }
  if (state->request->by_url) crd_request_take_managed_fields(state, object->root, old_root, true);
  request_object merged = old->object;
  merged.root = merge_status(state, object->root, old_root);
  void *storage = wanted_storage(state);
  walk_object(state, &merged, old->lists_broken ? 0 : CRD_WALK_LISTS, NULL, errors, storage, false, &message);
  state->verdict->storage = storage;
  if (merged.matched) {
    check_metadata_update(state, merged.root, old_root);
    check_status(state, merged.root, old_root);
    crd_request_check_scale_status(errors, merged.root, state->kind->scale);
  } else {
    crd_request_check_type_meta(state, &merged);
  }
  run_request_rules(state, &merged, storage, old);
  check_common(state, merged.root, old_root);
  conclude(state, &merged, merged.root, old_root, false);
}

/* Reads what was sent and takes it through the chain of its operation. */
static void judge_object(request_state *state, const request_source *source, old_state *old) {
  crd_verdict *verdict = state->verdict;
  request_object object;
  crd_string message = EMPTY;
  if (!crd_request_decode(state, source, &object, &message)) {
    refuse_decoding(state, message);
    return;
  }
  if (state->request->patch) crd_request_adopt_version(state, &object);
  if (state->reading && !(object.matched && object.same_version)) {
    state->gave_up = true;
    return;
  }
  state->object_kind = object.kind;
  state->object_version = object.version;
  verdict->object = object.root;
  verdict->name = crd_request_meta_string(object.root, CRD_STRING("name"));
  switch (state->request->operation) {
  case CRD_UPDATE:
    judge_update(state, &object, old);
    break;
  case CRD_UPDATE_STATUS:
    judge_update_status(state, &object, old);
    break;
  default:
    judge_create(state, &object);
    break;
  }
  crd_request_judge_layers(state, old->object.root);
}

/* All of it from decoding on. */
static void judge_chain(request_state *state) {
  const crd_request *request = state->request;
  old_state old = {0};
  bool missing = request->by_url && !request->old_object;
  if (request->operation != CRD_CREATE && !missing && !decode_old(state, &old)) return;
  state->undecodable = EMPTY;
  if (state->strict && request->noted)
    for (uint32_t i = 0; i < request->noted->count; i++) crd_texts_add(state->strict, request->noted->items[i]);
  request_source source = {.body = request->body, .encoding = request->encoding, .object = request->object};
  if (state->reading) source = (request_source){.object = crd_request_reading_object(state)};
  if (request->patch && !crd_request_patch(state, old.object.root, &source)) return;
  judge_object(state, &source, &old);
  if (request->field_validation || request->patch) crd_request_conclude_url(state, &source);
}

typedef struct request_judging {
  crd_arena *arena;
  const crd_request *request;
  crd_verdict *verdict;
  bool only_fast; /* what is not judged in one pass is not judged */
} request_judging;

static void judge_request(void *context) {
  const request_judging *judging = context;
  crd_arena *arena = judging->arena;
  const crd_request *request = judging->request;
  crd_verdict *verdict = judging->verdict;
  request_begin_verdict(arena, request, verdict);
  bool strict = request->want_strict || request->field_validation > CRD_FIELDS_IGNORE;
  request_state state = {.arena = arena,
                         .request = request,
                         .kind = request->kind,
                         .verdict = verdict,
                         .strict = strict ? &verdict->strict : NULL};
  if (!crd_request_options_hold(&state)) return;
  if (request->operation == CRD_DELETE) { /* the strategy has nothing to say */
    verdict->allowed = true;
    verdict->object = request->old_object;
    verdict->name = crd_request_meta_string(request->old_object, CRD_STRING("name"));
    return;
  }
  if (crd_request_begin_reading(&state)) {
    judge_chain(&state);
    if (crd_request_end_reading(&state)) return;
  }
  if (judging->only_fast) return;
  state.request = crd_request_without_reading(arena, request);
  judge_chain(&state);
  if (!request->want_storage) verdict->storage = NULL; /* made for the layers alone */
}

void crd_request_judge(crd_arena *arena, const crd_request *request, crd_verdict *verdict) {
  request_judging judging = {arena, request, verdict, false};
  crd_stop stop = crd_guard_once(arena, judge_request, &judging);
  if (stop) *verdict = crd_verdict_stopped(arena, stop);
}

bool crd_request_judge_fast(crd_arena *arena, const crd_request *request, crd_verdict *verdict) {
  request_judging judging = {arena, request, verdict, true};
  return !crd_guard_once(arena, judge_request, &judging) && verdict->fast;
}
