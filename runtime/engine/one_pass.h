/* From the bytes of a JSON object to its typed struct in one pass along the type tables, without a value tree: every field
 * is looked up, read, checked and stored where it is met; defaults, required fields, list types and rules follow where its
 * object or list ends.
 *
 * The pass knows one answer only: the object is clean, here is its struct. At whatever it does not model (an unknown or
 * repeated field, a null that means something, any violation of the schema or of a rule) it gives up, and the caller judges
 * the object on the value tree from the start. So no message is made here, and none can differ. What is clean to the pass is
 * clean to the tree's walk: where a part of the schema needs the tree (preserved fields, embedded resources, anyOf on
 * objects), that part alone is read into a tree and walked by walk.c itself (one_pass_part.c).
 *
 * Of the root, apiVersion, kind and metadata are handed out as they stand in the text: the request sets and checks them, and
 * concludes the root with them. */
#ifndef CRD_TYPES_ONE_PASS_H
#define CRD_TYPES_ONE_PASS_H

#include "../value/json_private.h"
#include "engine.h"

typedef struct one_pass {
  crd_arena *arena;
  const crd_type *root;
  bool without_status; /* the root's status is the server's: that of the text is read and forgotten, its default left out */
  bool update;         /* there is an old object: rules that compare with it are left to one_pass_transitions */
  /* Found by one_pass_read. */
  crd_string api_version, kind; /* empty: not there */
  crd_value *metadata;          /* as it was sent; NULL: not there */
  void *storage;
  /* The pass's own. */
  json_reader reader;
  crd_duplicates *duplicates;
  crd_walk walk; /* of the parts that need a tree */
  crd_errors errors;
  crd_texts unknown;
  crd_cel cel;
  uint64_t cost;    /* of the rules so far */
  uint32_t outside; /* open nodes below which rules are skipped */
  bool dropped_status;
  bool transitions; /* some rule compares with the old object */
} one_pass;

/* A pass over objects of a type, whose storage is a struct. */
void one_pass_begin(one_pass *pass, crd_arena *arena, const crd_type *root);
/* Reads the text into `storage`, a struct of the root's type that is cleared first. False: give up. */
bool one_pass_read(one_pass *pass, crd_string body, void *storage);
/* Ends the root: `root` is a map of apiVersion, kind and metadata as they are to be stored. It stays in the struct's head
 * for rules that read metadata. False: give up. */
bool one_pass_conclude(one_pass *pass, const crd_value *root);
/* The status of the stored object, NULL without one, becomes the root's; before one_pass_conclude. */
bool one_pass_keep_status(one_pass *pass, const crd_value *status);
/* The rules that compare with the old object, as it is stored, unshaped; after one_pass_conclude. */
bool one_pass_transitions(one_pass *pass, const crd_value *old);
/* Whether SimpleMetaFactory.Interpret may take a name for kind or apiVersion, which it knows in any case. */
bool one_pass_resembles_meta(crd_string name);
/* What the struct holds at a path of fields such as ".spec.replicas": the field's type with its storage in `place`, NULL
 * there when it is absent. NULL: the path does not lead along structs. */
const crd_type *one_pass_find(const one_pass *pass, crd_string path, const void **place);

/* ---- between the files of the pass; each gives the byte after what it read, or NULL to give up ---- */

/* one_pass_scalar.c: anything that is not an object, list or map, with all that the schema asks of it. */
const char *one_pass_scalar(one_pass *pass, const char *p, const crd_type *type, void *place);
/* The same for a string that was read already; only its checks and its place are left. */
bool one_pass_take_string(one_pass *pass, crd_string text, const crd_type *type, void *place);
/* The default of such a type. */
bool one_pass_scalar_default(one_pass *pass, const crd_type *type, void *place);
/* one_pass_part.c: a value by way of a tree. `place` is its storage; of an object, the struct. */
const char *one_pass_part(one_pass *pass, const char *p, const crd_type *type, void *place);
/* The same for a default, and for a value of the stored object. */
bool one_pass_default(one_pass *pass, const crd_type *type, void *place);
bool one_pass_stored(one_pass *pass, const crd_type *type, const crd_value *stored, void *place);
/* The rules of a node. */
bool one_pass_rules(one_pass *pass, const crd_type *type, const void *place);
/* one_pass_transition.c: whether a rule of the type or below it compares with the old object. */
bool one_pass_compares(const crd_type *type);
/* Evaluates one of them; `old` is the storage of the old value, NULL without one. */
bool one_pass_rule(one_pass *pass, const crd_rule *rule, const void *place, const void *old);
/* Whether a value passes the keywords of its type. */
bool one_pass_keywords(one_pass *pass, const crd_type *type, crd_value *value);
/* one_pass_list.c: whether the items of a set or keyed list are distinct, and the keys of a map. */
bool one_pass_distinct_items(one_pass *pass, const crd_type *type, const crd_list *list);
bool one_pass_distinct_keys(one_pass *pass, const crd_list *map, size_t stride);

/* The containers that may be open in a part that is read into a tree: far more than the tables go down, and fewer than the
 * decoder takes. */
#define CRD_ONE_PASS_DEPTH 5000u

/* Whether the schema asks nothing of a value but its type. */
static inline bool one_pass_is_plain(const crd_type *type) {
  return !type->checks && type->format == CRD_FORMAT_NONE && !type->rule_count;
}

/* Whether the walk needs the tree for a container of this type. */
static inline bool one_pass_needs_tree(const crd_type *type) {
  const crd_checks *checks = type->checks;
  if (type->flags & (CRD_TYPE_EMBEDDED | CRD_TYPE_PRESERVE_UNKNOWN | CRD_TYPE_ADDITIONAL_ANY | CRD_TYPE_ADDITIONAL_NONE))
    return true;
  if (type->list_kind == CRD_LIST_SET && type->items && type->items->storage < CRD_STORE_STRING)
    return true; /* composites are compared by their JSON text */
  return checks &&
         (checks->enum_count || checks->any_of_count || checks->one_of_count || checks->all_of_count || checks->not_);
}

/* White space; the text ends in a '}', so that no bound is needed. */
static inline const char *one_pass_space(const one_pass *pass, const char *p) {
  return (unsigned char)*p > ' ' ? p : scan_space(p, pass->reader.end);
}

#endif
