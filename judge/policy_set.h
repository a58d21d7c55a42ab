/* SPDX-License-Identifier: Apache-2.0 */
/* A configuration of admission made of objects that were read: policies, bindings, webhook configurations, CRDs, Namespaces,
 * roles and their bindings, parameters. CRDs and policies are compiled. */
#pragma once

#include "yaml/document.h"
#include <crd/admission.h>

/* An object and where it stands; all of it outlives the set. */
typedef struct policy_object {
  const crd_value *object; /* with offsets in its document */
  const char *file;        /* the name of the text, for what is said */
  crd_string text;
  size_t document, offset; /* of its document, and of the object, in the text */
} policy_object;

typedef struct policy_set policy_set;

typedef struct policy_set_source {
  crd_arena *arena;             /* of what is made, which outlives the set */
  const policy_object *objects; /* of a kind and name the later counts */
  size_t object_count;
  const documents *crds;        /* those of the objects that are CRDs, for the compiler; NULL: none */
  const crd_registry *registry; /* kinds beside those of the CRDs; NULL: none. It must outlive the set */
  unsigned kubernetes_minor;    /* 0: the newest */
  crd_value *(*fill_in)(crd_arena *arena, crd_string endpoint, const crd_value *object, unsigned kubernetes_minor); /* of
                                                                                                 crd_admission_setup */
  /* Are told what is wrong: of an object, with its place, which is there for the call alone (NULL: of none); of the CRDs. */
  void (*complain)(void *context, const policy_object *place, crd_string what);
  void (*diagnose)(void *context, const diagnostics *found);
  /* Is told, likewise, of what the API server takes too and that does not do what it is there for: a policy
   * without a binding, an expression that does not compile, a parameter's kind that is not there, a binding without its
   * policy. NULL: nobody asks. */
  void (*note)(void *context, const policy_object *place, crd_string what);
  void *context;
} policy_set_source;

/* NULL when something is wrong, which was told. The source is needed for the call alone. Without memory it leaves
 * (crd/guard.h). Ended with crdc_policy_set_destroy. */
policy_set *crdc_policy_set_create(const policy_set_source *source);
void crdc_policy_set_destroy(policy_set *set); /* NULL is fine */

/* Ready to be asked, by any number of threads. */
const crd_admission_configuration *crdc_policy_set_configuration(const policy_set *set);
/* The kinds of the CRDs, and those of the source's registry that are not of them. */
const crd_registry *crdc_policy_set_registry(const policy_set *set);

/* Whether an object is a CRD, of v1. */
bool crdc_policy_object_is_crd(const crd_value *object);
