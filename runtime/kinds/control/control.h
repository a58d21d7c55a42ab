/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder, and what they have in common. */
#ifndef CORE_CONTROL_H
#define CORE_CONTROL_H

#include "../../gotypes/tables/types_certificates.h"
#include "../../gotypes/tables/types_flowcontrol.h"
#include "../rules.h"

/* Since then some errors of flowcontrol are told in fewer words. */
enum { CORE_SHORT_WORDS = 34 };
/* The conditions of a status: they have a type, each another. */
core_judge_step crd_core_validate_flow_status;

/* pod_certificate_request_status.c */
core_judge_step crd_core_validate_certificate_request_status;

#endif
