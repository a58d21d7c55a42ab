/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder: apiregistration.k8s.io and internal.apiserver.k8s.io. */
#ifndef CORE_REGISTRATION_H
#define CORE_REGISTRATION_H

#include "../../gotypes/tables/types_registration.h"
#include "../kinds.h"

#endif
