/* SPDX-License-Identifier: Apache-2.0 */
/* The walk. At every node the value is shaped (unknown fields and stray nulls removed, defaults added), its children are
 * walked, and it is checked. Children come before the node's own checks: anyOf and the like see the whole shaped value.
 *
 * An object's members are shaped and walked one by one in a single pass, then its missing defaults. Most nodes are scalars
 * whose schema checks only the type: they are handled inline (is_done). */
#include "../base/hash.h"
#include "../base/kin.h"
#include "../value/words.h"
#include "engine.h"
#include "keywords.h"
#include <crd/walk.h>

#include <crd/metadata.h>

#define WORDS_ON_STACK 4

/* The data for walking the members of an object. */
typedef struct object_walk {
  const crd_type *type;
  const crd_path *path;
  const ratchet *old;
  pruning prune;
  bool resource;     /* apiVersion, kind and metadata are kept and not entered */
  uint64_t *present; /* one bit for each declared property that is present; NULL if no defaults are added */
} object_walk;

static bool is_meta_name(const crd_member *member) {
  return (member->name_size == 4 && memcmp(member->name, "kind", 4) == 0) ||
         (member->name_size == 8 && memcmp(member->name, "metadata", 8) == 0) ||
         (member->name_size == 10 && memcmp(member->name, "apiVersion", 10) == 0);
}

static crd_path path_member(const crd_path *parent, const crd_member *member, bool declared) {
  crd_path path = {parent, {member->name, member->name_size}, 0, declared ? CRD_PATH_FIELD : CRD_PATH_KEY};
  return path;
}

SELDOM void crd_walk_note_unknown(crd_arena *arena, crd_strict_errors *unknown, const crd_path *parent, crd_string name,
                                  uint32_t offset) {
  if (!unknown || crd_strict_full(unknown)) return;
  const crd_path path = {parent, name, 0, CRD_PATH_KEY};
  crd_strict_add(unknown, (crd_strict_error){.kind = CRD_STRICT_UNKNOWN,
                                             .path = crd_path_text(arena, CRD_STRING(""), &path, CRD_PATH_DOTTED),
                                             .offset = offset});
}

SELDOM static void add_unknown(walker *w, const crd_path *path, const crd_member *member) {
  crd_walk_note_unknown(w->arena, w->walk->unknown, path, crd_member_name(member), member->name_offset);
}

/* pruning.prune without a schema: removes all fields of objects, also within nested lists. */
SELDOM static void empty_objects(walker *w, crd_value *value, const crd_path *path) {
  if (value->kind == CRD_MAP) {
    for (uint32_t i = 0; i < value->size; i++) add_unknown(w, path, &value->as.members[i]);
    value->size = 0;
  } else if (value->kind == CRD_LIST) {
    for (uint32_t i = 0; i < value->size; i++) {
      crd_path child = {path, {NULL, 0}, i, CRD_PATH_INDEX};
      empty_objects(w, &value->as.items[i], &child);
    }
  }
}

/* Whether pruning removes this undeclared member. */
static bool is_pruned(const crd_type *type, const crd_member *member, bool resource, pruning prune) {
  if (prune != PRUNE || (type->flags & CRD_TYPE_PRESERVE_UNKNOWN)) return false;
  return !type_has_additional(type) && !(resource && is_meta_name(member));
}

static const crd_type *member_type(const crd_type *type, const crd_field *field) {
  return field ? field->type : type->additional;
}

SELDOM static void note_pruned(walker *w, const crd_path *path, const crd_member *member) {
  if (path || !is_meta_name(member)) add_unknown(w, path, member);
}

static crd_value default_copy(walker *w, const crd_type *type, uint32_t offset) {
  crd_value copy = crd_value_copy(w->arena, type->default_value);
  copy.flags |= CRD_VALUE_DEFAULTED;
  copy.offset = offset;
  return copy;
}

/* For a null of a declared field or of additionalProperties: sets the default, or returns false if it must be removed.
 * Mirrors PruneNonNullableNullsWithoutDefaults and the null cases of defaulting.Default. */
static bool settle_null(walker *w, const crd_type *type, crd_value *value) {
  if (value->kind != CRD_NULL || !type || (type->flags & CRD_TYPE_NULLABLE)) return true;
  if (!type->default_value) return w->in_default;
  *value = default_copy(w, type, value->offset);
  return true;
}

