/* SPDX-License-Identifier: Apache-2.0 */
/* Requests whose object is decoded from its bytes into its struct in one pass (../engine/one_pass_state.h). The chain
 * (request.c) is the same as for a value tree, but the trees have only apiVersion, kind and metadata; the stages that read
 * other parts of an object are those of the pass. If the pass gives up, its results are dropped, and the chain starts again
 * with whole trees.
 *
 * Of the stored object of an update the pass needs little: its metadata, its status if the new object keeps it, and the
 * whole object if a rule compares with it. Violations of the schema are compared with the same part of the stored object
 * (../engine/one_pass_doubt.c), and invalid lists of the stored object matter only if the new object has such lists, too. */
#include "../engine/one_pass_state.h"
#include "request_parts.h"
#include <crd/json_cursor.h>

/* The greatest depth of an object within a larger text. */
#define AROUND 8

typedef struct crd_reading {
  one_pass pass;
  crd_value old;           /* apiVersion, kind and metadata of the stored object, unchanged */
  crd_string text;         /* the object that was sent */
  crd_string old_text;     /* the stored one; empty: it was given as a tree */
  const crd_value *status; /* of the stored object; NULL: none */
} crd_reading;

/* Whether the request is one that the pass can judge. */
static bool is_eligible(const crd_request *request) {
  unsigned layers = request->layers ? request->layers : CRD_LAYER_CRD;
  bool update = request->operation == CRD_UPDATE;
  if (request->decoder == CRD_DECODER_TREE || request->by_url || request->patch || request->field_validation) return false;
  if (!request->without_object || request->object || request->encoding != CRD_ENCODING_JSON) return false;
  if ((request->noted && request->noted->count) || (request->strict && request->strict->count)) return false;
  if ((request->operation != CRD_CREATE && !update)) return false;
  /* Whether the generation grows, which a layer may look at, is seen on trees alone. */
  if (update && !request->admission && (request->want_storage || crd_request_wants_layers(request))) return false;
  if (crd_request_wants_pods(request)) return false; /* of templates there must be trees */
  if (crd_layers_are_interpreted(request->kind) && crd_request_wants_layers(request)) return false; /* and for programs */
  const crd_type *root = request->kind->type; /* a stored CRD may say that it is a string */
  /* API servers before 1.37 compare lists in rules by values that only a tree has. */
  bool raw = request->kubernetes_minor && request->kubernetes_minor < VERSIONS_LISTS_OF_VALUES;
  if (raw && (root->flags & CRD_TYPE_RULES_WITHIN)) return false;
  if (root->flags & CRD_TYPE_RULES_ON_TREE) return false;
  return (layers & CRD_LAYER_CRD) && root->storage == CRD_STORE_OBJECT && (root->accepts & CRD_ACCEPT_OBJECT);
}

/* ---- reading ---- */

const char *crd_request_read(crd_arena *arena, crd_request *request, crd_string text) {
  const crd_kind *kind = request->kind;
  if (!is_eligible(request)) return NULL;
  crd_reading *reading = crd_arena_alloc(arena, sizeof *reading);
  one_pass *pass = &reading->pass;
  crd_one_pass_begin(pass, arena, kind->type);
  pass->kind_asked = kind;
  pass->update = request->operation == CRD_UPDATE;
  pass->without_status = kind->has_status && !request->admission;
  pass->keeps_status = pass->without_status && pass->update && request->old_object && request->old_object->kind == CRD_MAP;
  if (pass->keeps_status) pass->stored_status = crd_value_get(request->old_object, CRD_STRING("status"));
  pass->wants_unknown = request->want_strict;
  pass->keep_repeated = request->kubernetes_minor && request->kubernetes_minor < VERSIONS_TELL_ONCE;
  const char *end = crd_one_pass_read(pass, text, crd_arena_alloc(arena, kind->struct_size));
  if (!end) return NULL;
  reading->old = crd_value_make_map(arena, 3);
  reading->text = (crd_string){text.data, (size_t)(end - text.data)};
  reading->old_text = (crd_string){NULL, 0};
  reading->status = NULL;
  request->body = (crd_string){text.data, (size_t)(end - text.data)};
  request->reading = reading;
  return end;
}

