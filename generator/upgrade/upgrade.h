/* SPDX-License-Identifier: Apache-2.0 */
/* The upgrade from some CRDs to others: what changes, what the API server says of it, and objects that show it. */
#pragma once

#include "compile/libcrdc.h"
#include "upgrade/change.h"

/* Where CRDs are read from. */
typedef struct upgrade_source {
  const char *path;          /* a file, a folder, or "-" */
  crd_string text;           /* of "-" */
  const compile_file *texts; /* of what is none of them: its files, and overlays among them */
  size_t text_count;
  bool one; /* it is a file, with its overlay: all of it are CRDs */
} upgrade_source;

typedef struct upgrade_options {
  upgrade_source old, new_;
  compile_options settings; /* the minor, and what of overlays is taken */
  unsigned tries;           /* objects that are judged for a finding at most; 0: 400 */
  bool no_witnesses;
  void (*progress)(void *context, const char *what); /* NULL: nobody wants to know */
  void *context;
} upgrade_options;

/* One side of it. */
typedef struct upgrade_side {
  upgrade_source from;
  compilation *compilation;     /* compared, and loaded where objects are judged */
  compilation *checked;         /* the same once more: the API server's checks change what they read */
  const crd_registry *registry; /* NULL: not loaded */
} upgrade_side;

typedef struct upgrade_counts {
  size_t crds, same, versions, witnesses, undecided;
  size_t rules; /* rules of the new CRDs */
} upgrade_counts;

typedef struct upgrade {
  crd_arena *arena;
  upgrade_options options;
  upgrade_side old, new_;
  findings findings; /* by CRD, the worst first */
  diagnostics diagnostics;
  upgrade_counts counts;
} upgrade;

/* Reads both sides; false with diagnostics where one cannot be read. All lives until crdc_upgrade_end, and so does what the
 * options point to. */
bool crdc_upgrade_begin(upgrade *upgrade, crd_arena *arena, const upgrade_options *options);
/* Compares them, and looks for witnesses. False with diagnostics. */
bool crdc_upgrade_compare_all(upgrade *upgrade);
/* Compiles a side into memory, once. False with diagnostics. */
bool crdc_upgrade_load(upgrade *upgrade, upgrade_side *side);
void crdc_upgrade_end(upgrade *upgrade);

/* The definition of that name on a side, the one that counts; NULL: it has none. */
const crd_definition *crdc_upgrade_find(const crd_set *set, crd_string name);

/* Adds what the API server has against each new CRD in the place of the old one of its name, and rules whose costs change.
 */
void crdc_upgrade_ask_server(upgrade *upgrade);
/* Looks for an object for each finding that one can show. */
void crdc_upgrade_find_witnesses(upgrade *upgrade);

/* ---- forms ---- */

typedef struct upgrade_form {
  FILE *stream;
  bool verbose; /* notes too */
  bool color;
} upgrade_form;

void crdc_upgrade_print_text(const upgrade *upgrade, const upgrade_form *form);
void crdc_upgrade_print_markdown(const upgrade *upgrade, const upgrade_form *form);
/* The findings as a JSON list, and as the members of a SARIF 2.1.0 run, in the arena. */
crd_value crdc_upgrade_findings_json(const upgrade *upgrade);
crd_value crdc_upgrade_sarif(const upgrade *upgrade, const char *version);
/* A verdict's findings in a word each: {"narrowed": 3, ...}. */
crd_value crdc_upgrade_summary_json(const upgrade *upgrade);
