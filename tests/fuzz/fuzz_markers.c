/* SPDX-License-Identifier: Apache-2.0 */
/* Overlays of any bytes over a CRD: parsed, mirrored, merged, checked, places resolved. */
#include "compile/libcrdc.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char crd[] =
    "{\"apiVersion\": \"apiextensions.k8s.io/v1\", \"kind\": \"CustomResourceDefinition\", \"metadata\": {\"name\": "
    "\"things.example.com\"}, \"spec\": {\"group\": \"example.com\", \"names\": {\"plural\": \"things\", \"kind\": "
    "\"Thing\"}, "
    "\"scope\": \"Namespaced\", \"versions\": [{\"name\": \"v1\", \"served\": true, \"storage\": true, \"schema\": "
    "{\"openAPIV3Schema\": {\"type\": \"object\", \"properties\": {\"spec\": {\"type\": \"object\", \"properties\": "
    "{\"name\": "
    "{\"type\": \"string\"}, \"count\": {\"type\": \"integer\"}, \"list\": {\"type\": \"array\", \"items\": {\"type\": "
    "\"object\", \"properties\": {\"id\": {\"type\": \"string\"}}}}, \"labels\": {\"type\": \"object\", "
    "\"additionalProperties\": {\"type\": \"string\"}}}}}}}}]}}";

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > 1u << 16) return 0;
  compilation *compilation = crdc_compilation_create(NULL);
  crdc_compilation_add_overlay_text(compilation, "x.markers.yaml", (crd_string){(const char *)data, size});
  if (crdc_compilation_add_text(compilation, "x.yaml", crd_string_of(crd))) crdc_compilation_check(compilation);
  const diagnostics *found = crdc_compilation_diagnostics(compilation);
  for (size_t i = 0; i < found->count; i++) {
    location place = crdc_location_resolve(found->items[i].location);
    if (place.source && place.offset != CRD_NO_OFFSET && place.offset > place.source->text.size) abort();
  }
  crdc_compilation_destroy(compilation);
  return 0;
}
