/* SPDX-License-Identifier: Apache-2.0 */
/* What the rules of kinds are written with: the row of a kind and its steps (kinds.h), errors and paths (check.h), what is
 * asked of pods and of their parts, and of what stands in other kinds as well. */
#ifndef CORE_RULES_H
#define CORE_RULES_H

#include "../gotypes/equal.h"
#include "addresses.h"
#include "containers/container_parts.h"
#include "kinds.h"
#include "pods/pod_changes.h"
#include "types_core.h"
#include "volumes/volume_sources.h"
#include "workloads/workload.h"

#include <crd/go_text.h>
#include <crd/guard.h>
#include <crd/json.h>
#include <crd/metadata.h>
#include <crd/names.h>
#include <crd/quantity_math.h>
#include <stddef.h>

#endif
