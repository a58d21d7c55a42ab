/* SPDX-License-Identifier: Apache-2.0 */
/* Without a compiler: policies are expressions, and there is nobody who makes code of them. */
#include "admission_files.h"
#include <stdio.h>

admission_files *admission_files_load(const admission_files_source *source) {
  const crd_string what = CRD_STRING("admission policies need a compiler, which this build has not");
  if (source->complain)
    source->complain(source->context, what);
  else
    fprintf(stderr, "%.*s\n", CRD_PRINT(what));
  return NULL;
}

void admission_files_destroy(admission_files *files) {
  (void)files;
}

const crd_admission_configuration *admission_files_configuration(const admission_files *files) {
  (void)files;
  return NULL;
}

const crd_registry *admission_files_registry(const admission_files *files) {
  (void)files;
  return NULL;
}
