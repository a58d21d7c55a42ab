/* SPDX-License-Identifier: Apache-2.0 */
/* Decodes the bytes of a JSON object into its typed struct in one pass along the type tables, without a value tree: each
 * field is looked up, parsed, checked and stored where it occurs. Defaults, required fields, list types and rules follow at
 * the end of their object or list.
 *
 * The pass shares keywords, list types and rules with the walk over trees (keywords.h, lists.c, rules.c). It formats no
 * message about a keyword, so that messages cannot differ. For a case that it does not model (a significant null, a
 * duplicate name, any violation of the schema), the innermost value around it is parsed into a tree. walk.c walks that tree,
 * with errors and pruning, and then the struct is filled from it; the pass goes on behind the value (one_pass_part.c). The
 * same is done where a part of the schema needs the tree: preserved fields, embedded resources, anyOf on objects. Errors
 * have the order of the walk over the whole object, because a part is walked where it occurs. A failing rule is reported
 * from the struct. In the remaining cases (duplicate names that are errors, failing rules in an update, which ratcheting may
 * allow) the pass gives up, and the caller validates the whole tree.
 *
 * apiVersion, kind and metadata of the root are returned as in the text. The request sets and checks them, and then
 * concludes the root with them. */
#ifndef CRD_ENGINE_ONE_PASS_STATE_H
#define CRD_ENGINE_ONE_PASS_STATE_H

#include "../value/json_string.h"
#include "keywords.h"
#include "rules.h"
#include <crd/generated/cel.h>
#include <crd/generated/type_tables.h>

/* A member of the root in the text. */
typedef struct one_pass_span {
  crd_string name, value;
} one_pass_span;
#define CRD_ONE_PASS_SPANS 4

/* A part of an update that violates its schema, which ratcheting may allow. */
typedef struct one_pass_doubt {
  struct one_pass_doubt *before; /* the previous one */
  const crd_type *type;
  crd_value *value; /* its tree, pruned and defaulted */
  const crd_path *path;
} one_pass_doubt;

typedef struct one_pass {
  crd_arena *arena;
  const crd_type *root;
  const crd_kind *kind_asked; /* if the object has another apiVersion or kind, the pass gives up; NULL: any */
  bool without_status;        /* the client may not set the root's status: it is parsed and dropped, and gets no default */
  bool keeps_status;          /* `stored_status` replaces it, and is stored before the text is parsed */
  const crd_value *stored_status; /* NULL: none */
  bool update;                    /* there is an old object: crd_one_pass_transitions runs the rules that compare with it */
  /* Set by crd_one_pass_read. */
  crd_string api_version, kind; /* empty: missing */
  crd_value *metadata;          /* as it was sent; NULL: missing */
  void *storage;
  uint32_t offset; /* of the object in the text */
  /* Internal state. */
  json_reader reader;
  crd_duplicates *duplicates; /* NULL: duplicate names are allowed */
  crd_walk walk;              /* of the parts that need a tree */
  crd_errors errors;          /* of the schema; in an update without those of `doubts` until these are settled */
  one_pass_doubt *doubts;     /* in an update: the last one */
  uint32_t doubt_count;
  bool odd; /* the struct lacks a value that has an error: no more rules may be run */
  crd_strict_errors unknown, unknown_embedded;
  rule_run rules;
  crd_errors rule_errors; /* in the order of a run over the whole object */
  bool dropping;          /* the current value will be dropped: it is pruned and defaulted, but not checked */
  bool keep_repeated;     /* of crd_walk */
  bool wants_unknown;     /* record names of unknown fields */
  bool broken;            /* the pass must give up */
  size_t repaired;        /* bytes that were parsed again as trees */
  bool dropped_status;
  one_pass_span spans[CRD_ONE_PASS_SPANS];
  unsigned span_count;
} one_pass;

/* Initialises a pass over objects of a type, whose storage is a struct. */
void crd_one_pass_begin(one_pass *pass, crd_arena *arena, const crd_type *root);
/* Reads the object at the start of the text into `storage`, a struct of the root's type, which it clears first. Returns a
 * pointer behind the object; NULL: give up. */
const char *crd_one_pass_read(one_pass *pass, crd_string text, void *storage);
/* Ends the root: `root` is a map with the final apiVersion, kind and metadata. The struct keeps a pointer to it, for rules
 * that read metadata. False: give up. */
bool crd_one_pass_conclude(one_pass *pass, const crd_value *root);
/* Replaces the root's status by that of the stored object (NULL: none). Call it before crd_one_pass_conclude. If the stored
 * status is known before parsing, use `keeps_status` instead. */
bool crd_one_pass_keep_status(one_pass *pass, const crd_value *status);
/* After crd_one_pass_conclude of an update with errors: compares with the old object, and drops errors that ratcheting
 * allows (one_pass_doubt.c). `body` is the parsed text, `old_text` that of the old object; if that is empty, `old_tree` is
 * the old object as stored. False: give up. */
bool crd_one_pass_settle(one_pass *pass, crd_string body, crd_string old_text, const crd_value *old_tree);
/* Adds the errors of the rules that do not compare with an old object; after crd_one_pass_conclude. False: too
 * many errors. */
