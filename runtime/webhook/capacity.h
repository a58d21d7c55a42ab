/* SPDX-License-Identifier: Apache-2.0 */
/* How much of what a server may have, where its options leave it open. */
#ifndef CRD_WEBHOOK_CAPACITY_H
#define CRD_WEBHOOK_CAPACITY_H

#include <crd/guard.h>
#include <stdint.h>

/* Connections: as many as there is memory for, if most of them do no more than wait, and as there are descriptors for.
 * `asked`: how many are wanted; 0: any number. */
unsigned crd_capacity_connections(const crd_budget *budget, unsigned asked);
/* Connections that have said nothing yet. */
unsigned crd_capacity_waiting(void);
/* Threads that read requests. A thread keeps some memory: on a large machine little memory is for fewer threads than there
 * are processors. */
unsigned crd_capacity_threads(const crd_budget *budget);
/* Bytes of the errors of an answer: so much that one full of errors is made within the memory that one request may have. */
size_t crd_capacity_text(const crd_budget *budget, unsigned threads);

#endif
