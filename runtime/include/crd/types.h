/* Type tables: what the generator makes of a schema, and what the engine walks.
 *
 * A crd_type mirrors one schema node (hash-consed: equal schemas, descriptions aside, are one crd_type). Beside what the
 * API server checks it says how a value is kept in the typed structs ("storage"). Everything here is const data.
 *
 *   storage          in a struct field              as item of a list / value of a map entry
 *   OBJECT           const T *   (NULL: absent)     T
 *   LIST             struct {E *items; size_t count;}
 *   MAP              struct {ENTRY *items; size_t count;}, ENTRY = struct {crd_string key; E value;}
 *   STRING           crd_string
 *   INT, DOUBLE, BOOL  int64_t, double, bool
 *   INT_OR_STRING    crd_int_or_string
 *   VALUE            const crd_value *
 *
 * Every struct starts with a crd_object and its presence bits:
 *
 *   typedef struct T { crd_object object; uint32_t has[N]; ...fields in the schema's order... } T;
 *
 * Bit i of `has` says that field i is there and held by the struct. A field that is in the document but cannot be held
 * (null, or of a wrong shape that ratcheting let through, or 2.0 where an int64 belongs) has its bit clear and `object.odd`
 * set; its value is still in object.value. Null is told from absent that way. A list or map with an item that its storage
 * cannot hold is not held either, so nullable items other than objects have the storage VALUE. */
#ifndef CRD_TYPES_H
#define CRD_TYPES_H

#include <crd/format.h>
#include <crd/regex.h>
#include <crd/rule.h>
#include <crd/settings.h>
#include <crd/string.h>
#include <crd/value.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct crd_type crd_type;

/* The head of every generated struct. */
typedef struct crd_object {
  const crd_value *value; /* the document's node, pruned and defaulted; NULL for a struct made by hand */
  bool odd;               /* some field of the document is not held by this struct */
  bool odd_within;        /* of a filled root: the structs, lists and maps do not hold the whole document */
  bool partial;           /* of a root: `value` has apiVersion, kind and metadata alone */
  bool unchecked;         /* of a root: `value` was made of the struct's own fields, and nobody has judged it */
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
  crd_string *items;
  size_t count;
} crd_string_list;
typedef struct crd_int_list {
  int64_t *items;
  size_t count;
} crd_int_list;
typedef struct crd_double_list {
  double *items;
  size_t count;
} crd_double_list;
typedef struct crd_bool_list {
  bool *items;
  size_t count;
} crd_bool_list;
typedef struct crd_int_or_string_list {
  crd_int_or_string *items;
  size_t count;
} crd_int_or_string_list;
typedef struct crd_value_list {
  const crd_value **items;
  size_t count;
} crd_value_list;
typedef struct crd_string_entry {
  crd_string key;
  crd_string value;
} crd_string_entry;
typedef struct crd_string_map {
  crd_string_entry *items;
  size_t count;
} crd_string_map;
typedef struct crd_int_entry {
  crd_string key;
  int64_t value;
} crd_int_entry;
typedef struct crd_int_map {
  crd_int_entry *items;
  size_t count;
} crd_int_map;
typedef struct crd_double_entry {
  crd_string key;
  double value;
} crd_double_entry;
typedef struct crd_double_map {
  crd_double_entry *items;
  size_t count;
} crd_double_map;
typedef struct crd_bool_entry {
  crd_string key;
  bool value;
} crd_bool_entry;
typedef struct crd_bool_map {
  crd_bool_entry *items;
  size_t count;
} crd_bool_map;
typedef struct crd_int_or_string_entry {
  crd_string key;
  crd_int_or_string value;
} crd_int_or_string_entry;
typedef struct crd_int_or_string_map {
  crd_int_or_string_entry *items;
  size_t count;
} crd_int_or_string_map;
typedef struct crd_value_entry {
  crd_string key;
  const crd_value *value;
} crd_value_entry;
typedef struct crd_value_map {
  crd_value_entry *items;
  size_t count;
} crd_value_map;

/* In a map entry the value always starts here. */
#define CRD_ENTRY_VALUE_OFFSET 16

