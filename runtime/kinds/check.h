/* SPDX-License-Identifier: Apache-2.0 */
/* The argument of every validator of a pod template, and the functions that add errors.
 *
 * A validator is called with the check, the part that it judges and the part's path; it adds field errors in the order in
 * which pkg/apis/core/validation does. A path is a chain of frames on the stack (crd_path), which becomes a text only when
 * an error is found:
 *
 *   if (!port->container_port) crd_core_required(check, CORE_AT(path, "containerPort"), CORE_NO_DETAIL);
 *   for (uint32_t i = 0; i < ports->count; i++) validate_port(check, &ports->items[i], CORE_ITEM(path, i));
 *
 * The frames of CORE_AT, CORE_KEY and CORE_ITEM live to the end of the enclosing block. */
#ifndef CORE_CHECK_H
#define CORE_CHECK_H

#include "../base/nearest_name.h"
#include "../gotypes/types.h"
#include "gates.h"

#include <crd/errors.h>
#include <crd/expressions.h>

/* Invalid values that are allowed because the old object has them already (PodValidationOptions that only an old object
 * sets). */
typedef struct core_allowances {
  bool indivisible_huge_pages;
  bool selector_values;  /* values of labels in selectors of pods that no label could have */
  bool node_values;      /* the same in node selectors */
  bool spread_selectors; /* do not check selectors of spread constraints */
  bool spread_keys;      /* do not check their keys as those of a new object */
  bool token_paths;      /* paths of projected tokens, too */
  bool host_sysctls;     /* of namespaces that the pod shares with the host */
  bool devices_of_user_namespaces;
  bool init_restarts; /* RestartContainer when an init container that is no sidecar is resized */
  bool empty_image_references;
  bool sys_admin;       /* CAP_SYS_ADMIN beside allowPrivilegeEscalation: false */
  bool claim_selectors; /* of volume claims: values in selectors that no label could have */
  bool claim_groups;    /* API groups of their sources that are no names */
} core_allowances;

/* PodValidationOptions of pkg/apis/core/validation. */
typedef struct core_options {
  core_gates gates; /* crd_core_options_for_update also turns on those that the old object uses */
  core_allowances allowed;
  unsigned minor;     /* of the API server: 37 */
  bool privileged;    /* --allow-privileged (pkg/capabilities) */
  bool any_network;   /* Services may have addresses of any range, of both families */
  bool any_node_port; /* and node ports beyond the default range */
} core_options;

/* The state of one judgement. Everything that it allocates lives in the arena. */
typedef struct core_check {
  crd_arena *arena;
  crd_errors *errors;
  crd_string prefix; /* the path of the template: "spec.template" */
  const core_options *options;
  const core_object_meta *pod;             /* of a Pod, which has more rules than a template; NULL: a template */
  bool cluster_scoped;                     /* the object has no namespace */
  const crd_expression_judge *expressions; /* NULL: no judge */
  crd_string unjudged;                     /* why the object cannot be judged: "its expressions ..."; else empty */
} core_check;

/* A child of a path: ".name", "[key]", "[i]"; `path` may be NULL: the template itself. */
#define CORE_AT(path, literal) (&(crd_path){.parent = (path), .name = CRD_STRING_INIT(literal), .kind = CRD_PATH_FIELD})
#define CORE_NAMED(path, string) (&(crd_path){.parent = (path), .name = (string), .kind = CRD_PATH_FIELD})
#define CORE_KEY(path, string) (&(crd_path){.parent = (path), .name = (string), .kind = CRD_PATH_KEY})
#define CORE_ITEM(path, i) (&(crd_path){.parent = (path), .index = (i), .kind = CRD_PATH_INDEX})
/* The parts of an object. */
#define CORE_METADATA CORE_AT(NULL, "metadata")
#define CORE_SPEC CORE_AT(NULL, "spec")
#define CORE_STATUS CORE_AT(NULL, "status")

/* ---- errors (field.Required and its like) ---- */

/* The path's text in errors. */
crd_string crd_core_path_text(const core_check *check, const crd_path *path);

/* The number of errors, including those that were not kept. */
static inline size_t core_count_errors(const core_check *check) {
  return (size_t)check->errors->count + check->errors->dropped;
}

/* Bad values: Go's `string` is shown by crd_bad_string, what has a type of its own (core.Protocol), and pointers, by
 * crd_bad_json. */
/* A quantity as its String() in Go's quotes, which validators mostly show. */
crd_bad_value crd_core_show_quantity(const core_check *check, const crd_quantity *quantity);
/* The quantity itself: the same since 1.34. */
crd_bad_value crd_core_show_quantity_itself(const core_check *check, const crd_quantity *quantity);
/* A struct as upstream's internal type of this name is shown ({"Name":"a","ResourceClaimName":null}); of what the types of
 * security contexts, claims, projections and label selectors are made of. */
