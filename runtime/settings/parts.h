/* SPDX-License-Identifier: Apache-2.0 */
/* Inside the settings: the object that the functions of crd/settings.h share. */
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

/* A text that was read, of a value: it is known by where it stands. */
typedef struct kept_reading {
  const struct kept_reading *next;
  crd_string text, type;
  crd_setting_reader *read;
  const struct crd_value *value;
} kept_reading;

struct crd_settings {
  atomic_size_t references;
  crd_arena *arena;         /* holds everything, this too */
  const crd_settings *base; /* whose names and values this one borrows; a reference of it is held */
  const crd_extras *const *tables;
  size_t table_count;
  gate_value *gates; /* those that were set, AllAlpha and AllBeta among them */
  size_t gate_count, gate_capacity;
  setting_value *values;
  size_t value_count, value_capacity;
  const kept_reading *kept;
};

/* What a setter is called with. */
typedef struct settings_call {
  crd_settings *settings;
  crd_string name, text;
  bool value;
  crd_string *error;
} settings_call;

/* set(call); false with the error where the settings' memory gave out. */
bool crd_settings_guarded(bool (*set)(const settings_call *call), const settings_call *call);

/* The value takes the place of what was set before. */
void crd_settings_put(crd_settings *settings, crd_string name, crd_setting_value value);

/* strconv.ParseBool. */
bool crd_settings_read_bool(crd_string text, bool *value);
