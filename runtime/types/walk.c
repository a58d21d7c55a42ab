/* The walk. At every node: the value is shaped (unknown fields and stray nulls out, defaults in), its children are walked,
 * it is checked, and its storage is filled. Children come before the node's own checks, because anyOf and the like see the
 * whole shaped value.
 *
 * An object is shaped before its children are walked, so that its members no longer move when structs point to them. */
#include "engine.h"

#include <crd/metadata.h>

/* The members of an object resolved against its type. */
typedef struct resolved {
  uint16_t *fields;  /* per member: index of the declared property, or UNDECLARED */
  uint64_t *present; /* bit per declared property */
} resolved;

#define UNDECLARED UINT16_MAX
#define MEMBERS_ON_STACK 48
#define WORDS_ON_STACK 4

static bool is_meta_name(const crd_member *member) {
  return (member->name_size == 4 && memcmp(member->name, "kind", 4) == 0) ||
         (member->name_size == 8 && memcmp(member->name, "metadata", 8) == 0) ||
         (member->name_size == 10 && memcmp(member->name, "apiVersion", 10) == 0);
}

static crd_path path_member(const crd_path *parent, const crd_member *member, bool declared) {
  crd_path path = {parent, {member->name, member->name_size}, 0, declared ? CRD_PATH_FIELD : CRD_PATH_KEY};
  return path;
}

/* pruning.prune without a schema: objects lose all their fields, wherever they stand in nested lists. */
static void empty_objects(walker *w, crd_value *value, const crd_path *path) {
  if (value->kind == CRD_MAP) {
    for (uint32_t i = 0; w->walk->unknown && i < value->size; i++) {
      crd_path child = path_member(path, &value->as.members[i], false);
      crd_texts_add(w->walk->unknown, crd_path_text(w->arena, CRD_STRING(""), &child, CRD_PATH_DOTTED));
    }
    value->size = 0;
  } else if (value->kind == CRD_LIST) {
    for (uint32_t i = 0; i < value->size; i++) {
      crd_path child = {path, {NULL, 0}, i, CRD_PATH_INDEX};
      empty_objects(w, &value->as.items[i], &child);
    }
  }
}

/* Whether pruning takes this undeclared or declared member out. */
static bool is_pruned(const crd_type *type, const crd_member *member, const crd_field *field, bool resource, pruning prune) {
  if (prune != PRUNE || (type->flags & CRD_TYPE_PRESERVE_UNKNOWN)) return false;
  return !field && !type_has_additional(type) && !(resource && is_meta_name(member));
}

static const crd_type *member_type(const crd_type *type, const crd_field *field) {
  return field ? field->type : type->additional;
}

static void note_unknown(walker *w, const crd_path *path, const crd_member *member) {
  if (!w->walk->unknown || (!path && is_meta_name(member))) return;
  crd_path child = path_member(path, member, false);
  crd_texts_add(w->walk->unknown, crd_path_text(w->arena, CRD_STRING(""), &child, CRD_PATH_DOTTED));
}

static crd_value default_copy(walker *w, const crd_type *type, uint32_t offset) {
  crd_value copy = crd_value_copy(w->arena, type->default_value);
  copy.flags |= CRD_VALUE_DEFAULTED;
  copy.offset = offset;
  return copy;
}

/* Null values of declared fields and of additionalProperties: taken out (false) or replaced by the default. Mirrors
 * PruneNonNullableNullsWithoutDefaults and the null cases of defaulting.Default. */
static bool settle_null(walker *w, const crd_type *type, crd_value *value) {
  if (value->kind != CRD_NULL || !type || (type->flags & CRD_TYPE_NULLABLE)) return true;
  if (!type->default_value) return false;
  *value = default_copy(w, type, value->offset);
  return true;
}

static void resolve(const crd_type *type, const crd_value *value, resolved *members) {
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_member *member = &value->as.members[i];
    const crd_field *field = type_field(type, member->name, member->name_size);
    size_t index = field ? (size_t)(field - type->fields->items) : UNDECLARED;
    members->fields[i] = (uint16_t)index;
    if (field) members->present[index / 64] |= 1ull << (index % 64);
  }
}

