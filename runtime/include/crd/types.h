/* SPDX-License-Identifier: Apache-2.0 */
/* Typed structs, and the kinds whose objects they hold.
 *
 * The schema of a value decides its C type (the names are those of crd_storage in crd/generated/type_tables.h):
 *
 *   storage          in a struct field              as item of a list / value of a map entry
 *   OBJECT           const T *   (NULL: absent)     T
 *   LIST             struct {const E *items; size_t count;}
 *   MAP              struct {const ENTRY *items; size_t count;}, ENTRY = struct {crd_string key; E value;}
 *   STRING           crd_string
 *   INT, DOUBLE, BOOL  int64_t, double, bool
 *   INT_OR_STRING    crd_int_or_string
 *   VALUE            const crd_value *
 *
 * Every struct starts with a crd_object and its presence bits:
 *
 *   typedef struct T { crd_object object; uint32_t has[N]; ...fields in the schema's order... CRD_BITS(T); } T;
 *
 * Bit i of `has` says that field i is present and stored in the struct. A field of the document that cannot be stored (null,
 * or a wrong type that ratcheting let through) has its bit clear, and `object.odd` is set; its value is still in
 * object.value, which distinguishes null from absent. 2.0 in place of an int64 is stored as 2, with the bit set, and also
 * sets `odd`, since rules see the document's value. A list or map with an item that cannot be stored is not stored either,
 * so nullable items other than objects have the storage VALUE. */
#ifndef CRD_TYPES_H
#define CRD_TYPES_H

#include <crd/settings.h>
#include <crd/string.h>
#include <crd/value.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

CRD_BEGIN_DECLS

/* The table of a type, which the engine walks. */
typedef struct crd_type crd_type;

/* The head of every generated struct. */
typedef struct crd_object {
  const crd_value *value; /* the document's node, pruned and defaulted; NULL for a struct that the program made */
  bool odd;               /* a field of the document is not stored in this struct */
  bool odd_within;        /* of a filled root: this or a nested struct, list or map does not hold all of its node */
  bool partial;           /* of a root: `value` has only apiVersion, kind and metadata */
  bool unchecked;         /* of a root: `value` was made from the struct's fields and was not judged */
} crd_object;

typedef struct crd_int_or_string {
  bool is_string;
  int64_t integer;
  crd_string string;
} crd_int_or_string;

/* Lists and maps whose element type needs no struct of its own. */
typedef struct crd_list {
  const void *items;
  size_t count;
} crd_list; /* the layout that every list and map shares */
typedef struct crd_string_list {
  const crd_string *items;
  size_t count;
} crd_string_list;
typedef struct crd_int_list {
  const int64_t *items;
  size_t count;
} crd_int_list;
typedef struct crd_double_list {
  const double *items;
  size_t count;
} crd_double_list;
typedef struct crd_bool_list {
  const bool *items;
  size_t count;
} crd_bool_list;
typedef struct crd_int_or_string_list {
  const crd_int_or_string *items;
  size_t count;
} crd_int_or_string_list;
typedef struct crd_value_list {
  const crd_value *const *items;
  size_t count;
} crd_value_list;
typedef struct crd_string_entry {
  crd_string key;
  crd_string value;
} crd_string_entry;
typedef struct crd_string_map {
  const crd_string_entry *items;
  size_t count;
} crd_string_map;
typedef struct crd_int_entry {
  crd_string key;
  int64_t value;
} crd_int_entry;
typedef struct crd_int_map {
  const crd_int_entry *items;
  size_t count;
} crd_int_map;
typedef struct crd_double_entry {
  crd_string key;
  double value;
} crd_double_entry;
typedef struct crd_double_map {
  const crd_double_entry *items;
  size_t count;
} crd_double_map;
typedef struct crd_bool_entry {
  crd_string key;
  bool value;
} crd_bool_entry;
typedef struct crd_bool_map {
  const crd_bool_entry *items;
  size_t count;
} crd_bool_map;
typedef struct crd_int_or_string_entry {
  crd_string key;
  crd_int_or_string value;
} crd_int_or_string_entry;
typedef struct crd_int_or_string_map {
  const crd_int_or_string_entry *items;
  size_t count;
} crd_int_or_string_map;
typedef struct crd_value_entry {
  crd_string key;
  const crd_value *value;
} crd_value_entry;
typedef struct crd_value_map {
  const crd_value_entry *items;
  size_t count;
} crd_value_map;

/* The offset of the value in a map entry: no value has a greater alignment than two words. */
#define CRD_ENTRY_VALUE_OFFSET CRD_CAST(uint32_t, sizeof(crd_string))

/* Presence bits of a struct's fields. CRD_HAS(group, replicas) tests one. A field whose bit is clear is absent, whatever its
 * member holds: after an assignment set the bit, too. CRD_PUT(spec, suspend, true) does both. CRD_CLEAR makes a field
 * absent. A field that the struct does not have is a compile error. */
#define CRD_HAS(struct_pointer, field)                                                                                      \
  (((struct_pointer)->has[CRD_BIT(struct_pointer, field) / 32u] >> (CRD_BIT(struct_pointer, field) % 32u)) & 1u)
#define CRD_SET(struct_pointer, field)                                                                                      \
  ((void)((struct_pointer)->has[CRD_BIT(struct_pointer, field) / 32u] |= 1u << (CRD_BIT(struct_pointer, field) % 32u)))
