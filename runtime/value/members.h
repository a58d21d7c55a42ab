/* The members of a map in the order of their names, as Go prints maps. */
#ifndef CRD_VALUE_MEMBERS_H
#define CRD_VALUE_MEMBERS_H

#include <crd/value.h>

/* Of qsort: two `const crd_member *` by the bytes of their names. */
int crd_members_by_name(const void *a, const void *b);
/* The map's members so ordered, or by another function of that form; in the arena. */
const crd_member **crd_members_sorted(crd_arena *arena, const crd_value *map, int (*order)(const void *, const void *));

#endif
