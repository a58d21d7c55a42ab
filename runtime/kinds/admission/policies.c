/* SPDX-License-Identifier: Apache-2.0 */
/* ValidatingAdmissionPolicy and MutatingAdmissionPolicy (pkg/registry/admissionregistration/
 * {validating,mutating}admissionpolicy/strategy.go), but for what the authorizer says of their parameters. Their expressions
 * are compiled in their order: those behind a variable see it. */
#include "admission.h"

#include "../../gotypes/equal.h"
#include "../workloads/workload.h"

#include <crd/go_text.h>
#include <crd/names.h>

/* What the expressions of a policy have in common. */
typedef struct policy_check {
  core_check *check;
  bool params;
  crd_expression_variables **variables; /* NULL: the policy is compiled without composition */
  name_table conditions, validations, messages, annotations, applications; /* expressions of the stored policy */
} policy_check;

/* ---- defaults ---- */

/* SetDefaults_ValidatingAdmissionPolicySpec */
static void set_validating_policy_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_admission_validating_admission_policy_spec *spec = &((core_admission_validating_admission_policy *)object)->spec;
  core_default_text(&spec->failure_policy, CRD_STRING("Fail"));
  crd_core_default_match_resources(arena, spec->match_constraints);
}

/* SetDefaults_MutatingAdmissionPolicySpec */
static void set_mutating_policy_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_admission_mutating_admission_policy_spec *spec = &((core_admission_mutating_admission_policy *)object)->spec;
  core_default_text(&spec->failure_policy, CRD_STRING("Fail"));
  crd_core_default_match_resources(arena, spec->match_constraints);
}

/* ---- expressions ---- */

/* validateCELCondition */
static void check_policy_expression(const policy_check *all, crd_expression expression, crd_string shown,
                                    const name_table *stored, const crd_path *path) {
  expression.params = all->params;
  expression.variables = all->variables;
  expression.stored = crd_core_is_noted(stored, shown);
  crd_core_validate_expression(all->check, path, expression, shown);
}

/* isCELIdentifier */
static bool is_variable_name(crd_string name) {
  for (size_t i = 0; i < name.size; i++) {
    const char c = name.data[i];
    const bool letter = c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    if (!letter && (i == 0 || c < '0' || c > '9')) return false;
  }
  return name.size && !crd_core_is_among(name,
                                         "true false null in as break const continue else for function if import let loop "
                                         "package namespace return var void while");
}

/* validateVariable; whether it is stored is asked of the expressions of validations, as upstream does. */
static void validate_variable(const policy_check *all, const core_admission_variable *variable, const crd_path *path) {
  core_check *check = all->check;
  const crd_path *at_name = CORE_AT(path, "name"), *at = CORE_AT(path, "expression");
  if (!crd_go_trim(variable->name).size)
    crd_core_required(check, at_name, CRD_STRING("name is not specified"));
  else if (!is_variable_name(variable->name))
    crd_core_bad_text(check, at_name, variable->name, "must be a valid CEL identifier");
  if (!crd_go_trim(variable->expression).size)
    crd_core_required(check, at, CRD_STRING("expression is not specified"));
  else
    check_policy_expression(
        all, (crd_expression){.use = CRD_EXPRESSION_VARIABLE, .source = variable->expression, .name = variable->name},
        variable->expression, &all->validations, at);
}

static void validate_variables(const policy_check *all, const core_admission_variable_list *variables,
                               const crd_path *path) {
  for (uint32_t i = 0; i < variables->count; i++) validate_variable(all, &variables->items[i], CORE_ITEM(path, i));
}

/* ---- what both policies have ---- */

static crd_string join_messages(crd_arena *arena, const crd_texts *messages) {
  crd_text text = {.arena = arena};
  for (uint32_t i = 0; i < messages->count; i++) {
    if (i) crd_text_add_char(&text, ',');
    crd_text_add(&text, messages->items[i]);
  }
  return crd_text_string(&text);
}

/* parseGroupVersion, and what is asked of the parts. */
static void validate_param_version(core_check *check, crd_string text, const crd_path *path) {
  crd_string group = CRD_STRING(""), version = text, rest;
  crd_texts of_group = {.arena = check->arena}, of_version = {.arena = check->arena};
  if (crd_string_cut(text, '/', &group, &rest)) {
    version = rest;
    if (crd_string_cut(rest, '/', &rest, &(crd_string){NULL, 0})) {
      crd_core_invalid(check, path, crd_bad_string(text),
                       crd_arena_printf(check->arena, "unexpected GroupVersion string: %.*s", CRD_PRINT(text)));
      return;
    }
  } else {
    group = CRD_STRING("");
  }
  if (group.size) crd_check_dns1123_subdomain(&of_group, group);
  if (version.size) crd_check_dns1035_label(&of_version, version);
  if (of_group.count) crd_core_invalid(check, path, crd_bad_string(group), join_messages(check->arena, &of_group));
  if (!version.size)
    crd_core_bad_text(check, path, text, "version must be specified");
  else if (of_version.count)
    crd_core_invalid(check, path, crd_bad_string(version), join_messages(check->arena, &of_version));
}

