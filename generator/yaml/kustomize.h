/* SPDX-License-Identifier: Apache-2.0 */
/* Patches of kustomize: files that a kustomization beside or above them names as such. They have an apiVersion and a kind
 * mostly, and are pieces of objects all the same. */
#pragma once

#include "yaml/document.h"

/* What kustomizations say of files. Lives in the arena that it was made in. */
typedef struct kustomize kustomize;

kustomize *crdc_kustomize_create(crd_arena *arena);

/* Reads the kustomizations in the folder of a file and in those above it, each once: up to the root of the repository (the
 * folder that has .git), and where none is near, two folders up. One that may not be read says nothing here: it is told of
 * where it is judged itself. */
void crdc_kustomize_look(kustomize *kustomize, const char *file);

/* Whether a file is a patch, once all kustomizations were looked for: one names it so that has it in its own tree, and none
 * has it among its resources. */
bool crdc_kustomize_is_patch(const kustomize *kustomize, const char *file);

/* What went wrong when a kustomization was looked for: "FILE: why"; empty: nothing. A patch may be taken for an object then.
 */
crd_string crdc_kustomize_problem(const kustomize *kustomize);

/* Whether an object is a CustomResourceDefinition without group, names, scope and versions. Nothing but a patch looks so:
 * kubebuilder writes them, and a kustomization has their names in comments for as long as it does not need them. */
bool crdc_kustomize_is_piece_of_crd(const crd_value *object);

/* Takes the documents of patches out, and pieces of CRDs that no kustomization has among its resources; each is appended to
 * `said`, a line for people. False with a diagnostic when kustomizations could not be read. */
bool crdc_kustomize_drop_patches(documents *documents, crd_text *said, diagnostics *diagnostics);