#define CRD_CLEAR(struct_pointer, field)                                                                                    \
  ((void)((struct_pointer)->has[CRD_BIT(struct_pointer, field) / 32u] &= ~(1u << (CRD_BIT(struct_pointer, field) % 32u))))
#define CRD_PUT(struct_pointer, field, ...) ((void)((struct_pointer)->field = __VA_ARGS__), CRD_SET(struct_pointer, field))

/* CRD_SET_NULL makes a field null. CRD_FORGET removes a field, also from the document behind the struct, which may have a
 * null or a value of another type. Both replace that document by a copy in the arena; without memory they stop
 * (crd/guard.h). The functions take the schema's name of a field, from which the member's may differ (`namespace_`). */
#define CRD_SET_NULL(arena, struct_pointer, field)                                                                          \
  (CRD_CLEAR(struct_pointer, field), crd_object_set_null((arena), &(struct_pointer)->object, CRD_STRING(#field)))
#define CRD_FORGET(arena, struct_pointer, field)                                                                            \
  (CRD_CLEAR(struct_pointer, field), crd_object_forget((arena), &(struct_pointer)->object, CRD_STRING(#field)))
void crd_object_set_null(crd_arena *arena, crd_object *object, crd_string name);
void crd_object_forget(crd_arena *arena, crd_object *object, crd_string name);

/* The index of a field's bit in `has`, computed from the struct's type: generated code declares NAME_bits, where each
 * field's name is an array of index + 1 bytes. There are no objects of that type: the member of CRD_BITS has size 0. */
#define CRD_BIT(struct_pointer, field) (sizeof((struct_pointer)->bit_of->field) - 1)
#ifdef __cplusplus
#define CRD_BITS(name) static struct name##_bits *bit_of
#else
#define CRD_BITS(name) __extension__ struct name##_bits bit_of[0]
#endif

/* The text of an enum's value: CRD_ENUM(ray_io_v1_RayJob_Spec, submissionMode_K8sJobMode). */
#define CRD_ENUM(name, member_text) name##_##member_text

/* A pointer to the value of a key in a map of any type, or NULL: CRD_MAP_GET(&group->rayStartParams,
 * CRD_STRING("num-cpus")). Linear, compares sizes first. */
#define CRD_MAP_GET(map, key)                                                                                               \
  CRD_CAST(__typeof__(&(map)->items->value), crd_map_find((map)->items, (map)->count, sizeof *(map)->items, (key)))
const void *crd_map_find(const void *items, size_t count, size_t entry_size, crd_string key);

/* The sources of rules for a kind, in the order in which they are evaluated: its CRD; the operator's webhook; the operator's
 * controller, before it acts on an object; the API server, for the object's pod templates. */
typedef enum crd_layer {
  CRD_LAYER_CRD = 1,
  CRD_LAYER_WEBHOOK = 2,
  CRD_LAYER_CONTROLLER = 4,
  CRD_LAYER_MUTATION = 8, /* only of stages: it changes objects (crd/mutate.h) and does not judge them */
  CRD_LAYER_PODS = 16,    /* the API server, of the pods that are made of the object's templates (crd/pods.h) */
  CRD_LAYER_ALL = CRD_LAYER_CRD | CRD_LAYER_WEBHOOK | CRD_LAYER_CONTROLLER | CRD_LAYER_PODS
} crd_layer;

/* The `scale` subresource. Paths have their leading dot. */
typedef struct crd_scale {
  crd_string spec_replicas_path, status_replicas_path, label_selector_path;
} crd_scale;

/* A kind in one version, as generated code defines it. */
typedef struct crd_kind {
  crd_string group, version, kind, plural, singular, list_kind;
  bool namespaced;
  bool served, storage;
  bool deprecated;
  crd_string deprecation_warning; /* empty: kube-apiserver's default text */
  bool has_status;                /* the status subresource */
  const crd_scale *scale;         /* NULL without */
  const crd_type *type;
  size_t struct_size;
  crd_string struct_name;          /* "ray_io_v1_RayCluster" */
  const crd_extras *extras;        /* the gates and settings that rules may read; NULL without */
  const struct crd_layers *layers; /* the rule sets above the CRD (crd/layers.h); NULL: none */
  bool layers_apart; /* this kind lacks its rule sets above the CRD: generated code has NAME_layered_kind with them */
} crd_kind;

/* All kinds of a program, an entry for each version; the versions of a CRD are adjacent, in the CRD's order. */
typedef struct crd_registry {
  const crd_kind *const *kinds;
  size_t count;
} crd_registry;

/* Whether the kind judges objects. A registry may also have built-in kinds, with an empty group, that only rules read. */
CRD_INLINE bool crd_kind_is_custom(const crd_kind *kind) {
  return kind->group.size > 0;
}

/* The custom resource's kind with that group, version and kind; NULL when there is none. */
const crd_kind *crd_registry_find(const crd_registry *registry, crd_string group, crd_string version, crd_string kind);
/* The same for an object's apiVersion ("ray.io/v1") and kind. */
const crd_kind *crd_registry_find_object(const crd_registry *registry, crd_string api_version, crd_string kind);
/* Any kind, custom or not (crd_kind_is_custom). */
const crd_kind *crd_registry_known(const crd_registry *registry, crd_string group, crd_string version, crd_string kind);
/* Settings for all gates and settings that the kinds declare, with default values; NULL without memory. The caller holds the
 * only reference; the registry must outlive the settings. */
CRD_MUST_CHECK crd_settings *crd_registry_settings(const crd_registry *registry);

CRD_END_DECLS

#endif
