/* SPDX-License-Identifier: Apache-2.0 */
/* Reading and writing fields of an object's metadata as unstructured.Unstructured does. */
#include "../base/hash.h"
#include "request_parts.h"

static crd_string field_name(unsigned field) {
  return crd_core_object_meta_type.fields[field].name;
}

request_meta crd_request_meta_of(const crd_value *root) {
  crd_value *metadata = crd_value_get(root, CRD_STRING("metadata"));
  request_meta meta = {.root = (crd_value *)root}; /* the caller has the tree: it may change it */
  if (!metadata || metadata->kind != CRD_MAP) return meta;
  meta.map = metadata;
  meta.places = crd_meta_places_of(metadata);
  return meta;
}

bool crd_request_meta_is_current(const request_meta *meta) {
  const request_meta found = crd_request_meta_of(meta->root);
  return meta->map == found.map && memcmp(meta->places.at, found.places.at, sizeof found.places.at) == 0;
}

metadata_fields crd_request_meta_fields(request_meta meta) {
  metadata_fields fields = {{NULL}};
  assert(crd_request_meta_is_current(&meta));
  for (unsigned i = 0; i < META_COUNT; i++) {
    if (!meta.places.at[i]) continue;
    const crd_value *value = &meta.map->as.members[meta.places.at[i] - 1].value;
    if (value->kind != CRD_NULL) fields.of[i] = value;
  }
  return fields;
}

bool crd_request_meta_time(request_meta meta, unsigned field) {
  return crd_meta_time_is_read(crd_request_meta_get(meta, field));
}

int64_t crd_request_meta_int(request_meta meta, unsigned field) {
  const crd_value *value = crd_request_meta_get(meta, field);
  return value && value->kind == CRD_INT ? value->as.integer : 0;
}

/* Sets a field, and keeps the offset of the value that it replaces for errors. */
static void set(crd_arena *arena, request_meta *meta, unsigned field, crd_value value) {
  crd_string metadata = CRD_STRING("metadata");
  if (!meta->map && meta->root && !crd_value_get(meta->root, metadata))
    meta->map = crd_value_set(arena, meta->root, metadata, crd_value_make_map(arena, 8));
  if (!meta->map) return;
  crd_value *old = crd_request_meta_get(*meta, field);
  if (!old) {
    crd_value_add(arena, meta->map, field_name(field), value);
    meta->places.at[field] = (uint8_t)meta->map->size;
    return;
  }
  if (value.offset == CRD_NO_OFFSET) value.offset = old->offset;
  *old = value;
}

static void clear(request_meta *meta, unsigned field) {
  if (!crd_request_meta_get(*meta, field)) return;
  crd_value_remove(meta->map, field_name(field)); /* the members behind it move up */
  uint8_t *at = meta->places.at;
  for (unsigned i = 0; i < META_COUNT; i++)
    if (at[i] > at[field]) at[i]--;
  at[field] = 0;
}

void crd_request_meta_set_string(crd_arena *arena, request_meta *meta, unsigned field, crd_string text) {
  if (text.size)
    set(arena, meta, field, crd_value_make_string(text));
  else
    clear(meta, field);
}

void crd_request_meta_set_int(crd_arena *arena, request_meta *meta, unsigned field, int64_t number) {
  if (number)
    set(arena, meta, field, crd_value_make_int(number));
  else
    clear(meta, field);
}

void crd_request_meta_next_generation(crd_arena *arena, request_meta *meta, request_meta from) {
  int64_t next = (int64_t)((uint64_t)crd_request_meta_int(from, META_GENERATION) + 1);
  crd_request_meta_set_int(arena, meta, META_GENERATION, next);
}

void crd_request_meta_set(crd_arena *arena, request_meta *meta, unsigned field, const crd_value *value) {
  if (value)
    set(arena, meta, field, *value);
  else
    clear(meta, field);
}

void crd_request_meta_take_managed_fields(crd_arena *arena, request_meta *meta, request_meta from) {
  crd_string time = CRD_STRING("time");
  clear(meta, META_MANAGED_FIELDS);
  const crd_value *entries = crd_request_meta_get(from, META_MANAGED_FIELDS);
  if (!entries || entries->kind != CRD_LIST) return;
  for (uint32_t i = 0; i < entries->size; i++)
    if (!crd_meta_time_converts(arena, crd_value_get(&entries->as.items[i], time), NULL)) return;
  crd_value taken = crd_value_copy(arena, entries);
  for (uint32_t i = 0; i < taken.size; i++) { /* null becomes no pointer, the zero time null */
    crd_value *given = crd_value_get(&taken.as.items[i], time);
    if (given && given->kind == CRD_NULL)
      crd_value_remove(&taken.as.items[i], time);
    else if (given && !crd_meta_time_is_read(given))
      *given = crd_value_make_null();
  }
  set(arena, meta, META_MANAGED_FIELDS, taken);
}