/* validateParamKind */
static void validate_param_kind(core_check *check, const core_admission_param_kind *kind, const crd_path *path) {
  const crd_path *version = CORE_AT(path, "apiVersion"), *at_name = CORE_AT(path, "kind");
  crd_texts messages = {.arena = check->arena};
  if (kind->api_version.size)
    validate_param_version(check, kind->api_version, version);
  else
    crd_core_required(check, version, CORE_NO_DETAIL);
  if (!kind->kind.size) {
    crd_core_required(check, at_name, CORE_NO_DETAIL);
    return;
  }
  crd_check_dns1035_label(&messages, crd_go_lower(check->arena, kind->kind));
  if (!messages.count) return;
  crd_string why = join_messages(check->arena, &messages);
  crd_core_invalid(check, at_name, crd_bad_string(kind->kind),
                   crd_arena_printf(check->arena, "may have mixed case, but should otherwise match: %.*s", CRD_PRINT(why)));
}

/* From failurePolicy to the resource rules, of which there must be one. */
static void validate_policy_head(core_check *check, const core_optional_string *failure_policy,
                                 const core_admission_param_kind *kind, const core_admission_match_resources *constraints,
                                 const crd_path *path) {
  const crd_path *at = CORE_AT(path, "matchConstraints");
  crd_core_validate_admission_failure_policy(check, failure_policy, CORE_AT(path, "failurePolicy"));
  if (kind) validate_param_kind(check, kind, CORE_AT(path, "paramKind"));
  crd_core_validate_match_resources(check, constraints, at);
  if (!constraints)
    crd_core_required(check, at, CORE_NO_DETAIL);
  else if (!constraints->resource_rules.count)
    crd_core_required(check, CORE_AT(at, "resourceRules"), CORE_NO_DETAIL);
}

/* ignoreMutatingAdmissionPolicyMatchConditions, ignoreValidatingAdmissionPolicyMatchConditions and its twin: neither they
 * nor the kind of the parameters have changed. */
static bool keeps_conditions(const core_admission_param_kind *kind, const core_admission_param_kind *old_kind,
                             const core_admission_match_condition_list *now,
                             const core_admission_match_condition_list *old) {
  bool same_kind = kind && old_kind ? crd_core_equal(&crd_core_admission_param_kind_type, kind, old_kind) : kind == old_kind;
  return same_kind && crd_core_lists_equal(&crd_core_admission_match_condition_type, now, old);
}

/* newPreexistingExpressions */
static void note_conditions(name_table *noted, const core_admission_match_condition_list *conditions) {
  for (uint32_t i = 0; i < conditions->count; i++) crd_core_note(noted, conditions->items[i].expression);
}

static policy_check begin_policy(core_check *check, const core_admission_param_kind *kind) {
  const name_table none = {.arena = check->arena};
  return (policy_check){.check = check,
                        .params = kind != NULL,
                        .conditions = none,
                        .validations = none,
                        .messages = none,
                        .annotations = none,
                        .applications = none};
}

/* ---- policies that validate ---- */

/* hasNewlines */
static bool breaks_line(crd_string text) {
  return text.size && (memchr(text.data, '\n', text.size) || memchr(text.data, '\r', text.size));
}

/* validateMessageExpression, validateValidation, but for its expression. */
static void validate_message(const policy_check *all, const core_admission_validation *validation, const crd_path *path) {
  core_check *check = all->check;
  const crd_path *by_expression = CORE_AT(path, "messageExpression"), *at = CORE_AT(path, "message");
  crd_string expression = validation->message_expression, message = validation->message, trimmed = crd_go_trim(message);
  if (crd_go_trim(expression).size)
    check_policy_expression(all, (crd_expression){.use = CRD_EXPRESSION_MESSAGE, .source = expression}, expression,
                            &all->messages, by_expression);
  else if (expression.size)
    crd_core_bad_text(check, by_expression, expression, "must be non-empty if specified");
  if (message.size && !trimmed.size)
    crd_core_bad_text(check, at, message, "must be non-empty if specified");
  else if (breaks_line(trimmed))
    crd_core_bad_text(check, at, message, "must not contain line breaks");
  if (validation->reason.set)
    crd_core_validate_choice(check, CORE_AT(path, "reason"), validation->reason.value,
                             "Forbidden Invalid RequestEntityTooLarge");
}

