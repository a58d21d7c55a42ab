/* SPDX-License-Identifier: Apache-2.0 */
/* Makes objects from schemas: valid ones, and ones with a value of some property at a place. They are used for examples, for
 * tests, and to find out where two CRDs judge differently.
 *
 * Values are built to fit the keywords of a schema (value.c, text.c). What keywords do not say, mainly rules, is met by
 * search: the compiled kind judges an object, and if it is refused the search changes the fields that the rule reads, so
 * that there are fewer errors (repair.c). Only the kind decides whether an object is valid. The same seed gives the same
 * objects. */
#pragma once

#include "schema/tree/schema.h"
#include <crd/request.h>

/* The input of a grower; it must outlive the grower. */
typedef struct grow_subject {
  const crd_kind *kind;       /* compiled, with rules */
  const crd_version *version; /* its schema; the compiled rules of the CRD show which fields they read */
  unsigned kubernetes_minor;  /* 0: 37 */
  const crd_value *known;     /* a valid object, from which others are made; NULL: the grower searches for one */
} grow_subject;

/* Makes objects of one kind. One thread at a time. */
typedef struct grower grower;

/* Results live in `arena`. The version must have a schema. */
grower *crdc_grower_create(crd_arena *arena, const grow_subject *subject, uint64_t seed);
/* Frees what is not in the arena. May be NULL. */
void crdc_grower_destroy(grower *grower);
/* How many objects the kind has judged. */
uint64_t crdc_grower_judged(const grower *grower);
/* A random number below `count`, uniformly distributed. */
uint32_t crdc_grow_choice(grower *grower, uint32_t count);

/* ---- places ---- */

typedef enum grow_step_kind { GROW_FIELD, GROW_ITEM, GROW_ENTRY } grow_step_kind;

/* A step down a schema: to a property, to the items of a list, or to the values of a map. */
typedef struct grow_step {
  grow_step_kind kind;
  crd_string name; /* of a property; of a map entry: the key if a new one is made, or empty */
} grow_step;

/* A place in a schema and in objects. Steps to items and map values stand for any item or entry. */
typedef struct grow_path {
  const grow_step *steps;
  size_t count;
} grow_path;

/* The node at the path; NULL where the schema has none. */
const schema *crdc_grow_node(const schema *root, grow_path path);
/* The path with one more step, allocated in the arena. */
grow_path crdc_grow_path_add(crd_arena *arena, grow_path path, grow_step step);
/* ".spec.list[].name", ".spec.map[*]"; empty for the root. */
crd_string crdc_grow_path_text(crd_arena *arena, grow_path path);
/* Calls `visit` for every node from the root down, in document order, until it returns false. Paths live in `arena`. */
typedef bool grow_visit(void *context, grow_path path, const schema *node);
bool crdc_grow_walk(crd_arena *arena, const schema *root, grow_visit *visit, void *context);

/* ---- values and objects ---- */

/* The most values of one object. What its schema requires beyond them is left out; such an object is never valid. */
#define GROW_MOST_VALUES 200000

/* Whether even the smallest object of a schema exceeds that limit; `path` and `values` say where, and how many are required
 * there. */
bool crdc_grow_too_large(crd_arena *arena, const schema *root, crd_string *path, double *values);

/* How much of an object is made: the required fields, everything, or a random choice. */
typedef enum growth { GROW_LEAST, GROW_FULL, GROW_SOME } growth;

/* A text of `least` to `most` characters (most -1: no limit) that matches a pattern, or does not match it, according to
 * `matches`. Data is NULL where none is found. */
crd_string crdc_grow_text(grower *grower, crd_string pattern, bool matches, int64_t least, int64_t most);

/* A request: an object, and for an update the stored one. A change of the status alone is an update of the status. */
typedef struct grown {
  crd_value object;
  bool updates;   /* from `old` */
  bool of_status; /* an update of the status */
  crd_value old;
} grown;

/* Judges a request; the verdict lives until the next judgement. Unknown fields are refused. */
const crd_verdict *crdc_grow_judge(grower *grower, const grown *grown);