/* Whether two owner references are the same in every field that metav1.OwnerReference has. */
static bool same_owner(const crd_value *a, const crd_value *b) {
  static const crd_string fields[] = {CRD_STRING_INIT("kind"),       CRD_STRING_INIT("name"),
                                      CRD_STRING_INIT("apiVersion"), CRD_STRING_INIT("uid"),
                                      CRD_STRING_INIT("controller"), CRD_STRING_INIT("blockOwnerDeletion")};
  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
    const crd_value *x = crd_value_get(a, fields[i]), *y = crd_value_get(b, fields[i]);
    if (!x != !y || (x && !crd_value_equal(x, y))) return false;
  }
  return true;
}

/* Hashes only the texts: at most nine different references have equal texts. */
SELDOM static uint64_t hash_owner(uint64_t seed, const crd_value *owner) {
  static const crd_string fields[] = {CRD_STRING_INIT("uid"), CRD_STRING_INIT("name"), CRD_STRING_INIT("kind"),
                                      CRD_STRING_INIT("apiVersion")};
  uint64_t hash = seed;
  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
    const crd_value *text = crd_value_get(owner, fields[i]);
    hash = hash_name(hash, text && text->kind == CRD_STRING_VALUE ? crd_value_string(text) : CRD_STRING(""));
  }
  return hash;
}

/* A set of owners with open addressing; the slots hold the index of the first equal owner + 1. A request may have tens of
 * thousands of owners. */
typedef struct owner_set {
  const crd_value *owners;
  uint32_t *slots;
  size_t mask;
  uint64_t seed;
} owner_set;

/* Adds `owner` with the index `index`; true if the set did not have it. */
SELDOM static bool insert_owner(owner_set *set, const crd_value *owner, uint32_t index) {
  for (size_t at = (size_t)hash_owner(set->seed, owner) & set->mask;; at = (at + 1) & set->mask) {
    if (!set->slots[at]) {
      set->slots[at] = index + 1;
      return true;
    }
    if (same_owner(&set->owners[set->slots[at] - 1], owner)) return false;
  }
}

SELDOM static void drop_repeated_owners(crd_arena *arena, crd_value *owners, bool patched, crd_texts *warnings) {
  crd_text uids = {.arena = arena};
  size_t room = 4;
  while (room < 2 * (size_t)owners->size) room *= 2;
  owner_set set = {owners->as.items, crd_arena_zalloc(arena, room * sizeof *set.slots), room - 1, crd_arena_seed(arena)};
  uint32_t kept = 0;
  bool any = false;
  for (uint32_t i = 0; i < owners->size; i++) {
    const crd_value *owner = &owners->as.items[i];
    if (insert_owner(&set, owner, kept)) {
      owners->as.items[kept++] = *owner;
      continue;
    }
    const crd_value *uid = crd_value_get(owner, CRD_STRING("uid"));
    if (any) crd_text_add(&uids, CRD_STRING(", "));
    if (uid && uid->kind == CRD_STRING_VALUE) crd_text_add(&uids, crd_value_string(uid));
    any = true;
  }
  if (!any) return;
  owners->size = kept;
  crd_text text = {.arena = arena};
  crd_text_add(&text, CRD_STRING(".metadata.ownerReferences contains duplicate entries"));
  if (patched) crd_text_add(&text, CRD_STRING(" after mutating admission happens"));
  crd_text_add(&text, CRD_STRING("; API server dedups owner references in 1.20+, "
                                 "and may reject such requests as early as 1.24; please fix your requests; duplicate UID(s) "
                                 "observed: "));
  crd_text_add(&text, crd_text_string(&uids));
  crd_texts_add(warnings, crd_text_string(&text));
}

void crd_request_dedup_owners(crd_arena *arena, request_meta meta, bool patched, crd_texts *warnings) {
  crd_value *owners = crd_request_meta_get(meta, META_OWNER_REFERENCES);
  if (owners && owners->kind == CRD_LIST && owners->size > 1) drop_repeated_owners(arena, owners, patched, warnings);
}
