/* SPDX-License-Identifier: Apache-2.0 */
/* The list of the kinds of this folder. */
#include "registration.h"

core_kind_list crd_core_registration_kinds = {
    &crd_core_api_service_kind,
    &crd_core_storage_version_kind,
    NULL,
};
