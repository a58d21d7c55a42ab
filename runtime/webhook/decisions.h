/* SPDX-License-Identifier: Apache-2.0 */
/* Counters of decisions: one per webhook, kind, operation, outcome, layer and rule, allocated when it is first counted. All
 * labels come from the router and the registry, which limits the number of counters; no text of a sender becomes a label.
 *
 * Counting takes no lock: counters are in a hash table of lists that grow only at their heads. */
#pragma once

#include "router.h"
#include <crd/arena.h>
#include <crd/types.h>
#include <stdatomic.h>

#define DECISIONS_BUCKETS 1024

typedef enum decision_family {
  DECISION_REQUEST, /* once per judged request */
  DECISION_FINDING  /* once per error or warning */
} decision_family;

typedef enum decision_outcome { DECISION_ALLOWED, DECISION_WARNED, DECISION_FORGIVEN, DECISION_REFUSED } decision_outcome;

typedef enum decision_operation {
  DECISION_CREATE,
  DECISION_UPDATE,
  DECISION_DELETE,
  DECISION_CONNECT,
  DECISION_OTHER
} decision_operation;

typedef struct decision {
  const route *route;
  const crd_kind *kind; /* NULL: unknown */
  decision_family family;
  decision_operation operation;
  decision_outcome outcome;
  unsigned layer;  /* crd_layer; 0: none */
  crd_string rule; /* from the registry's tables, which must outlive the counters; may be empty */
} decision;

typedef struct decision_counter decision_counter;

typedef struct decisions {
  _Atomic(decision_counter *) buckets[DECISIONS_BUCKETS];
} decisions;

/* The operation of a review by its name. */
decision_operation crd_decision_operation_of(crd_string name);

/* Adds to a counter. Without memory for a new counter nothing is counted. */
void crd_decisions_count(decisions *decisions, const decision *decision, unsigned long count);

/* Writes both families in Prometheus' text format, in the order of their labels. */
void crd_decisions_write(const decisions *decisions, crd_text *text);

void crd_decisions_free(decisions *decisions);
