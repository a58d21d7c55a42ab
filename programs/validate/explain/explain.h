/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate explain: describes a kind and its fields, as kubectl explain does, without a cluster. */
#pragma once

#include "check/check.h"

extern const check_mode explain_mode;
