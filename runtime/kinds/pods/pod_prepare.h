/* SPDX-License-Identifier: Apache-2.0 */
/* The preparation of a Pod before it is judged: defaults that templates do not get (pkg/apis/core/v1/defaults.go,
 * SetDefaults_Pod), and fields that the API server sets or merges on create (pkg/registry/core/pod/strategy.go,
 * PrepareForCreate). */
#ifndef CORE_POD_PREPARE_H
#define CORE_POD_PREPARE_H

#include "warnings.h"

void crd_core_default_pod(crd_arena *arena, const core_options *options, core_pod *pod);
/* Warns of annotations that become fields. */
void crd_core_prepare_new_pod(core_warnings *warnings, core_pod *pod);

#endif
