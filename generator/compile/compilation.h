/* SPDX-License-Identifier: Apache-2.0 */
/* What a compilation holds, for the files that are its functions. */
#ifndef CRDC_COMPILE_COMPILATION_H
#define CRDC_COMPILE_COMPILATION_H

#include "compile/build.h"
#include "compile/libcrdc.h"
#include "schema/markers/overlay.h"

struct compilation {
  crd_arena *arena; /* of this and of all that is read and made */
  compile_options options;
  diagnostics diagnostics;
  crd_set set;
  overlays overlays;
  bool settled;             /* overlays without a CRD were said */
  size_t checked;           /* so many of the set's CRDs were checked */
  size_t rules_passed_over; /* rules in them that were not looked at */
  size_t carried;           /* and so many CRDs were given what is carried for them */
  build build;              /* what is made of all of them, the types once `typed` */
  bool typed;
  bool writes_files;      /* what is made is for people to read */
  const char *names_file; /* found beside the CRDs */
  crd_text files_passed_over;
  yaml_repeats *repeats; /* of compile_options.repeats, else NULL */
};

/* Makes one or the other of all that was added; false with diagnostics. */
bool crdc_compilation_make(compilation *compilation, making *make, cJSON **model);

#endif
