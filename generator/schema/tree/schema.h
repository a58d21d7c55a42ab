/* SPDX-License-Identifier: Apache-2.0 */
/* CustomResourceDefinitions as the compiler sees them: JSONSchemaProps turned into a tree whose nodes know their place in
 * the source. Mirrors apiextensions/v1 types_jsonschema.go and pkg/apiserver/schema/structural.go. */
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

/* Whether a node is a pod template, as +crdc:podTemplate says. */
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

/* What a schema seldom has stands apart: of 26,000 nodes of KubeRay's CRDs few have any of it. */
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
  schema **forbidden; /* the schemas in keywords that only `value` holds */
  uint32_t forbidden_count;
} schema_branches;

/* How lists and maps are merged. */
typedef struct schema_topology {
  crd_string list_type, map_type; /* empty: absent */
  crd_string *map_keys;
  uint32_t map_key_count;
} schema_topology;

/* One of each node of the CRDs is in memory at a time: it is laid out without holes. */
struct schema {
  location location;      /* of the node's first byte */
  const crd_value *value; /* the node in the document, which holds title and description, too (crdc_keyword_value) */
  crd_string type, format;
  schema_limits *limits;          /* NULL: none; read by limits_of */
  schema_branches *branches;      /* the same, by branches_of */
  schema_topology *topology;      /* and by topology_of */
  const crd_value *enum_values;   /* a list, or NULL */
  const crd_value *default_value; /* as written, or NULL; a default of null counts as none */
  const crd_value *sound_default; /* coerced; NULL until crd_check has found nothing wrong with it but what rules may say */
  property *properties;           /* in the document's order */
  name_table *property_index;     /* property, where they are many; else NULL */
  schema *additional;             /* additionalProperties as a schema */
  schema *items;
  crd_string *required;
  validation_rule *rules;             /* those of the CRD, then those of other layers */
  const struct marker_block *markers; /* schema/markers/marker.h: of this node, in order; see schema/markers/overlay.h */
  struct type_node *node;             /* set by the type table */
  uint8_t *passed; /* of one that may stand in several places, each of a field, item or value: the walks (schema_walk) that
                    * found nothing to say at one of them, and nothing to do at the others; else NULL */
  uint32_t property_count, required_count, rule_count, marker_block_count;
  tristate preserve_unknown;   /* x-kubernetes-preserve-unknown-fields */
  tristate additional_allowed; /* additionalProperties in its boolean form; YES with a schema */
  pod_template_mark pod_template;
  bool nullable, embedded_resource, int_or_string;
  bool has_properties : 1;
  bool rare : 1;   /* has keywords that only `value` holds: $ref, definitions, items as a list, example ... */
  bool broken : 1; /* set by crd_check: an error at or below this node; the API server compiles no rule here */
};

/* Walks that go over a schema once, however often it stands in CRDs. */
typedef enum schema_walk {
  WALK_CONVERSION = 1,
  WALK_STRUCTURE = 2,
  WALK_DEFAULTS = 4,
  WALK_KEYWORDS = 8,
  WALK_WARNINGS = 16,
  WALK_SUBJECTS = 32, /* no default of it has rules */
  WALK_RULES = 64,    /* it has none */
  WALK_PRUNING = 128
} schema_walk;

/* Whether a walk need not go over a schema again; and that it need not. */
static inline bool schema_passed(const schema *node, schema_walk walk) {
  return node->passed && (*node->passed & walk);
}
static inline void schema_pass(const schema *node, schema_walk walk) {
  if (node->passed) *node->passed |= (uint8_t)walk;
}

/* The parts of a node, empty where it has none. */
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
  struct crd_companion *companions; /* kinds of the group whose specs stand in its schema (schema/markers/companion.h) */
} crd_version;

typedef struct crd_definition {
  document document;
  crd_string name, group, plural, singular, kind, list_kind, scope;
  crd_version *versions;
  size_t version_count;
  location location;
  const crd_value *spec, *metadata, *status; /* in the document, or NULL */
  bool mismarked;                            /* some of its markers have errors, and are not in it */
  const struct embedded_file *carried;       /* the overlay of the program's that it has (schema/carried.h), or NULL */
  const struct embedded_file *const
      *companions; /* overlays of its group whose CRDs are not there (schema/markers/companion.h) */
  size_t companion_count;
  bool aside;                            /* rules of others ask for its objects; no kind is made of it */
  bool lost;                             /* it would have it, but that does not fit */
  bool carries;                          /* it is to have it, because the same one stands beside it */
  const struct crd_definition *replaced; /* the first of those in whose place it was taken; NULL: there are none */
  size_t replaced_count;
  bool replaced_marks; /* one of them had markers, and it has none */
} crd_definition;

/* The rules at and below a node, those of other layers too; NULL has none. */
size_t crdc_schema_rule_count(const schema *node);

