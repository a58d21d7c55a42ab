/* SPDX-License-Identifier: Apache-2.0 */
/* resource.k8s.io/v1beta1, whose requests have the fields of `exactly` directly, and whose devices have their fields in
 * `basic` (pkg/apis/resource/v1beta1). */
#include "../../gotypes/convert.h"
#include "../../gotypes/equal.h"
#include "resource.h"
#include "types_other.h"

/* ---- requests ---- */

/* Convert_v1beta1_DeviceRequest_To_resource_DeviceRequest, SetDefaults_DeviceRequest: a request is one for an exact device
 * if it has any of its fields; it has defaults if it names a class. */
static void read_requests(crd_arena *arena, const core_resource_v1beta1_device_claim *from, core_resource_device_claim *to) {
  const core_type *type = &crd_core_resource_exact_device_request_type;
  const core_resource_exact_device_request none = {.count = 0};
  for (uint32_t i = 0; i < from->requests.count; i++) {
    core_resource_exact_device_request *exactly = crd_arena_zalloc(arena, sizeof *exactly);
    crd_core_convert(arena, &crd_core_resource_v1beta1_device_request_type, &from->requests.items[i], type, exactly);
    if (!crd_core_equal_to_the_letter(type, exactly, &none)) to->requests.items[i].exactly = exactly;
  }
  crd_core_default_device_claim(to, true);
}

static void write_requests(crd_arena *arena, const core_resource_device_claim *from,
                           core_resource_v1beta1_device_claim *to) {
  for (uint32_t i = 0; i < from->requests.count; i++)
    if (from->requests.items[i].exactly)
      crd_core_convert(arena, &crd_core_resource_exact_device_request_type, from->requests.items[i].exactly,
                       &crd_core_resource_v1beta1_device_request_type, &to->requests.items[i]);
}

/* ---- kinds ---- */

static void read_claim(crd_arena *arena, unsigned minor, const void *wire, void *object) {
  const core_resource_v1beta1_resource_claim *from = wire;
  core_resource_resource_claim *to = object;
  crd_core_convert(arena, &crd_core_resource_v1beta1_resource_claim_type, from, &crd_core_resource_resource_claim_type, to);
  read_requests(arena, &from->spec.devices, &to->spec.devices);
  crd_core_default_allocation(to);
}

static void write_claim(crd_arena *arena, unsigned minor, const void *object, void *wire) {
  const core_resource_resource_claim *from = object;
  core_resource_v1beta1_resource_claim *to = wire;
  crd_core_convert(arena, &crd_core_resource_resource_claim_type, from, &crd_core_resource_v1beta1_resource_claim_type, to);
  write_requests(arena, &from->spec.devices, &to->spec.devices);
}

static void read_template(crd_arena *arena, unsigned minor, const void *wire, void *object) {
  const core_resource_v1beta1_resource_claim_template *from = wire;
  core_resource_resource_claim_template *to = object;
  crd_core_convert(arena, &crd_core_resource_v1beta1_resource_claim_template_type, from,
                   &crd_core_resource_resource_claim_template_type, to);
  read_requests(arena, &from->spec.spec.devices, &to->spec.spec.devices);
}

static void write_template(crd_arena *arena, unsigned minor, const void *object, void *wire) {
  const core_resource_resource_claim_template *from = object;
  core_resource_v1beta1_resource_claim_template *to = wire;
  crd_core_convert(arena, &crd_core_resource_resource_claim_template_type, from,
                   &crd_core_resource_v1beta1_resource_claim_template_type, to);
  write_requests(arena, &from->spec.spec.devices, &to->spec.spec.devices);
}

/* Convert_v1beta1_Device_To_resource_Device */
static void read_slice(crd_arena *arena, unsigned minor, const void *wire, void *object) {
  const core_resource_v1beta1_resource_slice *from = wire;
  core_resource_resource_slice *to = object;
  crd_core_convert(arena, &crd_core_resource_v1beta1_resource_slice_type, from, &crd_core_resource_resource_slice_type, to);
  for (uint32_t i = 0; i < from->spec.devices.count; i++)
    if (from->spec.devices.items[i].basic)
      crd_core_convert(arena, &crd_core_resource_basic_device_type, from->spec.devices.items[i].basic,
                       &crd_core_resource_device_type, &to->spec.devices.items[i]);
}

/* Convert_resource_Device_To_v1beta1_Device */
static void write_slice(crd_arena *arena, unsigned minor, const void *object, void *wire) {
  const core_resource_resource_slice *from = object;
  core_resource_v1beta1_resource_slice *to = wire;
  crd_core_convert(arena, &crd_core_resource_resource_slice_type, from, &crd_core_resource_v1beta1_resource_slice_type, to);
  for (uint32_t i = 0; i < from->spec.devices.count; i++) {
    core_resource_basic_device *basic = crd_arena_zalloc(arena, sizeof *basic);
    crd_core_convert(arena, &crd_core_resource_device_type, &from->spec.devices.items[i],
                     &crd_core_resource_basic_device_type, basic);
    to->spec.devices.items[i].basic = basic;
  }
}

const core_wire crd_core_resource_claim_v1beta1_wire = {&crd_core_resource_claim_kind, CRD_STRING_INIT("v1beta1"),
                                                        &crd_core_resource_v1beta1_resource_claim_type, read_claim,
                                                        write_claim};
const core_wire crd_core_resource_claim_template_v1beta1_wire = {
    &crd_core_resource_claim_template_kind, CRD_STRING_INIT("v1beta1"),
    &crd_core_resource_v1beta1_resource_claim_template_type, read_template, write_template};
const core_wire crd_core_resource_slice_v1beta1_wire = {&crd_core_resource_slice_kind, CRD_STRING_INIT("v1beta1"),
                                                        &crd_core_resource_v1beta1_resource_slice_type, read_slice,
                                                        write_slice};
