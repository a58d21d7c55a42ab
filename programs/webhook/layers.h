/* SPDX-License-Identifier: Apache-2.0 */
/* Whether there are rules of the layers that were asked for. */
#ifndef CRD_WEBHOOK_LAYERS_H
#define CRD_WEBHOOK_LAYERS_H

#include "options.h"
#include <crd/types.h>

/* Logs which of the kinds have no rules of a layer that was asked for. False where none has any, and the options do not
 * allow it: the log says so. Of `all` one layer is enough. */
bool layers_settle(const crd_registry *asked, const options *options);

#endif
