/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds of this folder: questions, which are answered and not stored. */
#ifndef CORE_ACCESS_H
#define CORE_ACCESS_H

#include "../../gotypes/types_authorization.h"
#include "../kinds.h"

extern const core_object_kind crd_core_token_review_kind, crd_core_token_request_kind, crd_core_self_subject_review_kind,
    crd_core_subject_access_review_kind, crd_core_local_subject_access_review_kind, crd_core_self_subject_access_review_kind,
    crd_core_self_subject_rules_review_kind;

#endif