/* Takes out what pruning and null removal take out, keeping the members and their resolution in step. */
static void prune_members(walker *w, const crd_type *type, crd_value *value, const crd_path *path, bool resource,
                          pruning prune, resolved *members) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < value->size; i++) {
    crd_member *member = &value->as.members[i];
    uint16_t index = members->fields[i];
    const crd_field *field = index == UNDECLARED ? NULL : &type->fields->items[index];
    if (is_pruned(type, member, field, resource, prune)) {
      note_unknown(w, path, member);
      continue;
    }
    if (!settle_null(w, member_type(type, field), &member->value)) {
      if (field) members->present[index / 64] &= ~(1ull << (index % 64));
      continue;
    }
    if (kept != i) {
      value->as.members[kept] = *member;
      members->fields[kept] = index;
    }
    kept++;
  }
  value->size = kept;
}

static void make_room(walker *w, crd_value *value, uint32_t more) {
  uint32_t capacity = value->capacity ? value->capacity : value->size;
  if (value->size + more <= capacity) return;
  size_t bytes = value->size * sizeof(crd_member);
  crd_member *grown = crd_arena_alloc(w->arena, bytes + more * sizeof(crd_member));
  if (bytes) memcpy(grown, value->as.members, bytes);
  value->as.members = grown;
  value->capacity = value->size + more;
}

static uint32_t bits_of(uint64_t word) {
  uint32_t count = 0;
  for (; word; word &= word - 1) count++;
  return count;
}

/* Puts the defaults of absent fields in. `members->fields` has room for all declared properties. */
static void default_members(walker *w, const crd_type *type, crd_value *value, resolved *members) {
  const crd_fields *fields = type->fields;
  if (!fields || !fields->defaulted) return;
  for (size_t word = 0; word * 64 < fields->count; word++) {
    uint64_t missing = fields->defaulted[word] & ~members->present[word];
    if (!missing) continue;
    make_room(w, value, bits_of(missing));
    for (size_t i = word * 64; missing; missing >>= 1, i++) {
      if (!(missing & 1)) continue;
      const crd_field *field = &fields->items[i];
      members->fields[value->size] = (uint16_t)i;
      crd_member *member = &value->as.members[value->size++];
      member->name = field->name.data;
      member->name_size = (uint32_t)field->name.size;
      member->name_offset = CRD_NO_OFFSET;
      member->value = default_copy(w, field->type, CRD_NO_OFFSET);
    }
  }
}

/* How a child is pruned: apiVersion, kind and metadata of a resource are kept and not entered, nor are unknown fields that
 * are preserved; a preserving object prunes its declared fields again. */
static pruning member_pruning(const crd_type *type, const crd_member *member, const crd_field *field, bool resource,
                              pruning prune) {
  if (prune == PRUNE_NOT || (resource && is_meta_name(member))) return PRUNE_NOT;
  return field || type_has_additional(type) ? PRUNE : PRUNE_NOT;
}

/* Walks a child with the old value it is correlated with. Below a node without correlation there is none, nor in the
 * branches of composites: kube-openapi makes their validators without options (SchemaValidatorOptions.Options). */
static uint32_t walk_child(walker *w, const crd_type *type, crd_value *value, const crd_path *path, const ratchet *old,
                           pruning prune, void *place, bool *held) {
  ratchet child;
  bool found =
      old && (w->mode & CRD_WALK_CHECK) &&
      (path->kind == CRD_PATH_INDEX ? ratchet_index(old, path->index, &child) : ratchet_key(old, path->name, &child));
  return walk_node(w, type, value, path, found ? &child : NULL, prune, place, held);
}

/* The storage of one member: a struct's field or a map's entry. */
typedef struct target {
  void *place; /* what walk_node fills; NULL when nothing is to be filled */
  void **link; /* where the struct's address goes once it is held (fields of OBJECT storage) */
} target;

