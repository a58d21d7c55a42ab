/* Reading and writing fields of an object's metadata as unstructured.Unstructured does. */
#include "../metadata/metadata_parts.h"
#include "../value/hash.h"
#include "request_parts.h"

static crd_value *metadata_of(const crd_value *root) {
  crd_value *metadata = crd_value_get(root, CRD_STRING("metadata"));
  return metadata && metadata->kind == CRD_MAP ? metadata : NULL;
}

crd_string crd_request_meta_string(const crd_value *root, crd_string name) {
  const crd_value *value = crd_value_get(metadata_of(root), name);
  return crd_value_text(value);
}

bool crd_request_meta_time(const crd_value *root, crd_string name) {
  return crd_meta_time_is_read(crd_value_get(metadata_of(root), name));
}

int64_t crd_request_meta_int(const crd_value *root, crd_string name) {
  const crd_value *value = crd_value_get(metadata_of(root), name);
  return value && value->kind == CRD_INT ? value->as.integer : 0;
}

/* Sets a field, keeping the place in the document of the one it replaces, so that an error still points somewhere. */
static void set(crd_arena *arena, crd_value *root, crd_string name, crd_value value) {
  crd_value *metadata = crd_value_get(root, CRD_STRING("metadata"));
  if (!metadata) metadata = crd_value_set(arena, root, CRD_STRING("metadata"), crd_value_make_map(arena, 8));
  if (metadata->kind != CRD_MAP) return;
  crd_value *old = crd_value_get(metadata, name);
  if (old && value.offset == CRD_NO_OFFSET) value.offset = old->offset;
  if (old)
    *old = value;
  else
    crd_value_set(arena, metadata, name, value);
}

static void clear(crd_value *root, crd_string name) {
  crd_value *metadata = metadata_of(root);
  if (metadata) crd_value_remove(metadata, name);
}

void crd_request_meta_set_string(crd_arena *arena, crd_value *root, crd_string name, crd_string text) {
  if (text.size)
    set(arena, root, name, crd_value_make_string(text));
  else
    clear(root, name);
}

void crd_request_meta_set_int(crd_arena *arena, crd_value *root, crd_string name, int64_t number) {
  if (number)
    set(arena, root, name, crd_value_make_int(number));
  else
    clear(root, name);
}

void crd_request_meta_next_generation(crd_arena *arena, crd_value *root, const crd_value *from) {
  crd_string name = CRD_STRING("generation");
  crd_request_meta_set_int(arena, root, name, (int64_t)((uint64_t)crd_request_meta_int(from, name) + 1));
}

void crd_request_meta_set(crd_arena *arena, crd_value *root, crd_string name, const crd_value *value) {
  if (value)
    set(arena, root, name, *value);
  else
    clear(root, name);
}

void crd_request_meta_take_managed_fields(crd_arena *arena, crd_value *root, const crd_value *from) {
  crd_string name = CRD_STRING("managedFields"), time = CRD_STRING("time");
  clear(root, name);
  const crd_value *entries = crd_value_get(crd_value_get(from, CRD_STRING("metadata")), name);
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
  set(arena, root, name, taken);
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

/* Of the texts alone: no more than nine different references have the same. */
static uint64_t hash_owner(uint64_t seed, const crd_value *owner) {
  static const crd_string fields[] = {CRD_STRING_INIT("uid"), CRD_STRING_INIT("name"), CRD_STRING_INIT("kind"),
                                      CRD_STRING_INIT("apiVersion")};
  uint64_t hash = seed;
  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
    const crd_value *text = crd_value_get(owner, fields[i]);
    hash = hash_name(hash, text && text->kind == CRD_STRING_VALUE ? crd_value_string(text) : CRD_STRING(""));
  }
  return hash;
}

/* Of the first owners, each once: open addressing, the slots hold their index + 1. A request may have tens of thousands. */
typedef struct owner_set {
  const crd_value *owners;
  uint32_t *slots;
  size_t mask;
  uint64_t seed;
} owner_set;

/* True when `owner`, which would be number `index`, was not there before. */
static bool insert_owner(owner_set *set, const crd_value *owner, uint32_t index) {
  for (size_t at = (size_t)hash_owner(set->seed, owner) & set->mask;; at = (at + 1) & set->mask) {
    if (!set->slots[at]) {
      set->slots[at] = index + 1;
      return true;
    }
    if (same_owner(&set->owners[set->slots[at] - 1], owner)) return false;
  }
}

void crd_request_dedup_owners(crd_arena *arena, crd_value *root, bool patched, crd_texts *warnings) {
  crd_value *owners = crd_value_get(metadata_of(root), CRD_STRING("ownerReferences"));
  if (!owners || owners->kind != CRD_LIST || owners->size < 2) return;
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
