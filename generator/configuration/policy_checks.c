/* SPDX-License-Identifier: Apache-2.0 */
/* The checks of policies; see lint.h. */
#include "configuration/lint.h"

#include <crd/go_text.h>
#include <crd/metadata.h>

#define MOST_ANNOTATIONS 20
#define MOST_ANNOTATION_BYTES (5 * 1024)

typedef struct policy_check {
  const checker *checker;
  const crd_value *policy, *spec;
  policy_environment conditions, all, messages, patches;
  bool params, mutating;
} policy_check;

static bool is_variable_name(crd_string name) {
  static const char *const reserved[] = {"true",      "false",  "null",     "in",   "as",     "break", "const", "continue",
                                         "else",      "for",    "function", "if",   "import", "let",   "loop",  "package",
                                         "namespace", "return", "var",      "void", "while",  NULL};
  for (size_t i = 0; i < name.size; i++) {
    char c = name.data[i];
    bool letter = c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    if (!letter && (i == 0 || c < '0' || c > '9')) return false;
  }
  return name.size > 0 && !crdc_text_is_one_of(name, reserved);
}

static crd_string member_trimmed(const crd_value *owner, const char *name) {
  return crd_go_trim(crdc_member_string(owner, name));
}

static void require_member(const policy_check *check, const crd_path *path, const char *child, const crd_value *owner,
                           const char *words) {
  crdc_vet_said(check->checker, CRD_ERROR_REQUIRED, path, child, crdc_member_place(owner, child), crd_bad_none(), words);
}

/* ---- paramKind ---- */

static void check_param_version(const checker *checker, const crd_path *path, const crd_value *kind) {
  crd_string whole = crdc_member_string(kind, "apiVersion"), group = CRD_STRING(""), version = whole;
  uint32_t place = crdc_member_place(kind, "apiVersion");
  if (!whole.size) {
    crdc_vet_required(checker, path, "apiVersion", place, NULL);
    return;
  }
  size_t slashes = 0;
  for (size_t i = 0; i < whole.size; i++) slashes += whole.data[i] == '/';
  if (slashes > 1) {
    crd_string why = crd_arena_printf(checker->arena, "unexpected GroupVersion string: %.*s", CRD_PRINT(whole));
    {
      crdc_vet_invalid_with(checker, path, "apiVersion", place, whole, VET(TEXT), why);
      return;
    }
  }
  if (slashes) crd_string_cut(whole, '/', &group, &version);
  crd_texts of_group = {.arena = checker->arena}, of_version = {.arena = checker->arena};
  if (group.size) crd_check_dns1123_subdomain(&of_group, group);
  if (of_group.count)
    crdc_vet_invalid_with(checker, path, "apiVersion", place, group, VET(TEXT), crdc_vet_join(checker, &of_group));
  if (version.size) crd_check_dns1035_label(&of_version, version);
  if (!version.size)
    crdc_vet_invalid_with(checker, path, "apiVersion", place, whole, VET(TEXT), CRD_STRING("version must be specified"));
  else if (of_version.count)
    crdc_vet_invalid_with(checker, path, "apiVersion", place, version, VET(TEXT), crdc_vet_join(checker, &of_version));
}

static void check_param_kind(const checker *checker, const crd_path *parent, const crd_value *kind) {
  crd_path path = path_child(parent, "paramKind");
  crd_string name = crdc_member_string(kind, "kind");
  check_param_version(checker, &path, kind);
  if (!name.size) {
    crdc_vet_required(checker, &path, "kind", crdc_member_place(kind, "kind"), NULL);
    return;
  }
  crd_texts messages = {.arena = checker->arena};
  crd_check_dns1035_label(&messages, crd_go_lower(checker->arena, name));
  if (!messages.count) return;
  crd_string why = crdc_vet_join(checker, &messages);
  crdc_vet_invalid_with(
      checker, &path, "kind", crdc_member_place(kind, "kind"), name, VET(TEXT),
      crd_arena_printf(checker->arena, "may have mixed case, but should otherwise match: %.*s", CRD_PRINT(why)));
}

/* ---- variables ---- */

