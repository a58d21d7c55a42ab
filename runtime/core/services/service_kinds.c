/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder: Services, Endpoints and EndpointSlices. */
#include "../kinds.h"

core_kind_list crd_core_service_kinds = {
    NULL,
};
