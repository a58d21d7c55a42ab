/* SPDX-License-Identifier: Apache-2.0 */
/* The tables of type_rows.h: the same rows as fields with their offsets. */
#include "types.h"
#include "type_tables.h"

#include "tables/types_admission.h"
#include "tables/types_authorization.h"
#include "tables/types_autoscaling.h"
#include "tables/types_certificates.h"
#include "tables/types_core.h"
#include "tables/types_discovery.h"
#include "tables/types_flowcontrol.h"
#include "tables/types_networking.h"
#include "tables/types_other.h"
#include "tables/types_rbac.h"
#include "tables/types_registration.h"
#include "tables/types_resource.h"
#include "tables/types_scheduling.h"
#include "tables/types_storage.h"
#include "tables/types_versions.h"

/* Macros of some C libraries, and here fields. */
#undef stdin
#undef stdout
#undef stderr

CORE_TYPES_CONTAINER(CORE_TABLE)
CORE_TYPES_VOLUME(CORE_TABLE)
CORE_TYPES_POD(CORE_TABLE)
CORE_TYPES_STATUS(CORE_TABLE)
CORE_TYPES_WORKLOAD(CORE_TABLE)
CORE_TYPES_JOB(CORE_TABLE)
CORE_TYPES_CORE(CORE_TABLE)
CORE_TYPES_NETWORKING(CORE_TABLE)
CORE_TYPES_DISCOVERY(CORE_TABLE)
CORE_TYPES_RBAC(CORE_TABLE)
CORE_TYPES_AUTOSCALING(CORE_TABLE)
CORE_TYPES_STORAGE(CORE_TABLE)
CORE_TYPES_FLOWCONTROL(CORE_TABLE)
CORE_TYPES_CERTIFICATES(CORE_TABLE)
CORE_TYPES_AUTHORIZATION(CORE_TABLE)
CORE_TYPES_ADMISSION(CORE_TABLE)
CORE_TYPES_RESOURCE(CORE_TABLE)
CORE_TYPES_SCHEDULING(CORE_TABLE)
CORE_TYPES_REGISTRATION(CORE_TABLE)
CORE_TYPES_OTHER(CORE_TABLE)
CORE_TYPES_VERSIONS(CORE_VERSION_TABLE)
