/* What the files of crd_check share: where errors go, how paths and values are printed. */
#ifndef CRDC_SCHEMA_CHECK_H
#define CRDC_SCHEMA_CHECK_H

#include "schema/read.h"
#include "schema/words.h"

/* What the CRD that is replaced breaks already, and is therefore not asked of the new one. */
typedef struct ratchet {
  bool schemas_optional;   /* versions without a schema, if they are not served or nothing is pruned */
  bool unstructured;       /* no structure, no defaults and no rules are checked */
  bool any_type;           /* unknown types */
  bool any_sets;           /* sets of composites that are not atomic */
  bool any_map_keys;       /* keys of lists that may be absent or null */
  bool unpruned_defaults;  /* unknown fields in defaults */
  bool any_review_version; /* of conversion webhooks */
  bool any_bundle;         /* certificates of conversion webhooks that are none */
} ratchet;

typedef struct checker {
  crd_arena *arena;
  crd_arena *passing; /* while defaults are checked: for what is needed no longer than for one of them */
  crd_errors *errors;
  const crd_definition *definition;
  crd_string prefix;         /* what every path starts with: "spec.validation.openAPIV3Schema", "spec" */
  const crd_definition *old; /* the CRD that is replaced, or NULL */
  bool own_status;           /* crd_check_options */
  const char *no_defaults;   /* why there may be none (empty: for no reason), or NULL */
  unsigned kubernetes_minor; /* crd_check_options */
  ratchet ratchet;
} checker;

/* Frames of a path (crd/errors.h) below the checker's prefix. */
static inline crd_path path_child(const crd_path *parent, const char *name) {
  return (crd_path){.parent = parent, .name = crd_string_of(name), .kind = CRD_PATH_FIELD};
}
static inline crd_path path_key(const crd_path *parent, crd_string key) {
  return (crd_path){.parent = parent, .name = key, .kind = CRD_PATH_KEY};
}
static inline crd_path path_index(const crd_path *parent, size_t index) {
  return (crd_path){.parent = parent, .index = (uint32_t)index, .kind = CRD_PATH_INDEX};
}
crd_string crdc_vet_path(const checker *checker, const crd_path *path);

/* One error at path.child (child may be NULL). `value` is the printed bad value; one without data prints none. `words` is
 * NULL where the type says it all; they take no arguments. */
void crdc_vet_error(const checker *checker, crd_error_type type, const crd_path *path, const char *child, uint32_t offset,
                    crd_string value, const crd_words *words);
void crdc_vet_required(const checker *checker, const crd_path *path, const char *child, uint32_t offset,
                       const crd_words *words);
void crdc_vet_forbidden(const checker *checker, const crd_path *path, const char *child, uint32_t offset,
                        const crd_words *words);
/* Invalid with a string as bad value. */
void crdc_vet_invalid(const checker *checker, const crd_path *path, const char *child, uint32_t offset, crd_string value,
                      const crd_words *words);
/* The same of words with a text; with any arguments. Texts are borrowed. */
void crdc_vet_invalid_with(const checker *checker, const crd_path *path, const char *child, uint32_t offset,
                           crd_string value, const crd_words *words, crd_string text);
void crdc_vet_error_with(const checker *checker, crd_error_type type, const crd_path *path, const char *child,
                         uint32_t offset, crd_string value, const crd_words *words, const crd_value *arguments,
                         size_t count);
/* Unsupported value; `supported` ends with NULL. */
void crdc_vet_not_supported(const checker *checker, const crd_path *path, const char *child, uint32_t offset,
                            crd_string value, const char *const *supported);

/* Values as json.Marshal prints them: what field errors show of Go pointers, slices and named string types. */
crd_string crdc_vet_json(const checker *checker, const crd_value *value);
crd_string crdc_vet_json_string(const checker *checker, crd_string text);
crd_string crdc_vet_json_strings(const checker *checker, const crd_string *items, size_t count);

/* The place of a keyword of the node: of its value or of its name; of the node where it is absent. */
uint32_t crdc_keyword_place(const schema *node, const char *keyword);
uint32_t crdc_keyword_name_place(const schema *node, const char *keyword);
/* A member of a map; NULL when it is absent, or there is no map. */
const crd_member *crdc_member_find(const crd_value *map, const char *name);
/* The place of a member of a map, of the map where it is absent; CRD_NO_OFFSET without a map. */
uint32_t crdc_member_place(const crd_value *map, const char *name);
/* A string member; empty when it is absent or no string. */
crd_string crdc_member_string(const crd_value *map, const char *name);

/* The messages joined with ','. */
crd_string crdc_vet_join(const checker *checker, const crd_texts *messages);
bool crdc_text_is(crd_string text, const char *literal);
/* `names` ends with NULL. */
bool crdc_text_is_one_of(crd_string text, const char *const *names);
/* What every object has beside its schema: apiVersion, kind, metadata. */
bool crdc_vet_is_meta_name(crd_string name);
bool crdc_text_is_blank(crd_string text);