/* validateValidation, validateValidationExpression */
static void validate_validation(const policy_check *all, const core_admission_validation *validation, const crd_path *path) {
  const crd_path *at = CORE_AT(path, "expression");
  crd_string text = validation->expression;
  if (crd_go_trim(text).size)
    check_policy_expression(all, (crd_expression){.use = CRD_EXPRESSION_VALIDATION, .source = text}, text, &all->validations,
                            at);
  else
    crd_core_required(all->check, at, CRD_STRING("expression is not specified"));
  validate_message(all, validation, path);
}

/* validateAuditAnnotation */
static void validate_annotation(const policy_check *all, crd_string policy,
                                const core_admission_audit_annotation *annotation, const crd_path *path) {
  enum { LONGEST_EXPRESSION = 5 * 1024 };
  core_check *check = all->check;
  const crd_path *key = CORE_AT(path, "key"), *at = CORE_AT(path, "valueExpression");
  crd_string text = crd_go_trim(annotation->value_expression);
  if (policy.size)
    crd_core_string_passes(check, key,
                           crd_arena_printf(check->arena, "%.*s/%.*s", CRD_PRINT(policy), CRD_PRINT(annotation->key)),
                           crd_check_qualified_name);
  else
    crd_core_bad_text(check, key, annotation->key, "requires metadata.name be non-empty");
  if (!text.size)
    crd_core_required(check, at, CRD_STRING("valueExpression is not specified"));
  else if (text.size > LONGEST_EXPRESSION)
    crd_core_required(check, at, CRD_STRING("must not exceed 5120 bytes in length"));
  else
    check_policy_expression(all, (crd_expression){.use = CRD_EXPRESSION_ANNOTATION, .source = text},
                            annotation->value_expression, &all->annotations, at);
}

static void validate_annotations(const policy_check *all, crd_string policy,
                                 const core_admission_audit_annotation_list *annotations, const crd_path *path) {
  enum { MOST_ANNOTATIONS = 20 };
  core_check *check = all->check;
  name_table keys = {.arena = check->arena};
  if (annotations->count > MOST_ANNOTATIONS)
    crd_core_invalid(check, path, crd_core_show_list(check, &crd_core_admission_audit_annotation_type, annotations),
                     CRD_STRING("must not have more than 20 auditAnnotations"));
  for (uint32_t i = 0; i < annotations->count; i++) {
    const core_admission_audit_annotation *annotation = &annotations->items[i];
    validate_annotation(all, policy, annotation, CORE_ITEM(path, i));
    if (crd_core_note(&keys, annotation->key))
      crd_core_duplicate(check, CORE_AT(CORE_ITEM(path, i), "key"), crd_bad_string(annotation->key));
  }
}

/* findValidatingPolicyPreexistingExpressions */
static void note_validating(policy_check *all, const core_admission_validating_admission_policy_spec *old) {
  note_conditions(&all->conditions, &old->match_conditions);
  for (uint32_t i = 0; i < old->validations.count; i++) {
    crd_core_note(&all->validations, old->validations.items[i].expression);
    if (old->validations.items[i].message_expression.size)
      crd_core_note(&all->messages, old->validations.items[i].message_expression);
  }
  for (uint32_t i = 0; i < old->audit_annotations.count; i++)
    crd_core_note(&all->annotations, old->audit_annotations.items[i].value_expression);
}

/* validateValidatingAdmissionPolicySpec; one without variables is compiled without composition. */
static void validate_validating_spec(policy_check *all, crd_string name,
                                     const core_admission_validating_admission_policy_spec *spec, bool keeps) {
  const crd_string none = CRD_STRING("validations or auditAnnotations must contain at least one item");
  const crd_path *path = CORE_SPEC, *validations = CORE_AT(path, "validations"),
                 *annotations = CORE_AT(path, "auditAnnotations");
  core_check *check = all->check;
  if (spec->variables.count) all->variables = crd_arena_zalloc(check->arena, sizeof *all->variables);
  validate_policy_head(check, &spec->failure_policy, spec->param_kind, spec->match_constraints, path);
  if (!keeps)
    crd_core_validate_match_conditions(check, &spec->match_conditions, all->params, &all->conditions,
                                       CORE_AT(path, "matchConditions"));
  validate_variables(all, &spec->variables, CORE_AT(path, "variables"));
  if (!spec->validations.count && !spec->audit_annotations.count) {
    crd_core_required(check, validations, none);
    crd_core_required(check, annotations, none);
    return;
  }
  for (uint32_t i = 0; i < spec->validations.count; i++)
    validate_validation(all, &spec->validations.items[i], CORE_ITEM(validations, i));
  validate_annotations(all, name, &spec->audit_annotations, annotations);
}

