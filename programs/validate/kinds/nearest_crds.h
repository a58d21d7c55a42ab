/* SPDX-License-Identifier: Apache-2.0 */
/* Kinds that the manifests define more than once, each time differently: releases of an operator, a full and a reduced
 * schema. A file is judged by the one that is nearest to it: not by one in the folder of a release (v1.2.3) where the file
 * is none of it, unless there are no others; by that with which it has the most folders in common; and of those that are
 * equally near by the newest release, one that serves the version that the file asks for, the one with the most versions,
 * and last the one that says the most. Definitions that differ in descriptions alone are one. */
#ifndef VALIDATE_KINDS_NEAREST_CRDS_H
#define VALIDATE_KINDS_NEAREST_CRDS_H

#include "inputs/inventory.h"
#include "judges/kinds.h"
#include "manifest_crds.h"

typedef struct nearest_crds nearest_crds;

/* Chooses for all files of the inventory, and has the manifests' CRDs be those that are taken where none is near; kinds that
 * --crd defines are none of them. What is chosen is said on stderr, in a line for each kind. NULL where no kind has several
 * definitions. */
nearest_crds *nearest_crds_choose(manifest_crds *manifests, inventory *inventory, const options *options,
                                  const kinds *kinds);
/* Compiles what other files are judged by, and gives them their registries, in front of the kinds as they are now. False
 * after a message. */
bool nearest_crds_settle(nearest_crds *nearest, inventory *inventory, const options *options, kinds *kinds);
void nearest_crds_destroy(nearest_crds *nearest); /* NULL is fine */

#endif
