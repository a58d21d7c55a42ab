/* The rules of a run's CRDs, compiled where the API server compiles them when a CRD is created. */
#ifndef CRDC_CHECK_RULES_H
#define CRDC_CHECK_RULES_H

#include "schema/schema.h"

/* Compiles every rule of a CRD that crd_check has checked, but where the API server would not look at it because of errors
 * at or below its node. Problems go to `diagnostics`, each with the path of its rule. False when there was one. */
bool check_rules(crd_arena *arena, const crd_definition *definition, unsigned kubernetes_minor, diagnostics *diagnostics);

#endif
