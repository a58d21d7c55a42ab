/* SPDX-License-Identifier: Apache-2.0 */
/* CustomResourceDefinitions in memory: JSONSchemaProps as a tree whose nodes know their place in the source. Mirrors
 * apiextensions/v1 types_jsonschema.go and pkg/apiserver/schema/structural.go. */
#pragma once

#include "../../../runtime/base/hash.h"
#include "yaml/document.h"
#include <crd/errors.h>
#include <crd/generated/type_tables.h>

typedef struct schema schema;
struct type_node;
struct marker_block;
struct overlays;

typedef struct property {
  crd_string name;
  schema *schema;
  uint32_t offset; /* of the name */
} property;

/* One x-kubernetes-validations entry. */
typedef struct validation_rule {
  crd_string rule, message, message_expression, reason, field_path; /* as written; empty: absent */
  bool has_rule, has_message, has_message_expression, has_reason, has_field_path;
  int optional_old_self;                               /* -1 absent, 0 false, 1 true */
  unsigned layer;                                      /* crd_layer */
  location location;                                   /* of the entry */
  location rule_location, message_expression_location; /* of the texts */
  struct compiled_rule *compiled;                      /* set by crdc_rule_compile (cel/rule.h) */
} validation_rule;

typedef enum __attribute__((packed)) tristate { UNSET = -1, NO = 0, YES = 1 } tristate;

/* Whether a node is a pod template, if +crdc:podTemplate is given. */
typedef enum __attribute__((packed)) pod_template_mark {
  POD_TEMPLATE_BY_SHAPE,
  POD_TEMPLATE_YES,
  POD_TEMPLATE_NO
} pod_template_mark;

/* A number keyword: minimum and the like. */
typedef struct number_limit {
  bool set;
  double value;
} number_limit;
typedef struct count_limit {
  bool set;
  int64_t value;
} count_limit;

/* Rare parts of a schema are in structs of their own: of 26,000 nodes of KubeRay's CRDs few have any of them. */
typedef struct schema_limits {
  number_limit minimum, maximum, multiple_of;
  bool exclusive_minimum, exclusive_maximum, unique_items;
  count_limit min_length, max_length, min_items, max_items, min_properties, max_properties;
  crd_string pattern;
  bool has_pattern;
} schema_limits;

typedef struct schema_branches {
  schema **all_of, **any_of, **one_of;
  uint32_t all_of_count, any_of_count, one_of_count;
  schema *not_;
  schema **forbidden; /* schemas in keywords that are only in `value` */
  uint32_t forbidden_count;
} schema_branches;

/* How lists and maps are merged. */
typedef struct schema_topology {
  crd_string list_type, map_type; /* empty: absent */
  crd_string *map_keys;
  uint32_t map_key_count;
} schema_topology;

/* A node. All nodes of the CRDs are in memory at once, so it is laid out without holes. */
struct schema {
  location location;      /* of the node's first byte */
  const crd_value *value; /* the node in the document, which also has title and description (crdc_keyword_value) */
  crd_string type, format;
  schema_limits *limits;          /* NULL: none; use limits_of */
  schema_branches *branches;      /* NULL: none; use branches_of */
  schema_topology *topology;      /* NULL: none; use topology_of */
  const crd_value *enum_values;   /* a list, or NULL */
  const crd_value *default_value; /* as written, or NULL; a default of null counts as none */
  const crd_value *sound_default; /* coerced; NULL until crd_check found no error in it, except for rules */
  property *properties;           /* in document order */
  name_table *property_index;     /* by name, if there are many properties; else NULL */
  schema *additional;             /* additionalProperties as a schema */
  schema *items;
  crd_string *required;
  validation_rule *rules;             /* those of the CRD, then those of other layers */
  const struct marker_block *markers; /* the markers of this node in order (schema/markers/marker.h,
                                       * schema/markers/overlay.h) */
  struct type_node *node;             /* set by the type table */
  uint8_t *passed; /* of a node that can be shared by several fields, items or values: the walks (schema_walk) that found no
                    * error in it and need not visit it again; else NULL */
  uint32_t property_count, required_count, rule_count, marker_block_count;
  tristate preserve_unknown;   /* x-kubernetes-preserve-unknown-fields */
  tristate additional_allowed; /* additionalProperties in its boolean form; YES with a schema */
  pod_template_mark pod_template;
  bool nullable, embedded_resource, int_or_string;
  bool has_properties : 1;
  bool rare : 1;   /* has keywords that only `value` contains: $ref, definitions, items as a list, example ... */
  bool broken : 1; /* set by crd_check: there is an error at or below this node, and the API server compiles no rule here */
};

