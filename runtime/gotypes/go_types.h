/* The table of Go types (go_types.c says how a line is read). */
#ifndef GO_TYPES_H
#define GO_TYPES_H

#include <crd/string.h>
#include <stddef.h>

typedef struct go_type {
  const char *name;   /* "core.v1.Container" */
  const char *fields; /* NAME:TYPE, with a blank between */
} go_type;

extern const go_type crd_go_types[]; /* no name twice but for the package */
extern const size_t crd_go_type_count;

/* The struct that a field holds, or its items or values ("Container" of PodSpec, containers); empty where it is none, or not
 * known. Both names without package. */
crd_string crd_go_field_struct(crd_string holder, crd_string field);

#endif
