/* SPDX-License-Identifier: Apache-2.0 */
/* Whether a suite of openshift's is run over a CRD, by the feature gates that it asks for.
 *
 * Mirrors tests/crd_filter.go of github.com/openshift/api, and what test/envtest/crd_filter.go of
 * github.com/openshift/hypershift does otherwise. */
#ifndef VALIDATE_SUITES_GATES_H
#define VALIDATE_SUITES_GATES_H

#include "files.h"
#include "suite.h"

typedef enum suite_gated { GATED_RUN, GATED_LEFT, GATED_UNKNOWN } suite_gated;

/* UNKNOWN with the reason, in `arena`. CustomNoUpgrade has every field; a CRD that is for no cluster is always tested. */
suite_gated suite_gates_judge(suite_files *files, crd_arena *arena, const suite *suite, const crd_value *crd,
                              crd_string *error);

#endif
