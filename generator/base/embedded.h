/* SPDX-License-Identifier: Apache-2.0 */
/* Files that are part of the program: made by embed.py and schema/embed_crds.py at build time. */
#ifndef CRDC_BASE_EMBEDDED_H
#define CRDC_BASE_EMBEDDED_H

#include <crd/string.h>

typedef struct embedded_file {
  const char *name;
  crd_string text;
} embedded_file;

/* All end with an entry without a name. */
extern const embedded_file crdc_embedded_templates[];
extern const embedded_file crdc_embedded_overlays[]; /* of crds/: GROUP_PLURAL.markers.yaml */
extern const embedded_file crdc_embedded_crds[];     /* of crds/: the SHA-256 of each CRD's file, in hexadecimal */
extern const embedded_file crdc_embedded_watched[];  /* of crds/: the CRDs whose objects rules of others ask for */

#endif