/* Of a struct by any of its names: the index of a field, a text of an enum (CRD_ENUM(ray_io_v1_RayJob_Spec,
 * submissionMode_K8sJobMode)), its table. */
#define CRD_FIELD(name, field) CRD_JOIN_(name, _has_, field)
#define CRD_ENUM(name, member_text) CRD_JOIN_(name, _, member_text)
#define CRD_TABLE(name) CRD_JOIN_(name, _type, )
#define CRD_JOIN_(name, between, rest) CRD_JOIN_AS_IS_(name, between, rest)
#define CRD_JOIN_AS_IS_(name, between, rest) name##between##rest

/* Presence by field index: CRD_HAS(group, CRD_FIELD(ray_io_v1_RayCluster_WorkerGroupSpec, replicas)). What is not present is
 * not said: a field that is assigned has to be set as well, which CRD_PUT does in one: CRD_PUT(spec,
 * ray_io_v1_RayCluster_Spec, suspend, true). CRD_CLEAR takes a field out, whatever its member holds. */
#define CRD_HAS(struct_pointer, index) (((struct_pointer)->has[(index) / 32u] >> ((index) % 32u)) & 1u)
#define CRD_SET(struct_pointer, index) ((void)((struct_pointer)->has[(index) / 32u] |= 1u << ((index) % 32u)))
#define CRD_CLEAR(struct_pointer, index) ((void)((struct_pointer)->has[(index) / 32u] &= ~(1u << ((index) % 32u))))
#define CRD_PUT(struct_pointer, name, field, ...)                                                                           \
  ((void)((struct_pointer)->field = __VA_ARGS__), CRD_SET(struct_pointer, CRD_FIELD(name, field)))

/* The value of a key in a map of any type, where it stands (`value_type *`), or NULL: CRD_MAP_GET(&group->rayStartParams,
 * CRD_STRING("num-cpus")). Linear, compares sizes first. */
#define CRD_MAP_GET(map, key)                                                                                               \
  CRD_CAST(__typeof__(&(map)->items->value), crd_map_find((map)->items, (map)->count, sizeof *(map)->items, (key)))
void *crd_map_find(const void *items, size_t count, size_t entry_size, crd_string key);

typedef enum crd_storage {
  CRD_STORE_VALUE,
  CRD_STORE_OBJECT,
  CRD_STORE_LIST,
  CRD_STORE_MAP,
  CRD_STORE_STRING,
  CRD_STORE_INT,
  CRD_STORE_DOUBLE,
  CRD_STORE_BOOL,
  CRD_STORE_INT_OR_STRING
} crd_storage;

/* What `type` accepts, as bits; 0: no type given. Bits are 1 << crd_value_kind but for NUMBER, which takes ints too. */
enum {
  CRD_ACCEPT_NULL = 1 << CRD_NULL,
  CRD_ACCEPT_BOOLEAN = 1 << CRD_BOOL,
  CRD_ACCEPT_INTEGER = 1 << CRD_INT,
  CRD_ACCEPT_NUMBER = 1 << CRD_DOUBLE,
  CRD_ACCEPT_STRING = 1 << CRD_STRING_VALUE,
  CRD_ACCEPT_ARRAY = 1 << CRD_LIST,
  CRD_ACCEPT_OBJECT = 1 << CRD_MAP,
  CRD_ACCEPT_NOTHING = 1 << 7 /* a type that JSON does not have: cel_type_name is its name */
};

enum {
  CRD_TYPE_NULLABLE = 1 << 0,
  CRD_TYPE_PRESERVE_UNKNOWN = 1 << 1, /* x-kubernetes-preserve-unknown-fields */
  CRD_TYPE_EMBEDDED = 1 << 2,         /* x-kubernetes-embedded-resource, or the root */
  CRD_TYPE_INT_OR_STRING = 1 << 3,    /* x-kubernetes-int-or-string */
  CRD_TYPE_ADDITIONAL_ANY = 1 << 4,   /* additionalProperties: true */
  CRD_TYPE_ADDITIONAL_NONE = 1 << 5,  /* additionalProperties: false */
  CRD_TYPE_RULES_WITHIN = 1 << 6,     /* this type or one below it has rules */
  CRD_TYPE_RULES_OUTSIDE_CEL = 1 << 7 /* has no CEL type (spec 7.2 "none"): rules below it are skipped */
};