static void reserve_members(walker *w, crd_value *value, uint32_t more) {
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

/* How a child is pruned. apiVersion, kind and metadata of a resource are not pruned, nor are unknown fields that are
 * preserved. In an object that preserves unknown fields, declared fields are pruned again. */
static pruning member_pruning(const crd_type *type, const crd_member *member, const crd_field *field, bool resource,
                              pruning prune) {
  if (prune == PRUNE_NOT || (resource && is_meta_name(member))) return PRUNE_NOT;
  return field || type_has_additional(type) ? PRUNE : PRUNE_NOT;
}

/* Whether a scalar needs no walk, as most do not. If so, sets its part of the MatchCount. */
static inline bool is_done(const walker *w, const crd_type *type, const crd_value *value, uint32_t *matches) {
  if (value->kind < CRD_BOOL || value->kind > CRD_STRING_VALUE) return false;
  *matches = plain_matches(type, value);
  return *matches || !(w->mode & CRD_WALK_CHECK);
}

/* Walks a member that is not a plain scalar, with the old value that it is correlated with. It has none below a node that is
 * not correlated, nor in branches of composites: kube-openapi makes their validators
 * without options (SchemaValidatorOptions.Options). */
static uint32_t walk_member_node(walker *w, const object_walk *object, const crd_field *field, crd_member *member,
                                 uint32_t index) {
  const crd_type *type = member_type(object->type, field);
  pruning prune = member_pruning(object->type, member, field, object->resource, object->prune);
  crd_path path = path_member(object->path, member, field != NULL);
  if (!type) {
    if (prune == PRUNE && (w->mode & CRD_WALK_SHAPE)) empty_objects(w, &member->value, &path);
    return 0;
  }
  ratchet old;
  bool found = object->old && crd_ratchet_member(object->old, member, index, type, &old);
  return crd_walk_node(w, type, &member->value, &path, found ? &old : NULL, prune);
}

static inline uint32_t walk_member(walker *w, const object_walk *object, const crd_field *field, crd_member *member,
                                   uint32_t index) {
  const crd_type *type = member_type(object->type, field);
  uint32_t matches;
  if (type && is_done(w, type, &member->value, &matches)) return matches;
  return walk_member_node(w, object, field, member, index);
}

/* Sets the defaults of absent fields, and walks them. */
static uint32_t default_members(walker *w, const object_walk *object, crd_value *value) {
  const crd_fields *fields = object->type->fields;
  uint32_t matches = 0;
  for (size_t word = 0; word * 64 < fields->count; word++) {
    uint64_t missing = fields->defaulted[word] & ~object->present[word];
    if (!missing) continue;
    reserve_members(w, value, bits_of(missing));
    for (size_t i = word * 64; missing; missing >>= 1, i++) {
      if (!(missing & 1)) continue;
      const crd_field *field = &fields->items[i];
      crd_member *member = &value->as.members[value->size++];
      member->name = field->name.data;
      member->name_size = (uint32_t)field->name.size;
      member->name_offset = CRD_NO_OFFSET;
      member->value = default_copy(w, field->type, CRD_NO_OFFSET);
      matches += walk_member(w, object, field, member, UINT32_MAX);
    }
  }
  return matches;
}

/* Shapes the members and walks those that are kept. */
static uint32_t shape_members(walker *w, const object_walk *object, crd_value *value) {
  uint32_t matches = 0, kept = 0;
  for (uint32_t i = 0; i < value->size; i++) {
    crd_member *member = &value->as.members[i];
    const crd_field *field = type_field(object->type, member->name, member->name_size);
    if (!field && is_pruned(object->type, member, object->resource, object->prune)) {
      note_pruned(w, object->path, member);
      continue;
    }
    if (member->value.kind == CRD_NULL && !settle_null(w, member_type(object->type, field), &member->value)) continue;
    if (kept != i) value->as.members[kept] = *member;
    if (field && object->present) {
      size_t index = (size_t)(field - object->type->fields->items);
      object->present[index / 64] |= 1ull << (index % 64);
    }
    matches += walk_member(w, object, field, &value->as.members[kept++], i);
  }
  value->size = kept;
  return matches;
}

static uint32_t walk_map(walker *w, const crd_type *type, crd_value *value, const crd_path *path, const ratchet *old,
                         pruning prune) {
  object_walk object = {type, path, old, prune, (type->flags & CRD_TYPE_EMBEDDED) || !path, NULL};
  uint32_t matches = 0;
  if (!(w->mode & CRD_WALK_SHAPE)) {
    for (uint32_t i = 0; i < value->size; i++) {
      crd_member *member = &value->as.members[i];
      matches += walk_member(w, &object, type_field(type, member->name, member->name_size), member, i);
    }
    return matches;
  }
  if (!type->fields || !type->fields->defaulted) return shape_members(w, &object, value);
  size_t words = type->fields->count / 64u + 1;
  uint64_t present_on_stack[WORDS_ON_STACK] = {0};
  object.present = words <= WORDS_ON_STACK ? present_on_stack : crd_arena_zalloc(w->arena, words * sizeof(uint64_t));
  matches = shape_members(w, &object, value);
  return matches + default_members(w, &object, value);
}

static uint32_t walk_list(walker *w, const crd_type *type, crd_value *value, const crd_path *path, const ratchet *old,
                          pruning prune) {
  uint32_t matches = 0;
  bool preserving = prune == PRUNE_PRESERVE || (prune == PRUNE && (type->flags & CRD_TYPE_PRESERVE_UNKNOWN));
  pruning item_prune = prune == PRUNE_NOT ? PRUNE_NOT : preserving ? PRUNE_PRESERVE : PRUNE;
  for (uint32_t i = 0; i < value->size; i++) {
    crd_value *item = &value->as.items[i];
    uint32_t item_matches;
    if (type->items && is_done(w, type->items, item, &item_matches)) {
      matches += item_matches;
      continue;
    }
    crd_path child = {path, {NULL, 0}, i, CRD_PATH_INDEX};
    if (!type->items) {
      if (item_prune == PRUNE && (w->mode & CRD_WALK_SHAPE)) empty_objects(w, item, &child);
      continue;
    }
    /* A null item is never removed: without a default it stays. */
    if ((w->mode & CRD_WALK_SHAPE) && type->items->default_value) settle_null(w, type->items, item);
    ratchet old_item;
    bool found = old && crd_ratchet_index(old, i, &old_item);
    matches += crd_walk_node(w, type->items, item, &child, found ? &old_item : NULL, item_prune);
  }
  return matches;
}

/* Removes nulls of an embedded resource's own fields before these are coerced. */
SELDOM static void drop_meta_nulls(const crd_type *type, crd_value *value) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < value->size; i++) {
    crd_member *member = &value->as.members[i];
    const crd_field *field = NULL;
    if (member->value.kind == CRD_NULL && is_meta_name(member)) field = type_field(type, member->name, member->name_size);
    if (field && !field->type->default_value && !(field->type->flags & CRD_TYPE_NULLABLE)) continue;
    if (kept != i) value->as.members[kept] = *member;
    kept++;
  }
  value->size = kept;
}

