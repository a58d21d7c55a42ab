/* SPDX-License-Identifier: Apache-2.0 */
/* What an operator is told from outside: feature gates and settings. Rules of the layers webhook and controller read them as
 * `gates.X` and `config.x` (docs/cel.md).
 *
 * Declarations (crd_gate, crd_setting) are tables that belong to a kind. Values are a crd_settings: built once from flags, a
 * file or a request, never changed afterwards, shared by reference count. Rules hold the declaration they were compiled
 * with, so a value is found by name, and is the default where nothing was said. */
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
  const crd_string *items; /* LIST: `count` strings; MAP: `count` pairs, key and value by turns, by key */
  size_t count;
} crd_setting_value;

typedef struct crd_setting {
  crd_string name;
  uint8_t type; /* crd_setting_type */
  crd_setting_value default_value;
  crd_string env; /* the environment variable that operators read it from; empty: none */
} crd_setting;

/* What a kind's rules can ask for. */
typedef struct crd_extras {
  const crd_gate *gates;
  size_t gate_count;
  const crd_setting *settings;
  size_t setting_count;
} crd_extras;

/* ---- values ---- */

typedef struct crd_settings crd_settings;

/* All functions below that can run out of memory say so: makers give NULL, setters false with an error. */

/* New values, all of them defaults. `tables` are what is declared (a name twice: the first counts); they are borrowed and
 * must outlive the settings. The caller holds the one reference. */
CRD_MUST_CHECK crd_settings *crd_settings_create(const crd_extras *const *tables, size_t count);
/* A copy of `base` with the same tables, to be changed further; `base` is not NULL. */
CRD_MUST_CHECK crd_settings *crd_settings_derive(const crd_settings *base);

/* The functions that set values are for whoever made the settings and has not shared them yet. False with the reason in
 * `error`, which lives as long as the settings; values may be half changed then. */

/* "A=true,B=false,AllAlpha=true", as component-base's featuregate.Set reads it; its texts: "unrecognized feature gate: X",
 * "missing bool value for X", "invalid value of X=Y, err: ...". */
CRD_MUST_CHECK bool crd_settings_set_gates(crd_settings *settings, crd_string text, crd_string *error);
CRD_MUST_CHECK bool crd_settings_set_gate(crd_settings *settings, crd_string name, bool value, crd_string *error);
/* A setting from a text, as its type reads it: "true", "3", "a,b", "k=v,l=w". */
CRD_MUST_CHECK bool crd_settings_set(crd_settings *settings, crd_string name, crd_string text, crd_string *error);
/* All settings that are read from that environment variable. One that nothing reads is no error. */
CRD_MUST_CHECK bool crd_settings_set_env(crd_settings *settings, crd_string variable, crd_string text, crd_string *error);
/* A configuration file, YAML or JSON: {featureGates: {X: true}, config: {x: ...}}; or the manifest of a ConfigMap whose one
 * entry is such a file. */
CRD_MUST_CHECK bool crd_settings_set_file(crd_settings *settings, crd_string text, crd_string *error);
/* The same from a path, of at most 1 MiB; `error` begins with the path. */
CRD_MUST_CHECK bool crd_settings_read_file(crd_settings *settings, const char *path, crd_string *error);

/* How the text of a setting is read as something else: crd_go_read_yaml and its like. */
typedef bool crd_setting_reader(crd_arena *arena, crd_string text, crd_string type, struct crd_value *value);
/* Reads the text that a setting has now, once for all rules that read it that way (crd_settings_kept). One that cannot be
 * read is left alone. `type` is copied. */
CRD_MUST_CHECK bool crd_settings_keep(crd_settings *settings, crd_string name, crd_setting_reader *reader, crd_string type,
                                      crd_string *error);

/* Takes a further reference, from any thread that holds one; NULL is fine. The last release frees. */
const crd_settings *crd_settings_retain(const crd_settings *settings);
void crd_settings_release(const crd_settings *settings);

/* ---- reading ---- */

/* The declaration of that name; NULL when there is none. */
const crd_gate *crd_settings_find_gate(const crd_settings *settings, crd_string name);
const crd_setting *crd_settings_find(const crd_settings *settings, crd_string name);
/* Whether a gate is on: as it was set; else by AllAlpha or AllBeta; else its default. NULL settings: the default. */
bool crd_settings_gate(const crd_settings *settings, const crd_gate *gate);
/* The value of a setting; never NULL. */
const crd_setting_value *crd_settings_value(const crd_settings *settings, const crd_setting *setting);

/* What the text of a setting was read as; NULL: it is no such text, or it was not read that way. Lives as long as the
 * settings. */
const struct crd_value *crd_settings_kept(const crd_settings *settings, crd_string text, crd_setting_reader *reader,
                                          crd_string type);

/* ---- for people ---- */

/* A table of the gates by name: stage, default, and how they stand now. Nothing where there are none. */
void crd_settings_list_gates(const crd_settings *settings, crd_text *text);
/* The declared gate whose name is like that one; empty: none is. */
crd_string crd_settings_nearest_gate(const crd_settings *settings, crd_string name);
/* Adds to the error of a setter, where it is about an unknown gate, the name that may be meant and the option of programs
 * that lists all. `size` is the room of the buffer. */
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
