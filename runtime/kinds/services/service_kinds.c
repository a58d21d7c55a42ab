/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder: Services, Endpoints and EndpointSlices. */
#include "service.h"

core_kind_list crd_core_service_kinds = {
    &crd_core_service_kind,
    &crd_core_endpoints_kind,
    &crd_core_endpoint_slice_kind,
    NULL,
};
