/* SPDX-License-Identifier: Apache-2.0 */
/* Converts cJSON trees of a C program to a kind's struct and back. It is a library of its own, libcrdcjson, so that other
 * programs do not need cJSON.
 *
 * cJSON (1.7) cannot hold every document that the API server reads. In both directions values that cJSON would change are
 * refused, with an error that names the value and its path:
 *
 * Numbers: a cJSON number is a double. A whole number from 2^53 to 2^63, of either sign, may have been rounded; -0 may have
 * been an integer or a double; infinities and NaN are no JSON. cJSON does not distinguish 1.0 and 1: both become the
 * integer. Strings: a cJSON string ends at the first NUL, which only crd_cjson_parse detects; the API server would replace
 * bytes that are not UTF-8. Names: cJSON keeps both of two equal names, the API server takes the last. Trees: raw texts
 * (cJSON_Raw), members without a name, items of no type, and more than 1,000 levels.
 *
 * Names are case-sensitive: use cJSON's functions with CaseSensitive in their names. */
#ifndef CRD_CJSON_H
#define CRD_CJSON_H

#include <cjson/cJSON.h>
#include <crd/errors.h>
#include <crd/types.h>
#include <crd/walk.h>

CRD_BEGIN_DECLS

/* Use it in place of cJSON_Parse: it parses JSON as the API server does (01 and text behind the value are refused). Returns
 * a tree that the caller frees (cJSON_Delete). NULL and `error`, in the arena, where the text is no JSON, where a cJSON tree
 * cannot hold it (NUL in strings, duplicate names, integers of 2^53 and more), or where there is no memory. */
CRD_MUST_CHECK cJSON *crd_cjson_parse(crd_arena *arena, crd_string text, crd_string *error);

/* The value of a tree, in the arena, with copies of its strings. NULL and `error` ("spec.replicas: ...") where the tree is
 * refused or there is no memory. */
CRD_MUST_CHECK crd_value *crd_cjson_to_value(crd_arena *arena, const cJSON *tree, crd_string *error);

/* The tree of a value, which the caller frees (cJSON_Delete). NULL and `error`, in the arena, likewise. */
CRD_MUST_CHECK cJSON *crd_cjson_from_value(crd_arena *arena, const crd_value *value, crd_string *error);

/* NAME_from_json for a tree: returns the struct of a kind (&NAME_kind), in the arena, without pointers into the tree. NULL
 * where the tree is refused, with an error in `errors` about the whole tree. */
CRD_MUST_CHECK void *crd_kind_from_cjson(crd_arena *arena, const crd_kind *kind, const cJSON *tree, crd_texts *strict,
                                         crd_errors *errors);

/* NAME_to_json for a tree: returns a tree that the caller frees (cJSON_Delete). NULL and `error`, in the arena, where cJSON
 * cannot hold the struct's values or there is no memory. */
CRD_MUST_CHECK cJSON *crd_kind_to_cjson(crd_arena *arena, const crd_kind *kind, const void *object, crd_string *error);

CRD_END_DECLS

#endif
