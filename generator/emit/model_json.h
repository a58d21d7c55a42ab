/* SPDX-License-Identifier: Apache-2.0 */
/* Values of the template model. cJSON returns NULL without memory; these functions leave through the guard instead
 * (base/memory.h). */
#pragma once

#include "base/memory.h"
#include <cjson/cJSON.h>
#include <crd/string.h>
#include <stdbool.h>

struct model;

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

void crdc_json_text(cJSON *object, const char *key, const char *text);
void crdc_json_string(cJSON *object, const char *key, crd_string text);
cJSON *crdc_json_list(cJSON *object, const char *key);
cJSON *crdc_json_object(cJSON *object, const char *key);
/* Adds {key, value} to a list of members. */
void crdc_member_add(cJSON *members, const char *key, const char *value);
__attribute__((format(printf, 4, 5))) void crdc_member_printf(const struct model *model, cJSON *members, const char *key,
                                                              const char *format, ...);
