/* SPDX-License-Identifier: Apache-2.0 */
#define PROGRAM_RUN crd_program_run
#define PROGRAM_HAS_ALL 1
#include "program_loop.h"