crd_bad_value crd_core_show_struct(const core_check *check, const core_type *type, const void *value);
crd_bad_value crd_core_show_list(const core_check *check, const core_type *type, const void *list);
crd_bad_value crd_core_show_map(const core_check *check, const core_string_map *map);
crd_bad_value crd_core_show_quantities(const core_check *check, const core_quantity_map *map);
crd_bad_value crd_core_show_texts(const core_check *check, const core_string_list *list);
/* The same of a type of its own, by its name in Go ("core.ResourceQuotaScope"). */
crd_bad_value crd_core_show_words(const core_check *check, const char *go, const core_string_list *list);
/* An amount (NULL is 0); and bytes. */
crd_bad_value crd_core_show_amount(const core_check *check, const core_int_or_string *amount);
crd_bad_value crd_core_show_bytes(const core_check *check, crd_string bytes);
/* A core.ResourceName, which is shown without quotes before 1.34. */
crd_bad_value crd_core_show_resource_name(const core_check *check, crd_string name);
/* A string pointer; null if it is not set. */
crd_bad_value crd_core_show_optional(const core_optional_string *string);
/* The detail of an error about a struct that must not change: `head`, and the differences, line by line. */
crd_string crd_core_say_changed(const core_check *check, crd_string head, const core_type *type, const void *before,
                                const void *now);

/* `detail` may be NULL. Functions that end in _as format it like printf; those that end in _text borrow a string. */
#define CORE_NO_DETAIL ((crd_string){NULL, 0})
void crd_core_required(core_check *check, const crd_path *path, const char *detail);
void crd_core_forbidden(core_check *check, const crd_path *path, const char *detail);
void crd_core_invalid(core_check *check, const crd_path *path, crd_bad_value shown, const char *detail);
__attribute__((format(printf, 3, 4))) void crd_core_required_as(core_check *check, const crd_path *path, const char *format,
                                                                ...);
__attribute__((format(printf, 3, 4))) void crd_core_forbidden_as(core_check *check, const crd_path *path, const char *format,
                                                                 ...);
__attribute__((format(printf, 3, 4))) void crd_core_internal_as(core_check *check, const crd_path *path, const char *format,
                                                                ...);
__attribute__((format(printf, 4, 5))) void crd_core_invalid_as(core_check *check, const crd_path *path, crd_bad_value shown,
                                                               const char *format, ...);
void crd_core_forbidden_text(core_check *check, const crd_path *path, crd_string detail);
void crd_core_invalid_text(core_check *check, const crd_path *path, crd_bad_value shown, crd_string detail);
/* field.Invalid of a plain value, and a literal as detail; a word is a string of a type of its own (core.Protocol). */
void crd_core_bad_text(core_check *check, const crd_path *path, crd_string text, const char *detail);
void crd_core_bad_word(core_check *check, const crd_path *path, crd_string word, const char *detail);
void crd_core_bad_number(core_check *check, const crd_path *path, int64_t number, const char *detail);
void crd_core_bad_bool(core_check *check, const crd_path *path, bool value, const char *detail);
void crd_core_duplicate(core_check *check, const crd_path *path, crd_bad_value shown);
/* With a detail, which field.Duplicate alone does not take. */
void crd_core_duplicate_because(core_check *check, const crd_path *path, crd_bad_value shown, const char *detail);
void crd_core_not_found(core_check *check, const crd_path *path, crd_bad_value shown);
/* With a detail, which field.NotFound alone does not take. */
void crd_core_not_found_text(core_check *check, const crd_path *path, crd_bad_value shown, crd_string detail);
/* With the supported values, in the given order (upstream often sorts them); without values the list is omitted. */
void crd_core_not_supported(core_check *check, const crd_path *path, crd_bad_value shown, const crd_string *supported,
                            size_t count);
/* field.TooLong, in bytes; field.TooMany. */
void crd_core_too_long(core_check *check, const crd_path *path, int64_t most);
void crd_core_too_many(core_check *check, const crd_path *path, int64_t actual, int64_t most);
/* field.TooMany if `count` is more than `most`; whether it is. */
bool crd_core_has_too_many(core_check *check, uint32_t count, uint32_t most, const crd_path *path);

/* ---- errors that declarative validation finds, too (MarkCoveredByDeclarative) ---- */

/* Marks the errors after the first `count`: a declarative rule may find them, too. */
void crd_core_mark_covered(core_check *check, uint32_t count);
/* The errors of one call, so marked. */
#define CORE_COVERED(check, call)                                                                                           \
  do {                                                                                                                      \
    const uint32_t errors_before = (check)->errors->count;                                                                  \
    call;                                                                                                                   \
    crd_core_mark_covered(check, errors_before);                                                                            \
  } while (0)
/* crd_core_required, so marked. */
void crd_core_required_covered(core_check *check, const crd_path *path, const char *detail);

