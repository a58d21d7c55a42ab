/* SPDX-License-Identifier: Apache-2.0 */
/* From the bytes of a JSON object to its typed struct in one pass along the type tables, without a value tree: every field
 * is looked up, read, checked and stored where it is met; defaults, required fields, list types and rules follow where its
 * object or list ends.
 *
 * What keywords ask, what tells items of lists apart and how rules are run is said where the walk over trees has it, too
 * (keywords.h, lists.c, rules.c). The pass makes no message of a keyword, so that none can differ: at whatever it does not
 * model (a null that means something, a name that stands twice, any violation of the schema) the innermost
 * value that holds it is read into a tree, walked by walk.c, which tells the errors and prunes, and filled into its place;
 * then the pass goes on behind it (one_pass_part.c). The same is done where a part of the schema needs the tree: preserved
 * fields, embedded resources, anyOf on objects. Errors come in the order of the walk over the whole, because a part is
 * walked where it is met. A rule that fails is told from the struct. What is left (names that stand twice where that is an
 * error, rules that fail in an update, which an old object may excuse) makes the pass give up, and the caller judges the
 * object on the whole tree.
 *
 * Of the root, apiVersion, kind and metadata are handed out as they stand in the text: the request sets and checks them, and
 * concludes the root with them. */
#ifndef CRD_ENGINE_ONE_PASS_STATE_H
#define CRD_ENGINE_ONE_PASS_STATE_H

#include "../value/json_string.h"
#include "keywords.h"
#include "rules.h"
#include <crd/generated/cel.h>
#include <crd/generated/type_tables.h>

/* Where a member of the root stands in the text. */
typedef struct one_pass_span {
  crd_string name, value;
} one_pass_span;
#define CRD_ONE_PASS_SPANS 4

/* Of an update: a part that breaks its schema, which the old object may excuse. */
typedef struct one_pass_doubt {
  struct one_pass_doubt *before; /* the one that was met before it */
  const crd_type *type;
  crd_value *value; /* its tree, shaped */
  const crd_path *path;
} one_pass_doubt;

typedef struct one_pass {
  crd_arena *arena;
  const crd_type *root;
  const crd_kind *kind_asked; /* whose apiVersion and kind the object must have, or the pass gives up; NULL: any */
  bool without_status; /* the root's status is the server's: that of the text is read and forgotten, its default left out */
  bool keeps_status;   /* `stored_status` takes its place, and is put there before anything is read */
  const crd_value *stored_status; /* NULL: none */
  bool update; /* there is an old object: rules that compare with it are left to crd_one_pass_transitions */
  /* Found by crd_one_pass_read. */
  crd_string api_version, kind; /* empty: not there */
  crd_value *metadata;          /* as it was sent; NULL: not there */
  void *storage;
  uint32_t offset; /* of the object in the text */
  /* The pass's own. */
  json_reader reader;
  crd_duplicates *duplicates; /* NULL: names may stand twice */
  crd_walk walk;              /* of the parts that need a tree */
  crd_errors errors;          /* of the schema; of an update those that do not hang on the old object, until it is settled */
  one_pass_doubt *doubts;     /* of an update: the last of them */
  uint32_t doubt_count;
  bool odd; /* the struct lacks something of which there is an error: no rule may read it any more */
  crd_strict_errors unknown, unknown_embedded;
  rule_run rules;
  crd_errors rule_errors; /* in the order of a run over the whole */
  bool dropping;          /* what is read now is forgotten: it is shaped, and nothing asked of it */
  bool keep_repeated;     /* of crd_walk */
  bool wants_unknown;     /* names of unknown fields are to be noted */
  bool broken;            /* nothing is left but to give up */
  size_t repaired;        /* bytes of what was read again as a tree */
  bool dropped_status;
  one_pass_span spans[CRD_ONE_PASS_SPANS];
  unsigned span_count;
} one_pass;

/* A pass over objects of a type, whose storage is a struct. */
void crd_one_pass_begin(one_pass *pass, crd_arena *arena, const crd_type *root);
/* Reads the object at the start of the text into `storage`, a struct of the root's type that is cleared first. Gives the
 * byte after it; NULL: give up. */
const char *crd_one_pass_read(one_pass *pass, crd_string text, void *storage);
/* Ends the root: `root` is a map of apiVersion, kind and metadata as they are to be stored. It stays in the struct's head
 * for rules that read metadata. False: give up. */
bool crd_one_pass_conclude(one_pass *pass, const crd_value *root);
/* The status of the stored object, NULL without one, becomes the root's; before crd_one_pass_conclude. Where it is known
 * before reading, `keeps_status` has it done then. */
bool crd_one_pass_keep_status(one_pass *pass, const crd_value *status);
/* Of an update with errors: holds them against the old object, which excuses some (one_pass_doubt.c). `body` is the text
 * that was read, `old_text` that of the old object, `old_tree` the old object as it was stored where there is no text. After
 * crd_one_pass_conclude. False: give up. */
bool crd_one_pass_settle(one_pass *pass, crd_string body, crd_string old_text, const crd_value *old_tree);
/* Adds the errors of the rules that do not compare with an old object; after crd_one_pass_conclude, where rules count.
 * False: there are too many. */
