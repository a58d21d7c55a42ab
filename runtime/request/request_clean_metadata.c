/* Metadata of clean requests: one loop over the fields that nearly all objects have does what metadata_coerce.c,
 * rest.BeforeCreate or rest.BeforeUpdate, and metadata_validate.c do for any. */
#include "../metadata/metadata_parts.h"
#include "../metadata/names.h"
#include "request_clean.h"

enum {
  ANNOTATIONS_LIMIT = 256 << 10, /* apimachinery's TotalAnnotationSizeLimitB */
  MOST_MEMBERS = 10
};

static bool is_text(const crd_value *value) {
  return value->kind == CRD_STRING_VALUE && value->size;
}

static bool is_label(crd_string text) {
  return text.size <= 63 && !memchr(text.data, '.', text.size) && names_is_subdomain(text);
}

static bool labels_hold(const crd_value *labels) {
  if (labels->kind != CRD_MAP || !labels->size) return false;
  for (uint32_t i = 0; i < labels->size; i++) {
    const crd_member *member = &labels->as.members[i];
    if (member->value.kind != CRD_STRING_VALUE || !names_is_qualified(crd_member_name(member)) ||
        !names_is_label_value(crd_value_string(&member->value)))
      return false;
  }
  return true;
}

static bool annotations_hold(const crd_value *annotations) {
  uint64_t total = 0;
  if (annotations->kind != CRD_MAP || !annotations->size) return false;
  for (uint32_t i = 0; i < annotations->size; i++) {
    const crd_member *member = &annotations->as.members[i];
    if (member->value.kind != CRD_STRING_VALUE || !names_is_qualified(crd_member_name(member))) return false;
    total += member->name_size + member->value.size;
  }
  return total <= ANNOTATIONS_LIMIT;
}

/* Finalizers of a domain: no warning is due about them. */
static bool finalizers_hold(const crd_value *finalizers) {
  if (finalizers->kind != CRD_LIST || !finalizers->size) return false;
  for (uint32_t i = 0; i < finalizers->size; i++) {
    const crd_value *item = &finalizers->as.items[i];
    if (!is_text(item) || !memchr(item->as.string, '/', item->size) || !names_is_qualified(crd_value_string(item)))
      return false;
  }
  return true;
}

/* A time as it is stored, which decoding leaves as it is. */
static bool is_settled_time(crd_arena *arena, const crd_value *value) {
  int64_t seconds;
  if (value->kind != CRD_STRING_VALUE || value->size != 20 || value->as.string[19] != 'Z') return false;
  return meta_time_parse(arena, crd_value_string(value), &seconds, NULL) && seconds != META_ZERO_TIME;
}

static void add(crd_value *map, crd_string name, crd_value value) {
  crd_member *member = &map->as.members[map->size++];
  *member = (crd_member){.name = name.data, .name_size = (uint32_t)name.size, .name_offset = CRD_NO_OFFSET, .value = value};
}

static void add_text(crd_value *map, crd_string name, crd_string text) {
  if (text.size) add(map, name, crd_value_make_string(text));
}

/* NameIsDNSSubdomain and validatePathSegment of a generateName, at most a dash at its end. Where the rest is a subdomain, so
 * it is with another letter at its end, which is what maskTrailingDash asks for. */
static bool prefix_holds(crd_string base) {
  if (base.size > 253) return false;
  size_t size = base.size > 1 && base.data[base.size - 1] == '-' ? base.size - 1 : base.size;
  return names_is_subdomain(crd_string_slice(base, 0, size));
}

static bool name_holds(crd_string name) {
  return name.size && name.size <= 253 && names_is_subdomain(name);
}

/* What a client may have sent; what the server sets is only looked at. */
typedef struct sent_fields {
  crd_string name, base /* generateName */, name_space, uid, resource_version;
  bool created; /* a creationTimestamp is there */
} sent_fields;