static void check_variable(policy_check *check, const crd_path *path, const crd_value *variable) {
  const checker *checker = check->checker;
  crd_string name = crdc_member_string(variable, "name"), text = crdc_member_string(variable, "expression");
  if (!member_trimmed(variable, "name").size)
    require_member(check, path, "name", variable, "name is not specified");
  else if (!is_variable_name(name))
    crdc_vet_invalid_with(checker, path, "name", crdc_member_place(variable, "name"), name, VET(TEXT),
                          CRD_STRING("must be a valid CEL identifier"));
  if (!member_trimmed(variable, "expression").size) {
    require_member(check, path, "expression", variable, "expression is not specified");
    return;
  }
  crdc_policy_add_variable(&check->all, name,
                           crdc_vet_admission_expression(checker, path, "expression",
                                                         crdc_member_place(variable, "expression"), text, &check->all,
                                                         RESULT_ANY));
}

/* A validating policy without variables is compiled without `variables` (createCompiler). */
static void check_variables(policy_check *check, const crd_path *parent) {
  crd_arena *arena = check->checker->arena;
  const crd_value *list = crdc_read_member(check->spec, "variables");
  crd_path path = path_child(parent, "variables");
  uint32_t count = read_size(list, CRD_LIST);
  policy_scope scope = {.params = check->params, .authorizer = true, .variables = count || check->mutating};
  crdc_policy_environment_init(&check->all, arena, scope, CRD_KUBERNETES_NEWEST);
  for (uint32_t i = 0; i < count; i++) {
    crd_path item = path_index(&path, i);
    check_variable(check, &item, &list->as.items[i]);
  }
  scope.authorizer = false;
  crdc_policy_environment_share(&check->messages, &check->all, scope, CRD_KUBERNETES_NEWEST);
  scope.authorizer = scope.patches = true;
  crdc_policy_environment_share(&check->patches, &check->all, scope, CRD_KUBERNETES_NEWEST);
}

/* ---- validations ---- */

static bool breaks_line(crd_string text) {
  for (size_t i = 0; i < text.size; i++)
    if (text.data[i] == '\n' || text.data[i] == '\r') return true;
  return false;
}

static void check_validation(const policy_check *check, const crd_path *path, const crd_value *validation) {
  static const char *const reasons[] = {"Forbidden", "Invalid", "RequestEntityTooLarge", NULL};
  const checker *checker = check->checker;
  crd_string message = crdc_member_string(validation, "message"),
             by_expression = crdc_member_string(validation, "messageExpression");
  if (!member_trimmed(validation, "expression").size)
    require_member(check, path, "expression", validation, "expression is not specified");
  else
    crdc_vet_admission_expression(checker, path, "expression", crdc_member_place(validation, "expression"),
                                  crdc_member_string(validation, "expression"), &check->all, RESULT_BOOL);
  if (member_trimmed(validation, "messageExpression").size)
    crdc_vet_admission_expression(checker, path, "messageExpression", crdc_member_place(validation, "messageExpression"),
                                  by_expression, &check->messages, RESULT_STRING);
  else if (by_expression.size)
    crdc_vet_invalid_with(checker, path, "messageExpression", crdc_member_place(validation, "messageExpression"),
                          by_expression, VET(TEXT), CRD_STRING("must be non-empty if specified"));
  if (message.size && !member_trimmed(validation, "message").size)
    crdc_vet_invalid_with(checker, path, "message", crdc_member_place(validation, "message"), message, VET(TEXT),
                          CRD_STRING("must be non-empty if specified"));
  else if (breaks_line(member_trimmed(validation, "message")))
    crdc_vet_invalid_with(checker, path, "message", crdc_member_place(validation, "message"), message, VET(TEXT),
                          CRD_STRING("must not contain line breaks"));
  crdc_vet_admission_word(checker, path, validation, "reason", reasons);
}

/* ---- audit annotations ---- */

/* As Go prints a list of the internal type: its fields have no names of JSON. */
static crd_value shown_annotations(crd_arena *arena, const crd_value *list) {
  crd_value shown = crd_value_make_list(arena, list->size);
  for (uint32_t i = 0; i < list->size; i++) {
    const crd_value *one = &list->as.items[i];
    crd_value map = crd_value_make_map(arena, 2);
    crd_value_set(arena, &map, CRD_STRING("Key"), crd_value_make_string(crdc_member_string(one, "key")));
    crd_value_set(arena, &map, CRD_STRING("ValueExpression"),
                  crd_value_make_string(crdc_member_string(one, "valueExpression")));
    crd_value_append(arena, &shown, map);
  }
  return shown;
}