/* A run's CRDs. */
typedef struct crd_set {
  crd_arena *arena;
  crd_definition *items;
  size_t count, capacity;
  struct overlays *overlays;         /* for the CRDs added from now on, or NULL */
  const source *looked_at;           /* the text of the CRD added last, */
  bool has_markers;                  /* and whether it has lines with markers */
  struct repeated_schemas *repeated; /* of documents that repeat parts of others; made with the first */
} crd_set;

/* Adds the CRDs among the documents; other kinds are errors when `only_crds`, else skipped. Shape errors (a string where a
 * list belongs, an apiVersion that is not apiextensions.k8s.io/v1) go to `diagnostics`. False when there was an error. */
bool crd_set_add(crd_set *set, const documents *documents, bool only_crds, diagnostics *diagnostics);

/* Reads a CRD that has parts of others again, alone: what was said of it, all but the first `said`, has the places of these
 * and is forgotten; it is to be said anew. False: the CRD has none. */
bool crd_definition_read_alone(crd_arena *arena, crd_definition *definition, diagnostics *diagnostics, size_t said);

/* The spec of the CRD of a kind; NULL: it is not among them. */
const crd_value *crd_set_spec(const crd_set *set, const crd_kind *kind);

/* One schema without a CRD around it (for tests and tools); `value` is a node of `source`. NULL when its shape is wrong. */
schema *crdc_schema_read(crd_arena *arena, const source *source, const crd_value *value, diagnostics *diagnostics);

/* Everything the API server would refuse at the creation of the CRD (spec part 2: names, versions, structural rules,
 * forbidden keywords, x-kubernetes-* checks, defaults) but CEL, which compile/check_rules.h does. Messages are the API
 * server's, with its path. False when there was an error. */
bool crd_check(const crd_definition *definition, diagnostics *diagnostics);
/* The same by the API server of that minor; 0: the newest. */
bool crd_check_of_minor(const crd_definition *definition, unsigned kubernetes_minor, diagnostics *diagnostics);

/* The same as field errors in the order of the API server's checks; their offsets are places in definition->document. */
void crd_check_errors(const crd_definition *definition, crd_errors *errors);

/* What the API server would refuse when the CRD replaces `old`: what may not change, and the checks of a new CRD but those
 * that `old` breaks already (ValidateCustomResourceDefinitionUpdate). */
typedef struct crd_check_options {
  const crd_definition *old; /* NULL: the CRD is new */
  bool own_status; /* each CRD has the status that it has; else that of one just created, which is not established yet and
                    * stores its first storage version */
  unsigned kubernetes_minor; /* whose checks; 0: 37 */
} crd_check_options;
void crd_check_errors_with(const crd_definition *definition, const crd_check_options *options, crd_errors *errors);

/* Where the schemas of the CRD stand in the API server's messages: "spec.validation.openAPIV3Schema" when all versions have
 * equal schemas, else "spec.versions[i].schema.openAPIV3Schema". `schemas_shared` says which; then only version 0 is
 * checked. */
bool crd_schemas_shared(const crd_definition *definition);
crd_string crd_schema_path(crd_arena *arena, const crd_definition *definition, size_t version);

/* Resolves the fieldPath of a rule at `schema` (apiserver schema/cel.ValidFieldPath with array notation) and renders it as
 * it is appended to the node's path: ".a.b[k]", ".[k]". False and the reason in `why` when it names no field. */
bool crdc_schema_resolve_field_path(crd_arena *arena, const schema *schema, crd_string path, crd_string *rendered,
                                    crd_string *why);

/* Prunes every default in place as the API server does when it loads a CRD (PruneDefaults). */
void crdc_schema_prune_defaults(crd_arena *arena, schema *root);

/* The format that custom resources are validated with (apiserver pkg/apiserver/validation/formats.go): the schema's if it is
 * known for the type in that Kubernetes minor (0: 37), else CRD_FORMAT_NONE. An int-or-string counts as a string. */
crd_format crdc_schema_format(const schema *schema, unsigned kubernetes_minor);

/* What the API server warns of at the creation of the CRD, as warnings: unknown formats, sets of composite items. */
void crd_warn(const crd_definition *definition, unsigned kubernetes_minor, diagnostics *diagnostics);

/* The keyword's value in the document, NULL when absent or null. */
const crd_value *crdc_keyword_value(const schema *node, const char *keyword);
/* The property with that name, or NULL. */
const property *crdc_schema_property(const schema *schema, crd_string name);
/* Whether an object has to have a member of that name. */
bool crdc_schema_requires(const schema *object, crd_string name);
/* Whether an object declares what every resource has, so that rules see it as declared (apiserver pkg/cel/common/schemas.go,
 * WithTypeAndObjectMeta). */
bool crdc_schema_declares_meta(const schema *object);
