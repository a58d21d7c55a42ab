/* SPDX-License-Identifier: Apache-2.0 */
/* The configuration of an operator: feature gates and settings. Rules of the layers webhook and controller read them as
 * `gates.X` and `config.x` (docs/cel.md).
 *
 * Declarations (crd_gate, crd_setting) are tables that belong to a kind. Values are a crd_settings: built once from flags, a
 * file or a request, never changed afterwards, shared by reference count. Rules point to the declaration that they were
 * compiled with; the value is looked up by name, and is the declaration's default if it was not set. */
#ifndef CRD_SETTINGS_H
#define CRD_SETTINGS_H

#include <crd/arena.h>
#include <crd/string.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

CRD_BEGIN_DECLS

struct crd_value;

/* component-base featuregate's stages. */
typedef enum crd_gate_stage { CRD_GATE_GA, CRD_GATE_ALPHA, CRD_GATE_BETA, CRD_GATE_DEPRECATED } crd_gate_stage;

typedef struct crd_gate {
  crd_string name;
  bool default_value;
  bool locked;   /* LockToDefault: cannot be set to anything else */
  uint8_t stage; /* crd_gate_stage */
} crd_gate;

typedef enum crd_setting_type {
  CRD_SETTING_STRING,
  CRD_SETTING_BOOL,
  CRD_SETTING_INT,
  CRD_SETTING_LIST, /* of strings */
  CRD_SETTING_MAP   /* of strings to strings */
} crd_setting_type;

typedef struct crd_setting_value {
  bool boolean;
  int64_t integer;
  crd_string text;
  const crd_string *items; /* LIST: `count` strings; MAP: `count` pairs of key and value, sorted by key */
  size_t count;
} crd_setting_value;

typedef struct crd_setting {
  crd_string name;
  uint8_t type; /* crd_setting_type */
  crd_setting_value default_value;
  crd_string env; /* the environment variable that operators read it from; empty: none */
} crd_setting;

/* The gates and settings that a kind's rules can read. */
typedef struct crd_extras {
  const crd_gate *gates;
  size_t gate_count;
  const crd_setting *settings;
  size_t setting_count;
} crd_extras;

/* ---- values ---- */

typedef struct crd_settings crd_settings;

/* Without memory the functions below return NULL, or false with an error. */

/* New settings with default values. `tables` are the declarations (of duplicate names the first counts); they are borrowed
 * and must outlive the settings. The caller holds the only reference. */
CRD_MUST_CHECK crd_settings *crd_settings_create(const crd_extras *const *tables, size_t count);
/* A copy of `base` with the same tables, which may be changed further; `base` is not NULL. */
CRD_MUST_CHECK crd_settings *crd_settings_derive(const crd_settings *base);

/* Setters may be called only before the settings are shared. They return false with the reason in `error`, which lives as
 * long as the settings; some values may have been changed then. */

/* "A=true,B=false,AllAlpha=true", as component-base's featuregate.Set reads it; its texts: "unrecognized feature gate: X",
 * "missing bool value for X", "invalid value of X=Y, err: ...". */
CRD_MUST_CHECK bool crd_settings_set_gates(crd_settings *settings, crd_string text, crd_string *error);
CRD_MUST_CHECK bool crd_settings_set_gate(crd_settings *settings, crd_string name, bool value, crd_string *error);
/* Sets a setting from a text, parsed by its type: "true", "3", "a,b", "k=v,l=w". */
CRD_MUST_CHECK bool crd_settings_set(crd_settings *settings, crd_string name, crd_string text, crd_string *error);
/* Sets all settings that are read from that environment variable. An unused variable is no error. */
CRD_MUST_CHECK bool crd_settings_set_env(crd_settings *settings, crd_string variable, crd_string text, crd_string *error);
/* Sets values from a configuration file, YAML or JSON: {featureGates: {X: true}, config: {x: ...}}; or from the manifest of
 * a ConfigMap whose only entry is such a file. */
CRD_MUST_CHECK bool crd_settings_set_file(crd_settings *settings, crd_string text, crd_string *error);
/* The same from a path, of at most 1 MiB; `error` begins with the path. */
CRD_MUST_CHECK bool crd_settings_read_file(crd_settings *settings, const char *path, crd_string *error);

/* Parses the text of a setting as another type: crd_go_read_yaml and its like. */
typedef bool crd_setting_reader(crd_arena *arena, crd_string text, crd_string type, struct crd_value *value);
/* Parses the present text of a setting with `reader` and caches the value for rules that parse it so (crd_settings_kept). A
 * text that cannot be parsed is ignored. `type` is copied. */
CRD_MUST_CHECK bool crd_settings_keep(crd_settings *settings, crd_string name, crd_setting_reader *reader, crd_string type,
                                      crd_string *error);

/* Takes a further reference, from any thread that holds one; NULL is fine. The last release frees. */
const crd_settings *crd_settings_retain(const crd_settings *settings);
void crd_settings_release(const crd_settings *settings);

/* ---- reading ---- */

/* The declaration of that name; NULL when there is none. */
const crd_gate *crd_settings_find_gate(const crd_settings *settings, crd_string name);
const crd_setting *crd_settings_find(const crd_settings *settings, crd_string name);
/* Whether a gate is on: the value that was set, else that of AllAlpha or AllBeta, else its default. NULL settings: the
 * default. */
bool crd_settings_gate(const crd_settings *settings, const crd_gate *gate);
/* The value of a setting; never NULL. */
const crd_setting_value *crd_settings_value(const crd_settings *settings, const crd_setting *setting);

/* The value that crd_settings_keep cached for a text; NULL if there is none. It lives as long as the settings. */
const struct crd_value *crd_settings_kept(const crd_settings *settings, crd_string text, crd_setting_reader *reader,
                                          crd_string type);

/* ---- for people ---- */

/* Appends a table of the gates by name: stage, default and present value. Nothing if there are none. */
void crd_settings_list_gates(const crd_settings *settings, crd_text *text);
/* The name of the declared gate that is most similar to `name`; empty: none is. */
crd_string crd_settings_nearest_gate(const crd_settings *settings, crd_string name);
/* If a setter's error is about an unknown gate: appends the most similar name and the programs' option that lists all gates.
 * `size` is that of the buffer. */
void crd_settings_add_advice(const crd_settings *settings, char *error, size_t size);

/* ---- declarations from text ---- */

/* "Alpha", "Beta", "GA" (or empty), "Deprecated". */
CRD_MUST_CHECK bool crd_gate_stage_read(crd_string text, crd_gate_stage *stage);
/* "string", "bool", "int", "list(string)", "map(string, string)". */
CRD_MUST_CHECK bool crd_setting_type_read(crd_string text, crd_setting_type *type);
/* A value of that type from text, as crd_settings_set takes it. False with the reason. */
CRD_MUST_CHECK bool crd_setting_value_read(crd_arena *arena, crd_setting_type type, crd_string text,
                                           crd_setting_value *value, crd_string *error);
/* The same from a value as a configuration file has it, copied into the arena. False when it is of another type. */
CRD_MUST_CHECK bool crd_setting_value_take(crd_arena *arena, crd_setting_type type, const struct crd_value *from,
                                           crd_setting_value *value);

CRD_END_DECLS

#endif
