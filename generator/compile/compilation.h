/* SPDX-License-Identifier: Apache-2.0 */
/* The state of a compilation, for the files that implement it. */
#ifndef CRDC_COMPILE_COMPILATION_H
#define CRDC_COMPILE_COMPILATION_H

#include "compile/build.h"
#include "compile/libcrdc.h"
#include "schema/markers/overlay.h"

struct compilation {
  crd_arena *arena; /* owns the compilation and everything that it reads and makes */
  compile_options options;
  diagnostics diagnostics;
  crd_set set;
  overlays overlays;
  bool settled;             /* overlays without a CRD were reported */
  size_t checked;           /* how many of the set's CRDs were checked */
  size_t rules_passed_over; /* rules in them that were skipped */
  size_t carried;           /* how many CRDs were given their carried rules */
  build build;              /* made of all CRDs; it has the types once `typed` is set */
  bool typed;
  bool writes_files;      /* the output is for people to read */
  const char *names_file; /* found beside the CRDs */
  crd_text files_passed_over;
  yaml_repeats *repeats; /* of compile_options.repeats, else NULL */
};

/* Makes code or the model of all CRDs that were added, as `make` does; false with diagnostics. */
bool crdc_compilation_make(compilation *compilation, making *make, cJSON **model);

#endif
