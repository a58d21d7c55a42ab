/* SPDX-License-Identifier: Apache-2.0 */
#pragma once

#include "schema/tree/vet.h"
#include "schema/tree/walks.h"

/* The parts of crd_check, in order. Each checks what the head of its file says. */
void crdc_vet_metadata(const checker *checker);
void crdc_vet_spec(const checker *checker);
void crdc_vet_preserving(const checker *checker);
void crdc_vet_group_and_scope(const checker *checker);
void crdc_vet_names(const checker *checker);
void crdc_vet_version_names(const checker *checker);
void crdc_vet_storage_versions(const checker *checker);
void crdc_vet_status(const checker *checker); /* accepted names and stored versions */
void crdc_vet_api_approval(const checker *checker);
void crdc_vet_deprecation(const checker *checker, const crd_path *path, const crd_version *version);
void crdc_vet_scale(const checker *checker, const crd_path *path, const crd_version *version);
void crdc_vet_columns(const checker *checker, const crd_path *path, const crd_version *version);
void crdc_vet_selectable_fields(const checker *checker, const crd_path *path, const crd_version *version,
                                bool schemas_shared);
void crdc_vet_conversion(const checker *checker, bool preserve_unknown_fields);

/* Returns why the certificates of a webhook cannot be loaded, or NULL (apiserver pkg/util/webhook ValidateCABundle). */
const char *crdc_vet_bundle_error(crd_arena *arena, crd_string base64);

/* validateCustomResourceDefinitionValidation without CEL, for one schema at the path. */
void crdc_vet_schema(const checker *checker, schema *root, crd_string path, bool status_enabled);

/* Checks what an update must not change, and which checks are skipped because the old CRD has the same content. */
void crdc_vet_changes(const checker *checker);
ratchet crdc_ratchet_of(const checker *checker);
/* Checks the ObjectMeta of an update. */
void crdc_vet_metadata_update(const checker *checker);

/* Each checks one schema, whose path is the checker's prefix. Returns true if there was no error. */
void crdc_vet_root_for_status(const checker *checker, const schema *root);
void crdc_vet_completeness(const checker *checker, const schema *root);
bool crdc_vet_structural(const checker *checker, schema *root);
bool crdc_vet_defaults(const checker *checker, schema *root);
/* Walks over all keywords, with the x-kubernetes-* checks and the static fields of rules; marks invalid nodes. */
void crdc_vet_keywords(const checker *checker, schema *root);
void crdc_vet_extensions(const checker *checker, const crd_path *path, const schema *node);
void crdc_vet_rules(const checker *checker, const crd_path *path, const schema *node);
/* validateMapListKeysMapSet, which crdc_vet_extensions makes unless it is ratcheted. */
void crdc_vet_key_presence(const checker *checker, const crd_path *path, const schema *node);
/* Whether the API server drops selectable fields, unchecked (dropDisabledFields). */
bool crdc_ratchet_drops_selectable_fields(const checker *checker);
/* Whether the version has too many selectable fields, and had too many before. */
bool crdc_ratchet_keeps_selectable_fields(const checker *checker, const crd_version *version);
/* NewStructural's error ("OpenAPIV3Schema '$ref' is not supported"), or NULL. */
const crd_words *crdc_schema_conversion_error(const schema *node);
bool crdc_schema_is_defaulted(const schema *node);

/* Whether all keywords except the named ones (a list that ends with NULL) have the zero value of the API type. `nested`: as
 * inside allOf and the like. */
bool crdc_schema_has_nothing_but(const schema *node, const char *const *names, bool nested);
