/* SPDX-License-Identifier: Apache-2.0 */
/* cJSON trees of a C program: into a kind's struct and back. A library of its own, libcrdcjson, so that nobody else needs
 * cJSON.
 *
 * cJSON (1.7) does not hold all that the API server reads. What it would change is refused, by name and place, in both
 * directions:
 *
 *   numbers  a cJSON number is a double. A whole one from 2^53 to 2^63, of either sign, may have been rounded from another
 * integer; -0 may have been an integer or a double; infinities and NaN are no JSON. 1.0 and 1 are one to cJSON, and are the
 * integer. strings  a cJSON string ends at the first NUL, which a parsed tree no longer shows: crd_cjson_parse does. What is
 * not UTF-8 the API server would replace. names    cJSON keeps both of two equal names, of which the API server takes the
 * last. trees    raw texts (cJSON_Raw), members without a name, items of no type, and more than 1,000 levels.
 *
 * Names are compared as they are written: of cJSON's functions those that say CaseSensitive in their names go with these. */
#ifndef CRD_CJSON_H
#define CRD_CJSON_H

#include <cjson/cJSON.h>
#include <crd/errors.h>
#include <crd/types.h>
#include <crd/walk.h>

CRD_BEGIN_DECLS

/* In place of cJSON_Parse: the text is read as the API server reads JSON (which refuses 01, and what follows the value), and
 * what was read becomes a tree, the caller's (cJSON_Delete). NULL and `error`, in the arena, where the text is no JSON,
 * where a tree would not show what it says (NUL in strings, a name twice, integers of 2^53 and more), or where memory gave
 * out. */
CRD_MUST_CHECK cJSON *crd_cjson_parse(crd_arena *arena, crd_string text, crd_string *error);

/* The value that a tree says, in the arena, with copies of its strings. NULL and `error` ("spec.replicas: ...") where it is
 * refused or memory gave out. */
CRD_MUST_CHECK crd_value *crd_cjson_to_value(crd_arena *arena, const cJSON *tree, crd_string *error);

/* A tree that says the value; the caller's (cJSON_Delete). NULL and `error`, in the arena, likewise. */
CRD_MUST_CHECK cJSON *crd_cjson_from_value(crd_arena *arena, const crd_value *value, crd_string *error);

/* What NAME_from_json does, of a tree: the struct of a kind (&NAME_kind), in the arena, with nothing of the tree in it. A
 * tree that is refused is an error of `errors` about all of it, and gives NULL. */
CRD_MUST_CHECK void *crd_kind_from_cjson(crd_arena *arena, const crd_kind *kind, const cJSON *tree, crd_texts *strict,
                                         crd_errors *errors);

/* What NAME_to_json does, as a tree, which is the caller's (cJSON_Delete). NULL and `error`, in the arena, where cJSON
 * cannot hold what the struct says or memory gave out. */
CRD_MUST_CHECK cJSON *crd_kind_to_cjson(crd_arena *arena, const crd_kind *kind, const void *object, crd_string *error);

CRD_END_DECLS

#endif
