/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the files of crd_check: reporting errors, printing paths and values, reading maps. */
#pragma once

#include "schema/tree/read.h"
#include "schema/tree/words.h"

/* Checks that a new CRD may fail because the CRD that it replaces fails them already. */
typedef struct ratchet {
  bool schemas_optional;   /* versions may have no schema, if they are not served or nothing is pruned */
  bool unstructured;       /* structure, defaults and rules are not checked */
  bool any_type;           /* unknown types are allowed */
  bool any_sets;           /* sets of non-atomic composites are allowed */
  bool any_map_keys;       /* keys of list items may be absent or null */
  bool unpruned_defaults;  /* defaults may have unknown fields */
  bool any_review_version; /* conversion webhooks may have any review versions */
  bool any_bundle;         /* conversion webhooks may have invalid certificates */
} ratchet;

typedef struct checker {
  crd_arena *arena;
  crd_arena *passing; /* temporary data of the check of one default */
  crd_errors *errors;
  const crd_definition *definition;
  crd_string prefix;         /* of every path: "spec.validation.openAPIV3Schema", "spec" */
  const crd_definition *old; /* the replaced CRD, or NULL */
  bool own_status;           /* crd_check_options */
  const char *no_defaults;   /* why defaults are not allowed (empty: no reason is given), or NULL */
  unsigned kubernetes_minor; /* crd_check_options */
  ratchet ratchet;
} checker;

/* The path below the checker's prefix. */
crd_string crdc_vet_path(const checker *checker, const crd_path *path);

/* Adds an error at path.child (child may be NULL). `words` is NULL if the type is enough; they take no arguments. */
void crdc_vet_error(const checker *checker, crd_error_type type, const crd_path *path, const char *child, uint32_t offset,
                    crd_bad_value value, const crd_words *words);
void crdc_vet_required(const checker *checker, const crd_path *path, const char *child, uint32_t offset,
                       const crd_words *words);
void crdc_vet_forbidden(const checker *checker, const crd_path *path, const char *child, uint32_t offset,
                        const crd_words *words);
/* Adds an Invalid error with a string as bad value. */
void crdc_vet_invalid(const checker *checker, const crd_path *path, const char *child, uint32_t offset, crd_string value,
                      const crd_words *words);
/* The same with words that take a text; with words that take any arguments. Texts are borrowed. */
void crdc_vet_invalid_with(const checker *checker, const crd_path *path, const char *child, uint32_t offset,
                           crd_string value, const crd_words *words, crd_string text);
void crdc_vet_error_with(const checker *checker, crd_error_type type, const crd_path *path, const char *child,
                         uint32_t offset, crd_bad_value value, const crd_words *words, const crd_value *arguments,
                         size_t count);
/* Adds an Unsupported value error; `supported` ends with NULL. */
void crdc_vet_not_supported(const checker *checker, const crd_path *path, const char *child, uint32_t offset,
                            crd_string value, const char *const *supported);

/* A list of strings as a bad value. */
crd_bad_value crdc_vet_strings(const checker *checker, const crd_string *items, size_t count);

/* The place of a keyword of the node: of its value or of its name. Without the keyword it is the node's place. */
uint32_t crdc_keyword_place(const schema *node, const char *keyword);
uint32_t crdc_keyword_name_place(const schema *node, const char *keyword);
/* A member of a map; NULL if it or the map is absent. */
const crd_member *crdc_member_find(const crd_value *map, const char *name);
/* The place of a member of a map, or of the map if it is absent; CRD_NO_OFFSET without a map. */
uint32_t crdc_member_place(const crd_value *map, const char *name);
/* A string member; empty if it is absent or no string. */
crd_string crdc_member_string(const crd_value *map, const char *name);

/* Joins the messages with ','. */
crd_string crdc_vet_join(const checker *checker, const crd_texts *messages);
bool crdc_text_is(crd_string text, const char *literal);
/* Whether the text is one of `names`, which ends with NULL. */
bool crdc_text_is_one_of(crd_string text, const char *const *names);
/* Whether every object has that field whatever its schema is: apiVersion, kind, metadata. */
bool crdc_vet_is_meta_name(crd_string name);
/* Whether the members of that name ("schema", "subresources" ...) are equal in all versions. The API server then has them
 * once, in the spec. */
bool crdc_versions_share(const crd_definition *definition, const char *member);
