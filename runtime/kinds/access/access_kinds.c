/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder: authentication.k8s.io and authorization.k8s.io. */
#include "access.h"

core_kind_list crd_core_access_kinds = {
    &crd_core_token_review_kind,
    &crd_core_token_request_kind,
    &crd_core_self_subject_review_kind,
    &crd_core_subject_access_review_kind,
    &crd_core_local_subject_access_review_kind,
    &crd_core_self_subject_access_review_kind,
    &crd_core_self_subject_rules_review_kind,
    NULL,
};
