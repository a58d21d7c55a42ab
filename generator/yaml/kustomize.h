/* SPDX-License-Identifier: Apache-2.0 */
/* Patches of kustomize: files that a kustomization in their folder or above lists as patches. Most have an apiVersion and a
 * kind, but they are only parts of objects. */
#pragma once

#include "yaml/document.h"

/* What kustomizations say about files. Lives in its arena. */
typedef struct kustomize kustomize;

kustomize *crdc_kustomize_create(crd_arena *arena);

/* Reads the kustomizations in the folder of a file and in those above it, each once: up to the root of the repository (the
 * folder with .git), or two folders up if there is none. A kustomization that cannot be read is not reported here, but where
 * it is judged itself. */
void crdc_kustomize_look(kustomize *kustomize, const char *file);

/* Whether a file is a patch: a kustomization in its own tree lists it as one, and none lists it as a resource. Call it after
 * crdc_kustomize_look for all files. */
bool crdc_kustomize_is_patch(const kustomize *kustomize, const char *file);

/* The error of reading a kustomization: "FILE: why"; empty: none. A patch may then be judged as an object. */
crd_string crdc_kustomize_problem(const kustomize *kustomize);

/* Whether an object is a CustomResourceDefinition without group, names, scope and versions, which can only be a patch.
 * kubebuilder writes such files, and keeps their names in comments of the kustomization until they are needed. */
bool crdc_kustomize_is_piece_of_crd(const crd_value *object);

/* Removes the documents of patches, and pieces of CRDs that no kustomization lists as resources. Appends a line for each to
 * `said`. False with a diagnostic if kustomizations could not be read. */
bool crdc_kustomize_drop_patches(documents *documents, crd_text *said, diagnostics *diagnostics);
