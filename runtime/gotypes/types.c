/* SPDX-License-Identifier: Apache-2.0 */
/* The tables of type_rows.h: the same rows as fields with their offsets. */
#include "types.h"
#include "type_tables.h"

#include "types_admission.h"
#include "types_authorization.h"
#include "types_autoscaling.h"
#include "types_certificates.h"
#include "types_core.h"
#include "types_discovery.h"
#include "types_flowcontrol.h"
#include "types_networking.h"
#include "types_other.h"
#include "types_rbac.h"
#include "types_registration.h"
#include "types_resource.h"
#include "types_scheduling.h"
#include "types_storage.h"
#include "types_versions.h"

/* Macros of some C libraries; here names of fields. */
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
