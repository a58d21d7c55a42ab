/* SPDX-License-Identifier: Apache-2.0 */
/* What a replay found, counted: how often each rule refused, warned or changed something, with the first examples. */
#pragma once

#include <crd/string.h>
#include <stdint.h>

/* The source of the rules that there was no room for. */
#define REPLAY_OTHERS "others"

typedef enum replay_effect {
  REPLAY_REFUSED,  /* what was let in would be refused */
  REPLAY_REPEATED, /* what was refused would be refused as well */
  REPLAY_WARNED,
  REPLAY_AUDITED,
  REPLAY_CHANGED,
  REPLAY_EFFECTS
} replay_effect;

/* Who says what of which objects; all but the source may be empty. */
typedef struct replay_rule {
  replay_effect effect;
  crd_string source; /* "crd", "webhook", "controller", "pods", "policy", "defaults" */
  crd_string kind;   /* "RayCluster.ray.io" */
  crd_string rule;   /* its name */
  crd_string field;  /* without subscripts */
} replay_rule;

/* An event as it is shown. */
typedef struct replay_example {
  uint64_t line; /* where it stands */
  char *id, *user, *verb, *object, *message, *time;
} replay_example;

typedef struct replay_row {
  replay_rule rule; /* of the row's own memory */
  char *texts;
  uint64_t count;
  replay_example *examples; /* the first by their lines */
  size_t example_count, example_room;
} replay_row;

typedef struct replay_table replay_table;

/* With room for as many rules and examples of each; what is beyond is counted as one rule "others". NULL without memory. */
replay_table *replay_table_create(size_t rules, size_t examples);
void replay_table_destroy(replay_table *table); /* NULL is fine */

/* What an example is made of; texts are cut where they are long. */
typedef struct replay_seen {
  uint64_t line;
  crd_string id, user, verb, object, message, time;
} replay_seen;
void replay_table_add(replay_table *table, const replay_rule *rule, const replay_seen *seen);
/* Takes in all that another has, which is empty then. */
void replay_table_merge(replay_table *table, replay_table *other);
/* The rows of an effect, those that were met most first: NULL with a count of 0 where there are none. Freed by the caller.
 */
const replay_row **replay_table_rows(const replay_table *table, replay_effect effect, size_t *count);
