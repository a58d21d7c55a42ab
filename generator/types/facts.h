/* SPDX-License-Identifier: Apache-2.0 */
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

/* How what stands below a schema is written. */
typedef enum facts_below {
  FACTS_BY_ID,    /* by the ids of nodes: two schemas of a run are the same type exactly when these bytes are the same */
  FACTS_BY_DIGEST /* by the digests of nodes: the bytes are the same in every run, whatever else is in it */
} facts_below;

/* Writes everything about a schema that its behaviour depends on: all but positions, descriptions, titles and the order of
 * its properties. The schemas below it must have their nodes. */
void crdc_facts_write(crd_text *out, const schema *schema, schema_role role, facts_below below);

#endif
