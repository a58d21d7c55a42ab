/* SPDX-License-Identifier: Apache-2.0 */
/* The upgrade from one set of CRDs to another: what changes, what the API server reports, and witness objects. */
#pragma once

#include "compile/libcrdc.h"
#include "upgrade/change.h"

/* The source of the CRDs. */
typedef struct upgrade_source {
  const char *path;          /* a file, a folder, or "-" */
  crd_string text;           /* of "-" */
  const compile_file *texts; /* if neither is set: files in memory, with overlays among them */
  size_t text_count;
  bool one; /* it is one file with its overlay: all documents are CRDs */
} upgrade_source;

typedef struct upgrade_options {
  upgrade_source old, new_;
  compile_options settings; /* the minor, and which overlays are used */
  unsigned tries;           /* the most objects that are judged for one finding; 0: 400 */
  bool no_witnesses;
  void (*progress)(void *context, const char *what); /* called with each step; may be NULL */
  void *context;
} upgrade_options;

/* The old or the new set. */
typedef struct upgrade_side {
  upgrade_source from;
  compilation *compilation;     /* for the comparison; loaded if objects are judged */
  compilation *checked;         /* the same again, because the API server's checks change the schemas */
  const crd_registry *registry; /* NULL: not loaded */
} upgrade_side;

typedef struct upgrade_counts {
  size_t crds, same, versions, witnesses, undecided;
  size_t rules; /* rules in the new CRDs */
} upgrade_counts;

typedef struct upgrade {
  crd_arena *arena;
  upgrade_options options;
  upgrade_side old, new_;
  findings findings; /* by CRD, the worst first */
  diagnostics diagnostics;
  upgrade_counts counts;
} upgrade;

/* Reads both sides; false with diagnostics if one cannot be read. Everything lives until crdc_upgrade_end, and what the
 * options point to must live as long. */
bool crdc_upgrade_begin(upgrade *upgrade, crd_arena *arena, const upgrade_options *options);
/* Compares the sides, and searches for witnesses. False with diagnostics. */
bool crdc_upgrade_compare_all(upgrade *upgrade);
/* Compiles a side into memory if that was not done yet. False with diagnostics. */
bool crdc_upgrade_load(upgrade *upgrade, upgrade_side *side);
void crdc_upgrade_end(upgrade *upgrade);

/* The definition of that name which the set uses, or NULL. */
const crd_definition *crdc_upgrade_find(const crd_set *set, crd_string name);

/* Adds the API server's errors against each new CRD as an update of the old one, and rules whose costs change. */
void crdc_upgrade_ask_server(upgrade *upgrade);
/* Searches for a witness for each finding that can have one. */
void crdc_upgrade_find_witnesses(upgrade *upgrade);

/* ---- forms ---- */

typedef struct upgrade_form {
  FILE *stream;
  bool verbose; /* print notes too */
  bool color;
} upgrade_form;

void crdc_upgrade_print_text(const upgrade *upgrade, const upgrade_form *form);
void crdc_upgrade_print_markdown(const upgrade *upgrade, const upgrade_form *form);
/* The findings as a JSON list, and as the members of a SARIF 2.1.0 run, in the arena. */
crd_value crdc_upgrade_findings_json(const upgrade *upgrade);
crd_value crdc_upgrade_sarif(const upgrade *upgrade, const char *version);
/* The number of findings by verdict: {"narrowed": 3, ...}. */
crd_value crdc_upgrade_summary_json(const upgrade *upgrade);
