/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the files of crdc lint. */
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
  diagnostics *told; /* collects the diagnostics of forms that are written at the end */
  bool json, fix, watch, warnings_fail;
  bool manifests;            /* --static-admission */
  documents *configurations; /* of admission, from the files that were read */
  advice_set advice;
  unsigned first, last; /* minors; equal for one version, 0 for none */
} lint_options;

/* Prints diagnostics, or collects them for the end. */
void lint_say(const lint_options *options, const diagnostics *found);

/* Collects the errors of the CRDs for each wanted version, and then reports which CRD is refused by which version. The CRDs
 * of the last version are added to `compilation`, which must be empty. False if there are errors. */
bool lint_versions(const lint_options *options, compilation *compilation, progress *progress, size_t *errors,
                   size_t *warned);

/* Adds advice about rules of a CRD that read fields which may be absent, each with an object that proves it. The registry
 * has the CRD's compiled kinds. Returns how many rules were skipped because their versions have too many. */
size_t lint_absent(advice_list *list, const crd_definition *definition, const crd_registry *registry,
                   unsigned kubernetes_minor);

/* Runs `round` in a child process whenever a file of the command line changes, or one beside it or below a folder, until
 * SIGINT or SIGTERM. Returns the last exit status. */
int lint_watch(const common *common, int (*round)(void *context), void *context);

/* Removes what can be mended from the files, and the mended items from the list; reports that on standard error. False if a
 * file could not be read or written. */
bool lint_mend(advice_list *list);
