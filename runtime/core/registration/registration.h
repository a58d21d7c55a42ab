/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder: apiregistration.k8s.io and internal.apiserver.k8s.io. */
#ifndef CORE_REGISTRATION_H
#define CORE_REGISTRATION_H

#include "../kinds.h"
#include "../types_registration.h"

extern const core_object_kind crd_core_api_service_kind, crd_core_storage_version_kind;

#endif
