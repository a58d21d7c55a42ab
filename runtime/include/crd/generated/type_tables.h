/* SPDX-License-Identifier: Apache-2.0 */
/* Type tables: the generator makes them from a schema, and the engine walks them.
 *
 * A crd_type mirrors one schema node (hash-consed: equal schemas, without descriptions, are one crd_type). It has the checks
 * of the API server, and says how a value is stored in the typed structs of crd/types.h ("storage"). Everything here is
 * const data. */
#ifndef CRD_GENERATED_TYPE_TABLES_H
#define CRD_GENERATED_TYPE_TABLES_H

#include <crd/format.h>
#include <crd/generated/rule.h>
#include <crd/regex.h>
#include <crd/types.h>

CRD_BEGIN_DECLS

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

/* The kinds that `type` accepts, as bits; 0: no type given. Bits are 1 << crd_value_kind; NUMBER accepts ints, too. */
enum crd_accepted {
  CRD_ACCEPT_NULL = 1 << CRD_NULL,
  CRD_ACCEPT_BOOLEAN = 1 << CRD_BOOL,
  CRD_ACCEPT_INTEGER = 1 << CRD_INT,
  CRD_ACCEPT_NUMBER = 1 << CRD_DOUBLE,
  CRD_ACCEPT_STRING = 1 << CRD_STRING_VALUE,
  CRD_ACCEPT_ARRAY = 1 << CRD_LIST,
  CRD_ACCEPT_OBJECT = 1 << CRD_MAP,
  CRD_ACCEPT_NOTHING = 1 << 7 /* a type that JSON does not have: cel_type_name is its name */
};

enum crd_type_flag {
  CRD_TYPE_NULLABLE = 1 << 0,
  CRD_TYPE_PRESERVE_UNKNOWN = 1 << 1,  /* x-kubernetes-preserve-unknown-fields */
  CRD_TYPE_EMBEDDED = 1 << 2,          /* x-kubernetes-embedded-resource, or the root */
  CRD_TYPE_INT_OR_STRING = 1 << 3,     /* x-kubernetes-int-or-string */
  CRD_TYPE_ADDITIONAL_ANY = 1 << 4,    /* additionalProperties: true */
  CRD_TYPE_ADDITIONAL_NONE = 1 << 5,   /* additionalProperties: false */
  CRD_TYPE_RULES_WITHIN = 1 << 6,      /* this type or one below it has rules */
  CRD_TYPE_RULES_OUTSIDE_CEL = 1 << 7, /* has no CEL type (spec 7.2 "none"): rules below it are skipped */
  CRD_TYPE_POD_TEMPLATE = 1 << 8,      /* a pod template, which the layer pods judges */
  CRD_TYPE_PODS_WITHIN = 1 << 9,       /* a type below it is a pod template; of a kind's root: outside of its status */
  CRD_TYPE_RULES_ON_TREE = 1 << 10,    /* rules of this type and of those below it are programs, which read the value tree */
  CRD_TYPE_DECLARES_META = 1 << 11     /* it declares kind, apiVersion, and metadata with names: rules see those fields */
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
  const uint64_t (*words)[2]; /* crd_name_words of each name, for faster comparison; NULL: none */
} crd_fields;

/* The first `size` (at most 8) bytes as a little-endian number, on every machine. */
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

/* The first 8 bytes of a name, padded with zeros, and the last 8 bytes of a longer one. Names of up to 16 bytes are equal if
 * their sizes and words are. */
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

/* The part of a name's hash that does not depend on the seed. */
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
enum crd_check_bit {
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

/* The limits of a schema node; nodes without limits have none. */
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
  const char *cel_type_name;   /* the schema's `type`: what CEL errors print as value ("object"); "" for int-or-string */
  uint16_t flags;              /* CRD_TYPE_... */
  uint8_t accepts;             /* CRD_ACCEPT_... */
  uint8_t storage;             /* crd_storage */
  uint8_t format;              /* crd_format; NONE where kube-apiserver drops it for the type */
  uint8_t list_kind;           /* crd_list_kind */
  const char *format_name;     /* as the schema writes it, for messages; NULL without format */
  crd_format_test *has_format; /* crd_format_tester's; NULL: every text passes */
  uint32_t struct_size;        /* OBJECT: sizeof the struct; element stride otherwise: of an item of LIST, an entry of MAP */
  uint32_t has_offset;         /* OBJECT: offset of `has`; the fields' bits are in their order */
  const crd_fields *fields;    /* `properties`; NULL without */
  const crd_type *additional;  /* `additionalProperties` as schema; NULL without */
  const crd_type *items;       /* `items`; NULL without */
  const crd_checks *checks;    /* NULL without */
  const crd_value *default_value; /* pruned; NULL without */
  const crd_string *map_keys;     /* x-kubernetes-list-map-keys */
  uint16_t map_key_count;
  uint16_t rule_count;
  const crd_rule *rules; /* x-kubernetes-validations, then those of overlays */
};

CRD_END_DECLS

#endif
