/* SPDX-License-Identifier: Apache-2.0 */
/* Queries for the names and arguments of parsed markers. */
#include "schema/markers/marker.h"

const marker_parameter *crdc_marker_parameter_find(const marker_definition *definition, crd_string name) {
  for (const marker_parameter *p = definition->parameters; p && p->name; p++)
    if (crd_string_equal(name, crd_string_of(p->name))) return p;
  return NULL;
}

bool crdc_marker_is(const marker *marker, const char *name) {
  return strcmp(marker->definition->name, name) == 0;
}

bool crdc_marker_has_prefix(const marker *marker, const char *prefix) {
  return strncmp(marker->definition->name, prefix, strlen(prefix)) == 0;
}

const marker_argument *crdc_marker_find(const marker *marker, const char *name) {
  for (size_t i = 0; i < marker->argument_count; i++)
    if (strcmp(marker->arguments[i].parameter->name, name) == 0) return &marker->arguments[i];
  return NULL;
}

crd_string crdc_marker_text(const marker *marker, const char *name) {
  const marker_argument *argument = crdc_marker_find(marker, name);
  return argument && argument->value.kind == CRD_STRING_VALUE ? crd_value_string(&argument->value) : (crd_string){"", 0};
}

bool crdc_marker_flag(const marker *marker, const char *name, bool otherwise) {
  const marker_argument *argument = crdc_marker_find(marker, name);
  return argument && argument->value.kind == CRD_BOOL ? argument->value.as.boolean : otherwise;
}

location crdc_marker_location(const marker *marker, const char *name) {
  const marker_argument *argument = crdc_marker_find(marker, name);
  return argument ? argument->location : marker->location;
}
