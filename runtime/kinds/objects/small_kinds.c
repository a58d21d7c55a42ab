/* SPDX-License-Identifier: Apache-2.0 */
/* Kinds with few rules: v1 Binding, which is created at pods/binding (pkg/registry/core/pod/storage/storage.go), and
 * ServiceAccount, apps/v1 ControllerRevision, scheduling.k8s.io/v1 PriorityClass, node.k8s.io/v1 RuntimeClass
 * (pkg/registry/{core/serviceaccount,apps/controllerrevision,scheduling/priorityclass,node/runtimeclass}/strategy.go,
 * pkg/apis/{core/validation,apps/validation,scheduling/v1,scheduling/v1beta1,scheduling/validation,node/validation}). */
#include "../../gotypes/encode.h"
#include "../../gotypes/go_syntax.h"
#include "../rules.h"
#include "types_flowcontrol.h"

/* ---- Binding ---- */

/* ErrorList.ToAggregate: joins the errors into one error text, which has no Status. */
static void join_errors(core_judging *judging) {
  crd_errors *errors = judging->check.errors;
  crd_text text = {.arena = judging->check.arena};
  for (uint32_t i = 0; i < errors->count; i++) {
    if (i) crd_text_add(&text, CRD_STRING(", "));
    crd_text_add(&text, crd_error_message(text.arena, &errors->items[i]));
  }
  crd_string all = crd_text_string(&text);
  core_fail(judging, CORE_BARE_ERROR, errors->count == 1 ? all : crd_arena_printf(text.arena, "[%.*s]", CRD_PRINT(all)));
  crd_errors_truncate(errors, 0);
}

/* ValidatePodBinding */
static void validate_pod_binding(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_binding *binding = object;
  const core_object_reference *target = &binding->target;
  const crd_path *path = CORE_AT(NULL, "target"), *at_name = CORE_AT(path, "name");
  enum { JUDGES_NAME = 37 };
  bool of_node = !target->kind.size || core_is(target->kind, "Node");
  if (!binding->metadata.name.size) { /* the name in the URL is never empty */
    core_fail(judging, CORE_BAD_REQUEST, CRD_STRING("name in URL does not match name in Binding object"));
    return;
  }
  if (!of_node) crd_core_unsupported(check, CORE_AT(path, "kind"), crd_bad_string(target->kind), "Node <empty>");
  if (!target->name.size)
    crd_core_required(check, at_name, NULL);
  else if (of_node && check->options->minor >= JUDGES_NAME)
    crd_core_string_passes(check, at_name, target->name, crd_check_dns1123_subdomain);
  if (core_count_errors(check)) join_errors(judging);
}

const core_object_kind crd_core_binding_kind = {
    CORE_KIND("", "v1", "Binding", binding),
    .answered = true,
    .keeps_system_metadata = true,
    .create = {.validate = validate_pod_binding},
};

/* ---- ServiceAccount ---- */

/* cleanSecretReferences: keeps only the names. */
static void prepare_service_account(core_judging *judging, void *object, const void *before) {
  const core_object_reference_list *secrets = &((core_service_account *)object)->secrets;
  for (uint32_t i = 0; i < secrets->count; i++) secrets->items[i] = (core_object_reference){.name = secrets->items[i].name};
}

/* warnIfHasEnforceMountableSecretsAnnotation */
static void warn_of_service_account(core_judging *judging, const void *object, const void *before) {
  const core_service_account *account = object, *old = before;
  const crd_string key = CRD_STRING("kubernetes.io/enforce-mountable-secrets");
  if (!old || !crd_core_string_map_get(&old->metadata.annotations, key))
    crd_core_warn_of_annotation(&judging->warnings, &account->metadata, key,
                                "deprecated in v1.32+; prefer separate namespaces to isolate access to mounted secrets");
}

/* ValidateServiceAccount, ValidateServiceAccountUpdate */
const core_object_kind crd_core_service_account_kind = {
    CORE_KIND("", "v1", "ServiceAccount", service_account),
    CORE_STEPS(.prepare = prepare_service_account, .asks = CORE_ASK_CHANGED | CORE_ASK_NEW, .warn = warn_of_service_account),
};

/* ---- ControllerRevision ---- */

static crd_string raw_data_of(const core_controller_revision *revision) {
  return revision->data ? core_raw_text(revision->data) : CRD_STRING("null");
}

/* Before 1.31 the data was a runtime.Object that only had to be set. */
enum { DATA_IS_RAW = 31, SHOWS_DATA_AS_JSON = 34 };

