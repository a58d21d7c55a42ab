/* SPDX-License-Identifier: Apache-2.0 */
/* ValidatingAdmissionPolicy and MutatingAdmissionPolicy and their bindings (pkg/registry/admissionregistration/
 * {validating,mutating}admissionpolicy{,binding}/strategy.go), without the authorizer's check of their parameters. Mutating
 * policies have fields of the same names, and are judged like validating ones. Expressions are compiled in order: those
 * after a variable can use it. */
#include "../../text/group_version.h"
#include "../../text/kubectl_path.h"
#include "admission.h"

typedef core_admission_validating_admission_policy_spec policy_spec;
typedef core_admission_mutating_admission_policy mutating_policy;

/* Shared by the checks of a policy's expressions. */
typedef struct policy_check {
  core_check *check;
  bool params;
  crd_expression_variables **variables;           /* NULL: the policy is compiled without composition */
  core_name_set stored[CRD_EXPRESSION_APPLY + 1]; /* expressions of the stored policy, by their use */
} policy_check;

/* The policy as a mutating one; NULL: it is a validating one. */
static const mutating_policy *as_mutating(const core_judging *judging, const void *policy) {
  return judging->kind->type == &crd_core_admission_mutating_admission_policy_type ? policy : NULL;
}

static policy_spec spec_of(const core_judging *judging, const void *policy) {
  core_part part;
  policy_spec spec = {.param_kind = NULL};
  if (policy && core_find_part(judging->kind, "spec", &part))
    crd_core_copy_fields(part.type, (const char *)policy + part.offset,
                         &crd_core_admission_validating_admission_policy_spec_type, &spec, NULL, false);
  return spec;
}

/* ---- expressions ---- */

/* validateCELCondition for one use. Whether an expression is stored may be looked up under another use. */
static void check_policy_expression(const policy_check *all, crd_expression expression, crd_string shown,
                                    crd_expression_use stored, const crd_path *path) {
  expression.params = all->params;
  expression.variables = all->variables;
  expression.stored = crd_core_name_set_has(&all->stored[stored], shown);
  crd_core_validate_expression(all->check, path, expression, shown);
}

