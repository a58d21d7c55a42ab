/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of networking.k8s.io/v1 (pkg/registry/networking/KIND/strategy.go, pkg/apis/networking/{v1,validation}). */
#ifndef CORE_NETWORKING_H
#define CORE_NETWORKING_H

#include "../../gotypes/tables/types_networking.h"
#include "../kinds.h"

#endif
