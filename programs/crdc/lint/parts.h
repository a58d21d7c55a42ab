/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of crdc lint share. */
#pragma once

#include "command/command.h"
#include "configuration/lint.h"
#include "forms.h"
#include "rules/advice.h"

typedef struct lint_options {
  common common;
  const char *output, *wanted, *unwanted;
  const char *versions; /* --kubernetes-version, as given */
  const char *at;       /* --at, as given */
  int64_t now;          /* seconds since 1970: of --at, or now */
  const char *fail_on;  /* --fail-on, as given */
  const lint_form *form;
  diagnostics *told; /* what forms that are written at the end say */
  bool json, fix, watch, warnings_fail;
  bool manifests;            /* --static-admission */
  documents *configurations; /* of admission, among what was read */
  advice_set advice;
  unsigned first, last; /* minors; of one version the same, of none 0 */
} lint_options;

/* Prints diagnostics, or keeps them for the end. */
void lint_say(const lint_options *options, const diagnostics *found);

/* All errors of the CRDs, of each version that is asked, and behind them which CRD is refused where; the CRDs of the last
 * one are in `compilation`, which is empty. False where there are errors. */
bool lint_versions(const lint_options *options, compilation *compilation, progress *progress, size_t *errors,
                   size_t *warned);

/* Says of the rules of a CRD which fields they read that may be absent, each with an object that shows it. The registry has
 * its kinds, compiled. Gives how many rules were not looked at, for there are too many in their versions. */
size_t lint_absent(advice_list *list, const crd_definition *definition, const crd_registry *registry,
                   unsigned kubernetes_minor);

/* Has `round` look again, in a process of its own, when a file of the command line changes, one beside it or one below a
 * folder of it, until SIGINT or SIGTERM. Gives the exit status of the last one. */
int lint_watch(const common *common, int (*round)(void *context), void *context);

/* Takes out of the files what is mendable, and out of the list what was mended; says so on standard error. False where a
 * file could not be read or written. */
bool lint_mend(advice_list *list);
