/* SPDX-License-Identifier: Apache-2.0 */
/* Of crd-webhook what the manual and completion have beside its help. */
#ifndef CRD_WEBHOOK_MANUAL_H
#define CRD_WEBHOOK_MANUAL_H

#include "cli/cli.h"

const cli *webhook_cli(bool compiled);

#endif