static void check_annotation(const policy_check *check, const crd_path *path, const crd_value *annotation) {
  const checker *checker = check->checker;
  crd_string name = crd_value_text(crd_value_find(check->policy, "metadata", "name", NULL)),
             key = crdc_member_string(annotation, "key"), text = member_trimmed(annotation, "valueExpression");
  if (name.size)
    crdc_vet_admission_name(checker, path, "key", crdc_member_place(annotation, "key"),
                            crd_arena_printf(checker->arena, "%.*s/%.*s", CRD_PRINT(name), CRD_PRINT(key)));
  else
    crdc_vet_invalid_with(checker, path, "key", crdc_member_place(annotation, "key"), key, VET(TEXT),
                          CRD_STRING("requires metadata.name be non-empty"));
  if (!text.size)
    require_member(check, path, "valueExpression", annotation, "valueExpression is not specified");
  else if (text.size > MOST_ANNOTATION_BYTES)
    require_member(check, path, "valueExpression", annotation, "must not exceed 5120 bytes in length");
  else
    crdc_vet_admission_expression(checker, path, "valueExpression", crdc_member_place(annotation, "valueExpression"), text,
                                  &check->all, RESULT_STRING_OR_NULL);
}

static void check_annotations(const policy_check *check, const crd_path *parent, const crd_value *list) {
  const checker *checker = check->checker;
  crd_path path = path_child(parent, "auditAnnotations");
  if (read_size(list, CRD_LIST) > MOST_ANNOTATIONS) {
    crd_value shown = shown_annotations(checker->arena, list);
    crdc_vet_said(checker, CRD_ERROR_INVALID, &path, NULL, list->offset, crd_bad_of(checker->arena, CRD_BAD_VALUE, &shown),
                  "must not have more than 20 auditAnnotations");
  }
  for (uint32_t i = 0; i < read_size(list, CRD_LIST); i++) {
    crd_path item = path_index(&path, i);
    const crd_value *one = &list->as.items[i];
    crd_string key = crdc_member_string(one, "key");
    check_annotation(check, &item, one);
    bool seen = false;
    for (uint32_t k = 0; k < i; k++) seen |= crd_string_equal(crdc_member_string(&list->as.items[k], "key"), key);
    if (seen)
      crdc_vet_error(checker, CRD_ERROR_DUPLICATE, &item, "key", crdc_member_place(one, "key"), crd_bad_string(key), NULL);
  }
}

static void check_validations(const policy_check *check, const crd_path *path) {
  static const char words[] = "validations or auditAnnotations must contain at least one item";
  const crd_value *list = crdc_read_member(check->spec, "validations"),
                  *annotations = crdc_read_member(check->spec, "auditAnnotations");
  if (!read_size(list, CRD_LIST) && !read_size(annotations, CRD_LIST)) {
    require_member(check, path, "validations", check->spec, words);
    require_member(check, path, "auditAnnotations", check->spec, words);
    return;
  }
  crd_path below = path_child(path, "validations");
  for (uint32_t i = 0; i < read_size(list, CRD_LIST); i++) {
    crd_path item = path_index(&below, i);
    check_validation(check, &item, &list->as.items[i]);
  }
  check_annotations(check, path, annotations);
}

/* ---- mutations ---- */

static void check_patch(const policy_check *check, const crd_path *parent, const crd_value *mutation, const char *name,
                        const char *other, const char *type) {
  const checker *checker = check->checker;
  crd_path path = path_child(parent, name);
  const crd_value *patch = crdc_read_member(mutation, name);
  crd_string words = crd_arena_printf(checker->arena, "must be specified when patchType is %s", type);
  if (!patch) {
    require_member(check, parent, name, mutation, words.data);
  } else {
    crd_string text = member_trimmed(patch, "expression");
    if (!text.size)
      crdc_vet_required(checker, &path, "expression", crdc_member_place(patch, "expression"), NULL);
    else
      crdc_vet_admission_expression(checker, &path, "expression", crdc_member_place(patch, "expression"), text,
                                    &check->patches,
                                    crdc_text_is(crd_string_of(name), "jsonPatch") ? RESULT_PATCHES : RESULT_OBJECT);
  }
  if (crdc_read_member(mutation, other))
    crdc_vet_invalid_with(checker, parent, other, crdc_member_place(mutation, other),
                          crd_arena_printf(checker->arena, "{%s}", other), VET(TEXT),
                          crd_arena_printf(checker->arena, "must not be specified when patchType is %s", type));
}

