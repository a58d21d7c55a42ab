/* What the generated functions of a kind are made of: each is guarded (crd/guard.h), and gives its caller an error where it
 * was stopped. */
#include <crd/guard.h>
#include <crd/json.h>
#include <crd/walk.h>

typedef struct kind_call {
  crd_arena *arena;
  const crd_kind *kind;
  crd_value *value;
  const void *object, *old;
  const crd_validate_options *options;
  crd_errors *errors;
  void *storage;
  crd_string text;
} kind_call;

/* An internal error about all of it, in the place of the last one where there is no room: nothing is allocated. */
static void note_stop(crd_errors *errors, crd_stop stop) {
  errors->truncated = true;
  if (!errors->capacity) return;
  if (errors->count == errors->capacity) errors->count--;
  errors->items[errors->count++] = (crd_error){
      .type = CRD_ERROR_INTERNAL, .stage = CRD_STAGE_TYPE_META, .offset = CRD_NO_OFFSET, .detail = crd_stop_text(stop)};
}

static void decode(void *context) {
  kind_call *call = context;
  crd_errors_reserve(call->errors);
  void *storage = crd_arena_alloc(call->arena, call->kind->struct_size);
  crd_walk walk = {.arena = call->arena, .errors = call->errors, .mode = CRD_WALK_ALL};
  crd_walk_run(&walk, call->kind->type, call->value, storage);
  if (walk.fatal.size == 0) {
    call->storage = storage;
    return;
  }
  crd_error error = {.type = CRD_ERROR_INVALID, .stage = CRD_STAGE_TYPE_META, .offset = CRD_NO_OFFSET, .detail = walk.fatal};
  crd_errors_add(call->errors, error);
}

void *crd_kind_decode(crd_arena *arena, const crd_kind *kind, crd_value *value, crd_errors *errors) {
  kind_call call = {.arena = arena, .kind = kind, .value = value, .errors = errors};
  crd_stop stop = crd_guard_once(arena, decode, &call);
  if (stop) note_stop(errors, stop);
  return stop ? NULL : call.storage;
}

/* The document of a struct: the one it was decoded from, or one made of its fields. */
static const crd_value *document_of(const kind_call *call, const void *object) {
  const crd_object *head = object;
  if (head->value) return head->value;
  crd_value *value = crd_arena_alloc(call->arena, sizeof *value);
  *value = crd_encode(call->arena, call->kind->type, object);
  return value;
}

static void validate(void *context) {
  kind_call *call = context;
  const crd_type *type = call->kind->type;
  const void *object = call->object;
  crd_errors_reserve(call->errors);
  const crd_value *old_value = call->old ? document_of(call, call->old) : NULL;
  const crd_value *value = ((const crd_object *)object)->value;
  if (!value) {
    crd_value *made = crd_arena_alloc(call->arena, sizeof *made);
    void *whole = crd_arena_alloc(call->arena, call->kind->struct_size);
    crd_walk walk = {.arena = call->arena, .errors = call->errors, .mode = CRD_WALK_ALL & ~CRD_WALK_SHAPE, .old = old_value};
    *made = crd_encode(call->arena, type, object);
    crd_walk_run(&walk, type, made, whole);
    object = whole;
    value = document_of(call, whole);
  }
  crd_layers_validate(call->arena, call->kind, value, object, old_value, call->old, call->options, call->errors);
}

bool crd_kind_validate(const crd_kind *kind, const void *object, const void *old, const crd_validate_options *options,
                       crd_errors *errors) {
  uint32_t before = errors->count;
  kind_call call = {
      .arena = errors->arena, .kind = kind, .object = object, .old = old, .options = options, .errors = errors};
  crd_stop stop = crd_guard_once(errors->arena, validate, &call);
  if (stop) note_stop(errors, stop);
  return !stop && errors->count == before;
}

static void set_defaults(void *context) {
  kind_call *call = context;
  crd_value *value = crd_arena_alloc(call->arena, sizeof *value);
  crd_walk walk = {.arena = call->arena, .mode = CRD_WALK_SHAPE};
  *value = crd_encode(call->arena, call->kind->type, call->storage);
  crd_walk_run(&walk, call->kind->type, value, call->storage);
}

bool crd_kind_default(crd_arena *arena, const crd_kind *kind, void *object) {
  kind_call call = {.arena = arena, .kind = kind, .storage = object};
  return crd_guard_once(arena, set_defaults, &call) == CRD_STOP_NONE;
}

static void encode(void *context) {
  kind_call *call = context;
  crd_value value = crd_encode(call->arena, call->kind->type, call->object);
  call->text = crd_json_encode(call->arena, &value, CRD_JSON_COMPACT);
}

crd_string crd_kind_to_json(crd_arena *arena, const crd_kind *kind, const void *object) {
  kind_call call = {.arena = arena, .kind = kind, .object = object};
  crd_stop stop = crd_guard_once(arena, encode, &call);
  return stop ? (crd_string){NULL, 0} : call.text;
}