typedef enum crd_list_kind { CRD_LIST_UNSET, CRD_LIST_ATOMIC, CRD_LIST_SET, CRD_LIST_KEYED } crd_list_kind;

/* A declared property. */
typedef struct crd_field {
  crd_string name;
  const crd_type *type;
  uint32_t offset; /* of the field in the struct */
} crd_field;

/* The properties of an object with a perfect hash over their names: field index = slots[hash(name, seed) & mask], 0xffff for
 * none; the name is compared afterwards. crd_field_hash is the function, the same in the generator. */
typedef struct crd_fields {
  const crd_field *items; /* in the schema's order */
  uint16_t count;
  uint16_t mask;
  uint32_t seed;
  const uint16_t *slots;      /* mask + 1 */
  const uint64_t *defaulted;  /* a bit per property whose type has a default; NULL: none has */
  const uint64_t *required;   /* a bit per required property; NULL: none is, or one that is not declared */
  const uint64_t (*words)[2]; /* crd_name_words of each name, by which names are told apart sooner; NULL: not known */
} crd_fields;

/* The first `size` (at most 8) bytes as a number, the first byte lowest, whatever the machine. */
static inline uint64_t crd_hash_word(const char *bytes, size_t size) {
  uint64_t word = 0;
  memcpy(&word, bytes, size);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  word = __builtin_bswap64(word);
#endif
  return word;
}

static inline uint64_t crd_byte_word(char byte) {
  return CRD_CAST(uint8_t, byte);
}

/* The first 8 bytes of a name, zeros after a shorter one, and the last 8 of one with more: names of up to 16 bytes are equal
 * when sizes and words are. */
static inline void crd_name_words(const char *name, size_t size, uint64_t words[2]) {
  words[1] = size > 8 ? crd_hash_word(name + size - 8, 8) : 0;
  if (size >= 8)
    words[0] = crd_hash_word(name, 8);
  else if (size >= 4)
    words[0] = crd_hash_word(name, 4) | crd_hash_word(name + size - 4, 4) << (size - 4) * 8;
  else if (size)
    words[0] = crd_byte_word(name[0]) | crd_byte_word(name[size / 2]) << size / 2 * 8 |
               crd_byte_word(name[size - 1]) << (size - 1) * 8;
  else
    words[0] = 0;
}

/* What of a name's hash does not depend on the seed. */
static inline uint64_t crd_words_hash(const uint64_t words[2], const char *name, size_t size) {
  uint64_t hash = (words[0] ^ CRD_CAST(uint64_t, size) << 56) * 0xD6E8FEB86659FD93u ^ words[1] * 0x9E3779B97F4A7C15u;
  hash ^= hash >> 32;
  for (size_t i = 8; i + 8 < size; i += 8) { /* what the words leave out */
    hash = (hash ^ crd_hash_word(name + i, 8)) * 0xD6E8FEB86659FD93u;
    hash ^= hash >> 32;
  }
  return hash;
}

static inline uint64_t crd_name_hash(const char *name, size_t size) {
  uint64_t words[2];
  crd_name_words(name, size, words);
  return crd_words_hash(words, name, size);
}

static inline uint32_t crd_seeded_hash(uint64_t name_hash, uint32_t seed) {
  return CRD_CAST(uint32_t, ((name_hash ^ CRD_CAST(uint64_t, seed) * 0x9E3779B1u) * 0x9E3779B97F4A7C15u) >> 32);
}

static inline uint32_t crd_field_hash(const char *name, size_t size, uint32_t seed) {
  return crd_seeded_hash(crd_name_hash(name, size), seed);
}