static crd_bad_value show_data(const core_check *check, const core_controller_revision *revision) {
  const bool raw = check->options->minor >= DATA_IS_RAW;
  crd_text text = {.arena = check->arena};
  if (!raw && !revision->data) return crd_bad_null();
  if (check->options->minor >= SHOWS_DATA_AS_JSON) {
    if (!revision->data) return crd_bad_text(CRD_STRING("null"));
    crd_core_encode_raw(&text, revision->data);
    return crd_bad_text(crd_text_string(&text));
  }
  crd_text_add(&text, raw ? CRD_STRING("runtime.RawExtension{Raw:")
                          : CRD_STRING("runtime.Unknown{TypeMeta:runtime.TypeMeta{APIVersion:\"\", Kind:\"\"}, Raw:"));
  crd_core_write_go_bytes(&text, revision->data ? core_raw_text(revision->data) : (crd_string){NULL, 0}, true);
  crd_text_add(&text, raw ? CRD_STRING(", Object:runtime.Object(nil)}")
                          : CRD_STRING(", ContentEncoding:\"\", ContentType:\"application/json\"}"));
  return crd_bad_text(crd_text_string(&text));
}

/* ValidateControllerRevisionCreate, ValidateControllerRevisionUpdate, validateControllerRevision */
static void validate_controller_revision(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_controller_revision *revision = object, *old = before;
  const crd_path *path = CORE_AT(NULL, "data");
  crd_string data = raw_data_of(revision);
  crd_core_validate_nonnegative(check, revision->revision, CORE_AT(NULL, "revision"));
  if (old) crd_core_validate_immutable(check, crd_string_equal(data, raw_data_of(old)), show_data(check, revision), path);
  const bool is_raw = check->options->minor >= DATA_IS_RAW;
  if (!revision->data && (!old || !is_raw))
    crd_core_required(check, path, "data is mandatory");
  else if (!old && is_raw && !crd_core_refuse_numbers(check, revision->data, "data", path) &&
           revision->data->kind != CRD_MAP)
    crd_core_required(check, path, "data must be a valid JSON object");
}

const core_object_kind crd_core_controller_revision_kind = {
    CORE_KIND("apps", "v1", "ControllerRevision", controller_revision),
    CORE_STEPS(.asks = CORE_ASK_CHANGED | CORE_ASK_NEW, .validate = validate_controller_revision),
};

/* ---- PriorityClass ---- */

#define SYSTEM_PREFIX "system-"
enum { HIGHEST_OF_USERS = 1000000000 };

/* IsKnownSystemPriorityClass: returns the error text; empty: valid. */
static crd_string judge_system_class(const core_check *check, const core_scheduling_priority_class *class) {
  crd_string name = class->metadata.name;
  int value = core_is(name, "system-node-critical")      ? 2 * HIGHEST_OF_USERS + 1000
              : core_is(name, "system-cluster-critical") ? 2 * HIGHEST_OF_USERS
                                                         : 0;
  if (!value) return crd_arena_printf(check->arena, "%.*s is not a known system priority class", CRD_PRINT(name));
  if (class->value != value)
    return crd_arena_printf(check->arena, "value of %.*s PriorityClass must be %d", CRD_PRINT(name), value);
  if (class->global_default)
    return crd_arena_printf(check->arena, "globalDefault of %.*s PriorityClass must be false", CRD_PRINT(name));
  return CORE_NO_DETAIL;
}

static void prepare_priority_class(core_judging *judging, void *object, const void *before) {
  ((core_scheduling_priority_class *)object)->metadata.generation = 1;
}

/* ValidatePriorityClass, ValidatePreemptionPolicy */
static void validate_priority_class(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_scheduling_priority_class *class = object;
  if (crd_string_has_prefix(class->metadata.name, CRD_STRING(SYSTEM_PREFIX))) {
    crd_string error = judge_system_class(check, class);
    if (error.size)
      crd_core_forbidden_as(check, CORE_AT(CORE_METADATA, "name"),
                            "priority class names with '" SYSTEM_PREFIX
                            "' prefix are reserved for system use only. error: %.*s",
                            CRD_PRINT(error));
  } else if (class->value > HIGHEST_OF_USERS) {
    crd_core_forbidden(check, CORE_AT(NULL, "value"), "maximum allowed value of a user defined priority is 1000000000");
  }
  if (class->preemption_policy.set)
    crd_core_validate_required_choice(check, CORE_AT(NULL, "preemptionPolicy"), class->preemption_policy.value,
                                      "PreemptLowerPriority Never");
}

