/* SPDX-License-Identifier: Apache-2.0 */
#define PROGRAM_RUN crd_rule_run
#define PROGRAM_HAS_ALL 0
#include "program_loop.h"
