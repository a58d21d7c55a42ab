/* SPDX-License-Identifier: Apache-2.0 */
/* The help: the rows of the flags, and the words around them. */
#ifndef CRD_WEBHOOK_HELP_H
#define CRD_WEBHOOK_HELP_H

#include "cli/flags.h"

void help_print(const flag_help *help, const flag *flags, size_t count);

#endif
