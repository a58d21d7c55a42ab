/* SPDX-License-Identifier: Apache-2.0 */
/* What the environment declares: functions and the names of types. */
#pragma once

#include "cel/text/ast.h"

/* What a call costs before it is made and how big its result may be, as cost_call.c estimates it. */
typedef enum cel_call_cost {
  CALL_ONE,
  /* the language */
  CALL_ADDITION,
  CALL_AFFIX,
  CALL_COMPARISON,
  CALL_CONTAINS,
  CALL_CONVERSION,
  CALL_FORMAT,
  CALL_IN_LIST,
  CALL_MATCHES,
  /* lists and sets */
  CALL_COPY,
  CALL_DISTINCT,
  CALL_FLATTEN,
  CALL_RANGE,
  CALL_SETS,
  CALL_SLICE,
  CALL_SORT,
  CALL_SORT_BY,
  /* the libraries of Kubernetes, and of docs/cel.md */
  CALL_CANONICAL,
  CALL_CHECK,
  CALL_EQUALITY,
  CALL_FIND,
  CALL_ITEMS,
  CALL_JOIN,
  CALL_NETWORK,
  CALL_QUOTE,
  CALL_REPLACE,
  CALL_SCAN,         /* the first argument is read */
  CALL_SCAN_SIZED,   /* and the result is as long */
  CALL_TARGET_SIZED, /* the same of the receiver */
  CALL_SELECTOR,
  CALL_SPLIT,
  CALL_TIME_ZONE,
  CALL_VALIDATE,
  CALL_YAML
} cel_call_cost;

/* Flags of an overload. */
enum {
  CEL_SHARED = 1, /* worth a slot where rules of a node make the same call: it parses or builds (lower_shared.c) */
  CEL_TEST = 2    /* tells whether the call that bears its name without `is` would succeed */
};

/* One overload. Types are written one after another, a letter each:
 *   b bool, i int, u uint, d double, s string, y bytes, n null, l duration, w timestamp, t type, * dyn,
 *   [x list of x, {kv map, ?x optional, %x type of x, A-Z a type parameter,
 *   @q Quantity, @p IP, @c CIDR, @l URL, @f NamedFormat, @v Semver, @g GenericVersion, @1-@5 the types of the authorizer. */
typedef struct cel_overload {
  const char *function, *id;
  const char *arguments; /* the receiver first, of a member */
  const char *result;
  bool member;
  uint8_t since;    /* the first minor that has it */
  const char *call; /* crd_cel_fn_CALL of the run time (crd/generated/cel_functions.h); NULL: an operator, or lowered in its
                       own way */
  cel_call_cost cost;
  unsigned flags;
} cel_overload;

/* In `since`: a function that only the layers webhook and controller have (docs/cel.md). */
#define CEL_BEYOND 255
/* One that they have and mutations of admission policies. */
#define CEL_PATCHES 254

/* The overloads of a function in the order in which they are tried; `count` 0 when there is none. */
const cel_overload *crdc_cel_overloads_find(crd_string name, size_t *count);

/* All of them, sorted by function. */
const cel_overload *crdc_cel_overloads_all(size_t *count);

/* The type at `*letters`, which is advanced. Parameter X is parameters[X - 'A']. */
const cel_type *crdc_cel_type_read(crd_arena *arena, const char **letters, const cel_type *const *parameters);

/* Behind the type whose letters begin here. */
const char *crdc_cel_type_end(const char *letters);

/* The type that the name stands for ("int", "net.IP"), or NULL. Lists, maps and optionals are of dyn. */
const cel_type *crdc_cel_type_named(crd_string name, unsigned version);

/* Variables beyond the Kubernetes environment: gates, config, operation, object and oldObject. */

/* The type of the variable, NULL for other names. `gates` and `config` are objects with the declarations as fields. */
const cel_type *crdc_cel_extras_type(crd_arena *arena, const cel_extras *extras, crd_string name);
/* Whether the type is that of `gates` or `config`; then what an unknown field of it is told. */
bool crdc_cel_extras_unknown(crd_arena *arena, const cel_type *type, crd_string field, crd_string *message);
/* The type of a setting. */
const cel_type *crdc_cel_setting_type(crd_arena *arena, crd_setting_type type);

/* The function of that name that finds objects in the cluster, or NULL; and the type that it gives. */
const cel_watch *crdc_cel_extras_watch(const cel_extras *extras, crd_string name);
const cel_type *crdc_cel_watch_type(crd_arena *arena, const cel_watch *watch);

/* The declarations; NULL where there is none. */
const crd_gate *crdc_cel_extras_gate(const cel_extras *extras, crd_string name);
const crd_setting *crdc_cel_extras_setting(const cel_extras *extras, crd_string name);
/* Copies of them, with all that they point to in the arena. */
crd_gate crdc_gate_copy(crd_arena *arena, const crd_gate *gate);
crd_setting crdc_setting_copy(crd_arena *arena, const crd_setting *setting);
