/* SPDX-License-Identifier: Apache-2.0 */
/* Gates, environment and settings as requests of --batch give them. */
#ifndef VALIDATE_BATCH_SETTINGS_H
#define VALIDATE_BATCH_SETTINGS_H

#include <crd/settings.h>
#include <crd/types.h>

/* Members of a request: JSON, empty where absent. */
typedef struct batch_settings {
  crd_string feature_gates, env, config;
} batch_settings;

/* Settings with the defaults of all kinds; NULL when there is no memory. */
crd_settings *batch_settings_create(crd_arena *arena, const crd_registry *registry);
/* What the request tells from outside, into its settings; false with the error. */
bool batch_settings_fill(crd_arena *arena, crd_settings *settings, const batch_settings *values, crd_string *error);
/* The same of the gates and settings that a kind declares, each as its type has it; others are passed over. */
bool batch_settings_fill_declared(crd_arena *arena, crd_settings *settings, const crd_registry *registry,
                                  const batch_settings *values, crd_string *error);

#endif
