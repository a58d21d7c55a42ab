/* SPDX-License-Identifier: Apache-2.0 */
/* Checking files: every document, every item of a List. */
#ifndef VALIDATE_CHECK_CHECK_H
#define VALIDATE_CHECK_CHECK_H

#include "cluster/known_state.h"
#include "inputs/inventory.h"
#include "judges/kinds.h"
#include "kinds/catalog_kinds.h"
#include "kinds/manifest_crds.h"
#include "options/options.h"
#include "policies.h"

/* What documents and requests are judged with. */
typedef struct check_context {
  const options *options;
  const kinds *kinds;
  const crd_settings *settings;
  const known_state *state;                /* of the cluster; NULL: nothing is known of it */
  int64_t began;                           /* when the run did (progress.h) */
  const catalog_kinds *catalogs;           /* NULL: none */
  const policies *policies;                /* of admission (--policies); NULL: none */
  const struct substitution *substitution; /* NULL: nothing is put into objects */
} check_context;

/* Another thing to do with it than to check files. */
typedef struct check_mode {
  options_mode asked;
  int (*run)(const check_context *context); /* gives the exit code */
} check_mode;

/* Checks all of the inventory and reports as the options ask. Gives the exit code. */
int check_inputs(const check_context *context, inventory *inventory, const manifest_crds *manifests);

#endif
