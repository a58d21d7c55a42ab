/* SPDX-License-Identifier: Apache-2.0 */
/* Of crd-validate what the manual and completion have beside its help. */
#ifndef VALIDATE_MANUAL_H
#define VALIDATE_MANUAL_H

#include "cli.h"

const cli *validate_cli(void);

#endif
