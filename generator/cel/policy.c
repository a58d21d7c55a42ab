/* SPDX-License-Identifier: Apache-2.0 */
#include "cel/policy.h"
#include "../../runtime/base/nearest_name.h"
#include "cel/declarations.h"

static const cel_type *simple_type(cel_kind kind) {
  return crdc_cel_type_simple(kind);
}

static const cel_type *type_of_list(crd_arena *arena, const cel_type *items) {
  return crdc_cel_type_with(arena, CEL_LIST, items, NULL);
}

static const cel_type *type_of_map(crd_arena *arena, const cel_type *values) {
  return crdc_cel_type_with(arena, CEL_MAP, simple_type(CEL_STRING), values);
}

static cel_type *type_of_name(crd_arena *arena, const char *name, size_t room) {
  cel_type *type = crd_arena_zalloc(arena, sizeof *type);
  type->kind = CEL_OBJECT;
  type->name = crd_string_of(name);
  type->named = true;
  type->fields = crd_arena_zalloc(arena, room * sizeof *type->fields);
  return type;
}

static void declare_field(cel_type *type, const char *name, const cel_type *of) {
  cel_field *fields = (cel_field *)type->fields;
  fields[type->field_count++] = (cel_field){crd_string_of(name), crd_string_of(name), of};
}

static void declare_texts(cel_type *type, const char *const *names, size_t count) {
  for (size_t i = 0; i < count; i++) declare_field(type, names[i], simple_type(CEL_STRING));
}

static const cel_type *group_kind_type(crd_arena *arena, const char *name, const char *last) {
  cel_type *type = type_of_name(arena, name, 3);
  const char *names[] = {"group", "version", last};
  declare_texts(type, names, 3);
  return type;
}

static const cel_type *user_type(crd_arena *arena) {
  static const char *const names[] = {"username", "uid"};
  cel_type *type = type_of_name(arena, "kubernetes.UserInfo", 4);
  declare_texts(type, names, 2);
  declare_field(type, "groups", type_of_list(arena, simple_type(CEL_STRING)));
  declare_field(type, "extra", type_of_map(arena, type_of_list(arena, simple_type(CEL_STRING))));
  return type;
}

/* BuildRequestType */
static const cel_type *request_type(crd_arena *arena) {
  static const char *const names[] = {"subResource", "requestSubResource", "name", "namespace", "operation"};
  cel_type *type = type_of_name(arena, "kubernetes.AdmissionRequest", 12);
  const cel_type *kind = group_kind_type(arena, "kubernetes.GroupVersionKind", "kind");
  const cel_type *resource = group_kind_type(arena, "kubernetes.GroupVersionResource", "resource");
  declare_texts(type, names, sizeof names / sizeof *names);
  declare_field(type, "kind", kind);
  declare_field(type, "resource", resource);
  declare_field(type, "requestKind", kind);
  declare_field(type, "requestResource", resource);
  declare_field(type, "userInfo", user_type(arena));
  declare_field(type, "dryRun", simple_type(CEL_BOOL));
  declare_field(type, "options", simple_type(CEL_DYN));
  return type;
}

static const cel_type *namespace_metadata_type(crd_arena *arena) {
  static const char *const names[] = {"name", "generateName", "namespace", "UID", "resourceVersion"};
  cel_type *type = type_of_name(arena, "kubernetes.NamespaceMetadata", 12);
  declare_texts(type, names, sizeof names / sizeof *names);
  declare_field(type, "labels", type_of_map(arena, simple_type(CEL_STRING)));
  declare_field(type, "annotations", type_of_map(arena, simple_type(CEL_STRING)));
  declare_field(type, "creationTimestamp", simple_type(CEL_TIMESTAMP));
  declare_field(type, "deletionTimestamp", simple_type(CEL_TIMESTAMP));
  declare_field(type, "deletionGracePeriodSeconds", simple_type(CEL_INT));
  declare_field(type, "generation", simple_type(CEL_INT));
  declare_field(type, "finalizers", type_of_list(arena, simple_type(CEL_STRING)));
  return type;
}

/* BuildNamespaceType */
static const cel_type *namespace_type(crd_arena *arena) {
  static const char *const texts[] = {"status", "type", "message", "reason"};
  cel_type *spec = type_of_name(arena, "kubernetes.NamespaceSpec", 1);
  declare_field(spec, "finalizers", type_of_list(arena, simple_type(CEL_STRING)));
  cel_type *condition = type_of_name(arena, "kubernetes.NamespaceCondition", 5);
  declare_texts(condition, texts, sizeof texts / sizeof *texts);
  declare_field(condition, "lastTransitionTime", simple_type(CEL_TIMESTAMP));
  cel_type *status = type_of_name(arena, "kubernetes.NamespaceStatus", 2);
  declare_field(status, "conditions", type_of_list(arena, condition));
  declare_field(status, "phase", simple_type(CEL_STRING));
  cel_type *type = type_of_name(arena, "kubernetes.Namespace", 3);
  declare_field(type, "metadata", namespace_metadata_type(arena));
  declare_field(type, "spec", spec);
  declare_field(type, "status", status);
  return type;
}

static const cel_type *type_of_letters(crd_arena *arena, const char *letters) {
  return crdc_cel_type_read(arena, &letters, NULL);
}

static void declare_variable(policy_environment *environment, const char *name, const cel_type *type) {
  cel_environment *own = &environment->environment;
  environment->declared[own->variable_count++] = (cel_variable){crd_string_of(name), type};
}