/* ---- times ---- */

/* Seconds since 1970 of a core_time's text; 0: none. */
int64_t crd_core_instant_of(crd_string text);

/* ---- rules of strings ---- */

/* A rule of crd/metadata.h or crd/names.h: crd_check_dns1123_label and so on. */
typedef void core_string_rule(crd_texts *messages, crd_string text);
/* A rule's message for the minor: those of label keys and values have changed with 1.35. */
crd_string crd_core_words_of_minor(const core_check *check, core_string_rule *rule, crd_string message);
/* field.Invalid with the string for each message of the rule; whether there is none. */
bool crd_core_string_passes(core_check *check, const crd_path *path, crd_string text, core_string_rule *rule);

/* The same for each message about `text`, but with the bad value `shown`, and `head` before the message. */
void crd_core_explain(core_check *check, const crd_path *path, crd_bad_value shown, const char *head, crd_string text,
                      core_string_rule *rule);
/* Whether a text satisfies a rule; the messages of the rule, separated by commas. */
bool crd_core_text_passes(crd_arena *arena, crd_string text, core_string_rule *rule);
crd_string crd_core_join_wrongs(crd_arena *arena, crd_string text, core_string_rule *rule);

/* One error with all messages of the rule. */
void crd_core_validate_whole(core_check *check, const crd_path *path, crd_string text, core_string_rule *rule);

/* crd_core_string_passes if the text is set; if it is not empty; for a text that must not be empty (field.Required). */
void crd_core_validate_optional(core_check *check, const crd_path *path, const core_optional_string *text,
                                core_string_rule *rule);
void crd_core_validate_given(core_check *check, const crd_path *path, crd_string text, core_string_rule *rule);
void crd_core_require(core_check *check, const crd_path *path, crd_string text, core_string_rule *rule);
void crd_core_require_because(core_check *check, const crd_path *path, crd_string text, core_string_rule *rule,
                              const char *detail);

/* content.IsPathSegmentName as a core_string_rule. */
void crd_core_check_path_segment(crd_texts *messages, crd_string text);

/* Whether "*" is in a list; if it is not the only item, field.Invalid of the list, whose items are called `what`. */
static inline bool crd_core_has_wildcard(const core_string_list *list) {
  return crd_string_in(CRD_STRING("*"), list->items, list->count);
}
bool crd_core_validate_wildcard(core_check *check, const core_string_list *list, const char *what, const crd_path *path);
static inline bool core_is(crd_string string, const char *literal) {
  return crd_string_equal(string, crd_string_of(literal));
}
/* The arguments `list, count` of an array. */
#define CORE_LIST_OF(array) (array), sizeof(array) / sizeof *(array)

/* Words are given as one text, with a space between them ("Always Never"), in upstream's order; or as a list. Whether a
 * string is one of them; field.NotSupported; that of a field of few values, which may be empty, or not (field.Required), or
 * not set. */
static inline bool crd_core_is_among(crd_string text, const char *words) {
  return crd_is_among(text, words);
}
void crd_core_unsupported(core_check *check, const crd_path *path, crd_bad_value shown, const char *words);
void crd_core_validate_choice(core_check *check, const crd_path *path, crd_string value, const char *words);
void crd_core_validate_required_choice(core_check *check, const crd_path *path, crd_string value, const char *words);
void crd_core_validate_optional_choice(core_check *check, const crd_path *path, const core_optional_string *value,
                                       const char *words);
bool crd_core_check_choice(core_check *check, const crd_path *path, crd_string value, const crd_string *of, size_t count);

/* Compiles an expression for the API server's minor, and adds its error with the bad value `shown`
 * (convertCELErrorToValidationError). Returns its greatest cost; UINT64_MAX if there is an error. */
uint64_t crd_core_validate_expression(core_check *check, const crd_path *path, crd_expression expression, crd_string shown);

/* Adds an error if a number in raw JSON does not fit a float64 (json.Unmarshal of a RawExtension). */
bool crd_core_refuse_numbers(core_check *check, const crd_value *raw, const char *what, const crd_path *path);

/* The pair of a key among `count` pairs of `size` bytes that begin with their keys, sorted, as maps are; or NULL. */
const void *crd_core_find_pair(const void *items, uint32_t count, size_t size, crd_string key);
#define CORE_FIND_PAIR(map, key) crd_core_find_pair((map)->items, (map)->count, sizeof *(map)->items, key)
/* The value of a key, or NULL. */
const crd_string *crd_core_string_map_get(const core_string_map *map, crd_string key);
const crd_quantity *crd_core_quantity_map_get(const core_quantity_map *map, crd_string key);
/* A new map with the pairs, of `size` bytes, of two maps; the first wins for a key in both. */
void crd_core_merge_pairs(crd_arena *arena, void *merged, const void *first, const void *second, size_t size);

#endif
