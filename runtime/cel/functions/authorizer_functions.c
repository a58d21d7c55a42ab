/* SPDX-License-Identifier: Apache-2.0 */
/* The authorizer of admission: queries that are built call by call, and decisions. Mirrors apiserver
 * pkg/cel/library/authz.go; costs as in library/cost.go. */
#include "../internal.h"

#include <crd/generated/policy.h>
#include <crd/go_text.h>
#include <crd/metadata.h>

enum { COST_OF_CHECK = 350000 };

/* A query: the user, and the attributes that were set so far. */
typedef struct authorizer_question {
  const crd_authorizer *authorizer;
  const crd_user *user;
  crd_authorizer_attributes attributes;
} authorizer_question;

static const void *held(crd_cel_value value, crd_cel_opaque_kind kind) {
  return value.kind == CRD_CEL_OPAQUE && value.opaque_kind == kind ? value.as.opaque : NULL;
}

static crd_cel_value question_of(crd_cel *cel, crd_cel_opaque_kind kind, const authorizer_question *from,
                                 const crd_authorizer_attributes *attributes) {
  authorizer_question *question = crd_arena_alloc(cel->arena, sizeof *question);
  *question = *from;
  question->attributes = *attributes;
  return crd_cel_of_opaque(kind, question);
}

/* The error for a declared variable without a value, such as the authorizer in audit annotations. */
static crd_cel_value not_given(crd_cel *cel, const char *name) {
  return CRD_CEL_FAILED_PARTS(cel, CRD_STRING("no such attribute(s): "), crd_string_of(name));
}

crd_cel_value crd_policy_authorizer(crd_cel *cel) {
  const crd_policy_view *view = cel->policy;
  if (!view->authorizer) return not_given(cel, "authorizer");
  const authorizer_question from = {view->authorizer, view->user, {.verb = {NULL, 0}}};
  return question_of(cel, CRD_CEL_AUTHORIZER, &from, &from.attributes);
}

crd_cel_value crd_policy_request_resource(crd_cel *cel) {
  const crd_policy_view *view = cel->policy;
  if (!view->authorizer) return not_given(cel, "authorizer.requestResource");
  const authorizer_question from = {view->authorizer, view->user, {.verb = {NULL, 0}}};
  const crd_authorizer_attributes attributes = {.is_resource = true,
                                                .api_group = view->group,
                                                .resource = view->resource,
                                                .sub_resource = view->sub_resource,
                                                .namespace_ = view->namespace_,
                                                .name = view->name};
  return question_of(cel, CRD_CEL_RESOURCE_CHECK, &from, &attributes);
}

/* ---- queries ---- */

static bool is_all_blank(crd_string text) {
  return crd_go_trim(text).size == 0;
}

crd_cel_value crd_cel_fn_authorizer_path(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  const authorizer_question *from = held(arguments[0], CRD_CEL_AUTHORIZER);
  cel->cost += 1;
  if (!from || arguments[1].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "path", arguments, count);
  if (is_all_blank(arguments[1].as.text)) return crd_cel_failed(cel, "path must not be empty");
  return question_of(cel, CRD_CEL_PATH_CHECK, from, &(crd_authorizer_attributes){.path = arguments[1].as.text});
}

crd_cel_value crd_cel_fn_authorizer_group(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  const authorizer_question *from = held(arguments[0], CRD_CEL_AUTHORIZER);
  cel->cost += 1;
  if (!from || arguments[1].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "group", arguments, count);
  return question_of(cel, CRD_CEL_GROUP_CHECK, from,
                     &(crd_authorizer_attributes){.is_resource = true, .api_group = arguments[1].as.text});
}

/* serviceaccount.ServiceAccountInfo.UserInfo */
static const crd_user *service_account(crd_cel *cel, crd_string namespace_, crd_string name) {
  crd_user *user = crd_arena_zalloc(cel->arena, sizeof *user);
  crd_string *groups = crd_arena_alloc(cel->arena, 2 * sizeof *groups);
  groups[0] = CRD_STRING("system:serviceaccounts");
  groups[1] = crd_arena_printf(cel->arena, "system:serviceaccounts:%.*s", CRD_PRINT(namespace_));
  user->name = crd_arena_printf(cel->arena, "system:serviceaccount:%.*s:%.*s", CRD_PRINT(namespace_), CRD_PRINT(name));
  user->groups = groups;
  user->group_count = 2;
  return user;
}

crd_cel_value crd_cel_fn_authorizer_service_account(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  const authorizer_question *from = held(arguments[0], CRD_CEL_AUTHORIZER);
  cel->cost += 1;
  if (!from || !crd_cel_all_are(arguments + 1, 2, CRD_CEL_STRING))
    return crd_cel_no_overload(cel, "serviceAccount", arguments, count);
  crd_texts wrong = {.arena = cel->arena};
  crd_check_dns1123_subdomain(&wrong, arguments[2].as.text);
  if (wrong.count) return crd_cel_failed(cel, "Invalid service account name");
  crd_check_dns1123_label(&wrong, arguments[1].as.text);
  if (wrong.count) return crd_cel_failed(cel, "Invalid service account namespace");
  authorizer_question other = *from;
  other.user = service_account(cel, arguments[1].as.text, arguments[2].as.text);
  return question_of(cel, CRD_CEL_AUTHORIZER, &other, &other.attributes);
}