/* Walks that visit a schema once, however often CRDs contain it. */
typedef enum schema_walk {
  WALK_CONVERSION = 1,
  WALK_STRUCTURE = 2,
  WALK_DEFAULTS = 4,
  WALK_KEYWORDS = 8,
  WALK_WARNINGS = 16,
  WALK_SUBJECTS = 32, /* none of its defaults has rules */
  WALK_RULES = 64,    /* it has no rules */
  WALK_PRUNING = 128
} schema_walk;

/* Whether a walk can skip a schema; records that it can. */
static inline bool schema_passed(const schema *node, schema_walk walk) {
  return node->passed && (*node->passed & walk);
}
static inline void schema_pass(const schema *node, schema_walk walk) {
  if (node->passed) *node->passed |= (uint8_t)walk;
}

/* The parts of a node, empty if it has none. */
static inline const schema_limits *limits_of(const schema *node) {
  static const schema_limits none;
  return node->limits ? node->limits : &none;
}
static inline const schema_branches *branches_of(const schema *node) {
  static const schema_branches none;
  return node->branches ? node->branches : &none;
}
static inline const schema_topology *topology_of(const schema *node) {
  static const schema_topology none;
  return node->topology ? node->topology : &none;
}

typedef struct crd_version {
  crd_string name;
  bool served, storage, deprecated;
  crd_string deprecation_warning;
  schema *schema;
  bool has_status;
  bool has_scale;
  crd_scale scale;
  location location;
  const crd_value *value;           /* the entry of spec.versions */
  struct crd_companion *companions; /* kinds of the group whose specs are part of its schema (schema/markers/companion.h) */
} crd_version;

typedef struct crd_definition {
  document document;
  crd_string name, group, plural, singular, kind, list_kind, scope;
  crd_version *versions;
  size_t version_count;
  location location;
  const crd_value *spec, *metadata, *status; /* in the document, or NULL */
  bool mismarked;                            /* some of its markers have errors and were not merged */
  const struct embedded_file *carried;       /* the program's overlay that it has (schema/carried.h), or NULL */
  const struct embedded_file *const
      *companions; /* overlays of its group whose CRDs are not given (schema/markers/companion.h) */
  size_t companion_count;
  bool aside;                            /* only other kinds' rules ask for its objects; no kind is made of it */
  bool lost;                             /* its carried overlay does not fit */
  bool carries;                          /* it must have the carried overlay, because the same file is beside it */
  const struct crd_definition *replaced; /* the first CRD that it replaced; NULL: none */
  size_t replaced_count;
  bool replaced_marks; /* a replaced CRD had markers, and this one has none */
} crd_definition;

/* The number of rules at and below a node, including those of other layers; 0 for NULL. */
size_t crdc_schema_rule_count(const schema *node);

/* The CRDs of a run. */
typedef struct crd_set {
  crd_arena *arena;
  crd_definition *items;
  size_t count, capacity;
  struct overlays *overlays;         /* for CRDs that are added later, or NULL */
  const source *looked_at;           /* the text of the last added CRD */
  bool has_markers;                  /* whether that text has lines with markers */
  struct repeated_schemas *repeated; /* of documents that repeat parts of others; made with the first one */
} crd_set;

/* Adds the CRDs among the documents. Other kinds are errors with `only_crds`, else they are skipped. Shape errors (a string
 * where a list is required, an apiVersion that is not apiextensions.k8s.io/v1) go to `diagnostics`. False on errors. */
