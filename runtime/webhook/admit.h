/* SPDX-License-Identifier: Apache-2.0 */
/* A review for a service of the table, and its answer: what the API server sends to such a path and what it gets
 * (volcano pkg/webhooks/router, controller-runtime pkg/webhook/admission).
 *
 * - The body is no review of admission.k8s.io/v1, or holds no request: HTTP 400 with a metav1.Status.
 * - Else HTTP 200 with the service's answer, whatever object and operation it is. */
#ifndef CRD_WEBHOOK_ADMIT_H
#define CRD_WEBHOOK_ADMIT_H

#include "admission.h"
#include "router.h"

#define ADMIT_BODY_LIMIT ((size_t)3 << 20) /* bytes of a review */

/* `body` must live as long as the answer is used. */
void crd_admit(crd_arena *arena, const admission_config *config, const route *route, crd_string body,
               admission_answer *answer);

#endif
