/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of crdc lint share. */
#ifndef CRDC_COMMANDS_LINT_PARTS_H
#define CRDC_COMMANDS_LINT_PARTS_H

#include "commands/command.h"
#include "configuration/lint.h"
#include "rules/advice.h"

typedef struct lint_options {
  common common;
  const char *output, *wanted, *unwanted;
  const char *versions; /* --kubernetes-version, as given */
  const char *at;       /* --at, as given */
  int64_t now;          /* seconds since 1970: of --at, or now */
  bool json, fix;
  bool manifests;            /* --static-admission */
  documents *configurations; /* of admission, among what was read */
  advice_set advice;
  unsigned first, last; /* minors; of one version the same, of none 0 */
} lint_options;

static inline void lint_print(const diagnostics *found, bool json) {
  if (json)
    crdc_diagnostics_print_json(found, stdout);
  else
    crdc_diagnostics_print(found, stdout, command_wants_color(stdout));
}

/* All errors of the CRDs, of each version that is asked, and behind them which CRD is refused where; the CRDs of the last
 * one are in `compilation`, which is empty. False where there are errors. */
bool lint_versions(const lint_options *options, compilation *compilation, progress *progress, size_t *errors,
                   size_t *warned);

/* Takes out of the files what is mendable, and out of the list what was mended; says so on standard error. False where a
 * file could not be read or written. */
bool lint_mend(advice_list *list);

#endif
