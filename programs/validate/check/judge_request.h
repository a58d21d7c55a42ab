/* SPDX-License-Identifier: Apache-2.0 */
/* Who judges an object whose kind is known: the request that creates or updates it, the operator's mutations, admission
 * policies around both. */
#ifndef VALIDATE_CHECK_JUDGE_REQUEST_H
#define VALIDATE_CHECK_JUDGE_REQUEST_H

#include "judge.h"
#include "kinds/builtin.h"
#include "policies.h"

/* The request of an object of that kind, without the object. */
crd_request judge_request_of(const judge *judge, const crd_kind *kind);

/* Have an object judged, and what policies say be put into the account; false where there are none, and none is. */
bool judge_by_request(const judge *judge, crd_request *request, crd_verdict *verdict, policy_account *account);
bool judge_by_builtin(const judge *judge, const builtin_document *document, crd_value *object, crd_verdict *verdict,
                      policy_account *account);

#endif