static target field_target(walker *w, const crd_field *field, void *object) {
  target to = {NULL, NULL};
  if (!object) return to;
  to.place = (char *)object + field->offset;
  if (field->type->storage == CRD_STORE_OBJECT) {
    to.link = to.place;
    to.place = crd_arena_alloc(w->arena, field->type->struct_size);
  }
  return to;
}

static void field_settle(const crd_type *type, void *object, uint16_t index, target to, bool held) {
  crd_object *head = object;
  if (!held) {
    head->odd = true;
    return;
  }
  if (to.link) *to.link = to.place;
  uint32_t *has = (uint32_t *)(void *)((char *)object + type->has_offset);
  has[index / 32] |= 1u << (index % 32);
}

/* Walks the members of a map and fills `object` (a struct) or `entries` (of a MAP storage). */
static uint32_t walk_members(walker *w, const crd_type *type, crd_value *value, const crd_path *path, const ratchet *old,
                             pruning prune, bool resource, const resolved *members, void *object, char *entries,
                             bool *all_held) {
  uint32_t matches = 0;
  size_t stride = entries ? entry_size(type->additional) : 0;
  for (uint32_t i = 0; i < value->size; i++) {
    crd_member *member = &value->as.members[i];
    uint16_t index = members->fields[i];
    const crd_field *field = index == UNDECLARED ? NULL : &type->fields->items[index];
    const crd_type *child_type = member_type(type, field);
    pruning child_prune = member_pruning(type, member, field, resource, prune);
    crd_path child = path_member(path, member, field != NULL);
    if (!child_type) {
      if (child_prune == PRUNE && (w->mode & CRD_WALK_SHAPE)) empty_objects(w, &member->value, &child);
      continue;
    }
    bool held = false;
    if (field) {
      target to = field_target(w, field, object);
      matches += walk_child(w, child_type, &member->value, &child, old, child_prune, to.place, &held);
      if (object) field_settle(type, object, index, to, held && member->value.kind != CRD_NULL);
    } else {
      char *entry = entries ? entries + i * stride : NULL;
      if (entry) *(crd_string *)(void *)entry = crd_member_name(member);
      matches += walk_child(w, child_type, &member->value, &child, old, child_prune,
                            entry ? entry + CRD_ENTRY_VALUE_OFFSET : NULL, &held);
      *all_held = *all_held && held;
    }
  }
  return matches;
}

static uint32_t walk_map(walker *w, const crd_type *type, crd_value *value, const crd_path *path, const ratchet *old,
                         pruning prune, void *place, bool *held) {
  bool resource = (type->flags & CRD_TYPE_EMBEDDED) || !path;
  size_t declared = type->fields ? type->fields->count : 0;
  size_t room = value->size + declared, words = declared / 64 + 1;
  uint16_t fields_on_stack[MEMBERS_ON_STACK];
  uint64_t present_on_stack[WORDS_ON_STACK] = {0};
  resolved members = {fields_on_stack, present_on_stack};
  if (room > MEMBERS_ON_STACK) members.fields = crd_arena_alloc(w->arena, room * sizeof(uint16_t));
  if (words > WORDS_ON_STACK) members.present = crd_arena_zalloc(w->arena, words * sizeof(uint64_t));
  resolve(type, value, &members);
  if (w->mode & CRD_WALK_SHAPE) {
    prune_members(w, type, value, path, resource, prune, &members);
    default_members(w, type, value, &members);
  }
  bool all_held = true;
  void *object = NULL;
  char *entries = NULL;
  if (place && type->storage == CRD_STORE_OBJECT) {
    object = place;
    ((crd_object *)object)->value = value;
  } else if (place && type->storage == CRD_STORE_MAP) {
    entries = crd_arena_zalloc(w->arena, value->size * entry_size(type->additional));
  }
  uint32_t matches = walk_members(w, type, value, path, old, prune, resource, &members, object, entries, &all_held);
  if (entries) {
    crd_list *list = place;
    list->items = entries;
    list->count = value->size;
  }
  *held = object || (entries && all_held);
  return matches;
}

