/* Schemas as type tables made in memory, for the engine of the runtime: what generated code has as const data. Without
 * storage and without rules; for the check of defaults and for tests. */
#ifndef CRDC_SCHEMA_LIVE_H
#define CRDC_SCHEMA_LIVE_H

#include "schema/schema.h"

typedef enum live_purpose {
  LIVE_OBJECTS, /* as custom resources are validated: unsupported formats dropped, int-or-string takes both types */
  LIVE_DEFAULTS /* as defaults are (Structural.ToKubeOpenAPI): formats kept as written, int-or-string with its own type */
} live_purpose;

/* The table of a schema and all below it. NULL when an object has more properties than a table can index. */
const crd_type *live_type(crd_arena *arena, const schema *root, live_purpose purpose);

#endif