/* ValidateValidatingAdmissionPolicy, ValidateValidatingAdmissionPolicyUpdate, validateValidatingAdmissionPolicy */
static void validate_validating_policy(core_judging *judging, const void *object, const void *before) {
  const core_admission_validating_admission_policy *policy = object, *old = before;
  const core_admission_validating_admission_policy_spec *spec = &policy->spec, *stored = old ? &old->spec : NULL;
  policy_check all = begin_policy(&judging->check, spec->param_kind);
  if (stored) note_validating(&all, stored);
  crd_core_validate_plain_metadata(&judging->check, &policy->metadata, CRD_NAME_DNS_SUBDOMAIN);
  validate_validating_spec(
      &all, policy->metadata.name, spec,
      stored && keeps_conditions(spec->param_kind, stored->param_kind, &spec->match_conditions, &stored->match_conditions));
  if (!old) crd_core_validate_static_suffix(judging, &policy->metadata);
}

/* validateValidatingAdmissionPolicyStatus, ValidateValidatingAdmissionPolicyStatusUpdate, validateTypeChecking,
 * validateExpressionWarnings, validateExpressionWarning */
static void validate_policy_status(core_judging *judging, const void *object, const void *before) {
  const core_admission_validating_admission_policy_status *status =
      &((const core_admission_validating_admission_policy *)object)->status;
  core_check *check = &judging->check;
  const crd_path *path = CORE_STATUS, *warnings = CORE_AT(CORE_AT(path, "typeChecking"), "expressionWarnings");
  for (uint32_t i = 0; status->type_checking && i < status->type_checking->expression_warnings.count; i++) {
    const core_admission_expression_warning *warning = &status->type_checking->expression_warnings.items[i];
    const crd_path *item = CORE_ITEM(warnings, i);
    if (!warning->warning.size) crd_core_required(check, CORE_AT(item, "warning"), CORE_NO_DETAIL);
    crd_core_validate_field_ref(check, warning->field_ref, CORE_AT(item, "fieldRef"));
  }
  crd_core_validate_conditions(check, &status->conditions, CORE_AT(path, "conditions"));
}

/* ---- policies that mutate ---- */

/* validateApplyConfiguration, validateJSONPatch: what is stored is asked of applyConfiguration by both. */
static void validate_patch(const policy_check *all, crd_expression_use use, crd_string expression, const crd_path *path) {
  crd_string text = crd_go_trim(expression);
  const crd_path *at = CORE_AT(path, "expression");
  if (!text.size) {
    crd_core_required(all->check, at, CORE_NO_DETAIL);
    return;
  }
  const name_table *stored = crd_core_is_noted(&all->applications, expression) ? &all->applications : NULL;
  crd_core_validate_expression(
      all->check, at,
      (crd_expression){
          .use = use, .source = text, .params = all->params, .variables = all->variables, .stored = stored != NULL},
      text);
}

/* validateMutation */
static void validate_mutation(const policy_check *all, const core_admission_mutation *mutation, const crd_path *path) {
  const crd_path *apply = CORE_AT(path, "applyConfiguration"), *patch = CORE_AT(path, "jsonPatch");
  core_check *check = all->check;
  if (!mutation->patch_type.size) {
    crd_core_required(check, CORE_AT(path, "patchType"), CORE_NO_DETAIL);
  } else if (core_is(mutation->patch_type, "JSONPatch")) {
    if (mutation->json_patch)
      validate_patch(all, CRD_EXPRESSION_PATCH, mutation->json_patch->expression, patch);
    else
      crd_core_required(check, patch, CRD_STRING("must be specified when patchType is JSONPatch"));
    if (mutation->apply_configuration)
      crd_core_bad_text(check, apply, CRD_STRING("{applyConfiguration}"),
                        "must not be specified when patchType is JSONPatch");
  } else if (core_is(mutation->patch_type, "ApplyConfiguration")) {
    if (mutation->apply_configuration)
      validate_patch(all, CRD_EXPRESSION_APPLY, mutation->apply_configuration->expression, apply);
    else
      crd_core_required(check, apply, CRD_STRING("must be specified when patchType is ApplyConfiguration"));
    if (mutation->json_patch)
      crd_core_bad_text(check, patch, CRD_STRING("{jsonPatch}"),
                        "must not be specified when patchType is ApplyConfiguration");
  } else {
    crd_core_validate_choice(check, CORE_AT(path, "patchType"), mutation->patch_type, "ApplyConfiguration JSONPatch");
  }
}

