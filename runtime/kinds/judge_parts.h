/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the judgement of templates and of whole objects. */
#ifndef CORE_JUDGE_PARTS_H
#define CORE_JUDGE_PARTS_H

#include "gates.h"
#include "pods/warnings.h"

#include <crd/request.h>
#include <crd/settings.h>

/* Sets the gates as in an API server of that minor; unknown gates are off. */
void crd_core_settle_gates(core_gates *gates, unsigned minor, const crd_settings *settings);
void crd_core_refuse(crd_verdict *verdict, int code, crd_string reason, crd_string message);
/* Adds the warnings to those of the verdict, without duplicates. */
void crd_core_tell_warnings(core_warnings *warnings, crd_verdict *verdict);

#endif
