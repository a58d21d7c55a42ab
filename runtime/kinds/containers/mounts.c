/* SPDX-License-Identifier: Apache-2.0 */
/* What a container mounts: volumes as folders, volumes as devices (pkg/apis/core/validation: ValidateVolumeMounts,
 * ValidateVolumeDevices). */
#include "../forms.h"
#include "container_parts.h"

static const crd_string bind_options[] = {CRD_STRING_INIT("nodev"), CRD_STRING_INIT("noexec"), CRD_STRING_INIT("nosuid")};
static const crd_string propagations[] = {CRD_STRING_INIT("Bidirectional"), CRD_STRING_INIT("HostToContainer"),
                                          CRD_STRING_INIT("None")};
static const crd_string recursive_read_only[] = {CRD_STRING_INIT("Disabled"), CRD_STRING_INIT("Enabled"),
                                                 CRD_STRING_INIT("IfPossible")};

/* ---- names and paths in the other list ---- */

/* GetVolumeMountMap, GetVolumeDeviceMap: for a repeated name only the last path counts. */
typedef struct places {
  name_table paths_by_name;
  core_name_set paths;
} places;

static void add_mount_place(places *to, crd_string name, const crd_string *path) {
  crd_name_table_put(&to->paths_by_name, name, (void *)(uintptr_t)path);
}

static void gather_paths(places *of) {
  for (size_t i = 0; i < of->paths_by_name.room; i++)
    if (of->paths_by_name.entries[i].held)
      crd_core_name_set_add(&of->paths, *(const crd_string *)of->paths_by_name.entries[i].held);
}

static places places_of_mounts(core_check *check, const core_volume_mount_list *mounts) {
  places all = {.paths_by_name = {.arena = check->arena}, .paths = {.arena = check->arena}};
  for (uint32_t i = 0; i < mounts->count; i++) add_mount_place(&all, mounts->items[i].name, &mounts->items[i].mount_path);
  gather_paths(&all);
  return all;
}

static places places_of_devices(core_check *check, const core_volume_device_list *devices) {
  places all = {.paths_by_name = {.arena = check->arena}, .paths = {.arena = check->arena}};
  for (uint32_t i = 0; i < devices->count; i++)
    add_mount_place(&all, devices->items[i].name, &devices->items[i].device_path);
  gather_paths(&all);
  return all;
}

/* mountNameAlreadyExists, mountPathAlreadyExists, deviceNameAlreadyExists, devicePathAlreadyExists */
static void validate_not_in(core_check *check, const places *others, crd_string name, const crd_path *name_path,
                            crd_string place, const crd_path *place_path, const char *list) {
  if (crd_name_table_find(&others->paths_by_name, name))
    crd_core_invalid_as(check, name_path, crd_bad_string(name), "must not already exist in %s", list);
  if (crd_core_name_set_has(&others->paths, place))
    crd_core_invalid_as(check, place_path, crd_bad_string(place), "must not already exist as a path in %s", list);
}

/* ---- mounts ---- */

/* validateMountPropagation */
static void validate_propagation(core_check *check, crd_string propagation, const core_container *container,
                                 const crd_path *path) {
  crd_core_check_choice(check, path, propagation, CORE_LIST_OF(propagations));
  const core_security_context *context = container->security_context;
  bool privileged = context && context->privileged.set && context->privileged.value;
  if (core_is(propagation, "Bidirectional") && !privileged)
    crd_core_forbidden(check, path, "Bidirectional mount propagation is available only to privileged containers");
}

/* validateMountRecursiveReadOnly */
static void validate_recursive_read_only(core_check *check, const core_volume_mount *mount, const crd_path *path) {
  if (!mount->recursive_read_only.set || core_is(mount->recursive_read_only.value, "Disabled")) return;
  if (!crd_core_check_choice(check, path, mount->recursive_read_only.value, CORE_LIST_OF(recursive_read_only))) return;
  if (!mount->read_only) crd_core_forbidden(check, path, "may only be specified when readOnly is true");
  if (mount->mount_propagation.set && !core_is(mount->mount_propagation.value, "None"))
    crd_core_forbidden(check, path, "may only be specified when mountPropagation is None or not specified");
}

/* validateBindMountOptions, and the options that image volumes do not support. */
static void validate_bind_options(core_check *check, const core_string_list *options, const core_volume *volume,
                                  const crd_path *path) {
  core_name_set seen;
  core_name_set_begin(&seen, check->arena);
  for (uint32_t i = 0; i < options->count; i++) {
    crd_string option = options->items[i];
    if (!crd_string_in(option, CORE_LIST_OF(bind_options)))
      crd_core_not_supported(check, CORE_ITEM(path, i), crd_bad_string(option), CORE_LIST_OF(bind_options));
    crd_core_validate_new(check, &seen, option, crd_bad_string(option), CORE_ITEM(path, i));
  }
  if (options->count && volume && volume->volume_source.image)
    crd_core_invalid(check, path, crd_core_show_texts(check, options),
                     "bindMountOptions may not be used with image volumes");
}

