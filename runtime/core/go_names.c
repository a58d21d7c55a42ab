/* SPDX-License-Identifier: Apache-2.0 */
/* A field's name in Go is that in JSON with its first letter in upper case, but for initials, which Go writes out, and for
 * those that the internal types call otherwise. */
#include "go_names.h"

#include <string.h>

bool crd_core_has_tags(const core_type *type) {
  return type == &crd_core_label_selector_type || type == &crd_core_label_selector_requirement_type ||
         type == &crd_core_object_meta_type;
}

/* What a name begins with that Go writes in capitals. */
static const char *const initials[] = {"api",  "aws",  "csi",  "dns", "fc",  "fs",    "gce", "gid",
                                       "gmsa", "grpc", "http", "ip",  "iqn", "iscsi", "nfs", "os",
                                       "pd",   "qos",  "rbd",  "se",  "ssl", "tcp",   "tty", "uid"};

static const struct other_name {
  const core_type *type;
  const char *json, *go;
} other_names[] = {
    {&crd_core_azure_disk_volume_source_type, "diskURI", "DataDiskURI"},
    {&crd_core_container_status_type, "lastState", "LastTerminationState"},
    {&crd_core_fc_volume_source_type, "wwids", "WWIDs"},
    {&crd_core_glusterfs_volume_source_type, "endpoints", "EndpointsName"},
    {&crd_core_iscsi_volume_source_type, "chapAuthDiscovery", "DiscoveryCHAPAuth"},
    {&crd_core_iscsi_volume_source_type, "chapAuthSession", "SessionCHAPAuth"},
    {&crd_core_photon_persistent_disk_volume_source_type, "pdID", "PdID"},
    {&crd_core_pod_spec_type, "serviceAccount", "DeprecatedServiceAccount"},
    {&crd_core_rbd_volume_source_type, "image", "RBDImage"},
    {&crd_core_rbd_volume_source_type, "monitors", "CephMonitors"},
    {&crd_core_rbd_volume_source_type, "pool", "RBDPool"},
    {&crd_core_rbd_volume_source_type, "user", "RadosUser"},
    {&crd_core_volume_source_type, "cephfs", "CephFS"},
    {&crd_core_volume_source_type, "storageos", "StorageOS"},
};

static const char *find_other_name(const core_type *type, crd_string name) {
  for (size_t i = 0; i < sizeof other_names / sizeof *other_names; i++)
    if (other_names[i].type == type && crd_string_equal(name, crd_string_of(other_names[i].json))) return other_names[i].go;
  return NULL;
}

/* How many letters are in capitals: those of initials that a capital or the end follows, or the first. */
static size_t count_capitals(crd_string name) {
  for (size_t i = 0; i < sizeof initials / sizeof *initials; i++) {
    size_t size = strlen(initials[i]);
    if (name.size < size || memcmp(name.data, initials[i], size) != 0) continue;
    if (name.size == size || (name.data[size] >= 'A' && name.data[size] <= 'Z')) return size;
  }
  return 1;
}

void crd_core_add_go_name(crd_text *text, const core_type *type, const core_field *field) {
  const char *other = find_other_name(type, field->name);
  crd_text_add_char(text, '"');
  if (other) {
    crd_text_add(text, crd_string_of(other));
  } else {
    size_t capitals = count_capitals(field->name);
    for (size_t i = 0; i < capitals; i++) crd_text_add_char(text, (char)(field->name.data[i] & ~0x20));
    crd_text_add(text, crd_string_slice(field->name, capitals, field->name.size));
  }
  crd_text_add_char(text, '"');
}
