/* SPDX-License-Identifier: Apache-2.0 */
/* A type graph as bytes: what is kept of CRDs that were met at run time, so that the next run neither reads nor checks them
 * again. The bytes are good for the program that wrote them alone: they hold the runtime's structs as they are, each pointer
 * as the place that it leads to. */
#ifndef CRDC_IMAGE_H
#define CRDC_IMAGE_H

#include "types/graph.h"

/* The bytes, in the arena; the kinds are without extras, layers and rules, as they are before code is linked. `note` is kept
 * beside them. Equal graphs give equal bytes. */
crd_string crdc_image_write(crd_arena *arena, const type_graph *graph, crd_string note);

typedef struct image {
  crd_type *types;
  size_t type_count;
  const crd_registry *registry;
  crd_string note;
} image;

/* The graph in bytes that crdc_image_write gave, which are changed: they stand at an address fit for any type, and become
 * the graph. False where they are of another size than they say. */
bool crdc_image_read(char *bytes, size_t size, image *image);

#endif
