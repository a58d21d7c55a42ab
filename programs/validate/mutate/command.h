/* SPDX-License-Identifier: Apache-2.0 */
/* crd-validate test --mutate: which small changes of a CRD its tests do not notice. */
#pragma once

#include "test/options.h"

/* Gives the exit code: 0 all mutants were noticed, 1 some were not, 2 something could not be run. */
int mutant_command(const suite_options *options);