static void declare_all(policy_environment *environment, policy_scope scope, const cel_type *request,
                        const cel_type *namespace_, unsigned minor) {
  crd_arena *arena = environment->arena;
  environment->environment = (cel_environment){
      .variables = environment->declared, .version = minor, .server = minor, .policy = &environment->policy};
  environment->policy.patches = scope.patches;
  declare_variable(environment, "object", simple_type(CEL_DYN));
  declare_variable(environment, "oldObject", simple_type(CEL_DYN));
  declare_variable(environment, "namespaceObject", namespace_);
  declare_variable(environment, "request", request);
  if (scope.params) declare_variable(environment, "params", simple_type(CEL_DYN));
  if (scope.authorizer) {
    declare_variable(environment, "authorizer", type_of_letters(arena, "@1"));
    declare_variable(environment, "authorizer.requestResource", type_of_letters(arena, "@4"));
  }
  if (environment->variables) declare_variable(environment, "variables", environment->variables);
  environment->policy.variables = environment->variables;
}

void crdc_policy_environment_init(policy_environment *environment, crd_arena *arena, policy_scope scope, unsigned minor) {
  *environment = (policy_environment){.arena = arena};
  if (scope.variables) environment->variables = type_of_name(arena, "kubernetes.variables", 1);
  declare_all(environment, scope, request_type(arena), namespace_type(arena), minor);
}

void crdc_policy_environment_share(policy_environment *environment, const policy_environment *other, policy_scope scope,
                                   unsigned minor) {
  const cel_type *namespace_ = other->declared[2].type, *request = other->declared[3].type;
  *environment = (policy_environment){.arena = other->arena, .variables = other->variables};
  declare_all(environment, scope, request, namespace_, minor);
}

/* convertCelTypeToDeclType */
const cel_type *crdc_policy_declared_type(crd_arena *arena, const cel_type *type) {
  if (!type) return simple_type(CEL_DYN);
  switch (type->kind) {
  case CEL_NULL:
  case CEL_BOOL:
  case CEL_INT:
  case CEL_UINT:
  case CEL_DOUBLE:
  case CEL_STRING:
  case CEL_BYTES:
  case CEL_DURATION:
  case CEL_TIMESTAMP:
    return simple_type(type->kind);
  case CEL_LIST:
    return type_of_list(arena, crdc_policy_declared_type(arena, type->parameters[0]));
  case CEL_MAP:
    return crdc_cel_type_with(arena, CEL_MAP, crdc_policy_declared_type(arena, type->parameters[0]),
                              crdc_policy_declared_type(arena, type->parameters[1]));
  default:
    return simple_type(CEL_DYN);
  }
}

void crdc_policy_add_variable(policy_environment *environment, crd_string name, const cel_type *type) {
  cel_type *variables = environment->variables;
  size_t count = variables->field_count;
  cel_field *fields = crd_arena_grow(environment->arena, (cel_field *)variables->fields, count * sizeof *fields,
                                     (count + 1) * sizeof *fields);
  fields[count] = (cel_field){name, name, crdc_policy_declared_type(environment->arena, type)};
  variables->fields = fields;
  variables->field_count = count + 1;
}

/* ---- constructed types ---- */

const cel_type *crdc_policy_type_named(crd_arena *arena, crd_string name) {
  bool patch = crd_string_equal(name, CRD_STRING("JSONPatch"));
  bool object = crd_string_equal(name, CRD_STRING("Object")) || crd_string_has_prefix(name, CRD_STRING("Object."));
  if (!patch && !object) return NULL;
  cel_type *type = crd_arena_zalloc(arena, sizeof *type);
  *type = (cel_type){.kind = CEL_OBJECT, .name = name, .named = true, .open = object};
  return type;
}

const cel_type *crdc_policy_field_type(const cel_type *type, crd_string field) {
  if (type->open) return simple_type(CEL_DYN);
  if (!crd_string_equal(type->name, CRD_STRING("JSONPatch"))) return NULL;
  if (crd_is_among(field, "op path from")) return simple_type(CEL_STRING);
  return crd_string_equal(field, CRD_STRING("value")) ? simple_type(CEL_DYN) : NULL;
}

/* ---- printing ---- */

static void write_go_type(crd_text *out, const cel_type *type) {
  static const char *const names[] = {
      [CEL_NULL] = "null_type", [CEL_DURATION] = "google.protobuf.Duration", [CEL_TIMESTAMP] = "google.protobuf.Timestamp"};
  const char *own =
      type->kind == CEL_NULL || type->kind == CEL_DURATION || type->kind == CEL_TIMESTAMP ? names[type->kind] : NULL;
  static const char *const outer[] = {
      [CEL_LIST] = "list", [CEL_MAP] = "map", [CEL_TYPE] = "type", [CEL_OPTIONAL] = "optional_type"};
  if (type->any) own = "google.protobuf.Any";
  bool has_parts = type->parameters[0] &&
                   (type->kind == CEL_LIST || type->kind == CEL_MAP || type->kind == CEL_TYPE || type->kind == CEL_OPTIONAL);
  if (!has_parts) {
    crd_text_add(out, own ? crd_string_of(own) : crdc_cel_type_format(out->arena, type));
    return;
  }
  crd_text_printf(out, "%s(", outer[type->kind]);
  write_go_type(out, type->parameters[0]);
  if (type->parameters[1]) {
    crd_text_add(out, CRD_STRING(", "));
    write_go_type(out, type->parameters[1]);
  }
  crd_text_add_char(out, ')');
}

crd_string crdc_policy_type_text(crd_arena *arena, const cel_type *type) {
  crd_text text = {.arena = arena};
  write_go_type(&text, type);
  return crd_text_string(&text);
}