bool crd_one_pass_tell_rules(const one_pass *pass, crd_errors *errors);
/* The rules that do, if rules.left_out; `old` is the object as it is stored, unshaped. */
bool crd_one_pass_transitions(one_pass *pass, const crd_value *old);
/* Whether SimpleMetaFactory.Interpret may take a name for kind or apiVersion, which it knows in any case. */
bool crd_one_pass_resembles_meta(crd_string name);
/* What the struct holds at a path of fields such as ".spec.replicas": the field's type with its storage in `place`, NULL
 * there when it is absent. NULL: the path does not lead along structs. */
const crd_type *crd_one_pass_find(const one_pass *pass, crd_string path, const void **place);

/* ---- between the files of the pass; each gives the byte after what it read, or NULL to give up ---- */

/* one_pass_scalar.c: anything that is not an object, list or map, nor a tree, with all that keywords ask of it. */
const char *crd_one_pass_scalar(one_pass *pass, const char *p, const crd_type *type, void *place);
/* The same for a string that was read already; only its checks and its place are left. */
bool crd_one_pass_take_string(crd_string text, const crd_type *type, void *place);
/* one_pass_part.c: a value by way of a tree. `place` is its storage; of an object, the struct. */
const char *crd_one_pass_part(one_pass *pass, const char *p, const crd_type *type, void *place, const crd_path *path);
/* A member that the type does not declare, whose value is at `p`: steps over it, and notes its name. `met` holds those of
 * its object so far, which must not stand twice. */
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
/* The same for one that could not be read in any other way; NULL also where what is around it must be read so. */
const char *crd_one_pass_repair(one_pass *pass, const char *p, const crd_type *type, void *place, const crd_path *path);
/* one_pass_doubt.c: notes such a part, false where there are too many of them; forgets all but the first `count`. */
bool crd_one_pass_doubt(one_pass *pass, const crd_type *type, crd_value *value, const crd_path *path);
void crd_one_pass_forget_doubts(one_pass *pass, uint32_t count);
/* A default, and a value of the stored object. */
bool crd_one_pass_default(one_pass *pass, const crd_field *field, void *place, const crd_path *parent);
bool crd_one_pass_stored(one_pass *pass, const crd_type *type, const crd_value *stored, void *place);
/* Whether no part had what the whole tree has to tell. */
static inline bool one_pass_is_clean(const one_pass *pass) {
  return !(pass->duplicates && pass->duplicates->count) && !pass->reader.range_error.size;
}
/* What was found against the schema so far. */
static inline uint32_t one_pass_found(const one_pass *pass) {
  return pass->errors.count + pass->doubt_count;
}
/* Whether rules are skipped. */
static inline bool one_pass_skips_rules(const one_pass *pass) {
  return pass->dropping || pass->odd || (pass->errors.count && crd_errors_block_cel(&pass->errors));
}
/* one_pass_rules.c: the rules of a node whose text is at `start` (NULL: it has none) and before which `first` errors of
 * rules had been found. False where it takes a tree. */
bool crd_one_pass_rules(one_pass *pass, const crd_type *type, const void *place, const crd_path *path, const char *start,
                        uint32_t first);
/* The rules of a part and of all below it. */
bool crd_one_pass_part_rules(one_pass *pass, const crd_type *type, const crd_value *value, const void *place,
                             const crd_path *path);
/* one_pass_list.c: whether the items of a set or keyed list are distinct, and the texts that stand `stride` bytes apart from
 * `first` on, such as the keys of a map. */
bool crd_one_pass_distinct_items(one_pass *pass, const crd_type *type, const crd_list *list);
bool crd_one_pass_distinct_texts(one_pass *pass, const char *first, size_t count, size_t stride);

/* The containers that may be open in a part that is read into a tree: far more than the tables go down, and fewer than the
 * decoder takes. */
#define CRD_ONE_PASS_DEPTH 5000u

/* Whether the schema asks nothing of a value but its type. */
static inline bool one_pass_is_plain(const crd_type *type) {
  return !type->checks && type->format == CRD_FORMAT_NONE && !type->rule_count;
}

/* Whether the walk needs the tree for a container of this type. */
static inline bool one_pass_needs_tree(const crd_type *type) {
  const unsigned rules_without_type = CRD_TYPE_RULES_WITHIN | CRD_TYPE_RULES_OUTSIDE_CEL; /* which are skipped there */
  const crd_checks *checks = type->checks;
  if ((type->flags & rules_without_type) == rules_without_type) return true;
  if (type->flags & (CRD_TYPE_EMBEDDED | CRD_TYPE_PRESERVE_UNKNOWN | CRD_TYPE_ADDITIONAL_ANY | CRD_TYPE_ADDITIONAL_NONE))
    return true;
  if (type->list_kind == CRD_LIST_SET && type->items && type->items->storage < CRD_STORE_STRING)
    return true; /* composites are compared by their JSON text */
  return checks && (checks->enum_count || has_composites(checks));
}

/* White space; the text ends in a '}', so that no bound is needed. */
static inline const char *one_pass_space(const one_pass *pass, const char *p) {
  return (unsigned char)*p > ' ' ? p : scan_space(p, pass->reader.end);
}

#endif
