/* New Pods. */
#ifndef CORE_POD_CREATE_H
#define CORE_POD_CREATE_H

#include "validators.h"

/* ValidatePodCreate; the check is that of a Pod. */
void crd_core_validate_new_pod(core_check *check, const core_pod *pod);
/* Metadata as the tree that the rules of runtime/metadata judge. */
const crd_value *crd_core_metadata_value(crd_arena *arena, const core_object_meta *metadata);

#endif