static uint32_t walk_list(walker *w, const crd_type *type, crd_value *value, const crd_path *path, const ratchet *old,
                          pruning prune, void *place, bool *held) {
  uint32_t matches = 0;
  bool preserving = prune == PRUNE_PRESERVE || (prune == PRUNE && (type->flags & CRD_TYPE_PRESERVE_UNKNOWN));
  pruning item_prune = prune == PRUNE_NOT ? PRUNE_NOT : preserving ? PRUNE_PRESERVE : PRUNE;
  bool filling = place && type->storage == CRD_STORE_LIST;
  size_t stride = filling ? storage_size(type->items) : 0;
  char *items = filling ? crd_arena_zalloc(w->arena, value->size * stride) : NULL;
  bool all_held = true;
  for (uint32_t i = 0; i < value->size; i++) {
    crd_value *item = &value->as.items[i];
    crd_path child = {path, {NULL, 0}, i, CRD_PATH_INDEX};
    if (!type->items) {
      if (item_prune == PRUNE && (w->mode & CRD_WALK_SHAPE)) empty_objects(w, item, &child);
      continue;
    }
    /* A null item is never removed: without a default it stays. */
    if ((w->mode & CRD_WALK_SHAPE) && type->items->default_value) settle_null(w, type->items, item);
    bool item_held = false;
    matches += walk_child(w, type->items, item, &child, old, item_prune, filling ? items + i * stride : NULL, &item_held);
    all_held = all_held && item_held;
  }
  if (filling) {
    crd_list *list = place;
    list->items = items;
    list->count = value->size;
  }
  *held = filling && all_held;
  return matches;
}

/* Embedded resources: their apiVersion, kind and metadata are coerced while shaping and validated in a stage of their own.
 * The root is the request's business. */
static void walk_embedded(walker *w, const crd_type *type, crd_value *value, const crd_path *path) {
  if (!(type->flags & CRD_TYPE_EMBEDDED) || !path || value->kind != CRD_MAP) return;
  if (!(w->mode & (CRD_WALK_SHAPE | CRD_WALK_EMBEDDED))) return;
  crd_string text = crd_path_text(w->arena, CRD_STRING(""), path, CRD_PATH_SUBSCRIPT);
  if ((w->mode & CRD_WALK_SHAPE) && w->walk->stored) {
    crd_embedded_coerce_stored(w->arena, value, text);
  } else if (w->mode & CRD_WALK_SHAPE) {
    crd_string error = {NULL, 0};
    bool good = crd_embedded_coerce(w->arena, value, text, w->walk->unknown_embedded, &error);
    if (!good && w->walk->fatal.size == 0) w->walk->fatal = error;
  }
  if (w->mode & CRD_WALK_EMBEDDED) crd_embedded_validate(w->walk->errors, value, text);
}

/* What the node is beside its children, when it is not null: kube-openapi's SchemaValidator.Validate. */
static uint32_t check_node(walker *w, const crd_type *type, crd_value *value, const crd_path *path) {
  uint32_t matches = check_keywords(w, type, value, path);
  const crd_checks *checks = type->checks;
  if (checks && (checks->any_of_count || checks->one_of_count || checks->all_of_count || checks->not_))
    matches += check_composites(w, checks, value, path);
  return matches;
}

uint32_t walk_node(walker *w, const crd_type *type, crd_value *value, const crd_path *path, const ratchet *old,
                   pruning prune, void *place, bool *held) {
  uint32_t failures = w->failures, matches = 0;
  uint32_t errors = w->walk->errors ? w->walk->errors->count : 0;
  bool check = w->mode & CRD_WALK_CHECK;
  if (place) memset(place, 0, storage_size(type));
  walk_embedded(w, type, value, path);
  switch (value->kind) {
  case CRD_MAP:
    matches = walk_map(w, type, value, path, old, prune, place, held);
    if (check) check_object(w, type, value, path);
    break;
  case CRD_LIST:
    matches = walk_list(w, type, value, path, old, prune, place, held);
    if (check && type->checks) check_list_length(w, type->checks, value, path);
    if ((w->mode & CRD_WALK_LISTS) && type->list_kind >= CRD_LIST_SET) check_list_kind(w, type, value, path);
    break;
  default:
    break;
  }
  if (place && !*held) *held = storage_fill_scalar(type, value, place);
  if (check)
    matches = value->kind == CRD_NULL ? check_null(w, type, value, path) : matches + check_node(w, type, value, path);
  /* ratchetingValueValidator.Validate: what did not change is forgiven. */
  if (old && w->failures != failures && ratchet_unchanged(old)) {
    w->failures = failures;
    if (!w->quiet) crd_errors_truncate(w->walk->errors, errors);
  }
  return matches;
}

