/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of crd_check share: where errors go, how paths and values are printed, what a map has. */
#pragma once

#include "schema/tree/read.h"
#include "schema/tree/words.h"

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

/* The path below the checker's prefix. */
crd_string crdc_vet_path(const checker *checker, const crd_path *path);

/* One error at path.child (child may be NULL). `words` is NULL where the type says it all; they take no
 * arguments. */
void crdc_vet_error(const checker *checker, crd_error_type type, const crd_path *path, const char *child, uint32_t offset,
                    crd_bad_value value, const crd_words *words);
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
                         uint32_t offset, crd_bad_value value, const crd_words *words, const crd_value *arguments,
                         size_t count);
/* Unsupported value; `supported` ends with NULL. */
void crdc_vet_not_supported(const checker *checker, const crd_path *path, const char *child, uint32_t offset,
                            crd_string value, const char *const *supported);

/* A list of strings as bad value. */
crd_bad_value crdc_vet_strings(const checker *checker, const crd_string *items, size_t count);

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
/* Whether the versions' members of that name ("schema", "subresources" ...) are all equal: then the API server sees them
 * once, at the spec. */
bool crdc_versions_share(const crd_definition *definition, const char *member);
