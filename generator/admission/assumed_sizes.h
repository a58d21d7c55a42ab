/* SPDX-License-Identifier: Apache-2.0 */
/* Sizes of what expressions of admission read, for the estimate of their cost. A list, map or text has the limit of its
 * schema. One without has none that anybody could count with, for a request may have 3 MiB: it is assumed to be as large as
 * objects are that people really make. Lists in lists are together no larger: those of one depth have all the items. */
#ifndef CRDC_ADMISSION_ASSUMED_SIZES_H
#define CRDC_ADMISSION_ASSUMED_SIZES_H

#include "cel/cost.h"

/* A variable of the policy whose value is a part of something that has a path: where that is. */
typedef struct variable_place {
  crd_string name;
  const crd_string *path;
  size_t count; /* 0: it has none */
} variable_place;

/* A list or map without a limit. */
typedef struct open_size {
  crd_string path; /* "object.spec.rules[].hosts" */
} open_size;

typedef struct assumed_sizes {
  crd_arena *arena;
  const cel_type *object, *params; /* NULL: dyn */
  const variable_place *places;
  size_t place_count;
  uint64_t items;    /* of lists and maps of the object without a limit */
  unsigned depth;    /* which of those in each other have them, from 1; the others have one */
  crd_string spared; /* one that has one item; empty: none */
  bool collects;     /* notes which of them the estimate asks for */
  open_size *open;
  size_t open_count, open_room;
} assumed_sizes;

/* What the estimate is to ask; borrows `sizes`. */
cost_sizes crdc_assumed_sizes(assumed_sizes *sizes);
/* The path of what an expression gives, or of what it gives a part of; 0: none is known. */
size_t crdc_assumed_path(const assumed_sizes *sizes, const cel_node *node, const crd_string **path);

#endif