/* Which members of crd_checks are set. */
enum {
  CRD_CHECK_MINIMUM = 1 << 0,
  CRD_CHECK_EXCLUSIVE_MINIMUM = 1 << 1,
  CRD_CHECK_MAXIMUM = 1 << 2,
  CRD_CHECK_EXCLUSIVE_MAXIMUM = 1 << 3,
  CRD_CHECK_MULTIPLE_OF = 1 << 4,
  CRD_CHECK_MIN_LENGTH = 1 << 5,
  CRD_CHECK_MAX_LENGTH = 1 << 6,
  CRD_CHECK_MIN_ITEMS = 1 << 7,
  CRD_CHECK_MAX_ITEMS = 1 << 8,
  CRD_CHECK_MIN_PROPERTIES = 1 << 9,
  CRD_CHECK_MAX_PROPERTIES = 1 << 10,
  CRD_CHECK_UNIQUE_ITEMS = 1 << 11
};

/* The limits of a schema node; only nodes that have some point to one. */
typedef struct crd_checks {
  uint32_t set; /* CRD_CHECK_... */
  double minimum, maximum, multiple_of;
  int64_t min_length, max_length, min_items, max_items, min_properties, max_properties;
  const crd_pattern *pattern;
  const crd_value *enum_values; /* in the schema's order */
  uint32_t enum_count;
  crd_string enum_text; /* the detail: supported values: "a", "b" */
  const crd_string *required;
  uint32_t required_count;
  const crd_type *const *all_of;
  const crd_type *const *any_of;
  const crd_type *const *one_of;
  uint16_t all_of_count, any_of_count, one_of_count;
  const crd_type *not_;
} crd_checks;

struct crd_type {
  const char *name;           /* for people: the C name, or the schema type */
  const char *cel_type_name;  /* the schema's `type`: what CEL errors print as value ("object"); "" for int-or-string */
  uint16_t flags;             /* CRD_TYPE_... */
  uint8_t accepts;            /* CRD_ACCEPT_... */
  uint8_t storage;            /* crd_storage */
  uint8_t format;             /* crd_format; NONE where kube-apiserver drops it for the type */
  uint8_t list_kind;          /* crd_list_kind */
  const char *format_name;    /* as the schema writes it, for messages; NULL without format */
  uint32_t struct_size;       /* OBJECT: sizeof the struct; element stride otherwise: of an item of LIST, an entry of MAP */
  uint32_t has_offset;        /* OBJECT: offset of `has`; the fields' bits are in their order */
  const crd_fields *fields;   /* `properties`; NULL without */
  const crd_type *additional; /* `additionalProperties` as schema; NULL without */
  const crd_type *items;      /* `items`; NULL without */
  const crd_checks *checks;   /* NULL without */
  const crd_value *default_value; /* pruned; NULL without */
  const crd_string *map_keys;     /* x-kubernetes-list-map-keys */
  uint16_t map_key_count;
  uint16_t rule_count;
  const crd_rule *rules; /* x-kubernetes-validations, then those of overlays */
};

/* The `scale` subresource. Paths have their leading dot. */
typedef struct crd_scale {
  crd_string spec_replicas_path, status_replicas_path, label_selector_path;
} crd_scale;

/* A kind in one version: what generated code offers to the programs. */
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
  const struct crd_layers *layers; /* the rule sets above the CRD (crd/rule_set.h); NULL: none */
} crd_kind;

/* All kinds of a run, each version an entry; the versions of a CRD stand together in the CRD's order. */
typedef struct crd_registry {
  const crd_kind *const *kinds;
  size_t count;
} crd_registry;

/* The kind with that group, version and kind; NULL when there is none. */
const crd_kind *crd_registry_find(const crd_registry *registry, crd_string group, crd_string version, crd_string kind);
/* The same for an object's apiVersion ("ray.io/v1") and kind. */
const crd_kind *crd_registry_find_object(const crd_registry *registry, crd_string api_version, crd_string kind);
/* Settings for all that the kinds declare, with the default of each; NULL when there is no memory. The caller holds the one
 * reference; the registry must outlive them. */
crd_settings *crd_registry_settings(const crd_registry *registry);

#ifdef __cplusplus
}
#endif

#endif