typedef enum meta_member { META_NONE, META_TYPE, META_DATA, META_UNKNOWN } meta_member;

static meta_member meta_member_of(crd_string name) {
  if (crd_string_equal(name, CRD_STRING("metadata"))) return META_DATA;
  if (crd_string_equal(name, CRD_STRING("apiVersion")) || crd_string_equal(name, CRD_STRING("kind"))) return META_TYPE;
  return crd_one_pass_resembles_meta(name) ? META_UNKNOWN : META_NONE;
}

/* Skips a member of the stored object: mostly it has the same bytes as in the new object, which were parsed already. */
static bool skip_member(crd_json_cursor *cursor, const one_pass *pass, crd_string name) {
  for (unsigned i = 0; i < pass->span_count; i++) {
    crd_string value = pass->spans[i].value;
    if (!crd_string_equal(pass->spans[i].name, name) || (value.data[0] != '{' && value.data[0] != '[')) continue;
    if ((size_t)(cursor->end - cursor->at) < value.size || memcmp(cursor->at, value.data, value.size) != 0) break;
    cursor->at += value.size;
    return true;
  }
  return crd_json_skip(cursor);
}

const char *crd_request_read_old(crd_arena *arena, crd_request *request, crd_string text) {
  crd_reading *reading = request->reading;
  crd_json_cursor cursor = crd_json_cursor_at(arena, text);
  crd_string name;
  cursor.depth = AROUND;
  bool good = crd_json_enter(&cursor);
  while (good && crd_json_next(&cursor, &name, &good)) {
    meta_member meta = meta_member_of(name);
    if (meta == META_NONE) {
      good = skip_member(&cursor, &reading->pass, name);
      continue;
    }
    crd_value value;
    good = meta != META_UNKNOWN && !crd_value_get(&reading->old, name) && crd_json_take(&cursor, &value);
    if (good) crd_value_add(arena, &reading->old, name, value);
  }
  if (!good) return NULL;
  reading->old_text = (crd_string){text.data, (size_t)(cursor.at - text.data)};
  return cursor.at;
}

/* The same for a stored object that is a tree. */
static bool take_old(crd_arena *arena, crd_reading *reading, const crd_value *old) {
  if (!old || old->kind != CRD_MAP) return false;
  reading->old.size = 0; /* its text may have been read as far as it could be */
  for (uint32_t i = 0; i < old->size; i++) {
    const crd_member *member = &old->as.members[i];
    crd_string name = crd_member_name(member);
    meta_member meta = meta_member_of(name);
    if (meta == META_UNKNOWN) return false;
    if (crd_string_equal(name, CRD_STRING("status"))) reading->status = &member->value;
    if (meta != META_NONE)
      crd_value_add(arena, &reading->old, name, crd_value_copy(arena, &member->value)); /* decoding changes it */
  }
  return true;
}

/* ---- stages ---- */

/* The partial tree of the object that was sent. */
static crd_value *make_head(crd_arena *arena, const crd_reading *reading) {
  const one_pass *pass = &reading->pass;
  crd_value *root = crd_arena_alloc(arena, sizeof *root);
  *root = crd_value_make_map(arena, 3);
  root->offset = pass->offset;
  if (pass->api_version.size) crd_value_add(arena, root, CRD_STRING("apiVersion"), crd_value_make_string(pass->api_version));
  if (pass->kind.size) crd_value_add(arena, root, CRD_STRING("kind"), crd_value_make_string(pass->kind));
  if (pass->metadata) crd_value_add(arena, root, CRD_STRING("metadata"), *pass->metadata);
  return root;
}

/* Gives up the pass: the request is judged on trees. */
static bool give_up(request_state *state) {
  state->pass.gave_up = true;
  return false;
}

/* Sets the object's apiVersion, kind and metadata, which are all members of `root`; false if the pass must give up, or with
 * a message for invalid metadata. */
