/* SPDX-License-Identifier: Apache-2.0 */
/* The built-in kinds whose whole objects are judged, a row each: the preparation of an object, its validation on create and
 * update, and its warnings (k8s.io/kubernetes pkg/registry/GROUP/KIND/strategy.go). Steps that all kinds share (decoding,
 * metadata, the order of the steps, the verdict) are in object_judge.c.
 *
 * To add a kind, add its name to the list below, and a file with its row and its steps. */
#ifndef CORE_KINDS_H
#define CORE_KINDS_H

#include "../gotypes/decode.h"
#include "kind_fields.h"
#include "pods/warnings.h"

#include <crd/metadata.h>

typedef struct core_object_kind core_object_kind;

/* The ends of a judgement other than a refusal. */
typedef enum core_failure {
  CORE_NO_FAILURE,
  CORE_INTERNAL_ERROR, /* apierrors.NewInternalError */
  CORE_BARE_ERROR,     /* one without a status */
  CORE_BAD_REQUEST,    /* apierrors.NewBadRequest */
  CORE_PANIC           /* upstream's code panics */
} core_failure;

/* The state of judging one object. Errors go to check.errors, warnings to `warnings`; both live in check.arena. */
typedef struct core_judging {
  const core_object_kind *kind;
  core_check check;     /* its options are those below; its prefix is empty */
  core_options options; /* by the gates; the steps of an update set what an old object allows */
  core_warnings
      warnings;        /* warnings of preparation are sent even for a refused object, the others only for an allowed one */
  crd_string now;      /* the present time: "2026-01-01T00:00:00Z" */
  crd_string username; /* of the requesting user; empty: unknown */
  core_string_list groups;
  crd_string subresource; /* of an update; empty: the object itself */
  core_failure failure;
  crd_string failure_text; /* Go's text of it */
} core_judging;

/* Ends a judgement; returns false. */
static inline bool core_fail(core_judging *judging, core_failure failure, crd_string text) {
  judging->failure = failure;
  judging->failure_text = text;
  return false;
}

/* A step; `old` is NULL on create. The changed object may share parts with the old one. */
typedef void core_prepare_step(core_judging *judging, void *object, const void *old);
typedef void core_judge_step(core_judging *judging, core_check *check, const void *object, const void *old);
typedef void core_warn_step(core_judging *judging, const void *object, const void *old);

/* The checks of the metadata of a kind's objects (ValidateObjectMeta and ValidateObjectMetaUpdate of
 * pkg/apis/core/validation). */
typedef struct core_metadata_rule {
  bool unasked;            /* no checks here: `validate` checks the metadata itself */
  crd_name_rule names;     /* or else: */
  core_string_rule *named; /* another rule for names; a generateName is checked without its last dash (maskTrailingDash), */
  bool as_it_is;           /* or unchanged */
  bool long_named;         /* a name must be a LongName, which is declared, too; a generateName is not checked */
  bool plain;              /* the checks of apimachinery's validation, which some groups call: any finalizer is valid */
} core_metadata_rule;
/* When the checks of metadata run: before `validate`, in this order, or after it. */
enum {
  CORE_ASK_CHANGED = 1, /* ValidateObjectMetaUpdate: the default of updates */
  CORE_ASK_NEW = 2,     /* ValidateObjectMeta: the default of creations */
  CORE_ASK_CHANGED_LAST = 4,
  CORE_ASK_NOTHING = 8
};

/* An operation that creates or changes an object. Steps that are NULL do nothing. */
typedef struct core_operation {
  const char *subresource;    /* "status"; NULL: the object itself */
  core_prepare_step *begin;   /* BeginCreate, BeginUpdate: an error or a failure ends the judgement */
  core_prepare_step *prepare; /* PrepareForCreate, PrepareForUpdate */
  unsigned asks;              /* the checks of metadata: CORE_ASK_ bits; 0: the default of the operation */
  core_judge_step *validate;  /* Validate, ValidateUpdate; declared.h runs after it */
  core_warn_step *warn;       /* WarningsOnCreate, WarningsOnUpdate */
  unsigned since;             /* the first minor with the operation; 0: the kind's first */
  unsigned whole_until;       /* up to that minor ValidateUpdate first runs all checks of Validate; 0: never */
} core_operation;

