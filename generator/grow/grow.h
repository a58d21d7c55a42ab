/* SPDX-License-Identifier: Apache-2.0 */
/* Objects made from schemas: valid ones, and ones with a value of some property at a place, for examples, for tests, and to
 * find out where two CRDs judge differently.
 *
 * Values are built to fit what a schema says (value.c, text.c); what it says beyond that, rules above all, is met by search:
 * the compiled kind judges, what it refuses is changed at the places that the refusing rule reads, towards fewer errors
 * (repair.c). No object is called valid or invalid that the kind has not judged. The same seed gives the same objects. */
#pragma once

#include "schema/tree/schema.h"
#include <crd/request.h>

/* What objects are made of. All of it must outlive the grower. */
typedef struct grow_subject {
  const crd_kind *kind;       /* compiled: its rules judge */
  const crd_version *version; /* its schema; the CRD's rules that were compiled with it show what they read */
  unsigned kubernetes_minor;  /* 0: 37 */
  const crd_value *known;     /* an object that the kind takes, from which others are made; NULL: one is looked for */
} grow_subject;

/* Objects of one kind. For one thread. */
typedef struct grower grower;

/* What is made lives in `arena`. The version must have a schema. */
grower *crdc_grower_create(crd_arena *arena, const grow_subject *subject, uint64_t seed);
/* Ends what stands outside of the arena. NULL is fine. */
void crdc_grower_destroy(grower *grower);
/* How many objects the kind has judged. */
uint64_t crdc_grower_judged(const grower *grower);
/* Whole numbers below `count`, all of them alike. */
uint32_t crdc_grow_choice(grower *grower, uint32_t count);

/* ---- places ---- */

typedef enum grow_step_kind { GROW_FIELD, GROW_ITEM, GROW_ENTRY } grow_step_kind;

/* A step down a schema: into a property, the items of a list, the values of a map. */
typedef struct grow_step {
  grow_step_kind kind;
  crd_string name; /* of a property; of an entry the key that is made where there is none, or empty */
} grow_step;

/* A place in a schema, and in objects: of items and entries, any. */
typedef struct grow_path {
  const grow_step *steps;
  size_t count;
} grow_path;

/* The node there; NULL where the schema has none. */
const schema *crdc_grow_node(const schema *root, grow_path path);
/* One step further; lives in the arena. */
grow_path crdc_grow_path_add(crd_arena *arena, grow_path path, grow_step step);
/* ".spec.list[].name", ".spec.map[*]"; empty for the root. */
crd_string crdc_grow_path_text(crd_arena *arena, grow_path path);
/* Calls `visit` with every node from the root down, in the document's order, until it gives false. Paths live in `arena`. */
typedef bool grow_visit(void *context, grow_path path, const schema *node);
bool crdc_grow_walk(crd_arena *arena, const schema *root, grow_visit *visit, void *context);

/* ---- values and objects ---- */

/* No object is made of more values than so many; what its schema demands beyond them is left out, and no such object is
 * valid. */
#define GROW_MOST_VALUES 200000

/* Whether the smallest object of a schema has more values than that: where, and how many are demanded there. */
bool crdc_grow_too_large(crd_arena *arena, const schema *root, crd_string *path, double *values);

/* How much there is of it: what is required, everything, or a choice. */
typedef enum growth { GROW_LEAST, GROW_FULL, GROW_SOME } growth;

/* A text that a pattern takes (`matches`), or one that it does not, of `least` to `most` characters (most -1: no bound). Of
 * no data where none is found. */
crd_string crdc_grow_text(grower *grower, crd_string pattern, bool matches, int64_t least, int64_t most);

/* A request: an object, and for an update what is stored. What the server takes of the status alone is an update of it. */
typedef struct grown {
  crd_value object;
  bool updates;   /* from `old` */
  bool of_status; /* an update of the status */
  crd_value old;
} grown;

/* What the kind says of it; lives as long as nothing else is judged. Unknown fields are refused. */
const crd_verdict *crdc_grow_judge(grower *grower, const grown *grown);

