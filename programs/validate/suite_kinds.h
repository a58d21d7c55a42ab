/* The CRDs of suites, compiled: each text once, by the thread that comes first; others that want it wait. */
#ifndef VALIDATE_SUITE_KINDS_H
#define VALIDATE_SUITE_KINDS_H

#include "kinds.h"

typedef struct suite_kinds suite_kinds;

/* NULL when there is no memory. */
suite_kinds *suite_kinds_create(unsigned kubernetes_minor, bool counts); /* counts: rules count what they say */
void suite_kinds_destroy(suite_kinds *kinds);

/* The kinds of a CRD's JSON, which live as long as `kinds`. NULL with the reason, which does so, too. The CRD counts as
 * stored: whether the API server would take it is what `crdc lint` says. */
const crd_registry *suite_kinds_of(suite_kinds *kinds, crd_string text, crd_string *error);

/* Those that a registry is of. */
const kinds *suite_kinds_having(suite_kinds *kinds, const crd_registry *registry);

/* How many were compiled. */
size_t suite_kinds_count(const suite_kinds *kinds);

#endif
