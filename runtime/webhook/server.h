/* SPDX-License-Identifier: Apache-2.0 */
/* The server of crd/webhook.h, for a program that logs before it creates the server. */
#pragma once

#include "log/log.h"
#include <crd/webhook.h>

/* crd_webhook_create with an opened logger, which the caller owns. */
CRD_MUST_CHECK crd_webhook *crd_webhook_create_logged(const crd_webhook_options *options, logger *log);
