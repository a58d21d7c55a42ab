/* SPDX-License-Identifier: Apache-2.0 */
/* The Go types of pods, of what has templates of them, and of metadata. type_rows.h says what a type is here. */
#ifndef CORE_TYPES_H
#define CORE_TYPES_H

#include "tables/types_container.h"
#include "tables/types_job.h"
#include "tables/types_metadata.h"
#include "tables/types_pod.h"
#include "tables/types_status.h"
#include "tables/types_volume.h"
#include "tables/types_workload.h"

#endif
