/* SPDX-License-Identifier: Apache-2.0 */
/* Reads an admission configuration from files: policies, bindings, webhook configurations, CRDs, Namespaces, roles and their
 * bindings, parameters. CRDs and policies are compiled.
 *
 * There are two implementations, and a program links one: admission_files.c with the compiler, admission_files_none.c in a
 * build without it. */
#ifndef PROGRAMS_JUDGES_ADMISSION_FILES_H
#define PROGRAMS_JUDGES_ADMISSION_FILES_H

#include <crd/admission.h>

typedef struct admission_files admission_files;

typedef struct admission_files_source {
  const char *const *paths; /* files, folders, "-"; "FILE#Kind/name": that object alone. Of two objects of the same kind and
                             * name the later is used */
  size_t path_count;
  const char *const *crds; /* files and folders that come first, of which only the CRDs are used */
  size_t crd_count;
  const crd_registry *registry; /* other kinds than those of the CRDs; NULL: none. It must outlive the configuration */
  unsigned kubernetes_minor;    /* 0: the newest */
  crd_value *(*fill_in)(crd_arena *arena, crd_string endpoint, const crd_value *object, unsigned kubernetes_minor); /* of
                                                                                                 crd_admission_setup */
  /* Called with each error: lines, those of files with "file:line:column". NULL: they go to standard error. */
  void (*complain)(void *context, crd_string what);
  /* Called, with "file:line:column", for what the API server accepts but what has no effect: a policy without a binding, an
   * expression that does not compile, a missing kind of parameters, a binding without its policy. May be NULL. */
  void (*note)(void *context, crd_string what);
  void *context;
} admission_files_source;

/* NULL on errors, which were reported. Free it with admission_files_destroy. */
admission_files *admission_files_load(const admission_files_source *source);
void admission_files_destroy(admission_files *files); /* may be NULL */

/* The number of objects of any kind that `before` has and `after` does not: policies, bindings, parameters and others. Each
 * is passed to the callback (may be NULL) as "Kind name" or "Kind namespace/name", in a text that lives for the call. */
size_t admission_files_lost(const admission_files *before, const admission_files *after,
                            void (*tell)(void *context, crd_string what), void *context);

/* The configuration, ready to be used by any number of threads. */
const crd_admission_configuration *admission_files_configuration(const admission_files *files);
/* The kinds of the CRDs, and those of the source's registry that no CRD replaces. */
const crd_registry *admission_files_registry(const admission_files *files);

#endif
