/* SPDX-License-Identifier: Apache-2.0 */
/* --build: what the user's own kustomize or helm makes of a folder is judged in the place of its files. */
#ifndef VALIDATE_INPUTS_BUILD_H
#define VALIDATE_INPUTS_BUILD_H

#include <crd/string.h>
#include <stdbool.h>

/* Whether a folder has a kustomization or is a chart. */
bool build_has_way(const char *folder);

/* Runs "kustomize build FOLDER" ("kubectl kustomize FOLDER" where there is no kustomize), or "helm template FOLDER", found
 * in PATH, without a shell. `text` is what it printed, for free(); `called` names the command, and stays. False after a
 * message with what the command said: it failed, took longer than two minutes, printed nothing, or more than a file may
 * hold. */
bool build_run(const char *folder, crd_string *text, const char **called);

#endif