struct core_object_kind {
  crd_string group, version, name;
  bool cluster_scoped;
  bool told_as_core; /* its internal type is in the core group, which errors print */
  /* The object is answered and not stored: it gets no system metadata, and the store's checks for all kinds do not run. The
   * object as it was judged is returned in place of a stored one. */
  bool answered;
  bool undeclared;               /* its strategy has no declarative validation */
  bool only_changed;             /* it cannot be created */
  bool changed_alike;            /* a creation changes a stored object: the steps of `create` get the old one */
  bool keeps_system_metadata;    /* its system metadata is kept (SubresourceObjectMetaPreserver) */
  bool untold_kind, untold_name; /* errors do not print its kind, or name */
  const core_type *type;
  /* A version whose struct differs from the judged one. It is decoded as `wire`, gets its defaults, and is converted to
   * `type`; the stored object is converted back. NULL: the same struct. */
  const core_type *wire;
  void (*to_internal)(crd_arena *arena, unsigned minor, const void *wire, void *object);
  void (*from_internal)(crd_arena *arena, unsigned minor, const void *object, void *wire);
  const core_type *told;        /* of another version with the same struct: its own table (types_versions.txt); else NULL */
  uint16_t type_meta, metadata; /* their offsets in the struct */
  core_metadata_rule metadata_rule;
  uint16_t template; /* the offset of its pod template, for the steps of workload.h; 0: none; its path: */
  crd_string template_path;
  bool names_pods; /* pods are named after it: workload.h warns about names that are not DNS labels */
  /* The conversion to the internal type, before the defaults; false with Go's text. NULL: nothing to convert. Both functions
   * change the decoded struct. */
  bool (*convert)(crd_arena *arena, void *object, crd_string *error);
  /* Defaults of the decoded struct: rows, and a function that runs after them. */
  const core_default *defaults;
  void (*set_defaults)(crd_arena *arena, const core_options *options, void *object); /* NULL: the rows are all */
  const core_gated *gated; /* fields to drop before an operation prepares the object */
  /* Adds what the store adds to a stored object when it is read; `itself`: no subresource is changed. NULL: nothing. */
  void (*complete_stored)(core_judging *judging, void *object, bool itself);
  void (*canonicalize)(core_judging *judging, void *object); /* Canonicalize, for an allowed object; NULL: nothing */
  core_operation create, status;                             /* CORE_OF_STATUS */
  const core_operation *updates;                             /* other than the status */
  uint16_t update_count;
};
/* The beginning of a row: group, version and name, the struct, and the offsets of its metadata. */
#define CORE_KIND(its_group, its_version, its_name, structure)                                                              \
  .group = CRD_STRING_INIT(its_group), .version = CRD_STRING_INIT(its_version), .name = CRD_STRING_INIT(its_name),          \
  .type = &crd_core_##structure##_type, .type_meta = offsetof(core_##structure, type_meta),                                 \
  .metadata = offsetof(core_##structure, metadata)
#define CORE_CLUSTER_KIND(its_group, its_version, its_name, structure)                                                      \
  CORE_KIND(its_group, its_version, its_name, structure), .cluster_scoped = true
/* The rule for its names if they are not DNS subdomains: a crd_name_rule, and further members of core_metadata_rule. */
#define CORE_NAMES(...) .metadata_rule = {.names = __VA_ARGS__}
#define CORE_NAMES_UNASKED .metadata_rule = {.unasked = true}
/* The updates of a kind: operations, each in braces; or an array of them that several kinds share. CORE_STEPS: the steps for
 * kinds whose objects are created and updated by the same ones. */
#define CORE_UPDATES(...)                                                                                                   \
  .updates = (const core_operation[]){__VA_ARGS__},                                                                         \
  .update_count = sizeof((const core_operation[]){__VA_ARGS__}) / sizeof(core_operation)
#define CORE_UPDATES_OF(array) .updates = (array), .update_count = sizeof(array) / sizeof *(array)
#define CORE_STEPS(...) .create = {__VA_ARGS__}, .changed_alike = true
/* The update of its status, an operation. */
#define CORE_OF_STATUS(...) .status = {.subresource = "status", __VA_ARGS__}

/* Finds a field of that name, which is a struct, in the objects of a kind: its offset and its type. False: there is none. */
typedef struct core_part {
  size_t offset;
  const core_type *type;
} core_part;
static inline bool core_find_part(const core_object_kind *kind, const char *name, core_part *part) {
  core_found_field found = {.field = NULL};
  if (!core_find_field(kind->type, crd_string_of(name), &found)) return false;
  *part = (core_part){found.offset, found.field->type};
  return found.field->kind == CORE_STRUCT;
}

/* A version with its own struct, which another version's steps judge. to_internal also sets its defaults. */
typedef struct core_wire {
  const core_object_kind *kind; /* the kind that judges it */
  crd_string version;
  const core_type *type;
  void (*to_internal)(crd_arena *arena, unsigned minor, const void *wire, void *object);
  void (*from_internal)(crd_arena *arena, unsigned minor, const void *object, void *wire);
} core_wire;

/* The body of an object: JSON, or a tree. The JSON of the tree (for YAML with sorted names: yaml.YAMLToJSON) is written only
 * when it is needed. */
typedef struct core_body {
  crd_string json;
  const crd_value *tree; /* NULL: `json` */
} core_body;
crd_string crd_core_body_json(crd_arena *arena, const core_body *body);
/* Decodes a body, converts it (`convert`) and sets the defaults. NULL with decoding->error. */
void *crd_core_read_object(core_decoding *decoding, const core_body *body, const core_object_kind *kind,
                           const core_options *options);
/* Writes an object as JSON of its version. */
void crd_core_write_object(crd_text *text, const core_object_kind *kind, const void *object, unsigned minor);

/* The kind of an endpoint: "v1/Pod", "apps/v1/Deployment"; NULL: it is not judged here. For another version than the judged
 * one it is a copy in the arena. */
const core_object_kind *crd_core_find_kind(crd_arena *arena, crd_string endpoint);
/* Like crd_core_find_kind, but always in the judged version. */
const core_object_kind *crd_core_find_judged(crd_string endpoint);

/* All kinds: Pods and the kinds with pod templates first, then the others by folder. */
/* clang-format off */
#define CORE_KINDS_OF_PODS(KIND) \
  KIND(pod) KIND(deployment) KIND(stateful_set) KIND(daemon_set) KIND(replica_set) KIND(replication_controller) \
  KIND(pod_template) KIND(job) KIND(cron_job)
#ifdef CRD_CORE_PODS_ALONE
#define CORE_OTHER_KINDS(KIND)
#else
#define CORE_OTHER_KINDS(KIND) \
  KIND(binding) KIND(config_map) KIND(secret) KIND(service_account) KIND(limit_range) KIND(resource_quota) \
  KIND(event) KIND(events_event) KIND(controller_revision) KIND(lease) KIND(lease_candidate) KIND(priority_class) \
  KIND(runtime_class) KIND(namespace) KIND(node) \
  KIND(service) KIND(endpoints) KIND(endpoint_slice) \
  KIND(persistent_volume) KIND(persistent_volume_claim) KIND(storage_class) KIND(volume_attributes_class) \
  KIND(csi_driver) KIND(csi_node) KIND(csi_storage_capacity) KIND(volume_attachment) \
  KIND(storage_version_migration) \
  KIND(network_policy) KIND(ingress) KIND(ingress_class) KIND(service_cidr) KIND(ip_address) \
  KIND(role) KIND(cluster_role) KIND(role_binding) KIND(cluster_role_binding) \
  KIND(autoscaler) KIND(autoscaler_v1) KIND(pod_disruption_budget) KIND(pod_eviction) KIND(scale) \
  KIND(validating_webhook_configuration) KIND(mutating_webhook_configuration) KIND(validating_admission_policy) \
  KIND(validating_admission_policy_binding) KIND(mutating_admission_policy) \
  KIND(mutating_admission_policy_binding) \
  KIND(flow_schema) KIND(priority_level) KIND(signing_request) KIND(trust_bundle) \
  KIND(pod_certificate_request) \
  KIND(resource_claim) KIND(resource_claim_template) KIND(resource_slice) KIND(device_class) \
  KIND(device_taint_rule) \
  KIND(token_review) KIND(token_request) KIND(self_subject_review) KIND(subject_access_review) \
  KIND(local_subject_access_review) KIND(self_subject_access_review) KIND(self_subject_rules_review) \
  KIND(workload) KIND(pod_group) KIND(composite_pod_group) KIND(eviction_request) KIND(eviction) \
  KIND(pool_status_request) \
  KIND(api_service) KIND(storage_version)
#endif
#ifdef CRD_CORE_PODS_ALONE
#define CORE_WIRES(WIRE)
#else
#define CORE_WIRES(WIRE) \
  WIRE(priority_level_v1beta3) \
  WIRE(resource_claim_v1beta1) WIRE(resource_claim_template_v1beta1) WIRE(resource_slice_v1beta1)
#endif
/* clang-format on */
#define DECLARE_WIRE(wire) extern const core_wire crd_core_##wire##_wire;
CORE_WIRES(DECLARE_WIRE)
#undef DECLARE_WIRE
#define DECLARE_KIND(kind) extern const core_object_kind crd_core_##kind##_kind;
CORE_KINDS_OF_PODS(DECLARE_KIND)
CORE_OTHER_KINDS(DECLARE_KIND)
#undef DECLARE_KIND

/* ---- shared steps and checks ---- */

/* A step of many kinds (workloads/workload.c): a new object has no status, a changed one keeps the old status. */
core_prepare_step crd_core_keep_status;
/* Steps for an update of the status: keep the spec and the metadata that metav1.ResetObjectMetaForStatus keeps; keep all but
 * the status; keep the spec and all metadata. */
core_prepare_step crd_core_keep_spec, crd_core_keep_all_but_status, crd_core_keep_spec_and_all_metadata;

/* Runs a rule's checks of metadata: on new metadata when `old` is NULL, else on the change. */
void crd_core_validate_metadata_by(core_check *check, const core_metadata_rule *rule, const core_object_meta *metadata,
                                   const core_object_meta *old);
/* ValidateObjectMeta, and ValidateObjectMetaUpdate, of pkg/apis/core/validation. */
void crd_core_validate_metadata(core_check *check, const core_object_meta *metadata, crd_name_rule rule);
/* The checks of ValidateCreate for the metadata of all kinds, to be run when there are no other errors. Kinds with stricter
 * checks cannot fail here. */
void crd_core_validate_common_create(core_check *check, const core_object_meta *metadata);
void crd_core_validate_metadata_update(core_check *check, const core_object_meta *metadata, const core_object_meta *old);
/* validateKubeFinalizerName */
void crd_core_validate_kube_finalizer(core_check *check, crd_string name, const crd_path *path);
/* validateCommonFields of rest.BeforeUpdate. */
void crd_core_validate_common_update(core_check *check, const core_object_meta *metadata, const core_object_meta *old);
/* ValidateObjectMeta and ValidateObjectMetaUpdate of apimachinery, for the groups that call them: any finalizer is valid. */
void crd_core_validate_plain_metadata(core_check *check, const core_object_meta *metadata, crd_name_rule rule);
void crd_core_validate_plain_metadata_update(core_check *check, const core_object_meta *metadata,
                                             const core_object_meta *old);
/* ValidateImmutableField: `same` is the result of the comparison, `shown` the new value for the error. */
void crd_core_validate_immutable(core_check *check, bool same, crd_bad_value shown, const crd_path *path);
/* The same for texts that are not pointers. */
void crd_core_validate_same_text(core_check *check, crd_string text, crd_string old, const crd_path *path);
/* ValidateNonnegativeField. */
void crd_core_validate_nonnegative(core_check *check, int64_t number, const crd_path *path);
/* metav1.ValidateConditions. */
void crd_core_validate_conditions(core_check *check, const core_condition_list *conditions, const crd_path *path);
core_judge_step crd_core_validate_conditions_of_status; /* for those of the status */
/* The first condition of a type (meta.FindStatusCondition), or NULL. core_condition_is_true: whether it is True. */
const core_condition *crd_core_find_condition(const core_condition_list *list, crd_string type);
static inline bool core_condition_is_true(const core_condition *condition) {
  return condition && core_is(condition->status, "True");
}
/* Adds the warning `text` when there is an annotation of that name. */
void crd_core_warn_of_annotation(core_warnings *warnings, const core_object_meta *metadata, crd_string key,
                                 const char *text);
/* "metadata.name: this is used in WHERE, ...", when the name is not a DNS label. */
void crd_core_warn_of_name(core_warnings *warnings, crd_string name, const char *where);

#endif