/* Embedded resources: apiVersion, kind and metadata are coerced while shaping, and validated in a stage of their own. For
 * the root the request does this. */
static void walk_embedded(walker *w, const crd_type *type, crd_value *value, const crd_path *path) {
  if (!(type->flags & CRD_TYPE_EMBEDDED) || !path || value->kind != CRD_MAP) return;
  if (!(w->mode & (CRD_WALK_SHAPE | CRD_WALK_EMBEDDED))) return;
  bool coerce = (w->mode & CRD_WALK_SHAPE) && !w->in_default;
  if (coerce) drop_meta_nulls(type, value);
  crd_string none = {NULL, 0};
  if (coerce && w->walk->stored) {
    w->walk->misfits = !crd_embedded_coerce_stored(w->arena, value) || w->walk->misfits;
  } else if (coerce) {
    crd_string error = {NULL, 0};
    bool good = crd_embedded_coerce(w->arena, value, none, path, w->walk->unknown_embedded, &error);
    if (!good && w->walk->fatal.size == 0) w->walk->fatal = error;
  }
  if (w->mode & CRD_WALK_EMBEDDED) crd_embedded_validate_as(w->walk->errors, value, none, path, w->walk->keep_repeated);
}

/* Checks a node that is not null, without its children: kube-openapi's SchemaValidator.Validate. */
static uint32_t check_node(walker *w, const crd_type *type, crd_value *value, const crd_path *path) {
  uint32_t matches = plain_matches(type, value);
  if (matches) return matches;
  matches = crd_check_keywords(w, type, value, path);
  const crd_checks *checks = type->checks;
  if (checks && has_composites(checks)) matches += crd_check_composites(w, crd_walk_node, checks, value, path);
  return matches;
}

