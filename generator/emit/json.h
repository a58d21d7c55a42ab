/* SPDX-License-Identifier: Apache-2.0 */
/* Values of the template model. cJSON gives NULL where it has no memory; these stop (base/memory.h). */
#ifndef CRDC_EMIT_JSON_H
#define CRDC_EMIT_JSON_H

#include "base/memory.h"
#include <cjson/cJSON.h>
#include <stdbool.h>

static inline cJSON *json_checked(cJSON *made) {
  return memory_checked(made, sizeof *made);
}
static inline cJSON *json_new_object(void) {
  return json_checked(cJSON_CreateObject());
}
static inline cJSON *json_new_array(void) {
  return json_checked(cJSON_CreateArray());
}
static inline cJSON *json_new_string(const char *text) {
  return json_checked(cJSON_CreateString(text));
}
static inline cJSON *json_new_reference(const char *text) {
  return json_checked(cJSON_CreateStringReference(text));
}
static inline cJSON *json_new_number(double number) {
  return json_checked(cJSON_CreateNumber(number));
}
static inline cJSON *json_new_bool(bool value) {
  return json_checked(cJSON_CreateBool(value));
}

#endif
