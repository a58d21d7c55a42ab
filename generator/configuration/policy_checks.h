/* SPDX-License-Identifier: Apache-2.0 */
/* ValidatingAdmissionPolicy, MutatingAdmissionPolicy and their bindings as the API server validates new ones
 * (pkg/apis/admissionregistration/validation), of v1 with its defaults. */
#ifndef CRDC_CONFIGURATION_POLICY_CHECKS_H
#define CRDC_CONFIGURATION_POLICY_CHECKS_H

#include "webhooks/webhook_parts.h"

/* Each adds its errors in the API server's order. */
void crdc_policy_validate(crd_errors *errors, const crd_value *policy);
void crdc_policy_binding_validate(crd_errors *errors, const crd_value *binding);
/* Whichever of the six kinds of configuration it is; with the words about names that are kept for static manifests. */
void crdc_configuration_validate(crd_errors *errors, const crd_value *object, unsigned kubernetes_minor);

/* validateMatchResources; the operations of policies that mutate are fewer. */
void crdc_vet_match_resources(const checker *checker, const crd_path *path, const crd_value *resources, bool mutating);
/* An error in words of its own. */
void crdc_vet_said(const checker *checker, crd_error_type type, const crd_path *path, const char *child, uint32_t place,
                   crd_bad_value value, const char *words);

#endif
