/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate test --mutate: finds small changes of a CRD that its tests do not notice. */
#pragma once

#include "test/options.h"

/* Returns the exit code: 0 all mutants were noticed, 1 some were not, 2 something could not run. */
int mutant_command(const suite_options *options);
