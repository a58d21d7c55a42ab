/* SPDX-License-Identifier: Apache-2.0 */
/* Without a compiler: policies are expressions, which cannot be compiled. */
#include "../../../runtime/base/say.h"
#include "admission_files.h"
#include <stdio.h>

admission_files *admission_files_load(const admission_files_source *source) {
  const crd_string what = CRD_STRING("admission policies need a compiler, which this build has not");
  if (source->complain)
    source->complain(source->context, what);
  else
    crd_say(stderr, "%-.*s\n", CRD_PRINT(what));
  return NULL;
}

void admission_files_destroy(admission_files *files) {
  (void)files;
}

size_t admission_files_lost(const admission_files *before, const admission_files *after,
                            void (*tell)(void *context, crd_string what), void *context) {
  (void)before, (void)after, (void)tell, (void)context;
  return 0;
}

const crd_admission_configuration *admission_files_configuration(const admission_files *files) {
  (void)files;
  return NULL;
}

const crd_registry *admission_files_registry(const admission_files *files) {
  (void)files;
  return NULL;
}