/* The parts of crd_check, in its order. Each checks what its file's head says. */
void crdc_vet_metadata(const checker *checker);
void crdc_vet_spec(const checker *checker);
void crdc_vet_preserving(const checker *checker);
void crdc_vet_group_and_scope(const checker *checker);
void crdc_vet_names(const checker *checker);
void crdc_vet_version_names(const checker *checker);
void crdc_vet_storage_versions(const checker *checker);
void crdc_vet_status(const checker *checker); /* accepted names and stored versions */
void crdc_vet_api_approval(const checker *checker);
void crdc_vet_deprecation(const checker *checker, const crd_path *path, const crd_version *version);
void crdc_vet_scale(const checker *checker, const crd_path *path, const crd_version *version);
void crdc_vet_columns(const checker *checker, const crd_path *path, const crd_version *version);
void crdc_vet_selectable_fields(const checker *checker, const crd_path *path, const crd_version *version,
                                bool schemas_shared);
void crdc_vet_conversion(const checker *checker, bool preserve_unknown_fields);

/* The address of a webhook (ValidateWebhookURL, ValidateWebhookService), at the path of its clientConfig. */
void crdc_vet_webhook_client(const checker *checker, const crd_path *path, const crd_value *config);

/* Whether the certificates of a webhook cannot be loaded; then why (apiserver pkg/util/webhook ValidateCABundle). */
const char *crdc_vet_bundle_error(crd_arena *arena, crd_string base64);

/* validateCustomResourceDefinitionValidation, but CEL: one schema, at the path. */
void crdc_vet_schema(const checker *checker, schema *root, crd_string path, bool status_enabled);

/* What an update changes that may not change, and which checks the old CRD spares the new one. */
void crdc_vet_changes(const checker *checker);
ratchet crdc_ratchet_of(const checker *checker);
/* ObjectMeta of an update. */
void crdc_vet_metadata_update(const checker *checker);

/* Of one schema; the checker's prefix is the schema's path. True when there was no error. */
void crdc_vet_root_for_status(const checker *checker, const schema *root);
void crdc_vet_completeness(const checker *checker, const schema *root);
bool crdc_vet_structural(const checker *checker, schema *root);
bool crdc_vet_defaults(const checker *checker, schema *root);
/* The walk over all keywords, with the x-kubernetes-* checks and the static fields of rules; marks broken nodes. */
void crdc_vet_keywords(const checker *checker, schema *root);
void crdc_vet_extensions(const checker *checker, const crd_path *path, const schema *node);
void crdc_vet_rules(const checker *checker, const crd_path *path, const schema *node);
/* validateMapListKeysMapSet, which crdc_vet_extensions makes unless it is ratcheted. */
void crdc_vet_key_presence(const checker *checker, const crd_path *path, const schema *node);
/* Whether the API server drops selectable fields, unchecked (dropDisabledFields). */
bool crdc_ratchet_drops_selectable_fields(const checker *checker);
/* Whether the version's selectable fields are too many, as they were before. */
bool crdc_ratchet_keeps_selectable_fields(const checker *checker, const crd_version *version);
/* NewStructural's error ("OpenAPIV3Schema '$ref' is not supported"), or NULL. */
const crd_words *crdc_schema_conversion_error(const schema *node);

/* Whether apart from the named keywords (a list that ends with NULL) the node has the zero value of the API type. `nested`
 * as inside allOf and the like. */
bool crdc_schema_has_nothing_but(const schema *node, const char *const *names, bool nested);

/* ValidFieldPath; `found` (may be NULL) becomes the schema that the path ends at. */
bool crdc_field_path_resolve(crd_arena *arena, const schema *node, crd_string path, bool array_notation,
                             const schema **found, crd_string *rendered, crd_string *why);

/* JSON of the API server's internal types, as its messages print whole schemas and versions. */
crd_string crdc_dump_schema(crd_arena *arena, const schema *node);
crd_string crdc_dump_rule(crd_arena *arena, const validation_rule *rule);
crd_string crdc_dump_items(crd_arena *arena, const crd_value *items);
crd_string crdc_dump_versions(crd_arena *arena, const crd_definition *definition);
/* Whether the versions' members of that name ("schema", "subresources" ...) are all equal: then the API server sees them
 * once, at the spec. */
bool crdc_versions_share(const crd_definition *definition, const char *member);

/* Whether `test` holds at the node or anywhere below it, inside allOf and the like too. */
bool crdc_schema_any(const schema *node, bool (*test)(const schema *node));
bool crdc_schema_is_defaulted(const schema *node);
/* Whether loading the CRD would change the node's default. */
bool crdc_schema_prunes_default(crd_arena *arena, const schema *node);

/* pruning.Prune: removes from `value` what `node` does not declare; true when something was removed. */
bool crdc_schema_prune(const schema *node, crd_value *value, bool resource);

#endif
