/* SPDX-License-Identifier: Apache-2.0 */
/* Counts the results of a replay: how often each rule refused, warned or changed, with the first examples. */
#pragma once

#include <crd/string.h>
#include <stdint.h>

/* The source of rules beyond the table's room. */
#define REPLAY_OTHERS "others"

typedef enum replay_effect {
  REPLAY_REFUSED,  /* was allowed, would be refused */
  REPLAY_REPEATED, /* was refused, would be refused again */
  REPLAY_WARNED,
  REPLAY_AUDITED,
  REPLAY_CHANGED,
  REPLAY_EFFECTS
} replay_effect;

/* A rule and the objects that it is about; all members except source may be empty. */
typedef struct replay_rule {
  replay_effect effect;
  crd_string source; /* "crd", "webhook", "controller", "pods", "policy", "defaults" */
  crd_string kind;   /* "RayCluster.ray.io" */
  crd_string rule;   /* its name */
  crd_string field;  /* without subscripts */
} replay_rule;

/* An event for display. */
typedef struct replay_example {
  uint64_t line; /* its line in the log */
  char *id, *user, *verb, *object, *message, *time;
} replay_example;

typedef struct replay_row {
  replay_rule rule; /* owned by the row */
  char *texts;
  uint64_t count;
  replay_example *examples; /* sorted by line, the first ones only */
  size_t example_count, example_room;
} replay_row;

typedef struct replay_table replay_table;

/* With room for that many rules, and examples of each; further rules are counted as one rule "others". NULL without
 * memory. */
replay_table *replay_table_create(size_t rules, size_t examples);
void replay_table_destroy(replay_table *table); /* may be NULL */

/* The input of an example; long texts are cut. */
typedef struct replay_seen {
  uint64_t line;
  crd_string id, user, verb, object, message, time;
} replay_seen;
void replay_table_add(replay_table *table, const replay_rule *rule, const replay_seen *seen);
/* Moves everything from another table, which is then empty. */
void replay_table_merge(replay_table *table, replay_table *other);
/* The rows of an effect, most frequent first; NULL with a count of 0 if there are none. The caller frees the array. */
const replay_row **replay_table_rows(const replay_table *table, replay_effect effect, size_t *count);
