/* SPDX-License-Identifier: Apache-2.0 */
/* The Go types of pods, of kinds with pod templates, and of metadata. type_rows.h explains the types. */
#ifndef CORE_TYPES_H
#define CORE_TYPES_H

#include "types_container.h"
#include "types_job.h"
#include "types_metadata.h"
#include "types_pod.h"
#include "types_status.h"
#include "types_volume.h"
#include "types_workload.h"

#endif