static bool take(crd_arena *arena, const crd_member *member, sent_fields *sent, crd_value *made) {
  const crd_value *value = &member->value;
  int index = meta_field_index(&object_meta, crd_member_name(member));
  crd_string *text = NULL;
  switch (index) {
  case META_NAME:
    text = &sent->name;
    break;
  case META_GENERATE_NAME:
    text = &sent->base;
    break;
  case META_NAMESPACE:
    text = &sent->name_space;
    break;
  case META_UID:
    text = &sent->uid;
    break;
  case META_RESOURCE_VERSION:
    text = &sent->resource_version;
    break;
  case META_GENERATION:
    return value->kind == CRD_INT;
  case META_CREATION_TIMESTAMP:
    if (value->kind == CRD_NULL) return true;
    sent->created = true;
    return is_settled_time(arena, value);
  case META_LABELS:
    if (!labels_hold(value)) return false;
    break;
  case META_ANNOTATIONS:
    if (!annotations_hold(value)) return false;
    break;
  case META_FINALIZERS:
    if (!finalizers_hold(value)) return false;
    break;
  default:
    return false;
  }
  if (!text) {
    add(made, object_meta.fields[index].name, *value);
    return true;
  }
  if (!is_text(value)) return false;
  *text = crd_value_string(value);
  return true;
}

static bool take_all(crd_arena *arena, const crd_value *metadata, sent_fields *sent, crd_value *made) {
  *made = crd_value_make_map(arena, MOST_MEMBERS);
  if (!metadata || metadata->kind != CRD_MAP) return false;
  for (uint32_t i = 0; i < metadata->size; i++)
    if (!take(arena, &metadata->as.members[i], sent, made)) return false;
  made->offset = metadata->offset;
  if (sent->base.size) {
    if (!prefix_holds(sent->base)) return false;
    add_text(made, CRD_STRING("generateName"), sent->base);
  }
  return true;
}

/* rest.FillObjectMetaSystemFields: a name made of the generateName, cut to names.MaxGeneratedNameLength. */
static crd_string generated_name(const request_state *state, crd_string base) {
  enum { MOST = 58 };
  crd_string suffix = state->request->name_suffix;
  if (!base.size) return base;
  if (!suffix.size) suffix = CRD_STRING("xxxxx");
  size_t kept = base.size < MOST ? base.size : MOST;
  char *name = crd_arena_alloc(state->arena, kept + suffix.size);
  memcpy(name, base.data, kept);
  memcpy(name + kept, suffix.data, suffix.size);
  return (crd_string){name, kept + suffix.size};
}

bool request_clean_create(const request_state *state, const crd_value *metadata, crd_value *made) {
  const crd_request *request = state->request;
  sent_fields sent = {.created = false};
  if (!take_all(state->arena, metadata, &sent, made)) return false;
  if (!sent.name.size) sent.name = generated_name(state, sent.base);
  if (!name_holds(sent.name)) return false;
  crd_string wanted = request->namespace_.size ? request->namespace_ : sent.name_space;
  if (!wanted.size) wanted = CRD_STRING("default");
  if (sent.name_space.size && (!state->kind->namespaced || !crd_string_equal(sent.name_space, wanted))) return false;
  add_text(made, CRD_STRING("name"), sent.name);
  if (state->kind->namespaced) {
    if (!is_label(wanted)) return false;
    add_text(made, CRD_STRING("namespace"), wanted);
  }
  add_text(made, CRD_STRING("resourceVersion"), sent.resource_version);
  add_text(made, CRD_STRING("uid"), request->uid);
  add_text(made, CRD_STRING("creationTimestamp"), request->creation_timestamp);
  add(made, CRD_STRING("generation"), crd_value_make_int(1));
  return true;
}

/* ---- updates ---- */

