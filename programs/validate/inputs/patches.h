/* SPDX-License-Identifier: Apache-2.0 */
/* Patches of kustomize among the files of a run: pieces of objects, which are not judged before they are applied. */
#ifndef VALIDATE_INPUTS_PATCHES_H
#define VALIDATE_INPUTS_PATCHES_H

#include "inventory.h"

/* Finds the patches in an inventory that has been read, by the kustomizations beside and above its files
 * (yaml/kustomize.h). */
void patches_find(inventory *inventory);

#endif
