/* SPDX-License-Identifier: Apache-2.0 */
/* Defaults: scalar defaults are rows, in a table per type; others are functions. The walk visits only types
 * with defaults. */
#include "default.h"

#include "containers/image_name.h"

#include <crd/quantity_math.h>
#include <stddef.h>

/* The default of a field that has the zero value, or whose Go pointer is nil. */
typedef struct default_row {
  uint16_t offset;
  uint8_t kind; /* core_kind: a string, int32, bool or int64, or a pointer to one */
  int64_t number;
  crd_string text;
} default_row;

#define DEFAULT_TEXT(type, member, default_kind, value)                                                                     \
  { .offset = offsetof(core_##type, member), .kind = (default_kind), .text = CRD_STRING_INIT(value) }
#define DEFAULT_NUMBER(type, member, default_kind, value)                                                                   \
  { .offset = offsetof(core_##type, member), .kind = (default_kind), .number = (value) }

static void apply_row(const default_row *row, void *to) {
  void *field = (char *)to + row->offset;
  switch ((core_kind)row->kind) {
  case CORE_STRING:
    if (((crd_string *)field)->size == 0) *(crd_string *)field = row->text;
    break;
  case CORE_STRING_POINTER:
    if (!((core_optional_string *)field)->set) *(core_optional_string *)field = (core_optional_string){true, row->text};
    break;
  case CORE_INT32:
    if (*(int32_t *)field == 0) *(int32_t *)field = (int32_t)row->number;
    break;
  case CORE_INT32_POINTER:
    if (!((core_optional_int32 *)field)->set)
      *(core_optional_int32 *)field = (core_optional_int32){true, (int32_t)row->number};
    break;
  case CORE_INT64_POINTER:
    if (!((core_optional_int64 *)field)->set) *(core_optional_int64 *)field = (core_optional_int64){true, row->number};
    break;
  case CORE_BOOL_POINTER:
    if (!((core_optional_bool *)field)->set) *(core_optional_bool *)field = (core_optional_bool){true, row->number != 0};
    break;
  default:
    break;
  }
}

/* Applies an array of rows to a struct, unless it is NULL. */
static void apply_rows(const default_row *rows, size_t count, void *to) {
  for (size_t i = 0; to && i < count; i++) apply_row(&rows[i], to);
}
#define APPLY(rows, to) apply_rows(rows, sizeof(rows) / sizeof *(rows), to)

/* DefaultMode of files from other objects. */
enum { FILE_MODE = 0644, SECONDS_OF_AN_HOUR = 3600 };

/* SetDefaults_PodSpec */
static const default_row pod_spec_rows[] = {
    DEFAULT_TEXT(pod_spec, dns_policy, CORE_STRING, "ClusterFirst"),
    DEFAULT_TEXT(pod_spec, restart_policy, CORE_STRING, "Always"),
    DEFAULT_NUMBER(pod_spec, termination_grace_period_seconds, CORE_INT64_POINTER, 30),
    DEFAULT_TEXT(pod_spec, scheduler_name, CORE_STRING, "default-scheduler"),
};
/* SetDefaults_Container, SetDefaults_EphemeralContainer */
static const default_row container_rows[] = {
    DEFAULT_TEXT(container, termination_message_path, CORE_STRING, "/dev/termination-log"),
    DEFAULT_TEXT(container, termination_message_policy, CORE_STRING, "File"),
};
static const default_row port_rows[] = {DEFAULT_TEXT(container_port, protocol, CORE_STRING, "TCP")};
/* SetDefaults_ObjectFieldSelector */
static const default_row field_selector_rows[] = {DEFAULT_TEXT(object_field_selector, api_version, CORE_STRING, "v1")};
static const default_row file_key_rows[] = {DEFAULT_NUMBER(file_key_selector, optional, CORE_BOOL_POINTER, false)};
/* SetDefaults_Probe */
static const default_row probe_rows[] = {
    DEFAULT_NUMBER(probe, timeout_seconds, CORE_INT32, 1),
    DEFAULT_NUMBER(probe, period_seconds, CORE_INT32, 10),
    DEFAULT_NUMBER(probe, success_threshold, CORE_INT32, 1),
    DEFAULT_NUMBER(probe, failure_threshold, CORE_INT32, 3),
};
/* SetDefaults_HTTPGetAction */
static const default_row http_rows[] = {
    DEFAULT_TEXT(http_get_action, path, CORE_STRING, "/"),
    DEFAULT_TEXT(http_get_action, scheme, CORE_STRING, "HTTP"),
};
static const default_row grpc_rows[] = {DEFAULT_TEXT(grpc_action, service, CORE_STRING_POINTER, "")};
/* SetDefaults_HostPathVolumeSource */
static const default_row host_path_rows[] = {DEFAULT_TEXT(host_path_volume_source, type, CORE_STRING_POINTER, "")};
/* SetDefaults_SecretVolumeSource */
static const default_row secret_rows[] = {DEFAULT_NUMBER(secret_volume_source, default_mode, CORE_INT32_POINTER, FILE_MODE)};
/* SetDefaults_ConfigMapVolumeSource */
static const default_row config_map_rows[] = {
    DEFAULT_NUMBER(config_map_volume_source, default_mode, CORE_INT32_POINTER, FILE_MODE)};
static const default_row downward_rows[] = {
    DEFAULT_NUMBER(downward_api_volume_source, default_mode, CORE_INT32_POINTER, FILE_MODE)};
static const default_row projected_rows[] = {
    DEFAULT_NUMBER(projected_volume_source, default_mode, CORE_INT32_POINTER, FILE_MODE)};
static const default_row token_rows[] = {
    DEFAULT_NUMBER(service_account_token_projection, expiration_seconds, CORE_INT64_POINTER, SECONDS_OF_AN_HOUR)};
static const default_row iscsi_rows[] = {DEFAULT_TEXT(iscsi_volume_source, iscsi_interface, CORE_STRING, "default")};
static const default_row rbd_rows[] = {
    DEFAULT_TEXT(rbd_volume_source, pool, CORE_STRING, "rbd"),
    DEFAULT_TEXT(rbd_volume_source, user, CORE_STRING, "admin"),
    DEFAULT_TEXT(rbd_volume_source, keyring, CORE_STRING, "/etc/ceph/keyring"),
};
static const default_row lasting_iscsi_rows[] = {
    DEFAULT_TEXT(iscsi_persistent_volume_source, iscsi_interface, CORE_STRING, "default")};
static const default_row lasting_rbd_rows[] = {
    DEFAULT_TEXT(rbd_persistent_volume_source, pool, CORE_STRING, "rbd"),
    DEFAULT_TEXT(rbd_persistent_volume_source, user, CORE_STRING, "admin"),
    DEFAULT_TEXT(rbd_persistent_volume_source, keyring, CORE_STRING, "/etc/ceph/keyring"),
};
static const default_row azure_disk_rows[] = {
    DEFAULT_TEXT(azure_disk_volume_source, caching_mode, CORE_STRING_POINTER, "ReadWrite"),
    DEFAULT_TEXT(azure_disk_volume_source, fs_type, CORE_STRING_POINTER, "ext4"),
    DEFAULT_NUMBER(azure_disk_volume_source, read_only, CORE_BOOL_POINTER, false),
    DEFAULT_TEXT(azure_disk_volume_source, kind, CORE_STRING_POINTER, "Shared"),
};
static const default_row scale_io_rows[] = {
    DEFAULT_TEXT(scale_io_volume_source, storage_mode, CORE_STRING, "ThinProvisioned"),
    DEFAULT_TEXT(scale_io_volume_source, fs_type, CORE_STRING, "xfs"),
};
static const default_row lasting_scale_io_rows[] = {
    DEFAULT_TEXT(scale_io_persistent_volume_source, storage_mode, CORE_STRING, "ThinProvisioned"),
    DEFAULT_TEXT(scale_io_persistent_volume_source, fs_type, CORE_STRING, "xfs"),
};
/* SetDefaults_PersistentVolume */
static const default_row volume_rows[] = {
    DEFAULT_TEXT(persistent_volume, status.phase, CORE_STRING, "Pending"),
    DEFAULT_TEXT(persistent_volume, spec.persistent_volume_reclaim_policy, CORE_STRING, "Retain"),
    DEFAULT_TEXT(persistent_volume, spec.volume_mode, CORE_STRING_POINTER, "Filesystem"),
};
/* SetDefaults_PersistentVolumeClaimSpec */
static const default_row claim_rows[] = {
    DEFAULT_TEXT(persistent_volume_claim_spec, volume_mode, CORE_STRING_POINTER, "Filesystem")};

/* ---- defaults by functions ---- */

void crd_core_default_resource_list(core_quantity_map *resources) {
  enum { MILLI = -3 };
  for (uint32_t i = 0; i < resources->count; i++) crd_quantity_round_up(&resources->items[i].value, MILLI);
}

/* SetDefaults_Container, SetDefaults_EphemeralContainer, SetDefaults_Volume */
static crd_string pull_policy_of(crd_string image) {
  return crd_core_image_is_latest(image) ? CRD_STRING("Always") : CRD_STRING("IfNotPresent");
}

/* SetDefaults_DownwardAPIVolumeSource */
static void default_downward_files(const core_downward_api_volume_file_list *files) {
  for (uint32_t i = 0; i < files->count; i++) APPLY(field_selector_rows, files->items[i].field_ref);
}

/* SetDefaults_ProjectedVolumeSource, SetDefaults_ServiceAccountTokenProjection */
static void default_projection(const core_volume_projection *source) {
  if (source->downward_api) default_downward_files(&source->downward_api->items);
  APPLY(token_rows, source->service_account_token);
}

void crd_core_default_claim_spec(core_persistent_volume_claim_spec *claim) {
  APPLY(claim_rows, claim);
  crd_core_default_resource_list(&claim->resources.limits);
  crd_core_default_resource_list(&claim->resources.requests);
}

/* SetDefaults_PersistentVolumeClaim */
void crd_core_default_claim(core_persistent_volume_claim *claim) {
  if (!claim->status.phase.size) claim->status.phase = CRD_STRING("Pending");
  crd_core_default_claim_spec(&claim->spec);
  crd_core_default_resource_list(&claim->status.capacity);
  crd_core_default_resource_list(&claim->status.allocated_resources);
}

void crd_core_default_volume_spec(core_persistent_volume_spec *spec) {
  const core_persistent_volume_source *source = &spec->persistent_volume_source;
  crd_core_default_resource_list(&spec->capacity);
  APPLY(host_path_rows, source->host_path);
  APPLY(lasting_rbd_rows, source->rbd);
  APPLY(lasting_iscsi_rows, source->iscsi);
  APPLY(azure_disk_rows, source->azure_disk);
  APPLY(lasting_scale_io_rows, source->scale_io);
}

void crd_core_default_persistent_volume(core_persistent_volume *volume) {
  APPLY(volume_rows, volume);
  crd_core_default_volume_spec(&volume->spec);
}

/* Whether a volume has no source. */
static bool names_no_source(const core_volume_source *source) {
  static const core_volume_source none;
  return memcmp(source, &none, sizeof none) == 0;
}

/* SetDefaults_Volume */
static void default_volume(crd_arena *arena, const core_options *options, core_volume *volume) {
  core_volume_source *source = &volume->volume_source;
  if (names_no_source(source)) source->empty_dir = crd_arena_zalloc(arena, sizeof *source->empty_dir);
  if (options->gates.image_volume && source->image && source->image->pull_policy.size == 0)
    source->image->pull_policy = pull_policy_of(source->image->reference);
  APPLY(host_path_rows, source->host_path);
  APPLY(secret_rows, source->secret);
  APPLY(iscsi_rows, source->iscsi);
  APPLY(rbd_rows, source->rbd);
  APPLY(downward_rows, source->downward_api);
  if (source->downward_api) default_downward_files(&source->downward_api->items);
  APPLY(config_map_rows, source->config_map);
  APPLY(azure_disk_rows, source->azure_disk);
  APPLY(projected_rows, source->projected);
  for (uint32_t i = 0; source->projected && i < source->projected->sources.count; i++)
    default_projection(&source->projected->sources.items[i]);
  APPLY(scale_io_rows, source->scale_io);
  if (source->ephemeral && source->ephemeral->volume_claim_template)
    crd_core_default_claim_spec(&source->ephemeral->volume_claim_template->spec);
}

static void default_probe(core_probe *probe) {
  if (!probe) return;
  APPLY(probe_rows, probe);
  APPLY(http_rows, probe->probe_handler.http_get);
  APPLY(grpc_rows, probe->probe_handler.grpc);
}

static void default_handler(const core_lifecycle_handler *handler) {
  if (handler) APPLY(http_rows, handler->http_get);
}

static void default_container(core_container *container) {
  if (container->image_pull_policy.size == 0) container->image_pull_policy = pull_policy_of(container->image);
  APPLY(container_rows, container);
  for (uint32_t i = 0; i < container->ports.count; i++) APPLY(port_rows, &container->ports.items[i]);
  for (uint32_t i = 0; i < container->env.count; i++) {
    const core_env_var_source *from = container->env.items[i].value_from;
    if (!from) continue;
    APPLY(field_selector_rows, from->field_ref);
    APPLY(file_key_rows, from->file_key_ref);
  }
  crd_core_default_resource_list(&container->resources.limits);
  crd_core_default_resource_list(&container->resources.requests);
  default_probe(container->liveness_probe);
  default_probe(container->readiness_probe);
  default_probe(container->startup_probe);
  if (container->lifecycle) {
    default_handler(container->lifecycle->post_start);
    default_handler(container->lifecycle->pre_stop);
  }
}

static void round_up_statuses(const core_container_status_list *statuses) {
  for (uint32_t i = 0; i < statuses->count; i++) {
    core_container_status *status = &statuses->items[i];
    crd_core_default_resource_list(&status->allocated_resources);
    if (!status->resources) continue;
    crd_core_default_resource_list(&status->resources->limits);
    crd_core_default_resource_list(&status->resources->requests);
  }
}

void crd_core_default_pod_status(crd_arena *arena, core_pod_status *status) {
  core_pod_ip_list *list = &status->pod_ips;
  if (!status->pod_ip.size && list->count) {
    status->pod_ip = list->items[0].ip;
  } else if (status->pod_ip.size && (!list->count || !crd_string_equal(list->items[0].ip, status->pod_ip))) {
    core_pod_ip *only = crd_arena_alloc(arena, sizeof *only);
    only->ip = status->pod_ip;
    *list = (core_pod_ip_list){only, 1};
  }
  round_up_statuses(&status->init_container_statuses);
  round_up_statuses(&status->container_statuses);
  round_up_statuses(&status->ephemeral_container_statuses);
  crd_core_default_resource_list(&status->allocated_resources);
  if (!status->resources) return;
  crd_core_default_resource_list(&status->resources->limits);
  crd_core_default_resource_list(&status->resources->requests);
}

/* SetDefaults_PodSpec */
void crd_core_default_pod_template_spec(crd_arena *arena, const core_options *options, core_pod_template_spec *pod) {
  core_pod_spec *spec = &pod->spec;
  if (spec->service_account_name.size == 0) spec->service_account_name = spec->service_account;
  spec->service_account = spec->service_account_name;
  APPLY(pod_spec_rows, spec);
  if (!spec->security_context) spec->security_context = crd_arena_zalloc(arena, sizeof *spec->security_context);
  for (uint32_t i = 0; i < spec->volumes.count; i++) default_volume(arena, options, &spec->volumes.items[i]);
  for (uint32_t i = 0; i < spec->init_containers.count; i++) default_container(&spec->init_containers.items[i]);
  for (uint32_t i = 0; i < spec->containers.count; i++) default_container(&spec->containers.items[i]);
  for (uint32_t i = 0; i < spec->ephemeral_containers.count; i++)
    default_container(&spec->ephemeral_containers.items[i].ephemeral_container_common);
  crd_core_default_resource_list(&spec->overhead);
  if (spec->resources) {
    crd_core_default_resource_list(&spec->resources->limits);
    crd_core_default_resource_list(&spec->resources->requests);
  }
}