static bool take_head(request_state *state, crd_string api_version, crd_string own_kind, const request_source *source,
                      request_object *object, crd_string *message) {
  const crd_kind *kind = state->kind;
  *object = (request_object){.root = source->object,
                             .group = kind->group,
                             .version = kind->version,
                             .kind = kind->kind,
                             .matched = true,
                             .same_version = true};
  return crd_kind_is_version(kind, api_version) && crd_string_equal(own_kind, kind->kind) &&
         crd_request_coerce_metadata(state, source, object, message);
}

/* False for an object that is being deleted, whose changes the layers compare, and for the greatest generation,
 * which wraps. */
static bool is_ordinary(request_meta old) {
  const crd_value *deleted = crd_request_meta_get(old, META_DELETION_TIMESTAMP);
  const int64_t generation = crd_request_meta_int(old, META_GENERATION);
  return (!deleted || deleted->kind == CRD_NULL) && generation >= 0 && generation < INT64_MAX;
}

bool crd_request_reading_stored(request_state *state) {
  crd_value *old = &state->pass.reading->old;
  const request_source source = {.object = old, .stored = true};
  const crd_value *api_version = crd_value_get(old, CRD_STRING("apiVersion"));
  const crd_value *kind = crd_value_get(old, CRD_STRING("kind"));
  request_object *object = &state->stored.object;
  crd_string message;
  if (!take_head(state, crd_value_text(api_version), crd_value_text(kind), &source, object, &message)) return give_up(state);
  return is_ordinary(object->meta) || give_up(state);
}

bool crd_request_reading_sent(request_state *state) {
  const one_pass *pass = &state->pass.reading->pass;
  const request_source source = {.object = make_head(state->arena, state->pass.reading)};
  crd_string message = {NULL, 0};
  if (take_head(state, pass->api_version, pass->kind, &source, &state->object, &message)) {
    state->verdict->name = crd_request_meta_string(state->object.meta, META_NAME);
    return true;
  }
  return message.size ? crd_request_refuse_decoding(state, message) : give_up(state);
}

/* If the status cannot be stored the struct has a part of it: give up. */
bool crd_request_reading_keep_status(request_state *state) {
  crd_reading *reading = state->pass.reading;
  one_pass *pass = &reading->pass;
  return !state->kind->has_status || pass->keeps_status || crd_one_pass_keep_status(pass, reading->status) || give_up(state);
}

static bool replicas_hold(const one_pass *pass, crd_string path) {
  const void *place;
  const crd_type *type = crd_one_pass_find(pass, path, &place);
  if (!type) return false;
  if (!place) return true;
  if (type->storage != CRD_STORE_INT) return false;
  return *(const int64_t *)place >= 0 && *(const int64_t *)place <= INT32_MAX;
}

/* crd_request_check_scale_spec and crd_request_check_scale_status on the struct. */
static bool scale_holds(const crd_scale *scale, const one_pass *pass) {
  const void *place;
  if (!scale) return true;
  if (!replicas_hold(pass, scale->spec_replicas_path) || !replicas_hold(pass, scale->status_replicas_path)) return false;
  if (!scale->label_selector_path.size) return true;
  const crd_type *type = crd_one_pass_find(pass, scale->label_selector_path, &place);
  return type && (!place || type->storage == CRD_STORE_STRING);
}

/* Whether the errors of the pass are complete. */
static bool tells_all(const request_state *state, const one_pass *pass) {
  bool looked_at = state->kind->scale || state->request->want_storage; /* by who may miss what the struct lacks */
  if ((pass->errors.count || pass->doubt_count) && looked_at) return false;
  if (pass->errors.truncated || state->verdict->errors.truncated) return false; /* what is kept hangs on the way */
  return !crd_strict_full(&pass->unknown) && !crd_strict_full(&pass->unknown_embedded);
}