static void check_mutation(const policy_check *check, const crd_path *path, const crd_value *mutation) {
  static const char *const types[] = {"ApplyConfiguration", "JSONPatch", NULL};
  crd_string type = crdc_member_string(mutation, "patchType");
  if (!type.size)
    crdc_vet_required(check->checker, path, "patchType", crdc_member_place(mutation, "patchType"), NULL);
  else if (crdc_text_is(type, "JSONPatch"))
    check_patch(check, path, mutation, "jsonPatch", "applyConfiguration", "JSONPatch");
  else if (crdc_text_is(type, "ApplyConfiguration"))
    check_patch(check, path, mutation, "applyConfiguration", "jsonPatch", "ApplyConfiguration");
  else
    crdc_vet_not_supported(check->checker, path, "patchType", crdc_member_place(mutation, "patchType"), type, types);
}

static void check_mutations(const policy_check *check, const crd_path *path) {
  static const char *const again[] = {"IfNeeded", "Never", NULL};
  const crd_value *list = crdc_read_member(check->spec, "mutations");
  crd_path below = path_child(path, "mutations");
  if (!read_size(list, CRD_LIST))
    require_member(check, path, "mutations", check->spec, "mutations must contain at least one item");
  for (uint32_t i = 0; i < read_size(list, CRD_LIST); i++) {
    crd_path item = path_index(&below, i);
    check_mutation(check, &item, &list->as.items[i]);
  }
  if (!crdc_member_string(check->spec, "reinvocationPolicy").size)
    crdc_vet_required(check->checker, path, "reinvocationPolicy", crdc_member_place(check->spec, "reinvocationPolicy"),
                      NULL);
  else
    crdc_vet_admission_word(check->checker, path, check->spec, "reinvocationPolicy", again);
}

/* ---- the policy ---- */

static void check_constraints(const policy_check *check, const crd_path *path) {
  const checker *checker = check->checker;
  const crd_value *resources = crdc_read_member(check->spec, "matchConstraints");
  crd_path below = path_child(path, "matchConstraints");
  if (!resources) {
    crdc_vet_required(checker, path, "matchConstraints", crdc_member_place(check->spec, "x"), NULL);
    return;
  }
  crdc_vet_match_resources(checker, &below, resources, check->mutating);
  if (!read_size(crdc_read_member(resources, "resourceRules"), CRD_LIST))
    crdc_vet_required(checker, &below, "resourceRules", crdc_member_place(resources, "resourceRules"), NULL);
}

void crdc_policy_validate(crd_errors *errors, const crd_value *policy) {
  static const char *const failure[] = {"Fail", "Ignore", NULL};
  const checker checker = {.arena = errors->arena, .errors = errors};
  policy_check check = {.checker = &checker, .policy = policy, .spec = crdc_read_member(policy, "spec")};
  const crd_value *kind = crdc_read_member(check.spec, "paramKind");
  check.mutating = crdc_text_is(crdc_member_string(policy, "kind"), "MutatingAdmissionPolicy");
  check.params = kind != NULL;
  crdc_policy_environment_init(&check.conditions, errors->arena, (policy_scope){.authorizer = true, .params = check.params},
                               CRD_KUBERNETES_NEWEST);
  const crd_value nothing = {.kind = CRD_MAP, .offset = policy->offset};
  if (!check.spec) check.spec = &nothing;
  const crd_metadata_options metadata = {
      .name_rule = CRD_NAME_DNS_SUBDOMAIN, .path = CRD_STRING("metadata"), .stage = CRD_STAGE_META};
  crd_metadata_validate(errors, crdc_read_member(policy, "metadata"), &metadata);
  crd_path path = path_child(NULL, "spec");
  crdc_vet_admission_word(&checker, &path, check.spec, "failurePolicy", failure);
  if (kind) check_param_kind(&checker, &path, kind);
  check_constraints(&check, &path);
  crdc_vet_match_conditions(&checker, &path, check.spec, &check.conditions);
  check_variables(&check, &path);
  if (check.mutating)
    check_mutations(&check, &path);
  else
    check_validations(&check, &path);
}
