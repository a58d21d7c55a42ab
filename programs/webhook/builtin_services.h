/* SPDX-License-Identifier: Apache-2.0 */
/* Services for the API server's own kinds, /validate/GROUP/VERSION/RESOURCE (of the group without a name: core): reviews of
 * their creations and updates, of those of their status and of other subresources that have rules, are judged as the API
 * server's strategies judge them. */
#ifndef CRD_WEBHOOK_BUILTIN_SERVICES_H
#define CRD_WEBHOOK_BUILTIN_SERVICES_H

#include <crd/webhook.h>

typedef struct builtin_services builtin_services;

/* Those, and behind them `count` others. NULL without memory. `others` must outlive them. */
builtin_services *builtin_services_create(unsigned kubernetes_minor, const crd_admission_service *others, size_t count);
void builtin_services_destroy(builtin_services *services); /* NULL is fine */

const crd_admission_service *builtin_services_all(const builtin_services *services, size_t *count);

#endif
