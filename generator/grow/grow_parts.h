/* SPDX-License-Identifier: Apache-2.0 */
/* Between the files of this folder. */
#pragma once

#include "../../runtime/base/hash.h"
#include "grow/grow.h"

struct grower {
  crd_arena *arena; /* of what callers are given */
  crd_arena *work;  /* of what is tried; emptied from time to time (crdc_grow_tidy) */
  crd_arena *spare; /* its place then */
  crd_arena *bench; /* of the judgement at hand */
  grow_subject subject;
  const schema *root;
  uint64_t seed, judged;
  unsigned depth, made;    /* of crdc_grow_value in itself; values since the outermost began */
  bool wide;               /* some place of the schema demands more values than an object may have */
  unsigned left;           /* values that the object at hand may still have beside what is required */
  name_table automata;     /* by pattern */
  struct rule_hint *hints; /* of rules, by their address */
  size_t hint_count, hint_room;
  crd_verdict verdict;
};

bool crdc_grow_chance(grower *g, uint32_t percent);

/* ---- views: a node, and what the branches of allOf and its like say of the same value ---- */

enum { MOST_VIEWS = 12 };
typedef struct schema_view {
  const schema *nodes[MOST_VIEWS];   /* the first is the node itself */
  const schema *shunned[MOST_VIEWS]; /* branches of oneOf that were not chosen */
  unsigned count, shunned_count;
} schema_view;

schema_view crdc_grow_view(grower *g, const schema *node);

/* What they say together. */
typedef struct facets {
  double minimum, maximum, multiple; /* -INFINITY, INFINITY, 0: none */
  bool above, below;                 /* the limits themselves are not taken */
  int64_t min_length, max_length, min_items, max_items, min_properties, max_properties; /* most -1: none */
  crd_string patterns[4];
  unsigned pattern_count;
  crd_format format;
  const crd_value *enum_values; /* of the first that has some */
  bool has_numbers, has_lengths, has_items, has_properties;
} facets;

facets crdc_grow_facets(const grower *g, const schema_view *view);

/* ---- values ---- */

/* A value of a node, in `work`. `label` is what plain texts are made of. */
crd_value crdc_grow_value(grower *g, const schema *node, growth growth, crd_string label);
/* minItems or minProperties of a node, also where branches say it. */
double crdc_grow_count_demanded(const schema *node, bool items);
/* Whether an object has to have a property of the node, which no default gives. */
bool crdc_grow_is_demanded(const schema *node, const property *property);
/* How many values the smallest value of a node has. */
double crdc_grow_least(const schema *node);
/* Whether a value of the node can be made whole. */
static inline bool crdc_grow_can_make(const grower *g, const schema *node) {
  return !g->wide || crdc_grow_least(node) <= GROW_MOST_VALUES;
}
/* Whether there can be an object with a value at the path: every value around it can be made whole. */
bool crdc_grow_reaches(const grower *g, grow_path path);
/* A text of as many characters as the facets and the bounds allow; no data where there is none. */
crd_string crdc_grow_string(grower *g, const facets *facets, int64_t least, int64_t most, crd_string label);
/* Whether the patterns and the format take a text. */
bool crdc_grow_string_fits(grower *g, const facets *facets, crd_string text);
/* A word of those that formats and functions of rules are about. */
crd_string crdc_grow_word(grower *g);

/* ---- rules ---- */

/* What a rule reads, from its node on, and the constants that it compares with. */
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
/* The place of an error's field, as far as the schema goes. */
grow_path crdc_grow_path_of_field(crd_arena *arena, const schema *root, crd_string field);
/* Whether the path goes through the status, which has an endpoint of its own. */
bool crdc_grow_path_in_status(const grower *g, grow_path path);
/* One of the values that a path stands for; what is missing is made, where asked. NULL where there is none. */
crd_value *crdc_grow_find(grower *g, crd_value *object, grow_path path, bool makes);
/* Takes one of the values away. */
bool crdc_grow_take_away(grower *g, crd_value *object, grow_path path);

/* ---- search ---- */

/* What may not be changed while an object is mended. */
typedef struct frozen {
  grow_path path;
  bool set;   /* there is such a path */
  bool value; /* nothing at, above and below it; else it may be changed, but stays */
  bool parts; /* of `value`: what is below may be changed, but nothing is taken away or added */
} frozen;

/* Changes an object towards fewer errors until the kind takes it, with so many judgements at most. */
bool crdc_grow_mend(grower *g, grown *grown, const frozen *frozen, unsigned tries);
/* Changes what an error is about. */
void crdc_grow_edit_for(grower *g, crd_value *object, const crd_error *error, const frozen *frozen);
/* Changes something that the rule of the node at `path` reads; `rule` NULL: something at or below the path. */
void crdc_grow_edit(grower *g, crd_value *object, grow_path path, const validation_rule *rule, const frozen *frozen);
/* A copy that nothing else shares, in `work`. */
crd_value crdc_grow_copy(grower *g, const crd_value *value);
/* Puts what is kept into an emptied `work` when that has become large. */
void crdc_grow_tidy(grower *g, crd_value *const *kept, size_t count);
/* The same for callers, in `arena`. */
grown crdc_grow_keep(grower *g, const grown *grown);
/* The request of an object whose value at the path is asked about. */
grown crdc_grow_request(grower *g, const crd_value *object, grow_path path);
/* Whether an error is about the value at the path, or below it. */
bool crdc_grow_error_at(grower *g, const crd_error *error, grow_path path);
/* Whether an error is one of the rule. */
bool crdc_grow_error_of_rule(grower *g, const crd_error *error, const validation_rule *rule);

void crdc_grow_add_candidate(grower *g, grow_candidates *candidates, grow_candidate candidate);
