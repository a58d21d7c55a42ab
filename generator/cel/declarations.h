/* SPDX-License-Identifier: Apache-2.0 */
/* What the environment declares: functions and the names of types. */
#pragma once

#include "cel/text/ast.h"

/* How cost_call.c estimates the cost of a call and the size of its result. */
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
  CALL_SCAN,         /* reads the first argument */
  CALL_SCAN_SIZED,   /* and the result has that size */
  CALL_TARGET_SIZED, /* the same for the receiver */
  CALL_SELECTOR,
  CALL_SPLIT,
  CALL_TIME_ZONE,
  CALL_VALIDATE,
  CALL_YAML
} cel_call_cost;

/* Flags of an overload. */
enum {
  CEL_SHARED = 1, /* rules of one node that make the same call share its result in a slot: it parses or builds
                   * (lower_shared.c) */
  CEL_TEST = 2    /* tells whether the call with the same name but without `is` would succeed */
};

/* One overload. Types are strings with one letter for each type:
 *   b bool, i int, u uint, d double, s string, y bytes, n null, l duration, w timestamp, t type, * dyn,
 *   [x list of x, {kv map, ?x optional, %x type of x, A-Z a type parameter,
 *   @q Quantity, @p IP, @c CIDR, @l URL, @f NamedFormat, @v Semver, @g GenericVersion, @1-@5 the types of the authorizer. */
typedef struct cel_overload {
  const char *function, *id;
  const char *arguments; /* of a member the receiver comes first */
  const char *result;
  bool member;
  uint8_t since;    /* the first minor that has it */
  const char *call; /* crd_cel_fn_CALL of the run time (crd/generated/cel_functions.h); NULL: an operator, or it has its own
                     * lowering */
  cel_call_cost cost;
  unsigned flags;
} cel_overload;

/* In `since`: only the layers webhook and controller have the function (docs/cel.md). */
#define CEL_BEYOND 255
/* In `since`: those layers and mutations of admission policies have it. */
#define CEL_PATCHES 254

/* The overloads of a function in the order in which they are tried; `count` is 0 where the function is unknown. */
const cel_overload *crdc_cel_overloads_find(crd_string name, size_t *count);

/* All overloads, sorted by function. */
const cel_overload *crdc_cel_overloads_all(size_t *count);

/* Decodes the type at `*letters`, and advances `*letters`. Parameter X is parameters[X - 'A']. */
const cel_type *crdc_cel_type_read(crd_arena *arena, const char **letters, const cel_type *const *parameters);

/* The end of the type that begins here. */
const char *crdc_cel_type_end(const char *letters);

/* The type of that name ("int", "net.IP"), or NULL. Lists, maps and optionals have dyn elements. */
const cel_type *crdc_cel_type_named(crd_string name, unsigned version);

/* The variables of the layers above the CRD: gates, config, operation, object and oldObject. */

/* The type of such a variable, or NULL. `gates` and `config` are objects whose fields are the declarations. */
const cel_type *crdc_cel_extras_type(crd_arena *arena, const cel_extras *extras, crd_string name);
/* Whether the type is that of `gates` or `config`; `message` is then the error for an unknown field. */
bool crdc_cel_extras_unknown(crd_arena *arena, const cel_type *type, crd_string field, crd_string *message);
const cel_type *crdc_cel_setting_type(crd_arena *arena, crd_setting_type type);

/* The function of that name that finds objects in the cluster, or NULL. */
const cel_watch *crdc_cel_extras_watch(const cel_extras *extras, crd_string name);
const cel_type *crdc_cel_watch_type(crd_arena *arena, const cel_watch *watch);

/* The declaration of that name, or NULL. */
const crd_gate *crdc_cel_extras_gate(const cel_extras *extras, crd_string name);
const crd_setting *crdc_cel_extras_setting(const cel_extras *extras, crd_string name);
/* Deep copies, allocated in the arena. */
crd_gate crdc_gate_copy(crd_arena *arena, const crd_gate *gate);
crd_setting crdc_setting_copy(crd_arena *arena, const crd_setting *setting);
