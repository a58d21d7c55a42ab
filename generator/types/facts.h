/* The identity of a schema. */
#ifndef CRDC_FACTS_H
#define CRDC_FACTS_H

#include "types/types.h"

/* Where a schema stands; schemas in different roles are different nodes. */
typedef enum schema_role {
  ROLE_FIELD,   /* a property, or an item that its storage can hold */
  ROLE_ELEMENT, /* a nullable item or map value that is no object */
  ROLE_NESTED,  /* below allOf, anyOf, oneOf, not */
  ROLE_ROOT
} schema_role;

/* Writes everything about a schema that its behaviour depends on: all but positions, descriptions, titles and the order of
 * its properties. What stands below it is written as the ids of nodes, which must be set. Two schemas are the same type
 * exactly when these bytes are the same. */
void crdc_facts_write(crd_text *out, const schema *schema, schema_role role);

#endif