static bool read_old_metadata(crd_arena *arena, const crd_value *metadata, clean_old *old) {
  if (metadata->kind != CRD_MAP) return false;
  for (uint32_t i = 0; i < metadata->size; i++) {
    const crd_value *value = &metadata->as.members[i].value;
    crd_string *text = NULL;
    switch (meta_field_index(&object_meta, crd_member_name(&metadata->as.members[i]))) {
    case META_NAME:
      text = &old->name;
      break;
    case META_NAMESPACE:
      text = &old->name_space;
      break;
    case META_UID:
      text = &old->uid;
      break;
    case META_RESOURCE_VERSION:
      text = &old->resource_version;
      break;
    case META_CREATION_TIMESTAMP:
      if (!is_settled_time(arena, value)) return false;
      text = &old->created;
      break;
    case META_GENERATION:
      if (value->kind != CRD_INT || value->as.integer < 0 || value->as.integer == INT64_MAX) return false;
      old->generation = value->as.integer;
      continue;
    case META_DELETION_TIMESTAMP:
    case META_DELETION_GRACE_PERIOD_SECONDS:
      return false;
    default:
      continue;
    }
    if (!is_text(value)) return false;
    *text = crd_value_string(value);
  }
  return old->name.size != 0;
}

bool request_clean_old(const request_state *state, clean_old *old) {
  const crd_value *root = state->request->old_object;
  *old = (clean_old){.root = root};
  if (!root || root->kind != CRD_MAP) return false;
  bool version = false, kind = false, metadata = false;
  for (uint32_t i = 0; i < root->size; i++) {
    const crd_member *member = &root->as.members[i];
    crd_string name = crd_member_name(member);
    if (crd_string_equal(name, CRD_STRING("apiVersion"))) {
      version = member->value.kind == CRD_STRING_VALUE && request_is_version(state->kind, crd_value_string(&member->value));
    } else if (crd_string_equal(name, CRD_STRING("kind"))) {
      kind = crd_value_is_string(&member->value, state->kind->kind);
    } else if (crd_string_equal(name, CRD_STRING("metadata"))) {
      metadata = read_old_metadata(state->arena, &member->value, old);
    } else if (crd_string_equal(name, CRD_STRING("status"))) {
      old->status = &member->value;
    } else if (one_pass_resembles_meta(name)) {
      return false;
    }
  }
  return version && kind && metadata;
}

bool request_clean_update(const request_state *state, const crd_value *metadata, const clean_old *old, crd_value *made) {
  const crd_request *request = state->request;
  bool filled = !request->as_submitted;
  sent_fields sent = {.created = false};
  if (!take_all(state->arena, metadata, &sent, made)) return false;
  if (!name_holds(sent.name) || !crd_string_equal(sent.name, old->name)) return false;
  crd_string name_space = old->name_space;
  if (filled && state->kind->namespaced && !name_space.size) name_space = CRD_STRING("default");
  if (!sent.name_space.size && filled) sent.name_space = name_space;
  crd_string wanted = request->namespace_.size ? request->namespace_ : name_space;
  if (!crd_string_equal(sent.name_space, name_space)) return false;
  if (state->kind->namespaced ? !crd_string_equal(name_space, wanted) || !name_space.size || !is_label(name_space)
                              : name_space.size != 0)
    return false;
  crd_string uid = old->uid, version = old->resource_version, created = old->created;
  if (filled) {
    if (!uid.size) uid = request->uid;
    if (!version.size) version = request->resource_version;
    if (!created.size) created = request->creation_timestamp;
  } else {
    version = sent.resource_version;
    if (sent.uid.size && !crd_string_equal(sent.uid, uid)) return false;
    if (sent.created && !created.size) return false;
  }
  if (!version.size) return false;
  add_text(made, CRD_STRING("name"), sent.name);
  add_text(made, CRD_STRING("namespace"), sent.name_space);
  add_text(made, CRD_STRING("resourceVersion"), version);
  add_text(made, CRD_STRING("uid"), uid);
  add_text(made, CRD_STRING("creationTimestamp"), created);
  return true;
}