/* ValidatePriorityClassUpdate; the policy has a default. */
static void validate_priority_class_update(core_judging *judging, core_check *check, const void *object,
                                           const void *before) {
  const core_scheduling_priority_class *class = object, *old = before;
  if (class->value != old->value) crd_core_forbidden(check, CORE_AT(NULL, "value"), "may not be changed in an update.");
  crd_core_validate_same_fields(check, judging->kind->type, class, old, "preemptionPolicy", NULL);
}

const core_object_kind crd_core_priority_class_kind = {
    CORE_CLUSTER_KIND("scheduling.k8s.io", "v1", "PriorityClass", scheduling_priority_class),
    CORE_DEFAULTS({"preemptionPolicy", "PreemptLowerPriority", 0}), /* SetDefaults_PriorityClass */
    .create = {.prepare = prepare_priority_class, .validate = validate_priority_class},
    CORE_UPDATES({.validate = validate_priority_class_update}),
};

/* ---- RuntimeClass ---- */

static void validate_class_handler(core_check *check, crd_string handler) {
  const crd_path *path = CORE_AT(NULL, "handler");
  enum { ASKS_FOR_ONE = 36 };
  if (handler.size || check->options->minor < ASKS_FOR_ONE)
    CORE_COVERED(check, crd_core_string_passes(check, path, handler, crd_check_dns1123_label));
  else
    crd_core_required_covered(check, path, NULL);
}

/* validateTolerations: no two may have the same key, operator, value and effect. */
static void validate_class_tolerations(core_check *check, const core_toleration_list *tolerations, const crd_path *path) {
  CORE_NAME_SET(seen, check->arena);
  enum { SAYS_IT_ONCE = 35 };
  crd_core_validate_tolerations(check, tolerations,
                                check->options->minor >= SAYS_IT_ONCE ? path : CORE_AT(path, "tolerations"));
  for (uint32_t i = 0; i < tolerations->count; i++) {
    const core_toleration *own = &tolerations->items[i];
    crd_string key =
        crd_arena_printf(check->arena, "%zu:%zu:%zu:%.*s%.*s%.*s%.*s", own->key.size, own->operator.size, own->value.size,
                         CRD_PRINT(own->key), CRD_PRINT(own->operator), CRD_PRINT(own->value), CRD_PRINT(own->effect));
    if (!crd_core_name_set_add(&seen, key))
      crd_core_duplicate(check, CORE_ITEM(path, i), crd_core_show_struct(check, &crd_core_toleration_type, own));
  }
}

/* ValidateRuntimeClassUpdate, validateScheduling, validateOverhead, ValidateRuntimeClass; an update also validates the
 * metadata as new. */
static void validate_runtime_class(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_node_runtime_class *class = object, *old = before;
  const crd_path *scheduling = CORE_AT(NULL, "scheduling");
  validate_class_handler(check, class->handler);
  if (class->overhead) {
    const core_resource_requirements requirements = {.limits = class->overhead->pod_fixed};
    crd_core_validate_resource_requirements(check, &requirements, NULL, CORE_AT(NULL, "overhead"));
  }
  if (class->scheduling) {
    crd_core_validate_labels(check, &class->scheduling->node_selector, CORE_AT(scheduling, "nodeSelector"));
    validate_class_tolerations(check, &class->scheduling->tolerations, CORE_AT(scheduling, "tolerations"));
  }
  if (!old) return;
  crd_core_validate_plain_metadata_update(check, &class->metadata, &old->metadata);
  CORE_COVERED(check, crd_core_validate_same_fields(check, judging->kind->type, class, old, "handler", NULL));
}

/* GetWarningsForRuntimeClass */
static void warn_of_runtime_class(core_judging *judging, const void *object, const void *before) {
  const core_node_scheduling *scheduling = ((const core_node_runtime_class *)object)->scheduling;
  for (uint32_t i = 0; scheduling && i < scheduling->node_selector.count; i++)
    crd_core_warn_of_node_label(&judging->warnings, scheduling->node_selector.items[i].key, false,
                                CORE_AT(CORE_AT(NULL, "scheduling"), "nodeSelector"));
}

const core_object_kind crd_core_runtime_class_kind = {
    CORE_CLUSTER_KIND("node.k8s.io", "v1", "RuntimeClass", node_runtime_class),
    CORE_NAMES(CRD_NAME_DNS_SUBDOMAIN, .plain = true),
    CORE_STEPS(.asks = CORE_ASK_NEW, .validate = validate_runtime_class, .warn = warn_of_runtime_class),
};