/* validateMutatingAdmissionPolicySpec */
static void validate_mutating_spec(policy_check *all, const core_admission_mutating_admission_policy_spec *spec,
                                   bool keeps) {
  const crd_path *path = CORE_SPEC, *mutations = CORE_AT(path, "mutations"),
                 *reinvocation = CORE_AT(path, "reinvocationPolicy");
  core_check *check = all->check;
  all->variables = crd_arena_zalloc(check->arena, sizeof *all->variables);
  validate_policy_head(check, &spec->failure_policy, spec->param_kind, spec->match_constraints, path);
  crd_core_validate_mutable_operations(check, spec->match_constraints, CORE_AT(path, "matchConstraints"));
  if (!keeps)
    crd_core_validate_match_conditions(check, &spec->match_conditions, all->params, &all->conditions,
                                       CORE_AT(path, "matchConditions"));
  validate_variables(all, &spec->variables, CORE_AT(path, "variables"));
  if (!spec->mutations.count) crd_core_required(check, mutations, CRD_STRING("mutations must contain at least one item"));
  for (uint32_t i = 0; i < spec->mutations.count; i++)
    validate_mutation(all, &spec->mutations.items[i], CORE_ITEM(mutations, i));
  crd_core_validate_required_choice(check, reinvocation, spec->reinvocation_policy, "IfNeeded Never");
}

/* findMutatingPolicyPreexistingExpressions, of what is asked. */
static void note_mutating(policy_check *all, const core_admission_mutating_admission_policy_spec *old) {
  note_conditions(&all->conditions, &old->match_conditions);
  for (uint32_t i = 0; i < old->mutations.count; i++)
    if (old->mutations.items[i].apply_configuration)
      crd_core_note(&all->applications, old->mutations.items[i].apply_configuration->expression);
}

/* ValidateMutatingAdmissionPolicy, ValidateMutatingAdmissionPolicyUpdate, validateMutatingAdmissionPolicy */
static void validate_mutating_policy(core_judging *judging, const void *object, const void *before) {
  const core_admission_mutating_admission_policy *policy = object, *old = before;
  const core_admission_mutating_admission_policy_spec *spec = &policy->spec, *stored = old ? &old->spec : NULL;
  policy_check all = begin_policy(&judging->check, spec->param_kind);
  if (stored) note_mutating(&all, stored);
  crd_core_validate_plain_metadata(&judging->check, &policy->metadata, CRD_NAME_DNS_SUBDOMAIN);
  validate_mutating_spec(
      &all, spec,
      stored && keeps_conditions(spec->param_kind, stored->param_kind, &spec->match_conditions, &stored->match_conditions));
  if (!old) crd_core_validate_static_suffix(judging, &policy->metadata);
}

/* ---- the kinds ---- */

const core_object_kind crd_core_validating_admission_policy_kind = {
    CORE_KIND("admissionregistration.k8s.io", "v1", "ValidatingAdmissionPolicy", admission_validating_admission_policy),
    .cluster_scoped = true,
    CORE_PARTS_OF(admission_validating_admission_policy),
    .set_defaults = set_validating_policy_defaults,
    .create = {.prepare = crd_core_prepare_new_workload,
               .validate = validate_validating_policy,
               .warn = crd_core_warn_of_admission_name},
    CORE_UPDATES({.prepare = crd_core_prepare_changed_workload,
                  .validate = validate_validating_policy,
                  .warn = crd_core_warn_of_admission_name},
                 {.subresource = "status",
                  .prepare = crd_core_keep_all_but_status,
                  .validate = validate_policy_status,
                  .warn = crd_core_warn_of_admission_name}),
};

const core_object_kind crd_core_mutating_admission_policy_kind = {
    CORE_KIND("admissionregistration.k8s.io", "v1", "MutatingAdmissionPolicy", admission_mutating_admission_policy),
    .cluster_scoped = true,
    CORE_SPEC_OF(admission_mutating_admission_policy),
    .set_defaults = set_mutating_policy_defaults,
    .create = {.prepare = crd_core_prepare_new_workload,
               .validate = validate_mutating_policy,
               .warn = crd_core_warn_of_admission_name},
    CORE_UPDATES({.prepare = crd_core_prepare_changed_workload,
                  .validate = validate_mutating_policy,
                  .warn = crd_core_warn_of_admission_name}),
};
