/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the files of this folder. */
#pragma once

#include "../../runtime/base/hash.h"
#include "grow/grow.h"

struct grower {
  crd_arena *arena; /* of results for callers */
  crd_arena *work;  /* of objects that are tried; emptied from time to time (crdc_grow_tidy) */
  crd_arena *spare; /* takes the place of `work` then */
  crd_arena *bench; /* of the current judgement */
  grow_subject subject;
  const schema *root;
  uint64_t seed, judged;
  unsigned depth, made;    /* the recursion depth of crdc_grow_value; the values since the outermost call began */
  bool wide;               /* some place of the schema requires more values than an object may have */
  unsigned left;           /* how many optional values the current object may still get */
  name_table automata;     /* by pattern */
  struct rule_hint *hints; /* by the address of the rule */
  size_t hint_count, hint_room;
  crd_verdict verdict;
};

bool crdc_grow_chance(grower *g, uint32_t percent);

/* ---- views: a node with the branches of allOf and the like for the same value ---- */

enum { MOST_VIEWS = 12 };
typedef struct schema_view {
  const schema *nodes[MOST_VIEWS];   /* the first is the node itself */
  const schema *shunned[MOST_VIEWS]; /* branches of oneOf that were not chosen */
  unsigned count, shunned_count;
} schema_view;

schema_view crdc_grow_view(grower *g, const schema *node);

/* The combined limits of the nodes of a view. */
typedef struct facets {
  double minimum, maximum, multiple; /* -INFINITY, INFINITY, 0: no limit */
  bool above, below;                 /* the limits are exclusive */
  int64_t min_length, max_length, min_items, max_items, min_properties, max_properties; /* most -1: no limit */
  crd_string patterns[4];
  unsigned pattern_count;
  crd_format format;
  const crd_value *enum_values; /* of the first node with an enum */
  bool has_numbers, has_lengths, has_items, has_properties;
} facets;

facets crdc_grow_facets(const grower *g, const schema_view *view);

/* ---- values ---- */

/* Makes a value of a node, in `work`. `label` is used in plain texts. */
crd_value crdc_grow_value(grower *g, const schema *node, growth growth, crd_string label);
/* minItems or minProperties of a node or its branches. */
double crdc_grow_count_demanded(const schema *node, bool items);
/* Whether a property is required and has no default. */
bool crdc_grow_is_demanded(const schema *node, const property *property);
/* The number of values in the smallest value of a node. */
double crdc_grow_least(const schema *node);
/* Whether a complete value of the node can be made. */
static inline bool crdc_grow_can_make(const grower *g, const schema *node) {
  return !g->wide || crdc_grow_least(node) <= GROW_MOST_VALUES;
}
/* Whether an object with a value at the path can be made: all values around it can be complete. */
bool crdc_grow_reaches(const grower *g, grow_path path);
/* A text of a length that the facets and the bounds allow; data NULL where there is none. */
crd_string crdc_grow_string(grower *g, const facets *facets, int64_t least, int64_t most, crd_string label);
/* Whether a text fits the patterns and the format. */
bool crdc_grow_string_fits(grower *g, const facets *facets, crd_string text);
/* A random word that fits one of the known formats or functions of rules. */
crd_string crdc_grow_word(grower *g);

/* ---- rules ---- */

/* The paths that a rule reads, from its node on, and the constants that it compares with. */
typedef struct rule_hint {
  const validation_rule *rule;
  grow_path *paths;
  size_t path_count, path_room;
  crd_value *constants;
  size_t constant_count, constant_room;
  bool old; /* it reads oldSelf */
} rule_hint;

const rule_hint *crdc_grow_hint(grower *g, const schema *node, const validation_rule *rule);

/* ---- places ---- */

grow_path crdc_grow_path_join(crd_arena *arena, grow_path path, grow_path rest);
bool crdc_grow_path_leads(grow_path path, grow_path to); /* `path` is `to` or above it */
/* The path of an error's field, as far as the schema has it. */
grow_path crdc_grow_path_of_field(crd_arena *arena, const schema *root, crd_string field);
/* Whether the path is in the status, which has its own endpoint. */
bool crdc_grow_path_in_status(const grower *g, grow_path path);
/* One of the values that a path stands for, or NULL. With `makes` missing ones are made. */
crd_value *crdc_grow_find(grower *g, crd_value *object, grow_path path, bool makes);
/* Removes one of the values that a path stands for. */
bool crdc_grow_take_away(grower *g, crd_value *object, grow_path path);

/* ---- search ---- */

/* What must not be changed while an object is repaired. */
typedef struct frozen {
  grow_path path;
  bool set;   /* there is such a path */
  bool value; /* nothing at, above or below the path is changed; else the value may change but must stay present */
  bool parts; /* with `value`: values below may be changed, but none is added or removed */
} frozen;

/* Repairs an object step by step until the kind accepts it, with at most `tries` judgements. */
bool crdc_grow_mend(grower *g, grown *grown, const frozen *frozen, unsigned tries);
/* Changes the value that an error is about. */
void crdc_grow_edit_for(grower *g, crd_value *object, const crd_error *error, const frozen *frozen);
/* Changes a value that the rule of the node at `path` reads; `rule` NULL: a value at or below the path. */
void crdc_grow_edit(grower *g, crd_value *object, grow_path path, const validation_rule *rule, const frozen *frozen);
/* A deep copy, in `work`. */
crd_value crdc_grow_copy(grower *g, const crd_value *value);
/* Empties `work` if it has become large; the values in `kept` are copied and stay. */
void crdc_grow_tidy(grower *g, crd_value *const *kept, size_t count);
/* A deep copy for callers, in `arena`. */
grown crdc_grow_keep(grower *g, const grown *grown);
/* The request with that object; whether it is an update of the status depends on the path. */
grown crdc_grow_request(grower *g, const crd_value *object, grow_path path);
/* Whether an error is at the path or below it. */
bool crdc_grow_error_at(grower *g, const crd_error *error, grow_path path);
/* Whether an error was reported by the rule. */
bool crdc_grow_error_of_rule(grower *g, const crd_error *error, const validation_rule *rule);

void crdc_grow_add_candidate(grower *g, grow_candidates *candidates, grow_candidate candidate);