/* An object that the kind takes, with at most `tries` judgements. False where none is found: `object` is then the best one.
 */
bool crdc_grow_object(grower *grower, growth growth, unsigned tries, crd_value *object);

/* A request that the kind takes, whose object has a value at the path. False where none is found; it has one there all the
 * same, but for a path that leads nowhere. */
bool crdc_grow_base(grower *grower, grow_path path, unsigned tries, grown *grown);

/* A copy of the object with a value at the path, in one of the places that it stands for; what is missing above it is made.
 * NULL: without what stands there. */
crd_value crdc_grow_with(grower *grower, const crd_value *object, grow_path path, const crd_value *value);

/* What is tried at a place of a schema. */
typedef enum grow_expected { GROW_VALID, GROW_INVALID, GROW_ANY } grow_expected;
typedef struct grow_candidate {
  crd_value value;
  bool removed;      /* there is no value; `value` says nothing */
  const char *about; /* the keyword: "maxLength", "enum", "required" ... */
  const char *what;  /* "at the limit", "one beyond" ... */
  crd_string name;   /* of what is about one of several: the field that is missing; else empty */
  grow_expected expected;
} grow_candidate;
typedef struct grow_candidates {
  grow_candidate *items;
  size_t count, capacity;
} grow_candidates;

/* Adds the values of interest of a node: at each limit, one inside, one beyond; each enum value and another; matching a
 * pattern and not; of another type; null; a list with an item twice; without a required field; with an unknown one. */
void crdc_grow_candidates(grower *grower, const schema *node, grow_candidates *candidates);

/* ---- search ---- */

/* A rule of a node as it was compiled: of equal nodes only those of the first were. */
const validation_rule *crdc_grow_rule(const schema *node, const validation_rule *rule);

/* A look for an object about which `wanted` is true, among those around a place: valid but for the values there, which are
 * candidates of the nodes and what the rules compare with, in the object and in updates of it. */
typedef struct grow_search {
  grow_path path;
  const schema *const *others; /* nodes whose candidates are tried beside those of the schema's own: of a changed CRD */
  size_t other_count;
  const validation_rule *const *rules; /* rules at the path (crdc_grow_rule) around which is searched */
  size_t rule_count;
  bool updates; /* pairs of objects are tried, too */
  bool (*wanted)(void *context, const grown *grown);
  void *context;
  unsigned tries;  /* the most calls of `wanted` */
  unsigned called; /* so many there were: set by the search */
} grow_search;

/* True with the first such in `found`, which lives in the grower's arena. */
bool crdc_grow_search(grower *grower, grow_search *search, grown *found);

/* ---- aims ---- */

/* A keyword or a rule that an object is to pass, or to break. */
typedef struct grow_aim {
  grow_path path;
  const schema *node;
  const validation_rule *rule; /* NULL: of a keyword */
  const char *about, *what;    /* as of a candidate; of rules "rule" and "holds" or "fails" */
  crd_string name;
  bool valid; /* to pass */
} grow_aim;

typedef struct grow_aims {
  grow_aim *items;
  size_t count, capacity;
} grow_aims;

/* Adds the aims of the kind: each keyword of each node, and each rule of the CRD both ways. */
void crdc_grow_aims(grower *grower, grow_aims *aims);
/* An object for it: taken, or refused for nothing but the aim. False where none is found within `tries` judgements, or none
 * can be made: `found` is nothing then. */
bool crdc_grow_for(grower *grower, const grow_aim *aim, unsigned tries, grown *found);

/* ---- absent fields ---- */

/* A rule of the CRD, at a path, that reads a field which an object may lack. */
typedef struct grow_absence {
  grow_path at, field;         /* the field's own path, from the root */
  const validation_rule *rule; /* as it was compiled (crdc_grow_rule) */
} grow_absence;

/* A request that is refused for nothing but that the rule ends with "no such key", as small as it was got, and the value
 * that the rule saw. False where none is found within about so many judgements. */
bool crdc_grow_absent(grower *grower, const grow_absence *absence, unsigned tries, grown *found, crd_value *self);