uint32_t crd_walk_node(walker *w, const crd_type *type, crd_value *value, const crd_path *path, const ratchet *old,
                       pruning prune) {
  crd_arena_poll(w->arena);
  uint32_t failures = w->failures, matches = 0;
  uint32_t errors = w->walk->errors ? w->walk->errors->count : 0;
  bool check = w->mode & CRD_WALK_CHECK, was_in_default = w->in_default;
  if (value->flags & CRD_VALUE_DEFAULTED) w->in_default = true;
  walk_embedded(w, type, value, path);
  switch (value->kind) {
  case CRD_MAP:
    matches = walk_map(w, type, value, path, old, prune);
    if (check) crd_check_object(w, type, value, path);
    break;
  case CRD_LIST:
    matches = walk_list(w, type, value, path, old, prune);
    if (check && type->checks) crd_check_list_length(w, type->checks, value, path);
    if ((w->mode & CRD_WALK_LISTS) && type->list_kind >= CRD_LIST_SET) crd_check_list_kind(w, type, value, path);
    break;
  default:
    break;
  }
  w->in_default = was_in_default;
  if (!check) return matches;
  matches = value->kind == CRD_NULL ? crd_check_null(w, type, value, path) : matches + check_node(w, type, value, path);
  /* ratchetingValueValidator.Validate: errors of an unchanged value are forgiven. */
  if (old && w->failures != failures && crd_ratchet_unchanged(old)) {
    w->failures = failures;
    if (!w->quiet) crd_errors_truncate(w->walk->errors, errors);
  }
  return matches;
}

/* Runs one pass. False if a check of the schema failed. A quiet pass adds no errors for these. */
static bool walk_pass(crd_walk *walk, unsigned mode, bool quiet, const crd_type *type, crd_value *value,
                      const ratchet *old) {
  walker w = {.walk = walk, .arena = walk->arena, .mode = mode, .quiet = quiet};
  crd_walk_node(&w, type, value, NULL, old, PRUNE);
  return w.failures == 0;
}

/* The hash has a seed, since the sender chooses names that fields and details contain. */
SELDOM static uint32_t error_hash(uint64_t seed, const crd_error *error) {
  uint64_t hash = crd_words_compute_hash(hash_name(seed ^ error->type, error->field), error);
  return (uint32_t)(hash ^ hash >> 32);
}

SELDOM static bool same_error(const crd_error *a, const crd_error *b) {
  return a->type == b->type && crd_string_equal(a->field, b->field) && crd_words_are_same(a, b);
}

void crd_walk_drop_repeated(crd_errors *errors, uint32_t from) {
  if (errors->count <= from + 1) return;
  uint32_t room = 16, kept = from;
  while (room < 2 * (errors->count - from)) room *= 2;
  uint32_t *slots = crd_arena_zalloc(errors->arena, room * sizeof *slots); /* index + 1 of an error kept */
  for (uint32_t i = from; i < errors->count; i++) {
    const crd_error *error = &errors->items[i];
    bool repeated = false;
    if (error->stage == CRD_STAGE_SCHEMA) {
      uint32_t slot = error_hash(crd_arena_seed(errors->arena), error) & (room - 1);
      while (slots[slot] && !(repeated = same_error(&errors->items[slots[slot] - 1], error))) slot = (slot + 1) & (room - 1);
      if (!repeated) slots[slot] = kept + 1;
    }
    if (!repeated) errors->items[kept++] = *error;
  }
  errors->count = kept;
}

void crd_walk_run(crd_walk *walk, const crd_type *type, crd_value *value, void *storage) {
  uint32_t from = walk->errors ? walk->errors->count : 0;
  /* Ratcheting only forgives errors, and compares with the whole new value: it runs only if a check failed. */
  bool ratcheting = walk->old && (walk->mode & CRD_WALK_CHECK);
  if (walk->mode && !walk_pass(walk, walk->mode, ratcheting, type, value, NULL) && ratcheting) {
    ratchet root = crd_ratchet_node(walk->arena, type, value, walk->old);
    root.root = true;
    walk_pass(walk, CRD_WALK_CHECK, false, type, value, &root);
  }
  if (storage) crd_storage_fill(walk->arena, type, value, storage);
  if (walk->errors) crd_walk_drop_repeated(walk->errors, from);
}
