/* SPDX-License-Identifier: Apache-2.0 */
/* The server of crd/webhook.h, for a program that logs before there is one. */
#pragma once

#include "log/log.h"
#include <crd/webhook.h>

/* crd_webhook_create with a logger that is there: opened, and the caller's. */
CRD_MUST_CHECK crd_webhook *crd_webhook_create_logged(const crd_webhook_options *options, logger *log);
