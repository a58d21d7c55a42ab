/* What the environment declares: functions and the names of types. */
#ifndef CRDC_CEL_DECLARATIONS_H
#define CRDC_CEL_DECLARATIONS_H

#include "cel/ast.h"

/* One overload. Types are written one after another, a letter each:
 *   b bool, i int, u uint, d double, s string, y bytes, n null, l duration, w timestamp, t type, * dyn,
 *   [x list of x, {kv map, ?x optional, %x type of x, A-Z a type parameter,
 *   @q Quantity, @p IP, @c CIDR, @l URL, @f NamedFormat, @v Semver, @g GenericVersion, @1-@5 the types of the authorizer. */
typedef struct cel_overload {
  const char *function, *id;
  const char *arguments; /* the receiver first, of a member */
  const char *result;
  bool member;
  uint8_t since, until; /* the minors that have it: since <= minor < until; until 0: for good */
} cel_overload;

/* In `since`: a function that only the layers webhook and controller have (docs/cel.md). */
#define CEL_BEYOND 255

/* The overloads of a function in the order in which they are tried; `count` 0 when there is none. */
const cel_overload *crdc_cel_overloads_find(crd_string name, size_t *count);

/* All of them, sorted by function. */
const cel_overload *crdc_cel_overloads_all(size_t *count);

/* The type at `*letters`, which is advanced. Parameter X is parameters[X - 'A']. */
const cel_type *crdc_cel_type_read(crd_arena *arena, const char **letters, const cel_type *const *parameters);

/* The type that the name stands for ("int", "net.IP"), or NULL. Lists, maps and optionals are of dyn. */
const cel_type *crdc_cel_type_named(crd_string name, unsigned version);

#endif
