/* SPDX-License-Identifier: Apache-2.0 */
/* What stands in crdc.c (tools/amalgamate.py) in the place of the emitter: no C is made there. */
#include "../generator/compile/compilation.h"

bool crdc_compilation_generate(compilation *compilation, const char *out, bool verify) {
  (void)verify;
  crdc_diagnostics_add(&compilation->diagnostics, SEVERITY_ERROR, (location){NULL, CRD_NO_OFFSET},
                       "%s is not written: crdc.c makes no C, crdc does", out);
  return false;
}