crd_cel_value crd_cel_fn_group_resource(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  const authorizer_question *from = held(arguments[0], CRD_CEL_GROUP_CHECK);
  cel->cost += 1;
  if (!from || arguments[1].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "resource", arguments, count);
  if (is_all_blank(arguments[1].as.text)) return crd_cel_failed(cel, "resource must not be empty");
  crd_authorizer_attributes attributes = from->attributes;
  attributes.resource = arguments[1].as.text;
  return question_of(cel, CRD_CEL_RESOURCE_CHECK, from, &attributes);
}

/* Sets one more text of a query about a resource; `at` is its offset in the attributes. */
static crd_cel_value with_part(crd_cel *cel, const crd_cel_value *arguments, size_t count, const char *function, size_t at) {
  const authorizer_question *from = held(arguments[0], CRD_CEL_RESOURCE_CHECK);
  if (!from || arguments[1].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, function, arguments, count);
  crd_authorizer_attributes attributes = from->attributes;
  *(crd_string *)(void *)((char *)&attributes + at) = arguments[1].as.text;
  return question_of(cel, CRD_CEL_RESOURCE_CHECK, from, &attributes);
}

crd_cel_value crd_cel_fn_check_sub_resource(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  cel->cost += 1;
  return with_part(cel, arguments, count, "subresource", offsetof(crd_authorizer_attributes, sub_resource));
}

crd_cel_value crd_cel_fn_check_namespace(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  cel->cost += 1;
  return with_part(cel, arguments, count, "namespace", offsetof(crd_authorizer_attributes, namespace_));
}

crd_cel_value crd_cel_fn_check_name(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  cel->cost += 1;
  return with_part(cel, arguments, count, "name", offsetof(crd_authorizer_attributes, name));
}

/* Adds the cost of a selector, which is proportional to its length (selectorCostEstimate). */
static void count_selector(crd_cel *cel, crd_cel_value selector) {
  if (selector.kind == CRD_CEL_STRING) cel->cost += crd_cel_scan_cost(selector.as.text);
}

crd_cel_value crd_cel_fn_check_field_selector(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  count_selector(cel, arguments[1]);
  return with_part(cel, arguments, count, "fieldSelector", offsetof(crd_authorizer_attributes, field_selector));
}

crd_cel_value crd_cel_fn_check_label_selector(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  count_selector(cel, arguments[1]);
  return with_part(cel, arguments, count, "labelSelector", offsetof(crd_authorizer_attributes, label_selector));
}

/* ---- decisions ---- */

crd_cel_value crd_cel_fn_authorizer_check(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  const authorizer_question *resource = held(arguments[0], CRD_CEL_RESOURCE_CHECK);
  const authorizer_question *question = resource ? resource : held(arguments[0], CRD_CEL_PATH_CHECK);
  cel->cost += COST_OF_CHECK;
  if (!question || arguments[1].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "check", arguments, count);
  crd_authorizer_attributes attributes = question->attributes;
  attributes.verb = arguments[1].as.text;
  if (resource) attributes.api_version = CRD_STRING("*");
  crd_authorizer_answer *answer = crd_arena_alloc(cel->arena, sizeof *answer);
  *answer = question->authorizer->decide(question->authorizer, cel->arena, question->user, &attributes);
  return crd_cel_of_opaque(CRD_CEL_DECISION, answer);
}

crd_cel_value crd_cel_fn_decision_allowed(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  const crd_authorizer_answer *answer = held(arguments[0], CRD_CEL_DECISION);
  cel->cost += 1;
  if (!answer) return crd_cel_no_overload(cel, "allowed", arguments, count);
  return crd_cel_of_bool(answer->decision == CRD_AUTHORIZER_ALLOW);
}

crd_cel_value crd_cel_fn_decision_reason(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  const crd_authorizer_answer *answer = held(arguments[0], CRD_CEL_DECISION);
  cel->cost += 1;
  return answer ? crd_cel_of_string(answer->reason) : crd_cel_no_overload(cel, "reason", arguments, count);
}

crd_cel_value crd_cel_fn_decision_errored(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  const crd_authorizer_answer *answer = held(arguments[0], CRD_CEL_DECISION);
  cel->cost += 1;
  return answer ? crd_cel_of_bool(answer->error.size > 0) : crd_cel_no_overload(cel, "errored", arguments, count);
}

crd_cel_value crd_cel_fn_decision_error(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  const crd_authorizer_answer *answer = held(arguments[0], CRD_CEL_DECISION);
  cel->cost += 1;
  return answer ? crd_cel_of_string(answer->error) : crd_cel_no_overload(cel, "error", arguments, count);
}