/* The same for a required expression. */
static void check_required_expression(const policy_check *all, crd_expression expression, crd_expression_use stored,
                                      const crd_path *path) {
  if (crd_go_trim(expression.source).size)
    check_policy_expression(all, expression, expression.source, stored, path);
  else
    crd_core_required(all->check, path, "expression is not specified");
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

/* validateVariable; like upstream, it looks for the stored expression among those of validations. */
static void validate_variable(const policy_check *all, const core_admission_variable *variable, const crd_path *path) {
  if (!crd_go_trim(variable->name).size)
    crd_core_required(all->check, CORE_AT(path, "name"), "name is not specified");
  else if (!is_variable_name(variable->name))
    crd_core_bad_text(all->check, CORE_AT(path, "name"), variable->name, "must be a valid CEL identifier");
  check_required_expression(
      all, (crd_expression){.use = CRD_EXPRESSION_VARIABLE, .source = variable->expression, .name = variable->name},
      CRD_EXPRESSION_VALIDATION, CORE_AT(path, "expression"));
}

/* parseGroupVersion, and the checks of both parts. */
static void validate_param_version(core_check *check, crd_string text, const crd_path *path) {
  crd_group_version parts;
  if (!crd_group_version_parse(text, &parts)) {
    crd_core_invalid_as(check, path, crd_bad_string(text), "unexpected GroupVersion string: %.*s", CRD_PRINT(text));
    return;
  }
  if (parts.group.size) crd_core_validate_whole(check, path, parts.group, crd_check_dns1123_subdomain);
  if (parts.version.size)
    crd_core_validate_whole(check, path, parts.version, crd_check_dns1035_label);
  else
    crd_core_bad_text(check, path, text, "version must be specified");
}

/* validateParamKind */
static void validate_param_kind(core_check *check, const core_admission_param_kind *kind, const crd_path *path) {
  if (!kind) return;
  if (kind->api_version.size)
    validate_param_version(check, kind->api_version, CORE_AT(path, "apiVersion"));
  else
    crd_core_required(check, CORE_AT(path, "apiVersion"), NULL);
  crd_string why = crd_core_join_wrongs(check->arena, crd_go_lower(check->arena, kind->kind), crd_check_dns1035_label);
  if (!kind->kind.size)
    crd_core_required(check, CORE_AT(path, "kind"), NULL);
  else if (why.size)
    crd_core_invalid_as(check, CORE_AT(path, "kind"), crd_bad_string(kind->kind),
                        "may have mixed case, but should otherwise match: %.*s", CRD_PRINT(why));
}

/* ignoreMutatingAdmissionPolicyMatchConditions, ignoreValidatingAdmissionPolicyMatchConditions and its twin: whether
 * conditions and the kind of parameters are unchanged. */
static bool keeps_conditions(const policy_spec *now, const policy_spec *old) {
  const core_admission_param_kind *kind = now->param_kind, *old_kind = old->param_kind;
  bool same_kind = kind && old_kind ? crd_core_equal(&crd_core_admission_param_kind_type, kind, old_kind) : kind == old_kind;
  return same_kind &&
         crd_core_lists_equal(&crd_core_admission_match_condition_type, &now->match_conditions, &old->match_conditions);
}

/* newPreexistingExpressions, findValidatingPolicyPreexistingExpressions, findMutatingPolicyPreexistingExpressions, for the
 * expressions that are looked up. */
static void note_expressions(policy_check *all, const policy_spec *old, const mutating_policy *mutating) {
  for (uint32_t i = 0; i < old->match_conditions.count; i++)
    crd_core_name_set_add(&all->stored[CRD_EXPRESSION_CONDITION], old->match_conditions.items[i].expression);
  for (uint32_t i = 0; i < old->validations.count; i++) {
    const core_admission_validation *validation = &old->validations.items[i];
    crd_core_name_set_add(&all->stored[CRD_EXPRESSION_VALIDATION], validation->expression);
    if (validation->message_expression.size)
      crd_core_name_set_add(&all->stored[CRD_EXPRESSION_MESSAGE], validation->message_expression);
  }
  for (uint32_t i = 0; i < old->audit_annotations.count; i++)
    crd_core_name_set_add(&all->stored[CRD_EXPRESSION_ANNOTATION], old->audit_annotations.items[i].value_expression);
  for (uint32_t i = 0; mutating && i < mutating->spec.mutations.count; i++) {
    const core_admission_apply_configuration *apply = mutating->spec.mutations.items[i].apply_configuration;
    if (apply) crd_core_name_set_add(&all->stored[CRD_EXPRESSION_APPLY], apply->expression);
  }
}

/* ---- validating policies ---- */

/* validateValidation, validateValidationExpression, validateMessageExpression, hasNewlines */
static void validate_validation(const policy_check *all, const core_admission_validation *validation, const crd_path *path) {
  core_check *check = all->check;
  const crd_path *by_expression = CORE_AT(path, "messageExpression"), *at = CORE_AT(path, "message");
  crd_string expression = validation->message_expression, message = validation->message, trimmed = crd_go_trim(message);
  check_required_expression(all, (crd_expression){.use = CRD_EXPRESSION_VALIDATION, .source = validation->expression},
                            CRD_EXPRESSION_VALIDATION, CORE_AT(path, "expression"));
  if (crd_go_trim(expression).size)
    check_policy_expression(all, (crd_expression){.use = CRD_EXPRESSION_MESSAGE, .source = expression}, expression,
                            CRD_EXPRESSION_MESSAGE, by_expression);
  else if (expression.size)
    crd_core_bad_text(check, by_expression, expression, "must be non-empty if specified");
  if (message.size && !trimmed.size)
    crd_core_bad_text(check, at, message, "must be non-empty if specified");
  else if (trimmed.size && (memchr(trimmed.data, '\n', trimmed.size) || memchr(trimmed.data, '\r', trimmed.size)))
    crd_core_bad_text(check, at, message, "must not contain line breaks");
  crd_core_validate_optional_choice(check, CORE_AT(path, "reason"), &validation->reason,
                                    "Forbidden Invalid RequestEntityTooLarge");
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
    crd_core_required(check, at, "valueExpression is not specified");
  else if (text.size > LONGEST_EXPRESSION)
    crd_core_required(check, at, "must not exceed 5120 bytes in length");
  else
    check_policy_expression(all, (crd_expression){.use = CRD_EXPRESSION_ANNOTATION, .source = text},
                            annotation->value_expression, CRD_EXPRESSION_ANNOTATION, at);
}

/* validateValidatingAdmissionPolicySpec, from its validations on. */
static void validate_validations(const policy_check *all, crd_string name, const policy_spec *spec) {
  enum { MOST_ANNOTATIONS = 20 };
  static const char none[] = "validations or auditAnnotations must contain at least one item";
  const crd_path *validations = CORE_AT(CORE_SPEC, "validations"), *annotations = CORE_AT(CORE_SPEC, "auditAnnotations");
  const core_admission_audit_annotation_list *list = &spec->audit_annotations;
  core_check *check = all->check;
  core_name_set keys = {.arena = check->arena};
  if (!spec->validations.count && !list->count) {
    crd_core_required(check, validations, none);
    crd_core_required(check, annotations, none);
    return;
  }
  for (uint32_t i = 0; i < spec->validations.count; i++)
    validate_validation(all, &spec->validations.items[i], CORE_ITEM(validations, i));
  if (list->count > MOST_ANNOTATIONS)
    crd_core_invalid(check, annotations, crd_core_show_list(check, &crd_core_admission_audit_annotation_type, list),
                     "must not have more than 20 auditAnnotations");
  for (uint32_t i = 0; i < list->count; i++) {
    validate_annotation(all, name, &list->items[i], CORE_ITEM(annotations, i));
    crd_core_validate_new(check, &keys, list->items[i].key, crd_bad_string(list->items[i].key),
                          CORE_AT(CORE_ITEM(annotations, i), "key"));
  }
}

/* validateFieldRef: a path that kubectl accepts ("spec.validations[0].expression"). */
static void validate_field_ref(core_check *check, crd_string text, const crd_path *path) {
  crd_string error, trimmed = crd_go_trim(text);
  if (!trimmed.size)
    crd_core_required(check, path, NULL);
  else if (!crd_kubectl_path_parse(check->arena, crd_arena_printf(check->arena, "{%.*s}", CRD_PRINT(trimmed)), &error))
    crd_core_invalid_as(check, path, crd_bad_string(trimmed), "invalid JSONPath: %.*s", CRD_PRINT(error));
}

/* validateValidatingAdmissionPolicyStatus, ValidateValidatingAdmissionPolicyStatusUpdate, validateTypeChecking,
 * validateExpressionWarnings, validateExpressionWarning */
static void validate_policy_status(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_admission_validating_admission_policy_status *status =
      &((const core_admission_validating_admission_policy *)object)->status;
  const crd_path *path = CORE_STATUS, *warnings = CORE_AT(CORE_AT(path, "typeChecking"), "expressionWarnings");
  for (uint32_t i = 0; status->type_checking && i < status->type_checking->expression_warnings.count; i++) {
    const core_admission_expression_warning *warning = &status->type_checking->expression_warnings.items[i];
    const crd_path *item = CORE_ITEM(warnings, i);
    if (!warning->warning.size) crd_core_required(check, CORE_AT(item, "warning"), NULL);
    validate_field_ref(check, warning->field_ref, CORE_AT(item, "fieldRef"));
  }
  crd_core_validate_conditions(check, &status->conditions, CORE_AT(path, "conditions"));
}

/* ---- mutating policies ---- */

/* validateApplyConfiguration, validateJSONPatch: both look for the stored expression among those of applyConfiguration. */
static void validate_patch(const policy_check *all, crd_expression_use use, crd_string expression, const crd_path *path) {
  crd_string text = crd_go_trim(expression);
  const bool stored = crd_core_name_set_has(&all->stored[CRD_EXPRESSION_APPLY], expression);
  crd_expression patch = {.use = use, .source = text, .params = all->params, .variables = all->variables, .stored = stored};
  if (text.size)
    crd_core_validate_expression(all->check, CORE_AT(path, "expression"), patch, text);
  else
    crd_core_required(all->check, CORE_AT(path, "expression"), NULL);
}

/* validateMutation: the member that the type names must be set, and the other must not. */
static void validate_mutation(const policy_check *all, const core_admission_mutation *mutation, const crd_path *path) {
  const core_admission_apply_configuration *apply = mutation->apply_configuration;
  const core_admission_json_patch *patch = mutation->json_patch;
  const crd_string type = mutation->patch_type;
  const bool patches = core_is(type, "JSONPatch");
  const crd_path *at_apply = CORE_AT(path, "applyConfiguration"), *at_patch = CORE_AT(path, "jsonPatch");
  core_check *check = all->check;
  if (!patches && !core_is(type, "ApplyConfiguration")) {
    crd_core_validate_required_choice(check, CORE_AT(path, "patchType"), type, "ApplyConfiguration JSONPatch");
    return;
  }
  if (patches ? !patch : !apply)
    crd_core_required_as(check, patches ? at_patch : at_apply, "must be specified when patchType is %.*s", CRD_PRINT(type));
  else if (patches)
    validate_patch(all, CRD_EXPRESSION_PATCH, patch->expression, at_patch);
  else
    validate_patch(all, CRD_EXPRESSION_APPLY, apply->expression, at_apply);
  if (patches ? apply != NULL : patch != NULL)
    crd_core_invalid_as(check, patches ? at_apply : at_patch,
                        crd_bad_string(patches ? CRD_STRING("{applyConfiguration}") : CRD_STRING("{jsonPatch}")),
                        "must not be specified when patchType is %.*s", CRD_PRINT(type));
}

/* ValidateValidatingAdmissionPolicy, ValidateValidatingAdmissionPolicyUpdate, validateValidatingAdmissionPolicy,
 * ValidateMutatingAdmissionPolicy, ValidateMutatingAdmissionPolicyUpdate, validateMutatingAdmissionPolicy,
 * validateMutatingAdmissionPolicySpec; a validating policy without variables is compiled without composition. */
static void validate_admission_policy(core_judging *judging, core_check *check, const void *object, const void *before) {
  const mutating_policy *mutating = as_mutating(judging, object);
  const policy_spec spec = spec_of(judging, object), old = spec_of(judging, before);
  const core_object_meta *metadata = &((const core_admission_validating_admission_policy *)object)->metadata;
  const core_admission_match_resources *constraints = spec.match_constraints;
  const crd_path *path = CORE_SPEC, *variables = CORE_AT(path, "variables"), *at = CORE_AT(path, "matchConstraints"),
                 *mutations = CORE_AT(path, "mutations");
  policy_check all = {.check = check, .params = spec.param_kind};
  for (size_t i = 0; i < sizeof all.stored / sizeof *all.stored; i++) all.stored[i].arena = check->arena;
  if (before) note_expressions(&all, &old, as_mutating(judging, before));
  if (mutating || spec.variables.count) all.variables = crd_arena_zalloc(check->arena, sizeof *all.variables);
  crd_core_validate_optional_choice(check, CORE_AT(path, "failurePolicy"), &spec.failure_policy, "Fail Ignore");
  validate_param_kind(check, spec.param_kind, CORE_AT(path, "paramKind"));
  crd_core_validate_match_resources(check, constraints, at);
  if (!constraints || !constraints->resource_rules.count)
    crd_core_required(check, constraints ? CORE_AT(at, "resourceRules") : at, NULL);
  if (mutating) crd_core_validate_mutable_operations(check, constraints, at);
  if (!before || !keeps_conditions(&spec, &old))
    crd_core_validate_match_conditions(check, &spec.match_conditions, all.params, &all.stored[CRD_EXPRESSION_CONDITION],
                                       CORE_AT(path, "matchConditions"));
  for (uint32_t i = 0; i < spec.variables.count; i++)
    validate_variable(&all, &spec.variables.items[i], CORE_ITEM(variables, i));
  if (!mutating) validate_validations(&all, metadata->name, &spec);
  if (mutating && !mutating->spec.mutations.count)
    crd_core_required(check, mutations, "mutations must contain at least one item");
  for (uint32_t i = 0; mutating && i < mutating->spec.mutations.count; i++)
    validate_mutation(&all, &mutating->spec.mutations.items[i], CORE_ITEM(mutations, i));
  if (mutating)
    crd_core_validate_required_choice(check, CORE_AT(path, "reinvocationPolicy"), mutating->spec.reinvocation_policy,
                                      "IfNeeded Never");
  if (!before) crd_core_validate_static_suffix(judging, metadata);
}

#define POLICY_KIND(its_name, structure)                                                                                    \
  CORE_CLUSTER_KIND("admissionregistration.k8s.io", "v1", its_name, structure),                                             \
      CORE_NAMES(CRD_NAME_DNS_SUBDOMAIN, .plain = true),                                                                    \
      CORE_DEFAULTS({"spec.failurePolicy", "Fail", 0}, CORE_MATCH_DEFAULTS("spec.matchConstraints")),                       \
      CORE_STEPS(.prepare = crd_core_prepare_workload, .asks = CORE_ASK_NEW, .validate = validate_admission_policy,         \
                 .warn = crd_core_warn_of_admission_name)

/* SetDefaults_ValidatingAdmissionPolicySpec, SetDefaults_MatchResources */
const core_object_kind crd_core_validating_admission_policy_kind = {
    POLICY_KIND("ValidatingAdmissionPolicy", admission_validating_admission_policy),
    CORE_OF_STATUS(.prepare = crd_core_keep_all_but_status, .asks = CORE_ASK_NOTHING, .validate = validate_policy_status,
                   .warn = crd_core_warn_of_admission_name),
};
/* SetDefaults_MutatingAdmissionPolicySpec */
const core_object_kind crd_core_mutating_admission_policy_kind = {
    POLICY_KIND("MutatingAdmissionPolicy", admission_mutating_admission_policy)};

/* ---- bindings ---- */

/* validateParamRef */
static void validate_param_ref(core_check *check, const core_admission_param_ref *reference, const crd_path *path) {
  static const char exclusive[] = "name and selector are mutually exclusive";
  const crd_path *at_name = CORE_AT(path, "name"), *selector = CORE_AT(path, "selector");
  if (!reference) return;
  const bool named = reference->name.size, both = named && reference->selector;
  crd_core_validate_given(check, at_name, reference->name, crd_core_check_path_segment);
  if (both) crd_core_forbidden(check, at_name, exclusive);
  crd_core_validate_label_selector(check, reference->selector, selector);
  if (both) crd_core_forbidden(check, selector, exclusive);
  if (!named && !reference->selector) crd_core_required(check, path, "one of name or selector must be specified");
  crd_core_validate_required_choice(check, CORE_AT(path, "parameterNotFoundAction"),
                                    reference->parameter_not_found_action.value, "Deny Allow");
}

/* validateValidationActions */
static void validate_actions(core_check *check, const core_string_list *actions, const crd_path *path) {
  core_name_set seen = {.arena = check->arena};
  for (uint32_t i = 0; i < actions->count; i++) {
    crd_core_validate_choice(check, CORE_ITEM(path, i), actions->items[i], "Audit Deny Warn");
    crd_core_validate_new(check, &seen, actions->items[i], crd_bad_json(actions->items[i]), CORE_ITEM(path, i));
  }
  if (crd_core_name_set_has(&seen, CRD_STRING("Deny")) && crd_core_name_set_has(&seen, CRD_STRING("Warn")))
    crd_core_invalid(check, path, crd_core_show_words(check, "admissionregistration.ValidationAction", actions),
                     "must not contain both Deny and Warn (repeating the same validation failure information in "
                     "the API response and headers serves no purpose)");
  if (!actions->count) crd_core_required_covered(check, path, "at least one validation action is required");
}

/* A mutating binding has the fields of a validating one, except the actions at its end. */
typedef core_admission_validating_admission_policy_binding policy_binding;
typedef core_admission_mutating_admission_policy_binding mutating_binding;
_Static_assert(offsetof(policy_binding, spec.policy_name) == offsetof(mutating_binding, spec.policy_name) &&
                   offsetof(policy_binding, spec.param_ref) == offsetof(mutating_binding, spec.param_ref) &&
                   offsetof(policy_binding, spec.match_resources) == offsetof(mutating_binding, spec.match_resources),
               "they begin alike");

/* ValidateValidatingAdmissionPolicyBinding, ValidateValidatingAdmissionPolicyBindingUpdate,
 * validateValidatingAdmissionPolicyBinding, ValidateMutatingAdmissionPolicyBinding,
 * ValidateMutatingAdmissionPolicyBindingUpdate, validateMutatingAdmissionPolicyBinding,
 * validateMutatingAdmissionPolicyBindingSpec, validateValidatingAdmissionPolicyBindingSpec */
static void validate_binding(core_judging *judging, core_check *check, const void *object, const void *before) {
  const policy_binding *binding = object;
  const crd_path *path = CORE_SPEC, *at_name = CORE_AT(path, "policyName"), *resources = CORE_AT(path, "matchResources");
  if (!binding->spec.policy_name.size) crd_core_required_covered(check, at_name, NULL);
  crd_core_validate_given(check, at_name, binding->spec.policy_name, crd_check_dns1123_subdomain);
  validate_param_ref(check, binding->spec.param_ref, CORE_AT(path, "paramRef"));
  crd_core_validate_match_resources(check, binding->spec.match_resources, resources);
  if (judging->kind->type == &crd_core_admission_validating_admission_policy_binding_type)
    validate_actions(check, &binding->spec.validation_actions, CORE_AT(path, "validationActions"));
  else
    crd_core_validate_mutable_operations(check, binding->spec.match_resources, resources);
  if (!before) crd_core_validate_static_suffix(judging, &binding->metadata);
}

#define BINDING_KIND(its_name, structure)                                                                                   \
  CORE_CLUSTER_KIND("admissionregistration.k8s.io", "v1", its_name, structure),                                             \
      CORE_NAMES(CRD_NAME_DNS_SUBDOMAIN, .plain = true), CORE_DEFAULTS(CORE_MATCH_DEFAULTS("spec.matchResources")),         \
      CORE_STEPS(.prepare = crd_core_prepare_workload, .asks = CORE_ASK_NEW, .validate = validate_binding,                  \
                 .warn = crd_core_warn_of_admission_name)

const core_object_kind crd_core_validating_admission_policy_binding_kind = {
    BINDING_KIND("ValidatingAdmissionPolicyBinding", admission_validating_admission_policy_binding)};
const core_object_kind crd_core_mutating_admission_policy_binding_kind = {
    BINDING_KIND("MutatingAdmissionPolicyBinding", admission_mutating_admission_policy_binding)};