bool crd_request_reading_walk(request_state *state) {
  crd_reading *reading = state->pass.reading;
  one_pass *pass = &reading->pass;
  crd_errors *errors = &state->verdict->errors;
  uint32_t from = errors->count;
  if (!crd_one_pass_conclude(pass, state->object.root) || !scale_holds(state->kind->scale, pass)) return give_up(state);
  if (pass->update && (pass->errors.count || pass->doubt_count)) {
    if (!crd_one_pass_settle(pass, reading->text, reading->old_text, state->request->old_object)) return give_up(state);
    bool looked_at = state->request->want_storage || crd_request_wants_layers(state->request);
    if (pass->odd && !pass->errors.count && looked_at) return give_up(state); /* forgiven, but the struct lacks it */
  }
  for (uint32_t i = 0; i < pass->errors.count; i++) crd_errors_add(errors, pass->errors.items[i]);
  crd_walk_drop_repeated(errors, from);
  if (!tells_all(state, pass)) return give_up(state);
  if (state->request->want_storage || crd_request_wants_layers(state->request)) state->storage = pass->storage;
  if (!state->strict) return true;
  crd_request_note_pruned(state, &pass->unknown);
  crd_request_note_pruned(state, &pass->unknown_embedded);
  return true;
}

bool crd_request_reading_compare(request_state *state) {
  crd_reading *reading = state->pass.reading;
  if (reading->pass.odd) return give_up(state); /* for rules that were left out */
  if (!crd_one_pass_tell_rules(&reading->pass, &state->verdict->errors)) return give_up(state);
  if (!reading->pass.rules.left_out) return true;
  const crd_value *old = state->request->old_object;
  if (reading->old_text.size) old = crd_json_parse(state->arena, reading->old_text, NULL, NULL);
  return (old && crd_one_pass_transitions(&reading->pass, old)) || give_up(state);
}

const crd_value *crd_request_head(crd_arena *arena, const crd_request *request) {
  return make_head(arena, request->reading);
}

/* ---- the request ---- */

bool crd_request_begin_reading(request_state *state) {
  const crd_request *request = state->request;
  crd_reading *reading = request->reading;
  if (!reading) {
    crd_request own = *request;
    const char *end = crd_request_read(state->arena, &own, request->body);
    if (!end) return false;
    crd_string rest = {end, (size_t)(request->body.data + request->body.size - end)};
    crd_json_cursor cursor = crd_json_cursor_at(state->arena, rest);
    reading = own.reading;
    if (!crd_json_done(&cursor)) return false;
  }
  bool tree = request->operation == CRD_UPDATE && !reading->old_text.size;
  if (tree && !take_old(state->arena, reading, request->old_object)) return false;
  state->pass.reading = reading;
  return true;
}

/* Whether an error shows the metadata; only trees have the generation of an update. */
static bool shows_metadata(const crd_errors *errors) {
  for (uint32_t i = 0; i < errors->count; i++)
    if (errors->items[i].stage <= CRD_STAGE_META && errors->items[i].value.data.kind == CRD_MAP) return true;
  return false;
}

/* Whether the verdict of the pass is valid. On trees, an object that is refused before its checks is already shaped, and its
 * unknown fields are recorded. */
static bool decoded_stands(const request_state *state) {
  const crd_request *request = state->request;
  const one_pass *pass = &state->pass.reading->pass;
  if (state->pass.gave_up) return false;
  if (state->verdict->allowed) return true;
  if (state->verdict->code != 422) return !pass->unknown.count && !pass->unknown_embedded.count;
  return state->origin == REQUEST_ADMISSION || request->operation == CRD_CREATE || !shows_metadata(&state->verdict->errors);
}

bool crd_request_end_reading(request_state *state) {
  crd_verdict *verdict = state->verdict;
  crd_object *head = state->pass.reading->pass.storage;
  if (decoded_stands(state)) {
    head->value = NULL;
    head->partial = false;
    verdict->object = NULL;
    verdict->storage = state->request->want_storage && (verdict->allowed || verdict->code == 422) ? head : NULL;
    verdict->fast = !state->handler.undecodable.size; /* of what could not be decoded not even the kind is known */
    return true;
  }
  crd_request_begin_verdict(state);
  return false;
}

const crd_request *crd_request_without_reading(crd_arena *arena, const crd_request *request) {
  const crd_reading *reading = request->reading;
  if (!reading) return request;
  crd_request *own = crd_arena_alloc(arena, sizeof *own);
  *own = *request;
  own->object = crd_json_parse(arena, request->body, NULL, NULL);
  own->body = (crd_string){NULL, 0};
  if (reading->old_text.size) own->old_object = crd_json_parse(arena, reading->old_text, NULL, NULL);
  own->reading = NULL;
  return own;
}