/* Makes a valid object, with at most `tries` judgements. If none is found it returns false, and `object` is the best one. */
bool crdc_grow_object(grower *grower, growth growth, unsigned tries, crd_value *object);

/* Makes a valid request whose object has a value at the path. If none is found it returns false; the object has a value
 * there all the same, unless the path does not exist. */
bool crdc_grow_base(grower *grower, grow_path path, unsigned tries, grown *grown);

/* A copy of the object with a value at one of the places that the path stands for. Missing parents are made. `value` NULL:
 * the value there is removed. */
crd_value crdc_grow_with(grower *grower, const crd_value *object, grow_path path, const crd_value *value);

/* A value to try at a place of a schema. */
typedef enum grow_expected { GROW_VALID, GROW_INVALID, GROW_ANY } grow_expected;
typedef struct grow_candidate {
  crd_value value;
  bool removed;      /* the value is removed; `value` is not set */
  const char *about; /* the keyword: "maxLength", "enum", "required" ... */
  const char *what;  /* "at the limit", "one beyond" ... */
  crd_string name;   /* if `about` is about one of several fields: the field, such as the missing one; else empty */
  grow_expected expected;
} grow_candidate;
typedef struct grow_candidates {
  grow_candidate *items;
  size_t count, capacity;
} grow_candidates;

/* Adds the interesting values of a node: at each limit, one inside, one beyond; each enum value and another; one that
 * matches a pattern and one that does not; of another type; null; a list with a repeated item; without a required field;
 * with an unknown field. */
void crdc_grow_candidates(grower *grower, const schema *node, grow_candidates *candidates);

/* ---- search ---- */

/* The compiled rule for a rule of a node: of equal nodes only the rules of the first are compiled. */
const validation_rule *crdc_grow_rule(const schema *node, const validation_rule *rule);

/* A search for an object for which `wanted` returns true, near a path. Objects are valid except for the values there. Those
 * values are candidates of the nodes and constants of the rules, in the object and in updates of it. */
typedef struct grow_search {
  grow_path path;
  const schema *const *others; /* nodes of a changed CRD, whose candidates are tried too */
  size_t other_count;
  const validation_rule *const *rules; /* rules at the path (crdc_grow_rule) near which is searched */
  size_t rule_count;
  bool updates; /* updates are tried too */
  bool (*wanted)(void *context, const grown *grown);
  void *context;
  unsigned tries;  /* the most calls of `wanted` */
  unsigned called; /* set by the search: how often `wanted` was called */
} grow_search;

/* True with the first object that is found, allocated in the grower's arena. */
bool crdc_grow_search(grower *grower, grow_search *search, grown *found);

/* ---- aims ---- */

/* A goal for an object: to pass or to break one keyword or rule. */
typedef struct grow_aim {
  grow_path path;
  const schema *node;
  const validation_rule *rule; /* NULL: the aim is about a keyword */
  const char *about, *what;    /* as in a candidate; of rules "rule" and "holds" or "fails" */
  crd_string name;
  bool valid; /* the object passes */
} grow_aim;

typedef struct grow_aims {
  grow_aim *items;
  size_t count, capacity;
} grow_aims;

/* Adds the aims of the kind: each keyword of each node, and each rule of the CRD, passed and broken. */
void crdc_grow_aims(grower *grower, grow_aims *aims);
/* Makes a request for an aim: a valid one, or one that is refused only because of the aim. False with an empty `found` if
 * none is found within `tries` judgements or none can be made. */
bool crdc_grow_for(grower *grower, const grow_aim *aim, unsigned tries, grown *found);

/* ---- absent fields ---- */

/* A rule of the CRD, at a path, that reads a field which may be absent. */
typedef struct grow_absence {
  grow_path at, field;         /* the field's own path, from the root */
  const validation_rule *rule; /* the compiled one (crdc_grow_rule) */
} grow_absence;

/* Makes a request that is refused only because the rule ends with "no such key", made as small as possible, and sets `self`
 * to the value that the rule saw. False if none is found within about `tries` judgements. */
bool crdc_grow_absent(grower *grower, const grow_absence *absence, unsigned tries, grown *found, crd_value *self);
