/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate explain: what is known of a kind and its fields, as kubectl explain shows it, without a cluster. */
#pragma once

#include "check/check.h"

extern const check_mode explain_mode;
