/* SPDX-License-Identifier: Apache-2.0 */
/* Patches of kustomize: files that kustomizations of the run name as such. They have an apiVersion and a kind mostly, and
 * are pieces of objects all the same. */
#ifndef VALIDATE_PATCHES_H
#define VALIDATE_PATCHES_H

#include "inventory.h"

/* Finds the patches in an inventory that has been read: those of which nobody named the file, or all with `named`. */
void patches_find(inventory *inventory, bool named);

#endif