static bool walk_pass(crd_walk *walk, unsigned mode, const crd_type *type, crd_value *value, void *storage,
                      const ratchet *old) {
  walker w = {.walk = walk, .arena = walk->arena, .mode = mode};
  bool held = false;
  walk_node(&w, type, value, NULL, old, PRUNE, storage, &held);
  return held;
}

static uint32_t error_hash(const crd_error *error) {
  uint32_t hash = 2166136261u ^ error->type;
  for (size_t i = 0; i < error->field.size; i++) hash = (hash ^ (uint8_t)error->field.data[i]) * 16777619u;
  for (size_t i = 0; i < error->detail.size; i++) hash = (hash ^ (uint8_t)error->detail.data[i]) * 16777619u;
  return hash;
}

static bool same_error(const crd_error *a, const crd_error *b) {
  return a->type == b->type && crd_string_equal(a->field, b->field) && crd_string_equal(a->detail, b->detail);
}

/* kube-openapi's Result.AddErrors keeps schema errors of equal text once; `from` is the first of this walk. */
static void drop_repeated(crd_errors *errors, uint32_t from) {
  uint32_t room = 16, kept = from;
  while (room < 2 * (errors->count - from)) room *= 2;
  uint32_t *slots = crd_arena_zalloc(errors->arena, room * sizeof *slots); /* index + 1 of an error kept */
  for (uint32_t i = from; i < errors->count; i++) {
    const crd_error *error = &errors->items[i];
    bool repeated = false;
    if (error->stage == CRD_STAGE_SCHEMA) {
      uint32_t slot = error_hash(error) & (room - 1);
      while (slots[slot] && !(repeated = same_error(&errors->items[slots[slot] - 1], error))) slot = (slot + 1) & (room - 1);
      if (!repeated) slots[slot] = kept + 1;
    }
    if (!repeated) errors->items[kept++] = *error;
  }
  errors->count = kept;
}

void crd_walk_run(crd_walk *walk, const crd_type *type, crd_value *value, void *storage) {
  uint32_t from = walk->errors ? walk->errors->count : 0;
  if (!walk->old) {
    walk_pass(walk, walk->mode, type, value, storage, NULL);
  } else {
    if (walk->mode & CRD_WALK_SHAPE) walk_pass(walk, CRD_WALK_SHAPE, type, value, NULL, NULL);
    unsigned checks = walk->mode & ~(unsigned)CRD_WALK_SHAPE;
    if (checks & CRD_WALK_CHECK) {
      ratchet root = {value, walk->old, type, true};
      walk_pass(walk, CRD_WALK_CHECK, type, value, NULL, &root);
    }
    checks &= ~(unsigned)CRD_WALK_CHECK;
    if (checks || storage) walk_pass(walk, checks, type, value, storage, NULL);
  }
  if (walk->errors && walk->errors->count > from + 1) drop_repeated(walk->errors, from);
}

bool storage_fill(crd_arena *arena, const crd_type *type, const crd_value *value, void *storage) {
  crd_walk walk = {.arena = arena};
  /* Without SHAPE the walk changes nothing. */
  return walk_pass(&walk, 0, type, (crd_value *)value, storage, NULL);
}

void crd_fill(crd_arena *arena, const crd_type *type, const crd_value *value, void *storage) {
  storage_fill(arena, type, value, storage);
}