bool crd_one_pass_tell_rules(const one_pass *pass, crd_errors *errors);
/* Runs the rules that compare, if rules.left_out; `old`: the old object as stored, neither pruned nor defaulted. */
bool crd_one_pass_transitions(one_pass *pass, const crd_value *old);
/* Whether SimpleMetaFactory.Interpret may match a name with kind or apiVersion, which it does in any case. */
bool crd_one_pass_resembles_meta(crd_string name);
/* Finds a path of fields such as ".spec.replicas" in the struct: returns the field's type, and its storage in `place`, NULL
 * if it is absent. NULL: the path does not follow structs. */
const crd_type *crd_one_pass_find(const one_pass *pass, crd_string path, const void **place);

/* ---- between the files of the pass; each returns a pointer behind the value that it read, or NULL to give up ---- */

/* one_pass_scalar.c: a value that is no object, list, map or tree, with all its keywords. */
const char *crd_one_pass_scalar(one_pass *pass, const char *p, const crd_type *type, void *place);
/* The same for a string that was parsed already: checks and stores it. */
bool crd_one_pass_take_string(crd_string text, const crd_type *type, void *place);
/* one_pass_part.c: a value that is parsed into a tree. `place` is its storage; for an object, the struct. */
const char *crd_one_pass_part(one_pass *pass, const char *p, const crd_type *type, void *place, const crd_path *path);
/* An undeclared member, whose value is at `p`: skips it and records its name. `met` has the undeclared names of the same
 * object so far, to find duplicates. */
#define CRD_ONE_PASS_STRANGERS 4
typedef struct one_pass_stranger {
  const char *quote; /* before the name */
  crd_string name;
  const crd_type *type;
  const crd_path *parent;
} one_pass_stranger;
typedef struct one_pass_strangers {
  crd_string names[CRD_ONE_PASS_STRANGERS];
  unsigned count;
} one_pass_strangers;
const char *crd_one_pass_stranger(one_pass *pass, one_pass_stranger at, const char *p, one_pass_strangers *met);
/* crd_one_pass_part for a value that the pass could not read; NULL also if the parent must be read as a tree. */
const char *crd_one_pass_repair(one_pass *pass, const char *p, const crd_type *type, void *place, const crd_path *path);
/* one_pass_doubt.c: adds a doubt, false if there are too many; the second drops all but the first `count`. */
bool crd_one_pass_doubt(one_pass *pass, const crd_type *type, crd_value *value, const crd_path *path);
void crd_one_pass_forget_doubts(one_pass *pass, uint32_t count);
/* Store a default, and a value of the stored object. */
bool crd_one_pass_default(one_pass *pass, const crd_field *field, void *place, const crd_path *parent);
bool crd_one_pass_stored(one_pass *pass, const crd_type *type, const crd_value *stored, void *place);
/* Whether no part has an error that only the whole tree can report. */
static inline bool one_pass_is_clean(const one_pass *pass) {
  return !(pass->duplicates && pass->duplicates->count) && !pass->reader.range_error.size;
}
/* The number of violations of the schema so far. */
static inline uint32_t one_pass_found(const one_pass *pass) {
  return pass->errors.count + pass->doubt_count;
}
/* Whether rules are skipped. */
static inline bool one_pass_skips_rules(const one_pass *pass) {
  return pass->dropping || pass->odd || (pass->errors.count && crd_errors_block_cel(&pass->errors));
}
/* one_pass_rules.c: runs the rules of a node whose text is at `start` (NULL: none); `first` is the number of rule errors
 * before the node. False if a tree is needed. */
bool crd_one_pass_rules(one_pass *pass, const crd_type *type, const void *place, const crd_path *path, const char *start,
                        uint32_t first);
/* The rules of a part and of all nodes below it. */
bool crd_one_pass_part_rules(one_pass *pass, const crd_type *type, const crd_value *value, const void *place,
                             const crd_path *path);
/* one_pass_list.c: whether the items of a set or keyed list are distinct, and whether texts are, which are `stride` bytes
 * apart from `first` on, such as the keys of a map. */
bool crd_one_pass_distinct_items(one_pass *pass, const crd_type *type, const crd_list *list);
bool crd_one_pass_distinct_texts(one_pass *pass, const char *first, size_t count, size_t stride);

/* The greatest depth of a part that is parsed into a tree: far more than that of the tables, and less than the decoder's. */
#define CRD_ONE_PASS_DEPTH 5000u

/* Whether the schema checks only the type of a value. */
static inline bool one_pass_is_plain(const crd_type *type) {
  return !type->checks && type->format == CRD_FORMAT_NONE && !type->rule_count;
}

/* Whether the walk needs the tree for a container of this type. */
static inline bool one_pass_needs_tree(const crd_type *type) {
  const unsigned rules_without_type = CRD_TYPE_RULES_WITHIN | CRD_TYPE_RULES_OUTSIDE_CEL; /* these are skipped there */
  const crd_checks *checks = type->checks;
  if ((type->flags & rules_without_type) == rules_without_type) return true;
  if (type->flags & (CRD_TYPE_EMBEDDED | CRD_TYPE_PRESERVE_UNKNOWN | CRD_TYPE_ADDITIONAL_ANY | CRD_TYPE_ADDITIONAL_NONE))
    return true;
  if (type->list_kind == CRD_LIST_SET && type->items && type->items->storage < CRD_STORE_STRING)
    return true; /* composites are compared by their JSON text */
  return checks && (checks->enum_count || has_composites(checks));
}

/* Skips white space. The text ends in a '}', so that no bound has to be checked. */
static inline const char *one_pass_space(const one_pass *pass, const char *p) {
  return (unsigned char)*p > ' ' ? p : scan_space(p, pass->reader.end);
}

#endif