bool crd_set_add(crd_set *set, const documents *documents, bool only_crds, diagnostics *diagnostics);

/* Decodes a CRD again that shares parts with others. Its diagnostics except the first `said` have the others' places, so
 * they are dropped, and the caller must check the CRD again. False: the CRD shares no parts. */
bool crd_definition_read_alone(crd_arena *arena, crd_definition *definition, diagnostics *diagnostics, size_t said);

/* The spec of a kind's CRD; NULL if it is not in the set. */
const crd_value *crd_set_spec(const crd_set *set, const crd_kind *kind);

/* Decodes one schema without a CRD (for tests and tools); `value` is a node of `source`. NULL if its shape is wrong. */
schema *crdc_schema_read(crd_arena *arena, const source *source, const crd_value *value, diagnostics *diagnostics);

/* Checks what the API server refuses when the CRD is created (spec part 2: names, versions, structural rules, forbidden
 * keywords, x-kubernetes-* checks, defaults), except CEL, which compile/check_rules.h checks. Messages and paths are the API
 * server's. False on errors. */
bool crd_check(const crd_definition *definition, diagnostics *diagnostics);
/* Checks as the API server of that minor does; 0: the newest. */
bool crd_check_of_minor(const crd_definition *definition, unsigned kubernetes_minor, diagnostics *diagnostics);

/* Adds the errors in the API server's order as field errors; their offsets are places in definition->document. */
void crd_check_errors(const crd_definition *definition, crd_errors *errors);

/* What the API server refuses when the CRD replaces `old`: forbidden changes, and the checks of a new CRD except those that
 * `old` fails already (ValidateCustomResourceDefinitionUpdate). */
typedef struct crd_check_options {
  const crd_definition *old; /* NULL: the CRD is new */
  bool own_status; /* use the status in each document; else that of a CRD just created, which is not established yet and
                    * stores its first storage version */
  unsigned kubernetes_minor; /* the API server's minor; 0: 37 */
} crd_check_options;
void crd_check_errors_with(const crd_definition *definition, const crd_check_options *options, crd_errors *errors);

/* Whether the API server's messages call the schemas "spec.validation.openAPIV3Schema", because all versions have equal
 * ones; then only version 0 is checked. Else they call each "spec.versions[i].schema.openAPIV3Schema". */
bool crd_schemas_shared(const crd_definition *definition);
crd_string crd_schema_path(crd_arena *arena, const crd_definition *definition, size_t version);

/* Resolves the fieldPath of a rule at `schema` (apiserver schema/cel.ValidFieldPath with array notation). `rendered` becomes
 * the text to append to the node's path: ".a.b[k]", ".[k]". False with the reason in `why` if it names no field. */
bool crdc_schema_resolve_field_path(crd_arena *arena, const schema *schema, crd_string path, crd_string *rendered,
                                    crd_string *why);

/* Prunes every default in place as the API server does when it loads a CRD (PruneDefaults). */
void crdc_schema_prune_defaults(crd_arena *arena, schema *root);

/* The format by which custom resources are validated (apiserver pkg/apiserver/validation/formats.go). It is the schema's
 * format if that Kubernetes minor (0: 37) knows it for the type, else CRD_FORMAT_NONE. An int-or-string counts as a
 * string. */
crd_format crdc_schema_format(const schema *schema, unsigned kubernetes_minor);

/* Adds the API server's warnings about a new CRD: unknown formats, sets of composite items. */
void crd_warn(const crd_definition *definition, unsigned kubernetes_minor, diagnostics *diagnostics);

/* The keyword's value in the document; NULL if absent or null. */
const crd_value *crdc_keyword_value(const schema *node, const char *keyword);
/* The property of that name, or NULL. */
const property *crdc_schema_property(const schema *schema, crd_string name);
/* Whether an object requires a member of that name. */
bool crdc_schema_requires(const schema *object, crd_string name);
/* Whether an object declares apiVersion, kind and metadata itself, so that rules see them as declared (apiserver
 * pkg/cel/common/schemas.go, WithTypeAndObjectMeta). */
bool crdc_schema_declares_meta(const schema *object);
