/* SPDX-License-Identifier: Apache-2.0 */
/* The services that kinds have by their markers, as services of the table. */
#ifndef CRD_WEBHOOK_RULES_SERVICE_H
#define CRD_WEBHOOK_RULES_SERVICE_H

#include <crd/webhook.h>

/* Runs the rules or mutations of a crd_service_found, which is the service's context. */
void crd_rules_service(const crd_admission_service *service, const crd_admission_request *request,
                       crd_admission_response *response);

#endif