/* The paths of these three errors have no index. */
static void validate_sub_paths(core_check *check, const core_volume_mount *mount, const crd_path *path,
                               const crd_path *list_path) {
  if (mount->sub_path.size) crd_core_validate_local_descending_path(check, mount->sub_path, CORE_AT(list_path, "subPath"));
  if (!mount->sub_path_expr.size) return;
  if (mount->sub_path.size)
    crd_core_bad_text(check, CORE_AT(path, "subPathExpr"), mount->sub_path_expr,
                      "subPathExpr and subPath are mutually exclusive");
  crd_core_validate_local_descending_path(check, mount->sub_path_expr, CORE_AT(list_path, "subPathExpr"));
}

/* ValidateVolumeMounts, IsMatchedVolume */
void crd_core_validate_volume_mounts(core_check *check, const core_container *container, const core_known_volumes *volumes,
                                     const crd_path *path) {
  const core_volume_mount_list *mounts = &container->volume_mounts;
  if (!mounts->count) return;
  core_name_set seen;
  core_name_set_begin(&seen, check->arena);
  places devices = places_of_devices(check, &container->volume_devices);
  for (uint32_t i = 0; i < mounts->count; i++) {
    const core_volume_mount *mount = &mounts->items[i];
    const core_volume *volume = core_known_volume(volumes, mount->name);
    const crd_path *at = CORE_ITEM(path, i), *name_at = CORE_AT(at, "name"), *mount_path = CORE_AT(at, "mountPath");
    if (!mount->name.size) crd_core_required(check, name_at, NULL);
    if (!volume) crd_core_not_found(check, name_at, crd_bad_string(mount->name));
    if (!mount->mount_path.size) crd_core_required(check, mount_path, NULL);
    if (!crd_core_name_set_add(&seen, mount->mount_path))
      crd_core_bad_text(check, mount_path, mount->mount_path, "must be unique");
    validate_not_in(check, &devices, mount->name, name_at, mount->mount_path, mount_path, "volumeDevices");
    validate_sub_paths(check, mount, at, path);
    if (mount->mount_propagation.set)
      validate_propagation(check, mount->mount_propagation.value, container, CORE_AT(path, "mountPropagation"));
    validate_recursive_read_only(check, mount, CORE_AT(path, "recursiveReadOnly"));
    validate_bind_options(check, &mount->bind_mount_options, volume, CORE_AT(at, "bindMountOptions"));
  }
}

/* ---- devices ---- */

/* isMatchedDevice */
static void validate_device_volume(core_check *check, const core_volume *volume, crd_string name, const crd_path *path) {
  if (!volume)
    crd_core_not_found(check, path, crd_bad_string(name));
  else if (!volume->volume_source.persistent_volume_claim && !volume->volume_source.ephemeral)
    crd_core_bad_text(check, path, name,
                      "can only use volume source type of PersistentVolumeClaim or Ephemeral for block mode");
}

/* ValidateVolumeDevices */
void crd_core_validate_volume_devices(core_check *check, const core_container *container, const core_known_volumes *volumes,
                                      const crd_path *path) {
  const core_volume_device_list *devices = &container->volume_devices;
  if (!devices->count) return;
  core_name_set names, paths;
  core_name_set_begin(&names, check->arena);
  core_name_set_begin(&paths, check->arena);
  places mounts = places_of_mounts(check, &container->volume_mounts);
  for (uint32_t i = 0; i < devices->count; i++) {
    const core_volume_device *device = &devices->items[i];
    const crd_path *at = CORE_ITEM(path, i), *name_at = CORE_AT(at, "name"), *device_path = CORE_AT(at, "devicePath");
    if (!device->name.size)
      crd_core_required(check, name_at, NULL);
    else if (!crd_core_name_set_add(&names, device->name))
      crd_core_bad_text(check, name_at, device->name, "must be unique");
    validate_device_volume(check, core_known_volume(volumes, device->name), device->name, name_at);
    if (!device->device_path.size) crd_core_required(check, device_path, NULL);
    bool steps_back = crd_core_path_has_backstep(device->device_path);
    if (steps_back ? crd_core_name_set_has(&paths, device->device_path)
                   : !crd_core_name_set_add(&paths, device->device_path))
      crd_core_bad_text(check, device_path, device->device_path, "must be unique");
    if (steps_back) crd_core_bad_text(check, device_path, device->device_path, "can not contain backsteps ('..')");
    validate_not_in(check, &mounts, device->name, name_at, device->device_path, device_path, "volumeMounts");
  }
}
