/* SPDX-License-Identifier: Apache-2.0 */
/* A configuration of admission read from files: policies, bindings, webhook configurations, CRDs, Namespaces, roles and
 * their bindings, parameters. CRDs and policies are compiled.
 *
 * There are two of it, and a program links one: admission_files.c with the compiler, admission_files_none.c for a build that
 * has none. */
#ifndef PROGRAMS_JUDGES_ADMISSION_FILES_H
#define PROGRAMS_JUDGES_ADMISSION_FILES_H

#include <crd/admission.h>

typedef struct admission_files admission_files;

typedef struct admission_files_source {
  const char *const
      *paths; /* files, folders, "-"; "FILE#Kind/name": that object alone. Of a kind and name the later counts */
  size_t path_count;
  const char *const *crds; /* files and folders, before them, of which the CRDs alone are taken */
  size_t crd_count;
  const crd_registry *registry; /* kinds beside those of the CRDs; NULL: none. It must outlive the configuration */
  unsigned kubernetes_minor;    /* 0: the newest */
  crd_value *(*fill_in)(crd_arena *arena, crd_string endpoint, const crd_value *object, unsigned kubernetes_minor); /* of
                                                                                                 crd_admission_setup */
  /* Is told what is wrong: lines, those of files with "file:line:column". NULL: they go to standard error. */
  void (*complain)(void *context, crd_string what);
  /* Is told, with "file:line:column", of what the API server takes too and that does not do what it is there for: a policy
   * without a binding, an expression that does not compile, a parameter's kind that is not there, a binding without its
   * policy. NULL: nobody asks. */
  void (*note)(void *context, crd_string what);
  void *context;
} admission_files_source;

/* NULL when something is wrong, which was told. Ended with admission_files_destroy. */
admission_files *admission_files_load(const admission_files_source *source);
void admission_files_destroy(admission_files *files); /* NULL is fine */

/* How many objects `before` has that `after` does not have: policies, bindings, parameters and all else. Each is told as
 * "Kind name" or "Kind namespace/name", in a text that stays for the call; NULL: none is. */
size_t admission_files_lost(const admission_files *before, const admission_files *after,
                            void (*tell)(void *context, crd_string what), void *context);

/* Ready to be asked, by any number of threads. */
const crd_admission_configuration *admission_files_configuration(const admission_files *files);
/* The kinds of the CRDs, and those of the source's registry that are not of them. */
const crd_registry *admission_files_registry(const admission_files *files);

#endif
