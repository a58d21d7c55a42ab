/* SPDX-License-Identifier: Apache-2.0 */
/* The settings object, which the functions of crd/settings.h share. */
#pragma once

#include <crd/guard.h>
#include <crd/settings.h>
#include <stdatomic.h>

typedef struct gate_value {
  crd_string name;
  bool value;
} gate_value;

typedef struct setting_value {
  crd_string name;
  crd_setting_value value;
} setting_value;

/* A parsed text of a value; the address of the text identifies it. */
typedef struct kept_reading {
  const struct kept_reading *next;
  crd_string text, type;
  crd_setting_reader *read;
  const struct crd_value *value;
} kept_reading;

struct crd_settings {
  atomic_size_t references;
  crd_arena *arena;         /* owns everything, including this object */
  const crd_settings *base; /* the settings whose names and values this one borrows, with a reference */
  const crd_extras *const *tables;
  size_t table_count;
  gate_value *gates; /* the gates that were set, including AllAlpha and AllBeta */
  size_t gate_count, gate_capacity;
  setting_value *values;
  size_t value_count, value_capacity;
  const kept_reading *kept;
};

/* The arguments of a setter. */
typedef struct settings_call {
  crd_settings *settings;
  crd_string name, text;
  bool value;
  crd_string *error;
} settings_call;

/* Calls set(call); false with the error when the settings' arena has no memory. */
bool crd_settings_guarded(bool (*set)(const settings_call *call), const settings_call *call);

/* Sets a value; an earlier one is replaced. */
void crd_settings_put(crd_settings *settings, crd_string name, crd_setting_value value);

/* strconv.ParseBool. */
bool crd_settings_read_bool(crd_string text, bool *value);
