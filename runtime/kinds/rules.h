/* SPDX-License-Identifier: Apache-2.0 */
/* Includes what the rules of kinds use: a kind's row and steps (kinds.h), errors and paths (check.h), and the validators of
 * pods, their parts, and parts that several kinds share. */
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
